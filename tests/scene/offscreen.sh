#!/bin/sh
# What becomes of `conspiracy` where there is no display. usage: offscreen.sh PROGRAM
set -u
program=$1
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER XDG_RUNTIME_DIR
HOME=$work
export HOME
status=0

wrong() {
    printf '%s\n' "$*"
    status=1
}

"$program" >"$work/said" 2>&1 </dev/null && wrong 'without a display it should fail'
[ "$(wc -l <"$work/said")" -eq 1 ] || wrong "it should say so in one line, not: $(cat "$work/said")"
grep -q 'no display' "$work/said" || wrong "it should name the display: $(cat "$work/said")"

out=$("$program" --offscreen "$work/game" --seat ai:rookie --seat ai:rookie --seed 4) || wrong 'the game failed'
[ "$out" = "$work/game" ] || wrong "it should name the folder, not: $out"
for picture in title table ending; do
    head -c 4 "$work/game/$picture.png" | grep -q PNG || wrong "$picture.png is no picture"
done
cmp -s "$work/game/table.png" "$work/game/ending.png" && wrong 'the picture of the middle shows the end'
cmp -s "$work/game/title.png" "$work/game/table.png" && wrong 'the picture of the middle shows the title'
grep -q '^outcome: win' "$work/game/outcome.txt" || wrong 'outcome.txt has no winner'
[ "$(wc -l <"$work/game/log.txt")" -gt 10 ] || wrong 'the log is all but empty'
exit $status
