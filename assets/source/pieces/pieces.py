"""pieces.py ASSETS [NAME...]: cuts every piece, or only these, and tells each game's figures.json how they stand on their canvases."""
import json
import os
import sys

import numpy as np

import agencies
import bureau
import card
import die
import pavement
import printshop
import tokens

EMBLEMS, SKIN = "solomon/emblems", "shared/ui"
CAPITALS, BUREAU = "conspiracy-1982/emblems", "conspiracy-1982/ui"
RESIDENCES, SQUARE = "topsecret/emblems", "topsecret/ui"
RIM = (9, card.EDGE)
# By game: {name: (canvas, ground: the pixel that belongs where it stands, pixels to a world unit, its sheets, rim, its shadow)}
SPRITES = {
    "solomon": {
        "case": ((384, 320), (184, 276), 250, tokens.case, RIM, lambda p: card.standing(p, (184, 276))),
        "case-open": ((416, 384), (208, 330), 220, tokens.case_open, RIM, lambda p: card.standing(p, (208, 330))),
        "die-solomon": ((192, 192), (96, 96), 108, lambda: die.cube(die.LIES, die.doctors(1)), None, lambda p: card.lying(p, 8)),
        "die-blank": ((192, 192), (96, 96), 108, lambda: die.cube(die.LIES, die.doctors(0)), None, lambda p: card.lying(p, 8)),
        "coin-a": ((176, 128), (88, 76), 150, lambda: tokens.coin(-13), None, None),
        "coin-b": ((176, 128), (88, 76), 150, lambda: tokens.coin(5), None, None),
        "coin-c": ((176, 128), (88, 76), 150, lambda: tokens.coin(22), None, None),
        "burn": ((192, 144), (92, 86), 164, tokens.burn, None, lambda p: card.lying(p, 6)),
        "restricted": ((400, 240), (200, 146), 196, tokens.restricted, None, lambda p: card.lying(p, 6)),
    } | {f"shield-{name}": ((512, 320), (256, 280), 186, lambda n=name: agencies.shield(n), None, lambda p: card.standing(p, (256, 288), .2, .14)) for name in agencies.SEALS},
    "conspiracy-1982": {
        "case": ((384, 320), (184, 276), 250, bureau.case, RIM, lambda p: card.standing(p, (184, 276))),
        "case-open": ((416, 384), (208, 330), 220, bureau.case_open, RIM, lambda p: card.standing(p, (208, 330))),
        "lost-turn": ((400, 240), (200, 146), 196, bureau.lost_turn, None, lambda p: card.lying(p, 6)),
    },
    "topsecret": {
        "safe": ((384, 320), (192, 280), 212, pavement.safe, RIM, lambda p: card.standing(p, (192, 280))),
        "safe-open": ((384, 320), (192, 280), 212, pavement.safe_open, RIM, lambda p: card.standing(p, (192, 280))),
    } | {f"die-{up}": ((192, 192), (96, 96), 108, lambda u=up: die.cube(die.LIES, pavement.die_faces(u)), None, lambda p: card.lying(p, 8)) for up in pavement.SIDES},
}
# Pictures without a place of their own: (folder, canvas, its sheets, how far its shadow falls; 0: it has none)
FLAT = {f"{name}": (EMBLEMS, (256, 256), lambda s=seal: agencies.seal(*s), 6) for name, seal in agencies.SEALS.items()} | {
    f"{name}-1982": (CAPITALS, (256, 256), lambda s=seal: agencies.seal(*s), 6) for name, seal in bureau.SEALS.items()} | {
    f"{name}-topsecret": (RESIDENCES, (256, 256), lambda s=seal: agencies.seal(*s), 6) for name, seal in pavement.SEALS.items()} | {
    "station": (EMBLEMS, (128, 128), printshop.station, 4),
    "envelope": (SKIN, (256, 176), printshop.envelope, 7),
    "pin": (SKIN, (64, 64), printshop.pin, 5),
    "envelope-1982": (BUREAU, (256, 176), bureau.envelope, 7),
    "envelope-topsecret": (SQUARE, (256, 176), pavement.envelope, 7),
    "pin-1982": (BUREAU, (64, 64), bureau.pin, 4),
    "screen-wing": (SKIN, (256, 1024), agencies.wing, 9),
    "screen-crest": (SKIN, (640, 144), agencies.crest, 9),
}
MARKS = {"start": (EMBLEMS, printshop.start), "city": (EMBLEMS, printshop.city), "string": (SKIN, printshop.string),
         "start-1982": (CAPITALS, bureau.start), "city-1982": (CAPITALS, bureau.city), "route-1982": (BUREAU, bureau.route),
         "bank-book-1982": (BUREAU, bureau.bank_book), "teleprinter-1982": (BUREAU, bureau.teleprinter)}
