"""The twelve houses of Top Secret Spies, for board, cards and posters: house(k) is drawn on (0, 0), the middle of its threshold, up to 240 high.

House 0 is the church, 1 to 10 rise in worth as they do in splendour, 11 is the ruins. It is dusk: windows are lit, roofs are wet.
"""
import math

LIT, CREAM, INK, DARK, STONE = "#ffd777", "#f4ead0", "#1c1a22", "#1b2233", "#d9d0b8"
GLASS = ('<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0b4"/><stop offset="1" stop-color="#f5b24a"/></linearGradient>'
         '<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5d7191"/><stop offset="1" stop-color="#37445f"/></linearGradient></defs>')
# Where the number of each hangs, from its threshold.
SIGN = [(118, -200), (-94, -160), (-138, -198), (146, -180), (148, -188), (-146, -190), (142, -190), (-176, -188), (168, -182), (-142, -194), (146, -190), (-142, -190)]


def group(body, fill=None, lift=None, flat=False, more=""):
    return (f'<g{more}' + (f' fill="{fill}"' if fill else "") + (f' data-lift="{lift}"' if lift is not None else "") + (' data-flat="1"' if flat else "") + f">{body}</g>\n")


def path(d, fill=None, more=""):
    return f'<path d="{d}"' + (f' fill="{fill}"' if fill else "") + f"{more}/>"


def circle(x, y, r, fill=None, more=""):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"' + (f' fill="{fill}"' if fill else "") + f"{more}/>"


def box(x, y, w, h):
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def tone(colour, by):
    return "#" + "".join(f"{min(255, round(int(colour[k:k + 2], 16) * by)):02x}" for k in (1, 3, 5))


def stroke(d, ink, wide, opacity=1.0):
    return path(d, "none", f' stroke="{ink}" stroke-width="{wide}" stroke-opacity="{opacity}" stroke-linecap="round" stroke-linejoin="round"')


# --- parts of houses ---------------------------------------------------------------------------------------------------------


def wall(half, high, colour, left=None, plinth=True):
    """A wall from -half to half (left: it begins there), its right side in the shade, on a plinth of stone."""
    x = -half if left is None else left
    w = half - x
    out = group(path(box(x, -high, w, high)), colour, 130)
    shade = path(box(x + w * .74, -high, w * .26, high), tone(colour, .74)) + path(box(x, -high, w, 9), tone(colour, .6))
    marks = "".join(box(x + w * (.06 + .86 * ((k * 37) % 19) / 19), -high + 16 + (k * 29) % max(20, int(high - 34)), 13, 5) for k in range(int(w / 13)))
    shade += path(marks, tone(colour, .86))
    if plinth:
        shade += path(box(x, -11, w, 11), tone(colour, .52))
    return out + group(shade, flat=True)


def roof(d, colour, rows=(), lift=90):
    """d: its outline; rows: heights at which courses of tiles run, between the xs given with them."""
    out = group(path(d), colour, lift)
    lines = ""
    for y, x0, x1 in rows:
        n = max(2, round((x1 - x0) / 15))
        step = (x1 - x0) / n
        lines += f"M{x0:g} {y:g}" + "".join(f"q{step / 2:.1f} 8 {step:.1f} 0" for _ in range(n))
    return out + (group(stroke(lines, tone(colour, .68), 2.6) + stroke(lines, tone(colour, 1.3), 1.2, .5).replace("<path", '<path transform="translate(0 2.500)"'), flat=True) if lines else "")


def courses(top, low, x_top, x_low, step=13):
    """Rows of tiles between two heights, which widen from x_top to x_low on either side."""
    out, y = [], top + step
    while y < low - 3:
        half = x_top + (x_low - x_top) * (y - top) / (low - top) - 5
        if half > 12:
            out.append((y, -half, half))
        y += step
    return out


def pane(x, sill, w, h, arched=False):
    """Outline of a window whose lower edge's middle is at (x, -sill)."""
    if not arched:
        return box(x - w / 2, -sill - h, w, h)
    return f"M{x - w / 2:g} {-sill:g}v{-(h - w / 2):g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - w / 2:g}Z"


