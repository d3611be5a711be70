#!/bin/sh
# No room that all games share names a game, its pieces or its places: neither in code nor in a comment. Each game's
# words stand in tests/games/GAME/words.txt, a pattern a line; lists of games (list.c) name games, and so do games' own folders.
# usage: words-of-games.sh TOP
set -u
cd "$1" || exit 2
status=0
lists=$(echo tests/games/*/words.txt)
own=$(for list in $lists; do printf '! -path src/*/%s/* ' "$(basename "$(dirname "$list")")"; done)

set -f
for list in $lists; do
    words=$(grep -v '^#' "$list" | paste -sd '|')
    # shellcheck disable=SC2046,SC2086 # file names of ours hold no spaces
    if grep -niE "(^|[^a-z])($words)($|[^a-z])" $(find src shaders -type f \( -name '*.[ch]' -o -name '*.vert' -o -name '*.frag' \) \
        ! -name list.c $own); then
        status=1
    fi
done
exit $status
