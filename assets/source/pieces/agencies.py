"""The four agencies: the seal of each, and the screen of card behind which whoever plays it hides; its parts as seen from behind, for any seat."""
import math

from card import CREAM, Sheet, circle, moved, path, printed

# Each figure sits in a box of about 130 x 96 with its middle at (0, 0); HOLE is the seal's own colour.
THISTLE = """
<path d="M0 -50L8 -34L20 -46L20 -30L36 -36L28 -20L40 -16L27 -6C24 -2 22 0 20 2H-20C-22 0 -24 -2 -27 -6L-40 -16L-28 -20L-36 -36L-20 -30L-20 -46L-8 -34Z"/>
<path d="M-22 6H22C28 18 22 34 0 36C-22 34 -28 18 -22 6Z"/>
<path d="M-17 12L17 30M-8 8L20 22M-20 22L8 34M17 12L-17 30M8 8L-20 22M20 22L-8 34" stroke="HOLE" stroke-width="3.2" fill="none"/>
<path d="M-4 34H4V50H-4Z"/><path d="M-6 48C-24 50 -34 42 -40 28L-44 36L-58 26C-56 44 -40 56 -6 54ZM6 48C24 50 34 42 40 28L44 36L58 26C56 44 40 56 6 54Z"/>
"""
TOWER = """
<path d="M0 -56L4.2 -44.5H16L6.6 -37.2L10 -26L0 -32.8L-10 -26L-6.6 -37.2L-16 -44.5H-4.2Z"/>
<path d="M-3 -30H3L13 -4H-13Z"/><path d="M-17 0H17V10H-17Z"/><path d="M-22 13H22V48H-22Z"/><path d="M-36 28V22H-30V28H-26V48H-36ZM36 28V22H30V28H26V48H36Z"/>
<circle cx="0" cy="27" r="10" fill="HOLE"/><path d="M0 20V27L5 30" stroke="CREAM" stroke-width="3" fill="none"/><path d="M-46 50H46V56H-46Z"/>
"""
OWL = """
<path d="M-38 -52C-24 -44 24 -44 38 -52C44 -40 42 -26 38 -18C40 14 30 42 0 50C-30 42 -40 14 -38 -18C-42 -26 -44 -40 -38 -52Z"/>
<circle cx="-17" cy="-20" r="15" fill="HOLE"/><circle cx="17" cy="-20" r="15" fill="HOLE"/><circle cx="-17" cy="-20" r="8"/><circle cx="17" cy="-20" r="8"/>
<circle cx="-17" cy="-20" r="3.6" fill="HOLE"/><circle cx="17" cy="-20" r="3.6" fill="HOLE"/><path d="M0 -14L7 -3L0 8L-7 -3Z" fill="HOLE"/>
<path d="M-16 14L-11 20L-6 14L-1 20L4 14L9 20L14 14M-13 27L-8 33L-3 27L2 33L7 27L12 33" fill="none" stroke="HOLE" stroke-width="3.6"/>
<path d="M-22 50H-6V56H-22ZM6 50H22V56H6Z"/>
"""
PALM = """
<path d="M-3 -14C6 8 6 30 0 52H14C18 30 14 6 5 -16Z"/>
<path d="M2 -16C-8 -34 -34 -40 -56 -20C-38 -28 -20 -24 2 -12Z"/><path d="M2 -16C-16 -20 -40 -8 -44 16C-34 2 -18 -6 2 -10Z"/>
<path d="M2 -16C12 -36 38 -42 58 -22C40 -30 22 -26 2 -12Z"/><path d="M2 -16C20 -20 44 -8 48 16C38 2 22 -6 2 -10Z"/>
<path d="M2 -16C-8 -30 -14 -46 -30 -52C-10 -56 2 -42 4 -18Z"/><path d="M2 -16C10 -32 18 -46 34 -50C16 -56 4 -42 0 -18Z"/>
<path d="M-3 4L13 2M-1 16L16 14M0 28L17 27M-1 40L16 39" stroke="HOLE" stroke-width="3"/>
<path d="M-50 52C-30 44 40 44 56 52V57H-50Z"/>
"""
# A printer's inks, dark and grey: the bright colours are the agents'. No two are alike in grey.
SEALS = {"glasgow": ("#33664B", THISTLE), "moscow": ("#6A3440", TOWER), "athens": ("#1E3558", OWL), "algiers": ("#AE6A42", PALM)}