def windows(list_, frame=STONE, bars="#5a4326", shutters=None, boxes=None):
    """list_: (x, sill, w, h, arched, lit). A frame, a pane, its bars, a sill; shutters and boxes of flowers in a colour."""
    frames, lit, dim, cross, sills, leaves, flowers, glow = "", "", "", "", "", "", "", ""
    for x, sill, w, h, arched, on in list_:
        frames += pane(x, sill - 3, w + 9, h + 8, arched)
        if on:
            lit += pane(x, sill, w, h, arched)
            glow += f'<ellipse cx="{x:g}" cy="{-sill - h / 2:g}" rx="{w * 1.15:g}" ry="{h * .95:g}" fill="url(#w)"/>'
        else:
            dim += pane(x, sill, w, h, arched)
        cross += f"M{x:g} {-sill:g}v{-h:g}M{x - w / 2:g} {-sill - h * .52:g}h{w:g}"
        sills += box(x - w / 2 - 7, -sill - 1, w + 14, 6)
        if shutters:
            leaves += box(x - w / 2 - 15, -sill - h + (w * .28 if arched else 0), 11, h - (w * .28 if arched else 0)) + box(x + w / 2 + 4, -sill - h + (w * .28 if arched else 0), 11, h - (w * .28 if arched else 0))
        if boxes:
            flowers += "".join(circle(x - w / 2 + w * q, -sill - 3 - (k % 2) * 3, 5, boxes[k % len(boxes)]) for k, q in enumerate((0, .25, .5, .75, 1)))
    out = group(path(frames), frame, 26)
    out += group(GLASS + path(lit, "url(#g)") + path(dim, "url(#n)") + stroke(cross, bars, 3.2), flat=True)
    if shutters:
        out += group(path(leaves), shutters, 24)
    out += group(path(sills), frame, 22)
    if boxes:
        out += group(flowers, lift=16)
    shine = '<defs><radialGradient id="w"><stop offset="0" stop-color="#ffd98a" stop-opacity=".34"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>'
    return out + group(shine + glow, flat=True)


def row(n, half, sill, w, h, arched=False, dark=(), shift=0.0):
    """n windows between -half and half; dark: those without a light."""
    return [(shift + (k - (n - 1) / 2) * 2 * half / n, sill, w, h, arched, k not in dark) for k in range(n)]


def door(w, h, colour, frame=STONE, arched=True, x=0.0, glass=True):
    outer, inner = pane(x, -2, w + 16, h + 8, arched), pane(x, 0, w, h, arched)
    out = group(path(outer), frame, 36) + group(path(inner), colour, 20)
    light = path(pane(x, h * .56, w * .62, h * .3, arched), "url(#g)") if glass else ""
    return out + group(GLASS + light + stroke(f"M{x:g} 0V{-h * (.52 if glass else .96):g}", tone(colour, .55), 2.6) + circle(x + w * .1, -h * .36, 2.8, "#e9c56a") + path(box(x - w / 2 - 14, -6, w + 28, 7), tone(frame, .8)), flat=True)


def awning(x0, x1, y, colours, deep=30):
    n = max(4, round((x1 - x0) / 24))
    w = (x1 - x0) / n
    strips = "".join(path(f"M{x0 + k * w:.1f} {y:g}h{w:.1f}l{((k + 1) - n / 2) * 1.6 - (k - n / 2) * 1.6:.1f} {deep}a{w / 2 + .8:.1f} 9 0 0 1 {-w - 1.6:.1f} 0Z", colours[k % 2]) for k in range(n))
    return group(strips, lift=90) + group(path(box(x0, y, x1 - x0, 6), "#1c1a22", ' fill-opacity=".25"'), flat=True)


def chimney(x, low, high, colour, smoke=True):
    out = group(path(box(x - 11, -high, 22, high - low)) + path(box(x - 15, -high - 5, 30, 9)), colour, 60)
    if not smoke:
        return out
    return group(f'<path d="M{x} {-high - 4}c-16 -12 10 -20 2 -34c-6 -12 14 -18 10 -30c14 8 22 22 12 34c-8 12 4 22 -10 30Z" fill="#c3cbdc" fill-opacity=".5"/>', flat=True) + out


def hanging(x, y, draw, colour, way=1):
    """A sign on an arm of iron."""
    return (group(path(f"M{x} {y}h{34 * way}v4h{-34 * way}ZM{x + 10 * way} {y}v12h{2 * way}v-12ZM{x + 28 * way} {y}v12h{2 * way}v-12Z"), INK, 30)
            + group(circle(x + 20 * way, y + 30, 20), colour, 50) + group(f'<g transform="translate({x + 20 * way} {y + 30})">{draw}</g>', flat=True))


