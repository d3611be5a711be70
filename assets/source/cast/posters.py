"""The first game's posters: posters.py NAME LAYERS.json OUT.jpg [SCALE]. The left third is calm: the program sets its words there.
LAYERS.json is what ../map/layers.mjs writes: the title shows the coast of Europe."""
import json
import math
import os
import re
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "map"))
import cast
import cut
from cast import as_text, standing
from poster import BLACK, BRASS, CREAM, TWINE, circle, figure, finger, hand_reaching, path, pins, print_all, rays, sheet, string
from projection import Conic
from sheets import straightened

ROSE = "#C7386E"


def case(x, y, scale, turn=0, handle=True):
    """The briefcase; (x, y) is the middle of its handle, from which it hangs."""
    move = f"translate({x} {y}) rotate({turn}) scale({scale})"
    body = "" if not handle else sheet(path("M-52 34V8Q-52 -12 -32 -12H32Q52 -12 52 8V34H34V14Q34 6 26 6H-26Q-34 6 -34 14V34Z", "#3f1e0c"), lift=110, move=move)
    body += sheet(path("M-150 48Q-150 30 -132 30H132Q150 30 150 48V216Q150 234 132 234H-132Q-150 234 -150 216Z", "#8a4a22"), lift=130, move=move)
    body += sheet(path("M40 30H132Q150 30 150 48V216Q150 234 132 234H-20C60 190 80 110 40 30Z", "#6a3416")
                  + path("M-150 122H150V130H-150Z", "#3f1e0c")
                  + path("M-134 44H134V50H-134ZM-134 214H134V220H-134Z", "#a8683a"), flat=True, move=move)
    body += sheet(path("M-150 184V216Q-150 234 -132 234H-100ZM150 184V216Q150 234 132 234H100ZM-150 80V48Q-150 30 -132 30H-100ZM150 80V48Q150 30 132 30H100Z", BRASS), lift=50, move=move)
    body += sheet(path("M-78 126C-44 74 44 74 78 126C44 178 -44 178 -78 126Z", CREAM), lift=60, move=move)
    body += sheet(circle(0, 126, 33, BRASS), lift=40, move=move)
    return body + sheet(path("M0 108A10 10 0 0 1 6 126L11 146H-11L-6 126A10 10 0 0 1 0 108Z", BLACK), flat=True, move=move)


def hung(x, y, down, hand, scale, turn):
    """The briefcase on a thread that a glove holds at (x, y); so far below the thread is wound round its handle."""
    low, wide = y + down, 7 * hand
    out = string([(x, y - 4), (x, low - 12 * scale)], wide, 60, TWINE) + hand_reaching(x, y, hand) + case(x, low, scale, turn)
    turns = "".join(f'<ellipse cx="{x + aside * wide:.1f}" cy="{low - 3 * scale:.1f}" rx="{wide * .62:.1f}" ry="{13.5 * scale:.1f}" fill="{TWINE[k % 2]}"/>' for k, aside in enumerate((-1, 1, 0)))
    return out + sheet(turns, lift=40)


COAST, ISLAND = 9, 1100     # how straight the scissors go along coasts, and the least island that they cut out: as on the map


def faceted(coast):
    """Path data of closed lines, cut as the map's coasts are."""
    out = ""
    for line in re.findall(r"M([^MZ]*)Z", coast):
        ring = np.array([[float(v) for v in point.split(",")] for point in line.split("L")])
        x, y = ring[:, 0], ring[:, 1]
        if abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2 > ISLAND:
            out += "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in straightened(np.vstack([ring, ring[:1]]), COAST)) + "Z"
    return out


class Europe:
    """The map's coast, scaled so that Vienna's neighbourhood lands where the poster wants it."""

    def __init__(self, layers, x, y, scale):
        with open(layers) as file:
            self.coast = faceted(json.load(file)["land"])
        self.scale, self.conic = scale, Conic()
        centre = self.conic(14.5, 47.5)
        self.dx, self.dy = x - centre[0] * scale, y - centre[1] * scale

    def at(self, lon, lat):
        x, y = self.conic(lon, lat)
        return x * self.scale + self.dx, y * self.scale + self.dy

    def land(self, fill, clip=None, lift=60):
        inner = f'<g transform="translate({self.dx:.1f} {self.dy:.1f}) scale({self.scale})"><path d="{self.coast}" fill="{fill}"/></g>'
        return sheet(f'<g clip-path="url(#{clip})">{inner}</g>' if clip else inner, lift=lift)


