"""Robes: each guild has a cut of its own, and each rank its own collar and what hangs on it. About the middle of the face, as heads.py; the shoulders
are 130 units below it, and the body goes on to 450."""
from emblems import BRASS, COLOURS, DEEP, GOLD, SILVER, emblem, key, pearl
from woodcut import both, ring

FUR, LINEN, ERMINE = "#8a6a42", "#efe5cb", "#f4eedd"

BODY = {
    # round in the shoulders, gathered sleeves
    "broker": "M-32 112C-80 112 -150 122 -182 170C-206 214 -196 270 -200 460H208C204 270 214 214 190 170C158 122 88 112 38 112Z",
    # straight and tall, one shoulder higher: a draped gown
    "consul": "M-34 112C-60 122 -100 132 -128 146C-146 190 -150 300 -156 460H176C172 320 172 200 156 124C110 116 70 116 38 112Z",
    # a bell
    "grower": "M-30 112C-60 130 -104 210 -150 300C-180 360 -196 410 -204 460H212C204 410 188 360 158 300C112 210 68 130 36 112Z",
    # square and hard
    "military": "M-36 116L-120 126L-134 230L-118 300L-136 460H144L126 300L142 230L128 126L42 116Z",
    # narrow, to a point at the shoulders
    "oracle": "M-30 112C-70 126 -120 116 -164 86C-150 150 -128 170 -112 230C-104 300 -128 380 -150 460H160C138 380 112 300 120 230C136 170 158 150 172 86C128 116 76 126 36 112Z",
}


def body(b, guild, rank, variant):
    colour, deep = COLOURS[guild], DEEP[guild]
    main = deep if rank == 0 else colour
    b.shape(BODY[guild], main, 5.5)
    with b.within(BODY[guild]):
        b.shade("M60 90C110 200 84 320 112 480H260V60Z", (.12, .85, 70, 0, 200, 20), 72)
        b.shade("M-260 480V120C-190 200 -170 330 -150 480Z", (.6, .05, -220, 0, -150, 0), 100)
        b.shade("M-70 108H76V190C40 160 -30 160 -70 176Z", (.85, .0, 0, 112, 0, 172), 12)
        CUT[guild](b, colour, deep, rank, variant)


def _broker(b, colour, deep, rank, variant):
    for x in (-150, -118, 126, 158):
        b.stroke(f"M{x} 160C{x - 8} 230 {x - 10} 330 {x - 6} 460", 3.4)
    b.shape("M-10 150L-44 460H54L16 150Z", LINEN if variant % 2 else deep, 4.4, .2, 90)
    for k in range(4):
        b.shape(ring(4, 250 + 50 * k, 8), GOLD, 3.6)
    if rank:
        b.shape("M-66 116C-100 200 -90 320 -70 460H-30C-44 320 -40 220 -8 156ZM72 116C106 200 98 320 80 460H40C54 320 48 220 16 156Z", FUR if rank > 1 else deep, 4.6, (.3, .75, -90, 0, 100, 20), 84)
        if rank > 1:
            b.stroke("".join(f"M{x} {y}l{dx} 14" for y in range(170, 450, 34) for x, dx in ((-70, -6), (-52, 4), (58, -4), (80, 6))), 3.4)


def _consul(b, colour, deep, rank, variant):
    b.shape("M-140 150C-60 190 80 330 120 470H200V380C180 300 60 170 -20 116L-100 130Z", LINEN if variant % 2 == 0 else deep, 5, (.05, .6, -60, 240, 60, 200), 48)
    b.stroke("M-110 140C-20 190 100 320 146 450M-70 124C30 180 130 300 176 420M-130 160C-50 210 60 340 96 460", 3.4)
    b.stroke("M-138 152C-58 192 82 332 122 472", 7, GOLD)
    b.stroke("M-110 220C-118 300 -120 380 -124 460M-80 260C-84 330 -84 400 -86 460M-40 320V460", 3.4)


def _grower(b, colour, deep, rank, variant):
    for x0, x1 in ((-30, -150), (-14, -84), (4, -10), (22, 60), (38, 130)):
        b.stroke(f"M{x0} 190C{(x0 + x1) / 2} 260 {x1} 360 {x1 - 6} 460", 3.4)
    hem = "".join(f"L{x} {396 + abs(x) * -.12:.0f}L{x + 22} {430 - abs(x) * .12:.0f}" for x in range(-220, 230, 44))
    b.shape("M-260 480V380" + hem + "L260 480Z", deep if variant % 2 else "#6b8a42", 4.4, .3, 30)
    if rank:
        leaf = both("M4 176C-20 168 -34 190 -30 216C-14 214 2 200 4 176ZM-30 162C-58 164 -68 190 -60 214C-44 206 -30 188 -30 162ZM-52 142C-80 150 -88 174 -82 196C-64 186 -52 168 -52 142Z".replace("M4", "M0").replace("4 176Z", "0 176Z"))
        b.shape(leaf, "#86a850" if variant % 3 else "#5f8a4a", 4.2, .25, 60)


