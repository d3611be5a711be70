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


def hand_above(x, y, scale=1.0, glove=BLACK, light="#3a322c"):
    """A gloved hand that comes down and holds a thread at (x, y) between thumb and forefinger."""
    move = f"translate({x} {y}) scale({scale})"
    body = sheet(path("M-150 -420L150 -420L112 -214H-104Z", "#231d1a"), lift=120, move=move)
    body += sheet(path("M-112 -226H120L110 -176H-100Z", CREAM), lift=70, move=move)
    body += sheet(path(finger(84, -92, 22, 72, 38, .72)), glove, lift=60, move=move)
    body += sheet(path(finger(58, -84, 12, 92, 40, .72)), glove, lift=60, move=move)
    body += sheet(path(finger(-64, -108, 33, 104, 46, .62)), glove, lift=80, move=move)
    body += sheet(path("M-86 -184H98C112 -136 110 -100 92 -78C60 -60 -40 -62 -70 -88C-92 -112 -98 -150 -86 -184Z", glove), lift=90, move=move)
    body += sheet(path(finger(30, -84, 2, 100, 42, .72)), glove, lift=60, move=move)
    body += sheet(path(finger(-2, -88, 1, 84, 44, .66)), glove, lift=90, move=move)
    return body + sheet(path("M-58 -158C-50 -130 -42 -112 -30 -100L-24 -106C-36 -120 -42 -136 -48 -158ZM14 -150C16 -130 16 -116 12 -100L20 -98C24 -116 24 -132 22 -150ZM50 -152C54 -132 54 -116 52 -102L60 -100C62 -118 62 -134 58 -152Z", light), flat=True, move=move)


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
    cut.print_poster(name, view, sheets, out, *size, int(scale))
