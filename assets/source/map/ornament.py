"""What lies round the geography: a mat with degree ticks, cartouche, compass rose, the track, the scale. Each is a list of sheets from the
lowest up: (SVG text, how far it lies above what is below it; 0: it is printed there)."""
import math
import os
import sys

from projection import Conic, END_RADIUS, TRACK_RADIUS, arc, track

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "pieces"))
from die import DOCTOR
from ink import outline

INK = "#2b2a22"
CREAM, CARD = "#e3d6b0", "#d8cba8"
FRAME = 74          # outer edge of the printed frame, from the paper's edge
BAND = 24           # width of the degree band
HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "..", "shared", "fonts")


def crossings(conic, width, height, inset, step):
    """Where whole degrees meet the frame: {side: [(position, degree)]}; longitude on top and bottom, latitude left and right."""
    found = {"top": [], "bottom": [], "left": [], "right": []}
    sides = {
        "top": (lambda s: (s, inset), width, 0), "bottom": (lambda s: (s, height - inset), width, 0),
        "left": (lambda s: (inset, s), height, 1), "right": (lambda s: (width - inset, s), height, 1),
    }
    for side, (at, length, which) in sides.items():
        previous = None
        for s in range(inset, length - inset + 1):
            value = conic.inverse(*at(s))[which] / step
            if previous is not None and math.floor(value) != math.floor(previous):
                found[side].append((s, round(max(math.floor(value), math.floor(previous)) * step)))
            previous = value
    return found


