"""The outlines of the agents and the case as the table knows them, for index.py to write into figures.json.

A grid of 32 by 32 cells of 16 pixels of an agent's canvas, its ground in column 16, 430 pixels down; the case is reduced to the same
scale. One string a row: # where the picture is, . where it is not.
"""
import os

import numpy as np

import png

CELLS, PIXELS, GROUND = 32, 16, (256, 430)
NAMES = ('beacon', 'magician', 'roulette', 'spyglass', 'tempest', 'vagabond', 'case')


def rows(folder, sprite, unit):
    alpha = png.load(os.path.join(folder, sprite['file']))[..., 3]
    scale = sprite['unit'] / unit
    out = []
    for row in range(CELLS):
        cells = ''
        for column in range(CELLS):
            x0 = sprite['ground'][0] + (column * PIXELS - GROUND[0]) * scale
            y0 = sprite['ground'][1] + (row * PIXELS - GROUND[1]) * scale
            part = alpha[max(0, round(y0)):max(0, round(y0 + PIXELS * scale)), max(0, round(x0)):max(0, round(x0 + PIXELS * scale))]
            cells += '#' if part.size > 0 and part.mean() > 110 else '.'
        out.append(cells)
    return out


def text(folder, sprites):
    """The value of `figures` in figures.json: how high a figure is (world units), the scale of the cells, and the outlines."""
    unit = sprites['beacon']['unit']
    pictures = ['    "%s": [\n%s\n    ]' % (name, ',\n'.join('      "%s"' % row for row in rows(folder, sprites[name], unit))) for name in NAMES]
    return '{"height": 2.08, "unit": %g, "cell": %d, "outlines": {\n%s\n  }}' % (unit, PIXELS, ',\n'.join(pictures))
