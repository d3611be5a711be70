"""locations.py OUT_DIR [NAME...]: the twenty-four Locations, NAME.jpg: a scene (places.py), a bare plate on which the game prints the name, and
below it what the Location is worth and does, told in icons and figures."""
import os
import sys

from cards import W, frame, numeral, print_card
from emblems import BRASS, COLOURS, DEEP, GOLD, SILVER, emblem, key, pearl
from places import SCENES
from woodcut import Block, box, fan, ring

PLATE = (22, 408, 401, 62)      # where the name is set
PANEL = (9, 476, 427, 160)      # what it does
MIDDLE = 558

# what stands in the shell at the upper left: its worth, or what each thing counts
WORTH = {"admiralty": "7", "pearl-stairs": "5", "oyster-bank": "4", "divers-quay": "3", "checkpoint": "3", "turnstile": "3", "tide-gate": "3", "sluice": "3",
         "forgers-den": "3", "map-room": "3"}


def shell(b, text, x, y, r=46):
    """A worth, on a medal of brass."""
    b.shape(fan(x, y, r * .8, r * 1.14, 14, 0, 360, .62), GOLD, 4)
    b.shape(ring(x, y, r), GOLD, 4.6, (.0, .6, x - r * .2, y - r * .4, x + r, y + r * .5), 50)
    b.shape(ring(x, y, r * .8), "#2b4a47", 4)
    numeral(b, text, x, y + r * .6, r * 1.62, "#fff8e2")


def card_back(b, x, y, tall=54, wash="#2f6a66"):
    """A card face down."""
    w = tall * .7
    b.shape(box(x - w / 2, y - tall / 2, w, tall), "#f4ead2", 3.6)
    b.shape(box(x - w / 2 + 5, y - tall / 2 + 5, w - 10, tall - 10), wash, 2.6)


def house(b, x, y, r=32):
    """A Location, any."""
    b.shape(f"M{x - r * .8} {y + r}V{y - r * .1}L{x} {y - r}L{x + r * .8} {y - r * .1}V{y + r}Z", "#b8d4c6", 4.2, (.0, .4, x, y, x + r, y), 90)
    b.shape(f"M{x - r * .26} {y + r}V{y + r * .36}A{r * .26} {r * .26} 0 0 1 {x + r * .26} {y + r * .36}V{y + r}Z", "#2f4b49", 3.4)


def arrow(b, x, y, long=46, turn=0):
    with b.at(x, y, 1, turn):
        b.shape(f"M{-long / 2} -8H{long / 2 - 18}V-22L{long / 2} 0L{long / 2 - 18} 22V8H{-long / 2}Z", "#f4e6bd", 4)


def chain(b, x, y, links=3):
    for k in range(links):
        with b.at(x + (k - (links - 1) / 2) * 34, y, 1, 90 if k % 2 else 0):
            d = ring(0, 0, 23, 15) + ring(0, 0, 12, 6) if not k % 2 else ring(0, 0, 20, 9)
            b.wash.append(f'<path d="{d}" fill="{SILVER}" fill-rule="evenodd"/>')
            b.key.append(f'<path d="{d}" fill="rgb(60,60,255)" fill-rule="evenodd" stroke="rgb(255,0,0)" stroke-width="4"/>')


def each(b, text, thing):
    """So many for each of a thing."""
    shell(b, text, 134, MIDDLE, 50)
    numeral(b, "/", 212, MIDDLE + 34, 96, "#f4e6bd")
    thing(b, 300)


def crown(b, x, y, r=34):
    b.shape(f"M{x - r} {y + r * .6}L{x - r * 1.1} {y - r * .5}L{x - r * .5} {y}L{x} {y - r * .9}L{x + r * .5} {y}L{x + r * 1.1} {y - r * .5}L{x + r} {y + r * .6}Z", GOLD, 4.4, (.0, .4, x, 0, x + r, 0), 60)


def pearls(n):
    def effect(b):
        for k in range(n):
            pearl(b, 222 + (k - (n - 1) / 2) * 92, MIDDLE, 38)
    return effect


def bond(n):
    def effect(b):
        chain(b, 150, MIDDLE, 3)
        for k in range(n):
            card_back(b, 290 + (k - (n - 1) / 2) * 66, MIDDLE, 84)
    return effect


