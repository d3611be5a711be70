"""The sounds of things: coins, stamp, typewriter, fire, die, cloth, paper, wood, leather, pen, teleprinter. All of them modelled here.

Usage: effects.py ASSETS-FOLDER [GAME [NAME ...]]
Those of a game alone go to GAME/sound, the others to shared/sound.
Every variant has its own random stream, seeded by its name, so that changing one sound leaves the others alone.
"""
import sys
import zlib
from pathlib import Path

import numpy as np

from dsp import (band, decay, finish, grains, modes, noise, place, room, seconds, shape, silence, wander, write_ogg)
from synth import telex_key

# Modes of a free circular plate relative to its lowest (two nodal diameters): what makes a disc ring like a coin.
DISC = ((1.0, 1.0), (1.73, 0.7), (2.33, 0.8), (3.91, 0.45), (4.11, 0.4))


def disc(rng, base, t60, level, length=0.25):
    """One knock on a coin; a real disc is never quite round, so each mode is a close pair that beats."""
    partials = []
    for ratio, size in DISC:
        f = base * ratio * rng.uniform(0.994, 1.006)
        damp = t60 / ratio ** 0.7
        strength = level * size * rng.uniform(0.6, 1.2)
        partials += [(f, damp, strength), (f * rng.uniform(1.003, 1.009), damp * 0.9, strength * 0.6)]
    return modes(rng, length, partials, attack=0.00025)


def wood(rng, base, level, length=0.25, t60=0.07):
    """A knock on the desk: a few low damped modes of a thick board."""
    ratios = ((1.0, 1.0, 1.0), (1.62, 0.7, 0.8), (2.45, 0.45, 0.6), (3.9, 0.3, 0.4), (5.6, 0.16, 0.3))
    return modes(rng, length, [(base * r * rng.uniform(0.96, 1.04), t60 * d, level * a * rng.uniform(0.8, 1.2))
                               for r, a, d in ratios], attack=0.0006)


def tap(rng, low, high, t60, level, length=0.06):
    """A touch of one surface on another: a burst of filtered noise."""
    return level * band(noise(rng, length), low, high) * decay(length, t60, 0.0004)


def coin(rng, variant):
    out = silence(0.6)
    base, at, level, gap = rng.uniform(3300, 4300), 0.01, 1.0, rng.uniform(0.055, 0.085)
    for bounce in range(rng.integers(4, 7)):
        place(out, disc(rng, base, rng.uniform(0.16, 0.24) if bounce else 0.12, level), at)
        place(out, wood(rng, rng.uniform(260, 330), 0.9 * level), at)
        place(out, tap(rng, 2500, 11000, 0.012, 0.35 * level), at)
        at += gap
        gap *= rng.uniform(0.55, 0.7)
        level *= rng.uniform(0.45, 0.65)
    return room(rng, out, 0.2, 0.10, stereo=False), dict()


def stamp(rng, variant):
    out = silence(0.75)
    place(out, tap(rng, 1200, 5000, 0.02, 0.18), 0.005)
    place(out, wood(rng, rng.uniform(84, 98), 2.2, 0.4, t60=0.20), 0.045)
    place(out, wood(rng, rng.uniform(230, 280), 1.0, 0.3, t60=0.09), 0.046)
    place(out, tap(rng, 300, 2600, 0.05, 1.1, 0.12), 0.045)
    place(out, tap(rng, 2500, 9000, 0.018, 0.35), 0.0455)
    place(out, wood(rng, rng.uniform(520, 620), 0.25, t60=0.03), 0.075 + rng.uniform(0, 0.01))
    lift = 0.33 + rng.uniform(-0.03, 0.03)
    peel = band(noise(rng, 0.09), 900, 6000) * shape(0.09, [(0, 0), (0.05, 1), (0.06, 0.5), (0.09, 0)])
    place(out, 0.06 * peel, lift)
    place(out, wood(rng, rng.uniform(700, 800), 0.10, t60=0.03), lift + 0.06)
    return room(rng, out, 0.25, 0.12), dict(loudness=-17.0)


