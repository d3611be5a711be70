#!/bin/sh
# Makes the portraits, the opponents' faces and the posters from the drawings in svg/ and the pieces in posters.py.
# Needs: librsvg2-bin, python3-numpy, python3-scipy, python3-pil; for the posters also the map's scratch files (run ../map/make.sh first).
# Each comes in two sizes, the larger for windows of more than 1080 rows. Takes about half an hour. Scratch goes to $CONSPIRACY_ART (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}
export PYTHONDONTWRITEBYTECODE=1
for name in beacon magician roulette spyglass tempest vagabond solomon money turn challenge know; do
    /usr/bin/python3 "$here/cut.py" "$here/svg/$name.svg" "$assets/solomon/portraits/$name.jpg" 512 640
done
for name in hoarder gambler loyalist ghost hawk fox professor countess chief vacant; do
    /usr/bin/python3 "$here/cut.py" "$here/svg/$name.svg" "$assets/shared/portraits/$name.png" 256 256
done
mkdir -p "$work/posters"
for name in title victory defeat shared solomon-wins; do
    /usr/bin/python3 "$here/posters.py" "$name" "$work/map/layers.json" "$work/posters/$name.svg"
    tall=1080
    if [ "$name" = solomon-wins ]; then tall=1440; fi
    /usr/bin/python3 "$here/cut.py" "$work/posters/$name.svg" "$assets/solomon/portraits/$name.jpg" 1920 $tall
done
# The title's poster from the first agent to the last, without its calm left side, for the first page of the rules.
for size in "" -large; do
    /usr/bin/python3 -c 'import sys
from PIL import Image
poster = Image.open(sys.argv[1])
k = poster.width // 1920
poster.crop((644 * k, 0, 1919 * k, 1080 * k)).resize((1020 * k, 864 * k), Image.LANCZOS).save(sys.argv[2], quality=91)' \
        "$assets/solomon/portraits/title$size.jpg" "$assets/solomon/portraits/gambit$size.jpg"
done
