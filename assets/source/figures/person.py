"""What the six agents share: a base, a head, arms, hands, boots. One hand carved them all."""
from kit import *
from stage import paint

SKIN, WOOD, BRASS, LEATHER = '#D29B74', '#4A2E1B', '#D6A548', '#3B2519'


def skin(col=SKIN):
    return paint('skin', col, rough=0.5, wear=0.15, dirt=0.75, lift=0.2)


def brass():
    return paint('brass', BRASS, rough=0.28, metal=1.0, wear=0.5, dirt=0.8)


def base(col, r=0.57):
    """A turned base: dark wood, the rim in the agent's colour, a thin brass line."""
    wood = paint('wood', WOOD, rough=0.45, coat=0.3, wear=0.5)
    turned('base', [(0, 0), (r - .02, 0), (r, .012), (r, .045), (r - .015, .06), (r - .03, .062), (r - .03, .066)], wood, seg=128)
    turned('rim', [(r - .03, .05), (r + .004, .055), (r + .012, .075), (r + .004, .105), (r - .03, .115)], paint('rim', col, rough=0.35, coat=0.4, wear=0.7), seg=128)
    turned('top', [(r - .028, .10), (r - .03, .125), (r - .06, .135), (r - .075, .125), (0, .125)], wood, seg=128)
    turned('line', [(r - .066, .128), (r - .074, .138), (r - .090, .138), (r - .098, .126)], brass(), seg=128)


def head(pos, rot=(0, 0, 0), scale=1.0, mat=None, jaw=1.0, nose=1.0, eyes=True, slim=1.0):
    """A head whose chin-to-crown is about 0.42; pos is the middle of the skull. Returns a function that places things on it."""
    mat = mat or skin()

    def on(f):
        return put(f, pos, rot, scale)
    s = slim
    skull = union(ball((0, 0, .03), (.165 * s, .18, .19)), ball((0, -.045, -.09), (.118 * s * jaw, .125, .125)), limb((0, .02, -.1), (0, .03, -.26), .085 * s), k=.08)
    face = union(skull, limb((0, -.168, .03), (0, -.212 - .02 * (nose - 1), -.035), .024, .04 * nose), k=.035)
    face = union(face, mirror(limb((.03, -.165, .062), (.105, -.135, .060), .024, .018)), mirror(ball((.085, -.12, -.04), .045)), mirror(ball((.168 * s, .01, -.005), (.028, .045, .062))), limb((-.03, -.168, -.128), (.03, -.168, -.128), .018), k=.03)
    face = cut(face, mirror(ball((.066, -.185, .018), .034)), k=.03)
    face = cut(face, box((0, -.185, -.098), (.05, .02, .007), .004), k=.01)
    solid('face', on(face), mat, h=.010)
    if eyes:
        solid('eyes', on(mirror(ball((.066, -.152, .018), .024))), paint('eye', '#20140F', rough=.25, coat=.6, wear=0), h=.008)
    return on


def hand(pos, rot=(0, 0, 0), mat=None, scale=1.0):
    """A closed mitten hand with a thumb, for holding things; its grip runs along its own z."""
    f = union(ball((0, 0, 0), (.062, .075, .078)), limb((-.045, -.055, .03), (.03, -.085, .045), .028), limb((-.045, -.062, -.005), (.03, -.09, .0), .028), limb((-.045, -.055, -.04), (.03, -.08, -.04), .026), k=.022)
    solid('hand', put(f, pos, rot, scale), mat or skin(), h=.010)


def sleeve(pts, radii, mat, cuff=None, seed=1.0, h=.013):
    """A sleeve along pts; the cuff flares at its end."""
    f = ripple(chain(pts, radii, k=.06), .012, 21, seed)
    if cuff:
        a, b = vec(pts[-2]), vec(pts[-1])
        d = (b - a) / np.linalg.norm(b - a)
        f = union(f, limb(b - d * F(.075), b - d * F(.015), cuff, cuff * 1.04), k=.012)
    return solid('sleeve', f, mat, h=h)


def boots(xs, mat, y=0.0, toe=-.14, top=.40, turn=(12, -12), r=.085):
    """Two boots standing on the base at xs."""
    fs = []
    for x, a in zip(xs, turn):
        b = union(limb((0, .02, .20), (0, .02, top), r * .92, r), limb((0, .0, .19), (0, toe, .175), r, r * .86), ball((0, toe, .17), (r, r * 1.1, r * .75)), k=.05)
        b = meet(b, lambda p: F(.125) - p[2], k=.01)
        fs.append(put(b, (x, y, 0), (0, 0, a)))
    solid('boots', union(*fs, k=.01), mat, h=.012)


def buttons(points, mat, r=.03):
    solid('buttons', union(*[ball(c, (r, r * .6, r)) for c in points], k=0), mat, h=.009)
