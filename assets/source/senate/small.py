"""small.py OUT_DIR [NAME...]: the Locations as they are seen small. NAME-small.jpg is the scene of a card that is narrower than its print, cut
anew in lines as broad as those of the Lords beside it. NAME-strip.jpg lies across the foot of a Lord, as high as a line of type: one thing that
tells the Location, and nothing else. A coin with the worth covers the upper left of the one and the right end of the other.
"""
import os
import sys

from cards import H, W
from emblems import BRASS, COLOURS, DEEP, GOLD, GUILDS, PALE, SILVER, emblem, key, pearl
from places import FOAM, SCENES, STONE, gear
from tokens import scales
from woodcut import Block, Bold, box, press, ring, save

SMALL, STRIP = (440, 470), (500, 200)
FOCUS = {  # what is to be seen of a scene: its middle and its height
    "admiralty": (222, 230, 330), "checkpoint": (300, 230, 330), "counting-house": (150, 230, 300), "divers-quay": (286, 220, 320), "forgers-den": (180, 200, 300),
    "land-registry": (240, 290, 300), "locksmith": (250, 220, 330), "map-room": (222, 240, 300), "mint": (222, 230, 320), "oyster-bank": (222, 240, 300),
    "pearl-stairs": (222, 220, 340), "sluice": (280, 190, 330), "tide-gate": (222, 224, 330), "turnstile": (222, 220, 330),
    "broker-hall": (222, 220, 330), "consul-hall": (222, 210, 340), "grower-hall": (222, 210, 330), "military-hall": (222, 220, 340), "oracle-hall": (222, 200, 340),
} | {f"{guild}-club": (196, 215, 370) for guild in GUILDS}


# --- the scene of a small card ---------------------------------------------------------------------------------------------------------


def wide(b, draw):
    """A scene that goes on beyond its sides, mirrored there."""
    for x, flip in ((0, True), (2 * W, True), (0, False)):
        with b.at(x, 0, 1, 0, flip), b.within(box(0, -2, W, 470)):
            draw(b)


def small(name):
    x, y, high = FOCUS[name]
    across = high * SMALL[0] / SMALL[1]
    b = Bold(max(1.0, across * .0036), 2.7)
    wide(b, SCENES[name])
    view = f"{x - across * .53} {max(0, min(y - high * .53, 412 - high))} {across} {high}"
    return press(round(SMALL[0] / across, 2)).pull(b, view, *SMALL, max(7.0, across * .033), (222, 250), sum(map(ord, name)))


# --- strips: 250 by 100, and what they show lies in the left three fifths -----------------------------------------------------------------


def ground(b, colour, low=None):
    b.fade(box(-4, -4, 258, 108), colour, low or colour, 0, 100)
    b.key.append(f'<path d="{box(-4, -4, 258, 108)}" fill="rgb(0,0,255)"/>')
    b.shade(box(0, 50, 250, 50), (.0, .4, 0, 46, 0, 104), 0)


def hall(guild):
    def strip(b):
        ground(b, PALE[guild])
        b.shape("M12 100V46H156V100Z", "#f2eedd", 5)
        for x in (28, 60, 92, 124):
            b.shape(box(x, 54, 16, 48), COLOURS[guild], 4)
        b.shape("M2 50L84 2L166 50Z", COLOURS[guild], 5.4)
        b.shape(ring(84, 42, 34), GOLD, 5)
        b.shape(ring(84, 42, 28), DEEP[guild], 3)
        emblem(b, guild, 84, 42, 22, "#fbf3dc", 1.6)
    return strip


def club(guild):
    def strip(b):
        ground(b, DEEP[guild])
        b.stroke("M0 34H250M0 68H250M30 0V34M150 0V34M0 68M12 34V68M170 34V68M140 68V100M40 68V100", 3.4)
        b.light(84, 50, 110, 80, "#fff0b0", .5)
        b.shape(ring(84, 50, 45), GOLD, 5.4)
        b.shape(ring(84, 50, 37), COLOURS[guild], 4)
        emblem(b, guild, 84, 50, 29, "#fbf3dc", 2)
    return strip


