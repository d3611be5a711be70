# Holds .c and .h files to one dialect of C (src/README.md, Dialect) where clang-format cannot: prints a line for
# everything written otherwise; exit status 1 if there is any.

function complain(line, text) {
    print FILENAME ":" line ": " text
    bad = 1
}

FNR == 1 {
    value = ""
    comment = 0
}

{
    code = $0
    gsub(/'([^'\\]|\\.)+'/, "''", code)
    gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
    if (comment) {
        if (!match(code, /\*\//))
            next
        code = substr(code, RSTART + 2)
        comment = 0
    }
    sub(/\/\/.*/, "", code)
    gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", code)
    if (match(code, /\/\*/)) {
        code = substr(code, 1, RSTART - 1)
        comment = 1
    }
}

code ~ /[!=]= *NULL|NULL *[!=]=/ {
    complain(FNR, "a pointer is asked as `p` or `!p`, not compared with NULL")
}

code ~ /(^|[^A-Za-z0-9_.])([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+)([eE][-+]?[0-9]+)?F($|[^A-Za-z0-9_])/ {
    complain(FNR, "a float ends in `f`: 0.5f")
}

code ~ /(^|[^A-Za-z0-9_.])(0[xX][0-9A-Fa-f]+|[0-9]+)[UL]*[ul]+[ULul]*($|[^A-Za-z0-9_])/ {
    complain(FNR, "an integer ends in capitals: 1U")
}

code ~ /(^|[^A-Za-z0-9_])_\([^" ]/ && code !~ /#define/ {
    complain(FNR, "_() takes a literal; words from a table, which may carry a context, are shown by i18n_marked()")
}

# A plain value may have a typedef: no union, eight lines of members at most, no pointer among them but to text.
code ~ /^[ ]*typedef (struct|union) [A-Za-z_0-9]+ [A-Za-z_0-9]+ *;/ || code ~ /^[ ]*typedef union / {
    complain(FNR, "an object or opaque type is `struct x`, without a typedef")
}

value != "" && code ~ /^\}/ {
    if (members > 8)
        complain(value, "a struct of " members " lines is no plain value: `struct x`, without a typedef")
    value = ""
}

value != "" && code ~ /[^ ]/ {
    members++
    plain = code
    gsub(/const char \*/, "", plain)
    if (plain ~ /\*/)
        complain(FNR, "what holds a pointer is no plain value: `struct x`, without a typedef")
}

code ~ /^typedef struct [A-Za-z_0-9]+ *\{/ {
    value = FNR
    members = 0
}

END {
    exit bad
}
