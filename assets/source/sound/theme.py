"""What all three moods share: how music is written down here, the chords, and the theme.

Melodies are text: bars separated by "|", notes "A4:1.5" (name, octave, beats; the length stays until it changes), "-" a rest,
"~" the note before held on. Each bar must add up to four beats. Chords likewise: "Dm6 | Em7b5 A7b9", sharing the bar equally.
"""
from dataclasses import dataclass

BAR = 4
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

# Quality: (tones the bass may use, tones of a rootless voicing), in semitones above the root.
QUALITIES = {
    "m6": ((0, 3, 7, 9), (3, 7, 9, 14)),
    "m9": ((0, 3, 7, 10), (3, 7, 10, 14)),
    "maj9": ((0, 4, 7, 11), (4, 7, 11, 14)),
    "m7b5": ((0, 3, 6, 10), (3, 6, 10, 12)),
    "7b9": ((0, 4, 7, 10), (4, 7, 10, 13)),
    "7b13": ((0, 4, 7, 10), (4, 8, 10, 13)),
    "7#11": ((0, 4, 7, 10), (4, 6, 10, 14)),
    "13": ((0, 4, 7, 10), (4, 9, 10, 14)),
}


def pitch_class(name):
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def key(name):
    """MIDI key of a note such as Bb4."""
    return 12 * (int(name[-1]) + 1) + STEPS[name[0]] + name.count("#") - name[1:].count("b")


@dataclass(frozen=True)
class Chord:
    start: float      # beat
    length: float
    root: int         # pitch class
    quality: str

    @property
    def tones(self):
        return [(self.root + t) % 12 for t in QUALITIES[self.quality][0]]

    @property
    def voicing(self):
        return [(self.root + t) % 12 for t in QUALITIES[self.quality][1]]


def chords(text, stretch=1):
    """Chords of a passage; `stretch` 2 gives each of them twice its length."""
    out, beat = [], 0.0
    for bar in text.split("|"):
        names = bar.split()
        for name in names:
            root = name[:2] if name[1:2] in ("b", "#") else name[:1]
            length = BAR * stretch / len(names)
            out.append(Chord(beat, length, pitch_class(root), name[len(root):]))
            beat += length
    return out


def follow(*passages):
    """Passages of chords one after another."""
    out, beat = [], 0.0
    for passage in passages:
        out += [Chord(c.start + beat, c.length, c.root, c.quality) for c in passage]
        beat = out[-1].start + out[-1].length
    return out


def line(text, stretch=1):
    """Notes (beat, beats long, key) of a melody."""
    out, beat, length = [], 0.0, 1.0
    for number, bar in enumerate(text.split("|"), 1):
        start = beat
        for token in bar.split():
            name, _, given = token.partition(":")
            length = float(given) if given else length
            if name == "~":
                at, held, sounding = out[-1]
                out[-1] = (at, held + length * stretch, sounding)
            elif name != "-":
                out.append((beat, length * stretch, key(name)))
            beat += length * stretch
        if abs(beat - start - BAR * stretch) > 1e-9:
            raise ValueError(f"bar {number} has {(beat - start) / stretch} beats: {bar.strip()}")
    return out


def transpose(notes, semitones):
    return [(at, length, k + semitones) for at, length, k in notes]


# --- the theme -------------------------------------------------------------------------------------------------------
# Its head rises a fifth to the ninth and falls back over the root to the sixth; the same shape follows a minor third
# higher over F minor, climbs to the ninth of G minor and comes down through a tritone to the dominant.

A_CHORDS = "Dm6 | Dm6 | Fm6 | Fm6 | Gm9 | Eb7#11 | Em7b5 A7b9 | Dm6 A7b13"
B_CHORDS = "Bbmaj9 | Bbm6 | Fmaj9 | Ab7#11 | Gm9 | Gm9 C13 | Em7b5 | A7b13"

A = """-:1 A4:.5 E5:1.5 D5:.5 B4 | ~:1.5 -:1 A4:.5 B4 D5 | -:1 C5:.5 G5:1.5 F5:.5 D5 | ~:1.5 -:1 C5:.5 D5 F5 |
       -:.5 Bb4 D5 A5:1.5 G5:.5 F5 | Db5:1.5 Eb5:.5 A4:2 | -:.5 Bb4 D5 E5 G5 E5 C#5 Bb4 | A4 D5 E5:2 -:1"""
A_SECOND = """-:1 A4:.5 E5:1.5 D5:.5 B4 | ~:1 -:.5 B4 A4 B4 D5 E5 | -:.5 D5 C5 G5:1.5 F5:.5 D5 | ~:1 -:.5 D5 C5 D5 F5 G5 |
       A5:1 D5:.5 A5:1.5 G5:.5 F5 | Db5:1 F5:.5 Eb5:.5 A4:2 | -:.5 Bb4 D5 E5 G5 E5 C#5 E5 | D5:1.5 B4:.5 E5:1 -:1"""
A_LAST = """-:1 A4:.5 E5:1.5 D5:.5 B4 | ~:1.5 -:1 A4:.5 B4 D5 | -:1 C5:.5 G5:1.5 F5:.5 D5 | ~:1.5 -:1 C5:.5 D5 F5 |
       -:.5 Bb4 D5 A5:1.5 G5:.5 F5 | Db5:1.5 Eb5:.5 A4:2 | -:.5 G4 Bb4 D5 C#5 E5 G5 Bb5 | A5 E5 D5:2 -:1"""
# The voice under the theme, tone for tone
A_UNDER = """-:1 F4:.5 B4:1.5 A4:.5 F4 | ~:1.5 -:1 F4:.5 A4 B4 | -:1 Ab4:.5 D5:1.5 C5:.5 Ab4 | ~:1.5 -:1 Ab4:.5 C5 D5 |
       -:.5 G4 Bb4 F5:1.5 D5:.5 Bb4 | G4:1.5 Bb4:.5 Db4:2 | -:.5 E4 G4 Bb4 G4 C#5 E5 G5 | F5 B4 A4:2 -:1"""
B = """D5:2.5 C5:.5 D5 F5 | Db5:2.5 -:.5 Bb4 Db5 | C5:2.5 A4:.5 C5 E5 | D5:1.5 C5:.5 Ab4:1 Gb4 |
       -:.5 G4 Bb4 D5 F5:1 A5 | G5:1.5 F5:.5 E5:1 D5:.5 A4 | Bb4:1.5 D5:.5 G5:2 | F5:1 E5:.5 C#5 A4:1 -"""
# The falling line under the bridge
B_UNDER = """A3:4 | G3 | A3:2 G3 | Gb3:4 | F3 | F3:2 E3 | D3:4 | C#3:3 -:1"""
