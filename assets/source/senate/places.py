"""The twenty-four Locations as scenes, in the upper part of a card: 445 by 410 units. SCENES: name to function of a Block."""
from emblems import BRASS, COLOURS, DEEP, GOLD, PALE, SILVER, VERDIGRIS, emblem, key, pearl
from woodcut import box, fan, ring

W, H = 445, 410
STONE, DARK, WOOD, LAMP, SEA, FOAM = "#d8cba6", "#3c5f5c", "#8a5f38", "#f7d779", "#5a9d98", "#e4f0e4"


# --- parts -----------------------------------------------------------------------------------------------------------------------


def water(b, top="#d6ebdc", low="#6fae9f", rays=True):
    """Outside: the lagoon, light from above."""
    b.fade(box(-4, -4, W + 8, H + 60), top, low, 0, H)
    b.key.append(f'<path d="{box(-4, -4, W + 8, H + 60)}" fill="rgb(0,0,255)"/>')
    b.shade(box(0, 0, W, H + 50), (.0, .42, 0, 120, 0, H), 0)
    if rays:
        for x, w in ((60, 34), (170, 52), (300, 40)):
            b.tint(f"M{x} -4h{w}l{w * 1.6:.0f} {H}h{-w * 2:.0f}Z", "#fdf6dc", .4)


def inside(b, colour="#cdb98a", low="#8d7a52", stones=True):
    """Inside: a wall under one lamp."""
    b.fade(box(-4, -4, W + 8, H + 60), colour, low, 0, H)
    b.key.append(f'<path d="{box(-4, -4, W + 8, H + 60)}" fill="rgb(0,0,255)"/>')
    b.shade(box(0, 0, W, H + 50), (.55, .1, 0, 0, 0, 250), 90)
    if stones:
        for k, y in enumerate(range(50, 330, 56)):
            b.stroke(f"M0 {y}H{W}" + "".join(f"M{x} {y}v56" for x in range(40 + 55 * (k % 2), W, 110)), 2.2)


def bed(b, y=340, wash="#c9b784"):
    """The bed of the lagoon, or a floor of stone."""
    b.shape(f"M-6 {y + 12}C80 {y - 10} 140 {y + 10} 222 {y}C300 {y - 8} 370 {y + 10} 451 {y - 4}V470H-6Z", wash, 4.5, (.1, .6, 0, y, 0, 440), 4)


def paving(b, y=330, wash="#b9a778"):
    b.shape(box(-6, y, W + 12, 140), wash, 4.5, (.05, .5, 0, y, 0, 440), 0)
    b.stroke("".join(f"M{222 + (x - 222) * .8:.0f} {y}L{222 + (x - 222) * 1.9:.0f} 470" for x in range(-60, 520, 64)) + f"M0 {y + 34}H{W}", 2.6)


def lamp(b, x, y, size=1.0):
    b.light(x, y, 100 * size, 100 * size, "#fff0b0", .9)
    with b.at(x, y, size):
        b.shape(ring(0, 0, 17, 19), LAMP, 4)
        b.shape("M-12 -18H12L6 -30H-6ZM-9 18H9V25H-9Z", BRASS, 3.6)


def fish(b, x, y, size=1.0, flip=False):
    with b.at(x, y, size, 0, flip):
        b.shape("M-24 0C-10 -14 12 -14 24 0L38 -12L34 0L38 12L24 0C12 14 -10 14 -24 0Z", "#e8a04a", 3.6, (.0, .5, 0, -6, 0, 12), 10)
        b.solid(ring(-13, -2, 2.6))


def weed(b, x, y, high=120, wash="#5f8f58"):
    d = f"M{x - 7} {y}"
    n = 5
    for k in range(n):
        s = 1 if k % 2 else -1
        d += f"q{s * 20} {-high / n / 2:.0f} {-s * 2} {-high / n:.0f}"
    back = "".join(f"q{(-1 if k % 2 else 1) * -14} {high / n / 2:.0f} {(1 if k % 2 else -1) * 2} {high / n:.0f}" for k in reversed(range(n)))
    b.shape(d + "l12 2" + back + "Z", wash, 3.8, .3, 100)


