"""figures.py GAME OUT_DIR [NAME...]: the cut-paper standees of the table: NAME.png, NAME-n.png (normals), NAME-shadow.png; and
NAME-back.png with its two where a figure can be turned round.

A figure is the character's drawing, glued on cream card, trimmed by hand and stuck upright in a round foot of card in the
character's colour. The camera looks down by 35 degrees, so the thickness of the card shows along its upper edges, and the foot
as an ellipse. Nothing is glossy.
Colour has straight alpha and its rim carried outward, so that linear filtering leaves no dark line. Normals are in the camera's
space: red right, green up, blue towards the viewer, each n * 0.5 + 0.5. A shadow is black with alpha, on the same canvas with the
same ground point, to be drawn under the figure at any strength.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

import cast
import cut
from ink import fbm, rgb, smooth, white

FINE = 3  # pixels of the work to one of the picture
BORDER = 4.8  # how wide the bare card is round a figure, pixels of its canvas
FALL = (.5, .17)  # where a shadow goes, to the right and towards the viewer, in shares of the height of what throws it
CARD, EDGE, RIM, BOARD = "#f4ebd3", "#f2e8cf", "#1c120b", "#e2d5b4"
USUAL = {"size": (512, 512), "ground": (256, 430), "unit": 172, "foot": 90}


def spec_of(name):
    company = cast.company_of(name)
    return USUAL | {"scale": company.scale, "foot": company.feet.get(name, USUAL["foot"])}


def file_of(name, face=""):
    return cast.company_of(name).standees.get(name, name) + face


def offset(field, right, down):
    """A plane moved by so many whole pixels."""
    return ndimage.shift(field, (down, right), order=0)


def near(mask, radius):
    """Coverage of what lies within so many pixels of a mask, soft by a pixel."""
    return np.clip(radius + .5 - ndimage.distance_transform_edt(mask < .5), 0, 1)


def shut(mask, radius):
    """The mask with its narrow bays filled, as scissors cut round them."""
    out = near(mask, radius)
    return 1 - near(1 - out, radius)


class Canvas:
    def __init__(self, spec):
        self.width, self.height = (n * FINE for n in spec["size"])
        self.ground = [n * FINE for n in spec["ground"]]
        self.colour = np.zeros((self.height, self.width, 3), np.float32)
        self.alpha = np.zeros((self.height, self.width), np.float32)
        self.normal = np.zeros((self.height, self.width, 3), np.float32)
        self.normal[..., 2] = 1
        self.ys, self.xs = np.mgrid[0:self.height, 0:self.width].astype(np.float32)
        self.wander = [(fbm(self.height, self.width, 26 * FINE, 40 + k, 4, .6) - .5) * 3.2 * FINE for k in (0, 1)]

    def lay(self, colour, alpha, normal=None):
        """colour: one, or a picture; straight."""
        colour = np.broadcast_to(np.asarray(colour, np.float32), self.colour.shape)
        a = alpha[..., None]
        self.colour = self.colour * (1 - a) + colour * a
        self.alpha = self.alpha + alpha * (1 - self.alpha)
        if normal is not None:
            self.normal = self.normal * (1 - a) + np.broadcast_to(np.asarray(normal, np.float32), self.normal.shape) * a

    def shade(self, strength):
        self.colour *= (1 - strength)[..., None]

    def ellipse(self, rx, down=0.0):
        """Coverage of a disc of card that lies on the table, around the ground point, as scissors cut it."""
        x = (self.xs + self.wander[0] - self.ground[0]) / rx
        y = (self.ys + self.wander[1] - self.ground[1] - down) / (rx * .574)
        return np.clip((1 - np.hypot(x, y)) * rx * .574 + .5, 0, 1)


def paper(height, width, seed):
    """The tooth of the paper, coarse enough to be seen when a figure is drawn at a quarter of its canvas: factors around 1."""
    fine = white(height, width, seed, 1.7 * FINE) * .042 + white(height, width, seed + 1, 3.6 * FINE) * .040
    return (1 + fine + (fbm(height, width, 34 * FINE, seed + 2, 5, .6) - .5) * .22).astype(np.float32)


def foot(canvas, spec, colour, grain):
    """A round of card in the character's colour on a wider one, bare as the border of the figure is: grey board with dark edges looked like metal."""
    face = rgb(colour) * .86 + rgb(RIM) * .06
    for rx, top, thick, tint in ((spec["foot"], 8, 5, rgb(BOARD)), (spec["foot"] * .86, 1, 7, face)):
        rx, top, thick = rx * FINE, top * FINE, thick * FINE
        side = np.zeros_like(canvas.alpha)
        for k in range(thick + 1):
            side = np.maximum(side, canvas.ellipse(rx, top + k))
        across = np.clip((canvas.xs - canvas.ground[0]) / rx, -1, 1)
        canvas.lay(rgb(RIM), near(side, 1.4 * FINE) * .7)
        cut_edge = (rgb(EDGE) * .74)[None, None] * ((.94 - .2 * np.clip(across, -.3, 1)) * grain)[..., None]
        canvas.lay(cut_edge, side, (0, -.3, .9))
        canvas.lay(tint * grain[..., None], canvas.ellipse(rx, top), (0, .2, 1))
        if rx == spec["foot"] * FINE:
            canvas.shade(canvas.ellipse(rx, top) * canvas.ellipse(rx * .92, top - FINE) * .16)  # of the upper round


