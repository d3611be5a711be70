"""What lies about on the table: coins, the burn counter, the tag of who is restricted, the briefcase."""
from card import BRASS, CREAM, INK, Sheet, circle, moved, path, printed

TILT = .57              # how round things that lie look: the sine of 35 degrees
COIN_RISE = 14.0        # pixels of its canvas by which a coin on another lies higher


def disc_lying(x, y, r, rise, side, edge):
    """The side of a counter of card that lies, and the line where its sheets are glued."""
    ry = r * TILT
    body = path(f"M{x - r} {y - rise}V{y}A{r} {ry} 0 0 0 {x + r} {y}V{y - rise}Z", side)
    middle = y - rise * .45
    return body + path(f"M{x - r} {middle}A{r} {ry} 0 0 0 {x + r} {middle}", "none", stroke=edge, stroke_width=2.2)


CROWN = "M-30 26L-37 -24L-15 -4L0 -34L15 -4L37 -24L30 26Z"


def coin(turn):
    x, y, r, rise = 88, 76, 74, COIN_RISE
    top = y - rise
    face = f"translate({x} {top}) scale(1 {TILT}) rotate({turn})"
    return [Sheet(disc_lying(x, y, r, rise, "#8c5a17", "#5f3a0d") + circle(x, top, r, "#8c5a17", r * TILT), 2.5),
            Sheet(circle(x, top, r - 1, "#c98f2c", (r - 1) * TILT), 1.2),
            Sheet(moved(circle(0, 0, r * .83, "#f2c95f"), face), 1.6),
            printed(moved(circle(0, 0, r * .70, "none", stroke="#b57d22", stroke_width=3, stroke_dasharray="5 4.2")
                          + moved(path(CROWN, "#96621a") + path("M-30 32H30V40H-30Z", "#96621a"), "translate(0 -2) scale(1.02)"), face))]


FLAME = "M2 -46C10 -24 34 -14 32 16C30 36 16 46 0 46C-18 46 -34 34 -33 14C-32 0 -22 -8 -19 -20C-12 -12 -11 -4 -9 2C0 -10 4 -26 2 -46Z"
CORE = "M1 40C-12 36 -15 22 -3 6C8 16 18 28 1 40Z"


def burn():
    x, y, r, rise = 92, 88, 80, 20
    top = y - rise
    face = f"translate({x} {top}) scale(1 {TILT})"
    return [Sheet(disc_lying(x, y, r, rise, "#171312", "#5a4a42") + circle(x, top, r, "#171312", r * TILT), 2.5),
            Sheet(circle(x, top, r - 1, "#3a3230", (r - 1) * TILT), 1.2),
            printed(moved(circle(0, 0, r * .84, "none", stroke="#c9652a", stroke_width=4), face)),
            Sheet(moved(path(FLAME, "#d9702c"), f"translate({x} {top - 12}) scale(1.18 .98)"), 3),
            Sheet(moved(path(CORE, "#f6c765"), f"translate({x} {top - 12}) scale(1.18 .98)"), 1.5)]


def restricted():
    """A luggage tag seen from above: its plate is 157 high, 68 down; what is right of 150 and left of 370 is for the word."""
    cord = "M42 92C30 70 20 52 30 34C38 20 54 22 52 38C50 56 46 74 42 92"
    plate = "M54 70H372Q384 70 384 82V212Q384 224 372 224H54L18 188V106Z"
    inner = "M58 80H368Q374 80 374 86V208Q374 214 368 214H58L28 184V110Z"
    return [Sheet(path(plate, "#3b3836"), 3),
            printed(path(inner, "none", stroke="#d8c79c", stroke_width=3)),
            Sheet(circle(98, 147, 47, CREAM), 2),
            printed(circle(98, 147, 33, "none", stroke="#3b3836", stroke_width=12) + path("M75 124L121 170", "none", stroke="#3b3836", stroke_width=12)),
            Sheet(circle(42, 100, 13, "#c9a66a"), 1.5),
            printed(circle(42, 100, 6, INK)),
            Sheet(path(cord, "none", stroke="#d9c79c", stroke_width=6, stroke_linecap="round"), 2)]


