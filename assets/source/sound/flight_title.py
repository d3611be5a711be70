"""Title, 1982: 108 to the minute: the tune in full before one is called to the gate. A A' B A' A B (48 bars)."""
import synth
from band import Voicer, comp, sing
from flight import A, A_CHORDS, A_SECOND, A_UNDER, B, B_CHORDS, CALLS, STEADY, beat_box, message, pads, runs, sequence
from midi import ELECTRIC_PIANO, FLUTE, MUTED_GUITAR, MUTED_TRUMPET, TROMBONE, VIBES, Stem
from synth import Patch
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "title", 1983, 24500, 0.5, 48
ROOM = 0.9

COMP = [[(0.5, 0.4), (1.75, 0.4), (3, 0.6)], [(0, 0.5), (1.5, 0.4), (2.75, 0.8)], [(0.75, 0.4), (2.5, 0.9)]]
SCRATCH = [[(0.5, .15), (.75, .15), (1.5, .2), (2.75, .15), (3.5, .2)], [(0.5, .15), (1.25, .15), (2.5, .2), (3.25, .15)]]
SWELL = [[(0, 3.6)], [(0, 1.8), (2, 1.8)]]


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, b, a, a, b)
    bass, machine, pad = Patch(synth.bass), Patch(synth.drum), Patch(synth.pad, 2.5)
    pluck, teleprinter = Patch(synth.pluck), Patch(synth.drum)
    trumpet, far, vibes, keys, guitar = Stem(MUTED_TRUMPET), Stem(MUTED_TRUMPET), Stem(VIBES), Stem(ELECTRIC_PIANO), Stem(MUTED_GUITAR)
    trombone, flute = Stem(TROMBONE), Stem(FLUTE)
    high, low = Voicer(57, 76), Voicer(52, 71)

    sequence(bass, form, 0, 48, STEADY, 104)
    beat_box(machine, 0, 16, -4, kick=(0, 1.5, 2.5), fill=8)
    beat_box(machine, 64, 8, 0, kick=(0, 1.5, 2.5), hats="16", clap=True, fill=8)
    beat_box(machine, 96, 8, 0, kick=(0, 2, 2.75), hats="16", clap=True, fill=8)
    beat_box(machine, 128, 8, -10, kick=(0, 2.5), snare=(), fill=8)
    beat_box(machine, 160, 8, 0, kick=(0, 1.5, 2.5), hats="16", clap=True, fill=8)
    pads(pad, form, 0, 48, high, 78)
    runs(pluck, form, 64, 8, 54, gaps=(3, 7, 10, 15))
    runs(pluck, form, 128, 8, 60, gaps=(1, 5, 9, 13))
    runs(pluck, form, 160, 8, 56, gaps=(3, 7, 10, 15))
    message(teleprinter, 0, 2, feel.rng, 58)
    message(teleprinter, 128, 4, feel.rng, 60)
    sing(feel, trumpet, line(A), 0, 90, late=0.01)
    sing(feel, trumpet, line(A_SECOND), 32, 94, late=0.01)
    sing(feel, trumpet, line(A_SECOND), 96, 100, late=0.01)
    sing(feel, far, line(CALLS), 128, 74, late=0.02)
    sing(feel, vibes, line(B), 64, 88, legato=1.5, wind=False)
    sing(feel, vibes, transpose(line(A), 12), 128, 72, legato=1.3, wind=False)
    sing(feel, vibes, line(B), 160, 84, legato=1.3, wind=False)
    sing(feel, trumpet, line(B), 160, 88, late=0.01)
    sing(feel, flute, line(A_UNDER), 32, 62, late=0.015)
    sing(feel, flute, transpose(line(A_UNDER), 12), 96, 60, late=0.015)
    comp(feel, trombone, form, 64, 8, SWELL, Voicer(48, 67), 64, strum=0)
    comp(feel, trombone, form, 160, 8, SWELL, Voicer(48, 67), 68, strum=0)
    comp(feel, keys, form, 0, 16, COMP, low, 54)
    comp(feel, keys, form, 96, 16, COMP, low, 56)
    comp(feel, guitar, form, 32, 24, SCRATCH, Voicer(57, 74), 62, strum=0.005)
    comp(feel, guitar, form, 160, 8, SCRATCH, Voicer(57, 74), 64, strum=0.005)
    return {"sequencer": bass, "machine": machine, "pad": pad, "pluck": pluck, "teleprinter": teleprinter, "trumpet": trumpet, "far": far,
            "vibes": vibes, "keys": keys, "guitar": guitar, "trombone": trombone, "flute": flute}


LEVELS = {"sequencer": -21, "machine": -22.5, "pad": -25.5, "pluck": -29.5, "teleprinter": -35, "trumpet": -22, "far": -28, "vibes": -24.5, "keys": -28,
          "guitar": -30.5, "trombone": -29, "flute": -30}
