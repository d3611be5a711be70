"""opponents.py OUT_DIR [NAME...]: the five Legendary Opponents: NAME.jpg and NAME-large.jpg (portraits), NAME-seat.jpg (the head alone),
home-NAME.png (cut out, for the plates of a victory and a defeat). OPPONENTS_SCALE: pixels to a unit of the large ones (2).
"""
import os
import sys

import numpy as np
from PIL import Image

import hats
import heads
import robes
from emblems import BRASS, COLOURS, DEEP, GOLD, PALE, SILVER, emblem, key, pearl
from places import fish, weed
from woodcut import Block, box, fan, press, reduced, ring, save

W, H = 512, 640
HEAD, SIZE = (256, 262), 1.36
HOME = (-52, -124, 600, 764)    # of an Opponent that is cut out, with all that it holds


def hand(b, x, y, skin, size=1.0, flip=False, turn=0):
    """A hand that holds something between fingers and thumb, which point up."""
    colour = heads.SKIN[skin]
    with b.at(x, y, size, turn, flip):
        b.shape("M-30 70L-36 20C-42 -6 -34 -30 -26 -34C-18 -36 -14 -28 -14 -18C-12 -40 4 -42 6 -22C10 -40 26 -38 26 -16C32 -28 44 -24 42 -6C42 24 36 46 34 70Z", colour, 4.6, (.0, .6, -6, 0, 42, 10), 60)
        b.stroke("M-14 -18L-16 8M6 -22L4 8M26 -16L22 10", 3.4)
        b.shape("M-36 24C-50 10 -54 -10 -44 -18C-34 -20 -28 0 -18 12Z", colour, 4.4)


def sleeve(b, guild, x, y, flip=False, turn=0):
    """The end of a sleeve, below a hand at (x, y)."""
    with b.at(x, y, 1, turn, flip):
        b.shape("M-58 190C-60 120 -50 80 -40 56H44C54 80 66 120 66 190Z", COLOURS[guild], 5, (.1, .8, -20, 0, 66, 10), 84)
        b.shape("M-48 80C-20 66 20 66 54 80L50 52C20 44 -20 44 -44 52Z", "#f4eedd", 4.6, .2, 20)


def glory(b, guild, rays=26, dark=False):
    b.shape(box(-4, -4, W + 8, H + 8), DEEP[guild] if dark else PALE[guild], 0, (.3, .0, 0, 0, 0, 500), 240)
    b.light(*HEAD, 380, 380, "#fff6d4", .85)
    b.shape(fan(*HEAD, 200, 800, rays, 3, 363, .42), COLOURS[guild], 0, .2, 240)


def person(b, guild, hat, face, hair=None, beard=None, rank=6, variant=0, **more):
    worn = more.pop("worn", None)
    with b.at(*HEAD, SIZE):
        behind, on = hats.HATS[hat]
        robes.back(b, guild, rank, variant)
        if behind:
            behind(b, COLOURS[guild], DEEP[guild])
        if hair:
            heads.behind(b, *hair)
        robes.body(b, guild, rank, variant)
        heads.face(b, *face, **more)
        if hair:
            heads.before(b, *hair)
        robes.collar(b, guild, rank, variant)
        if beard:
            heads.beard(b, *beard)
        if worn:
            heads.worn(b, worn)
        on(b, COLOURS[guild], DEEP[guild])


