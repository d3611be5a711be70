"""Bakes svg/*.svg into 128 x 128 white PNGs and one atlas. icons.py OUT_DIR"""
import glob
import json
import os
import subprocess
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE, COLUMNS = 128, 10


def bake(source, target):
    """White everywhere, coverage in alpha: tinting leaves no dark fringe."""
    subprocess.run(["rsvg-convert", "-w", str(SIZE), "-h", str(SIZE), "-o", target, source], check=True)
    alpha = np.asarray(Image.open(target).convert("RGBA"))[..., 3]
    picture = np.full((SIZE, SIZE, 4), 255, np.uint8)
    picture[..., 3] = alpha
    Image.fromarray(picture).save(target, optimize=True)
    return picture


def main(out):
    os.makedirs(out, exist_ok=True)
    sources = sorted(glob.glob(f"{HERE}/svg/*.svg"))
    rows = (len(sources) + COLUMNS - 1) // COLUMNS
    atlas = np.zeros((rows * SIZE, COLUMNS * SIZE, 4), np.uint8)
    atlas[..., :3] = 255
    places = {}
    for k, source in enumerate(sources):
        name = os.path.splitext(os.path.basename(source))[0]
        x, y = k % COLUMNS * SIZE, k // COLUMNS * SIZE
        atlas[y:y + SIZE, x:x + SIZE] = bake(source, f"{out}/{name}.png")
        places[name] = [x, y, SIZE, SIZE]
    Image.fromarray(atlas).save(f"{out}/icons.png", optimize=True)
    with open(f"{out}/icons.json", "w") as file:
        rows = ",\n".join(f'  "{name}": {json.dumps(place)}' for name, place in places.items())
        file.write('{\n "file": "icons.png", "size": [%d, %d], "order": ["x", "y", "width", "height"],\n "icons": {\n%s\n }\n}\n' % (atlas.shape[1], atlas.shape[0], rows))
    print(f"icons: {len(places)}")


main(sys.argv[1])
