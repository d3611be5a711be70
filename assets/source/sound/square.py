"""What the moods of Top Secret Spies share: the tune of seven people on tiptoe, its chords, and what answers it. Written as in theme.py.

D minor sixth again, so that the moods of all scores cross-fade; but it is evening, it rains, and nobody is after anybody in earnest: a two-beat on
bass and baritone saxophone, a guitar on two and four, and a tune that steps, stops to listen, and steps on.
"""
from band import nearest
from theme import BAR

A_CHORDS = "Dm6 | Dm6 | Gm9 | A7b9 | Dm6 | Bb13 | Em7b5 A7b9 | Dm6"
B_CHORDS = "Fmaj9 | D7b9 | Gm9 | C13 | Fmaj9 | Bbmaj9 | Em7b5 | A7b9"

A = """D5:.5 -:.5 E5:.5 F5 -:.5 G#5 A5:1 | -:.5 A5:.5 G#5 F5 D5:1 -:1 | Bb5:.5 -:.5 A5:.5 G5 -:.5 F5 D5:1 | C#5:.5 E5 G5 Bb5 A5:1.5 -:.5 |
       D5:.5 -:.5 E5:.5 F5 -:.5 G#5 A5:1 | -:.5 Ab5:.5 G5 F5 D5:1 Bb4:1 | G4:.5 Bb4 D5 E5 C#5 Bb4 A4 G4 | F4:.5 A4 D5:1 -:2"""
A_SECOND = """D5:.5 -:.5 E5:.5 F5 -:.5 G#5 A5:1 | -:.5 B5:.5 A5 F5 D5:1 -:1 | Bb5:.5 -:.5 A5:.5 G5 -:.5 F5 D5:1 | C#5:.5 E5 G5 Bb5 A5:1.5 -:.5 |
       D5:.5 -:.5 F5:.5 A5 -:.5 B5 D6:1 | -:.5 C6:.5 Bb5 Ab5 F5:1 D5:1 | E5:.5 G5 Bb5 D6 C#6 A5 G5 E5 | D5:1 -:.5 A4:.5 D5:1 -:1"""
A_UNDER = """A4:.5 -:.5 B4:.5 D5 -:.5 D5 F5:1 | -:.5 F5:.5 D5 B4 A4:1 -:1 | F5:.5 -:.5 F5:.5 D5 -:.5 D5 Bb4:1 | G4:.5 C#5 E5 G5 E5:1.5 -:.5 |
       A4:.5 -:.5 B4:.5 D5 -:.5 D5 F5:1 | -:.5 D5:.5 D5 D5 Ab4:1 G4:1 | E4:.5 G4 Bb4 D5 Bb4 G4 G4 E4 | D4:.5 F4 A4:1 -:2"""
B = """C5:1 A5:1.5 G5:.5 E5:1 | Eb5:1 F#5:1 A5:1 C6:1 | Bb5:1.5 A5:.5 F5:1 D5:1 | E5:1.5 D5:.5 Bb4:1 A4:1 |
       C5:1 A5:1.5 G5:.5 E5:1 | D5:1 F5:1 A5:1.5 F5:.5 | E5:.5 G5 Bb5 A5 G5:1 E5:1 | C#5:1.5 E5:.5 A5:1 -:1"""
# Steps that are heard when the tune stops to listen
STEPS = """-:4 | -:2 -:.5 D3:.5 F3 A3 | -:4 | -:3.5 A2:.5 | -:4 | -:3 D3:.5 Bb2 | -:4 | -:2 A2:.5 C#3 D3:1"""
# What the windows say to each other across the square
CALLS = """-:4 | -:2 A5:.5 F5 D5:1 | -:4 | -:2 -:.5 E5:.5 C#5:1 | -:4 | -:2 Ab5:.5 F5 D5:1 | -:4 | -:4"""
SOLO = """-:.5 D5:.5 F5 A5 B5:1 A5:.5 F5 | E5:.5 F5 E5 C#5 D5:1 -:1 | -:.5 Bb4:.5 D5 F5 A5 G5 F5 D5 | E5:.5 C#5 Bb4 G4 A4:1 -:1 |
       -:.5 A5:.5 F5 D5 B4:1 D5:.5 F5 | Ab5:1.5 G5:.5 F5 D5 Bb4:1 | D5:.5 E5 G5 Bb5 A5 G5 E5 C#5 | D5:1 A4:.5 F4 D4:1 -:1"""

CHOP = [[(1, .22), (3, .22)], [(1, .22), (2.5, .18), (3, .22)], [(0.5, .18), (1, .22), (3, .22)]]


def tiptoe(feel, stem, form, at, bars, velocity, low=31, high=45):
    """Bass in two: root, a rest to listen, fifth; in every fourth bar it steps to what comes by half tones."""
    for bar in range(bars):
        start = at + bar * BAR
        chord = next(c for c in form if c.start <= start < c.start + c.length)
        later = next(c for c in form if c.start <= start + 2 < c.start + c.length)
        root = nearest(chord.root, 38, low, high)
        fifth = nearest(later.tones[2] if later is chord else later.root, root - 5, low - 3, high)
        stem.note(feel.time(start, .004), .62, root, feel.touch(velocity + 5, 4))
        stem.note(feel.time(start + 2, .004), .62, fifth, feel.touch(velocity, 4))
        if bar % 4 == 3:
            following = next((c for c in form if c.start <= start + BAR < c.start + c.length), form[0])
            goal = nearest(following.root, fifth, low, high)
            for k in (2, 1):
                stem.note(feel.time(start + 4 - k * .5, .004), .3, goal + (k if fifth >= goal else -k), feel.touch(velocity - 8, 4))
        elif feel.rng.uniform() < .3:
            stem.note(feel.time(start + 3.5, .004), .25, fifth, feel.touch(velocity - 18, 4))