def tide(b):
    for k, guild in enumerate(COLOURS):
        x = 66 + k * 42
        b.shape(box(x - 17, MIDDLE - 34, 34, 50), "#f4ead2", 3.4)
        b.shape(box(x - 13, MIDDLE - 30, 26, 42), COLOURS[guild], 2)
        emblem(b, guild, x, MIDDLE - 9, 11, "#f8edcf", 1.4)
    arrow(b, 300, MIDDLE, 56)
    for k in range(3):
        card_back(b, 372 + k * 7, MIDDLE - k * 6, 84)


def flood(b):
    for k in range(3):
        house(b, 70 + k * 66, MIDDLE, 34)
    arrow(b, 286, MIDDLE, 60)
    for k in range(3):
        card_back(b, 362 + k * 7, MIDDLE - k * 6, 84, "#8a6a2a")


def forged(b):
    key(b, 130, MIDDLE, 46, SILVER)
    numeral(b, "+", 200, MIDDLE + 30, 84, "#f4e6bd")
    key(b, 266, MIDDLE, 46, GOLD)
    numeral(b, "=", 334, MIDDLE + 30, 84, "#f4e6bd")
    house(b, 394, MIDDLE, 30)


def search(b):
    for k in range(5):
        with b.at(130 + k * 40, MIDDLE + 14, 1, -24 + k * 12):
            card_back(b, 0, -8, 86, "#8a6a2a")
    b.stroke("M356 576L392 612", 14)
    b.stroke("M356 576L392 612", 7, "#8a5f38")
    b.shape(ring(330, 548, 36), "#dcefe6", 5)
    b.stroke(ring(330, 548, 36), 9)
    b.stroke("M310 540C314 528 322 522 334 522", 4)


def hall(guild):
    def effect(b):
        crown(b, 152, MIDDLE, 44)
        b.shape(ring(290, MIDDLE, 56), DEEP[guild], 4.6)
        emblem(b, guild, 290, MIDDLE, 40, "#f8edcf", 2.6)
    return effect


def club(guild):
    def effect(b):
        shell(b, "1", 92, MIDDLE, 46)
        numeral(b, "+", 162, MIDDLE + 30, 84, "#f4e6bd")
        shell(b, "1", 230, MIDDLE, 46)
        numeral(b, "/", 296, MIDDLE + 34, 96, "#f4e6bd")
        b.shape(ring(366, MIDDLE, 50), DEEP[guild], 4.6)
        emblem(b, guild, 366, MIDDLE, 35, "#f8edcf", 2.6)
    return effect


EFFECT = {
    "admiralty": lambda b: shell(b, "7", 222, MIDDLE, 58), "pearl-stairs": pearls(1), "oyster-bank": pearls(2), "divers-quay": pearls(3),
    "locksmith": lambda b: each(b, "1", lambda b, x: key(b, x, MIDDLE, 52, SILVER)), "mint": lambda b: each(b, "2", lambda b, x: key(b, x, MIDDLE, 52, GOLD)),
    "counting-house": lambda b: each(b, "1", lambda b, x: (pearl(b, x - 10, MIDDLE - 8, 34), pearl(b, x + 54, MIDDLE + 10, 34))),
    "land-registry": lambda b: each(b, "2", lambda b, x: house(b, x + 10, MIDDLE, 46)),
    "checkpoint": bond(1), "turnstile": bond(2), "tide-gate": tide, "sluice": flood, "forgers-den": forged, "map-room": search,
} | {f"{guild}-hall": hall(guild) for guild in COLOURS} | {f"{guild}-club": club(guild) for guild in COLOURS}


def location(name):
    b = Block()
    with b.within(box(0, 0, W, PLATE[1] + 20)):
        SCENES[name](b)
    x, y, w, h = PANEL
    b.shape(box(x - 12, y - 8, w + 24, h + 24), "#23413e", 4.6)
    b.key.append(f'<path d="{box(x, y, w, h)}" fill="rgb(26,10,255)"/>')
    x, y, w, h = PLATE
    b.shape(f"M{x - 20} {y}H{x + w + 20}V{y + h + 4}H{x - 20}Z", BRASS, 5)
    b.shape(box(x, y + 8, w, h - 12), "#f4e9cb", 3.6)
    EFFECT[name](b)
    frame(b)
    if name in WORTH:
        shell(b, WORTH[name], 62, 62, 48)
    return b


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or sorted(SCENES):
        print_card(location(name), name, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
