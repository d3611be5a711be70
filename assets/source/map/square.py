"""square.py OUT_DIR [SCALE]: the board of Top Secret Spies: twelve houses round a square at dusk, in the rain.

Writes map/map-4096.jpg, map/map-2048.jpg, map/projection.json and board.json below OUT_DIR; with a SCALE only OUT_DIR/square.png,
so many times as large as VIEW; with `data` board.json and map/projection.json alone. All positions of board.json are shares of the picture.
"""
import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "paper"), os.path.join(HERE, "..", "cast")]
import cut
import town
from ink import outline, save
from town import CREAM, INK, LIT, box, circle, group, path

VIEW = (2048, 1310)
FONT = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")
COLUMNS, ROWS = (230, 759, 1289, 1818), (268, 583, 898, 1213)      # where houses stand
# clockwise from the upper left: column and row of each house among four by four
RING = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)]
NAMES = ["church", *map(str, range(1, 11)), "ruins"]
SIGNS = ["0", *map(str, range(1, 11)), "\u22123"]
ACROSS, DOWN = 15, 8                # spaces of the track along and down: 42 in all
TRACK = (474, 352, 1100, 616)       # left, top, width, height
DEEP = 118                          # how deep a space is: its number stands at the outer edge, markers on the inner part
MARKED = 80                         # how far from the outer edge the middle of the markers lies
FAN = 66                            # how wide and deep the part of a space is on which they lie
START = (612, 502, 254, 96)         # the slab on which they lie before they set out: left, top, width, height
SIZE = {k: .93 for k in range(12)} | {0: .84, 1: 1.16, 7: .88, 8: .9, 10: .88}   # of a house beside its drawing
HALF = {0: 204, 1: 232, 2: 232, 3: 204}    # of the pavement before it, by column
DOCK = (152, 34, 96, 62)            # where the safe lies there: from the threshold to its middle, width, height
GOLD, BLOOD = "#c9992f", "#b04a44"


def words(text, size, x, y, fill):
    return path(outline(FONT, text, size, x, y, "middle"), fill)


def ground(k):
    """Where house k stands: the middle of its threshold."""
    column, row = RING[k]
    return COLUMNS[column], ROWS[row]


def read(body):
    return cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')[1]


# --- the track ---------------------------------------------------------------------------------------------------------------


def spaces():
    """Of each space, clockwise from the upper left, which is the end: left, top, width, height, and the way inward."""
    x0, y0, w, h = TRACK
    along, down = (w - 2 * DEEP) / (ACROSS - 2), (h - 2 * DEEP) / (DOWN - 2)
    xs = [x0, *(x0 + DEEP + along * k for k in range(ACROSS - 2)), x0 + w - DEEP]
    ys = [y0, *(y0 + DEEP + down * k for k in range(DOWN - 2)), y0 + h - DEEP]
    wide = [DEEP, *[along] * (ACROSS - 2), DEEP]
    high = [DEEP, *[down] * (DOWN - 2), DEEP]
    cells = [(k, 0) for k in range(ACROSS)] + [(ACROSS - 1, k) for k in range(1, DOWN)] + [(k, DOWN - 1) for k in range(ACROSS - 2, -1, -1)] + [(0, k) for k in range(DOWN - 2, 0, -1)]
    side = lambda k, last: (k == 0) - (k == last)
    return [(xs[a], ys[b], wide[a], high[b], side(a, ACROSS - 1), side(b, DOWN - 1)) for a, b in cells]


def across(space, far):
    """The point so far from the outer edge of a space."""
    x, y, w, h, right, down = space
    at = lambda start, size, way: start + (size / 2 if way == 0 else far if way > 0 else size - far)
    return at(x, w, right), at(y, h, down)


