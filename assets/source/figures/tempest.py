"""Tempest: leaning into a gale, coat and scarf streaming, goggles on."""
from person import *


def build():
    col = '#4A86C5'
    base(col)
    coat = paint('coat', '#3F79B8', rough=.5, wear=.45)
    deep = paint('coat deep', '#28527F', rough=.5)
    scarf = paint('scarf', '#EDE6D6', rough=.6, wear=.2)
    stripe = paint('stripe', '#C8503C', rough=.6)
    leather = paint('leather', '#5A3520', rough=.42, coat=.3, wear=.6)
    boot = paint('boot', '#2E1D14', rough=.35, coat=.4, wear=.6)
    trouser = paint('breeches', '#CBB58A', rough=.6, wear=.2)
    boots((-.28, .24), boot, y=-.03, toe=-.17, top=.55, turn=(-22, 18), r=.088)
    solid('legs', union(limb((-.27, 0, .5), (-.13, 0, .95), .095, .135), limb((.235, 0, .5), (.07, 0, .95), .095, .135), k=.04), trouser)
    # the body leans to the left
    body = column([.80, .88, 1.02, 1.10, 1.28, 1.44, 1.55], [.26, .255, .205, .20, .265, .25, .11], [.21, .21, .175, .17, .20, .18, .10],
                  cx=[.02, .02, -.03, -.06, -.13, -.19, -.22], cy=[0, 0, 0, 0, 0, 0, 0], fold=pleats(7, .8, 1.05, .06, 3), rnd=.025)
    solid('coat', cut(ripple(body, .010, 16, 1), put(box((0, -.3, 0), (.010, .25, .36), .01), (-.10, 0, 1.16), (0, -20, 0)), k=.025), coat)
    solid('belt', meet(grow(body, .016), put(box((0, 0, 0), (.5, .5, .038), .01), (-.04, 0, 1.06), (0, -8, 0)), k=.01), leather, h=.010)
    solid('buckle', box((-.07, -.185, 1.06), (.048, .02, .048), .01), brass(), h=.008)
    solid('collar', put(ring(.16, .07, 0, .9), (-.215, -.01, 1.53), (-6, -14, 0)), paint('fleece', '#D9C59A', rough=.8, wear=.2, dirt=.9))
    buttons([(-.155, -.20, 1.36), (-.125, -.21, 1.24), (-.06, -.215, .95)], brass(), .026)

    # tails: the skirt of the coat blown to the right
    def tail(u, v):
        ang = math.radians(-150) + u * math.radians(285)
        x0, y0 = .0 + np.sin(ang) * .215, -np.cos(ang) * -.175
        s = v ** 0.9
        reach = 1.02 - .16 * np.cos(u * 9.4) - .12 * u
        wind = s * reach * (.65 + .35 * np.sin(np.clip(ang, -1.57, 1.57) * .5 + .9))
        x = x0 * (1 + .3 * s) + wind + .03
        y = y0 * (1 + .9 * s) + .05 * np.sin(7 * s + u * 12) * s
        z = 1.02 - s * (.50 - .20 * s) + .08 * np.sin(9.0 * s + u * 5.0) * s - (1 - np.abs(2 * u - 1)) * .22 * s * (1.1 - s)
        return x, y, z
    sheet('tail', tail, 90, 60, coat, .035, inner=deep)

    # scarf: two ends in the wind
    solid('wrap', put(union(ring(.145, .065, 0, 1.0), ring(.15, .055, .07, 1.0), k=.03), (-.235, -.015, 1.60), (-6, -14, 0)), scarf, h=.012)

    def end(y0, z0, length, ph, lift):
        def fn(u, v):
            s = v
            x = -.12 + s * length
            w = .085 + .05 * s
            y = y0 + (u - .5) * .10 + .09 * np.sin(5.2 * s + ph) * s - .05 * s
            z = z0 + lift * s + .11 * np.sin(6.5 * s + ph) * (s ** .7) + (u - .5) * 2 * w
            return x, y, z
        return fn
    for i, (y0, z0, n, ph, lift) in enumerate(((.06, 1.62, 1.30, .4, .30), (.12, 1.58, 1.02, 2.2, .02))):
        f = end(y0, z0, n, ph, lift)
        sheet('scarf', f, 14, 60, scarf, .035)
        sheet('stripe', lambda u, v, f=f: f(u * 1.04 - .02, .80 + v * .08), 14, 10, stripe, .05)
        sheet('stripe', lambda u, v, f=f: f(u * 1.04 - .02, .92 + v * .04), 14, 8, stripe, .05)
    on = head((-.28, -.05, 1.82), (-8, -12, -22), 1.0, eyes=False, nose=.95)
    cap = cut(ball((0, .025, .045), (.190, .205, .195)), union(box((0, -.25, -.03), (.105, .16, .135), .05), k=0), k=.02)
    cap = union(cap, mirror(limb((.165, .01, .02), (.135, -.06, -.14), .045, .04)), k=.03)
    solid('cap', on(meet(cap, lambda p: -p[2] - F(.17), k=.02)), leather, h=.011)
    hair = paint('hair', '#B5632B', rough=.6)
    solid('locks', on(union(chain([(.10, -.15, .17), (.21, -.12, .24), (.34, -.06, .22)], [.05, .045, .01]), chain([(.05, -.165, .18), (.15, -.15, .28), (.28, -.08, .33)], [.045, .04, .01]), k=.02)), hair, h=.010)
    rim = mirror(put(ring(.066, .022), (.076, -.175, .03), (80, 0, 24)))
    solid('goggles', on(union(rim, limb((-.02, -.2, .03), (.02, -.2, .03), .018), k=.01)), brass(), h=.008)
    solid('glass', on(mirror(put(ball((0, 0, 0), (.062, .062, .026)), (.076, -.177, .03), (80, 0, 24)))), paint('lens', '#12303A', rough=.05, coat=1, wear=0, dirt=0), h=.008)
    solid('strap', on(meet(grow(ball((0, .025, .045), (.190, .205, .195)), .014), put(box((0, .05, .035), (.4, .25, .026), .008), (0, 0, 0), (6, 0, 0)))), boot, h=.010)
    # arms: one drives forward, one is flung back
    sleeve([(-.42, .0, 1.43), (-.66, -.12, 1.30), (-.80, -.30, 1.50)], [.115, .10, .085], coat, cuff=.10, seed=3)
    hand((-.84, -.36, 1.57), (10, -20, 0), mat=leather, scale=1.15)
    sleeve([(.03, .0, 1.40), (.26, -.10, 1.22), (.16, -.32, 1.22)], [.115, .10, .085], coat, cuff=.10, seed=6)
    hand((.09, -.38, 1.23), (0, 0, 80), mat=leather, scale=1.1)
