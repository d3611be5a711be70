"""index.py GAME DIR: brings the entries of the cast in DIR/figures.json up to date with the pictures beside it; all others stay.

box: x, y, width, height of what is not transparent. hand: where an agent would hold the case. All in pixels of the file, y down.
outlines: a grid of 32 by 32 cells of 16 pixels of an agent's canvas; # where the picture is, . where it is not.
"""
import json
import os
import sys

import numpy as np
from PIL import Image

import cast
from figures import USUAL, file_of, spec_of

CELLS, PIXELS = 32, 16


def alpha_of(folder, file):
    return np.asarray(Image.open(os.path.join(folder, file + ".png")))[..., 3]


def entry(company, folder, name, face):
    spec, file = spec_of(name), file_of(name, face)
    ys, xs = np.nonzero(alpha_of(folder, file) > 24)
    made = {"file": file + ".png", "size": list(spec["size"]), "ground": list(spec["ground"]), "unit": spec["unit"], "elevation": 35,
            "box": [int(xs.min()), int(ys.min()), int(xs.max() - xs.min() + 1), int(ys.max() - ys.min() + 1)],
            "normals": file + "-n.png", "shadow": file + "-shadow.png"}
    if name in company.agents:
        who = cast.Character(name, "back" if face else "figure")
        made["hand"] = [round(spec["ground"][k] + (who.hand[k] - who.feet[k]) * spec["scale"]) for k in (0, 1)]
    return made


def outline(alpha):
    cells = alpha.reshape(CELLS, PIXELS, CELLS, PIXELS).mean((1, 3)) > 100
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


def main(game, folder):
    company, path = cast.COMPANIES[game], os.path.join(folder, "figures.json")
    index = {"sprites": {}, "figures": {"height": company.height, "unit": USUAL["unit"], "cell": PIXELS, "outlines": {}}}
    if os.path.exists(path):
        with open(path) as file:
            index = json.load(file)
    for name in company.colours:
        for face in company.faces:
            index["sprites"][file_of(name, face)] = entry(company, folder, name, face)
    for name in company.agents:
        index["figures"]["outlines"][name] = outline(alpha_of(folder, file_of(name)))
    with open(path, "w") as file:
        file.write(text(index))


main(*sys.argv[1:])
