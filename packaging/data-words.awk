# Writes the words in data files (JSON) that a person reads as a C source for xgettext: the values of the keys `name`,
# `title`, `text` and `why` that have a letter, with the folder of the game as their context (i18n_data). usage, at the top of the tree:
# awk -f data-words.awk assets/GAME/FILE.json…

FNR == 1 {
    split(FILENAME, folder, "/")
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