CITIES = {"madrid": (-3.7, 40.42), "paris": (2.35, 48.86), "london": (-.13, 51.51), "glasgow": (-4.25, 55.86), "berlin": (13.4, 52.52), "vienna": (16.37, 48.21),
          "warsaw": (21.01, 52.23), "kiev": (30.52, 50.45), "moscow": (37.62, 55.75), "riga": (24.11, 56.95), "stockholm": (18.07, 59.33), "rome": (12.5, 41.9), "athens": (23.73, 37.98),
          "istanbul": (28.98, 41.01), "sofia": (23.32, 42.7), "algiers": (3.06, 36.75), "marseille": (5.37, 43.3), "belgrade": (20.46, 44.79), "bordeaux": (-.58, 44.84)}


def table_top(y):
    """Boards in lamplight, their far edge at y."""
    out = sheet(path(f"M-40 {y + 14}L700 {y + 2}L1300 {y + 6}L1960 {y - 4}V1120H-40Z", "#6a4526"), lift=120)
    out += sheet(path(f"M-40 {y + 30}L640 {y + 16}L1280 {y + 22}L1960 {y + 10}V1120H-40Z", "#48301b"), lift=30)
    out += sheet(path(f"M-40 {y + 128}L900 {y + 118}L1960 {y + 108}V1120H-40Z", "#42290f") + path(f"M-40 {y + 236}L800 {y + 228}L1960 {y + 220}V1120H-40Z", "#3a2411"), lift=14)
    return out


def title(layers):
    """Whose hand comes out of the dark and holds the case over Europe; the six wait on the table for it. What is left of and below a
    line from (640, 760) to (1200, 1080) lies under the case files."""
    cx, cy, r = 1300, 452, 448
    europe = Europe(layers, cx + 20, cy + 60, .315)
    out = f'<defs><clipPath id="disc"><circle cx="{cx}" cy="{cy}" r="{r - 14}"/></clipPath></defs>\n'
    out += sheet('<rect width="1920" height="1080"/>', "#173532")
    out += sheet(path(f"M{cx} {cy}L2060 -160V260ZM{cx} {cy}L2060 560V960ZM{cx} {cy}L-80 560V1000ZM{cx} {cy}L-80 -60V200Z", "#214a45") + path(f"M{cx} {cy}L1130 -60H1500ZM{cx} {cy}L300 -60H760Z", "#214a45"), lift=30)
    out += sheet(circle(cx, cy, r), "#0e1f1f", lift=120)
    out += sheet(circle(cx, cy, r - 12), "#5b8a86", lift=40)
    out += europe.land("#d8b873", "disc", 90)
    at = {name: europe.at(*where) for name, where in CITIES.items()}
    web = [["madrid", "paris", "london", "glasgow"], ["paris", "berlin", "warsaw", "kiev", "moscow"], ["madrid", "marseille", "rome", "belgrade", "sofia", "istanbul"], ["warsaw", "riga", "moscow"]]
    for line in web:
        out += string([at[c] for c in line], 5, 30)
    out += pins([at[c] for c in sorted({c for line in web for c in line})], 9)
    out += table_top(800)
    out += hung(cx - 10, 240, 100, .98, .94, -4)
    spots = (("beacon", 742, 866, .37), ("vagabond", 958, 880, .375), ("magician", 1148, 912, .385), ("roulette", 1376, 966, .4), ("spyglass", 1556, 1000, .41), ("tempest", 1752, 1028, .42))
    out += sheet("".join(f'<ellipse cx="{x + 22}" cy="{y + 1}" rx="{wide}" ry="12"/>' for (_, x, y, _), wide in zip(spots, (76, 72, 86, 68, 74, 72))), "#24160a", flat=True)
    for name, x, y, scale in spots:
        out += figure(name, x, y, scale)
    return out


def coins(places):
    body = "".join(circle(x, y, r, "#b9812a") for x, y, r in places)
    rims = "".join(circle(x, y, r * .84, "#f0c45c") for x, y, r in places)
    marks = "".join(path(f"M{x - r * .42:.0f} {y + r * .36:.0f}L{x - r * .5:.0f} {y - r * .34:.0f}L{x - r * .2:.0f} {y - r * .04:.0f}L{x} {y - r * .46:.0f}L{x + r * .2:.0f} {y - r * .04:.0f}L{x + r * .5:.0f} {y - r * .34:.0f}L{x + r * .42:.0f} {y + r * .36:.0f}Z", "#a06a1c") for x, y, r in places)
    return sheet(body, lift=110) + sheet(rims, lift=30) + sheet(marks, flat=True)