def type_key(rng, variant):
    out = silence(0.32)
    place(out, wood(rng, rng.uniform(420, 520), 0.25, t60=0.03), 0.004)
    place(out, tap(rng, 1500, 6000, 0.012, 0.12), 0.004)
    strike = 0.026 + rng.uniform(-0.004, 0.004)
    steel = [(f * rng.uniform(0.97, 1.03), t, a * rng.uniform(0.7, 1.2)) for f, t, a in (
        (640, 0.05, 0.8), (1180, 0.045, 0.9), (1930, 0.05, 0.8), (2870, 0.045, 0.7), (4150, 0.035, 0.5), (6020, 0.03, 0.3))]
    place(out, modes(rng, 0.2, steel, 0.0002), strike)
    place(out, wood(rng, rng.uniform(180, 220), 1.5, t60=0.05), strike)
    place(out, tap(rng, 1800, 9500, 0.012, 1.0), strike)
    back = strike + rng.uniform(0.052, 0.07)
    place(out, modes(rng, 0.12, [(f * 1.13, t * 0.5, 0.22 * a) for f, t, a in steel]), back)
    place(out, tap(rng, 2500, 8000, 0.008, 0.25), back + 0.003)
    place(out, wood(rng, rng.uniform(300, 340), 0.3, t60=0.035), back)
    return room(rng, out, 0.18, 0.10, stereo=False), dict()


def flame(rng, length, points):
    """A small fire: low flutter, a breath of hiss, and crackle."""
    low = band(noise(rng, length), 110, 520) * wander(rng, length, 14, 0.45)
    hiss = band(noise(rng, length), 1500, 7000) * wander(rng, length, 22, 0.4)
    crackle = grains(rng, length, 55, lambda v: tap(rng, 1200, 9000, 0.006, v, 0.02), lambda t: 0.8)
    return (0.85 * low + 0.30 * hiss + 1.0 * crackle) * shape(length, points)


def burn(rng, variant):
    out = silence(0.95)
    place(out, flame(rng, 0.85, [(0, 0), (0.08, 0.9), (0.45, 1), (0.85, 0)]), 0)
    curl = lambda v: tap(rng, 700, 5000, 0.018, 1.3 * v, 0.05)
    place(out, grains(rng, 0.8, 38, curl, lambda t: float(np.interp(t, [0, 0.2, 0.6, 0.8], [0.3, 1, 0.8, 0.1]))), 0)
    return room(rng, out, 0.2, 0.08), dict(loudness=-19.0)


def train(rng, variant):
    length = 1.15
    t = np.arange(seconds(length)) / 44100
    rise = 1 + 0.045 * (1 - np.exp(-t / 0.05)) - 0.012 * np.clip(t - 0.35, 0, 1)
    chord = (311.1, 370.0, 466.2, 554.4) if variant == 1 else (293.7, 349.2, 440.0, 523.3)
    whistle = np.zeros(len(t))
    for pipe in chord:
        f = pipe * 0.955 * rise * wander(rng, length, 9, 0.0016)
        phase = 2 * np.pi * np.cumsum(f) / 44100
        for overtone, level in ((1, 1.0), (2, 0.32), (3, 0.30), (4, 0.1), (5, 0.09), (7, 0.04)):
            whistle += level * np.sin(overtone * phase + rng.uniform(0, 6.28))
    steam = band(noise(rng, length), 700, 7500)
    env = shape(length, [(0, 0), (0.05, 1), (0.18, 0.85), (0.30, 0), (0.36, 0), (0.41, 1), (0.72, 0.9), (0.92, 0)])
    out = 0.16 * whistle * env * wander(rng, length, 25, 0.07) + 0.20 * steam * env
    for i, at in enumerate(np.array([0.0, 0.26, 0.52, 0.78]) + 0.03 + rng.uniform(-0.006, 0.006, 4)):
        puff = noise(rng, 0.24)
        chuff = band(puff, 110, 900) * decay(0.24, 0.22, 0.018) * 0.9 + band(puff, 900, 4500) * decay(0.24, 0.12, 0.010) * 0.4
        place(out, (0.65 if i % 2 else 0.9) * chuff, at)
    return room(rng, out * shape(length, [(0.95, 1), (length, 0)]), 0.5, 0.16, predelay=0.012), dict()


def resin(rng, level, base):
    """A small hard cube on wood."""
    partials = [(base * r * rng.uniform(0.97, 1.03), t, level * a) for r, t, a in (
        (1, 0.022, 1.0), (1.58, 0.018, 0.8), (2.2, 0.014, 0.7), (3.1, 0.010, 0.5))]
    return modes(rng, 0.08, partials, 0.0002)


def die_throw(rng, variant):
    out = silence(0.5)
    base = rng.uniform(2100, 2500)
    at = 0.0
    for _ in range(rng.integers(6, 8)):
        level = rng.uniform(0.35, 0.8)
        place(out, resin(rng, level, base * 0.8), at)
        place(out, tap(rng, 300, 1800, 0.02, 0.6 * level), at)
        at += rng.uniform(0.028, 0.048)
    air = band(noise(rng, 0.26), 350, 2600) * shape(0.26, [(0, 0), (0.11, 1), (0.26, 0)])
    place(out, 0.55 * air, at - 0.04)
    return room(rng, out, 0.2, 0.10), dict(loudness=-19.0)