def columns(xs, top, low, wide=20, colour="#e6dfca"):
    shafts = "".join(path(box(x - wide / 2, top + 10, wide, low - top - 18)) + path(box(x - wide / 2 - 5, top, wide + 10, 11)) + path(box(x - wide / 2 - 6, low - 9, wide + 12, 10)) for x in xs)
    shade = "".join(box(x + wide * .12, top + 11, wide * .38, low - top - 20) for x in xs)
    flutes = "".join(f"M{x - wide * .2:g} {top + 14}V{low - 12}" for x in xs)
    return group(shafts, colour, 70) + group(path(shade, tone(colour, .76)) + stroke(flutes, tone(colour, .86), 2), flat=True)


# --- the twelve --------------------------------------------------------------------------------------------------------------


def church():
    stone = "#8f89a3"
    out = wall(168, 96, stone, plinth=True)
    out += roof("M-184 -94L-150 -150H150L184 -94Z", "#3d4c6b", courses(-150, -96, 148, 178))
    out += windows(row(2, 52, 24, 27, 58, True, shift=-108) + row(2, 52, 24, 27, 58, True, (1,), shift=108), tone(stone, 1.22), "#4b4660")
    out += group(path("M-62 0V-96L-70 -88V0ZM62 0V-96L70 -88V0Z"), tone(stone, .8), 40)
    out += group(path("M-54 0V-172H54V0Z"), tone(stone, 1.12), 120) + group(path("M18 0V-172H54V0Z", tone(stone, .8)), flat=True)
    out += roof("M-66 -168L-6 -236H6L66 -168Z", "#33425f", courses(-232, -168, 4, 62, 15))
    out += group(path("M-3.500 -230V-251H-15.500V-258H-3.500V-272H3.500V-258H15.500V-251H3.500V-230Z"), "#f0d48a", 30)
    out += group(circle(0, -118, 35), tone(stone, .66), 34) + group(GLASS + circle(0, -118, 29, "url(#g)") + "".join(path(f"M0 -118L{28 * math.sin(a):.1f} {-118 - 28 * math.cos(a):.1f}A28 28 0 0 1 {28 * math.sin(a + .52):.1f} {-118 - 28 * math.cos(a + .52):.1f}Z", c) for a, c in zip((k * math.pi / 3 for k in range(6)), ("#e2574a", "#4f8fc4", "#e2574a", "#4f8fc4", "#e2574a", "#4f8fc4")))
                                                                        + circle(0, -118, 9, "#fff0b4") + circle(0, -118, 29, "none", ' stroke="#4b4660" stroke-width="4"'), flat=True)
    return out + door(42, 62, "#5b3322", tone(stone, 1.3), glass=False)


def newsstand():
    out = group(path("M-84 -104H84L96 0H-96Z"), "#3f5e54", 130) + group(path("M46 -104H84L96 0H50Z", tone("#3f5e54", .72)) + path("M-96 0l2 -14H94l2 14Z", "#243a34"), flat=True)
    out += roof("M-108 -100C-90 -128 -50 -140 0 -142C50 -140 90 -128 108 -100Z", "#2c4640", [(-116, -88, 88), (-128, -60, 60)])
    out += group(path("M-10 -140h20l-4 -16h-12Z") + circle(0, -164, 10), "#d3a64a", 30)
    out += windows([(-44, 34, 56, 48, False, True), (44, 34, 56, 48, False, True)], "#22382f", "#22382f")
    papers = "".join(path(box(x, y, 18, 24), c) + path(f"M{x + 3} {y + 6}h12M{x + 3} {y + 11}h12M{x + 3} {y + 16}h8", "none", ' stroke="#3a3a40" stroke-width="2.200"') for x, y, c in ((-70, -80, CREAM), (-49, -80, "#e9b9a0"), (-28, -80, CREAM), (18, -80, CREAM), (39, -80, "#b9cfd8"), (60, -80, CREAM)))
    out += group(papers, lift=18)
    # who sells them, behind the counter
    out += group(path("M-16 -38c0 -16 8 -22 16 -22s16 6 16 22Z", "#23202a") + circle(0, -70, 10, "#d9b48a") + path("M-13 -74c2 -12 24 -12 26 0Z", "#5a4632"), lift=16)
    out += awning(-92, 92, -104, ("#c9463a", CREAM), 22)
    return out + group(path(box(-94, -34, 188, 9)), "#7a5a34", 40) + group("".join(path(box(x, -12 - k * 6, 40, 6), (CREAM, "#d8cdb2")[k % 2]) for x in (-88, 50) for k in range(3)), lift=16)


