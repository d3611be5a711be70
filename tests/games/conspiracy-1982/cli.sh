#!/bin/sh
# Conspiracy, 1982 on the command line: its records, whole matches, what bots are told.
. "$3/common.sh"

recorded

# A match of machines has a last round; told otherwise it has another.
for seats in 2 3 4; do
    set --
    while [ $# -lt $((2 * seats)) ]; do
        set -- "$@" --seat random
    done
    run play --game conspiracy-1982 "$@" --seed "$seats" --record match.rec
    quiet 0
    cp out end
    grep -qx 'option: round-limit=100' match.rec || wrong "$ran: $(head -n 8 match.rec)"
    grep -q '?' end && wrong "$ran: not everything is open at the end: $(grep -m 1 '?' end)"
    run view match.rec --as public
    same out match.rec
    run replay match.rec --as 1
    same out end
    run play --game conspiracy-1982 "$@" --option round-limit=7 --option casablanca=on --record short.rec
    quiet 0
    grep -qx 'option: round-limit=7' short.rec || wrong "$ran: $(head -n 8 short.rec)"
done

# What a seat can derive from a covered bid, a cover and what was shown after it.
run dossier "$records/cover-2.rec" --as 1
quiet 0
for line in 'seat 2 Rock-Bottom: 500 to 9000' 'seat 2 Rita-Palm: 0 to 0' 'seat 2 balance: 0 to 8500' 'seat 3 Rita-Palm: 2000 to 2000' \
    'seat 3 Tanya-Hyde: 0 to 0' 'seat 3 balance: 0 to 6500' 'seat 4 Al-Ibi: 0 to 9700'; do
    grep -qx "$line" out || wrong "$ran: no $line in $(cat out)"
done
run decide "$records/cover-2.rec" --level random
quiet 0

# A bot is told of runs of amounts, and of every entry once the books lie open.
run play --game conspiracy-1982 --seat "bot:sh $here/bots/first.sh heard" --seat random --option round-limit=5 --record match.rec
quiet 0
grep -qx 'legal: open Rita-Palm 100..10000' heard || wrong "$ran: $(grep -m 3 '^legal' heard)"
grep -qx 'event: 2 open ?' heard || wrong "$ran: $(grep -m 3 '^event' heard)"
grep -q '^opened: 2 2 open ' heard || grep -q '^opened: [0-9]* 2 open ' heard || wrong "$ran: $(grep -m 3 '^opened' heard)"

"$cli" arena --game conspiracy-1982 --seat random --seat random --seat random --games 12 --seed 4 --jobs 1 >one 2>err || wrong "arena: $(cat err)"
"$cli" arena --game conspiracy-1982 --seat random --seat random --seat random --games 12 --seed 4 --jobs 2 >many 2>err
ran='arena --jobs 2'
same one many
awk '/^ending/ { on = 1 } on && ($1 == "limit" || $1 == "briefcase") { n += $3 } END { exit n != 12 }' one || wrong "endings: $(cat one)"
run bench --game conspiracy-1982
quiet 0
grep -q '"conspiracy-1982": {"seats": 4, ' out || wrong "$ran: $(cat out)"
finish
