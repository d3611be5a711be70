"""Writes a sounds.json beside the sounds of each game: for each sound its variants and the gain at which it sits beside the others and under the score.

Usage: index.py ASSETS-FOLDER [GAME ...]
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
    "conspiracy-1982": {
        "blown": 0.9, "case": 0.7, "challenge": 1.0, "page": 0.6, "payoff": 0.75, "pen": 0.5, "raise": 0.75, "teleprinter": 0.5, "telex-bell": 0.5,
        "turn": 0.65, "yield": 0.75,
    },
    "topsecret": {"bell": 0.6, "page": 0.6, "pen": 0.5, "ruins": 0.7, "safe": 0.8, "score": 0.9, "step": 0.55, "turn": 0.65},
    "senate": {
        "chain": 0.7, "crown": 0.8, "drip": 0.45, "flip": 0.5, "lay": 0.65, "lock": 0.75, "lose": 1.0, "meet": 0.9, "pearl": 0.6, "sluice": 0.7, "toll": 0.75,
        "turn": 0.65, "win": 1.0,
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
    for game in sys.argv[2:] or GAINS:
        index(assets / game / "sound", GAINS[game])


if __name__ == "__main__":
    main()
