"""What the maps share: sheets of paper laid on one another and printed on, lit from the upper left.

Lengths are pixels of the whole print; a print may be made so many times smaller, for a look.
"""
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, fibres, over, rgb, save, smooth, svg_layer, white


class Print:
    """A print of that size, made `step` times smaller."""

    def __init__(self, size, step=1):
        self.size, self.step = size, step
        self.width, self.height = size[0] // step, size[1] // step
        self.view = f"0 0 {size[0]} {size[1]}"

    def px(self, length):
        """A length of the print as pixels of this rendering."""
        return length / self.step

    def noise(self, scale, seed, octaves=5, gain=.5):
        return fbm(self.height, self.width, self.px(scale), seed, octaves, gain)

    def drawn(self, body):
        return svg_layer(self.width, self.height, body, self.view)

    def coverage(self, body):
        return self.drawn(body)[..., 3]

    def cut(self, mask, wander=9, soft=1.4):
        """A shape as scissors cut it, which wander by a few pixels."""
        ys, xs = np.mgrid[0:self.height, 0:self.width].astype(np.float32)
        aside = [(self.noise(60, seed, 3, .5) - .5) * self.px(wander) for seed in (5, 6)]
        moved = ndimage.map_coordinates(mask, [ys + aside[0], xs + aside[1]], order=1, mode="nearest")
        return smooth(.25, .75, ndimage.gaussian_filter(moved, self.px(soft)))


def straightened(line, slack):
    """The corners of a line without those nearer than `slack` to what is left: as few cuts of the scissors as will do."""
    keep, todo = {0, len(line) - 1}, [(0, len(line) - 1)]
    while todo:
        a, b = todo.pop()
        if b - a < 2:
            continue
        along, to = line[b] - line[a], line[a + 1:b] - line[a]
        length = np.hypot(*along)
        off = np.abs(to[:, 0] * along[1] - to[:, 1] * along[0]) / length if length > 1e-6 else np.hypot(to[:, 0], to[:, 1])
        at = a + 1 + int(off.argmax())
        if off.max() > slack:
            keep.add(at)
            todo += [(a, at), (at, b)]
    return line[sorted(keep)]


class Table:
    """Sheets laid one on the other."""

    def __init__(self, sheet, cloud=.15):
        """cloud: how uneven the paper takes the ink."""
        self.sheet, px = sheet, sheet.px
        self.image = np.ones((sheet.height, sheet.width, 3), np.float32)
        self.tooth = white(sheet.height, sheet.width, 1, px(2.4)) * .020 + white(sheet.height, sheet.width, 2, px(6.5)) * .013 + (sheet.noise(200, 3, 5, .6) - .5) * cloud
        self.random = np.random.default_rng(9)
        self.grain = 1 + self.tooth[..., None]

    def another(self):
        """From now on paper with a grain of its own."""
        self.grain = 1 + np.roll(self.tooth, tuple(self.random.integers(0, n) for n in self.tooth.shape), (0, 1))[..., None]

    def lay(self, mask, colour, lift, lit=.30):
        """mask: coverage; colour: one, or one for every pixel; lift: how far the sheet lies above the last one, 0: it is printed on it;
        lit: how bright its edge is."""
        px = self.sheet.px
        if lift:
            self.another()
            for blur, strength, far in ((.24, .30, .35), (.60, .34, 1.0)):
                shade = ndimage.gaussian_filter(mask, px(lift) * blur)
                self.image *= (1 - strength * ndimage.shift(shade, (px(lift) * far, px(lift) * far * .6), order=1, mode="nearest"))[..., None]
            gy, gx = np.gradient(ndimage.gaussian_filter(mask, max(.5, px(1.5))))
            colour = colour * (1 + np.clip((gx + gy) * px(2.4), -.16, lit))[..., None]
        self.image += (colour * self.grain - self.image) * mask[..., None]

    def ink(self, colour, coverage):
        self.image = over(self.image, colour, np.clip(coverage, 0, 1))

    def ornament(self, body, lift):
        layer = self.sheet.drawn(body)
        self.lay(layer[..., 3], layer[..., :3], lift)

    def aged(self, edge="#6b4a24", brown=.26):
        """The picture, the whole of it as printed: dry ink, fibres, a browned edge, soft light."""
        sheet, image = self.sheet, self.image
        dry = smooth(.70, .95, sheet.noise(14, 71, 3, .75)) * smooth(.45, .9, sheet.noise(600, 72, 4)) * .06
        image = over(image, rgb("#efe2c0"), dry)
        image = over(image, rgb("#fff3d6"), fibres(sheet.height, sheet.width, 75, 7000, sheet.px(46)) * .04)
        ys, xs = np.mgrid[0:sheet.height, 0:sheet.width].astype(np.float32) * sheet.step
        d = np.minimum(np.minimum(xs, sheet.size[0] - 1 - xs), np.minimum(ys, sheet.size[1] - 1 - ys)) + (sheet.noise(220, 61) - .5) * 60
        image = over(image, rgb(edge), smooth(120, -20, d) * brown)
        image *= (1.045 - .10 * (xs / sheet.size[0] * .5 + ys / sheet.size[1] * .5))[..., None]
        return np.clip(image, 0, 1)


def shrink(image, width, height):
    from PIL import Image
    small = Image.fromarray((image * 255 + .5).astype(np.uint8)).resize((width, height), Image.LANCZOS)
    return np.asarray(small, np.float32) / 255


def write(sheet, image, out):
    """map-4096.jpg, unless this is but for a look, and map-2048.jpg."""
    if sheet.step == 1:
        save(f"{out}/map-4096.jpg", image)
    save(f"{out}/map-2048.jpg", shrink(image, 2048, round(2048 * sheet.size[1] / sheet.size[0] - .01)))