def admiralty(b):
    ground(b, "#cfe6da", "#7db8aa")
    with b.at(86, 48, 1, 90), b.at(0, 18, .84):
        b.shape("M-8 -40V-62H-30V-76H-9C-22 -84 -18 -106 0 -106C18 -106 22 -84 9 -76H30V-62H8V32C32 28 44 12 46 -4L60 8L54 -32L22 0L36 -2C34 16 18 50 0 58C-18 50 -34 16 -36 -2L-22 0L-54 -32L-60 8L-46 -4C-44 12 -32 28 -8 32Z", GOLD, 5.4)
    b.solid(ring(156, 46, 6))


def checkpoint(b):
    ground(b, "#cfe6da", "#8fc0b4")
    b.shape("M6 34H250V60H6Z", "#f4e9cb", 5)
    for x in (30, 120, 210):
        b.shape(f"M{x} 34H{x + 44}L{x + 28} 60H{x - 16}Z", "#c23a2e", 4)
    b.shape("M14 100V26H34V100Z", "#4a4f4c", 5)
    b.shape(ring(96, 50, 40), "#c23a2e", 5.4)
    b.shape(box(72, 40, 48, 20), "#fbf3dc", 4)


def counting_house(b):
    ground(b, "#a9b795", "#8a9a78")
    for x, n in ((34, 3), (82, 5)):
        for k in range(n):
            b.shape(f"M{x - 24} {86 - k * 15}V{97 - k * 15}H{x + 24}V{86 - k * 15}Z", GOLD, 4.4)
    pearl(b, 134, 76, 23, 5)


def divers_quay(b):
    ground(b, "#bfe0d6", "#6fae9f")
    b.stroke("M84 -4V14", 6)
    b.shape("M34 80C30 22 50 8 84 8C118 8 138 22 134 80Z", BRASS, 5.4, (.0, .6, 84, 0, 134, 0), 90)
    b.shape("M22 78H146V94H22Z", GOLD, 5)
    for x in (56, 84, 112):
        b.shape(ring(x, 46, 11), FOAM, 4.4)
    for x, y, r in ((160, 66, 6), (166, 42, 8), (158, 20, 5)):
        b.stroke(ring(x, y, r), 3.6)


def forgers_den(b):
    ground(b, "#7a6a4a", "#4d4030")
    for y, metal, flip in ((25, SILVER, False), (75, GOLD, True)):
        with b.at(84, y, 1, 90 if flip else -90):
            key(b, 0, 0, 50, metal)


def land_registry(b):
    ground(b, "#8a6a48", "#6d4a2a")
    b.shape("M6 88L22 16C50 8 72 12 86 26C100 12 122 8 150 16L166 88C136 80 104 84 86 94C68 84 36 80 6 88Z", "#f7edd0", 5.4)
    b.stroke("M86 26V92M34 30C50 26 64 28 74 36M30 48C48 44 62 46 74 54M26 66C46 62 62 64 74 72", 4)
    b.shape(ring(126, 54, 22), "#c23a2e", 5)


def locksmith(b):
    ground(b, "#a87a48", "#8a5f38")
    b.shape("M10 8H70V78C70 98 10 98 10 78Z", BRASS, 5.4)
    b.solid("M40 24C26 24 22 42 32 50L26 80H54L48 50C58 42 54 24 40 24Z")
    with b.at(116, 52, 1, -90):
        key(b, 0, 0, 48, SILVER)


def map_room(b):
    ground(b, "#e0d3a6", "#c2b48a")
    b.shape("M60 100L68 84H102L110 100Z", BRASS, 5)
    b.shape(ring(85, 46, 42), "#7fb8bb", 5.4, (.0, .5, 85, 46, 130, 60), 60)
    with b.within(ring(85, 46, 40)):
        b.shape("M46 30C58 14 78 24 94 18C102 34 86 42 90 54C76 70 56 66 46 50Z", "#e2d095", 4)
        b.shape("M100 60C114 54 122 58 136 48L120 90C104 96 98 84 96 76Z", "#e2d095", 4)
    b.stroke("M34 74A58 58 0 0 1 30 20M30 20A60 60 0 0 1 62 -8", 5)


def mint(b):
    ground(b, "#c9b58a", "#9c8558")
    b.shape(ring(118, 58, 34), GOLD, 5.4, (.0, .6, 110, 50, 150, 70), 50)
    b.shape(ring(58, 48, 42), GOLD, 5.4)
    b.stroke(ring(58, 48, 31), 3.6)
    b.shape("M58 22L66 40L85 42L71 55L75 74L58 64L41 74L45 55L31 42L50 40Z", BRASS, 4)


