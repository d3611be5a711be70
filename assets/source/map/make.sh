#!/bin/sh
# Makes assets/solomon/map/: the print of Europe and projection.json.
# Needs: npm, gmt, gmt-gshhg, librsvg2-bin, python3-numpy, python3-scipy, python3-pil, python3-contourpy, python3-fonttools.
# Takes about two minutes. Scratch goes to $CONSPIRACY_ART (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../../solomon/map" && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}/map
mkdir -p "$work"
cp "$here/package.json" "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)
export PYTHONDONTWRITEBYTECODE=1
/usr/bin/python3 "$here/projection.py" "$out/projection.json"
(cd "$work" && cp "$here/layers.mjs" . && node layers.mjs "$out/projection.json" layers.json)
(cd "$work" && for class in 1 2; do gmt pscoast -R-16/50/28/68 -I$class -M -Di > rivers$class.txt 2> /dev/null; done
 gmt pscoast -R-16/50/28/68 -A700/2/2 -W0.5p -M -Dh > lakes.txt 2> /dev/null; rm -f gmt.history)
/usr/bin/python3 "$here/map.py" "$work" "$out"
