#!/bin/sh
# Prints the world of the Drowned Senate: sh make.sh [lords|locations|opponents]...; without words, all of it.
# Needs: librsvg2-2, python3-numpy, python3-scipy, python3-pil, python3-fonttools. Takes two minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../.." && pwd)/senate
export PYTHONDONTWRITEBYTECODE=1
for what in ${*:-lords locations opponents}; do
    case $what in
        opponents) folder=portraits ;;
        *) folder=cards ;;
    esac
    mkdir -p "$out/$folder"
    /usr/bin/python3 "$here/$what.py" "$out/$folder"
done