def die_bounce(rng, variant):
    out = silence(0.3)
    base = rng.uniform(2200, 2800)
    place(out, resin(rng, 0.7, base), 0.004)
    place(out, wood(rng, rng.uniform(280, 360), 1.0, t60=0.06), 0.004)
    place(out, tap(rng, 1500, 8000, 0.008, 0.5), 0.004)
    second = 0.004 + rng.uniform(0.018, 0.035)
    place(out, resin(rng, 0.3, base * 1.1), second)
    place(out, wood(rng, rng.uniform(330, 400), 0.3, t60=0.04), second)
    return room(rng, out, 0.22, 0.12, stereo=False), dict()


def curtain(rng, variant):
    length = 0.85
    swell = [(0, 0), (0.16, 0.9), (0.3, 0.6), (0.48, 1.0), (0.62, 0.5), (length, 0)]
    cloth = band(noise(rng, length), 140, 1300, 1) * wander(rng, length, 12, 0.3)
    rustle = band(noise(rng, length), 1300, 5000, 1) * wander(rng, length, 30, 0.45)
    out = (0.9 * cloth + 0.25 * rustle) * shape(length, swell)
    ring = lambda v: modes(rng, 0.09, [(rng.uniform(2400, 3000), 0.05, 0.12 * v), (rng.uniform(4200, 5600), 0.04, 0.08 * v)])
    place(out, grains(rng, length, 26, ring, lambda t: float(np.interp(t, [0, 0.2, 0.6, 0.8], [0.2, 1, 0.8, 0]))), 0)
    place(out, 1.2 * band(noise(rng, 0.2), 70, 300) * decay(0.2, 0.16, 0.02), 0.56)
    return room(rng, out, 0.25, 0.08), dict(loudness=-19.5)


def paper(rng, variant):
    length = 0.36 + 0.04 * variant
    stroke = shape(length, [(0, 0), (length * 0.3, 1), (length * 0.55, 0.55), (length * 0.7, 0.8), (length, 0)])
    sheet = band(band(noise(rng, length), 1100, 5500, 1), None, 9000) * wander(rng, length, 40, 0.35) * stroke
    body = band(noise(rng, length), 250, 1100) * wander(rng, length, 20, 0.3) * stroke
    out = 0.5 * sheet + 0.3 * body
    place(out, grains(rng, length, 60, lambda v: tap(rng, 1800, 9000, 0.007, 0.7 * v, 0.02), lambda t: 0.6), 0)
    return room(rng, out, 0.15, 0.07), dict(loudness=-20.0, squash=6.0)


def pin(rng, variant):
    out = silence(0.25)
    squeak = band(noise(rng, 0.03), 1400, 3200) * shape(0.03, [(0, 0), (0.02, 1), (0.03, 0.1)])
    place(out, 0.35 * squeak, 0.002)
    place(out, wood(rng, rng.uniform(300, 360), 1.0, t60=0.045), 0.03)
    place(out, tap(rng, 500, 2400, 0.025, 0.9), 0.03)
    place(out, modes(rng, 0.1, [(rng.uniform(3600, 4200), 0.04, 0.22), (rng.uniform(6400, 7200), 0.03, 0.14)]), 0.03)
    return room(rng, out, 0.15, 0.08, stereo=False), dict(loudness=-18.5)


def lift(rng, variant):
    out = silence(0.3)
    place(out, tap(rng, 700, 4500, 0.02, 0.5), 0.004)
    place(out, wood(rng, rng.uniform(560, 660), 0.35, t60=0.035), 0.004)
    air = band(noise(rng, 0.2), 600, 3800) * shape(0.2, [(0, 0), (0.05, 1), (0.2, 0)])
    place(out, 0.32 * air, 0.01)
    return room(rng, out, 0.15, 0.08, stereo=False), dict(loudness=-20.0)


def land(rng, variant):
    out = silence(0.4)
    base = rng.uniform(205, 240)
    place(out, wood(rng, base, 1.0, t60=0.09), 0.004)
    place(out, wood(rng, rng.uniform(640, 760), 0.6, t60=0.045), 0.004)
    place(out, tap(rng, 600, 3500, 0.018, 0.5), 0.004)
    second = 0.004 + rng.uniform(0.032, 0.05)
    place(out, wood(rng, base * 1.06, 0.35, t60=0.06), second)
    place(out, tap(rng, 700, 4000, 0.012, 0.2), second)
    return room(rng, out, 0.22, 0.12, stereo=False), dict()


