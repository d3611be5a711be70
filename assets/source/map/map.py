"""Prints the map. map.py WORK_DIR OUT_DIR, after layers.mjs, gmt and relief.py have left their files in WORK_DIR."""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, fibres, over, paste, rgb, save, smooth, svg_layer, white
from ornament import BAND, FRAME, ornaments
from projection import Conic, SIZE

WIDTH, HEIGHT = SIZE
CONIC = Conic()

# Hand tints: (lon, lat, colour). Between them the wash blends.
TINTS = [
    (-8, 53, "#a89c64"), (-2, 53, "#ada067"), (-4, 57, "#ae925f"), (-4, 40, "#cda765"), (-8, 39, "#c2a869"), (0, 42, "#c8a25f"),
    (2, 47, "#b9a56c"), (5, 51, "#b0a26a"), (9, 47, "#b58f58"), (10, 51, "#b0a168"), (15, 52, "#b3a56e"), (14, 49, "#ad9f63"),
    (12, 43, "#c4a062"), (15, 38, "#cfa765"), (18, 44, "#b5935a"), (20, 47, "#c3b074"), (25, 46, "#b79a5d"), (25, 42, "#c09d60"),
    (22, 38, "#cba868"), (21, 52, "#b4a56f"), (27, 53, "#a39b66"), (30, 50, "#b9a56c"), (34, 48, "#cbb073"), (31, 46, "#ceb276"),
    (38, 56, "#a19665"), (33, 58, "#989566"), (30, 62, "#93956a"), (25, 61, "#95976b"), (15, 62, "#938f66"), (8, 61, "#a1946a"),
    (14, 57, "#9f9a67"), (40, 50, "#c9b074"), (42, 46, "#d0b070"), (44, 43, "#b08a58"), (33, 39, "#cfa563"), (37, 37, "#cf9f5c"),
    (2, 35, "#d2a45c"), (-6, 33, "#d2a25b"), (9, 34, "#d8aa62"), (5, 32, "#ddb06a"), (36, 33, "#dcae68"), (44, 36, "#d6a862"), (12, 65, "#9a9a78"),
]
SEA_NEAR, SEA_FAR = rgb("#7fa39a"), rgb("#4f7d7b")
INK_LAND, INK_SEA, INK_RELIEF = rgb("#2c2a20"), rgb("#1d4548"), rgb("#4b3620")
PAPER = rgb("#e6d6ad")


def lines_from(path, closed=False):
    """gmt's multi-segment text as SVG path data on the print."""
    data, pen = [], []

    def flush():
        if len(pen) > 1:
            data.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pen) + ("Z" if closed else ""))
        pen.clear()
    with open(path) as file:
        for row in file:
            if row[0] in ">#":
                flush()
                continue
            lon, lat = (float(v) for v in row.split()[:2])
            if not (closed and 28.5 < lon < 36.5 and 45.5 < lat < 52):   # the Dnieper's reservoirs: slivers that crowd the steppe
                pen.append(CONIC(lon, lat))
    flush()
    return "".join(data)


def coverage(body):
    return svg_layer(WIDTH, HEIGHT, body)[..., 3]


def geography(work):
    with open(f"{work}/layers.json") as file:
        layers = json.load(file)
    lakes = lines_from(f"{work}/lakes.txt", closed=True)
    land = coverage(f'<path d="{layers["land"]}" fill="#000"/>')
    water = coverage(f'<path d="{lakes}" fill="#000" fill-rule="evenodd"/>')
    # an engraver's hand: what a digitiser left straight wanders by a few pixels, and corners are rounded
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    wander = [(fbm(HEIGHT, WIDTH, 38, seed, 4, .6) - .5) * 17 for seed in (5, 6)]
    solid = ndimage.map_coordinates(ndimage.gaussian_filter(land * (1 - water), .8), [ys + wander[0], xs + wander[1]], order=1, mode="nearest")
    mask = smooth(0.38, 0.62, ndimage.gaussian_filter(solid, 1.3))
    rivers = "".join(f'<path d="{lines_from(f"{work}/rivers{k}.txt")}" fill="none" stroke="#000" stroke-linejoin="round" stroke-width="{w}" stroke-opacity="{o}"/>'
                     for k, w, o in ((3, 1.5, .6), (2, 2.2, .85), (1, 3.2, 1)))
    graticule = f'<path d="{layers["graticule5"]}" fill="none" stroke="#000" stroke-width="2"/>'
    return mask, coverage(rivers), coverage(graticule)


def tinted_land():
    """Inverse-distance blend of the tints at an eighth of the size, edges wandering like a wash."""
    step = 8
    h, w = HEIGHT // step + 1, WIDTH // step
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) * step
    xs += (fbm(h, w, 70, 21) - 0.5) * 420
    ys += (fbm(h, w, 70, 22) - 0.5) * 420
    total, norm = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    for lon, lat, colour in TINTS:
        x, y = CONIC(lon, lat)
        weight = 1 / ((xs - x) ** 2 + (ys - y) ** 2 + 60 ** 2) ** 1.6
        total += weight[..., None] * rgb(colour)
        norm += weight
    small = total / norm[..., None]
    big = ndimage.zoom(small, (step, step, 1), order=1)[:HEIGHT, :WIDTH]
    return np.pad(big, ((0, HEIGHT - big.shape[0]), (0, 0), (0, 0)), mode="edge")


