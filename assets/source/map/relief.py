"""Relief drawn from hand-made ridges: a height field, and hachures that run down its slopes.

relief.py RANGES.json PROJECTION.json OUT.npz : `height` (half size of the print) and `strokes` (x0, y0, x1, y1, x2, y2, width per row).
"""
import json
import os
import sys

import contourpy
import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm
from projection import Conic, SCALE

HALF = 2
DEGREE = SCALE * np.pi / 180 / HALF


def ridge_profile(shape, points, half_width, warp):
    """1 on the ridge, 0 beyond its half width; distance is taken in warped space, so ridges grow spurs."""
    height, width = shape
    points = np.asarray(points, np.float32)
    reach = half_width * 1.7
    x0, y0 = np.maximum(np.floor(points.min(0) - reach).astype(int), 0)
    x1, y1 = np.minimum(np.ceil(points.max(0) + reach).astype(int), (width, height))
    if x0 >= x1 or y0 >= y1:
        return None
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    xs += warp[0][y0:y1, x0:x1] * half_width
    ys += warp[1][y0:y1, x0:x1] * half_width
    best = np.full(xs.shape, 1e9, np.float32)
    for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((xs - ax) * dx + (ys - ay) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
        best = np.minimum(best, np.hypot(xs - ax - t * dx, ys - ay - t * dy))
    return (slice(y0, y1), slice(x0, x1)), np.clip(1 - best / half_width, 0, 1)


def height_field(ranges, conic, shape):
    height, width = shape
    warp = [(fbm(height, width, 64, seed, 4, 0.6) - 0.5) * 2.6 for seed in (11, 12)]
    rough = fbm(height, width, 46, 13, 4, 0.6)
    ridged = 1 - np.abs(2 * fbm(height, width, 52, 14, 3, 0.5) - 1) * 3
    field = np.zeros(shape, np.float32)
    for tall, half_width, line in ranges:
        points = [np.asarray(conic(*at)) / HALF for at in line]
        found = ridge_profile(shape, points, half_width * DEGREE, warp)
        if found:
            where, profile = found
            body = tall * profile ** 1.25 * (0.66 + 0.42 * ridged[where] + 0.25 * (rough[where] - 0.5) * 2)
            field[where] = np.maximum(field[where], body)
    return ndimage.gaussian_filter(np.clip(field, 0, 1), 1.3)


def sample(field, x, y):
    return ndimage.map_coordinates(field, [y, x], order=1, mode="nearest")


def hachures(field, step=0.085, spacing=2.5):
    """Rows of strokes between neighbouring heights, as an engraver sets them: down the slope, thick in shadow (light from the north-west)."""
    soft = ndimage.gaussian_filter(field, 1.2)
    gy, gx = np.gradient(soft)
    generator = np.random.default_rng(5)
    maker = contourpy.contour_generator(z=soft)
    rows = []
    for level in np.arange(0.13, 0.98, step):
        for line in maker.lines(level):
            walk = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
            if walk[-1] < spacing * 4:
                continue
            count = int(walk[-1] / spacing)
            at = (np.arange(count) + generator.uniform(-0.22, 0.22, count) + 0.5) * walk[-1] / count
            x, y = np.interp(at, walk, line[:, 0]), np.interp(at, walk, line[:, 1])
            rows.append(trace(soft, gx, gy, x, y, level, step, generator))
    strokes = np.concatenate(rows)
    return strokes * np.array([HALF] * 6 + [1], np.float32)


def trace(soft, gx, gy, x, y, level, step, generator):
    sx, sy = sample(gx, x, y), sample(gy, x, y)
    slope = np.hypot(sx, sy) + 1e-6
    path = [(x, y)]
    px, py = x.copy(), y.copy()
    run = np.clip(step / slope, 3.0, 15.0) * generator.uniform(0.8, 1.05, x.size)
    for _ in range(4):
        ux, uy = sample(gx, px, py), sample(gy, px, py)
        norm = np.hypot(ux, uy) + 1e-6
        px, py = px - ux / norm * run / 4, py - uy / norm * run / 4
        path.append((px, py))
    # the slope faces away from the light when it falls to the south-east
    shade = np.clip((-(sx + sy) / slope / 1.414) * 0.5 + 0.5, 0, 1)
    weight = np.clip(slope / 0.028, 0.3, 1.35) * (0.35 + 1.0 * shade)
    keep = slope > 0.0035
    return np.stack([path[0][0], path[0][1], path[2][0], path[2][1], path[4][0], path[4][1], weight], 1)[keep].astype(np.float32)


def main(ranges_path, projection_path, out):
    with open(ranges_path) as file:
        ranges = json.load(file)["ranges"]
    with open(projection_path) as file:
        width, height = json.load(file)["size"]
    field = height_field(ranges, Conic(), ((height + 1) // HALF, width // HALF))
    strokes = hachures(field)
    np.savez(out, height=field, strokes=strokes)
    print(f"relief: {len(strokes)} hachures")


main(*sys.argv[1:4])