def arch(b, x, y, wide, high, wash, line=4.5, tone=.0):
    b.shape(f"M{x - wide / 2} {y}V{y - high + wide / 2}A{wide / 2} {wide / 2} 0 0 1 {x + wide / 2} {y - high + wide / 2}V{y}Z", wash, line, tone, 0)


def column(b, x, y, high, wide=26, wash=STONE):
    b.shape(box(x - wide / 2, y - high, wide, high), wash, 4.2, (.0, .7, x - wide * .1, 0, x + wide / 2, 0), 90)
    b.shape(f"M{x - wide * .8} {y - high - 14}H{x + wide * .8}L{x + wide * .5} {y - high + 4}H{x - wide * .5}ZM{x - wide * .7} {y - 10}H{x + wide * .7}V{y + 4}H{x - wide * .7}Z", wash, 4, .15, 0)


def gear(b, x, y, r, wash=BRASS, teeth=10):
    b.shape(fan(x, y, r * .7, r * 1.16, teeth, 0, 360, .5), wash, 4)
    b.shape(ring(x, y, r), wash, 4.4, (.0, .6, x - r * .3, y, x + r, y + 8), 40)
    b.shape(ring(x, y, r * .36), DARK, 4)


def bubbles(b, x, y, n=5):
    for k in range(n):
        b.stroke(ring(x + (k * 37 % 23) - 11, y - k * 22, 4 + k % 3 * 2.5), 2.8)


def sign(b, guild, x, y, r=48):
    """A guild's sign."""
    b.shape(ring(x, y, r), GOLD, 4.6, (.0, .4, x - r * .3, y, x + r, y + 10), 40)
    b.shape(ring(x, y, r * .82), DEEP[guild], 4)
    emblem(b, guild, x, y, r * .56, "#f8edcf", 2.6)


# --- harbours and pearls ------------------------------------------------------------------------------------------------------------


def admiralty(b):
    water(b)
    bed(b, 350)
    b.shape("M60 356V200H385V356Z", STONE, 5, (.0, .5, 200, 0, 385, 0), 90)
    b.shape("M46 200H399L380 172H65Z", "#b9ad8a", 4.6, .3, 0)
    b.shape("M130 172C130 60 315 60 315 172Z", VERDIGRIS, 5, (.0, .75, 200, 0, 315, 20), 70)
    b.stroke("M222 90V172M176 100C166 124 160 148 160 172M268 100C280 124 284 148 284 172", 3.2)
    b.shape("M214 88V48H230V88ZM230 50L290 62L230 78Z", "#c23a2e", 4)
    for x in (92, 144, 300, 352):
        arch(b, x, 356, 34, 110, DARK, 4.2, .6)
    with b.at(222, 278, 1.3):
        b.shape("M-8 -40V-62H-30V-74H-8C-20 -84 -16 -104 0 -104C16 -104 20 -84 8 -74H30V-62H8V36C34 32 48 14 50 -6L62 8L52 -30L26 2L40 -2C36 20 18 54 0 62C-18 54 -36 20 -40 -2L-26 2L-52 -30L-62 8L-50 -6C-48 14 -34 32 -8 36Z", GOLD, 4.6, (.0, .6, -10, 0, 50, 10), 50)
    fish(b, 60, 156)
    fish(b, 380, 90, .8, True)


def pearl_stairs(b):
    inside(b, "#bcd6c8", "#5d9288", False)
    arch(b, 222, 260, 190, 240, "#e9f3e2", 5)
    b.light(222, 130, 130, 130, "#fff6cf", .9)
    for k in range(7):
        y, w = 240 + k * 26, 130 + k * 46
        b.shape(box(222 - w / 2, y, w, 27), STONE, 4.2, (.0, .55, 0, y, 0, y + 26), 0)
    for s in (-1, 1):
        b.shape(f"M{222 + s * 70} 244L{222 + s * 232} 424V460H{222 + s * 250}L{222 + s * 250} 380L{222 + s * 96} 214H{222 + s * 70}Z", VERDIGRIS, 4.6, .35, 50)
        for k in range(4):
            pearl(b, 222 + s * (84 + k * 44), 196 + k * 46, 15 + k * 5, 4)
    column(b, 50, 230, 200)
    column(b, 395, 230, 200)


