"""What the game of 1982 lays on the table: the attaché case, the lost turn, the four capitals, a bank book, teleprinter paper, routes and pins."""
import os
import sys

import numpy as np

from agencies import TOWER, scallop
from card import CREAM, HERE, INK, Sheet, circle, moved, path, printed
from printshop import mark

sys.path.insert(0, os.path.join(HERE, "..", "paper"))
from ink import outline, smooth, svg_layer
from skin import box, mask_of, paper, print_on

RED, LEAD, CHROME = "#c8322b", "#5d656b", "#d5d7d4"
TITLE = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")

# --- the case: its middle at (0, 0), 300 by 204 without the handle, as the first game's --------------------------------

HIDE, DARK, SHADE, LIGHT = "#8f4f24", "#3f2110", "#6d3a18", "#b3743d"
HULL = "M-150 -82Q-150 -100 -132 -100H132Q150 -100 150 -82V84Q150 102 132 102H-132Q-150 102 -150 84Z"
GRIP = "M-58 -96V-122Q-58 -142 -38 -142H38Q58 -142 58 -122V-96H40V-116Q40 -124 32 -124H-32Q-40 -124 -40 -116V-96Z"
TAG = "M-12 0L12 -8L30 66L10 78L-10 72Z"


def lock(x, y):
    """A latch and its three little wheels."""
    wheels = "".join(f'<path d="M{x - 17 + 13 * k} {y + 4}h10v16h-10Z"/>' for k in range(3))
    return path(f"M{x - 24} {y - 22}H{x + 24}V{y + 26}H{x - 24}Z", CHROME), f'<g fill="{INK}">{wheels}</g>' + path(f"M{x - 16} {y - 14}H{x + 16}V{y - 5}H{x - 16}Z", "#8d9294")


def baggage_tag(put):
    """From the last flight: in the airline's red, on its string."""
    hang = put + " translate(16 -96) rotate(2)"
    return [Sheet(moved(path("M-6 -14C-2 -2 0 2 0 12", "none", stroke=CREAM, stroke_width=5), hang), 2), Sheet(moved(path(TAG, RED), hang), 2.5),
            printed(moved(circle(3, 9, 5, CREAM) + path("M-2 30L18 24M0 42L22 35M3 54L25 47", "none", stroke=CREAM, stroke_width=6), hang))]


def case():
    put = "translate(184 180) rotate(-3) scale(.93)"
    plates, wheels = zip(lock(-82, -42), lock(82, -42))
    return [Sheet(moved(path(GRIP, DARK), put), 3), Sheet(moved(path(HULL, HIDE), put), 3),
            printed(moved(path("M60 -100H132Q150 -100 150 -82V84Q150 102 132 102H-20C66 60 92 -20 60 -100Z", SHADE)
                          + path("M-150 -16H150V-4H-150Z", DARK)
                          + path("M-136 -86H136V-24H-136ZM-136 4H136V88H-136Z", "none", stroke=LIGHT, stroke_width=4, stroke_dasharray="10 7"), put)),
            Sheet(moved("".join(plates), put), 2), printed(moved("".join(wheels), put)),
            Sheet(moved(path("M-30 30H30V62H-30Z", CHROME), put), 1.5), printed(moved(path(outline(TITLE, "A Z", 30, 0, 57, "middle", .08), INK), put)), *baggage_tag(put)]


