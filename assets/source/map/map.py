"""Cuts and prints the map. map.py WORK_DIR OUT_DIR [STEP], after layers.mjs, gmt and relief.py have left their files in WORK_DIR.

Europe is laid of paper, as the posters are: the deep sea, two shelves, the land, heights in steps, each sheet cut out and lying on the
last, lit from the upper left; then what is engraved. STEP: so many times smaller, for a look; lengths are pixels of the whole print.
"""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, fibres, over, rgb, save, smooth, svg_layer, white
from ornament import ornaments
from projection import Conic, SIZE

STEP = int(sys.argv[3]) if len(sys.argv) > 3 else 1
WIDTH, HEIGHT = SIZE[0] // STEP, SIZE[1] // STEP
CONIC = Conic()

# The stock of the land: (lon, lat, colour). Between them one runs into the other.
TINTS = [
    (-8, 53, "#b0ac88"), (-3, 54, "#b8b18d"), (-4, 40, "#ccb995"), (2, 47, "#c1b691"), (9, 50, "#bdb390"), (15, 52, "#beb492"), (12, 43, "#c8b692"),
    (18, 44, "#beae8a"), (24, 46, "#c2b18d"), (22, 39, "#c9b692"), (27, 53, "#b7b08d"), (36, 50, "#c2b692"), (38, 56, "#b3ae8d"), (30, 62, "#adab8e"),
    (15, 62, "#acaa8d"), (42, 45, "#c4b28e"), (33, 39, "#cab48e"), (3, 34, "#cfb78e"), (10, 33, "#d2ba91"), (36, 33, "#d1b990"),
]
SEA = ("#628885", "#71958f", "#86a79e")          # deep, and the shelves towards the shore
HEIGHTS = ((.17, "#a89878"), (.38, "#948366"), (.62, "#806f56"))
INK, INK_SEA, INK_RELIEF, RIVER = rgb("#2c2a20"), rgb("#1f4a4b"), rgb("#4b3a24"), rgb("#5f8883")
VIEW = f"0 0 {SIZE[0]} {SIZE[1]}"


def px(length):
    """A length of the print as pixels of this rendering."""
    return length / STEP


def noise(scale, seed, octaves=5, gain=.5):
    return fbm(HEIGHT, WIDTH, px(scale), seed, octaves, gain)


def coverage(body):
    return svg_layer(WIDTH, HEIGHT, body, VIEW)[..., 3]


def lines_from(path, closed=False):
    """gmt's multi-segment text as SVG path data on the print."""
    data, pen = [], []

    def flush():
        if len(pen) > 1:
            data.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pen) + ("Z" if closed else ""))
        pen.clear()
    with open(path) as file:
        for row in file:
            if row[0] in ">#":
                flush()
                continue
            lon, lat = (float(v) for v in row.split()[:2])
            if not (closed and 28.5 < lon < 36.5 and 45.5 < lat < 52):   # the Dnieper's reservoirs: slivers that crowd the steppe
                pen.append(CONIC(lon, lat))
    flush()
    return "".join(data)


def geography(work):
    """Coverage of land, rivers and the net of degrees."""
    with open(f"{work}/layers.json") as file:
        layers = json.load(file)
    lakes = lines_from(f"{work}/lakes.txt", closed=True)
    land = coverage(f'<path d="{layers["land"]}" fill="#000"/>')
    water = coverage(f'<path d="{lakes}" fill="#000" fill-rule="evenodd"/>')
    # scissors: what a digitiser left straight wanders by a few pixels, and corners are rounded
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    wander = [(noise(38, seed, 4, .6) - .5) * px(15) for seed in (5, 6)]
    solid = ndimage.map_coordinates(ndimage.gaussian_filter(land * (1 - water), px(1.6)), [ys + wander[0], xs + wander[1]], order=1, mode="nearest")
    mask = smooth(0.36, 0.64, ndimage.gaussian_filter(solid, px(2.6)))
    rivers = "".join(f'<path d="{lines_from(f"{work}/rivers{k}.txt")}" fill="none" stroke="#000" stroke-linejoin="round" stroke-width="{w}" stroke-opacity="{o}"/>'
                     for k, w, o in ((3, 1.5, .4), (2, 2.6, .8), (1, 4.2, 1)))
    graticule = f'<path d="{layers["graticule5"]}" fill="none" stroke="#000" stroke-width="2.200"/>'
    return mask, coverage(rivers), coverage(graticule)