def oyster_bank(b):
    water(b)
    weed(b, 50, 350, 190)
    weed(b, 404, 352, 160, "#86a850")
    weed(b, 372, 356, 110)
    bed(b, 330, "#cdbb8c")
    with b.at(222, 270, 1.35):
        d = "M-120 20C-130 -60 -70 -118 0 -120C70 -118 130 -60 120 20C60 -6 -60 -6 -120 20Z"
        b.shape(d, "#8f9aa0", 5, (.1, .7, -60, -60, 110, -20), 60)
        b.shape("M-104 8C-108 -50 -60 -98 0 -100C60 -98 108 -50 104 8C60 -12 -60 -12 -104 8Z", "#f3dfe0", 4)
        b.stroke("M0 -8V-96M-40 -6L-58 -78M40 -6L58 -78M-72 -2L-94 -40M72 -2L94 -40", 3)
        b.shape("M-124 16C-60 -20 60 -20 124 16C110 70 50 86 0 86C-50 86 -110 70 -124 16Z", "#7c878c", 5, (.15, .8, 0, 10, 0, 86), 10)
        b.shape("M-108 18C-60 -6 60 -6 108 18C60 44 -60 44 -108 18Z", "#f3dfe0", 4)
        pearl(b, -24, 2, 30)
        pearl(b, 36, 12, 20)
    bubbles(b, 350, 150)


def divers_quay(b):
    water(b)
    b.shape("M-6 470V292H130V470Z", STONE, 4.6, (.0, .5, 0, 300, 0, 460), 0)
    b.stroke("M0 330H130M0 372H130M60 292V330M90 330V372M30 372V420", 2.6)
    b.shape("M50 292V60H72V292ZM44 60L330 40V58L72 84ZM72 150L160 74L176 74L72 172Z", WOOD, 4.4, .25, 60)
    b.stroke("M300 52V150", 5)
    b.shape("M236 320C230 190 250 150 300 148C350 150 370 190 364 320Z", BRASS, 5.4, (.0, .8, 280, 0, 366, 20), 74)
    b.shape("M222 320H378V342H222Z", "#a87c34", 4.6, .3, 0)
    for x in (264, 300, 338):
        b.shape(ring(x, 222, 15), FOAM, 4.2)
    b.stroke("M240 268H362", 4)
    for x in (236, 268, 300, 332, 364):
        b.shape(ring(x, 331, 5), GOLD, 2.6)
    bubbles(b, 390, 300, 7)
    b.shape("M250 342L238 420H362L350 342Z", "#d6efe6", 0)
    b.stroke("M256 352L246 410M300 352V410M344 352L354 410", 3)
    bed(b, 392)


# --- keys and money -----------------------------------------------------------------------------------------------------------------


def locksmith(b):
    inside(b)
    arch(b, 222, 420, 230, 360, WOOD, 5, .0)
    b.shade("M222 60C300 70 337 120 337 180V420H222Z", (.0, .6, 222, 0, 340, 0), 90)
    b.stroke("M222 62V420M164 86V420M280 86V420", 3.4)
    b.shape("M110 150H200V174H110ZM110 320H200V344H110Z", "#4a4f4c", 4, .4, 0)
    b.shape("M186 190H258V310C258 330 186 330 186 310Z", BRASS, 5, (.0, .6, 210, 0, 258, 10), 70)
    b.solid("M222 218C204 218 198 240 212 250L204 296H240L232 250C246 240 240 218 222 218Z")
    key(b, 372, 190, 92, GOLD)
    b.stroke("M372 20V98", 5)
    lamp(b, 70, 110)


