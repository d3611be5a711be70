"""The posters of the game of 1982: posters_1982.py NAME WORLD.json OUT.jpg [SCALE]. The left third is calm: the program sets its words there.
WORLD.json is what ../map/layers.mjs writes of the airline's map."""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("map", "pieces"):
    sys.path.insert(0, os.path.join(HERE, "..", folder))
import airline
import bureau
from cast import COMPANIES
from ink import outline
from poster import CREAM, circle, figure, path, print_all, rays, sheet

INK, NIGHT, LEAD, GREY, PALE, RED, DEEP = "#1d2226", "#2a3238", "#4a5258", "#8f9ca0", "#d5d2c6", "#c8322b", "#7d1f1b"
SPIES = COMPANIES["conspiracy-1982"].agents
TITLE = os.path.join(HERE, "..", "..", "shared", "fonts", "title.ttf")


def laid(sheets, move, lift=40):
    """Sheets of a piece of the table, laid on a poster."""
    return "".join(sheet(s.body, lift=None if s.lift == 0 else lift * s.lift, flat=s.lift == 0, move=move) for s in sheets)


def case(x, y, scale, turn=0):
    """The attaché case; (x, y) is its middle."""
    return laid(bureau.case(), f"translate({x} {y}) rotate({turn}) scale({scale}) translate(-184 -180)")


def open_case(x, y, scale):
    return laid(bureau.case_open(), f"translate({x} {y}) scale({scale}) translate(-208 -190)")


def jet(x, y, scale, turn):
    return "".join(sheet(body, lift=lift * 9 if lift else None, flat=not lift) for body, lift in airline.jet(x, y, scale, turn))


