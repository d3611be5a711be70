"""The moods of each score: arranged, played, mixed and mastered as loops, encoded.

Usage: mix.py ASSETS-FOLDER [GAME [MOOD ...]]
A game's score goes to GAME/music; what it has no mood for is played from shared/music.
Everything after the players is circular: what rings on past the end, the room and the equaliser all wrap to the start, so the
last sample leads into the first as any sample into the next.
"""
import json
import sys
from pathlib import Path

import numpy as np

import flight_table
import flight_tension
import flight_title
import lagoon_table
import lagoon_title
import square_table
import square_title
import table
import tension
import title
from band import Feel
from dsp import RATE, band, db, gain, integrated, limit, seconds, true_peak, write_ogg
from midi import render
from synth import Patch
from theme import BAR

SCORES = {"shared": (title, table, tension), "conspiracy-1982": (flight_title, flight_table, flight_tension), "topsecret": (square_title, square_table),
          "senate": (lagoon_title, lagoon_table)}
GAINS = {"title": 1.0, "table": 0.79, "tension": 0.79}      # how loud each is played: a table goes on for hours
LOUDNESS, TRUE_PEAK, QUALITY, LEAD = -16.0, -1.6, 3.2, 2

# pan -1 to 1; how much goes to the room; equaliser: low cut Hz, then (centre Hz, octaves wide, dB)
DESK = {
    "bass": (0.0, 0.05, 35, ((60, 1.2, -3.0), (200, 1.2, 1.5), (900, 1.5, 3.0))),
    "drums": (0.06, 0.16, 45, ((400, 1.5, -1.5), (7000, 1.6, 2.0))),
    "vibes": (0.30, 0.34, 130, ((450, 1.5, -1.0), (3500, 1.5, 1.0))),
    "trumpet": (-0.12, 0.36, 160, ((1100, 1.2, -1.5), (2800, 1.2, -1.5), (6000, 1.5, -1.0))),
    "guitar": (-0.38, 0.28, 70, ((250, 1.0, -1.0), (2200, 1.5, 2.0))),
    "tenor": (0.22, 0.32, 110, ((2500, 1.5, -1.5),)),
    "piano": (-0.22, 0.28, 140, ((300, 1.5, -2.0),)),
    "flute": (0.20, 0.45, 200, ((3000, 1.5, -1.0),)),
    "trombone": (0.34, 0.30, 90, ((2500, 1.5, -1.0),)),
    "baritone": (0.10, 0.20, 55, ((300, 1.2, -1.5),)),
    "sequencer": (0.0, 0.03, 32, ((90, 1.2, 1.0), (350, 1.5, -2.0))),
    "machine": (0.0, 0.12, 30, ((300, 1.5, -1.5), (9000, 1.5, 1.0))),
    "pad": (0.0, 0.42, 170, ((500, 1.5, -1.5),)),
    "pluck": (0.28, 0.34, 220, ((2500, 1.5, -1.0),)),
    "keys": (-0.26, 0.26, 140, ((300, 1.5, -2.0),)),
    "far": (-0.16, 0.40, 180, ((1100, 1.2, -1.5), (2800, 1.2, -1.5), (6000, 1.5, -2.0))),
    "harp": (-0.30, 0.34, 80, ((300, 1.5, -1.0), (3500, 1.5, 1.0))),
    "horn": (-0.18, 0.44, 70, ((400, 1.5, -1.0), (2200, 1.5, 1.0))),
    "cello": (0.24, 0.34, 60, ((300, 1.2, -1.0), (2800, 1.5, -1.0))),
    "bassoon": (0.18, 0.30, 60, ((400, 1.2, -1.0),)),
    "strings": (0.26, 0.30, 90, ((250, 1.5, -1.0), (2500, 1.5, 1.0))),
    "timpani": (-0.08, 0.30, 40, ((120, 1.0, -1.5), (1500, 1.5, 1.0))),
    "chimes": (0.20, 0.55, 160, ((500, 1.5, -1.0), (4000, 1.5, -1.5))),
    "glass": (0.0, 0.50, 200, ((900, 1.5, -1.0),)),
    "drops": (0.34, 0.60, 300, ((1500, 1.5, 1.0),)),
    "teleprinter": (0.46, 0.22, 240, ((900, 1.5, 1.0), (5000, 1.5, -2.0))),
}


# A vibraphone's motor and a guitar amplifier's tremolo: Hz, depth, how far the two sides are apart (in turns)
WOBBLE = {"vibes": (4.2, 0.24, 0.25), "guitar": (5.4, 0.30, 0.0), "keys": (4.8, 0.22, 0.5)}
# A tape echo: beats from repeat to repeat, and how loud each is beside the one before
ECHO = {"pluck": (0.75, 0.46), "far": (0.75, 0.40), "drops": (1.0, 0.42)}


def fold(x, lead, length):
    """A rendering, `lead` samples before the loop's start, wrapped to the loop's length."""
    out = np.zeros((length, 2))
    at = (-lead) % length
    while len(x):
        take = min(length - at, len(x))
        out[at:at + take] += x[:take]
        x, at = x[take:], 0
    return out


def equalise(x, low_cut, bells):
    """Zero-phase equaliser by way of the spectrum of the whole loop."""
    freq = np.fft.rfftfreq(len(x), 1 / RATE)
    freq[0] = 1e-3
    curve = 1 / np.sqrt(1 + (low_cut / freq) ** 6)
    for centre, octaves, decibels in bells:
        curve *= 10 ** (decibels / 20 * np.exp(-0.5 * (np.log2(freq / centre) / (octaves / 2)) ** 2))
    return np.fft.irfft(np.fft.rfft(x, axis=0) * curve[:, None], len(x), axis=0)


