"""Emblems, all our own: Dr. Solomon's head, the sovereign's device, the flame, and the four agencies'."""
import math

from cutout import *


def solomon_ink():
    """The scientist's head in ink, about one wide and high, middle at the origin."""
    skull = less(disc(0, .10, .30, .36), disc(0, .10, .272, .332))
    skull = less(skull, rect(0, -.34, .17, .16))
    tufts = flip(both(disc(.315, .03, .06, .085), disc(.33, .12, .05, .06), disc(.30, -.06, .05, .05)))
    glasses = both(flip(ring(.125, .06, .098, .022)), arc(0, .05, .04, 20, 160, .017), flip(stroke([(.222, .08), (.30, .11)], .016)))
    pupils = flip(disc(.118, .055, .034))
    brows = flip(stroke([(.05, .205), (.13, .235), (.21, .205)], .024, .012))
    nose = stroke([(.015, .02), (.04, -.09), (-.02, -.10)], .015)
    tache = flip(stroke([(.0, -.150), (.08, -.165), (.15, -.215)], .034, .012))
    goatee = poly([(-.10, -.245), (.10, -.245), (.065, -.37), (0, -.50), (-.065, -.37)], .025)
    lip = stroke([(-.05, -.215), (.05, -.215)], .012)
    jaw = flip(stroke([(.272, -.08), (.225, -.22), (.14, -.32)], .016))
    lines = flip(both(stroke([(.03, .345), (.10, .335)], .009)))
    return both(skull, tufts, glasses, pupils, brows, nose, tache, less(goatee, fat(lip, .012)), lip, jaw, lines)


def crown(s=1.0):
    band = rect(0, -.16, .27, .045, .01)
    peaks = poly([(-.27, -.11), (-.33, .14), (-.17, .02), (0, .22), (.17, .02), (.33, .14), (.27, -.11)])
    balls = both(disc(0, .25, .05), flip(disc(.335, .17, .042)), flip(disc(.17, .055, .026)))
    return both(band, peaks, balls)


def keyhole():
    return both(disc(0, .10, .13), poly([(-.05, .05), (.05, .05), (.115, -.24), (-.115, -.24)], .01))


def laurel():
    """Two branches that close below."""
    parts = [arc(0, 0, .60, 285, 395, .014)]
    for i in range(9):
        a = math.radians(290 + i * 12)
        for side in (.085, -.085):
            r = .60 + side * .55
            x, y = r * math.cos(a), r * math.sin(a)
            t = a + math.pi / 2 + (-.55 if side > 0 else .55)
            parts.append(stroke([(x, y), (x + .055 * math.cos(t), y + .055 * math.sin(t)), (x + .11 * math.cos(t), y + .11 * math.sin(t))], .034, .012))
    return flip(both(*parts))


def flame():
    outer = both(disc(0, -.16, .30, .28), poly([(-.28, -.16), (-.31, .06), (-.20, .24), (-.17, .10), (-.06, .30), (-.03, .56), (.16, .36), (.20, .16), (.26, .26), (.31, .02), (.28, -.16)], .02), k=.05)
    inner = both(disc(0, -.24, .145, .13), poly([(-.13, -.22), (-.09, -.02), (.01, .16), (.09, -.04), (.13, -.22)], .015), k=.04)
    return less(outer, inner), inner


def thistle():
    """Layers: (colour, shape) back to front."""
    stem = stroke([(0, -.10), (.01, -.35), (-.03, -.62)], .035)
    leaf = poly([(0, -.50), (.13, -.44), (.15, -.31), (.22, -.40), (.32, -.30), (.30, -.42), (.42, -.40), (.33, -.50), (.40, -.58), (.24, -.57), (.20, -.65), (.12, -.56), (0, -.58)], .008)
    tufts = both(*[stroke([(.0, .12), (.36 * math.sin(a), .14 + .50 * math.cos(a))], .06, .022) for a in [-.95, -.63, -.32, 0, .32, .63, .95]])
    bulb = disc(0, .02, .23, .21)
    scales = both(*[stroke([(x - .06, y + .045), (x, y - .03), (x + .06, y + .045)], .013) for x, y in [(-.11, .06), (0, .06), (.11, .06), (-.055, -.05), (.055, -.05), (0, -.13)]])
    return [('#7FB07A', both(stem, flip(leaf))), ('#C9A6DB', tufts), ('#F1E7CB', bulb), ('#2F6B4F', scales)]