def flown(points, colour=CREAM, width=7):
    d = "M{} {}Q{} {} {} {}".format(*points)
    return sheet(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-dasharray="{width * 4} {width * 2.600}" stroke-linecap="round"/>', flat=True)


def routes(ends, width=7):
    """Flat red lines, and the airports at their ends."""
    lines = "".join(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}" for a, b in ends)
    spots = {p for pair in ends for p in pair}
    discs = lambda r, fill: "".join(circle(f"{x:.0f}", f"{y:.0f}", r, fill) for x, y in spots)
    return sheet(f'<path d="{lines}" fill="none" stroke="{RED}" stroke-width="{width}"/>', lift=25) + sheet(discs(width * 1.7, INK), lift=40) + sheet(discs(width * 1.2, CREAM), flat=True)


class World:
    """The airline's map, scaled so that a place lands where the poster wants it."""

    def __init__(self, layers, place, x, y, scale):
        with open(layers) as file:
            self.coast = json.load(file)["land"]
        with open(os.path.join(HERE, "..", "..", "conspiracy-1982", "board.json")) as file:
            board = json.load(file)
        self.city = {c["name"]: (c["x"] * 4096, c["y"] * 2304) for c in board["cities"]}
        self.lines, self.scale = board["lines"], scale
        self.dx, self.dy = x - self.city[place][0] * scale, y - self.city[place][1] * scale

    def at(self, name):
        x, y = self.city[name]
        return round(x * self.scale + self.dx), round(y * self.scale + self.dy)

    def land(self, fill, clip, lift=60):
        return sheet(f'<g clip-path="url(#{clip})"><g transform="translate({self.dx:.1f} {self.dy:.1f}) scale({self.scale})"><path d="{self.coast}" fill="{fill}"/></g></g>', lift=lift)


def belt(y, left=560):
    """The edge of a baggage belt, behind which busts stand, on and on to the right."""
    slats = "".join(f"M{x} {y + 12}L{x - 26} {y + 62}" for x in range(left, 1990, 62))
    return (sheet(path(f"M{left} {y}H1990V{y + 140}H{left - 60}Q{left - 40} {y} {left} {y}Z", INK), lift=140) + sheet(path(f"M{left + 10} {y + 10}H1990V{y + 64}H{left - 22}Z", LEAD), lift=30)
            + sheet(f'<path d="{slats}" stroke="{INK}" stroke-width="5" fill="none"/>', flat=True) + sheet(path(f"M{left - 50} {y + 74}H1990V{y + 88}H{left - 54}Z", RED), flat=True))


def row(y, scale, left, step, order=SPIES):
    return "".join(figure(name, left + step * k, y, scale) for k, name in enumerate(order))


def title(layers):
    cx, cy, r = 1290, 466, 424
    world = World(layers, "Zerzura", cx, cy + 44, .36)
    out = f'<defs><clipPath id="disc"><circle cx="{cx}" cy="{cy}" r="{r - 14}"/></clipPath></defs>\n'
    out += sheet('<rect width="1920" height="1080"/>', NIGHT) + sheet(rays(cx, cy, 16, 1500, "#353f46", .1), lift=30)
    out += sheet(circle(cx, cy, r), INK, lift=120) + sheet(circle(cx, cy, r - 12), GREY, lift=40)
    out += world.land("#ddd6c0", "disc", 70)
    near = [line for line in world.lines if all(math.dist(world.at(c), (cx, cy)) < r - 40 for c in line)]
    out += routes([(world.at(a), world.at(b)) for a, b in near], 6)
    x, y = world.at("Zerzura")
    ring = lambda rx, ry, turn, ink: f'<ellipse transform="rotate({turn} {x} {y})" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="{ink}" stroke-width="7" stroke-dasharray="24 16"/>'
    out += sheet(ring(210, 152, -14, RED) + ring(226, 164, 12, LEAD), flat=True)
    out += flown((1990, 640, 1900, 330, 1664, 196)) + jet(1560, 132, .56, 208)
    out += case(x, y, 1.02, -4)
    out += sheet(path("M500 1010C700 880 1000 842 1290 842C1560 842 1800 880 1960 940V1040H500Z", "#75848b"), lift=110)
    out += row(1010, .4, 690, 158, ("ahmed-cahr", "polly-graff", "al-ibi", "rock-bottom", "rita-palm", "tanya-hyde", "earl-e-byrd", "peking-tom"))
    return out + belt(990)


def note(x, y, turn, scale=1.0):
    move = f"translate({x} {y}) rotate({turn}) scale({scale})"
    return (sheet(path("M-60 -30H60V30H-60Z", "#a9b79c"), lift=80, move=move)
            + sheet(path("M-52 -22H52V22H-52ZM-46 -16V16H46V-16Z", "#52624c").replace("/>", ' fill-rule="evenodd"/>') + circle(0, 0, 13, "#52624c"), flat=True, move=move))


def victory(_layers):
    """Morning at home: the case has come in, and there is more than papers in it."""
    cx, cy = 1290, 470
    out = sheet('<rect width="1920" height="1080"/>', "#b9c3c4") + sheet(rays(cx, cy, 15, 1500, "#e6e0cf", .07), lift=40)
    out += sheet(circle(cx, cy, 440), RED, lift=90) + sheet(circle(cx, cy, 404), CREAM, lift=30) + sheet(circle(cx, cy, 366), RED, lift=30)
    out += sheet(path("M-40 -40H590C500 220 470 420 530 620C584 800 540 960 480 1120H-40Z", "#1f3654"), lift=80)
    for at in ((800, 300, -24, 1.1), (940, 150, 16, .9), (760, 520, 12, .9), (1160, 108, -10, 1), (1460, 96, 14, 1), (1680, 200, -18, 1.1), (1800, 380, 20, .9), (1770, 560, -12, 1), (900, 640, 28, .8)):
        out += note(*at)
    out += open_case(cx, 420, 1.5)
    out += row(1010, .4, 690, 158, ("rock-bottom", "tanya-hyde", "peking-tom", "polly-graff", "rita-palm", "earl-e-byrd", "al-ibi", "ahmed-cahr"))
    return out + belt(990)


def defeat(_layers):
    """Rain at the gate: it is on its way to somebody else."""
    out = sheet('<rect width="1920" height="1080"/>', "#39434a")
    out += sheet(path("M560 -20H1960V760H560Z", "#5f6c73"), lift=40) + sheet(path("M560 560C800 520 1100 540 1400 500C1600 480 1800 490 1960 470V780H560Z", "#4b575e"), lift=40)
    out += sheet(path("M560 690H1960V780H560Z", "#3c464c") + path("M640 716H760V724H640ZM860 716H980V724H860ZM1080 716H1200V724H1080ZM1300 716H1420V724H1300ZM1520 716H1640V724H1520ZM1740 716H1860V724H1740Z", PALE), lift=30)
    out += flown((760, 640, 1100, 560, 1420, 330), PALE, 6) + jet(1540, 262, .62, -30)
    out += sheet(path("M538 -20H582V800H538ZM1000 -20H1028V800H1000ZM1450 -20H1478V800H1450ZM538 -20H1960V26H538Z", INK), lift=90)
    drops = "".join(f"M{600 + (k * 173) % 1340} {(k * 331) % 700 + 10}l-13 52" for k in range(120))
    out += sheet(f'<path d="{drops}" fill="none" stroke="#c9d3d4" stroke-width="2.2" stroke-opacity=".35"/>', flat=True)
    out += sheet(path("M-20 778H1960V1100H-20Z", "#23292e"), lift=60) + sheet(path("M-20 -20H540V1100H-20Z", "#20272d"), lift=60)
    out += sheet(path("M700 930H1900L1960 1040H640Z", "#2d353b"), flat=True)
    # who is left behind, seen from behind: coat, hat, and an empty hand
    out += sheet(path("M1080 1010C1160 980 1300 980 1360 1004L1350 1030C1260 1016 1160 1020 1090 1036Z", "#15191c"), flat=True)
    out += sheet(path("M1120 1012C1116 860 1128 720 1160 640C1176 600 1204 586 1236 586C1268 586 1296 600 1312 640C1344 720 1356 860 1352 1012H1256L1250 900H1222L1216 1012Z", "#3a434a"), lift=130)
    out += sheet(path("M1236 586C1268 586 1296 600 1312 640C1344 720 1356 860 1352 1012H1256L1250 900H1236Z", "#2a3238") + path("M1230 700H1242V900H1230Z", INK), flat=True)
    out += sheet(path("M1160 660C1124 700 1104 780 1106 850L1140 852C1144 790 1156 740 1180 710ZM1312 660C1348 700 1368 780 1366 850L1332 852C1328 790 1316 740 1292 710Z", "#465058"), lift=60)
    out += sheet(path("M1106 846H1140L1142 884C1132 896 1112 894 1106 880ZM1366 846H1332L1330 884C1340 896 1360 894 1366 880Z", "#d9cdb6"), lift=40)
    out += sheet(path("M1196 540H1276V604C1262 620 1210 620 1196 604Z", "#cbbfa8"), lift=40) + sheet(path("M1180 600C1204 584 1268 584 1292 600L1300 640C1270 622 1202 622 1172 640Z", "#465058"), lift=60)
    out += sheet(path("M1178 530C1180 474 1204 456 1236 462C1268 456 1292 474 1294 530Z", INK) + path("M1120 548C1150 520 1322 520 1352 548C1330 566 1280 572 1236 572C1192 572 1142 566 1120 548Z", INK), lift=80)
    return out + sheet(path("M1178 514H1294V530H1178Z", RED), flat=True)


def hand(x, y, scale, flip=1, sleeve=LEAD):
    """A hand that comes in from the side and holds on to a handle at (x, y)."""
    move = f"translate({x} {y}) scale({flip * scale} {scale})"
    body = sheet(path("M-820 -150L-150 -64V64L-820 190Z", sleeve), lift=120, move=move) + sheet(path("M-168 -66H-120V66H-168Z", CREAM), lift=60, move=move)
    body += sheet(path("M-128 -54C-90 -64 -50 -62 -20 -48L26 -40C44 -36 48 -16 36 -6C50 4 46 24 34 30C42 42 34 58 20 60C22 74 8 82 -6 78L-70 70L-128 56Z", "#e8dcc6"), lift=90, move=move)
    return body + sheet('<path d="M36 -6L-8 -12M34 30L-8 24M20 60L-14 52" fill="none" stroke="#8f8674" stroke-width="5"/>', flat=True, move=move)


def shared(_layers):
    """Fog on the field, two who paid alike, and one case."""
    cx = 1290
    out = sheet('<rect width="1920" height="1080"/>', "#aeb4b2") + sheet(circle(cx, 430, 400), "#c9ccc6", lift=40) + sheet(circle(cx, 430, 300), "#e4e1d4", lift=30)
    out += jet(cx, 236, .62, -90)
    for y, fill in ((560, "#bfc4c0"), (680, "#cdd0ca"), (800, "#d9dad3")):
        out += sheet(path(f"M500 {y}C700 {y - 46} 900 {y + 34} 1120 {y - 10}C1340 {y - 50} 1560 {y + 40} 1960 {y - 20}V1100H500Z", fill), lift=60)
    out += case(cx, 690, 1.5)
    out += hand(cx - 60, 496, 1.1, 1, "#6a3a36") + hand(cx + 60, 496, 1.1, -1, "#27446B")
    out += sheet(path("M-40 -40H560C640 260 520 420 560 640C590 820 520 960 540 1120H-40Z", "#343c42"), lift=80)
    return out


def nobody(_layers):
    """Closing time: every flight is gone, and it goes round and round."""
    out = sheet('<rect width="1920" height="1080"/>', "#2b3238")
    out += sheet(path("M600 60H1900V470H600Z", INK), lift=110) + sheet(path("M622 82H1878V448H622Z", "#33393e"), lift=30)
    flaps = [(644 + 62 * c, 104 + 84 * r) for r in range(4) for c in range(20)]
    out += sheet("".join(path(f"M{x} {y}h54v66h-54Z", "#20262b") for x, y in flaps), lift=25)
    signs = "".join(path(f"M{x + 16} {y + 29}h22v7h-22Z", CREAM) for k, (x, y) in enumerate(flaps) if k % 20 < 17 and (k * 7) % 5)
    signs += "".join(path(f"M{x + 12} {y + 20}h30v26h-30Z", RED) for k, (x, y) in enumerate(flaps) if k % 20 == 19)
    out += sheet(signs + f'<path d="{"".join(f"M{x} {y + 33}h54" for x, y in flaps)}" stroke="#0f1316" stroke-width="3"/>', flat=True)
    out += sheet(circle(1250, 560, 74, INK), lift=80) + sheet(circle(1250, 560, 64, CREAM), lift=20)
    ticks = "".join(f"M{1250 + 50 * math.sin(k * math.pi / 6):.0f} {560 - 50 * math.cos(k * math.pi / 6):.0f}L{1250 + 58 * math.sin(k * math.pi / 6):.0f} {560 - 58 * math.cos(k * math.pi / 6):.0f}" for k in range(12))
    out += sheet(f'<path d="{ticks}M1250 560V516M1250 560V526" stroke="{INK}" stroke-width="6" stroke-linecap="round" fill="none"/>', flat=True)
    # the carousel
    oval = lambda rx, ry, y, fill: f'<ellipse cx="1250" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>'
    out += sheet(path("M560 -20V1100H-20V-20Z", "#1f252a"), lift=60) + sheet(oval(600, 170, 900, INK), lift=120) + sheet(oval(580, 156, 886, LEAD), lift=30)
    slats = "".join(f"M{1250 + 400 * math.cos(k * math.pi / 24):.0f} {886 + 84 * math.sin(k * math.pi / 24):.0f}L{1250 + 580 * math.cos((k + .8) * math.pi / 24):.0f} {886 + 156 * math.sin((k + .8) * math.pi / 24):.0f}" for k in range(48))
    out += sheet(f'<path d="{slats}" stroke="{INK}" stroke-width="4" fill="none"/>', flat=True) + sheet(oval(400, 84, 886, INK), flat=True) + sheet(oval(388, 78, 876, "#39424a"), lift=60)
    out += sheet('<ellipse cx="1580" cy="972" rx="150" ry="22" fill="#15191c" fill-opacity=".6"/>', flat=True)
    return out + case(1560, 872, .94, 3)


def main(name, layers, out, scale=2):
    print_all({"title": title, "victory": victory, "defeat": defeat, "shared": shared, "nobody": nobody}[name](layers), name, out, scale)


main(*sys.argv[1:])
