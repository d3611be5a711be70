"""What Top Secret Spies lays on the table: the safe, shut and open, the die, the seals of its seven capitals, its envelope."""
import math

from agencies import TOWER, scallop
from bureau import BRIDGE
from card import CREAM, INK, Sheet, circle, moved, path, printed

IRON, DOOR, SHADE, EDGE, GOLD, BRASS = "#3f4964", "#5c6a92", "#2c344a", "#7e8db4", "#f0c452", "#b98a2e"


def rounded(x, y, w, h, r):
    return f"M{x + r} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + r}Q{x} {y} {x + r} {y}Z"


def wheel(x, y, r):
    """Three spokes with knobs, round a dial."""
    arms = "".join(f"M{x} {y}L{x + r * math.sin(a):.1f} {y - r * math.cos(a):.1f}" for a in (k * math.pi / 3 + .26 for k in range(6)))
    knobs = "".join(circle(x + r * math.sin(a), y - r * math.cos(a), r * .2, GOLD) for a in (k * math.pi / 3 + .26 for k in range(6)))
    return [Sheet(path(arms, "none", stroke=BRASS, stroke_width=r * .26, stroke_linecap="round") + circle(x, y, r * .74, "none", stroke=BRASS, stroke_width=r * .24), 3),
            Sheet(circle(x, y, r * .72, "none", stroke=GOLD, stroke_width=r * .14) + knobs, 1.5), Sheet(circle(x, y, r * .36, GOLD), 2), printed(circle(x, y, r * .2, BRASS))]


def safe():
    """384 by 320: an old strongbox; it stands with its feet at y 284, its middle at x 192."""
    rivets = "".join(circle(x, y, 4.5, EDGE) for x in (76, 308) for y in (60, 112, 164, 216, 256)) + "".join(circle(x, y, 4.5, EDGE) for x in (124, 192, 260) for y in (60, 256))
    return [Sheet(path("M78 262H118V284H78ZM266 262H306V284H266Z", SHADE), 3), Sheet(path(rounded(60, 44, 264, 228, 18), IRON), 4),
            printed(path("M262 44H306Q324 44 324 62V254Q324 272 306 272H232C268 220 280 120 262 44Z", SHADE) + rivets),
            Sheet(path(rounded(90, 74, 204, 168, 10), GOLD), 2.5), Sheet(path(rounded(97, 81, 190, 154, 7), DOOR), 1),
            printed(path("M240 81H280Q287 81 287 88V228Q287 235 280 235H214C246 190 254 130 240 81Z", "#4c587c") + path(rounded(107, 91, 170, 134, 5), "none", stroke=EDGE, stroke_width=3)),
            Sheet(path(rounded(76, 98, 20, 34, 4) + rounded(76, 184, 20, 34, 4), BRASS), 2), *wheel(174, 158, 57),
            Sheet(path(rounded(244, 128, 26, 60, 8), BRASS), 2), printed(path("M257 142A8 8 0 0 1 261 157L265 176H249L253 157A8 8 0 0 1 257 142Z", INK))]


def safe_empty():
    return safe_open(full=False)


