"""Tension: 132 to the minute, nearly straight, over an ostinato made of the theme's head; the bridge climbs a step at a time.

Two choruses of A A' B A'' (64 bars); the second begins with the band stripped to bass, drums and the ostinato.
"""
from band import Voicer, comp, nearest, pursuit, sing, walking_bass
from midi import (ACOUSTIC_BASS, BARITONE_SAX, BRUSH_KIT, CLEAN_GUITAR, MUTED_TRUMPET, TENOR_SAX, TROMBONE, VIBES, Stem)
from theme import A, A_CHORDS, A_LAST, A_SECOND, A_UNDER, BAR, chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "tension", 132, 20000, 0.54, 64
ROOM = 0.75   # how much of the club is heard

CLIMB_CHORDS = "Gm9 | Gm9 | Abm6 | Abm6 | Bbm6 | Bm6 | Em7b5 A7b9 | A7b13"
CLIMB = """-:.5 D5 A5:1 G5:.5 E5:1 D5:.5 | A5:1.5 G5:.5 -:2 | -:.5 Eb5 Bb5:1 Ab5:.5 F5:1 Eb5:.5 | Bb5:1.5 Ab5:.5 -:2 |
       -:.5 F5 C6:1 Bb5:.5 G5:1 F5:.5 | -:.5 F#5 C#6:1 B5:.5 G#5:1 F#5:.5 | G5:.5 Bb5 A5 G5 E5 C#5 D5 E5 | F5:3 -:1"""
CLIMB_UNDER = """-:.5 Bb4 D5:1 D5:.5 Bb4:1 Bb4:.5 | D5:1.5 Bb4:.5 -:2 | -:.5 B4 F5:1 Eb5:.5 B4:1 B4:.5 | F5:1.5 Eb5:.5 -:2 |
       -:.5 Db5 G5:1 F5:.5 Db5:1 Db5:.5 | -:.5 D5 G#5:1 F#5:.5 D5:1 D5:.5 | E5:.5 G5 E5 D5 Bb4 G4 A4 C#5 | C#5:3 -:1"""
CHASE = """-:.5 D5 E5 F5 A5:1 B5:.5 A5 | ~:1 F5:.5 D5 B4:1 -:1 | -:.5 F5 G5 Ab5 C6:1 D6:.5 C6 | ~:1 Ab5:.5 F5 D5:1 - |
       Bb5:.5 A5 G5 F5 A5 G5 F5 D5 | Db5 Eb5 G5 A5 Db6:1 Bb5:.5 A5 | G5 E5 Bb4 D5 C#5 E5 G5 Bb5 | A5:1.5 E5:.5 -:2"""

STABS = [[(1.5, 0.3), (3, 0.25)], [(0.5, 0.25), (3.5, 0.6)], [(1.5, 0.3), (2.5, 0.3)]]
RARE = [[(3.5, 0.8)], [], [(1.5, 0.35)], []]
SHIMMER = [[(0, 0.45), (0.5, 0.45), (1.5, 0.9), (3, 0.45)], [(0.5, 0.45), (1.5, 0.45), (2.5, 1.2)]]

# The ostinato: (beat, beats long, which tone). The tones are the theme's: root, fifth, ninth above, sixth.
FIGURE = ((0.5, 0.4, "fifth"), (1, 0.9, "ninth"), (2, 0.4, "root"), (2.5, 0.45, "sixth"), (3.5, 0.4, "fifth"))


def ostinato(feel, stem, form, at, bars, velocity, low=43):
    """The figure on each bar's chord, cut short where two chords share a bar; sixth and ninth bend to the chord."""
    for bar in range(bars):
        for beat, length, tone in FIGURE:
            chord = next(c for c in form if c.start <= at + bar * BAR + beat < c.start + c.length)
            third, fifth, top = chord.tones[1:4]
            root = nearest(chord.root, low + 5, low, low + 11)
            wanted = {"root": chord.root, "fifth": fifth, "sixth": top, "ninth": chord.voicing[3]}[tone]
            k = root + (wanted - root) % 12 + (12 if tone == "ninth" else 0)
            if tone == "fifth":
                k -= 12 if beat > 3 else 0
            stem.note(feel.time(at + bar * BAR + beat, 0.004), length, k, feel.touch(velocity + (8 if tone == "ninth" else 0), 4))


