"""The musical sounds: turn, raise, yield, challenge, win, lose, solomon, brink, pyre. The score's instruments, key and motif.

Usage: stings.py ASSETS-FOLDER [GAME [NAME ...]]
The motif is the head of the theme: fifth, ninth, root, sixth of D minor (A E D B).
"""
import sys
import zlib
from pathlib import Path

import numpy as np

import synth
from dsp import band, finish, room, seconds, write_ogg
from midi import (ACOUSTIC_BASS, BRUSH_KIT, CELLO, CHIMES, HARP, HORN, JAZZ_GUITAR, MUTED_TRUMPET, TIMPANI, TROMBONE, TUBA, TRUMPET, VIBES,
                  Stem, render)


def play(*parts):
    """Mix of (program, level, notes) with times in seconds; a note is (start, length, key, velocity)."""
    rendered = []
    for program, level, notes in parts:
        stem = Stem(program, drums=program == BRUSH_KIT)
        for note in notes:
            stem.note(*note)
        rendered.append(level * render(stem, 1.0))
    out = np.zeros((max(len(x) for x in rendered), 2))
    for x in rendered:
        out[:len(x)] += x
    return out


def swell(x, start, stop, low):
    """A crescendo: from `low` at start to full at stop (seconds)."""
    t = np.arange(len(x)) / 44100
    return x * np.interp(t, [start, stop], [low, 1.0])[:, None]


def roll(start, stop, key, first, last, rng):
    """A drum roll, hand by hand, growing."""
    notes, at = [], start
    while at < stop:
        grown = (at - start) / (stop - start)
        notes.append((at, 0.3, key, first + (last - first) * grown + rng.uniform(-4, 4)))
        at += 0.062 + rng.uniform(-0.006, 0.006)
    return notes


def turn(rng):
    return play((VIBES, 1.0, [(0, 0.5, 69, 68), (0.17, 0.9, 76, 78)])), 1.25, -20.0


def raise_(rng):
    return play((JAZZ_GUITAR, 1.0, [(0, 0.12, 57, 84), (0.075, 0.12, 62, 90), (0.15, 0.4, 64, 104)]),
                (VIBES, 0.5, [(0.15, 0.5, 76, 80)])), 0.8, -18.5


def yield_(rng):
    return play((JAZZ_GUITAR, 1.0, [(0, 0.14, 64, 96), (0.10, 0.14, 62, 86), (0.21, 0.5, 57, 78)]),
                (VIBES, 0.4, [(0.21, 0.6, 69, 66)])), 0.95, -18.5


def challenge(rng):
    brass = [(0.0, 0.16, 45, 96), (0.0, 0.16, 52, 90)] + [(0.2, 0.62, k, 112) for k in (50, 53, 59)]
    return play((TROMBONE, 1.0, brass), (TUBA, 1.0, [(0, 0.16, 33, 100), (0.2, 0.6, 38, 115)]),
                (TIMPANI, 1.5, [(0.0, 0.3, 45, 92), (0.2, 0.9, 38, 118)]),
                (BRUSH_KIT, 0.7, [(0.2, 0.6, 49, 70)])), 1.4, -16.5


def win(rng):
    head = [(0.0, 0.16, 69), (0.18, 0.34, 76), (0.54, 0.16, 74), (0.72, 1.2, 78)]
    chord = [(0.72, 1.25, k, 92) for k in (50, 57, 64, 66)]
    return play((TRUMPET, 0.75, [(a, d, k, 92) for a, d, k in head]), (VIBES, 1.0, [(a, d + 0.4, k + 0, 100) for a, d, k in head]),
                (TROMBONE, 0.8, [(0.18, 0.3, 55, 80), (0.18, 0.3, 59, 80)] + chord),
                (VIBES, 0.8, [(0.78 + 0.07 * i, 1.4, k, 74) for i, k in enumerate((81, 83, 88, 90))]),
                (ACOUSTIC_BASS, 1.1, [(0.0, 0.16, 45, 96), (0.18, 0.3, 43, 96), (0.54, 0.16, 45, 96), (0.72, 1.3, 38, 110)]),
                (BRUSH_KIT, 0.9, [(0.0, 0.2, 38, 80), (0.18, 0.2, 38, 90), (0.54, 0.2, 38, 90), (0.72, 1.2, 49, 76),
                                  (0.72, 0.3, 36, 100)])), 2.5, -16.5


