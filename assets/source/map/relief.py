"""Heights from hand-made ridges, for the sheets of paper that are mountains."""
import json

import numpy as np
from scipy import ndimage

from ink import fbm
from projection import SCALE, SIZE

PART = 2             # the field is so many times smaller than the print
HILLS = .38          # what is lower is no mountain
DEGREE = SCALE * np.pi / 180 / PART


def ridge(shape, points, half_width, warp):
    """Where, and 1 on the ridge, 0 beyond its half width; distance is taken in warped space, so that ridges grow spurs."""
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


def height_field(ranges_path, conic):
    """Heights of 0 to 1 over the whole print, of half its size. Low ranges are raised, or there would be none of them to see."""
    with open(ranges_path) as file:
        ranges = json.load(file)["ranges"]
    shape = ((SIZE[1] + 1) // PART, SIZE[0] // PART)
    warp = [(fbm(*shape, 44, seed, 3, .5) - .5) * 2.9 for seed in (11, 12)]
    field = np.zeros(shape, np.float32)
    for tall, half_width, line in ranges:
        if tall < HILLS:
            continue
        found = ridge(shape, [np.asarray(conic(*at)) / PART for at in line], half_width * DEGREE, warp)
        if found:
            where, profile = found
            field[where] = np.maximum(field[where], tall ** .5 * profile)
    return ndimage.gaussian_filter(field, 3)
