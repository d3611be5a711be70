#!/bin/sh
# Cuts the pieces: sh assets/source/pieces/make.sh [NAME...]; without names, all of them.
# Needs: librsvg2-bin, python3-numpy, python3-scipy, python3-pil, python3-fonttools. Takes two minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1
/usr/bin/python3 "$here/pieces.py" "$(cd "$here/../.." && pwd)" "$@"