def coin_lying(x, y, half):
    """A coin of a pile, seen a little from above: its milled side and the rim of its face, round on either hand."""
    dip, thick = half * .17, 36
    band = lambda top, low: f"M{x - half} {top}A{half} {dip} 0 0 0 {x + half} {top}V{low}A{half} {dip} 0 0 1 {x - half} {low}Z"
    milled = ""
    for n in range(1, 24):
        a = math.pi * n / 24
        across, down = half * math.cos(a), dip * math.sin(a)
        milled += path(f"M{x + across - 3 * math.sin(a):.1f} {y - thick + 14 + down:.1f}h{6 * math.sin(a):.1f}v{thick - 20}h{-6 * math.sin(a):.1f}Z", "#8f5f18")
    return sheet(f'<ellipse cx="{x}" cy="{y - thick}" rx="{half}" ry="{dip}" fill="#f0c45c"/>' + path(band(y - thick, y), "#c98f2e"), lift=50) + \
        sheet(path(band(y - thick, y - thick + 7), "#f0c45c") + milled, flat=True)


INKS = ("#E39C34", "#7c59c4", "#d3437c", "#35a08d", "#5a96d6", "#98a04a")   # the agents' own


def town(x, low, turn, fill, light, lit):
    """Roofs of a home town, one of its towers with a flag, on the ground line `low`. turn: -1 mirrors it."""
    move = f"translate({x} {low}) scale({turn} 1)"
    roofs = "M-10 60V-96H44V-128L76 -160L108 -128V-84H150V-196H166L186 -262L206 -196H222V-70H268V-142H346V-104H392V-176L424 -206L456 -176V60Z"
    windows = "".join(path(f"M{wx} {wy}h13v20h-13Z") for wx, wy in ((14, -70), (66, -110), (88, -70), (178, -170), (198, -130), (178, -90), (286, -116), (318, -116), (318, -76), (410, -144), (432, -144), (410, -100), (360, -70)))
    flag = path("M184 -262V-344H190V-262Z", light) + path("M190 -344L262 -326L190 -300Z", lit)
    return sheet(flag, lift=30, move=move) + sheet(path(roofs, fill), lift=70, move=move) + sheet(windows, light, flat=True, move=move)


def confetti(places):
    """Scraps of paper that fall, in the agents' inks."""
    out = ""
    for k, (x, y) in enumerate(places):
        out += f'<rect x="{x}" y="{y}" width="{16 + k * 5 % 9}" height="{9 + k * 3 % 5}" transform="rotate({k * 47 % 180} {x} {y})" fill="{INKS[k % 6]}"/>'
    return sheet(out, lift=60)


def plinth(cx, low, rows):
    """Coins laid on one another, a few and wide: what the winner stands on."""
    return "".join(coin_lying(cx + aside, low - 38 * k, half) for k, (half, aside) in enumerate(rows))


HERO = (1250, 938)      # where the feet are of who brought it home: the program lays him on, hero() cuts him out


