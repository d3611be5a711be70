#!/bin/sh
# Conspiracy, 1982 on the command line: its records, whole matches, what bots are told.
. "$3/common.sh"

recorded

# A match of machines has a last round; told otherwise it has another. At the end everything is open to everybody.
for seats in 2 3 4; do
    # shellcheck disable=SC2046 # a word each
    set -- $(seats "$seats" random)
    whole --game conspiracy-1982 "$@" --option round-limit=7 --option casablanca=on
    has match.rec 'option: round-limit=7'
    whole --game conspiracy-1982 "$@" --seed "$seats"
    has match.rec 'option: round-limit=100'
    grep -q '?' end && wrong "$ran: not everything is open at the end: $(grep -m 1 '?' end)"
    run view match.rec --as public
    same out match.rec
    run replay match.rec --as 1
    same out end
done

# What a seat can derive from a covered bid, a cover and what was shown after it.
run dossier "$records/cover-2.rec" --as 1
quiet 0
has out 'seat 2 Rock-Bottom: 500 to 9000' 'seat 2 Rita-Palm: 0 to 0' 'seat 2 balance: 0 to 8500' 'seat 3 Rita-Palm: 2000 to 2000' \
    'seat 3 Tanya-Hyde: 0 to 0' 'seat 3 balance: 0 to 6500' 'seat 4 Al-Ibi: 0 to 9700'
run decide "$records/cover-2.rec" --level random
quiet 0

# A bot is told of runs of amounts, and of every entry once the books lie open.
run play --game conspiracy-1982 --seat "bot:sh $here/bots/first.sh heard" --seat random --option round-limit=5
quiet 0
has heard 'legal: open Rita-Palm 100..10000' 'event: 2 open ?' 'opened: [0-9]* 2 open .*'

arena 2 --game conspiracy-1982 --seat random --seat random --seat random --games 12 --seed 4
awk '/^ending/ { on = 1 } on && ($1 == "limit" || $1 == "briefcase") { n += $3 } END { exit n != 12 }' one || wrong "endings: $(cat one)"
run bench --game conspiracy-1982
quiet 0
has out '.*"conspiracy-1982": {"seats": 4, .*'
finish