def tower():
    body = both(rect(0, -.42, .23, .22), rect(0, -.12, .16, .16), rect(0, -.205, .205, .035), rect(0, .045, .19, .03), poly([(-.13, .07), (.13, .07), (.03, .40), (-.03, .40)]), rect(0, -.62, .30, .04))
    teeth = both(*[rect(-.20 + .1 * i, -.185, .03, .035) for i in range(5)])
    holes = both(poly([(-.08, -.60), (.08, -.60), (.08, -.45), (0, -.36), (-.08, -.45)]), flip(rect(.15, -.36, .025, .06, .02)), ring(0, -.07, .09, .016), stroke([(0, -.07), (0, -.015)], .014), stroke([(0, -.07), (.04, -.09)], .014), rect(0, .18, .025, .05, .02))
    return [('#F1E3C0', both(body, teeth)), ('#6E1D1B', holes), ('#F2C14B', star(0, .53, .16))]


def owl():
    body = both(disc(0, -.15, .34, .44), disc(0, .27, .33, .27), flip(poly([(.12, .42), (.33, .62), (.33, .30)], .02)), k=.06)
    wing = flip(within(disc(.30, -.16, .20, .40), disc(0, -.15, .36, .46)))
    chest = both(*[arc(x, y, .055, 200, 340, .014) for x, y in [(-.10, -.05), (.10, -.05), (0, -.05), (-.05, -.16), (.05, -.16), (-.10, -.27), (0, -.27), (.10, -.27), (-.05, -.38), (.05, -.38)]])
    eyes = flip(disc(.145, .29, .145))
    pupil = flip(disc(.135, .285, .068))
    beak = poly([(-.05, .20), (.05, .20), (0, .07)], .012)
    feet = flip(both(*[stroke([(.11, -.56), (.11 + d, -.65)], .022) for d in (-.06, 0, .06)]))
    branch = both(stroke([(-.45, -.63), (.45, -.63)], .03), *[shift(disc(0, 0, .075, .034), x, -.60, 1, a) for x, a in [(.40, 35), (-.40, -35), (.50, 20), (-.50, -20)]])
    return [('#D9C26A', branch), ('#EFE6D0', body), ('#9FB6CF', wing), ('#1D3E68', chest), ('#F4D36B', eyes), ('#16283F', pupil), ('#E0A030', both(beak, feet))]


def palm():
    trunk = both(*[stroke([(.12 - .10 * math.sin(i * .22), -.58 + .1 * i), (.12 - .10 * math.sin((i + 1) * .22), -.48 + .1 * i)], .055 - .003 * i, .045 - .003 * i) for i in range(8)])
    rings = both(*[stroke([(.06 - .09 * math.sin(i * .22) , -.53 + .1 * i), (.18 - .10 * math.sin(i * .22), -.545 + .1 * i)], .009) for i in range(7)])
    fronds = []
    for a in (8, 48, 92, 135, 172, 208, -28):
        d = math.radians(a)
        c, s = math.cos(d), math.sin(d)
        pts = [(.02 + t * .50 * c, .24 + t * .46 * s - .26 * t * t * (1 if s > -.1 else .3)) for t in (0, .25, .5, .75, 1)]
        fronds.append(stroke(pts, .062, .010))
        for t in (.35, .55, .75, .92):
            x, y = .02 + t * .50 * c, .24 + t * .46 * s - .26 * t * t * (1 if s > -.1 else .3)
            fronds.append(stroke([(x, y), (x + .05 * c, y - .12)], .026, .008))
    dates = both(disc(-.03, .14, .045), disc(.06, .13, .045), disc(.02, .08, .045))
    dune = within(disc(0, -1.0, .62, .46), rect(0, -.48, .6, .17))
    return [('#F2DCA0', dune), ('#5C3A1C', trunk), ('#8C6234', rings), ('#2F5B3C', both(*fronds)), ('#8F3B22', dates)]
