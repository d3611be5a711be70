#!/bin/sh
# manual.sh ROOT CONSPIRACY CONSPIRACY-CLI: everything that the programs say in --help stands in their manual pages, and can be completed.
set -u
root=$1/packaging/linux
program=$2
cli=$3
failures=0

wrong() {
    printf 'wrong: %s\n' "$*"
    failures=$((failures + 1))
}

# The long options that a program's help lists.
options() {
    "$@" --help | sed -n 's/^  \(-h, \)\{0,1\}\(--[a-z-]*\).*/\2/p'
}

# described PAGE OPTION…: each has a paragraph.
described() {
    page=$1
    shift
    for option; do
        grep -q -e "^\.B.* *$(printf '%s' "$option" | sed 's/-/\\\\-/g')\( \|$\)" "$root/$page" || wrong "$page: no $option"
    done
}

# shellcheck disable=SC2046 # a word each
described conspiracy.6 $(options "$program")
commands=$("$cli" --help | sed -n 's/^  \([a-z]*\)  .*/\1/p')
[ "$(printf '%s\n' "$commands" | wc -l)" -ge 9 ] || wrong "conspiracy-cli --help lists only: $commands"
for command in $commands; do
    grep -qx "\.B $command" "$root/conspiracy-cli.6" || wrong "conspiracy-cli.6: no $command"
    # shellcheck disable=SC2046
    described conspiracy-cli.6 $(options "$cli" "$command")
done

# completes WORDS…: what bash offers for the last of them.
completes() {
    bash -c '
        . "$1"
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        case ${1##*/} in conspiracy) f=_conspiracy ;; *) f=_conspiracy_cli ;; esac
        "$f" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' - "$root/conspiracy.bash" "$@"
}

completes "$program" --text | grep -qx -e --text-size || wrong "--text is not completed"
completes "$program" --game sol | grep -qx solomon || wrong "--game sol is not completed"
completes "$cli" ar | grep -qx arena || wrong "ar is not completed"
completes "$cli" play --rec | grep -qx -e --record || wrong "play --rec is not completed"
completes "$cli" play --game con | grep -qx conspiracy-1982 || wrong "play --game con is not completed"
[ "$failures" -eq 0 ]
