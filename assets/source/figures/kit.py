"""Modelling kit: signed distance fields on numpy grids, meshed by surface nets, and a few direct meshes.

A field is a function of an array p of shape (3, ...) that returns a distance, negative inside.  Units: a figure is
about two high; x is to the right of the picture, y away from the viewer, z up; the ground is z = 0.
"""
import math

import bpy
import numpy as np

F = np.float32


def vec(v):
    return np.asarray(v, dtype=F)


def at(v, p):
    """v as a column that broadcasts against p."""
    return vec(v).reshape((3,) + (1,) * (p.ndim - 1))


def norm(p):
    return np.sqrt((p * p).sum(axis=0))


# ---- combining ------------------------------------------------------------------------------------------------------

def smin(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * F(0.25)


def union(*fs, k=0.04):
    def f(p):
        d = fs[0](p)
        for g in fs[1:]:
            d = smin(d, g(p), k)
        return d
    return f


def cut(a, b, k=0.02):
    return lambda p: -smin(-a(p), b(p), k)


def meet(a, b, k=0.02):
    return lambda p: -smin(-a(p), -b(p), k)


def grow(f, r):
    return lambda p: f(p) - F(r)


def shell(f, t):
    return lambda p: np.abs(f(p)) - F(t)


def matrix(rot):
    """Rotation matrix from degrees about x, then y, then z."""
    x, y, z = (math.radians(a) for a in rot)
    rx = np.array([[1, 0, 0], [0, math.cos(x), -math.sin(x)], [0, math.sin(x), math.cos(x)]])
    ry = np.array([[math.cos(y), 0, math.sin(y)], [0, 1, 0], [-math.sin(y), 0, math.cos(y)]])
    rz = np.array([[math.cos(z), -math.sin(z), 0], [math.sin(z), math.cos(z), 0], [0, 0, 1]])
    return (rz @ ry @ rx).astype(F)


def put(f, pos=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """The field f, modelled about the origin, turned, scaled and put at pos."""
    inv = matrix(rot).T

    def g(p):
        q = p - at(pos, p)
        q = np.tensordot(inv, q, axes=1) / F(scale)
        return f(q) * F(scale)
    return g


def aim(f, a, b):
    """The field f, modelled along +z from the origin, put at a and pointing to b."""
    a, b = vec(a), vec(b)
    w = (b - a) / np.linalg.norm(b - a)
    u = np.cross([0, 1, 0] if abs(w[1]) < 0.9 else [1, 0, 0], w)
    u = u / np.linalg.norm(u)
    v = np.cross(w, u)
    m = np.stack([u, v, w]).astype(F)

    def g(p):
        return f(np.tensordot(m, p - at(a, p), axes=1))
    return g


def mirror(f):
    def g(p):
        q = p.copy()
        q[0] = np.abs(q[0])
        return f(q)
    return g


def ripple(f, amp, freq, seed=0.0):
    """Small cloth-like unevenness."""
    def g(p):
        x, y, z = p
        s = np.sin(freq * x + 1.7 * np.sin(freq * 0.6 * z + seed)) * np.sin(freq * 0.9 * z + 1.3 * np.sin(freq * 0.5 * y + 2 * seed))
        s = s + 0.5 * np.sin(freq * 1.9 * y + seed * 3 + 1.1 * np.sin(freq * x))
        return f(p) + F(amp) * s.astype(F)
    return g


# ---- primitives -----------------------------------------------------------------------------------------------------

def ball(c, r):
    """A ball, or an ellipsoid when r has three radii."""
    if np.isscalar(r):
        return lambda p: norm(p - at(c, p)) - F(r)

    def f(p):
        q = p - at(c, p)
        k0 = norm(q / at(r, p))
        k1 = norm(q / at(np.square(r), p))
        return k0 * (k0 - 1) / np.maximum(k1, F(1e-6))
    return f


def limb(a, b, ra, rb=None):
    """A rounded cone from a to b."""
    rb = ra if rb is None else rb
    a, b = vec(a), vec(b)
    ab = b - a
    ll = float(ab @ ab)

    def f(p):
        q = p - at(a, p)
        t = np.clip(np.tensordot(ab, q, axes=1) / F(ll), 0, 1)
        d = q - t[None] * at(ab, p)
        return norm(d) - (F(ra) + F(rb - ra) * t)
    return f


def chain(pts, radii, k=0.03):
    return union(*[limb(pts[i], pts[i + 1], radii[i], radii[i + 1]) for i in range(len(pts) - 1)], k=k)


def box(c, half, r=0.01):
    h = vec(half) - F(r)

    def f(p):
        q = np.abs(p - at(c, p)) - at(h, p)
        return norm(np.maximum(q, 0)) + np.minimum(q.max(axis=0), 0) - F(r)
    return f


def rod(r, z0, z1, rnd=0.01, r2=None):
    """A cylinder or cone about the z axis."""
    r2 = r if r2 is None else r2

    def f(p):
        t = np.clip((p[2] - F(z0)) / F(z1 - z0), 0, 1)
        dr = np.hypot(p[0], p[1]) - (F(r) + F(r2 - r) * t) + F(rnd)
        dz = np.abs(p[2] - F((z0 + z1) / 2)) - F((z1 - z0) / 2 - rnd)
        return np.hypot(np.maximum(dr, 0), np.maximum(dz, 0)) + np.minimum(np.maximum(dr, dz), 0) - F(rnd)
    return f


def ring(R, r, z=0.0, flat=1.0):
    """A torus about the z axis; flat stretches it along z."""
    return lambda p: np.hypot(np.hypot(p[0], p[1]) - F(R), (p[2] - F(z)) / F(flat)) - F(r)


def spline(knots, values):
    """A smooth curve through (knots, values), as a function of arrays."""
    k = np.asarray(knots, float)
    v = np.asarray(values, float)
    m = np.gradient(v, k) if len(k) > 2 else np.full(len(k), (v[-1] - v[0]) / (k[-1] - k[0]))
    xs = np.linspace(k[0], k[-1], 400)
    i = np.clip(np.searchsorted(k, xs, side='right') - 1, 0, len(k) - 2)
    h = k[i + 1] - k[i]
    t = (xs - k[i]) / h
    ys = ((1 + 2 * t) * (1 - t) ** 2 * v[i] + t * (1 - t) ** 2 * h * m[i] + t * t * (3 - 2 * t) * v[i + 1] + t * t * (t - 1) * h * m[i + 1])
    return lambda x: np.interp(x, xs, ys).astype(F)


def column(z, ax, ay=None, cx=None, cy=None, fold=None, rnd=0.03):
    """A stack of ellipses: half axes ax, ay and centres cx, cy at the heights z; fold(angle, height) widens it relatively."""
    ay = ax if ay is None else ay
    n = len(z)
    sx, sy = spline(z, ax), spline(z, ay)
    ox = spline(z, cx if cx is not None else [0] * n)
    oy = spline(z, cy if cy is not None else [0] * n)

    def f(p):
        zz = p[2]
        a, b = sx(zz), sy(zz)
        x, y = p[0] - ox(zz), p[1] - oy(zz)
        th = np.arctan2(y / b, x / a)
        if fold is not None:
            s = 1 + fold(th, zz).astype(F)
            a, b = a * s, b * s
        k0 = np.hypot(x / a, y / b)
        k1 = np.hypot(x / (a * a), y / (b * b))
        dr = np.where(k0 > 1e-3, k0 * (k0 - 1) / np.maximum(k1, F(1e-6)), -np.minimum(a, b))
        dz = np.maximum(F(z[0]) - zz, zz - F(z[-1]))
        return -smin(-dr, -dz, 2 * rnd)
    return f


def pleats(n, z0, z1, amp, twist=0.0, phase=0.0):
    """Folds that grow from height z1 (none) down to z0 (amp)."""
    def f(th, z):
        w = np.clip((z1 - z) / (z1 - z0), 0, 1.2) ** 1.4
        s = np.sin(n * th + twist * z + phase) + 0.45 * np.sin((n * 2 - 3) * th + 1.3 + phase - twist * 1.7 * z)
        return amp * w * s
    return f


# ---- meshing --------------------------------------------------------------------------------------------------------

def nets(d, lo, h):
    """Surface nets: vertices and quads of the zero level of the grid d."""
    ins = d < 0
    n = np.array(d.shape) - 1
    acc = np.zeros((3,) + tuple(n), F)
    cnt = np.zeros(tuple(n), F)
    idx = np.indices(d.shape, dtype=F)
    cross = []
    for ax in range(3):
        s0 = [slice(None)] * 3
        s1 = [slice(None)] * 3
        s0[ax], s1[ax] = slice(0, -1), slice(1, None)
        a, b = d[tuple(s0)], d[tuple(s1)]
        c = (a < 0) != (b < 0)
        cross.append(c)
        t = np.where(c, a / np.where(c, a - b, 1), 0)
        pos = [idx[i][tuple(s0)] + (t if i == ax else 0) for i in range(3)]
        others = [i for i in range(3) if i != ax]
        for u in (0, 1):
            for v in (0, 1):
                s = [slice(None)] * 3
                for o, w in zip(others, (u, v)):
                    s[o] = slice(0, -1) if w == 0 else slice(1, None)
                m = c[tuple(s)]
                cnt += m
                for i in range(3):
                    acc[i] += np.where(m, pos[i][tuple(s)], 0)
    act = cnt > 0
    num = np.full(tuple(n), -1, np.int64)
    num[act] = np.arange(int(act.sum()))
    verts = np.stack([acc[i][act] / cnt[act] for i in range(3)], axis=1) * F(h) + vec(lo)
    quads = []
    for ax in range(3):
        c = cross[ax]
        o1, o2 = (ax + 1) % 3, (ax + 2) % 3
        i = np.argwhere(c)
        keep = (i[:, o1] > 0) & (i[:, o2] > 0) & (i[:, o1] < d.shape[o1] - 1) & (i[:, o2] < d.shape[o2] - 1)
        i = i[keep]

        def cell(du, dv):
            j = i.copy()
            j[:, o1] -= du
            j[:, o2] -= dv
            return num[j[:, 0], j[:, 1], j[:, 2]]
        q = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], axis=1)
        flip = ~ins[i[:, 0], i[:, 1], i[:, 2]]
        q[flip] = q[flip][:, ::-1]
        quads.append(q)
    return verts, np.concatenate(quads)