def tinted_land():
    """Inverse-distance blend of the tints at a small size, its edges wandering like a wash."""
    step = 8
    h, w = HEIGHT // step + 1, WIDTH // step + 1
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) * step * STEP
    xs += (fbm(h, w, px(560) / step, 21) - 0.5) * 420
    ys += (fbm(h, w, px(560) / step, 22) - 0.5) * 420
    total, norm = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    for lon, lat, colour in TINTS:
        x, y = CONIC(lon, lat)
        weight = 1 / ((xs - x) ** 2 + (ys - y) ** 2 + 60 ** 2) ** 1.6
        total += weight[..., None] * rgb(colour)
        norm += weight
    return ndimage.zoom(total / norm[..., None], (step, step, 1), order=1)[:HEIGHT, :WIDTH]


def hachures(strokes):
    """Each stroke a thin tapered blade, thick at the top of the slope."""
    parts = []
    for x0, y0, x1, y1, x2, y2, weight in strokes:
        w = 1.15 * weight + 0.3
        dx, dy = x2 - x0, y2 - y0
        n = (dx * dx + dy * dy) ** 0.5 or 1
        ax, ay = -dy / n * w, dx / n * w
        parts.append(f"M{x0 + ax:.1f} {y0 + ay:.1f}Q{x1 + ax * .9:.1f} {y1 + ay * .9:.1f} {x2:.1f} {y2:.1f}Q{x1 - ax * .9:.1f} {y1 - ay * .9:.1f} {x0 - ax:.1f} {y0 - ay:.1f}Z")
    return coverage(f'<path d="{"".join(parts)}" fill="#000"/>')


class Table:
    """Sheets laid one on the other."""

    def __init__(self):
        self.image = np.ones((HEIGHT, WIDTH, 3), np.float32)
        self.tooth = white(HEIGHT, WIDTH, 1, .8) * .018 + white(HEIGHT, WIDTH, 2, 2.2) * .012 + (noise(150, 3, 5, .6) - .5) * .17
        self.random = np.random.default_rng(9)

    def grain(self):
        return 1 + np.roll(self.tooth, tuple(self.random.integers(0, n) for n in self.tooth.shape), (0, 1))[..., None]

    def lay(self, mask, colour, lift):
        """mask: coverage; colour: one, or one for every pixel; lift: how far the sheet lies above the last one."""
        if lift:
            for blur, strength, far in ((.30, .26, .35), (.85, .34, 1.0)):
                shade = ndimage.gaussian_filter(mask, px(lift) * blur)
                self.image *= (1 - strength * ndimage.shift(shade, (px(lift) * far, px(lift) * far * .6), order=1, mode="nearest"))[..., None]
            gy, gx = np.gradient(ndimage.gaussian_filter(mask, max(.6, px(1.8))))
            colour = colour * (1 + np.clip((gx + gy) * px(1.8), -.16, .26))[..., None]
        self.image += (colour * self.grain() - self.image) * mask[..., None]

    def ink(self, colour, coverage):
        self.image = over(self.image, colour, np.clip(coverage, 0, 1))

    def ornament(self, body, lift):
        layer = svg_layer(WIDTH, HEIGHT, body, VIEW)
        self.lay(layer[..., 3], layer[..., :3], lift)


def step_of(distance, at, seed):
    """Where a distance is less than `at`: a cut that wanders, its corners round."""
    field = ndimage.gaussian_filter(distance, px(at) * .16) + (noise(90, seed, 4, .6) - .5) * at * .5
    return smooth(px(1.4), -px(1.4), (field - at) / STEP)


