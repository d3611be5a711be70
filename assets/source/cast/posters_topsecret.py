"""posters_topsecret.py title OUT.jpg [SCALE]: the poster of Top Secret Spies: seven agents and a safe before lit houses, in the rain.

Its left third is calm, for what the program prints there. The houses are those of the board.
"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "map"))
import square
from poster import circle, figure, path, print_all, sheet

NIGHT, DUSK, STREET, LIT = "#1b2438", "#33415f", "#27324a", "#f8cf6a"
AGENTS = (("ash", 778, .38), ("canary", 910, .38), ("ginger", 1062, .38), ("jade", 1456, .38), ("navy", 1588, .37), ("ruby", 1710, .36), ("violet", 1828, .36))


def sky():
    out = sheet(path(square.box(0, 0, 1920, 1080)), NIGHT, flat=True)
    for r, colour in ((640, "#222d46"), (500, "#2b3753"), (360, DUSK)):
        out += sheet(circle(1270, 470, r), colour, 40)
    return out + sheet(circle(1270, 330, 132), LIT, 60) + sheet(circle(1236, 300, 22) + circle(1310, 352, 30) + circle(1284, 262, 13), "#e5b850", flat=True)


def street():
    """Houses of the board in a row, and wet stones before them."""
    out, drawn = "", square.drawings()
    for k, x in ((9, 700), (2, 900), (0, 1130), (6, 1400), (8, 1590), (3, 1830)):
        out += f'<g data-lift="90"><g transform="translate({x} 800) scale(1.02)">{drawn[k]}</g></g>'
    out += sheet(path("M0 800H1920V1080H0Z"), STREET, 90)
    stones = random.Random(7)
    d = "".join(f"M{x + stones.random() * 14:.0f} {y}h{34 + stones.random() * 22:.0f}" for y in range(818, 1080, 22) for x in range((y // 22 % 2) * 30 - 30, 1920, 68))
    out += sheet(f'<path d="{d}" fill="none" stroke="#3b4962" stroke-width="13" stroke-linecap="round"/>', flat=True)
    return out + square.shine(1270, 960, 620, 130, strength=.34)


def safe():
    box = sheet(path(square.box(-92, -190, 184, 190) + square.box(-74, -4, 34, 18) + square.box(40, -4, 34, 18)), "#59636e", 100, move="translate(1270 986)")
    box += sheet(path(square.box(-74, -172, 148, 152)), "#7d8894", 50, move="translate(1270 986)")
    return box + sheet(circle(0, -96, 44), "#8a6a2a", 40, move="translate(1270 986)") + sheet(circle(0, -96, 33, "#e0b050") + '<path d="M0 -140V-52M-44 -96H44" stroke="#1c1a22" stroke-width="10"/>' + circle(0, -96, 9, "#1c1a22"), flat=True, move="translate(1270 986)")


def rain():
    drops = random.Random(3)
    d = "".join(f"M{drops.random() * 1920:.0f} {drops.random() * 1080:.0f}l-10 {34 + drops.random() * 30:.0f}" for _ in range(260))
    return sheet(f'<path d="{d}" fill="none" stroke="#b8cad8" stroke-width="3" stroke-opacity=".32" stroke-linecap="round"/>', flat=True)


def title():
    return sky() + street() + safe() + "".join(figure(name, x, 1010, scale) for name, x, scale in AGENTS) + rain()


if __name__ == "__main__":
    print_all({"title": title}[sys.argv[1]](), "topsecret-" + sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else 2)
