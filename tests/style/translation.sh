#!/bin/sh
# A translation fits the sources: its format arguments are those of the originals, nothing is fuzzy, and no string of
# the sources is missing. usage: translation.sh TOP PO LIST-OF-SOURCES
set -u
cd "$1" || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
msgfmt --check -o /dev/null "$2" || exit 1
xgettext --from-code=UTF-8 -k_ -kN_ -kP_:1,2 -f "$3" -o "$work/now.pot" || exit 1
msgmerge --quiet -N "$2" "$work/now.pot" -o "$work/now.po" || exit 1
msgattrib --untranslated --no-obsolete "$work/now.po" >"$work/missing.po"
msgattrib --only-fuzzy --no-obsolete "$work/now.po" >"$work/fuzzy.po"
if [ -s "$work/missing.po" ] || [ -s "$work/fuzzy.po" ]; then
    printf 'not translated:\n'
    grep -h '^msgid ' "$work/missing.po" "$work/fuzzy.po"
    exit 1
fi
