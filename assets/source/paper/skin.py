"""Paper, string and ink for the windows: skin.py OUT_DIR writes the pictures and skin.json with their nine-slice insets."""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ink import fbm, fibres, over, paste, rgb, save, smooth, svg_layer, white


def mask_of(width, height, path, rough=1.2, seed=1):
    """A cut shape; scissors and wear leave its edge a little uneven."""
    solid = svg_layer(width, height, f'<path d="{path}" fill="#000"/>')[..., 3]
    if not rough:
        return solid
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    dy, dx = ((fbm(height, width, 22, seed + k, 4, .6) - .5) * 6 * rough for k in (0, 1))
    return ndimage.map_coordinates(solid, [ys + dy, xs + dx], order=1, mode="constant")


def paper(mask, colour, seed, mottle=.06, tooth=.014, edge=.16, fibre=.08, stain=.10):
    """Stock of one colour cut to `mask`: fibres, cloud, browned edges, a lit top-left rim. RGBA."""
    height, width = mask.shape
    image = np.broadcast_to(rgb(colour), (height, width, 3)).copy()
    image *= (1 + (fbm(height, width, 60, seed, 5, .6) - .5) * mottle * 2)[..., None]
    image *= (1 + white(height, width, seed + 1, .7) * tooth + white(height, width, seed + 2, 2) * tooth * .6)[..., None]
    image = over(image, rgb("#fff4d8"), fibres(height, width, seed + 3, width * height // 1400, 30) * fibre)
    image = over(image, rgb("#6b4a24"), fibres(height, width, seed + 4, width * height // 2600, 22) * fibre * .9)
    inner = ndimage.distance_transform_edt(np.pad(mask > .5, 1))[1:-1, 1:-1]
    wander = (fbm(height, width, 50, seed + 5, 4) - .5) * 16
    image = over(image, rgb("#8a5f30"), np.clip(np.exp(-np.maximum(inner + wander, 0) / 12) * edge + smooth(.6, 1, fbm(height, width, 260, seed + 6, 4)) * stain, 0, 1))
    soft = ndimage.gaussian_filter(mask, 1.0)
    gy, gx = np.gradient(soft)
    image *= (1 + np.clip((gx + gy) * .55, -.3, .25))[..., None]
    return np.dstack([np.clip(image, 0, 1), mask])


def print_on(sheet, body, strength=1.0, rough=0.25, seed=9):
    """Prints SVG on a sheet with uneven ink."""
    height, width = sheet.shape[:2]
    layer = svg_layer(width, height, body)
    layer[..., 3] *= strength * (1 - rough * smooth(.45, .85, fbm(height, width, 9, seed, 3, .7)))
    sheet[..., :3] = paste(sheet[..., :3], layer)
    return sheet


def with_shadow(sheet, blur=6, dx=2, dy=4, strength=.45):
    """A soft shadow baked under a cut shape, for pieces used alone."""
    alpha = sheet[..., 3]
    shadow = ndimage.gaussian_filter(ndimage.shift(alpha, (dy, dx), order=1), blur) * strength
    total = alpha + shadow * (1 - alpha)
    colour = np.where(total[..., None] > 0, sheet[..., :3] * (alpha / np.maximum(total, 1e-4))[..., None], 0)
    return np.dstack([colour, total])


def box(x, y, w, h, r):
    return f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z"


def dossier():
    w, h = 1024, 768
    tab = f"M14 96 Q14 82 28 82H58Q70 82 76 70L92 32Q98 18 114 18H372Q388 18 394 32L410 70Q416 82 428 82H{w - 28}Q{w - 14} 82 {w - 14} 96V{h - 28}Q{w - 14} {h - 14} {w - 28} {h - 14}H28Q14 {h - 14} 14 {h - 28}Z"
    sheet = paper(mask_of(w, h, tab, .3, 3), "#cfa968", 11, mottle=.07, edge=.26, fibre=.14)
    label = box(122, 30, 242, 44, 4)
    body = (f'<path d="M20 99H{w - 20}" stroke="#5d3f1a" stroke-width="2" stroke-opacity=".5"/><path d="M20 102H{w - 20}" stroke="#ffe9b8" stroke-width="1.6" stroke-opacity=".5"/>'
            f'<path d="M20 112H{w - 20}" stroke="#5d3f1a" stroke-width="1.2" stroke-opacity=".28"/>'
            f'<path d="{label}" fill="#efe2bd" stroke="#7a5a2e" stroke-width="1.5"/><path d="M122 40H364" stroke="#a3392e" stroke-width="3" stroke-opacity=".75"/>')
    for k in range(3):
        body += f'<path d="M{28 + 8 * k} {h - 30 - 3 * k}H{w - 28 - 8 * k}" stroke="#5d3f1a" stroke-width="1.2" stroke-opacity="{.30 - .07 * k}"/>'
    return print_on(sheet, body, .95)


def plain_sheet():
    w, h = 768, 1024
    sheet = paper(mask_of(w, h, f"M10 10H{w - 10}V{h - 10}H10Z", .25, 5), "#ece0c2", 21, mottle=.035, tooth=.010, edge=.15, fibre=.10, stain=.06)
    return sheet


def index_card():
    w, h = 640, 400
    sheet = paper(mask_of(w, h, box(8, 8, w - 16, h - 16, 10), .18, 7), "#efe6cc", 31, mottle=.03, tooth=.009, edge=.16, stain=.05)
    lines = "".join(f'<path d="M12 {y}H{w - 12}" stroke="#5c87a0" stroke-width="1.6" stroke-opacity=".42"/>' for y in range(112, h - 20, 36))
    return print_on(sheet, f'<path d="M12 76H{w - 12}" stroke="#b23a30" stroke-width="2.4" stroke-opacity=".75"/>' + lines, .95)


def distressed(width, height, body, seed, strength=.75):
    """White ink with the bald patches of a rubber stamp."""
    alpha = svg_layer(width, height, body)[..., 3]
    patchy = smooth(.60, .78, fbm(height, width, 26, seed, 5, .7)) * strength + smooth(.70, .74, fbm(height, width, 5, seed + 1, 2, .8)) * .7
    alpha *= np.clip(1 - patchy, 0, 1) * (0.82 + .18 * fbm(height, width, 70, seed + 2, 3))
    return np.dstack([np.ones((height, width, 3), np.float32), alpha])


def stamp_frame():
    w, h = 512, 192
    return distressed(w, h, f'<path d="{box(14, 14, w - 28, h - 28, 18)}" fill="none" stroke="#fff" stroke-width="11"/><path d="{box(30, 30, w - 60, h - 60, 8)}" fill="none" stroke="#fff" stroke-width="3.4"/>', 61)


def radial(size, profile):
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    return profile(np.hypot(xs - size / 2 + .5, ys - size / 2 + .5) / (size / 2))


def tinted(value, alpha):
    return np.dstack([np.full(alpha.shape + (3,), value, np.float32), alpha])


def button(colour, seed, ink, bar=None, edge=.22):
    w, h = 256, 96
    sheet = paper(mask_of(w, h, f"M22 8H{w - 22}L{w - 8} 22V{h - 26}L{w - 22} {h - 12}H22L8 {h - 26}V22Z", .15, seed), colour, seed, mottle=.04, tooth=.010, edge=edge, stain=.03)
    body = f'<path d="M26 16H{w - 26}L{w - 16} 26V{h - 30}L{w - 26} {h - 20}H26L16 {h - 30}V26Z" fill="none" stroke="{ink}" stroke-width="2.6" stroke-opacity=".85"/>'
    if bar:
        body += f'<path d="M30 21.5H{w - 30}L{w - 21} 30V{h - 34}L{w - 30} {h - 25.5}H30L21 {h - 34}V30Z" fill="none" stroke="{bar}" stroke-width="2" stroke-opacity=".9"/>'
    return with_shadow(print_on(sheet, body, 1, .15), 3, 1, 3, .4)


def cut_band(width=512, height=32):
    """A band cut with scissors and printed white, to be tinted: rings, ribbons and arrows. It repeats along x."""
    ys = np.mgrid[0:height, 0:width][0].astype(np.float32)
    upper, lower = (3.2 + (fbm(height, width, 90, seed, 4, .6)[:1] - .5) * 7 for seed in (61, 62))
    alpha = np.clip(ys - upper + .5, 0, 1) * np.clip(height - 1 - lower - ys + .5, 0, 1)
    tone = 1 + white(height, width, 63, .9) * .03 + (fbm(height, width, 60, 64, 4, .6) - .5) * .22
    rim = np.minimum(ys - upper, height - 1 - lower - ys)
    tone = tone * (1 - .20 * np.exp(-(np.maximum(rim, 0) / 2.6) ** 2))  # ink lies thicker along an edge
    return np.dstack([np.clip(tone * .93, 0, 1)] * 3 + [alpha])


def halved_clear(image):
    """Half as large, with its transparency."""
    alpha = image[..., 3:]
    whole = np.dstack([image[..., :3] * alpha, alpha])
    half = whole.reshape(image.shape[0] // 2, 2, image.shape[1] // 2, 2, 4).mean((1, 3))
    return np.dstack([half[..., :3] / np.maximum(half[..., 3:], 1e-4), half[..., 3]])


PIECES = {
    # name: (maker, insets left top right bottom or None, note)
    "paper-dossier": (dossier, (440, 128, 40, 40), "manila folder; label for text on the tab at x 122..364, y 42..74"),
    "case-file": (lambda: halved_clear(dossier()), (220, 64, 20, 20), "the same, half as large: a case file on the shelf, which must be there at once"),
    "paper-sheet": (plain_sheet, (40, 40, 40, 40), "cream sheet for typed text"),
    "index-card": (index_card, (24, 88, 24, 24), "ruled card; red rule at y 76, lines every 36 from y 112"),
    "cut-band": (cut_band, None, "a band of cut paper, white for tinting; repeats along x"),
    "stamp-frame": (stamp_frame, (48, 48, 48, 48), "rubber-stamp frame, white for tinting"),
    "glow": (lambda: tinted(1, radial(256, lambda r: smooth(1, 0, r) ** 1.5)), None, "soft round glow, white"),
    "button": (lambda: button("#e3d2a4", 101, "#3a2a18"), (32, 34, 32, 38), "paper label"),
    "button-hot": (lambda: button("#f6e8b8", 102, "#3a2a18", "#a8842f"), (32, 34, 32, 38), "paper label under the pointer or focus"),
    "button-down": (lambda: button("#c9ad74", 103, "#3a2a18", "#6b4a24", .4), (32, 34, 32, 38), "paper label pressed"),
    "button-off": (lambda: button("#b9ae93", 104, "#8b8069"), (32, 34, 32, 38), "paper label that can't be pressed"),
}


def main(out, only):
    described = {}
    for name, (make, insets, note) in PIECES.items():
        path = f"{out}/{name}.png"
        if not only or name in only:
            save(path, make())
        from PIL import Image
        with Image.open(path) as picture:
            described[name] = {"file": f"{name}.png", "size": list(picture.size), "note": note}
        if insets:
            described[name]["insets"] = list(insets)
    described["desk"] = {"file": "desk.jpg", "size": [2048, 1152], "note": "boards of printed paper, tiles both ways"}
    with open(f"{out}/skin.json", "w") as file:
        json.dump({"insets_order": ["left", "top", "right", "bottom"], "unit": "pixels of the picture", "pieces": described}, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
