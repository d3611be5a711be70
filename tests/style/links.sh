#!/bin/sh
# Every relative link of a page leads to something that is kept with it. usage: links.sh TOP
set -u
cd "$1" || exit 2
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    pages=$(git ls-files '*.md')
else
    pages=$(find . -name '*.md' ! -path './build*' | sort)
fi
status=0
for page in $pages; do
    [ -e "$page" ] || continue
    folder=$(dirname "$page")
    # Out of code: fenced or indented lines, and words in backquotes.
    for link in $(sed -e '/^```/,/^```/d' -e '/^    /d' -e 's/`\([^`]*\)`\(](\)/\2/g' -e 's/`[^`]*`//g' "$page" |
        grep -o '](<\{0,1\}[^)> ]*' | sed 's/^](<\{0,1\}//'); do
        case $link in
        *://* | mailto:* | '#'*) continue ;;
        esac
        [ -e "$folder/${link%%#*}" ] && continue
        printf '%s: no %s\n' "$page" "$link"
        status=1
    done
done
exit $status
