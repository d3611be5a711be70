"""Title: 100 to the minute, swung; the theme in full, with a solo for vibraphone and one for the baritone guitar.

Two choruses of A A' B A'' (64 bars). Muted trumpet leads the first; the second hands the theme round.
"""
from band import Voicer, brushes, comp, sing, two_feel_bass, walking_bass
from midi import (ACOUSTIC_BASS, BRUSH_KIT, CLEAN_GUITAR, MUTED_TRUMPET, PIANO, TENOR_SAX, VIBES, Stem)
from theme import A, A_CHORDS, A_LAST, A_SECOND, A_UNDER, B, B_CHORDS, B_UNDER, chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "title", 1973, 26460, 0.62, 64
ROOM = 0.95   # how much of the club is heard

ANSWERS = """-:4 | -:1.5 D3:.5 E3 F3 -:1 | -:4 | -:1.5 F3:.5 G3 Ab3 -:1 | -:4 | -:2 Eb3:.5 G3 A3 Db4 | -:4 | -:2.5 A2:.5 C#3 E3"""
SOLO_ONE = """-:.5 D5 F5 A5 B5:1 A5:.5 F5 | E5:1 -:.5 C#5 D5 E5 F5 D5 | -:.5 F5 Ab5 C6 D6:1 C6:.5 Ab5 | G5:1.5 -:1 F5:.5 D5 C5 |
       Bb4:.5 D5 F5 A5:1.5 Bb5:.5 A5 | G5:1 F5:.5 Eb5 Db5 A4 G4:1 | Bb4:.5 D5 G5 F5 E5 C#5 Bb4 G4 | F4 A4 D5:1 -:2"""
SOLO_TWO = """B5:1 A5:.5 E5:1.5 -:1 | -:1 D5:.5 E5 F5 A5 B5 D6 | D6:1 C6:.5 G5:1.5 -:1 | -:1 F5:.5 G5 Ab5 C6 D6 F6 |
       D6:1.5 Bb5:.5 A5 F5 D5 Bb4 | A5:1.5 G5:.5 F5 Eb5 Db5 Bb4 | G4:.5 Bb4 D5 E5 F5 E5 C#5 Bb4 | A4:1.5 D5:.5 E5:1 -:1"""
# Over the second solo the trumpet only calls the head of the theme, far off.
CALLS = """-:4 | -:4 | -:3 C5:.5 G5 | ~:2 -:2 | -:4 | -:4 | -:2 E5:.5 C#5 Bb4 A4 | ~:2 -:2"""
BRIDGE_GUITAR = """D4:2 F4:.5 D4 C4 Bb3 | Db4:2 -:.5 G3 Bb3 Db4 | C4:1.5 E4:.5 C4 A3 G3 A3 | D4:1.5 C4:.5 Ab3 Gb3 Eb3 D3 |
       -:.5 G3 Bb3 D4 F4:1 A4 | G4:1.5 F4:.5 E4:1 D4:.5 A3 | Bb3:1 D4:.5 G4:1.5 E4:.5 D4 | F4:1 E4:.5 C#4 A3:1 -"""

SPARSE = [[(0, 1.6), (2.5, 0.7)], [(1.5, 1.8)], [(0.5, 0.4), (2.5, 1.0)], [(1, 0.5), (2.5, 0.9)], [(3.5, 1.2)]]
CHOP = [[(1, 0.25), (3, 0.25)], [(1, 0.25), (2.5, 0.3)], [(1.5, 0.3), (3, 0.25)]]


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, b, a, a, a, b, a)
    bass, drums, vibes, trumpet = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(VIBES), Stem(MUTED_TRUMPET)
    guitar, tenor, piano = Stem(CLEAN_GUITAR), Stem(TENOR_SAX), Stem(PIANO)
    high, low = Voicer(57, 76), Voicer(52, 71)

    now = two_feel_bass(feel, bass, form, 0, 8)
    now = walking_bass(feel, bass, form, 32, 24, 90, now)
    now = walking_bass(feel, bass, form, 128, 16, 92, now)
    now = two_feel_bass(feel, bass, form, 192, 8, 88, now)
    walking_bass(feel, bass, form, 224, 8, 92, now)
    brushes(feel, drums, 0, 8, -6, crash=True)
    brushes(feel, drums, 32, 8)
    brushes(feel, drums, 64, 8, 2, crash=True)
    brushes(feel, drums, 96, 8, 3)
    brushes(feel, drums, 128, 16, 4, crash=True)
    brushes(feel, drums, 192, 8, -3)
    brushes(feel, drums, 224, 8, 3, crash=True)

    sing(feel, trumpet, line(A), 0, 91)
    sing(feel, trumpet, line(A_SECOND), 32, 93)
    sing(feel, trumpet, line(A_LAST), 96, 96)
    sing(feel, trumpet, line(CALLS), 160, 70)
    sing(feel, trumpet, line(A_LAST), 224, 98)
    sing(feel, tenor, line(B_UNDER), 64, 66, late=0.015)
    sing(feel, tenor, line(A_UNDER), 96, 76, late=0.012)
    sing(feel, tenor, line(B_UNDER), 192, 62, late=0.015)
    sing(feel, tenor, line(A_UNDER), 224, 78, late=0.012)

    comp(feel, vibes, form, 0, 8, SPARSE, high, 51)
    comp(feel, vibes, form, 32, 8, SPARSE, high, 54)
    sing(feel, vibes, line(B), 64, 86, legato=1.5, wind=False)
    comp(feel, vibes, form, 96, 8, SPARSE, high, 58)
    sing(feel, vibes, line(SOLO_ONE), 128, 84, legato=1.1, wind=False)
    sing(feel, vibes, line(SOLO_TWO), 160, 90, legato=1.1, wind=False)
    comp(feel, vibes, form, 192, 8, SPARSE, high, 54)
    sing(feel, vibes, transpose(line(A_LAST), 12), 224, 84, legato=1.2, wind=False)

    for at in (0, 32, 96, 224):
        sing(feel, guitar, line(ANSWERS), at, 88, legato=1.0, wind=False)
    sing(feel, guitar, line(BRIDGE_GUITAR), 192, 92, legato=1.0, wind=False)
    comp(feel, piano, form, 32, 8, CHOP, low, 44, late=0.006)
    comp(feel, piano, form, 64, 8, SPARSE, low, 46)
    comp(feel, piano, form, 96, 8, CHOP, low, 48)
    comp(feel, piano, form, 128, 16, SPARSE, low, 48)
    comp(feel, piano, form, 224, 8, CHOP, low, 50)
    return {"bass": bass, "drums": drums, "vibes": vibes, "trumpet": trumpet, "guitar": guitar, "tenor": tenor, "piano": piano}


# Loudness of each part, in LUFS before mastering
LEVELS = {"bass": -22.5, "drums": -25, "vibes": -24, "trumpet": -21.3, "guitar": -26, "tenor": -27, "piano": -29}
