"""A rim around a cut-out, as around a sticker: rim.py FILE.png RADIUS COLOUR [RADIUS COLOUR...], the innermost first.

The six are rimmed dark, so that one who stands before another is told apart from him also where their colours are alike; the
briefcase pale, since it is a brown thing on a brown map and everybody must see where it is. Run once on a fresh render.
"""
import sys

import numpy as np

import png


def grown(alpha, radius):
    """The largest alpha within so many pixels; the last of them fades."""
    reach = int(radius + 1)
    padded = np.pad(alpha, reach)
    h, w = alpha.shape
    out = np.zeros_like(alpha)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            share = min(1.0, radius + 0.5 - (dx * dx + dy * dy) ** 0.5)
            if share > 0:
                out = np.maximum(out, padded[reach + dy:reach + dy + h, reach + dx:reach + dx + w] * share)
    return out


def main(path, *rims):
    image = png.load(path).astype(np.float64) / 255
    colour, alpha = image[..., :3] * image[..., 3:], image[..., 3]
    shape = alpha
    for radius, code in zip(rims[0::2], rims[1::2]):
        rim = np.array([int(code[k:k + 2], 16) / 255 for k in (1, 3, 5)])
        under = grown(shape, float(radius)) * (1 - alpha)
        colour, alpha = colour + rim * under[..., None], alpha + under
    out = np.dstack([colour / np.maximum(alpha, 1e-6)[..., None], alpha])
    png.save(path, png.bleed(np.round(np.clip(out, 0, 1) * 255).astype(np.uint8)))


main(*sys.argv[1:])
