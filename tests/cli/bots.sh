#!/bin/sh
# Outside bots, well-behaved and not.
. "$3/common.sh"
bots=$here/bots

# A bot with manners plays to the end without a word, is told only what its seat may see, and is told the end.
run play --game solomon --seat random --seat "bot:sh $bots/first.sh heard" --seed 2 --record match.rec
quiet 0
grep -q '"First of all"$' match.rec || wrong "its name: $(sed -n 4p match.rec)"
sed -n 1p heard | grep -qx 'conspiracy-bot 1' || wrong "hello: $(sed -n 1p heard)"
sed -n 2p heard | grep -qx 'begin 2' || wrong "begin: $(sed -n 2p heard)"
"$cli" view match.rec --as 2 >seen.rec
{
    sed -n 's/^header: //p' heard
    echo
    sed -n 's/^event: //p' heard
} >told.rec
same told.rec seen.rec
winners=$("$cli" replay match.rec | sed -n 's/^outcome: //p')
[ "$(tail -n 2 heard | head -n 1)" = "end $winners" ] || wrong "end: $(tail -n 2 heard)"
[ "$(tail -n 1 heard)" = 'quit ' ] || wrong "quit: $(tail -n 1 heard)"
grep -q '^decide 1000 [1-9]' heard || wrong "decide"
run play --game solomon --seat random --seat "bot:sh $bots/first.sh heard" --seed 2
cp out first
run replay match.rec
same out first

# Options that were named are in the header, in `play` and in the arena.
for command in play "arena --games 1"; do
    # shellcheck disable=SC2086
    run $command --game solomon --option express=on --option die-faces=3 --seat random --seat "bot:sh $bots/first.sh heard" --seed 2
    [ "$(grep '^header: option' heard | tr '\n' ';')" = 'header: option: express=on;header: option: die-faces=3;' ] ||
        wrong "$command: the bot was told $(grep '^header' heard)"
done

# named NAME SHOWN: what a bot calls itself, and what its seat is called then: never longer than 40 characters.
named() {
    printf '%s' "$1" >name
    run play --game solomon --seat random --seat "bot:sh $bots/first.sh /dev/null \"\$(cat name)\"" --seed 2 --record named.rec
    quiet 0
    sed -n 4p named.rec | grep -qF " \"$2\"" || wrong "a bot called \"$1\": $(sed -n 4p named.rec)"
}
zoe=$(printf 'Zoë %.0s' 1 2 3 4 5 6 7 8 9)Zoë!
named "$zoe" "$zoe"
named "$zoe Zoë" "$zoe"
named "$(printf '%0900d' 0)" "$(printf '%040d' 0)"
named "$(printf 'a\tb')" 'a b'
named '' bot

# A bot that is never there: nothing is played. What the shell says of it is the bot's own.
missing() {
    words=$1
    shift
    for command in "play --record never.rec" "arena --games 2 --jobs 2"; do
        # shellcheck disable=SC2086
        run $command --game solomon --seat random --seat "bot:$*"
        grep '^conspiracy-cli' err >said
        mv said err
        refused 1 "seat 2: the bot \"$*\" never said that it is ready: it $words"
    done
    [ -e never.rec ] && wrong "$ran: left a record"
}
missing 'has gone' /nonexistent
missing 'has gone' true
missing 'has gone' "sh $bots/bad.sh leaves"
missing 'did not answer in time' "sh $bots/bad.sh mute"
missing 'answered with a line' 'echo hello; exec cat'

# A bot without manners: three lines, and the game goes on to its end.
misbehaves() {
    words=$1
    shift
    run play --game solomon --seat "bot:$*" --seat random --seed 3 --record match.rec
    [ "$status" -eq 0 ] || wrong "$ran: status $status: $(head -c 300 err)"
    grep '^conspiracy-cli' err >said # the rest is the bot's own
    [ "$(grep -c '^conspiracy-cli play: seat 1: the bot ' said)" -eq 3 ] || wrong "$ran: $(head -c 600 err)"
    [ "$(grep -c 'the first legal action is played for it' said)" -eq 2 ] || wrong "$ran: $(head -c 600 err)"
    sed -n 3p said | grep -q 'takes its seat$' || wrong "$ran: $(head -c 600 err)"
    sed -n 1p said | grep -qF -- "$words" || wrong "$ran: said $(sed -n 1p said), not $words"
    grep -q '^to-act: none$' out || wrong "$ran: the game did not end"
    "$cli" replay match.rec >again 2>err || wrong "$ran: its record is bad: $(cat err)"
    same again out
}

misbehaves 'has gone' "sh $bots/bad.sh dies"
misbehaves 'did not answer in time' "sh $bots/bad.sh silent"
misbehaves 'did not answer in time' "sh $bots/bad.sh half"
misbehaves 'did not answer in time' "sh $bots/bad.sh deaf"
misbehaves 'answered "play nonsense"' "sh $bots/bad.sh flood 2>/dev/null"
misbehaves '' "sh $bots/bad.sh closes 2>/dev/null"
misbehaves 'too long or no text' "sh $bots/bad.sh latin1"
misbehaves 'too long or no text' "sh $bots/bad.sh nul"
misbehaves 'did not answer in time' "sh $bots/bad.sh endless 2>/dev/null"
misbehaves 'answered "play move Beacon Moscow"' "sh $bots/bad.sh illegal"
misbehaves 'answered ""' "sh $bots/bad.sh wordless"
misbehaves 'did not answer in time' "sh $bots/bad.sh child $work/child"
grep -qv ') Z ' "/proc/$(cat child)/stat" 2>/dev/null && wrong "a bot's child outlived it"

# A bot that hears nothing does not outlive a game that was ended from outside.
for signal in TERM KILL; do
    rm -f child
    "$cli" play --game solomon --seat "bot:sh $bots/bad.sh child $work/child" --seat random --seed 3 >/dev/null 2>&1 &
    game=$!
    while [ ! -s child ]; do sleep 0.1; done
    kill -s $signal $game
    wait $game
    left=600
    while grep -qv ') Z ' "/proc/$(cat child)/stat" 2>/dev/null && [ $left -gt 0 ]; do
        sleep 0.1
        left=$((left - 1))
    done
    [ $left -gt 0 ] || wrong "SIG$signal: a bot's child is still there"
done

# A late answer is not taken for the next question's.
run play --game solomon --seat "bot:python3 $bots/late.py" --seat random --seed 3 --record match.rec
[ "$status" -eq 0 ] || wrong "$ran: status $status"
[ "$(wc -l <err)" -eq 2 ] && [ "$(grep -c 'did not answer in time' err)" -eq 2 ] || wrong "$ran: $(cat err)"

# In the arena, on several threads.
"$cli" arena --game solomon --seat "bot:sh $bots/first.sh /dev/null" --seat random --games 4 --jobs 2 >one 2>err || wrong "arena: $(cat err)"
"$cli" arena --game solomon --seat "bot:sh $bots/first.sh /dev/null" --seat random --games 4 --jobs 1 >two 2>err || wrong "arena: $(cat err)"
same one two
finish
