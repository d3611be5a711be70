#!/bin/sh
# The structure check itself: every breach below must be found, and the clean file must pass.
set -u
check=$1/tests/style/structure.awk
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
mkdir -p src/rules src/scene src/ui
status=0

# expect WORDS FILE: the check over FILE must fail and say WORDS.
expect() {
    if out=$(awk -f "$check" "$2"); then
        printf 'not caught: %s\n' "$1"
        status=1
    elif ! printf '%s\n' "$out" | grep -q -- "$1"; then
        printf 'caught with other words than "%s": %s\n' "$1" "$out"
        status=1
    fi
}

printf '#include "rules/game.h"\n\nint f(void)\n{\n    return 1; /* strcpy( is only named here */\n}\n' >src/rules/clean.c
awk -f "$check" src/rules/clean.c >/dev/null || {
    printf 'a clean file did not pass\n'
    status=1
}
printf '#include "ui/ui.h"\n' >src/rules/upward.c
expect 'rules may not include ui/ui.h' src/rules/upward.c
printf '#include "rules/solomon/solomon_state.h"\n' >src/scene/peek.c
expect 'views of the rules' src/scene/peek.c
printf '#include <SDL.h>\n' >src/rules/sdl.c
expect 'neither SDL nor GL' src/rules/sdl.c
printf 'void f(char *a)\n{\n    strcpy(a, "x");\n}\n' >src/ui/copy.c
expect 'forbidden call' src/ui/copy.c
printf 'int f(void)\n{\n    return rand();\n}\n' >src/ui/random.c
expect 'forbidden call' src/ui/random.c
{
    printf 'void f(void)\n{\n'
    yes '    ;' | head -n 101
    printf '}\n'
} >src/ui/long.c
expect 'a function of 101 lines' src/ui/long.c
yes '' | head -n 1001 >src/ui/longer.c
expect '1001 lines' src/ui/longer.c
exit $status
