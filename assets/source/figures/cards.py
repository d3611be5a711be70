"""Cut paper and card: Dr. Solomon's standee and the four agencies' shields."""
import cutout as c
import emblems
from kit import *
from stage import paint


def card(name, col):
    return paint(name, col, rough=.8, coat=0, wear=.12, dirt=.18, lift=.03, noise=.05)


def layers(parts, place, y, step=.014):
    """Paper shapes laid one on the other, the first at the back; y is where the backing's front is."""
    for i, (col, f) in enumerate(parts):
        solid('paper', place(c.stand(f, y - step * (i + 1), y, .0025)), card('paper', col), h=.0055)


def standee():
    coat = c.poly([(-.18, 1.02), (-.44, .92), (-.56, .66), (-.58, .10), (.58, .10), (.56, .66), (.44, .92), (.18, 1.02)], .03)
    shirt = c.poly([(-.15, 1.02), (.15, 1.02), (0, .50)], .01)
    tie = c.poly([(-.05, .93), (.05, .93), (.035, .87), (.075, .60), (0, .52), (-.075, .60), (-.035, .87)])
    lapel = c.flip(c.poly([(.13, 1.06), (.27, .99), (.24, .80), (.30, .76), (.02, .42), (.02, .48), (.19, .80)]))
    neck = c.rect(0, 1.06, .115, .12)
    face = c.both(c.disc(0, 1.48, .285, .36), c.disc(0, 1.27, .20, .20), c.flip(c.disc(.295, 1.42, .05, .08)), k=.05)
    half = c.within(face, c.rect(.5, 1.4, .43, .6))
    hair = c.flip(c.both(c.disc(.285, 1.50, .06, .085), c.disc(.30, 1.42, .05, .06), c.disc(.265, 1.575, .04, .05)))
    shine = c.shift(c.disc(0, 0, .085, .03), -.11, 1.73, 1, 28)
    frame = c.both(c.flip(c.ring(.125, 1.455, .098, .022)), c.arc(0, 1.45, .04, 20, 160, .017), c.flip(c.stroke([(.222, 1.47), (.29, 1.50)], .016)))
    lens = c.flip(c.disc(.125, 1.455, .09))
    pupil = c.flip(c.both(c.disc(.105, 1.45, .046), c.within(c.disc(.125, 1.455, .098), c.rect(.125, 1.535, .12, .05))))
    brow = c.flip(c.stroke([(.055, 1.605), (.14, 1.635), (.235, 1.60)], .026, .012))
    nose = c.poly([(-.01, 1.44), (.02, 1.44), (.065, 1.32), (-.03, 1.315)], .012)
    goatee = c.both(c.poly([(-.11, 1.175), (.11, 1.175), (.07, 1.04), (0, .93), (-.07, 1.04)], .02), c.flip(c.stroke([(0, 1.265), (.09, 1.25), (.15, 1.20)], .038, .014)), c.flip(c.stroke([(.11, 1.235), (.10, 1.17)], .022)))
    mouth = c.stroke([(-.045, 1.215), (.05, 1.222)], .013)
    pocket = c.less(c.rect(.30, .62, .10, .10, .01), c.rect(.30, .635, .085, .085, .01))
    pens = c.both(c.rect(.265, .745, .014, .06), c.rect(.31, .755, .014, .07))
    arms = c.flip(c.stroke([(.395, .72), (.40, .10)], .010))
    flask = c.both(c.poly([(-.36, .55), (-.28, .55), (-.28, .43), (-.17, .22), (-.47, .22), (-.36, .43)], .012), c.rect(-.32, .56, .062, .016, .01))
    liquid = c.within(flask, c.rect(-.32, .25, .3, .09))
    hand = c.both(c.disc(-.33, .42, .085, .06), c.stroke([(-.28, .46), (-.36, .45)], .03), c.stroke([(-.27, .40), (-.38, .39)], .028))
    everything = c.both(coat, neck, face, hair, c.rect(0, .10, .60, .06), k=.02)
    P = lambda f: put(f, (0, .06, .06), (-6, 0, 0))
    back = c.fat(everything, .045)
    solid('board', P(c.stand(back, 0, .05, .006)), card('board', '#E9DDBF'), h=.008)
    teal, white, flesh = '#1F5F63', '#F4EFE2', '#E0B088'
    layers([('#F4EFE2', coat)], P, 0, .016)
    layers([('#B9C7C4', c.both(arms, pocket)), ('#2F4E63', c.both(shirt)), ('#B3372C', tie), ('#DED7C6', lapel)], P, -.012, .010)
    layers([('#C98F66', neck), (flesh, face)], P, -.030, .012)
    layers([('#BF8558', half), ('#D8D3C6', hair), ('#F5D5B5', shine), ('#C4794F', nose), ('#D5E4DC', lens), ('#1C1A1A', c.both(frame, pupil)), ('#4A443E', c.both(brow, goatee)), ('#B9574A', mouth)], P, -.052, .009)
    layers([('#D9EDE6', flask), ('#6BAF3C', liquid), (flesh, hand), ('#2B5C8C', pens)], P, -.045, .012)
    base = cut(column([0, .03, .09, .13], [.60, .62, .58, .50], [.30, .31, .28, .22], rnd=.02), box((0, .06, .14), (.56, .030, .10), .004), k=.008)
    solid('base', base, paint('base', '#23282B', rough=.3, coat=.5, wear=.6), h=.010)


