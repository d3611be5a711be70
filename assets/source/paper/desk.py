"""The desk: boards of brown paper, their grain printed from lino in three inks, tiling along both axes. desk.py OUT.jpg"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ink import fbm, over, rgb, save, smooth, white

WIDTH, HEIGHT = 2048, 1152
BOARDS = 4


def board(height, seed):
    """The grain of one board, 0..1: growth rings cut at a slant, drawn out along x."""
    generator = np.random.default_rng(seed)
    ys, xs = np.mgrid[0:height, 0:WIDTH].astype(np.float32)
    bend = (fbm(height, WIDTH, height * 0.8, seed, 3, .5, aspect=6) - .5) * 2
    # the heart of the tree wanders under the board: rings open into long cathedrals
    heart = height * (generator.uniform(-0.2, 1.2) + 0.09 * np.sin(2 * np.pi * (xs / WIDTH + generator.random())))
    depth = height * (0.45 + 0.10 * np.sin(2 * np.pi * (xs / WIDTH * generator.integers(1, 3) + generator.random())))
    turns = (np.sqrt((ys - heart) ** 2 + depth ** 2) + bend * height * .16) / generator.uniform(13, 17)
    return np.abs(turns - np.floor(turns) - .5) * 2


def printed(grain, seed):
    """Coverage of the two inks on the paper: broad bands, and the lines within them, both broken where the roller was dry."""
    height, width = grain.shape
    wide = fbm(height, width, 90, seed, 3, .55, aspect=9)
    dry = smooth(.50, .75, fbm(height, width, 26, seed + 1, 4, .6, aspect=16))
    band = smooth(.40, .52, grain * .8 + (wide - .5) * .9) * (1 - .55 * dry)
    line = smooth(.72, .80, grain + (wide - .5) * .35) * (1 - .8 * dry)
    return band, line


def main(path):
    height = HEIGHT // BOARDS
    dark, mid, light = rgb("#21130c"), rgb("#33201a"), rgb("#452d21")
    generator = np.random.default_rng(3)
    rows = []
    for k in range(BOARDS):
        band, line = printed(board(height, 100 + 10 * k), 300 + 10 * k)
        tone = 1 + generator.uniform(-.10, .10)
        sheet = np.broadcast_to(mid * tone, (height, WIDTH, 3))
        sheet = over(over(sheet, light * tone, band * .75), dark * tone, line * .85)
        sheet = sheet * (1 + (fbm(height, WIDTH, 70, 400 + k, 5, .6) - .5) * .22 + white(height, WIDTH, 500 + k, .8) * .03)[..., None]
        # each board is a strip that lies over the next: its lower edge throws a shadow there, its upper one is lit
        down = np.arange(height, dtype=np.float32)[:, None] + (fbm(height, WIDTH, 60, 600 + k, 3) - .5) * 3
        shade = 1 - .55 * np.exp(-np.maximum(down, 0) / 5) + .22 * np.exp(-((down - (height - 3)) / 1.6) ** 2)
        rows.append(np.roll(sheet * shade[..., None], int(generator.integers(0, WIDTH)), 1))
    image = np.concatenate(rows)
    image *= 0.135 / (image @ np.array([.2126, .7152, .0722], np.float32)).mean()
    save(path, image, 90)


main(sys.argv[1])
