"""cards.py OUT_DIR [NAME...]: the Top Secret cards, NAME.png, and their back: pictures of what they do, composed of a few drawn parts.

The colour of its paper says what a card is about: night blue for the safe, brass for markers, slate for agents, wine for what happens
in a named house. No face has a word on it: the table prints the name below the picture, in the band left bare.
"""
import os
import sys

from card import CREAM, EDGE, INK, Sheet, circle, compose, moved, path, printed, reduce, save

SIZE = (360, 504)
PICTURE = (22, 22, 316, 380)        # left, top, width, height: below it the band for the name
NIGHT, BRASS, SLATE, WINE = "#27324a", "#8a6a2a", "#3d5058", "#5c2a34"
LIT, GREY, RED, GREEN = "#f8cf6a", "#9097a0", "#dc5a48", "#55b884"


def agent(x, y, size=1.0, coat=GREY, hat="#5f656e"):
    """Anybody: coat and hat, the feet at (x, y), 150 high."""
    place = f"translate({x} {y}) scale({size})"
    return [Sheet(moved(path("M-38 0C-34 -50 -34 -84 -12 -94H12C34 -84 34 -50 38 0Z", coat), place), 3),
            Sheet(moved(circle(0, -106, 19, "#ecd2ae"), place), 2),
            Sheet(moved(path("M-36 -116C-20 -124 20 -124 36 -116C20 -108 -20 -108 -36 -116ZM-20 -118C-20 -140 -12 -148 0 -144C12 -148 20 -140 20 -118Z", hat), place), 2)]


def ghost(x, y, size=1.0):
    """Where one stood, or will: an outline."""
    return [printed(moved(path("M-38 0C-34 -50 -34 -84 -12 -94H12C34 -84 34 -50 38 0ZM-20 -112H20V-118H36M-36 -118H-20C-20 -140 -12 -148 0 -144C12 -148 20 -140 20 -118", "none", stroke=CREAM, stroke_width=5, stroke_dasharray="11 9"),
                          f"translate({x} {y}) scale({size})"))]


def safe(x, y, size=1.0):
    """A steel box with a wheel, its middle at (x, y)."""
    place = f"translate({x} {y}) scale({size})"
    return [Sheet(moved(path("M-62 -60H62V60H-62ZM-50 60H-30V72H-50ZM30 60H50V72H30Z", "#59636e"), place), 4), Sheet(moved(path("M-48 -46H48V46H-48Z", "#7d8894"), place), 2),
            Sheet(moved(circle(0, 0, 28, BRASS), place), 2), printed(moved(circle(0, 0, 20, "#e0b050") + path("M0 -26V26M-26 0H26", "none", stroke=INK, stroke_width=6) + circle(0, 0, 6, INK), place))]


def church(x, y, size=1.0):
    place = f"translate({x} {y}) scale({size})"
    return [Sheet(moved(path("M-84 0V-62H84V0Z", "#8b8496"), place), 4), Sheet(moved(path("M-94 -62L-70 -96H70L94 -62Z", "#3b4a63"), place), 2), Sheet(moved(path("M-30 0V-112H30V0Z", "#a29bac"), place), 3),
            Sheet(moved(path("M-40 -110L0 -172L40 -110Z", "#3b4a63") + path("M-4 -204h8v12h12v8h-12v20h-8v-20h-12v-8h12Z", CREAM), place), 2),
            printed(moved(circle(0, -76, 16, LIT) + path("M-14 0V-30A14 14 0 0 1 14 -30V0Z", INK) + path("M-68 -16V-42H-46V-16ZM46 -16V-42H68V-16Z", LIT), place))]


def ruins(x, y, size=1.0):
    place = f"translate({x} {y}) scale({size})"
    return [Sheet(moved(path("M-96 0V-58L-80 -74L-66 -56V-30L-30 -20L-10 -34V0Z", "#5a565c"), place), 3), Sheet(moved(path("M-22 0V-104L12 -156L34 -126L44 -138L74 -84V-50L96 -26V0Z", "#77717a"), place), 4),
            printed(moved(path("M12 -48V-86A17 17 0 0 1 46 -86V-48Z", INK) + path("M-84 -12V-36H-64V-12Z", INK), place)), Sheet(moved(path("M-104 4L-70 -16L-30 -2L10 -20L50 -2L104 4Z", "#4a464e"), place), 2)]


