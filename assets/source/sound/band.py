"""The players: they turn chords and lines into notes with swing, touch and small faults of timing.

Each player writes into a Stem. Times are beats of the piece; `at` is where a passage begins, `bars` how long it lasts.
`form` is every chord of the piece in order; it is circular, since the piece is a loop.
"""
from dataclasses import dataclass

from theme import BAR


@dataclass
class Feel:
    """How the band plays: where the off-beat eighth falls, and how long a beat is."""
    swing: float            # 0.5 straight, 0.667 triplet
    beat_seconds: float
    rng: object             # numpy Generator

    def time(self, beat, loose=0.005, late=0.0):
        """Written beat to played beat; `loose` and `late` are seconds."""
        whole, part = int(beat // 1), beat % 1
        part = part * 2 * self.swing if part < 0.5 else self.swing + (part - 0.5) * 2 * (1 - self.swing)
        error = max(-2.2, min(2.2, self.rng.standard_normal())) * loose
        return whole + part + (error + late) / self.beat_seconds

    def touch(self, velocity, spread=5):
        return velocity + max(-2.2, min(2.2, self.rng.standard_normal())) * spread


# --- lines -----------------------------------------------------------------------------------------------------------

def sing(feel, stem, notes, at, velocity, legato=0.94, late=0.008, wind=True, accent=0.45):
    """A melody: louder as it climbs and on syncopations; a wind player swells into long notes and adds vibrato late.

    `legato` is how much of its written length a note sounds; above 1 it rings into the next, as under a pedal.
    """
    if not notes:
        return
    middle = sum(k for _, _, k in notes) / len(notes)
    for i, (beat, length, k) in enumerate(notes):
        start = feel.time(at + beat, 0.006, late)
        stop = feel.time(at + beat + length, 0.004, late)
        lone = i + 1 == len(notes) or notes[i + 1][0] > beat + length + 0.01
        loud = velocity + (k - middle) * accent + (4 if beat % 1 == 0.5 and length >= 1 else 0) - (5 if lone and length < 1 else 0)
        held = (stop - start) * (legato if length < 1 or legato >= 1 else min(0.98, legato + 0.03))
        stem.note(start, held, k, feel.touch(loud, 4))
        if wind:
            swell(stem, start, held)
            first = i == 0 or notes[i - 1][0] + notes[i - 1][1] < beat - 0.01
            scoop(feel, stem, start, held, into=first or length >= 1, off=lone and length >= 1)


def swell(stem, start, length):
    """Expression and vibrato for one wind note."""
    stem.control(start - 0.02, 1, 0)
    if length < 0.9:
        stem.control(start - 0.01, 11, 112)
        return
    for step in range(9):
        u = step / 8
        shape = 92 + 30 * min(1, u / 0.45) - 34 * max(0, (u - 0.6) / 0.4)
        stem.control(start + u * length, 11, shape)
        stem.control(start + u * length, 1, max(0, (u - 0.3) / 0.7) * 34)


def scoop(feel, stem, start, length, into, off):
    """The lip: a long or first note is reached from a third of a semitone below; a phrase's last long note drops away."""
    if into:
        for step in range(6):
            stem.bend(start - 0.01 + step * 0.014 / feel.beat_seconds, -0.34 * (1 - step / 5) ** 1.5)
    else:
        stem.bend(start - 0.01, 0)
    if off:
        for step in range(1, 6):
            stem.bend(start + length - (6 - step) * 0.016 / feel.beat_seconds, -0.7 * (step / 5) ** 2)


# --- bass ------------------------------------------------------------------------------------------------------------

LOW, HIGH = 28, 50


def nearest(pitch, around, low=LOW, high=HIGH):
    """The key of a pitch class that lies nearest to another key, within the range."""
    options = [k for k in range(low, high + 1) if k % 12 == pitch % 12]
    return min(options, key=lambda k: (abs(k - around), k))


def walk_bar(feel, chord, goal, now, beats, fresh):
    """Keys for the beats of one chord within a bar, aiming at `goal`, the next chord's root."""
    rng = feel.rng
    first = nearest(chord.root if fresh else chord.tones[rng.choice([1, 2, 2, 3])], now)
    keys = [first]
    for left in range(beats - 1, 1, -1):
        up = [k for t in chord.tones for k in range(LOW, HIGH + 1) if k % 12 == t and 0 < abs(k - keys[-1]) <= 5]
        target = nearest(goal, keys[-1])
        up.sort(key=lambda k: abs(abs(target - k) - 2.5 * (left - 1)) + rng.uniform(0, 3.5) + (3 if k in keys else 0))
        keys.append(up[0])
    if beats > 1:
        target = nearest(goal, keys[-1])
        near = [k for k in (target - 1, target + 1, target + 2, target - 5 if target - 5 >= LOW else target + 7)
                if k != keys[-1] and LOW <= k <= HIGH]
        weights = [3 if abs(k - target) == 1 else 1.5 for k in near]
        total = sum(weights)
        keys.append(int(rng.choice(near, p=[w / total for w in weights])))
    return keys


def bars_of(form, at, bars):
    """Each chord cut at the bar lines: (beat, beats, chord, is it the chord's first bar, root that follows)."""
    for i, chord in enumerate(form):
        follow = form[(i + 1) % len(form)].root
        beat, left = chord.start, chord.length
        while left > 0:
            take = min(left, BAR - beat % BAR)
            if at <= beat < at + bars * BAR:
                yield beat, int(take), chord, beat == chord.start, follow if left - take <= 0 else chord.root
            beat, left = beat + take, left - take


def walking_bass(feel, stem, form, at, bars, velocity=92, now=38):
    """Quarter notes with a skipped eighth now and then; returns the last key so that the next passage joins on."""
    for beat, beats, chord, fresh, goal in bars_of(form, at, bars):
        keys = walk_bar(feel, chord, goal, now, beats, fresh)
        for i, k in enumerate(keys):
            start = feel.time(beat + i, 0.004)
            strong = 3 if (beat + i) % BAR in (1, 3) else 0
            stem.note(start, 0.88, k, feel.touch(velocity + strong))
            if i + 1 < beats and feel.rng.uniform() < 0.09:
                stem.note(feel.time(beat + i + 0.5, 0.003), 0.22, k if feel.rng.uniform() < 0.6 else k + 12 if k < 38 else k - 12,
                          feel.touch(velocity - 26))
        now = keys[-1]
    return now


def two_feel_bass(feel, stem, form, at, bars, velocity=86, now=38, rest=0.0):
    """Root and fifth in halves, with a pick-up into the next bar; a share `rest` of second halves stays silent."""
    for beat, beats, chord, fresh, goal in bars_of(form, at, bars):
        first = nearest(chord.root, now, LOW, 46) if fresh else nearest(chord.tones[feel.rng.choice([0, 2, 2, 1])], now, LOW, 46)
        stem.note(feel.time(beat, 0.005), 1.85, first, feel.touch(velocity))
        now = first
        if beats >= 4 and feel.rng.uniform() >= rest:
            second = nearest(chord.tones[feel.rng.choice([2, 2, 3, 1])], first, LOW, 46)
            leads = feel.rng.uniform() < 0.4
            stem.note(feel.time(beat + 2, 0.005), 0.9 if leads else 1.85, second, feel.touch(velocity - 5))
            now = second
            if leads:
                target = nearest(goal, second, LOW, 46)
                k = target + (1 if second > target else -1) if target > LOW else target + 1
                stem.note(feel.time(beat + (3 if feel.rng.uniform() < 0.6 else 3.5), 0.004), 0.45, k, feel.touch(velocity - 10))
                now = k
    return now


# --- chords ----------------------------------------------------------------------------------------------------------

class Voicer:
    """Voice leading: of all close and open spacings in the range, the one whose voices move least."""

    def __init__(self, low, high):
        self.low, self.high = low, high
        self.last = None

    def options(self, chord):
        tones = chord.voicing
        found = []
        def grow(keys, rest):
            if not rest:
                if max(keys) - min(keys) <= 16:
                    found.append(tuple(sorted(keys)))
                return
            for k in range(self.low, self.high + 1):
                if k % 12 == rest[0]:
                    grow(keys + [k], rest[1:])
        grow([], tones)
        return [v for v in found if all(b - a > 0 for a, b in zip(v, v[1:])) and v[1] - v[0] > 1 and v[-1] - v[-2] > 1]

    def voice(self, chord):
        middle = (self.low + self.high) / 2
        def cost(v):
            spread = abs(sum(v) / len(v) - middle) * 0.35
            return spread + (sum(abs(a - b) for a, b in zip(v, self.last)) if self.last else 0)
        self.last = min(self.options(chord), key=lambda v: (cost(v), v))
        return self.last


def chord_at(form, beat):
    """The chord that sounds at a beat; past the end it is the first one, for the loop."""
    beat %= form[-1].start + form[-1].length
    return next(c for c in form if c.start <= beat < c.start + c.length)


def comp(feel, stem, form, at, bars, patterns, voicer, velocity, strum=0.004, late=0.004):
    """Chords in rhythm: per bar one of `patterns`, lists of (beat, beats long); an off-beat just before a change anticipates it."""
    previous = None
    for bar in range(bars):
        choices = [i for i in range(len(patterns)) if i != previous or len(patterns) == 1]
        previous = int(feel.rng.choice(choices))
        for beat, length in patterns[previous]:
            beat += at + bar * BAR
            voices = voicer.voice(chord_at(form, beat + (0.5 if beat % 1 == 0.5 else 0)))
            start = feel.time(beat, 0.005, late)
            loud = feel.touch(velocity, 4)
            for i, k in enumerate(voices):
                top = 3 if i + 1 == len(voices) else 0
                stem.note(start + i * strum / feel.beat_seconds, length, k, loud + top)


# --- drums -----------------------------------------------------------------------------------------------------------

KICK, RIM, TAP, SLAP, SWIRL, PEDAL, CRASH, RIDE = 36, 37, 38, 39, 40, 44, 49, 51
BONGO_HIGH, BONGO_LOW, CONGA_HIGH, CONGA_LOW, TAMBOURINE = 60, 61, 63, 64, 54


def hit(feel, stem, beat, key, velocity, loose=0.004, late=0.0):
    stem.note(feel.time(beat, loose, late), 0.4, key, feel.touch(velocity, 5))


def brushes(feel, stem, at, bars, level=0, ride=True, fill=8, crash=False):
    """Brush time: swirls on one and three, taps on the off-beats, a feathered bass drum, the pedal on two and four."""
    rng = feel.rng
    for bar in range(bars):
        start = at + bar * BAR
        filling = fill and (bar + 1) % fill == 0
        for beat in (0, 2):
            hit(feel, stem, start + beat, SWIRL, 74 + level)
        for beat in (1, 3):
            hit(feel, stem, start + beat, PEDAL, 70 + level)
            hit(feel, stem, start + beat, SLAP, 56 + level + rng.uniform(-4, 4))
        hit(feel, stem, start, KICK, 40 + level)
        if rng.uniform() < 0.45:
            hit(feel, stem, start + rng.choice([2, 2.5, 3.5]), KICK, 34 + level)
        if ride:
            for beat in (0, 1, 1.5, 2, 3, 3.5):
                hit(feel, stem, start + beat, RIDE, (52 if beat % 1 == 0 else 42) + (6 if beat in (1, 3) else 0) + level)
        for beat in (0.5, 1.5, 2.5, 3.5):
            if rng.uniform() < 0.35:
                hit(feel, stem, start + beat, TAP, 38 + level)
        if filling:
            for i, beat in enumerate((2, 2 + 1 / 3, 2 + 2 / 3, 3, 3 + 1 / 3, 3 + 2 / 3)):
                if rng.uniform() < 0.85:     # triplets, written straight on purpose
                    stem.note(start + beat, 0.3, TAP if i % 3 else SLAP, feel.touch(54 + 3 * i + level, 4))
    if crash:
        hit(feel, stem, at, CRASH, 44 + level)


def pursuit(feel, stem, at, bars, level=0, hand_drums=True, snare=True, tambourine=False, fill=8):
    """Driving time for the tense mood: ride eighths, back-beat, syncopated bass drum, bongos in sixteenths."""
    rng = feel.rng
    for bar in range(bars):
        start = at + bar * BAR
        filling = fill and (bar + 1) % fill == 0
        for step in range(8):
            beat = step / 2
            hit(feel, stem, start + beat, RIDE, (60 if step % 2 == 0 else 46) + level)
            if tambourine and step % 4 == 2:
                hit(feel, stem, start + beat, TAMBOURINE, 46 + level)
        for beat in (0, 1.5, 2.5) if bar % 2 == 0 else (0, 1.5, 3.5):
            hit(feel, stem, start + beat, KICK, 74 + level)
        if snare and not filling:
            for beat in (1, 3):
                hit(feel, stem, start + beat, SLAP, 92 + level)
                hit(feel, stem, start + beat, RIM, 40 + level)
            for beat in (0.5, 1.75, 2.75, 3.5):
                if rng.uniform() < 0.5:
                    hit(feel, stem, start + beat, TAP, 52 + level)
        if hand_drums:
            cycle = (BONGO_HIGH, 0, BONGO_HIGH, BONGO_LOW, 0, BONGO_HIGH, BONGO_LOW, 0,
                     BONGO_HIGH, 0, BONGO_LOW, BONGO_HIGH, 0, CONGA_HIGH, CONGA_LOW, CONGA_HIGH)
            for step, drum in enumerate(cycle):
                if drum and rng.uniform() < 0.92:
                    loud = 46 + (8 if step % 4 == 0 else 0) + level
                    stem.note(start + step / 4 + rng.normal(0, 0.006), 0.2, drum, feel.touch(loud, 6))
        if filling:
            for step in range(8):
                stem.note(start + 2 + step / 4, 0.2, (SLAP, TAP, TAP, SLAP, CONGA_HIGH, CONGA_HIGH, CONGA_LOW, CONGA_LOW)[step],
                          feel.touch(72 + 3 * step + level, 4))
    hit(feel, stem, at, CRASH, 62 + level)
