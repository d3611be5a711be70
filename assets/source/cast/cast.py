"""The model sheet: svg/agents/NAME.svg draws a character once, from hat to boots. Portrait, figure, badge and posters are all
taken from that one drawing, so that coat, hat, prop and face are the same everywhere.

On its root: data-feet, the point of the drawing on which the figure stands; data-head, the circle that the badge shows;
data-hand, where the figure carries the briefcase; data-turned, where the drawing is used mirrored. A group's data-in says which
of the uses it belongs to, `portrait` (the scenery behind, and gestures), `figure`, `badge` or `poster`.
"""
import os

from cut import Sheet, read

HERE = os.path.dirname(os.path.abspath(__file__))
AGENTS = ("beacon", "magician", "roulette", "spyglass", "tempest", "vagabond")
CAST = AGENTS + ("solomon",)
COLOURS = {"beacon": "#E8A33D", "magician": "#6B4BA1", "roulette": "#C7386E", "spyglass": "#2E8B7A", "tempest": "#4A86C5", "vagabond": "#7F8438", "solomon": "#3A3A3A"}
PORTRAIT = "0 0 512 640"


class Character:
    def __init__(self, name, use):
        self.name = name
        root, self.sheets = read(os.path.join(HERE, "svg", "agents", name + ".svg"), use)
        self.feet, self.head, self.hand = ([float(v) for v in root.get("data-" + key, "0 0").split()] for key in ("feet", "head", "hand"))
        if root.get("data-turned") is not None:
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
