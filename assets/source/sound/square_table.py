"""Table of Top Secret Spies: 98 to the minute, made to run under a long evening of talk. A A A B A A B A (64 bars): steps in the rain, the vibraphone, a
long walk of the bass, the tune from another street.
"""
from band import Voicer, brushes, comp, sing, two_feel_bass
from midi import (ACOUSTIC_BASS, BARITONE_SAX, BRUSH_KIT, CLEAN_GUITAR, FLUTE, MUTED_TRUMPET, PIANO, VIBES, Stem)
from square import A, A_CHORDS, A_UNDER, B, B_CHORDS, CALLS, CHOP, SOLO, STEPS, tiptoe
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "table", 1987, 27000, 0.62, 64
ROOM = 1.05

SPARSE = [[(1.5, 0.8)], [(0, 0.6), (2.5, 0.9)], [], [(3.5, 1.2)], []]


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, a, b, a, a, b, a)
    bass, drums, vibes, trumpet, guitar = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(VIBES), Stem(MUTED_TRUMPET), Stem(CLEAN_GUITAR)
    far, baritone, piano, flute = Stem(MUTED_TRUMPET), Stem(BARITONE_SAX), Stem(PIANO), Stem(FLUTE)
    high, low = Voicer(57, 76), Voicer(52, 71)

    tiptoe(feel, bass, form, 0, 24, 84)
    now = two_feel_bass(feel, bass, form, 96, 8, 82, 38, .2)
    tiptoe(feel, bass, form, 128, 16, 84)
    two_feel_bass(feel, bass, form, 192, 8, 82, now, .2)
    tiptoe(feel, bass, form, 224, 8, 80)
    for at, bars, loud in ((0, 8, -16), (32, 16, -12), (96, 8, -10), (128, 8, -16), (160, 8, -12), (192, 8, -10), (224, 8, -16)):
        brushes(feel, drums, at, bars, loud, ride=at in (96, 192), fill=0)
    comp(feel, guitar, form, 32, 16, CHOP, low, 56, strum=0.007)
    comp(feel, guitar, form, 128, 16, CHOP, low, 54, strum=0.007)
    sing(feel, baritone, line(STEPS), 0, 70, legato=.5)
    sing(feel, baritone, line(STEPS), 128, 70, legato=.5)
    sing(feel, baritone, line(STEPS), 224, 66, legato=.5)
    sing(feel, vibes, line(A), 32, 76, legato=1.1, wind=False)
    sing(feel, far, transpose(line(A_UNDER), 0), 64, 66, legato=.8, late=.02)
    sing(feel, far, line(CALLS), 0, 58, late=.02)
    sing(feel, trumpet, transpose(line(B), -12), 96, 76, late=.015)
    sing(feel, vibes, line(SOLO), 160, 78, legato=1.2, wind=False)
    sing(feel, flute, line(B), 192, 66)
    sing(feel, far, line(CALLS), 160, 60, late=.02)
    sing(feel, far, line(A), 224, 56, legato=.8, late=.02)
    comp(feel, piano, form, 0, 8, SPARSE, high, 46)
    comp(feel, piano, form, 64, 8, SPARSE, high, 50)
    comp(feel, vibes, form, 96, 16, SPARSE, high, 46)
    comp(feel, piano, form, 160, 16, SPARSE, high, 48)
    return {"bass": bass, "drums": drums, "vibes": vibes, "trumpet": trumpet, "guitar": guitar, "far": far, "baritone": baritone, "piano": piano, "flute": flute}


LEVELS = {"bass": -21.5, "drums": -26, "vibes": -24.5, "trumpet": -25, "guitar": -29, "far": -28.5, "baritone": -27, "piano": -28, "flute": -26.5}