def victory(_layers):
    """Morning at home: a gold sun under a crown comes up behind teal hills and a town. Who brought the briefcase stands before it on a
    plinth of coins; the program lays him there, for it may be any of them."""
    cx, cy = HERO[0], 540
    out = sheet('<rect width="1920" height="1080"/>', "#1c6863")
    out += sheet(rays(cx, cy, 14, 1500, "#e3ab45", .1), lift=50)
    out += sheet(circle(cx, cy, 432), "#f0be55", lift=90)
    out += sheet(circle(cx, cy, 400), "#14524f", lift=60)
    out += sheet(circle(cx, cy, 330), "#fbedc4", lift=60)
    crown = f"translate({cx} 124) scale(.74)"
    out += sheet(path("M-130 0L-152 -118L-68 -58L0 -160L68 -58L152 -118L130 0Z", "#f9e6b4"), lift=120, move=crown)
    out += sheet(path("M-130 0L-134 -26H134L130 0ZM0 -158L18 -132L0 -102L-18 -132Z", "#c9822a") + circle(-152, -122, 16, ROSE) + circle(152, -122, 16, ROSE) + circle(0, -162, 18, ROSE), lift=40, move=crown)
    out += town(1452, 800, 1, "#1a5a57", "#f0be55", "#d3437c") + town(1048, 800, -1, "#1a5a57", "#f0be55", "#d3437c")
    out += sheet(path("M400 1120V800L640 736L860 796L1090 744L1280 786L1500 740L1700 800L1960 730V1120Z", "#124543"), lift=110)
    out += sheet(path("M-40 -40H560C470 200 430 420 500 620C560 800 520 960 470 1120H-40Z", "#103a3a"), lift=60)
    out += sheet(path("M500 1100L640 946L900 918L1250 900L1600 918L1830 930L1960 914V1100Z", "#0c2f30"), lift=140)
    for x, low, half, rows in ((1640, 1000, 74, 6), (1770, 1030, 80, 4), (800, 1000, 74, 5), (690, 1034, 80, 3)):
        out += plinth(x, low, [(half - k % 3 * 3, (5, -4, 2, -5, 4, -2)[k % 6]) for k in range(rows)])
    out += plinth(cx, 1046, ((304, 0), (296, -6), (300, 4)))
    out += sheet(f'<ellipse cx="{cx + 26}" cy="936" rx="190" ry="24"/>', "#a9741f", flat=True)
    out += coins([(706, 252, 38), (868, 62, 28), (640, 520, 32), (1862, 270, 36), (1640, 60, 28), (1876, 560, 30)])
    return out + confetti([(742, 120), (960, 150), (612, 350), (812, 420), (700, 640), (980, 60), (1500, 130), (1740, 140), (1700, 330), (1810, 430), (1560, 40), (1868, 90), (1620, 470), (590, 120), (880, 260), (1770, 640), (760, 760), (1720, 760)])


HOLDS = {"solomon": (88, 672)}     # whose hand the drawing does not give: he has legs on the table alone
STANDS = .8                         # of the drawings


def hero(name):
    """Who brought the briefcase home, with it, larger than life: sheets before nothing, his feet in the middle of the lower edge of a
    view 760 by 800."""
    use = "figure" if name in HOLDS else "poster"
    who = cast.Character(name, use)
    hand = HOLDS.get(name, who.hand)
    at = [380 + (hand[0] - who.feet[0]) * STANDS, 786 + (hand[1] - who.feet[1]) * STANDS]
    return as_text(standing(name, 380, 786, STANDS, use)) + case(at[0], at[1], .78, 3)


def print_hero(name, out, scale):
    """With the shadow that he throws, on air."""
    width, height = round(760 * scale), round(800 * scale)
    sheets = cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{hero(name)}</svg>')[1]
    board = cut.Board("0 0 760 800", width, height, cut.seed_of(name)).lay_all(sheets)
    cut.save_clear(out, board, 7 * scale)


