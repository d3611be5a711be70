"""lords.py OUT_DIR [NAME...]: the sixty Lords, GUILD-WORTH[-LETTER].jpg. CARDS_SCALE, where it is set, says how many pixels a unit has (1).

A Lord is composed of parts that are drawn once: wall and glory behind, robe by guild (robes.py), face, hair and beard (heads.py), hat (hats.py),
a staff. CAST says who they are; no two share hat and face.
"""
import os
import sys

import hats
import heads
import robes
from cards import H, W, lay_lord, print_card
from emblems import BRASS, COLOURS, DEEP, GOLD, GUILDS, PALE, SILVER
from woodcut import Block, box, fan, ring

# rank and letter: hat; face, skin, eyes, nose, mouth, brow; hair kind and colour; beard and its colour; worn; more; faces left
L = "#b3362c"
CAST = {
    "broker": {
        "0": dict(hat="capotain", face=("oval", "pale", "narrow", "straight", "line", "plain"), worn="bauta"),
        "1-a": dict(hat="skullcap", face=("round", "fair", "open", "snub", "smile", "raised"), hair=("short", "brown"), blush=True),
        "1-b": dict(hat="beret", face=("heart", "olive", "lash", "straight", "smirk", "thin"), hair=("bob", "black"), lips=L, flip=True),
        "1-c": dict(hat="coif", face=("gaunt", "pale", "narrow", "hook", "line", "angry"), old=True, worn="spectacles"),
        "1-d": dict(hat="turban", face=("oval", "brown", "open", "straight", "smile", "plain"), beard=("moustache", "black"), flip=True),
        "2-a": dict(hat="kalpak", face=("square", "fair", "heavy", "broad", "line", "bushy"), beard=("full", "brown")),
        "2-b": dict(hat="none", face=("round", "dark", "lash", "snub", "smile", "raised"), hair=("curls", "black"), lips="#8e2f2f", flip=True),
        "3-a": dict(hat="brim", face=("heart", "fair", "lash", "straight", "smirk", "thin"), hair=("waves", "red"), lips=L),
        "3-b": dict(hat="capotain", face=("long", "olive", "narrow", "long", "frown", "raised"), beard=("goatee", "grey"), worn="monocle", flip=True),
        "4-a": dict(hat="coins", face=("oval", "brown", "lash", "straight", "line", "thin"), hair=("braids", "black"), lips="#8e2f2f"),
        "4-b": dict(hat="turban", face=("round", "dark", "heavy", "broad", "smile", "bushy"), beard=("curls", "white"), old=True, flip=True),
        "6": dict(hat="treasury", face=("round", "fair", "heavy", "hook", "smirk", "raised"), beard=("fork", "grey"), old=True),
    },
    "consul": {
        "0": dict(hat="tricorn", face=("oval", "pale", "narrow", "straight", "line", "plain"), worn="domino", hair=("tail", "black"), flip=True),
        "1-a": dict(hat="biretta", face=("gaunt", "pale", "open", "long", "line", "plain"), hair=("fringe", "brown")),
        "1-b": dict(hat="none", face=("oval", "brown", "lash", "straight", "smile", "raised"), hair=("bun", "black"), lips="#97362f", flip=True),
        "1-c": dict(hat="none", face=("round", "fair", "open", "snub", "frown", "bushy"), hair=("wig", "white"), blush=True),
        "1-d": dict(hat="laurel", face=("square", "olive", "narrow", "straight", "smirk", "plain"), hair=("curls", "brown"), flip=True),
        "2-a": dict(hat="corno", face=("long", "fair", "heavy", "hook", "line", "raised"), hair=("monk", "grey"), old=True),
        "2-b": dict(hat="bicorne_wide", face=("heart", "dark", "open", "snub", "smile", "plain"), hair=("short", "black"), flip=True),
        "3-a": dict(hat="veil", face=("oval", "pale", "lash", "straight", "line", "thin"), hair=("bun", "straw"), lips=L),
        "3-b": dict(hat="bonnet_tall", face=("square", "brown", "narrow", "broad", "frown", "angry"), beard=("long", "white"), old=True, flip=True),
        "4-a": dict(hat="laurel", face=("gaunt", "fair", "heavy", "hook", "frown", "bushy"), hair=("monk", "white"), old=True),
        "4-b": dict(hat="diadem", face=("heart", "olive", "lash", "straight", "smirk", "raised"), hair=("waves", "black"), lips=L, flip=True),
        "6": dict(hat="doge", face=("long", "pale", "heavy", "hook", "line", "bushy"), beard=("fork", "white"), old=True, flip=True),
    },
    "grower": {
        "0": dict(hat="hood", face=("oval", "olive", "narrow", "straight", "line", "plain"), worn="scarf"),
        "1-a": dict(hat="cone", face=("oval", "olive", "open", "snub", "smile", "plain"), flip=True),
        "1-b": dict(hat="headscarf", face=("round", "fair", "lash", "snub", "smile", "raised"), lips="#c0503e", blush=True),
        "1-c": dict(hat="straw", face=("gaunt", "brown", "narrow", "long", "smirk", "plain"), beard=("goatee", "black"), flip=True),
        "1-d": dict(hat="basket", face=("heart", "dark", "open", "broad", "smile", "raised"), hair=("short", "black"), lips="#8e2f2f"),
        "2-a": dict(hat="straw", face=("square", "fair", "open", "broad", "line", "bushy"), beard=("full", "red")),
        "2-b": dict(hat="sunbonnet", face=("oval", "fair", "shut", "snub", "smile", "thin"), hair=("braids", "straw"), blush=True, flip=True),
        "3-a": dict(hat="kelp", face=("heart", "brown", "lash", "straight", "smirk", "thin"), hair=("waves", "weed"), lips="#97362f"),
        "3-b": dict(hat="scallop", face=("long", "pale", "heavy", "long", "frown", "raised"), hair=("peak", "grey"), beard=("chops", "grey"), flip=True),
        "4-a": dict(hat="scallop", face=("round", "dark", "lash", "broad", "smile", "plain"), hair=("curls", "white"), lips="#8e2f2f", old=True),
        "4-b": dict(hat="kelp", face=("square", "olive", "heavy", "hook", "line", "bushy"), beard=("long", "weed"), old=True, flip=True),
        "6": dict(hat="harvest", face=("round", "fair", "lash", "straight", "smile", "raised"), hair=("braids", "red"), lips=L, blush=True),
    },
    "military": {
        "0": dict(hat="cowl", face=("oval", "pale", "narrow", "straight", "line", "plain"), worn="grille", flip=True),
        "1-a": dict(hat="kepi", face=("square", "fair", "open", "snub", "line", "plain"), beard=("moustache", "straw")),
        "1-b": dict(hat="morion", face=("long", "olive", "narrow", "hook", "frown", "angry"), beard=("goatee", "black"), flip=True),
        "1-c": dict(hat="chain", face=("oval", "brown", "lash", "straight", "line", "plain"), lips="#8e3a2f", scar=True),
        "1-d": dict(hat="tall_shako", face=("round", "fair", "wide", "snub", "smile", "raised"), blush=True, flip=True),
        "2-a": dict(hat="diver", face=("square", "fair", "open", "broad", "line", "bushy"), beard=("chops", "brown")),
        "2-b": dict(hat="barbute", face=("heart", "dark", "open", "straight", "line", "angry"), flip=True),
        "3-a": dict(hat="bicorne", face=("gaunt", "pale", "heavy", "long", "line", "raised"), hair=("tail", "white"), worn="patch"),
        "3-b": dict(hat="none", face=("oval", "olive", "lash", "straight", "smirk", "angry"), hair=("braids", "red"), lips="#a33a2f", scar=True, flip=True),
        "4-a": dict(hat="plume", face=("square", "brown", "narrow", "broad", "frown", "angry"), beard=("fork", "black")),
        "4-b": dict(hat="diver", face=("round", "fair", "heavy", "broad", "smirk", "bushy"), beard=("curls", "grey"), old=True, flip=True),
        "6": dict(hat="winged", face=("square", "fair", "narrow", "hook", "frown", "angry"), beard=("full", "white"), old=True, scar=True, flip=True),
    },
    "oracle": {
        "0": dict(hat="cowl", face=("oval", "pale", "narrow", "straight", "line", "plain"), worn="moon"),
        "1-a": dict(hat="hennin", face=("oval", "pale", "open", "snub", "line", "thin"), lips="#b3566a"),
        "1-b": dict(hat="eyed_turban", face=("long", "brown", "wide", "long", "line", "raised"), beard=("goatee", "black"), flip=True),
        "1-c": dict(hat="starred", face=("round", "dark", "shut", "broad", "smile", "raised"), hair=("short", "black")),
        "1-d": dict(hat="cowl", face=("gaunt", "fair", "wide", "hook", "frown", "bushy"), old=True, beard=("goatee", "white"), flip=True),
        "2-a": dict(hat="mitre", face=("square", "olive", "heavy", "straight", "line", "plain"), beard=("full", "black")),
        "2-b": dict(hat="none", face=("heart", "pale", "lash", "straight", "smirk", "raised"), hair=("waves", "white"), lips="#7a3a6a", flip=True, tattoo="M6 -96V-58M-10 -80H22M-44 30C-38 44 -30 52 -20 58"),
        "3-a": dict(hat="coral", face=("oval", "fair", "lash", "snub", "smile", "thin"), hair=("bob", "red"), lips="#b3566a"),
        "3-b": dict(hat="nautilus", face=("long", "brown", "narrow", "hook", "line", "raised"), beard=("chops", "white"), old=True, flip=True),
        "4-a": dict(hat="octopus", face=("heart", "olive", "lash", "straight", "line", "raised"), lips="#7a3a6a"),
        "4-b": dict(hat="starred", face=("gaunt", "dark", "heavy", "long", "frown", "bushy"), beard=("long", "grey"), old=True, flip=True),
        "6": dict(hat="seer", face=("oval", "pale", "wide", "straight", "line", "raised"), hair=("waves", "white"), lips="#7a3a6a", tattoo="M-46 16L-40 34M-36 20L-32 36M50 14L46 32"),
    },
}

