"""Turns flat drawings into cut paper.

Each top-level group of a drawing is one sheet of coloured paper: it is cut a little unevenly, throws a soft shadow on what lies
below, and has its own tooth. A group with data-flat lies flush (no shadow, printed); data-lift sets the shadow's depth in
units of 1/100; data-in names the uses of the drawing that it belongs to (without it: to all of them).
"""
import ctypes
import os
import sys
import xml.etree.ElementTree as ET

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "paper"))
from ink import fbm, fibres, over, rgb, save, smooth, white

SVG = "{http://www.w3.org/2000/svg}"
COARSE = 8  # pixels of a board to one of the small drawing by which a sheet is found on it
ET.register_namespace("", "http://www.w3.org/2000/svg")
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


class Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]


def _library(name, **results):
    library = ctypes.CDLL(name)
    for function, result in results.items():
        getattr(library, function).restype = result
    return library


_pointer = ctypes.c_void_p
_rsvg = _library("librsvg-2.so.2", rsvg_handle_new_from_data=_pointer)
_cairo = _library("libcairo.so.2", cairo_image_surface_create_for_data=_pointer, cairo_create=_pointer)
_gobject = _library("libgobject-2.0.so.0")


def draw(body, view, width, height):
    """SVG elements as bytes (height, width, BGRA), premultiplied. The library itself is called: a picture has hundreds of sheets."""
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" height="{height}" '
            f'viewBox="{view}" preserveAspectRatio="none">{body}</svg>').encode()
    pixels = np.zeros((height, width, 4), np.uint8)
    error = _pointer()
    handle = _pointer(_rsvg.rsvg_handle_new_from_data(text, ctypes.c_size_t(len(text)), ctypes.byref(error)))
    if not handle:
        raise ValueError("not a drawing: " + body[:120])
    surface = _pointer(_cairo.cairo_image_surface_create_for_data(pixels.ctypes.data_as(_pointer), 0, width, height, width * 4))
    context = _pointer(_cairo.cairo_create(surface))
    _rsvg.rsvg_handle_render_document(handle, context, ctypes.byref(Rectangle(0, 0, width, height)), ctypes.byref(error))
    _cairo.cairo_destroy(context)
    _cairo.cairo_surface_destroy(surface)
    _gobject.g_object_unref(handle)
    return pixels


class Sheet:
    def __init__(self, body, flat=False, lift=1.0, name=""):
        self.body, self.flat, self.lift, self.name = body, flat, lift, name

    def moved(self, transform, lift):
        """The same sheet elsewhere; its shadow is as much shorter as it is smaller."""
        return Sheet(f'<g transform="{transform}">{self.body}</g>', self.flat, self.lift * lift, self.name)


def read(source, use=None):
    """(root, sheets) of a drawing: of a file's name, or of SVG text. use: only what belongs to that use."""
    root = ET.fromstring(source) if source.lstrip().startswith("<") else ET.parse(source).getroot()
    shared = "".join(ET.tostring(node, "unicode") for node in root if node.tag == SVG + "defs")
    sheets = []
    for node in root:
        if node.tag == SVG + "g" and (use is None or use in node.get("data-in", use).split()):
            text = ET.tostring(node, "unicode").replace('xmlns="http://www.w3.org/2000/svg"', "")
            sheets.append(Sheet(shared + text, node.get("data-flat") is not None, float(node.get("data-lift", "100")) / 100, node.get("id", "")))
    return root, sheets


