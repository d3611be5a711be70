#!/bin/sh
# A translation fits the sources: its format arguments are those of the originals, and all but a few strings of the
# sources are there. usage: translation.sh TOP PO LIST-OF-SOURCES
set -u
cd "$1" || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
msgfmt --check -o /dev/null "$2" || exit 1
xgettext --from-code=UTF-8 -k_ -kN_ -kP_:1,2 -kNP_:1,2 -kC_:1c,2 -kNC_:1c,2 -f "$3" -o "$work/now.pot" || exit 1
msgmerge --quiet -N "$2" "$work/now.pot" -o "$work/now.po" || exit 1
missing=$(msgattrib --untranslated --no-obsolete "$work/now.po" | grep -c '^msgid [^ ]')
total=$(msgattrib --no-obsolete "$work/now.po" | grep -c '^msgid ')
printf '%s of %s strings are not translated\n' "$missing" "$total"
# A few new strings may wait for their translator.
[ $((missing * 20)) -le "$total" ]
