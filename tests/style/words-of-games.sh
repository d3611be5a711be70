#!/bin/sh
# No room that all games share names a game, its pieces or its places: neither in code nor in a comment. Each game's
# words stand in tests/games/GAME/words.txt, a pattern a line; lists of games (list.c) name games, and nothing else does.
# usage: words-of-games.sh TOP
set -u
cd "$1" || exit 2
status=0

for list in tests/games/*/words.txt; do
    game=$(basename "$(dirname "$list")")
    words=$(grep -v '^#' "$list" | paste -sd '|')
    # shellcheck disable=SC2046 # file names of ours hold no spaces
    if grep -niE "(^|[^a-z])($words)($|[^a-z])" $(find src shaders -type f \( -name '*.[ch]' -o -name '*.vert' -o -name '*.frag' \) \
        ! -name list.c ! -path "src/*/$game/*"); then
        status=1
    fi
done
exit $status
