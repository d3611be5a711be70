"""The first game's posters: posters.py NAME LAYERS.json OUT.jpg [SCALE]. The left third is calm: the program sets its words there.
LAYERS.json is what ../map/layers.mjs writes: the title shows the coast of Europe."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "map"))
from cast import as_text, standing
from poster import BLACK, BRASS, CREAM, TWINE, circle, figure, finger, hand_above, path, pins, print_all, rays, sheet, string
from projection import Conic

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
    """The briefcase on a thread that a glove holds at (x, y); the thread is wound round the handle, so far below, and tied there."""
    low, wide = y + down, 7 * hand
    out = string([(x, y - 4), (x, low - 8)], wide, 60, TWINE) + hand_above(x, y, hand) + case(x, low, scale, turn)
    out += string([(x - wide * .5, low - 13 * scale), (x - wide * .3, low + 17 * scale)], wide, 30, TWINE)
    out += string([(x + wide * .5, low - 13 * scale), (x + wide * .7, low + 17 * scale)], wide, 30, TWINE)
    return out + string([(x, low - 40 * scale), (x, low - 17 * scale)], wide, 30, TWINE) + sheet(f'<ellipse cx="{x}" cy="{low - 17 * scale:.1f}" rx="{wide * 1.3:.1f}" ry="{wide * .95:.1f}" fill="{TWINE[1]}"/>', lift=50)


class Europe:
    """The map's coast, scaled so that Vienna's neighbourhood lands where the poster wants it."""

    def __init__(self, layers, x, y, scale):
        with open(layers) as file:
            self.coast = json.load(file)["land"]
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


def title(layers):
    cx, cy, r = 1290, 500, 452
    europe = Europe(layers, cx + 10, cy + 46, .315)
    out = f'<defs><clipPath id="disc"><circle cx="{cx}" cy="{cy}" r="{r - 14}"/></clipPath></defs>\n'
    out += sheet('<rect width="1920" height="1080"/>', "#183331")
    out += sheet(path("M1290 500L2060 -160V260ZM1290 500L2060 560V960ZM1290 500L520 -60L900 -60Z", "#1f403d") + path("M1290 500L1180 -60H1560Z", "#1f403d"), lift=30)
    out += sheet(circle(cx, cy, r), "#0e1f1f", lift=120)
    out += sheet(circle(cx, cy, r - 12), "#4f8681", lift=40)
    out += europe.land("#dcae5e", "disc", 80)
    at = {name: europe.at(*where) for name, where in CITIES.items()}
    out += sheet(circle(cx, cy, r - 12).replace("/>", ' fill="none" stroke="#f1e4c3" stroke-width="3" stroke-opacity=".0"/>'), flat=True)
    web = [["madrid", "paris", "london", "glasgow"], ["paris", "berlin", "warsaw", "kiev", "moscow"], ["madrid", "marseille", "rome", "belgrade", "sofia", "istanbul"], ["warsaw", "riga", "moscow"]]
    for line in web:
        out += string([at[c] for c in line], 5, 30)
    out += pins([at[c] for c in sorted({c for line in web for c in line} - {"berlin"})], 9)  # the knot lies there
    out += hung(cx, 268, 142, 1.06, .98, -4)
    out += sheet(path("M560 1100L700 1000L860 1020L1010 972L1180 1004L1330 966L1500 1002L1680 964L1960 1010V1100Z", "#54391f"), lift=140)
    out += sheet(path("M540 1110L700 1032L880 1052L1040 1010L1200 1042L1340 1004L1520 1040L1700 1006L1960 1046V1110Z", "#3d2817"), lift=60)
    spots = (("beacon", 772, 1030), ("vagabond", 968, 1012), ("magician", 1152, 1026), ("roulette", 1384, 1020), ("spyglass", 1560, 1010), ("tempest", 1742, 1012))
    out += sheet("".join(f'<ellipse cx="{x + 16}" cy="{y + 1}" rx="{wide}" ry="11"/>' for (_, x, y), wide in zip(spots, (70, 66, 76, 56, 62, 60))), "#1f1209", flat=True)
    for name, x, y in spots:
        out += figure(name, x, y, .355)
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


def victory(_layers):
    """Morning: a gold sun comes up behind teal hills. Its teal ring is what the crown is seen against, the hills are what the six are seen against."""
    cx, cy = 1280, 520
    out = sheet('<rect width="1920" height="1080"/>', "#1c6863")
    out += sheet(rays(cx, cy, 14, 1500, "#e3ab45", .1), lift=50)
    out += sheet(circle(cx, cy, 470), "#f0be55", lift=90)
    out += sheet(circle(cx, cy, 436), "#14524f", lift=60)
    out += sheet(circle(cx, cy, 274), "#fbedc4", lift=60)
    out += sheet(path("M400 1120V760L620 640L800 716L960 668L1120 742L1290 690L1470 744L1640 660L1790 700L1960 628V1120Z", "#195a56"), lift=110)
    out += sheet(path("M400 1120V860L640 776L860 836L1090 770L1280 826L1500 772L1700 840L1960 756V1120Z", "#124543"), lift=90)
    out += sheet(path("M-40 -40H560C470 200 430 420 500 620C560 800 520 960 470 1120H-40Z", "#103a3a"), lift=60)
    # home: the case on a tower of coins, the six about it
    out += sheet(path("M560 1100L720 1006L900 1022L1100 992H1460L1660 1020L1830 1004L1960 1016V1100Z", "#0c2f30"), lift=140)
    tower = ((150, 0), (144, 6), (150, -5), (142, 4), (148, -3), (144, 5), (150, 0), (146, -4), (150, 3), (144, 0), (150, -2))
    for k, (half, aside) in enumerate(tower):
        x, y = cx + aside, 1010 - 38 * k
        out += coin_lying(x, y, half)
    out += case(cx, 300, 1.22)
    spots = (("beacon", 678, 70), ("vagabond", 846, 68), ("magician", 1022, 78), ("roulette", 1504, 58), ("spyglass", 1632, 62), ("tempest", 1774, 62))
    out += sheet("".join(f'<ellipse cx="{x + 16}" cy="1050" rx="{wide}" ry="11"/>' for _, x, wide in spots), "#061a1b", flat=True)
    for name, x, _ in spots:
        out += figure(name, x, 1050, .36)
    out += sheet(path("M1150 250L1130 132L1212 192L1280 90L1348 192L1430 132L1410 250Z", "#f9e6b4"), lift=120)
    out += sheet(path("M1150 250L1146 226H1414L1410 250ZM1280 92L1298 118L1280 148L1262 118Z", "#c9822a") + circle(1130, 128, 15, ROSE) + circle(1430, 128, 15, ROSE) + circle(1280, 88, 18, ROSE), lift=40)
    out += coins([(706, 252, 38), (900, 58, 28), (676, 526, 32), (954, 380, 30), (922, 530, 24), (1838, 240, 36), (1656, 44, 28), (1872, 512, 30), (1606, 380, 30), (1638, 530, 24)])
    return out


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
    body = {"title": title, "victory": victory, "defeat": defeat, "shared": shared, "solomon-wins": solomon_wins}[name](layers)
    print_all(body, name, out, scale, ABOVE if name == "solomon-wins" else 0)


main(*sys.argv[1:])