def oyster_bank(b):
    ground(b, "#bfe0d6", "#6fae9f")
    b.shape("M8 56C2 6 48 -14 85 -16C122 -14 168 6 162 56C120 40 50 40 8 56Z", "#f3dfe0", 5.4)
    b.stroke("M85 42V-8M62 42L48 -4M108 42L122 -4M40 46L18 16M130 46L152 16", 3.4)
    b.shape("M4 54C50 36 120 36 166 54C156 92 118 104 85 104C52 104 14 92 4 54Z", "#7c878c", 5.4, (.1, .6, 0, 60, 0, 100), 10)
    pearl(b, 66, 50, 25, 5)
    pearl(b, 112, 54, 19, 5)


def pearl_stairs(b):
    ground(b, "#d4e6d8", "#a9cbbb")
    for k in range(4):
        b.shape(box(16 + k * 34, 78 - k * 24, 170, 26), STONE, 5)
    for k in range(3):
        pearl(b, 28 + k * 34, 60 - k * 24, 16, 4.6)
    pearl(b, 136, -8, 16, 4.6)


def sluice(b):
    ground(b, "#a9b795", "#8a9a78")
    b.shape("M-4 74C20 64 40 84 66 74C92 64 112 84 138 74C164 64 190 84 254 74V104H-4Z", "#5a9d98", 5)
    b.stroke("M85 4V84M45 44H125M57 16L113 72M113 16L57 72", 7)
    b.stroke(ring(85, 44, 36), 10, GOLD)
    b.stroke(ring(85, 44, 42) + ring(85, 44, 30), 4.6)
    b.shape(ring(85, 44, 11), GOLD, 4.6)


def tide_gate(b):
    ground(b, "#b98a4c", "#9c6f38")
    b.stroke("M85 -4V104M168 -4V104", 5)
    gear(b, 85, 50, 42, GOLD, 10)
    b.shape(ring(85, 50, 31), "#fbf3dc", 5)
    b.stroke("M85 50V28M85 50L102 60", 6)


def turnstile(b):
    ground(b, "#bdb08a", "#93865f")
    b.shape("M22 104V6H46V104Z", "#5d6a66", 5)
    for turn in (-36, 0, 36):
        with b.at(34, 50, 1, turn):
            b.shape("M0 -8H128V8H0Z", BRASS, 5)
    b.shape(ring(34, 50, 24), GOLD, 5.4)


STRIPS = {"admiralty": admiralty, "checkpoint": checkpoint, "counting-house": counting_house, "divers-quay": divers_quay, "forgers-den": forgers_den, "land-registry": land_registry,
          "locksmith": locksmith, "map-room": map_room, "mint": mint, "oyster-bank": oyster_bank, "pearl-stairs": pearl_stairs, "sluice": sluice, "tide-gate": tide_gate,
          "turnstile": turnstile} | {f"{guild}-hall": hall(guild) for guild in GUILDS} | {f"{guild}-club": club(guild) for guild in GUILDS}


def location_back(b):
    """Nobody knows which: a shut door, and the pattern of the backs."""
    b.shape(box(-4, -4, 258, 108), "#4a3a1c", 0)
    with b.within(box(-4, -4, 258, 108)), b.at(0, 4, .56):
        scales(b, "#8a6a2a")
    b.shape("M20 104V60A54 54 0 0 1 128 60V104Z", BRASS, 4.6)
    b.shape("M34 104V62A40 40 0 0 1 74 22V104ZM74 22A40 40 0 0 1 114 62V104H74Z", "#8d5a36", 4.6, .25, 0)
    b.shape(ring(64, 72, 4.5) + ring(84, 72, 4.5), GOLD, 3.4)


def strip(name):
    b = Block()
    (location_back if name == "location-back" else STRIPS[name])(b)
    return press(STRIP[0] / 250).pull(b, "0 0 250 100", *STRIP, 10.5, (85, 50), sum(map(ord, name)))


def main(out, *names):
    for name in names or (*sorted(FOCUS), "location-back"):
        if name in FOCUS:
            save(small(name), os.path.join(out, name + "-small.jpg"), 84)
        save(strip(name), os.path.join(out, name + "-strip.jpg"), 84)


if __name__ == "__main__":
    main(*sys.argv[1:])