def mint(b):
    inside(b, "#c9b58a", "#7f6d48")
    paving(b, 340)
    b.shape("M120 352V120H160V352ZM285 352V120H325V352Z", "#5d6a66", 4.8, (.1, .7, 120, 0, 325, 0), 90)
    b.shape("M104 92H341V134H104ZM96 340H349V372H96Z", "#5d6a66", 4.8, .3, 0)
    b.shape("M206 134H239V250H206Z", SILVER, 4.4)
    b.stroke("M206 150L239 162M206 172L239 184M206 194L239 206M206 216L239 228", 4)
    b.shape("M40 60H405V80H40Z", BRASS, 4.6, .25, 0)
    for x in (40, 405):
        b.shape(ring(x, 70, 26), BRASS, 4.6, (.0, .6, x - 8, 0, x + 26, 6), 50)
    b.shape("M186 250H259L250 276H195Z", "#5d6a66", 4.4, .4, 0)
    b.light(222, 310, 120, 70, "#ffe49a", .9)
    b.shape("M176 300C176 288 269 288 269 300V316C269 328 176 328 176 316Z", GOLD, 4.6, .2, 90)
    b.shape(ring(222, 300, 46, 12), GOLD, 4.2)
    for k, (x, y) in enumerate(((60, 372), (84, 384), (44, 392), (380, 376), (402, 390), (366, 394))):
        b.shape(ring(x, y, 24, 10), GOLD, 4, .2, 0)


def counting_house(b):
    inside(b, "#b8c7a4", "#6f8a6a")
    b.shape(box(60, 40, 325, 150), WOOD, 5, .2, 0)
    for r in range(3):
        y = 68 + r * 46
        b.stroke(f"M66 {y}H380", 4)
        for k in range(8):
            x = 86 + k * 26 + (74 if k > 3 + r % 2 else 0)
            b.shape(ring(x, y, 12, 17), ("#c23a2e", GOLD, "#3470b4")[r], 3.8, .15, 50)
    b.shape("M-6 316H451V470H-6Z", WOOD, 5, (.1, .6, 0, 316, 0, 430), 0)
    for x, n in ((90, 5), (150, 8), (206, 3)):
        for k in range(n):
            y = 326 - k * 15
            b.shape(f"M{x - 28} {y - 12}V{y}A28 10 0 0 0 {x + 28} {y}V{y - 12}Z", GOLD, 3.8, (.0, .6, x, 0, x + 28, 0), 90)
            b.shape(ring(x, y - 12, 28, 10), GOLD, 3.8)
    pearl(b, 300, 308, 34)
    pearl(b, 366, 312, 30)


def land_registry(b):
    inside(b, "#b8b69a", "#706a4c", False)
    b.shape(box(20, 20, 405, 210), WOOD, 5, .35, 0)
    for r in range(3):
        for k in range(7):
            x, y = 50 + k * 58, 56 + r * 66
            b.shape(box(x - 27, y - 30, 54, 60), "#4d3821", 3.4)
            b.shape(ring(x, y + 4, 20), "#efe3c0" if (k + r) % 3 else "#d9b98a", 3.8)
            b.stroke(f"M{x + 9} {y + 4}a9 9 0 1 0 -9 9a13 13 0 0 0 13 -11", 2.6)
    b.shape("M-6 330H451V470H-6Z", "#6d4a2a", 5, .3, 0)
    b.shape("M50 330L84 240C130 226 190 230 222 250C254 230 314 226 360 240L395 330C330 318 254 322 222 340C190 322 114 318 50 330Z", "#f4e9cb", 5, (.0, .4, 222, 0, 240, 0), 84)
    b.stroke("M222 250V338M104 262C140 254 180 256 204 266M96 284C136 276 178 278 204 288M88 306C130 296 176 300 204 310", 3)
    b.shape("M256 262L330 256L346 308L252 312Z", "#b8d4c0", 3.4)
    b.stroke("M268 300C280 270 300 290 312 264M300 306L322 282", 3)
    b.shape(ring(366, 368, 34), "#c23a2e", 4.6, (.0, .6, 350, 0, 400, 0), 40)
    b.shape("M352 320H380V352H352Z", WOOD, 4)


# --- barriers -------------------------------------------------------------------------------------------------------------------------