def pedal_bass(feel, stem, form, at, bars, velocity):
    """Root on one, the push before three, fifth and a step to the next root: the floor under the ostinato."""
    for bar in range(bars):
        start = at + bar * BAR
        find = lambda beat: next(c for c in form if c.start <= beat < c.start + c.length)
        first, second = find(start), find(start + 2)
        following = form[0] if start + BAR >= form[-1].start + form[-1].length else find(start + BAR)
        root, other = nearest(first.root, 36, 28, 41), nearest(second.root, 36, 28, 41)
        goal = nearest(following.root, other, 28, 41)
        lead = goal - 1 if goal > 28 and feel.rng.uniform() < 0.6 else goal + 1
        fifth = nearest(second.tones[2], other + 4, 28, 48)
        for beat, length, k, more in ((0, 0.9, root, 6), (1, 0.4, root, -8), (1.5, 0.45, other, 2), (2, 0.4, other, -6),
                                      (2.5, 0.9, fifth, 2), (3.5, 0.45, lead, -2)):
            stem.note(feel.time(start + beat, 0.003), length, k, feel.touch(velocity + more, 4))


def arrange(feel):
    a, climb = chords(A_CHORDS), chords(CLIMB_CHORDS)
    form = follow(a, a, climb, a, a, a, climb, a)
    bass, drums, vibes, trumpet = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(VIBES), Stem(MUTED_TRUMPET)
    guitar, tenor, trombone, baritone = Stem(CLEAN_GUITAR), Stem(TENOR_SAX), Stem(TROMBONE), Stem(BARITONE_SAX)
    high, brass = Voicer(57, 76), Voicer(48, 67)

    for at, bars, loud in ((0, 8, 92), (32, 8, 94), (128, 8, 92), (160, 8, 95)):
        pedal_bass(feel, bass, form, at, bars, loud)
    for at in (64, 192):
        now = walking_bass(feel, bass, form, at, 8, 96, 43)
        walking_bass(feel, bass, form, at + 32, 8, 98, now)
    pursuit(feel, drums, 0, 8, -6)
    pursuit(feel, drums, 32, 8, -2)
    pursuit(feel, drums, 64, 8, 2, tambourine=True)
    pursuit(feel, drums, 96, 8, 4, tambourine=True)
    pursuit(feel, drums, 128, 8, -8, snare=False)
    pursuit(feel, drums, 160, 8, 0)
    pursuit(feel, drums, 192, 8, 3, tambourine=True)
    pursuit(feel, drums, 224, 8, 5, tambourine=True)

    for at, loud in ((0, 92), (32, 90), (96, 90), (128, 96), (160, 90), (224, 92)):
        ostinato(feel, guitar, form, at, 8, loud)
    comp(feel, guitar, form, 64, 8, STABS, Voicer(52, 71), 84, strum=0.008)
    comp(feel, guitar, form, 192, 8, STABS, Voicer(52, 71), 86, strum=0.008)

    sing(feel, trumpet, line(A), 0, 101, late=0.0)
    sing(feel, trumpet, line(A_SECOND), 32, 103, late=0.0)
    sing(feel, trumpet, line(CLIMB), 64, 100, late=0.0)
    sing(feel, trumpet, line(A_LAST), 96, 106, late=0.0)
    sing(feel, trumpet, line(CLIMB), 192, 102, late=0.0)
    sing(feel, trumpet, line(A_LAST), 224, 108, late=0.0)
    sing(feel, tenor, line(CLIMB_UNDER), 64, 86, late=0.003)
    sing(feel, tenor, line(A_UNDER), 96, 90, late=0.003)
    sing(feel, tenor, transpose(line(CHASE), -12), 160, 100, late=0.003)
    sing(feel, tenor, line(CLIMB_UNDER), 192, 88, late=0.003)
    sing(feel, tenor, line(A_UNDER), 224, 92, late=0.003)
    comp(feel, trombone, form, 32, 8, RARE, brass, 84, strum=0, late=0.0)
    comp(feel, trombone, form, 96, 8, STABS, brass, 88, strum=0, late=0.0)
    comp(feel, trombone, form, 160, 8, RARE, brass, 86, strum=0, late=0.0)
    comp(feel, trombone, form, 224, 8, STABS, brass, 92, strum=0, late=0.0)
    for at in (96, 224):
        pedal_bass(feel, baritone, form, at, 8, 84)
    comp(feel, vibes, form, 0, 8, RARE, high, 66)
    comp(feel, vibes, form, 64, 8, SHIMMER, high, 66)
    sing(feel, vibes, transpose(line(A_LAST), 12), 96, 76, legato=1.0, wind=False)
    comp(feel, vibes, form, 128, 8, SHIMMER, high, 62)
    comp(feel, vibes, form, 160, 8, RARE, high, 66)
    comp(feel, vibes, form, 192, 8, SHIMMER, high, 70)
    sing(feel, vibes, transpose(line(A_LAST), 12), 224, 80, legato=1.0, wind=False)
    return {"bass": bass, "drums": drums, "vibes": vibes, "trumpet": trumpet, "guitar": guitar, "tenor": tenor,
            "trombone": trombone, "baritone": baritone}


LEVELS = {"bass": -22, "drums": -22.5, "vibes": -26.5, "trumpet": -21.8, "guitar": -24.5,
          "tenor": -25.5, "trombone": -26, "baritone": -29}