HEAD, SIZE = (226, 228), 1.1


def staff(b, guild, x):
    """What is carried beside the head."""
    with b.at(0, -205):
        _staff(b, guild, x)


def _staff(b, guild, x):
    pole = lambda top, low=660, wide=11, wash="#7a5632": b.shape(f"M{x - wide / 2} {top}H{x + wide / 2}V{low}H{x - wide / 2}Z", wash, 4, (.0, .6, x - 2, 0, x + wide / 2, 0), 0)
    if guild == "military":
        pole(150)
        with b.at(x, 108, 1.1):
            b.shape("M-6 54V20C-30 18 -38 0 -34 -24L-28 -2C-24 6 -18 10 -6 10V-30L0 -54L6 -30V10C18 10 24 6 28 -2L34 -24C38 0 30 18 6 20V54Z", SILVER, 4.4, (.0, .6, -6, 0, 30, 0), 70)
    elif guild == "oracle":
        pole(190, wash=BRASS)
        b.shape(f"M{x} 190C{x - 60} 180 {x - 56} 90 {x} 92C{x + 44} 94 {x + 42} 156 {x + 4} 154C{x - 22} 152 {x - 20} 120 {x + 2} 122L{x + 4} 136C{x - 8} 134 {x - 6} 142 {x + 4} 142C{x + 22} 142 {x + 24} 110 {x} 108C{x - 36} 108 {x - 36} 166 {x + 6} 174Z", BRASS, 4.4, .2, 60)
    elif guild == "grower":
        pole(120)
        b.shape(f"M{x - 44} 96H{x + 44}V124H{x - 44}Z" + "".join(f"M{x + k} 96V62H{x + k + 9}V96Z" for k in (-44, -18, 9, 35)), "#8a6a42", 4.2, .25, 20)
    elif guild == "consul":
        pole(170, wash=BRASS, wide=14)
        b.shape(ring(x, 140, 36), GOLD, 4.6, (.0, .6, x - 10, 0, x + 36, 10), 40)
        b.shape(f"M{x - 8} 106V92H{x - 20}V78H{x - 8}V64H{x + 8}V78H{x + 20}V92H{x + 8}V106Z", GOLD, 4.2)
        b.stroke(f"M{x - 35} 136C{x - 10} 150 {x + 10} 150 {x + 35} 136", 3.4)
    elif guild == "broker":
        pole(110, wash=BRASS, wide=9)
        b.shape(f"M{x - 62} 116L{x} 100L{x + 62} 116V124L{x} 110L{x - 62} 124Z", BRASS, 4)
        for s in (-54, 54):
            b.stroke(f"M{x + s} 122L{x + s - 22} 176M{x + s} 122L{x + s + 22} 176", 3)
            b.shape(f"M{x + s - 28} 176H{x + s + 28}C{x + s + 18} 200 {x + s - 18} 200 {x + s - 28} 176Z", GOLD, 4.2, .3, 40)