def case(rng, variant):
    out = silence(0.55)
    def latch(level):
        x = silence(0.2)
        spring = [(f * rng.uniform(0.97, 1.03), t, level * a) for f, t, a in (
            (1720, 0.07, 0.7), (2540, 0.09, 0.6), (3890, 0.07, 0.5), (5350, 0.05, 0.3))]
        place(x, modes(rng, 0.19, spring), 0.0)
        place(x, tap(rng, 1500, 8000, 0.01, 0.8 * level), 0.0)
        return place(x, wood(rng, rng.uniform(240, 290), 1.1 * level, 0.19, t60=0.06), 0.001)
    place(out, 0.45 * latch(0.6), 0.004)
    place(out, latch(1.0), 0.05 + rng.uniform(0, 0.012))
    if variant == 2:
        place(out, 0.8 * latch(0.9), 0.20)
    creak = band(noise(rng, 0.16), 500, 1600) * shape(0.16, [(0, 0), (0.07, 1), (0.16, 0)]) * wander(rng, 0.16, 80, 0.5)
    place(out, 0.10 * creak, 0.09)
    return room(rng, out, 0.22, 0.12), dict()


def click(rng, variant):
    out = silence(0.12)
    place(out, wood(rng, (620, 680, 740)[variant - 1], 0.8, 0.1, t60=0.03), 0.003)
    place(out, tap(rng, 1500, 6500, 0.008, 0.5), 0.003)
    place(out, wood(rng, (900, 960, 1040)[variant - 1], 0.25, 0.08, t60=0.02), 0.021)
    return room(rng, out, 0.1, 0.06, stereo=False), dict(loudness=-19.5)


def tick(rng, variant):
    out = silence(0.09)
    place(out, wood(rng, (1150, 1290)[variant - 1], 0.6, 0.08, t60=0.022), 0.003)
    place(out, tap(rng, 2500, 8000, 0.004, 0.2), 0.003)
    return room(rng, out, 0.08, 0.05, stereo=False), dict(loudness=-20.0)


def deny(rng, variant):
    out = silence(0.5)
    for at, level in ((0.004, 1.0), (0.13, 0.85)):
        place(out, wood(rng, 150, level, 0.3, t60=0.12), at)
        hum = [(146.8, 0.22, 0.8 * level), (155.6, 0.22, 0.5 * level), (440.4, 0.09, 0.2 * level)]
        place(out, modes(rng, 0.25, hum, 0.002), at)
        place(out, tap(rng, 250, 1500, 0.03, 0.5 * level), at)
    return room(rng, out, 0.2, 0.10), dict(loudness=-18.5)


def payoff(rng, variant):
    """Every payoff, whatever it holds: an envelope slid across the desk and patted once. No coin in it to count."""
    out = silence(0.62)
    length = 0.4
    stroke = shape(length, [(0, 0), (0.1, 0.9), (0.26, 0.7), (length, 0)])
    place(out, 0.4 * band(band(noise(rng, length), 900, 4500, 1), None, 8000) * wander(rng, length, 35, 0.3) * stroke, 0)
    place(out, 0.35 * band(noise(rng, length), 200, 900) * wander(rng, length, 18, 0.3) * stroke, 0)
    place(out, wood(rng, 190, 0.9, t60=0.08), 0.41)
    place(out, tap(rng, 400, 3000, 0.03, 0.8), 0.41)
    return room(rng, out, 0.2, 0.10), dict(loudness=-18.5)


# --- 1982 -----------------------------------------------------------------------------------------------------------


def stroke(rng, length, level):
    """A nib drawn over paper: a hiss with the grain of the page in it, louder where it turns."""
    press = shape(length, [(0, 0), (length * 0.12, 1), (length * 0.45, 0.55), (length * 0.6, 0.95), (length, 0)])
    grain = band(noise(rng, length), 1700, 6500, 1) * wander(rng, length, 95, 0.5)
    return level * (0.8 * grain + 0.25 * band(noise(rng, length), 350, 1300)) * press


def leaf(rng, length, level):
    """A page of a book as it goes over."""
    swing = shape(length, [(0, 0), (length * 0.25, 0.7), (length * 0.6, 1), (length * 0.85, 0.5), (length, 0)])
    return level * (0.5 * band(noise(rng, length), 700, 4200, 1) + 0.5 * band(noise(rng, length), 180, 800)) * wander(rng, length, 26, 0.3) * swing


