"""python3 index.py DIR: writes DIR/figures.json, which tells the program how each sprite stands on its canvas.

size: the canvas in pixels.  ground: the pixel that belongs on the point where the thing stands (die: its middle).
unit: pixels to a world unit, so sprites drawn at scale 1/unit keep their sizes to one another.  box: x, y, width, height of what
is not transparent.  hand: where an agent would hold the case.  All in pixels of the file, y down.
figures: what outlines.py tells of the agents and the case."""
import json
import math
import os
import sys

import numpy as np

import outlines
import png
import sprites

folder = sys.argv[1]
entries = {}
for name, spec in sprites.SPRITES.items():
    img = png.load(os.path.join(folder, name + '.png'))
    ys, xs = np.nonzero(img[..., 3] > 24)
    e = {'file': name + '.png', 'size': list(spec['size']), 'ground': list(spec['ground']), 'unit': spec['unit'], 'elevation': spec.get('elevation', 35),
         'box': [int(xs.min()), int(ys.min()), int(xs.max() - xs.min() + 1), int(ys.max() - ys.min() + 1)]}
    parts = spec.get('parts', 'cns')
    if 'n' in parts:
        e['normals'] = name + '-n.png'
    if 's' in parts:
        e['shadow'] = name + '-shadow.png'
    if name in sprites.HANDS:
        x, y, z = sprites.HANDS[name]
        t = math.radians(e['elevation'])
        gx, gy = spec['ground']
        e['hand'] = [round(gx + spec['unit'] * x), round(gy - spec['unit'] * (z * math.cos(t) + y * math.sin(t)))]
    entries[name] = e
step = round(sprites.COIN['unit'] * sprites.COIN_HEIGHT * math.cos(math.radians(35)), 2)
lines = ['    %s: %s' % (json.dumps(n), json.dumps(e)) for n, e in entries.items()]
with open(os.path.join(folder, 'figures.json'), 'w') as f:
    f.write('{\n  "sprites": {\n' + ',\n'.join(lines) + '\n  },\n')
    f.write('  "figures": %s,\n' % outlines.text(folder, entries))
    f.write('  "coin_stack": %s,\n' % json.dumps({'faces': ['coin-a', 'coin-b', 'coin-c'], 'rise': step}))
    f.write('  "die_tumble": %s\n}\n' % json.dumps({k: list(v) if isinstance(v, tuple) else v for k, v in sprites.ATLAS.items()}))
