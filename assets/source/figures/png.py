"""PNG files as numpy arrays (height, width, 4) of bytes, and the few filters that the sprites need."""
import struct
import zlib

import numpy as np


def load(path):
    """An 8-bit RGBA file without interlacing, as the renderer writes it."""
    data = open(path, 'rb').read()
    pos, idat, w, h, ct = 8, b'', 0, 0, 0
    while pos < len(data):
        n, kind = struct.unpack('>I4s', data[pos:pos + 8])
        body = data[pos + 8:pos + 8 + n]
        if kind == b'IHDR':
            w, h, depth, ct, _, _, lace = struct.unpack('>IIBBBBB', body)
            if depth != 8 or ct not in (2, 6) or lace:
                raise ValueError(path + ': not a plain 8-bit RGB or RGBA PNG')
        elif kind == b'IDAT':
            idat += body
        pos += n + 12
    c = 4 if ct == 6 else 3
    raw = np.frombuffer(zlib.decompress(idat), np.uint8).reshape(h, w * c + 1)
    out = np.zeros((h, w * c), np.uint8)
    prev = np.zeros(w * c, np.int32)
    for y in range(h):
        kind, line = raw[y, 0], raw[y, 1:].astype(np.int32)
        if kind == 2:
            line = (line + prev) & 255
        elif kind in (1, 3, 4):
            line = line.tolist()
            up = prev.tolist()
            for i in range(w * c):
                a = line[i - c] if i >= c else 0
                b = up[i]
                if kind == 1:
                    p = a
                elif kind == 3:
                    p = (a + b) >> 1
                else:
                    d = up[i - c] if i >= c else 0
                    q = a + b - d
                    pa, pb, pc = abs(q - a), abs(q - b), abs(q - d)
                    p = a if pa <= pb and pa <= pc else b if pb <= pc else d
                line[i] = (line[i] + p) & 255
            line = np.array(line, np.int32)
        out[y] = line
        prev = line
    img = out.reshape(h, w, c)
    if c == 3:
        img = np.dstack([img, np.full((h, w), 255, np.uint8)])
    return img.copy()


def save(path, img):
    """Writes with the up filter; optipng makes it small later."""
    img = np.ascontiguousarray(img, np.uint8)
    h, w, c = img.shape
    rows = img.reshape(h, w * c)
    up = np.vstack([np.zeros((1, w * c), np.uint8), rows[:-1]])
    body = np.hstack([np.full((h, 1), 2, np.uint8), rows - up]).tobytes()

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6 if c == 4 else 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(body, 9)) + chunk(b'IEND', b''))


def bleed(img, n=3):
    """Carries the colour of the rim n pixels out under alpha 0, so that filtering draws no dark line round a sprite."""
    out = img.copy()
    known = out[..., 3] > 8
    for _ in range(n):
        acc = np.zeros(out.shape[:2] + (3,), np.float32)
        cnt = np.zeros(out.shape[:2], np.float32)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                k = np.roll(known, (dy, dx), (0, 1))
                acc += np.where(k[..., None], np.roll(out[..., :3], (dy, dx), (0, 1)), 0)
                cnt += k
        new = ~known & (cnt > 0)
        out[new, :3] = np.round(acc[new] / cnt[new][:, None])
        known |= new
    out[~known] = 0
    return out


def shrink(img, n):
    """A square picture made n wide, each pixel the mean of what it covers; alpha weighs the colours."""
    s = img.shape[0]
    edges = np.arange(n + 1) * s / n
    m = np.clip(np.minimum(edges[1:, None], np.arange(1, s + 1)) - np.maximum(edges[:-1, None], np.arange(s)), 0, 1) * n / s
    a = img.astype(np.float64)
    a[..., :3] *= a[..., 3:] / 255
    a = np.einsum('ij,jkc,lk->ilc', m, a, m)
    a[..., :3] /= np.maximum(a[..., 3:] / 255, 1e-6)
    return np.clip(np.round(a), 0, 255).astype(np.uint8)


def over(top, ground):
    """top laid on an opaque ground of the same size."""
    al = top[..., 3:].astype(np.float64) / 255
    out = ground.copy()
    out[..., :3] = np.round(top[..., :3] * al + ground[..., :3] * (1 - al))
    return out


def blur(a, s):
    """Gaussian blur of a plane."""
    r = int(3 * s + 1)
    k = np.exp(-0.5 * (np.arange(-r, r + 1) / s) ** 2)
    k /= k.sum()
    for ax in (0, 1):
        pad = np.pad(a, [(r, r) if i == ax else (0, 0) for i in range(2)], mode='edge')
        a = sum(k[i] * np.take(pad, range(i, i + a.shape[ax]), axis=ax) for i in range(2 * r + 1))
    return a