def bakery():
    plaster = "#c08a58"
    out = chimney(74, 150, 226, "#7a4634")
    out += wall(126, 146, plaster)
    out += group(stroke("M-126 -88H126M-126 -140H126M-64 -140V-88M64 -140V-88M-126 -88L-70 -140M126 -88L70 -140", "#6b3f26", 9), lift=20)
    out += roof("M-146 -140L-10 -236H10L146 -140Z", "#8e4433", courses(-234, -142, 8, 138))
    out += windows([(0, 156, 30, 34, True, True)], STONE, boxes=("#e0607a", "#f3c6cf"))
    out += windows(row(2, 64, 96, 30, 34, False), STONE, shutters="#5a7a5e")
    out += windows([(-70, 22, 72, 50, False, True), (74, 22, 66, 50, False, True)], "#6b3f26", "#6b3f26")
    loaves = "".join(f'<ellipse cx="{x}" cy="-30" rx="11" ry="7" fill="{c}"/>' for x, c in ((-94, "#b06a2c"), (-72, "#c98a3e"), (-50, "#a85e26"), (56, "#c98a3e"), (78, "#a85e26"), (96, "#c98a3e")))
    out += group(loaves, lift=14) + door(40, 62, "#7a3626", x=2)
    out += awning(-118, -26, -80, ("#d9a13c", CREAM), 24) + awning(32, 118, -80, ("#d9a13c", CREAM), 24)
    pretzel = '<path d="M-9 7C-17 -2 -11 -12 -3 -8C4 -4 4 4 -6 10M9 7C17 -2 11 -12 3 -8C-4 -4 -4 4 6 10" fill="none" stroke="#f0d48a" stroke-width="5" stroke-linecap="round"/>'
    return out + hanging(126, -128, pretzel, "#5b2f1e")


def bookshop():
    front = "#33625a"
    out = wall(124, 166, "#7f8f86")
    out += roof("M-140 -160C-128 -186 -122 -206 -112 -218H112C122 -206 128 -186 140 -160Z", "#36475c", courses(-218, -160, 110, 136))
    out += group(path("M-68 -172V-204A22 22 0 0 1 -24 -204V-172ZM24 -172V-204A22 22 0 0 1 68 -204V-172Z"), "#c9c2ae", 50) + windows([(-46, 174, 26, 34, True, True), (46, 174, 26, 34, True, False)], "#c9c2ae")
    out += windows(row(4, 112, 98, 28, 42, False, (2,)), STONE, shutters="#3e5c56")
    out += group(path(box(-118, -88, 236, 88)), front, 60) + group(path(box(-118, -88, 236, 7), tone(front, 1.5)) + path(box(-118, -8, 236, 8), tone(front, .5)), flat=True)
    out += windows([(-68, 18, 72, 50, False, True), (68, 18, 72, 50, False, True)], tone(front, 1.5), tone(front, .6))
    books, inks = "", ("#b8423a", "#2f5f8a", "#d9a13c", "#5a3f7a", "#3f7a4e", "#8a4a2a")
    for s, x0 in enumerate((-100, 36)):
        for y in (-44, -20):
            x = x0
            for k in range(9):
                w, h = 5 + (k * 3 + s) % 4, 14 + (k * 5 + s) % 7
                books += path(box(x, y - h, w, h), inks[(k + s * 2 + (y == -20)) % 6])
                x += w + 1
    out += group(books, flat=True) + door(36, 60, "#7a2f2a", tone(front, 1.4), arched=False)
    book = '<path d="M0 -9C-6 -14 -13 -13 -16 -10V10C-12 7 -5 7 0 11C5 7 12 7 16 10V-10C13 -13 6 -14 0 -9Z" fill="#f4ead0"/><path d="M0 -8V10" stroke="#7a2f2a" stroke-width="3"/>'
    return out + hanging(-124, -126, book, "#7a2f2a", -1)


def post():
    brick = "#c29a42"
    out = wall(142, 172, brick)
    out += group(path(box(-154, -186, 308, 18)), "#e0d3ae", 70) + group(path("M-60 -184V-214L0 -240L60 -214V-184Z"), brick, 60) + group(path("M-68 -212L0 -242L68 -212L62 -204L0 -230L-62 -204Z"), "#e0d3ae", 50)
    letter = path(box(-25, -17, 50, 34), CREAM, f' stroke="{INK}" stroke-width="4"') + stroke("M-25 -17L0 5L25 -17", INK, 5)
    out += group(f'<g transform="translate(0 -205)">{letter}</g>', flat=True)
    out += group(path(box(-142, -94, 284, 10)), "#e0d3ae", 40)
    out += windows(row(4, 130, 108, 32, 48, False, (1,)), "#e9dfc2", "#5a4326")
    out += windows([(-100, 20, 36, 58, True, True), (-52, 20, 36, 58, True, True), (54, 20, 36, 58, True, True), (102, 20, 36, 58, True, True)], "#e9dfc2", "#5a4326")
    out += door(38, 66, "#3b2c52", "#e9dfc2")
    # the letter box
    return out + group(path("M-176 0V-46A13 13 0 0 1 -150 -46V0Z"), "#c23b32", 60) + group(path("M-172 -44h18v5h-18Z", INK) + path("M-170 -33h14v12h-14Z", CREAM), flat=True)


