#!/bin/sh
# Command lines: help, versions, and one line for each that makes no sense.
. "$3/common.sh"
commands='games play replay view legal dossier decide arena bench'

run --help
quiet 0
for command in $commands; do
    grep -q "^  $command " out || wrong "--help does not name $command"
done
grep -q '^Usage: conspiracy-cli COMMAND' out || wrong "--help: $(head -n 1 out)"
cp out long
run -h
quiet 0
same out long
run replay --help
cp out long
run replay -h
quiet 0
same out long
run --version
quiet 0
grep -qE '^conspiracy-cli [0-9]+\.[0-9]+\.[0-9]+$' out || wrong "--version: $(cat out)"
cp out version
for command in $commands; do
    run "$command" --help
    quiet 0
    grep -q "^Usage: conspiracy-cli $command" out || wrong "$command --help: $(head -n 1 out)"
    run "$command" --version
    quiet 0
    same out version
    run "$command" --wrong
    refused 2 '--wrong'
    run "$command" one two
    refused 2 'unexpected argument'
done
run
refused 2 'a command is missing'
run juggle
refused 2 'unknown command "juggle"'
run --juggle
refused 2 'unknown option "--juggle"'
for command in replay view legal dossier decide; do
    case $command in
    view | dossier) run "$command" --as 1 ;;
    *) run "$command" ;;
    esac
    refused 2 'FILE is missing'
done

file=$records/burn.rec
run replay "$file" --at
refused 2 'needs a value'
for at in -1 x 1.5 '' 30 99999999999999999999; do
    run replay "$file" --at "$at"
    refused 2 'at'
done
run replay "$file" --at 1 --at 2
refused 2 'given twice'
for as in 0 5 public1 '' 11; do
    run replay "$file" --as "$as"
    refused 2 '--as is a seat from 1 to 4'
    run dossier "$file" --as "$as"
    refused 2 '--as is a seat from 1 to 4'
done
run dossier "$file" --as public
refused 2 '--as is a seat'
run view "$file"
refused 2 '--as is missing'
run replay nowhere.rec
refused 2 'nowhere.rec: '
run replay .
refused 2 '.: '
run replay ''
refused 2 '"": '

# What is no UTF-8 is shown as what it is.
odd=$(printf 'Zo\353')
run "$odd"
refused 2 'unknown command "Zo\xeb"'
run replay "$odd"
refused 2 'Zo\xeb: '
echo rubbish >"$odd"
run replay "$odd"
refused 2 'Zo\xeb:1: '
run replay "$file" --at "$odd"
refused 2 'not "Zo\xeb"'
run play --game "$odd"
refused 2 'unknown game "Zo\xeb"'
run play --game solomon --seat random --seat "$odd"
refused 2 '--seat "Zo\xeb": there is no level "Zo\xeb"'
run play --game solomon --seat random --seat random --option "$odd=1"
refused 2 'no option "Zo\xeb"'

# What is repeated of a command line stays one line.
two='one
two'
run "$two"
refused 2 'unknown command "one two"'
run replay "$two"
refused 2 'one two: '
run replay "$two" more
refused 2 'unexpected argument "more"'
run replay "$file" --at "$two"
refused 2 'not "one two"'
run play --game "$two"
refused 2 'unknown game "one two"'
run play --game solomon --seat random --seat "$two"
refused 2 'there is no level "one two"'

run play --seat random --seat random
refused 2 '--game is missing'
run play --game chess --seat random
refused 2 'unknown game "chess"'
run play --game solomon --seat random
refused 2 '--seat WHO is given 1 time;'
run play --game solomon --seat random --seat random --seat random --seat random --seat random
refused 2 '--seat WHO is given 5 times'
run play --game solomon --seat random --seat human
refused 2 'nobody is asked here'
run play --game solomon --seat random --seat human:Ada
refused 2 '--seat "human:Ada": nobody is asked here'
run play --game solomon --seat random --seat bot:
refused 2 '--seat "bot:": bot: needs a command'
long=$(printf '%0200d' 0)
for words in "play --record never.rec" "arena --games 1"; do
    # shellcheck disable=SC2086
    run $words --game solomon --seat "bot:echo >ran; $long" --seat random
    refused 2 'at most 199 bytes'