def defeat(_layers):
    out = sheet('<rect width="1920" height="1080"/>', "#1f2c3a")
    out += sheet(path("M0 0H1960V470C1700 430 1500 470 1300 452C1000 430 700 470 460 440C300 424 120 452 -20 440V0Z", "#27394b"), lift=40)
    out += sheet(path("M-20 690C300 650 560 690 820 630C1100 570 1500 590 1960 630V1100H-20Z", "#2f455a"), lift=40)
    out += sheet(path("M-20 830C300 800 640 820 900 760C1160 700 1560 720 1960 770V1100H-20Z", "#3d566c"), lift=40)
    # the town
    out += sheet(path("M-20 980V868H60V840H150V880H236V826H262L276 790L290 826H316V868H400V820H470V850H540V780H620V520H700V470H740V420L760 360L780 420V470H820V560H900V500H980V600H1040V450H1130V590H1190V980ZM1490 980V560H1560V480H1650V560H1700V430H1730V380L1746 330L1762 380V430H1800V600H1960V980Z", "#16202b"), lift=60)
    out += sheet("".join(path(f"M{x} {y}h16v22h-16Z", "#c99a3f") for x, y in ((650, 560), (432, 850), (570, 830), (840, 600), (920, 540), (1066, 490), (1090, 560), (1590, 520), (1716, 480), (1850, 650), (1520, 640))), flat=True)
    # the lamp and its cone of light
    out += sheet(path("M1330 226L990 960H1670Z", "#41586b"), lift=30)
    out += sheet(path("M1330 226L1140 960H1520Z", "#6d8390"), lift=30)
    out += sheet(path("M-20 1100V930C300 900 600 950 900 930C1200 915 1600 950 1960 926V1100Z", "#10171f") + '<ellipse cx="1330" cy="972" rx="330" ry="40" fill="#4d6270"/>', lift=60)
    out += sheet(path("M1612 940H1640V200Q1640 150 1590 150H1400V172H1586Q1612 172 1612 204Z", "#0c1016") + path("M1280 220L1304 160H1400L1424 220Z", "#0c1016"), lift=110)
    out += sheet(path("M1290 222H1414L1396 250H1308Z", "#f9e6b4"), lift=30)
    # the loser walks off, hat low, hands in pockets
    out += sheet(path("M1110 968C1180 940 1300 950 1340 962L1330 990C1240 976 1180 990 1120 1000Z", "#0c1016"), flat=True)
    out += sheet(path("M1256 960C1256 860 1262 770 1290 690C1300 650 1330 636 1362 640C1398 646 1412 676 1418 720C1430 790 1440 860 1440 900L1398 912L1404 960H1440V976H1370L1352 900L1330 904L1306 960L1310 976H1244V962Z", "#2b3644"), lift=120)
    out += sheet(path("M1362 640C1398 646 1412 676 1418 720C1430 790 1440 860 1440 900L1398 912C1404 820 1396 720 1362 640Z", "#161d26"), flat=True)
    out += sheet(path("M1296 700C1270 740 1262 790 1276 824L1320 812L1312 780L1330 720Z", "#3a4858"), lift=50)
    out += sheet(path("M1310 600C1312 576 1376 572 1384 600L1380 642C1366 656 1330 656 1316 642Z", "#8d6f52") + path("M1300 640C1320 624 1376 624 1396 644L1388 672C1360 656 1330 656 1306 672Z", "#3a4858"), lift=60)
    out += sheet(path("M1298 586C1304 530 1322 520 1344 526C1366 516 1390 532 1394 584Z", "#161d26") + path("M1262 604C1290 578 1400 574 1432 594C1410 604 1380 606 1346 610C1312 616 1284 614 1262 604Z", "#161d26"), lift=70)
    # cut string
    out += string([(470, 956), (700, 900), (846, 986)], 7, 60, TWINE) + pins([(470, 956), (700, 900)], 12)
    out += sheet(f'<path d="M846 986q16 14 20 34M846 986q24 4 36 20M846 986q26 -6 42 2" fill="none" stroke="{TWINE[0]}" stroke-width="3"/>', lift=30)
    # rain, printed
    drops = "".join(f"M{(k * 173) % 2000 - 20} {(k * 331) % 1060 - 20}l-16 62" for k in range(120))
    out += sheet(f'<path d="{drops}" fill="none" stroke="#9fb8c8" stroke-width="2.2" stroke-opacity=".28"/>', flat=True)
    return out


def shared(_layers):
    """Nobody has it alone, however many share: it hangs from the doctor's glove, in evening light."""
    cx = 1280
    out = sheet('<rect width="1920" height="1080"/>', "#c0762f")
    out += sheet(rays(cx, 560, 12, 1500, "#d89645", .13), lift=40)
    out += sheet(path("M-40 -40H640C700 400 600 760 520 1120H-40Z", "#4a2a18"), lift=70)
    out += sheet(circle(cx, 590, 402), "#7a4520", lift=90) + sheet(circle(cx, 590, 384), CREAM, lift=30) + sheet(circle(cx, 590, 336), "#eec277", lift=40)
    out += string([(560, 1010), (920, 950), (cx, 1004), (1640, 946), (1940, 1000)], 7, 60)
    out += pins([(560, 1010), (920, 950), (cx, 1004), (1640, 946)], 12)
    return out + hung(cx, 312, 154, 1.34, 1.34, -3)


ABOVE = 360  # what he looms up to above the other posters' height: a window that is not so wide shows it


LOOM = 1.86  # of his portrait


