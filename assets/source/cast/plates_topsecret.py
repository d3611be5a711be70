"""plates_topsecret.py OUT_DIR [NAME...]: the pictures of the rules of Top Secret Spies, NAME.jpg and NAME-large.jpg, from the parts of its cards,
board and posters; with PLATES_QUICK small ones alone, for a look."""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("map", "pieces"):
    sys.path.insert(0, os.path.join(HERE, "..", folder))
import cards
import cast
import cut
import die
import pavement
from posters_topsecret import figure, gleam, glow, ground, house, laid, lamp, rain, roofs, safe
from poster import CREAM, circle, path, sheet

W, H = 512, 640


def sky(top, floor=430, stones="#303d5c"):
    return sheet(path(f"M-20 -20H{W + 20}V{H + 20}H-20Z"), top, flat=True) + roofs(floor - 110, "#2a3758", 9, left=-40) + ground(floor, stones, "#455473", 4)


def from_cards(sheets):
    return cast.as_text(sheets)


def cube(x, y, scale, up):
    return laid(die.cube(die.turned(0, 0, -16), pavement.die_faces(up)), f"translate({x} {y}) scale({scale}) translate(-96 -98)", 30)


def turn():
    """The die, and one who walks on by three."""
    out = sky("#22304f") + house(2, 120, 432, 1.0) + house(3, 404, 432, 1.06) + gleam((100, 150, 380, 430), 436, 600) + glow(256, 560, 300, 80, strength=.5)
    out += from_cards(cards.arrow((120, 200), (256, 60), (404, 178), cards.GREEN, 34) + cards.number(262, 108, "3", cards.GREEN, 50))
    return out + figure("navy", 118, 606, .36) + from_cards(cards.ghost(404, 600, 1.2)) + cube(262, 520, .86, 3) + rain(60, .3, left=0)


def score():
    """An agent reaches the safe, and every marker runs by the worth of its house."""
    out = sky("#22304f", 360) + house(7, 256, 362, 1.06) + glow(256, 420, 300, 90, strength=.6)
    out += safe(360, 452, .62) + figure("ruby", 190, 452, .26) + from_cards(cards.arrow((176, 130), (250, 40), (352, 258), cards.LIT, 28))
    slabs = "".join(path(f"M{-62 + 106 * k} 498h100v96h-100Z", ("#b9b3a0", "#a7a190")[k % 2]) for k in range(6))
    out += sheet(slabs, lift=60) + from_cards(cards.marker(92, 546, 38, "#c02a3e", "R") + cards.marker(300, 546, 38, "#e8bd22", "C") + cards.arrow((130, 512), (200, 450), (272, 510), cards.GREEN, 20) + cards.arrow((338, 512), (400, 450), (460, 510), cards.GREEN, 20))
    return out + rain(40, .26, left=0)