def lose(rng):
    fall = [(0.0, 0.22, 76, 88), (0.26, 0.22, 74, 84), (0.52, 0.22, 70, 80), (0.80, 0.9, 69, 76)]
    return play((MUTED_TRUMPET, 0.9, fall), (TROMBONE, 0.5, [(0.80, 0.9, k, 62) for k in (50, 53, 56)]),
                (VIBES, 0.8, [(0.86 + 0.11 * i, 1.0, k, 66) for i, k in enumerate((77, 74, 68, 62))]),
                (ACOUSTIC_BASS, 1.2, [(0.0, 0.24, 43, 88), (0.26, 0.24, 41, 86), (0.52, 0.24, 39, 84), (0.80, 1.0, 38, 96)]),
                (BRUSH_KIT, 1.0, [(0.8, 0.5, 38, 60)])), 2.1, -17.0


def solomon(rng):
    low = swell(play((TROMBONE, 0.9, [(0.1, 1.5, 44, 84), (0.1, 1.5, 49, 78)]), (TUBA, 1.0, [(0.05, 1.5, 38, 90)])), 0.05, 1.3, 0.2)
    drum = play((TIMPANI, 1.3, roll(0.0, 1.25, 38, 26, 88, rng) + [(1.32, 0.9, 38, 112)]))
    bells = play((VIBES, 0.6, [(0.1 + 0.3 * i, 0.6, k, 50 + 6 * i) for i, k in enumerate((80, 86, 79, 85))]))
    out = np.zeros((max(len(low), len(drum), len(bells)), 2))
    for x in (low, drum, bells):
        out[:len(x)] += x
    return out, 2.1, -17.0


def brink(rng):
    """The step that ends it: the dominant, swelling to a chord that is left open for `win` or `lose`."""
    low = swell(play((TROMBONE, 0.9, [(0.05, 2.0, k, 84) for k in (55, 61, 64)]), (TUBA, 1.0, [(0.05, 2.0, 33, 92)])), 0.05, 1.4, 0.12)
    drum = play((TIMPANI, 1.3, roll(0.0, 1.36, 45, 22, 92, rng) + [(1.42, 0.9, 45, 114)]))
    rise = play((VIBES, 0.7, [(0.08 + 0.27 * i, 0.7, k, 46 + 9 * i) for i, k in enumerate((69, 76, 79, 81, 85))] + [(1.42, 1.0, 88, 100)]),
                (BRUSH_KIT, 0.8, [(1.42, 0.9, 49, 74)]))
    out = np.zeros((max(len(low), len(drum), len(rise)), 2))
    for x in (low, drum, rise):
        out[:len(x)] += x
    return out, 2.4, -17.0


def pyre(rng):
    """A burn: three steps down in the low brass."""
    steps = [(0.0, 0.32, (50, 53, 57), 38), (0.44, 0.32, (49, 52, 56), 37), (0.88, 1.1, (48, 51, 54), 36)]
    return play((TROMBONE, 0.9, [(at, length, k, 88 + 8 * i) for i, (at, length, chord, _) in enumerate(steps) for k in chord]),
                (TUBA, 1.0, [(at, length, bass, 96 + 6 * i) for i, (at, length, _, bass) in enumerate(steps)]),
                (TIMPANI, 1.4, [(at, 0.4, bass + 12 if bass < 38 else bass, 84 + 12 * i) for i, (at, _, _, bass) in enumerate(steps)]),
                (BRUSH_KIT, 0.7, [(0.88, 0.9, 49, 66)])), 2.1, -17.0


# --- 1982: the sequencer's tones, with a horn over them -----------------------------------------------------------------


def computed(tone, level, notes):
    """Notes of one of the instruments of synth.py, as in play()."""
    patch = synth.Patch(tone, 1.0)
    for at, length, key, velocity in notes:
        patch.note(at, length, key, velocity)
    return level * patch.render(1.0)


def mixed(*parts):
    out = np.zeros((max(len(x) for x in parts), 2))
    for x in parts:
        out[:len(x)] += x
    return out


def turn_1982(rng):
    return mixed(computed(synth.pluck, 0.5, [(0, 0.2, 69, 84), (0.11, 0.2, 74, 84), (0.22, 0.3, 76, 96)]),
                 0.5 * play((VIBES, 1.0, [(0.22, 0.8, 76, 70)]))), 1.15, -20.0


