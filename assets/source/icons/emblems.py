"""Seals and marks for the board. emblems.py FONT OUT_DIR : glasgow, moscow, athens, algiers (256), city, station, start, vienna (128)."""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, outline, save, smooth, svg_layer, white

CREAM, DARK = "#f3e6c4", "#231a12"

# Each figure sits in a box of about 130 x 96 with its middle at (0, 0); HOLE is the seal's own colour.
THISTLE = """
<path d="M0 -50L8 -34L20 -46L20 -30L36 -36L28 -20L40 -16L27 -6C24 -2 22 0 20 2H-20C-22 0 -24 -2 -27 -6L-40 -16L-28 -20L-36 -36L-20 -30L-20 -46L-8 -34Z"/>
<path d="M-22 6H22C28 18 22 34 0 36C-22 34 -28 18 -22 6Z"/>
<path d="M-17 12L17 30M-8 8L20 22M-20 22L8 34M17 12L-17 30M8 8L-20 22M20 22L-8 34" stroke="HOLE" stroke-width="3.2" fill="none"/>
<path d="M-4 34H4V50H-4Z"/><path d="M-6 48C-24 50 -34 42 -40 28L-44 36L-58 26C-56 44 -40 56 -6 54ZM6 48C24 50 34 42 40 28L44 36L58 26C56 44 40 56 6 54Z"/>
"""
TOWER = """
<path d="M0 -56L4.2 -44.5H16L6.6 -37.2L10 -26L0 -32.8L-10 -26L-6.6 -37.2L-16 -44.5H-4.2Z"/>
<path d="M-3 -30H3L13 -4H-13Z"/><path d="M-17 0H17V10H-17Z"/><path d="M-22 13H22V48H-22Z"/><path d="M-36 28V22H-30V28H-26V48H-36ZM36 28V22H30V28H26V48H36Z"/>
<circle cx="0" cy="27" r="10" fill="HOLE"/><path d="M0 20V27L5 30" stroke="#f3e6c4" stroke-width="3" fill="none"/><path d="M-46 50H46V56H-46Z"/>
"""
OWL = """
<path d="M-38 -52C-24 -44 24 -44 38 -52C44 -40 42 -26 38 -18C40 14 30 42 0 50C-30 42 -40 14 -38 -18C-42 -26 -44 -40 -38 -52Z"/>
<circle cx="-17" cy="-20" r="15" fill="HOLE"/><circle cx="17" cy="-20" r="15" fill="HOLE"/><circle cx="-17" cy="-20" r="8"/><circle cx="17" cy="-20" r="8"/>
<circle cx="-17" cy="-20" r="3.6" fill="HOLE"/><circle cx="17" cy="-20" r="3.6" fill="HOLE"/><path d="M0 -14L7 -3L0 8L-7 -3Z" fill="HOLE"/>
<path d="M-16 14L-11 20L-6 14L-1 20L4 14L9 20L14 14M-13 27L-8 33L-3 27L2 33L7 27L12 33" fill="none" stroke="HOLE" stroke-width="3.6"/>
<path d="M-22 50H-6V56H-22ZM6 50H22V56H6Z"/>
"""
PALM = """
<path d="M-3 -14C6 8 6 30 0 52H14C18 30 14 6 5 -16Z"/>
<path d="M2 -16C-8 -34 -34 -40 -56 -20C-38 -28 -20 -24 2 -12Z"/><path d="M2 -16C-16 -20 -40 -8 -44 16C-34 2 -18 -6 2 -10Z"/>
<path d="M2 -16C12 -36 38 -42 58 -22C40 -30 22 -26 2 -12Z"/><path d="M2 -16C20 -20 44 -8 48 16C38 2 22 -6 2 -10Z"/>
<path d="M2 -16C-8 -30 -14 -46 -30 -52C-10 -56 2 -42 4 -18Z"/><path d="M2 -16C10 -32 18 -46 34 -50C16 -56 4 -42 0 -18Z"/>
<path d="M-3 4L13 2M-1 16L16 14M0 28L17 27M-1 40L16 39" stroke="HOLE" stroke-width="3"/>
<path d="M-50 52C-30 44 40 44 56 52V57H-50Z"/>
"""
SEALS = {"glasgow": ("G", "#2F6B4F", THISTLE), "moscow": ("M", "#A8322D", TOWER), "athens": ("A", "#2C5F9E", OWL), "algiers": ("L", "#C98B2B", PALM)}


def scallop(radius, depth, count):
    points = []
    for k in range(count * 8):
        a = 2 * math.pi * k / (count * 8)
        r = radius + depth * math.cos(count * a)
        points.append(f"{r * math.cos(a):.2f} {r * math.sin(a):.2f}")
    return "M" + "L".join(points) + "Z"


def darker(colour, by):
    return "#" + "".join(f"{int(int(colour[i:i + 2], 16) * by):02x}" for i in (1, 3, 5))