def broker(b, scenery):
    """Weighs everything, and has never been seen to lose by it."""
    if scenery:
        b.shape(box(-4, -4, W + 8, H + 8), "#2c4a38", 0, (.5, .2, 0, 0, 0, 600), 90)
        b.light(256, 240, 330, 330, "#ffeeb0", .95)
        for k, y in enumerate((96, 216, 336)):
            b.shape(box(-6, y, W + 12, 16), "#7a5632", 4.4, .3, 0)
            for j in range(7):
                x = 30 + j * 76 + (k % 2) * 20
                if abs(x - 256) > 110:
                    (pearl(b, x, y - 25, 24) if (j + k) % 2 else b.shape(f"M{x - 26} {y - 14}V{y}H{x + 26}V{y - 14}ZM{x - 22} {y - 30}V{y - 15}H{x + 22}V{y - 30}Z", GOLD, 4, .2, 0))
    person(b, "broker", "treasury", ("round", "fair", "heavy", "hook", "smirk", "raised"), beard=("fork", "grey"), old=True, worn="monocle", variant=1)
    b.shape("M20 352C60 340 120 340 152 352V362C120 352 60 352 20 362Z", BRASS, 4.4)
    for x in (30, 142):
        b.stroke(f"M{x} 356L{x - 26} 430M{x} 356L{x + 26} 430", 3.4)
    b.shape("M-6 430H64C52 464 8 464 -6 430Z", GOLD, 4.6, .3, 40)
    b.shape("M108 430H176C164 464 122 464 108 430Z", GOLD, 4.6, .3, 40)
    pearl(b, 142, 408, 24)
    for x, y in ((14, 420), (42, 420), (28, 402)):
        b.shape(ring(x, y, 15, 9), GOLD, 3.6)
    b.stroke("M86 350V306", 5)
    sleeve(b, "broker", 86, 310)
    hand(b, 86, 310, "fair", .9)
    sleeve(b, "broker", 424, 440, True)
    hand(b, 424, 440, "fair", 1.0, True)
    pearl(b, 424, 384, 46, 5)


def consul(b, scenery):
    """Has shut more doors than there are."""
    if scenery:
        b.shape(box(-4, -4, W + 8, H + 8), "#8fb0d0", 0, (.5, .1, 0, 0, 0, 600), 0)
        b.light(256, 220, 300, 340, "#fff8dc", .95)
        for x in (40, 132, 380, 472):
            b.shape(box(x - 26, 60, 52, 600), "#e6e3d6", 4.8, (.0, .75, x - 8, 0, x + 26, 0), 90)
            b.shape(f"M{x - 42} 24H{x + 42}L{x + 26} 66H{x - 26}Z", "#f2eedd", 4.6, .2, 0)
    person(b, "consul", "doge", ("long", "pale", "heavy", "hook", "frown", "bushy"), beard=("long", "white"), old=True, variant=0)
    sleeve(b, "consul", 96, 470)
    hand(b, 96, 470, "pale", 1.0)
    b.stroke(ring(96, 420, 44), 13, BRASS)
    b.stroke(ring(96, 420, 51), 4.4)
    b.stroke(ring(96, 420, 37), 4.4)
    for turn, metal in ((150, SILVER), (205, GOLD), (100, GOLD), (255, SILVER)):
        with b.at(96, 420, 1, turn + 180):
            key(b, 0, 92, 50, metal, 180)
    hand(b, 96, 470, "pale", 1.0)
    sleeve(b, "consul", 428, 500, True)
    hand(b, 428, 500, "pale", 1.0, True)
    b.shape("M372 440L480 400L492 440L384 480Z", "#f4e9cb", 4.8, (.0, .5, 430, 420, 440, 470), 70)
    b.shape(ring(432, 470, 24), "#c23a2e", 4.6, .25, 40)


