"""cards.py OUT_DIR [NAME...]: the pictures of the Top Secret cards, NAME.jpg: what each does, composed of a few drawn parts. CARDS_SIZE, where it
is set, says how many pixels square they are.

The colour of the sky says what a card is about: night for the safe, brass for markers, slate for agents, wine for what happens in a named
house. Forward is green and to the right, back is red and to the left. Whoever it is done to is of bare paper, a second one of lead: it may be anybody.
No picture has a word on it. The table shows them in frames of many shapes: what matters lies in the middle four fifths.
"""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", folder) for folder in ("paper", "cast", "map")]
import cut
import pavement
import town
from ink import outline, save
from town import CREAM, INK, circle, group, path, stroke

SIDE = 512
FONT = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")
NIGHT, BRASS, SLATE, WINE = ("#222d4a", "#34436b", "#18203a"), ("#8f6a22", "#c0923a", "#5c4216"), ("#34535a", "#4d767a", "#22393f"), ("#55263a", "#7f3b4c", "#331524")
LIT, RED, GREEN, GOLD, PAPER, LEAD = "#ffd777", "#e2503e", "#58bd80", "#e6b84e", "#f1e7cd", "#59627a"


def read(body):
    return cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')[1]


def put(sheets, x, y, size):
    return [s.moved(f"translate({x} {y}) scale({size})", size) for s in sheets]


# --- parts -------------------------------------------------------------------------------------------------------------------


def agent(x, y, size=1.0, coat=PAPER, sign="?"):
    """Anybody: a coat with its collar up, a hat, and no face to speak of; the feet at (x, y), 190 high."""
    pale = coat == PAPER
    deep, line = town.tone(coat, .74), town.tone(coat, .5)
    out = group(path("M-26 0V-26H-4V0ZM4 0V-26H26V0Z"), "#191a22", 60)
    out += group(path("M-50 -14C-44 -60 -46 -96 -40 -112C-34 -124 -18 -130 0 -130C18 -130 34 -124 40 -112C46 -96 44 -60 50 -14C20 -6 -20 -6 -50 -14Z"), coat, 90)
    out += group(path("M14 -130C30 -128 38 -120 40 -112C46 -96 44 -60 50 -14C40 -11 30 -9 20 -9C30 -50 28 -96 14 -130Z", deep) + stroke("M0 -116V-12", line, 4), flat=True)
    out += group(path("M-21 -132C-21 -164 21 -164 21 -132V-120H-21Z"), "#2a2430" if pale else "#15161f", 40)
    out += group(circle(-8, -139, 4.4, CREAM) + circle(9, -139, 4.4, CREAM), flat=True)
    out += group(path("M-40 -112C-42 -128 -34 -140 -24 -144L0 -112L24 -144C34 -140 42 -128 40 -112L10 -96H-10Z"), town.tone(coat, 1.05 if pale else 1.3), 50)
    out += group(path("M-58 -154C-30 -164 30 -164 58 -154C34 -142 -34 -142 -58 -154ZM-31 -156C-33 -190 -18 -200 0 -192C18 -200 33 -190 31 -156Z"), town.tone(coat, .9 if pale else 1.15), 70)
    out += group(path("M-32 -168H32L31 -156C12 -152 -12 -152 -31 -156Z", "#8c2f38" if pale else "#15161f"), flat=True)
    if sign:
        out += group(circle(0, -62, 27), "#27324a" if pale else PAPER, 30) + group(path(outline(FONT, sign, 42, 0, -47, "middle"), PAPER if pale else INK), flat=True)
    return put(read(out), x, y, size)


def ghost(x, y, size=1.0, ink=PAPER):
    """Where one stood, or will."""
    d = "M-50 -8C-44 -60 -46 -96 -40 -112C-36 -126 -24 -134 -22 -146H-58C-44 -160 -34 -158 -31 -160C-33 -190 -18 -200 0 -192C18 -200 33 -190 31 -160C34 -158 44 -160 58 -146H22C24 -134 36 -126 40 -112C46 -96 44 -60 50 -8Z"
    return put(read(group(stroke(d, ink, 6, .95).replace('stroke-linecap="round"', 'stroke-dasharray="13 10"'), flat=True)), x, y, size)


def house(k, x, y, size):
    return put(read(town.house(k)), x, y, size)


def safe(x, y, size=1.0):
    """(x, y): the middle of its lower edge; 264 wide, 240 high."""
    out = read("".join(group(s.body, lift=s.lift * 34 if s.lift else None, flat=not s.lift) for s in pavement.safe()))
    rim = read(group(path("M56 38H328V290H56Z", "none", ' stroke="#f1e4c3" stroke-width="14" stroke-linejoin="round"'), lift=60))
    return [s.moved(f"translate({x} {y}) scale({size}) translate(-192 -284)", size) for s in rim + out]


