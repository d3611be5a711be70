#!/bin/sh
# Every picture below assets/ is asked for by somebody, and every one that is asked for by its whole name is there. Names are looked for
# in sources and in the files that list pictures; one that is put together from parts counts by the part in quotes.
# usage: pictures.sh TOP
set -u
cd "$1" || exit 2
status=0
words=$(mktemp) || exit 2
trap 'rm -f "$words"' EXIT

find src assets -name '*.[ch]' -o -name '*.json' | xargs cat | grep -oE '"[^"]*"' | tr '"/' '\n\n' | sed -E 's/\.(png|jpg)$//' | tr 'A-Z' 'a-z' | sort -u > "$words"
for picture in $(find assets -name '*.png' -o -name '*.jpg' | grep -v '^assets/source/'); do
    name=$(basename "${picture%.*}" | sed -E 's/-(large|n|shadow)$//')
    if ! grep -qxF "$name" "$words" && ! grep -qxF "${name%%-*}-%s" "$words"; then
        echo "$picture: nobody asks for it"
        status=1
    fi
done
for picture in $(grep -rohE '"[a-z]+/[a-z0-9/-]+\.(png|jpg)"' src --include='*.c' | tr -d '"' | sort -u); do
    if [ ! -f "assets/$picture" ]; then
        echo "assets/$picture: asked for, and not there"
        status=1
    fi
done
exit $status