def house(x, y, size=1.0, wall="#b07a4c"):
    place = f"translate({x} {y}) scale({size})"
    return [Sheet(moved(path("M-56 0V-84H56V0Z", wall), place), 4), Sheet(moved(path("M-68 -82L0 -138L68 -82Z", "#7a3b2c"), place), 2), printed(moved(path("M-40 -30V-62H-16V-30ZM16 -30V-62H40V-30Z", LIT) + path("M-12 0V-36H12V0Z", INK), place))]


def arrow(points, colour, wide=20):
    """Along two or three points: a broad bent arrow of paper; the middle one bends it."""
    (ax, ay), (bx, by), (cx, cy) = points
    dx, dy = cx - bx, cy - by
    n = max((dx * dx + dy * dy) ** .5, 1)
    dx, dy = dx / n, dy / n
    hx, hy = cx - dx * 30, cy - dy * 30
    head = f"M{cx:.0f} {cy:.0f}L{hx - dy * 32:.0f} {hy + dx * 32:.0f}L{hx + dy * 32:.0f} {hy - dx * 32:.0f}Z"
    return [Sheet(path(f"M{ax} {ay}Q{bx} {by} {hx:.0f} {hy:.0f}", "none", stroke=colour, stroke_width=wide) + path(head, colour), 3)]


def pips(n, x, y, colour, alike=True):
    """How many houses: discs in a row; all but the first are open where fewer will do."""
    gap, out = 40, ""
    for k in range(n):
        at = x + (k - (n - 1) / 2) * gap
        out += circle(at, y, 14, colour) if k == 0 or alike else circle(at, y, 12, "none", stroke=colour, stroke_width=6)
    return [Sheet(out, 2)]


def marker(x, y, colour):
    return [Sheet(path(f"M{x - 26} {y + 12}V{y - 8}C{x - 26} {y - 28} {x + 26} {y - 28} {x + 26} {y - 8}V{y + 12}C{x + 26} {y + 30} {x - 26} {y + 30} {x - 26} {y + 12}Z", colour), 3), printed(circle(x, y - 8, 20, CREAM, 10))]


def both_ways(x, y):
    return arrow(((x, y), (x + 30, y), (x + 112, y)), GREEN) + arrow(((x, y), (x - 30, y), (x - 112, y)), RED)


