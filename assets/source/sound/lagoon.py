"""What the moods of the Drowned Senate share: the tune, its chords, and the water that everybody sits under. Written as in theme.py.

D minor sixth again, so that the moods of all scores cross-fade. A barcarole: the beat falls in three, a bass rows, a harp goes on like
ripples, and now and then a drop falls. The tune begins as the first game's does, a fifth upwards, and then leans on E flat, as they do on that coast.
"""
from band import KICK, PEDAL, RIDE, SWIRL, TAP, chord_at, hit, nearest
from theme import BAR

A_CHORDS = "Dm6 | Gm9 | Dm6 | Ebmaj9 | Gm9 | Bbmaj9 | Em7b5 A7b9 | Dm6"
B_CHORDS = "Fmaj9 | C13 | Fmaj9 | D7b9 | Gm9 | Bbm6 | Em7b5 | A7b13"

A = """A4:1 E5:1.5 F5:.5 E5:1 | D5:2 -:.5 Bb4 C5 D5 | A4:1 F5:1.5 G5:.5 F5:1 | Eb5:1.5 D5:.5 Bb4:2 |
       Bb4:1 A5:1.5 G5:.5 F5:1 | F5:1.5 D5:.5 A4:2 | -:.5 Bb4 D5 E5 G5 E5 C#5 Bb4 | A4:3 -:1"""
A_SECOND = """A4:1 E5:1.5 F5:.5 E5:1 | D5:2 -:.5 Bb4 C5 D5 | A4:1 F5:1.5 G5:.5 A5:1 | G5:1.5 F5:.5 D5:2 |
       Bb4:1 A5:1.5 Bb5:.5 A5:1 | C6:1.5 A5:.5 F5:1 D5 | E5:.5 G5 Bb5 A5 G5 E5 C#5 E5 | D5:3 -:1"""
A_UNDER = """F4:1 B4:1.5 D5:.5 B4:1 | Bb4:2 -:.5 G4 A4 Bb4 | F4:1 D5:1.5 D5:.5 D5:1 | Bb4:1.5 Bb4:.5 G4:2 |
       G4:1 F5:1.5 D5:.5 D5:1 | A5:1.5 F5:.5 D5:1 Bb4 | Bb4:.5 D5 G5 D5 E5 C#5 A4 C#5 | A4:3 -:1"""
B = """A4:2 G4:.5 A4 C5:1 | E5:1.5 D5:.5 A4:2 | A4:2 C5:.5 E5 G5:1 | F#5:1.5 Eb5:.5 C5:2 |
       D5:1 Bb5:1.5 A5:.5 F5:1 | G5:1 F5 Db5 Bb4 | D5:1.5 E5:.5 G5:1 Bb5 | A5:1 F5 C#5:1.5 -:.5"""
B_UNDER = """F4:2 E4:2 | E4:2 D4 | E4:2 A4 | A4:2 F#4 | G4:2 F4 | F4:2 Db4 | E4:2 D4 | C#4:3 -:1"""
# What is called along the canals while the tune rests
CALLS = """-:4 | -:2 D5:.5 A5:1.5 | ~:1 -:3 | -:2 Bb4:.5 G5:1.5 | ~:1 -:3 | -:4 | -:2 E5:.5 Bb5:1 A5:.5 | ~:2 -:2"""
MUSING = """-:1 A5:.5 F5 E5:1 D5 | Bb5:1.5 A5:.5 G5:1 D5 | -:1 F5:.5 A5 B5:1 A5 | G5:1.5 F5:.5 D5:1 Bb4 |
       -:1 D5:.5 F5 A5:1 Bb5 | A5:1.5 F5:.5 D5:1 C5 | -:.5 D5 G5 Bb5 A5 G5 E5 C#5 | D5:1 A4 F4:1 -:1"""

ROWED = [[(0, 1.6), (2, 1.6)], [(0, 1.6), (2.5, 1.2)], [(0, 3.2)]]
RESTS = [[(1, 1.4)], [], [(2.5, 1.2)], []]


def oars(feel, stem, form, at, bars, velocity, low=29, high=45):
    """Bass: a pull on one, the other oar on three, and before most bars a push on the last third of the beat."""
    for bar in range(bars):
        start = at + bar * BAR
        first, second, following = chord_at(form, start), chord_at(form, start + 2), chord_at(form, start + BAR)
        root = nearest(first.root, 36, low, high)
        other = nearest(second.root if second is not first else second.tones[2], root + 5, low, high)
        stem.note(feel.time(start, .006), 1.8, root, feel.touch(velocity + 5, 4))
        stem.note(feel.time(start + 2, .006), 1.1, other, feel.touch(velocity - 2, 4))
        if feel.rng.uniform() < .6:
            goal = nearest(following.root, other, low, high)
            stem.note(feel.time(start + 3.5, .005), .3, goal + (2 if other > goal else -1), feel.touch(velocity - 12, 4))


def ripple(feel, stem, form, at, bars, velocity, voicer, shape=(0, 1, 2, 3, 2, 1)):
    """The chord's voices one after another, three to a beat, rising and falling away; each bar comes in like a wave."""
    for step in range(bars * BAR * 3):
        beat = at + step / 3
        if step % 3 == 0 and (step == 0 or chord_at(form, beat) is not chord_at(form, beat - 1) or step % 12 == 0):
            voices = voicer.voice(chord_at(form, beat))
        swell = (0, 3, 5, 7, 8, 7, 5, 4, 2, 0, -2, -4)[step % 12]
        stem.note(beat + feel.rng.normal(0, .006), .9, voices[shape[step % len(shape)]], feel.touch(velocity + swell, 4))


def drips(feel, stem, form, at, bars, velocity, often=.16):
    """Drops, on any third of a beat, on a tone of the chord; seldom two at once."""
    last = -9
    for step in range(bars * BAR * 3):
        if feel.rng.uniform() < often and step - last > 1:
            beat = at + step / 3
            tone = int(feel.rng.choice(chord_at(form, beat).voicing))
            stem.note(beat + feel.rng.normal(0, .01), .2, nearest(tone, int(feel.rng.integers(78, 92)), 76, 94), feel.touch(velocity, 12))
            last = step


def lights(stem, form, at, bars, voicer, velocity):
    """Glasses: the upper voices of each chord, for as long as it lasts."""
    end = at + bars * BAR
    for chord in form:
        if at <= chord.start < end:
            for key in voicer.voice(chord)[1:]:
                stem.note(chord.start, min(chord.length, end - chord.start), key, velocity)


def surf(feel, stem, at, bars, level=0, ride=False):
    """Brushes as water on stone: a swirl each half bar, a tap where the third of a beat falls."""
    for bar in range(bars):
        start = at + bar * BAR
        for beat in (0, 2):
            hit(feel, stem, start + beat, SWIRL, 70 + level)
        hit(feel, stem, start, KICK, 46 + level)
        hit(feel, stem, start + 2, PEDAL, 54 + level)
        for beat in (1.5, 3.5):
            if feel.rng.uniform() < .7:
                hit(feel, stem, start + beat, TAP, 44 + level)
        if ride:
            for beat in (0, .5, 1, 2, 2.5, 3):
                hit(feel, stem, start + beat, RIDE, (52 if beat % 2 == 0 else 42) + level)


def tolls(feel, stem, beats, key, velocity):
    """A bell of the drowned town."""
    for beat in beats:
        stem.note(feel.time(beat, .004), 3.6, key, feel.touch(velocity, 3))