def track():
    x0, y0, w, h = TRACK
    out = group(path(box(x0 - 14, y0 - 14, w + 28, h + 28) + box(x0 + DEEP + 8, y0 + DEEP + 8, w - 2 * DEEP - 16, h - 2 * DEEP - 16), "#151b2b", ' fill-rule="evenodd"'), lift=60)
    tints = {0: GOLD, 40: "#bfa660", 41: "#bfa660"}
    slabs, worn, numbers = {}, "", ""
    chance = random.Random(5)
    for k, space in enumerate(spaces()):
        x, y, sw, sh, right, down = space
        tint = tints.get(k, ("#b9b3a0", "#a7a190")[k % 2] if k % 5 else "#cdc6ad")
        slabs[tint] = slabs.get(tint, "") + f"M{x + 6:.1f} {y + 3:.1f}H{x + sw - 6:.1f}Q{x + sw - 3:.1f} {y + 3:.1f} {x + sw - 3:.1f} {y + 6:.1f}V{y + sh - 6:.1f}Q{x + sw - 3:.1f} {y + sh - 3:.1f} {x + sw - 6:.1f} {y + sh - 3:.1f}H{x + 6:.1f}Q{x + 3:.1f} {y + sh - 3:.1f} {x + 3:.1f} {y + sh - 6:.1f}V{y + 6:.1f}Q{x + 3:.1f} {y + 3:.1f} {x + 6:.1f} {y + 3:.1f}Z"
        for _ in range(2):
            px, py = x + 14 + chance.random() * (sw - 30), y + 14 + chance.random() * (sh - 30)
            worn += f"M{px:.0f} {py:.0f}l{chance.random() * 18 - 9:.0f} {chance.random() * 14:.0f}"
        nx, ny = across(space, 24 if k else 38)
        if down == 0:
            nx, ny = across(space, 25)[0], ny + 1
        size = 50 if k == 0 else 37
        numbers += words("42" if k == 0 else str(k), size, nx, ny + size * .36, INK)
    out += "".join(group(path(d, tint), lift=34) for tint, d in slabs.items())
    out += group(path(worn, "none", ' stroke="#4d4a45" stroke-opacity=".34" stroke-width="2.200" stroke-linecap="round"'), flat=True)
    out += group(flag(x0 + 64, y0 + 16), lift=20) + start()
    return out + group(numbers, flat=True)


def flag(x, y):
    """Of the finish, beside its number."""
    cell = 9
    checks = "".join(box(x + 4 + cell * i, y + cell * j, cell, cell) for i in range(4) for j in range(3) if (i + j) % 2 == 0)
    return path(box(x, y - 3, 4, 42), "#4a3410") + path(box(x + 4, y, 4 * cell, 3 * cell), CREAM) + path(checks, INK)


def start():
    """A slab of its own, with an arrow to the first space: its word is written by the table."""
    x, y, w, h = START
    first = spaces()[1]
    ax, ay = first[0] + first[2] / 2, y - 4
    edge = path(box(x - 8, y - 8, w + 16, h + 16), "#151b2b")
    return (group(edge, lift=50) + group(path(box(x, y, w, h), "#cdc6ad"), lift=34)
            + group(path(box(x + 5, y + 5, w - 10, h - 10), "none", ' stroke="#6d675b" stroke-width="2.500" stroke-opacity=".6"')
                    + path(f"M{ax - 20:.0f} {ay:.0f}L{ax:.0f} {ay - 25:.0f}L{ax + 20:.0f} {ay:.0f}Z", "#e6d8a6"), flat=True))


# --- the ground --------------------------------------------------------------------------------------------------------------