done
[ -e ran ] && wrong 'a bot ran whose command no record can hold'
run play --game solomon --seat random --seat ai:genius
refused 2 'there is no level "genius"; the levels are spymaster, '
run play --game solomon --seat random --seat ai:random+gambler
refused 2 'no character "gambler"; it has none'
run play --game solomon --seat random --seat ai:rookie+joker
refused 2 'no character "joker"; it has hoarder, gambler, '
run play --game solomon --seat random --seat ai:random@9
refused 2 'there is no level'
for who in ai:agent@99 ai:spymaster@99; do
    run play --game solomon --seat random --seat $who
    refused 2 'has the versions'
done
run play --game solomon --seat random --seat random --option die-faces=9
refused 2 'from 1 to 6'
run play --game solomon --seat random --seat random --option die-faces
refused 2 'K=V'
run play --game solomon --seat random --seat random --option colour=red
refused 2 'it has: die-faces, any-arrival, express'
run play --game solomon --seat random --seat random --seed x
refused 2 '--seed is a whole number'
run arena --game solomon --seat random --seat random
refused 2 '--games is missing'
run arena --game solomon --seat random --seat random --games 0
refused 2 '--games is a whole number from 1'
run arena --game solomon --seat random --seat random --games 1 --jobs 0
refused 2 '--jobs is a whole number from 1'
run decide "$file" --level genius
refused 2 'there is no level "genius"'
run decide "$records/home.rec"
refused 2 'the game is over'
run decide "$records/home.rec" --at 0
refused 2 'chance decides here'

# Game data that is rubbish: the same for every command that needs it.
mkdir -p data/assets/solomon
echo rubbish >data/assets/solomon/board.json
for words in "play --game solomon --seat random --seat random" "replay $file" "view $file --as 1" "legal $file" \
    "dossier $file --as 1" "decide $file" "arena --game solomon --seat random --seat random --games 1" bench; do
    # shellcheck disable=SC2086
    CONSPIRACY_ASSETS=$work/data run $words
    refused 2 'board.json'
done

# A folder that was named and has no game data in it is not passed over, as if another had been meant.
for words in games "replay $file" bench; do
    # shellcheck disable=SC2086
    CONSPIRACY_ASSETS=$work/nowhere run $words
    refused 2 "CONSPIRACY_ASSETS names $(printf '%.80s' "$work/nowhere")"
done

# A record that could not be written is refused before it is played.
mkdir folder
touch ran
for path in nowhere/match.rec folder /proc/x; do
    run play --game solomon --seat random --seat "bot:rm ran" --record "$path"
    refused 1 "--record $path: "
done
run play --game solomon --seat random --seat "bot:rm ran" --record ''
refused 2 '--record needs the name of a file'
[ -e ran ] || wrong 'a match was begun whose record cannot be written'

# Both ways of writing a value, options after operands, and the end of options.
run replay "$file" --at=20
quiet 0
cp out expected
run replay --at 20 -- "$file"
quiet 0
same out expected
run games
quiet 0
grep -qx 'solomon 2-4 The Solomon Gambit' out || wrong "games: $(cat out)"

# Nothing is read that was not asked for.
"$cli" games <&- >out 2>err || wrong "games without an input"

# What cannot be written is an error.
if [ -w /dev/full ]; then
    for words in "games" "--help" "--version" "replay $file" "view $file --as 1" "legal $file" "decide $file"; do
        # shellcheck disable=SC2086
        "$cli" $words >/dev/full 2>err && wrong "$words: a full disk was no error"
        [ "$(wc -l <err)" -eq 1 ] || wrong "$words: on a full disk $(cat err)"
    done
fi
# Without a standard output nothing else is taken for it.
"$cli" play --game solomon --seat "bot:sh $here/bots/first.sh heard" --seat random --record closed.rec <&- >&- 2>err
[ $? -eq 1 ] && [ "$(wc -l <err)" -eq 1 ] && grep -q 'cannot write' err || wrong "play with a closed output: $(cat err)"
"$cli" replay closed.rec | grep -q '^to-act: none$' || wrong 'a closed output spoilt the record'
{ "$cli" view "$records/random-4.rec" --as 1 2>err; echo $? >piped; } | true
# A pipe closed in time is an error; one closed too late was written to.
[ "$(cat piped)" -eq 0 ] || grep -q 'cannot write' err || wrong "a closed pipe: $(cat err)"
finish
