"""index.py DIR: brings the entries of the cast in DIR/figures.json up to date with the pictures beside it; all others stay.

box: x, y, width, height of what is not transparent. hand: where an agent would hold the case. All in pixels of the file, y down.
outlines: a grid of 32 by 32 cells of 16 pixels of an agent's canvas; # where the picture is, . where it is not.
"""
import json
import os
import sys

import numpy as np
from PIL import Image

import cast
from figures import file_of, spec_of

CELLS, PIXELS = 32, 16


def alpha_of(folder, name):
    return np.asarray(Image.open(os.path.join(folder, file_of(name) + ".png")))[..., 3]


def entry(folder, name):
    spec, file = spec_of(name), file_of(name)
    ys, xs = np.nonzero(alpha_of(folder, name) > 24)
    made = {"file": file + ".png", "size": list(spec["size"]), "ground": list(spec["ground"]), "unit": spec["unit"], "elevation": 35,
            "box": [int(xs.min()), int(ys.min()), int(xs.max() - xs.min() + 1), int(ys.max() - ys.min() + 1)],
            "normals": file + "-n.png", "shadow": file + "-shadow.png"}
    if name in cast.AGENTS:
        who = cast.Character(name, "figure")
        made["hand"] = [round(spec["ground"][k] + (who.hand[k] - who.feet[k]) * spec["scale"]) for k in (0, 1)]
    return made


def outline(alpha):
    cells = alpha.reshape(CELLS, PIXELS, CELLS, PIXELS).mean((1, 3)) > 110
    return ["".join("#" if cell else "." for cell in row) for row in cells]


def text(index):
    """One sprite a line, an outline as the picture that it is; what else there is a line each."""
    lines = ",\n".join(f"    {json.dumps(n)}: {json.dumps(e)}" for n, e in index["sprites"].items())
    parts = [f'  "sprites": {{\n{lines}\n  }}']
    for key, value in index.items():
        if key == "figures":
            pictures = ",\n".join('    "%s": [\n%s\n    ]' % (n, ",\n".join(f'      "{row}"' for row in rows)) for n, rows in value["outlines"].items())
            head = "".join(f'"{k}": {json.dumps(v)}, ' for k, v in value.items() if k != "outlines")
            parts.append(f'  "figures": {{{head}"outlines": {{\n{pictures}\n  }}}}')
        elif key != "sprites":
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(folder):
    path = os.path.join(folder, "figures.json")
    with open(path) as file:
        index = json.load(file)
    for name in cast.CAST:
        index["sprites"][file_of(name)] = entry(folder, name)
    for name in cast.AGENTS:
        index["figures"]["outlines"][name] = outline(alpha_of(folder, name))
    with open(path, "w") as file:
        file.write(text(index))


main(sys.argv[1])
