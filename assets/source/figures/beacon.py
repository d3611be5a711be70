"""Beacon: a lantern keeper in sou'wester and oilskins, a big lantern raised high."""
from person import *


def build():
    col = '#E8A33D'
    base(col)
    coat = paint('oilskin', col, rough=.42, coat=.3, wear=.6)
    deep = paint('oilskin deep', '#B8741F', rough=.4, coat=.3)
    hat = paint('sou', '#C98522', rough=.36, coat=.4)
    dark = paint('iron', '#2B2A2C', rough=.35, metal=.6, wear=.8)
    boots((-.17, .17), paint('rubber', '#26211E', rough=.35, coat=.4), y=-.06, toe=-.2)
    body = column([.22, .30, .6, .95, 1.25, 1.45, 1.56], [.47, .47, .42, .37, .36, .33, .14], [.40, .40, .35, .31, .28, .23, .12],
                  cy=[-.0, 0, 0, 0, 0, .0, .0], fold=pleats(8, .22, 1.25, .085, 2.2), rnd=.03)
    flapline = box((.045, -.4, .80), (.012, .25, .62), .01)
    solid('coat', cut(ripple(body, .010, 13, 2), flapline, k=.025), coat)
    solid('collar', put(union(put(ring(.19, .075, 0, .8), (0, 0, 0), (-10, 0, 0)), mirror(limb((.03, -.25, -.05), (.16, -.23, -.10), .05, .06)), k=.05), (0, -.01, 1.53)), deep)
    solid('pockets', union(box((.26, -.29, .80), (.09, .045, .07), .025), box((-.24, -.30, .80), (.09, .045, .07), .025), k=0), deep, h=.011)
    buttons([(s, -.335 + .03 * abs(i), 1.28 - .21 * i) for i in range(4) for s in (-.06, .14)], brass(), .032)
    on = head((0, -.05, 1.78), (-14, 0, -10), 1.06, jaw=1.05, nose=1.25, mat=skin('#CF8F68'))
    white = paint('beard', '#E9E3D6', rough=.7, wear=.2, dirt=.9)
    beard = union(ball((0, -.13, -.17), (.14, .10, .15)), mirror(limb((.15, -.03, 0), (.12, -.10, -.14), .045, .07)), mirror(limb((.01, -.205, -.072), (.10, -.165, -.10), .032, .022)), ball((0, -.14, -.29), (.075, .07, .11)), k=.06)
    solid('beard', on(ripple(cut(beard, box((0, -.24, -.105), (.05, .04, .012), .01), k=.02), .008, 46, 3)), white, h=.010)
    crown = union(ball((0, .02, .10), (.205, .215, .19)), k=.03)
    brim = column([.085, .10, .115, .13], [.36, .36, .35, .33], [.42, .42, .41, .38], cy=[.10, .10, .10, .10], rnd=.012)

    def bent(p):
        q = p.copy()
        y = p[1]
        q[2] = p[2] + np.where(y > 0, y * y * F(.95), -np.clip(-y - .12, 0, 1) * F(.35)) + p[0] * p[0] * F(.8)
        return brim(q)
    solid('hat', on(cut(union(crown, bent, k=.06), ball((0, .02, .0), (.16, .17, .16)))), hat, h=.012)
    solid('hatseam', on(put(ring(.208, .014, .115), (0, .02, 0))), deep, h=.009)
    # the raised arm and the lantern
    h = (-.74, -.16, 2.30)
    sleeve([(-.27, .0, 1.42), (-.56, -.06, 1.62), (-.70, -.13, 2.16)], [.15, .125, .10], coat, cuff=.115, seed=4)
    hand(h, (0, 90, 0), scale=1.15, mat=skin('#CF8F68'))
    sleeve([(.28, .0, 1.42), (.45, -.08, 1.12), (.30, -.30, .98)], [.15, .125, .105], coat, cuff=.12, seed=7)
    hand((.22, -.37, .98), (0, 0, 60), mat=skin('#CF8F68'))
    lx, ly, lz = -.80, -.18, 1.86

    def L(f):
        return put(f, (lx, ly, lz), (0, 4, 12), 1.16)
    frame = [rod(.20, -.31, -.24, .015, .185), rod(.165, -.25, -.21, .01), rod(.165, .20, .235, .01), rod(.215, .23, .27, .012, .19), rod(.185, .265, .36, .015, .07), rod(.055, .34, .41, .012)]
    for i in range(6):
        a = i * math.pi / 3 + .25
        frame.append(limb((.165 * math.cos(a), .165 * math.sin(a), -.23), (.165 * math.cos(a), .165 * math.sin(a), .22), .018))
    frame.append(put(ring(.095, .018), (0, 0, .45), (90, 0, 0)))
    solid('lantern', L(union(*frame, k=.008)), dark, h=.010)
    solid('glass', L(rod(.145, -.23, .22, .02)), paint('glow', '#FF9A1E', rough=.3, glow=.75, wear=0, dirt=0), h=.012)
    solid('flame', L(union(ball((0, -.12, -.06), (.075, .06, .09)), limb((0, -.12, -.02), (.01, -.12, .11), .055, .008), k=.04)), paint('flame', '#FFE08A', glow=1.6, wear=0, dirt=0), h=.010)