def checkpoint(b):
    water(b, "#cfe6d8", "#5f9e92", False)
    paving(b, 330)
    b.shape("M40 342V140H170V342Z", VERDIGRIS, 5, (.0, .6, 90, 0, 170, 0), 90)
    b.shape("M24 140L104 76L186 140Z", BRASS, 5, .3, 60)
    arch(b, 104, 250, 66, 80, "#2d4542", 4.4)
    b.shape("M78 250C78 214 130 214 130 250ZM88 214C88 186 122 186 122 214L126 218H84Z", "#c23a2e", 4, .2, 80)
    b.shape("M82 192H128L120 176H92Z", "#2b2b2e", 3.6)
    b.shape("M52 262H156V284H52Z", BRASS, 4, .2, 0)
    b.shape("M186 360V214H216V360Z", "#4a4f4c", 4.6, .4, 90)
    d = "M196 222L438 132L446 156L204 248Z"
    b.shape(d, "#f4e9cb", 5)
    with b.within(d):
        for x in range(220, 450, 56):
            y = 222 - (x - 196) * .372
            b.shape(f"M{x} {y - 20}L{x + 26} {y - 30}V{y + 60}L{x} {y + 66}Z", "#c23a2e", 3.4)
    b.stroke(d, 5)
    lamp(b, 330, 70)
    b.stroke("M330 -4V40", 4)
    b.shape(ring(318, 292, 52), "#c23a2e", 5, .0)
    b.shape(box(284, 280, 68, 24), "#f6eeda", 4)


def turnstile(b):
    inside(b, "#bdb08a", "#6f6748")
    paving(b, 330)
    b.shape("M40 342V90H96V342ZM350 342V90H406V342Z", VERDIGRIS, 5, (.0, .6, 40, 0, 406, 0), 90)
    b.shape("M26 90H110V62H26ZM336 90H420V62H336Z", BRASS, 4.6, .25, 0)
    lamp(b, 68, 36, .9)
    lamp(b, 378, 36, .9)
    b.shape("M204 372V120H241V372Z", "#5d6a66", 5, (.0, .7, 210, 0, 241, 0), 90)
    for y in (166, 224, 282):
        b.shape(f"M222 {y - 9}L100 {y + 10}V{y + 26}L222 {y + 9}ZM222 {y - 9}L346 {y + 10}V{y + 26}L222 {y + 9}Z", BRASS, 4.4, .2, 0)
        b.shape(f"M214 {y - 12}H231L268 {y + 44}L250 {y + 50}Z", GOLD, 4.4, .35, 60)
    b.shape(ring(222, 116, 30), GOLD, 4.8, (.0, .6, 210, 0, 252, 6), 40)
    b.shape("M184 366H262V388H184Z", "#5d6a66", 4.6, .3, 0)


def tide_gate(b):
    water(b, "#cfe9dc", "#4f948c")
    b.shape("M-6 470V30H70V470ZM375 470V30H451V470Z", STONE, 5, (.1, .6, 0, 0, 451, 0), 0)
    b.stroke("M0 90H70M0 150H70M0 210H70M0 270H70M0 330H70M375 90H445M375 150H445M375 210H445M375 270H445M375 330H445", 2.6)
    b.shape("M-6 30H451V-6H-6Z", "#b9ad8a", 4.6, .3, 0)
    for s in (-1, 1):
        b.shape(f"M222 60H{222 + s * 152}V392H222Z", BRASS, 5, (.1, .6, 222, 0, 222 + s * 152, 0), 90)
        b.stroke(f"M{222 + s * 16} 76H{222 + s * 136}V376H{222 + s * 16}ZM{222 + s * 16} 170H{222 + s * 136}M{222 + s * 16} 280H{222 + s * 136}", 4)
        for y in (96, 150, 190, 260, 300, 360):
            for dx in (28, 124):
                b.shape(ring(222 + s * dx, y, 6), GOLD, 3)
    gear(b, 222, 224, 66, GOLD, 12)
    b.shape(ring(222, 224, 42), "#f4e9cb", 4.4)
    b.stroke("M222 224V194M222 224L246 236", 5)
    b.stroke("M222 60V150M222 298V392", 5)
    b.shape("M-6 420C40 380 80 420 120 390C160 420 200 380 240 400C280 420 320 380 360 402C400 420 430 390 451 400V470H-6Z", FOAM, 4.6, (.0, .5, 0, 400, 0, 450), 4)


