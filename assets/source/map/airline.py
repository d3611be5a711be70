"""What the airline prints round its routes: a mat, its name, an aircraft over Siberia, and the oasis on which no two surveys
agree. Each is a list of sheets from the lowest up: (SVG text, how far it lies above what is below it; 0: it is printed there)."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import outline

INK, CARD, CREAM, LEAD, RED = "#2b3238", "#d9d5c8", "#ece7d9", "#6d777d", "#c8322b"
BAND, EDGE = 36, 24     # of the mat: how deep it is, and how round its window is
FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "shared", "fonts")
TITLE, TYPE = (os.path.join(FONTS, name + ".ttf") for name in ("title", "type"))


def put(body, x, y, scale=1.0, turn=0):
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn}) scale({scale})">{body}</g>'


def words(face, text, size, x, y, fill=INK, anchor="middle", spacing=.02):
    return f'<path d="{outline(face, text, size, x, y, anchor, spacing)}" fill="{fill}"/>'


def winged_eye(fill, pupil):
    """The house's eye, with an airline's wings. A box of 400 by 110 with its middle at (0, 0)."""
    feather = ""
    for k, (reach, low) in enumerate(((204, -34), (172, -8), (138, 16))):
        y = -40 + 26 * k
        feather += f'<path d="M58 {y + 14}C90 {y + 4} {reach - 50} {y - 2} {reach} {low}C{reach - 40} {low + 18} 100 {y + 36} 66 {y + 34}Z"/>'
    wings = f'<g fill="{fill}">{feather}</g><g fill="{fill}" transform="scale(-1 1)">{feather}</g>'
    return wings + (f'<path d="M-62 0C-34 -46 34 -46 62 0C34 46 -34 46 -62 0Z" fill="{fill}"/><circle r="24" fill="{pupil}"/>'
                    f'<path d="M0 -13A8 8 0 0 1 5 1L9 15H-9L-5 1A8 8 0 0 1 0 -13Z" fill="{fill}"/>')


def frame(size):
    """The mat round the print: narrow, for routes run near its sides."""
    w, h = size
    line = lambda by, r, width: (f'<rect x="{BAND - by}" y="{BAND - by}" width="{w - 2 * (BAND - by)}" height="{h - 2 * (BAND - by)}" rx="{r}" '
                                 f'fill="none" stroke="{INK}" stroke-width="{width}"/>')
    r, i, j, t, k = EDGE + 6, BAND, w - BAND, BAND, h - BAND
    window = f"M0 0H{w}V{h}H0ZM{i} {t + r}V{k - r}Q{i} {k} {i + r} {k}H{j - r}Q{j} {k} {j} {k - r}V{t + r}Q{j} {t} {j - r} {t}H{i + r}Q{i} {t} {i} {t + r}Z"
    return [(f'<path d="{window}" fill="{CARD}" fill-rule="evenodd"/>', 9), (line(9, EDGE + 12, 4), 0)]


def cartouche(x, y):
    """The airline's label, stuck there askew as on a suitcase, and round, which nothing is that can be pressed. Its name and the year are the
    same in every language."""
    w, h = 760, 420
    turned = lambda body: put(body, x + w / 2, y + h / 2, 1, -5)
    label = lambda by, more: f'<ellipse rx="{w / 2 + by}" ry="{h / 2 + by}" {more}/>'
    clip = f'<clipPath id="label">{label(-34, "")}</clipPath>'
    stripes = "".join(f'<path d="M{-w / 2} {at}H{w / 2}" stroke="{c}" stroke-width="{t}"/>' for at, t, c in ((86, 12, RED), (104, 8, LEAD), (117, 4, INK)))
    lines = label(-20, f'fill="none" stroke="{RED}" stroke-width="11"') + label(-34, f'fill="none" stroke="{INK}" stroke-width="3"')
    ink = words(TITLE, "AIR ZERZURA", 132, 0, 62, INK, "middle", .05) + words(TYPE, "MCMLXXXII", 36, 0, 154, INK, "middle", .3)
    return [(turned(label(0, f'fill="{CREAM}"')), 5), (turned(f'<defs>{clip}</defs><g clip-path="url(#label)">{stripes}</g>' + lines + ink +
             f'<g transform="translate(0 -106) scale(.9)">{winged_eye(RED, CREAM)}</g>'), 0)]


# A jet seen from above, its nose to the right; a box of 600 by 560 with its middle at (0, 0).
JET = ("M300 0C286 -20 262 -28 230 -28H96L-70 -268H-128L-40 -28H-176L-236 -104H-272L-246 -14V14L-272 104H-236L-176 28H-40L-128 268H-70L96 28H230C262 28 286 20 300 0Z")
ENGINES = "M44 -116H2Q-8 -116 -8 -104T2 -92H44ZM44 116H2Q-8 116 -8 104T2 92H44ZM-8 -190H-50Q-60 -190 -60 -178T-50 -166H-8ZM-8 190H-50Q-60 190 -60 178T-50 166H-8Z"


def jet(x, y, scale, turn):
    """Its outline in the ink of the coasts, flat on the paper: an ornament, nothing that lies on the map and could be pressed."""
    return [(put(f'<g fill="none" stroke="{LEAD}" stroke-width="{5 / scale:.1f}" stroke-linejoin="round" stroke-opacity=".6"><path d="{JET}"/>'
                 f'<path d="{ENGINES}"/></g>', x, y, scale, turn), 0)]


def trail(points):
    """Where the aircraft has come from: dashes between two arcs of its course."""
    d = "M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*points)
    return [(f'<path d="{d}" fill="none" stroke="{LEAD}" stroke-width="5" stroke-dasharray="30 20" stroke-linecap="round" stroke-opacity=".5"/>', 0)]


def zerzura(project):
    """Three surveys, three oases: each draws it elsewhere, and none has been there."""
    x, y = project(19.0, 20.5)
    rings = ""
    for dx, dy, rx, ry, turn, ink in ((-18, -12, 128, 84, -14, RED), (22, 6, 138, 92, 10, LEAD), (-6, 20, 116, 98, 34, "#8a7c56")):
        rings += f'<ellipse transform="translate({x + dx:.0f} {y + dy:.0f}) rotate({turn})" rx="{rx}" ry="{ry}" fill="none" stroke="{ink}" stroke-width="6" stroke-dasharray="18 13"/>'
    palm = ('<path d="M-5 0C-2 -26 -4 -44 2 -60L9 -58C4 -42 6 -24 6 0Z"/><path d="M4 -58C-10 -74 -28 -72 -38 -56C-24 -62 -10 -60 4 -54ZM4 -58C18 -76 36 -72 46 -54C32 -62 18 -60 4 -54Z'
            'M4 -58C-4 -46 -22 -44 -26 -28C-16 -38 -4 -44 6 -52ZM4 -58C12 -46 30 -42 36 -26C26 -38 14 -44 4 -52ZM2 -60C-4 -76 4 -88 16 -92C10 -80 10 -68 8 -58Z"/>')
    palms = "".join(put(palm, x + dx, y + dy, s) for dx, dy, s in ((104, 104, 1.1), (152, 92, .8), (62, 114, .72)))
    return [(rings, 0), (f'<g fill="#5d6a58">{palms}</g>', 0)]


def ornaments(size, project):
    return (zerzura(project) + trail((3960, 150, 3620, 300, 3290, 520)) + jet(3160, 440, .44, 200) + cartouche(176, 170) + frame(size))
