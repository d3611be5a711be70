#!/bin/sh
# Every sentence that the window shows goes through gettext: the drawing calls that take text may not be given a
# bare literal that holds a word. usage: words.sh TOP
set -u
cd "$1" || exit 2
found=$(grep -nE '(ui_label|ui_button|ui_heading|ui_title|ui_toggle|ui_tab|ui_toast|ui_tooltip|ui_choice)[a-z_]*\([^;]*[ (,]"[^"%]*[A-Za-z]{3,}[^"]* [A-Za-z][^"]*"' \
    $(find src/scene src/app -name '*.c') /dev/null | grep -vE '_\("|N_\("|P_\("')
[ -z "$found" ] || {
    printf 'not translated:\n%s\n' "$found"
    exit 1
}
