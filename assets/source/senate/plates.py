"""plates.py ASSETS/senate: the pictures of the rules' pages, portraits/NAME.jpg and NAME-large.jpg, 512 by 640: cards laid out on the floor of the chamber,
with the faces that they have on the table. Needs what the other scripts print.
"""
import math
import os
import sys

from PIL import Image, ImageDraw, ImageFilter

SIZE = (1024, 1280)
GUILDS = {"broker": "#3f9a63", "consul": "#3470b4", "grower": "#e2ae2e", "military": "#c23a2e", "oracle": "#7a4fa8"}


def face(picture, guild):
    """A Lord as it is seen on the table: the head alone, in a frame of the guild's colour, under a larger banner and gift."""
    wide, high, edge = 800, 1120, 26
    image = Image.new("RGB", (wide, high), GUILDS[guild])
    x, y, w, h = .262 * picture.width, .04 * picture.height, .488 * picture.width, .54 * picture.height  # beside the printed banner and gift
    inner = (wide - 2 * edge, high - 2 * edge)
    cut = min(w / inner[0], h / inner[1])
    x, w, h = x + (w - cut * inner[0]) / 2, cut * inner[0], cut * inner[1]
    image.paste(picture.convert("RGB").resize(inner, Image.LANCZOS, (x, y, x + w, y + h)), (edge, edge))
    banner = picture.convert("RGB").crop((14, 10, 116, 210)).resize((214, 420), Image.LANCZOS)
    image.paste(banner, (edge, edge))
    gift = picture.convert("RGB").crop((344, 10, 436, 102)).resize((212, 212), Image.LANCZOS)
    mask = Image.new("L", (960, 960))
    ImageDraw.Draw(mask).ellipse((0, 0, 959, 959), fill=255)
    image.paste(gift, (wide - edge - 224, edge + 12), mask.resize((212, 212), Image.LANCZOS))
    return image


class Table:
    def __init__(self, assets):
        self.assets = assets
        floor = Image.open(os.path.join(assets, "ui", "chamber.jpg")).convert("RGB")
        tall = floor.height
        wide = round(tall * SIZE[0] / SIZE[1])
        self.image = floor.crop(((floor.width - wide) // 2, 0, (floor.width + wide) // 2, tall)).resize(SIZE, Image.LANCZOS)

    def lay(self, name, x, y, high, turn=0.0):
        """A picture about (x, y), so high, turned by degrees, with its shadow."""
        picture = Image.open(os.path.join(self.assets, name)).convert("RGBA")
        guild = os.path.basename(name).split("-")[0]
        if guild in GUILDS and name.startswith("cards"):
            picture = face(picture, guild).convert("RGBA")
        if name.startswith("cards"):  # the paper's margin about what is printed
            margin = round(picture.width * .04)
            paper = Image.new("RGBA", (picture.width + 2 * margin, picture.height + 2 * margin), "#efe3c4")
            paper.paste(picture, (margin, margin))
            picture = paper
        wide = round(picture.width * high / picture.height)
        picture = picture.resize((wide, round(high)), Image.LANCZOS).rotate(-turn, Image.BICUBIC, expand=True)
        shade = Image.new("RGBA", (picture.width + 60, picture.height + 60))
        shade.paste((5, 14, 13, 150), (30, 30), picture.getchannel("A"))
        shade = shade.filter(ImageFilter.GaussianBlur(10))
        left, top = round(x - picture.width / 2), round(y - picture.height / 2)
        self.image.paste(shade, (left - 20, top - 14), shade)
        self.image.paste(picture, (left, top), picture)

    def save(self, name):
        stem = os.path.join(self.assets, "portraits", name)
        self.image.save(stem + "-large.jpg", quality=80, optimize=True)
        self.image.resize((512, 640), Image.LANCZOS).save(stem + ".jpg", quality=86, optimize=True)


def card(name):
    return f"cards/{name}.jpg"


def chamber(t):
    """A triangle on its point."""
    rows = (("oracle-1-a", "oracle-4-a", "broker-2-a", "grower-1-a", "grower-3-a"), ("oracle-0", "oracle-1-c", "military-4-a", "grower-6"), ("consul-3-a", "military-1-c", "military-6"), ("consul-6", "broker-3-a"), ("broker-6",))
    for r, row in enumerate(rows):
        for k, name in enumerate(row):
            t.lay(card(name), 512 + (k - (len(row) - 1) / 2) * 190, 170 + r * 236, 226)


def piles(t):
    for k, (guild, names) in enumerate((("broker", ("2-a", "1-b")), ("consul", ("6", "1-c", "4-a")), ("grower", ("1-a",)), ("military", ("1-c", "2-a", "3-a", "4-a")), ("oracle", ("1-c", "3-b")))):
        for j, name in enumerate(names):
            t.lay(card(f"{guild}-{name}"), 116 + k * 198, 300 + j * 96 + (k % 2) * 170, 268, (k + j) % 3 - 1)
    t.lay(card("back"), 512, 1080, 300, 4)


def keys(t):
    t.lay(card("broker-1-b"), 250, 330, 440, -9)
    t.lay(card("grower-1-a"), 520, 300, 440, 3)
    t.lay(card("locksmith"), 600, 820, 700, 5)
    t.lay("figures/key-silver.png", 230, 760, 240, -20)
    t.lay("figures/key-gold.png", 200, 1030, 240, 24)


def pearls(t):
    t.lay(card("oracle-3-b"), 300, 380, 560, -8)
    t.lay(card("military-4-a"), 700, 430, 560, 7)
    for k in range(7):
        t.lay("figures/pearl.png", 180 + k * 108, 900 + 90 * math.sin(k * 1.1), 110)
    t.lay("figures/master.png", 512, 1120, 260)


def solo(t):
    for k, name in enumerate(("broker", "consul", "grower", "military")):
        t.lay(f"portraits/{name}.jpg", 190 + k * 214, 300 + (k % 2) * 50, 470, (-8, -3, 3, 8)[k])
    t.lay("portraits/oracle.jpg", 512, 770, 700)
    t.lay("figures/replay.png", 840, 1110, 240, 8)


PLATES = {"chamber": chamber, "piles": piles, "keys": keys, "pearls": pearls, "solo": solo}


def main(assets, *names):
    for name in names or PLATES:
        table = Table(assets)
        PLATES[name](table)
        table.save(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