def shield(col, dark, parts, trim='#E9D9AE'):
    """Three panels that stand, the wings folded away from the viewer."""
    main, deep, edge = card('card', col), card('card deep', dark), card('trim', trim)
    w, h, wing = .86, 1.26, .58
    bow = [(.50 * math.cos(math.radians(a)), h + .17 * math.sin(math.radians(a))) for a in range(0, 181, 9)]
    top = c.poly([(-w, 0), (w, 0), (w, h)] + bow + [(-w, h)], .012)
    C = lambda f: put(f, (0, -.10, 0), (0, 0, 0))
    turn = 34
    R = lambda f: put(f, (w + .008, -.10, 0), (0, 0, turn))
    L = lambda f: put(f, (-w - .008, -.10, 0), (0, 0, -turn))
    solid('centre', C(c.stand(top, -.02, .02, .006)), main, h=.009)
    frame = c.less(c.fat(top, -.045), c.fat(top, -.062))
    frame2 = c.less(c.fat(top, -.075), c.fat(top, -.083))
    medal = c.disc(0, h / 2 + .06, .50)
    solid('frame', C(c.stand(c.less(c.both(frame, frame2), c.fat(medal, .03)), -.030, 0, .003)), edge, h=.005)
    solid('medal', C(c.stand(medal, -.032, 0, .004)), deep, h=.006)
    solid('medalring', C(c.stand(c.ring(0, h / 2 + .06, .482, .013), -.042, 0, .003)), edge, h=.005)
    layers([(k, c.shift(f, 0, h / 2 + .06, .68)) for k, f in parts], C, -.034, .011)
    for side, place in ((1, R), (-1, L)):
        half = c.rect(side * wing / 2, h / 2, wing / 2 - .008, h / 2, .012)
        solid('wing', place(c.stand(half, -.02, .02, .006)), main, h=.009)
        inner = c.less(c.fat(half, -.045), c.fat(half, -.062))
        bars = c.both(*[c.shift(c.rect(0, 0, .020, .80), side * (wing / 2) + k * .11, h / 2, 1, -side * 32) for k in (-4, -3, -2, -1, 0, 1, 2, 3, 4)])
        solid('bars', place(c.stand(c.within(bars, c.fat(half, -.085)), -.028, 0, .003)), deep, h=.006)
        solid('wingframe', place(c.stand(inner, -.030, 0, .003)), edge, h=.005)


def glasgow():
    shield('#2F6B4F', '#234F3B', emblems.thistle())


def moscow():
    shield('#A8322D', '#7F2320', emblems.tower())


def athens():
    shield('#2C5F9E', '#1F4677', emblems.owl())


def algiers():
    shield('#C98B2B', '#A06A1A', emblems.palm())
