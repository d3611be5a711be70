# Writes the words in data files (JSON) that a person reads as a C source for xgettext. usage, at the top of the tree:
# awk -f data-words.awk assets/GAME/FILE.json…
#
# In `table.json`, what a game says at its table (src/table/dress.h), these are all strings but the names of things; places in braces
# become what C has there, and a `translators` goes before the next string as a comment. In all other files they are the values of
# the keys `name`, `title`, `text` and `why` that have a letter, with the folder of the game as their context (i18n_data).

FNR == 1 {
    split(FILENAME, folder, "/")
    spoken = FILENAME ~ /\/table\.json$/
    split("like phase press taken mode state when begins ends sting weight sound icon instead", key)
    for (k in key)
        names[key[k]] = 1
}

function shown(text) {
    gsub(/{number( [0-9])?}/, "%d", text)
    gsub(/{named}/, "%u", text)
    gsub(/{[a-z]+( [0-9])?}/, "%s", text)
    return text
}

# A line of table.json. `one` and `many`, or `context` and `text`, stand on one line.
function speak(line,    key, word, bare, one, context) {
    while (match(line, /"[a-z]+" *: *"([^"\\]|\\.)*"/)) {
        word = key = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        sub(/^"/, "", key)
        sub(/".*/, "", key)
        sub(/^"[a-z]*" *: */, "", word)
        word = shown(word)
        bare = word
        gsub(/%[sdu]/, "", bare)
        if (key == "translators")
            printf "/* TRANSLATORS: %s */\n", substr(word, 2, length(word) - 2)
        else if (key == "context")
            context = word
        else if (key == "one")
            one = word
        else if (key == "many")
            printf "#line %d \"%s\"\nNP_(%s, %s)\n", FNR, FILENAME, one, word
        else if (!(key in names) && bare ~ /[A-Za-z]/)
            printf "#line %d \"%s\"\n%s%s)\n", FNR, FILENAME, context ? "NC_(" context ", " : "N_(", word
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
