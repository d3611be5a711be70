"""What is pinned to the map or printed on it: envelope, pin, string; the marks of stations, of starts and of where the briefcase lies at first."""
import numpy as np

import tokens
from card import BRASS, CREAM, INK, Sheet, circle, moved, path, printed
from ink import fbm, smooth, svg_layer


def envelope():
    """256 by 176, its shadow with it."""
    kraft, light = "#c29a5e", "#d0ab70"
    return [Sheet(path("M16 12H238V152H16Z", kraft), 4),
            printed(path("M16 152L104 84M238 152L150 84", "none", stroke="#9a743e", stroke_width=2.500)),
            Sheet(path("M16 12H238L136 94Q127 101 118 94Z", light), 4),
            Sheet(circle(127, 76, 12, "#7c5326"), 2), printed(circle(127, 76, 4, "#d9b36a")),
            Sheet(circle(127, 122, 11, "#7c5326"), 2), printed(circle(127, 122, 4, "#d9b36a")),
            Sheet(path("M118 78C114 98 138 104 137 122C136 136 118 134 118 120C119 104 138 98 136 76", "none", stroke="#efe2c2", stroke_width=3), 1.5)]


def curtain():
    """1024 by 576: the back of a sealed envelope over the whole window. The lower half is calm, for words; the halves part below the seal."""
    kraft, light, dark, cord, wax = "#b48a50", "#c29a5e", "#a87e46", "#4a3020", "#2f5a54"
    d = "M-20 400C180 352 360 290 512 276C664 290 844 352 1044 400"
    scallop = lambda r, depth: "M" + "L".join(f"{512 + (r + depth * np.cos(22 * a)) * np.cos(a):.1f} {262 + (r + depth * np.cos(22 * a)) * np.sin(a):.1f}" for a in np.linspace(0, 2 * np.pi, 220)[:-1]) + "Z"
    return [Sheet(path("M-20 -20H1044V596H-20Z", kraft), 0), Sheet(path("M-20 -20L430 300L-20 596ZM1044 -20L594 300L1044 596Z", dark), 5),
            Sheet(path("M-20 606L470 344Q512 322 554 344L1044 606Z", kraft), 6), Sheet(path("M-20 -20H1044V-6L560 256Q512 282 464 256L-20 -6Z", light), 8),
            Sheet(path(d, "none", stroke=cord, stroke_width=8), 5), printed(path(d, "none", stroke="#a88a62", stroke_width=2.4, stroke_dasharray="8 7")),
            Sheet(path(scallop(78, 4), wax), 6), Sheet(circle(512, 262, 62, "#3b6d66"), 2), printed(circle(512, 262, 54, "none", stroke=CREAM, stroke_width=2.4)),
            Sheet(moved(path("M-40 0C-22 -28 22 -28 40 0C22 28 -22 28 -40 0Z", CREAM), "translate(512 266)"), 2),
            printed(moved(circle(0, 0, 13, wax) + path("M-30 -22L-36 -31M-11 -28L-14 -39M11 -28L14 -39M30 -22L36 -31", "none", stroke=CREAM, stroke_width=4), "translate(512 266)"))]


def pin():
    """64 by 64, its middle at 29, 28."""
    return [Sheet(circle(29, 28, 17, "#8a6320"), 5), Sheet(circle(28.4, 27.2, 14, BRASS), 1.5), printed(circle(24.500, 22.500, 5.500, "#fbe9b4"))]


# A locomotive from the front: chimney, boiler, lamp, buffers, rails. A box of 120 by 130 with its middle at (0, 0).
LOCOMOTIVE = ('<path d="M-13 -62H13L10 -42H-10Z"/><path d="M-40 -6A40 40 0 1 1 40 -6A40 40 0 1 1 -40 -6Z"/><path d="M-54 30H54V46H-54ZM-60 26H-50V50H-60ZM50 26H60V50H50Z"/>'
              '<path d="M-34 50H34L46 66H-46Z"/><circle cx="0" cy="-6" r="23" fill="HOLE"/><circle cx="0" cy="-6" r="11"/>')


def station():
    """128 by 128: a sign of card with an arched top."""
    plate = "M14 118V46Q14 8 63 8Q112 8 112 46V118Z"
    return [Sheet(path(plate, CREAM), 4), printed(path("M22 111V47Q22 16 63 16Q104 16 104 47V111Z", "none", stroke=INK, stroke_width=3.500)),
            Sheet(moved(f'<g fill="#26404a">{LOCOMOTIVE.replace("HOLE", CREAM)}</g>', "translate(63 70) scale(.61)"), 1.500)]


def mark(body):
    """Printed by the program in any ink: white, and bare where the print is worn."""
    layer = svg_layer(128, 128, f'<g transform="translate(128 128)" fill="#fff">{body}</g>', "0 0 256 256")
    layer[..., :3] = 1
    layer[..., 3] *= 1 - .22 * smooth(.62, .85, fbm(128, 128, 9, 13, 3, .7))
    return layer


def start():
    """A star around the ring of a city."""
    return mark("".join(f'<path d="M-21 -70Q0 -80 21 -70L0 -125Z" transform="rotate({k * 60})"/>' for k in range(6)))


def city():
    return mark('<circle r="92" fill="none" stroke="#fff" stroke-width="20"/><circle r="62" fill="none" stroke="#fff" stroke-width="9"/>')


def string():
    """256 by 16: twisted paper string in three greys, seamless along x; a tint gives it its colour."""
    w, h, scale, turns = 256, 16, 4, 16
    ys, xs = np.mgrid[0:h * scale, 0:w * scale].astype(np.float32) / scale
    v = (ys - h / 2 + .125) / 4.7
    phase = (xs / w * turns + v * .55) % 1
    grey = np.where(phase < .56, .92, .66) - np.where(v > .35, .18, 0) + np.where(v < -.45, .10, 0)
    grey = grey * (1 - .45 * np.exp(-(np.minimum(np.abs(phase - .56), np.minimum(phase, 1 - phase)) / .05) ** 2))
    alpha = smooth(1.04, .92, np.abs(v) - .06 * np.sin(phase * np.pi))
    pre = np.dstack([grey * alpha, alpha]).reshape(h, scale, w, scale, 2).mean((1, 3))
    tone = np.clip(pre[..., 0] / np.maximum(pre[..., 1], 1e-4), 0, 1)
    return np.dstack([tone, tone, tone, pre[..., 1]])
