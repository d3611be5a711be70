#!/bin/sh
# A whole game offscreen, with the real scenes and the real renderer, leaks nothing of ours and does nothing undefined.
# usage: leaks.sh PROGRAM LIBASAN
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME

# A driver that is loaded from the first stays to the end: what it keeps in its variables is found there and is no leak,
# and where it does leak, the frames have the names that lsan.supp knows. The sanitizer wants to come before it.
driver=
for library in /usr/lib/*/dri/swrast_dri.so /usr/lib64/dri/swrast_dri.so; do
    [ -e "$library" ] && driver=$library
done
HOME=$work LD_PRELOAD="$2 $driver" ASAN_OPTIONS=detect_leaks=1 \
    LSAN_OPTIONS="suppressions=$here/lsan.supp:print_suppressions=0" UBSAN_OPTIONS=print_stacktrace=1 \
    "$1" --offscreen "$work/game" --seat ai:rookie --seat ai:agent --seed 4 >"$work/said" 2>&1
status=$?
[ "$status" -eq 0 ] || { echo "status $status"; cat "$work/said"; exit 1; }
[ "$(wc -l <"$work/said")" -eq 1 ] || { echo 'it said more than the name of its folder:'; cat "$work/said"; exit 1; }
grep -q '^outcome: win' "$work/game/outcome.txt" || { echo 'the game was not played to its end'; exit 1; }
