"""Prints the airline's map of the world. world.py WORK_DIR OUT_DIR [STEP], after layers.mjs and gmt have left their files in WORK_DIR.
world.py --projection BOARD.json OUT.json writes how it is drawn: by the board's own knots.

Flat inks, one plate an ink, on the same paper as the first map: greys for the sea and bare stock for the land, and a signal red for the
airline's own marks alone. The program draws the lines, the cities and their names. STEP: so many times smaller, for a look.
"""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from airline import ornaments
from ink import rgb, smooth
from sheets import Print, Table, write

SIZE = (4096, 2620)
SEA, SHALLOWS = "#8f9ca0", (("#98a4a7", 92), ("#a2adaf", 56), ("#adb7b7", 26))      # and how far they reach from the coast
LANDS = (   # a flat tint for each part of the world, and its bounds in degrees; what is in none is Asia
    ("#ddd3b4", "-26 36.3 11 37.7 22 33.4 33 31.5 32.6 29.3 36 22 43.2 12.5 53 12.2 56 -40 -26 -40"),                     # Africa
    ("#e4ddc8", "-30 90 -30 36.3 11 37.7 22 33.8 26 35 26.2 40.1 29.1 41.1 41 42.6 48 42.4 52 47 59 52 61 62 66 69 66 90"),    # Europe
    ("#d2cbb3", "-110 -60 -110 8 -77.4 8.5 -70 13.2 -30 13.2 -30 -60"),                                                   # South America
    ("#dad4c1", "-180 90 -180 8 -77.4 8.5 -70 13.2 -30 13.2 -30 58 -10 90"),                                              # North America
    ("#d0c8ae", "108 -10.6 190 -10.6 190 -60 108 -60"),                                                                   # Australia
)
ASIA = "#d6cfbc"
INK = rgb("#39424a")
FORMULA = ("Places lie where the board's x and y say; so do coasts by these knots [degrees, share], straight from knot to knot and on beyond "
           "the first and the last: x = size[0] * share of `lon`, y = size[1] * share of `lat`.")


def through(knots, degrees):
    pairs = sorted(knots)
    at = [d for d, _ in pairs]
    k = min(max(int(np.searchsorted(at, degrees)), 1), len(pairs) - 1)
    (a, b), (c, d) = pairs[k - 1], pairs[k]
    return b + (degrees - a) / (c - a) * (d - b)


class Piecewise:
    def __init__(self, path):
        with open(path) as file:
            data = json.load(file)
        self.lon, self.lat, self.size = data["lon"], data["lat"], data["size"]

    def __call__(self, lon, lat):
        return through(self.lon, lon) * self.size[0], through(self.lat, lat) * self.size[1]


def write_projection(board, out):
    with open(board) as file:
        knots = json.load(file)["projection"]
    data = {"kind": "shares", "size": SIZE, "lon": knots["lon"], "lat": knots["lat"], "formula": FORMULA}
    with open(out, "w") as file:
        file.write("{\n" + ",\n".join(f" {json.dumps(k)}: {json.dumps(v)}" for k, v in data.items()) + "\n}\n")


def beyond(lon, lat):
    """Of a lake that is left out: those of the far north are cut where gmt's tiles meet, and in Siberia wide rivers count as lakes."""
    return lat > (66 if lon < 80 else 56.5)


def lakes_from(path, project):
    """gmt's multi-segment text as SVG path data on the print."""
    data, pen, north = [], [], False
    with open(path) as file:
        for row in [*file, ">"]:
            if row[0] in ">#":
                if len(pen) > 3 and not north:
                    data.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pen) + "Z")
                pen, north = [], False
                continue
            lon, lat = (float(v) for v in row.split()[:2])
            north |= beyond(lon, lat)
            pen.append(project(lon - 360 if lon > 190 else lon, lat))
    return "".join(data)


def tints(sheet, project):
    """The colour of the land at every pixel: a tint for each part of the world, flat."""
    image = np.broadcast_to(rgb(ASIA), (sheet.height, sheet.width, 3)).copy()
    for colour, bounds in LANDS:
        numbers = [float(v) for v in bounds.split()]
        corners = " ".join("{:.0f},{:.0f}".format(*project(*at)) for at in zip(numbers[::2], numbers[1::2]))
        image[sheet.coverage(f'<polygon points="{corners}"/>') > .5] = rgb(colour)
    return image


def graticule(project):
    lines = [f"M{project(lon, 90)[0]:.1f} 0V{SIZE[1]}" for lon in range(-105, 180, 15)]
    lines += [f"M0 {project(0, lat)[1]:.1f}H{SIZE[0]}" for lat in range(-45, 90, 15)]
    return f'<path d="{"".join(lines)}" fill="none" stroke="#000" stroke-width="2.2"/>'


def print_map(sheet, work, project):
    with open(f"{work}/world.json") as file:
        land = sheet.coverage(f'<path d="{json.load(file)["land"]}" fill="#000"/>')
    lakes = sheet.coverage(f'<path d="{lakes_from(f"{work}/world-lakes.txt", project)}" fill="#000" fill-rule="evenodd"/>')
    mask = sheet.cut(land * (1 - lakes), 7, 2.2)
    outside = ndimage.distance_transform_edt(mask < .5).astype(np.float32) * sheet.step
    away = ndimage.gaussian_filter(outside, sheet.px(9))
    table = Table(sheet, .07)
    table.lay(np.ones_like(mask), rgb(SEA), 0)
    for colour, reach in SHALLOWS:
        table.lay(np.maximum(smooth(1.2, -1.2, (away - reach) / sheet.step), mask), rgb(colour), 0)
    table.ink(rgb("#e7ecea"), sheet.coverage(graticule(project)) * .30)
    # the plate of the key lies a hair beside the land's, as flat inks do
    shore = np.clip(ndimage.gaussian_filter(mask, sheet.px(3)) * 2, 0, 1) - np.clip(ndimage.gaussian_filter(mask, sheet.px(3)) * 2 - 1, 0, 1)
    table.lay(mask, tints(sheet, project), 5, .12)
    table.ink(rgb("#b9b199"), sheet.coverage(graticule(project)) * mask * .45)
    table.ink(INK, np.roll(smooth(.55, .9, shore), (round(sheet.px(3)), round(sheet.px(4))), (0, 1)) * .34)
    return table


def main(work, out, step=1):
    sheet, project = Print(SIZE, int(step)), Piecewise(f"{out}/projection.json")
    table = print_map(sheet, work, project)
    for body, lift in ornaments(SIZE, project):
        table.ornament(body, lift)
    write(sheet, table.aged("#4c4a44", .2), out)


if sys.argv[1] == "--projection":
    write_projection(*sys.argv[2:])
else:
    main(*sys.argv[1:])