def pen(rng, variant):
    out = silence(0.7)
    at = 0.004
    for _ in range(2 + variant):
        long = rng.uniform(0.07, 0.13)
        place(out, stroke(rng, long, rng.uniform(0.7, 1.0)), at)
        at += long + rng.uniform(0.02, 0.05)
    return room(rng, out, 0.15, 0.07, stereo=False), dict(loudness=-20.0, squash=6.0)


def page(rng, variant):
    out = silence(0.7)
    place(out, tap(rng, 1500, 7000, 0.012, 0.25), 0.004)
    place(out, leaf(rng, 0.36 + 0.04 * variant, 1.0), 0.01)
    place(out, wood(rng, rng.uniform(180, 220), 0.35, t60=0.06), 0.36 + 0.04 * variant)
    return room(rng, out, 0.18, 0.08), dict(loudness=-19.5, squash=6.0)


def entry(rng, variant):
    """Every entry, whatever it says: the book is opened, written in, and shut. No figure in it to count."""
    out = silence(0.95)
    place(out, leaf(rng, 0.2, 0.8), 0)
    place(out, stroke(rng, 0.11, 0.75), 0.24)
    place(out, stroke(rng, 0.10, 0.75), 0.385)
    place(out, leaf(rng, 0.16, 0.7), 0.53)
    place(out, wood(rng, 150, 1.2, 0.3, t60=0.10), 0.69)
    place(out, tap(rng, 250, 2200, 0.04, 1.0, 0.1), 0.69)
    return room(rng, out, 0.2, 0.10), dict(loudness=-18.5)


def teleprinter(rng, variant):
    out = silence(1.1)
    hum = 0.02 * band(noise(rng, 0.95), 90, 420) * shape(0.95, [(0, 0), (0.04, 1), (0.85, 1), (0.95, 0)])
    place(out, hum, 0)
    at = 0.03
    for letter in range((9, 8, 10)[variant - 1]):
        place(out, rng.uniform(0.7, 1.0) * telex_key(rng), at)
        at += 0.066 * (2 if letter in ((3,), (4,), (2, 6))[variant - 1] else 1)
    place(out, 0.8 * telex_key(rng), at + 0.05)
    place(out, wood(rng, 240, 0.5, t60=0.07), at + 0.055)
    return room(rng, out, 0.22, 0.10), dict(loudness=-18.5)


def telex_bell(rng, variant):
    out = silence(0.9)
    strike = [(f * rng.uniform(0.998, 1.002), t, a) for f, t, a in ((1976, 0.55, 1.0), (1983, 0.5, 0.7), (3987, 0.3, 0.45), (6130, 0.15, 0.25))]
    place(out, modes(rng, 0.85, strike, 0.0004), 0.02)
    place(out, tap(rng, 2500, 9000, 0.006, 0.5), 0.02)
    return room(rng, out, 0.25, 0.10), dict(loudness=-19.5)


def turned(rng, variant):
    """A figure of card is turned round on its stand: it scrapes, whirls and snaps to."""
    out = silence(0.8)
    scrape = band(noise(rng, 0.16), 500, 2600) * shape(0.16, [(0, 0), (0.05, 1), (0.16, 0.3)]) * wander(rng, 0.16, 60, 0.5)
    place(out, 0.5 * scrape, 0.0)
    for k, at in enumerate((0.15, 0.21, 0.27)):
        whirl = band(noise(rng, 0.07), 400 + 150 * k, 3000) * shape(0.07, [(0, 0), (0.03, 1), (0.07, 0)])
        place(out, 0.45 * whirl, at)
    place(out, wood(rng, rng.uniform(300, 340), 1.3, 0.3, t60=0.08), 0.37)
    place(out, wood(rng, rng.uniform(640, 700), 0.7, t60=0.05), 0.37)
    place(out, tap(rng, 900, 6000, 0.02, 1.0), 0.37)
    return room(rng, out, 0.25, 0.12), dict(loudness=-17.5)


def attache(rng, variant):
    """Two spring locks, one after the other, lighter than the first game's."""
    out = silence(0.5)
    for at, level in ((0.004, 0.8), (0.10 + 0.02 * variant, 1.0)):
        spring = [(f * rng.uniform(0.98, 1.02), t, level * a) for f, t, a in ((2350, 0.06, 0.7), (3620, 0.08, 0.6), (5480, 0.05, 0.45), (7300, 0.03, 0.3))]
        place(out, modes(rng, 0.16, spring, 0.0002), at)
        place(out, tap(rng, 2000, 9000, 0.008, 0.8 * level), at)
        place(out, wood(rng, rng.uniform(290, 330), 0.8 * level, 0.16, t60=0.05), at + 0.001)
    return room(rng, out, 0.2, 0.11), dict()


# --- the square in the rain ------------------------------------------------------------------------------------------------


