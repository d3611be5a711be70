"""posters.py NAME OUT.jpg [SCALE]: the posters of the Drowned Senate: its title and its ends. The left third is calm: the program sets its words there.
With SCALE 2, which is usual, OUT-large.jpg is written too; less than 1 for a quick look.
posters.py --whole TITLE.jpg OUT.jpg cuts the calm side off.
"""
import os
import sys

from PIL import Image

from emblems import BRASS, DEEP, GOLD, VERDIGRIS, emblem, pearl
from lords import CAST, figure
from places import fish, weed
from woodcut import Block, Press, box, fan, reduced, ring, save

W, H, CX = 1920, 1080, 1262


def wall(b, wash, tone=.4, angle=90):
    """Carved to the right of the words alone."""
    b.shape(box(-4, -4, W + 8, H + 8), wash, 0, (.0, tone, 560, 0, 900, 0), angle)


def calm(b, colour):
    """Where the words stand."""
    b.wash.append(f'<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="430" y1="0" x2="690" y2="0"><stop offset="0" stop-color="{colour}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient>'
                  f'<path d="{box(-4, -4, 704, H + 8)}" fill="url(#calm)"/>')


def columns(b, xs, wash=VERDIGRIS, top=0):
    for x in xs:
        b.shape(box(x - 40, top, 80, H), wash, 5.5, (.05, .8, x - 14, 0, x + 40, 0), 90)
        b.shape(f"M{x - 64} {top}H{x + 64}V{top + 26}L{x + 42} {top + 60}H{x - 42}L{x - 64} {top + 26}Z", BRASS, 5, .25, 0)
        b.stroke(f"M{x - 14} {top + 60}V{H}M{x + 14} {top + 60}V{H}", 3)


def window(b, x, y, r, bright=True):
    """A round window on the lagoon."""
    b.shape(ring(x, y, r + 46), BRASS, 6, (.0, .6, x - r * .3, y - r, x + r, y + r * .6), 40)
    pane = ring(x, y, r)
    with b.within(pane):
        b.fade(box(x - r, y - r, 2 * r, 2 * r), "#eef6dc" if bright else "#5f9a94", "#4f948c" if bright else "#1d3f40", y - r, y + r)
        b.key.append(f'<path d="{pane}" fill="rgb(0,0,255)"/>')
        b.shade(box(x - r, y - r, 2 * r, 2 * r), (.0, .55, 0, y - r * .4, 0, y + r), 0)
        for k in range(-3, 4):
            b.tint(f"M{x + k * 70 - 16} {y - r}h44l{k * 60 + 30} {2 * r}h-120Z", "#fffbe4", .35 if bright else .12)
        # the city that went under
        for k, (dx, wide, high, dome) in enumerate(((-260, 120, 150, 1), (-150, 90, 220, 0), (-40, 150, 190, 1), (110, 80, 260, 0), (200, 130, 160, 1), (300, 90, 120, 0))):
            low, ink = y + r * .92, "#6fa796" if bright else "#2d5653"
            left = x + dx * r / 330 - wide / 2
            b.shape(f"M{left} {low}V{low - high}" + (f"A{wide / 2} {wide * .56} 0 0 1 {left + wide} {low - high}" if dome else f"L{left + wide / 2} {low - high - 70}L{left + wide} {low - high}") + f"V{low}Z", ink, 4.4, (.1, .6, left + wide * .4, 0, left + wide, 0), 90)
            for j in range(3):
                b.shape(box(left + wide * .3, low - high + 26 + j * 44, wide * .14, 22) + box(left + wide * .58, low - high + 26 + j * 44, wide * .14, 22), "#f7e3a0", 2.4)
        for dx, dy, size, flip in ((-218, -98, 1.5, False), (120, -190, 1.2, True), (215, -2, 1.3, True), (-60, -210, 1.0, False), (-230, 10, 1.1, False)):
            fish(b, x + dx * r / 330, y + dy * r / 330, size, flip)
        # a whale goes by
        with b.at(x + r * .16, y - r * .26, r / 360):
            b.shape("M-190 10C-170 -60 -60 -86 60 -56C110 -44 150 -24 186 -40C196 -70 224 -84 244 -80C236 -56 230 -40 214 -22C232 -10 240 6 242 26C216 26 196 10 186 -10C150 6 100 40 20 52C-70 62 -150 54 -190 10Z", "#35605f", 5, (.1, .75, 0, -50, 0, 54), 8)
            b.stroke("M-180 14C-130 34 -90 30 -60 10M-150 26C-110 44 -80 42 -50 28", 3.4)
            b.shape(ring(-112, -8, 6), "#f4ead2", 3)
    b.stroke(pane, 7)
    b.stroke(ring(x, y, r + 46), 7)
    for k in range(16):
        with b.at(x, y, 1, k * 22.5):
            b.shape(ring(0, -r - 23, 11), GOLD, 4)


