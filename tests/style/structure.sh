#!/bin/sh
# The structure check: structure.awk over all sources, and what only compiled libraries can tell.
# usage: structure.sh TOP [LIBRARY.a …]   (LIBRARY: those that may keep no mutable variable)
set -u
cd "$1" || exit 2
shift
status=0

# shellcheck disable=SC2046 # file names of ours hold no spaces
awk -f tests/style/structure.awk $(find src -name '*.[ch]' | sort) || status=1

for library in "$@"; do
    found=$(objdump -t "$library" | awk '$4 ~ /^\.(data|bss|tbss|tdata)/ && $4 !~ /\.rel\.ro/ && $3 == "O" { print $NF }')
    for symbol in $found; do
        printf '%s: %s is a mutable file-scope variable\n' "$(basename "$library")" "$symbol"
        status=1
    done
done

rules=$(cat $(find src/rules -name '*.c') | wc -l)
tests=$(cat $(find tests -name '*.c' -o -name '*.py' -o -name '*.sh') | wc -l)
printf '%d lines of rules, %d of tests\n' "$rules" "$tests"
[ $((tests * 10)) -ge $((rules * 4)) ] || {
    printf 'tests have fewer than 0.4 lines a line of rules\n'
    status=1
}

for name in $(ls -A | grep -v '^\.'); do
    case $name in
    CMakeLists.txt | CMakePresets.json | README.md | LICENSE | src | assets | shaders | tests | packaging | build) ;;
    *)
        printf 'the top folder holds %s, which does not belong there\n' "$name"
        status=1
        ;;
    esac
done
exit $status
