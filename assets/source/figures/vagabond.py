"""Vagabond: stooped under a big bundle on a stick, floppy hat, patched coat."""
from person import *


def build():
    col = '#8A7B3F'
    base(col)
    rust = paint('rust', '#A5492C', rough=.65)
    coat = paint('coat', '#948443', rough=.7, wear=.5, dirt=.7, noise=.14)
    deep = paint('coat deep', '#5B5026', rough=.7)
    hat = paint('hat', '#6E5528', rough=.75, wear=.5, noise=.14)
    wood = paint('stick', '#7A5230', rough=.6, wear=.6)
    cloth = paint('bundle', '#B8923A', rough=.65, wear=.4, lift=.2)
    dot = paint('dots', '#F0E2BE', rough=.65, wear=.2)
    beard = paint('beard', '#6A4326', rough=.7, dirt=.9)
    boots((-.20, .17), paint('boot', '#3A281B', rough=.55, wear=.7), y=-.05, toe=-.19, top=.42, turn=(-14, 20), r=.092)
    solid('legs', ripple(union(limb((-.19, -.02, .38), (-.10, .04, .8), .10, .125), limb((.17, 0, .38), (.10, .05, .8), .10, .125), k=.03), .010, 22, 2), paint('trousers', '#57493A', rough=.75, noise=.15))
    # stoop: the back is round, the head is carried forward and to the left
    body = column([.52, .62, .85, 1.05, 1.22, 1.36, 1.46], [.36, .355, .31, .285, .29, .25, .12], [.31, .31, .28, .26, .25, .21, .12],
                  cx=[.04, .04, .02, -.03, -.10, -.18, -.24], cy=[.03, .03, .04, .03, -.02, -.08, -.13], fold=pleats(7, .52, 1.1, .10, 2.0), rnd=.03)
    body = union(body, ball((.03, .13, 1.22), (.23, .20, .22)), k=.10)
    rag = lambda p: p[2] * -1 + F(.55) + F(.045) * np.sin(np.arctan2(p[1], p[0]) * 9) + F(.03) * np.sin(np.arctan2(p[1], p[0]) * 23)
    solid('coat', cut(meet(ripple(body, .014, 13, 4), rag, k=.02), put(box((0, -.3, 0), (.012, .25, .42), .01), (-.06, 0, .92), (0, -12, 0)), k=.03), coat)
    solid('patch', meet(grow(body, .016), union(put(box((.17, -.3, .78), (.085, .3, .085), .01), (0, 0, 0), (0, 0, 0)), k=0)), paint('patch', '#A0522D', rough=.7), h=.011)
    solid('rope', meet(grow(body, .02), put(box((0, 0, 0), (.6, .6, .022), .01), (-.02, 0, .98), (0, -6, 0)), k=.012), paint('rope', '#C9AE74', rough=.8, dirt=.9), h=.010)
    solid('ends', union(chain([(-.06, -.25, .98), (-.10, -.31, .86), (-.08, -.33, .76)], [.026, .024, .03]), chain([(-.04, -.25, .98), (0, -.31, .88), (.03, -.32, .80)], [.026, .022, .03]), ball((-.05, -.26, .98), .04), k=.01), paint('rope2', '#C9AE74', rough=.8), h=.009)
    solid('scarf', put(ring(.15, .065, 0, .9), (-.25, -.15, 1.45), (18, -10, 0)), rust)
    on = head((-.31, -.27, 1.62), (-6, -6, -16), 1.06, nose=1.3, mat=skin('#C58B66'))
    b = union(ball((0, -.12, -.17), (.145, .10, .14)), mirror(limb((.155, -.02, .02), (.12, -.09, -.12), .04, .07)), mirror(limb((.01, -.205, -.075), (.09, -.17, -.11), .034, .024)), ball((-.01, -.13, -.30), (.08, .065, .09)), k=.05)
    solid('beard', on(ripple(cut(b, box((0, -.24, -.105), (.045, .04, .010), .01), k=.02), .011, 50, 3)), beard, h=.010)
    crown = column([.06, .12, .24, .30, .33], [.20, .195, .18, .15, .08], [.215, .21, .19, .15, .08], rnd=.03)
    brim = column([.06, .075, .09], [.45, .455, .45], [.43, .435, .43], rnd=.010)

    def droop(p):
        q = p.copy()
        r = np.hypot(p[0], p[1])
        th = np.arctan2(p[1], p[0])
        w = np.clip(r - .17, 0, 1)
        q[2] = p[2] + w * (F(.28) + F(.30) * np.sin(3 * th + .9) + F(.12) * np.sin(5 * th)) - w * F(.80) * np.clip(-np.sin(th), 0, 1)
        return brim(q)

    def dent(p):
        q = p.copy()
        q[2] = p[2] + F(.06) * np.exp(-(p[0] / .07) ** 2 - ((p[1] + .02) / .14) ** 2)
        return crown(q)
    H = lambda f: on(put(f, (0, .02, .02), (-10, 5, 20), 1.05))
    solid('hat', H(ripple(union(dent, droop, k=.05), .007, 17, 5)), hat, h=.012)
    solid('band', H(column([.085, .09, .135, .14], [.204, .208, .204, .200], [.219, .223, .219, .215], rnd=.004)), rust, h=.010)
    solid('feather', H(chain([(.19, -.06, .11), (.26, -.02, .26), (.27, .06, .42)], [.012, .035, .006])), paint('feather', '#D9CDB0', rough=.6), h=.009)
    # the stick over the shoulder and the bundle
    s0, s1 = vec((-.66, -.66, 1.00)), vec((.80, .22, 1.98))
    solid('stick', ripple(limb(s0, s1, .034, .030), .006, 14, 1), wood, h=.010)
    c = vec((.80, .16, 1.78))
    bag = union(ball(c, (.37, .34, .35)), ball(c + vec((.02, 0, -.10)), (.33, .31, .29)), k=.06)
    th0 = lambda p: np.arctan2(p[1] - c[1], p[0] - c[0])
    bagf = lambda p: bag(p) + F(.014) * np.sin(9 * th0(p) + 3 * (p[2] - c[2])).astype(F) * np.clip((p[2] - c[2] + .1) / .4, 0, 1)
    knot = union(ball(c + vec((0, .02, .36)), .085), chain([c + vec((0, .02, .37)), c + vec((-.16, 0, .48)), c + vec((-.27, -.02, .44))], [.055, .075, .02]), chain([c + vec((0, .02, .37)), c + vec((.15, 0, .50)), c + vec((.26, -.02, .48))], [.055, .075, .02]), k=.04)
    full = union(bagf, knot, k=.07)
    solid('bundle', full, cloth, h=.012)
    kept = []
    g = (1 + 5 ** .5) / 2
    for i in range(46):
        zz = 1 - 2 * (i + .5) / 46
        r = math.sqrt(1 - zz * zz)
        a = 2 * math.pi * i / g
        kept.append(c + vec((r * math.cos(a) * .37, r * math.sin(a) * .34, zz * .36 - .03)))
    spots = [ball(k, .048) for k in kept]
    solid('spots', meet(grow(full, .004), union(*spots, k=0), k=.004), dot, h=.009)
    sleeve([(-.36, -.06, 1.32), (-.60, -.22, 1.12), (-.54, -.46, 1.04)], [.12, .105, .09], coat, cuff=.105, seed=3)
    hand(s0 + vec((.12, .06, .08)), (20, 50, 0), scale=1.15, mat=skin('#C58B66'))
    sleeve([(.08, .0, 1.32), (.34, -.14, 1.12), (.30, -.36, 1.08)], [.12, .105, .09], coat, cuff=.105, seed=6)
    cane = (.30, -.42, 1.08)
    hand(cane, (0, 0, 60), scale=1.1, mat=skin('#C58B66'))
    solid('cane', ripple(union(limb((.34, -.40, .13), (.30, -.43, 1.12), .030, .032), ball((.30, -.43, 1.15), .05), k=.02), .006, 14, 2), wood, h=.010)