def object_from(name, verts, faces, mat, smooth=True):
    me = bpy.data.meshes.new(name)
    verts = np.asarray(verts, F)
    faces = np.asarray(faces, np.int32)
    k = faces.shape[1]
    me.vertices.add(len(verts))
    me.vertices.foreach_set('co', verts.ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set('vertex_index', faces.ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set('loop_start', np.arange(len(faces), dtype=np.int32) * k)
    me.polygons.foreach_set('loop_total', np.full(len(faces), k, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(faces), smooth))
    me.update(calc_edges=True)
    me.validate()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.data.materials.append(mat)
    return ob


DETAIL = 1.0   # grid steps are divided by this; the command line sets it


def solid(name, f, mat, h=0.014, smooth=1, bound=((-1.7, -1.5, -0.05), (1.7, 1.5, 3.3))):
    """Meshes the field f and gives it the material."""
    h = h / DETAIL
    lo, hi = vec(bound[0]), vec(bound[1])
    c = 0.05
    ax = [np.arange(lo[i], hi[i] + c, c, dtype=F) for i in range(3)]
    d = f(np.stack(np.meshgrid(*ax, indexing='ij')))
    near = np.argwhere(d < c * 1.6)
    if len(near) == 0:
        raise ValueError(name + ': empty')
    lo, hi = lo + near.min(axis=0) * F(c) - F(0.03), lo + near.max(axis=0) * F(c) + F(0.03)
    ax = [np.arange(lo[i], hi[i] + h, h, dtype=F) for i in range(3)]
    d = f(np.stack(np.meshgrid(*ax, indexing='ij')))
    v, q = nets(d.astype(F), lo, h)
    ob = object_from(name, v, q, mat)
    if smooth:
        m = ob.modifiers.new('smooth', 'SMOOTH')
        m.iterations = smooth
        m.factor = 0.5
    return ob


def sheet(name, fn, nu, nv, mat, thick=0.025, inner=None):
    """Cloth: fn(u, v) -> (x, y, z) for u, v in 0..1 arrays; thickened. inner: a second material for the other side."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    x, y, z = fn(u, v)
    verts = np.stack([np.broadcast_to(a, u.shape).ravel() for a in (x, y, z)], axis=1)
    i, j = np.meshgrid(np.arange(nu - 1), np.arange(nv - 1), indexing='ij')
    a = (i * nv + j).ravel()
    faces = np.stack([a, a + nv, a + nv + 1, a + 1], axis=1)
    ob = object_from(name, verts, faces, mat)
    s = ob.modifiers.new('thick', 'SOLIDIFY')
    s.thickness = thick
    s.offset = 0
    if inner is not None:
        ob.data.materials.append(inner)
        s.material_offset = 1
        s.material_offset_rim = 0
    b = ob.modifiers.new('sub', 'SUBSURF')
    b.levels = b.render_levels = 1
    return ob


def turned(name, prof, mat, seg=96, sub=1, pos=(0, 0, 0)):
    """A lathe: prof is a list of (radius, height)."""
    n = len(prof)
    t = np.arange(seg) * 2 * np.pi / seg
    r, z = np.array(prof, float).T
    verts = np.stack([np.outer(np.cos(t), r) + pos[0], np.outer(np.sin(t), r) + pos[1], np.broadcast_to(z + pos[2], (seg, n))], axis=2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(seg), np.arange(n - 1), indexing='ij')
    k = (i + 1) % seg
    faces = np.stack([(i * n + j), (k * n + j), (k * n + j + 1), (i * n + j + 1)], axis=2).reshape(-1, 4)
    ob = object_from(name, verts, faces, mat)
    if sub:
        m = ob.modifiers.new('sub', 'SUBSURF')
        m.levels = m.render_levels = sub
    return ob