def cobbles(stone):
    """Fans of small stones, row over row, as squares are paved."""
    r, out = 66, ""
    inks = ("#3a4763", "#41506d", "#35425c", "#46546f")
    for row, y in enumerate(range(120, VIEW[1] + 2 * r, 34)):
        for x in range(-r + (row % 2) * 60, VIEW[0] + r, 120):
            out += circle(x, y, r, "#222c42")
            for k, q in enumerate((59, 44, 29, 14)):
                ink = inks[(row * 3 + k + stone.randrange(3)) % 4]
                out += f'<path d="M{x - q} {y}A{q} {q} 0 0 1 {x + q} {y}" fill="none" stroke="{ink}" stroke-width="11.500" stroke-dasharray="{10 + stone.random() * 5:.1f} 3.200" stroke-dashoffset="{stone.randrange(9)}"/>'
                out += f'<path d="M{x - q} {y}A{q} {q} 0 0 1 {x + q} {y}" fill="none" stroke="#8298b8" stroke-opacity=".13" stroke-width="2" transform="translate(-1 -4)"/>'
    return group(out, flat=True)


def sky():
    """The last light over other roofs."""
    shade = '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b3a66"/><stop offset=".4" stop-color="#6a6796"/><stop offset=".72" stop-color="#d08d78"/><stop offset="1" stop-color="#f0b878"/></linearGradient>'
    out = group(f'<defs>{shade}</defs><rect width="{VIEW[0]}" height="176" fill="url(#s)"/>', flat=True)
    chance = random.Random(11)
    for low, colour in ((136, "#5c5a80"), (160, "#333b5e")):
        d, x = f"M-10 200V{low}", -10
        while x < VIEW[0] + 20:
            w, rise = 40 + chance.random() * 70, 8 + chance.random() * 26
            y = low - chance.random() * 26
            d += f"L{x:.0f} {y:.0f}" + (f"l{w / 2:.0f} {-rise:.0f}l{w / 2:.0f} {rise:.0f}" if chance.random() < .6 else f"v{-rise * .6:.0f}h{w:.0f}v{rise * .6:.0f}")
            if chance.random() < .4:
                d += "v-18h9v22"
            x += w + 9
        out += group(path(d + "V200Z", colour), lift=60)
    panes = "".join(box(chance.random() * VIEW[0], 148 + chance.random() * 30, 7, 10) for _ in range(90))
    return out + group(path(panes, "#f0bd62"), flat=True)


def apron(k):
    """The pavement before a house, on which one stands, in the light of its windows."""
    x, y = ground(k)
    half = HALF[RING[k][0]]
    dead = k == 11
    d = f"M{x - half + 22} {y - 26}H{x + half - 22}Q{x + half} {y - 20} {x + half} {y + 6}V{y + 40}Q{x + half} {y + 68} {x + half - 40} {y + 70}H{x - half + 40}Q{x - half} {y + 68} {x - half} {y + 40}V{y + 6}Q{x - half} {y - 20} {x - half + 22} {y - 26}Z"
    joints = "".join(f"M{x + j} {y - 24}L{x + j * 1.08:.0f} {y + 68}" for j in range(-half + 48, half - 20, 62)) + f"M{x - half + 4} {y + 22}H{x + half - 4}"
    light = "#6d7891" if dead else "#ffd27a"
    pool = f'<defs><radialGradient id="p"><stop offset="0" stop-color="{light}" stop-opacity="{.34 if dead else .62}"/><stop offset=".6" stop-color="{light}" stop-opacity="{.14 if dead else .26}"/><stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
    return read(group(path(d, "#1a2134"), lift=30) + group(f'<g transform="translate(0 -5)">{path(d, "#55627d")}</g>', lift=40)
                + group(path(joints, "none", ' stroke="#333f58" stroke-width="3" stroke-opacity=".8" transform="translate(0 -5)"'), flat=True)
                + group(pool + f'<ellipse cx="{x}" cy="{y + 18}" rx="{half + 60}" ry="88" fill="url(#p)"/>', flat=True))


