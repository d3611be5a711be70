"""The outlines of the agents and the case as the table knows them: outlines.py FIGURES prints the table of src/scene/solomon/outlines.c.

A grid of 32 by 32 cells of 16 pixels of an agent's canvas, its ground in column 16, 430 pixels down; the case is reduced to the same
scale. One number a row, the highest bit at the left.
"""
import json
import os
import sys

import numpy as np

import png

CELLS, PIXELS, GROUND = 32, 16, (256, 430)
NAMES = ('beacon', 'magician', 'roulette', 'spyglass', 'tempest', 'vagabond', 'case')


def cells(folder, sprite, unit):
    alpha = png.load(os.path.join(folder, sprite['file']))[..., 3]
    scale = sprite['unit'] / unit
    out = np.zeros((CELLS, CELLS), bool)
    for row in range(CELLS):
        for column in range(CELLS):
            x0 = sprite['ground'][0] + (column * PIXELS - GROUND[0]) * scale
            y0 = sprite['ground'][1] + (row * PIXELS - GROUND[1]) * scale
            part = alpha[max(0, round(y0)):max(0, round(y0 + PIXELS * scale)), max(0, round(x0)):max(0, round(x0 + PIXELS * scale))]
            out[row, column] = part.size > 0 and part.mean() > 110
    return out


def main(folder):
    sprites = json.load(open(os.path.join(folder, 'figures.json')))['sprites']
    for name in NAMES:
        rows = [int(''.join('1' if c else '0' for c in row), 2) for row in cells(folder, sprites[name], sprites['beacon']['unit'])]
        print('{')
        for k in range(0, CELLS, 8):
            print('    ' + ', '.join('0x%08x' % r for r in rows[k:k + 8]) + ',')
        print('},')


main(*sys.argv[1:])
