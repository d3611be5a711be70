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
    """A gloved hand that comes down and holds a thread at (x, y), pinched between thumb and forefinger, the other fingers spread."""
    far, back, near, seam = "#1b1613", "#2f2823", "#463b34", "#5f5249"
    move = f"translate({x} {y}) scale({scale})"
    body = sheet(path("M-170 -440L130 -440L76 -262H-104Z", "#231d1a"), lift=120, move=move)
    body += sheet(path("M-110 -276H82L72 -214H-92Z", CREAM), lift=70, move=move)
    for bones in (((64, -176, 62, 74, 36), (128, -142, 38, 58, 30)), ((58, -150, 48, 82, 40), (118, -96, 22, 66, 33)), ((46, -124, 34, 84, 42), (92, -56, 2, 70, 35))):
        body += sheet("".join(path(finger(*bone, .84)) for bone in bones), far, lift=70, move=move)
    body += sheet(path("M-80 -222H62C84 -196 88 -164 80 -136C70 -108 40 -92 10 -96C-30 -100 -74 -120 -86 -156C-92 -180 -90 -204 -80 -222Z", back), lift=80, move=move)
    body += sheet(path(finger(26, -122, 10, 62, 44, .86)) + path(finger(35, -66, -27, 78, 38, .62)), near, lift=80, move=move)
    body += sheet(path("M-84 -198C-56 -204 -40 -176 -40 -148L-36 -96C-34 -86 -30 -78 -24 -68L2 -10C8 6 -6 18 -16 6L-60 -58C-80 -88 -92 -128 -96 -160C-98 -178 -94 -194 -84 -198Z", near), lift=90, move=move)
    return body + sheet(f'<path d="M-34 -196C-30 -176 -24 -160 -16 -148M4 -200C8 -180 14 -162 22 -148M38 -198C44 -182 50 -168 58 -156M16 -66Q34 -58 52 -68M100 -64Q112 -62 120 -72M118 -104Q128 -110 132 -120M126 -138Q132 -146 134 -156M-74 -92Q-58 -92 -42 -100" '
                        f'fill="none" stroke="{seam}" stroke-width="5" stroke-linecap="round"/>', flat=True, move=move)


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