def reflections(k, gleam):
    """Of its windows, in the wet: broken strokes that fade."""
    x, y = ground(k)
    if k == 11:
        return []
    fade = '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffdf90" stop-opacity=".55"/><stop offset="1" stop-color="#ffdf90" stop-opacity="0"/></linearGradient></defs>'
    d = ""
    for _ in range(7):
        u, w = x + gleam.uniform(-120, 120), 12 + gleam.random() * 16
        v = y + 2
        while v < y + 66:
            high = 5 + gleam.random() * 9
            d += f"M{u - w / 2:.0f} {v:.0f}q{w / 2:.0f} -3 {w:.0f} 0l{gleam.uniform(-3, 3):.0f} {high:.0f}q{-w / 2:.0f} 3 {-w:.0f} 0Z"
            v += high + 4 + gleam.random() * 4
            w *= .94
    return read(group(fade + path(d, "url(#f)"), flat=True))


def lamp(x, y):
    """A street lamp and what it does to the rain about it."""
    halo = '<defs><radialGradient id="h"><stop offset="0" stop-color="#ffe6a4" stop-opacity=".75"/><stop offset=".3" stop-color="#ffcf73" stop-opacity=".34"/><stop offset="1" stop-color="#ffc45e" stop-opacity="0"/></radialGradient></defs>'
    return read(group(halo + f'<ellipse cx="{x}" cy="{y + 4}" rx="120" ry="36" fill="url(#h)"/>', flat=True)
                + group(path(f"M{x - 4} {y}V{y - 112}H{x + 4}V{y}ZM{x - 15} {y + 4}Q{x - 14} {y - 8} {x - 5} {y - 10}V{y - 34}H{x + 5}V{y - 10}Q{x + 14} {y - 8} {x + 15} {y + 4}ZM{x - 20} {y - 98}H{x + 20}V{y - 92}H{x - 20}Z", "#12151f"), lift=70)
                + group(path(f"M{x - 12} {y - 112}L{x - 17} {y - 150}H{x + 17}L{x + 12} {y - 112}Z", "#ffe08c"), lift=40)
                + group(path(f"M{x - 20} {y - 150}L{x - 8} {y - 166}H{x + 8}L{x + 20} {y - 150}ZM{x - 3} {y - 176}h6v12h-6ZM{x - 13} {y - 114}h26v5h-26Z", "#12151f"), lift=30)
                + group(halo + circle(x, y - 132, 92, "url(#h)"), flat=True))


def inlay():
    """What is let into the middle of the square: a keyhole in a ring of stones. Dim, for things are laid on it."""
    x, y = TRACK[0] + TRACK[2] / 2, TRACK[1] + TRACK[3] / 2
    rays = "".join(f"M{x + 132 * math.sin(a):.1f} {y - 132 * math.cos(a):.1f}L{x + 168 * math.sin(a + .1):.1f} {y - 168 * math.cos(a + .1):.1f}L{x + 168 * math.sin(a - .1):.1f} {y - 168 * math.cos(a - .1):.1f}Z" for a in (k * math.pi / 6 for k in range(12)))
    return read(group(circle(x, y, 190, "#2a3650") + circle(x, y, 178, "#56627c") + circle(x, y, 170, "#313e59") + path(rays, "#6b7790") + circle(x, y, 124, "#56627c") + circle(x, y, 116, "#2c3852")
                      + path(f"M{x} {y - 84}A44 44 0 0 1 {x + 25:.0f} {y - 4}L{x + 42:.0f} {y + 78}H{x - 42:.0f}L{x - 25:.0f} {y - 4}A44 44 0 0 1 {x} {y - 84}Z", "#8a8577"), flat=True, more=' opacity=".8"'))


