"""Instruments of 1982 that no orchestra has: a sequenced bass, pads, plucked tones and a drum machine, all computed here; and a
teleprinter that keeps time.

A Patch is filled like a Stem of midi.py and rendered in its place. A tone is the sum of its harmonics, each as loud as an analogue
filter would let it be at that moment.
"""
from dataclasses import dataclass, field

import numpy as np

from dsp import RATE, band, decay, noise, seconds

KICK, SNARE, CLAP, HAT, OPEN_HAT, TOM_LOW, TOM_HIGH, SHAKER, RIM, KEY, BELL = range(36, 47)


@dataclass
class Patch:
    """One instrument: notes in beats from the start of the piece, as in midi.Stem."""
    tone: object                                  # (key, seconds, velocity 0 to 1, rng) -> samples, mono or stereo
    tail: float = 1.5                             # seconds that a note may ring on
    notes: list = field(default_factory=list)     # (beat, beats long, key, velocity)

    def note(self, beat, length, key, velocity):
        self.notes.append((beat, length, int(key), int(min(127, max(1, round(velocity))))))

    def render(self, beat_seconds, lead=0.0):
        """Stereo samples of all notes, with their ringing out; lead beats of silence come first."""
        end = max(beat + length for beat, length, _, _ in self.notes) + lead
        out = np.zeros((seconds(end * beat_seconds + self.tail) + 1, 2))
        made = {}
        for number, (beat, length, key, velocity) in enumerate(sorted(self.notes)):
            form = (key, round(length * beat_seconds, 3), velocity // 4 * 4, number % 3)
            if form not in made:
                x = self.tone(key, form[1], form[2] / 127, np.random.default_rng([82, *[int(v * 1000) for v in form]]))
                made[form] = x if x.ndim == 2 else np.stack([x, x], axis=1)
            x = made[form]
            at = seconds((beat + lead) * beat_seconds)
            x = x[:len(out) - at]
            out[at:at + len(x)] += x
        return out


def pitch(key):
    return 440 * 2 ** ((key - 69) / 12)


def filtered(f, length, cutoff, resonance, shape="saw", width=.5, top=9000, phase=0.0, drift=0.0):
    """A tone through a low-pass whose cut-off, in Hz, is given 200 times a second."""
    n = seconds(length)
    t = np.arange(n) / RATE
    count = max(1, min(64, int(top / f)))
    k = np.arange(1, count + 1)
    if shape == "saw":
        level = 1 / k
    else:           # a pulse: some harmonics are missing
        level = np.abs(np.sin(np.pi * k * width)) / k * 1.3
    r = (k[:, None] * f) / cutoff[None, :]
    gain = level[:, None] / np.sqrt((1 - r ** 2) ** 2 + (r / resonance) ** 2) / np.sqrt(1 + r ** 2)
    frames = np.arange(cutoff.size) / 200
    turn = 2 * np.pi * f * (t + drift * np.sin(2 * np.pi * .7 * t + phase) / f)
    out = np.zeros(n)
    for i in range(count):
        if gain[i].max() > 1e-3:
            out += np.interp(t, frames, gain[i]) * np.sin((i + 1) * turn + phase * (i + 1))
    return out


def envelope(length, attack, fall, hold, release, at):
    """Attack, a fall to `hold`, and from `at` seconds on the release."""
    t = np.arange(seconds(length)) / RATE
    out = np.minimum(1, t / attack) * (hold + (1 - hold) * np.exp(-np.maximum(0, t - attack) / fall))
    out *= np.exp(-np.maximum(0, t - at) / release)
    tail = np.clip((length - t) / .01, 0, 1)
    return out * tail


def frames(length, function):
    return function(np.arange(max(2, int(length * 200) + 2)) / 200)


def bass(key, length, velocity, rng):
    """A mono synthesiser's: two saws an octave apart and a filter that snaps shut."""
    f, ring = pitch(key), length + .12
    sweep = frames(ring, lambda t: 170 + (500 + 1900 * velocity ** 2) * np.exp(-t / .085))
    x = filtered(f, ring, sweep, 2.2, top=6000) + .55 * filtered(f / 2, ring, sweep, 1.4, "pulse", top=3000)
    return np.tanh(1.4 * x * velocity * envelope(ring, .003, .22, .55, .03, length * .92))


def pad(key, length, velocity, rng):
    """Strings of a machine: two detuned saws a side, slow to come and slow to go."""
    f, ring = pitch(key), length + 1.3
    sides = []
    for detune in ((-.0031, .0018), (-.0015, .0034)):
        x = 0
        for d in detune:
            sweep = frames(ring, lambda t: 620 + 520 * np.minimum(1, t / 1.6) + 180 * np.sin(2 * np.pi * .21 * t))
            x = x + filtered(f * (1 + d), ring, sweep, 1.0, top=5200, phase=rng.uniform(0, 6.28), drift=.0006)
        sides.append(x * envelope(ring, .55, 2.5, .8, .42, length))
    return np.stack(sides, axis=1) * velocity


def pluck(key, length, velocity, rng):
    """A short hollow tone, for what runs up and down."""
    f, ring = pitch(key), .55
    sweep = frames(ring, lambda t: 380 + 3600 * velocity * np.exp(-t / .07))
    return filtered(f, ring, sweep, 1.8, "pulse", .3, phase=rng.uniform(0, 6.28)) * envelope(ring, .002, .16, .0, .1, .4) * velocity


def glass(key, length, velocity, rng):
    """A glass that is rubbed at its rim: slow to speak, and never quite still."""
    f, ring = pitch(key), length + 1.4
    t = np.arange(seconds(ring)) / RATE
    sides = []
    for _ in (0, 1):
        beat = 1 + .16 * np.sin(2 * np.pi * rng.uniform(3.2, 4.4) * t + rng.uniform(0, 6.28))
        turn = 2 * np.pi * f * t + .05 * np.sin(2 * np.pi * rng.uniform(.3, .5) * t) + rng.uniform(0, 6.28)
        tone = np.sin(turn) + .22 * np.sin(2 * turn) + .09 * np.sin(2.99 * turn) + .03 * np.sin(4.2 * turn)
        sides.append(tone * beat * envelope(ring, .38, 3.0, .85, .40, length))
    return np.stack(sides, axis=1) * velocity


def drop(key, length, velocity, rng):
    """A drop that falls into still water: the bubble that it takes down rings, and rises as it shrinks."""
    t = np.arange(seconds(.34)) / RATE
    turn = 2 * np.pi * pitch(key) * (t + .35 * t ** 2)
    out = np.sin(turn) * np.exp(-t / .07) * np.minimum(1, t / .004)
    return velocity * (out + .08 * decayed_noise(rng, .34, .006, 2500, 8000))


def drum(key, length, velocity, rng):
    """The drum machine: a key a sound."""
    t = lambda s: np.arange(seconds(s)) / RATE
    if key == KICK:
        x = t(.42)
        return velocity * (np.sin(2 * np.pi * (48 * x + 5.2 * (1 - np.exp(-x / .028)))) * np.exp(-x / .13) + .25 * decayed_noise(rng, .42, .006, 1800, 7000))
    if key == SNARE:
        x = t(.3)
        return velocity * (.6 * np.sin(2 * np.pi * 186 * x) * np.exp(-x / .05) + .4 * np.sin(2 * np.pi * 331 * x) * np.exp(-x / .035) + decayed_noise(rng, .3, .16, 900, 9500))
    if key == CLAP:
        out = np.zeros(seconds(.4))
        for at, long, level in ((0, .012, .8), (.011, .012, .9), (.023, .012, .8), (.034, .22, 1)):
            x = level * decayed_noise(rng, .36, long, 900, 3600)
            out[seconds(at):seconds(at) + len(x)] += x[:len(out) - seconds(at)]
        return velocity * out
    if key in (HAT, OPEN_HAT):
        long = .045 if key == HAT else .30
        x = t(long * 1.6)
        metal = sum(np.sign(np.sin(2 * np.pi * f * x + p)) for f, p in zip((2053, 3077, 4129, 5419, 6173, 8011), rng.uniform(0, 6.28, 6)))
        return velocity * (.10 * band(metal, 6500, 14000) + .7 * band(noise(rng, long * 1.6), 7000, 14000)) * np.exp(-x / (long * .36))
    if key in (TOM_LOW, TOM_HIGH):
        x, f = t(.5), 82 if key == TOM_LOW else 128
        return velocity * (np.sin(2 * np.pi * (f * x + f * .035 * (1 - np.exp(-x / .05)))) * np.exp(-x / .17) + .12 * decayed_noise(rng, .5, .05, 300, 3000))
    if key == SHAKER:
        x = t(.09)
        return velocity * band(noise(rng, .09), 5000, 12000) * np.minimum(1, x / .02) * np.exp(-np.maximum(0, x - .02) / .02)
    if key == RIM:
        x = t(.08)
        return velocity * (np.sin(2 * np.pi * 1667 * x) + .6 * np.sin(2 * np.pi * 454 * x)) * np.exp(-x / .012)
    if key == BELL:
        x = t(1.2)
        return velocity * sum(a * np.sin(2 * np.pi * f * x) * np.exp(-x / d) for f, a, d in ((1976, 1, .34), (3987, .5, .2), (6130, .25, .1)))
    return velocity * telex_key(rng)


def decayed_noise(rng, length, fall, low, high):
    return band(noise(rng, length), low, high) * decay(length, fall * 2.3, .0008)


def telex_key(rng):
    """One letter of a teleprinter: the type bar, the platen under it, and the clutch that lets go."""
    n = seconds(.075)
    x = np.arange(n) / RATE
    out = .9 * decayed_noise(rng, .075, .006, 1500, 7500)
    for f, a, d in ((410, .8, .016), (980, .6, .012), (2350, .4, .008)):
        out += a * np.sin(2 * np.pi * f * rng.uniform(.96, 1.04) * x) * np.exp(-x / d)
    late = seconds(.030)
    out[late:] += .4 * decayed_noise(rng, .075, .005, 900, 4500)[:n - late]
    return out
