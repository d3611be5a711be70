#!/bin/sh
# replay, legal, view and dossier against what is recorded.
. "$3/common.sh"

recorded

# Standard input is as good as a file.
run replay "$records/burn.rec"
cp out expected
"$cli" replay - <"$records/burn.rec" >out 2>err || wrong "replay -"
same out expected

# A view cannot be played, and says so where it matters.
"$cli" view "$records/burn.rec" --as 1 >seen.rec
run replay seen.rec
refused 2 'seen.rec:10: '

run dossier "$records/challenge.rec" --as 1
quiet 0
grep -qx 'seat 2 Roulette: 5 to 2[0-9]' out || wrong "dossier: $(cat out)"
grep -q '^seat 1' out && wrong "a dossier on oneself: $(cat out)"
run dossier "$records/challenge.rec" --as 2
quiet 0
grep -q '^seat 1 Roulette: 6 to ' out || wrong "dossier: $(cat out)"
finish
