"""Joins the latin and latin-ext subsets of each face into one .ttf that SDL2_ttf opens by path.

Usage: fonts.py FONTSOURCE_DIR OUT_DIR
A face that lacks one of the letters in NEEDED stops the run: every language of the game must be printable.
"""
import os
import shutil
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

# (file, package, weight, family name written into the font)
FACES = [
    ("title", "league-gothic", 400, "Conspiracy Title"),
    ("type", "special-elite", 400, "Conspiracy Type"),
    ("sans", "source-sans-3", 400, "Conspiracy Sans"),
    ("sans-bold", "source-sans-3", 600, "Conspiracy Sans Bold"),
    ("hand", "caveat", 700, "Conspiracy Hand"),
]
# Subset order matters: the first file's metrics and names win.
SUBSETS = ("latin", "latin-ext")
NEEDED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    "ÄÖÜßäöü"
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ"
    "ÁÉÍÑÓÚÜáéíñóúü¿¡"
    ".,:;!?'\"()[]{}/\\+-*=<>@#$%&_«»„“”‘’–—…·×°"
)


def load_subsets(root, package, weight, scratch):
    paths = []
    for subset in SUBSETS:
        source = f"{root}/{package}/files/{package}-{subset}-{weight}-normal.woff2"
        font = TTFont(source)
        font.flavor = None
        path = f"{scratch}/{package}-{subset}-{weight}.ttf"
        font.save(path)
        paths.append(path)
    return paths


def rename(font, family):
    """The licences reserve some names; a changed font goes by its own. Licence and copyright lines stay."""
    name = font["name"]
    for record in list(name.names):
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID == 4:
            record.string = family
        elif record.nameID == 6:
            record.string = family.replace(" ", "")
        elif record.nameID in (2, 17):
            record.string = "Regular"


def main(root, out):
    os.makedirs(f"{out}/licences", exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for face, package, weight, family in FACES:
            font = Merger().merge(load_subsets(root, package, weight, scratch))
            rename(font, family)
            cmap = font.getBestCmap()
            missing = [c for c in NEEDED if ord(c) not in cmap]
            if missing:
                sys.exit(f"{face}: lacks {' '.join(missing)}")
            path = f"{out}/{face}.ttf"
            font.save(path)
            shutil.copy(f"{root}/{package}/LICENSE", f"{out}/licences/{package}.txt")
            print(f"{path}: {len(cmap)} characters, {os.path.getsize(path)} bytes")


main(*sys.argv[1:3])