def empty(x, y, w, h):
    """Where the safe will stand."""
    return read(group(path(pavement.rounded(x - w / 2, y - h, w, h, 12), "none", f' stroke="{CREAM}" stroke-width="7" stroke-dasharray="17 12"'), flat=True))


def arrow(a, bend, b, colour, wide=30):
    """A broad bent arrow of paper from a to b."""
    (ax, ay), (bx, by), (cx, cy) = a, bend, b
    n = max(math.hypot(cx - bx, cy - by), 1)
    dx, dy = (cx - bx) / n, (cy - by) / n
    long, half = wide * 1.5, wide * 1.28
    hx, hy = cx - dx * long, cy - dy * long
    head = f"M{cx:.0f} {cy:.0f}L{hx - dy * half:.0f} {hy + dx * half:.0f}L{hx + dy * half:.0f} {hy - dx * half:.0f}Z"
    shaft = f"M{ax} {ay}Q{bx} {by} {hx + dx * 4:.0f} {hy + dy * 4:.0f}"
    return read(group(path(shaft, "none", f' stroke="{colour}" stroke-width="{wide}"') + path(head, colour), lift=100)
                + group(path(shaft, "none", f' stroke="#fff" stroke-opacity=".22" stroke-width="{wide * .2:.0f}" transform="translate(0 {-wide * .22:.0f})"'), flat=True))


def number(x, y, text, colour, r=46):
    return read(group(circle(x, y, r), CREAM, 80) + group(circle(x, y, r - 6, "none", f' stroke="{colour}" stroke-width="6"') + path(outline(FONT, text, r * (1.22 if len(text) < 3 else .98), x, y + r * (.43 if len(text) < 3 else .35), "middle"), INK), flat=True))


def marker(x, y, r, colour, letter):
    return read(group(circle(x, y + 7, r), town.tone(colour, .5), 80) + group(circle(x, y, r), CREAM, 20) + group(circle(x, y, r * .86, colour) + path(outline(FONT, letter, r * 1.2, x, y + r * .43, "middle"), CREAM), flat=True))


def track(y, first):
    """A stretch of the score track, with its numbers."""
    slabs = "".join(path(f"M{14 + 122 * k} {y - 44}h116v88h-116Z", ("#b9b3a0", "#a7a190")[k % 2]) for k in range(4))
    return read(group(slabs, lift=50) + group("".join(path(outline(FONT, str(first + k), 40, 72 + 122 * k, y + 40, "middle"), "#5b564c") for k in range(4)), flat=True))


def both_ways(x, y, reach=120, wide=30):
    return arrow((x + 8, y), (x + 30, y), (x + reach, y), GREEN, wide) + arrow((x - 8, y), (x - 30, y), (x - reach, y), RED, wide)


def glow(x, y, r, colour="#ffd684", strength=.6):
    return read(group(f'<defs><radialGradient id="gw"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>' + circle(x, y, r, "url(#gw)"), flat=True))


def moon(x, y, r, behind):
    return read(group(circle(x, y, r), "#f7dc8e", 50) + group(circle(x + r * .44, y - r * .2, r * .86, behind), flat=True))


def dossier(x, y, turn, fill, mark):
    place = f"translate({x} {y}) rotate({turn})"
    return [s.moved(place, 1) for s in read(group(path(pavement.rounded(-92, -126, 184, 252, 12)), CREAM, 90) + group(path(pavement.rounded(-78, -112, 156, 224, 6)), fill, 20) + mark)]


def scene(paper, floor=352):
    """The sky, a light behind, wet stones."""
    dark, light, stones = paper
    rings = "".join(circle(256, 230, r, c) for r, c in ((300, town.tone(dark, 1.12)), (220, town.tone(dark, 1.26)), (146, light)))
    d, y, high = "", floor + 10, 13
    while y < SIDE:
        for x in range(-60 + int(y * 7) % 50, SIDE + 40, int(high * 3.4)):
            d += f"M{x} {y:.0f}h{high * 2.6:.0f}q4 0 4 4v{high * .5:.0f}q0 4 -4 4h{-high * 2.6:.0f}q-4 0 -4 -4v{-high * .5:.0f}q0 -4 4 -4Z"
        y += high + 6
        high *= 1.2
    rain = "".join(f"M{(k * 73) % SIDE} {(k * 127) % (SIDE - 30)}l-9 40" for k in range(30))
    return read(group(path(town.box(0, 0, SIDE, SIDE)), dark, flat=True) + group(rings, flat=True) + group(stroke(rain, "#dbe6f0", 3, .2), flat=True)
                + group(path(f"M-20 {floor}H{SIDE + 20}V{SIDE + 20}H-20Z"), stones, 60) + group(path(d, town.tone(stones, 1.34)), flat=True))


def ahead(y=136, x0=118, x1=412, rise=92):
    return arrow((x0, y), ((x0 + x1) / 2, y - rise), (x1, y), GREEN)


def behind(y=136, x0=118, x1=412, rise=92):
    return arrow((x1, y), ((x0 + x1) / 2, y - rise), (x0, y), RED)


