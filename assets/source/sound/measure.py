"""Prints what every sound file measures and fails where one is out of bounds.

Usage: measure.py FOLDER ...     (those that hold sound/, and music/ where they have any)

Columns: length in seconds; sample peak and, for music, true peak in dB; loudness (effects: K-weighted, the loudest 100 ms;
music: integrated, BS.1770); mean of the samples (DC); first and last sample in dB; for music the join: the step from the
last sample to the first as a share of the largest step inside the 50 ms on either side, and the level (RMS) of the 50 ms
before the join and after it, in dB, with the change of level over nine in ten of the other bar lines: a downbeat may
be louder than what comes before it, but not more so at the join than elsewhere.
"""
import json
import sys
from pathlib import Path

import numpy as np

from dsp import RATE, db, hit_loudness, integrated, read_audio, seconds, true_peak

EFFECT_BYTES, MUSIC_BYTES = 40_000, 8_000_000
EFFECT_PEAK, EFFECT_LOUDNESS = -3.0, (-20.5, -15.5)
MUSIC_LOUDNESS, MUSIC_TRUE_PEAK, MUSIC_SECONDS = (-16.5, -15.5), -1.0, 90
DC, EDGE = 0.002, -50.0
STEP_RATIO = 1.0


def level(x):
    return db(np.sqrt(np.mean(x ** 2)))


def edges(x):
    """The first and the last sample, in dB, of the louder channel."""
    return tuple(db(np.max(np.abs(x[i]))) for i in (0, -1))


def measure_effect(path):
    x = read_audio(path)
    peak, loud, dc, (first, last) = db(np.max(np.abs(x))), hit_loudness(x), float(np.max(np.abs(np.mean(x, axis=0)))), edges(x)
    faults = []
    if peak > EFFECT_PEAK:
        faults.append(f"peak above {EFFECT_PEAK} dB")
    if not EFFECT_LOUDNESS[0] <= loud <= EFFECT_LOUDNESS[1]:
        faults.append(f"loudness outside {EFFECT_LOUDNESS}")
    if dc > DC:
        faults.append(f"DC above {DC}")
    if max(first, last) > EDGE:
        faults.append(f"edge above {EDGE} dB")
    if path.stat().st_size > EFFECT_BYTES:
        faults.append(f"over {EFFECT_BYTES} bytes")
    row = f"{path.name:<18} {len(x) / RATE:6.2f} s {peak:6.1f} dB {loud:6.1f} LUFS  DC {dc:.4f}  {first:6.1f} {last:6.1f} dB " \
          f"{path.stat().st_size / 1000:5.1f} kB"
    return row, faults


def join(x):
    """Step over the join as a ratio to the largest nearby step, and levels before and after."""
    n = seconds(0.05)
    around = np.concatenate([x[-n:], x[:n]])
    steps = np.max(np.abs(np.diff(around, axis=0)), axis=1)
    ratio = steps[n - 1] / np.max(np.delete(steps, n - 1))
    return ratio, level(x[-n:]), level(x[:n])


def bar_line_rises(x, bar):
    """Change of level over every bar line but the join, in dB."""
    n = seconds(0.05)
    return [level(x[at:at + n]) - level(x[at - n:at]) for at in range(bar, len(x) - n, bar)]


def measure_music(path, samples, beat_samples):
    x = read_audio(path)
    peak, top, loud = db(np.max(np.abs(x))), db(true_peak(x)), integrated(x)
    dc, (first, last), (ratio, before, after) = float(np.max(np.abs(np.mean(x, axis=0)))), edges(x), join(x)
    low, high = np.percentile(bar_line_rises(x, 4 * beat_samples), (5, 95))
    faults = []
    if len(x) != samples:
        faults.append(f"{len(x)} samples, meant to be {samples}")
    if len(x) < MUSIC_SECONDS * RATE:
        faults.append(f"shorter than {MUSIC_SECONDS} s")
    if not MUSIC_LOUDNESS[0] <= loud <= MUSIC_LOUDNESS[1]:
        faults.append(f"loudness outside {MUSIC_LOUDNESS}")
    if top > MUSIC_TRUE_PEAK:
        faults.append(f"true peak above {MUSIC_TRUE_PEAK} dB")
    if dc > DC:
        faults.append(f"DC above {DC}")
    if ratio > STEP_RATIO:
        faults.append("a click at the join")
    if not min(low, 0) - 1 <= after - before <= max(high, 0) + 1:  # a level that hardly changes is no jump
        faults.append("a jump in level at the join")
    row = f"{path.name:<12} {len(x) / RATE:8.3f} s {len(x)} samples {peak:5.1f} dB, true {top:5.1f} dB {loud:6.2f} LUFS  " \
          f"DC {dc:.5f}  {first:5.1f} {last:5.1f} dB  join: step {ratio:.2f}, {before:.1f} to {after:.1f} dB = {after - before:+.1f} " \
          f"({low:+.1f} to {high:+.1f})  {path.stat().st_size / 1e6:.2f} MB"
    return row, faults


def listed(folder, faults):
    """Every file that sounds.json names, and no file that it does not name."""
    table = json.loads((folder / "sounds.json").read_text())["sounds"]
    names = [name for entry in table.values() for name in entry["files"]]
    for name in names:
        if not (folder / name).exists():
            faults.append(f"sounds.json names {name}, which is not there")
    for path in sorted(folder.glob("*.ogg")):
        if path.name not in names:
            faults.append(f"{path.name} is not in sounds.json")
    return [folder / name for name in names if (folder / name).exists()]


def main():
    bad = []
    for folder in map(Path, sys.argv[1:]):
        for path in listed(folder / "sound", bad):
            row, faults = measure_effect(path)
            print(row)
            bad += [f"{path.name}: {fault}" for fault in faults]
        if not (folder / "music" / "music.json").exists():
            continue
        moods = json.loads((folder / "music" / "music.json").read_text())["moods"]
        for mood in moods.values():
            row, faults = measure_music(folder / "music" / mood["file"], mood["samples"], mood["beat_samples"])
            print(row)
            bad += [f"{mood['file']}: {fault}" for fault in faults]
        if sum(p.stat().st_size for p in (folder / "music").glob("*.ogg")) > MUSIC_BYTES:
            bad.append(f"music of {folder.name} over {MUSIC_BYTES} bytes together")
    for line in bad:
        print("out of bounds:", line, file=sys.stderr)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
