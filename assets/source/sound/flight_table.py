"""Table, 1982: 94 to the minute, cool and even, made to run for hours. Bass and drums are machines; over them, and seldom, the band.

A A A A B A A A (64 bars): the machines alone, then the muted trumpet, the vibraphone on the bridge, a long stretch of air, the tune again.
"""
import synth
from band import Voicer, comp, sing
from flight import A, A_CHORDS, A_SECOND, B, B_CHORDS, CALLS, STEADY, beat_box, message, pads, runs, sequence
from midi import ELECTRIC_PIANO, MUTED_GUITAR, MUTED_TRUMPET, VIBES, Stem
from synth import Patch
from theme import chords, follow, line

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "table", 1982, 28000, 0.5, 64
ROOM = 1.0

SPARSE = [[(0.5, 1.2)], [(0, 0.8), (2.5, 1.0)], [], [(1.5, 1.6)], [(3.5, 1.4)]]
SCRATCH = [[(0.5, .2), (1.75, .2), (3.5, .2)], [(1.5, .2), (2.25, .2)], [(0.75, .2), (3.25, .2)]]


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, a, a, b, a, a, a)
    bass, machine, pad = Patch(synth.bass), Patch(synth.drum), Patch(synth.pad, 2.5)
    pluck, teleprinter = Patch(synth.pluck), Patch(synth.drum)
    trumpet, far, vibes, keys, guitar = Stem(MUTED_TRUMPET), Stem(MUTED_TRUMPET), Stem(VIBES), Stem(ELECTRIC_PIANO), Stem(MUTED_GUITAR)
    high, low = Voicer(57, 76), Voicer(52, 71)

    sequence(bass, form, 0, 40, STEADY, 92)
    sequence(bass, form, 176, 20, STEADY, 90)
    for bar in range(40, 44):       # the air: a note a bar
        sequence(bass, form, bar * 4, 1, ((0, .8),) + (None,) * 15, 88)
    beat_box(machine, 0, 8, -16, hats="8", snare=(), fill=0)
    beat_box(machine, 32, 8, -8, fill=8)
    beat_box(machine, 64, 8, -10, fill=0, snare=(3,))
    beat_box(machine, 96, 16, -6, fill=8)
    beat_box(machine, 176, 4, -16, hats="8", snare=(), fill=4)
    beat_box(machine, 192, 8, -6, fill=8, clap=True)
    beat_box(machine, 224, 8, -12, fill=0, snare=(3,))
    pads(pad, form, 0, 64, high, 74)
    runs(pluck, form, 64, 8, 50, gaps=(0, 3, 4, 7, 9, 10, 12, 15))
    runs(pluck, form, 160, 8, 56, gaps=(1, 5, 6, 9, 13))
    runs(pluck, form, 224, 8, 46, gaps=(0, 3, 4, 7, 8, 9, 12, 15))
    message(teleprinter, 16, 2, feel.rng, 52)
    message(teleprinter, 80, 3, feel.rng, 50, (4, 6, 3))
    message(teleprinter, 164, 3, feel.rng, 56)
    message(teleprinter, 236, 3, feel.rng, 50, (3, 5, 4, 6))

    sing(feel, trumpet, line(A), 32, 82, late=0.015)
    sing(feel, trumpet, line(A_SECOND), 96, 86, late=0.015)
    sing(feel, trumpet, line(A), 192, 84, late=0.015)
    sing(feel, far, line(CALLS), 160, 66, late=0.02)
    sing(feel, far, line(CALLS), 224, 62, late=0.02)
    sing(feel, vibes, line(B), 128, 80, legato=1.6, wind=False)
    comp(feel, vibes, form, 192, 8, SPARSE, high, 46)
    comp(feel, keys, form, 0, 8, SPARSE, low, 48)
    comp(feel, keys, form, 64, 16, SPARSE, low, 52)
    comp(feel, keys, form, 128, 8, SPARSE, low, 50)
    comp(feel, keys, form, 224, 8, SPARSE, low, 46)
    comp(feel, guitar, form, 32, 8, SCRATCH, Voicer(57, 74), 58, strum=0.006)
    comp(feel, guitar, form, 96, 16, SCRATCH, Voicer(57, 74), 60, strum=0.006)
    comp(feel, guitar, form, 192, 8, SCRATCH, Voicer(57, 74), 58, strum=0.006)
    return {"sequencer": bass, "machine": machine, "pad": pad, "pluck": pluck, "teleprinter": teleprinter, "trumpet": trumpet, "far": far,
            "vibes": vibes, "keys": keys, "guitar": guitar}


LEVELS = {"sequencer": -22, "machine": -24.5, "pad": -24.5, "pluck": -30, "teleprinter": -36, "trumpet": -23.5, "far": -29, "vibes": -25,
          "keys": -28, "guitar": -31}
