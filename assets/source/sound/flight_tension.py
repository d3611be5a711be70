"""Tension, 1982: 120 to the minute, sixteenths throughout. The filter never closes, the teleprinter never stops, brass cuts in.

T T' climb T (twice, 64 bars); the second time begins with bass, kick and teleprinter alone.
"""
import synth
from band import Voicer, comp, sing
from flight import DRIVEN, beat_box, message, pads, runs, sequence
from midi import MUTED_GUITAR, MUTED_TRUMPET, TROMBONE, VIBES, Stem
from synth import Patch
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "tension", 1984, 22050, 0.5, 64
ROOM = 0.7

T_CHORDS = "Dm6 | Dm6 | Ebmaj9 | Ebmaj9 | Dm6 | Dm6 | Gm9 | A7b9"
CLIMB_CHORDS = "Gm9 | Gm9 | Abm6 | Abm6 | Am9 | Bbm6 | Em7b5 | A7b13"
T = """A4:.5 E5:1 D5:.5 B4:1 -:1 | -:3 A4:.5 D5 | Bb4:.5 F5:1 Eb5:.5 D5:1 -:1 | -:3 A4:.5 D5 |
       A4:.5 E5:1 D5:.5 B4:1 A4 | F5:1.5 E5:.5 D5:1 - | Bb4:.5 D5 F5 A5 G5:1 F5 | E5:.5 C#5 Bb4 G4 A4:2"""
CLIMB = """-:.5 D5 A5:1 G5:.5 F5:1 D5:.5 | Bb5:1.5 A5:.5 -:2 | -:.5 Eb5 Bb5:1 Ab5:.5 F5:1 Eb5:.5 | B5:1.5 Bb5:.5 -:2 |
       -:.5 E5 C6:1 B5:.5 G5:1 E5:.5 | -:.5 F5 C6:1 Bb5:.5 G5:1 F5:.5 | G5:.5 Bb5 A5 G5 E5 C#5 D5 E5 | F5:3 -:1"""
CLIMB_UNDER = """-:.5 Bb4 F5:1 D5:.5 D5:1 Bb4:.5 | F5:1.5 F5:.5 -:2 | -:.5 B4 F5:1 Eb5:.5 B4:1 B4:.5 | F5:1.5 Eb5:.5 -:2 |
       -:.5 C5 G5:1 E5:.5 E5:1 C5:.5 | -:.5 Db5 G5:1 F5:.5 Db5:1 Db5:.5 | E5:.5 G5 E5 D5 Bb4 G4 A4 C#5 | C#5:3 -:1"""

STABS = [[(1.5, 0.3), (3.75, 0.2)], [(0.75, 0.25), (2.5, 0.4)], [(1.5, 0.25), (2.25, 0.25)]]
RARE = [[(3.5, 0.5)], [], [(1.5, 0.3)], []]
CHOP = [[(.5, .15), (.75, .15), (1.5, .15), (2.5, .15), (2.75, .15), (3.5, .15)], [(.5, .15), (1.25, .15), (1.5, .15), (2.5, .15), (3.25, .15), (3.5, .15)]]
FLOOR = (0, 1, 2, 3)


def arrange(feel):
    t, climb = chords(T_CHORDS), chords(CLIMB_CHORDS)
    form = follow(t, t, climb, t, t, t, climb, t)
    bass, machine, pad = Patch(synth.bass), Patch(synth.drum), Patch(synth.pad, 2.5)
    pluck, teleprinter = Patch(synth.pluck), Patch(synth.drum)
    trumpet, trombone, vibes, guitar = Stem(MUTED_TRUMPET), Stem(TROMBONE), Stem(VIBES), Stem(MUTED_GUITAR)
    high, brass = Voicer(57, 76), Voicer(48, 67)

    sequence(bass, form, 0, 64, DRIVEN, 112)
    beat_box(machine, 0, 16, -6, kick=FLOOR, hats="16", fill=8)
    beat_box(machine, 64, 16, 0, kick=FLOOR, hats="16", clap=True, fill=8)
    beat_box(machine, 128, 8, -10, kick=FLOOR, snare=(), hats="", fill=0)
    beat_box(machine, 160, 8, -4, kick=FLOOR, hats="16", fill=8)
    beat_box(machine, 192, 16, 2, kick=FLOOR, hats="16", clap=True, fill=8)
    pads(pad, form, 0, 64, high, 80)
    for at in (64, 192):
        runs(pluck, form, at, 16, 66, order=(0, 2, 1, 3, 2, 3, 1, 2), gaps=(2, 6, 11))
    runs(pluck, form, 144, 4, 56, gaps=(1, 2, 5, 6, 9, 10, 13, 14))
    for at, bars in ((0, 4), (48, 4), (128, 8), (176, 3)):
        message(teleprinter, at, bars, feel.rng, 66, (7, 5, 9, 4))
    sing(feel, trumpet, line(T), 32, 100, late=0.0)
    sing(feel, trumpet, line(CLIMB), 64, 102, late=0.0)
    sing(feel, trumpet, line(T), 96, 106, late=0.0)
    sing(feel, trumpet, line(T), 160, 100, late=0.0)
    sing(feel, trumpet, line(CLIMB), 192, 106, late=0.0)
    sing(feel, trumpet, line(T), 224, 108, late=0.0)
    for at in (64, 192):
        sing(feel, trombone, transpose(line(CLIMB_UNDER), -12), at, 84, late=0.0)
    for at in (0, 96, 224):
        comp(feel, trombone, form, at, 8, STABS, brass, 88, strum=0, late=0.0)
    comp(feel, trombone, form, 160, 8, RARE, brass, 84, strum=0, late=0.0)
    comp(feel, guitar, form, 0, 16, CHOP, Voicer(57, 74), 70, strum=0.003)
    comp(feel, guitar, form, 160, 8, CHOP, Voicer(57, 74), 72, strum=0.003)
    sing(feel, vibes, transpose(line(T), 12), 96, 72, legato=1.0, wind=False)
    sing(feel, vibes, transpose(line(T), 12), 224, 76, legato=1.0, wind=False)
    comp(feel, vibes, form, 128, 8, RARE, high, 60)
    return {"sequencer": bass, "machine": machine, "pad": pad, "pluck": pluck, "teleprinter": teleprinter, "trumpet": trumpet, "trombone": trombone,
            "vibes": vibes, "guitar": guitar}


LEVELS = {"sequencer": -20.5, "machine": -21.5, "pad": -27, "pluck": -29, "teleprinter": -33, "trumpet": -22.5, "trombone": -26, "vibes": -28, "guitar": -29}
