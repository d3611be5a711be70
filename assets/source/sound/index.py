"""Writes sounds.json: for each sound its variants and the gain at which it sits beside the others and under the score.

Usage: index.py SOUND-FOLDER
The files themselves are about equally loud; what should be quiet on the table is turned down here.
"""
import json
import re
import sys
from pathlib import Path

GAINS = {
    "burn": 0.7, "case": 0.8, "challenge": 1.0, "click": 0.5, "coin": 0.7, "curtain": 0.7, "deny": 0.6,
    "die-bounce": 0.8, "die-throw": 0.75, "land": 0.75, "lift": 0.45, "lose": 1.0, "paper": 0.55,
    "payoff": 0.75, "pin": 0.7, "raise": 0.8, "solomon": 1.0, "stamp": 0.9, "tick": 0.3, "train": 0.8, "turn": 0.7,
    "type": 0.5, "win": 1.0, "yield": 0.8,
}


def main():
    folder = Path(sys.argv[1])
    groups = {}
    for path in folder.glob("*.ogg"):
        groups.setdefault(re.sub(r"-\d+$", "", path.stem), []).append(path.name)
    if set(groups) != set(GAINS):
        sys.exit(f"index.py: a sound without a gain or a gain without a sound: {sorted(set(groups) ^ set(GAINS))}")
    lines = [f'    {json.dumps(name)}: {{"files": {json.dumps(sorted(groups[name]))}, "gain": {GAINS[name]}}}'
             for name in sorted(groups)]
    (folder / "sounds.json").write_text('{\n  "sounds": {\n' + ",\n".join(lines) + "\n  }\n}\n")


if __name__ == "__main__":
    main()