def _military(b, colour, deep, rank, variant):
    b.shape("M-60 122C-50 190 -30 214 4 222C40 214 60 190 68 122L112 150L118 300C80 330 -70 330 -110 300L-106 150Z", "#aab5b3" if variant % 2 == 0 else BRASS, 5, (.1, .75, -40, 0, 110, 20), 70)
    b.stroke("M4 222V324M-104 268C-60 296 70 296 112 268", 4)
    for x, y in ((-94, 170), (-96, 292), (100, 170), (104, 292)):
        b.shape(ring(x, y, 6), GOLD, 3.2)
    b.shape("M-130 316C-70 340 80 340 136 316L140 350C80 372 -70 372 -134 350Z", deep, 4.4, .3, 10)
    b.shape("M-14 324H22V362H-14Z", GOLD, 4)
    for x in (-100, -64, -28, 36, 72, 106):
        b.stroke(f"M{x} 366L{x * 1.16:.0f} 460", 3.4)


def _oracle(b, colour, deep, rank, variant):
    b.shape("M-10 160C-40 260 -56 360 -70 470H80C66 360 50 260 20 160Z", deep if variant % 2 else "#d9cfe6", 4.6, (.2, .6, -40, 0, 60, 0), 88)
    b.stroke("M-80 170C-84 260 -100 360 -120 460M88 170C94 260 108 360 130 460M-56 180C-60 260 -74 360 -92 460M64 180C70 260 82 360 100 460", 3.4)
    for x, y in ((4, 330), (-26, 380), (34, 380), (4, 410)):
        b.gouge(f"M{x - 7} {y}H{x + 7}M{x} {y - 7}V{y + 7}M{x - 4} {y - 4}L{x + 4} {y + 4}M{x + 4} {y - 4}L{x - 4} {y + 4}", 3)


CUT = {"broker": _broker, "consul": _consul, "grower": _grower, "military": _military, "oracle": _oracle}


def back(b, guild, rank, variant):
    """What stands up behind the head: the higher, the greater."""
    deep = DEEP[guild]
    if guild == "oracle" and rank in (2, 4, 6):
        high = {2: -40, 4: -84, 6: -120}[rank]
        b.shape(f"M-30 140C-90 120 -136 60 -142 {high}C-112 {high + 26} -100 {high + 10} -84 {high - 20}H92C108 {high + 10} 120 {high + 26} 150 {high}C144 60 98 120 38 140Z", deep, 5, (.2, .7, -60, 0, 120, 10), 90)
        b.stroke(f"M-20 130L-128 {high + 30}M28 130L136 {high + 30}M-36 120L-104 {high + 16}M44 120L112 {high + 16}", 3.4)
    elif guild == "military" and rank:
        for s in (-1, 1):
            with b.at(4, 0, 1, 0, s < 0):
                b.shape("M70 120C110 96 160 110 176 150C182 176 178 196 170 214C150 190 120 180 96 182C80 170 70 150 70 120Z" if rank < 4 else "M60 118C90 90 120 92 136 104L176 66L166 116C190 136 196 176 186 220C160 196 126 184 100 190C76 172 62 150 60 118Z",
                        "#aab5b3" if variant % 2 == 0 else BRASS, 5, (.1, .75, 80, 120, 180, 180), 40)
                b.stroke("M84 138C120 124 156 138 172 170M90 160C120 150 150 160 168 186", 3.4)
                if rank in (1, 2):
                    b.stroke("".join(f"M{x} {192 + (x - 90) * .3:.0f}l2 34" for x in range(100, 176, 10)), 5, GOLD)
                    b.stroke("".join(f"M{x} {192 + (x - 90) * .3:.0f}l2 34" for x in range(95, 181, 10)), 2.4)
    elif guild == "broker" and rank in (4, 6):
        b.shape("M-60 130C-150 110 -170 20 -120 -30C-96 20 -60 60 -30 90H38C70 60 104 20 128 -30C178 20 158 110 66 130Z", FUR, 5, (.3, .8, -100, 40, 130, 60), 80)
    elif guild == "consul" and rank == 6:
        b.shape("M-40 140C-110 120 -134 40 -118 -60C-90 -20 -60 20 -30 60H38C70 20 98 -20 126 -60C142 40 118 120 46 140Z", ERMINE, 5, (.05, .5, -60, 0, 110, 20), 80)


