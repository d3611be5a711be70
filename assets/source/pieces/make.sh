#!/bin/sh
# Cuts the pieces: sh assets/source/pieces/make.sh [NAME...]; without names, all of them. `cards`: the pictures of the Top Secret cards alone.
# Needs: librsvg2-bin, python3-numpy, python3-scipy, python3-pil, python3-fonttools, librsvg2-2. Takes four minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
export PYTHONDONTWRITEBYTECODE=1
[ "${*:-cards}" != cards ] || /usr/bin/python3 "$here/cards.py" "$assets/topsecret/cards"
[ "$*" = cards ] || /usr/bin/python3 "$here/pieces.py" "$assets" "$@"
