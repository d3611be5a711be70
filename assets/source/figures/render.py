"""blender -b --factory-startup --python render.py -- NAME OUTDIR [samples] [scale] [parts]

Makes NAME.png, NAME-n.png and NAME-shadow.png.  scale < 1 makes a small preview; parts is a list out of c, n, s."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
import stage
import sprites

name, out = sys.argv[sys.argv.index('--') + 1:][:2]
rest = sys.argv[sys.argv.index('--') + 3:]
samples = int(rest[0]) if rest else 128
scale = float(rest[1]) if len(rest) > 1 else 1.0
spec = sprites.SPRITES[name]
samples = min(samples, spec.get('samples', samples))
parts = rest[2] if len(rest) > 2 else spec.get('parts', 'cns')
stage.reset()
if scale < 1:
    kit.DETAIL = 0.75
module = importlib.import_module(spec['module'])
getattr(module, spec.get('build', 'build'))()
w, h = spec['size']
stage.camera(int(w * scale), int(h * scale), spec['unit'] * scale, (spec['ground'][0] * scale, spec['ground'][1] * scale), spec.get('elevation', stage.ELEVATION))
stage.studio(spec.get('studio', 1.0), spec.get('centre', (0, 0, 1)))
path = os.path.join(out, name)
if 'c' in parts:
    stage.colour(path + '.png', samples)
if 'n' in parts:
    stage.normals(path + '-n.png')
if 's' in parts:
    stage.shadow(path + '-shadow.png', max(24, samples // 2), spec.get('cast', 0.5), spec.get('floor', 0), spec.get('fade', 0.05))
