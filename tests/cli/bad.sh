#!/bin/sh
# Broken records through the program: status 2, nothing printed, one line that names the file and the line.
. "$3/common.sh"

# breaks NAME LINE WORDS: the record in NAME is refused by every command that reads one.
breaks() {
    for words in "replay $1" "view $1 --as 1" "legal $1" "dossier $1 --as 1" "decide $1"; do
        # shellcheck disable=SC2086
        run $words
        refused 2 "$1:$2: "
        grep -qF -- "$3" err || wrong "$ran: said $(cat err), not $3"
    done
}

good=$records/burn.rec
sed '1s/1/2/' "$good" >later.rec
breaks later.rec 1 'a record of version 2'
sed '2s/solomon/chess/' "$good" >chess.rec
breaks chess.rec 2 'unknown game "chess"'
sed '2p' "$good" >twice.rec
breaks twice.rec 3 'second "game"'
sed '7d' "$good" >joined.rec
breaks joined.rec 7 'no blank line'
sed '4s/Moscow/Athens/; 5s/Athens/Moscow/' "$good" >order.rec
breaks order.rec 6 'clockwise'
sed '8s/Magician/Beacon/' "$good" >deal.rec
breaks deal.rec 8 'Beacon is in two cities'
sed 's/^2 challenge 6/2 challenge 7/' "$good" >bid.rec
breaks bid.rec "$(grep -n '^2 challenge 7' bid.rec | cut -d: -f1)" 'legal: 2 pass, 2 challenge 5, 2 challenge 6'
{ cat "$records/home.rec"; echo '2 payoff none'; } >after.rec
breaks after.rec 25 'after the end'
head -c "$(($(wc -c <"$good") - 3))" "$good" >cut.rec
breaks cut.rec "$(wc -l <"$good")" 'cut off'
iconv -f UTF-8 -t UTF-16 "$good" >utf16.rec
breaks utf16.rec 1 'not UTF-8'
printf 'conspiracy-record: 1\ngame: solomon\nseat: 1 Glasgow human "Zo\353"\n' >latin1.rec
breaks latin1.rec 3 'not UTF-8: byte 0xEB'
{ printf '\357\273\277'; cat "$good"; } >bom.rec
breaks bom.rec 1 'byte order mark'
head -c 5000 /dev/zero >zero.rec
breaks zero.rec 1 'NUL'
head -c 10485760 /dev/zero >zeros.rec
breaks zeros.rec 1 '1 MiB'
{ cat "$good"; yes '1 payoff none' | head -c 10485760; } >long.rec
breaks long.rec "$(head -c 1048576 long.rec | wc -l | awk '{print $1 + 1}')" '1 MiB'
: >empty.rec
breaks empty.rec 1 'empty'

# Some hundred more, broken by rule.
lines=$(wc -l <"$good")
i=1
while [ "$i" -le "$lines" ]; do
    sed "${i}d" "$good" >less.rec
    sed "${i}s/\$/ x/" "$good" >more.rec
    sed "${i}{h;d};$((i + 1))G" "$good" >swapped.rec
    for file in less.rec more.rec swapped.rec; do
        run replay "$file"
        if [ "$status" -eq 2 ]; then
            refused 2 "$file:"
            grep -qE "^$file:[0-9]+: " err || wrong "$ran: no line: $(cat err)"
        else
            quiet 0
        fi
    done
    i=$((i + 1))
done
finish
