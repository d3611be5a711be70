"""Bakes the .svg files of a folder into 128 x 128 white PNGs. icons.py FOLDER OUT_DIR"""
import glob
import os
import subprocess
import sys

import numpy as np
from PIL import Image

SIZE = 128


def bake(source, target):
    """White everywhere, coverage in alpha: tinting leaves no dark fringe."""
    subprocess.run(["rsvg-convert", "-w", str(SIZE), "-h", str(SIZE), "-o", target, source], check=True)
    alpha = np.asarray(Image.open(target).convert("RGBA"))[..., 3]
    picture = np.full((SIZE, SIZE, 4), 255, np.uint8)
    picture[..., 3] = alpha
    Image.fromarray(picture).save(target, optimize=True)


def main(folder, out):
    os.makedirs(out, exist_ok=True)
    sources = sorted(glob.glob(f"{folder}/*.svg"))
    for source in sources:
        bake(source, f"{out}/{os.path.splitext(os.path.basename(source))[0]}.png")
    print(f"icons: {len(sources)}")


main(sys.argv[1], sys.argv[2])
