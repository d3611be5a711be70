"""chamber.py OUT.jpg [SCALE]: the chamber under the lagoon from above, on which the cards lie: tiles of verdigris, inlaid with brass, in the light
that comes down through water. 1920 by 1080 units; it is kept dark and calm, for what lies on it must be read. SCALE 2 writes OUT-large.jpg as well.
"""
import os
import sys

import numpy as np
from scipy import ndimage

from emblems import BRASS
from woodcut import Block, Press, box, fan, fbm, reduced, ring, save

W, H = 1920, 1080
X, Y = 960, 560


def floor():
    b = Block()
    b.shape(box(-4, -4, W + 8, H + 8), "#274a47", 0)
    d = ""
    for row, y in enumerate(range(0, H + 60, 36)):
        for x in range(-36 + 36 * (row % 2), W + 72, 72):
            d += f"M{x - 36} {y}A36 36 0 0 1 {x + 36} {y}"
    b.stroke(d, 2.0)
    for r, wide in ((1010, 26), (700, 16)):
        b.stroke(ring(X, Y, r, r * .62), wide, "#8d7437")
        for edge in (-wide / 2, wide / 2):
            b.stroke(ring(X, Y, r + edge, (r + edge) * .62), 2.6)
    with b.at(X, Y):
        b.wash.append(f'<g transform="scale(1 .62)"><path d="{fan(0, 0, 716, 996, 28, 0, 360, .07)}" fill="#8d7437"/></g>')
        b.key.append(f'<g transform="scale(1 .62)"><path d="{fan(0, 0, 716, 996, 28, 0, 360, .07)}" fill="rgb(0,0,255)" stroke="rgb(255,0,0)" stroke-width="3"/></g>')
    b.shape(box(-4, -4, W + 8, 30) + box(-4, H - 26, W + 8, 30) + box(-4, -4, 30, H + 8) + box(W - 26, -4, 30, H + 8), BRASS, 3.4, .3, 50)
    b.stroke(f"M40 40H{W - 40}V{H - 40}H40Z", 3)
    return b


def caustics(height, width, unit):
    """Light through waves: bright where the slopes of the water meet."""
    small = 4
    a = fbm(height // small, width // small, 120 * unit / small, 11, 3, .55)
    c = fbm(height // small, width // small, 90 * unit / small, 12, 3, .55)
    net = np.minimum(np.abs(a - .5), np.abs(c - .5) * 1.2)
    light = np.clip(1 - net / .055, 0, 1) ** 2
    light = ndimage.zoom(ndimage.gaussian_filter(light, 1.2), small, order=1)
    return np.pad(light, ((0, max(0, height - light.shape[0])), (0, max(0, width - light.shape[1]))), mode="edge")[:height, :width]


def main(out, scale="2"):
    scale = float(scale)
    height, width = round(H * scale), round(W * scale)
    image = Press(scale).pull(floor(), f"0 0 {W} {H}", width, height, 9)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot((xs / width - .5) * 1.1, ys / height - .5)
    image *= (1.08 - .95 * far ** 1.6)[..., None]
    image += (caustics(height, width, scale) * .13 * (1.1 - far))[..., None] * np.array([.75, 1, .9], np.float32)
    if scale >= 2:
        save(image, os.path.splitext(out)[0] + "-large.jpg", 80)
        image = reduced(np.clip(image, 0, 1), 2)
    save(image, out, 86)


if __name__ == "__main__":
    main(*sys.argv[1:])
