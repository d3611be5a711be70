"""Sovereigns, the burn counter and the RESTRICTED tag."""
import cutout as c
import emblems
from kit import *
from sprites import COIN_HEIGHT
from stage import paint

COIN_H = COIN_HEIGHT


def coin(turn=0.0):
    gold = paint('gold', '#FFC142', rough=.27, metal=.82, coat=.15, wear=.5, dirt=.6, lift=.1)
    body = column([0, .01, COIN_H - .01, COIN_H], [.488, .5, .5, .488], fold=lambda th, z: .008 * np.sin(th * 90), rnd=.006)
    dish = rod(.44, COIN_H - .022, .3, .006)
    beads = union(*[ball((.415 * math.cos(a), .415 * math.sin(a), COIN_H - .022), .016) for a in np.arange(48) * 2 * math.pi / 48], k=0)
    emblem = c.both(c.shift(emblems.crown(), 0, .155, .46), c.less(c.shift(c.disc(0, 0, .42, .40), 0, -.12, .42), c.shift(emblems.keyhole(), 0, -.115, .46)), c.shift(emblems.laurel(), 0, .01, .56))
    relief = c.lie(emblem, .03, COIN_H + .004, .008)
    f = union(cut(body, dish, k=.01), beads, relief, k=.006)
    solid('coin', put(f, (0, 0, 0), (0, 0, turn)), gold, h=.0062, bound=((-.6, -.6, -.05), (.6, .6, .2)), smooth=0)


def coin_a():
    coin(24)


def coin_b():
    coin(-68)


def coin_c():
    coin(151)


def burn():
    char = paint('charcoal', '#2D2B2B', rough=.7, coat=.05, wear=.7, noise=.2)
    ember = paint('ember', '#D24A18', rough=.55, glow=.12, wear=.5, dirt=.6)
    core = paint('core', '#F2A531', rough=.55, glow=.2, wear=.3, dirt=.4)
    out, inn = emblems.flame()
    s = lambda f: c.shift(f, 0, -.03, .62)
    body = cut(column([0, .02, .12, .14], [.475, .5, .5, .475], fold=lambda th, z: .006 * np.sin(th * 60), rnd=.015), rod(.40, .115, .3, .012), k=.01)
    solid('counter', ripple(body, .004, 26, 2), char, h=.008)
    solid('groove', put(ring(.45, .012), (0, 0, .142)), ember, h=.007)
    solid('flame', c.lie(s(out), .08, .165, .015), ember, h=.006)
    solid('core', c.lie(s(inn), .08, .150, .015), core, h=.006)


def restricted():
    """Lies flat, seen from straight above: 1.9 by 0.8, a hole and a cord at the left; the right two thirds are for lettering."""
    red = paint('enamel', '#9C141E', rough=.2, coat=.7, wear=.5, dirt=.5, noise=.04, lift=.02)
    white = paint('white enamel', '#F3EAD8', rough=.2, coat=.8, wear=.3, dirt=.4, noise=.03)
    steel = paint('steel', '#B9B2A4', rough=.3, metal=1, wear=.5)
    cord = paint('cord', '#D9C79C', rough=.85, coat=0, dirt=.9)
    plate = c.rect(0, 0, .95, .40, .10)
    hole = c.disc(-.85, .30, .045)
    solid('tag', cut(grow(c.lie(c.fat(plate, -.02), .02, .05, .01), .02), c.lie(hole, -.2, .3, .002), k=.015), red, h=.007)
    solid('frame', c.lie(c.less(c.less(c.fat(plate, -.045), c.fat(plate, -.065)), c.fat(hole, .05)), .05, .078, .004), white, h=.006)
    solid('eyelet', put(ring(.058, .018), (-.85, .30, .07)), steel, h=.006)
    sign = c.less(c.disc(-.55, -.03, .285), c.disc(-.55, -.03, .205))
    bar = c.within(c.shift(c.rect(0, 0, .3, .045), -.55, -.03, 1, -45), c.disc(-.55, -.03, .25))
    solid('sign', c.lie(c.both(sign, bar), .05, .082, .006), white, h=.006)
    solid('cord', ripple(chain([(-.85, .30, .02), (-.86, .38, .10), (-.91, .48, .06), (-.92, .58, .03), (-.88, .66, .03), (-.82, .665, .03)], [.022] * 6, k=.02), .003, 60, 1), cord, h=.006)
    solid('cord2', ripple(chain([(-.85, .30, .10), (-.82, .40, .10), (-.76, .50, .06), (-.755, .58, .05), (-.78, .64, .05), (-.83, .665, .04)], [.022] * 6, k=.02), .003, 60, 2), cord, h=.006)