def card(x, y, turned, name, scale=1.0):
    paper, picture = cards.FACES[name]
    place = f"translate({x} {y}) rotate({turned}) scale({scale})"
    frame = [s.moved(place, scale) for s in cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{sheet(path(pavement.rounded(-150, -210, 300, 420, 18)), CREAM, 120)}</svg>')[1]]
    clip = f'<defs><clipPath id="c{name}"><path d="{pavement.rounded(-130, -150, 260, 300, 8)}"/></clipPath></defs>'
    inner = "translate(-150 -150) scale(.586)"
    art = [cut.Sheet(f'{clip}<g transform="{place}"><g clip-path="url(#c{name})"><g transform="{inner}">{s.body}</g></g></g>', s.flat, s.lift * scale * .586, s.name) for s in cards.scene(paper) + picture()]
    band = [s.moved(place, scale) for s in cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{sheet(path("M-130 -192H130V-160H-130Z"), paper[1], flat=True)}{sheet(path("M-130 162H130V192H-130Z"), "#d9cba4", flat=True)}</svg>')[1]]
    return from_cards(frame + art + band)


def hand():
    """Three cards, held close."""
    out = sheet(path(f"M-20 -20H{W + 20}V{H + 20}H-20Z"), "#2b3a62", flat=True)
    for r, ink in ((330, "#34446e"), (240, "#3f507c"), (160, "#4f618e")):
        out += sheet(circle(256, 300, r), ink, 50)
    return out + card(146, 306, -13, "ambush", .78) + card(366, 306, 13, "swap", .78) + card(256, 350, 1, "crack", .92)


def dossier():
    """A sheet with a row an agent, pencilled."""
    out = sheet(path(f"M-20 -20H{W + 20}V{H + 20}H-20Z"), "#3f2f2a", flat=True) + glow(220, 230, 420, 420, "#ffd28a", .4)
    put = "translate(256 322) rotate(-4)"
    out += sheet(path("M-200 -272H120L200 -232V276H-200Z"), "#c79d5c", 120, move=put) + sheet(path("M-178 -240H178V250H-178Z"), "#f0e6cb", 60, move=put)
    names = (("ash", "A"), ("canary", "C"), ("ginger", "G"), ("jade", "J"), ("navy", "N"), ("ruby", "R"), ("violet", "V"))
    lines = "".join(f"M-166 {-186 + 60 * k}H166" for k in range(8)) + "".join(f"M{x} -226V234" for x in (-96, -10, 78))
    out += sheet(f'<path d="{lines}" fill="none" stroke="#5c87a0" stroke-opacity=".6" stroke-width="3"/>', flat=True, move=put)
    for k, (name, letter) in enumerate(names):
        out += cast.as_text([s.moved(put, 1) for s in cards.marker(-132, -156 + 60 * k, 22, cast.COLOURS[name], letter)])
    marks = ("M-64 -166l10 12l22 -26", "M18 -168l26 26M44 -168l-26 26", "M104 -108l26 26M130 -108l-26 26", "M-66 -48l26 26M-40 -48l-26 26", "M16 12a15 13 0 1 0 30 0a15 13 0 1 0 -30 0", "M106 74l10 12l22 -26", "M-66 132l26 26M-40 132l-26 26", "M18 192q14 -20 28 0M30 206v2", "M110 -46a15 13 0 1 0 30 0a15 13 0 1 0 -30 0")
    out += sheet(f'<path d="{"".join(marks)}" fill="none" stroke="#3a3640" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>', flat=True, move=put)
    pencil = "translate(372 500) rotate(-38)"
    return out + sheet(path("M-18 -150H18V70L0 118L-18 70Z", "#d9a13c") + path("M-18 -150H18V-176Q0 -190 -18 -176Z", "#c2584e"), lift=130, move=pencil) + sheet(path("M-18 70L0 118L18 70Q0 60 -18 70Z", "#ecd2ae") + path("M-6 103L0 118L6 103Z", "#2a2630") + path("M-18 -150H18V-138H-18Z", "#9097a0") + path("M6 -138H18V70L6 66Z", "#b4802a"), flat=True, move=pencil)


def secret():
    """One card face up, for one pair of eyes; the others show what all may see."""
    out = sky("#1f2a48", 470) + lamp(256, 476, .92) + glow(256, 520, 300, 90, strength=.5)
    back = lambda x, y, turned: "".join(sheet(path(d, fill), lift=lift, flat=not lift, move=f"translate({x} {y}) rotate({turned})") for d, fill, lift in (
        (pavement.rounded(-70, -98, 140, 196, 10), CREAM, 110), (pavement.rounded(-59, -87, 118, 174, 5), "#27324a", 20), ("M0 -50A27 27 0 0 1 15 3L26 52H-26L-15 3A27 27 0 0 1 0 -50Z", "#e6b84e", 0)))
    out += back(96, 236, -10) + back(416, 236, 9)
    return out + from_cards(cards.agent(120, 604, 1.3) + cards.agent(392, 604, 1.3, cards.LEAD)) + from_cards(cards.dossier(256, 390, -3, "#b8a6cc", "")) + figure("violet", 258, 512, .22) + rain(50, .26, left=0)


PLATES = {"turn": turn, "score": score, "cards": hand, "dossier": dossier, "secret": secret}


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or PLATES:
        _, sheets = cut.read(f'<svg xmlns="http://www.w3.org/2000/svg">{PLATES[name]()}</svg>')
        cut.print_poster(name, f"0 0 {W} {H}", sheets, os.path.join(out, name + ".jpg"), W, H, 1 if os.environ.get("PLATES_QUICK") else 2)


if __name__ == "__main__":
    main(*sys.argv[1:])