def case_open():
    """The lid up behind; in it bundles of notes, and a passport."""
    lid, lining = "M70 44Q70 30 84 29L346 20Q360 20 361 34L372 184L62 196Z", "M86 52L344 44L353 170L80 180Z"
    tray, well = "M56 196L378 184L392 300Q392 316 376 317L44 330Q30 330 30 316Z", "M76 208L360 198L370 268L58 278Z"
    note = lambda x, y, turn: (moved(path("M-48 -27H48V27H-48Z", "#a9b79c"), f"translate({x} {y}) rotate({turn})"),
                               moved(path("M-40 -20H40V20H-40Z", "none", stroke="#52624c", stroke_width=3) + circle(0, 0, 12, "#52624c"), f"translate({x} {y}) rotate({turn})")
                               + moved(path("M-10 -27H10V27H-10Z", CREAM), f"translate({x} {y}) rotate({turn})"))
    bundles = [s for at in ((126, 238, -3), (226, 234, -2)) for plate, print_ in [note(*at)] for s in (Sheet(plate, 2.5), printed(print_))]
    plates, wheels = lock(211, 300)
    return [Sheet(path("M150 326L154 352Q156 362 168 362L258 358Q270 357 270 346L268 320L250 321L251 338L172 342L168 325Z", DARK), 3),
            Sheet(path(lid, HIDE), 3), Sheet(path(lining, "#4d565c"), 1.5), printed(path("M80 150L351 140L353 170L80 180Z", "#394147")),
            Sheet(path("M122 66L206 62L212 160L116 164Z", CREAM) + path("M232 74L310 70L318 150L236 154Z", RED), 2),
            printed(path("M134 84L194 81M134 98L196 95M132 112L198 109M132 126L180 124", "none", stroke="#6a6a64", stroke_width=5) + circle(274, 108, 20, "none", stroke=CREAM, stroke_width=4)),
            Sheet(path("M78 158L352 148L354 176L79 186Z", "#5d666c"), 2), Sheet(path(tray, HIDE), 3),
            printed(path("M392 300Q392 316 376 317L210 323C270 290 300 250 296 187L378 184Z", SHADE)), Sheet(path(well, "#22252a"), 0), *bundles,
            Sheet(moved(path("M-30 -22H30V22H-30Z", "#27446B"), "translate(322 236) rotate(-8)"), 2.5), printed(moved(circle(0, -3, 9, "none", stroke=CREAM, stroke_width=3), "translate(322 236) rotate(-8)")),
            Sheet(plates, 2), printed(wheels)]


# --- who loses a turn ------------------------------------------------------------------------------------------------


def lost_turn():
    """A boarding card that was torn off; its measures are those of the first game's tag: the plate 157 high and 68 down, words right of 150
    and left of 370."""
    plate = "M30 68H372Q384 68 384 80V213Q384 225 372 225H30Q18 225 18 213V196A11 11 0 0 0 18 174V119A11 11 0 0 0 18 97V80Q18 68 30 68Z"
    return [Sheet(path(plate, "#474e54"), 3), printed(path("M40 76H366Q376 76 376 86V96H30V86Q30 76 40 76Z", RED)
                                                     + path("M36 216H366Q375 216 375 207V104", "none", stroke="#c9ccc8", stroke_width=3) + path("M146 104V216", "none", stroke="#c9ccc8", stroke_width=3, stroke_dasharray="7 7")),
            Sheet(circle(86, 158, 45, CREAM), 2), printed(path("M62 162A26 26 0 0 1 106 148", "none", stroke="#474e54", stroke_width=11) + path("M92 158L118 160L115 132Z", "#474e54") + circle(86, 174, 9, RED))]


# --- the capitals: each figure as those of the agencies ------------------------------------------------------------------