def scallop(radius, depth, count):
    points = []
    for k in range(count * 8):
        a = 2 * math.pi * k / (count * 8)
        r = radius + depth * math.cos(count * a)
        points.append(f"{r * math.cos(a):.2f} {r * math.sin(a):.2f}")
    return "M" + "L".join(points) + "Z"


def darker(colour, by):
    return "#" + "".join(f"{int(int(colour[i:i + 2], 16) * by):02x}" for i in (1, 3, 5))


def figure(body, fill, hole):
    """What somebody is known by, in one colour; what is cut out of it shows `hole`."""
    return f'<g fill="{fill}">{body.replace("HOLE", hole).replace("CREAM", fill)}</g>'


def seal(colour, body):
    """256 by 256: a scalloped disc and the figure, as large as it holds, for a seat's card shows it at 24 pixels."""
    middle = "translate(126 125)"
    light = sum(int(colour[k:k + 2], 16) * by for k, by in ((1, .299), (3, .587), (5, .114))) > 150
    ink = darker(colour, .2) if light else CREAM
    return [Sheet(moved(path(scallop(118, 3.5, 28), CREAM), middle), 4),
            Sheet(moved(circle(0, 0, 109, colour), middle), 2),
            printed(moved(path("M-106.5 23A109 109 0 0 0 106.5 23Z", darker(colour, .78)), middle)),
            Sheet(moved(figure(body, ink, colour), middle + " scale(1.36)"), 2.5)]


WINGS = ("M6 52L84 76V290L6 262Z", "M506 52L428 76V290L506 262Z")
FRONT = "M88 290V76H150Q170 76 180 62Q196 44 256 44Q316 44 332 62Q342 76 362 76H424V290Z"


def inset(points, by):
    """A polygon drawn in towards its middle."""
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    moved_in = [(x + by * (1 if x < cx else -1), y + by * (1.25 if y < cy else -1.25)) for x, y in points]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in moved_in) + "Z"


def shield(name):
    """512 by 320: three panels that stand, the wings folded away from us."""
    colour, body = SEALS[name]
    dark, deep, trim = darker(colour, .82), darker(colour, .6), "#e9d9ae"
    left, right = [(6, 52), (84, 76), (84, 290), (6, 262)], [(506, 52), (428, 76), (428, 290), (506, 262)]
    front = "M100 278V88H156Q178 88 190 70Q204 56 256 56Q308 56 322 70Q334 88 356 88H412V278Z"
    line = {"stroke": trim, "stroke_width": 3}
    slants = "".join(f"M-40 {y}L100 {y - 150}" for y in range(60, 520, 26))
    clip = lambda n, points: f'<clipPath id="{n}"><path d="{inset(points, 15)}"/></clipPath>'
    bars = lambda n, x: f'<g clip-path="url(#{n})"><g transform="translate({x} 0)">{path(slants, "none", stroke=deep, stroke_width=9)}</g></g>'
    return [Sheet(path(WINGS[0], colour), 2), Sheet(path(WINGS[1], dark), 2),
            printed(clip("l", left) + clip("r", right) + bars("l", 0) + bars("r", 424) + path(inset(left, 10), "none", **line) + path(inset(right, 10), "none", **line)),
            Sheet(path(FRONT, colour), 5), printed(path(front, "none", **line)),
            Sheet(circle(256, 178, 88, trim), 2.5), Sheet(circle(256, 178, 82, deep), 1.2),
            Sheet(moved(figure(body, CREAM, deep), "translate(256 178) scale(1.18)"), 3)]


# The same screen from where one sits behind it. White card: the program gives it the seat's colour, and draws the line along its edges.


def wing():
    """256 by 1024, its shadow with it: the left wing, which the program stretches to the window; the right one is its mirror."""
    slants = "".join(f"M-20 {y}L276 {y - 296}" for y in range(20, 1400, 78))
    clip = f'<clipPath id="wing"><path d="{inset([(20, 20), (236, 20), (236, 1004), (20, 1004)], 34)}"/></clipPath>'
    return [Sheet(path("M20 20H236V1004H20Z", "#dedede"), 6),
            Sheet(clip + f'<g clip-path="url(#wing)">{path(slants, "none", stroke="#a2a2a2", stroke_width=25)}</g>', 2.5)]


def crest():
    """640 by 144, its shadow with it: the middle of the upper edge, on which the seal lies."""
    return [Sheet(path("M20 124V112Q92 112 116 78Q156 20 320 20Q484 20 524 78Q548 112 620 112V124Z", "#dedede"), 6)]