def grower(b, scenery):
    """Everything comes to her in the end: she plants it."""
    if scenery:
        b.fade(box(-4, -4, W + 8, H + 8), "#f3e2a4", "#a9a04e", 0, H)
        b.key.append(f'<path d="{box(-4, -4, W + 8, H + 8)}" fill="rgb(0,0,255)"/>')
        b.light(256, 250, 300, 300, "#fffbe0", .9)
        for x, h, ink in ((30, 560, "#5f8f58"), (92, 440, "#86a850"), (430, 470, "#86a850"), (486, 580, "#5f8f58"), (150, 560, "#7a9a4a"), (376, 560, "#7a9a4a")):
            weed(b, x, 650, h, ink)
        fish(b, 440, 110, 1.2, True)
        fish(b, 66, 60, 1.0)
    person(b, "grower", "harvest", ("round", "brown", "heavy", "broad", "smile", "raised"), hair=("waves", "weed"), lips="#8e2f2f", blush=True, variant=1)
    b.shape("M422 660L438 300L452 300L440 660Z", "#7a5632", 4.6, .3, 90)
    b.shape("M446 310C366 300 346 214 388 140C382 210 410 252 466 262C472 280 466 304 446 310Z", SILVER, 5, (.0, .7, 350, 200, 446, 300), 40)
    sleeve(b, "grower", 438, 500, True)
    hand(b, 438, 480, "brown", 1.0, True)
    sleeve(b, "grower", 92, 520)
    b.shape("M20 470H164L150 560C120 580 60 580 34 560Z", "#b98a4c", 5, .35, 40)
    b.stroke("M26 500H158M30 530H154M60 470L66 566M92 470V572M126 470L118 566", 3.4)
    for x, y, r, ink in ((40, 452, 26, "#e2ae2e"), (82, 440, 30, "#c9573e"), (128, 448, 28, "#86a850"), (104, 420, 22, "#e2ae2e")):
        b.shape(ring(x, y, r), ink, 4.6, (.0, .6, x - r * .3, y, x + r, y + 6), 50)
    hand(b, 92, 580, "brown", 1.0)


def military(b, scenery):
    """Came up from the trench, and has not taken the helmet off since."""
    if scenery:
        b.shape(box(-4, -4, W + 8, H + 8), "#6d2a26", 0, (.6, .1, 0, 0, 0, 600), 60)
        b.light(256, 240, 320, 320, "#ffd9a8", .85)
        for x in (36, 104, 408, 476):
            b.shape(box(x - 6, 60, 12, 600), "#4a3424", 4)
            b.shape(f"M{x} 10L{x + 18} 60L{x} 84L{x - 18} 60Z", SILVER, 4.4, (.0, .6, x, 0, x + 18, 0), 80)
        b.shape("M-6 120H70V290L32 260L-6 290ZM442 120H520V290L480 260L442 290Z", "#c23a2e", 5, .3, 90)
        emblem(b, "military", 32, 186, 36, "#f8edcf", 2.6)
        emblem(b, "military", 480, 186, 36, "#f8edcf", 2.6)
    with b.at(*HEAD, SIZE):
        hats.feather(b, -34, -124, -14, "#c23a2e", 1.1)
        hats.feather(b, 40, -124, 14, "#c23a2e", 1.1)
        hats.feather(b, 4, -130, 0, "#e2564a", 1.2)
    person(b, "military", "diver", ("square", "fair", "narrow", "broad", "frown", "angry"), beard=("chops", "white"), old=True, scar=True, worn="patch", variant=1)
    b.shape("M424 680V160H442V680Z", "#7a5632", 4.6, (.0, .6, 428, 0, 442, 0), 0)
    with b.at(433, 108, 1.7):
        b.shape("M-6 54V20C-30 18 -38 0 -34 -24L-28 -2C-24 6 -18 10 -6 10V-30L0 -54L6 -30V10C18 10 24 6 28 -2L34 -24C38 0 30 18 6 20V54Z", GOLD, 3.6, (.0, .6, -6, 0, 30, 0), 70)
    sleeve(b, "military", 433, 490, True)
    hand(b, 433, 470, "fair", 1.05, True)
    sleeve(b, "military", 84, 500)
    for k in range(6):
        with b.at(40 + k * 22, 420 + k * 32, 1, 60 + 70 * (k % 2)):
            d = ring(0, 0, 24, 14) + ring(0, 0, 14, 6)
            b.wash.append(f'<path d="{d}" fill="{SILVER}" fill-rule="evenodd"/>')
            b.key.append(f'<path d="{d}" fill="rgb(70,60,255)" fill-rule="evenodd" stroke="rgb(255,0,0)" stroke-width="4"/>')
    hand(b, 84, 490, "fair", 1.05)


