#include "table/sentence.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/refuse.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* What a place is called in data, its letter in C, and what translators get. */
struct place {
    struct words_place is;
    const char *shown;
    bool of_map; /* only in a game with a cast */
};

static const struct place house[] = {
    {{"who", 'w', false}, "%s", false},   {{"seat", 's', true}, "%s", false},
    {{"number", 'n', true}, "%d", false}, {{"rival", 'r', false}, "%s", false},
    {{"named", 'M', false}, "%u", false}, {{"number", 'm', false}, "%d", false},
    {{"names", 'l', false}, "%s", false}, {{"counts", 'q', false}, "%s", false},
    {{"gains", 'Q', false}, "%s", false}, {{"figure", 'a', true}, "%s", true},
    {{"trait", 'b', true}, "%s", true},   {{"place", 'c', true}, "%s", true},
    {{"figure", 'g', false}, "%s", true}, {{"other", 'v', false}, "%s", true},
    {{"from", 'f', false}, "%s", true},   {{"to", 't', false}, "%s", true},
    {{"card", 'k', true}, "%s", false},   {{"press", 'i', true}, "%s", false},
    {{"then", 'j', true}, "%s", false},   {{"advice", 'o', false}, "%s", false},
    {{"turn", 'u', false}, "%s", false},
};

static bool is_called(const struct words_place *place, const char *name, size_t length, bool indexed)
{
    return strlen(place->name) == length && strncmp(place->name, name, length) == 0 &&
           place->indexed == indexed;
}

static struct place find(const struct table_words *words, const char *name, size_t length, bool indexed)
{
    for (const struct words_place *own = words->place; own && own->name; own++)
        if (is_called(own, name, length, indexed))
            return (struct place){*own, "%s", false};
    for (size_t i = 0; i < sizeof house / sizeof house[0]; i++)
        if (is_called(&house[i].is, name, length, indexed) && (words->cast || !house[i].of_map))
            return house[i];
    return (struct place){0};
}

/* Reads what stands between braces and moves on behind them. False and err: there is no such place. */
static bool read_place(const struct table_words *words, const char **at, size_t args, struct text *text,
                       struct text *of, game_error *err)
{
    const char *name = *at + 1;
    size_t length = strcspn(name, "}"), bare = length;

    if (name[length] == '\0')
        return game_refuse(err, _("a place has no end: %s"), *at);
    bool indexed = length > 2 && isdigit((unsigned char)name[length - 1]) && name[length - 2] == ' ';
    if (indexed)
        bare -= 2;
    struct place found = find(words, name, bare, indexed);
    if (!found.shown || (indexed && (size_t)(name[length - 1] - '0') >= args))
        return game_refuse(err, _("no such place: {%.*s}"), (int)length, name);
    text_add(text, "%s", found.shown);
    text_add(of, "%c%.*s", found.is.letter, indexed ? 1 : 0, name + length - 1);
    *at = name + length + 1;
    return true;
}

const char *sentence_read(const struct table_words *words, const char *text, size_t args,
                          struct sentence_room *room, const char **of, game_error *err)
{
    char letters[2 * SENTENCE_PLACES + 1];
    struct text out = text_over(room->at + room->used, room->size - room->used),
                places = text_over(letters, sizeof letters);

    for (size_t n = 0;; n++) {
        size_t plain = strcspn(text, "{");
        text_put(&out, text, plain);
        text += plain;
        if (*text == '\0')
            break;
        if (n == SENTENCE_PLACES)
            game_refuse(err, "%s", _("too many places"));
        if (n == SENTENCE_PLACES || !read_place(words, &text, args, &out, &places, err))
            return NULL;
    }
    size_t bytes = out.length + 1 + places.length + 1;
    if (out.cut || bytes > out.size) {
        game_refuse(err, "%s", _("too long"));
        return NULL;
    }
    *of = memcpy(out.at + out.length + 1, letters, places.length + 1);
    room->used += bytes;
    return out.at;
}

/* What printf gets for a place. */
static const char *conversion(const char *name, size_t length)
{
    static const struct {
        const char *name, *conversion;
    } numbers[] = {{"number", "%d"}, {"least", "%d"}, {"named", "%u"}, {"count", "%u"}, {"about", "%.0f"}};

    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (strlen(numbers[i].name) == length && strncmp(numbers[i].name, name, length) == 0)
            return numbers[i].conversion;
    return "%s";
}

const char *sentence_form(const char *text, const char *places, struct sentence_room *room, game_error *err)
{
    struct text out = text_over(room->at + room->used, room->size - room->used);

    for (;;) {
        size_t plain = strcspn(text, "{"), length = strcspn(places, ",");
        text_put(&out, text, plain);
        text += plain;
        if (*text == '\0')
            break;
        if (length == 0 || strncmp(text + 1, places, length) != 0 || text[length + 1] != '}') {
            game_refuse(err, _("no such place: {%.*s}"), (int)strcspn(text + 1, "}"), text + 1);
            return NULL;
        }
        text_add(&out, "%s", conversion(places, length));
        text += length + 2;
        places += length + (places[length] == ',');
    }
    if (*places != '\0' || out.cut) {
        game_refuse(err, "%s", out.cut ? _("too long") : _("a place is missing"));
        return NULL;
    }
    room->used += out.length + 1;
    return out.at;
}