def footfall(rng, variant):
    """A heel and a sole on wet stone, and what it splashes."""
    out = silence(0.4)
    for at, level in ((0.004, 1.0), (0.05 + 0.01 * variant, 0.6)):
        place(out, wood(rng, rng.uniform(250, 310), level, t60=0.05), at)
        place(out, tap(rng, 700, 4200, 0.014, 0.8 * level), at)
    wet = band(noise(rng, 0.16), 1600, 6500) * shape(0.16, [(0, 0), (0.02, 1), (0.07, 0.35), (0.16, 0)]) * wander(rng, 0.16, 60, 0.4)
    place(out, 0.22 * wet, 0.02)
    return room(rng, out, 0.3, 0.14, stereo=False), dict(loudness=-18.5)


def strongbox(rng, variant):
    """It is set down on stone, and its dial comes to rest."""
    out = silence(0.95)
    place(out, wood(rng, 92, 1.4, 0.4, t60=0.16), 0.004)
    iron = [(f * rng.uniform(0.98, 1.02), t, a) for f, t, a in ((412, 0.16, 0.5), (733, 0.13, 0.4), (1190, 0.09, 0.28), (2210, 0.06, 0.2))]
    place(out, modes(rng, 0.3, iron, 0.0004), 0.006)
    place(out, tap(rng, 200, 2600, 0.035, 1.0), 0.004)
    at = 0.2
    for k in range(5 + variant):
        place(out, tap(rng, 2200, 8000, 0.005, 0.5), at)
        place(out, wood(rng, rng.uniform(1350, 1500), 0.24, 0.06, t60=0.02), at)
        at += 0.042 + 0.009 * k
    return room(rng, out, 0.3, 0.12), dict()


def church_bell(rng, variant):
    """From over the roofs."""
    out = silence(1.9)
    strike = [(f * rng.uniform(0.999, 1.001), t, a) for f, t, a in ((220, 1.7, 0.5), (441, 1.5, 1.0), (523, 1.2, 0.7), (662, 1.0, 0.55), (884, 0.9, 0.5), (1322, 0.5, 0.3), (1790, 0.3, 0.2))]
    place(out, modes(rng, 1.8, strike, 0.002), 0.02)
    place(out, tap(rng, 500, 3000, 0.02, 0.25), 0.02)
    return room(rng, out, 0.8, 0.3) * 1.0, dict(loudness=-18.5)


def puddle(rng, variant):
    """Into the ruins: a slip on wet rubble."""
    out = silence(0.8)
    splash = band(noise(rng, 0.42), 500, 6000) * shape(0.42, [(0, 0), (0.03, 1), (0.12, 0.5), (0.42, 0)]) * wander(rng, 0.42, 40, 0.5)
    place(out, 0.7 * splash, 0.01)
    place(out, grains(rng, 0.5, 34, lambda v: wood(rng, rng.uniform(380, 900), 0.5 * v, 0.1, t60=0.04), lambda t: float(np.interp(t, [0, 0.15, 0.5], [0.4, 1, 0.1]))), 0.05)
    place(out, wood(rng, 170, 1.0, 0.3, t60=0.09), 0.01)
    return room(rng, out, 0.3, 0.14), dict(loudness=-18.0, squash=6.0)


# --- the chamber under the lagoon ---------------------------------------------------------------------------------------------


def bubble(rng, base, level, length=0.3):
    """What a drop takes down: it rings, and rises as it shrinks."""
    t = np.arange(seconds(length)) / 44100
    return level * np.sin(2 * np.pi * base * (t + rng.uniform(0.25, 0.5) * t ** 2)) * decay(length, rng.uniform(0.10, 0.2), 0.004)


def pasteboard(rng, variant):
    """A card turned over: lifted at its corner, bent, let go."""
    out = silence(0.4)
    bend = band(noise(rng, 0.13), 900, 5200, 1) * shape(0.13, [(0, 0), (0.06, 0.8), (0.11, 1), (0.13, 0)]) * wander(rng, 0.13, 70, 0.4)
    place(out, 0.45 * bend, 0.004)
    snap = 0.125 + 0.012 * variant
    place(out, tap(rng, 1400, 7500, 0.012, 1.0), snap)
    place(out, wood(rng, rng.uniform(360, 430), 0.5, 0.12, t60=0.035), snap)
    place(out, 0.5 * band(noise(rng, 0.08), 400, 2200) * decay(0.08, 0.06, 0.002), snap + 0.004)
    return room(rng, out, 0.3, 0.12, stereo=False), dict(loudness=-19.0)


