"""Sorts the sounds into the folders of the games whose own they are, and writes a sounds.json into each: for each sound its variants and the gain at which it sits beside the others and under the score.

Usage: index.py ASSETS-FOLDER
All sounds are made into shared/sound/; those of a game alone go from there to GAME/sound/.
The files themselves are about equally loud; what should be quiet on the table is turned down here.
"""
import json
import re
import sys
from pathlib import Path

GAINS = {
    "shared": {
        "brink": 1.0, "click": 0.5, "coin": 0.7, "curtain": 0.7, "deny": 0.6, "die-bounce": 0.8, "die-throw": 0.75, "land": 0.75,
        "lift": 0.45, "lose": 1.0, "paper": 0.55, "pin": 0.7, "stamp": 0.9, "tick": 0.3, "turn": 0.7, "type": 0.5,
        "win": 1.0,
    },
    "solomon": {
        "burn": 0.7, "case": 0.8, "challenge": 1.0, "payoff": 0.75, "pyre": 1.0, "raise": 0.8, "solomon": 1.0, "train": 0.8,
        "yield": 0.8,
    },
}


def name_of(path):
    return re.sub(r"-\d+$", "", path.stem)


def index(folder, gains):
    groups = {}
    for path in folder.glob("*.ogg"):
        groups.setdefault(name_of(path), []).append(path.name)
    if set(groups) != set(gains):
        sys.exit(f"index.py: a sound without a gain or a gain without a sound: {sorted(set(groups) ^ set(gains))}")
    lines = [f'    {json.dumps(name)}: {{"files": {json.dumps(sorted(groups[name]))}, "gain": {gains[name]}}}'
             for name in sorted(groups)]
    (folder / "sounds.json").write_text('{\n  "sounds": {\n' + ",\n".join(lines) + "\n  }\n}\n")


def main():
    assets = Path(sys.argv[1])
    for game, gains in GAINS.items():
        folder = assets / game / "sound"
        folder.mkdir(parents=True, exist_ok=True)
        for path in (assets / "shared" / "sound").glob("*.ogg"):
            if game != "shared" and name_of(path) in gains:
                path.replace(folder / path.name)
    for game, gains in GAINS.items():
        index(assets / game / "sound", gains)


if __name__ == "__main__":
    main()
