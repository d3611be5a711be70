"""Woodcut and wash. A Block is drawn twice over: the key block, whose ink leaves outlines and hatching, and the washes that are laid on the
paper before it, a little out of register. A picture is both, pulled from one block.

Units are the drawing's own. Shading is not drawn as lines: a shape is given a tone, 0 to 1, and an angle, and the block is carved in lines
whose breadth follows the tone, as a cutter would.
"""
import contextlib
import functools
import math
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", folder) for folder in ("paper", "cast")]
from cut import draw, reduced
from ink import fbm, rgb, smooth, white

INK, PAPER = "#13211f", "#f4ead2"
RAYS, RINGS = 240, 250  # in place of an angle: lines from the focus, or about it
FIELD = 512             # pixels of the noise that all pictures share


class Block:
    """Shapes in the order in which they hide each other."""

    def __init__(self):
        self.wash, self.key, self.named = [], [], 0

    def _both(self, text):
        self.wash.append(text)
        self.key.append(text)

    @contextlib.contextmanager
    def at(self, x=0.0, y=0.0, size=1.0, turn=0.0, flip=False):
        """What is drawn meanwhile is moved, turned by degrees, mirrored."""
        self._both(f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({-size if flip else size:g} {size:g})">')
        yield self
        self._both("</g>")

    @contextlib.contextmanager
    def within(self, d):
        """What is drawn meanwhile is seen inside of a path alone."""
        self.named += 1
        self._both(f'<clipPath id="c{self.named}"><path d="{d}"/></clipPath><g clip-path="url(#c{self.named})">')
        yield self
        self._both("</g>")

    def _tone(self, tone, angle):
        """A fill for the key block: red is the tone, green the angle, blue says that there is no solid ink."""
        green = angle if angle >= RAYS else round(angle % 180 / 180 * 200)
        if not isinstance(tone, tuple):
            return f"rgb({round(tone * 255)},{green},255)"
        t0, t1, x0, y0, x1, y1 = tone
        self.named += 1
        self.key.append(f'<linearGradient id="t{self.named}" gradientUnits="userSpaceOnUse" x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}">'
                        f'<stop offset="0" stop-color="rgb({round(t0 * 255)},{green},255)"/><stop offset="1" stop-color="rgb({round(t1 * 255)},{green},255)"/></linearGradient>')
        return f"url(#t{self.named})"

    def shape(self, d, wash, line=4.5, tone=0.0, angle=50):
        """A shape of one colour with an outline. tone: a number, or (from, to, x0, y0, x1, y1) where it changes from one point to another."""
        self.wash.append(f'<path d="{d}" fill="{wash}"/>')
        edge = f' stroke="rgb(255,0,0)" stroke-width="{line}" stroke-linejoin="round"' if line else ""
        self.key.append(f'<path d="{d}" fill="{self._tone(tone, angle)}"{edge}/>')

    def shade(self, d, tone, angle=50):
        """Hatching on what lies below."""
        self.key.append(f'<path d="{d}" fill="{self._tone(tone, angle)}"/>')

    def tint(self, d, wash, opacity=1.0):
        """A wash on what lies below, without an outline."""
        self.wash.append(f'<path d="{d}" fill="{wash}" fill-opacity="{opacity}"/>')

    def stroke(self, d, width=4.0, colour=None):
        """A line of ink; in a colour: with the brush, not with the block."""
        if colour:
            self.wash.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')
        else:
            self.key.append(f'<path d="{d}" fill="none" stroke="rgb(255,0,0)" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')

    def solid(self, d):
        self.key.append(f'<path d="{d}" fill="rgb(255,0,0)"/>')

    def gouge(self, d, width=3.0):
        """A line cut out of the ink: the wash shows."""
        self.key.append(f'<path d="{d}" fill="none" stroke="rgb(0,0,255)" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')

    def light(self, x, y, rx, ry, colour, opacity=.6):
        """A glow with the brush."""
        self.named += 1
        self.wash.append(f'<radialGradient id="l{self.named}"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity}"/><stop offset=".5" stop-color="{colour}" stop-opacity="{opacity * .45:.3f}"/>'
                         f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient><ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#l{self.named})"/>')

    def fade(self, d, top, low, y0, y1):
        """A wash that changes from above to below; no outline."""
        self.named += 1
        self.wash.append(f'<linearGradient id="f{self.named}" gradientUnits="userSpaceOnUse" x1="0" y1="{y0}" x2="0" y2="{y1}"><stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
                         f'<path d="{d}" fill="url(#f{self.named})"/>')


class Bold(Block):
    """For pictures that are seen small: lines are so much broader, and the thinnest are left out."""

    def __init__(self, by, least=0.0):
        super().__init__()
        self.by, self.least = by, least

    def shape(self, d, wash, line=4.5, tone=0.0, angle=50):
        super().shape(d, wash, line * self.by if line >= self.least else 0, tone, angle)

    def stroke(self, d, width=4.0, colour=None):
        if colour:
            super().stroke(d, width, colour)
        elif width >= self.least:
            super().stroke(d, width * self.by)

    def gouge(self, d, width=3.0):
        super().gouge(d, width * self.by)


class Press:
    """The noise that paper, brush and block have; made once for many pictures. unit: pixels to a unit of the drawing."""

    def __init__(self, unit, seed=5):
        self.unit = unit
        # the knife slips a little; in a small picture, where that is less than a pixel, it does not
        self.wander = [((fbm(FIELD, FIELD, 40 * unit, seed + k, 3, .6) - .5) * 1.9 * unit).round().astype(np.int32) for k in (0, 1)] if unit >= 1.5 else None
        self.bend = (fbm(FIELD, FIELD, 150 * unit, seed + 2, 2, .5) - .5) * 26
        self.pool = (fbm(FIELD, FIELD, 120 * unit, seed + 3, 4, .6) - .5) * .30
        self.grain = white(FIELD, FIELD, seed + 4, .7) * .014
        self.dry = smooth(.66, .86, fbm(FIELD, FIELD, 5 * unit, seed + 5, 2, .8)) * smooth(.35, .8, fbm(FIELD, FIELD, 110 * unit, seed + 6, 2)) * .42

    def pull(self, block, view, width, height, pitch=7.0, focus=(0, 0), seed=1, clear=False):
        """The picture, (height, width, 3); clear: with its coverage as a fourth channel. pitch: units from one carved line to the next."""
        unit = height / float(view.split()[3])
        x0, y0 = (float(v) for v in view.split()[:2])
        top, left = np.random.default_rng(seed).integers(0, FIELD, 2)
        down, over = np.arange(top, top + height) % FIELD, np.arange(left, left + width) % FIELD
        some = lambda field: field[down][:, over]
        rows, columns = np.arange(height, dtype=np.int32)[:, None], np.arange(width, dtype=np.int32)[None]
        wash, key = draw("".join(block.wash), view, width, height), draw("".join(block.key), view, width, height)
        covered = np.maximum(wash[..., 3], key[..., 3])
        if self.wander:
            away, along = some(self.wander[0]), some(self.wander[1])
            key = key.reshape(-1, 4)[(rows + away).clip(0, height - 1) * width + (columns + along).clip(0, width - 1)]
        shift = round(1.4 * unit)
        wash[shift:, shift:] = wash[:height - shift, :width - shift].copy()
        # the carved lines
        green, bend = key[..., 1], some(self.bend)
        turn = np.arange(256) / 200 * math.pi
        u, v = columns / unit + np.float32(x0), rows / unit + np.float32(y0)
        across = np.sin(turn).astype(np.float32)[green] * u - np.cos(turn).astype(np.float32)[green] * v + bend
        special = green >= RAYS - 2
        if special.any():
            dy, dx = (v - focus[1] + 0 * u)[special], (u - focus[0] + 0 * v)[special]
            across[special] = np.where(green[special] >= RINGS - 3, np.hypot(dx, dy) + bend[special] * .35, np.arctan2(dy, dx) * (96 / (2 * math.pi) * pitch) + bend[special] * .08)
        edge = across * np.float32(1 / pitch)
        edge = np.abs(edge - np.floor(edge) - .5) * 2
        soft = 1.2 / (pitch * unit)
        tone = key[..., 2] * np.float32(1.06 / 255) - .03       # of the picture's red: the library writes blue first
        ink = np.clip((tone - edge) / (2 * soft) + .5, 0, 1) * (tone > -.008)
        open_, cover = key[..., 0] * np.float32(1 / 255), key[..., 3] * np.float32(1 / 255)
        ink = (ink * open_ + cover - open_) * (1 - some(self.dry))
        # the washes: pigment gathers at their edges and in the tooth of the paper
        brushed = wash[..., 2::-1] * np.float32(1 / 255) + (255 - wash[..., 3:]) * (rgb(PAPER) / 255)
        small = max(1, round(4 * unit))
        coarse = brushed[::small, ::small]
        coarse = ndimage.uniform_filter(coarse, (3, 3, 0)).repeat(small, 0)[:height].repeat(small, 1)[:, :width]
        brushed += np.clip(brushed - coarse, -.10, .05) * .45
        depth = (some(self.pool) + some(self.grain))[..., None]
        brushed += depth * brushed * (1.25 - brushed)
        image = brushed + (rgb(INK) - brushed) * ink[..., None]
        image = np.clip(image, 0, 1)
        return np.dstack([image, covered * np.float32(1 / 255)]) if clear else image


@functools.lru_cache
def press(unit):
    """One for all pictures of a scale."""
    return Press(unit)


def save(image, path, quality=82):
    data = (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)
    picture = Image.fromarray(data)
    if path.endswith(".jpg"):
        picture.convert("RGB").save(path, quality=quality, optimize=True, subsampling=2)
    else:
        picture.save(path, optimize=True)


# --- paths -------------------------------------------------------------------------------------------------------------------


def ring(x, y, rx, ry=None):
    ry = rx if ry is None else ry
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0Z"


def box(x, y, w, h):
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def fan(x, y, r0, r1, count, start=0.0, stop=360.0, share=.5):
    """Rays, as one path."""
    d = ""
    for k in range(count):
        a = math.radians(start + (stop - start) * (k + .5) / count)
        half = math.radians((stop - start) / count * share / 2)
        p = lambda r, t: f"{x + r * math.cos(t):.1f} {y + r * math.sin(t):.1f}"
        d += f"M{p(r0, a - half)}L{p(r1, a - half)}L{p(r1, a + half)}L{p(r0, a + half)}Z"
    return d


def both(d_left):
    """A path and its mirror image about x = 0. Absolute commands only."""
    out, number, axis = "", "", 0
    for c in d_left + " ":
        if c.isdigit() or c in ".-" and not (c == "-" and number):
            number += c
            continue
        if number:
            value = -float(number) if axis == 0 else float(number)
            out += f"{value:g} "
            axis ^= 1
            number = ""
        if c == "-":
            number = "-"
        elif c.isalpha():
            out += c
            axis = 0
        elif c == ",":
            out += " "
    return d_left + out
