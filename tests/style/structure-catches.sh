#!/bin/sh
# The checks of structure, dialect and words themselves: every breach below must be found, and the clean file must pass.
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

# The dialect check: a line each, and what is fine.
check=$1/tests/style/dialect.awk
expect_line() {
    printf '%s\n' "$2" >src/ui/dialect.c
    expect "$1" src/ui/dialect.c
}
expect_line 'not compared with NULL' 'bool f(void *p) { return p == NULL; }'
expect_line 'not compared with NULL' '    if (NULL != p)'
expect_line 'a float ends in' 'float half = 0.5F;'
expect_line 'a float ends in' 'float many = x * 1e3F + 1;'
expect_line 'an integer ends in capitals' 'unsigned one = 1u << n;'
expect_line 'an integer ends in capitals' 'uint64_t mask = 0xffull;'
expect_line 'without a typedef' 'typedef struct thing thing;'
expect_line 'without a typedef' 'typedef union room {'
expect_line 'what holds a pointer' 'typedef struct thing {
    struct rng *rng;
} thing;'
expect_line 'a struct of 9 lines' "typedef struct thing {
$(yes '    int member;' | head -n 9)
} thing;"
dialect='/* x == NULL, 1u and
 * 0.5F are only named here: y != NULL */
typedef struct thing {
    const char *name; /* text */
    float half;
} thing;
static const char *words = "p == NULL, 1u";
void *none = NULL;
unsigned red = 0xFFU, green = 0x1F, part = (unsigned)(0.5f * 10);'
printf '%s\n' "$dialect" >src/ui/dialect.c
awk -f "$check" src/ui/dialect.c || {
    printf 'what is written in the dialect did not pass\n'
    status=1
}
printf 'int f(int a)\n{\n    if (a) {\n        return 1;\n    }\n    return 0;\n}\n' >src/ui/dialect.c
if clang-format --dry-run --Werror "--style=file:$1/.clang-format" src/ui/dialect.c 2>/dev/null; then
    printf 'not caught: braces round a single statement\n'
    status=1
fi

# The words check: text that a person reads must go through gettext; keys, names of files and formats need not.
check=$1/tests/style/words.awk
words='ui_label(ui, at, STYLE_BODY, ALIGN_LEFT, "burnt");
text_add(&t, "%d coins are left", n);
b.text = "Resume";
ui_text(t->ui, at, STYLE_BODY,
        "one line and "
        "another");
char *said = n == 1 ? "alone at last" : _("together");'
printf '%s\n' "$words" >src/ui/words.c
found=$(awk -f "$check" src/ui/words.c)
[ "$(printf '%s\n' "$found" | grep -c 'not translated')" -eq 6 ] || {
    printf 'of six bare strings these were caught:\n%s\n' "$found"
    status=1
}
words='/* "Nothing here is shown" */ #define NOT "words.c"
ui_label(t->ui, at, STYLE_BODY, ALIGN_LEFT, _("A sentence "
                                              "in two pieces"));
ui_button(ui, "resume game", at, N_("Resume"));
ui_label(ui, at, STYLE_BODY, ALIGN_LEFT, C_("a button of a controller", "Back"));
snprintf(path, sizeof path, "%s/%s.png", folder, name);
gfx_log(gfx, "no such picture");'
printf '%s\n' "$words" >src/ui/words.c
awk -f "$check" src/ui/words.c || {
    printf 'what is translated, or no text at all, did not pass\n'
    status=1
}
exit $status
