"""tokens.py OUT_DIR [NAME...]: what lies on the table beside the cards' faces: their backs, the guilds' seals, the tides of the seats, pearls, keys free and
spent, the Replay token, the Pearl Master's crown, the bond. OUT_DIR is the game's folder of assets.
"""
import os
import sys

import numpy as np
from PIL import Image

from cards import H, W, frame
from emblems import BRASS, COLOURS, DEEP, GOLD, GUILDS, SILVER, emblem, key, pearl
from woodcut import Block, box, fan, press, ring, save

TIDES = {"ebb": "#c9783a", "flood": "#2f7f86", "neap": "#7d8f3c", "spring": "#a8456e"}


# --- backs: 445 by 645 ----------------------------------------------------------------------------------------------------------


def scales(b, wash, high=44):
    """Waves as fish have scales."""
    for row, y in enumerate(range(-high, H + high * 2, high)):
        for k in range(-1, W // 88 + 2):
            x = k * 88 + (row % 2) * 44
            for r, tone in ((44, .0), (31, .25), (17, .5)):
                b.shape(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z", wash, 3.4, tone, 0)


def lord_back(b):
    scales(b, "#2f6a66")
    b.shape(fan(W / 2, H / 2, 96, 178, 24, 0, 360, .5), GOLD, 4.4)
    b.shape(ring(W / 2, H / 2, 124), BRASS, 5, (.0, .5, 180, 300, 340, 380), 40)
    b.shape(ring(W / 2, H / 2, 104), "#1d4442", 4.6)
    # a mask, under which anybody sits
    with b.at(W / 2 - 4, H / 2 + 10, 1.1):
        b.shape("M-58 -66C-20 -82 30 -82 60 -64C64 -30 60 0 56 16C50 50 30 70 4 76C-24 70 -46 50 -52 18C-60 -10 -62 -40 -58 -66Z", "#f3ecd9", 5, (.05, .75, -10, 0, 66, 10), 70)
        b.solid("M-46 -14C-36 -30 -14 -28 -6 -12C-16 2 -38 2 -46 -14ZM18 -12C26 -28 42 -28 50 -14C44 2 26 2 18 -12Z")
        b.stroke("M0 -30C4 -10 12 8 14 20C10 26 2 26 -4 22M-16 46C0 54 16 54 28 46M-46 -44C-34 -52 -16 -50 -4 -40M16 -40C28 -50 42 -50 52 -44", 4)
    frame(b)


def gate(b, x, y, size):
    """Two shut leaves of a door below a shell, nothing that could be taken for a key."""
    with b.at(x, y, size):
        for side in (-1, 1):
            b.shape(f"M0 0H{side * 60}V-158A60 60 0 0 {int(side < 0)} 0 -218Z", "#8d5a36", 4.6, .3, 0)
            for k in (0, 1):
                b.shape(box(side * 31 - 19, -62 - k * 74, 38, 50), "#6d4128", 3.6, .45, 90)
            b.shape(ring(side * 10, -72, 6), BRASS, 3)
        b.shape(fan(0, -160, 8, 46, 9, 180, 360, .8), BRASS, 3.6)


def location_back(b):
    scales(b, "#8a6a2a")
    b.shape(f"M{W / 2 - 120} 500V270A120 120 0 0 1 {W / 2 + 120} 270V500Z", BRASS, 5, (.0, .5, 180, 0, 340, 0), 40)
    b.shape(f"M{W / 2 - 96} 500V276A96 96 0 0 1 {W / 2 + 96} 276V500Z", "#1d4442", 4.6, (.1, .5, 0, 200, 0, 500), 0)
    gate(b, W / 2, 500, 1.32)
    b.shape(box(W / 2 - 146, 500, 292, 30), "#d8cba6", 4.6, .25, 0)
    frame(b)


# --- pieces: 256 by 256 about the middle ----------------------------------------------------------------------------------------------


def disc(b, rim, ground, r=122):
    b.shape(ring(0, 0, r), rim, 5, (.0, .5, -40, -40, 110, 90), 40)
    b.shape(ring(0, 0, r * .84), ground, 4.4)


def seal(guild):
    def piece(b):
        disc(b, BRASS, DEEP[guild])
        b.shape(ring(0, 0, 92), COLOURS[guild], 3.6, (.0, .4, 0, 0, 80, 80), 50)
        emblem(b, guild, 0, 0, 62, "#f8edcf", 4)
    return piece


def tide(name):
    wave = lambda y, d: f"M-84 {y}C-56 {y - d} -28 {y - d} 0 {y}C28 {y + d} 56 {y + d} 84 {y}V{y + 20}C56 {y + 20 + d} 28 {y + 20 + d} 0 {y + 20}C-28 {y + 20 - d} -56 {y + 20 - d} -84 {y + 20}Z"
    up = "M0 -78L40 -34H16V8H-16V-34H-40Z"

    def piece(b):
        disc(b, BRASS, TIDES[name])
        if name in ("ebb", "flood"):
            with b.at(0, -10, .9, 180 if name == "ebb" else 0):
                b.shape(up, "#f8edcf", 5)
            b.shape(wave(42, 18), "#f8edcf", 4.6)
        elif name == "neap":
            b.shape(ring(0, -34, 34), "#f8edcf", 5)
            b.shape("M0 -68A34 34 0 0 1 0 0Z", TIDES[name], 4)
            b.shape(wave(26, 8), "#f8edcf", 4.6)
        else:
            b.shape(ring(0, -44, 28), "#f8edcf", 5)
            b.shape(wave(-4, 26), "#f8edcf", 4.6)
            b.shape(wave(40, 26), "#f8edcf", 4.6)
    return piece


def one_pearl(b):
    pearl(b, 0, 0, 108, 7)


def one_key(metal):
    def piece(b):
        key(b, 0, 0, 116, metal)
    return piece


def replay(b):
    disc(b, BRASS, "#2f6a66")
    b.shape("M-72 -8C-66 -56 -24 -80 20 -68L28 -92L72 -46L14 -22L16 -46C-12 -54 -38 -38 -44 -8ZM72 8C66 56 24 80 -20 68L-28 92L-72 46L-14 22L-16 46C12 54 38 38 44 8Z", GOLD, 5, (.0, .4, 0, 0, 60, 60), 40)
    pearl(b, 0, 0, 22, 4)


def master(b):
    b.shape("M-96 60L-112 -40L-56 0L0 -86L56 0L112 -40L96 60Z", GOLD, 6, (.0, .6, 0, -20, 100, 40), 60)
    b.shape("M-98 60C-40 44 40 44 98 60L94 96C40 82 -40 82 -94 96Z", BRASS, 5.4, .3, 10)
    for x, y, r in ((-112, -48, 16), (112, -48, 16), (0, -92, 26), (-50, 74, 10), (50, 74, 10), (0, 68, 12)):
        pearl(b, x, y, r, 4.4)


def bond(b):
    for k in range(3):
        with b.at((k - 1) * 72, 0, 1, 90 if k % 2 else 0):
            d = ring(0, 0, 52, 34) + ring(0, 0, 30, 14) if k % 2 == 0 else ring(0, 0, 46, 18)
            b.wash.append(f'<path d="{d}" fill="{SILVER}" fill-rule="evenodd"/>')
            b.key.append(f'<path d="{d}" fill="rgb(70,60,255)" fill-rule="evenodd" stroke="rgb(255,0,0)" stroke-width="6"/>')
    b.shape("M-30 -6H30V66H-30Z", BRASS, 6, (.0, .6, -10, 0, 30, 0), 90)
    b.stroke("M-18 -6V-30C-18 -52 18 -52 18 -30V-6", 11)
    b.solid("M0 16C-10 16 -12 30 -5 34L-8 50H8L5 34C12 30 10 16 0 16Z")


PIECES = {"emblems/" + g: (seal(g), 256) for g in GUILDS} | {"badges/" + t: (tide(t), 128) for t in TIDES} | {
    "figures/pearl": (one_pearl, 128), "figures/key-silver": (one_key(SILVER), 128), "figures/key-gold": (one_key(GOLD), 128), "figures/key-spent": (one_key("#7f8a84"), 128),
    "figures/replay": (replay, 192), "figures/master": (master, 192), "figures/bond": (bond, 192)}
BACKS = {"cards/back": lord_back, "cards/location-back": location_back}


def main(out, *names):
    for name in names or (*BACKS, *PIECES):
        target = os.path.join(out, name + (".jpg" if name in BACKS else ".png"))
        if os.environ.get("CARDS_KEEP") and os.path.exists(target):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        b = Block()
        if name in BACKS:
            BACKS[name](b)
            save(press(1).pull(b, f"0 0 {W} {H}", W, H, 7), target)
            continue
        draw, side = PIECES[name]
        draw(b)
        image = press(side / 256).pull(b, "-128 -128 256 256", side, side, 256 / side * 5.5, clear=True)
        # where ink is thin at the edge, the paper behind it must not show
        data = (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)
        data[data[..., 3] < 3] = 0
        Image.fromarray(data).save(target, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