def laid(rng, variant):
    """A card laid on tiles: it slides the last inch and lies."""
    out = silence(0.45)
    slide = band(noise(rng, 0.15), 700, 4200, 1) * shape(0.15, [(0, 0), (0.03, 0.7), (0.12, 0.5), (0.15, 0)]) * wander(rng, 0.15, 40, 0.3)
    place(out, 0.4 * slide, 0.002)
    at = 0.13 + 0.01 * variant
    place(out, tap(rng, 350, 3800, 0.03, 1.0, 0.1), at)
    place(out, wood(rng, rng.uniform(200, 240), 0.9, 0.2, t60=0.06), at)
    place(out, modes(rng, 0.12, [(rng.uniform(1150, 1300), 0.05, 0.22), (rng.uniform(2500, 2800), 0.035, 0.14)]), at)
    return room(rng, out, 0.35, 0.14, stereo=False), dict(loudness=-18.5)


def pearl(rng, variant):
    """A pearl let fall into a shell; it goes round once."""
    out = silence(0.75)
    base, at, level, gap = rng.uniform(2500, 3000), 0.006, 1.0, rng.uniform(0.08, 0.10)
    for _ in range(5 + variant):
        bead = [(base * r * rng.uniform(0.985, 1.015), t, level * a) for r, t, a in ((1, 0.10, 1.0), (1.51, 0.07, 0.5), (2.37, 0.05, 0.4), (3.6, 0.03, 0.2))]
        place(out, modes(rng, 0.2, bead, 0.0003), at)
        place(out, tap(rng, 2500, 9000, 0.006, 0.4 * level), at)
        place(out, wood(rng, rng.uniform(620, 700), 0.35 * level, 0.1, t60=0.04), at)
        at, gap, level = at + gap, gap * 0.7, level * 0.6
    roll = band(noise(rng, 0.28), 1800, 5200) * shape(0.28, [(0, 0), (0.06, 1), (0.28, 0)]) * wander(rng, 0.28, 45, 0.6)
    place(out, 0.12 * roll, 0.2)
    return room(rng, out, 0.4, 0.16), dict(loudness=-18.5)


def lock(rng, variant):
    """A key in an old lock: in, round, and the bolt goes back."""
    out = silence(0.85)
    brass = lambda level, low: modes(rng, 0.22, [(f * rng.uniform(0.98, 1.02), t, level * a) for f, t, a in ((low, 0.12, 0.8), (low * 1.72, 0.10, 0.6), (low * 2.6, 0.07, 0.5), (low * 4.1, 0.05, 0.3))])
    for k, at in enumerate((0.004, 0.05, 0.085)):
        place(out, tap(rng, 1800, 7500, 0.008, 0.5), at)
        place(out, 0.35 * brass(0.6, rng.uniform(1500, 1700) + 60 * k), at)
    turn = band(noise(rng, 0.2), 500, 2600) * shape(0.2, [(0, 0), (0.08, 0.7), (0.18, 1), (0.2, 0)]) * wander(rng, 0.2, 90, 0.6)
    place(out, 0.22 * turn, 0.16)
    bolt = 0.36 + 0.03 * variant
    place(out, wood(rng, rng.uniform(150, 175), 1.3, 0.3, t60=0.11), bolt)
    place(out, 0.6 * brass(1.0, rng.uniform(680, 740)), bolt)
    place(out, tap(rng, 500, 4500, 0.025, 1.0), bolt)
    return room(rng, out, 0.5, 0.18), dict(loudness=-18.0)


def chain(rng, variant):
    """A chain is drawn through a ring, and its lock snaps to."""
    out = silence(1.0)
    at = 0.004
    for k in range(8 + 2 * variant):
        link = [(f * rng.uniform(0.93, 1.07), t, a * rng.uniform(0.4, 0.9)) for f, t, a in ((1420, 0.07, 0.8), (2310, 0.06, 0.7), (3640, 0.05, 0.5), (5480, 0.03, 0.3))]
        place(out, modes(rng, 0.15, link, 0.0003), at)
        place(out, tap(rng, 1500, 8000, 0.006, 0.35), at)
        at += rng.uniform(0.028, 0.05)
    place(out, wood(rng, 190, 1.5, 0.3, t60=0.09), at + 0.05)
    place(out, modes(rng, 0.25, [(930, 0.12, 0.9), (1610, 0.09, 0.7), (2740, 0.06, 0.5)], 0.0003), at + 0.05)
    place(out, tap(rng, 700, 5200, 0.02, 1.3), at + 0.05)
    return room(rng, out, 0.45, 0.16), dict(loudness=-18.0)