def solomon_wins(layers):
    cx = 1270
    out = sheet(f'<rect y="{-ABOVE}" width="1920" height="{1080 + ABOVE}"/>', "#3d0f0e")
    out += sheet(rays(cx, 330, 12, 1700, "#a3251f", .13), lift=40)
    out += sheet(path("M-40 -400H700C660 -280 634 -150 600 -40C520 220 500 460 560 700C600 860 560 990 520 1120H-40Z", "#2b0b0a"), lift=60)
    out += sheet(circle(cx, 330, 420), "#c9b07a", lift=80) + sheet(circle(cx, 330, 388), "#8a1d18", lift=30)
    ticks = ""
    for k in range(60):
        a, long = 2 * math.pi * k / 60, 392 if k % 3 else 380
        ticks += f"M{cx + long * math.sin(a):.1f} {330 - long * math.cos(a):.1f}L{cx + 412 * math.sin(a):.1f} {330 - 412 * math.cos(a):.1f}"
    out += sheet(f'<path d="{ticks}" stroke="{BLACK}" stroke-width="5" fill="none"/>', flat=True)
    # he looms: coat like a mountain
    out += sheet(path("M560 1120C600 900 720 640 1000 540L1120 470H1420L1540 540C1820 640 1940 900 1980 1120Z", BLACK), lift=160)
    out += sheet(path("M1120 470L1270 440L1420 470L1330 720L1270 800L1210 720Z", CREAM), lift=70)
    out += sheet(path("M1246 520H1294L1288 556L1318 730L1270 800L1222 730L1252 556Z", "#a3251f"), lift=50)
    out += sheet(path("M1118 466L1000 530L1120 660L1080 690L1250 960L1210 720ZM1422 466L1540 530L1420 660L1460 690L1290 960L1330 720Z", "#322a26"), lift=80)
    head = ("face", "faceshade", "ears", "lines", "brows", "glasses", "lenses", "reflection", "reflectionline", "hat", "hatlight", "hatband", "brim", "brimedge")
    out += as_text(s for s in standing("solomon", cx, 344 + 682 * LOOM, LOOM) if s.name in head)
    out += sheet('<ellipse cx="1270" cy="985" rx="660" ry="190" fill="#46301f"/>', lift=60)
    # hands spread over the six; a thread from each finger
    spots = (("beacon", 742), ("vagabond", 912), ("magician", 1084), ("roulette", 1452), ("spyglass", 1610), ("tempest", 1772))
    tips = ((896, 778), (952, 806), (1014, 812), (1526, 812), (1588, 806), (1644, 778))
    for (hx, hy), (_, x) in zip(tips, spots):
        out += string([(hx, hy - 14), (x, 880)], 4, 30, TWINE)
    for side, at in ((1, 0), (-1, 2540)):
        move = f"translate({at} 0) scale({side} 1)"
        out += sheet(path("M1132 474C1060 494 960 520 908 572C868 620 880 640 906 666H1104L1118 620C1128 590 1150 560 1168 548Z", "#322a26"), lift=110, move=move)
        out += sheet(path("M906 624L1112 616L1104 676H914Z", CREAM), lift=60, move=move)
        for x, y, turn, long, wide in ((1064, 706, 50, 66, 36), (922, 712, -22, 66, 34), (954, 726, -6, 80, 36), (990, 730, 8, 82, 36), (1026, 724, 22, 70, 34)):
            out += sheet(path(finger(x, y, turn, long, wide, .66)), "#201d1c", lift=60, move=move)
        out += sheet(path("M918 668H1100C1112 700 1092 738 1050 744C1000 752 940 748 912 728C896 712 902 684 918 668Z"), "#201d1c", lift=70, move=move)
        out += sheet(path("M944 690C950 706 952 716 950 730L942 730C944 716 942 706 936 692ZM984 692C988 708 988 718 986 732L978 732C980 718 980 708 976 692ZM1024 690C1024 706 1022 718 1018 730L1010 730C1014 716 1016 706 1016 690Z", "#5a5350"), flat=True, move=move)
    out += case(cx, 760, .74)
    out += sheet(path("M520 1120L640 1040L1000 1052L1270 1036L1560 1052L1990 1030V1120Z", "#0c0908"), lift=120)
    for name, x in spots:
        out += figure(name, x, 1054, .222)
    return out


def main(name, layers, out, scale=2):
    if name in cast.COMPANIES["solomon"].colours:
        print_hero(name, out, float(scale))
        return
    body = {"title": title, "victory": victory, "defeat": defeat, "shared": shared, "solomon-wins": solomon_wins}[name](layers)
    print_all(body, name, out, scale, ABOVE if name == "solomon-wins" else 0)


main(*sys.argv[1:])