def fallen(canvas, mask, right, down):
    """The shadow of something upright: each point goes aside and towards the viewer by a share of its height."""
    gx, gy = canvas.ground
    height = (gy - canvas.ys) * -1 / down  # of the point of the figure that shades this pixel
    y = gy - height
    x = canvas.xs - height * right
    out = ndimage.map_coordinates(mask, [y, x], order=1, mode="constant")
    out[canvas.ys < gy] = 0
    return out


def rounded(canvas, spec):
    """What is cut of a bust so that it stands on its foot: nothing below the table, and little beyond the foot near it."""
    above = (canvas.ground[1] + 3 * FINE - canvas.ys) / FINE
    half = spec["foot"] * (.86 + .115 * np.sqrt(np.maximum(above, 0)))
    return np.clip((half * FINE - np.abs(canvas.xs - canvas.ground[0])) + .5, 0, 1) * (above >= 0)


def figure(name, face):
    """(canvas, mask of the card) of one character, seen on one of its faces."""
    spec = spec_of(name)
    who = cast.Character(name, "back" if face else "figure")
    w, h = spec["size"]
    gx, gy = spec["ground"]
    k = spec["scale"]
    view = f"{who.feet[0] - gx / k} {who.feet[1] - (gy + 2) / k} {w / k} {h / k}"
    seed = cut.seed_of(name)
    board = cut.Board(view, w * FINE, h * FINE, seed, .62).lay_all(who.sheets)
    canvas = Canvas(spec)
    grain = paper(canvas.height, canvas.width, seed + 20)
    foot(canvas, spec, cast.COLOURS[name], grain)
    print_ = board.alpha * rounded(canvas, spec)
    # trimmed by hand: the border of bare card is a little wider here and narrower there
    border = (BORDER + np.clip((fbm(canvas.height, canvas.width, 22 * FINE, seed + 5, 4, .6) - .5) * 2.4, -.7, .7)) * FINE
    card = shut(np.clip(border + .5 - ndimage.distance_transform_edt(print_ < .5), 0, 1), (BORDER + .7) * FINE)
    card[canvas.ys > gy * FINE + 3 * FINE] = 0
    thick = np.zeros_like(card)
    steps = 2 * FINE
    for step in range(steps + 1):
        thick = np.maximum(thick, offset(card, round(step * .75), -step))
    # what it throws on its own foot, and where it stands in the slot
    on_foot = canvas.ellipse(spec["foot"] * FINE, 7 * FINE)
    canvas.shade(on_foot * ndimage.gaussian_filter(fallen(canvas, card, *FALL), 4 * FINE) * .38)
    slot = np.clip(1 - np.abs(canvas.ys - gy * FINE - 3 * FINE) / (2.2 * FINE), 0, 1) * ndimage.maximum_filter1d((card[int(gy * FINE)] > .5).astype(np.float32), 10 * FINE)[None, :]
    canvas.lay(rgb(RIM), slot * .8)
    canvas.lay(rgb(RIM), near(np.maximum(thick, card), 1.6 * FINE) * .85)
    canvas.lay(rgb(EDGE) * .8 * grain[..., None], thick, (.2, .45, .85))
    canvas.lay(rgb(CARD) * (1 + (grain - 1) * .35)[..., None], card, (0, -.1, 1))  # nearly even: a narrow border reads as a line
    # the drawing, with a hair's breadth of shadow on its card
    shadow = ndimage.shift(ndimage.gaussian_filter(print_, 1.2 * FINE), (1.2 * FINE, .8 * FINE), order=1)
    canvas.shade(card * shadow * .26)
    level = ndimage.gaussian_filter(board.level, .55 * FINE)
    gy_, gx_ = np.gradient(level)
    relief = (white(canvas.height, canvas.width, seed + 9, 2.2 * FINE) * .02).astype(np.float32)
    slope = np.dstack([np.clip(-gx_ * .7, -.4, .4) + relief, np.clip(gy_ * .7, -.4, .4) - .1, np.ones_like(level)])
    straight = board.colour / np.maximum(board.alpha, 1e-4)[..., None]
    canvas.lay(np.clip(straight * paper(canvas.height, canvas.width, seed + 30)[..., None], 0, 1), print_, slope)
    # nothing stands on nothing: darker towards the slot
    canvas.shade(card * np.clip(1 - (gy * FINE - canvas.ys) / (26 * FINE), 0, 1) * (canvas.ys <= gy * FINE + 3 * FINE) * .28)
    return canvas, np.maximum(card, thick)