def sluice(b):
    inside(b, "#a9b795", "#5b7360")
    arch(b, 222, 330, 260, 300, "#2f4b49", 5, .4)
    b.shape("M116 330V190H328V330Z", "#9fd0c6", 4)
    b.stroke("".join(f"M{x} 200C{x + 6} 240 {x - 6} 280 {x} 330" for x in range(130, 328, 22)), 4)
    b.shape("M104 60H340V206H104Z", "#6d7a74", 5, (.1, .6, 200, 0, 340, 0), 90)
    b.stroke("M104 100H340M104 160H340M150 60V206M222 60V206M294 60V206", 3.6)
    b.shape("M212 -4H232V80H212Z", SILVER, 4.2, .2, 0)
    b.shape("M-6 330C60 310 90 350 140 326C190 350 250 310 300 330C350 350 400 312 451 330V470H-6Z", SEA, 4.6, (.0, .6, 0, 330, 0, 430), 4)
    b.stroke("M130 344C160 334 180 354 210 344M240 352C270 340 300 360 330 346M60 380C90 368 120 390 150 378M260 390C300 376 330 396 370 382", 4)
    gear(b, 372, 150, 50, BRASS, 1)
    b.stroke("M372 96V204M318 150H426M334 112L410 188M410 112L334 188", 6)
    b.stroke(ring(372, 150, 54), 7, BRASS)
    b.stroke(ring(372, 150, 60), 4)
    b.stroke(ring(372, 150, 48), 4)
    b.shape(ring(372, 150, 15), GOLD, 4)


# --- dens and rooms ---------------------------------------------------------------------------------------------------------------------


def forgers_den(b):
    inside(b, "#8f8266", "#3f3a2c", False)
    b.light(330, 120, 200, 200, "#ffdf90", .9)
    b.shade(box(0, 0, W, H), (.8, .15, 0, 0, 300, 160), 60)
    lamp(b, 330, 120, 1.3)
    b.stroke("M330 -4V82", 4)
    b.shape("M-6 300H451V470H-6Z", WOOD, 5, (.1, .5, 0, 300, 0, 430), 0)
    b.shape("M90 316V250H60V222H130V250H150V316ZM210 316V250H190V222H260V250H240V316Z", "#5d6a66", 4.8, (.1, .7, 60, 0, 260, 0), 90)
    b.shape("M80 316H270V344H80Z", "#5d6a66", 4.8, .3, 0)
    b.shape("M150 280H190V296H150Z", SILVER, 4)
    key(b, 160, 168, 80, GOLD)
    with b.at(300, 366, 1, 78):
        key(b, 0, 0, 56, SILVER)
    b.shape("M340 300L400 220L412 228L362 300ZM396 226L420 190L430 198L412 232Z", WOOD, 4.2, .2, 50)
    b.shape("M14 300C10 240 50 236 46 300Z", "#f4e9cb", 4)
    b.shape("M24 244C20 220 30 214 30 200C40 216 42 230 36 246Z", LAMP, 4)


def map_room(b):
    inside(b, "#c2b48a", "#7b6c46", False)
    b.shape("M40 24H405V226H40Z", "#e9dfba", 5)
    b.shape("M60 60C100 40 120 90 160 70C180 100 150 130 120 120C100 150 70 130 62 110Z", "#9cc3a8", 3.6, .2, 20)
    b.shape("M280 60C330 40 370 70 386 100C370 150 330 140 310 170C280 180 260 130 276 110Z", "#9cc3a8", 3.6, .2, 20)
    b.stroke("M130 96C180 130 220 90 300 120", 3.4)
    b.shape("M28 14H417V32H28ZM28 220H417V238H28Z", WOOD, 4.4, .25, 0)
    b.shape("M-6 380H451V470H-6Z", "#6d4a2a", 5, .3, 0)
    b.shape("M196 392L206 340H240L250 392Z", BRASS, 4.6, .3, 90)
    b.shape(ring(222, 250, 94), "#8fc0bb", 5.2, (.0, .75, 200, 220, 312, 270), 50)
    with b.within(ring(222, 250, 92)):
        b.shape("M150 200C180 170 210 200 240 190C250 220 220 240 230 262C200 290 160 280 150 250ZM250 270C280 260 300 270 320 250L300 320C270 340 250 320 244 300Z", "#d9c48a", 4, .25, 50)
    b.stroke("M128 250C160 276 284 276 316 250M222 156C190 190 190 310 222 344", 3)
    b.stroke("M128 346A132 132 0 0 1 222 118A132 132 0 0 1 318 342", 10, BRASS)
    b.stroke("M122 346A138 138 0 0 1 222 112A138 138 0 0 1 324 342M134 346A126 126 0 0 1 222 124A126 126 0 0 1 312 342", 3.6)