def oracle(b, scenery):
    """Looks at nobody: it has been seen already."""
    if scenery:
        b.shape(box(-4, -4, W + 8, H + 8), "#2b1d42", 0, (.3, .05, 0, 0, 0, 600), 250)
        b.light(256, 250, 340, 340, "#d9c4f0", .9)
        b.shape(ring(256, 214, 226), "#8d6bb8", 5, .3, 250)
        b.shape(ring(256, 214, 196), "#e3d6f0", 4.6)
        for k in range(14):
            x, y = (k * 137 + 40) % 512, (k * 89 + 30) % 420
            if (x - 256) ** 2 + (y - 214) ** 2 > 240 ** 2:
                b.shape(hats.star(x, y, 12 + k % 3 * 5), GOLD, 3.4)
    with b.at(*HEAD, SIZE):
        b.shape("M-70 -40C-150 -30 -190 60 -150 150C-130 190 -90 190 -84 160C-120 150 -130 80 -60 60ZM78 -40C158 -30 198 60 158 150C138 190 98 190 92 160C128 150 138 80 68 60Z", "#c9789a", 5, (.1, .6, -60, 0, 160, 60), 40)
    person(b, "oracle", "octopus", ("heart", "pale", "shut", "straight", "line", "thin"), hair=("waves", "white"), lips="#7a3a6a", variant=0, tattoo="M-44 22L-40 44M-32 28L-30 50M46 20L44 40")
    with b.at(*HEAD, SIZE):
        b.shape("M-22 -54C-8 -70 18 -70 32 -54C18 -38 -8 -38 -22 -54Z", "#f8f2e2", 4)
        b.solid(ring(5, -54, 8.5))
    sleeve(b, "oracle", 130, 560, False, 16)
    sleeve(b, "oracle", 386, 560, True, 16)
    b.light(256, 500, 150, 150, "#fff6cf", .9)
    pearl(b, 256, 504, 78, 5.4)
    b.shape("M200 500C226 468 286 468 312 500C286 530 226 530 200 500Z", "#d9c4f0", 4.4)
    b.solid(ring(256, 500, 17))
    b.gouge("M246 492a12 12 0 0 1 10 -8", 3.4)
    hand(b, 158, 560, "pale", 1.0, False, 24)
    hand(b, 354, 560, "pale", 1.0, True, 24)


OPPONENTS = {"broker": broker, "consul": consul, "grower": grower, "military": military, "oracle": oracle}


def drawn(name, scenery):
    b = Block()
    OPPONENTS[name](b, scenery)
    if scenery:
        rim = f"M-6 -6H{W + 6}V{H + 6}H-6ZM8 8V{H - 8}H{W - 8}V8Z"
        b.wash.append(f'<path d="{rim}" fill="{BRASS}" fill-rule="evenodd"/>')
        b.key.append(f'<path d="{rim}" fill="rgb(0,0,255)" fill-rule="evenodd"/>')
        b.stroke(f"M8 8H{W - 8}V{H - 8}H8Z", 3.6)
    return b


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    scale = float(os.environ.get("OPPONENTS_SCALE", "2"))
    for name in names or OPPONENTS:
        target = os.path.join(out, name + ".jpg")
        if os.environ.get("CARDS_KEEP") and os.path.exists(target):
            continue
        image = press(scale).pull(drawn(name, True), f"0 0 {W} {H}", round(W * scale), round(H * scale), 6.6, HEAD, sum(map(ord, name)))
        if scale < 2:
            save(image, target)
            continue
        save(image, os.path.join(out, name + "-large.jpg"), 80)
        save(reduced(image, 2), target, 86)
        seat = image[round(60 * scale):round(452 * scale), round(60 * scale):round(452 * scale)]
        Image.fromarray((seat * 255 + .5).astype(np.uint8)).resize((256, 256), Image.LANCZOS).save(os.path.join(out, name + "-seat.jpg"), quality=86)
        x, y, wide, high = HOME
        clear = press(1.5).pull(drawn(name, False), f"{x} {y} {wide} {high}", round(1.5 * wide), round(1.5 * high), 6.6, HEAD, 3, True)
        data = (np.clip(clear, 0, 1) * 255 + .5).astype(np.uint8)
        Image.fromarray(data).quantize(200, method=Image.Quantize.FASTOCTREE).save(os.path.join(out, "home-" + name + ".png"), optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