class Stock:
    """The fields that every sheet shares, shifted for each so that no two show the same grain. `unit`: pixels to a unit of the drawing."""

    def __init__(self, height, width, unit, seed, tooth=1.0):
        side = 1024 if max(height, width) > 1024 else max(height, width)
        self.side, self.unit = side, unit
        self.drift = [((fbm(side, side, 46, seed + k, 4, .6) - .5) * 2.2 * unit).astype(np.float32) for k in (0, 1)]
        grain = white(side, side, seed + 2, .9) * .022 + white(side, side, seed + 3, 2.4) * .014 + (fbm(side, side, 70, seed + 4, 5, .6) - .5) * .17
        self.tooth = (1 + grain * tooth).astype(np.float32)
        self.generator = np.random.default_rng(seed)

    def piece(self, field, height, width):
        """A piece of a field, which is repeated where it is too small (all of them tile)."""
        top, left = self.generator.integers(0, self.side, 2)
        return field.take(range(top, top + height), 0, mode="wrap").take(range(left, left + width), 1, mode="wrap")

    def cut(self, layer):
        """Scissors wander by less than a unit; the colours move with the edge."""
        height, width = layer.shape[:2]
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        ys += self.piece(self.drift[0], height, width)
        xs += self.piece(self.drift[1], height, width)
        ys, xs = ys.clip(0, height - 1.001), xs.clip(0, width - 1.001)
        y, x = ys.astype(np.int32), xs.astype(np.int32)
        at, fy, fx = y * width + x, (ys - y)[..., None], (xs - x)[..., None]
        flat = np.concatenate([layer.reshape(-1, 4), np.zeros((width + 2, 4), np.float32)])
        top = flat[at] * (1 - fx) + flat[at + 1] * fx
        return top * (1 - fy) + (flat[at + width] * (1 - fx) + flat[at + width + 1] * fx) * fy


def slide(field, down, right):
    moved = np.zeros_like(field)
    moved[down:, right:] = field[:field.shape[0] - down, :field.shape[1] - right]
    return moved


