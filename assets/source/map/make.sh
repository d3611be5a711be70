#!/bin/sh
# Makes assets/solomon/map/, the print of Europe, and assets/conspiracy-1982/map/, the airline's world, each with its projection.json,
# and assets/topsecret/map/, the square, with board.json: sh make.sh [europe|world|square]...
# Needs: npm, gmt, gmt-gshhg, librsvg2-bin, python3-numpy, python3-scipy, python3-pil, python3-contourpy, python3-fonttools.
# Takes about four minutes. Scratch goes to $CONSPIRACY_ART (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}/map
mkdir -p "$work"
cp "$here/package.json" "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)
export PYTHONDONTWRITEBYTECODE=1
cp "$here/layers.mjs" "$work/"

europe()
{
    out=$assets/solomon/map
    /usr/bin/python3 "$here/projection.py" "$out/projection.json"
    (cd "$work" && node layers.mjs "$out/projection.json" layers.json)
    (cd "$work" && gmt pscoast -R-16/50/28/68 -A700/2/2 -W0.5p -M -Dh > lakes.txt 2> /dev/null; rm -f gmt.history)
    /usr/bin/python3 "$here/map.py" "$work" "$out"
}

world()
{
    out=$assets/conspiracy-1982/map
    mkdir -p "$out"
    # the board's knots are kept: where the print is drawn anew for another board, name it
    [ -z "${CONSPIRACY_BOARD:-}" ] || /usr/bin/python3 "$here/world.py" --projection "$CONSPIRACY_BOARD" "$out/projection.json"
    (cd "$work" && node layers.mjs "$out/projection.json" world.json)
    (cd "$work" && gmt pscoast -R-170/190/-58/78 -A6000/2/2 -W0.5p -M -Dc > world-lakes.txt 2> /dev/null; rm -f gmt.history)
    /usr/bin/python3 "$here/world.py" "$work" "$out"
}

square()
{
    /usr/bin/python3 "$here/square.py" "$assets/topsecret"
}

for what in ${*:-europe world square}; do
    "$what"
done
