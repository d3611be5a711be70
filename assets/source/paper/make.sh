#!/bin/sh
# Makes the desk and the paper skin in assets/shared/ui/.
# Needs: librsvg2-bin, python3-numpy, python3-scipy, python3-pil, python3-fonttools. Takes half a minute.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../../shared/ui" && pwd)
export PYTHONDONTWRITEBYTECODE=1
/usr/bin/python3 "$here/desk.py" "$out/desk.jpg"
/usr/bin/python3 "$here/skin.py" "$out"
