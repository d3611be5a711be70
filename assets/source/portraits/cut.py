"""Turns flat drawings into cut-paper prints.

cut.py SOURCE.svg OUT.(png|jpg) [WIDTH HEIGHT]: two pictures, OUT and, as it was drawn before it was reduced, OUT-large. Each top-level group of the drawing is one sheet of coloured paper: it is cut a little unevenly, throws a
soft shadow on what lies below, and has its own tooth. A group with data-flat lies flush (no shadow, printed); data-lift sets the shadow's depth in units of 1/100.
"""
import os
import sys
import xml.etree.ElementTree as ET

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, fibres, over, rgb, save, smooth, svg_layer, white

SVG = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", "http://www.w3.org/2000/svg")
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
SCALE = 2           # drawn at twice the size: that is the large picture, for large windows; and reduced


def sheets(path):
    """(view box, [(svg text, flat, lift, opacity)]) from a drawing."""
    root = ET.parse(path).getroot()
    view = root.get("viewBox")
    shared = "".join(ET.tostring(node, "unicode") for node in root if node.tag == SVG + "defs")
    layers = []
    for node in root:
        if node.tag == SVG + "g":
            text = ET.tostring(node, "unicode").replace('xmlns="http://www.w3.org/2000/svg"', "")
            layers.append((shared + text, node.get("data-flat") is not None, float(node.get("data-lift", "100")) / 100))
    return view, layers


class Stock:
    """The fields that every sheet shares, shifted for each so that no two show the same grain."""

    def __init__(self, height, width, seed):
        self.shape = (height, width)
        self.drift = [(fbm(height, width, 46, seed + k, 4, .6) - .5) for k in (0, 1)]
        self.tooth = 1 + white(height, width, seed + 2, .9) * .022 + white(height, width, seed + 3, 2.4) * .014 + (fbm(height, width, 70, seed + 4, 5, .6) - .5) * .17
        self.generator = np.random.default_rng(seed)

    def shifted(self, field):
        return np.roll(field, tuple(self.generator.integers(0, n) for n in self.shape), (0, 1))

    def cut(self, layer, amount):
        """Scissors wander by less than a pixel; the colours move with the edge."""
        height, width = self.shape
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        ys += self.shifted(self.drift[0]) * amount
        xs += self.shifted(self.drift[1]) * amount
        pre = np.dstack([layer[..., :3] * layer[..., 3:], layer[..., 3]])
        moved = np.dstack([ndimage.map_coordinates(pre[..., c], [ys, xs], order=1, mode="nearest") for c in range(4)])
        moved[..., :3] /= np.maximum(moved[..., 3:], 1e-4)
        return np.clip(moved, 0, 1)


def slide(field, down, right):
    moved = np.zeros_like(field)
    moved[down:, right:] = field[:field.shape[0] - down, :field.shape[1] - right]
    return moved


def compose(path, width, height, seed=1):
    view, layers = sheets(path)
    w, h = width * SCALE, height * SCALE
    unit = h / float(view.split()[3])
    image = np.ones((h, w, 3), np.float32)
    stock = Stock(h, w, seed)
    for k, (text, flat, lift) in enumerate(layers):
        layer = stock.cut(svg_layer(w, h, text, view), 2.2 * unit)
        alpha = layer[..., 3]
        surface = stock.shifted(stock.tooth)[..., None]
        if not flat and k:
            reach = 4.2 * unit * lift
            for blur, strength, far in ((.8, .30, .35), (2.2, .34, 1.0)):
                shadow = ndimage.gaussian_filter(alpha, blur * unit * max(lift, .3))
                shadow = slide(shadow, round(reach * far), round(reach * far * .6))
                image *= (1 - strength * shadow)[..., None]
            # the cut edge catches light on its upper left
            gy, gx = np.gradient(ndimage.gaussian_filter(alpha, .5 * unit))
            layer[..., :3] = np.clip(layer[..., :3] * (1 + np.clip((gx + gy) * .75, -.16, .28))[..., None], 0, 1)
        image = image + (layer[..., :3] * surface - image) * alpha[..., None]
    return image


def age(image, seed=7):
    """The whole sheet as printed: dry ink, fibres, browned edge, soft light from the upper left."""
    height, width = image.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    dry = smooth(.70, .95, fbm(height, width, 7, seed, 3, .75)) * smooth(.45, .9, fbm(height, width, 300, seed + 1, 4)) * .13
    image = over(image, rgb("#efe2c0"), dry)
    image = over(image, rgb("#fff3d6"), fibres(height, width, seed + 2, width * height // 3000, 46) * .05)
    d = np.minimum(np.minimum(xs, width - 1 - xs), np.minimum(ys, height - 1 - ys)) / height
    image = over(image, rgb("#5b3c1c"), np.clip(np.exp(-(d + (fbm(height, width, 90, seed + 3, 4) - .5) * .02) / .016) * .22, 0, 1))
    slope = 1.05 - .12 * (xs / width * .5 + ys / height * .5)
    return np.clip(image * slope[..., None], 0, 1)


def reduce(image):
    height, width = image.shape[0] // SCALE, image.shape[1] // SCALE
    return image[:height * SCALE, :width * SCALE].reshape(height, SCALE, width, SCALE, 3).mean((1, 3))


def main(source, out, width=512, height=640):
    seed = sum(ord(c) * (k + 1) for k, c in enumerate(os.path.basename(source))) % 1000
    image = age(compose(source, int(width), int(height), seed), seed + 500)
    stem, ending = os.path.splitext(out)
    save(f"{stem}-large{ending}", image, 85)
    save(out, reduce(image), 91)


if __name__ == "__main__":
    main(*sys.argv[1:])
