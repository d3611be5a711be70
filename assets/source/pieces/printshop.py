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
    """64 by 64, its middle at 29, 28: a dot of brass paper on a washer."""
    return [Sheet(circle(29, 28, 17, "#6f5226"), 4), Sheet(circle(28.6, 27.6, 13.5, "#c49a4a"), 1), printed(circle(28.6, 27.6, 4.5, "#8f6c30"))]


# A locomotive under steam, from its side: few and heavy parts, for the map shows it at 22 pixels. Its middle is at (0, 0).
LOCOMOTIVE = ('<path d="M-52 -44H-6V-33H-11V-14H18V-30H12V-44H44V-30H38V-14Q52 -12 52 4V16L60 32H-46V-33H-52Z"/>'
              '<path d="M-35 -31H-22V-13H-35Z" fill="HOLE"/>'
              '<circle cx="-24" cy="26" r="23" fill="HOLE"/><circle cx="24" cy="30" r="19" fill="HOLE"/>'
              '<circle cx="-24" cy="26" r="18.500"/><circle cx="24" cy="30" r="14.500"/><circle cx="-24" cy="26" r="6.500" fill="HOLE"/><circle cx="24" cy="30" r="5" fill="HOLE"/>')
ENAMEL, RUST = "#1f4a5c", "#7a4524"


def station():
    """128 by 128: a station's sign of those days, enamelled blue in a white rim, screwed on and chipped at two corners."""
    plate = "M8 26Q8 10 24 10H102Q118 10 118 26V100Q118 116 102 116H24Q8 116 8 100Z"
    ground = "M15 28Q15 17 26 17H100Q111 17 111 28V98Q111 109 100 109H26Q15 109 15 98Z"
    chips = path("M8 30V26Q8 10 24 10L27 10L21 14L17 14L13 22ZM118 90L114 95L115 102L108 107L106 112L100 116H102Q118 116 118 100Z", RUST)
    screws = "".join(circle(x, y, 3.4, "#b9a478") for x, y in ((103, 25), (23, 25)))
    return [Sheet(path(plate, "#f6edd6"), 4), printed(path(ground, ENAMEL) + chips + screws),
            Sheet(moved(f'<g fill="{CREAM}">{LOCOMOTIVE.replace("HOLE", ENAMEL)}</g>' + path("M-50 47H58V53H-50Z", CREAM), "translate(61 61) scale(.74)"), 1)]


def mark(body):
    """Printed by the program in any ink: white, and bare where the print is worn."""
    layer = svg_layer(128, 128, f'<g transform="translate(128 128)" fill="#fff">{body}</g>', "0 0 256 256")
    layer[..., :3] = 1
    layer[..., 3] *= 1 - .22 * smooth(.62, .85, fbm(128, 128, 9, 13, 3, .7))
    return layer


def start():
    """A plate in the form of a star under the ring of a city."""
    corners = " ".join(f"{(124, 92)[k % 2] * np.sin(np.pi * k / 8):.1f},{-(124, 92)[k % 2] * np.cos(np.pi * k / 8):.1f}" for k in range(16))
    return mark(f'<polygon points="{corners}" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>')


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
