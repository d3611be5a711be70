"""The Dr. Solomon die: ivory, its pictures engraved and inked. Frames of a tumble, and the faces it lands on."""
import bpy
import numpy as np
from mathutils import Euler

import cutout
import emblems
from kit import *
from stage import paint

ORIENT = {'solomon': (0, 0, 12), 'blank': (180, 0, 12)}


def build():
    """About the origin, one wide. +z bears Dr. Solomon, the other five a small inked cross."""
    ivory = paint('ivory', '#E9DCBC', rough=.28, coat=.5, wear=.25, dirt=.5, noise=.05)
    ink = paint('ink', '#15110F', rough=.35, coat=.2, wear=.1, dirt=0, lift=0)
    cube = box((0, 0, 0), (.5, .5, .5), .10)
    head = cutout.shift(emblems.solomon_ink(), 0, .015, .76)
    mark = cutout.both(cutout.stroke([(-.07, -.07), (.07, .07)], .022), cutout.stroke([(-.07, .07), (.07, -.07)], .022), cutout.ring(0, 0, .17, .013))
    cuts = [cutout.lie(head, .478, .60, .002)]
    for rot in ((180, 0, 0), (90, 0, 0), (-90, 0, 0), (0, 90, 0), (0, -90, 0)):
        cuts.append(put(cutout.lie(mark, .478, .60, .002), (0, 0, 0), rot))
    art = union(*cuts, k=0)
    b = ((-.6, -.6, -.6), (.6, .6, .6))
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for o in (solid('die', cut(cube, art, k=.006), ivory, h=.0062, bound=b), solid('ink', meet(grow(cube, -.007), art, k=.002), ink, h=.0055, bound=b)):
        o.parent = root
    return root


def turn(root, euler):
    root.rotation_euler = Euler([math.radians(a) for a in euler])


def solomon():
    turn(build(), ORIENT['solomon'])


def blank():
    turn(build(), ORIENT['blank'])


def tumble(root, i, n=20):
    """Frame i of n; the last runs on into the first."""
    t = 360 * i / n
    e = Euler((math.radians(20), math.radians(25), 0)).to_matrix() @ Euler((math.radians(2 * t), 0, math.radians(t))).to_matrix()
    root.rotation_euler = e.to_euler()
