"""index.py OUT.json: which picture is whose. Lords of one guild and worth are alike in the rules, and several people in the pictures: a list each."""
import json
import sys

from lords import CAST
from opponents import OPPONENTS
from places import SCENES
from tokens import BACKS, PIECES


def main(out):
    lords = {}
    for guild, people in CAST.items():
        for who in people:
            lords.setdefault(f"{guild}-{who[0]}", []).append(f"{guild}-{who}")
    index = {
        "size": [445, 645],
        "lords": lords,
        "locations": sorted(SCENES),
        "backs": [name.split("/")[1] for name in BACKS],
        "parts": {"scene": [9, 9, 427, 392], "plate": [22, 416, 401, 50], "effect": [9, 476, 427, 160], "banner": [14, 6, 102, 250], "gift": [344, 10, 92, 92]},
        "seats": [name + "-seat" for name in OPPONENTS],
        "pieces": [name.split("/")[1] for name in PIECES],
        "icons": ["broker", "consul", "grower", "military", "oracle", "pearl", "chamber-key", "replay", "location", "bond", "several", "coalition", "master", "six"],
        "plates": ["chamber", "piles", "keys", "pearls", "solo", "senate", "shared", "defeat", "victory", "title"],
    }
    with open(out, "w") as file:
        file.write("{\n" + ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in index.items()) + "\n}\n")


if __name__ == "__main__":
    main(sys.argv[1])
