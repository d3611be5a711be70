"""What the three moods of 1982 share: the chords, the tune, and how the machines play. Chords and melodies are written as in theme.py.

The tune begins as the first game's does, a fifth and on to the ninth, but settles on the seventh; under it the harmony moves by two bars at
a time, over a bass that a sequencer plays.
"""
import synth
from band import nearest
from theme import BAR

A_CHORDS = "Dm9 | Dm9 | Bbmaj9 | Bbmaj9 | Gm9 | Gm9 | Em7b5 | A7b9"
B_CHORDS = "Fmaj9 | C13 | Gm9 | Dm9 | Bbmaj9 | Fmaj9 | Em7b5 | A7b13"

A = """-:1 A4:.5 E5:1.5 D5:1 | C5:3 -:1 | -:1 A4:.5 F5:1.5 E5:1 | D5:3 -:1 |
       -:.5 Bb4 D5 F5 A5:1.5 G5:.5 | F5:1.5 D5:.5 Bb4:2 | -:.5 G4 Bb4 D5 E5:1 D5 | C#5:3 -:1"""
A_SECOND = """-:1 A4:.5 E5:1.5 G5:1 | F5:2 E5:1 C5 | -:1 A4:.5 F5:1.5 E5:.5 C5 | D5:3 -:1 |
       G5:1.5 F5:.5 D5:1 Bb4 | A5:1.5 G5:.5 F5:1 D5 | E5:1.5 D5:.5 Bb4:1 G4 | A4:3 -:1"""
A_UNDER = """-:1 F4:.5 C5:1.5 A4:1 | A4:3 -:1 | -:1 F4:.5 D5:1.5 C5:1 | Bb4:3 -:1 |
       -:.5 G4 Bb4 D5 F5:1.5 D5:.5 | D5:1.5 Bb4:.5 G4:2 | -:.5 E4 G4 Bb4 C5:1 Bb4 | A4:3 -:1"""
B = """A5:2 G5:1 E5 | G5:1.5 E5:.5 D5:2 | -:.5 D5 F5 A5 Bb5:1 A5 | F5:3 -:1 |
       D5:1 F5 A5:1.5 G5:.5 | A5:1 G5:.5 E5 C5:2 | D5:1 E5:.5 G5 Bb5:1 A5:.5 G5 | F5:1 E5:.5 C#5 A4:2"""
# What is called from afar when the tune rests
CALLS = """-:4 | -:2 A4:.5 E5:1.5 | ~:2 -:2 | -:4 | -:4 | -:2 D5:.5 A5:1.5 | ~:2 -:2 | -:4"""

# The bass's sixteenths, two bars: which tone of the chord (0 root, 2 fifth, 3 seventh; + an octave), how loud; a rest is None
STEADY = ((0, 1), None, (0, .6), (10, .75), (0, .8), None, (2, .6), (0, .6), (0, .9), None, (0, .6), (10, .75), (3, .7), None, (2, .7), None,
          (0, 1), None, (0, .6), (10, .75), (0, .8), None, (2, .6), (0, .6), (0, .9), (0, .5), (10, .7), None, (3, .75), (2, .65), (0, .7), (2, .6))
DRIVEN = tuple((t, v) for t, v in zip((0, 0, 10, 0, 0, 10, 0, 3, 0, 0, 10, 0, 2, 10, 3, 2) * 2, (1, .6, .8, .6, .9, .8, .6, .7, 1, .6, .8, .6, .9, .75, .7, .65) * 2))


def at_beat(form, beat):
    return next(c for c in form if c.start <= beat < c.start + c.length)


def sequence(stem, form, at, bars, pattern, velocity=100, low=29, high=41):
    """The sequencer: as even as a machine is."""
    for step in range(bars * 16):
        tone = pattern[step % len(pattern)]
        if tone is None:
            continue
        beat = at + step / 4
        chord = at_beat(form, beat)
        which, loud = tone
        root = nearest(chord.root, 35, low, high)
        key = root + (0 if which == 0 else 12 if which == 10 else (chord.tones[which] - chord.root) % 12)
        stem.note(beat, .22, key, velocity * (.55 + .45 * loud))


def pads(stem, form, at, bars, voicer, velocity):
    """Each chord as long as it lasts."""
    for chord in form:
        if at <= chord.start < at + bars * BAR and (chord.start == at or chord.root != at_beat(form, chord.start - .1).root):
            length = chord.length
            while chord.start + length < at + bars * BAR and at_beat(form, chord.start + length).root == chord.root:
                length += at_beat(form, chord.start + length).length
            for key in voicer.voice(chord):
                stem.note(chord.start, length, key, velocity)


def runs(stem, form, at, bars, velocity, order=(0, 1, 2, 3, 2, 1, 3, 2), octave=72, gaps=()):
    """The chord's tones, one after another in sixteenths; steps of a bar that are in `gaps` are left out."""
    for step in range(bars * 16):
        if step % 16 in gaps:
            continue
        beat = at + step / 4
        tones = sorted(nearest(t, octave + 5, octave, octave + 11) for t in at_beat(form, beat).voicing)
        stem.note(beat, .2, tones[order[step % len(order)]], velocity + (8 if step % 4 == 0 else 0) - (6 if step % 2 else 0))


def beat_box(stem, at, bars, level=0, kick=(0, 2.5), snare=(1, 3), hats="8", clap=False, fill=8, rng=None):
    """The drum machine, programmed: hats in eighths, sixteenths or none; on every `fill`th bar the toms."""
    for bar in range(bars):
        start, filling = at + bar * BAR, fill and (bar + 1) % fill == 0
        for beat in kick:
            stem.note(start + beat, .3, synth.KICK, 104 + level)
        for beat in snare:
            if not (filling and beat > 2):
                stem.note(start + beat, .3, synth.SNARE, 88 + level)
                if clap:
                    stem.note(start + beat, .3, synth.CLAP, 70 + level)
        steps = {"8": 8, "16": 16, "": 0}[hats]
        for k in range(steps):
            beat = k * 4 / steps
            last = k == steps - (1 if steps == 8 else 2)
            stem.note(start + beat, .1, synth.OPEN_HAT if last and bar % 2 else synth.HAT, (62 if beat % 1 == 0 else 48 if beat % .5 == 0 else 36) + level)
        if filling:
            for k, key in enumerate((synth.TOM_HIGH, synth.TOM_HIGH, synth.TOM_LOW, synth.TOM_HIGH, synth.TOM_LOW, synth.TOM_LOW)):
                stem.note(start + 2.5 + k / 4, .3, key, 74 + 4 * k + level)


def message(stem, at, bars, rng, velocity=64, words=(5, 3, 7, 4)):
    """A message comes in: letters in sixteenths, in words, with a bell at its end."""
    beat, end, k = at, at + bars * BAR, 0
    while beat < end - .5:
        for _ in range(words[k % len(words)]):
            if beat >= end - .5:
                break
            stem.note(beat + rng.normal(0, .004), .1, synth.KEY, velocity + rng.uniform(-10, 8))
            beat += .25
        beat += .25 if k % 3 else .75
        k += 1
    stem.note(end - .5, .5, synth.BELL, velocity * .55)
