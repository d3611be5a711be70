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
import pavement
import town
from poster import CREAM, circle, figure, path, print_all, sheet

NIGHT, STREET, LIT = "#1b2438", "#2a3650", "#ffd777"
AGENTS = ("ash", "canary", "ginger", "jade", "navy", "ruby", "violet")


def laid(sheets, move, lift=40):
    """Sheets of a piece of the table, laid on a poster."""
    return "".join(sheet(s.body, lift=None if s.lift == 0 else lift * s.lift, flat=s.lift == 0, move=move) for s in sheets)


def safe(x, y, scale, turn=0, opened=False):
    """(x, y): the middle of its lower edge."""
    return laid((pavement.safe_open if opened else pavement.safe)(), f"translate({x} {y}) rotate({turn}) scale({scale}) translate(-192 -284)")


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


def title():
    """Seven in the rain, and whose they are nobody says."""
    cx = 1262
    out = sheet(path("M-20 -20H1940V1100H-20Z"), NIGHT, flat=True) + moon(cx + 12, 262, 150) + roofs(640, "#26314f", 5)
    for k, x, scale in ((11, 640, 1.05), (9, 900, 1.3), (2, 1618, 1.28), (0, 1806, 1.5), (10, cx, 1.62)):
        out += house(k, x, 778, scale)
    out += ground(776) + gleam((690, 860, 940, 1010, 1130, 1180, 1262, 1344, 1400, 1560, 1660, 1780, 1860), 780, 1060) + glow(cx, 960, 560, 150, strength=.42)
    out += lamp(742, 852, .84) + lamp(1790, 852, .84)
    out += row(("ash", "canary", "ginger"), 800, 1060, 1010, .372) + row(("jade", "navy", "ruby", "violet"), 1460, 1830, 1010, .368)
    return out + safe(cx, 1000, 1.0) + rain()


def victory():
    """Yours: the safe stands open in the lamp's light, and one agent less has a secret."""
    cx = 1270
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#38486e", flat=True)
    for r, ink in ((780, "#4b5880"), (620, "#77719a"), (470, "#c98f7c"), (320, "#f0b878")):
        out += sheet(circle(cx, 560, r), ink, 50)
    out += roofs(640, "#46507a", 8, windows=False)
    for k, x, scale in ((4, 760, 1.3), (5, 1800, 1.4), (6, 1010, 1.2), (8, 1560, 1.25), (7, cx, 1.32)):
        out += house(k, x, 760, scale)
    out += ground(758, "#3a4562", "#52607f") + gleam((760, 1010, 1120, 1200, 1270, 1340, 1420, 1560, 1640, 1800), 762, 1040) + glow(cx, 900, 620, 220, "#ffe29a", .75)
    flags = "".join(f"M{x} {y}l22 40l22 -34Z" for x, y in ((560 + 46 * k, 88 + 60 * math.sin(k * .21) ** 2) for k in range(31)))
    pieces = flags.split("M")[1:]
    for n, ink in enumerate(("#c23b32", "#f4ead0", "#2f9e63", "#e8bd22")):
        out += sheet(path("".join("M" + p for p in pieces[n::4]), ink), lift=40)
    out += row(("violet", "navy", "ash"), 740, 1010, 990, .35) + row(("jade", "canary", "ginger"), 1540, 1830, 990, .35)
    out += safe(cx + 70, 1016, 1.36, opened=True) + figure("ruby", cx - 190, 1030, .5)
    return out + calm("#27365a")


