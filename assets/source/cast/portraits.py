"""portraits.py GAME OUT_DIR [NAME...]: the characters' portraits and the plates of the rules: NAME.jpg and NAME-large.jpg.
portraits.py --faces OUT_DIR [NAME...]: the opponents' faces, NAME.png and NAME-large.png, cut out, and ground.jpg, on which they are laid.

A face has no ground of its own: a table lays it on ground.jpg in the colour of the seat that it plays.

A group of a plate with data-cast="NAME X Y SCALE" stands for that character with its feet at (X, Y); `back` after it: turned round.
"""
import os
import re
import sys

import numpy as np

import cast
import cut

FACES = ("hoarder", "gambler", "loyalist", "ghost", "hawk", "fox", "professor", "countess",
         "chief", "attache", "consul", "stringer", "vacant")


def peopled(path):
    """The sheets of a plate, with the characters that it names."""
    text = open(path).read()

    def stand(match):
        name, x, y, scale, *use = match.group(1).split()
        return cast.as_text(cast.standing(name, float(x), float(y), float(scale), *use), match.group(2) or "")
    return cut.read(re.sub(r'<g data-cast="([^"]*)"( clip-path="[^"]*")?/>', stand, text))[1]


def main(game, out, *names):
    company = cast.COMPANIES[game]
    for name in names or (*company.colours, *company.plates):
        sheets = cast.Character(name, "portrait").sheets if name in company.colours else peopled(os.path.join(cast.HERE, "svg", "plates", company.folder, name + ".svg"))
        cut.print_poster(name, cast.PORTRAIT, sheets, os.path.join(out, name + ".jpg"), 512, 640)
        print(name, flush=True)


FACE = "0 0 256 256"
GROUND = ('<rect width="256" height="256" fill="#6b6b6b"/>', '<circle cx="128" cy="128" r="112" fill="#ffffff"/>')  # in the seat's colour


INK = .055  # of white: no print is blacker, and few inks stand for all that is darker, wrongly


def cut_face(name, sheets, out, side):
    """Without the sheets of its ground; once in full size, once in half."""
    board = cut.Board(FACE, side * 2, side * 2, cut.seed_of(name + ".svg")).lay_all(sheets[len(GROUND):])
    board.colour = np.maximum(board.colour, INK * board.alpha[..., None])
    cut.save_clear(os.path.join(out, name + "-large.png"), board, 7)
    board.colour, board.alpha = cut.reduced(board.colour, 2), cut.reduced(board.alpha, 2)
    cut.save_clear(os.path.join(out, name + ".png"), board, 3.5)


def faces(out, *names):
    for name in names or (*FACES, "ground"):
        if name == "ground":
            image = cut.Board(FACE, 512, 512, 3).lay_all([cut.Sheet(body, lift=.3) for body in GROUND]).colour
            cut.save(os.path.join(out, "ground.jpg"), image, 85)
            continue
        sheets = cut.read(os.path.join(cast.HERE, "svg", "faces", name + ".svg"))[1]
        if name == "vacant":  # nobody's: its ground is its own
            cut.print_poster(name, FACE, sheets, os.path.join(out, name + ".png"), 256, 256)
        else:
            cut_face(name, sheets, out, 256)
        print(name, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--faces":
        faces(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
