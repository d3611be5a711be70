"""blender -b --factory-startup --python atlas.py -- OUTDIR SCRATCH [samples]: die-atlas.png, 5 by 4 frames of a tumble."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

import die
import png
import sprites
import stage

args = sys.argv[sys.argv.index('--') + 1:]
out, scratch = args[:2]
samples = int(args[2]) if len(args) > 2 else 96
spec = sprites.SPRITES['die-solomon']
w, h = spec['size']
cols, rows = 5, 4
stage.reset()
root = die.build()
stage.camera(w, h, spec['unit'], spec['ground'], spec['elevation'])
stage.studio(spec['studio'], spec['centre'])
sheet = np.zeros((h * rows, w * cols, 4), np.uint8)
for i in range(cols * rows):
    die.tumble(root, i, cols * rows)
    y, x = i // cols * h, i % cols * w
    path = os.path.join(scratch, 'die-frame.png')
    stage.colour(path, samples)
    sheet[y:y + h, x:x + w] = png.load(path)
png.save(os.path.join(out, 'die-atlas.png'), sheet)
