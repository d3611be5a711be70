"""Cuts pieces out of paper: sheets of SVG laid on one another, as the posters are.

Everything is drawn SCALE times as large as its canvas and reduced. A picture has straight alpha. A shadow is black with alpha on the same canvas, to be drawn below the piece.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "paper"))
from ink import fbm, rgb, svg_layer, white

SCALE = 3
EDGE = "#efe3c4"        # the bare card at a cut
INK, CREAM, BRASS = "#1d1712", "#f1e4c3", "#e0b050"


def path(d, fill=None, **more):
    extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<path d="{d}"' + (f' fill="{fill}"' if fill else "") + extra + "/>"


def circle(x, y, r, fill=None, ry=None, **more):
    extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{ry if ry is not None else r:g}"' + (f' fill="{fill}"' if fill else "") + extra + "/>"


def moved(body, transform):
    return f'<g transform="{transform}">{body}</g>'


class Stock:
    """What the sheets of one piece share, shifted for each so that no two show the same grain or the same cut."""

    def __init__(self, height, width, seed):
        self.random = np.random.default_rng(seed)
        self.drift = [fbm(height, width, 15 * SCALE, seed + k, 4, .6) - .5 for k in (0, 1)]
        self.tooth = white(height, width, seed + 2, .3 * SCALE) * .024 + white(height, width, seed + 3, .8 * SCALE) * .016 + (fbm(height, width, 24 * SCALE, seed + 4, 5, .6) - .5) * .17

    def shifted(self, field):
        return np.roll(field, tuple(self.random.integers(0, n) for n in field.shape), (0, 1))

    def cut(self, layer, wander):
        """Scissors wander a little; the colours move with the edge."""
        ys, xs = np.mgrid[0:layer.shape[0], 0:layer.shape[1]].astype(np.float32)
        at = [ys + self.shifted(self.drift[0]) * wander * SCALE, xs + self.shifted(self.drift[1]) * wander * SCALE]
        pre = np.dstack([layer[..., :3] * layer[..., 3:], layer[..., 3]])
        pre = np.dstack([ndimage.map_coordinates(pre[..., c], at, order=1, mode="nearest") for c in range(4)])
        return np.clip(np.dstack([pre[..., :3] / np.maximum(pre[..., 3:], 1e-4), pre[..., 3]]), 0, 1)


def slide(field, down, right):
    out = np.zeros_like(field)
    out[down:, right:] = field[:field.shape[0] - down, :field.shape[1] - right]
    return out


class Sheet:
    """One sheet of paper. lift: how far it lies above what is below it, pixels of the canvas; 0: it is printed there."""

    def __init__(self, body, lift=2.0):
        self.body, self.lift = body, lift


def printed(body):
    return Sheet(body, 0)


def fatten(alpha, by):
    """The shape grown by so many pixels, its corners round."""
    return np.clip(by - ndimage.distance_transform_edt(alpha < .5) + .5, 0, 1).astype(np.float32)


def compose(size, sheets, seed=1, wander=1.3, edge=None):
    """RGBA of the sheets at SCALE. edge: (pixels, colour) of a rim of bare card around everything."""
    width, height = (n * SCALE for n in size)
    view = f"0 0 {size[0]} {size[1]}"
    stock = Stock(height, width, seed)
    layers = [(stock.cut(svg_layer(width, height, s.body, view), wander), s.lift) for s in sheets]
    if edge:
        union = np.max([layer[..., 3] for layer, _ in layers], 0)
        rim = np.dstack([np.broadcast_to(rgb(edge[1]), (height, width, 3)), fatten(union, edge[0] * SCALE)])
        layers.insert(0, (rim, 1.5))
    image, solid = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
    for k, (layer, lift) in enumerate(layers):
        alpha, colour = layer[..., 3], layer[..., :3]
        if lift and k:
            for blur, strength, far in ((.35, .30, .4), (.9, .36, 1.0)):
                shade = ndimage.gaussian_filter(alpha, blur * lift * SCALE)
                image *= (1 - strength * slide(shade, round(lift * far * SCALE), round(lift * far * .6 * SCALE)))[..., None]
        if lift:    # the cut edge catches light on its upper left
            gy, gx = np.gradient(ndimage.gaussian_filter(alpha, .45 * SCALE))
            colour = np.clip(colour * (1 + np.clip((gx + gy) * 1.3, -.20, .30))[..., None], 0, 1)
        surface = 1 + stock.shifted(stock.tooth)
        image += (colour * surface[..., None] - image) * alpha[..., None]
        solid = solid + alpha * (1 - solid)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    image *= (1.05 - .11 * (xs / width * .5 + ys / height * .5))[..., None]
    colour = image / np.maximum(solid, 1e-4)[..., None]
    return np.dstack([np.clip(colour, 0, 1), np.clip(solid, 0, 1)])


def reduce(image):
    """To the size of the canvas."""
    height, width = image.shape[0] // SCALE, image.shape[1] // SCALE
    pre = np.dstack([image[..., :3] * image[..., 3:], image[..., 3]]).reshape(height, SCALE, width, SCALE, 4).mean((1, 3))
    return np.dstack([pre[..., :3] / np.maximum(pre[..., 3:], 1e-4), pre[..., 3]])


def save(picture, name):
    """One that is opaque is of few inks: a palette keeps its file small."""
    data = (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)
    if data.shape[2] == 3:
        out = Image.fromarray(data).quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.FLOYDSTEINBERG)
    else:
        data[data[..., 3] < 2] = 0
        out = Image.fromarray(data)
    out.save(name, optimize=True)


# --- shadows, for the one lamp at the upper left ------------------------------------------------------------------


def black(alpha):
    return np.dstack([np.zeros(alpha.shape + (3,), np.float32), np.clip(alpha, 0, 1)])


def lying(picture, lift, strength=.55):
    """Of what lies flat: beside it, soft."""
    alpha = picture[..., 3]
    near = slide(ndimage.gaussian_filter(alpha, lift * .5), round(lift * .5), round(lift * .3))
    far = slide(ndimage.gaussian_filter(alpha, lift * 1.3), round(lift * 1.2), round(lift * .7))
    return black(np.maximum(near * strength, far * strength * .7))


def standing(picture, ground, long=.5, down=.17, strength=.5, soft=5):
    """Of what stands: its outline laid on the table, to the right and towards us, and darkest where it touches."""
    alpha = picture[..., 3]
    height, width = alpha.shape
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    up = (ys - ground[1]) / down            # how high the point is that throws its shadow here
    fallen = ndimage.map_coordinates(alpha, [ground[1] - up, xs - up * long], order=1, mode="constant") * (up >= 0) * np.clip(1 - up / (ground[1] * 1.1), 0, 1)
    contact = ndimage.gaussian_filter(alpha * (np.abs(ys - ground[1]) < soft * 2), soft * .8)
    return black(np.maximum(ndimage.gaussian_filter(fallen, soft), slide(contact, round(soft * .6), round(soft * .3)) * 1.2) * strength)


def inside(picture, margin=14):
    """Faded towards the edge of its canvas, so that no edge of it shows."""
    height, width = picture.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    near = np.minimum(np.minimum(xs, width - 1 - xs), np.minimum(ys, height - 1 - ys))
    return np.dstack([picture[..., :3], picture[..., 3] * np.clip(near / margin, 0, 1)])