TUMBLE = {"file": "die-atlas.png", "frame": [192, 192], "columns": 5, "rows": 4}
TUMBLING = {"solomon": die.doctors(die.HIS), "topsecret": pavement.die_faces(5)}     # the six faces of each game's die


def file_of(name):
    """What a name of the lists above is called in its folder: two games may call things alike."""
    return name.removesuffix("-1982").removesuffix("-topsecret") + ".png"


def seed(name):
    return sum(ord(c) * (k + 1) for k, c in enumerate(name)) % 1000


def with_shadow(picture, lift):
    shadow = card.lying(picture, lift)[..., 3]
    total = picture[..., 3] + shadow * (1 - picture[..., 3])
    return np.dstack([picture[..., :3] * (picture[..., 3] / np.maximum(total, 1e-4))[..., None], total])


def sprite(game, name, folder):
    size, _, _, sheets, rim, shadow = SPRITES[game][name]
    picture = card.reduce(card.compose(size, sheets(), seed(name), edge=rim))
    card.save(picture, f"{folder}/{name}.png")
    if shadow:
        card.save(card.inside(shadow(picture)), f"{folder}/{name}-shadow.png")


def flat(name, assets):
    folder, size, sheets, lift = FLAT[name]
    picture = card.reduce(card.compose(size, sheets(), seed(name), wander=.9 if size[0] < 200 else 1.3))
    card.save(with_shadow(picture, lift) if lift else picture, f"{assets}/{folder}/{file_of(name)}")


def atlas(path, faces):
    pictures = [card.reduce(card.compose(TUMBLE["frame"], die.cube(turn, faces), seed("die"))) for turn in die.frames(TUMBLE["columns"] * TUMBLE["rows"])]
    rows = [np.concatenate(pictures[k:k + TUMBLE["columns"]], 1) for k in range(0, len(pictures), TUMBLE["columns"])]
    card.save(np.concatenate(rows), path)


def curtain(stem):
    """Twice as large for large windows, as it was drawn."""
    usual, card.SCALE = card.SCALE, 2
    large = card.compose((1024, 576), printshop.curtain(), seed("curtain"))
    card.save(large[..., :3], f"{stem}-large.png")
    card.save(card.reduce(large)[..., :3], f"{stem}.png")
    card.SCALE = usual


def outline(alpha, ground, unit, figures):
    """Where a picture is not air, at the scale of the figures' outlines, the ground in the middle of the grid: a string a row."""
    rows, size = next(iter(figures["outlines"].values())), figures["cell"] * unit / figures["unit"]
    count = len(rows)
    below = 430 / figures["cell"]       # cells from the top of an agent's canvas to its ground

    def cell(row, column):
        top, left = ground[1] + (row - below) * size, ground[0] + (column - count / 2) * size
        part = alpha[max(0, round(top)):max(0, round(top + size)), max(0, round(left)):max(0, round(left + size))]
        return "#" if part.size and part.mean() > 110 else "."
    return ["".join(cell(row, column) for column in range(count)) for row in range(count)]