def glasshouse():
    iron, glass = "#d5e6d8", "#7fb3a2"
    out = group(path("M-150 0V-70A44 44 0 0 1 -86 -112V0ZM150 0V-70A44 44 0 0 0 86 -112V0Z"), glass, 100)
    out += group(path("M-92 0V-112A92 96 0 0 1 92 -112V0Z"), "#a5cfae", 130)
    glow = '<defs><radialGradient id="i" cy=".75"><stop offset="0" stop-color="#fff1b0"/><stop offset=".6" stop-color="#f3d27e" stop-opacity=".75"/><stop offset="1" stop-color="#8fc0a4" stop-opacity=".2"/></radialGradient></defs>'
    out += group(glow + path("M-86 0V-112A86 90 0 0 1 86 -112V0Z", "url(#i)") + path("M-144 0V-68A40 40 0 0 1 -92 -106V0ZM144 0V-68A40 40 0 0 0 92 -106V0Z", "url(#i)"), flat=True)
    palm = "".join(f'<path d="M{x} {y}C{x + 14 * s} {y - 22} {x + 36 * s} {y - 20} {x + 44 * s} {y + 6}C{x + 34 * s} {y - 8} {x + 16 * s} {y - 8} {x} {y}Z" fill="#2f6a48"/><path d="M{x} {y}C{x + 6 * s} {y - 30} {x + 22 * s} {y - 36} {x + 34 * s} {y - 28}C{x + 22 * s} {y - 26} {x + 10 * s} {y - 14} {x} {y}Z" fill="#3f8058"/>' for x, y in ((-34, -112), (40, -84)) for s in (-1, 1))
    out += group(path("M-38 0L-36 -112h5L-27 0ZM36 0L38 -84h5L46 0Z", "#5a3f26") + palm + "".join(circle(x, -10, 15, c) for x, c in ((-124, "#3f8058"), (-104, "#2f6a48"), (-70, "#3f8058"), (70, "#2f6a48"), (108, "#3f8058"), (130, "#2f6a48")))
                 + "".join(circle(x, y, 5.5, c) for x, y, c in ((-128, -16, "#e2574a"), (-112, -20, "#f3c6cf"), (-98, -14, "#e2574a"), (66, -16, "#f0c64c"), (104, -16, "#e2574a"), (124, -18, "#f3c6cf"), (136, -10, "#f0c64c"))), flat=True)
    ribs = "M-92 0V-112A92 96 0 0 1 92 -112V0M-150 0V-70A44 44 0 0 1 -92 -112M150 0V-70A44 44 0 0 0 92 -112M0 -206V0M-46 0V-194M46 0V-194M-92 -112H92M-92 -56H92M-150 -56H-92M92 -56H150M-120 0V-96M120 0V-96"
    out += group(stroke(ribs, iron, 5.5), lift=20) + group(path("M-14 -204h28l-5 -14h-18ZM-2 -232h4v16h-4Z") + circle(0, -234, 6), iron, 30)
    out += group(path(box(-156, -12, 312, 12)), "#8d7b66", 40)
    return out + door(42, 66, "#2c5747", iron)


