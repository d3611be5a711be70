"""What lies round the geography: a mat, a label, a compass rose and the track. Each is a list of sheets from the lowest
up: (SVG text, how far it lies above what is below it; 0: it is printed there)."""
import math
import os
import sys

from projection import END_RADIUS, TRACK_RADIUS, arc, track

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "pieces"))
from die import DOCTOR
from ink import outline

INK = "#2b2a22"
CREAM, CARD = "#e3d6b0", "#d8cba8"
MAT = 74            # the rule on the mat, from the paper's edge
HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "..", "shared", "fonts")


def frame(width, height):
    """A mat of card, ruled once."""
    inner = MAT + 33
    line = f'<rect x="{MAT}" y="{MAT}" width="{width - 2 * MAT}" height="{height - 2 * MAT}" fill="none" stroke="{INK}" stroke-width="5"/>'
    window = f"M0 0H{width}V{height}H0ZM{inner} {inner}V{height - inner}H{width - inner}V{inner}Z"
    return [(f'<path d="{window}" fill="{CARD}" fill-rule="evenodd"/>', 15), (line, 0)]


def star(points, outer, inner, turn=0.0):
    corners = []
    for k in range(points * 2):
        r, a = (outer, inner)[k % 2], math.pi * k / points + turn
        corners.append(f"{r * math.sin(a):.1f},{-r * math.cos(a):.1f}")
    return " ".join(corners)


def rays(count, length, half, turn, light, dark):
    """Rays of the rose, their halves lit and shaded."""
    body = ""
    for k in range(count):
        angle = math.radians(k * 360 / count + turn)
        c, n = math.cos(angle), math.sin(angle)
        for side, fill in ((-1, light), (1, dark)):
            corners = " ".join(f"{along * n + aside * c:.1f},{-along * c + aside * n:.1f}" for along, aside in ((0, 0), (half, side * half), (length, 0)))
            body += f'<polygon points="{corners}" fill="{fill}"/>'
    return body


def rose(x, y, size):
    put = lambda body: f'<g transform="translate({x} {y}) scale({size / 230})">{body}</g>'
    north = f'<path d="M0 -284L26 -240L0 -250L-26 -240Z" fill="{INK}"/>'
    return [(put(f'<circle r="176" fill="#86aaa2"/>'), 6), (put(north), 0), (put(rays(4, 150, 30, 45, "#cfc8a6", "#4d6a64")), 5),
            (put(rays(4, 226, 40, 0, CREAM, "#37504d")), 7), (put(f'<circle r="24" fill="{CREAM}"/>'), 5)]


def cartouche(x, y, face):
    """The map's name, printed on the sea between rules: a plate would look as if it could be pressed. The words are the same in every language."""
    w, h = 860, 396
    rules = "".join(f'<path d="M64 {k}H{w - 64}" stroke="{CREAM}" stroke-width="{line}"/>' for k, line in ((44, 9), (60, 3), (h - 58, 3), (h - 42, 9)))
    middle = w / 2
    words = (f'<path d="{outline(face, "EUROPE", 168, middle, 218, "middle", .12)}" fill="{CREAM}"/>'
             f'<path d="{outline(face, "MCMLXXIII", 46, middle, 312, "middle", .40)}" fill="{CREAM}"/>'
             # an eye between tapering rules
             f'<g transform="translate({middle} 250)" fill="none" stroke="{CREAM}">'
             f'<path d="M-300 0C-200 -7 -120 -5 -62 0C-120 5 -200 7 -300 0Z M300 0C200 -7 120 -5 62 0C120 5 200 7 300 0Z" fill="{CREAM}" stroke="none"/>'
             f'<path d="M-40 0C-22 -20 22 -20 40 0C22 20 -22 20 -40 0Z" stroke-width="4"/><circle r="9" fill="{CREAM}"/></g>')
    return [(f'<g transform="translate({x} {y})">{rules + words}</g>', 0)]


