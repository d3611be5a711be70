"""The desk: dark walnut, laid in boards, tiling along both axes. desk.py OUT.jpg"""
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ink import fbm, rgb, save, smooth, white

WIDTH, HEIGHT = 2048, 1152
BOARDS = 4


def board(height, seed):
    """One board as (figure 0..1, pores 0..1): growth rings cut at a slant, drawn out along x."""
    generator = np.random.default_rng(seed)
    ys, xs = np.mgrid[0:height, 0:WIDTH].astype(np.float32)
    bend = (fbm(height, WIDTH, height * 0.8, seed, 3, .5, aspect=6) - .5) * 2
    fine = (fbm(height, WIDTH, height * 0.25, seed + 1, 3, .5, aspect=9) - .5) * 2
    # the heart of the tree wanders under the board: rings open into long cathedrals
    heart = height * (generator.uniform(-0.2, 1.2) + 0.09 * np.sin(2 * np.pi * (xs / WIDTH + generator.random())))
    depth = height * (0.45 + 0.10 * np.sin(2 * np.pi * (xs / WIDTH * generator.integers(1, 3) + generator.random())))
    radius = np.sqrt((ys - heart) ** 2 + depth ** 2) + bend * height * .16 + fine * height * .03
    turns = radius / generator.uniform(7.5, 11)
    ring = turns - np.floor(turns)
    late = smooth(.15, .9, ring) * smooth(1.0, .92, ring)
    wide = fbm(height, WIDTH, 60, seed + 2, 3, .55, aspect=12)
    figure = .42 + .25 * (late - .4) * (.55 + .9 * (wide - .3)) + .42 * (wide - .5)
    silk = fbm(height, WIDTH, 5, seed + 3, 2, .6, aspect=42)
    figure += (silk - .5) * .26
    dots = ndimage.gaussian_filter1d(np.random.default_rng(seed + 4).random((height, WIDTH)).astype(np.float32), 9, axis=1, mode="wrap")
    dots = (dots - dots.mean()) / dots.std()
    pores = smooth(1.55, 2.5, dots + late * .5) * (.35 + .65 * late)
    chatoyance = (fbm(height, WIDTH, height * 1.2, seed + 5, 2, .5, aspect=.9) - .5) * .16
    return figure + chatoyance, pores


def main(path):
    height = HEIGHT // BOARDS
    rows, holes, gaps = [], [], []
    generator = np.random.default_rng(3)
    for k in range(BOARDS):
        figure, pores = board(height, 100 + 10 * k)
        tone = generator.uniform(-.07, .07)
        shift = int(generator.integers(0, WIDTH))
        rows.append(np.roll(figure + tone, shift, 1))
        holes.append(np.roll(pores, shift, 1))
        d = np.minimum(np.arange(height), height - 1 - np.arange(height)).astype(np.float32)
        gaps.append(np.broadcast_to(d[:, None], (height, WIDTH)))
    figure, pores, gap = np.concatenate(rows), np.concatenate(holes), np.concatenate(gaps)
    dark, mid, light = rgb("#1c0f09"), rgb("#40251a"), rgb("#6b4630")
    t = np.clip(figure, 0, 1)[..., None]
    image = np.where(t < .5, dark + (mid - dark) * (t / .5), mid + (light - mid) * ((t - .5) / .5))
    image *= (1 - pores * .58)[..., None]
    image *= (1 - .62 * np.exp(-(gap / 1.1) ** 2) - .12 * np.exp(-gap / 7))[..., None]
    image += (.05 * np.exp(-((gap - 2.6) / 1.0) ** 2))[..., None] * rgb("#a0714c")
    scuffs = smooth(.68, .95, fbm(HEIGHT, WIDTH, 300, 7, 5, .62)) * .025
    image += scuffs[..., None] * rgb("#b58a63")
    image *= (1 + white(HEIGHT, WIDTH, 8, .6) * .02)[..., None]
    luma = image @ np.array([.2126, .7152, .0722], np.float32)
    image *= 0.135 / luma.mean()
    save(path, image, 90)
    print(f"desk: mean luminance {np.clip(image, 0, 1).mean():.3f}")


main(sys.argv[1])
