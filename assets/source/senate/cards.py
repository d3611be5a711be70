"""What Lords and Locations have in common: the size of a card's face, its frame, banner and seals, and how it is printed.

The face is what lies within the paper's margin on the kit's card: 445 by 645 units. Where what is printed on it lies is told in README.md.
"""
import os

from emblems import COLOURS, DEEP, GOLD, SILVER, emblem, key, pearl
from ink import outline
from woodcut import HERE, press, ring, save

W, H = 445, 645
FONT = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")
SEAL = (392, 56)  # middle of a Lord's gift
BANNER = {  # its lower end, by guild
    "broker": "L116 212C116 256 14 256 14 212Z",
    "consul": "L116 238H14Z",
    "grower": "L116 224L90 252L65 224L40 252L14 224Z",
    "military": "L116 216L65 264L14 216Z",
    "oracle": "L116 258L65 220L14 258Z",
}


def print_card(block, name, out, focus=(0, 0)):
    target = os.path.join(out, name + ".jpg")
    if os.environ.get("CARDS_KEEP") and os.path.exists(target):
        return
    scale = float(os.environ.get("CARDS_SCALE", "1"))
    image = press(scale).pull(block, f"0 0 {W} {H}", round(W * scale), round(H * scale), 7.0, focus, sum(map(ord, name)))
    save(image, target)


def numeral(b, text, x, y, size, wash="#fbf3dc"):
    """Figures, their base line's middle at (x, y)."""
    d = outline(FONT, text, size, x, y, "middle")
    b.key.append(f'<path d="{d}" fill="rgb(0,0,255)" stroke="rgb(255,0,0)" stroke-width="9" stroke-linejoin="round"/><path d="{d}" fill="rgb(0,0,255)"/>')
    b.wash.append(f'<path d="{d}" fill="{wash}"/>')


def frame(b, inner="#c99b45"):
    rim = f"M-6 -6H{W + 6}V{H + 6}H-6ZM9 9V{H - 9}H{W - 9}V9Z"
    b.wash.append(f'<path d="{rim}" fill="{inner}" fill-rule="evenodd"/>')
    b.key.append(f'<path d="{rim}" fill="rgb(0,0,255)" fill-rule="evenodd"/>')
    b.stroke(f"M9 9H{W - 9}V{H - 9}H9Z", 3.6)
    b.stroke(f"M1.500 1.500H{W - 1.5}V{H - 1.5}H1.500Z", 3)


def gift(b, worth):
    """What a Lord gives, in the upper right corner: the strip of a fan shows it."""
    x, y = SEAL
    if worth in (0, 6):
        b.shape(ring(x, y, 42), "#2b3f3d", 4.6)
        b.key.append(f'<path d="{ring(x, y, 40)}" fill="rgb(0,0,255)"/>')
        arrows = "M-30 -6C-26 -26 -4 -32 12 -20L18 -28L26 -2L0 -4L6 -12C-4 -20 -16 -16 -18 -4ZM30 6C26 26 4 32 -12 20L-18 28L-26 2L0 4L-6 12C4 20 16 16 18 4Z"
        turn_up = "M-26 -20H2V22H-26ZM-18 -12V14H-6V-12ZM8 8V-10H0L16 -30L32 -10H24V8Z"
        with b.at(x, y):
            b.tint(arrows if worth == 0 else turn_up, "#f4e6bd")
    elif worth in (1, 2):
        metal = SILVER if worth == 1 else GOLD
        b.shape(ring(x, y, 42), "#2b3f3d", 4.6)
        b.key.append(f'<path d="{ring(x, y, 40)}" fill="rgb(0,0,255)"/>')
        key(b, x, y, 33, metal, 30)
    elif worth == 3:
        pearl(b, x - 22, y - 8, 27)
        pearl(b, x + 20, y + 10, 27)
    else:
        pearl(b, x, y, 36)


def lay_lord(b, guild, worth):
    """What is printed over a Lord: frame, banner with worth and guild, gift."""
    frame(b)
    d = "M14 6H116" + BANNER[guild]
    b.shape(d, DEEP[guild], 5)
    b.tint("M22 6H108V130H22Z", COLOURS[guild])
    b.stroke("M14 132H116", 3.6)
    numeral(b, str(worth), 65, 120, 128)
    emblem(b, guild, 65, 180, 38, "#f8edcf", 2.6)
    gift(b, worth)
