"""posters_topsecret.py NAME OUT.jpg [SCALE]: the posters of Top Secret Spies: its title and its ends. The left third is calm: the program sets
its words there. Houses are those of the board, the safe is that of the table.
"""
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("map", "pieces"):
    sys.path.insert(0, os.path.join(HERE, "..", folder))
import cast
import cut
import cards
import pavement
import town
from poster import CREAM, circle, figure, path, print_all, sheet

NIGHT, STREET, LIT = "#1b2438", "#2a3650", "#ffd777"
AGENTS = ("ash", "canary", "ginger", "jade", "navy", "ruby", "violet")


def laid(sheets, move, lift=40):
    """Sheets of a piece of the table, laid on a poster."""
    return "".join(sheet(s.body, lift=None if s.lift == 0 else lift * s.lift, flat=s.lift == 0, move=move) for s in sheets)


def safe(x, y, scale, turn=0, drawn=pavement.safe):
    """(x, y): the middle of its lower edge."""
    return laid(drawn(), f"translate({x} {y}) rotate({turn}) scale({scale}) translate(-192 -284)")


def house(k, x, y, scale):
    """A house of the board, its threshold at (x, y)."""
    return cast.as_text([s.moved(f"translate({x} {y}) scale({scale})", scale) for s in cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{town.house(k)}</svg>')[1]])


def glow(x, y, rx, ry, colour="#ffd27a", strength=.6):
    key = f"l{round(x)}x{round(y)}x{round(rx)}"
    return sheet(f'<defs><radialGradient id="{key}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/><stop offset=".5" stop-color="{colour}" stop-opacity="{strength * .4:.2f}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
                 f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#{key})"/>', flat=True)


def ground(top, colour=STREET, stones="#3d4b68", seed=7):
    """Wet stones towards the viewer: the nearer, the larger."""
    chance, d, y, high = random.Random(seed), "", top + 14, 9.0
    out = sheet(path(f"M-20 {top}H1940V1100H-20Z"), colour, 90)
    while y < 1100:
        x = -chance.random() * 60
        while x < 1940:
            w = high * (2.0 + chance.random() * 1.3)
            d += f"M{x + 2:.0f} {y:.0f}h{w - 6:.0f}q3 0 3 3v{high - 5:.0f}q0 3 -3 3h{6 - w:.0f}q-3 0 -3 -3v{5 - high:.0f}q0 -3 3 -3Z"
            x += w
        y += high + 2
        high *= 1.13
    return out + sheet(path(d, stones), flat=True)


def gleam(xs, top, low, colour="#ffdf90"):
    """Lights in the wet, broken into strokes."""
    chance, d = random.Random(19), ""
    for x in xs:
        v, w = top + 8, 30 + chance.random() * 26
        while v < low:
            high = 7 + (v - top) * .05 + chance.random() * 8
            d += f"M{x - w / 2 + chance.uniform(-5, 5):.0f} {v:.0f}q{w / 2:.0f} -5 {w:.0f} 0l{chance.uniform(-4, 4):.0f} {high:.0f}q{-w / 2:.0f} 5 {-w:.0f} 0Z"
            v += high + 7 + (v - top) * .03
    return sheet(f'<defs><linearGradient id="gl" gradientUnits="userSpaceOnUse" x1="0" y1="{top}" x2="0" y2="{low}"><stop offset="0" stop-color="{colour}" stop-opacity=".6"/><stop offset="1" stop-color="{colour}" stop-opacity=".04"/></linearGradient></defs>' + path(d, "url(#gl)"), flat=True)


def rain(count=300, opacity=.3, seed=3, left=520):
    drops = random.Random(seed)
    d = "".join(f"M{left + drops.random() * (1930 - left):.0f} {drops.random() * 1080:.0f}l-11 {34 + drops.random() * 34:.0f}" for _ in range(count))
    return sheet(f'<path d="{d}" fill="none" stroke="#c6d6e6" stroke-width="2.600" stroke-opacity="{opacity}" stroke-linecap="round"/>', flat=True)


def lamp(x, y, scale=1.0, lit=True):
    move = f"translate({x} {y}) scale({scale})"
    out = sheet(path("M-7 0V-300H7V0ZM-30 6Q-28 -18 -10 -22V-90H10V-22Q28 -18 30 6ZM-44 -268H44V-256H-44Z", "#10131c"), lift=90, move=move)
    out += sheet(path("M-26 -300L-38 -396H38L26 -300Z", LIT if lit else "#55617a"), lift=60, move=move) + sheet(path("M-46 -396L-18 -434H18L46 -396ZM-7 -456h14v24h-14ZM-30 -306h60v12h-60Z", "#10131c"), lift=50, move=move)
    return out + (glow(x, y - 350 * scale, 250 * scale, 250 * scale, "#ffd684", .55) if lit else "")


def row(names, left, right, y, scale, order=None):
    step = (right - left) / (len(names) - 1)
    return "".join(figure(name, left + step * k, y, scale) for k, name in enumerate(names))


def moon(x, y, r):
    out = ""
    for grown, ink in ((3.6, "#222e4c"), (2.5, "#2b395b"), (1.6, "#3a4a70")):
        out += sheet(circle(x, y, round(r * grown)), ink, 45)
    return out + sheet(circle(x, y, r), "#f7dc8e", 60) + sheet(circle(x - r * .3, y - r * .24, r * .17) + circle(x + r * .32, y + r * .16, r * .23) + circle(x + r * .1, y - r * .52, r * .1), "#e6c26a", flat=True)


def roofs(low, colour, seed, left=470, windows=True):
    """Other houses, far off."""
    chance, d, x, panes = random.Random(seed), f"M{left} 1000V{low}", left, ""
    while x < 1960:
        w, rise, y = 70 + chance.random() * 90, 30 + chance.random() * 60, low - chance.random() * 70
        d += f"L{x:.0f} {y:.0f}" + (f"l{w / 2:.0f} {-rise:.0f}l{w / 2:.0f} {rise:.0f}" if chance.random() < .7 else f"v{-rise:.0f}h{w:.0f}v{rise:.0f}")
        if chance.random() < .5:
            d += "v-44h16v50"
        for _ in range(2):
            if chance.random() < .55:
                panes += f"M{x + 12 + chance.random() * (w - 34):.0f} {y + 14 + chance.random() * 30:.0f}h14v20h-14Z"
        x += w + 16
    return sheet(path(d + "V1000Z"), colour, 70) + (sheet(path(panes, "#e9b45c"), flat=True) if windows else "")


def calm(colour):
    """The left side, where words are: a sheet laid over the scene, torn towards it."""
    return sheet(path("M-40 -40H566C600 160 540 300 572 480C600 640 538 780 566 940L556 1120H-40Z", colour), lift=90)


def anybody(x, y, scale, coat=cards.PAPER):
    """Of whom the cards tell: it may be anyone."""
    return cast.as_text(cards.agent(x, y, scale, coat))


def leaving(x, y, scale):
    """Someone seen from behind, with a full bag over the shoulder."""
    move = f"translate({x} {y}) scale({scale})"
    out = sheet(path("M-26 0V-26H-4V0ZM4 0V-26H26V0Z", "#0c0e16"), lift=60, move=move)
    out += sheet(path("M-50 -14C-44 -60 -46 -96 -40 -112C-34 -124 -18 -130 0 -130C18 -130 34 -124 40 -112C46 -96 44 -60 50 -14C20 -6 -20 -6 -50 -14Z", "#171c2c"), lift=90, move=move)
    out += sheet(path("M-50 -14C-44 -60 -46 -96 -40 -112C-36 -120 -28 -125 -18 -128C-34 -90 -36 -50 -34 -11Z", "#41496a"), flat=True, move=move)
    out += sheet(path("M-21 -126V-150H21V-126Z", "#0f121c") + path("M-58 -154C-30 -164 30 -164 58 -154C34 -142 -34 -142 -58 -154ZM-31 -156C-33 -190 -18 -200 0 -192C18 -200 33 -190 31 -156Z", "#171c2c"), lift=70, move=move)
    return out + sheet(path("M10 -118C30 -136 66 -132 84 -104C98 -74 88 -36 56 -34C22 -34 4 -62 10 -118Z", "#8d7b5a"), lift=90, move=move) + sheet(path("M10 -118C-2 -128 -10 -132 -22 -118L-14 -112Z", "#8d7b5a") + path("M38 -96L62 -88L52 -58L30 -66Z", "#6b5a3c"), lift=40, move=move)


def title():
    """Seven in the rain, and whose they are nobody says."""
    cx = 1262
    out = sheet(path("M-20 -20H1940V1100H-20Z"), NIGHT, flat=True) + moon(cx, 318, 226) + roofs(600, "#26314f", 5, left=600)
    for k, x, scale in ((11, 690, 1.5), (9, 950, 1.8), (2, 1600, 1.9), (0, 1850, 2.0), (10, cx, 2.1)):
        out += house(k, x, 752, scale)
    out += ground(750) + gleam((700, 890, 960, 1040, 1120, 1170, 1262, 1350, 1420, 1560, 1640, 1760, 1850), 754, 1060) + glow(cx, 940, 620, 170, strength=.5)
    out += lamp(590, 880, 1.15) + lamp(1440, 800, .9)
    out += row(("ash", "canary", "ginger"), 724, 1040, 1012, .44) + row(("jade", "navy", "ruby", "violet"), 1474, 1850, 1012, .43)
    return out + safe(cx, 1016, 1.16) + rain()


def victory():
    """Yours: it is morning, and the safe stands open. The program lays the winner on it, and nobody else: not all of them are in every match."""
    cx = 1262
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#4b5880", flat=True)
    for r, ink in ((820, "#5f618c"), (660, "#8a739c"), (520, "#cf957e"), (380, "#f3c182")):
        out += sheet(circle(cx, 600, r), ink, 50)
    out += roofs(600, "#5a5a86", 8, windows=False)
    for k, x, scale in ((4, 770, 1.75), (5, 1810, 1.9), (6, 1010, 1.6), (8, 1560, 1.6), (7, cx, 1.9)):
        out += house(k, x, 740, scale)
    out += ground(738, "#465172", "#5f6c8c") + gleam((760, 1010, 1100, 1180, 1262, 1344, 1420, 1560, 1640, 1800), 742, 1040) + glow(cx, 880, 640, 240, "#ffe29a", .8)
    hang = [(540 + 62 * k, 70 + 120 * math.sin(k * .39) ** 2) for k in range(24)]
    out += sheet(f'<path d="{"".join(("L" if k else "M") + f"{x} {y:.0f}" for k, (x, y) in enumerate(hang))}" fill="none" stroke="#2b2336" stroke-width="4"/>', flat=True)
    for n, ink in enumerate(("#c23b32", "#f4ead0", "#2f9e63", "#e8bd22")):
        out += sheet(path("".join(f"M{x - 22} {y:.0f}L{x} {y + 58:.0f}L{x + 22} {y:.0f}Z" for x, y in hang[n::4])), ink, 40)
    out += lamp(890, 850, 1.05, lit=False) + lamp(1690, 850, 1.05, lit=False)
    return out + safe(cx + 40, 1026, 1.4, drawn=pavement.safe_open) + calm("#2b3a62")


def defeat():
    """Another's: the safe is empty, and somebody walks off with a full bag."""
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#1d2740", flat=True) + moon(690, 150, 74) + roofs(420, "#263352", 12)
    for k, x, scale in ((3, 740, 2.2), (1, 1800, 1.9), (2, 1226, 2.3)):
        out += house(k, x, 722, scale)
    out += ground(718, "#242f48", "#35425e") + gleam((640, 700, 790, 1130, 1226, 1320, 1740, 1820), 724, 1000) + lamp(1520, 800, 1.5) + glow(1520, 850, 470, 120, strength=.6)
    out += sheet(path("M1650 862C1560 920 1430 990 1330 1080H1450C1540 1000 1640 930 1724 872Z", "#0e1422"), flat=True) + leaving(1690, 880, 1.7)
    out += safe(1000, 1006, 1.5, -3, drawn=pavement.safe_empty)
    for x, y, turn in ((1250, 1000, -12), (1330, 930, 16), (720, 960, 30), (1420, 1030, -24), (760, 1046, 8)):
        put = f"translate({x} {y}) rotate({turn}) scale(1.2)"
        out += sheet(path("M-44 -26H44V26H-44Z", CREAM), lift=40, move=put) + sheet('<path d="M-32 -12H30M-32 0H22M-32 12H26" fill="none" stroke="#6a6a72" stroke-width="5"/>', flat=True, move=put)
    return out + rain(420, .42) + calm("#18213a")


def shared():
    """Who are level share one safe."""
    cx = 1262
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#27365a", flat=True) + moon(cx, 250, 150) + roofs(560, "#2f3f68", 21)
    for k, x, scale in ((8, 790, 1.9), (5, 1760, 2.0), (6, cx, 2.3)):
        out += house(k, x, 752, scale)
    out += ground(750, "#303d5c", "#455473") + gleam((640, 720, 800, 880, 1170, 1262, 1354, 1660, 1740, 1820), 756, 1030) + glow(cx, 930, 560, 180, strength=.65)
    out += safe(cx, 1026, 1.5) + anybody(cx - 410, 1036, 2.3) + anybody(cx + 410, 1036, 2.3, cards.LEAD)
    return out + rain(220, .28) + calm("#1f2c4c")


def nobody():
    """An empty square: whoever it was, it was nobody's."""
    cx = 1262
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#17203a", flat=True) + moon(1560, 210, 130) + roofs(620, "#222d4a", 33, windows=False)
    for k, x, scale in ((11, 1640, 2.3), (10, 850, 2.2)):
        out += house(k, x, 760, scale)
    out += ground(756, "#222d47", "#323f5b") + gleam((740, 850, 960), 762, 1000) + glow(cx, 950, 560, 150, strength=.6)
    # seven ways of shoes, which meet under the lamp and go apart
    steps = ""
    for x0, y0, x1, y1 in ((640, 1050, 1150, 960), (700, 880, 1140, 930), (1000, 1070, 1200, 980), (1830, 1060, 1400, 970), (1860, 880, 1390, 930), (1620, 1070, 1340, 990), (1262, 830, 1262, 900)):
        n = max(3, round(math.hypot(x1 - x0, y1 - y0) / 62))
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        for k in range(n):
            x, y = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            steps += f'<ellipse cx="{12 if k % 2 else -12}" cy="0" rx="8" ry="17" fill="#0b1020" fill-opacity=".75" transform="translate({x:.0f} {y:.0f}) scale(1 .7) rotate({turn:.0f})"/>'
    out += sheet(steps, flat=True) + lamp(cx, 940, 1.7)
    hat = ('<path d="M-92 0C-60 -26 60 -26 92 0C60 18 -60 18 -92 0Z" fill="#d9cfb4"/><path d="M-52 -14C-54 -70 -30 -90 0 -78C30 -90 54 -70 52 -14C30 -4 -30 -4 -52 -14Z" fill="#f1e7cd"/>'
           '<path d="M-53 -30C-30 -18 30 -18 53 -30L52 -10C30 0 -30 0 -52 -10Z" fill="#8c2f38"/>')
    out += sheet('<ellipse cx="1500" cy="1022" rx="150" ry="22" fill="#0e1422" fill-opacity=".7"/>', flat=True) + sheet(hat, lift=80, move="translate(1490 1004) rotate(-9) scale(1.35)")
    return out + rain(380, .36) + calm("#141c33")


POSTERS = {"title": title, "victory": victory, "defeat": defeat, "shared": shared, "nobody": nobody}

if __name__ == "__main__":
    print_all(POSTERS[sys.argv[1]](), "topsecret-" + sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else 2)
