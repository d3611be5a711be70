"""hall.py OUT_DIR [NAME...]: what cards lie on. hall.jpg, a chamber of the Senate: tiers of verdigris about the speaker's place, edged with brass, in the light
that falls from the lagoon; cards lie on it in lines that grow shorter downwards, and words stand in its lower corners: those are calm.
shelf.jpg, the counter with piles and decks: planks. Each with NAME-large.jpg.
"""
import os
import sys

import numpy as np

from chamber import caustics
from emblems import BRASS
from woodcut import Block, Press, box, fan, reduced, ring, save

HALL, SHELF = (900, 1170), (1920, 560)
X, Y = 450, 1240                    # the speaker's place, below the foot of the picture
TIERS = range(1180, 160, -170)


def bow(r, flat=.94):
    return f"M{X - r} {Y}A{r} {r * flat:.0f} 0 0 1 {X + r} {Y}Z"


def hall():
    b = Block()
    w, h = HALL
    b.fade(box(-4, -4, w + 8, h + 8), "#7fb3a4", "#3c716b", 0, 260)
    b.key.append(f'<path d="{box(-4, -4, w + 8, h + 8)}" fill="rgb(0,0,255)"/>')
    b.shade(box(0, 0, w, 240), (.0, .5, 0, 0, 0, 230), 0)
    for x in range(-30, 960, 120):      # an arcade behind the uppermost tier, and the water in it
        b.shape(f"M{x} 290V206A44 44 0 0 1 {x + 88} 206V290Z", "#b9dccb", 4.5, (.0, .45, 0, 170, 0, 290), 0)
        b.shape(box(x + 92, 170, 24, 130), "#6fa796", 4.5, (.05, .6, x + 98, 0, x + 116, 0), 90)
    b.shape(box(-8, -8, w + 16, 150), "#1f4745", 5, (.1, .4, 0, 0, 0, 140), 0)   # the lintel: names stand on it
    b.shape(box(-8, 142, w + 16, 18), BRASS, 4)
    for k, r in enumerate(TIERS):
        deep = k / (len(TIERS) - 1)
        tread = tuple(round(a + (c - a) * deep) for a, c in zip((74, 132, 122), (26, 62, 64)))
        riser = tuple(round(v * .62) for v in tread)
        b.shape(bow(r), "#%02x%02x%02x" % riser, 5)
        b.shade(bow(r), .5, 90)
        b.shape(bow(r - 44), "#%02x%02x%02x" % tread, 4.5, (.0, .22, 0, Y - r, 0, Y - r + 190), 250)
        b.stroke(bow(r - 44), 11, BRASS)
        b.gouge(bow(r - 44), 11)
        b.stroke(bow(r - 37), 3.4)
        b.stroke(bow(r - 51), 3.4)
    for turn in (-31, 31):  # stairs between the benches
        with b.at(X, Y, 1, turn):
            b.shape("M-18 -200L-40 -1130H40L18 -200Z", "#33675f", 4, 0)
            b.stroke("".join(f"M{-18 - (y - 200) * .024:.0f} {-y}H{18 + (y - 200) * .024:.0f}" for y in range(232, 1130, 46)), 3)
    b.shape(bow(190), "#1d4442", 5, .2, 250)
    b.shape(fan(X, Y, 40, 176, 15, 188, 352, .5), BRASS, 4)
    for x, wide in ((150, 110), (420, 150), (700, 100)):
        b.tint(f"M{x} -4h{wide}l{wide * 1.4:.0f} {h}h{-wide * 3:.0f}Z", "#e9f6dc", .13)
    return b


def shelf():
    b = Block()
    w, h = SHELF
    rng = np.random.default_rng(4)
    for k, y in enumerate(range(-10, h, 112)):
        wash = ("#7b5335", "#84593a", "#744d31")[k % 3]
        b.shape(box(-8, y, w + 16, 112), wash, 5, (.06, .36, 0, y, 0, y + 112), 0)
        for x in (rng.integers(0, w // 2 - 200), rng.integers(w // 2, w - 100)):
            x, m = int(x), y + 56 + int(rng.integers(-16, 16))
            for r in (6, 16, 27):
                b.stroke(ring(x, m, r * 2.8, r * .8), 2.4)
        x = int(rng.integers(200, w - 200))
        b.stroke(f"M{x} {y}v112", 4)
    return b


def light_hall(image, unit):
    high, wide = image.shape[:2]
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    fall = 1.06 - .64 * np.clip(ys / high, 0, 1) ** .8 - .25 * np.abs(xs / wide - .5)
    image = image * fall[..., None]
    return image + (caustics(high, wide, unit * 1.1) * .16 * (1.15 - ys / high) * (ys > high * .137))[..., None] * np.array([.8, 1, .88], np.float32)


def light_shelf(image, unit):
    ys, xs = np.mgrid[0:image.shape[0], 0:image.shape[1]].astype(np.float32)
    far = np.hypot((xs / image.shape[1] - .45) * .9, ys / image.shape[0] - .4)
    return image * (1.0 - .5 * far ** 1.5)[..., None]


PICTURES = {"hall": (hall, HALL, 8.5, light_hall), "shelf": (shelf, SHELF, 9, light_shelf)}


def main(out, *names):
    for name in names or PICTURES:
        draw, (w, h), pitch, light = PICTURES[name]
        image = light(Press(2).pull(draw(), f"0 0 {w} {h}", 2 * w, 2 * h, pitch, (X, Y)), 2)
        save(image, os.path.join(out, name + "-large.jpg"), 78)
        save(reduced(np.clip(image, 0, 1), 2), os.path.join(out, name + ".jpg"), 84)


if __name__ == "__main__":
    main(*sys.argv[1:])
