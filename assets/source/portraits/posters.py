"""Composes the posters from shared pieces: posters.py NAME LAYERS.json OUT.svg. The left third is calm: the program sets its words there."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "map"))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from projection import Conic

BLACK, CREAM, RED, BRASS = "#15110e", "#f1e4c3", "#c3281f", "#e0b050"
AMBER, VIOLET, CRIMSON, TEAL, STEEL, OLIVE = "#E8A33D", "#6B4BA1", "#C23B4E", "#2E8B7A", "#4A86C5", "#8A7B3F"
SKIN, SKIN_DARK = "#f0cfa0", "#c08a5c"


def sheet(body, fill=None, lift=None, flat=False, move=None):
    """One sheet of paper. `move` is an SVG transform."""
    attributes = (f' fill="{fill}"' if fill else "") + (f' data-lift="{lift}"' if lift is not None else "") + (' data-flat="1"' if flat else "")
    if move:
        body = f'<g transform="{move}">{body}</g>'
    return f"<g{attributes}>{body}</g>\n"


def path(d, fill=None):
    return f'<path d="{d}"' + (f' fill="{fill}"' if fill else "") + "/>"


def circle(x, y, r, fill=None):
    return f'<circle cx="{x}" cy="{y}" r="{r}"' + (f' fill="{fill}"' if fill else "") + "/>"


# The six, feet at (0, 0), about 300 tall: (sheet below, sheets above) as (fill, path) lists.
FIGURES = {
    "beacon": [
        [("#f4cf7c", "M-132 -236A48 48 0 1 1 -36 -236A48 48 0 1 1 -132 -236Z")],
        [("#a9691d", "M-24 -170L-90 -280L-72 -290L0 -206Z"), (AMBER, "M-62 0C-58 -70 -52 -120 -40 -160C-34 -190 -14 -202 8 -202C32 -202 46 -190 52 -160C60 -110 66 -60 72 0Z")],
        [("#a9691d", "M20 -200C40 -198 48 -186 52 -160C60 -110 66 -60 72 0H34C36 -80 34 -150 20 -200Z"), (BLACK, "M-40 0H-6V12H-46ZM18 0H52L60 12H18Z")],
        [(SKIN, "M-18 -238H32V-206C26 -190 -12 -190 -18 -206Z"), (CREAM, "M-20 -218C-6 -210 20 -210 34 -220C34 -186 22 -166 8 -160C-8 -166 -20 -188 -20 -218Z"), (BLACK, "M-10 -228H2V-223H-10ZM14 -228H26V-223H14Z")],
        [(BLACK, "M-46 -236C-20 -262 36 -262 54 -232C66 -214 70 -198 72 -184C52 -214 30 -226 6 -230C-16 -232 -32 -234 -46 -236Z"), ("#c9822a", "M-24 -242C-22 -284 -6 -300 10 -300C30 -300 42 -280 42 -240C20 -248 -4 -250 -24 -242Z")],
        [(BLACK, "M-100 -262L-84 -276L-68 -262L-64 -256H-104ZM-102 -214H-66L-62 -204H-106ZM-100 -256H-95V-214H-100ZM-73 -256H-68V-214H-73Z"), ("#d8531f", "M-84 -250C-74 -236 -72 -226 -84 -216C-96 -226 -94 -236 -84 -250Z"), (SKIN, "M-92 -296H-70V-276H-92Z")],
    ],
    "magician": [
        [("#2a1c44", "M-104 0C-96 -90 -84 -150 -48 -206L-56 -236L0 -206L56 -236L48 -206C84 -150 96 -90 104 0C60 -14 -60 -14 -104 0Z")],
        [(VIOLET, "M-84 -6C-74 -80 -62 -140 -30 -196L0 -150L30 -196C62 -140 74 -80 84 -6C66 -10 54 -12 44 -12L0 -120L-44 -12C-54 -12 -66 -10 -84 -6Z")],
        [(BLACK, "M-34 -196L0 -170L34 -196L44 -96L34 12H8L0 -70L-8 12H-34L-44 -96Z"), (CREAM, "M-16 -190L0 -176L16 -190L10 -120L0 -104L-10 -120Z"), (CRIMSON, "M0 -180L-15 -190V-170ZM0 -180L15 -190V-170Z")],
        [(SKIN, "M-24 -240H24V-212C18 -188 8 -182 0 -180C-8 -182 -18 -188 -24 -212Z"), ("#9a6fb0", "M0 -240H24V-212C18 -188 8 -182 0 -180Z"), (BLACK, "M-18 -226L-4 -222V-217L-18 -220ZM18 -226L4 -222V-217L18 -220ZM0 -204C-8 -208 -18 -200 -24 -208C-22 -194 -8 -196 0 -199C8 -196 22 -194 24 -208C18 -200 8 -208 0 -204Z")],
        [(BLACK, "M-31 -318C-10 -324 10 -324 31 -318L26 -248H-26Z"), (CRIMSON, "M-28 -262H28L26 -248H-26Z")],
        [("#2a1c44", "M-54 -248C-30 -238 30 -238 54 -248C56 -238 40 -230 0 -230C-40 -230 -56 -238 -54 -248Z")],
    ],
    "roulette": [
        [("#7a4a1f", "M-66 -250A66 66 0 1 1 66 -250A66 66 0 1 1 -66 -250Z"), ("#d9a441", "M-58 -250A58 58 0 1 1 58 -250A58 58 0 1 1 -58 -250Z")],
        [(BLACK, "M-34 -262C-36 -300 -18 -308 0 -308C20 -308 36 -300 34 -262L38 -222H-38Z")],
        [(SKIN, "M-10 -224H10V-200L36 -190L44 -150H-44L-36 -190L-10 -200Z"), (CREAM, "M-44 -176L-30 -180L-40 -110L-78 -76L-86 -88L-58 -118Z"), (CREAM, "M44 -176L30 -180L40 -112L82 -148L92 -138L52 -86Z")],
        [(CRIMSON, "M-38 -172C-20 -150 20 -150 38 -172L32 -108C44 -76 60 -40 66 8C46 2 26 8 10 4L-4 -56L-10 12C-26 6 -44 12 -56 4C-52 -40 -42 -80 -32 -108Z")],
        [("#8a2034", "M38 -172L32 -108C44 -76 60 -40 66 8C46 2 26 8 10 4L-4 -56L16 -110C20 -134 28 -154 38 -172Z"), (SKIN, "M-4 -56L-10 12H6Z")],
        [(SKIN, "M-23 -262C-23 -286 23 -286 23 -262L21 -236C16 -220 8 -214 0 -213C-8 -214 -16 -220 -21 -236Z"), (SKIN_DARK, "M0 -280C12 -280 23 -274 23 -262L21 -236C16 -220 8 -214 0 -213Z"), (BLACK, "M-26 -254C-22 -286 0 -292 14 -290C26 -286 28 -268 25 -252C14 -268 -8 -274 -26 -254Z"), (CRIMSON, "M-8 -228C-2 -232 2 -232 8 -228C4 -222 -4 -222 -8 -228Z"), (BLACK, "M-17 -248C-13 -253 -7 -253 -3 -248C-7 -245 -13 -245 -17 -248ZM17 -248C13 -253 7 -253 3 -248C7 -245 13 -245 17 -248Z")],
    ],
    "spyglass": [
        [("#c9a566", "M-56 0C-54 -70 -50 -130 -36 -176C-26 -198 20 -202 40 -184C56 -140 64 -70 70 0Z")],
        [("#8f6f3d", "M14 -196C30 -196 36 -190 40 -184C56 -140 64 -70 70 0H30C32 -70 28 -140 14 -196ZM-48 -96H58L60 -80H-50Z"), (BLACK, "M-40 0H-6V12H-46ZM20 0H54L60 12H20Z")],
        [(SKIN, "M-24 -244H30V-206C20 -188 -6 -184 -16 -196L-22 -210L-32 -216L-24 -230Z"), (SKIN_DARK, "M10 -244H30V-206C24 -196 16 -192 6 -190C14 -206 14 -226 10 -244Z")],
        [("#b18c50", "M-26 -196L24 -206C42 -200 48 -180 44 -160L8 -140L-30 -168Z")],
        [("#245f57", "M-30 -256C-30 -296 -14 -306 2 -298C18 -308 40 -298 42 -256Z"), (TEAL, "M-62 -246C-30 -268 30 -270 66 -252C72 -246 40 -244 6 -240C-22 -236 -46 -240 -62 -246Z")],
        [(BRASS, "M-26 -232L-70 -262L-62 -276L-18 -246Z"), ("#7d5517", "M-64 -254L-124 -296L-110 -318L-50 -276Z"), ("#f0cf7d", "M-130 -294L-118 -286L-104 -308L-116 -316Z"), ("#c9a566", "M-30 -172L-78 -230L-62 -244L4 -190Z"), (SKIN, "M-86 -252L-64 -264L-54 -246L-74 -230Z")],
    ],
    "tempest": [
        [("#e9e0c6", "M0 -204C50 -226 70 -206 110 -224C126 -230 138 -222 152 -232L154 -204C136 -198 126 -188 108 -190C80 -186 60 -190 10 -176Z")],
        [("#2c557f", "M20 -196C60 -190 80 -140 140 -130C130 -100 150 -70 128 -40C100 -30 90 -14 60 -6Z")],
        [(STEEL, "M-58 0C-56 -70 -46 -140 -34 -180C-24 -198 18 -202 34 -186C56 -160 60 -110 96 -84C86 -60 92 -36 76 -14C58 -14 54 -2 44 0Z")],
        [("#2c557f", "M10 -196C24 -196 30 -190 34 -186C56 -160 60 -110 96 -84C86 -60 92 -36 76 -14C58 -14 54 -2 44 0H24C28 -60 30 -140 10 -196Z"), (BLACK, "M-44 0H-10V12H-50ZM12 0H44L52 12H12Z"), (BRASS, "M-24 -140A5 5 0 1 1 -14 -140A5 5 0 1 1 -24 -140ZM-26 -104A5 5 0 1 1 -16 -104A5 5 0 1 1 -26 -104Z")],
        [("#7a2f1f", "M-30 -230C-36 -286 -4 -306 22 -300C44 -304 60 -296 96 -304C80 -290 70 -286 60 -282C76 -278 88 -280 104 -272C84 -266 70 -266 58 -266C70 -258 78 -256 92 -252C70 -244 56 -250 46 -254L30 -220Z")],
        [(SKIN, "M-26 -256C-26 -276 26 -276 26 -256L22 -222C16 -206 6 -200 -2 -200C-12 -202 -22 -212 -25 -226Z"), (SKIN_DARK, "M-2 -272C14 -272 26 -266 26 -256L22 -222C16 -206 6 -200 -2 -200Z"), ("#e9e0c6", "M-34 -206C-10 -196 14 -196 34 -206C38 -190 30 -178 0 -176C-28 -178 -38 -190 -34 -206Z")],
        [("#2b1d14", "M-32 -262C-30 -280 -8 -280 -2 -270C4 -280 28 -280 30 -262C30 -244 6 -242 -2 -254C-10 -242 -32 -244 -32 -262Z"), ("#bfe0f5", "M-26 -262A10 9 0 1 1 -6 -262A10 9 0 1 1 -26 -262ZM4 -262A10 9 0 1 1 24 -262A10 9 0 1 1 4 -262Z")],
    ],
    "vagabond": [
        [("#6b4422", "M-22 -140L112 -314L122 -306L-8 -132Z"), ("#b8402f", "M84 -300C70 -274 84 -236 116 -232C150 -228 168 -262 158 -290C150 -314 128 -316 116 -318C104 -316 92 -312 84 -300Z")],
        [(CREAM, "M98 -280A6 6 0 1 1 110 -280A6 6 0 1 1 98 -280ZM126 -288A6 6 0 1 1 138 -288A6 6 0 1 1 126 -288ZM112 -254A6 6 0 1 1 124 -254A6 6 0 1 1 112 -254ZM136 -260A5 5 0 1 1 146 -260A5 5 0 1 1 136 -260Z"), ("#7a1f1c", "M110 -322L126 -318L122 -306L108 -308Z")],
        [(OLIVE, "M-52 -40C-50 -100 -46 -150 -34 -180C-24 -198 22 -200 34 -182C46 -140 52 -90 56 -40ZM-44 -44H-4L-10 2H-44ZM8 -44H50L46 2H14Z")],
        [("#5d5529", "M12 -196C26 -194 30 -188 34 -182C46 -140 52 -90 56 -40L46 2H14L30 -44C32 -90 28 -150 12 -196Z"), (BLACK, "M-44 0H-10V12H-56ZM14 0H46L48 12H8Z"), ("#c9a566", "M-30 -96L-8 -100L-4 -78L-26 -74Z")],
        [(SKIN, "M-28 -246H24V-206C14 -188 -14 -188 -24 -202L-36 -214L-28 -230Z"), ("#6b553b", "M-28 -214C-14 -208 6 -212 24 -226V-206C14 -188 -14 -186 -24 -200Z"), ("#d9622b", "M-28 -196L26 -200L34 -178L0 -160L-30 -178Z")],
        [("#4f3d22", "M-34 -252C-32 -294 -12 -300 2 -294C22 -300 34 -284 36 -254Z"), ("#4f3d22", "M-60 -242C-40 -262 40 -266 60 -250C40 -246 20 -244 0 -240C-24 -236 -44 -238 -60 -242Z"), ("#d9622b", "M-34 -262L36 -264V-254L-34 -252Z"), (OLIVE, "M-34 -176C-50 -150 -46 -126 -24 -122L10 -128L6 -146L-16 -146L-12 -168Z"), (SKIN, "M2 -150L20 -148L22 -130L4 -126Z")],
    ],
}


def figure(name, x, y, scale, flip=False):
    move = f"translate({x} {y}) scale({-scale if flip else scale} {scale})"
    return "".join(sheet("".join(path(d, fill) for fill, d in layer), lift=90 if k == 0 else 45, move=move) for k, layer in enumerate(FIGURES[name]))


def case(x, y, scale, turn=0, open_lid=False):
    """The briefcase; (x, y) is the middle of its handle, from which it hangs."""
    move = f"translate({x} {y}) rotate({turn}) scale({scale})"
    body = sheet(path("M-52 34V8Q-52 -12 -32 -12H32Q52 -12 52 8V34H34V14Q34 6 26 6H-26Q-34 6 -34 14V34Z", "#3f1e0c"), lift=110, move=move)
    body += sheet(path("M-150 48Q-150 30 -132 30H132Q150 30 150 48V216Q150 234 132 234H-132Q-150 234 -150 216Z", "#8a4a22"), lift=130, move=move)
    body += sheet(path("M40 30H132Q150 30 150 48V216Q150 234 132 234H-20C60 190 80 110 40 30Z", "#6a3416")
                  + path("M-150 122H150V130H-150Z", "#3f1e0c")
                  + path("M-134 44H134V50H-134ZM-134 214H134V220H-134Z", "#a8683a"), flat=True, move=move)
    body += sheet(path("M-150 184V216Q-150 234 -132 234H-100ZM150 184V216Q150 234 132 234H100ZM-150 80V48Q-150 30 -132 30H-100ZM150 80V48Q150 30 132 30H100Z", BRASS), lift=50, move=move)
    body += sheet(path("M-78 126C-44 74 44 74 78 126C44 178 -44 178 -78 126Z", CREAM), lift=60, move=move)
    body += sheet(circle(0, 126, 33, BRASS), lift=40, move=move)
    return body + sheet(path("M0 108A10 10 0 0 1 6 126L11 146H-11L-6 126A10 10 0 0 1 0 108Z", BLACK), flat=True, move=move)


def string(points, width=7, lift=50):
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    return sheet(f'<path d="{d}" fill="none" stroke="{RED}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>', lift=lift) + \
        sheet(f'<path d="{d}" fill="none" stroke="#f07a66" stroke-width="{width * .3:.1f}" stroke-dasharray="{width} {width * .9:.0f}" stroke-opacity=".8" transform="translate(0 {-width * .14:.1f})"/>', flat=True)


def pins(points, r=11):
    return sheet("".join(circle(f"{x:.0f}", f"{y:.0f}", r, BRASS) for x, y in points), lift=80) + \
        sheet("".join(circle(f"{x - r * .3:.1f}", f"{y - r * .35:.1f}", r * .34, "#fff3cf") for x, y in points), flat=True)


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


def rays(x, y, count, reach, fill, start=0.0, share=.5):
    d = ""
    for k in range(count):
        a0 = start + 2 * math.pi * k / count
        a1 = a0 + 2 * math.pi / count * share
        d += f"M{x} {y}L{x + reach * math.cos(a0):.0f} {y + reach * math.sin(a0):.0f}L{x + reach * math.cos(a1):.0f} {y + reach * math.sin(a1):.0f}Z"
    return path(d, fill)


CITIES = {"lisbon": (-9.14, 38.72), "madrid": (-3.7, 40.42), "paris": (2.35, 48.86), "london": (-.13, 51.51), "glasgow": (-4.25, 55.86), "berlin": (13.4, 52.52), "vienna": (16.37, 48.21),
          "warsaw": (21.01, 52.23), "kiev": (30.52, 50.45), "moscow": (37.62, 55.75), "riga": (24.11, 56.95), "stockholm": (18.07, 59.33), "rome": (12.5, 41.9), "athens": (23.73, 37.98),
          "istanbul": (28.98, 41.01), "sofia": (23.32, 42.7), "algiers": (3.06, 36.75), "marseille": (5.37, 43.3), "belgrade": (20.46, 44.79), "bordeaux": (-.58, 44.84)}


def hand_above(x, y, scale=1.0, glove=BLACK, light="#3a322c"):
    """A gloved hand that comes down and pinches a thread at (x, y)."""
    move = f"translate({x} {y}) scale({scale})"
    body = sheet(path("M-150 -420L150 -420L112 -214H-104Z", "#231d1a"), lift=120, move=move)
    body += sheet(path("M-112 -226H120L110 -176H-100Z", CREAM), lift=70, move=move)
    body += sheet(path("M-88 -184H98C112 -130 108 -96 92 -60L70 -8C64 6 46 2 48 -14L56 -58L26 8C18 22 2 14 6 -2L-2 4C-10 14 -24 8 -20 -8L-12 -62L-50 -22C-62 -10 -76 -22 -68 -36L-56 -84C-78 -112 -94 -146 -88 -184Z", glove), lift=130, move=move)
    return body + sheet(path("M-60 -150C-40 -130 -30 -112 -28 -92L-36 -88C-42 -112 -52 -130 -66 -142ZM20 -128C26 -104 24 -80 14 -56L8 -58C16 -82 18 -104 12 -126ZM62 -132C68 -104 66 -80 58 -56L52 -58C58 -82 60 -104 54 -130Z", light), flat=True, move=move)


GROUND = "M{x0} 1100V{a}L{x1} {b}L{x2} {c}L{x3} {d}L2000 {e}V1100Z"


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
    web = [["lisbon", "madrid", "paris", "london", "glasgow"], ["paris", "berlin", "warsaw", "kiev", "moscow"], ["madrid", "marseille", "rome", "belgrade", "sofia", "istanbul"], ["warsaw", "riga", "moscow"]]
    for line in web:
        out += string([at[c] for c in line], 5, 30)
    tail = [(-20, 1010), (300, 986), at["lisbon"]]
    out += string(tail, 5, 40)
    used = sorted({c for line in web for c in line})
    out += pins([at[c] for c in used] + [(300, 986)], 9)
    out += string([(cx + 2, 262), (cx + 2, 396)], 7, 60)
    out += hand_above(cx, 268, 1.06)
    out += case(cx, 410, .98, -4)
    out += sheet(path("M560 1100L700 1000L860 1020L1010 972L1180 1004L1330 966L1500 1002L1680 964L1960 1010V1100Z", "#2b1c12"), lift=140)
    spots = (("beacon", 782, 1020, .95, False), ("vagabond", 1006, 990, .92, True), ("magician", 1160, 1012, .96, False), ("roulette", 1456, 1008, .94, False), ("spyglass", 1610, 996, .96, False), ("tempest", 1752, 996, .94, False))
    for name, x, y, scale, flip in spots:
        out += figure(name, x, y, scale, flip)
    return out


def coins(places):
    body = "".join(circle(x, y, r, "#b9812a") for x, y, r in places)
    rims = "".join(circle(x, y, r * .84, "#f0c45c") for x, y, r in places)
    marks = "".join(path(f"M{x - r * .42:.0f} {y + r * .36:.0f}L{x - r * .5:.0f} {y - r * .34:.0f}L{x - r * .2:.0f} {y - r * .04:.0f}L{x} {y - r * .46:.0f}L{x + r * .2:.0f} {y - r * .04:.0f}L{x + r * .5:.0f} {y - r * .34:.0f}L{x + r * .42:.0f} {y + r * .36:.0f}Z", "#a06a1c") for x, y, r in places)
    return sheet(body, lift=110) + sheet(rims, lift=30) + sheet(marks, flat=True)


def victory(_layers):
    cx, cy = 1280, 560
    out = sheet('<rect width="1920" height="1080"/>', "#7d2a1c")
    out += sheet(rays(cx, cy, 14, 1500, "#a8471f", .1), lift=50)
    out += sheet(path("M-40 -40H560C470 200 430 420 500 620C560 800 520 960 470 1120H-40Z", "#6a2117"), lift=60)
    out += sheet(circle(cx, cy - 40, 470), "#E8A33D", lift=90)
    out += sheet(circle(cx, cy - 40, 372), "#f4c768", lift=60)
    out += sheet(circle(cx, cy - 40, 270), "#f9e6b4", lift=50)
    out += string([(-20, 930), (240, 968), (520, 900), (820, 1000), (1110, 936)], 6, 50) + pins([(240, 968), (520, 900), (820, 1000)], 11)
    # two arms hold the case up
    out += sheet(path("M1010 1120L1080 760L1128 560L1196 590L1180 780L1190 1120ZM1550 1120L1480 760L1432 560L1364 590L1380 780L1370 1120Z", BLACK), lift=140)
    out += case(cx, 300, 1.3)
    # each hand lies round the side of the case: the palm below, four fingers over the edge
    for side, at in ((1, 0), (-1, 2 * cx)):
        move = f"translate({at} 0) scale({side} 1)"
        out += sheet(path("M1112 664L1188 676L1196 640C1204 622 1196 606 1170 602L1176 600C1196 600 1198 574 1178 573L1190 571C1210 570 1210 544 1190 543L1196 541C1216 540 1214 514 1194 513L1184 511C1200 508 1198 486 1180 485L1104 482C1070 484 1050 508 1048 548C1046 600 1070 636 1112 664Z", SKIN), lift=110, move=move)
        out += sheet(path("M1098 509L1186 511L1186 515L1098 514ZM1092 539L1192 541L1192 545L1092 544ZM1094 570L1180 571L1180 575L1094 575ZM1106 599L1166 600L1168 604L1110 604Z", SKIN_DARK), flat=True, move=move)
        out += sheet(path("M1092 636L1196 662L1188 716L1076 688Z", CREAM), lift=70, move=move)
        out += sheet(circle(1104, 668, 8, BRASS), lift=30, move=move)
    out += sheet(path("M1140 214L1118 86L1206 150L1280 44L1354 150L1442 86L1420 214Z", "#f9e6b4"), lift=120)
    out += sheet(path("M1140 214L1136 190H1424L1420 214ZM1280 44L1300 72L1280 104L1260 72Z", "#c9822a") + circle(1118, 82, 15, CRIMSON) + circle(1442, 82, 15, CRIMSON) + circle(1280, 42, 18, CRIMSON), lift=40)
    out += coins([(800, 300, 38), (900, 180, 26), (760, 560, 30), (880, 720, 42), (1760, 260, 36), (1680, 140, 28), (1810, 500, 30), (1690, 700, 44), (940, 460, 24), (1640, 470, 24), (1850, 820, 36), (700, 880, 34)])
    return out


def defeat(_layers):
    out = sheet('<rect width="1920" height="1080"/>', "#1f2c3a")
    out += sheet(path("M0 0H1960V470C1700 430 1500 470 1300 452C1000 430 700 470 460 440C300 424 120 452 -20 440V0Z", "#27394b"), lift=40)
    # the town
    out += sheet(path("M620 980V520H700V470H740V420L760 360L780 420V470H820V560H900V500H980V600H1040V450H1130V590H1190V980ZM1490 980V560H1560V480H1650V560H1700V430H1730V380L1746 330L1762 380V430H1800V600H1960V980Z", "#16202b"), lift=60)
    out += sheet("".join(path(f"M{x} {y}h16v22h-16Z", "#c99a3f") for x, y in ((650, 560), (840, 600), (920, 540), (1066, 490), (1090, 560), (1590, 520), (1716, 480), (1850, 650), (1520, 640))), flat=True)
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
    out += string([(-20, 930), (210, 880), (470, 956), (700, 900), (846, 986)], 7, 60) + pins([(210, 880), (470, 956), (700, 900)], 12)
    out += sheet(f'<path d="M846 986q16 14 20 34M846 986q24 4 36 20M846 986q26 -6 42 2" fill="none" stroke="{RED}" stroke-width="3"/>', lift=30)
    # rain, printed
    drops = "".join(f"M{(k * 173) % 2000 - 20} {(k * 331) % 1060 - 20}l-16 62" for k in range(120))
    out += sheet(f'<path d="{drops}" fill="none" stroke="#9fb8c8" stroke-width="2.2" stroke-opacity=".28"/>', flat=True)
    return out


def shared(_layers):
    cx = 1280
    out = sheet('<rect width="1920" height="1080"/>', "#143231")
    out += sheet(path("M640 -20H1280V1100H520C600 760 700 400 640 -20Z", "#2E8B7A"), lift=60)
    out += sheet(path("M1280 -20H1960V1100H1280Z", "#C23B4E"), lift=30)
    out += sheet(path("M1280 540L900 -40H640L560 300ZM1280 540L540 640L520 1000ZM1280 540L760 1120H1100Z", "#277567") + path("M1280 540L1660 -40H1960V120ZM1280 540L1960 420V720ZM1280 540L1800 1120H1480Z", "#a82f42"), lift=30)
    out += sheet(circle(cx, 560, 330), "#f1e4c3", lift=100) + sheet(circle(cx, 560, 300), "#E8A33D", lift=40)
    out += case(cx, 410, 1.34)
    # an arm from either side, both hands on one handle
    out += sheet(path("M500 160L1016 318L1096 330L1110 420L1016 432L480 420Z", "#0f3b3a") + path("M2000 130L1546 318L1464 330L1450 420L1546 432L2000 420Z", "#4f1522"), lift=140)
    out += sheet(path("M-40 -40H640C700 400 600 760 520 1120H-40Z", "#143231"), lift=70)
    out += sheet(path("M1000 312L1090 326L1104 424L1004 436Z", CREAM) + path("M1560 312L1470 326L1456 424L1556 436Z", CREAM), lift=60)
    out += sheet(circle(1050, 402, 8, BRASS) + circle(1510, 402, 8, BRASS), lift=30)
    out += sheet(path("M1092 336L1180 344L1262 372C1280 380 1276 404 1256 402L1282 412C1298 420 1290 442 1272 438L1280 446C1288 458 1276 470 1262 464L1244 456L1252 466C1256 478 1242 486 1230 478L1170 440L1100 424Z", SKIN), lift=110)
    out += sheet(path("M1468 336L1380 344L1298 372C1280 380 1284 404 1304 402L1278 412C1262 420 1270 442 1288 438L1280 446C1272 458 1284 470 1298 464L1316 456L1308 466C1304 478 1318 486 1330 478L1390 440L1460 424Z", "#b47a4c"), lift=110)
    out += sheet(path("M1200 388L1254 402L1252 406L1196 394ZM1204 412L1270 437L1268 441L1200 418ZM1200 432L1242 456L1238 460L1194 436Z", SKIN_DARK) + path("M1360 388L1306 402L1308 406L1364 394ZM1356 412L1290 437L1292 441L1360 418ZM1360 432L1318 456L1322 460L1366 436Z", "#7d4f2c"), flat=True)
    out += string([(-20, 1000), (260, 960), (560, 1010), (920, 930), (cx, 990), (1640, 930), (1940, 1000)], 7, 60) + pins([(260, 960), (560, 1010), (920, 930), (cx, 990), (1640, 930)], 12)
    return out


ABOVE = 360  # what he looms up to above the other posters' height: a window that is not so wide shows it


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
    out += sheet(path("M1130 190H1410L1418 356C1408 440 1350 500 1270 520C1190 500 1132 440 1122 356Z", "#e8d6b0"), lift=90)
    out += sheet(path("M1130 190H1270L1258 330L1224 430L1266 450L1258 476L1270 520C1190 500 1132 440 1122 356Z", "#6d5a46") + path("M1350 400C1366 430 1364 452 1354 474L1344 470C1352 450 1352 432 1338 406Z", "#4a3b2c")
                 + path("M1210 462C1240 450 1300 450 1332 456C1350 448 1354 440 1358 436C1354 462 1336 472 1316 474C1284 480 1240 476 1210 462Z", "#4a1512") + path("M1136 262L1236 284L1232 300L1136 282ZM1404 262L1304 284L1308 300L1404 282Z", "#d8cfbd"), flat=True)
    out += sheet(path("M1270 344A66 66 0 1 1 1138 344A66 66 0 1 1 1270 344ZM1402 344A66 66 0 1 1 1270 344A66 66 0 1 1 1402 344Z", "#0f0d0c"), lift=90)
    out += sheet(circle(1204, 344, 53) + circle(1336, 344, 53), "#f8f0dc", lift=40)
    out += sheet(path("M1172 332H1236V370H1172ZM1190 332V320H1218V332H1210V328H1198V332ZM1304 332H1368V370H1304ZM1322 332V320H1350V332H1342V328H1330V332Z", "#a3251f"), flat=True)
    out += sheet(path("M1096 180C1090 40 1124 -60 1190 -70C1230 -74 1250 -54 1270 -54C1290 -54 1310 -74 1350 -70C1416 -60 1450 40 1444 180C1340 210 1200 210 1096 180Z", BLACK), lift=90)
    out += sheet(path("M1350 -70C1416 -60 1450 40 1444 180C1424 186 1404 190 1384 194C1400 90 1390 0 1350 -70Z", "#322a26") + path("M1095 136C1200 168 1340 168 1445 136L1444 180C1340 210 1200 210 1096 180Z", "#a3251f"), flat=True)
    out += sheet(path("M950 226C990 176 1056 156 1100 164C1200 196 1340 196 1440 164C1484 156 1550 176 1590 226C1612 262 1550 280 1484 266C1360 240 1180 240 1056 266C990 280 928 262 950 226Z", BLACK), lift=120)
    out += sheet('<ellipse cx="1270" cy="985" rx="660" ry="190" fill="#7d1a17"/>', lift=60)
    # hands spread over the six; threads run down to each
    hands = ((1010, 700, 1), (1530, 700, -1))
    spots = (("beacon", 760, False), ("magician", 930, False), ("vagabond", 1095, True), ("roulette", 1445, False), ("spyglass", 1610, False), ("tempest", 1760, False))
    tips = ((930, 728), (970, 766), (1016, 788), (1524, 788), (1570, 766), (1610, 728))
    for (hx, hy), (_, x, _) in zip(tips, spots):
        out += string([(hx, hy - 8), (x, 866)], 4, 30)
    for side, at in ((1, 0), (-1, 2540)):
        out += sheet(path("M1132 474C1060 494 960 520 908 572C868 620 880 676 926 702H1104L1118 620C1128 590 1150 560 1168 548Z", "#322a26"), lift=110, move=f"translate({at} 0) scale({side} 1)")
        out += sheet(path("M918 648L1112 640L1104 706H926Z", CREAM), lift=60, move=f"translate({at} 0) scale({side} 1)")
    for x, y, side in hands:
        move = f"translate({x} {y}) scale({side} 1)"
        out += sheet(path("M-76 0L-72 -4H78L92 10C96 30 84 40 76 26L62 0L66 66C66 84 48 86 44 68L34 10L28 86C26 104 8 104 6 86L2 12L-20 72C-26 88 -44 82 -40 64L-28 2L-62 40C-74 52 -88 40 -80 26Z", "#8a211c"), lift=120, move=move)
    out += case(cx, 760, .74)
    out += sheet(path("M520 1120L640 1040L1000 1052L1270 1036L1560 1052L1990 1030V1120Z", "#0c0908"), lift=120)
    for name, x, flip in spots:
        out += figure(name, x, 1050, .62, flip)
    return out


def main(name, layers, target):
    body = {"title": title, "victory": victory, "defeat": defeat, "shared": shared, "solomon-wins": solomon_wins}[name](layers)
    with open(target, "w") as file:
        above = ABOVE if name == "solomon-wins" else 0
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-above} 1920 {1080 + above}">\n{body}</svg>\n')


main(*sys.argv[1:4])
