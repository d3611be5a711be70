"""What is engraved round the geography: neat line with degree ticks, cartouche, compass rose, the ground of the track, the scale. All SVG text."""
import math
import os

from ink import outline
from projection import Conic, TRACK_RADIUS, arc, track

INK = "#2b2a22"
CREAM = "#dcc896"
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
            turn = {"top": f"translate({s} {outer - 14})", "bottom": f"translate({s} {height - outer + 36})",
                    "left": f"translate({outer - 14} {s}) rotate(-90)", "right": f"translate({width - outer + 14} {s}) rotate(90)"}[side]
            parts.append(f'<g transform="{turn}"><path d="{outline(sans, label, 26, anchor="middle", spacing=.04)}" fill="{INK}"/></g>')
    for inset, line in ((outer, 5), (outer + 8 - 2, 1.6), (inner - 6, 1.6), (inner, 3), (inner + 9, 1.2)):
        parts.append(f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" fill="none" stroke="{INK}" stroke-width="{line}"/>')
    return "".join(parts)


def star(points, outer, inner, turn=0.0):
    corners = []
    for k in range(points * 2):
        r, a = (outer, inner)[k % 2], math.pi * k / points + turn
        corners.append(f"{r * math.sin(a):.1f},{-r * math.cos(a):.1f}")
    return " ".join(corners)


def split_ray(length, half, angle, light, dark):
    """One ray of the rose, its halves lit and shaded."""
    c, s = math.cos(angle), math.sin(angle)

    def at(along, aside):
        return f"{along * s + aside * c:.1f},{-along * c + aside * s:.1f}"
    return (f'<polygon points="0,0 {at(half, -half)} {at(length, 0)}" fill="{light}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
            f'<polygon points="0,0 {at(half, half)} {at(length, 0)}" fill="{dark}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>')


def rose(x, y, size, face):
    light, dark = CREAM, "#3b4540"
    parts = [f'<g transform="translate({x} {y}) scale({size / 230})">']
    parts.append(f'<circle r="196" fill="#1f3a38" fill-opacity=".10"/>')
    for r, line in ((196, 2), (189, 1), (150, 1), (146, 2.4), (88, 1)):
        parts.append(f'<circle r="{r}" fill="none" stroke="{INK}" stroke-width="{line}"/>')
    for k in range(72):
        a, long = math.radians(k * 5), 189 if k % 2 else 183
        parts.append('<path d="M%.1f %.1fL%.1f %.1f" stroke="%s" stroke-width="%s"/>' % (
            196 * math.sin(a), -196 * math.cos(a), long * math.sin(a), -long * math.cos(a), INK, 2 if k % 6 == 0 else 1))
    for k in range(32):
        a = math.radians(k * 11.25 + 5.6)
        parts.append('<path d="M%.1f %.1fL%.1f %.1f" stroke="%s" stroke-width="1"/>' % (
            92 * math.sin(a), -92 * math.cos(a), 142 * math.sin(a), -142 * math.cos(a), INK))
    for k in range(8):
        parts.append(split_ray(120, 15, math.radians(k * 45 + 22.5), "#b9a878", "#6d6a50"))
    for k in range(4):
        parts.append(split_ray(158, 24, math.radians(k * 90 + 45), "#c9b582", "#556058"))
    for k in range(4):
        parts.append(split_ray(212 if k else 236, 32, math.radians(k * 90), light, "#8c2f26" if k == 0 else dark))
    parts.append(f'<circle r="15" fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/><circle r="5" fill="{INK}"/>')
    parts.append('<g transform="translate(0 -262)"><path d="M0 -20C10 -8 16 -4 22 6C14 2 8 4 6 12L5 22L-5 22L-6 12C-8 4 -14 2 -22 6C-16 -4 -10 -8 0 -20Z" '
                 f'fill="{INK}"/></g></g>')
    return "".join(parts)


def cartouche(x, y, face, sans):
    """A panel with a rolled border; the words are the same in every language."""
    w, h = 860, 396
    parts = [f'<g transform="translate({x} {y})">']
    shape = (f"M46 0H{w - 46}A46 46 0 0 0 {w} 46V{h - 46}A46 46 0 0 0 {w - 46} {h}H46A46 46 0 0 0 0 {h - 46}V46A46 46 0 0 0 46 0Z")
    parts.append(f'<path d="{shape}" transform="translate(9 11)" fill="#10201e" fill-opacity=".28"/>')
    parts.append(f'<path d="{shape}" fill="{CREAM}" stroke="{INK}" stroke-width="6"/>')
    for k, line in ((14, 1.6), (20, 1.6), (34, 3)):
        r = 46
        parts.append(f'<path d="M{r + k * .4:.1f} {k}H{w - r - k * .4:.1f}A{r} {r} 0 0 0 {w - k} {r + k * .4:.1f}V{h - r - k * .4:.1f}A{r} {r} 0 0 0 {w - r - k * .4:.1f} {h - k}'
                     f'H{r + k * .4:.1f}A{r} {r} 0 0 0 {k} {h - r - k * .4:.1f}V{r + k * .4:.1f}A{r} {r} 0 0 0 {r + k * .4:.1f} {k}Z" fill="none" stroke="{INK}" stroke-width="{line}"/>')
    for cx in (0, w):
        for cy in (0, h):
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="17" fill="none" stroke="{INK}" stroke-width="3"/><circle cx="{cx}" cy="{cy}" r="6" fill="{INK}"/>')
    middle = w / 2
    parts.append(f'<path d="{outline(face, "EUROPE", 148, middle, 196, "middle", .17)}" fill="{INK}"/>')
    # engraver's flourish: an eye between tapering rules
    parts.append(f'<g transform="translate({middle} 246)" fill="none" stroke="{INK}">'
                 '<path d="M-300 0C-200 -7 -120 -5 -62 0C-120 5 -200 7 -300 0Z M300 0C200 -7 120 -5 62 0C120 5 200 7 300 0Z" fill="#2b2a22" stroke="none"/>'
                 '<path d="M-50 0C-28 -25 28 -25 50 0C28 25 -28 25 -50 0Z" stroke-width="3"/><circle r="12.5" stroke-width="3"/><circle r="5.5" fill="#2b2a22"/>'
                 '<path d="M-38 -20L-44 -28M-20 -26L-23 -36M0 -28V-39M20 -26L23 -36M38 -20L44 -28" stroke-width="2.4"/></g>')
    parts.append(f'<path d="{outline(face, "MCMLXXIII", 42, middle, 316, "middle", .42)}" fill="{INK}"/>')
    parts.append(f'<path d="{outline(sans, "38° · 58°   —   1 : 6 000 000", 21, middle, 350, "middle", .16)}" fill="{INK}" fill-opacity=".85"/>')
    return "".join(parts) + "</g>"


def scale_bar(x, y, sans):
    """500 km; one radian of the sphere is SCALE pixels on the standard parallels."""
    km = 5570 / 6371
    parts = [f'<g transform="translate({x} {y})">']
    for k in range(5):
        parts.append(f'<rect x="{k * 100 * km:.1f}" y="0" width="{100 * km:.1f}" height="13" fill="{INK if k % 2 == 0 else CREAM}" fill-opacity="{1 if k % 2 == 0 else .8}" stroke="{INK}" stroke-width="2"/>')
    for k in (0, 100, 200, 300, 400, 500):
        parts.append(f'<path d="{outline(sans, str(k) + (" km" if k == 500 else ""), 24, k * km, -11, "middle", .04)}" fill="{INK}"/>')
    return "".join(parts) + "</g>"


def track_ground(face):
    """A pale ribbon in the west Atlantic with a socket for each space; numbers and marker are the program's."""
    places = track()
    steps = [k / 60 for k in range(61)]
    half = 196
    left = [(arc(t)[0] - half, arc(t)[1]) for t in steps]
    right = [(arc(t)[0] + half, arc(t)[1]) for t in steps]

    def band(grow, top, bottom):
        a = [(x - grow, y) for x, y in left]
        b = [(x + grow, y) for x, y in right]
        ay, by = a[0][1] - top, a[-1][1] + bottom
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in a)
        path += f"L{a[-1][0]:.1f} {by - 46:.1f}q0 46 46 46L{b[-1][0] - 46:.1f} {by:.1f}q46 0 46 -46L"
        path += "L".join(f"{x:.1f} {y:.1f}" for x, y in reversed(b))
        cx = places[0][0]
        path += f"L{b[0][0]:.1f} {ay + 86:.1f}C{b[0][0]:.1f} {ay + 20:.1f} {cx + 70} {ay + 8:.1f} {cx} {ay:.1f}C{cx - 70} {ay + 8:.1f} {a[0][0]:.1f} {ay + 20:.1f} {a[0][0]:.1f} {ay + 86:.1f}Z"
        return path
    parts = [f'<path d="{band(0, 150, 110)}" transform="translate(9 11)" fill="#10201e" fill-opacity=".25"/>',
             f'<path d="{band(0, 150, 110)}" fill="#b9b48c" fill-opacity=".9" stroke="{INK}" stroke-width="5"/>',
             f'<path d="{band(-12, 137, 98)}" fill="none" stroke="{INK}" stroke-width="1.6"/>',
             f'<path d="{band(-18, 130, 92)}" fill="none" stroke="{INK}" stroke-width="1.6"/>']
    chain = "M" + "L".join(f"{x} {y}" for x, y in places)
    parts.append(f'<path d="{chain}" fill="none" stroke="{INK}" stroke-width="9" stroke-opacity=".75"/>'
                 f'<path d="{chain}" fill="none" stroke="#cdbb86" stroke-width="4"/>')
    for k, (x, y) in enumerate(places):
        r = TRACK_RADIUS if k else TRACK_RADIUS * 1.5
        if k == 0:
            parts.append(f'<polygon transform="translate({x} {y})" points="{star(24, r + 22, r + 6)}" fill="#7e2b22" fill-opacity=".85" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="{r + 3}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
                     f'<circle cx="{x}" cy="{y}" r="{r - 6}" fill="none" stroke="{INK}" stroke-width="1.5"/>')
    return "".join(parts)


def ornaments(width, height):
    face = os.environ.get("CONSPIRACY_ENGRAVED") or os.path.join(FONTS, "title.ttf")
    sans = os.path.join(FONTS, "sans.ttf")
    return "".join((track_ground(face), cartouche(186, 168, face, sans), rose(930, 1290, 205, face), scale_bar(930 - 218, 1625, sans), frame(width, height, sans)))