ON, BACK = (lambda y=130, x0=80, x1=284: arrow(((x0, y), ((x0 + x1) / 2, y - 76), (x1, y)), GREEN)), (lambda y=130, x0=80, x1=284: arrow(((x1, y), ((x0 + x1) / 2, y - 76), (x0, y)), RED))
# By name: the colour of its paper, and what is on it. Forward is green and to the right, back is red and to the left.
FACES = {
    "safe": (NIGHT, lambda: safe(126, 286, .95) + [printed(path("M214 110H290V186H214Z", "none", stroke=CREAM, stroke_width=6, stroke_dasharray="12 9"))] + arrow(((130, 190), (140, 110), (214, 140)), LIT)),
    "markers": (BRASS, lambda: marker(82, 170, RED) + ON(150, 112, 296) + pips(3, 196, 196, CREAM) + marker(82, 326, "#3564b4") + ON(306, 112, 296) + pips(3, 196, 352, CREAM)),
    "back": (SLATE, lambda: agent(226, 336, 1.2) + ghost(108, 336, 1.1) + BACK() + pips(2, 180, 370, RED, False)),
    "dash": (SLATE, lambda: agent(130, 336, 1.2) + ghost(252, 336, 1.1) + ON() + pips(3, 180, 370, GREEN, False)),
    "sidestep": (SLATE, lambda: agent(180, 350, 1.35) + both_ways(180, 100)),
    "advance": (SLATE, lambda: agent(120, 326, 1.1) + agent(236, 326, 1.1, "#c02a3e", "#7c1424") + ON(130, 60, 160) + ON(130, 190, 296) + pips(1, 180, 364, GREEN)),
    "retreat": (SLATE, lambda: agent(120, 326, 1.1) + agent(236, 326, 1.1, "#c02a3e", "#7c1424") + BACK(130, 60, 160) + BACK(130, 190, 296) + pips(1, 180, 364, RED)),
    "shove": (NIGHT, lambda: safe(180, 312, .8) + agent(180, 244, .95) + both_ways(180, 66)),
    "crack": (NIGHT, lambda: safe(236, 306, .95) + agent(96, 372, 1.1) + arrow(((96, 190), (150, 90), (236, 222)), LIT)),
    "ambush": (WINE, lambda: ruins(224, 330, 1.05) + agent(84, 372, 1.0) + arrow(((84, 206), (110, 96), (190, 160)), RED)),
    "rescue": (WINE, lambda: ruins(108, 370, .8) + church(252, 370, .8) + agent(88, 250, .5) + agent(134, 250, .5, "#c02a3e", "#7c1424") + arrow(((110, 150), (180, 60), (252, 186)), GREEN)),
    "curfew": (WINE, lambda: church(180, 266, 1.0) + [part for k, c in enumerate(("#e8bd22", "#2f9e63", "#3564b4", "#c02a3e", "#7f52b4")) for part in agent(66 + 57 * k, 384, .62, c)] + [Sheet(circle(276, 84, 32, LIT), 2), Sheet(circle(292, 76, 28, WINE), 0)]),
    "swap": (SLATE, lambda: agent(92, 312, 1.1) + agent(268, 312, 1.1, "#c02a3e", "#7c1424") + arrow(((110, 120), (180, 54), (262, 116)), CREAM) + arrow(((250, 340), (180, 396), (98, 344)), CREAM)),
    "join": (SLATE, lambda: house(242, 250, 1.05) + agent(250, 372, .8, "#c02a3e", "#7c1424") + agent(86, 372, .8) + arrow(((122, 316), (160, 268), (212, 318)), LIT)),
    "recruit": (BRASS, lambda: [Sheet(moved(path("M-72 -104H72V104H-72Z", EDGE), "translate(212 222) rotate(9)"), 4), Sheet(moved(path("M-62 -94H62V94H-62Z", NIGHT), "translate(212 222) rotate(9)"), 1)]
                + [Sheet(moved(path("M-72 -104H72V104H-72Z", EDGE), "translate(146 240) rotate(-7)"), 5), Sheet(moved(path("M-62 -94H62V94H-62Z", "#8a9aa0"), "translate(146 240) rotate(-7)"), 1)] + agent(148, 330, 1.15, "#e0742a", "#5a3a20")
                + [Sheet(path("M250 340H274V316H298V340H322V364H298V388H274V364H250Z", GREEN), 3)]),
}


def face(name):
    paper, picture = FACES[name]
    x, y, w, h = PICTURE
    rain = "".join(f"M{x + 14 + (k * 73) % (w - 28)} {y + 10 + (k * 127) % (h - 60)}l-6 28" for k in range(26))
    return [Sheet(path("M8 26Q8 8 26 8H334Q352 8 352 26V478Q352 496 334 496H26Q8 496 8 478Z", EDGE), 4), Sheet(path(f"M{x} {y}h{w}v{h}h{-w}Z", paper), 0),
            printed(path(rain, "none", stroke="#c4d2de", stroke_width=2.5, stroke_opacity=.22))] + picture() + [printed(path(f"M{x} 412H{x + w}V482H{x}Z", "#e2d4ae"))]


def back():
    """The same rain, a keyhole in a lamp's light: all backs are one."""
    rain = "".join(f"M{30 + (k * 67) % 300} {20 + (k * 131) % 440}l-8 36" for k in range(60))
    return [Sheet(path("M8 26Q8 8 26 8H334Q352 8 352 26V478Q352 496 334 496H26Q8 496 8 478Z", EDGE), 4), Sheet(path("M22 22H338V482H22Z", NIGHT), 0), printed(path(rain, "none", stroke="#9fb4c4", stroke_width=3, stroke_opacity=.35)),
            Sheet(circle(180, 252, 118, "#c9992f"), 4), Sheet(circle(180, 252, 100, LIT), 2), Sheet(path("M180 170A46 46 0 0 1 206 254L224 340H136L154 254A46 46 0 0 1 180 170Z", INK), 3)]


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or ("back-of-card", *FACES):
        save(reduce(compose(SIZE, back() if name == "back-of-card" else face(name), sum(map(ord, name)))), os.path.join(out, name + ".png"))


if __name__ == "__main__":
    main(*sys.argv[1:])