def inn():
    brick = "#a24a3c"
    half, high, rise = 118, 140, 92
    left = "L".join(f"{-half + half * k / 4 * .92:g} {-high - rise * j / 4:g}" for k in range(5) for j in (k, min(k + 1, 4)))
    right = "L".join(f"{half - half * k / 4 * .92:g} {-high - rise * j / 4:g}" for k in range(4, -1, -1) for j in (min(k + 1, 4), k))
    out = group(path(f"M{-half} 0L{left}L{right}L{half} 0Z"), brick, 130)
    bricks = "".join(box(-104 + (k * 53) % 200, -214 + (k * 41) % 196, 15, 5) for k in range(46) if abs(-104 + (k * 53) % 200 + 7) < 104 - max(0, (196 - (k * 41) % 196 - 126)) * .9)
    out += group(path(bricks, tone(brick, .8)) + path("M66 0V-140H118V0Z", tone(brick, .74)) + path(box(-118, -11, 236, 11), tone(brick, .5)), flat=True)
    caps = "".join(box(s * (half - half * k / 4 * .92) - (0 if s < 0 else 34), -high - rise * min(k + 1, 4) / 4 - 5, 34, 8) for k in range(4) for s in (-1, 1))
    out += group(path(caps + box(-18, -high - rise - 6, 36, 9)), "#e6dcc0", 40) + group(path(box(-118, -82, 236, 9)), "#e6dcc0", 40)
    out += windows([(0, 186, 26, 30, True, True)], "#e6dcc0") + windows([(-34, 134, 28, 38, True, True), (34, 134, 28, 38, True, False)], "#e6dcc0", shutters="#2f5f4a")
    out += windows(row(3, 100, 92, 30, 32, False, ()), "#e6dcc0", boxes=("#f0c64c", "#e2574a"))
    out += windows([(-72, 22, 56, 44, True, True), (74, 22, 50, 44, True, True)], "#e6dcc0") + door(42, 62, "#2f4a3a", "#e6dcc0")
    mug = '<path d="M-10 -10H8V12H-10Z" fill="#f0c64c"/><path d="M8 -4a8 7 0 0 1 0 12" fill="none" stroke="#f0c64c" stroke-width="4"/><path d="M-12 -10a6 6 0 0 1 8 -4a7 7 0 0 1 10 1a5 5 0 0 1 4 5Z" fill="#fff6dc"/>'
    return out + hanging(-118, -132, mug, "#3a2a3e", -1) + group(path("M96 0c-4 -12 -4 -30 0 -42h28c4 12 4 30 0 42Z"), "#7a4f2c", 50) + group(stroke("M94 -12H126M94 -30H126", INK, 4), flat=True)


def bank():
    stone = "#b3ad9c"
    out = wall(190, 154, stone, plinth=False) + group(path(box(-176, -146, 352, 138), tone(stone, .72)), flat=True)
    out += windows([(-126, 34, 34, 84, False, True), (-66, 34, 34, 84, False, True), (66, 34, 34, 84, False, True), (126, 34, 34, 84, False, True)], tone(stone, 1.1), "#4a4436")
    out += door(54, 92, "#3f5a4a", "#c9a24a", arched=True, glass=False)
    out += group(circle(0, -46, 15, "none", ' stroke="#e9c56a" stroke-width="5"') + stroke("M0 -66V-26M-20 -46H20", "#e9c56a", 4), flat=True)
    out += columns((-166, -98, -36, 36, 98, 166), -150, -16, 24)
    out += group(path(box(-200, -172, 400, 24)), "#d6cfba", 70) + group("".join(path(box(x, -166, 12, 12), tone(stone, .8)) for x in range(-186, 187, 26)), flat=True)
    out += group(path("M-206 -170L0 -240L206 -170Z"), "#c9c2ad", 90) + group(path("M-164 -178L0 -232L164 -178Z", "#9b9583"), flat=True)
    out += group(circle(0, -196, 19), "#d3a64a", 30) + group(path("M0 -206A7 7 0 0 1 4 -193L8 -184H-8L-4 -193A7 7 0 0 1 0 -206Z", INK), flat=True)
    return out + group(path("M-206 0V-9H206V0ZM-196 -9V-17H196V-9Z"), "#d6cfba", 60)


