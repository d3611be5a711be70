"""Flat shapes as two-dimensional distance fields f(x, y), and their extrusion: engraved ink, embossed metal, cut paper."""
import math

from kit import F, np, smin


def disc(x, y, rx, ry=None):
    ry = ry or rx

    def f(u, v):
        k = np.hypot((u - F(x)) / F(rx), (v - F(y)) / F(ry))
        return (k - 1) * F(min(rx, ry))
    return f


def stroke(pts, r, r2=None):
    """A line of round-ended pieces; its half-width goes from r to r2."""
    n = len(pts) - 1
    r2 = r if r2 is None else r2

    def f(u, v):
        d = None
        for i in range(n):
            (ax, ay), (bx, by) = pts[i], pts[i + 1]
            bx, by = bx - ax, by - ay
            t = np.clip(((u - F(ax)) * F(bx) + (v - F(ay)) * F(by)) / F(bx * bx + by * by + 1e-9), 0, 1)
            e = np.hypot(u - F(ax) - t * F(bx), v - F(ay) - t * F(by)) - F(r + (r2 - r) * i / n) - F((r2 - r) / n) * t
            d = e if d is None else np.minimum(d, e)
        return d
    return f


def arc(x, y, r, a0, a1, w, ry=None, n=14):
    """A stroke along an arc, degrees."""
    ry = r if ry is None else ry
    ts = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return stroke([(x + r * math.cos(t), y + ry * math.sin(t)) for t in ts], w)


def poly(pts, r=0.0):
    """A filled polygon, its corners rounded by r."""
    p = [(F(a), F(b)) for a, b in pts]

    def f(u, v):
        d = (u - p[0][0]) ** 2 + (v - p[0][1]) ** 2
        s = np.ones_like(u)
        j = len(p) - 1
        for i in range(len(p)):
            ex, ey = p[j][0] - p[i][0], p[j][1] - p[i][1]
            wx, wy = u - p[i][0], v - p[i][1]
            t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + F(1e-12)), 0, 1)
            d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
            c1, c2, c3 = v >= p[i][1], v < p[j][1], ex * wy > ey * wx
            s = np.where((c1 & c2 & c3) | (~c1 & ~c2 & ~c3), -s, s)
            j = i
        return s * np.sqrt(d) - F(r)
    return f


def rect(x, y, w, h, r=0.0):
    def f(u, v):
        a, b = np.abs(u - F(x)) - F(w - r), np.abs(v - F(y)) - F(h - r)
        return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - F(r)
    return f


def star(x, y, r, inner=0.42, n=5, turn=90):
    pts = []
    for i in range(2 * n):
        a = math.radians(turn + 180 * i / n)
        q = r if i % 2 == 0 else r * inner
        pts.append((x + q * math.cos(a), y + q * math.sin(a)))
    return poly(pts)


def both(*fs, k=0.0):
    def f(u, v):
        d = fs[0](u, v)
        for g in fs[1:]:
            d = smin(d, g(u, v), k)
        return d
    return f


def less(a, b):
    return lambda u, v: np.maximum(a(u, v), -b(u, v))


def within(a, b):
    return lambda u, v: np.maximum(a(u, v), b(u, v))


def ring(x, y, r, w):
    return lambda u, v: np.abs(np.hypot(u - F(x), v - F(y)) - F(r)) - F(w)


def fat(f, r):
    return lambda u, v: f(u, v) - F(r)


def shift(f, x, y, s=1.0, turn=0.0):
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def g(u, v):
        a, b = (u - F(x)) / F(s), (v - F(y)) / F(s)
        return f(a * F(c) + b * F(n), -a * F(n) + b * F(c)) * F(s)
    return g


def flip(f):
    """The shape and its mirror image in the y axis."""
    return lambda u, v: f(np.abs(u), v)


def lie(f, z0, z1, rnd=0.004):
    """Extruded flat on the ground from z0 to z1."""
    def g(p):
        a = f(p[0], p[1]) + F(rnd)
        b = np.abs(p[2] - F((z0 + z1) / 2)) - F((z1 - z0) / 2 - rnd)
        return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - F(rnd)
    return g


def stand(f, y0, y1, rnd=0.004):
    """Extruded upright, its picture in x and z, its front at y0."""
    def g(p):
        a = f(p[0], p[2]) + F(rnd)
        b = np.abs(p[1] - F((y0 + y1) / 2)) - F((y1 - y0) / 2 - rnd)
        return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - F(rnd)
    return g