def wall(b, guild, worth):
    """Behind a Lord: the greater, the brighter the glory."""
    x, y = HEAD
    pale, deep = PALE[guild], DEEP[guild]
    b.shape(box(-4, -4, W + 8, H + 8), pale, 0)
    b.light(x, y, 330, 330, "#fff8e0", .8)
    if worth == 6:
        b.shape(fan(x, y, 60, 700, 22, 0, 360, .5), COLOURS["grower"] if guild != "grower" else "#f7e7b0", 0, .12, 240)
        b.shape(ring(x, y, 196), GOLD, 5, .12, 250)
        b.shape(ring(x, y, 172), "#f6e7b4", 4)
    elif worth == 4:
        b.shade(box(0, 0, W, H), (.5, .1, 0, 0, 0, 420), 240)
        b.shape(ring(x, y, 172), "#f6efd6", 5)
        b.stroke(ring(x, y, 160), 2.6)
    elif worth == 3:
        b.shade(box(0, 0, W, H), (.42, .12, 0, 0, 0, 420), 90)
        b.shape(f"M{x - 156} 700V{y}C{x - 156} {y - 220} {x + 156} {y - 220} {x + 156} {y}V700Z", "#f6efd6", 5)
    elif worth == 2:
        b.shade(box(0, 0, W, H), (.5, .06, 0, 0, 0, 400), 0)
    elif worth == 1:
        b.shade(box(0, 0, W, H), (.0, .4, 0, 60, 0, 520), 0)
    else:
        b.shape(box(-4, -4, W + 8, H + 8), deep, 0, (.8, .3, 0, 0, 0, 500), 60)
        b.light(x, y, 240, 260, pale, .9)


