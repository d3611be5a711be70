"""Table of the Drowned Senate: 75.6 to the minute: long thoughts under water. A A B A B A (48 bars), twice without a tune."""
import synth
from band import Voicer, comp, sing
from lagoon import A, A_CHORDS, A_UNDER, B, B_CHORDS, B_UNDER, CALLS, MUSING, RESTS, drips, lights, oars, ripple, surf, tolls
from midi import ACOUSTIC_BASS, BRUSH_KIT, CELLO, CHIMES, CLEAN_GUITAR, FLUTE, HARP, HORN, MUTED_TRUMPET, VIBES, Stem
from synth import Patch
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "table", 1577, 35000, 0.667, 48
ROOM = 1.2


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, b, a, b, a)
    bass, drums, harp, vibes, guitar, horn = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(HARP), Stem(VIBES), Stem(CLEAN_GUITAR), Stem(HORN)
    cello, flute, chimes, far = Stem(CELLO), Stem(FLUTE), Stem(CHIMES), Stem(MUTED_TRUMPET)
    glass, drops = Patch(synth.glass, 2.0), Patch(synth.drop, .5)
    high, low = Voicer(57, 76), Voicer(50, 69)

    oars(feel, bass, form, 0, 48, 82)
    ripple(feel, harp, form, 0, 16, 58, low)
    ripple(feel, guitar, form, 64, 8, 56, low)
    ripple(feel, harp, form, 96, 8, 54, Voicer(57, 76), (3, 2, 1, 0, 1, 2))
    ripple(feel, guitar, form, 128, 8, 58, low)
    ripple(feel, harp, form, 160, 8, 58, low)
    for at, loud in ((0, -16), (32, -12), (64, -10), (128, -10), (160, -16)):
        surf(feel, drums, at, 8, loud)
    drips(feel, drops, form, 0, 8, 70, .14)
    drips(feel, drops, form, 96, 8, 78, .24)
    drips(feel, drops, form, 160, 8, 68, .12)
    lights(glass, form, 0, 8, high, 64)
    lights(glass, form, 64, 8, high, 60)
    lights(glass, form, 96, 8, high, 72)
    lights(glass, form, 128, 8, high, 62)
    tolls(feel, chimes, (0, 96, 112), 62, 62)
    sing(feel, far, line(CALLS), 0, 58, late=.02)
    sing(feel, vibes, line(A), 32, 74, legato=1.3, wind=False)
    sing(feel, cello, transpose(line(A_UNDER), -12), 32, 62)
    sing(feel, cello, transpose(line(B), -12), 64, 82, late=.015)
    sing(feel, far, line(CALLS), 96, 60, late=.02)
    sing(feel, horn, transpose(line(B), -12), 128, 74, late=.015)
    sing(feel, flute, transpose(line(B_UNDER), 12), 128, 54)
    sing(feel, vibes, line(MUSING), 160, 72, legato=1.4, wind=False)
    comp(feel, vibes, form, 0, 8, RESTS, high, 46)
    comp(feel, vibes, form, 64, 8, RESTS, high, 50)
    comp(feel, vibes, form, 128, 8, RESTS, high, 50)
    return {"bass": bass, "drums": drums, "harp": harp, "vibes": vibes, "guitar": guitar, "horn": horn, "cello": cello, "flute": flute, "chimes": chimes,
            "far": far, "glass": glass, "drops": drops}


LEVELS = {"bass": -21.5, "drums": -28, "harp": -25, "vibes": -24.5, "guitar": -27.5, "horn": -25.5, "cello": -25, "flute": -29, "chimes": -31, "far": -28.5,
          "glass": -29.5, "drops": -31.5}
