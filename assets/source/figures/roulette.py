"""Roulette: an evening gown, long gloves, and a roulette wheel carried like a shield."""
from person import *


def build():
    col = '#C23B4E'
    base(col)
    gown = paint('gown', '#BC3145', rough=.36, coat=.35, wear=.4, lift=.08)
    black = paint('glove', '#1E181C', rough=.35, coat=.3, wear=.5)
    flesh = skin('#DDAA86')
    hair = paint('hair', '#231516', rough=.35, coat=.4, wear=.3)
    body = column([.13, .17, .30, .55, .80, .98, 1.16, 1.30, 1.38, 1.42], [.47, .46, .33, .20, .22, .255, .158, .215, .215, .20], [.40, .39, .27, .18, .19, .21, .135, .175, .17, .15],
                  cx=[-.04, -.04, -.03, 0, .02, .03, 0, 0, 0, 0], cy=[.05, .05, .03, 0, 0, .01, 0, -.02, -.02, -.01], fold=pleats(8, .13, .75, .13, 3.0), rnd=.02)
    body = union(body, mirror(ball((.088, -.10, 1.335), (.098, .095, .095))), k=.04)
    chest = column([1.2, 1.38, 1.47, 1.54, 1.58], [.17, .20, .215, .12, .075], [.11, .13, .12, .09, .075], rnd=.03)
    solid('chest', union(chest, limb((0, 0, 1.5), (0, .0, 1.66), .072), k=.04), flesh, h=.012)
    line = lambda p: p[2] - F(1.36) - np.abs(p[0]) * F(.45) + np.clip(p[1], 0, 1) * F(.8)
    solid('gown', meet(body, line, k=.012), gown)
    solid('sash', meet(grow(body, .012), put(box((0, 0, 0), (.5, .5, .035), .01), (0, 0, 1.13), (0, 16, 0)), k=.01), paint('sash', '#8E1F35', rough=.3, coat=.4), h=.010)
    on = head((.0, -.02, 1.80), (-8, 6, -14), .96, slim=.92, jaw=.86, nose=.72, mat=flesh)
    solid('lips', on(mirror(limb((0, -.172, -.098), (.032, -.162, -.096), .017, .010))), paint('lips', '#B01E33', rough=.3, wear=0), h=.007)
    cap = cut(ball((0, .035, .055), (.19, .195, .19)), union(box((0, -.23, -.05), (.10, .14, .16), .06), box((0, -.1, -.22), (.3, .3, .12), .03), k=.03), k=.03)
    wave = union(mirror(chain([(.03, -.165, .175), (.135, -.12, .12), (.175, -.02, .0), (.165, .06, -.10)], [.03, .05, .05, .035])), ball((0, .17, .20), .12), put(ring(.085, .04), (0, .17, .20), (35, 0, 0)), k=.03)
    solid('hair', on(ripple(union(cap, wave, k=.03), .006, 36, 2)), hair, h=.010)
    flower = union(*[ball((.165 + .045 * math.cos(a), -.03 + .02 * math.sin(a), .17 + .05 * math.sin(a)), .035) for a in np.arange(5) * 1.2566], ball((.18, -.05, .17), .025), k=.008)
    solid('flower', on(flower), paint('flower', '#E04558', rough=.4), h=.009)
    solid('earrings', on(mirror(ball((.165, -.02, -.10), (.022, .022, .04)))), brass(), h=.008)
    solid('necklace', put(ring(.098, .016, 0), (0, -.035, 1.545), (24, 0, 0)), brass(), h=.008)
    # hand on the hip
    solid('upper', chain([(-.20, .0, 1.45), (-.40, .06, 1.22)], [.068, .055]), flesh, h=.011)
    solid('glove l', union(chain([(-.34, .045, 1.29), (-.46, .07, 1.16), (-.245, -.06, .98)], [.064, .062, .05]), ball((-.22, -.09, .97), (.05, .06, .06)), k=.03), black, h=.011)
    solid('upper r', chain([(.20, .0, 1.45), (.36, .02, 1.30)], [.068, .056]), flesh, h=.011)
    c, tilt = (.68, -.20, .88), (62, 0, 12)
    solid('glove r', union(chain([(.31, .02, 1.35), (.44, .02, 1.22), (.56, -.08, 1.36)], [.062, .06, .055]), put(ball((0, 0, 0), (.07, .05, .06)), (.60, -.13, 1.40)), k=.03), black, h=.011)

    # the wheel
    def W(f):
        return put(f, c, tilt, 1.0)
    wood = paint('mahogany', '#6A2F1A', rough=.3, coat=.6, wear=.4)
    solid('bowl', W(cut(union(rod(.56, -.05, .045, .03), put(ring(.525, .045), (0, 0, .035)), k=.02), rod(.475, .0, .2, .02), k=.02)), wood, h=.012)
    red, blk = paint('red', '#C4243A', rough=.35, wear=.2), paint('black', '#17130F', rough=.35, wear=.2)
    sector = [[], []]
    n = 20
    for i in range(n):
        a = (i + .5) * 2 * math.pi / n
        sector[i % 2].append(put(box((.385, 0, .02), (.085, math.pi * .385 / n * .96, .03), .008), (0, 0, 0), (0, 0, math.degrees(a))))
    solid('red', W(union(*sector[0], k=0)), red, h=.011)
    solid('black', W(union(*sector[1], k=0)), blk, h=.011)
    solid('frets', W(union(put(ring(.475, .013), (0, 0, .045)), put(ring(.30, .013), (0, 0, .05)), k=0)), brass(), h=.009)
    solid('cone', W(column([.0, .03, .07, .10], [.295, .29, .16, .05], rnd=.01)), wood, h=.011)
    cross = [rod(.05, .06, .19, .015, .03), ball((0, 0, .20), .045)]
    for i in range(4):
        a = i * math.pi / 2 + .5
        cross += [limb((0, 0, .13), (.16 * math.cos(a), .16 * math.sin(a), .13), .016), ball((.17 * math.cos(a), .17 * math.sin(a), .13), .03)]
    solid('cross', W(union(*cross, k=.012)), brass(), h=.009)