def lord(b, guild, name, x, y, size, flip=None):
    """One of the sixty, the middle of the face at (x, y)."""
    with b.at(x, y, size, 0, CAST[guild][name].get("flip", False) if flip is None else flip):
        figure(b, guild, name, False)


def desk(b, y, wash="#7a5632"):
    """The bench before them."""
    b.shape(f"M560 {y + 20}C800 {y - 30} 1720 {y - 30} 1960 {y + 20}V1100H560Z", wash, 6, (.1, .7, 0, y, 0, 1090), 2)
    b.shape(f"M550 {y + 24}C800 {y - 30} 1720 {y - 30} 1970 {y + 24}V{y + 56}C1720 {y + 2} 800 {y + 2} 550 {y + 56}Z", BRASS, 5, .25, 4)


def title():
    """Five guilds sit under water, and somebody is going to have them all."""
    b = Block()
    wall(b, "#2c5350")
    b.shade(fan(CX, 400, 420, 1500, 40, 0, 360, .5), (.0, .42, 560, 0, 860, 0), 240)
    window(b, CX, 352, 306)
    columns(b, (700, 1836), top=-10)
    lord(b, "broker", "6", 800, 690, .98)
    lord(b, "military", "6", 1728, 690, .98)
    lord(b, "grower", "6", 1030, 726, 1.04)
    lord(b, "oracle", "6", 1498, 726, 1.04)
    lord(b, "consul", "6", CX, 760, 1.2)
    desk(b, 1004)
    for x, guild in ((800, "broker"), (1030, "grower"), (CX, "consul"), (1498, "oracle"), (1728, "military")):
        b.shape(ring(x, 1044, 30), GOLD, 4.6)
        b.shape(ring(x, 1044, 24), DEEP[guild], 3.6)
        emblem(b, guild, x, 1044, 16, "#f8edcf", 2)
    calm(b, "#1b3836")
    return b