def describe(game, folder):
    """Puts what is known of a game's sprites into figures.json, whose other entries stay as they are."""
    from PIL import Image
    with open(f"{folder}/figures.json") as file:
        data = json.load(file)
    for name, (size, ground, unit, *_, shadow) in SPRITES[game].items():
        with Image.open(f"{folder}/{name}.png") as picture:
            alpha = np.asarray(picture.convert("RGBA"))[..., 3]
        ys, xs = np.nonzero(alpha > 24)
        if name in ("case", "safe"):
            data["figures"]["outlines"][name] = outline(alpha, ground, unit, data["figures"])
        entry = {"file": f"{name}.png", "size": size, "ground": ground, "unit": unit,
                 "box": [int(v) for v in (xs.min(), ys.min(), xs.max() - xs.min() + 1, ys.max() - ys.min() + 1)]}
        data["sprites"][name] = entry | ({"shadow": f"{name}-shadow.png"} if shadow else {})
    if "coin-a" in data["sprites"]:
        data["coin_stack"] = {"faces": ["coin-a", "coin-b", "coin-c"], "rise": tokens.COIN_RISE}
    if game in TUMBLING:
        data["die_tumble"] = TUMBLE
    with open(f"{folder}/figures.json", "w") as file:
        file.write(text(data))


def describe_papers(folder, papers):
    """skin.json: what is known of the papers of a game's own."""
    pieces = {name: {"file": f"{name}.png", "size": size, "note": note} | ({"insets": insets} if insets else {}) for name, (size, insets, note) in papers.items()}
    with open(f"{folder}/skin.json", "w") as file:
        json.dump({"insets_order": ["left", "top", "right", "bottom"], "unit": "pixels of the picture", "pieces": pieces}, file, indent=1)
        file.write("\n")


def text(data):
    """A line for each sprite, a line for each row of an outline."""
    sprites = ",\n".join(f"    {json.dumps(name)}: {json.dumps(entry)}" for name, entry in data["sprites"].items())
    figures = dict(data["figures"])
    outlines = figures.pop("outlines")
    grids = ",\n".join(f"    {json.dumps(name)}: [\n" + ",\n".join(f"      {json.dumps(row)}" for row in rows) + "\n    ]" for name, rows in outlines.items())
    head = json.dumps(figures)[:-1]
    rest = "".join(f',\n  {json.dumps(key)}: {json.dumps(data[key])}' for key in data if key not in ("sprites", "figures"))
    return f'{{\n  "sprites": {{\n{sprites}\n  }},\n  "figures": {head}, "outlines": {{\n{grids}\n  }}}}{rest}\n}}\n'


def main(assets, *names):
    wanted = lambda name: not names or name in names
    for game, sprites in SPRITES.items():
        os.makedirs(f"{assets}/{game}/figures", exist_ok=True)
        for name in filter(wanted, sprites):
            sprite(game, name, f"{assets}/{game}/figures")
    for name in filter(wanted, FLAT):
        os.makedirs(f"{assets}/{FLAT[name][0]}", exist_ok=True)
        flat(name, assets)
    for name in filter(wanted, MARKS):
        folder, make = MARKS[name]
        os.makedirs(f"{assets}/{folder}", exist_ok=True)
        card.save(make(), f"{assets}/{folder}/{file_of(name)}")
    for game, faces in TUMBLING.items():
        if wanted("die-atlas") or wanted(f"die-atlas-{game}"):
            atlas(f"{assets}/{game}/figures/{TUMBLE['file']}", faces)
    if wanted("curtain"):
        curtain(f"{assets}/{SKIN}/curtain")
    for game, sprites in SPRITES.items():
        if any(map(wanted, sprites)):
            describe(game, f"{assets}/{game}/figures")
    for folder, papers in ((BUREAU, bureau.PAPERS), (SQUARE, pavement.PAPERS)):
        if os.path.isdir(f"{assets}/{folder}"):
            describe_papers(f"{assets}/{folder}", papers)


if __name__ == "__main__":
    main(*sys.argv[1:])