DOME = """
<path d="M-3 -58H3V-48L7 -44H-7L-3 -48Z"/><path d="M-11 -42H11V-32H-11Z"/><path d="M-34 -4C-34 -22 -20 -32 0 -32C20 -32 34 -22 34 -4Z"/><path d="M-40 -2H40V5H-40Z"/>
<path d="M-34 8H-27V26H-34ZM-20 8H-13V26H-20ZM-6 8H6V26H-6ZM13 8H20V26H13ZM27 8H34V26H27Z"/><path d="M-60 28H60V36H-60Z"/>
<path d="M-56 38H-49V50H-56ZM-42 38H-35V50H-42ZM-28 38H-21V50H-28ZM-14 38H14V50H-14ZM21 38H28V50H21ZM35 38H42V50H35ZM49 38H56V50H49Z"/><path d="M-64 51H64V57H-64Z"/>
"""
BRIDGE = """
<path d="M-32 -58L-19 -36V44H-45V-36ZM32 -58L45 -36V44H19V-36Z"/><path d="M-19 -24H19V-15H-19ZM-19 -8H19V-3H-19Z"/>
<path d="M-38 -26H-26V-14H-38ZM26 -26H38V-14H26ZM-38 -4H-26V8H-38ZM26 -4H38V8H26Z" fill="HOLE"/><path d="M-64 22H-45V30H-64ZM45 22H64V30H45Z"/>
<path d="M-19 22H19V30H-19Z"/><path d="M-46 -14C-50 4 -56 14 -64 20M46 -14C50 4 56 14 64 20" stroke="CREAM" stroke-width="4" fill="none"/>
<path d="M-64 46C-54 40 -44 40 -34 46C-24 52 -14 52 -4 46C6 40 16 40 26 46C36 52 46 52 64 44V56H-64Z"/>
"""
TEMPLE = """
<path d="M-3 -60H3V-52H-3Z"/><path d="M0 -54C6 -44 20 -36 34 -32V-26H-34V-32C-20 -36 -6 -44 0 -54Z"/><path d="M-20 -24H20V-16H-20Z"/><path d="M-22 -14H22C28 -8 38 -3 48 0V6H-48V0C-38 -3 -28 -8 -22 -14Z"/>
<path d="M-28 8H28V15H-28Z"/><path d="M-30 17H30C36 22 48 27 60 30V36H-60V30C-48 27 -36 22 -30 17Z"/><path d="M-38 38H-30V50H-38ZM-22 38H-14V50H-22ZM-5 38H5V50H-5ZM14 38H22V50H14ZM30 38H38V50H30Z"/>
<path d="M-54 51H54V57H-54Z"/>
"""
SEALS = {"washington": ("#27446B", DOME), "london": ("#2F5D4A", BRIDGE), "moscow": ("#7A2F34", TOWER), "peking": ("#8A6A1E", TEMPLE)}

def envelope():
    """256 by 176, its shadow with it: airmail, as the first game's envelope lies."""
    edge = "".join(f'<path d="M{x} 12h14l-9 10h-14ZM{x + 23} 152h-14l9 -10h14Z" fill="{RED if k % 2 else "#2d5488"}"/>' for k, x in enumerate(range(20, 226, 22)))
    edge += "".join(f'<path d="M16 {y}v13l10 -8v-13ZM238 {y + 8}v13l-10 -8v-13Z" fill="{RED if k % 2 else "#2d5488"}"/>' for k, y in enumerate(range(30, 132, 21)))
    return [Sheet(path("M16 12H238V152H16Z", "#e6e3d8"), 4), printed(f'<clipPath id="e"><path d="M16 12H238V152H16Z"/></clipPath><g clip-path="url(#e)">{edge}</g>'
                                                                     + path("M30 138L104 84M224 138L150 84", "none", stroke="#b9b5a6", stroke_width=2.500)),
            Sheet(path("M28 24H226L136 94Q127 101 118 94Z", "#efece2"), 3)]


# --- what is printed on the map --------------------------------------------------------------------------------------------


def pin():
    """64 by 64, its middle at 29, 28: an airport as route maps have it."""
    return [Sheet(circle(29, 28, 18, "#2b3238"), 3), Sheet(circle(28.8, 27.8, 13.5, CREAM), 1), printed(circle(28.8, 27.8, 5.5, "#2b3238"))]


def city():
    return mark('<circle r="94" fill="none" stroke="#fff" stroke-width="16"/>')


def start():
    """A postmark under the ring."""
    return mark(f'<path fill-rule="evenodd" d="{scallop(118, 7, 20)}M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0ZM-88 0A88 88 0 1 1 88 0A88 88 0 1 1 -88 0Z"/>')


def route():
    """256 by 16, seamless along x: a flat line with a bare one in it, printed where aircraft fly."""
    w, h, scale = 256, 16, 4
    ys, xs = np.mgrid[0:h * scale, 0:w * scale].astype(np.float32) / scale
    v = np.abs(ys - h / 2 + .125)
    alpha, dash = smooth(5.3, 4.5, v), ((xs + 8) % 64 < 40)
    tone = np.where((v < 1.3) & dash, 1.0, .78)
    pre = np.dstack([tone * alpha, alpha]).reshape(h, scale, w, scale, 2).mean((1, 3))
    grey = np.clip(pre[..., 0] / np.maximum(pre[..., 1], 1e-4), 0, 1)
    return np.dstack([grey, grey, grey, pre[..., 1]])


# --- paper to write on -------------------------------------------------------------------------------------------------------