def defeat():
    """Another's: the safe is empty, and the one who did it turns the corner under an umbrella that everybody knows."""
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#1d2740", flat=True) + roofs(420, "#263352", 12)
    for k, x, scale in ((3, 700, 1.7), (1, 1780, 1.5), (2, 1180, 1.8)):
        out += house(k, x, 720, scale)
    out += ground(716, "#242f48", "#35425e") + gleam((640, 760, 1100, 1180, 1260, 1740, 1830), 722, 1000) + lamp(1480, 800, 1.12) + glow(1480, 830, 420, 100, strength=.5)
    out += safe(1160, 992, 1.36, -4, opened=True) + figure("canary", 1700, 900, .47)
    out += sheet(path("M1660 912C1560 940 1420 990 1330 1060L1420 1064C1500 1000 1620 950 1740 918Z", "#111826"), flat=True)
    papers = ((960, 1010, -12), (1370, 968, 16), (880, 930, 30), (1420, 1040, -24), (1010, 1060, 8))
    for x, y, turn in papers:
        out += sheet(path("M-44 -26H44V26H-44Z", CREAM) , lift=40, move=f"translate({x} {y}) rotate({turn})") + sheet('<path d="M-32 -12H30M-32 0H22M-32 12H26" fill="none" stroke="#6a6a72" stroke-width="5"/>', flat=True, move=f"translate({x} {y}) rotate({turn})")
    return out + rain(420, .42) + calm("#18213a")


def shared():
    """Two umbrellas' worth of luck: who are level share one."""
    cx = 1270
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#27365a", flat=True) + moon(1560, 210, 110) + roofs(560, "#2f3f68", 21)
    for k, x, scale in ((8, 800, 1.5), (5, 1740, 1.6), (6, cx, 1.66)):
        out += house(k, x, 752, scale)
    out += ground(750, "#303d5c", "#455473") + gleam((720, 800, 880, 1190, 1270, 1350, 1660, 1740, 1820), 756, 1030) + glow(cx, 930, 520, 170, strength=.6) + lamp(640, 850, .95) + lamp(1880, 850, .95)
    out += safe(cx, 1012, 1.2) + figure("jade", cx - 280, 1030, .5) + figure("navy", cx + 290, 1030, .5)
    return out + rain(220, .28) + calm("#1f2c4c")


def nobody():
    """An empty square: whoever it was, it was nobody's."""
    cx = 1270
    out = sheet(path("M-20 -20H1940V1100H-20Z"), "#17203a", flat=True) + moon(1640, 190, 96) + roofs(600, "#222d4a", 33, windows=False)
    for k, x, scale in ((11, 1660, 1.75), (10, 900, 1.6)):
        out += house(k, x, 760, scale)
    out += ground(756, "#222d47", "#323f5b") + gleam((820, 900, 980), 762, 1000) + glow(cx, 940, 470, 140, strength=.5) + lamp(cx, 940, 1.3)
    hats = '<path d="M-92 0C-60 -26 60 -26 92 0C60 18 -60 18 -92 0Z" fill="#4c525c"/><path d="M-52 -14C-54 -70 -30 -90 0 -78C30 -90 54 -70 52 -14C30 -4 -30 -4 -52 -14Z" fill="#6a707a"/><path d="M-53 -26C-30 -14 30 -14 53 -26L52 -10C30 0 -30 0 -52 -10Z" fill="#231d1f"/>'
    out += sheet('<ellipse cx="1480" cy="1026" rx="130" ry="20" fill="#0e1422" fill-opacity=".7"/>', flat=True) + sheet(hats, lift=80, move="translate(1470 1010) rotate(-9) scale(1.15)")
    # seven ways of shoes, that meet and go apart
    steps = ""
    for k, (x0, x1) in enumerate(((660, 1000), (760, 1080), (1000, 1180), (1560, 1320), (1720, 1390), (1860, 1440), (1130, 1230))):
        for n in range(6):
            t = n / 6
            x, y, s = x0 + (x1 - x0) * t, 1060 - 190 * t, 1 - .45 * t
            steps += f'<ellipse cx="{x + (9 if n % 2 else -9) * s:.0f}" cy="{y:.0f}" rx="{7 * s:.1f}" ry="{12 * s:.1f}" fill="#0f1526" fill-opacity=".6"/>'
    return out + sheet(steps, flat=True) + rain(380, .36) + calm("#141c33")


POSTERS = {"title": title, "victory": victory, "defeat": defeat, "shared": shared, "nobody": nobody}

if __name__ == "__main__":
    print_all(POSTERS[sys.argv[1]](), "topsecret-" + sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else 2)
