"""Cuts and prints the map. map.py WORK_DIR OUT_DIR [STEP], after layers.mjs and gmt have left their files in WORK_DIR.

Europe is laid of paper, as the posters are: the sea, the land, the mountains in two steps, each sheet cut out with scissors and lying on
the last, lit from the upper left. STEP: so many times smaller, for a look; lengths are pixels of the whole print.
"""
import json
import os
import sys

import contourpy
import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, rgb, smooth
from ornament import ornaments
from projection import Conic, SIZE
from relief import height_field
from sheets import Print, Table, straightened, write

STEP = int(sys.argv[3]) if len(sys.argv) > 3 else 1
SHEET = Print(SIZE, STEP)
WIDTH, HEIGHT = SHEET.width, SHEET.height
px, coverage = SHEET.px, SHEET.coverage
CONIC = Conic()

# The stock of the land: (lon, lat, colour). Between them one runs into the other.
TINTS = [
    (-8, 53, "#b0ac88"), (-3, 54, "#b8b18d"), (-4, 40, "#ccb995"), (2, 47, "#c1b691"), (9, 50, "#bdb390"), (15, 52, "#beb492"), (12, 43, "#c8b692"),
    (18, 44, "#beae8a"), (24, 46, "#c2b18d"), (22, 39, "#c9b692"), (27, 53, "#b7b08d"), (36, 50, "#c2b692"), (38, 56, "#b3ae8d"), (30, 62, "#adab8e"),
    (15, 62, "#acaa8d"), (42, 45, "#c4b28e"), (33, 39, "#cab48e"), (3, 34, "#cfb78e"), (10, 33, "#d2ba91"), (36, 33, "#d1b990"),
]
LAND = "#d0bd8f"         # and what all of them are brought nearer to
SEA, SHELF = "#648d88", "#70968f"
MOUNTAINS = ((.20, "#b09d74"), (.56, "#96835e"))        # height from which on, and the paper
INK, RIVER = rgb("#2c2a20"), rgb("#6c8f88")


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
    mask = SHEET.cut(land * (1 - water))
    rivers = "".join(f'<path d="{lines_from(f"{work}/rivers{k}.txt")}" fill="none" stroke="#000" stroke-linejoin="round" stroke-width="{w}" stroke-opacity="{o}"/>'
                     for k, w, o in ((2, 3.2, .4), (1, 5, .9)))
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
    total = total / norm[..., None] * .55 + rgb(LAND) * .45
    return ndimage.zoom(total, (step, step, 1), order=1)[:HEIGHT, :WIDTH]


def sheet_above(height, level, slack=6, least=5000):
    """Coverage of what is higher than `level`, cut out with straight cuts; scraps of less than `least` square pixels are left away."""
    scale = SIZE[0] / height.shape[1]
    data = []
    for line in contourpy.contour_generator(z=height).lines(level):
        line = line * scale
        x, y = line[:, 0], line[:, 1]
        if abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2 > least:
            data.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in straightened(line, slack)) + "Z")
    return coverage(f'<path d="{"".join(data)}" fill="#000" fill-rule="evenodd"/>')


class Table:
    """Sheets laid one on the other."""

    def __init__(self):
        self.image = np.ones((HEIGHT, WIDTH, 3), np.float32)
        self.tooth = white(HEIGHT, WIDTH, 1, px(2.4)) * .020 + white(HEIGHT, WIDTH, 2, px(6.5)) * .013 + (noise(200, 3, 5, .6) - .5) * .15
        self.random = np.random.default_rng(9)

    def grain(self):
        return 1 + np.roll(self.tooth, tuple(self.random.integers(0, n) for n in self.tooth.shape), (0, 1))[..., None]

    def lay(self, mask, colour, lift):
        """mask: coverage; colour: one, or one for every pixel; lift: how far the sheet lies above the last one."""
        if lift:
            for blur, strength, far in ((.24, .30, .35), (.60, .34, 1.0)):
                shade = ndimage.gaussian_filter(mask, px(lift) * blur)
                self.image *= (1 - strength * ndimage.shift(shade, (px(lift) * far, px(lift) * far * .6), order=1, mode="nearest"))[..., None]
            gy, gx = np.gradient(ndimage.gaussian_filter(mask, max(.5, px(1.5))))
            colour = colour * (1 + np.clip((gx + gy) * px(2.4), -.16, .30))[..., None]
        self.image += (colour * self.grain() - self.image) * mask[..., None]

    def ink(self, colour, coverage):
        self.image = over(self.image, colour, np.clip(coverage, 0, 1))

    def ornament(self, body, lift):
        layer = svg_layer(WIDTH, HEIGHT, body, VIEW)
        self.lay(layer[..., 3], layer[..., :3], lift)


def print_map(work):
    mask, rivers, graticule = geography(work)
    solid = mask > 0.5
    outside = ndimage.distance_transform_edt(~solid).astype(np.float32) * STEP
    inside = ndimage.distance_transform_edt(solid).astype(np.float32) * STEP

    table = Table(SHEET)
    table.lay(np.ones_like(mask), rgb(SEA), 0)
    shelf = smooth(px(1.2), -px(1.2), (ndimage.gaussian_filter(outside, px(14)) - 58) / STEP)
    table.lay(np.maximum(shelf, mask), rgb(SHELF), 0)
    table.ink(INK, graticule * .10)
    table.lay(mask, tinted_land(), 9)
    table.ink(RIVER, rivers * mask * .6 * smooth(4, 10, inside))
    table.ink(INK, graticule * mask * .07)
    height = height_field(os.path.join(os.path.dirname(os.path.abspath(__file__)), "ranges.json"), CONIC)
    ashore = smooth(12, 15, inside)
    for level, colour in MOUNTAINS:
        table.lay(sheet_above(height, level) * ashore, rgb(colour) * .6 + tinted_land() * .4, 7)
    return table


def main(work, out):
    table = print_map(work)
    for body, lift in ornaments(*SIZE):
        table.ornament(body, lift)
    write(SHEET, table.aged(), out)


main(*sys.argv[1:3])