def victory():
    """The pearl is yours, and the lagoon is full of light."""
    b = Block()
    wall(b, "#5f9a8a", .3, 240)
    b.light(CX, 460, 800, 700, "#fff6cf", .95)
    b.shape(fan(CX, 470, 260, 1500, 26, 4, 364, .42), "#e6c65e", 0, (.0, .2, 560, 0, 860, 0), 240)
    with b.at(CX, 560, 2.1):
        b.shape("M0 60C-110 50 -190 0 -180 -80C-150 -96 -140 -110 -128 -138C-98 -136 -84 -150 -66 -172C-38 -164 -20 -176 0 -194C20 -176 38 -164 66 -172C84 -150 98 -136 128 -138C140 -110 150 -96 180 -80C190 0 110 50 0 60Z", "#f3d3b4", 3.4, (.0, .55, 0, -100, 160, 20), 70)
        b.stroke("M0 50L-168 -74M0 50L-122 -128M0 50L-62 -162M0 50V-180M0 50L62 -162M0 50L122 -128M0 50L168 -74", 2.4)
        b.shape("M-190 20C-120 -10 120 -10 190 20C170 90 80 120 0 120C-80 120 -170 90 -190 20Z", "#d9a98a", 3.4, (.1, .75, 0, 20, 0, 120), 6)
        b.shape("M-164 24C-100 0 100 0 164 24C100 52 -100 52 -164 24Z", "#fbe9dc", 3)
        pearl(b, 0, -34, 66, 3.4)
    for k in range(9):
        s = -1 if k % 2 else 1
        fish(b, CX + s * (330 + k * 34), 120 + (k * 73) % 260, 1.1 + k % 3 * .3, s > 0)
    weed(b, 690, 1100, 520)
    weed(b, 1850, 1100, 560, "#86a850")
    for guild, name, x, y, size in (("grower", "1-b", 770, 800, .74), ("oracle", "1-c", 930, 838, .78), ("military", "1-d", 1600, 838, .78), ("broker", "1-a", 1760, 800, .74), ("consul", "1-d", 1090, 880, .8), ("grower", "4-a", 1440, 880, .8)):
        lord(b, guild, name, x, y, size, x > CX)
    desk(b, 1034)
    calm(b, "#3d6a5f")
    return b


def throne(b, x, y):
    """The Doge's chair under a shell, its seat hidden by whoever stands before it; its foot is at (x, y)."""
    b.shape(f"M{x - 214} {y}V{y - 420}H{x + 214}V{y}Z", BRASS, 6, (.1, .75, x - 60, 0, x + 214, 0), 90)
    for s in (-1, 1):
        b.shape(box(x + s * 196 - 30, y - 470, 60, 470), "#8d7437", 5.5, (.1, .8, x + s * 196 - 10, 0, x + s * 196 + 30, 0), 90)
        pearl(b, x + s * 196, y - 500, 36, 5)
    with b.at(x, y - 448, 1.16):
        b.shape("M-190 20C-212 -60 -206 -112 -170 -150C-148 -150 -134 -160 -122 -180C-100 -176 -84 -186 -68 -206C-44 -200 -22 -210 0 -230C22 -210 44 -200 68 -206C84 -186 100 -176 122 -180C134 -160 148 -150 170 -150C206 -112 212 -60 190 20Z", "#d8b46a", 5, (.0, .6, -60, -120, 190, 20), 70)
        b.stroke("M0 20L-160 -128M0 20L-112 -160M0 20L-60 -188M0 20V-210M0 20L60 -188M0 20L112 -160M0 20L160 -128M0 20L-186 -60M0 20L186 -60", 3.4)
    b.shape(f"M{x - 150} {y - 96}V{y - 400}C{x - 90} {y - 440} {x + 90} {y - 440} {x + 150} {y - 400}V{y - 96}Z", "#5a2233", 5, (.15, .8, x - 40, 0, x + 150, 0), 90)
    for row in range(4):
        for k in range(3 - row % 2):
            b.solid(ring(x - 84 + k * 84 + (row % 2) * 42, y - 360 + row * 64, 6))
    b.shape(f"M{x - 186} {y - 110}H{x + 186}V{y - 44}H{x - 186}Z", "#7c2f45", 5.5, (.1, .7, x - 40, 0, x + 186, 0), 0)
    b.shape(f"M{x - 200} {y - 52}H{x + 200}V{y}H{x - 200}Z", BRASS, 5.5, (.1, .7, x, 0, x + 200, 0), 0)
    for s in (-1, 1):
        b.shape(f"M{x + s * 160} {y - 214}H{x + s * 246}C{x + s * 270} {y - 214} {x + s * 270} {y - 168} {x + s * 246} {y - 168}H{x + s * 160}Z", GOLD, 5, (.1, .6, x + s * 160, 0, x + s * 260, 0), 0)
        b.shape(box(x + s * 214 - 20, y - 170, 40, 170), BRASS, 5, (.1, .7, x + s * 214 - 8, 0, x + s * 214 + 20, 0), 90)


