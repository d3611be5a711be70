"""Parts that posters are composed of: sheets of paper, string and pins, rays, hands, coins, the cast."""
import math

import cut
from cast import as_text, standing

BLACK, CREAM, BRASS = "#15110e", "#f1e4c3", "#e0b050"
DARK, TWINE = ("#3f2a1a", "#8a6840"), ("#8d6b42", "#c9a671")    # thread on what is light, as on the table, and on what is dark; its twist


def sheet(body, fill=None, lift=None, flat=False, move=None):
    """One sheet of paper. `move` is an SVG transform."""
    attributes = (f' fill="{fill}"' if fill else "") + (f' data-lift="{lift}"' if lift is not None else "") + (' data-flat="1"' if flat else "")
    if move:
        body = f'<g transform="{move}">{body}</g>'
    return f"<g{attributes}>{body}</g>\n"


def path(d, fill=None):
    return f'<path d="{d}"' + (f' fill="{fill}"' if fill else "") + "/>"


def circle(x, y, r, fill=None):
    return f'<circle cx="{x}" cy="{y}" r="{r}"' + (f' fill="{fill}"' if fill else "") + "/>"


def figure(name, x, y, scale, flip=False):
    """One of the cast, standing at (x, y)."""
    return as_text(standing(name, x, y, scale, flip=flip))


def string(points, width=7, lift=50, thread=DARK):
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    return sheet(f'<path d="{d}" fill="none" stroke="{thread[0]}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>', lift=lift) + \
        sheet(f'<path d="{d}" fill="none" stroke="{thread[1]}" stroke-width="{width * .3:.1f}" stroke-dasharray="{width} {width * .9:.0f}" stroke-opacity=".8" transform="translate(0 {-width * .14:.1f})"/>', flat=True)


def pins(points, r=11):
    """Discs of brass paper with a printed ring, as on the table."""
    discs = lambda share, fill: "".join(circle(f"{x:.1f}", f"{y:.1f}", f"{r * share:.1f}", fill) for x, y in points)
    return sheet(discs(1.12, "#2b1d12"), lift=60) + sheet(discs(.92, "#c49a4a") + discs(.54, "#2b1d12") + discs(.36, "#c49a4a"), flat=True)


def rays(x, y, count, reach, fill, start=0.0, share=.5):
    d = ""
    for k in range(count):
        a0 = start + 2 * math.pi * k / count
        a1 = a0 + 2 * math.pi / count * share
        d += f"M{x} {y}L{x + reach * math.cos(a0):.0f} {y + reach * math.sin(a0):.0f}L{x + reach * math.cos(a1):.0f} {y + reach * math.sin(a1):.0f}Z"
    return path(d, fill)


def hand_above(x, y, scale=1.0):
    """A gloved hand that comes down and holds a thread at (x, y), pinched between thumb and forefinger; what is behind shows between them."""
    far, back, near, seam = "#15110e", "#2a231f", "#463b34", "#6b5d53"
    move = f"translate({x} {y}) scale({scale})"
    body = sheet(path("M-150 -420L150 -420L112 -240H-104Z", "#231d1a"), lift=120, move=move)
    body += sheet(path("M-112 -252H120L110 -198H-100Z", CREAM), lift=70, move=move)
    # the other fingers are curled up
    for at in ((98, -124, 16, 40, 40), (76, -104, 10, 52, 44), (50, -88, 4, 58, 46)):
        body += sheet(path(finger(*at, .8), far), lift=70, move=move)
    body += sheet(path("M-84 -206H98C120 -170 126 -136 114 -110C94 -82 30 -78 6 -92C-20 -104 -40 -104 -64 -110C-92 -140 -98 -176 -84 -206Z", back), lift=80, move=move)
    body += sheet(path("M-8 -128C30 -134 60 -104 58 -66C57 -50 50 -38 42 -28L16 8C8 18 -4 14 -3 2L14 -46C18 -62 8 -74 -10 -84C-26 -94 -26 -122 -8 -128Z", near), lift=80, move=move)
    body += sheet(path("M-78 -178C-48 -172 -46 -140 -52 -112C-54 -92 -48 -72 -38 -54L-1 -4C8 8 -2 20 -14 12L-64 -34C-88 -58 -100 -96 -100 -124C-100 -152 -94 -174 -78 -178Z", near), lift=90, move=move)
    return body + sheet(f'<path d="M-12 -188C-8 -168 -4 -152 0 -142M34 -190C40 -170 44 -150 44 -132M74 -186C82 -166 86 -148 86 -130M-84 -120C-82 -94 -72 -68 -56 -52M42 -92C46 -76 42 -58 34 -46" fill="none" stroke="{seam}" stroke-width="5" stroke-linecap="round"/>', flat=True, move=move)


def finger(x, y, turn, length, wide, taper=.78):
    """Path of a straight finger, its root's middle at (x, y); turn: degrees from straight down, to the right."""
    a = math.radians(turn)
    dx, dy, nx, ny = math.sin(a), math.cos(a), math.cos(a), -math.sin(a)
    r0, r1 = wide / 2, wide / 2 * taper
    tx, ty = x + dx * length, y + dy * length

    def p(px, py, across, along=0.0):
        return f"{px + nx * across + dx * along:.1f} {py + ny * across + dy * along:.1f}"
    return (f"M{p(x, y, -r0)}L{p(tx, ty, -r1)}C{p(tx, ty, -r1, r1 * 1.3)} {p(tx, ty, r1, r1 * 1.3)} {p(tx, ty, r1)}L{p(x, y, r0)}"
            f"C{p(x, y, r0, -r0)} {p(x, y, -r0, -r0)} {p(x, y, -r0)}Z")


def print_all(body, name, out, scale, above=0):
    """A poster of 1920 by 1080 units, and `above` more over them. scale: 2 for the two sizes that are shipped; less than 1 for a quick look."""
    view = f"0 {-above} 1920 {1080 + above}"
    _, sheets = cut.read(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{body}</svg>')
    size = (1920, 1080 + above)
    if float(scale) < 1:
        size, scale = tuple(round(n * float(scale)) for n in size), 1
    cut.print_poster(name, view, sheets, out, *size, int(scale), calm=.46)
