#!/bin/sh
# Top Secret Spies on the command line: whole matches, what bots are told. Its records are looked at by record-golden.
. "$3/common.sh"

# Few seats and many, with cards and dossiers and without. At the end agents and guesses are open, hands are not.
for seats in 2 4 7; do
    # shellcheck disable=SC2046 # a word each
    set -- $(seats "$seats" random)
    whole --game topsecret "$@" --seed "$seats"
    has match.rec 'option: round-limit=100'
    whole --game topsecret "$@" --seed "$seats" --option cards=on --option dossier=on --option round-limit=0
    has end 'seat 2 guess: .*=.*'
    run replay match.rec --as 1
    quiet 0
    grep -v ' hand: ' out >seen
    grep -v ' hand: ' end >known
    same seen known
    grep -q '^seat 2 hand: [a-z]' out && wrong "$ran: $(grep '^seat 2 hand' out)"
    run view match.rec --as public
    grep -v '^chance card' out >seen
    grep -v '^chance card' match.rec >known
    same seen known
done

run decide "$records/cards-3.rec" --at 131 --level random
quiet 0

# A bot of the house's sees its own card and no other's, in time for its first question.
run play --game topsecret --seat "bot:sh $here/bots/first.sh heard" --seat random --option cards=on --option round-limit=2
quiet 0
has heard 'event: chance agent 1 [A-Z][a-z]*' 'event: chance agent 2 ?' 'event: chance card 2 ?' 'legal: pass'

arena 2 --game topsecret --seat random --seat random --seat random --games 12 --seed 4
awk '/^ending/ { on = 1 } on && ($1 == "finish" || $1 == "limit" || $1 == "free-agent") { n += $3 } END { exit n != 12 }' one || wrong "endings: $(cat one)"
# Cards are kept until they do something for their owner: of 320 and more, few are played in a first round.
arena 2 --game topsecret --seat rookie --seat agent --games 80 --seed 4 --option cards=on --option round-limit=1
awk '$2 == "play" { n += $3 + $5 } END { exit n > 160 }' one || wrong "cards thrown away: $(cat one)"
run bench --game topsecret
quiet 0
has out '.*"topsecret": {"seats": 7, .*'
finish
