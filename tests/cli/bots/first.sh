#!/bin/sh
# A bot that keeps to the manners: plays the first legal answer (the lowest of a run of amounts) and notes all it was told in the file $1. Its name is $2.
read -r hello
echo "$hello" >"$1"
echo "ready ${2-First of all}"
while read -r word rest; do
    echo "$word $rest" >>"$1"
    case $word in
    legal:) [ -n "$answer" ] || answer=$rest ;;
    decide) answer= count=${rest#* } ;;
    quit) exit 0 ;;
    esac
    if [ "$word" = legal: ]; then
        count=$((count - 1))
        [ "$count" -eq 0 ] && echo "play ${answer%%..*}"
    fi
done