def collar(b, guild, rank, variant):
    """Over the robe, below the chin; and what hangs there."""
    deep = DEEP[guild]
    if rank == 0:
        b.shape("M-64 106C-30 136 40 136 70 106L84 134C60 176 -50 176 -78 134Z", deep, 5, (.2, .7, -40, 0, 70, 10), 20)
        b.stroke("M-66 124C-30 154 40 154 74 124M-50 146C-20 164 30 164 58 146", 3.4)
    elif rank == 1:
        kind = variant % 3
        if kind == 0:
            b.shape("M-40 112L4 168L48 112L74 136L30 196L4 172L-24 196L-66 136Z", LINEN, 4.6, (.0, .5, -40, 0, 70, 10), 60)
        elif kind == 1:
            b.shape("M-54 110C-20 140 30 140 60 110L66 132C34 164 -24 164 -60 132Z", LINEN, 4.6, (.0, .5, -40, 0, 70, 10), 30)
        else:
            b.shape("M-56 112C-20 142 30 142 62 112L78 150L4 210L-72 150Z", deep, 4.6, (.1, .6, -40, 0, 70, 10), 30)
        b.stroke("M-44 150C-30 200 -10 226 4 236C20 226 38 200 52 150", 3)
        key(b, 4, 272, 38, SILVER)
    elif rank == 2:
        b.shape("M-70 108C-30 140 40 140 76 108L104 156C50 200 -44 200 -96 156Z", deep if guild != "grower" else "#5f8a4a", 4.8, (.1, .7, -60, 0, 90, 10), 24)
        b.stroke("M-84 154C-40 186 46 186 92 154", 5, GOLD)
        for k in range(7):
            x = -66 + 23.4 * k
            b.shape(ring(round(x), round(232 - ((x - 4) / 70) ** 2 * 60), 8), GOLD, 3.2)
        key(b, 4, 284, 44, GOLD)
    elif rank == 3:
        if variant % 2:
            for k in range(9):
                x = -96 + 25 * k
                y = 132 - abs(k - 4) * 7
                b.shape(f"M{x - 20} {y - 22}C{x - 24} {y + 34} {x + 24} {y + 34} {x + 20} {y - 22}Z", LINEN, 4.2, (.0, .6, x - 16, y, x + 20, y + 4), 90)
            b.shape("M-96 84C-50 112 60 112 104 84C80 130 -70 130 -96 84Z", LINEN, 4, .35, 0)
        else:
            d = "M-90 150C-110 110 -96 92 -60 96C-20 128 30 128 68 96C104 92 118 110 98 150C60 196 -50 196 -90 150Z"
            b.shape(d, LINEN, 4.8, (.0, .5, -60, 0, 100, 10), 40)
            b.stroke("M-78 108L-60 160M-50 112L-34 176M-16 124L-10 184M24 124L18 184M58 112L42 176M86 108L68 160", 3)
        b.stroke("M-40 178C-20 206 -14 214 -14 222M48 178C28 206 22 214 22 222", 3)
        pearl(b, -22, 238, 19)
        pearl(b, 30, 238, 19)
    elif rank == 4:
        d = "M-80 100C-40 142 46 142 86 100C122 120 140 150 146 184C90 216 60 226 4 262C-52 226 -84 216 -140 184C-134 150 -116 120 -80 100Z"
        b.shape(d, ERMINE if guild in ("consul", "oracle", "military") else FUR, 5, (.05, .6, -90, 0, 140, 20), 56)
        if guild in ("consul", "oracle", "military"):
            for x, y in ((-96, 150), (-60, 180), (-30, 220), (-56, 140), (38, 220), (66, 180), (102, 150), (62, 140), (-110, 178), (116, 178)):
                b.solid(f"M{x} {y}l7 14l-4 8l-4 -6l-5 5l-1 -8Z")
        else:
            b.stroke("".join(f"M{x} {y}l4 14" for x, y in ((-100, 146), (-76, 170), (-50, 196), (-24, 222), (-62, 134), (-36, 164), (30, 222), (56, 196), (82, 170), (106, 146), (40, 164), (66, 134))), 3.6)
        b.shape(ring(4, 252, 38), BRASS, 4.6, (.0, .5, -20, 0, 40, 10), 50)
        pearl(b, 4, 252, 26)
    else:
        d = "M-86 96C-44 144 50 144 92 96C140 112 166 150 172 200C110 220 80 250 4 300C-72 250 -104 220 -166 200C-160 150 -134 112 -86 96Z"
        b.shape(d, ERMINE, 5.2, (.05, .6, -90, 0, 160, 20), 56)
        for x, y in ((-110, 140), (-130, 180), (-80, 190), (-60, 150), (-40, 220), (48, 220), (66, 150), (88, 190), (116, 140), (138, 180), (-8, 176), (14, 176)):
            b.solid(f"M{x} {y}l8 16l-4 9l-5 -7l-5 6l-2 -9Z")
        for k in range(11):
            x = -100 + 20.8 * k
            y = 268 - ((x - 4) / 104) ** 2 * 118
            b.shape(ring(round(x), round(y), 9.5), GOLD, 3.4)
        b.shape(ring(4, 306, 54), GOLD, 5, (.0, .5, -30, 0, 56, 10), 50)
        b.shape(ring(4, 306, 42), deep, 4)
        emblem(b, guild, 4, 306, 30, "#f8edcf", 2.4)