def theatre():
    plum = "#7c4272"
    out = wall(178, 162, plum)
    out += roof("M-196 -158C-184 -190 -176 -206 -160 -220H160C176 -206 184 -190 196 -158Z", "#4c2a4e", courses(-220, -158, 158, 190))
    out += group(path("M-52 -168V-206Q0 -250 52 -206V-168Z"), "#d3a64a", 60)
    mask = lambda x, s, c: f'<g transform="translate({x} -194) rotate({s * 10})"><path d="M-15 -16Q0 -22 15 -16V2C14 14 6 20 0 20C-6 20 -14 14 -15 2Z" fill="{c}"/><path d="M-9 -5q4 -5 8 0M3 -5q4 -5 8 0" stroke="#2b1c2c" stroke-width="3.400" fill="none"/><path d="M-8 {8 if s < 0 else 12}q8 {7 if s < 0 else -7} 16 0" stroke="#2b1c2c" stroke-width="3.400" fill="none"/></g>'
    out += group(mask(-15, -1, CREAM) + mask(17, 1, "#e9b9a0"), lift=24)
    out += windows(row(6, 168, 104, 30, 44, True, (3,)), "#d8b8cc", "#4c2a4e")
    posters = "".join(path(box(x, -66, 34, 52), c) + path(f"M{x + 7} -26h20M{x + 7} -20h14", "none", ' stroke="#2b1c2c" stroke-width="3"') + circle(x + 17, -46, 9, d) for x, c, d in ((-160, "#e9dfc2", "#c23b32"), (-112, "#c9d8d2", "#2f5f8a"), (84, "#e9dfc2", "#3f7a4e"), (132, "#f0c64c", "#7c4272")))
    out += group(posters, lift=20)
    out += group(GLASS + path(box(-58, -72, 116, 72), "#3a1c34") + path(box(-54, -66, 32, 64) + box(-16, -66, 32, 64) + box(22, -66, 32, 64), "url(#g)") + stroke("M-38 -66V-2M0 -66V-2M38 -66V-2", "#7a2a2a", 3), flat=True)
    out += group(path("M-70 0V-70C-58 -60 -50 -30 -52 0ZM70 0V-70C58 -60 50 -30 52 0Z"), "#b8302c", 40)
    out += group(path("M-148 -100H148L128 -68H-128Z"), "#c9992f", 100) + group("".join(circle(x, y, 5.4, "#fff6c8") for y, half in ((-94, 136), (-75, 124)) for x in range(-half, half + 1, 17)), flat=True)
    return out + group(path("M-112 -90H112V-79H-112Z", "#5a1f24"), flat=True)


def observatory():
    blue = "#566c98"
    out = wall(122, 112, blue) + group(path(box(-132, -122, 264, 15)), "#cfd6e2", 60)
    out += group(path("M-108 -118A108 112 0 0 1 108 -118Z"), "#93a8c4", 90)
    out += group(path("M30 -118C44 -150 46 -196 16 -228A108 112 0 0 1 108 -118Z", tone("#93a8c4", .76)) + stroke("M-72 -118C-66 -160 -50 -198 -22 -226M-108 -118H108M-34 -118C-34 -160 -26 -200 -10 -230", tone("#93a8c4", .66), 3), flat=True)
    out += group(path("M14 -226L62 -206L28 -118H-22Z"), "#151b2e", 20)
    stars = "".join(circle(x, y, r, "#fff6dc") for x, y, r in ((22, -196, 2.4), (36, -182, 1.8), (14, -160, 2), (30, -148, 1.6)))
    out += group(stars, flat=True)
    out += group(path("M-6 -136L112 -216L128 -192L12 -112Z"), "#d9b04a", 80) + group(path("M-12 -134L2 -144L20 -116L4 -106Z"), "#8a6a2a", 40) + group(path("M108 -222L122 -230L142 -198L128 -190Z"), "#f0d48a", 40)
    out += group(path("M2 -120L112 -194L118 -186L10 -112Z", "#a8822f"), flat=True)
    out += windows(row(2, 50, 40, 30, 46, True, shift=-74) + row(2, 50, 40, 30, 46, True, (0,), shift=74), "#cfd6e2", "#33405e")
    out += door(44, 70, "#2b3656", "#cfd6e2")
    moon = '<path d="M4 -13A13 13 0 1 0 4 13A10 10 0 1 1 4 -13Z" fill="#f0d48a"/>'
    return out + group(circle(0, -90, 15), "#26304e", 24) + group(f'<g transform="translate(1 -90) scale(.8)">{moon}</g>', flat=True)


