# What the scripts share; they source it. $cli is the program, $records the recorded matches, $here this folder.
set -u
cli=$1
records=$2
here=$3
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
failures=0

wrong() {
    printf 'wrong: %s\n' "$*"
    failures=$((failures + 1))
}

# run WORDS…: runs the program; leaves $status, and its output in ./out and ./err.
run() {
    ran="conspiracy-cli $*"
    "$cli" "$@" >out 2>err
    status=$?
}

# The last run ended with this status and said nothing on standard error.
quiet() {
    [ "$status" -eq "$1" ] || wrong "$ran: status $status, not $1: $(head -c 300 err)"
    [ -s err ] && wrong "$ran: said $(head -c 300 err)"
}

# refused STATUS WORDS: the last run printed nothing, ended with this status and said one line that holds WORDS.
refused() {
    [ "$status" -eq "$1" ] || wrong "$ran: status $status, not $1"
    [ -s out ] && wrong "$ran: printed $(head -c 300 out)"
    [ "$(wc -l <err)" -eq 1 ] || wrong "$ran: $(wc -l <err) lines on standard error: $(head -c 600 err)"
    grep -qF -- "$2" err || wrong "$ran: said $(head -c 600 err), not $2"
}

# same FILE FILE
same() {
    cmp -s "$1" "$2" || wrong "$ran: $1 and $2 differ: $(diff "$1" "$2" | head -n 5)"
}

# has FILE LINE…: the file has each of these lines (basic regular expressions).
has() {
    file=$1
    shift
    for line in "$@"; do
        grep -qx -e "$line" "$file" || wrong "$ran: no $line in $(head -c 2000 "$file")"
    done
}

# seats N WHO: so many seats, for a command line.
seats() {
    left=$1
    while [ "$left" -gt 0 ]; do
        printf '%s %s ' --seat "$2"
        left=$((left - 1))
    done
}

# whole WORDS…: plays a match that ends; its record, ./match.rec, leads to the same ./end.
whole() {
    run play "$@" --record match.rec
    quiet 0
    cp out end
    played=$ran
    has end 'to-act: none'
    run replay match.rec
    quiet 0
    same out end
    ran=$played
}

# arena JOBS WORDS…: the same matches, ./one, one at a time and so many.
arena() {
    jobs=$1
    shift
    run arena "$@" --jobs 1
    cp out one
    [ "$status" -eq 0 ] || wrong "$ran: $(cat err)"
    run arena "$@" --jobs "$jobs"
    same out one
}

# All that is kept beside the records is what the program prints (tests/games/solomon/records/README.md).
recorded() {
    for file in "$records"/*; do
        name=$(basename "$file")
        stem=${name%@*}
        events=${name#*@}
        events=${events%%.*}
        case $name in
        *@*.state) run replay "$records/$stem.rec" --at "$events" ;;
        *@*.legal) run legal "$records/$stem.rec" --at "$events" ;;
        *@*.public) run replay "$records/$stem.rec" --at "$events" --as public ;;
        *@*.as?) run replay "$records/$stem.rec" --at "$events" --as "${name##*.as}" ;;
        *.view*) run view "$records/${name%%.*}.rec" --as "${name##*.view}" ;;
        *) continue ;;
        esac
        quiet 0
        same out "$file"
    done
}

finish() {
    [ "$failures" -eq 0 ] || exit 1
    exit 0
}
