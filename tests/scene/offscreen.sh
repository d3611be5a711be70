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

# Files that could not be written, before the display is tried.
refused() {
    "$program" "$@" >"$work/said" 2>&1 </dev/null
    [ $? -eq "$expected" ] || wrong "$*: not $expected"
    [ "$(wc -l <"$work/said")" -eq 1 ] || wrong "$*: not one line: $(cat "$work/said")"
    grep -qF -- "$words" "$work/said" || wrong "$*: said $(cat "$work/said"), not $words"
}
expected=1
words="--screenshot $work/no/picture.png: "
refused --screenshot "$work/no/picture.png"
words="--screenshot $work: "
refused --screenshot "$work"
words="--describe $work/no/list: "
refused --describe "$work/no/list"
expected=2
words='--seat "ai:god": there is no level'
refused --seat human --seat ai:god
words='conspiracy: nofile: '
refused --load nofile
words='no game called x'
refused --game x --screenshot "$work/x.png"
[ -e "$work/x.png" ] && wrong 'a picture of nothing was left'
words='Without a screen only opponents can play'
refused --offscreen "$work/human" --seat human --seat ai:rookie
[ -e "$work/human/title.png" ] && wrong 'pictures were made of what cannot be played'

# A board that cannot be read is named, with the line.
mkdir -p "$work/broken/assets/solomon"
ln -s "$CONSPIRACY_ASSETS/shaders" "$work/broken/shaders"
ln -s "$CONSPIRACY_ASSETS/assets/shared" "$work/broken/assets/shared"
printf '{\n' >"$work/broken/assets/solomon/board.json"
words="$work/broken/assets/solomon/board.json: line 2: "
CONSPIRACY_ASSETS=$work/broken refused --new --screenshot "$work/x.png"

# Whatever the program was started without, nothing else is taken for it.
closed() {
    [ "$1" -eq 1 ] || wrong "$2 with a closed output: status $1"
    [ "$(cat "$work/said")" = "conspiracy: $3" ] || wrong "$2 with a closed output said $(cat "$work/said")"
}
"$program" --screenshot - >&- 2>"$work/said"
closed $? --screenshot '-: Bad file descriptor'
"$program" --version >&- 2>"$work/said"
closed $? --version 'cannot write: Bad file descriptor'
"$program" --screenshot "$work/quiet.png" <&- >&- 2>&- || wrong 'a picture without standard output'
head -c 4 "$work/quiet.png" | grep -q PNG || wrong 'quiet.png is no picture'

# A picture that does not fit on the disk is no picture.
if [ -w /dev/full ]; then
    expected=1
    "$program" --help >/dev/full 2>"$work/said" && wrong '--help on a full disk'
    grep -q 'cannot write' "$work/said" || wrong "--help on a full disk said $(cat "$work/said")"
    words='/dev/full: '
    refused --screenshot /dev/full
fi

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
