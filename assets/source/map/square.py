"""square.py OUT_DIR [SCALE]: the board of Top Secret Spies: twelve houses round a square at dusk, in the rain.

Writes map/map-4096.jpg, map/map-2048.jpg, map/projection.json and board.json below OUT_DIR; with a SCALE only OUT_DIR/square.png,
so many times as large as VIEW. All positions of board.json are shares of the picture.
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "paper"), os.path.join(HERE, "..", "cast")]
import cut
from ink import outline, save

VIEW = (2048, 1310)
CELL = (512, 327)
FONT = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")
# clockwise from the upper left: column and row of each house among four by four
RING = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)]
NAMES = ["church", *map(str, range(1, 11)), "ruins"]
SIGNS = ["0", *map(str, range(1, 11)), "\u22123"]
TRACK = (15, 8)                     # steps along and down: 42 in all
TRACK_AT = (444, 340, 1160, 620)    # left, top, width, height
LIT, GLOW, CREAM, INK, DARK = "#f8cf6a", "#f0b64c", "#f4ead0", "#1c1a22", "#1b2233"


def group(body, fill=None, lift=None, flat=False, more=""):
    return (f'<g{more}' + (f' fill="{fill}"' if fill else "") + (f' data-lift="{lift}"' if lift is not None else "") + (' data-flat="1"' if flat else "") + f">{body}</g>\n")


def path(d, fill=None, more=""):
    return f'<path d="{d}"' + (f' fill="{fill}"' if fill else "") + f"{more}/>"


def box(x, y, w, h):
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def darker(colour, by):
    return "#" + "".join(f"{min(255, round(int(colour[k:k + 2], 16) * by)):02x}" for k in (1, 3, 5))


def words(text, size, x, y, fill):
    return path(outline(FONT, text, size, x, y, "middle"), fill)


# --- houses: each stands on (0, 0), up to 250 high and 230 wide to either side --------------------------------------------


def roof(kind, half, top, rise):
    """Its outline over a wall as wide as that, which ends at `top`."""
    e = half + 12
    return {
        "gable": f"M{-e} {top}L0 {top - rise}L{e} {top}Z",
        "hip": f"M{-e} {top}L{-half * .55:g} {top - rise}H{half * .55:g}L{e} {top}Z",
        "mansard": f"M{-e} {top}C{-half} {top - rise * .5:g} {-half * .86:g} {top - rise * .9:g} {-half * .8:g} {top - rise}H{half * .8:g}C{half * .86:g} {top - rise * .9:g} {half} {top - rise * .5:g} {e} {top}Z",
        "steps": "M" + "L".join(f"{-half - 6 + half * k / 4:g} {top - rise * j / 4:g}" for k in range(5) for j in (k, min(k + 1, 4)))
                 + "L" + "L".join(f"{half + 6 - half * k / 4:g} {top - rise * j / 4:g}" for k in range(4, -1, -1) for j in (min(k + 1, 4), k)) + "Z",
        "flat": f"M{-e} {top}V{top - 16}H{e}V{top}Z",
        "dome": f"M{-half} {top}C{-half} {top - rise * 1.3:g} {half} {top - rise * 1.3:g} {half} {top}Z",
    }[kind]


def house(wall, tiles, kind, half, high, rise, rows, door, extra="", sign=-1):
    """Wall, roof, windows in rows of (how many, height of the sill, width, height, arched), a door, whatever makes it this house."""
    out = group(path(box(-half, -high, 2 * half, high)), wall, 130)
    out += group(path(box(half * .42, -high, half * .58, high)), darker(wall, .72), flat=True)
    out += group(path(roof(kind, half, -high, rise)), tiles, 90)
    lit, frames = "", ""
    for count, sill, w, h, arched in rows:
        for k in range(count):
            x = (k - (count - 1) / 2) * (2 * half / count) * .92
            arch = f"M{x - w / 2:g} {-sill}v{-h}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h}Z" if arched else box(x - w / 2, -sill - h, w, h)
            frames += f'<g transform="translate({x:g} {-sill - h / 2:g}) scale(1.2) translate({-x:g} {sill + h / 2:g})">{path(arch)}</g>'
            lit += path(arch, LIT if (k * 7 + sill + count) % 5 else "#4a4d66")
            lit += path(f"M{x - 1.5:g} {-sill}v{-h}h3v{h}Z", darker(wall, .5))
    out += group(frames, darker(wall, .5), 30) + group(lit, flat=True)
    dw, dh, colour = door
    out += group(path(f"M{-dw / 2:g} 0v{-dh}a{dw / 2:g} {dw / 2:g} 0 0 1 {dw} 0v{dh}Z"), darker(wall, .42), 30) + group(path(f"M{-dw / 2 + 6:g} 0v{-dh + 2}a{dw / 2 - 6:g} {dw / 2 - 6:g} 0 0 1 {dw - 12} 0v{dh - 2}Z"), colour, 20)
    return out + extra


def awning(half, y, colours, deep=30):
    n = 10
    w = 2 * half / n
    return group("".join(path(f"M{-half + k * w:g} {y}h{w:g}l{(k + 1 - n / 2) * 1.6 - (k - n / 2) * 1.6:g} {deep}a{w / 2:g} 8 0 0 1 {-w - 1.6:g} 0Z", colours[k % 2]) for k in range(n)), lift=80)


def columns(n, half, top, low):
    return group("".join(path(box((k - (n - 1) / 2) * 2 * half / (n - 1) - 9, top, 18, low - top)) for k in range(n)), "#e6dcc0", 70)


def drawings():
    cross = group(path("M-5 -240h10v12h14v10h-14v28h-10v-28h-14v-10h14Z"), CREAM, 30)
    spire = group(path(box(-46, -150, 92, 150)), "#8b8496", 110) + group(path("M-58 -146L0 -212L58 -146Z"), "#3b4a63", 90) + group(path("M10 -150h36v150h-36Z"), "#6a6478", flat=True)
    rose = group('<circle cx="0" cy="-92" r="34"/>', "#4b4656", 30) + group('<circle cx="0" cy="-96" r="28"/>', LIT, flat=True) + group('<path d="M0 -124V-68M-28 -96H28M-20 -116L20 -76M20 -116L-20 -76" stroke="#4b4656" stroke-width="4"/>', flat=True)
    church = house("#7f7a8c", "#33415a", "hip", 170, 108, 60, [(4, 30, 26, 44, True)], (10, 10, "#7f7a8c")) + spire + rose \
        + group(path("M-26 0v-44a26 26 0 0 1 52 0v44Z"), "#4a2a1c", 40) + cross
    out = [church]
    # 1: a newsstand; 2: a bakery; 3: a bookshop; 4: a post office; 5: a florist under glass
    out.append(house("#96683c", "#5b3a26", "hip", 104, 118, 46, [(2, 26, 62, 44, False)], (34, 58, "#5b2f22"), awning(116, -98, ("#c6483a", CREAM))))
    out.append(house("#b07a4c", "#7a3b2c", "gable", 128, 150, 84, [(3, 92, 32, 40, True)], (44, 60, "#6b2f22"), awning(126, -84, ("#d09a3a", CREAM))
                     + group('<path d="M64 -206h34v-42h-34Z"/>', "#6b3a2c", 60)))
    out.append(house("#4f7468", "#2f3c4a", "mansard", 132, 150, 78, [(4, 92, 30, 38, False)], (44, 60, "#233"), awning(134, -84, ("#2d5a4c", "#e6dcc0"))))
    out.append(house("#b9963f", "#5a4630", "flat", 150, 176, 22, [(4, 116, 34, 38, False), (4, 34, 34, 44, True)], (46, 66, "#5a2f1c"),
                     group(path("M-44 -212h88v-50h-88Z"), CREAM, 60) + group('<path d="M-44 -262L0 -230L44 -262" fill="none" stroke="#8a2a2a" stroke-width="6"/>', flat=True)))
    out.append(house("#6e8a86", "#9cc0b4", "dome", 128, 128, 92, [(5, 60, 34, 50, True)], (44, 54, "#28443c"),
                     group('<path d="M-128 -128H128M-86 -196V-128M-44 -214V-128M0 -220V-128M44 -214V-128M86 -196V-128" fill="none" stroke="#28443c" stroke-width="5"/>', flat=True)))
    # 6: an inn with stepped gable; 7: the bank; 8: the theatre; 9: the observatory; 10: the town hall with its clock
    out.append(house("#9a4a3c", "#7c3a30", "steps", 116, 150, 96, [(2, 150, 28, 36, True), (3, 84, 32, 40, False)], (48, 62, "#2c3a2a"), group(path("M-116 -72h232v10h-232Z"), "#e6dcc0", 40)))
    out.append(house("#a8a294", "#8e8878", "gable", 170, 150, 84, [(4, 46, 32, 70, False)], (54, 78, "#3c4a3a"), columns(6, 152, -146, -4) + group(path(box(-180, -162, 360, 18)), "#c9c2ae", 60) + group(path(box(-184, -10, 368, 12)), "#c9c2ae", 50)))
    out.append(house("#74406a", "#4a2848", "mansard", 156, 156, 70, [(5, 100, 30, 40, True)], (70, 62, "#a8302c"), group(path("M-140 -92h280l-14 26h-252Z"), "#c8a03c", 80)
                     + group("".join(f'<circle cx="{x}" cy="-79" r="6"/>' for x in range(-120, 121, 24)), "#fff0b8", flat=True)))
    out.append(house("#50648c", "#8ea2be", "dome", 116, 118, 108, [(3, 66, 30, 38, False)], (44, 52, "#24304a"), group(path("M30 -200L116 -262L130 -242L44 -180Z"), "#d9b04a", 70) + group(path("M-10 -216L0 -128h22L34 -212Z"), DARK, 20)))
    tower = group(path(box(-48, -252, 96, 252)), "#a06a44", 110) + group(path("M-60 -250L0 -318L60 -250Z"), "#3f5a4e", 80)
    out.append(house("#8a5a3c", "#3f5a4e", "hip", 172, 126, 52, [(6, 62, 28, 38, True)], (10, 10, "#8a5a3c")) + tower + group('<circle cx="0" cy="-112" r="34"/>', INK, 30) + group('<circle cx="0" cy="-112" r="29"/>', "#fdf0c6", flat=True)
               + group('<path d="M0 -134V-112L16 -102" fill="none" stroke="#1c1a22" stroke-width="6" stroke-linecap="round"/>', flat=True) + group(path("M-28 0v-42a28 28 0 0 1 56 0v42Z"), "#3a2218", 40))
    # the ruins: burnt walls, an empty gable, rubble, a crow
    ruins = group(path("M-190 0V-96L-170 -118L-150 -92L-128 -150L-104 -126V-60L-60 -40L-40 -74L-10 -50V0Z"), "#5a565c", 110) + group(path("M-20 0V-150L20 -226L46 -196L60 -210L96 -140L120 -150V-84L150 -64L164 -90L192 -40V0Z"), "#6a646a", 130)
    ruins += group(path("M30 -76v-50a22 22 0 0 1 44 0v50ZM-164 -30v-34h30v34ZM110 -20v-34h26v34Z"), DARK, flat=True) + group(path("M30 -76v-50a22 22 0 0 1 10 -18v68Z"), "#3f5a80", flat=True)
    ruins += group(path("M-200 4L-170 -22L-140 -6L-96 -30L-60 -4L-20 -26L30 -2L70 -24L120 -4L160 -26L204 4Z"), "#4a464e", 70) + group(path("M92 -144c10 -20 30 -20 36 -8l16 4l-16 6c-4 16 -26 18 -40 6Z"), INK, 30)
    return out + [ruins]


TOPS = [-236, -178, -250, -246, -240, -236, -262, -250, -246, -250, -238, -222]      # where each house's number hangs


def ground(k):
    """Where house k stands: the middle of its threshold."""
    column, row = RING[k]
    return CELL[0] * (column + .5) + (-14 if column == 0 else 14 if column == 3 else 0), CELL[1] * row + 232 + (12 if row == 3 else 0)


def steps():
    """Middles of the steps, clockwise from the upper left, where every marker starts; and their size."""
    along, down = TRACK
    x0, y0, w, h = TRACK_AT
    sx, sy = w / along, h / down
    cells = [(k, 0) for k in range(along)] + [(along - 1, k) for k in range(1, down)] + [(k, down - 1) for k in range(along - 2, -1, -1)] + [(0, k) for k in range(down - 2, 0, -1)]
    return [(x0 + (a + .5) * sx, y0 + (b + .5) * sy) for a, b in cells], (sx, sy)


def cobbles(stone):
    """Rows of stones, each a little off its line."""
    out = ["", "", ""]
    for row in range(0, VIEW[1] // 26 + 1):
        x = -stone.random() * 40
        while x < VIEW[0]:
            w = 28 + stone.random() * 22
            y = row * 26 + stone.random() * 3
            out[stone.randrange(3)] += f"M{x + 4:.0f} {y:.0f}h{w - 9:.0f}q3 0 3 4v14q0 4 -3 4h{-(w - 9):.0f}q-4 0 -4 -4v-14q0 -4 4 -4Z"
            x += w
    return group("".join(path(d, c) for d, c in zip(out, ("#35425a", "#3b4962", "#303c53"))), flat=True)


def shine(x, y, w, h, colour=GLOW, strength=.16):
    """Light of a lamp or a window on wet stone, in ever smaller ovals."""
    return group("".join(f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{w * k:.0f}" ry="{h * k:.0f}" fill="{colour}" fill-opacity="{strength * .34:.3f}"/>' for k in (1, .84, .68, .52, .38, .24)), flat=True)


def track():
    at, (w, h) = steps()
    slabs, numbers = ["", ""], ""
    for k, (x, y) in enumerate(at):
        slabs[k % 2] += box(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5)
    out = group(path(box(TRACK_AT[0] - 12, TRACK_AT[1] - 12, TRACK_AT[2] + 24, TRACK_AT[3] + 24) + box(TRACK_AT[0] + w + 10, TRACK_AT[1] + h + 10, TRACK_AT[2] - 2 * w - 20, TRACK_AT[3] - 2 * h - 20),
                     "#182033", ' fill-rule="evenodd"'), lift=40)
    out += group(path(slabs[0], "#a9a494") + path(slabs[1], "#979384"), lift=30)
    for k, (x, y) in enumerate(at):
        if k == 0:
            out += group(path(box(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5)), "#c9992f", flat=True)
            numbers += words("42", 46, x, y + 17, INK)
        elif k == 29:
            out += group(path(box(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5)), "#b8524a", flat=True)
            numbers += words(str(k), 44, x, y + 16, CREAM)
        elif k >= 40:
            out += group(path(box(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5)), "#b9a66a", flat=True)
            numbers += words(str(k), 40, x, y + 15, "#3a342c")
        else:
            numbers += words(str(k), 44 if k % 5 == 0 else 34, x, y + (16 if k % 5 == 0 else 13), "#26222a" if k % 5 == 0 else "#575349")
    return out + group(numbers, flat=True)


def middle():
    """Four lamps; the rest of the square is bare, for whatever the table lays there."""
    out = ""
    x0, y0, w, h = TRACK_AT
    for x in (x0 + 150, x0 + w - 150):
        for y in (y0 + 236, y0 + h - 124):
            out += shine(x, y + 8, 150, 34, strength=.34) + group(path(f"M{x - 4} {y}v-74h8v74ZM{x - 16} {y}h32v8h-32Z"), INK, 60) + group(path(f"M{x - 15} {y - 76}l4 -34h22l4 34Z"), LIT, 40) + group(path(f"M{x - 20} {y - 110}L{x} {y - 126}L{x + 20} {y - 110}Z"), INK, 30)
    return out


def arrows():
    """From house to house, the way that forward is."""
    d = ""
    for k in range(12):
        (ax, ay), (bx, by) = ground(k), ground((k + 1) % 12)
        across, down = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
        x, y = ((ax + bx) / 2, (ay + by) / 2 + 34) if across else (ax + (216 if ax > VIEW[0] / 2 else -216), (ay + by) / 2 - 40)
        for far in (-13, 13):
            u, v = x + across * far, y + down * far
            d += f"M{u - across * 10 - down * 15:.0f} {v - down * 10 - across * 15:.0f}L{u + across * 10:.0f} {v + down * 10:.0f}L{u - across * 10 + down * 15:.0f} {v - down * 10 + across * 15:.0f}"
    return group(f'<path d="{d}" fill="none" stroke="#d8c795" stroke-opacity=".75" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>', flat=True)


def rain(drops):
    lines = "".join(f"M{drops.random() * VIEW[0]:.0f} {drops.random() * VIEW[1]:.0f}l-8 {26 + drops.random() * 22:.0f}" for _ in range(520))
    rings = "".join(f'<ellipse cx="{drops.random() * VIEW[0]:.0f}" cy="{drops.random() * VIEW[1]:.0f}" rx="11" ry="4.500"/>' for _ in range(150))
    return group(f'<g fill="none" stroke="#b8cad8" stroke-width="2" stroke-opacity=".3" stroke-linecap="round">{path(lines)}<g stroke-opacity=".26">{rings}</g></g>', flat=True)


def moved(body, x, y):
    """Groups of a drawing, elsewhere."""
    root, sheets = cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')
    return [sheet.moved(f"translate({x:.1f} {y:.1f}) scale(.92)", .92) for sheet in sheets]


def sheets():
    chance = random.Random(42)
    read = lambda body: cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')[1]
    out = read(group(path(box(0, 0, *VIEW)), "#27324a", flat=True) + cobbles(chance))
    for k in range(12):
        x, y = ground(k)
        out += read(shine(x, y + 30, 250, 74, strength=.30 if k < 11 else .06))
    out += read(middle() + track() + arrows())
    for k, drawing in enumerate(drawings()):
        x, y = ground(k)
        out += moved(drawing, x, y)
        sy = TOPS[k] * .92 + y + 44
        ring = "#c9992f" if k < 11 else "#b8524a"
        out += read(group(f'<circle cx="{x + SIGN[k]:.0f}" cy="{sy:.0f}" r="40"/>', INK, 60) + group(f'<circle cx="{x + SIGN[k]:.0f}" cy="{sy:.0f}" r="36" fill="{ring}"/><circle cx="{x + SIGN[k]:.0f}" cy="{sy:.0f}" r="31" fill="{CREAM}"/>'
                                                                                                  + words(SIGNS[k], 50, x + SIGN[k], sy + 18, INK), flat=True))
    return out + read(rain(chance))


SIGN = [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 110, -110]      # how far aside of the middle it hangs


def share(x, y):
    return [round(x / VIEW[0], 4), round(y / VIEW[1], 4)]


def data():
    houses = []
    for k, name in enumerate(NAMES):
        x, y = ground(k)
        stand = [share(x + (i - 1) * 112, y + 26) for i in range(3)] + [share(x + (i - 1.5) * 112, y + 68) for i in range(4)]
        houses.append({"name": name, "x": share(x, y)[0], "y": share(x, y)[1], "sign": share(x + SIGN[k], TOPS[k] * .92 + y + 44), "safe": share(x + 196, y + 10), "stand": stand})
    at, size = steps()
    return {"houses": houses, "step": share(*size), "track": [share(*p) for p in at]}


def lines_of(board):
    houses = ",\n".join("  " + json.dumps(h) for h in board["houses"])
    return f'{{\n "houses": [\n{houses}\n ],\n "step": {json.dumps(board["step"])},\n "track": {json.dumps(board["track"])}\n}}\n'


def main(out, scale=None):
    times = float(scale) if scale else 2
    width, height = round(VIEW[0] * times), round(VIEW[1] * times)
    board = cut.Board(f"0 0 {VIEW[0]} {VIEW[1]}", width, height, 1616).lay_all(sheets())
    image = cut.age(board.colour + (1 - board.alpha)[..., None], 1617)
    if scale:
        save(os.path.join(out, "square.png"), image)
        return
    os.makedirs(os.path.join(out, "map"), exist_ok=True)
    save(os.path.join(out, "map", "map-4096.jpg"), image, 84)
    save(os.path.join(out, "map", "map-2048.jpg"), cut.reduced(image, 2), 88)
    with open(os.path.join(out, "board.json"), "w") as file:
        file.write(lines_of(data()))
    with open(os.path.join(out, "map", "projection.json"), "w") as file:
        json.dump({"kind": "shares", "size": [width, height], "formula": "Places lie where the board's x and y say."}, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
