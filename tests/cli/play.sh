#!/bin/sh
# Whole matches through the program, and their records.
. "$3/common.sh"

seed=1
while [ "$seed" -le 12 ]; do
    for seats in 2 3 4; do
        # shellcheck disable=SC2046 # a word each
        set -- $(seats "$seats" random)
        whole --game solomon "$@" --seed "$seed"
        run play --game solomon "$@" --seed "$seed"
        same out end
        events=$(sed -n 's/^events: //p' end)
        [ "$(grep -c . match.rec)" -eq $((events + 2 + seats)) ] || wrong "$ran: $events events in $(wc -l <match.rec) lines"
        # Every event is among those that were legal.
        at=$((seed * 7 % events))
        run legal match.rec --at "$at"
        quiet 0
        event=$(sed -n "$((at + 4 + seats))p" match.rec)
        case $event in
        chance*) grep -q '^chance ' out ;;
        *) grep -qxF "$event" out ;;
        esac || wrong "$ran: $event is not among $(head -n 3 out)"
    done
    seed=$((seed + 1))
done

run play --game solomon --seat random --seat random --seed 5
cp out five
run play --game solomon --seat random --seat random --seed 6
cmp -s out five && wrong "two seeds, one match"
run play --game solomon --seat random --seat random
cp out usual
run play --game solomon --seat random --seat random --seed 1
same out usual

# Options are written where they were named, and only there.
run play --game solomon --seat random --seat random --option any-arrival=off --option die-faces=6 --record match.rec
quiet 0
sed -n '5,6p' match.rec >options
printf 'option: any-arrival=off\noption: die-faces=6\n' >expected
same options expected
sed -n '3p' match.rec | grep -qx 'seat: 1 Glasgow random "random"' || wrong "$(sed -n '3p' match.rec)"

# On standard output the state comes first, then the record.
run play --game solomon --seat random --seat random --seed 5
cp out state
run play --game solomon --seat random --seat random --seed 5 --record match.rec
cat state match.rec >expected
run play --game solomon --seat random --seat random --seed 5 --record -
quiet 0
same out expected

# A record that cannot be written is one line; the one that was there stays.
run play --game solomon --seat random --seat random --record nowhere/match.rec
[ "$status" -eq 1 ] || wrong "$ran: status $status"
[ "$(wc -l <err)" -eq 1 ] && grep -q 'nowhere/match.rec' err || wrong "$ran: $(cat err)"

# Two programs write one record at once: one has it, and the other's is kept.
for seed in 1 2; do
    "$cli" play --game solomon --seat random --seat random --seed $seed --record both.rec >end$seed 2>err$seed &
done
wait
for file in both.rec both.rec.bak; do
    run replay $file
    quiet 0
    cmp -s out end1 || cmp -s out end2 || wrong "$file is neither of the two"
    cp out "$file.end"
done
cmp -s both.rec.end both.rec.bak.end && wrong "the same match twice"

# decide: the same for the same seed, an event that is legal, a reason; from what the seat may know alone.
run decide "$records/challenge.rec" --level random --seed 3
quiet 0
cp out first
[ "$(wc -l <first)" -eq 2 ] && sed -n 2p first | grep -q '^# .' || wrong "decide: $(cat first)"
run decide "$records/challenge.rec" --level random --seed 3
same out first
run legal "$records/challenge.rec"
grep -qxF "$(sed -n 1p first)" out || wrong "decide: $(sed -n 1p first) is not legal"
sed 's/^1 payoff Roulette 7/1 payoff Roulette 8/; s/^1 invest Beacon Vagabond/1 invest Magician Spyglass/; s/^chance board 1 4/chance board 1 3/' \
    "$records/challenge.rec" >other.rec
run decide other.rec --level random --seed 3
same out first
finish