def wobble(x, rate, depth, apart):
    """Tremolo whose cycles fit the loop a whole number of times."""
    turns = round(rate * len(x) / RATE) * np.arange(len(x)) / len(x)
    depths = [1 - depth * (0.5 - 0.5 * np.cos(2 * np.pi * (turns + side * apart))) for side in (0, 1)]
    return x * np.stack(depths, axis=1)


def echo(x, gap, fall):
    """Repeats that run round the loop, from side to side, until they cannot be heard."""
    out, level = x.copy(), fall
    for k in range(1, 12):
        if level < 0.004:
            break
        repeat = np.roll(x, k * gap, axis=0)
        out += level * (repeat[:, ::-1] if k % 2 else repeat)
        level *= fall
    return out


def pan(x, place):
    """Balance by turning the stereo picture; the loudness stays about equal."""
    left, right = np.sqrt((1 - place)), np.sqrt((1 + place))
    spill = 0.25 * abs(place)
    a, b = x[:, 0], x[:, 1]
    return np.stack([left * (a * (1 - spill) + b * spill), right * (b * (1 - spill) + a * spill)], axis=1)


def club(length):
    """The impulse response of a small club, dark and 1.3 s long, as a loop's spectrum per channel."""
    rng = np.random.default_rng(31)
    n = seconds(1.7)
    t = np.arange(n) / RATE
    out = np.zeros((length, 2))
    for side in range(2):
        tail = np.zeros(n)
        for low, high, t60 in ((150, 500, 1.25), (500, 2000, 1.35), (2000, 6500, 0.8)):
            tail += band(rng.standard_normal(n), low, high) * 10 ** (-3 * t / t60)
        tail *= np.clip((t - 0.012) / 0.02, 0, 1)
        for _ in range(9):
            at = rng.uniform(0.011, 0.055)
            tail[seconds(at)] += rng.choice([-1, 1]) * 6 * np.exp(-at * 25)
        tail = band(tail, 140, 7000, 1)
        out[:n, side] = tail / np.sqrt(np.sum(tail ** 2))
    return np.fft.rfft(out, axis=0)


def circular(x, function, margin=1.0):
    """Apply something with memory to a loop: with its own end before it and its own start after it."""
    n = seconds(margin)
    y = function(np.concatenate([x[-n:], x, x[:n]]))
    return y[n:n + len(x)]


def glue(x):
    """Gentle saturation of the sum: even the loud moments out a little, as tape would."""
    drive = 1.25
    return np.tanh(x * drive) / drive


def master(x):
    """To the target loudness; peaks are held by a limiter that sees around the loop's end."""
    x = x - x.mean(axis=0)
    level, ceiling = gain(LOUDNESS - integrated(x)), TRUE_PEAK
    for _ in range(8):
        y = circular(x * level, lambda v: limit(glue(v), gain(ceiling), release=0.08))
        off, over = LOUDNESS - integrated(y), db(true_peak(y)) - TRUE_PEAK
        if abs(off) < 0.03 and over < 0.05:
            break
        level *= gain(off)
        ceiling -= max(0, over)
    return y


def make(mood, report=print):
    beat_seconds = mood.BEAT_SAMPLES / RATE
    length = mood.BARS * BAR * mood.BEAT_SAMPLES
    stems = mood.arrange(Feel(mood.SWING, beat_seconds, np.random.default_rng(mood.SEED)))
    dry, wet = np.zeros((length, 2)), np.zeros((length, 2))
    for name, stem in stems.items():
        place, send, low_cut, bells = DESK[name]
        played = stem.render(beat_seconds, LEAD) if isinstance(stem, Patch) else render(stem, beat_seconds, LEAD)
        x = equalise(fold(played, LEAD * mood.BEAT_SAMPLES, length), low_cut, bells)
        if name in WOBBLE:
            x = wobble(x, *WOBBLE[name])
        x = pan(x, place)
        if name in ECHO:
            x = echo(x, round(ECHO[name][0] * mood.BEAT_SAMPLES), ECHO[name][1])
        x *= gain(mood.LEVELS[name] - integrated(x))
        report(f"  {mood.NAME:<8} {name:<9} {len(stem.notes):5d} notes, peak {db(np.max(np.abs(x))):6.1f} dB")
        dry += x
        wet += x * send
    room = np.fft.irfft(np.fft.rfft(wet, axis=0) * club(length), length, axis=0)
    return master(dry + mood.ROOM * room)


def main():
    assets, names = Path(sys.argv[1]), sys.argv[3:]
    for game in sys.argv[2:3] or SCORES:
        folder = assets / game / "music"
        folder.mkdir(parents=True, exist_ok=True)
        for mood in SCORES[game]:
            if not names or mood.NAME in names:
                write_ogg(folder / f"{mood.NAME}.ogg", make(mood), QUALITY)
        table_of = {m.NAME: {"file": f"{m.NAME}.ogg", "samples": m.BARS * BAR * m.BEAT_SAMPLES, "beat_samples": m.BEAT_SAMPLES,
                             "bars": m.BARS, "key": "D minor", "gain": GAINS[m.NAME]} for m in SCORES[game]}
        lines = [f"    {json.dumps(name)}: {json.dumps(entry)}" for name, entry in table_of.items()]
        (folder / "music.json").write_text('{\n  "rate": 44100,\n  "moods": {\n' + ",\n".join(lines) + "\n  }\n}\n")


if __name__ == "__main__":
    main()