def ribbon(grow):
    """The outline of the track's ground, its head round the end."""
    half, middle = 238, [arc(k / 60) for k in range(61)]
    a = [(x - half - grow, y) for x, y in middle]
    b = [(x + half + grow, y) for x, y in middle]
    (cx, top), low = middle[0], middle[-1][1] + 108 + grow
    top -= 152 + grow
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in a)
    d += f"L{a[-1][0]:.1f} {low - 46:.1f}q0 46 46 46L{b[-1][0] - 46:.1f} {low:.1f}q46 0 46 -46L" + "L".join(f"{x:.1f} {y:.1f}" for x, y in reversed(b))
    return d + f"C{b[0][0]:.1f} {top + 76:.1f} {cx + 120:.1f} {top:.1f} {cx:.1f} {top:.1f}C{cx - 120:.1f} {top:.1f} {a[0][0]:.1f} {top + 76:.1f} {a[0][0]:.1f} {a[0][1]:.1f}Z"


def lane():
    """Arrows up the lane to its end, one between every two spaces."""
    body = ""
    for k in range(2, 21, 2):
        x, y = arc((k + .95) / 21.45)
        body += f'<path d="M{x - 34:.1f} {y + 16:.1f}L{x:.1f} {y - 24:.1f}L{x + 34:.1f} {y + 16:.1f}L{x:.1f} {y + 2:.1f}Z" fill="#37504d" stroke="#37504d" stroke-width="6" stroke-linejoin="round"/>'
    return body


def printed_die(x, y, half):
    """The die that is thrown at the end, seen from above an edge: his face on top, blank ones below."""
    c, s = .866 * half * 1.18, .5 * half * 1.18
    side = half * 1.18
    top, left, right = (f"M{x} {y - side}L{x + c} {y - side + s}L{x} {y}L{x - c} {y - side + s}Z", f"M{x - c} {y - side + s}L{x} {y}V{y + side}L{x - c} {y + s}Z",
                        f"M{x + c} {y - side + s}L{x} {y}V{y + side}L{x + c} {y + s}Z")
    k = side / 100
    his = f'<g transform="matrix({c / 100:.4f} {s / 100:.4f} {-c / 100:.4f} {s / 100:.4f} {x} {y - side + s:.1f}) rotate(-45) scale(.86)" fill="{CREAM}">{DOCTOR.replace("INK", CREAM)}</g>'
    blank = lambda sx: (f'<g transform="matrix({sx * c / 100:.4f} {s / 100:.4f} 0 {k:.4f} {x + sx * -c / 2 * -1:.1f} {y - side / 2 + s + side / 2 - s / 2:.1f})">'
                        f'<circle r="17" fill="none" stroke="{INK}" stroke-width="6"/><circle r="5" fill="{INK}"/></g>')
    return (f'<path d="{top}" fill="#3a3230"/><path d="{left}" fill="#f1e6c8"/><path d="{right}" fill="#cdbb8e"/>'
            f'<path d="{top}{left}{right}" fill="none" stroke="{INK}" stroke-width="4.500" stroke-linejoin="round"/>' + his + blank(-1).replace("matrix(-", "matrix(") + blank(1).replace(f"{s / 100:.4f} 0", f"{-s / 100:.4f} 0"))


def track_ground():
    """A ribbon in the west Atlantic: milestones on either side of a lane that runs up to the die. The numbers are the program's."""
    places = track()
    end, spaces = places[0], places[1:]
    line = lambda grow, width: f'<path d="{ribbon(grow)}" fill="none" stroke="{INK}" stroke-width="{width}"/>'
    discs = lambda r, fill, more="": "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" {more}/>' for x, y in spaces)
    return [(f'<path d="{ribbon(0)}" fill="#b5b189"/>', 9), (line(-14, 4) + lane(), 0),
            (discs(TRACK_RADIUS - 8, "#cbc49f"), 0),
            (f'<circle cx="{end[0]}" cy="{end[1]}" r="{END_RADIUS}" fill="{CREAM}"/>', 6), (printed_die(end[0], end[1] + 2, 74), 0)]


def ornaments(width, height):
    face = os.path.join(FONTS, "title.ttf")
    return track_ground() + cartouche(186, 168, face) + rose(944, 1290, 200) + frame(width, height)
