"""The die, folded from card: a cube whose faces are printed flat and laid on it, for an orthographic eye 55 degrees up."""
import math

import numpy as np

from card import CREAM, INK, Sheet, circle, moved, path, printed

HALF = 54.0             # half its side, pixels of its canvas
MIDDLE = (96.0, 98.0)
# Dr. Solomon: the hat, the round glasses, the beard. A box of 100 by 100 with its middle at (0, 0).
DOCTOR = ('<path d="M-42 -8C-30 -16 -16 -13 0 -10C16 -13 30 -16 42 -8C30 -2 14 -2 0 -2C-14 -2 -30 -2 -42 -8ZM-23 -13C-25 -34 -18 -45 -8 -42Q0 -39 8 -42C18 -45 25 -34 23 -13Q0 -8 -23 -13Z"/>'
          '<path d="M-26 9A12 12 0 1 1 -2 9A12 12 0 1 1 -26 9ZM2 9A12 12 0 1 1 26 9A12 12 0 1 1 2 9Z" fill="none" stroke="INK" stroke-width="6"/><circle cx="-14" cy="9" r="3.6"/><circle cx="14" cy="9" r="3.6"/>'
          '<path d="M-18 29Q-8 25 0 29Q8 25 18 29Q12 46 0 48Q-12 46 -18 29Z"/>')
BLANK = '<circle r="15" fill="none" stroke="INK" stroke-width="5"/><circle r="4.500"/>'
PLAIN, MARKED = "#ece0c0", "#3a3230"     # the card of a face: of his, and of the others
AXES = [((0, 0, 1), (1, 0, 0), (0, 1, 0)), ((0, 0, -1), (-1, 0, 0), (0, 1, 0)), ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        ((-1, 0, 0), (0, -1, 0), (0, 0, 1)), ((0, 1, 0), (-1, 0, 0), (0, 0, 1)), ((0, -1, 0), (1, 0, 0), (0, 0, 1))]
LAMP = np.array([-.45, -.35, .82]) / np.linalg.norm([-.45, -.35, .82])   # towards the lamp: left, towards the eye, up


def turned(x, y, z):
    """Turns about the table's axes: x to the right, y away from the eye, z up; degrees."""
    a, b, c = (math.radians(v) for v in (x, y, z))
    rx = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    ry = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return rz @ ry @ rx


def on_canvas(v, elevation):
    """Of a vector of the table: right, down on the canvas; towards the eye."""
    e = math.radians(elevation)
    return v[0], -(v[1] * math.sin(e) + v[2] * math.cos(e)), -v[1] * math.cos(e) + v[2] * math.sin(e)


def shaded(colour, light):
    return "#" + "".join(f"{min(255, round(int(colour[i:i + 2], 16) * light)):02x}" for i in (1, 3, 5))


def doctors(bits):
    """The faces of the first game's die, of which some show him."""
    return [(MARKED, CREAM, moved(DOCTOR, "scale(.92)")) if bits >> face & 1 else (PLAIN, "#6b5c48", BLANK) for face in range(6)]


def cube(turn, faces, elevation=55, middle=MIDDLE, half=HALF):
    """faces: ground, ink and mark of each; face 0 is up while nothing is turned."""
    sheets = []
    for face, axes in enumerate(AXES):
        normal, right, up = (turn @ np.array(a, float) for a in axes)
        nx, ny, facing = on_canvas(normal, elevation)
        if facing < .02:
            continue
        (ax, ay, _), (bx, by, _) = on_canvas(right, elevation), on_canvas(-up, elevation)
        k = half / 50
        place = f"matrix({ax * k:.4f} {ay * k:.4f} {bx * k:.4f} {by * k:.4f} {middle[0] + nx * half:.2f} {middle[1] + ny * half:.2f})"
        light = .50 + .56 * max(0.0, float(normal @ LAMP))
        ground, ink, mark = faces[face]
        ground, ink = shaded(ground, light), shaded(ink, light)
        sheets.append(Sheet(moved(path("M-50 -43Q-50 -50 -43 -50H43Q50 -50 50 -43V43Q50 50 43 50H-43Q-50 50 -50 43Z", shaded("#efe3c4", light * .96)), place), 1.2))
        sheets.append(printed(moved(path("M-45 -40Q-45 -45 -40 -45H40Q45 -45 45 -40V40Q45 45 40 45H-40Q-45 45 -45 40Z", ground), place)))
        sheets.append(printed(moved(f'<g fill="{ink}">{mark.replace("INK", ink)}</g>', place)))
    # under the joins, so that no light falls between the faces
    corners = [on_canvas(turn @ np.array((x, y, z), float), elevation)[:2] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    hull = convex([(middle[0] + x * half * .96, middle[1] + y * half * .96) for x, y in corners])
    return [Sheet(path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in hull) + "Z", "#b3a583"), 1)] + sheets


def convex(points):
    points = sorted(points)

    def chain(order):
        out = []
        for p in order:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]
    return chain(points) + chain(points[::-1])


LIES = turned(0, 0, -16)
HIS = 0b000011          # of the tumble: two faces, opposite each other


def frames(count):
    """A tumble that ends where it began."""
    for k in range(count):
        t = k / count * 360
        yield turned(t * 2, 0, 0) @ turned(0, t, 0) @ turned(0, 0, t * 1.0) @ LIES
