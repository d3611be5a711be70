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


def cut_shape(d, fill):
    """A shape whose corners are a little round."""
    return f'<path d="{d}" fill="{fill}" stroke="{fill}" stroke-width="9" stroke-linejoin="round"/>'


def hand_reaching(x, y, scale=1.0):
    """An arm that comes from the upper left, its glove holding a thread at (x, y) between forefinger and thumb, the others spread."""
    deep, back, lit, seam = "#1a1513", "#2b2420", "#473c35", "#6a5c52"
    move = f"translate({x} {y}) scale({scale}) rotate(-12)"
    put = lambda body, lift: sheet(body, lift=lift, move=move)
    body = put(path("M-900 -640L-800 -820L-300 -372L-404 -226Z", "#2a2522"), 130)
    body += sheet(path("M-900 -640L-884 -670L-388 -248L-404 -226Z", "#1b1715") + path("M-822 -780L-800 -820L-300 -372L-316 -350Z", "#3d3632"), flat=True, move=move)
    body += put(path("M-414 -240L-296 -396L-248 -350L-360 -200Z", CREAM), 70)
    body += sheet(path("M-372 -210L-360 -200L-248 -350L-260 -361Z", "#cdbb90"), flat=True, move=move) + put(circle(-330, -262, 13, BRASS), 40)
    for d, fill in (("M-150 -236L66 -250L176 -204L172 -188L62 -212L-130 -186Z", deep), ("M-136 -208L62 -206L150 -122L140 -108L44 -164L-120 -160Z", deep), ("M-126 -186L40 -160L98 -60L84 -50L14 -118L-110 -136Z", "#231d1a")):
        body += put(cut_shape(d, fill), 60)
    body += sheet(path("M-148 -238L66 -252L176 -206L64 -236ZM-130 -206L62 -208L150 -124L52 -190Z", back), flat=True, move=move)
    body += put(cut_shape("M-334 -226L-262 -330L-176 -296L-92 -226L-60 -178L-92 -112L-150 -86L-230 -112Z", back), 90)
    body += put(cut_shape("M-196 -132L-120 -122L-52 -66L4 -6L-8 12L-30 8L-104 -40L-186 -76Z", "#37302a"), 70)
    body += put(cut_shape("M-170 -262L-98 -230L-6 -146L12 -120L14 -4L2 8L-10 -4L-28 -100L-96 -154L-150 -176Z", lit), 90)
    return body + sheet(path("M-262 -330L-176 -296L-92 -226L-6 -146L12 -120L-8 -124L-104 -206L-190 -272L-276 -310Z", seam)
                        + f'<path d="M-232 -262L-168 -214M-258 -236L-186 -182M-36 -128L-14 -136M-104 -62L-90 -82" fill="none" stroke="{seam}" stroke-width="4" stroke-linecap="round"/>', flat=True, move=move)


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
