"""Cuts and prints the map. map.py WORK_DIR OUT_DIR [STEP], after layers.mjs and gmt have left their files in WORK_DIR.

Europe is laid of paper, as the posters are: the deep sea, the shallows, the land and the mountains, each sheet of one colour, cut out
with scissors and lying on the last, lit from the upper left. STEP: so many times smaller, for a look; lengths are pixels of the whole
print.
"""
import json
import os
import sys

import contourpy
import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import rgb, smooth
from ornament import ornaments
from projection import Conic, SIZE
from relief import height_field
from sheets import Print, Table, straightened, write

STEP = int(sys.argv[3]) if len(sys.argv) > 3 else 1
SHEET = Print(SIZE, STEP)
px, coverage = SHEET.px, SHEET.coverage
CONIC = Conic()

SEA, SHELF, LAND, MOUNTAINS = "#5b8a86", "#6d9892", "#c9bb92", "#bba97f"
SHALLOW = 64             # how far the shelf reaches from the coast
MOUNTAIN = .30           # the height from which on land is one
COAST, ISLAND = 8, 1100      # how straight the scissors go along coasts, and the least island that they cut out


def area(ring):
    x, y = ring[:, 0], ring[:, 1]
    return abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2


def cut_out(rings, slack, least):
    """SVG path data of closed lines, in straight cuts; scraps of less than `least` square pixels are left away."""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in straightened(ring, slack)) + "Z" for ring in rings if area(ring) > least)


def lakes_from(path):
    """gmt's multi-segment text as closed lines on the print."""
    rings, pen = [], []
    with open(path) as file:
        for row in [*file, ">"]:
            if row[0] in ">#":
                if len(pen) > 3:
                    rings.append(np.array(pen))
                pen = []
                continue
            lon, lat = (float(v) for v in row.split()[:2])
            if not (28.5 < lon < 36.5 and 45.5 < lat < 52):   # the Dnieper's reservoirs: slivers that crowd the steppe
                pen.append(CONIC(lon, lat))
    return rings


def sheet_of(field, level, slack, least):
    """Coverage of where the field is higher than `level`, cut out. The field may be smaller than the print."""
    field = np.pad(field, 1, constant_values=field.min() - 1)        # lines close beyond the edge of the print
    rings = [(line - .5) * (SIZE[0] / (field.shape[1] - 2)) for line in contourpy.contour_generator(z=field).lines(level)]
    return coverage(f'<path d="{cut_out(rings, slack, least)}" fill="#000" fill-rule="evenodd"/>')


def land_from(work):
    """Coverage of the land, without its inlets and headlands that no scissors would follow."""
    with open(f"{work}/layers.json") as file:
        land = coverage(f'<path d="{json.load(file)["land"]}" fill="#000"/>')
    water = coverage(f'<path d="{cut_out(lakes_from(f"{work}/lakes.txt"), 1, 900)}" fill="#000"/>')
    return SHEET.cut(sheet_of(ndimage.gaussian_filter(land * (1 - water), px(7)), .5, COAST, ISLAND), 6)


def print_map(work):
    land = land_from(work)
    inside, outside = (ndimage.distance_transform_edt(side).astype(np.float32) * STEP for side in (land > .5, land <= .5))
    table = Table(SHEET, .12)
    table.lay(np.ones_like(land), rgb(SEA), 0)
    table.lay(np.maximum(sheet_of(-ndimage.gaussian_filter(outside, px(18)), -SHALLOW, 12, 9000), land), rgb(SHELF), 7, .12)
    table.lay(land, rgb(LAND), 15)
    height = height_field(os.path.join(os.path.dirname(os.path.abspath(__file__)), "ranges.json"), CONIC)
    ashore = smooth(12, 44, ndimage.zoom(inside, [a / b for a, b in zip(height.shape, inside.shape)], order=1))
    table.lay(sheet_of(ndimage.gaussian_filter(height * ashore, 9), MOUNTAIN, 16, 16000) * smooth(4, 8, inside), rgb(MOUNTAINS), 5, .10)
    return table


def main(work, out):
    table = print_map(work)
    for body, lift in ornaments(*SIZE):
        table.ornament(body, lift)
    write(SHEET, table.aged(brown=.14), out)


main(*sys.argv[1:3])
