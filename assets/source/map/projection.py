"""The map's projection, once for the print and the program. `projection.py OUT.json` writes it with its formula and control points."""
import json
import math
import sys

SIZE = (4096, 2731)
PARALLELS = (38.0, 58.0)
MERIDIAN = 14.0
SCALE = 5570.0
TRANSLATE = (2470.0, 6588.0)
CONTROLS = {"Lisbon": (-9.14, 38.72), "Moscow": (37.62, 55.75), "Palermo": (13.36, 38.12), "Vienna": (16.37, 48.21)}

FORMULA = (
    "Sphere of radius 1, degrees turned to radians, x to the right, y down. t(a) = tan(pi/4 + a/2). "
    "n = ln(cos p1 / cos p2) / ln(t(p2) / t(p1)). f = cos(p1) * t(p1)^n / n. "
    "r = f / t(lat)^n. theta = n * (lon - rotate), east positive. "
    "x = translate[0] + scale * r * sin(theta). y = translate[1] - scale * (f - r * cos(theta)). "
    "Pixels of the print of `size`; divide by its width for other sizes."
)


class Conic:
    """Lambert's conformal conic on a sphere, with its inverse."""

    def __init__(self, parallels=PARALLELS, meridian=MERIDIAN, scale=SCALE, translate=TRANSLATE):
        p1, p2 = (math.radians(p) for p in parallels)
        self.n = math.log(math.cos(p1) / math.cos(p2)) / math.log(self._t(p2) / self._t(p1))
        self.f = math.cos(p1) * self._t(p1) ** self.n / self.n
        self.meridian, self.scale, self.translate = math.radians(meridian), scale, translate

    @staticmethod
    def _t(latitude):
        return math.tan(math.pi / 4 + latitude / 2)

    def __call__(self, lon, lat):
        r = self.f / self._t(math.radians(lat)) ** self.n
        theta = self.n * (math.radians(lon) - self.meridian)
        return (self.translate[0] + self.scale * r * math.sin(theta),
                self.translate[1] - self.scale * (self.f - r * math.cos(theta)))

    def inverse(self, x, y):
        dx = (x - self.translate[0]) / self.scale
        dy = self.f + (y - self.translate[1]) / self.scale
        r = math.hypot(dx, dy)
        lat = 2 * math.atan((self.f / r) ** (1 / self.n)) - math.pi / 2
        return math.degrees(math.atan2(dx, dy) / self.n + self.meridian), math.degrees(lat)


TRACK_RADIUS = 62
END_RADIUS = 116     # of its end
ASIDE = 142          # a space, from the middle of the lane that runs up between them
TOWARDS = 14         # Dr. Solomon, from there to the space that he stands for: further, and he hides the next number
BELOW_END = 1084     # no higher, or his hat hides the end


def track():
    """Centres of Dr. Solomon's track: 0 is its end (top), 20 the first space (bottom); milestones on either side of a lane."""
    return [[round(x + (0 if k == 0 else ASIDE if k % 2 else -ASIDE)), round(y)] for k, (x, y) in enumerate(map(arc, steps()))]


def beside():
    """Where Dr. Solomon stands for each of them: in the lane, on the side of the space; at its end, to the right of it."""
    return [[round(x + (158 if k == 0 else TOWARDS if k % 2 else -TOWARDS)), round(y + 60 if k == 0 else max(y + 34, BELOW_END))] for k, (x, y) in enumerate(map(arc, steps()))]


def steps():
    return [0.0] + [(k + 1.45) / 21.45 for k in range(1, 21)]


def arc(t):
    """The lane's middle line, t from 0 (top) to 1 (bottom)."""
    return 410 - 44 * math.sin(math.pi * (0.12 + 0.8 * t)), 770 + 1690 * t


def main(path):
    conic = Conic()
    data = {
        "kind": "conic-conformal", "parallels": PARALLELS, "rotate": MERIDIAN, "scale": SCALE, "translate": TRANSLATE, "size": SIZE,
        "formula": FORMULA,
        "control": {name: [round(v, 1) for v in conic(*at)] for name, at in CONTROLS.items()},
        "track": track(), "track_beside": beside(), "track_radius": TRACK_RADIUS, "track_end_radius": END_RADIUS,
        "track_note": "centres in pixels of the print; index 0 is the end of the track (the large medallion), 20 its first space; beside: where a marker stands for each",
    }
    with open(path, "w") as file:
        json.dump(data, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1])