def shadow_of(canvas, card, spec):
    """Soft where it is far from what throws it, and gone before the canvas ends."""
    flat = fallen(canvas, card, *FALL)
    near_, far = (ndimage.gaussian_filter(flat, s * FINE) for s in (3.5, 9))
    reach = np.clip((canvas.ys - canvas.ground[1]) / (60 * FINE), 0, 1)
    out = near_ * (1 - reach) + far * reach * .8
    round_ = sum(canvas.ellipse(spec["foot"] * FINE * 1.02, 15 * FINE + k * 1.6 * FINE) for k in range(6)) / 6
    round_ = ndimage.gaussian_filter(offset(round_, 6 * FINE, 0), 5 * FINE)
    out = 1 - (1 - out * .62) * (1 - round_ * .62)
    m = np.minimum.reduce([canvas.xs, canvas.width - 1 - canvas.xs, canvas.ys, canvas.height - 1 - canvas.ys]) / (.09 * canvas.width)
    m = np.clip(m, 0, 1)
    return out * m * m * (3 - 2 * m)


def carried_out(image, steps=3):
    """Carries the colour of the rim outward under alpha 0."""
    out, known = image.copy(), image[..., 3] > 8
    for _ in range(steps):
        total, count = np.zeros(out.shape[:2] + (3,), np.float32), np.zeros(out.shape[:2], np.float32)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                k = np.roll(known, (dy, dx), (0, 1))
                total += np.where(k[..., None], np.roll(out[..., :3], (dy, dx), (0, 1)), 0)
                count += k
        new = ~known & (count > 0)
        out[new, :3] = np.round(total[new] / count[new][:, None])
        known |= new
    out[~known] = 0
    return out


def bytes_of(colour, alpha, step=1):
    """Straight bytes of premultiplied floats; colours in steps, for smaller files."""
    straight = colour / np.maximum(alpha, 1e-5)[..., None]
    data = np.dstack([np.clip(np.round(straight * 255 / step) * step, 0, 255), np.clip(alpha * 255 + .5, 0, 255)])
    return carried_out(data.astype(np.uint8))


def make(name, face, out):
    spec, file = spec_of(name), os.path.join(out, file_of(name, face))
    canvas, card = figure(name, face)
    alpha = cut.reduced(canvas.alpha, FINE)
    Image.fromarray(bytes_of(cut.reduced(canvas.colour, FINE), alpha, 3)).save(file + ".png", optimize=True)
    length = np.linalg.norm(canvas.normal, axis=2, keepdims=True)
    normal = cut.reduced((canvas.normal / length * .5 + .5) * canvas.alpha[..., None], FINE)
    Image.fromarray(bytes_of(normal, alpha, 5)).save(file + "-n.png", optimize=True)
    dark = cut.reduced(shadow_of(canvas, card, spec), FINE)
    flat = np.zeros(dark.shape + (4,), np.uint8)
    flat[..., 3] = np.clip(np.round(dark * 255 / 3) * 3, 0, 255)
    Image.fromarray(flat).save(file + "-shadow.png", optimize=True)


def main(game, out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or cast.COMPANIES[game].colours:
        for face in cast.COMPANIES[game].faces:
            make(name, face, out)
            print(file_of(name, face), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
