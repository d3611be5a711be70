# Measures the tree's own rules over the .c and .h files named as arguments (paths relative to the top folder)
# and prints a line for everything that is past them; exit status 1 if there is any.
# Rules: which folder may include which, forbidden calls, lengths of files and functions, depth of includes.

function complain(text) {
    print text
    bad = 1
}

function room_of(path,   part) {
    split(path, part, "/")
    return part[2]
}

# Scenes know a game by its view, never by its state.
function is_view(header) {
    return header ~ /^rules\/(game|list|map|words|challenge|layout|deck|most|data|refuse)\.h$/ || header ~ /^rules\/[a-z0-9-]+\/[a-z0-9_]+_(view|dossier)\.h$/
}

function check_include(room, header,   target) {
    target = header
    sub(/\/.*/, "", target)
    if (header !~ /\//)
        complain(FILENAME ":" FNR ": include \"" header "\" is not written from src/")
    else if (room == "table" && target == "rules" && (header ~ /^rules\/[^\/]*\// || !is_view(header)))
        complain(FILENAME ":" FNR ": a table knows no game and no match: it may not include " header)
    else if (room == "scene" && target == "rules" && !is_view(header))
        complain(FILENAME ":" FNR ": a scene may include views of the rules, not " header)
    else if (index(allowed[room], " " target " ") == 0)
        complain(FILENAME ":" FNR ": " room " may not include " header)
}

function depth(header,   list, i, n, deepest, here) {
    if (header in deep)
        return deep[header]
    deep[header] = 1 # a cycle ends here; guards make it harmless
    n = split(includes[header], list, " ")
    deepest = 0
    for (i = 1; i <= n; i++) {
        here = depth(list[i])
        if (here > deepest)
            deepest = here
    }
    return deep[header] = deepest + 1
}

function end_of_file(   lines) {
    if (!last)
        return
    lines = length_of[last]
    if (last ~ /\.c$/) {
        lengths[++files] = lines
        if (lines > 1000)
            complain(last ": " lines " lines, 1,000 are the limit")
    }
}

BEGIN {
    allowed["base"] = " base "
    allowed["rules"] = " rules base "
    allowed["ai"] = " ai rules base "
    allowed["cli"] = " cli ai rules base "
    allowed["platform"] = " platform base "
    allowed["gfx"] = " gfx base "
    allowed["ui"] = " ui gfx platform base "
    allowed["table"] = " table ui gfx platform rules base "
    allowed["scene"] = " scene table ui gfx platform rules base "
    allowed["app"] = " app scene table ui gfx platform ai rules base "
    calls = "(strcpy|strcat|strncpy|strncat|sprintf|vsprintf|gets|rand|srand|strtok|atoi|atol|atof|alloca|setjmp|longjmp|system)"
    system_ok["base"] = system_ok["rules"] = system_ok["ai"] = system_ok["cli"] = 1
}

FNR == 1 {
    end_of_file()
    last = FILENAME
    start = 0
}

{
    length_of[FILENAME] = FNR
    code = $0
    sub(/\/\/.*/, "", code)
    gsub(/\/\*([^*]|\*[^\/])*\*\//, "", code)
    sub(/\/\*.*/, "", code)
    if (code ~ /^[ ]*\/?\*/)
        code = ""
    gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
}

/^#include "/ {
    split($0, quoted, "\"")
    check_include(room_of(FILENAME), quoted[2])
    name = FILENAME
    sub(/^src\//, "", name)
    includes[name] = includes[name] " " quoted[2]
}

/^#include </ {
    if (system_ok[room_of(FILENAME)] && $0 ~ /(SDL|epoxy|GL\/)/)
        complain(FILENAME ":" FNR ": " room_of(FILENAME) " includes neither SDL nor GL")
}

code ~ "(^|[^A-Za-z0-9_.>])" calls " *\\(" {
    complain(FILENAME ":" FNR ": forbidden call: " $0)
}

# A function's body stands between a { and a } that are alone in the first column.
/^\{/ {
    start = FNR
}
/^\}/ && start {
    functions++
    if (FNR - start - 1 > 100)
        complain(FILENAME ":" start ": a function of " FNR - start - 1 " lines, 100 are the limit")
    if (FNR - start - 1 >= 45)
        longer++
    start = 0
}

END {
    end_of_file()
    for (i = 2; i <= files; i++) { # insertion sort: a few hundred files
        value = lengths[i]
        for (k = i - 1; k > 0 && lengths[k] > value; k--)
            lengths[k + 1] = lengths[k]
        lengths[k + 1] = value
    }
    median = lengths[int((files + 1) / 2)]
    if (median >= 350)
        complain("the median .c file has " median " lines, it should stay under 350")
    if (longer * 10 > functions)
        complain(longer " of " functions " functions have 45 lines or more, one in ten is the limit")
    for (header in includes)
        if (depth(header) > deepest_depth) {
            deepest_depth = depth(header)
            deepest = header
        }
    # The file itself is the first level, so five includes below it make six.
    if (deepest_depth > 6)
        complain(deepest ": includes nest " deepest_depth - 1 " deep, 5 is the limit")
    printf "%d files, median %d lines; %d functions, %d of 45 lines or more; includes %d deep\n",
        files, median, functions, longer, deepest_depth - 1
    exit bad
}