# --- the guilds' houses ---------------------------------------------------------------------------------------------------------------


def _broker_hall(b):
    b.shape("M70 356V180H375V356Z", "#c7d6b4", 5, (.0, .5, 222, 0, 375, 0), 90)
    b.shape("M52 180H393L222 84Z", "#4f9a68", 5, (.1, .6, 160, 0, 390, 0), 20)
    for x in (92, 160, 284, 352):
        column(b, x, 352, 150, 24, "#e9e3c6")
    arch(b, 222, 356, 70, 130, "#2f4b3c", 4.4)
    for k in range(5):
        b.shape(ring(142 + k * 40, 196, 13), GOLD, 3.6)


def _consul_hall(b):
    for k, w in enumerate((330, 370, 410)):
        b.shape(box(222 - w / 2, 316 + k * 22, w, 24), "#dcd9cc", 4.4, .15, 0)
    b.shape(box(84, 160, 278, 156), "#9fb9d4", 4.6, .3, 90)
    for x in (92, 144, 196, 248, 300, 352):
        column(b, x, 316, 150, 24, "#f2eedd")
    b.shape("M60 152H384V128H60Z", "#dcd9cc", 4.6, .15, 0)
    b.shape("M60 128L222 48L384 128Z", "#5b86b8", 5, (.0, .6, 160, 0, 384, 0), 30)


def _grower_hall(b):
    b.shape("M50 356V230C50 130 130 70 222 66C314 70 395 130 395 230V356Z", "#d8edd0", 5, (.0, .35, 260, 0, 395, 0), 70)
    for x, h in ((100, 140), (150, 190), (300, 180), (348, 130)):
        weed(b, x, 352, h, "#86a850" if x % 100 else "#5f8f58")
    b.stroke("M50 230H395M90 150H355M50 300H395M222 66V356M136 92C110 160 108 260 108 356M308 92C334 160 336 260 336 356", 4.4)
    b.shape(box(34, 350, 378, 22), "#b98a4c", 4.6, .25, 0)
    b.shape("M206 66V34H238V66Z", GOLD, 4.4)
    arch(b, 222, 356, 64, 96, "#7a5a20", 4.4, .3)


def _military_hall(b):
    for x in (78, 367):
        b.shape(f"M{x - 46} 360V120H{x - 46}V96H{x - 26}V112H{x - 10}V96H{x + 10}V112H{x + 26}V96H{x + 46}V360Z", "#b79a86", 5, (.0, .65, x - 10, 0, x + 46, 0), 90)
        b.shape(f"M{x} 96V40L{x + 46} 54L{x} 70Z", "#c23a2e", 4)
        b.solid(f"M{x - 6} 170h12v50h-12Z")
    b.shape("M120 360V186H142V202H164V186H186V202H208V186H236V202H258V186H280V202H302V186H325V360Z", "#cbb09a", 5, (.0, .5, 222, 0, 325, 0), 0)
    arch(b, 222, 360, 92, 120, "#3a2422", 5, .3)
    b.stroke("M192 250V360M212 242V360M232 242V360M252 250V360M178 290H266M178 324H266", 4)


def _oracle_hall(b):
    b.shape("M150 360L168 190H277L295 360Z", "#bfaed4", 5, (.0, .65, 210, 0, 290, 0), 90)
    b.shape("M120 190C120 84 325 84 325 190Z", "#7a4fa8", 5, (.0, .7, 200, 0, 325, 10), 70)
    b.shape("M214 92L222 30L230 92Z", GOLD, 4.2)
    b.shape("M110 190H335V214H110Z", GOLD, 4.6, .2, 0)
    for s in (-1, 1):
        b.shape(f"M{222 + s * 110} 360V260L{222 + s * 138} 210L{222 + s * 166} 260V360Z", "#a793c4", 4.8, (.0, .6, 222 + s * 120, 0, 222 + s * 120 + 60, 0), 90)
    arch(b, 222, 360, 56, 100, "#2c1d42", 4.4, .3)
    for x, y in ((60, 70), (110, 40), (350, 50), (396, 96), (380, 30)):
        b.shape(ring(x, y, 5), "#fff6cf", 2.6)


