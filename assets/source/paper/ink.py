"""What the print shop shares: noise, soft shapes, glyph outlines and image files. Arrays are float32, 0..1, [row, column(, channel)]."""
import subprocess
import tempfile

import numpy as np
from PIL import Image
from scipy import ndimage


def rgb(text):
    """'#2f5f63' -> three floats."""
    text = text.lstrip("#")
    return np.array([int(text[i:i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def fbm(height, width, scale, seed, octaves=5, gain=0.5, aspect=1.0):
    """Smooth random field, mean 0.5, about 0..1. `scale` is the largest feature in pixels, `aspect` stretches it along x. Tiles."""
    generator = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    norm = 0.0
    weight = 1.0
    for octave in range(octaves):
        step = scale / 2 ** octave
        rows, columns = max(2, round(height / step)), max(2, round(width / (step * aspect)))
        if rows > height or columns > width:
            break
        grid = generator.random((rows, columns), dtype=np.float32)
        total += weight * stretch(grid, height, width)
        norm += weight
        weight *= gain
    total /= norm
    spread = total.std() or 1
    return np.clip(0.5 + (total - total.mean()) / (spread * 5), 0, 1)


def stretch(grid, height, width):
    """Cubic enlargement that wraps round, so that what is made of it tiles."""
    pad = 3
    rows, columns = grid.shape
    wrapped = np.pad(grid, pad, mode="wrap")
    y = (np.arange(height) + 0.5) * rows / height - 0.5 + pad
    x = (np.arange(width) + 0.5) * columns / width - 0.5 + pad
    along_y = _cubic(wrapped, y, 0)
    return _cubic(along_y, x, 1)


def _cubic(values, at, axis):
    base = np.floor(at).astype(int)
    t = (at - base).astype(np.float32)
    weights = (((-0.5 * t + 1) * t - 0.5) * t, (1.5 * t - 2.5) * t * t + 1, ((-1.5 * t + 2) * t + 0.5) * t, (0.5 * t - 0.5) * t * t)
    shape = (-1, 1) if axis == 0 else (1, -1)
    limit = values.shape[axis] - 1
    return sum(np.take(values, np.clip(base + k - 1, 0, limit), axis) * w.reshape(shape) for k, w in enumerate(weights))


def white(height, width, seed, blur=0.0):
    """Grain: unit-variance noise, blurred by `blur` pixels and brought back to unit variance."""
    field = np.random.default_rng(seed).standard_normal((height, width), dtype=np.float32)
    if blur:
        field = ndimage.gaussian_filter(field, blur, mode="wrap")
    return field / field.std()


def fibres(height, width, seed, count, length=60):
    """Short curved fibres of laid paper, as a field of coverage 0..1."""
    generator = np.random.default_rng(seed)
    lines = []
    for _ in range(count):
        x, y = generator.random() * width, generator.random() * height
        angle = generator.random() * 6.283
        reach = length * (0.3 + generator.random())
        bend = (generator.random() - 0.5) * reach
        dx, dy = np.cos(angle) * reach, np.sin(angle) * reach
        lines.append(f"M{x:.1f} {y:.1f}q{dx / 2 - dy / reach * bend:.1f} {dy / 2 + dx / reach * bend:.1f} {dx:.1f} {dy:.1f}")
    return svg_layer(width, height, f'<path d="{"".join(lines)}" fill="none" stroke="#fff" stroke-width="1" stroke-opacity=".5"/>')[..., 3]


def smooth(edge0, edge1, value):
    t = np.clip((value - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)


def over(base, ink, coverage):
    """Lays a flat colour over an image where coverage says so."""
    return base + (ink - base) * coverage[..., None]


def paste(base, layer):
    """Lays an RGBA layer (straight alpha) over an image."""
    return over(base, layer[..., :3], layer[..., 3])


def svg_layer(width, height, body, view=None):
    """Draws SVG text with rsvg-convert; returns RGBA with straight alpha."""
    view = view or f"0 0 {width} {height}"
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width}" height="{height}" viewBox="{view}">{body}</svg>')
    with tempfile.NamedTemporaryFile("w", suffix=".svg") as source, tempfile.NamedTemporaryFile(suffix=".png") as target:
        source.write(text)
        source.flush()
        subprocess.run(["rsvg-convert", "--unlimited", "-w", str(width), "-h", str(height), "-o", target.name, source.name], check=True)
        return np.asarray(Image.open(target.name).convert("RGBA"), np.float32) / 255


def outline(font_path, text, size, x=0.0, y=0.0, anchor="start", spacing=0.0):
    """SVG path data of a line of text; (x, y) is the base line's start, middle or end. `spacing` is extra space in ems."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
    font = TTFont(font_path)
    glyphs, cmap, advance = font.getGlyphSet(), font.getBestCmap(), font["hmtx"].metrics
    scale = size / font["head"].unitsPerEm
    names = [cmap.get(ord(c), ".notdef") for c in text]
    widths = [advance[n][0] * scale + spacing * size for n in names]
    total = sum(widths) - spacing * size
    x -= {"start": 0, "middle": total / 2, "end": total}[anchor]
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}")
    for name, wide in zip(names, widths):
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += wide
    return pen.getCommands()


def save(path, image, quality=88):
    """Writes PNG or JPEG by the name's ending. Two, three or four channels as given."""
    data = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    picture = Image.fromarray(data)
    if path.endswith(".jpg"):
        picture.convert("RGB").save(path, quality=quality, optimize=True, progressive=False, subsampling=0 if quality > 90 else 2)
    else:
        picture.save(path, optimize=True)
