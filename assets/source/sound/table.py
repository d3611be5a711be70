"""Table: 88 to the minute, quiet, full of air, made to run for hours; the theme at half speed.

A A' B A'' with every chord twice as long (64 bars): vibraphone states the theme, the guitar muses over it, the trumpet takes
the bridge from afar, and at last the bass has the theme while the others leave it room.
"""
from band import Voicer, brushes, comp, sing, two_feel_bass
from midi import (ACOUSTIC_BASS, BRUSH_KIT, FLUTE, JAZZ_GUITAR, MUTED_TRUMPET, PIANO, VIBES, Stem)
from theme import A, A_CHORDS, A_LAST, B, B_CHORDS, B_UNDER, chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "table", 88, 30000, 0.61, 64
ROOM = 1.3   # how much of the club is heard

MUSING = """-:1 D4:.5 E4 F4:1 A4 | B4:1.5 A4:.5 -:2 | -:2.5 A4:.5 F4 E4 | D4:2 - | -:1 F4:.5 G4 Ab4:1 C5 | D5:1.5 C5:.5 -:2 |
       -:3.5 Ab4:.5 | G4:1.5 F4:.5 D4:1 - | -:.5 Bb3 D4 F4 A4:2 | -:4 | G4:1 A4 Db5 Bb4 | A4:3 -:1 |
       -:1 G4:.5 Bb4 D5:1 Bb4 | C#5:1 Bb4:.5 G4 F4 E4 C#4:1 | D4:1.5 E4:.5 -:2 | -:4"""
# The bass takes the head of the theme in its own register, then walks home under the vibraphone.
BASS_THEME = """-:2 A2:1 E3 | ~:2 D3:1 B2 | ~:3 -:1 | -:1 A2 B2 D3 | -:2 C3:1 G3 | ~:2 F3:1 D3 | ~:3 -:1 | -:1 F2 G2 Ab2"""
# What the vibraphone leaves of the theme while the guitar plays
DROPS = """-:4 | -:4 | A5:3 -:1 | E5:3 -:1 | -:4 | -:4 | C6:3 -:1 | G5:3 -:1 | -:4 | -:2 A5 |
       -:4 | -:2 A5 | -:4 | -:4 | -:1 B5:1.5 E6 | -:4"""
SIGHS = """-:4 | -:4 | -:2 E5 | D5:1 B4:3 | -:4 | -:4 | -:2 G5 | F5:1 D5:3"""

PADS = [[(0, 3.4)], [(0.5, 3)], [(2, 1.8)], [], [(1.5, 2.2)]]
SHELLS = [[(1.5, 1.2)], [], [(0, 1.5), (2.5, 1)], [(3.5, 1.6)], []]


def arrange(feel):
    a, b = chords(A_CHORDS, 2), chords(B_CHORDS, 2)
    form = follow(a, a, b, a)
    bass, drums, vibes, trumpet = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(VIBES), Stem(MUTED_TRUMPET)
    guitar, piano, flute = Stem(JAZZ_GUITAR), Stem(PIANO), Stem(FLUTE)
    high, low = Voicer(57, 76), Voicer(50, 68)

    now = two_feel_bass(feel, bass, form, 0, 16, 84, rest=0.3)
    now = two_feel_bass(feel, bass, form, 64, 16, 84, now, rest=0.2)
    two_feel_bass(feel, bass, form, 128, 16, 86, now, rest=0.15)
    sing(feel, bass, line(BASS_THEME), 192, 87, legato=1.0, wind=False, accent=0.2)
    two_feel_bass(feel, bass, form, 224, 8, 84, 38, rest=0.2)
    brushes(feel, drums, 0, 16, -12, ride=False, fill=0)
    brushes(feel, drums, 64, 16, -10, ride=False, fill=0)
    brushes(feel, drums, 128, 16, -15, ride=True, fill=0)
    brushes(feel, drums, 192, 16, -13, ride=False, fill=0)

    sing(feel, vibes, line(A, 2), 0, 80, legato=1.7, wind=False)
    sing(feel, vibes, line(DROPS), 64, 58, legato=2.0, wind=False)
    comp(feel, vibes, form, 128, 16, PADS, high, 48)
    late = [n for n in line(A_LAST, 2) if n[0] >= 31]
    sing(feel, vibes, late, 192, 78, legato=1.7, wind=False)

    comp(feel, guitar, form, 0, 16, SHELLS, low, 58, strum=0.014)
    sing(feel, guitar, line(MUSING), 64, 84, legato=1.05, wind=False)
    comp(feel, guitar, form, 128, 16, SHELLS, low, 58, strum=0.014)
    comp(feel, guitar, form, 224, 8, SHELLS, low, 54, strum=0.014)

    sing(feel, trumpet, line(B, 2), 128, 76, late=0.02)
    sing(feel, flute, transpose(line(B_UNDER, 2), 12), 128, 58, late=0.02)
    sing(feel, flute, line(SIGHS), 192, 62, late=0.02)
    comp(feel, piano, form, 64, 16, PADS, high, 40, strum=0.02)
    comp(feel, piano, form, 192, 8, PADS, high, 44, strum=0.02)
    return {"bass": bass, "drums": drums, "vibes": vibes, "trumpet": trumpet, "guitar": guitar, "piano": piano, "flute": flute}


LEVELS = {"bass": -22, "drums": -26.5, "vibes": -23.5, "trumpet": -23.8, "guitar": -24.5, "piano": -29, "flute": -28.5}
