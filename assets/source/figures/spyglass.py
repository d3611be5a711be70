"""Spyglass: trench coat, fedora, and a long telescope held up on the diagonal."""
from person import *


def build():
    col = '#2E8B7A'
    base(col)
    coat = paint('trench', col, rough=.55, wear=.45)
    deep = paint('trench deep', '#1B5A50', rough=.5, wear=.4)
    felt = paint('felt', '#24433F', rough=.7, wear=.4)
    trouser = paint('trousers', '#2E2B2B', rough=.6)
    boots((-.15, .15), paint('shoe', '#2A1810', rough=.3, coat=.5), y=-.04, toe=-.17, top=.3, r=.078, turn=(16, -10))
    solid('legs', union(limb((-.14, 0, .25), (-.10, 0, .7), .08, .11), limb((.14, 0, .25), (.10, 0, .7), .08, .11), k=.02), trouser)
    body = column([.36, .46, .75, .98, 1.06, 1.25, 1.42, 1.53], [.38, .38, .29, .215, .21, .265, .26, .11], [.30, .30, .24, .18, .175, .20, .18, .10],
                  cx=[.03, .03, .02, 0, 0, -.01, -.02, -.02], cy=[0, 0, 0, 0, 0, .02, .03, .03], fold=pleats(8, .36, 1.0, .12, 2.5, 1.0), rnd=.025)
    solid('coat', cut(ripple(body, .009, 15, 1), put(box((0, -.3, 0), (.012, .25, .34), .01), (.06, 0, .70), (0, -4, 0)), k=.03), coat)
    leather = paint('belt', '#4A2C17', rough=.4, coat=.3, wear=.6)
    solid('belt', meet(grow(body, .016), box((0, 0, 1.03), (.5, .5, .035), .01), k=.01), leather, h=.010)
    solid('buckle', box((.05, -.195, 1.03), (.05, .02, .05), .01), brass(), h=.008)
    solid('tail', chain([(.07, -.21, 1.03), (.13, -.25, .93), (.12, -.27, .82)], [.03, .03, .026]), leather, h=.009)
    solid('flaps', union(meet(grow(body, .022), put(box((-.14, -.15, 1.36), (.12, .25, .10), .04), (0, 0, 0))), meet(grow(body, .022), box((.16, -.15, 1.38), (.10, .25, .08), .04)), k=.01), deep, h=.011)
    solid('lapel', mirror(put(union(limb((.04, -.19, 1.30), (.15, -.17, 1.46), .028, .055), k=0), (0, 0, 0))), deep, h=.011)
    solid('collar', put(union(cut(column([-.06, .02, .13], [.17, .185, .215], [.15, .165, .20], rnd=.02), column([-.2, .0, .2], [.12, .13, .165], [.11, .12, .16]), k=.01), k=0), (-.02, .03, 1.54), (-4, 0, 0)), deep, h=.011)
    solid('neck', limb((-.02, .02, 1.5), (-.02, 0, 1.7), .085), skin())
    buttons([(-.045, -.235, .90), (-.05, -.265, .74), (-.05, -.225, 1.17)], leather, .026)
    on = head((-.04, -.03, 1.78), (-16, -8, 34), 1.0, nose=1.1)
    hair = paint('hair', '#3A2416', rough=.6)
    solid('hair', on(cut(ball((0, .035, .02), (.182, .185, .19)), box((0, -.2, -.05), (.3, .22, .3), .03))), hair, h=.011)
    solid('moustache', on(mirror(limb((.0, -.20, -.078), (.06, -.178, -.088), .02, .012))), hair, h=.008)
    crown = column([.08, .14, .27, .335, .36], [.19, .186, .165, .14, .10], [.215, .21, .185, .15, .11], rnd=.02)

    def pinch(p):
        q = p.copy()
        k = np.clip((p[2] - .16) / .2, 0, 1)
        front = np.clip(-p[1] / .2, 0, 1)
        q[0] = p[0] * (1 + F(.5) * k * front)
        q[2] = p[2] + F(.075) * k * np.exp(-(p[0] / .06) ** 2)
        return crown(q)
    brim = column([.082, .094, .108], [.345, .35, .345], [.365, .37, .365], rnd=.009)

    def snap(p):
        q = p.copy()
        r = np.clip(np.hypot(p[0], p[1]) - .18, 0, 1)
        q[2] = p[2] - r * (F(.5) * (p[0] / .34) ** 2) - r * F(.25) * np.clip(p[1] / .3, 0, 1)
        return brim(q)
    H = lambda f: on(put(f, (0, .02, .0), (-12, 0, 0), 1.05))
    solid('hat', H(union(pinch, snap, k=.03)), felt, h=.011)
    solid('band', H(column([.10, .105, .165, .17], [.194, .198, .192, .188], [.219, .223, .217, .213], rnd=.004)), paint('band', '#D8B35A', rough=.5), h=.010)
    # telescope from the eye to the upper right
    a = vec((.05, -.24, 1.79))
    d = vec((.80, -.22, .56))
    d = d / np.linalg.norm(d)

    def along(t):
        return tuple(a + d * F(t))
    tube = paint('tube', '#6B3A1E', rough=.35, coat=.5, wear=.5)
    b = along(1)
    A = lambda f: aim(f, a, b)
    solid('tube1', A(rod(.068, .06, .52, .01)), brass(), h=.010)
    solid('tube2', A(rod(.092, .46, .92, .012)), tube, h=.010)
    solid('tube3', A(rod(.120, .86, 1.34, .012, .145)), tube, h=.010)
    solid('rings', A(union(rod(.055, .0, .04, .008, .085), rod(.085, .03, .08, .01, .06), rod(.105, .44, .50, .01), rod(.138, .84, .91, .01), cut(rod(.168, 1.28, 1.40, .014), rod(.135, 1.33, 1.5, .01), k=.01), k=.005)), brass(), h=.009)
    solid('lens', A(rod(.14, 1.30, 1.345, .01)), paint('lens', '#9CC7D6', rough=.05, coat=1, wear=0, dirt=0), h=.010)
    p1, p2 = along(.18), along(.62)
    sleeve([(.22, .0, 1.43), (.50, -.12, 1.34), (p2[0] - .02, p2[1] - .02, p2[2] - .17)], [.115, .10, .085], coat, cuff=.098, seed=3)
    hand((p2[0], p2[1] - .04, p2[2] - .07), (0, 60, 0), scale=1.15)
    sleeve([(-.24, .0, 1.42), (-.42, -.20, 1.30), (p1[0] - .17, p1[1] - .08, p1[2] - .16)], [.115, .10, .085], coat, cuff=.098, seed=6)
    hand((p1[0] - .05, p1[1] - .07, p1[2] - .05), (0, 60, 0), scale=1.1)