def puddles():
    out = ""
    for x, y, w in ((640, 560, 92), (1420, 780, 104), (1400, 520, 60), (660, 830, 66), (1024, 880, 84), (478, 1090, 60), (1572, 1100, 66), (428, 470, 22)):
        d = f"M{x - w} {y}C{x - w} {y - w * .3:.0f} {x - w * .2:.0f} {y - w * .2:.0f} {x} {y - w * .24:.0f}C{x + w * .5:.0f} {y - w * .34:.0f} {x + w} {y - w * .16:.0f} {x + w} {y + w * .03:.0f}C{x + w * .9:.0f} {y + w * .3:.0f} {x + w * .2:.0f} {y + w * .2:.0f} {x - w * .1:.0f} {y + w * .28:.0f}C{x - w * .6:.0f} {y + w * .32:.0f} {x - w} {y + w * .2:.0f} {x - w} {y}Z"
        out += path(d, "#8ba2c4", ' fill-opacity=".3"') + path(f"M{x - w * .6:.0f} {y - 2}q{w * .3:.0f} -7 {w * .7:.0f} 0M{x - w * .2:.0f} {y + w * .1:.0f}q{w * .3:.0f} -6 {w * .6:.0f} 0", "none", ' stroke="#d4deec" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"')
    return read(group(out, flat=True))


def painted(d, ink, opacity):
    """Paint on wet stone: worn through in places."""
    return path(d, ink, f' fill-opacity="{opacity}"')


def way(k):
    """The middle of the way from house k to the next, and whether that leads right and down (1), left and up (-1) or neither. The table paints an arrow
    there; on a way down or up it stands on that side of the column on which no number hangs."""
    (ax, ay), (bx, by) = ground(k), ground((k + 1) % 12)
    right, down = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
    if right:
        return (ax + HALF[RING[k][0]] * right + bx - HALF[RING[(k + 1) % 12][0]] * right) / 2, ay + 36, right, 0
    lower = k if ay > by else (k + 1) % 12
    return ax + (176 if town.SIGN[lower][0] < 0 else -176), (ay + by) / 2 - 46, 0, down


def beside(k):
    """On which side of its door the safe lies: towards the middle of the square."""
    return -1 if RING[k][0] == 3 else 1


def dock(k):
    """The place of the safe before a house: its corners marked in paint, as on a stage. It has no frame: nothing is pressed there."""
    x, y = ground(k)
    dx, dy = DOCK[:2]
    x, y = x + dx * beside(k), y + dy
    half, low, arm, wide = 31, 25, 17, 7
    marks = ""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = x + sx * half, y + sy * low
            marks += f"M{cx} {cy}H{cx - sx * arm}V{cy - sy * wide}H{cx - sx * wide}V{cy - sy * arm}H{cx}Z"
    return read(group(painted(marks, "#d9d2bb", .72), flat=True))


def rain(drops):
    fine = "".join(f"M{drops.random() * VIEW[0]:.0f} {drops.random() * VIEW[1]:.0f}l-6 {18 + drops.random() * 16:.0f}" for _ in range(760))
    near = "".join(f"M{drops.random() * VIEW[0]:.0f} {drops.random() * VIEW[1]:.0f}l-13 {44 + drops.random() * 30:.0f}" for _ in range(120))
    rings = "".join(f'<ellipse cx="{drops.random() * VIEW[0]:.0f}" cy="{200 + drops.random() * (VIEW[1] - 200):.0f}" rx="{7 + drops.random() * 7:.0f}" ry="4.200"/>' for _ in range(170))
    return read(group(f'<g fill="none" stroke="#c6d6e6" stroke-width="1.600" stroke-opacity=".26" stroke-linecap="round">{path(fine)}<g stroke-width="2.400" stroke-opacity=".2">{path(near)}</g><g stroke-opacity=".26">{rings}</g></g>', flat=True))


def sign(k):
    """The number of a house, from across the room."""
    x, y = hung(k)
    rim = BLOOD if k == 11 else GOLD
    return read(group(circle(x, y, 42, INK), lift=70) + group(circle(x, y, 38, rim) + circle(x, y, 32, CREAM) + words(SIGNS[k], 53, x - (2 if k == 11 else 0), y + 19, BLOOD if k == 11 else INK), flat=True))


