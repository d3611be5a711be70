"""badges.py GAME OUT_DIR: the round tokens by which interface and cards name a character, NAME.png: head and hat as on the figure, cut out
and laid on a disc in the character's colour, which is broad enough to be told at 16 pixels. Who has svg/badges/NAME.svg is drawn
from that instead: few and large parts, and the one thing by which he is known, for rows of heads 20 pixels wide."""
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

import cast
import cut
from figures import CARD, bytes_of, near
from ink import fbm, rgb

SIZE, FINE = 128, 4
GROUND = {"solomon": "#b9a878"}  # of his dial: a black hat does not show on his own black
RIM = .93  # of the disc's radius, where its darker ring begins


def badge(name):
    plain = os.path.join(cast.HERE, "svg", "badges", name + ".svg")
    if os.path.exists(plain):
        view, sheets = "0 0 100 100", cut.read(plain)[1]
    else:
        who = cast.Character(name, "badge")
        x, y, r = who.head
        r *= 1.1
        view, sheets = f"{x - r} {y - r} {2 * r} {2 * r}", who.sheets
    side = SIZE * FINE
    seed = cut.seed_of(name)
    board = cut.Board(view, side, side, seed, .6).lay_all(sheets)
    ys, xs = np.mgrid[0:side, 0:side].astype(np.float32) - (side - 1) / 2
    radius = np.hypot(xs, ys)
    disc = np.clip(side / 2 - FINE - radius, 0, 1)
    inside = np.clip(side / 2 * RIM - radius, 0, 1)
    base = rgb(GROUND.get(name, cast.COLOURS[name]))
    grain = 1 + (fbm(side, side, 120, seed, 4) - .5) * .12
    light = 1.06 - .16 * (xs + ys) / side
    image = np.broadcast_to(base * .66, (side, side, 3)) * 1.0
    image = image + (base * (grain * light)[..., None] - image) * inside[..., None]
    card = near(board.alpha, 1.6 * FINE) * inside
    shadow = ndimage.shift(ndimage.gaussian_filter(card, 2.4 * FINE), (2 * FINE, 1.4 * FINE), order=1) * inside
    image *= (1 - .5 * shadow)[..., None]
    image = image + (rgb(CARD) - image) * card[..., None]
    drawn = board.alpha * inside
    straight = board.colour / np.maximum(board.alpha, 1e-4)[..., None]
    image = image + (straight - image) * drawn[..., None]
    return cut.reduced(image * disc[..., None], FINE), cut.reduced(disc, FINE)


def main(game, out):
    os.makedirs(out, exist_ok=True)
    for name in cast.COMPANIES[game].colours:
        Image.fromarray(bytes_of(*badge(name), 3)).save(os.path.join(out, name + ".png"), optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
