#!/bin/sh
# Makes assets/shared/fonts/ from the @fontsource packages.
# Needs: npm, python3-fonttools, python3-brotli. Takes a few seconds; the same packages give the same bytes. Scratch goes to $CONSPIRACY_ART (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}/type
mkdir -p "$work"
cp "$here/package.json" "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)
export SOURCE_DATE_EPOCH=1795814367 # the day written into the fonts
/usr/bin/python3 "$here/fonts.py" "$work/node_modules/@fontsource" "$here/../../shared/fonts"