def mask(b, x, y, size, turn):
    with b.at(x, y, size, turn):
        b.shape("M-58 -40C-20 -54 30 -54 60 -40C64 -10 60 30 4 40C-50 30 -62 -10 -58 -40Z", "#e9dfc6", 5, (.05, .75, -10, 0, 66, 10), 70)
        b.solid("M-44 -14C-36 -26 -14 -26 -6 -12C-16 0 -38 0 -44 -14ZM18 -12C26 -24 42 -24 50 -14C44 0 26 0 18 -12Z")


def defeat():
    """One light is left in the chamber, and the chair that it falls on is not yours: after a game alone the Opponent stands before it."""
    b = Block()
    wall(b, "#1f3534", .6, 90)
    columns(b, (720, 930, 1600, 1810), "#2d4a47", -10)
    b.wash.append('<linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="980"><stop offset="0" stop-color="#f7e3a0" stop-opacity=".85"/><stop offset="1" stop-color="#f7e3a0" stop-opacity=".12"/></linearGradient>'
                  f'<path d="M{CX - 120} -10H{CX + 120}L{CX + 430} 1010H{CX - 430}Z" fill="url(#ray)"/>')
    b.key.append(f'<path d="M{CX - 120} -10H{CX + 120}L{CX + 430} 1010H{CX - 430}Z" fill="rgb(20,0,255)"/>')
    for k, wide in enumerate((920, 780, 640)):
        b.shape(box(CX - wide / 2, 1000 - k * 44, wide, 50), "#6d7a68", 5, (.1, .6, CX, 0, CX + wide / 2, 0), 0)
    throne(b, CX, 912)
    b.shape(f"M{CX - 520} 1000H{CX + 520}V1100H{CX - 520}Z", "#6d7a68", 5, (.1, .6, CX, 0, CX + 520, 0), 0)
    for x, y, turn in ((690, 1030, -20), (1000, 1052, 12), (1530, 1050, -8), (1800, 1020, 24), (1660, 1062, -30)):
        mask(b, x, y, .9, turn)
    calm(b, "#14201f")
    return b


def shared():
    """Two hands are on one pearl."""
    b = Block()
    wall(b, "#3a6660")
    window(b, CX, 330, 270, False)
    columns(b, (690, 1840), top=-10)
    lord(b, "consul", "4-b", CX - 330, 620, 1.3, False)
    lord(b, "military", "4-a", CX + 330, 620, 1.3, True)
    b.light(CX, 800, 330, 300, "#fff6cf", .9)
    desk(b, 980)
    b.shape(f"M{CX - 130} 984C{CX - 120} 930 {CX + 120} 930 {CX + 130} 984Z", "#7c2530", 5, .3, 10)
    pearl(b, CX, 840, 118, 6)
    calm(b, "#274a47")
    return b


POSTERS = {"title": title, "victory": victory, "defeat": defeat, "shared": shared}


def crop(title, out):
    """A poster without its calm left side, for a page of the rules: 1020 by 864, and twice that."""
    for size in ("", "-large"):
        stems = [os.path.splitext(name)[0] + size + ".jpg" for name in (title, out)]
        poster = Image.open(stems[0])
        k = poster.width // W
        poster.crop((645 * k, 0, W * k, H * k)).resize((1020 * k, 864 * k), Image.LANCZOS).save(stems[1], quality=86)


def main(name, out, scale="2"):
    if name == "--whole":
        crop(out, scale)
        return
    scale = float(scale)
    image = Press(scale).pull(POSTERS[name](), f"0 0 {W} {H}", round(W * scale), round(H * scale), 9, (CX, 470), 7)
    if scale >= 2:
        save(image, os.path.splitext(out)[0] + "-large.jpg", 78)
        image = reduced(image, 2)
    save(image, out, 86)


if __name__ == "__main__":
    main(*sys.argv[1:])