def sluice(rng, variant):
    """A gate is raised: water runs through the chamber, and drops are left."""
    length = 1.15
    rush = shape(length, [(0, 0), (0.22, 1), (0.5, 0.8), (length, 0)])
    low = band(noise(rng, length), 120, 700) * wander(rng, length, 9, 0.35)
    high = band(noise(rng, length), 900, 5200, 1) * wander(rng, length, 30, 0.3)
    out = np.concatenate([(0.8 * low + 0.5 * high) * rush, silence(0.35)])
    place(out, grains(rng, 1.2, 30, lambda v: bubble(rng, rng.uniform(500, 1500), 0.7 * v), lambda t: float(np.interp(t, [0, 0.3, 0.8, 1.2], [0.2, 0.9, 0.8, 0.2]))), 0.05)
    place(out, wood(rng, 95, 1.6, 0.4, t60=0.2), 0.02)
    return room(rng, out, 0.6, 0.18), dict(loudness=-18.0, squash=6.0)


def toll(rng, variant):
    """The bell of the chamber, through water."""
    out = silence(1.9)
    strike = [(f * rng.uniform(0.999, 1.001), t, a) for f, t, a in ((147, 1.8, 0.6), (294, 1.6, 1.0), (352, 1.3, 0.7), (441, 1.1, 0.5), (588, 1.0, 0.5), (880, 0.5, 0.25), (1180, 0.3, 0.12))]
    place(out, modes(rng, 1.8, strike, 0.004), 0.02)
    place(out, tap(rng, 300, 1800, 0.025, 0.25), 0.02)
    for at in (0.34, 0.52, 0.81):
        place(out, bubble(rng, rng.uniform(700, 1100), 0.14), at + rng.uniform(0, 0.05))
    return room(rng, out, 0.9, 0.3), dict(loudness=-18.5)


def drip(rng, variant):
    """One drop, somewhere in the chamber: the Opponent thinks."""
    out = silence(0.7)
    place(out, bubble(rng, rng.uniform(760, 980), 1.0), 0.01)
    place(out, tap(rng, 2500, 8000, 0.006, 0.12), 0.006)
    place(out, bubble(rng, rng.uniform(1200, 1500), 0.3), 0.12 + 0.03 * variant)
    return room(rng, out, 0.9, 0.3), dict(loudness=-19.5)


# By game, name: (model, number of variants, Vorbis quality)
SOUNDS = {
    "shared": {
        "coin": (coin, 4, 7), "stamp": (stamp, 3, 7), "type": (type_key, 5, 7), "die-throw": (die_throw, 2, 7), "die-bounce": (die_bounce, 3, 7),
        "curtain": (curtain, 2, 5), "paper": (paper, 3, 5), "pin": (pin, 3, 7), "lift": (lift, 2, 7), "land": (land, 3, 7), "click": (click, 3, 7),
        "tick": (tick, 2, 7), "deny": (deny, 1, 7),
    },
    "solomon": {"burn": (burn, 2, 5), "train": (train, 2, 5), "case": (case, 2, 7), "payoff": (payoff, 1, 7)},
    "conspiracy-1982": {
        "payoff": (entry, 1, 7), "pen": (pen, 3, 5), "page": (page, 2, 5), "teleprinter": (teleprinter, 3, 6), "telex-bell": (telex_bell, 1, 5),
        "blown": (turned, 2, 6), "case": (attache, 2, 7),
    },
    "topsecret": {"step": (footfall, 4, 6), "safe": (strongbox, 2, 6), "bell": (church_bell, 1, 5), "ruins": (puddle, 2, 5), "pen": (pen, 2, 5), "page": (page, 2, 5)},
    "senate": {
        "flip": (pasteboard, 3, 6), "lay": (laid, 3, 6), "pearl": (pearl, 3, 6), "lock": (lock, 2, 6), "chain": (chain, 1, 6), "sluice": (sluice, 1, 5),
        "toll": (toll, 1, 5), "drip": (drip, 3, 5),
    },
}


def main():
    assets, names = Path(sys.argv[1]), sys.argv[3:]
    for game in sys.argv[2:3] or SOUNDS:
        folder = assets / game / "sound"
        folder.mkdir(parents=True, exist_ok=True)
        for name, (model, variants, quality) in SOUNDS[game].items():
            if names and name not in names:
                continue
            for variant in range(1, variants + 1):
                label = name if variants == 1 else f"{name}-{variant}"
                seed = label if game in ("shared", "solomon") else f"{game}/{label}"
                x, options = model(np.random.default_rng(zlib.crc32(seed.encode())), variant)
                write_ogg(folder / f"{label}.ogg", finish(x, **options), quality)


if __name__ == "__main__":
    main()