def seal(font, letter, colour, figure):
    ink = darker(colour, .52)
    return (f'<g transform="translate(128 128)"><path d="{scallop(120, 3.5, 32)}" transform="translate(2 4)" fill="#000" fill-opacity=".35"/>'
            f'<path d="{scallop(119, 3.5, 32)}" fill="{CREAM}" stroke="{DARK}" stroke-width="4"/>'
            f'<circle r="107" fill="{colour}" stroke="{ink}" stroke-width="4"/><circle r="99" fill="none" stroke="{CREAM}" stroke-width="2.4" stroke-opacity=".85"/>'
            f'<path d="M-89 26A93 93 0 0 0 89 26Z" fill="{ink}"/><path d="M-89 26H89" stroke="{CREAM}" stroke-width="3"/>'
            f'<g transform="translate(0 -37) scale(1.02)" fill="{CREAM}">{figure.replace("HOLE", colour)}</g>'
            f'<path d="{outline(font, letter, 80, 0, 87, "middle")}" fill="{CREAM}"/></g>')


def printed(size, body, seed, grain=.05, view=256):
    """Flat colour with the tooth of paper and a little bare patch."""
    layer = svg_layer(size, size, body, f"0 0 {view} {view}")
    light = 1 + white(size, size, seed, .8) * grain * .5 + (fbm(size, size, size / 5, seed + 1, 4, .6) - .5) * grain * 2.4
    gy, gx = np.mgrid[0:size, 0:size].astype(np.float32) / size
    light *= 1.06 - .12 * (gx + gy) / 2
    layer[..., :3] = np.clip(layer[..., :3] * light[..., None], 0, 1)
    return layer


LOCOMOTIVE = ('<path d="M-34 -34H34Q42 -34 42 -24V22Q42 34 30 34H-30Q-42 34 -42 22V-24Q-42 -34 -34 -34Z"/><path d="M-20 -46H20V-36H-20Z"/>'
              '<path d="M-32 -22H-4V-2H-32ZM4 -22H32V-2H4Z" fill="HOLE"/><circle cx="-24" cy="17" r="8" fill="HOLE"/><circle cx="24" cy="17" r="8" fill="HOLE"/><path d="M-8 12H8V22H-8Z" fill="HOLE"/>'
              '<path d="M-34 40H-20L-32 60H-48ZM34 40H20L32 60H48Z"/>')
CASE = ('<path d="M-50 -22Q-50 -30 -42 -30H42Q50 -30 50 -22V36Q50 44 42 44H-42Q-50 44 -50 36Z"/><path d="M-20 -30V-42Q-20 -50 -12 -50H12Q20 -50 20 -42V-30" fill="none" stroke="#f3e6c4" stroke-width="9"/>'
        '<path d="M-50 6H-16M16 6H50" stroke="HOLE" stroke-width="6"/><path d="M-17 6C-8 -6 8 -6 17 6C8 18 -8 18 -17 6Z" fill="HOLE"/><circle cx="0" cy="6" r="4.4"/>')


def marks(out):
    navy, red = "#24364a", "#9c2b24"
    sign = ('<g transform="translate(128 128)"><rect x="-102" y="-98" width="204" height="204" rx="34" fill="#000" fill-opacity=".35"/>'
            f'<rect x="-104" y="-104" width="208" height="208" rx="34" fill="{CREAM}" stroke="{DARK}" stroke-width="7"/><rect x="-88" y="-88" width="176" height="176" rx="22" fill="{navy}"/>'
            f'<g transform="translate(0 -6) scale(1.3)" fill="{CREAM}">{LOCOMOTIVE.replace("HOLE", navy)}</g></g>')
    save(f"{out}/station.png", printed(128, sign, 11))
    case = (f'<g transform="translate(128 128)"><circle r="112" cy="5" cx="3" fill="#000" fill-opacity=".35"/><circle r="112" fill="{CREAM}" stroke="{DARK}" stroke-width="7"/>'
            f'<circle r="96" fill="{red}"/><g transform="translate(0 6) scale(1.28)" fill="{CREAM}">{CASE.replace("HOLE", red)}</g></g>')
    save(f"{out}/vienna.png", printed(128, case, 12))
    rays = "".join(f'<path d="M-13 -76L0 -118L13 -76Z" transform="rotate({k * 60})"/>' for k in range(6))
    start = f'<g transform="translate(128 128)" fill="#fff"><circle r="66" fill="none" stroke="#fff" stroke-width="17"/><circle r="26"/>{rays}</g>'
    city = ('<g transform="translate(128 128)" fill="none" stroke="#fff"><circle r="92" stroke-width="20"/><circle r="62" stroke-width="9"/></g>')
    for name, body, seed in (("start", start, 13), ("city", city, 14)):
        layer = svg_layer(128, 128, body, "0 0 256 256")
        layer[..., :3] = 1
        layer[..., 3] *= 1 - .35 * smooth(.62, .85, fbm(128, 128, 9, seed, 3, .7))
        save(f"{out}/{name}.png", layer)


def main(font, out):
    for k, (name, (letter, colour, figure)) in enumerate(SEALS.items()):
        save(f"{out}/{name}.png", printed(256, seal(font, letter, colour, figure), 20 + 2 * k))
    marks(out)


main(*sys.argv[1:3])
