# Writes the words in data files (JSON) that a person reads as a C source for xgettext. usage, at the top of the tree:
# awk -f data-words.awk assets/GAME/FILE.json…
#
# In `table.json`, what a game says at its table (src/table/dress.h), these are all strings but the names of things and files and colours; places in braces
# become what C has there, and a `translators` goes before the next string as a comment. In all other files they are the values of
# the keys `name`, `title`, `text` and `why` that have a letter, with the folder of the game as their context (i18n_data).

FNR == 1 {
    split(FILENAME, folder, "/")
    spoken = FILENAME ~ /\/table\.json$/
    split("like phase press taken mode state when begins ends lost sting weight sound icon instead prop_word style first second of announced unless", key)
    for (k in key)
        names[key[k]] = 1
}

function shown(text) {
    gsub(/{number( [0-9])?}/, "%d", text)
    gsub(/{(named|count)}/, "%u", text)
    gsub(/{about}/, "%.0f", text)
    gsub(/{[a-z]+( [0-9])?}/, "%s", text)
    return text
}

# A string as C has it: how, and what stands before it in the brackets.
function write(how, before, word) {
    printf "#line %d \"%s\"\n%s%s(%s%s)\n", FNR, FILENAME, remark, how, before, word
    remark = one = context = ""
}

# A line of table.json. `one` stands before `many`, `context` before `text`.
function speak(line,    key, word, bare) {
    while (match(line, /"[a-z_]+" *: *"([^"\\]|\\.)*"/)) {
        word = key = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        sub(/^"/, "", key)
        sub(/".*/, "", key)
        sub(/^"[a-z_]*" *: */, "", word)
        word = shown(word)
        bare = word
        gsub(/%[sdu]/, "", bare)
        if (key == "translators")
            remark = "/* TRANSLATORS: " substr(word, 2, length(word) - 2) " */\n"
        else if (key == "context")
            context = word
        else if (key == "one")
            one = word
        else if (key == "many")
            write("NP_", one ", ", word)
        else if (!(key in names) && word !~ /^"([^ ]*\/[^ ]*|#.*)"$/ && bare != "\"\"")
            write(context ? "NC_" : "N_", context ? context ", " : "", word)
    }
}

spoken {
    speak($0)
    next
}

{
    line = $0
    while (match(line, /"(name|title|text|why)" *: *"([^"\\]|\\.)*"/)) {
        word = substr(line, RSTART, RLENGTH)
        sub(/^"[a-z]*" *: */, "", word)
        if (word ~ /[A-Za-z]/)
            printf "#line %d \"%s\"\nNC_(\"%s\", %s)\n", FNR, FILENAME, folder[2], word
        line = substr(line, RSTART + RLENGTH)
    }
}
