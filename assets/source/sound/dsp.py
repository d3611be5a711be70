"""Signal tools: modes, noise, filters, a room, loudness (ITU-R BS.1770) and Ogg Vorbis in and out.

A sound is a numpy array of floats, shape (samples,) for mono or (samples, 2) for stereo, at RATE.
"""
import subprocess

import numpy as np
from scipy import signal

RATE = 44100


def seconds(n):
    return int(round(n * RATE))


def db(x):
    return 20 * np.log10(max(float(x), 1e-9))


def gain(decibels):
    return 10 ** (decibels / 20)


# --- building blocks -------------------------------------------------------------------------------------------------

def silence(length):
    return np.zeros(seconds(length))


def noise(rng, length):
    return rng.standard_normal(seconds(length))


def band(x, low, high, order=2):
    """Butterworth band pass; low or high may be None for a low or a high pass."""
    if low is None:
        sos = signal.butter(order, high, "lowpass", fs=RATE, output="sos")
    elif high is None:
        sos = signal.butter(order, low, "highpass", fs=RATE, output="sos")
    else:
        sos = signal.butter(order, [low, high], "bandpass", fs=RATE, output="sos")
    return signal.sosfilt(sos, x, axis=0)


def decay(length, t60, attack=0.0005):
    """Exponential decay that falls 60 dB in t60 seconds, after a raised-cosine attack."""
    t = np.arange(seconds(length)) / RATE
    env = 10 ** (-3 * t / t60)
    n = max(2, seconds(attack))
    n = min(n, len(env))
    env[:n] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
    return env


def shape(length, points):
    """Piecewise curve through (time, level) points, smoothed by cosines between them."""
    t = np.arange(seconds(length)) / RATE
    times, levels = zip(*points)
    out = np.full(len(t), float(levels[-1]))
    out[t < times[0]] = levels[0]
    for (t0, a), (t1, b) in zip(points, points[1:]):
        inside = (t >= t0) & (t < t1)
        u = (t[inside] - t0) / (t1 - t0)
        out[inside] = a + (b - a) * (0.5 - 0.5 * np.cos(np.pi * u))
    return out


def modes(rng, length, partials, attack=0.0003):
    """A struck body: partials are (frequency Hz, T60 s, level); phases start near zero so that the onset is soft."""
    t = np.arange(seconds(length)) / RATE
    out = np.zeros(len(t))
    for freq, t60, level in partials:
        if freq < RATE * 0.45:
            out += level * np.sin(2 * np.pi * freq * t + rng.uniform(-0.4, 0.4)) * 10 ** (-3 * t / t60)
    n = max(2, seconds(attack))
    out[:n] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
    return out


def place(target, x, at):
    """Add x into target, starting at a time in seconds; what would run over the end is dropped."""
    start = seconds(at)
    stop = min(len(target), start + len(x))
    if stop > start:
        target[start:stop] += x[:stop - start]
    return target


def wander(rng, length, rate, depth):
    """Slow random modulation around 1, `rate` Hz wide."""
    x = band(noise(rng, length + 1), None, rate)[seconds(1):]
    x = x[:seconds(length)]
    return 1 + depth * x / (np.std(x) + 1e-9)


def grains(rng, length, density, body, curve):
    """Random grains per second; `body(level)` makes one; `curve(t)` is their likelihood and level, 0 to 1."""
    out = silence(length)
    for _ in range(rng.poisson(density * length)):
        at = rng.uniform(0, length)
        level = curve(at)
        if rng.uniform() < level:
            place(out, body(level * rng.uniform(0.25, 1.0) ** 1.5), at)
    return out


def room(rng, x, t60=0.22, wet=0.14, predelay=0.004, bright=6000, stereo=True):
    """A small furnished room: a few early reflections, then a short diffuse tail."""
    length = t60 * 1.2
    n = seconds(length)
    channels = []
    for side in range(2 if stereo else 1):
        ir = rng.standard_normal(n) * 10 ** (-3 * np.arange(n) / RATE / t60) * 0.035
        for _ in range(6):
            at = predelay + rng.uniform(0.001, 0.022)
            ir[seconds(at)] += rng.choice([-1, 1]) * rng.uniform(0.2, 0.5) * np.exp(-at * 40)
        ir = band(ir, 120, bright, 1)
        dry = x if x.ndim == 1 else x[:, side]
        wet_part = signal.fftconvolve(dry, ir)
        channels.append(np.concatenate([dry, np.zeros(n - 1)]) + wet * 4 * wet_part)
    return np.stack(channels, axis=1) if stereo else channels[0]


# --- loudness --------------------------------------------------------------------------------------------------------

def k_weight(x):
    """The two filters of BS.1770, derived for this sample rate."""
    def shelf(freq, q, level):
        a = 10 ** (level / 40)
        w = 2 * np.pi * freq / RATE
        al = np.sin(w) / (2 * q)
        c, r = np.cos(w), 2 * np.sqrt(a) * al
        return ([a * ((a + 1) + (a - 1) * c + r), -2 * a * ((a - 1) + (a + 1) * c), a * ((a + 1) + (a - 1) * c - r)],
                [(a + 1) - (a - 1) * c + r, 2 * ((a - 1) - (a + 1) * c), (a + 1) - (a - 1) * c - r])

    def high(freq, q):
        w = 2 * np.pi * freq / RATE
        al = np.sin(w) / (2 * q)
        c = np.cos(w)
        return [(1 + c) / 2, -(1 + c), (1 + c) / 2], [1 + al, -2 * c, 1 - al]

    for b, a in (shelf(1500.0, 0.7071, 4.0), high(38.0, 0.5)):
        x = signal.lfilter(np.array(b) / a[0], np.array(a) / a[0], x, axis=0)
    return x


