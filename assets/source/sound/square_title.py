"""Title of Top Secret Spies: 110 to the minute, swung, a game night's opener: the tune at once. A A' B A' A A' (48 bars)."""
from band import Voicer, brushes, comp, sing
from midi import (ACOUSTIC_BASS, BARITONE_SAX, BRUSH_KIT, CLEAN_GUITAR, FLUTE, MUTED_TRUMPET, PIANO, TENOR_SAX, TROMBONE, VIBES, Stem)
from square import A, A_CHORDS, A_SECOND, A_UNDER, B, B_CHORDS, CALLS, CHOP, SOLO, STEPS, tiptoe
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "title", 1986, 24000, 0.64, 48
ROOM = 0.85

STABS = [[(1.5, 0.3), (3.5, 0.3)], [(0.5, 0.3), (3, 0.3)], []]
PUNCH = [[(3.5, 0.5)], [(1.5, 0.3), (3.5, 0.3)], []]


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, b, a, a, a)
    bass, drums, vibes, trumpet, guitar = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(VIBES), Stem(MUTED_TRUMPET), Stem(CLEAN_GUITAR)
    tenor, trombone, baritone, piano, flute = Stem(TENOR_SAX), Stem(TROMBONE), Stem(BARITONE_SAX), Stem(PIANO), Stem(FLUTE)
    high, low, brass = Voicer(57, 76), Voicer(52, 71), Voicer(48, 67)

    tiptoe(feel, bass, form, 0, 48, 96)
    tiptoe(feel, baritone, form, 32, 8, 72)
    tiptoe(feel, baritone, form, 96, 8, 76)
    tiptoe(feel, baritone, form, 160, 8, 78)
    sing(feel, baritone, line(STEPS), 0, 86, legato=.5)
    sing(feel, baritone, line(STEPS), 128, 84, legato=.5)
    brushes(feel, drums, 0, 8, -6, ride=False, fill=8)
    brushes(feel, drums, 32, 8, -2, ride=False, fill=8)
    brushes(feel, drums, 64, 8, 2, fill=8, crash=True)
    brushes(feel, drums, 96, 8, 3, fill=8)
    brushes(feel, drums, 128, 8, -4, ride=False, fill=8)
    brushes(feel, drums, 160, 8, 5, fill=0, crash=True)
    comp(feel, guitar, form, 0, 48, CHOP, low, 72, strum=0.007)

    sing(feel, trumpet, line(A), 0, 96, legato=.8)
    sing(feel, trumpet, line(A_SECOND), 32, 98, legato=.82)
    sing(feel, tenor, transpose(line(A_UNDER), -12), 32, 80, legato=.8)
    sing(feel, tenor, transpose(line(B), -12), 64, 94)
    sing(feel, flute, transpose(line(CALLS), 12), 64, 70)
    sing(feel, trumpet, line(A_SECOND), 96, 100, legato=.82)
    sing(feel, flute, line(A_SECOND), 96, 78, legato=.8)
    sing(feel, tenor, transpose(line(A_UNDER), -12), 96, 82, legato=.8)
    sing(feel, vibes, line(SOLO), 128, 84, legato=1.2, wind=False)
    sing(feel, trumpet, line(CALLS), 128, 70)
    sing(feel, trumpet, line(A_SECOND), 160, 104, legato=.82)
    sing(feel, flute, transpose(line(A), 12), 160, 72, legato=.8)
    sing(feel, tenor, transpose(line(A_UNDER), -12), 160, 86, legato=.8)
    comp(feel, trombone, form, 64, 8, STABS, brass, 82, strum=0, late=0.0)
    comp(feel, trombone, form, 96, 8, PUNCH, brass, 84, strum=0, late=0.0)
    comp(feel, trombone, form, 160, 8, PUNCH, brass, 90, strum=0, late=0.0)
    comp(feel, vibes, form, 0, 8, STABS, high, 58)
    comp(feel, vibes, form, 64, 8, STABS, high, 60)
    comp(feel, piano, form, 32, 8, STABS, high, 62)
    comp(feel, piano, form, 128, 16, STABS, high, 60)
    return {"bass": bass, "drums": drums, "vibes": vibes, "trumpet": trumpet, "guitar": guitar, "tenor": tenor, "trombone": trombone, "baritone": baritone,
            "piano": piano, "flute": flute}


LEVELS = {"bass": -21.5, "drums": -24, "vibes": -25.5, "trumpet": -22, "guitar": -27, "tenor": -25.5, "trombone": -26.5, "baritone": -26, "piano": -29, "flute": -28}