# The briefcase of the posters, its middle at (0, 0), 300 by 204 without the handle.
LEATHER, DARK, SHADE = "#96501f", "#40200d", "#733a17"
HULL = "M-150 -84Q-150 -102 -132 -102H132Q150 -102 150 -84V84Q150 102 132 102H-132Q-150 102 -150 84Z"
CORNERS = "M-150 50V84Q-150 102 -132 102H-98ZM150 50V84Q150 102 132 102H98ZM-150 -50V-84Q-150 -102 -132 -102H-98ZM150 -50V-84Q150 -102 132 -102H98Z"
HANDLE = "M-56 -98V-124Q-56 -146 -34 -146H34Q56 -146 56 -124V-98H36V-118Q36 -126 28 -126H-28Q-36 -126 -36 -118V-98Z"
EYE = "M-84 -4C-46 -62 46 -62 84 -4C46 54 -46 54 -84 -4Z"
KEYHOLE = "M0 -24A11 11 0 0 1 7 -4L13 20H-13L-7 -4A11 11 0 0 1 0 -24Z"


def case():
    put = "translate(184 180) rotate(-3) scale(.93)"
    return [Sheet(moved(path(HANDLE, DARK), put), 3), Sheet(moved(path(HULL, LEATHER), put), 3),
            printed(moved(path("M44 -102H132Q150 -102 150 -84V84Q150 102 132 102H-16C62 58 84 -22 44 -102Z", SHADE)
                          + path("M-150 -8H150V2H-150Z", DARK) + path("M-134 -88H134V-81H-134ZM-134 81H134V88H-134Z", "#bd7a42"), put)),
            Sheet(moved(path(CORNERS, BRASS), put), 2), Sheet(moved(path(EYE, CREAM), put), 2.5), Sheet(moved(circle(0, -4, 37, BRASS), put), 2),
            printed(moved(path(KEYHOLE, INK), put))]


def case_open():
    """The lid up behind, papers in it, the lower half towards us."""
    lid = "M70 44Q70 30 84 29L346 20Q360 20 361 34L372 184L62 196Z"
    lining = "M86 52L344 44L353 170L80 180Z"
    tray = "M56 196L378 184L392 300Q392 316 376 317L44 330Q30 330 30 316Z"
    well = "M76 208L360 198L370 268L58 278Z"
    return [Sheet(path("M150 326L154 352Q156 362 168 362L258 358Q270 357 270 346L268 320L250 321L251 338L172 342L168 325Z", DARK), 3),
            Sheet(path(lid, LEATHER), 3), Sheet(path(lining, "#3c5a55"), 1.5),
            printed(path("M80 150L351 140L353 170L80 180Z", "#2f4744")),
            Sheet(path("M122 66L206 62L212 160L116 164Z", CREAM) + path("M232 74L310 70L318 150L236 154Z", "#d8b878"), 2),
            printed(path("M134 84L194 81M134 98L196 95M132 112L198 109M132 126L180 124", "none", stroke="#6a5a44", stroke_width=5)),
            Sheet(path("M78 158L352 148L354 176L79 186Z", "#48695f"), 2),
            Sheet(path(tray, LEATHER), 3), printed(path("M392 300Q392 316 376 317L210 323C270 290 300 250 296 187L378 184Z", SHADE)),
            Sheet(path(well, "#22201c"), 0), printed(path("M76 208L360 198L362 210L74 220Z", "#000", fill_opacity=.35)),
            Sheet(path("M96 214L196 208L204 274L82 279Z", CREAM), 2.5),
            printed(path("M112 226L182 222M110 238L184 234M108 250L186 246M106 262L150 260", "none", stroke="#6a5a44", stroke_width=4.5)),
            Sheet(path("M190 220L326 206L344 270L202 280Z", "#2e6f8a"), 2.5),
            printed(circle(268, 243, 34, "none", ry=21, stroke=CREAM, stroke_width=3.5) + circle(268, 243, 15, "none", ry=9, stroke=CREAM, stroke_width=3.5)
                    + path("M268 214V224M268 262V272M222 243H236M300 243H314M236 222L246 229M290 257L300 264M300 221L290 229M246 257L236 265", "none", stroke=CREAM, stroke_width=3.5)),
            Sheet(path("M56 196L58 232L92 194.500ZM378 184L382 220L344 185ZM30 316Q30 330 44 330L80 328.500L33 286ZM392 300Q392 316 376 317L342 318.500L388 272ZM70 44Q70 30 84 29L108 28L68 72ZM361 34Q360 20 346 20L318 21L364 62Z", BRASS), 2),
            Sheet(circle(211, 302, 17, BRASS), 2), printed(moved(path(KEYHOLE, INK), "translate(211 303) scale(.5)"))]