FACES = {
    "safe": (NIGHT, lambda: empty(378, 400, 150, 140) + safe(160, 446, .86) + arrow((178, 190), (300, 76), (384, 242), LIT, 34)),
    "markers": (BRASS, lambda: track(200, 17) + marker(72, 176, 50, "#c02a3e", "R") + arrow((120, 126), (256, 46), (420, 152), GREEN) + track(374, 26) + marker(72, 350, 50, "#3564b4", "N") + arrow((120, 300), (256, 220), (420, 326), GREEN) + number(256, 108, "+3", GREEN, 44) + number(256, 284, "+3", GREEN, 44)),
    "back": (SLATE, lambda: house(2, 120, 352, .74) + house(4, 400, 352, .62) + ghost(112, 452, 1.06) + agent(386, 452, 1.16) + behind(150, 104, 400) + number(256, 118, "1\u20132", RED)),
    "dash": (SLATE, lambda: house(6, 110, 352, .66) + house(3, 402, 352, .7) + ghost(402, 452, 1.06) + agent(124, 452, 1.16) + ahead(150, 112, 412) + number(256, 118, "1\u20133", GREEN)),
    "sidestep": (SLATE, lambda: house(1, 256, 354, 1.0) + agent(256, 456, 1.3) + both_ways(256, 116, 178, 38) + number(256, 116, "1", GOLD, 42)),
    "advance": (SLATE, lambda: house(10, 256, 352, .9) + agent(128, 452, 1.12) + agent(334, 452, 1.12, LEAD) + ahead(174, 96, 232, 96) + ahead(174, 302, 438, 96) + number(256, 76, "1", GREEN, 40)),
    "retreat": (SLATE, lambda: house(9, 256, 352, 1.0) + agent(178, 452, 1.12) + agent(384, 452, 1.12, LEAD) + behind(174, 74, 210, 96) + behind(174, 280, 416, 96) + number(256, 76, "1", RED, 40)),
    "shove": (NIGHT, lambda: safe(256, 462, .64) + agent(256, 318, .94) + both_ways(256, 92, 186, 38)),
    "crack": (NIGHT, lambda: safe(348, 436, .92) + agent(120, 458, 1.16) + arrow((120, 216), (240, 60), (348, 196), LIT, 36)),
    "ambush": (WINE, lambda: house(11, 322, 384, 1.06) + agent(100, 460, 1.02) + arrow((104, 240), (150, 96), (290, 170), RED, 36)),
    "rescue": (WINE, lambda: house(11, 132, 356, .7) + house(0, 372, 356, .82) + agent(92, 452, .86) + agent(182, 452, .86, LEAD) + arrow((132, 250), (250, 66), (356, 180), GREEN, 34)),
    "curfew": (WINE, lambda: moon(404, 92, 46, WINE[0]) + house(0, 256, 342, 1.12) + [s for k, x in enumerate((82, 168, 344, 430)) for s in agent(x, 462, .74, (PAPER, LEAD)[k % 2], "")] + arrow((76, 300), (110, 190), (196, 258), GREEN, 26) + arrow((436, 300), (402, 190), (316, 258), GREEN, 26)),
    "swap": (SLATE, lambda: house(5, 112, 352, .66) + house(8, 400, 352, .6) + agent(122, 446, 1.14) + agent(390, 446, 1.14, LEAD) + arrow((140, 150), (256, 40), (386, 146), PAPER) + arrow((330, 420), (256, 500), (176, 424), PAPER)),
    "join": (SLATE, lambda: house(6, 352, 344, 1.1) + agent(394, 456, 1.06, LEAD) + agent(292, 456, 1.06, LEAD) + agent(84, 456, 1.06) + arrow((92, 232), (140, 120), (250, 236), LIT, 34)),
    "recruit": (BRASS, lambda: glow(256, 230, 230) + dossier(322, 226, 12, "#27324a", group(path("M0 -62A34 34 0 0 1 19 4L32 66H-32L-19 4A34 34 0 0 1 0 -62Z", GOLD), flat=True))
                + dossier(196, 236, -8, "#6f8a8e", "") + put(agent(0, 0, 1.06), 206, 338, 1) + read(group(path("M330 372H366V336H402V372H438V408H402V444H366V408H330Z"), GREEN, 90))),
}


def main(out, *names):
    side = int(os.environ.get("CARDS_SIZE", SIDE))
    os.makedirs(out, exist_ok=True)
    for name in names or FACES:
        paper, picture = FACES[name]
        board = cut.Board(f"0 0 {SIDE} {SIDE}", side, side, cut.seed_of(name)).lay_all(scene(paper) + picture())
        image = board.colour * (1.05 - .06)
        save(os.path.join(out, name + ".jpg"), cut.reduced(image, 2) if side > SIDE else image, 88)


if __name__ == "__main__":
    main(*sys.argv[1:])
