"""The briefcase, shut and open."""
from cutout import lie, rect, ring as circle, stroke, both, disc
from kit import *
from person import brass
from stage import paint


def leather(name='leather', col='#7A4522'):
    return paint(name, col, rough=.42, coat=.22, wear=.7, dirt=.75, noise=.16)


def shut():
    skin, dark, metal = leather(), leather('dark', '#4A2813'), brass()
    turn = (0, 0, -24)

    def P(f):
        return put(f, (0, 0, .36), turn)
    w, d, h = .56, .155, .35
    hull = box((0, 0, 0), (w, d, h), .055)
    seam = box((0, 0, 0), (2, .010, 2), .004)
    stitch = union(*[limb((-w + .1, -d, s), (w - .1, -d, s), .008) for s in (-h + .055, h - .055)] + [limb((s, -d, -h + .055), (s, -d, h - .055), .008) for s in (-w + .06, w - .06)], k=0)
    solid('case', P(cut(ripple(cut(hull, stitch, k=.01), .003, 30, 1), seam, k=.012)), skin, h=.010)
    corner = union(*[put(ball((0, 0, 0), .155), (sx * w, sy * d, sz * h)) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)], k=0)
    solid('corners', P(cut(meet(grow(hull, .012), corner, k=.015), seam, k=.01)), dark, h=.010)
    rivets = union(*[ball((sx * (w - .06), -d - .012, sz * (h - .06)), .018) for sx in (-1, 1) for sz in (-1, 1)], k=0)
    solid('rivets', P(rivets), metal, h=.008)
    locks = []
    for x in (-.30, .30):
        locks += [box((x, -d - .012, .19), (.075, .018, .085), .012), box((x, -d - .035, .22), (.045, .02, .05), .012), box((x, -.02, h + .012), (.06, .11, .016), .01)]
    locks += [box((0, -d - .01, .24), (.06, .014, .03), .008)]
    holes = union(*[box((x, -d - .06, .155), (.010, .03, .022), .006) for x in (-.30, .30)], k=0)
    solid('locks', P(cut(union(*locks, k=.008), holes, k=.006)), metal, h=.007)
    grip = chain([(-.19, 0, h + .02), (-.185, 0, h + .12), (-.12, 0, h + .165), (.12, 0, h + .165), (.185, 0, h + .12), (.19, 0, h + .02)], [.026, .03, .042, .042, .03, .026], k=.03)
    solid('handle', P(grip), dark, h=.009)
    solid('loops', P(union(put(ring(.045, .016), (-.19, 0, h + .03), (90, 0, 90)), put(ring(.045, .016), (.19, 0, h + .03), (90, 0, 90)), box((-.19, 0, h + .005), (.05, .05, .014), .008), box((.19, 0, h + .005), (.05, .05, .014), .008), k=0)), metal, h=.008)
    solid('feet', P(union(*[ball((sx * .45, sy * .09, -h), .03) for sx in (-1, 1) for sy in (-1, 1)], k=0)), metal, h=.009)