def safe_open(full=True):
    """384 by 320: the door is swung to the left; on its shelves bundles of notes, a file, and what glitters, or nothing."""
    note = lambda x, y, ink="#a9b79c": path(rounded(x, y, 46, 16, 2), ink) + path(f"M{x + 19} {y}h8v16h-8Z", CREAM)
    held = [Sheet(note(196, 138) + note(196, 121) + note(214, 104) + note(234, 138), 2.5), Sheet(path("M136 108L176 102L184 152H142Z", "#c23b32"), 2), printed(path("M146 116L170 112M148 126L172 122", "none", stroke=CREAM, stroke_width=4)),
            Sheet(note(196, 218) + note(244, 218) + note(220, 201) + note(196, 184) + note(244, 201, "#c9b98a"), 2.5), Sheet(circle(158, 224, 11, GOLD) + circle(176, 226, 9, GOLD) + circle(166, 212, 9, "#f4d98a"), 2)]
    return [Sheet(path("M78 262H118V284H78ZM266 262H306V284H266Z", SHADE), 3), Sheet(path(rounded(60, 44, 264, 228, 18), IRON), 4),
            printed(path("M262 44H306Q324 44 324 62V254Q324 272 306 272H232C268 220 280 120 262 44Z", SHADE)),
            Sheet(path(rounded(90, 74, 204, 168, 10), GOLD), 2.5), printed(path(rounded(98, 82, 188, 152, 6), "#14161f") + path("M98 100Q98 82 104 82H280Q286 82 286 88V160H98Z", "#20242f") + (circle(206, 126, 74, "#f3cf74", fill_opacity=.3) if full else "")),
            Sheet(path("M98 154H286V162H98Z", EDGE), 2),
            *(held if full else []), Sheet(path("M96 70L18 48Q8 46 8 58V266Q8 278 18 276L96 248Z", DOOR), 4), printed(path("M96 70L78 65V254L96 248Z", SHADE) + path("M22 66L74 80V238L22 258Z", "none", stroke=GOLD, stroke_width=5)),
            Sheet(path(rounded(88, 96, 14, 34, 4) + rounded(88, 184, 14, 34, 4), BRASS), 2), Sheet(moved(circle(0, 0, 30, "none", stroke=BRASS, stroke_width=10) + path("M0 -30V30M-26 -15L26 15M-26 15L26 -15", "none", stroke=GOLD, stroke_width=7) + circle(0, 0, 9, GOLD), "translate(48 160) scale(.62 1)"), 2)]


# --- the die: a face is its pips, one of them a choice from one to three --------------------------------------------------------

PIPS = {2: ((-20, -20), (20, 20)), 3: ((-24, -24), (0, 0), (24, 24)), 4: ((-21, -21), (21, -21), (-21, 21), (21, 21)),
        5: ((-23, -23), (23, -23), (0, 0), (-23, 23), (23, 23)), 6: ((-22, -27), (22, -27), (-22, 0), (22, 0), (-22, 27), (22, 27))}
ONE_TO_THREE = ('<path d="M-28 -26L-38 -20V-12L-28 -17V16H-19V-26ZM-9 -8H9V1H-9Z"/>'
                '<path d="M16 -18C20 -30 40 -29 40 -16C40 -10 37 -6 32 -5C38 -4 42 0 42 6C42 20 20 21 15 8L23 5C26 12 33 11 33 5C33 1 30 -1 24 -1V-8C30 -8 32 -10 32 -14C32 -20 25 -20 24 -14Z"/>')
CHOICE, PLAIN, PIP = "#f2c14e", "#efe5cb", "#27324a"


def die_face(points):
    """Ground, ink and mark of the face that gives so many points; 1: from one to three, at will."""
    if points == 1:
        return CHOICE, INK, ONE_TO_THREE
    return PLAIN, PIP, "".join(f'<circle cx="{x}" cy="{y}" r="10.500"/>' for x, y in PIPS[points])


# Which points lie on the six sides of the cube while one of them is up: opposite sides are the same whatever is up.
SIDES = {1: (1, 6, 3, 4, 2, 5), 2: (2, 5, 3, 4, 6, 1), 3: (3, 4, 6, 1, 2, 5), 4: (4, 3, 1, 6, 2, 5), 5: (5, 2, 3, 4, 1, 6), 6: (6, 1, 4, 3, 2, 5)}


def die_faces(up):
    return [die_face(points) for points in SIDES[up]]


# --- the capitals: each figure as those of the agencies --------------------------------------------------------------------------