def hachure_layer(strokes):
    """Each stroke a thin tapered blade, thick at the top of the slope."""
    parts = []
    for x0, y0, x1, y1, x2, y2, weight in strokes:
        w = 1.15 * weight + 0.3
        dx, dy = x2 - x0, y2 - y0
        n = (dx * dx + dy * dy) ** 0.5 or 1
        ax, ay = -dy / n * w, dx / n * w
        parts.append(f"M{x0 + ax:.1f} {y0 + ay:.1f}Q{x1 + ax * .9:.1f} {y1 + ay * .9:.1f} {x2:.1f} {y2:.1f}Q{x1 - ax * .9:.1f} {y1 - ay * .9:.1f} {x0 - ax:.1f} {y0 - ay:.1f}Z")
    return coverage(f'<path d="{"".join(parts)}" fill="#000"/>')


def water_lines(outside):
    """Lines that follow the coast and fade: [(distance, half width, strength)]."""
    # the further from shore, the rounder the line
    result = np.zeros_like(outside)
    wander = (fbm(HEIGHT, WIDTH, 60, 31, 3) - 0.5) * 5
    for at, half, strength, blur in ((8, 1.25, .85, .8), (18, 1.15, .68, 1.5), (31, 1.05, .52, 3), (47, 1.0, .38, 5), (67, .95, .26, 8), (92, .9, .15, 12)):
        distance = ndimage.gaussian_filter(outside, blur) + wander * min(1, at / 30)
        result = np.maximum(result, strength * np.clip(half + .6 - np.abs(distance - at), 0, 1))
    return result


def folds(height, width):
    """(shade, wear, normal_x, normal_y): one fold across, one down, a little crooked; the panels between them lean."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    s = width / 4096
    shade, wear = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    nx, ny = np.zeros_like(shade), np.zeros_like(shade)
    for axis, at in ((1, 0.5055), (0, 0.493)):
        along, length, other = (xs, width, ys) if axis == 1 else (ys, height, xs)
        line = at * length + 5 * s * np.sin(other / (430 * s)) + (fbm(height, width, 240 * s, 41 + axis, 3) - 0.5) * 9 * s
        d = along - line
        side = np.sign(d)
        valley = np.exp(-np.abs(d) / (95 * s)) * 0.085 * np.where(side > 0, 1.0, -0.75)
        crease = np.exp(-(d / (3.0 * s)) ** 2)
        rough = fbm(height, width, 70 * s, 43 + axis, 4)
        shade += -valley - 0.20 * np.exp(-((d - 4 * s) / (3.5 * s)) ** 2) + 0.10 * np.exp(-((d + 3 * s) / (3 * s)) ** 2)
        wear = np.maximum(wear, np.maximum(crease * smooth(.42, .62, rough), np.exp(-(d / (13 * s)) ** 2) * smooth(.60, .85, rough) * smooth(.45, .75, fbm(height, width, 12 * s, 47 + axis, 3, .7)) * .55))
        lean = side * np.exp(-np.abs(d) / (150 * s)) * 0.10 - (d / (3 * s)) * crease * 0.25
        if axis == 1:
            nx += lean
        else:
            ny += lean
    return shade, wear, nx, ny


def stains(image):
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    tone = np.ones((HEIGHT, WIDTH, 3), np.float32)
    brown = rgb("#8a5a2a")
    wob = fbm(HEIGHT, WIDTH, 160, 51, 4)
    # a cup once stood in the lower right
    r = np.hypot(xs - 3690, ys - 2330) + (wob - 0.5) * 26
    ring = np.exp(-((r - 205) / 7) ** 2) * .26 * smooth(.2, .6, fbm(HEIGHT, WIDTH, 300, 52, 2)) + np.exp(-((r - 198) / 22) ** 2) * .09 + smooth(205, 150, r) * .035
    drop = smooth(34, 28, np.hypot(xs - 3375, ys - 2520) + (wob - .5) * 20) * .08
    foxing = smooth(.72, .93, fbm(HEIGHT, WIDTH, 22, 53, 3)) * smooth(.45, .8, fbm(HEIGHT, WIDTH, 800, 54, 3)) * .20
    blotch = smooth(.5, .95, fbm(HEIGHT, WIDTH, 1100, 55, 5)) * .20
    amount = np.clip(ring + drop + foxing + blotch, 0, .6)
    tone += (brown - 1) * amount[..., None] * 0.9
    return image * tone


def edge_tone():
    """Browning and wear towards the paper's edge."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    d = np.minimum(np.minimum(xs, WIDTH - 1 - xs), np.minimum(ys, HEIGHT - 1 - ys))
    d = d + (fbm(HEIGHT, WIDTH, 220, 61, 5) - 0.5) * 90
    near = smooth(130, -20, d)
    far = smooth(620, 0, d)
    corner = smooth(0.78, 1.16, np.hypot((xs / WIDTH - .5) * 1.5, (ys / HEIGHT - .5) * 1.5))
    return near * .42 + far * .14 + corner * .20


