# Finds text that a person would read and that does not go through gettext: a string literal outside _(), N_(),
# P_(), NP_(), C_() and NC_() that holds two words or begins with a capitalised one, or any word given to a widget that shows it.
# The key of a widget (the literal right after its `ui`), names of files and what goes to a log for engineers are not
# such text. Prints a line for every find; exit status 1 if there is any.

BEGIN {
    split("gfx_log _Static_assert strcmp strncmp getenv setenv pictures_find", quiet_list, " ")
    for (i in quiet_list)
        quiet[quiet_list[i]] = 1
    split("_ N_ P_ NP_ C_ NC_ gettext ngettext", list, " ")
    for (i in list)
        translates[list[i]] = 1
    # Proper names that stand as they are in every language.
    n = split("Algiers Athens Glasgow Moscow London Peking Washington English Deutsch Conspiracy " \
        "Orlov Marlene Halloran Wren Control Irena Anselm Castor", list, " ")
    for (i = 1; i <= n; i++)
        name[list[i]] = 1
    shows = "^(ui_label|ui_label_in|ui_text|ui_text_in|ui_stamp|ui_toast|ui_button|ui_toggle|ui_modal_begin)$"
}

FNR == 1 {
    depth = 0
    comment = 0
    word = before = ""
}

/^#/ {
    next
}

function judge(literal,   i, plain, key) {
    for (i = 1; i <= depth; i++)
        if (callee[i] in translates || callee[i] in quiet)
            return
    plain = literal
    gsub(/%[-+ 0-9.*lhz]*[a-zA-Z]/, "", plain)
    gsub(/\\x[0-9a-f][0-9a-f]/, "", plain)
    gsub(/\\./, "|", plain)
    key = before ~ /(^|[^A-Za-z_])ui,$/ && callee[depth] ~ /^ui_/
    if (key || literal in name || literal ~ /^Ctrl\+/)
        return
    if (plain ~ /[A-Za-z][A-Za-z]+,? [A-Za-z][A-Za-z]+/ || plain ~ /^[A-Z][a-z][a-z]+/ ||
        (callee[depth] ~ shows && plain ~ /[A-Za-z][A-Za-z]/)) {
        printf "%s:%d: not translated: \"%s\"\n", FILENAME, FNR, literal
        bad = 1
    }
}

{
    line = $0
    while (line != "") {
        if (comment) {
            at = index(line, "*/")
            if (!at)
                break
            line = substr(line, at + 2)
            comment = 0
        } else if (match(line, /^[ \t]+/)) {
            line = substr(line, RLENGTH + 1)
            if (word != "") {
                before = word
                word = ""
            }
        } else if (substr(line, 1, 2) == "/*") {
            comment = 1
            line = substr(line, 3)
        } else if (substr(line, 1, 2) == "//") {
            break
        } else if (match(line, /^"([^"\\]|\\.)*"/)) {
            judge(substr(line, 2, RLENGTH - 2))
            line = substr(line, RLENGTH + 1)
            word = before = ""
        } else if (match(line, /^'([^'\\]|\\.)+'/)) {
            line = substr(line, RLENGTH + 1)
            word = before = ""
        } else if (match(line, /^[A-Za-z0-9_.>-]+/)) {
            word = substr(line, 1, RLENGTH)
            line = substr(line, RLENGTH + 1)
        } else {
            c = substr(line, 1, 1)
            line = substr(line, 2)
            if (c == "(")
                callee[++depth] = word
            else if (c == ")" && depth > 0)
                depth--
            before = word c
            word = ""
        }
    }
    if (word != "") {
        before = word
        word = ""
    }
}

END {
    exit bad
}
