#!/bin/sh
# Makes the figures' pictures: sh assets/source/figures/make.sh [NAME...]; without names, all of them.
# Needs from Debian 12: blender python3 python3-numpy optipng.  SAMPLES=160 sets the quality; all of it takes half an hour of processor time.
# Two runs on one machine give the same shapes; noise below one step of brightness may differ between versions of Blender.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../../solomon/figures" && pwd)
python=${PYTHON:-/usr/bin/python3}
samples=${SAMPLES:-160}
export PYTHONDONTWRITEBYTECODE=1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
all=$(cd "$here" && "$python" -c 'import sprites; print(*sprites.SPRITES, "die-atlas")')
for name in ${*:-$all}; do
    if [ "$name" = die-atlas ]; then
        blender -b --factory-startup --python-exit-code 1 --python "$here/atlas.py" -- "$out" "$tmp" "$samples" >"$tmp/log" || { tail -20 "$tmp/log" >&2; exit 1; }
    else
        blender -b --factory-startup --python-exit-code 1 --python "$here/render.py" -- "$name" "$out" "$samples" >"$tmp/log" || { tail -20 "$tmp/log" >&2; exit 1; }
    fi
    case $name in
    beacon | magician | roulette | spyglass | tempest | vagabond) "$python" "$here/rim.py" "$out/$name.png" 6 '#1a100a' ;;
    case | case-open) "$python" "$here/rim.py" "$out/$name.png" 11 '#f3ead3' 14 '#1a100a' ;;
    esac
    for f in "$out/$name.png" "$out/$name-n.png" "$out/$name-shadow.png"; do
        [ ! -f "$f" ] || optipng -quiet -o2 "$f"
    done
    echo "$name"
done
"$python" "$here/index.py" "$out"
"$python" "$here/proof.py" "$out" "$here/silhouettes.png"
optipng -quiet -o2 "$here/silhouettes.png"
