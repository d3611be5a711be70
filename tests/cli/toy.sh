#!/bin/sh
# What no game of the house shows yet: a seat alone and seven, no places, secret choices at once, runs of amounts, words as
# options, an end without a winner. Played with the toy.
. "$3/common.sh"

run games
quiet 0
grep -q '^toy' out || wrong "games: $(cat out)"

for seats in 1 2 4 7; do
    set --
    while [ $# -lt $((2 * seats)) ]; do
        set -- "$@" --seat random
    done
    for seed in 1 2 3 4 5 6; do
        run play --game toy "$@" --seed "$seed" --record match.rec
        quiet 0
        cp out end
        grep -q '^to-act: none$' end || wrong "$ran: it did not end"
        run replay match.rec
        quiet 0
        same out end
        grep -qx "seat: $seats - random \"random\"" match.rec || wrong "$ran: $(sed -n 3p match.rec)"
        run view match.rec --as public
        quiet 0
        grep -q '?' out && wrong "$ran: everything is open at the end, but it says $(grep -m 1 '?' out)"
    done
done

# While bids are sealed they are a seat's own; once all have bid everybody knows them.
run view "$records/sealed.rec" --as 2
quiet 0
grep -qx '1 bid ?' out && grep -qx '2 bid 3' out || wrong "$ran: $(tail -n 3 out)"
grep -qx 'chance card 1 ?' out && grep -q '^chance card 2 [0-9]' out || wrong "$ran: $(cat out)"
run legal "$records/sealed.rec"
quiet 0
printf '3 bid 0..10\n' >expected
same out expected

# Words as options, and options that hold for some numbers of seats.
run play --game toy --seat random --seat random --option length=long --record match.rec
quiet 0
grep -qx 'option: length=long' match.rec || wrong "$ran: $(head -n 6 match.rec)"
run play --game toy --seat random --seat random --option length=endless
refused 2 'it has: short, long'
run play --game toy --seat random --option length=long
refused 2 'does not hold for 1 seats'
run play --game toy --seat random --record match.rec
quiet 0
sed 's/^seat: 1 -/seat: 1 Dublin/' match.rec >place.rec
run replay place.rec
refused 2 'place.rec:3: '

run dossier "$records/sealed.rec" --as 1
quiet 0
[ -s out ] && wrong "$ran: $(cat out)"
run arena --game toy --seat random --seat random --seat random --games 30
[ "$status" -eq 0 ] || wrong "$ran: status $status: $(cat err)"
grep -q '^draw ' out || wrong "$ran: no draw among its endings: $(cat out)"
run decide "$records/sealed.rec" --level random
quiet 0

# A bot is told what is revealed later, each event by its number; with that put in, it knows what its seat may know at the end.
for seed in 1 2 3; do
    run play --game toy --seat random --seat "bot:sh $here/bots/first.sh heard" --seat random --seed $seed --record match.rec
    quiet 0
    run view match.rec --as 2
    quiet 0
    sed '1,/^$/d' out >known
    awk '$1 == "event:" { sub(/^event: /, ""); event[++n] = $0 }
        $1 == "opened:" { i = $2; if (i < 1 || i >= n || event[i] !~ /[?]/) exit 1; sub(/^opened: [0-9]+ /, ""); event[i] = $0 }
        END { for (i = 1; i <= n; i++) print event[i] }' heard >told
    same told known
    grep -q '^event: 1 bid ?$' heard || wrong "$ran: a sealed bid was told at once"
    [ "$(grep -c '^opened: .* bid [0-9]' heard)" -ge 3 ] || wrong "$ran: bids were never opened"
    grep -qx 'legal: bid 0..10' heard || wrong "$ran: no run of amounts: $(grep -m 1 '^legal' heard)"
    grep -qE '^end (none|win [123])$' heard || wrong "$ran: $(tail -n 2 heard)"
done
finish
