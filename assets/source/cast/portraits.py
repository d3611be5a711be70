"""portraits.py GAME OUT_DIR [NAME...]: the characters' portraits and the plates of the rules: NAME.jpg and NAME-large.jpg.
portraits.py --faces OUT_DIR [NAME...]: the opponents' faces, NAME.png and NAME-large.png.

A group of a plate with data-cast="NAME X Y SCALE" stands for that character with its feet at (X, Y); `back` after it: turned round.
"""
import os
import re
import sys

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


def faces(out, *names):
    for name in names or FACES:
        sheets = cut.read(os.path.join(cast.HERE, "svg", "faces", name + ".svg"))[1]
        cut.print_poster(name, "0 0 256 256", sheets, os.path.join(out, name + ".png"), 256, 256)
        print(name, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--faces":
        faces(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