CARAVEL = """
<path d="M-3 -58H3V26H-3Z"/><path d="M8 -52C36 -40 42 -8 34 16H8Z"/><path d="M-8 -44C-34 -32 -38 -6 -32 12H-8Z"/><path d="M3 -60L26 -55L3 -49Z"/>
<path d="M21 -24V-6M13 -15H29" stroke="HOLE" stroke-width="5" fill="none"/><path d="M-52 20H50L38 42H-36Z"/><path d="M-64 48C-54 42 -44 42 -34 48C-24 54 -14 54 -4 48C6 42 16 42 26 48C36 54 46 54 64 46V57H-64Z"/>
"""
IRON_TOWER = """
<path d="M-3 -60H3V-50L7 -44L9 -22H-9L-7 -44L-3 -50Z"/><path d="M-13 -19H13V-13H-13Z"/><path d="M-10 -10H10L17 18H-17Z"/><path d="M-22 20H22V27H-22Z"/>
<path d="M-20 30H-8C-6 36 6 36 8 30H20L40 56H20C18 42 8 38 0 38C-8 38 -18 42 -20 56H-40Z"/><path d="M-5 -4L5 6M5 -4L-5 6M-8 6L8 18M8 6L-8 18" stroke="HOLE" stroke-width="3" fill="none"/>
"""
LYRE = """
<path d="M-34 -56C-20 -50 -28 -34 -34 -18C-42 6 -36 34 -10 40V48H-22V57H22V48H10V40C36 34 42 6 34 -18C28 -34 20 -50 34 -56L26 -60C8 -50 16 -32 22 -14C28 8 24 24 0 26C-24 24 -28 8 -22 -14C-16 -32 -8 -50 -26 -60Z"/>
<path d="M-26 -38H26V-30H-26Z"/><path d="M-12 -30V28M-4 -30V30M4 -30V30M12 -30V28" stroke="CREAM" stroke-width="3.400" fill="none"/>
"""
GIANT_WHEEL = """
<circle cx="0" cy="-8" r="40" fill="none" stroke="CREAM" stroke-width="6"/><path d="M-40 -8H40M0 -48V32M-28 -36L28 20M28 -36L-28 20" stroke="CREAM" stroke-width="3.400" fill="none"/><circle cx="0" cy="-8" r="8"/>
<path d="M-6 -56H6V-44H-6ZM-6 28H6V40H-6ZM-50 -14H-38V-2H-50ZM38 -14H50V-2H38ZM-37 -44H-25V-32H-37ZM25 -44H37V-32H25ZM-37 16H-25V28H-37ZM25 16H37V28H25Z"/><path d="M0 -8L-26 57H-17L0 14L17 57H26Z"/><path d="M-44 51H44V57H-44Z"/>
"""
SPIRES = """
<path d="M-28 -60L-20 -26H-36ZM28 -60L36 -26H20Z"/><path d="M-42 -38L-38 -22H-46ZM-14 -38L-10 -22H-18ZM14 -38L18 -22H10ZM42 -38L46 -22H38Z"/><path d="M-46 -20H-10V54H-46ZM10 -20H46V54H10Z"/><path d="M-10 6L0 -10L10 6V54H-10Z"/>
<path d="M-34 -8V12H-22V-8A6 6 0 0 0 -34 -8ZM22 -8V12H34V-8A6 6 0 0 0 22 -8ZM-34 24V40H-22V24ZM22 24V40H34V24Z" fill="HOLE"/><circle cx="0" cy="16" r="6" fill="HOLE"/><path d="M-5 54V36A5 5 0 0 1 5 36V54Z" fill="HOLE"/><path d="M-54 54H54V60H-54Z"/>
"""
# A printer's inks: no two are alike in grey, and none is an agent's.
# Players': colours that no agent wears, each of another lightness; light ones bear their figure in ink
SEALS = {"london": ("#3A3943", BRIDGE), "lisbon": ("#2B6675", CARAVEL), "prague": ("#6B4225", SPIRES), "bonn": ("#7C7A3A", LYRE), "paris": ("#BC7A90", IRON_TOWER),
         "moscow": ("#C9AB88", TOWER), "vienna": ("#A6D2DE", GIANT_WHEEL)}


def envelope():
    """256 by 176, its shadow with it: midnight blue, sealed with a keyhole."""
    blue, light, line = "#2f3d5e", "#3a4a70", "#1d2740"
    return [Sheet(path("M16 12H238V152H16Z", blue), 4), printed(path("M16 152L104 84M238 152L150 84", "none", stroke=line, stroke_width=2.500)), Sheet(path("M16 12H238L136 94Q127 101 118 94Z", light), 4),
            Sheet(moved(path(scallop(23, 1.6, 14), GOLD), "translate(127 88)"), 3), printed(circle(127, 88, 17, BRASS) + path("M127 77A7 7 0 0 1 131 90L135 100H119L123 90A7 7 0 0 1 127 77Z", INK))]


# For skin.json, as in ../paper/skin.py: (size, insets left top right bottom or None, note)
PAPERS = {"envelope": ((256, 176), None, "midnight blue with a seal of brass, its shadow with it")}