_HALL = {"broker": (_broker_hall, 222, 140, 30), "consul": (_consul_hall, 222, 98, 30), "grower": (_grower_hall, 222, 176, 44), "military": (_military_hall, 222, 130, 48), "oracle": (_oracle_hall, 222, 158, 40)}


def hall(guild):
    def scene(b):
        draw, x, y, r = _HALL[guild]
        water(b, PALE[guild], {"broker": "#6fa98a", "consul": "#6b95b8", "grower": "#c9a94e", "military": "#b97a66", "oracle": "#8f78b0"}[guild])
        bed(b, 350)
        draw(b)
        sign(b, guild, x, y, r)
        fish(b, 46, 120, .8)
    return scene


def club(guild):
    """A door at night, and the guild's sign above it."""
    def scene(b):
        colour, deep = COLOURS[guild], DEEP[guild]
        b.fade(box(-4, -4, W + 8, H + 60), deep, "#16292a", 0, 470)
        b.key.append(f'<path d="{box(-4, -4, W + 8, H + 60)}" fill="rgb(0,0,255)"/>')
        b.shade(box(0, 0, W, H), (.5, .2, 0, 0, 0, 400), 90)
        for k, y in enumerate(range(40, 360, 52)):
            b.stroke(f"M0 {y}H{W}" + "".join(f"M{x} {y}v52" for x in range(36 + 50 * (k % 2), W, 100)), 2.4)
        lamp(b, 66, 200, 1.2)
        lamp(b, 379, 200, 1.2)
        door = {"broker": "M132 400V220C132 130 312 130 312 220V400Z", "consul": "M132 400V156H312V400Z", "grower": "M132 400V240C132 190 180 190 222 140C264 190 312 190 312 240V400Z",
                "military": "M132 400V200L172 156H272L312 200V400Z", "oracle": "M132 400V250C132 200 170 180 222 120C274 180 312 200 312 250V400Z"}[guild]
        b.stroke(door, 34, STONE)
        b.stroke(door, 38)
        b.gouge(door, 30)
        b.shape(door, colour, 5, (.0, .6, 222, 0, 312, 0), 90)
        with b.within(door):
            if guild == "broker":
                for x in (150, 186, 258, 294):
                    for y in (236, 276, 316, 356):
                        b.shape(ring(x, y, 9), GOLD, 3.4)
            elif guild == "grower":
                weed(b, 150, 404, 220, "#5f8f58")
                weed(b, 296, 404, 220, "#86a850")
            elif guild == "military":
                b.shape("M132 236H312V260H132ZM132 330H312V354H132Z", "#4a4f4c", 4, .4, 0)
            elif guild == "consul":
                b.stroke("M148 176H206V290H148ZM238 176H296V290H238ZM148 310H206V388H148ZM238 310H296V388H238Z", 4)
            else:
                b.stroke("M150 210C160 280 156 340 150 400M186 170C196 260 196 330 190 400M258 170C248 260 248 330 254 400M294 210C284 280 288 340 294 400", 4)
            b.stroke("M222 100V404", 4.6)
        b.shape(ring(208, 318, 9) + ring(236, 318, 9), GOLD, 3.6)
        b.light(222, 96, 120, 110, "#fff0b0", .55)
        sign(b, guild, 222, 96, 68)
        b.shape(box(96, 398, 252, 60), STONE, 4.6, .2, 0)
    return scene


SCENES = {
    "admiralty": admiralty, "checkpoint": checkpoint, "counting-house": counting_house, "divers-quay": divers_quay, "forgers-den": forgers_den, "land-registry": land_registry,
    "locksmith": locksmith, "map-room": map_room, "mint": mint, "oyster-bank": oyster_bank, "pearl-stairs": pearl_stairs, "sluice": sluice, "tide-gate": tide_gate, "turnstile": turnstile,
} | {f"{guild}-hall": hall(guild) for guild in COLOURS} | {f"{guild}-club": club(guild) for guild in COLOURS}