def town_hall():
    ochre = "#a8653e"
    out = wall(170, 124, ochre)
    out += roof("M-188 -120L-156 -168H156L188 -120Z", "#3f6656", courses(-168, -122, 154, 182))
    gables = "".join(f"M{x - 30} -124L{x} -162L{x + 30} -124Z" for x in (-116, 116))
    out += group(path(gables), "#e0c89a", 40) + group(path(box(-172, -76, 344, 9)), "#e0c89a", 30)
    out += windows(row(2, 54, 82, 28, 36, True, shift=-116) + row(2, 54, 82, 28, 36, True, (0,), shift=116), "#e8d7b0", "#4f2f1c")
    out += windows(row(2, 54, 18, 32, 48, True, shift=-116) + row(2, 54, 18, 32, 48, True, shift=116), "#e8d7b0", "#4f2f1c")
    out += group(path("M-50 0V-200H50V0Z"), tone(ochre, 1.14), 120) + group(path("M16 0V-200H50V0Z", tone(ochre, .82)), flat=True)
    out += group(path("M-58 -194H58V-206H-58Z"), "#e0c89a", 50) + roof("M-60 -204L-30 -236H30L60 -204Z", "#3f6656", courses(-236, -206, 30, 56, 11))
    out += group(path("M-20 -234V-246H20V-234ZM0 -262L24 -246H-24Z"), "#d3a64a", 40)
    out += group(circle(0, -150, 38), "#e0c89a", 40) + group(circle(0, -150, 32, "#fff3c8") + "".join(stroke(f"M{27 * math.sin(k * math.pi / 6):.1f} {-150 - 27 * math.cos(k * math.pi / 6):.1f}L{22 * math.sin(k * math.pi / 6):.1f} {-150 - 22 * math.cos(k * math.pi / 6):.1f}", INK, 3.4) for k in range(12))
                                                           + stroke("M0 -150V-171M0 -150L15 -142", INK, 5) + circle(0, -150, 4, INK), flat=True)
    flags = "".join(path(f"M{x} -172v-34l{18 * s} 8l{-18 * s} 8Z", c) for x, s, c in ((-104, -1, "#c23b32"), (104, 1, "#c23b32")))
    out += group(path(box(-106, -208, 4, 44) + box(102, -208, 4, 44), "#2b2230") + flags, lift=40)
    out += windows([(0, 72, 30, 32, True, True)], "#e8d7b0", "#4f2f1c")
    return out + door(46, 64, "#4a2a1e", "#e8d7b0") + group(path("M-66 0V-7H66V0ZM-58 -7V-13H58V-7Z"), "#d9d0b8", 30)


def ruins():
    far, near = "#565a6b", "#757689"
    out = group(path("M-176 0V-112L-160 -128L-146 -104L-128 -158L-108 -136V-70L-70 -52L-46 -84L-14 -58V0Z"), far, 110)
    out += group(path("M-156 -26V-58A14 14 0 0 1 -128 -58V-26ZM-96 -18V-42H-72V-18Z", DARK), flat=True)
    out += group(path("M-34 0V-168L4 -232L28 -204L42 -218L78 -150L100 -160V-96L128 -74L144 -100L176 -46V0Z"), near, 130)
    out += group(path("M70 0V-163L78 -150L100 -160V-96L128 -74L144 -100L176 -46V0Z", tone(near, .74)) + path("M8 -90V-142A22 26 0 0 1 52 -142V-90Z", DARK) + path("M30 -90V-168A22 26 0 0 1 52 -142V-90Z", "#3a4a6b") + path("M-14 0V-46A20 22 0 0 1 26 -46V0Z", "#131826") + path("M96 -20V-52H122V-20Z", DARK), flat=True)
    out += group(stroke("M8 -116H52M30 -168V-90", tone(near, .6), 5) + stroke("M-24 -150h16M-28 -120h14M60 -120h16M44 -70h18M-20 -76h14M76 -96h14M134 -60h14M-168 -90h14M-120 -100h12", tone(near, .62), 4), flat=True)
    # burnt beams, ivy, a crow, rubble
    out += group(path("M-60 -58L-96 -150L-86 -154L-46 -62ZM96 -82L140 -150L149 -144L108 -76Z"), "#2b2430", 50)
    ivy = "".join(f'<ellipse cx="{x}" cy="{y}" rx="9" ry="6" transform="rotate({r} {x} {y})"/>' for x, y, r in ((-26, -20, 30), (-30, -36, -20), (-24, -52, 40), (-29, -70, 0), (-24, -86, 30), (-28, -102, -30), (-20, -10, 10), (-12, -24, -40), (162, -14, 20), (156, -30, -30), (166, -36, 40), (150, -16, 0)))
    out += group(ivy, "#4b6a4c", 20)
    rubble = "M-188 4L-170 -20L-150 -10L-128 -32L-100 -8L-70 -22L-40 -4L-8 -26L24 -6L58 -24L90 -4L120 -28L150 -10L172 -22L190 4Z"
    out += group(path(rubble), "#4d5063", 70) + group(path("M-128 -32L-100 -8L-112 4H-150ZM-8 -26L24 -6L10 4H-30ZM120 -28L150 -10L140 4H100Z", "#666a7e"), flat=True)
    return out + group(path("M96 -164c4 -22 26 -30 38 -18l16 2l-15 7c-2 18 -22 26 -42 16l-16 8Z"), "#14131b", 40) + group(circle(130, -177, 2.4, "#f0c64c"), flat=True)


HOUSES = (church, newsstand, bakery, bookshop, post, glasshouse, inn, bank, theatre, observatory, town_hall, ruins)


def house(k):
    return HOUSES[k]()
