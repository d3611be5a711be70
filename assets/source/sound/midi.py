"""Notes to samples: a Standard MIDI File per instrument, played by fluidsynth without its own reverb and chorus."""
import struct
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from dsp import RATE

SOUNDFONT = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
TICKS = 960          # per quarter note
DRUMS = 9            # channel

# General MIDI programs of the band
(PIANO, ELECTRIC_PIANO, VIBES, JAZZ_GUITAR, CLEAN_GUITAR, MUTED_GUITAR, ACOUSTIC_BASS, TRUMPET, TROMBONE, TUBA, MUTED_TRUMPET, BARITONE_SAX, TENOR_SAX,
 FLUTE, TIMPANI) = (0, 4, 11, 26, 27, 28, 32, 56, 57, 58, 59, 67, 66, 73, 47)
CHIMES, CELLO, PIZZICATO, HARP, HORN, BASSOON = 14, 42, 45, 46, 60, 70
BRUSH_KIT = 40


@dataclass
class Stem:
    """One instrument: notes and controllers, in beats from the start of the piece; times may be a little negative."""
    program: int
    drums: bool = False
    notes: list = field(default_factory=list)     # (beat, beats long, key, velocity)
    controls: list = field(default_factory=list)  # (beat, controller, value)
    bends: list = field(default_factory=list)     # (beat, semitones), within the usual two semitones

    def note(self, beat, length, key, velocity):
        self.notes.append((beat, length, int(key), int(min(127, max(1, round(velocity))))))

    def control(self, beat, controller, value):
        self.controls.append((beat, controller, int(min(127, max(0, round(value))))))

    def bend(self, beat, semitones):
        self.bends.append((beat, semitones))


def variable(n):
    out = [n & 127]
    while n := n >> 7:
        out.append((n & 127) | 128)
    return bytes(reversed(out))


def to_midi(stem, beat_seconds, lead):
    """The file's bytes; `lead` beats of rest come first so that nothing starts before zero."""
    channel = DRUMS if stem.drums else 0
    micro = round(beat_seconds * 1e6)
    events = [(0, 0, b"\xff\x51\x03" + micro.to_bytes(3, "big")), (0, 1, bytes([0xC0 | channel, stem.program])),
              (0, 1, bytes([0xB0 | channel, 7, 100])), (0, 1, bytes([0xB0 | channel, 10, 64]))]
    tick = lambda beat: max(0, round((beat + lead) * TICKS))
    ends = {}
    for beat, length, key, velocity in sorted(stem.notes):
        start, stop = tick(beat), max(tick(beat) + 1, tick(beat + length))
        if key in ends and ends[key][0] > start:      # the same key again: let go first
            ends[key][1][0] = start
        off = [stop]
        events.append((start, 4, bytes([0x90 | channel, key, velocity])))
        events.append((off, 3, bytes([0x80 | channel, key, 0])))
        ends[key] = (stop, off)
    for beat, controller, value in stem.controls:
        events.append((tick(beat), 2, bytes([0xB0 | channel, controller, value])))
    for beat, semitones in stem.bends:
        value = max(0, min(16383, 8192 + round(semitones / 2 * 8192)))
        events.append((tick(beat), 2, bytes([0xE0 | channel, value & 127, value >> 7])))
    flat = sorted(((t[0] if isinstance(t, list) else t), order, data) for t, order, data in events)
    body, now = b"", 0
    for at, _, data in flat:
        body += variable(at - now) + data
        now = at
    body += variable(0) + b"\xff\x2f\x00"
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">I", len(body)) + body


def render(stem, beat_seconds, lead=0.0):
    """Stereo samples of a stem, with its ringing out; lead beats of silence come first."""
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder) / "stem.mid", Path(folder) / "stem.raw"
        score.write_bytes(to_midi(stem, beat_seconds, lead))
        subprocess.run(["fluidsynth", "-ni", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE),
                        "-o", "synth.cpu-cores=1", "-o", "synth.polyphony=256", "-O", "float", "-T", "raw",
                        "-F", str(sound), SOUNDFONT, str(score)], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        return np.fromfile(sound, "<f4").astype(float).reshape(-1, 2)