def opened():
    skin, dark, metal = leather(), leather('dark', '#4A2813'), brass()
    felt = paint('felt', '#7E2A2A', rough=.85, coat=0, wear=.2)
    cream, manila = paint('paper', '#EFE6CF', rough=.8, coat=0, wear=.1, dirt=.35), paint('manila', '#D2A85C', rough=.8, coat=0, wear=.2)
    blue, white, ink, red = paint('blueprint', '#2B5C8C', rough=.7, coat=0, wear=.2), paint('white', '#E8F0F2', rough=.7, wear=0), paint('ink', '#3A332B', rough=.8, wear=0), paint('stamp', '#B02A24', rough=.8, wear=.1)
    w, d = .60, .40
    T = lambda f: put(f, (0, 0, 0), (0, 0, -18))
    tray = cut(box((0, 0, .085), (w, d, .085), .035), box((0, 0, .16), (w - .045, d - .045, .12), .03), k=.015)
    solid('tray', T(ripple(tray, .002, 30, 1)), skin, h=.010)
    solid('felt', T(box((0, 0, .05), (w - .05, d - .05, .018), .005)), felt, h=.010)
    hinge = lambda f: T(put(f, (0, d, .165), (-16, 0, 0)))
    lid = cut(box((0, .03, d), (w, .062, d), .03), box((0, -.035, d), (w - .045, .07, d - .045), .03), k=.015)
    solid('lid', hinge(ripple(lid, .002, 30, 2)), skin, h=.010)
    solid('lidfelt', hinge(box((0, .022, d), (w - .05, .012, d - .05), .005)), felt, h=.010)
    corner = union(*[ball((sx * w, sy * d, 0), .13) for sx in (-1, 1) for sy in (-1, 1)], k=0)
    solid('corners', T(meet(grow(tray, .010), corner, k=.012)), dark, h=.010)
    solid('lidcorners', hinge(meet(grow(lid, .010), union(*[ball((sx * w, .0, 2 * d), .13) for sx in (-1, 1)], k=0), k=.012)), dark, h=.010)
    solid('pocket', hinge(ripple(box((0, -.02, .24), (w - .06, .025, .19), .012), .004, 18, 1)), paint('pocket', '#5E1E20', rough=.8, coat=0), h=.010)
    solid('pouch', hinge(union(put(box((-.18, -.03, .46), (.20, .006, .16), .004), (0, 0, 0), (0, 6, 0)), k=0)), cream, h=.007)
    solid('pouch2', hinge(put(box((.22, -.01, .44), (.22, .006, .15), .004), (0, 0, 0), (0, -4, 0))), manila, h=.007)
    locks = []
    for x in (-.34, .34):
        locks += [box((x, -d - .012, .10), (.07, .016, .05), .01), box((x, -d - .03, .13), (.04, .014, .03), .008)]
    solid('locks', T(union(*locks, k=.006)), metal, h=.007)
    solid('hasps', hinge(union(*[box((x, -.03, 2 * d - .01), (.05, .05, .014), .008) for x in (-.34, .34)], k=0)), metal, h=.007)
    solid('hinges', T(union(*[put(rod(.028, -.08, .08, .01), (x, d + .01, .165), (0, 90, 0)) for x in (-.38, .38)], k=0)), metal, h=.008)
    grip = chain([(-.17, -d, .10), (-.165, -d - .10, .06), (-.10, -d - .135, .05), (.10, -d - .135, .05), (.165, -d - .10, .06), (.17, -d, .10)], [.024, .028, .038, .038, .028, .024], k=.03)
    solid('handle', T(grip), dark, h=.009)

    def page(x, y, z, a, W, D, mat):
        L = lambda f: T(put(f, (x, y, z), (0, 0, a)))
        solid('page', L(lie(rect(0, 0, W, D, .006), -.006, .006, .003)), mat, h=.007)
        return L
    page(.03, .0, .10, 3, .46, .31, manila)
    page(-.10, .02, .115, -7, .32, .30, cream)
    L = page(-.20, .01, .135, 9, .24, .31, cream)
    rows = both(*[stroke([(-.18, .20 - .05 * i), (.18 - .10 * ((i * 7) % 3) / 2, .20 - .05 * i)], .010) for i in range(8)], rect(-.09, .26, .10, .016))
    solid('rows', L(lie(rows, 0, .010, .002)), ink, h=.006)
    solid('stamp', L(lie(both(circle(.10, -.20, .075, .010), circle(.10, -.20, .045, .006), disc(.10, -.20, .022)), 0, .012, .002)), red, h=.006)
    L = page(.25, -.01, .145, -12, .27, .29, blue)
    plan = both(circle(0, .02, .17, .007), circle(0, .02, .10, .007), circle(0, .02, .03, .007), *[stroke([(.17 * math.cos(a), .02 + .17 * math.sin(a)), (.24 * math.cos(a), .02 + .24 * math.sin(a))], .007) for a in np.arange(8) * .785], rect(.13, -.235, .10, .007), rect(.13, -.21, .10, .007), stroke([(-.24, -.24), (-.05, -.24)], .006))
    solid('plan', L(lie(plan, 0, .011, .002)), white, h=.006)