def blocks(x, window, step):
    """Loudness in LUFS of each window (seconds); a shorter sound is padded with silence to one window.

    A mono file is played by both speakers, so it counts as two equal channels.
    """
    if x.ndim == 1:
        x = np.stack([x, x], axis=1)
    n, hop = seconds(window), seconds(step)
    if len(x) < n:
        x = np.concatenate([x, np.zeros((n - len(x), 2))])
    power = np.concatenate([[0], np.cumsum(np.sum(k_weight(x) ** 2, axis=1))])
    starts = np.arange(0, len(x) - n + 1, hop)
    return -0.691 + 10 * np.log10((power[starts + n] - power[starts]) / n + 1e-12)


def hit_loudness(x):
    """Loudest 100 ms, K-weighted: about the time over which the ear sums a short sound."""
    tail = np.zeros((seconds(0.1),) + x.shape[1:])
    return float(np.max(blocks(np.concatenate([x, tail]), 0.1, 0.005)))


def integrated(x):
    """Gated integrated loudness."""
    level = blocks(x, 0.4, 0.1)
    level = level[level > -70]
    mean = lambda v: 10 * np.log10(np.mean(10 ** (v / 10)))
    return float(mean(level[level > mean(level) - 10]))


def true_peak(x):
    return float(np.max(np.abs(signal.resample_poly(x, 4, 1, axis=0))))


# --- finishing -------------------------------------------------------------------------------------------------------

def limit(x, ceiling, lookahead=0.003, release=0.05):
    """Smooth peak limiter: the gain is the running minimum needed, averaged over the look-ahead."""
    from scipy.ndimage import minimum_filter1d, uniform_filter1d
    level = np.abs(x) if x.ndim == 1 else np.max(np.abs(x), axis=1)
    need = np.minimum(1, ceiling / np.maximum(level, 1e-9))
    n = 2 * seconds(lookahead) + 1
    low = minimum_filter1d(need, n + seconds(release))
    g = uniform_filter1d(low, n)
    g = np.minimum(g, need) if np.any(g > need + 1e-6) else g
    return x * (g if x.ndim == 1 else g[:, None])


def finish(x, loudness=-18.0, peak=-3.6, squash=9.0):
    """DC out, silence trimmed, edges faded, brought to a loudness of its loudest 100 ms without passing the peak.

    A very short hit reaches the loudness only by rounding its peak off: at most `squash` dB of it.
    """
    x = band(x, 28, None)
    level = np.abs(x) if x.ndim == 1 else np.max(np.abs(x), axis=1)
    loud = np.nonzero(level > level.max() * gain(-52))[0]
    start, stop = max(0, loud[0] - seconds(0.004)), min(len(x), loud[-1] + seconds(0.02))
    x = x[start:stop].copy()
    fade_in, fade_out = seconds(0.002), min(seconds(0.02), len(x) // 4)
    ramp_in = 0.5 - 0.5 * np.cos(np.pi * np.arange(fade_in) / fade_in)
    ramp_out = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fade_out + 1) / fade_out)
    weights = np.ones(len(x))
    weights[:fade_in] *= ramp_in
    weights[-fade_out:] *= ramp_out
    apply = lambda y, w: y * (w if y.ndim == 1 else w[:, None])
    x = apply(x, weights)
    x = apply(x - np.mean(x, axis=0), weights)
    x /= np.max(np.abs(x))
    ceiling, knee = gain(peak), 0.55

    def driven(decibels):
        y = x * gain(decibels)
        size = np.abs(y)
        return ceiling * np.where(size > knee, np.sign(y) * (knee + (1 - knee) * np.tanh((size - knee) / (1 - knee))), y)

    low, high = -60.0, squash
    for _ in range(24):
        middle = (low + high) / 2
        low, high = (middle, high) if hit_loudness(driven(middle)) < loudness else (low, middle)
    y = driven(low)
    return apply(y - np.mean(y, axis=0), weights)


# --- files -----------------------------------------------------------------------------------------------------------

def write_ogg(path, x, quality):
    """Encode so that the same samples give the same bytes."""
    channels = 1 if x.ndim == 1 else 2
    subprocess.run(["ffmpeg", "-y", "-v", "error", "-f", "f32le", "-ar", str(RATE), "-ac", str(channels), "-i", "-",
                    "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
                    "-c:a", "libvorbis", "-q:a", str(quality), str(path)],
                   input=x.astype("<f4").tobytes(), check=True)


def read_audio(path):
    """Decode any file ffmpeg knows, without resampling."""
    probe = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=channels,sample_rate", "-of", "csv=p=0",
                            str(path)], capture_output=True, text=True, check=True).stdout.strip().split(",")
    rate, channels = int(probe[0]), int(probe[1])
    if rate != RATE:
        raise ValueError(f"{path}: {rate} Hz, expected {RATE}")
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-"], capture_output=True,
                         check=True).stdout
    x = np.frombuffer(raw, "<f4").astype(float)
    return x if channels == 1 else x.reshape(-1, channels)
