#!/bin/sh
# The Drowned Senate on the command line: whole matches, alone and with others. Its records are looked at by record-golden.
. "$3/common.sh"

# Everything is public: whoever looks sees the record as it is.
for seats in 1 2 4; do
    # shellcheck disable=SC2046 # a word each
    set -- $(seats "$seats" random)
    whole --game senate "$@" --seed "$seats"
    run view match.rec --as public
    same out match.rec
    run replay match.rec --as 1
    quiet 0
    same out end
done

# Chance names whom one meets alone, or an option does.
has match.rec 'seat: 4 Spring .*'
for opponent in 1 5; do
    whole --game senate --seat random --seed 3 --option opponent=$opponent
    has match.rec "option: opponent=$opponent"
    grep -q '^chance opponent' match.rec && wrong "an Opponent was named by chance and by option"
done
run play --game senate --seat random --seat random --option opponent=3
[ "$status" -ne 0 ] || wrong "two seats and an Opponent were accepted"

# What the decks hold is what every seat can derive.
run dossier "$records/solo-broker.rec" --as 1
quiet 0
has out 'deck Broker: 0=.*' 'location-deck:.*'

arena 1 --game senate --seat random --games 12 --seed 4
run bench --game senate
quiet 0
has out '.*"senate": {"seats": 4, .*'
finish