def sheets():
    chance = random.Random(42)
    dusk = '<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9d86a8" stop-opacity=".42"/><stop offset=".35" stop-color="#5a6a98" stop-opacity=".16"/><stop offset="1" stop-color="#0c1226" stop-opacity=".34"/></linearGradient></defs>'
    out = read(group(path(box(0, 0, *VIEW)), "#222c42", flat=True) + cobbles(chance) + group(f'{dusk}<rect width="{VIEW[0]}" height="{VIEW[1]}" fill="url(#d)"/>', flat=True)) + puddles() + inlay() + read(sky())
    for k in range(12):
        out += apron(k)
    out += read(track())
    for k in (0, 1, 2, 3, 11, 4, 10, 5, 9, 8, 7, 6):
        x, y = ground(k)
        out += [s.moved(f"translate({x} {y}) scale({SIZE.get(k, 1)})", 1) for s in read(town.house(k))] + reflections(k, chance) + dock(k) + sign(k)
        if k in (3, 6):
            for at in (481, 1024, 1567):
                out += lamp(at, y - 2)
    return out + rain(chance)


def hung(k):
    """Where the number of house k hangs."""
    x, y = ground(k)
    dx, dy = town.SIGN[k]
    return x + dx * SIZE.get(k, 1), y + dy * SIZE.get(k, 1)


def share(x, y):
    return [round(x / VIEW[0], 4), round(y / VIEW[1], 4)]


def data():
    places = []
    for k, name in enumerate(NAMES):
        x, y = ground(k)
        half, (dx, dy, w, h) = HALF[RING[k][0]], DOCK
        ends = sorted((x - beside(k) * (half - 48), x + beside(k) * (dx - w / 2 - 54)))
        places.append({"name": name, "x": share(x, y)[0], "y": share(x, y)[1], "sign": share(*hung(k)), "prop": share(x + dx * beside(k), y + dy + h * .36),
                       "way": share(*way(k)[:2]) + list(way(k)[2:]), "feet": share(ends[0], y + 6) + share(ends[1], y + 52)})
    left, top, w, h = START
    return {"places": places, "step": share(FAN, FAN), "deep": round((MARKED + FAN / 2 - 4) / FAN, 3), "start": share(left + 8, top + 30) + share(w - 16, h - 38), "track": [share(*across(s, MARKED)) for s in spaces()]}


def lines_of(board):
    places = ",\n".join("  " + json.dumps(p) for p in board["places"])
    return f'{{\n "places": [\n{places}\n ],\n "step": {json.dumps(board["step"])},\n "deep": {json.dumps(board["deep"])},\n "start": {json.dumps(board["start"])},\n "track": {json.dumps(board["track"])}\n}}\n'


def write_data(out, width, height):
    os.makedirs(os.path.join(out, "map"), exist_ok=True)
    with open(os.path.join(out, "board.json"), "w") as file:
        file.write(lines_of(data()))
    with open(os.path.join(out, "map", "projection.json"), "w") as file:
        json.dump({"kind": "shares", "size": [width, height], "formula": "Places lie where the board's x and y say."}, file, indent=1)
        file.write("\n")


def main(out, scale=None):
    write_data(out, 2 * VIEW[0], 2 * VIEW[1]) if scale in (None, "data") else None
    if scale == "data":
        return
    times = float(scale) if scale else 2
    width, height = round(VIEW[0] * times), round(VIEW[1] * times)
    board = cut.Board(f"0 0 {VIEW[0]} {VIEW[1]}", width, height, 1616).lay_all(sheets())
    image = cut.age(board.colour + (1 - board.alpha)[..., None], 1617)
    if scale:
        save(os.path.join(out, "square.png"), image)
        return
    save(os.path.join(out, "map", "map-4096.jpg"), image, 84)
    save(os.path.join(out, "map", "map-2048.jpg"), cut.reduced(image, 2), 88)


if __name__ == "__main__":
    main(*sys.argv[1:])
