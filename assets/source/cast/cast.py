"""The model sheet: svg/FOLDER/NAME.svg draws a character once. Portrait, figure, badge and posters are all taken from that one
drawing, so that coat, hat, prop and face are the same everywhere.

On its root: data-feet, the point of the drawing on which the figure stands; data-head, the circle that the badge shows;
data-hand, where the figure carries the briefcase; data-turned, where the drawing is used mirrored. A group's data-in says which
of the uses it belongs to, `portrait` (the scenery behind, and gestures), `figure`, `badge`, `poster` or `back`.

`back` is the other side of the same card: its outline mirrored, printed in greys alone.
"""
import os
import re
from dataclasses import dataclass

from cut import Sheet, read

HERE = os.path.dirname(os.path.abspath(__file__))
PORTRAIT = "0 0 512 640"


@dataclass(frozen=True)
class Company:
    """The characters of a game."""
    folder: str         # below svg/
    colours: dict       # by name, in their order: those of the game's names.c
    agents: tuple       # who moves about on the table: has an outline, and a hand
    plates: tuple       # the rules' other pictures
    scale: float        # pixels of a figure's canvas to a unit of the drawing
    height: float       # of a figure, world units, from the base to the top of a usual hat
    feet: dict          # by name: radius of the foot, where it is not the usual one
    standees: dict      # by name: what its figure's files are called, where they are not called by the name
    faces: tuple = ("",)  # the sides of its figures that are printed: added to the name


COMPANIES = {
    "solomon": Company(
        "agents", {"beacon": "#E8A33D", "magician": "#6B4BA1", "roulette": "#C7386E", "spyglass": "#2E8B7A", "tempest": "#4A86C5", "vagabond": "#7F8438", "solomon": "#3A3A3A"},
        ("beacon", "magician", "roulette", "spyglass", "tempest", "vagabond"), ("money", "turn", "challenge", "know"), .412, 2.08, {"solomon": 84}, {"solomon": "solomon-standee"}),
    "conspiracy-1982": Company(
        "spies", {"ahmed-cahr": "#3A6FC4", "al-ibi": "#7B56B8", "earl-e-byrd": "#4C9A3F", "peking-tom": "#E0B71E", "polly-graff": "#17A398", "rita-palm": "#CC3A86",
                  "rock-bottom": "#B04A3A", "tanya-hyde": "#E0862E"},
        ("ahmed-cahr", "al-ibi", "earl-e-byrd", "peking-tom", "polly-graff", "rita-palm", "rock-bottom", "tanya-hyde"),
        ("money", "turn", "challenge", "cover", "know"), .55, 1.98, {}, {}, faces=("", "-back")),
    "topsecret": Company(
        "pavement", {"ash": "#9097A0", "canary": "#E8BD22", "ginger": "#E0742A", "jade": "#2F9E63", "navy": "#3564B4", "ruby": "#C02A3E", "violet": "#7F52B4"},
        ("ash", "canary", "ginger", "jade", "navy", "ruby", "violet"), (), .386, 2.08, {}, {}),
}
COLOURS = {name: colour for company in COMPANIES.values() for name, colour in company.colours.items()}


def company_of(name):
    return next(c for c in COMPANIES.values() if name in c.colours)


def in_greys(body):
    """What is printed in colour, printed in lead: darker than it would be in a grey picture."""
    def lead(match):
        r, g, b = (int(match.group(0)[k:k + 2], 16) for k in (1, 3, 5))
        if max(r, g, b) - min(r, g, b) < 42:
            return match.group(0)
        grey = round((.3 * r + .59 * g + .11 * b) * .72 + 14)
        return f"#{grey:02x}{min(255, grey + 2):02x}{min(255, grey + 5):02x}"
    return re.sub(r"#[0-9a-fA-F]{6}\b", lead, body)


class Character:
    def __init__(self, name, use):
        self.name = name
        root, self.sheets = read(os.path.join(HERE, "svg", company_of(name).folder, name + ".svg"), use)
        self.feet, self.head, self.hand = ([float(v) for v in root.get("data-" + key, "0 0").split()] for key in ("feet", "head", "hand"))
        if use == "back":
            self.sheets = [Sheet(in_greys(s.body), s.flat, s.lift, s.name) for s in self.sheets]
        if (root.get("data-turned") is not None) != (use == "back"):
            self.sheets = [s.moved("translate(512 0) scale(-1 1)", 1) for s in self.sheets]
            self.feet[0], self.head[0], self.hand[0] = 512 - self.feet[0], 512 - self.head[0], 512 - self.hand[0]


def standing(name, x, y, scale, use="poster", flip=False):
    """The sheets of a character whose feet are at (x, y) of a poster; scale: units of the poster to one of the drawing."""
    who = Character(name, use)
    across = -scale if flip else scale
    place = f"translate({x - who.feet[0] * across:.2f} {y - who.feet[1] * scale:.2f}) scale({across} {scale})"
    return [Sheet(s.body, s.flat, s.lift, s.name).moved(place, max(scale, .3)) for s in who.sheets]


def as_text(sheets, clip=""):
    """Sheets as the groups of a drawing. clip: an attribute that they all get."""
    out = ""
    for s in sheets:
        flat = ' data-flat="1"' if s.flat else ""
        out += f'<g data-lift="{s.lift * 100:.1f}"{flat}><g{clip}>{s.body}</g></g>\n'
    return out
