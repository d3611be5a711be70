"""senators.py OUT_DIR [NAME...]: whoever plays a seat of the Senate: NAME.png and NAME-large.png, composed of the parts of Lords, but in dark cloth of
no guild. Opponents show their faces, people wear masks. They are cut out, with the rays behind them in ink alone, for the table lays them on
the ground that all portraits share, in the colour of the seat. They are seen 30 pixels high: lines are broad and few.
"""
import os
import sys

import numpy as np
from PIL import Image

import hats
import heads
import robes
from emblems import COLOURS, DEEP
from woodcut import INK, Block, Bold, fan, press, reduced, rgb

SIDE, HEAD, SIZE = 512, (250, 290), 1.24
BY, LEAST, PITCH = 1.55, 2.7, 11.5
L = "#b3362c"
CLOTH = {"wine": ("#7a3240", "#4d1f2a"), "slate": ("#4a6076", "#2d3c4c"), "bottle": ("#3d6052", "#263d34"), "plum": ("#64466e", "#3e2b45"), "sand": ("#c9a566", "#8c6f3c"),
         "soot": ("#4b4a4e", "#2b2b30"), "rust": ("#a8552f", "#6b331b")}
SENATORS = {
    "miser": dict(cut="consul", cloth="soot", hat="skullcap", face=("gaunt", "pale", "narrow", "hook", "frown", "angry"), hair=("peak", "grey"), old=True, worn="spectacles"),
    "diver": dict(cut="military", cloth="slate", hat="diver", face=("heart", "brown", "wide", "straight", "smile", "raised"), lips="#97362f"),
    "patron": dict(cut="broker", cloth="wine", hat="corno", face=("round", "fair", "heavy", "broad", "smile", "raised"), beard=("moustache", "grey"), blush=True, flip=True),
    "lady": dict(cut="oracle", cloth="rust", hat="tricorn", face=("oval", "olive", "lash", "straight", "smirk", "thin"), hair=("waves", "black"), lips=L),
    "captain": dict(cut="military", cloth="bottle", hat="bicorne", face=("long", "dark", "narrow", "long", "line", "bushy"), beard=("goatee", "white"), flip=True),
    "dowager": dict(cut="consul", cloth="plum", hat="turban", face=("square", "pale", "lash", "hook", "line", "raised"), lips="#8e2f4f", old=True),
    "pilot": dict(cut="grower", cloth="sand", hat="none", face=("square", "brown", "open", "broad", "smirk", "plain"), hair=("curls", "black"), beard=("full", "black"), flip=True),
    "heiress": dict(cut="broker", cloth="slate", hat="diadem", face=("heart", "fair", "lash", "snub", "smile", "thin"), hair=("bob", "straw"), lips=L, blush=True),
    # masks
    "bauta": dict(cut="consul", cloth="soot", hat="tricorn", worn="bauta"),
    "moon": dict(cut="oracle", cloth="plum", hat="hood", worn="moon", flip=True),
    "beak": dict(cut="grower", cloth="bottle", hat="capotain", worn="beak"),
    "domino": dict(cut="broker", cloth="wine", hat="bicorne_wide", face=("oval", "fair", "narrow", "straight", "smirk", "plain"), hair=("bob", "red"), worn="domino", lips=L, flip=True),
}


def figure(b, who):
    cut, (colour, deep) = who["cut"], CLOTH[who["cloth"]]
    COLOURS[cut], DEEP[cut] = colour, deep      # of no guild
    behind, on = hats.HATS[who["hat"]]
    with b.at(*HEAD, SIZE, 0, who.get("flip", False)):
        robes.back(b, cut, 1, 1)
        if behind:
            behind(b, colour, deep)
        if "hair" in who:
            heads.behind(b, *who["hair"])
        robes.body(b, cut, 0, 1)
        face = who.get("face", ("oval", "pale", "narrow", "straight", "line", "plain"))
        heads.face(b, *face, **{key: who[key] for key in ("lips", "old", "blush") if key in who})
        if "hair" in who:
            heads.before(b, *who["hair"])
        robes.collar(b, cut, 0, 1)
        if "beard" in who:
            heads.beard(b, *who["beard"])
        if "worn" in who:
            heads.worn(b, who["worn"])
        on(b, colour, deep)


def senator(name):
    b, rays = Bold(BY, LEAST), Block()
    figure(b, SENATORS[name])
    image = press(2).pull(b, f"0 0 {SIDE} {SIDE}", 2 * SIDE, 2 * SIDE, PITCH, HEAD, sum(map(ord, name)), True)
    rays.solid(fan(HEAD[0], HEAD[1] - 30, 40, 520, 22, 3, 363, .3))
    behind = press(2).pull(rays, f"0 0 {SIDE} {SIDE}", 2 * SIDE, 2 * SIDE, 7, HEAD, 1, True)[..., 3] * .55
    over = image[..., 3]
    alpha = over + behind * (1 - over)
    colour = (image[..., :3] * over[..., None] + rgb(INK) * (behind * (1 - over))[..., None]) / np.maximum(alpha, .004)[..., None]
    return np.dstack([colour * alpha[..., None], alpha])


def save_clear(image, path):
    """What is before its coverage."""
    colour = image[..., :3] / np.maximum(image[..., 3:], .004)
    data = (np.clip(np.dstack([colour, image[..., 3]]), 0, 1) * 255 + .5).astype(np.uint8)
    Image.fromarray(data).quantize(200, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or SENATORS:
        image = reduced(senator(name), 2)
        save_clear(image, os.path.join(out, name + "-large.png"))
        save_clear(reduced(image, 2), os.path.join(out, name + ".png"))


if __name__ == "__main__":
    main(*sys.argv[1:])