def figure(b, guild, name, armed=True):
    """A Lord about the middle of the face; armed: with the staff of the office, where there is one."""
    who, worth = CAST[guild][name], int(name[0])
    variant = list(CAST[guild]).index(name) + GUILDS.index(guild)
    behind, on = hats.HATS[who["hat"]]
    hair, beard = who.get("hair"), who.get("beard")
    if armed and (worth in (2, 4) and name.endswith("b") or worth == 6):
        staff(b, guild, 136)
    robes.back(b, guild, worth, variant)
    if behind:
        behind(b, COLOURS[guild], DEEP[guild])
    if hair:
        heads.behind(b, *hair)
    robes.body(b, guild, worth, variant)
    heads.face(b, *who["face"], *(who.get(key) for key in ("lips", "old", "scar", "blush", "tattoo")))
    if hair:
        heads.before(b, *hair)
    robes.collar(b, guild, worth, variant)
    if beard:
        heads.beard(b, *beard)
    if who.get("worn"):
        heads.worn(b, who["worn"])
    on(b, COLOURS[guild], DEEP[guild])


def lord(guild, name):
    b = Block()
    wall(b, guild, int(name[0]))
    with b.at(*HEAD, SIZE, 0, CAST[guild][name].get("flip", False)):
        figure(b, guild, name)
    lay_lord(b, guild, int(name[0]))
    return b


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    everybody = [f"{guild}-{name}" for guild in GUILDS for name in CAST[guild]]
    for whole in names or everybody:
        guild, name = whole.split("-", 1)
        print_card(lord(guild, name), whole, out, focus=HEAD)


if __name__ == "__main__":
    main(*sys.argv[1:])