def raise_1982(rng):
    return mixed(computed(synth.bass, 0.35, [(0, 0.09, 38, 100), (0.1, 0.09, 45, 104), (0.2, 0.22, 50, 120)]),
                 computed(synth.pluck, 0.5, [(0, 0.2, 69, 90), (0.1, 0.2, 74, 96), (0.2, 0.3, 76, 112)])), 0.8, -18.5


def yield_1982(rng):
    return mixed(computed(synth.bass, 0.35, [(0, 0.1, 45, 104), (0.12, 0.1, 41, 96), (0.24, 0.34, 38, 92)]),
                 computed(synth.pluck, 0.45, [(0, 0.2, 76, 100), (0.12, 0.2, 74, 88), (0.24, 0.3, 69, 80)])), 0.95, -18.5


def challenge_1982(rng):
    drums = computed(synth.drum, 0.5, [(0, 0.3, synth.TOM_HIGH, 100), (0.1, 0.3, synth.TOM_HIGH, 104), (0.2, 0.3, synth.TOM_LOW, 120), (0.2, 0.4, synth.CLAP, 104),
                                       (0.2, 0.3, synth.KICK, 120)])
    horns = play((MUTED_TRUMPET, 0.9, [(0.2, 0.7, k, 112) for k in (65, 69, 74)]), (TROMBONE, 1.0, [(0.2, 0.7, k, 108) for k in (50, 53, 59)]))
    return mixed(drums, 0.5 * horns, computed(synth.bass, 0.4, [(0.0, 0.09, 33, 104), (0.1, 0.09, 33, 96), (0.2, 0.6, 38, 124)])), 1.4, -16.5


# --- the square: two windows and the steps below them ------------------------------------------------------------------------


def turn_topsecret(rng):
    return mixed(0.8 * play((VIBES, 1.0, [(0, 0.3, 74, 70), (0.13, 0.3, 77, 74), (0.34, 0.7, 81, 84)])),
                 0.6 * play((ACOUSTIC_BASS, 1.0, [(0, 0.25, 38, 84), (0.34, 0.4, 45, 88)]))), 1.15, -20.0


def score(rng):
    """Markers are about to run: the head of the tune, and a chord that sends them off."""
    steps = [(0.0, 0.14, 62, 92), (0.15, 0.14, 64, 94), (0.3, 0.14, 65, 98), (0.45, 0.14, 68, 102)]
    return mixed(0.9 * play((MUTED_TRUMPET, 0.9, [(at, long, k + 12, v) for at, long, k, v in steps] + [(0.62, 0.7, 81, 112)]),
                            (TROMBONE, 0.9, [(0.62, 0.7, k, 104) for k in (53, 57, 62)])),
                 0.8 * play((BRUSH_KIT, 0.9, [(0.62, 0.8, 49, 70), (0.62, 0.4, 36, 100)]), (VIBES, 0.8, [(0.62, 0.9, 93, 84)]))), 1.6, -17.0


# --- the lagoon: harp, horn and a bell --------------------------------------------------------------------------------------------


def turn_senate(rng):
    return mixed(play((HARP, 1.0, [(0.0, 0.8, 62, 66), (0.11, 0.8, 69, 70), (0.22, 0.9, 76, 82)])),
                 0.4 * computed(synth.glass, 1.0, [(0.1, 0.5, 74, 70)])), 1.25, -20.0


def meet(rng):
    """An Opponent takes the chair: low brass, a drum and a bell; the tune's fifth, and E flat over it."""
    low = swell(play((TROMBONE, 0.9, [(0.0, 0.42, k, 84) for k in (50, 57)] + [(0.5, 1.2, k, 96) for k in (51, 58, 62)]), (TUBA, 1.0, [(0.0, 0.42, 38, 92), (0.5, 1.2, 39, 100)]),
                     (HORN, 0.9, [(0.0, 0.42, 62, 88), (0.5, 1.2, 63, 98)])), 0.0, 0.6, 0.6)
    return mixed(low, play((TIMPANI, 1.3, [(0.0, 0.4, 38, 92), (0.5, 0.9, 39, 112)])), 0.5 * play((CHIMES, 1.0, [(0.5, 1.4, 63, 84)]))), 2.0, -17.0


