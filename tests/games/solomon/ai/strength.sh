#!/bin/sh
# strength.sh CLI [GAMES [SEED]]: plays every row of the table in src/ai/solomon/README.md and prints it anew, in Markdown.
# GAMES is for the rows that ask for most work (400 unless given); cheaper ones get twice or five times as many, and a quarter what
# nothing is wanted of or what stands for another board.
set -eu

cli=$1
games=${2:-400}
seed=${3:-1}
rules=
out=$(mktemp)
err=$(mktemp)
trap 'rm -f "$out" "$err"' EXIT

# arena GAMES WHO...: a tournament into $out and $err, under the house rules in $rules.
arena() {
    number=$1
    shift
    seats=
    for who in "$@"; do
        seats="$seats --seat $who"
    done
    # shellcheck disable=SC2086 # lists of words
    "$cli" arena --game solomon --games "$number" --seed "$seed" --jobs "$(nproc)" $rules $seats >"$out" 2>"$err"
}

# share NAME: the share and its interval of the line that begins with NAME.
share() {
    awk -v name="$1" '$1 == name { for (i = 2; i <= NF; i++) if ($i == "%") { s = $(i - 1); low = $(i + 1); high = $(i + 3); break }
        printf "%s %% (%s to %s)", s, low, high; found = 1; exit } END { if (!found) printf "0.0 %%" }' "$out"
}

# row TITLE WANTED GAMES WHO...: a row about the first of them.
row() {
    title=$1 wanted=$2
    shift 2
    arena "$@"
    printf '| %s | %s | %s | %s |\n' "$title" "$1" "$(share "$2")" "$wanted"
}

# table TITLE GAMES WHO...: everything about matches between players of one kind.
table() {
    title=$1
    shift
    arena "$@"
    even=
    [ $# -eq 5 ] && even='22.5 to 27.5 %'
    for what in Glasgow Moscow Athens Algiers; do
        grep -q "^$what " "$out" && printf '| %s: %s | %s | %s | %s |\n' "$title" "$what" "$1" "$(share $what)" "$even"
    done
    printf '| %s: the briefcase ends it | %s | %s | %s |\n' "$title" "$1" "$(share briefcase)" "${even:+55 to 85 %}"
    printf '| %s: shared | %s | %s | |\n' "$title" "$1" "$(share shared)"
    awk -v title="$title" -v games="$1" '
        /^game length/ { printf "| %s: rounds | %s | %s | |\n", title, games, $4 }
        /^turn (payoff|move|burn)/ { printf "| %s: turns that are a %s | %s | %s %% | |\n", title, $2, games, $4 }
        /^respond challenge/ { printf "| %s: answers that are a challenge | %s | %s %% | |\n", title, games, $(NF - 1) }
        /^bid yield/ { printf "| %s: challenges that stop the action | %s | %.1f %% | |\n", title, games, 100 * $3 / ($3 + $6) }' "$out"
}

cheap=$((games * 5))
less=$((games / 4))
echo '| match | games | first named wins | wanted |'
echo '| --- | --- | --- | --- |'
row '`ai:rookie`, three `random`' '90 %' $cheap ai:rookie random random random
row '`ai:agent`, three `ai:rookie`' '45 %' $cheap ai:agent ai:rookie ai:rookie ai:rookie
row '`ai:spymaster`, three `ai:agent`' '40 %' "$games" ai:spymaster ai:agent ai:agent ai:agent
row '`ai:spymaster`, `ai:agent`' '70 %' $((games * 2)) ai:spymaster ai:agent
for step in 'courier rookie' 'handler courier' 'agent handler'; do
    row "\`ai:${step% *}\`, \`ai:${step#* }\`" '60 to 70 %' "$games" "ai:${step% *}" "ai:${step#* }"
done
row '`ai:agent`, three `ai:agent@5`' '' $cheap ai:agent ai:agent@5 ai:agent@5 ai:agent@5
row '`ai:spymaster`, two `ai:spymaster@5`' '' "$less" ai:spymaster ai:spymaster@5 ai:spymaster@5
row '`ai:spymaster`, three `ai:spymaster@5`' '' "$less" ai:spymaster ai:spymaster@5 ai:spymaster@5 ai:spymaster@5
echo
echo '| spymasters only, with express trains | games | measured | wanted |'
echo '| --- | --- | --- | --- |'
rules='--option express=on'
table four "$games" ai:spymaster ai:spymaster ai:spymaster ai:spymaster
row 'one, three `ai:agent`' '40 %' "$less" ai:spymaster ai:agent ai:agent ai:agent
row 'one, one `ai:agent`' '70 %' "$games" ai:spymaster ai:agent
rules=
echo
echo "| spymasters only, by the rulebook | games | measured | wanted |"
echo '| --- | --- | --- | --- |'
table four "$less" ai:spymaster ai:spymaster ai:spymaster ai:spymaster
table three "$less" ai:spymaster ai:spymaster ai:spymaster
table two "$less" ai:spymaster ai:spymaster
