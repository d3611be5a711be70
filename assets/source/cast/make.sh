#!/bin/sh
# Makes everything on which a character is to be seen: sh make.sh [figures|badges|portraits|faces|posters]...; without words, all of it.
# Needs: librsvg2-2, python3-numpy, python3-scipy, python3-pil, optipng; for the posters node and npm, too.
# Figures two minutes, badges ten seconds, portraits two minutes, faces one, posters five. Scratch goes to $CONSPIRACY_ART
# (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}
python=${PYTHON:-/usr/bin/python3}
export PYTHONDONTWRITEBYTECODE=1

figures()
{
    "$python" "$here/figures.py" "$assets/solomon/figures"
    for name in beacon magician roulette spyglass tempest vagabond solomon-standee; do
        for part in "" -n -shadow; do optipng -quiet -o2 "$assets/solomon/figures/$name$part.png"; done
    done
    "$python" "$here/index.py" "$assets/solomon/figures"
}

badges()
{
    "$python" "$here/badges.py" "$assets/solomon/badges"
    optipng -quiet -o2 "$assets"/solomon/badges/*.png
}

portraits()
{
    "$python" "$here/portraits.py" "$assets/solomon/portraits"
}

faces()
{
    "$python" "$here/portraits.py" --faces "$assets/shared/portraits"
}

posters()
{
    mkdir -p "$work/map"
    if [ ! -f "$work/map/layers.json" ]; then
        cp "$here/../map/package.json" "$here/../map/layers.mjs" "$work/map/"
        (cd "$work/map" && npm install --silent --no-audit --no-fund)
        (cd "$work/map" && node layers.mjs "$assets/solomon/map/projection.json" layers.json)
    fi
    for name in title victory defeat shared solomon-wins; do
        "$python" "$here/posters.py" "$name" "$work/map/layers.json" "$assets/solomon/portraits/$name.jpg"
    done
    # The title's poster from the first agent to the last, without its calm left side, for the first page of the rules.
    for size in "" -large; do
        "$python" -c 'import sys
from PIL import Image
poster = Image.open(sys.argv[1])
k = poster.width // 1920
poster.crop((644 * k, 0, 1919 * k, 1080 * k)).resize((1020 * k, 864 * k), Image.LANCZOS).save(sys.argv[2], quality=91)' \
            "$assets/solomon/portraits/title$size.jpg" "$assets/solomon/portraits/gambit$size.jpg"
    done
}

for what in ${*:-figures badges portraits faces posters}; do
    "$what"
done