BOOK = (1280, 800)
COLUMNS = (132, 112)        # where the first of the eight begins, and how wide each is; the balance takes what is left
ROWS = (148, 44)            # the first line, and from line to line


def bank_book():
    """An open page: a column for the number of the line, eight for those who are paid, one for the balance; a band above for their marks."""
    w, h = BOOK
    sheet = paper(mask_of(w, h, box(14, 12, w - 28, h - 24, 26), .2, 91), "#e9e5d6", 92, mottle=.025, tooth=.008, edge=.14, fibre=.05, stain=.03)
    left, step = COLUMNS
    ends = [left + step * k for k in range(9)]
    green = "".join(f'<path d="M30 {y}H{w - 30}V{y + ROWS[1]}H30Z"/>' for y in range(ROWS[0] - ROWS[1], h - 66, 2 * ROWS[1]))
    rules = "".join(f'<path d="M30 {y}H{w - 30}"/>' for y in range(ROWS[0], h - 30, ROWS[1]))
    uprights = "".join(f'<path d="M{x} 34V{h - 34}"/>' for x in ends[:-1])
    body = (f'<g fill="#c9d6c6" fill-opacity=".55">{green}</g><g stroke="#6f8b86" stroke-width="1.6" stroke-opacity=".6">{rules}</g>'
            f'<g stroke="#4d6f86" stroke-width="1.8" stroke-opacity=".7">{uprights}</g>'
            f'<path d="M{ends[-1] - 3} 34V{h - 34}M{ends[-1] + 3} 34V{h - 34}M30 {ROWS[0] - ROWS[1]}H{w - 30}M30 {ROWS[0] - ROWS[1] - 5}H{w - 30}" stroke="{RED}" stroke-width="2" stroke-opacity=".75"/>'
            f'<path d="{box(30, 28, w - 60, h - 56, 14)}" fill="none" stroke="#4d6f86" stroke-width="3" stroke-opacity=".8"/>')
    return print_on(sheet, body, .95, .15)


def teleprinter():
    """768 by 1024, for nine pieces: bars of pale green, holes along either side, torn off above and below. The holes are in the insets."""
    w, h = 768, 1024
    teeth = lambda y, up: "L".join(f"{x} {y + (up * 7 if k % 2 else 0)}" for k, x in enumerate(range(12, w - 11, 12)))
    hull = f"M{teeth(14, 1)}V{h - 14}L" + "L".join(reversed(teeth(h - 14, -1).split("L"))) + "Z"
    mask = mask_of(w, h, hull, .12, 95)
    holes = "".join(f'<circle cx="{x}" cy="{y}" r="9"/>' for x in (34, w - 34) for y in range(48, h - 30, 48))
    mask = mask * (1 - svg_layer(w, h, holes)[..., 3])
    sheet = paper(mask, "#edeadf", 96, mottle=.02, tooth=.008, edge=.06, fibre=.05, stain=.02)
    bars = "".join(f'<path d="M60 {y}H{w - 60}V{y + 48}H60Z"/>' for y in range(64, h - 60, 96))
    return print_on(sheet, f'<g fill="#cfe0d2" fill-opacity=".6">{bars}</g><path d="M60 20V{h - 20}M{w - 60} 20V{h - 20}" stroke="#9aa6a0" stroke-width="1.6" stroke-dasharray="7 6"/>', .95, .12)


# For skin.json, as in ../paper/skin.py: (size, insets left top right bottom or None, note)
PAPERS = {
    "bank-book": (BOOK, (140, 110, 150, 40), f"open page; the line's number left of x {COLUMNS[0]}, eight columns of {COLUMNS[1]} from there, the balance right of "
                  f"{COLUMNS[0] + 8 * COLUMNS[1]}; marks above y {ROWS[0] - ROWS[1]}, lines every {ROWS[1]} from {ROWS[0]}"),
    "teleprinter": ((768, 1024), (64, 40, 64, 40), "paper of a teleprinter; text between x 72 and 696; a bar every 96 from y 64, half as high"),
    "envelope": ((256, 176), None, "airmail, its shadow with it"),
    "pin": ((64, 64), None, "an airport; its middle at 29, 28"),
    "route": ((256, 16), None, "a line of the map, seamless along x; for a tint"),
}
