#!/bin/sh
# Makes everything on which a character is to be seen: sh make.sh [figures|badges|portraits|faces|posters]...; without words, all of it.
# CONSPIRACY_GAMES names the games to make it for (default: all that have a cast).
# Needs: librsvg2-2, python3-numpy, python3-scipy, python3-pil, optipng; for the posters node, npm and what ../map/make.sh needs.
# Figures five minutes, badges ten seconds, portraits four minutes, faces one, posters ten. Scratch goes to $CONSPIRACY_ART
# (default: ~/.cache/conspiracy-art).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
work=${CONSPIRACY_ART:-${XDG_CACHE_HOME:-$HOME/.cache}/conspiracy-art}
python=${PYTHON:-/usr/bin/python3}
games=${CONSPIRACY_GAMES:-solomon conspiracy-1982 topsecret}
export PYTHONDONTWRITEBYTECODE=1

figures()
{
    for game in $games; do
        "$python" "$here/figures.py" "$game" "$assets/$game/figures"
        optipng -quiet -o2 "$assets/$game"/figures/*.png
        "$python" "$here/index.py" "$game" "$assets/$game/figures"
    done
}

badges()
{
    for game in $games; do
        "$python" "$here/badges.py" "$game" "$assets/$game/badges"
        optipng -quiet -o2 "$assets/$game"/badges/*.png
    done
}

portraits()
{
    for game in $games; do mkdir -p "$assets/$game/portraits"; "$python" "$here/portraits.py" "$game" "$assets/$game/portraits"; done
    case " $games " in *" topsecret "*) "$python" "$here/plates_topsecret.py" "$assets/topsecret/portraits" ;; esac
}

faces()
{
    "$python" "$here/portraits.py" --faces "$assets/shared/portraits"
}

# layers GAME: the coasts of the game's map, as SVG path data.
layers()
{
    mkdir -p "$work/map"
    [ -d "$work/map/node_modules" ] || (cp "$here/../map/package.json" "$work/map/" && cd "$work/map" && npm install --silent --no-audit --no-fund)
    cp "$here/../map/layers.mjs" "$work/map/"
    (cd "$work/map" && node layers.mjs "$assets/$1/map/projection.json" "$1.json")
}

# cropped FROM TO LEFT: a poster without its calm left side, for a page of the rules.
cropped()
{
    for size in "" -large; do
        "$python" -c 'import sys
from PIL import Image
poster = Image.open(sys.argv[1])
k, left = poster.width // 1920, int(sys.argv[3])
poster.crop((left * k, 0, 1919 * k, 1080 * k)).resize((1020 * k, 864 * k), Image.LANCZOS).save(sys.argv[2], quality=91)' \
            "$1$size.jpg" "$2$size.jpg" "$3"
    done
}

posters()
{
    for game in $games; do
        mkdir -p "$assets/$game/portraits"
        scene=
        case $game in
            solomon) script=posters.py names="title victory defeat shared solomon-wins" whole=gambit ;;
            conspiracy-1982) script=posters_1982.py names="title victory defeat shared nobody" whole=conspiracy ;;
            *) script=posters_topsecret.py names="title victory defeat shared nobody" whole=topsecret ;;
        esac
        if [ "$game" != topsecret ]; then # a map of coasts is in the others
            layers "$game"
            scene=$work/map/$game.json
        fi
        for name in $names; do
            "$python" "$here/$script" "$name" ${scene:+"$scene"} "$assets/$game/portraits/$name.jpg"
        done
        if [ "$game" = solomon ]; then # who may have brought it home
            for name in beacon magician roulette spyglass tempest vagabond solomon; do
                "$python" "$here/$script" "$name" "$scene" "$assets/$game/portraits/home-$name.png"
            done
        fi
        cropped "$assets/$game/portraits/title" "$assets/$game/portraits/$whole" 644
    done
}

for what in ${*:-figures badges portraits faces posters}; do
    "$what"
done
