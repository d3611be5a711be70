"""python3 proof.py DIR OUT: the six agents in black at 48 pixels, and in colour and grey at 64 on the map's ochre, all enlarged twice."""
import os
import sys

import numpy as np

import png
import sprites

folder, out = sys.argv[1:]
agents = [png.load(os.path.join(folder, n + '.png')) for n in sprites.AGENTS]


def row(size, ground, change):
    cell = 72
    strip = np.empty((cell, cell * len(agents), 4), np.uint8)
    strip[...] = ground
    for i, img in enumerate(agents):
        s = png.shrink(img, size)
        o = (cell - size) // 2
        part = strip[o:o + size, i * cell + o:i * cell + o + size]
        strip[o:o + size, i * cell + o:i * cell + o + size] = change(s, part)
    return strip


def black(s, g):
    s = s.copy()
    s[..., :3] = 0
    return png.over(s, g)


colour = row(64, (201, 168, 102, 255), png.over)
grey = colour.copy()
grey[..., :3] = np.round(colour[..., :3] @ np.array([.2126, .7152, .0722]))[..., None]
sheet = np.vstack([row(48, (255, 255, 255, 255), black), colour, grey])
png.save(out, sheet.repeat(2, axis=0).repeat(2, axis=1))