def print_map(work):
    mask, rivers, graticule = geography(work)
    relief = np.load(f"{work}/relief.npz")
    field = np.clip(ndimage.zoom(relief["height"], 2, order=1)[:HEIGHT, :WIDTH], 0, 1)
    if field.shape[0] < HEIGHT:
        field = np.pad(field, ((0, HEIGHT - field.shape[0]), (0, 0)), mode="edge")
    solid = mask > 0.5
    outside = ndimage.distance_transform_edt(~solid).astype(np.float32)
    inside = ndimage.distance_transform_edt(solid).astype(np.float32)

    grain = white(HEIGHT, WIDTH, 1, .8)
    mottle = fbm(HEIGHT, WIDTH, 90, 2, 5, .6)
    pool = fbm(HEIGHT, WIDTH, 520, 3, 5, .55)

    # the sea: pale by the shore, deep outside, brushed
    depth = 1 - np.exp(-outside / 150)
    sea = SEA_NEAR + (SEA_FAR - SEA_NEAR) * np.clip(depth + (pool - .5) * .45, 0, 1.1)[..., None]
    sea *= (1 + (mottle - .5) * .10)[..., None]

    land = tinted_land()
    land *= (1 + (mottle - .5) * .16 + (pool - .5) * .16)[..., None]
    rim = np.exp(-inside / 11) * .15 + np.exp(-inside / 46) * .08
    land = over(land, rgb("#7d6a35"), np.clip(rim, 0, 1))
    high = over(land, rgb("#8d6a40"), np.clip(field * .62, 0, .55))
    gy, gx = np.gradient(ndimage.gaussian_filter(field, 5))
    lit = np.clip((gx + gy) * 26, -1, 1) * smooth(0.01, .12, field)
    land = high * (1 + lit * .17)[..., None]
    land = over(land, rgb("#ecdcae"), smooth(.52, .95, field) * .35)

    image = sea + (land - sea) * mask[..., None]
    image = over(image, INK_SEA, water_lines(outside) * (1 - mask) * .72)
    image = over(image, rgb("#3d6a6c"), rivers * mask * .50 * smooth(0, 6, inside))
    press = 0.82 + 0.3 * (fbm(HEIGHT, WIDTH, 30, 4, 4) - .5) * 2
    image = over(image, INK_RELIEF, np.clip(hachure_layer(relief["strokes"]) * mask * .60 * smooth(3, 9, inside) * press, 0, 1))
    image = over(image, INK_LAND, graticule * (.13 + .05 * (1 - mask)))
    # the coast: a firm line, heavier on the south-east sides
    coast = np.exp(-((outside + inside - 1) / 1.5) ** 2)
    shadow = ndimage.shift(mask, (2.2, 2.2), order=1) * (1 - mask)
    image = over(image, INK_LAND, np.clip(np.maximum(coast * .82, shadow * .62) * press, 0, .92))
    return image, mask


def finish(image):
    """Margin, ornaments, then age: the paper shows through where the print is thin, rubbed or folded."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    d = np.minimum(np.minimum(xs, WIDTH - 1 - xs), np.minimum(ys, HEIGHT - 1 - ys))
    image = over(image, PAPER, smooth(FRAME + BAND - .5, FRAME + BAND - 1.5, d))
    layer = svg_layer(WIDTH, HEIGHT, ornaments(WIDTH, HEIGHT))
    layer[..., 3] *= 0.93
    image = paste(image, layer)

    shade, wear, _, _ = folds(HEIGHT, WIDTH)
    rub = smooth(.62, 1.0, fbm(HEIGHT, WIDTH, 12, 71, 3, .7)) * smooth(.42, .9, fbm(HEIGHT, WIDTH, 600, 72, 4)) * .26
    image = over(image, PAPER, np.clip(rub + wear * .72, 0, 1))
    tooth = white(HEIGHT, WIDTH, 73, .7) * .016 + white(HEIGHT, WIDTH, 74, 2.2) * .010
    laid = fibres(HEIGHT, WIDTH, 75, 9000, 46)
    image = image * (1 + shade + tooth)[..., None]
    image = over(image, rgb("#f2e6c4"), laid * .10)
    image = stains(image)
    tone = edge_tone()
    image = image * (1 - tone[..., None] * (1 - rgb("#8a6434")))
    # one warm varnish ties the inks together
    return np.clip(image * rgb("#fff6e2") ** .6, 0, 1)


def shrink(image, width, height):
    from PIL import Image
    small = Image.fromarray((image * 255 + .5).astype(np.uint8)).resize((width, height), Image.LANCZOS)
    return np.asarray(small, np.float32) / 255


def main(work, out):
    image, _ = print_map(work)
    image = finish(image)
    save(f"{out}/map-4096.jpg", image)
    save(f"{out}/map-2048.jpg", shrink(image, 2048, 1365))


main(*sys.argv[1:3])
