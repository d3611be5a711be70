#!/bin/sh
# Bots without manners; $1 says which.
read -r hello
case $1 in
mute) exec sleep 60 ;; # never ready
leaves) exit 0 ;;
deaf) # ready, then reads nothing
    echo "ready Deaf"
    exec sleep 60
    ;;
closes) # ready, closes its ears, then floods
    echo "ready Closed"
    exec <&-
    exec yes 'play nonsense'
    ;;
flood)
    echo "ready Flood"
    exec yes 'play nonsense'
    ;;
endless) # one line without an end
    echo "ready Endless"
    exec tr '\0' x </dev/zero
    ;;
esac
echo "ready $1"
while read -r word rest; do
    [ "$word" = decide ] || continue
    case $1 in
    silent) ;;
    half) printf 'play pa' ;;
    illegal) echo 'play move Beacon Moscow' ;;
    wordless) echo ;;
    latin1) printf 'play pa\351\n' ;;
    nul) printf 'play\000pass\n' ;;
    dies) kill -9 $$ ;;
    child) # leaves a child behind that holds its pipes
        sleep 300 &
        echo $! >"$2"
        exit 0
        ;;
    esac
done