def frame(width, height, sans):
    conic = Conic()
    outer, inner = FRAME, FRAME + BAND
    parts = []
    ticks = crossings(conic, width, height, inner, 1)
    for side, marks in ticks.items():
        length = width if side in ("top", "bottom") else height
        stops = [inner] + [m[0] for m in marks] + [length - inner]
        first = (marks[0][1] % 2) if marks else 0
        for i, (a, b) in enumerate(zip(stops[:-1], stops[1:])):
            if (i + first) % 2 == 0:
                continue
            depth = BAND - 10
            y = {"top": outer + 7, "bottom": height - outer - 7 - depth + 4, "left": outer + 7, "right": width - outer - 7 - depth + 4}[side]
            box = (a, y, b - a, depth - 4) if side in ("top", "bottom") else (y, a, depth - 4, b - a)
            parts.append('<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s"/>' % (*box, INK))
        for s, degree in marks:
            if degree % 5:
                continue
            label = f"{abs(degree)}°"
            turn = {"top": f"translate({s} {outer - 14})", "bottom": f"translate({s} {height - outer + 44})",
                    "left": f"translate({outer - 14} {s}) rotate(-90)", "right": f"translate({width - outer + 14} {s}) rotate(90)"}[side]
            parts.append(f'<g transform="{turn}"><path d="{outline(sans, label, 42, anchor="middle", spacing=.02)}" fill="{INK}"/></g>')
    for inset, line in ((outer, 5), (outer + 8 - 2, 1.6), (inner - 6, 1.6), (inner, 3), (inner + 9, 1.2)):
        parts.append(f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" fill="none" stroke="{INK}" stroke-width="{line}"/>')
    window = f"M0 0H{width}V{height}H0ZM{inner + 9} {inner + 9}V{height - inner - 9}H{width - inner - 9}V{inner + 9}Z"
    return [(f'<path d="{window}" fill="{CARD}" fill-rule="evenodd"/>', 9), ("".join(parts), 0)]


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
    ticks = "".join(f'<path d="M0 -196V{-180 if k % 6 == 0 else -187}" transform="rotate({k * 5})" stroke="{INK}" stroke-width="{3 if k % 6 == 0 else 2}"/>' for k in range(72))
    rings = "".join(f'<circle r="{r}" fill="none" stroke="{INK}" stroke-width="{line}"/>' for r, line in ((198, 3), (150, 2)))
    north = f'<path d="M0 -284C10 -272 16 -268 22 -258C14 -262 8 -260 6 -252L5 -242H-5L-6 -252C-8 -260 -14 -262 -22 -258C-16 -268 -10 -272 0 -284Z" fill="{INK}"/>'
    return [(put(f'<g stroke-opacity=".7">{rings}{ticks}</g>' + north), 0), (put(rays(4, 158, 26, 45, "#9fae9a", "#4d6a64")), 4),
            (put(rays(4, 226, 34, 0, CREAM, "#37504d")), 6), (put(f'<circle r="20" fill="{CREAM}"/>'), 4), (put(f'<circle r="7" fill="{INK}"/>'), 0)]


def cartouche(x, y, face):
    """A label with hollow corners; the words are the same in every language."""
    w, h = 860, 396
    put = lambda body: f'<g transform="translate({x} {y})">{body}</g>'
    shape = f"M46 0H{w - 46}A46 46 0 0 0 {w} 46V{h - 46}A46 46 0 0 0 {w - 46} {h}H46A46 46 0 0 0 0 {h - 46}V46A46 46 0 0 0 46 0Z"
    lines = ""
    for k, line in ((16, 2.4), (30, 4)):
        r = 46 + k * .4
        lines += (f'<path d="M{r:.1f} {k}H{w - r:.1f}A46 46 0 0 0 {w - k} {r:.1f}V{h - r:.1f}A46 46 0 0 0 {w - r:.1f} {h - k}H{r:.1f}A46 46 0 0 0 {k} {h - r:.1f}V{r:.1f}A46 46 0 0 0 {r:.1f} {k}Z" '
                  f'fill="none" stroke="{INK}" stroke-width="{line}"/>')
    middle = w / 2
    words = (f'<path d="{outline(face, "EUROPE", 168, middle, 198, "middle", .12)}" fill="{INK}"/>'
             # an eye between tapering rules
             f'<g transform="translate({middle} 248)" fill="none" stroke="{INK}">'
             f'<path d="M-300 0C-200 -7 -120 -5 -62 0C-120 5 -200 7 -300 0Z M300 0C200 -7 120 -5 62 0C120 5 200 7 300 0Z" fill="{INK}" stroke="none"/>'
             f'<path d="M-50 0C-28 -25 28 -25 50 0C28 25 -28 25 -50 0Z" stroke-width="4"/><circle r="12.500" stroke-width="4"/><circle r="5.500" fill="{INK}"/>'
             '<path d="M-38 -20L-44 -28M-20 -26L-23 -36M0 -28V-39M20 -26L23 -36M38 -20L44 -28" stroke-width="3"/></g>'
             f'<path d="{outline(face, "MCMLXXIII", 46, middle, 332, "middle", .40)}" fill="{INK}"/>')
    return [(put(f'<path d="{shape}" fill="{CREAM}"/>'), 9), (put(lines + words), 0)]


def scale_bar(x, y, sans):
    """500 km; one radian of the sphere is SCALE pixels on the standard parallels."""
    km = 5570 / 6371
    body = ""
    for k in range(5):
        body += f'<rect x="{k * 100 * km:.1f}" y="0" width="{100 * km:.1f}" height="20" fill="{INK if k % 2 == 0 else CREAM}" stroke="{INK}" stroke-width="3"/>'
    for k in (0, 500):
        body += f'<path d="{outline(sans, str(k) + (" km" if k == 500 else ""), 44, k * km, -16, "middle", .02)}" fill="{INK}"/>'
    return [(f'<g transform="translate({x} {y})">{body}</g>', 0)]


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
            (f'<polygon transform="translate({end[0]} {end[1]})" points="{star(28, END_RADIUS + 16, END_RADIUS)}" fill="#37504d"/>', 5),
            (f'<circle cx="{end[0]}" cy="{end[1]}" r="{END_RADIUS - 6}" fill="{CREAM}"/>', 3),
            (f'<circle cx="{end[0]}" cy="{end[1]}" r="{END_RADIUS - 15}" fill="none" stroke="{INK}" stroke-width="3"/>' + printed_die(end[0], end[1] + 2, 66), 0)]


def ornaments(width, height):
    face = os.path.join(FONTS, "title.ttf")
    sans = os.path.join(FONTS, "sans.ttf")
    return track_ground() + cartouche(186, 168, face) + rose(944, 1290, 200) + scale_bar(944 - 218, 1625, sans) + frame(width, height, sans)