class Board:
    """What the sheets are laid on: colour (premultiplied), coverage, and how high the paper lies, in sheets."""

    def __init__(self, view, width, height, seed, tooth=1.0):
        self.view, self.width, self.height = view, width, height
        self.unit = height / float(view.split()[3])
        self.colour = np.zeros((height, width, 3), np.float32)
        self.alpha = np.zeros((height, width), np.float32)
        self.level = np.zeros((height, width), np.float32)
        self.stock = Stock(height, width, self.unit, seed, tooth)

    def near(self, body):
        """Top, left, bottom, right of what may hold all of a drawing, as a small one of it says."""
        width, height = -(-self.width // COARSE), -(-self.height // COARSE)
        x, y, w, h = (float(v) for v in self.view.split())
        view = f"{x} {y} {w * width * COARSE / self.width} {h * height * COARSE / self.height}"
        spots = draw(body, view, width, height)[..., 3]
        rows, columns = (spots.any(axis).nonzero()[0].tolist() for axis in (1, 0))
        if not len(rows):
            return 0, 0, self.height, self.width
        return (max(rows[0] - 2, 0) * COARSE, max(columns[0] - 2, 0) * COARSE,
                min((rows[-1] + 3) * COARSE, self.height), min((columns[-1] + 3) * COARSE, self.width))

    def lay(self, sheet):
        top, left, bottom, right = self.near(sheet.body)
        x, y, w, h = (float(v) for v in self.view.split())
        across, down = w / self.width, h / self.height
        drawn = draw(sheet.body, f"{x + left * across} {y + top * down} {(right - left) * across} {(bottom - top) * down}", right - left, bottom - top)
        rows, columns = drawn[..., 3].any(1).nonzero()[0], drawn[..., 3].any(0).nonzero()[0]
        if not len(rows):
            return
        rows, columns = (rows[0] + top, rows[-1] + top), (columns[0] + left, columns[-1] + left)
        reach = 0 if sheet.flat else 4.2 * self.unit * sheet.lift
        margin = int(reach * 1.2 + 8 * self.unit * max(sheet.lift, .3)) + 3
        y0, y1 = max(rows[0] - margin, 0), min(rows[1] + margin + 1, self.height)
        x0, x1 = max(columns[0] - margin, 0), min(columns[1] + margin + 1, self.width)
        layer = np.zeros((y1 - y0, x1 - x0, 4), np.float32)
        part = drawn[rows[0] - top:rows[1] - top + 1, columns[0] - left:columns[1] - left + 1, [2, 1, 0, 3]]
        layer[rows[0] - y0:rows[1] - y0 + 1, columns[0] - x0:columns[1] - x0 + 1] = part.astype(np.float32) / 255
        whole = y0 == 0 and x0 == 0 and y1 == self.height and x1 == self.width and layer[..., 3].min() == 1
        layer = layer if whole else self.stock.cut(layer)
        alpha, colour, image = layer[..., 3], layer[..., :3], self.colour[y0:y1, x0:x1]
        if not sheet.flat and not whole:
            for blur, strength, far in ((.8, .30, .35), (2.2, .34, 1.0)):
                shadow = ndimage.gaussian_filter(alpha, blur * self.unit * max(sheet.lift, .3), truncate=2.5)
                image *= (1 - strength * slide(shadow, round(reach * far), round(reach * far * .6)))[..., None]
            # the cut edge catches light on its upper left
            gy, gx = np.gradient(ndimage.gaussian_filter(alpha, .5 * self.unit, truncate=2.5))
            colour = np.clip(colour * (1 + np.clip((gx + gy) * .75, -.16, .28))[..., None], 0, 1)
        image *= (1 - alpha)[..., None]
        image += colour * self.stock.piece(self.stock.tooth, y1 - y0, x1 - x0)[..., None]
        self.alpha[y0:y1, x0:x1] += alpha * (1 - self.alpha[y0:y1, x0:x1])
        self.level[y0:y1, x0:x1] += alpha * (0 if sheet.flat else sheet.lift)

    def lay_all(self, sheets):
        for sheet in sheets:
            self.lay(sheet)
        return self


def age(image, seed=7, calm=0.0):
    """The whole sheet as printed: dry ink, fibres, browned edge, soft light from the upper left. calm: the share of the width, from
    the left, where words are set, and no ink is dry."""
    height, width = image.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    dry = smooth(.70, .95, fbm(height, width, 7, seed, 3, .75)) * smooth(.45, .9, fbm(height, width, 300, seed + 1, 4)) * .13
    dry = dry * (smooth(calm - .1, calm, xs / width) if calm else 1)
    image = over(image, rgb("#efe2c0"), dry)
    image = over(image, rgb("#fff3d6"), fibres(height, width, seed + 2, width * height // 3000, 46) * .05)
    d = np.minimum(np.minimum(xs, width - 1 - xs), np.minimum(ys, height - 1 - ys)) / height
    image = over(image, rgb("#5b3c1c"), np.clip(np.exp(-(d + (fbm(height, width, 90, seed + 3, 4) - .5) * .02) / .016) * .22, 0, 1))
    slope = 1.05 - .12 * (xs / width * .5 + ys / height * .5)
    return np.clip(image * slope[..., None], 0, 1)


def reduced(image, by):
    """A picture so many times smaller, each pixel the mean of what it covers."""
    height, width = image.shape[0] // by, image.shape[1] // by
    return image[:height * by, :width * by].reshape(height, by, width, by, *image.shape[2:]).mean((1, 3))


def seed_of(name):
    return sum(ord(c) * (k + 1) for k, c in enumerate(name)) % 1000


def print_poster(name, view, sheets, out, width, height, scale=2, calm=0.0):
    """Two pictures: OUT, and OUT-large, as it was drawn before it was reduced. scale: 1 for a quick look, OUT alone. calm: of age."""
    seed = seed_of(name + ".svg")
    board = Board(view, width * scale, height * scale, seed).lay_all(sheets)
    image = age(board.colour + (1 - board.alpha)[..., None], seed + 500, calm)
    if scale > 1:
        stem, ending = os.path.splitext(out)
        save(f"{stem}-large{ending}", image, 85)
        image = reduced(image, scale)
    save(out, image, 91)


def save_clear(out, board, lift):
    """A board on air, with the shadow that it throws on what it will be laid on, in few inks. lift: of its shadow, pixels."""
    from PIL import Image
    shade = ndimage.gaussian_filter(board.alpha, lift)
    shade = slide(shade, round(lift * .9), round(lift * 1.2)) * .5 * (1 - board.alpha)
    solid = board.alpha + shade
    straight = board.colour / np.maximum(solid, 1e-4)[..., None]
    data = (np.clip(np.dstack([straight, solid]), 0, 1) * 255 + .5).astype(np.uint8)
    data[data[..., 3] < 3] = 0
    Image.fromarray(data).quantize(256, method=Image.Quantize.LIBIMAGEQUANT).save(out, optimize=True)