def crown(rng):
    """A title goes over: two horns and a run of the harp."""
    return mixed(play((HORN, 1.0, [(0.0, 0.14, 57, 92), (0.16, 0.14, 62, 94), (0.32, 0.8, 69, 108), (0.32, 0.8, 62, 100)])),
                 0.9 * play((HARP, 1.0, [(0.3 + 0.045 * i, 0.9, k, 70 + 3 * i) for i, k in enumerate((62, 66, 69, 74, 78, 81, 86))]))), 1.4, -17.5


def win_senate(rng):
    head = [(0.0, 0.2, 57), (0.22, 0.42, 64), (0.66, 0.2, 65), (0.88, 1.4, 69)]
    return mixed(play((HORN, 1.0, [(a, d, k, 100) for a, d, k in head]), (TRUMPET, 0.7, [(a, d, k + 12, 92) for a, d, k in head]),
                      (TROMBONE, 0.8, [(0.22, 0.42, k, 84) for k in (55, 58)] + [(0.88, 1.4, k, 96) for k in (50, 57, 62, 66)]),
                      (TUBA, 0.9, [(0.0, 0.2, 33, 92), (0.22, 0.42, 31, 94), (0.66, 0.2, 33, 96), (0.88, 1.4, 38, 108)]),
                      (TIMPANI, 1.2, [(0.0, 0.2, 45, 84), (0.88, 1.0, 38, 112)]), (CHIMES, 0.6, [(0.88, 1.6, 74, 92)])),
                 0.9 * play((HARP, 1.0, [(0.9 + 0.05 * i, 1.2, k, 72 + 3 * i) for i, k in enumerate((62, 66, 69, 74, 78, 81, 86, 90, 93))]))), 2.7, -16.5


def lose_senate(rng):
    """The water closes: down by half tones to the low D, and a last drop."""
    fall = [(0.0, 0.3, 69, 90), (0.34, 0.3, 68, 86), (0.68, 0.3, 63, 82), (1.02, 1.1, 62, 80)]
    return mixed(play((HORN, 1.0, fall), (CELLO, 0.9, [(a, d, k - 12, v) for a, d, k, v in fall]), (TROMBONE, 0.5, [(1.02, 1.1, k, 66) for k in (50, 53, 57)]),
                      (TUBA, 0.8, [(0.68, 0.3, 39, 84), (1.02, 1.1, 38, 92)]), (TIMPANI, 1.2, roll(0.1, 1.0, 38, 24, 66, rng) + [(1.02, 0.9, 38, 96)]),
                      (CHIMES, 0.5, [(1.02, 1.2, 62, 76)])),
                 0.35 * computed(synth.drop, 0.5, [(1.75, 0.2, 86, 100), (1.98, 0.2, 81, 70)])), 2.5, -17.0


# By game
STINGS = {
    "shared": {"turn": turn, "win": win, "lose": lose, "brink": brink},
    "solomon": {"raise": raise_, "yield": yield_, "challenge": challenge, "solomon": solomon, "pyre": pyre},
    "conspiracy-1982": {"turn": turn_1982, "raise": raise_1982, "yield": yield_1982, "challenge": challenge_1982},
    "topsecret": {"turn": turn_topsecret, "score": score},
    "senate": {"turn": turn_senate, "meet": meet, "crown": crown, "win": win_senate, "lose": lose_senate},
}


def main():
    assets, names = Path(sys.argv[1]), sys.argv[3:]
    for game in sys.argv[2:3] or STINGS:
        folder = assets / game / "sound"
        folder.mkdir(parents=True, exist_ok=True)
        for name, compose in STINGS[game].items():
            if names and name not in names:
                continue
            rng = np.random.default_rng(zlib.crc32(name.encode()))
            x, length, loudness = compose(rng)
            x = room(rng, band(x, 35, None), 0.7, 0.10, predelay=0.010)[:seconds(length)]
            fade = seconds(min(0.6, length * 0.45))
            x[-fade:] *= (0.5 + 0.5 * np.cos(np.pi * np.arange(fade) / fade))[:, None]
            write_ogg(folder / f"{name}.ogg", finish(x, loudness=loudness, squash=5.0), 3)


if __name__ == "__main__":
    main()
