"""Magician: a very tall top hat and a cape thrown wide."""
from person import *


def build():
    col = '#6B4BA1'
    base(col)
    black = paint('tails', '#2A2236', rough=.45, wear=.4)
    cape = paint('cape', col, rough=.55, wear=.4)
    lining = paint('lining', '#B5476F', rough=.4, coat=.3)
    silk = paint('silk', '#35275A', rough=.25, coat=.6, wear=.5)
    white = paint('shirt', '#EFE8D8', rough=.5, wear=.1)
    shoe = paint('shoe', '#191519', rough=.2, coat=.8)
    boots((-.12, .12), shoe, y=-.05, toe=-.16, top=.25, r=.075)
    legs = union(limb((-.115, 0, .22), (-.10, 0, .85), .085, .115), limb((.115, 0, .22), (.10, 0, .85), .085, .115), k=.03)
    solid('legs', ripple(legs, .005, 20, 1), black)
    torso = column([.78, .95, 1.15, 1.38, 1.50, 1.57], [.19, .19, .175, .235, .21, .09], [.15, .15, .14, .17, .14, .08], rnd=.03)
    solid('torso', torso, black)
    solid('waistcoat', meet(grow(torso, .008), box((0, -.25, 1.02), (.10, .2, .17), .02)), paint('waistcoat', '#C9A24A', rough=.4, wear=.3), h=.010)
    solid('front', meet(grow(torso, .007), put(box((0, -.25, .06), (.075, .2, .24), .02), (0, 0, 1.28))), white, h=.010)
    solid('lapels', meet(grow(torso, .02), mirror(put(box((.09, -.25, 0), (.028, .25, .26), .01), (0, 0, 1.26), (0, 14, 0)))), silk, h=.010)
    solid('tie', union(ball((0, -.175, 1.50), .026), mirror(limb((.02, -.175, 1.50), (.085, -.165, 1.50), .014, .038)), k=.01), paint('tie', '#B5476F', wear=.1), h=.008)
    buttons([(0, -.168, 1.12), (0, -.163, 1.02), (0, -.168, .92)], brass(), .018)
    on = head((0, -.02, 1.78), (-12, 0, 8), 1.04, slim=.95)
    hair = paint('hair', '#1C1518', rough=.35, coat=.3)
    solid('moustache', on(union(mirror(chain([(.0, -.205, -.078), (.06, -.185, -.085), (.115, -.15, -.055)], [.02, .018, .008])), ball((0, -.165, -.165), (.032, .04, .055)), k=.02)), hair, h=.008)
    solid('hair', on(cut(ball((0, .03, .04), (.18, .185, .18)), box((0, -.2, -.05), (.3, .2, .2), .02))), hair, h=.011)
    # hat: tall, waisted
    crown = column([.10, .16, .35, .62, .74, .78], [.188, .185, .178, .208, .225, .222], rnd=.015)
    brim = column([.10, .115, .13], [.33, .335, .33], [.34, .345, .34], rnd=.01)

    def bent(p):
        q = p.copy()
        q[2] = p[2] - p[0] * p[0] * F(.75) + p[1] * p[1] * F(.2)
        return brim(q)
    T = lambda f: on(put(f, (0, .045, .03), (-9, -4, 0), 1.05))
    solid('hat', T(cut(union(crown, bent, k=.03), rod(.195, .765, .9, .01))), silk, h=.012)
    solid('band', T(column([.125, .13, .215, .22], [.19, .195, .192, .188], rnd=.004)), paint('band', '#B5476F', rough=.4), h=.010)

    # the cape: a wide bell, open in front, with swept corners
    def fall(u, v):
        th = (u * 2 - 1)
        ang = th * math.radians(128)
        out = v ** 1.25
        edge = np.abs(th) ** 3
        rx = .20 + out * (.74 + .10 * edge) + .035 * np.sin(ang * 7) * out
        ry = .17 + out * .40 + .05 * np.sin(ang * 7 + .6) * out
        x = np.sin(ang) * rx + np.sign(th) * edge * out * .24
        y = np.cos(ang) * ry + .03 + .10 * out * edge
        z = 1.55 - v * (1.38 - .16 * edge) + .05 * np.sin(ang * 7 + 1.2) * out * v + edge * (v ** 3) * .12
        return x, y, z
    sheet('cape', fall, 130, 44, lining, .03, inner=cape)

    def collar(u, v):
        th = (u * 2 - 1)
        ang = th * math.radians(138)
        r = .175 + .17 * v + .05 * v * np.abs(th)
        return np.sin(ang) * r * 1.12, np.cos(ang) * r * .9 + .01, 1.50 + v * (.25 + .20 * np.abs(th) ** 2) - .03 * np.abs(th)
    sheet('collar', collar, 60, 12, lining, .03, inner=cape)
    solid('clasp', mirror(ball((.12, -.16, 1.52), .035)), brass(), h=.009)
    glove = white
    sleeve([(-.22, .0, 1.43), (-.46, .02, 1.22), (-.66, -.22, 1.30)], [.095, .085, .07], black, cuff=.078, seed=2)
    hand((-.74, -.29, 1.33), (0, 0, -30), mat=glove, scale=1.05)
    sleeve([(.22, .0, 1.43), (.42, -.06, 1.20), (.52, -.30, 1.38)], [.095, .085, .07], black, cuff=.078, seed=5)
    hand((.55, -.38, 1.44), (20, 30, 0), mat=glove, scale=1.05)
    w0, w1 = (.50, -.36, 1.28), (.70, -.46, 1.86)
    solid('wand', aim(rod(.020, 0, .62, .008), w0, w1), black, h=.009)
    solid('tip', aim(rod(.023, .50, .62, .008), w0, w1), white, h=.009)
