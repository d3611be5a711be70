# bash completion for conspiracy and conspiracy-cli. What can be completed the programs themselves say by --help.

_conspiracy_options() {
    "$@" --help 2>/dev/null | sed -n 's/^  \(-h, \)\{0,1\}\(--[a-z-]*\).*/\2/p'
}

# What the lines of an option list: "which game: solomon, senate".
_conspiracy_values() {
    "$1" --help 2>/dev/null | sed -n "s/^  --$2 .*: //p" | tr -d ','
}

_conspiracy() {
    local now=$2 before=$3
    COMPREPLY=()
    case $before in
    --game | --scene | --quality)
        mapfile -t COMPREPLY < <(compgen -W "$(_conspiracy_values "$1" "${before#--}")" -- "$now")
        ;;
    --speed)
        mapfile -t COMPREPLY < <(compgen -W "slow normal fast instant" -- "$now")
        ;;
    --size | --seat | --option | --seed | --text-size) ;;
    *)
        if [[ $now == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(_conspiracy_options "$1")" -- "$now")
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$now")
        fi
        ;;
    esac
}

_conspiracy_cli() {
    local now=$2 before=$3 command=${COMP_WORDS[1]}
    COMPREPLY=()
    if [[ $COMP_CWORD -eq 1 ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$1" --help 2>/dev/null |
            sed -n 's/^  \([a-z]*\)  .*/\1/p') --help --version" -- "$now")
        return
    fi
    case $before in
    --game)
        mapfile -t COMPREPLY < <(compgen -W "$("$1" games 2>/dev/null | sed 's/ .*//')" -- "$now")
        ;;
    --seat | --option | --seed | --games | --jobs | --at | --as | --level) ;;
    *)
        if [[ $now == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(_conspiracy_options "$1" "$command")" -- "$now")
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$now")
        fi
        ;;
    esac
}

complete -o filenames -F _conspiracy conspiracy
complete -o filenames -F _conspiracy_cli conspiracy-cli
