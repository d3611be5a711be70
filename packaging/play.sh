#!/bin/sh
# Installs what is missing, builds Conspiracy, not its tests, and starts it; arguments are passed on to the game.
# With no display: says so, plays one game between opponents offscreen and names the folder with its pictures.
set -eu
cd "$(dirname "$0")/.."
. packaging/common.sh

case " $* " in
*" --help "* | *" -h "*)
    [ ! -x build/play/conspiracy ] || exec build/play/conspiracy --help
    say "usage: sh packaging/play.sh [FLAG...]"
    say "Installs what is missing, builds Conspiracy and starts it; the flags go to the game, which lists them by --help once it is built."
    exit 0
    ;;
esac

install_missing play
build play

if [ $# -eq 0 ] && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    pictures=$(mktemp -d "${TMPDIR:-/tmp}/conspiracy-XXXXXX")
    say "conspiracy: no display here: playing one game between opponents offscreen, pictures in $pictures"
    exec build/play/conspiracy --offscreen "$pictures"
fi
exec build/play/conspiracy "$@"
