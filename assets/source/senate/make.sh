#!/bin/sh
# Prints the world of the Drowned Senate: sh make.sh [lords|locations|small|opponents|senators|tokens|chamber|hall|posters|plates|index]...; without words, all of it.
# Needs: librsvg2-2, python3-numpy, python3-scipy, python3-pil, python3-fonttools. Takes four minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../.." && pwd)/senate
export PYTHONDONTWRITEBYTECODE=1
for what in ${*:-lords locations small opponents senators tokens chamber hall posters plates index}; do
    mkdir -p "$out/cards" "$out/portraits" "$out/ui"
    case $what in
        lords | locations | small) /usr/bin/python3 "$here/$what.py" "$out/cards" ;;
        opponents | senators) /usr/bin/python3 "$here/$what.py" "$out/portraits" ;;
        tokens) /usr/bin/python3 "$here/$what.py" "$out" ;;
        chamber) /usr/bin/python3 "$here/$what.py" "$out/ui/chamber.jpg" ;;
        hall) /usr/bin/python3 "$here/$what.py" "$out/ui" ;;
        posters)
            for name in title victory defeat shared; do
                /usr/bin/python3 "$here/$what.py" "$name" "$out/portraits/$name.jpg"
            done
            /usr/bin/python3 "$here/posters.py" --whole "$out/portraits/title.jpg" "$out/portraits/senate.jpg"
            ;;
        plates) /usr/bin/python3 "$here/plates.py" "$out" ;;
        index) /usr/bin/python3 "$here/index.py" "$out/cards/cards.json" ;;
    esac
done