def print_map(work):
    mask, rivers, graticule = geography(work)
    relief = np.load(f"{work}/relief.npz")
    field = ndimage.zoom(relief["height"], 2 / STEP, order=1)[:HEIGHT, :WIDTH]
    field = np.pad(field, ((0, HEIGHT - field.shape[0]), (0, WIDTH - field.shape[1])), mode="edge")
    solid = mask > 0.5
    outside = ndimage.distance_transform_edt(~solid).astype(np.float32) * STEP
    inside = ndimage.distance_transform_edt(solid).astype(np.float32) * STEP
    pool = noise(520, 4)

    table = Table()
    table.lay(np.ones_like(mask), rgb(SEA[0]) * (1 + (pool - .5) * .10)[..., None], 0)
    for at, colour, seed in ((118, SEA[1], 31), (40, SEA[2], 33)):
        table.lay(np.maximum(step_of(outside, at, seed), mask), rgb(colour), 5)
    table.ink(INK, graticule * .13)
    for at, strength in ((9, .38), (19, .24)):      # the engraver's lines along the shore
        table.ink(INK_SEA, strength * np.clip((1.9 - np.abs(ndimage.gaussian_filter(outside, px(2)) - at)) / max(1, STEP * .8), 0, 1) * (1 - mask))
    table.lay(mask, tinted_land() * (1 + (pool - .5) * .10)[..., None], 9)
    table.ink(rgb("#8b7b4c"), np.exp(-inside / 10) * .16 * mask)
    table.ink(RIVER, rivers * mask * .62 * smooth(0, 6, inside))
    table.ink(INK, graticule * mask * .10)
    heights = ndimage.gaussian_filter(field, px(7)) + (noise(46, 35, 4, .6) - .5) * .05
    for level, colour in HEIGHTS:
        sheet = ((heights > level) & (inside > 8)).astype(np.float32)
        table.lay(smooth(.25, .75, ndimage.gaussian_filter(sheet, max(.8, px(1.6)))), rgb(colour) * .5 + table.image * .5, 6)
    table.ink(INK_RELIEF, hachures(relief["strokes"]) * mask * .26 * smooth(3, 9, inside))
    return table


def fold_shade():
    """One fold across, one down, a little crooked."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32) * STEP
    shade = np.zeros((HEIGHT, WIDTH), np.float32)
    for axis, at in ((1, 0.5055), (0, 0.493)):
        along, length, other = (xs, SIZE[0], ys) if axis == 1 else (ys, SIZE[1], xs)
        d = along - at * length - 5 * np.sin(other / 430) - (noise(240, 41 + axis, 3) - 0.5) * 9
        shade += -np.exp(-np.abs(d) / 95) * .045 * np.where(d > 0, 1.0, -.75) - .13 * np.exp(-((d - 4) / 3.5) ** 2) + .08 * np.exp(-((d + 3) / 3) ** 2)
    return shade


def finish(table):
    for body, lift in ornaments(*SIZE):
        table.ornament(body, lift)
    image = table.image
    dry = smooth(.70, .95, noise(14, 71, 3, .75)) * smooth(.45, .9, noise(600, 72, 4)) * .10
    image = over(image, rgb("#efe2c0"), dry)
    image = over(image, rgb("#fff3d6"), fibres(HEIGHT, WIDTH, 75, 7000, px(46)) * .06)
    image = image * (1 + fold_shade())[..., None]
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32) * STEP
    d = np.minimum(np.minimum(xs, SIZE[0] - 1 - xs), np.minimum(ys, SIZE[1] - 1 - ys)) + (noise(220, 61) - .5) * 60
    image = over(image, rgb("#6b4a24"), smooth(120, -20, d) * .26)
    image *= (1.045 - .10 * (xs / SIZE[0] * .5 + ys / SIZE[1] * .5))[..., None]
    return np.clip(image, 0, 1)


def shrink(image, width, height):
    from PIL import Image
    small = Image.fromarray((image * 255 + .5).astype(np.uint8)).resize((width, height), Image.LANCZOS)
    return np.asarray(small, np.float32) / 255


def main(work, out):
    image = finish(print_map(work))
    if STEP == 1:
        save(f"{out}/map-4096.jpg", image)
    save(f"{out}/map-2048.jpg", shrink(image, 2048, 1365))


main(*sys.argv[1:3])
