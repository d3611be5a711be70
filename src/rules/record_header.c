#include "rules/record_header.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/list.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct header {
    const struct record_lines *lines;
    struct game_shelf *shelf;
    struct match_setup *setup;
    size_t seat_line; /* of the last seat */
    bool seated;      /* no further seat may come: the setup has its defaults */
};

static const char version_key[] = "conspiracy-record: ";

/* The number of a version in a record's first line that is well formed; NULL: it is not. */
static const char *version_in(const char *words)
{
    const char *version = words + sizeof version_key - 1;
    bool formed = strncmp(words, version_key, sizeof version_key - 1) == 0 && *version >= '1' &&
                  *version <= '9' && strspn(version, "0123456789") == strlen(version);
    return formed ? version : NULL;
}

static bool is_ours(const char *version)
{
    char ours[16];
    snprintf(ours, sizeof ours, "%d", RECORD_VERSION);
    return strcmp(version, ours) == 0;
}

/* The first line sets the format. */
static bool read_version(const struct record_lines *lines, record_error *err)
{
    const char *version = version_in(lines->words);
    char expected[64];
    snprintf(expected, sizeof expected, "%s%d", version_key, RECORD_VERSION);
    if (!version)
        return record_wrong(err, lines->number, _("no game record: the first line has to be \"%s\""),
                            expected);
    return is_ours(version) ||
           record_wrong(err, lines->number,
                        _("a record of version %.20s, from a later program; this one reads version %d"),
                        version, RECORD_VERSION);
}

bool record_is_later(const char *bytes, size_t length)
{
    struct record_lines lines;
    record_error err;
    if (!record_lines_start(&lines, bytes, length, &err) || !record_lines_next(&lines, &err))
        return false;
    const char *version = version_in(lines.words);
    return version && !is_ours(version);
}

static bool read_game(struct header *h, const char *value, record_error *err)
{
    const struct game_rules *rules = game_find(value);
    game_error why;

    if (h->setup->rules)
        return record_wrong(err, h->lines->number, "%s", _("a second \"game\" line"));
    if (!rules) {
        char known[160];
        struct text list = text_over(known, sizeof known);
        for (const struct game_rules *const *game = game_list(); *game; game++)
            text_add(&list, "%s%s", list.length ? ", " : "", (*game)->id);
        return record_wrong(err, h->lines->number, _("unknown game \"%.40s\"; known: %s"), value, known);
    }
    h->setup->rules = rules;
    h->setup->box = shelf_box(h->shelf, rules, &why);
    if (!h->setup->box)
        return record_wrong(err, h->lines->number, "%s", why.text);
    return true;
}

/* A quoted name at the end of a line into the seat. */
static bool read_name(struct header *h, const char *at, match_seat *seat, record_error *err)
{
    struct text name = text_over(seat->name, sizeof seat->name);
    game_error why;

    if (*at++ != '"')
        return record_wrong(err, h->lines->number, "%s", _("a seat's name has to be in quotes"));
    for (; *at && *at != '"'; at++) {
        if (*at == '\\' && at[1] != '"' && at[1] != '\\')
            return record_wrong(err, h->lines->number, "%s", _("in a name \\ stands before \" or \\ only"));
        if (*at == '\\')
            at++;
        text_put(&name, at, 1);
    }
    if (*at != '"')
        return record_wrong(err, h->lines->number, "%s", _("a name without its closing quote"));
    if (at[1])
        return record_wrong(err, h->lines->number, _("something after the name: \"%.40s\""), at + 1);
    if (name.cut)
        return record_wrong(err, h->lines->number, _("a name of more than %d characters"), MATCH_NAME_CHARS);
    if (!match_name_ok(seat->name, &why))
        return record_wrong(err, h->lines->number, "%s", why.text);
    return true;
}

/* Cuts the first word off: returns it, *rest is what follows its blank. */
static char *first_word(char *at, char **rest)
{
    char *blank = strchr(at, ' ');

    *rest = blank ? blank + 1 : at + strlen(at);
    if (blank)
        *blank = '\0';
    return at;
}

static bool read_place(struct header *h, const char *name, int seat, record_error *err)
{
    const struct match_setup *setup = h->setup;
    char known[256];
    struct text list = text_over(known, sizeof known);

    if (!setup->rules->place_name)
        return strcmp(name, RECORD_NO_PLACE) == 0 ||
               record_wrong(err, h->lines->number,
                            _("\"%.40s\" where %s has to be: seats have no places in %s"), name,
                            RECORD_NO_PLACE, setup->rules->id);
    for (size_t i = 0; setup->rules->place_name(setup->box, i); i++) {
        const char *place = setup->rules->place_name(setup->box, i);
        text_add(&list, "%s%s", list.length ? ", " : "", place);
        if (strcmp(place, name) != 0)
            continue;
        for (int other = 0; other < seat; other++)
            if (setup->config.place[other] == i)
                return record_wrong(err, h->lines->number, _("%s is taken by seat %d already"), name,
                                    other + 1);
        h->setup->config.place[seat] = (uint8_t)i;
        return true;
    }
    return record_wrong(err, h->lines->number, _("no seat is at \"%.40s\"; seats are at: %s"), name, known);
}

static bool read_seat(struct header *h, char *value, record_error *err)
{
    struct match_setup *setup = h->setup;
    int seat = setup->config.seats;
    char due[16], *rest;
    game_error why;

    if (h->seated)
        return record_wrong(err, h->lines->number, "%s", _("seats come before options"));
    if (seat >= setup->rules->max_seats)
        return record_wrong(err, h->lines->number, _("%s has at most %d seats"), setup->rules->id,
                            setup->rules->max_seats);
    snprintf(due, sizeof due, "%d", seat + 1);
    const char *number = first_word(value, &rest);
    if (strcmp(number, due) != 0)
        return record_wrong(err, h->lines->number, _("seat \"%.20s\" where seat %s has to come"), number,
                            due);
    if (!read_place(h, first_word(rest, &rest), seat, err))
        return false;
    const char *who = first_word(rest, &rest);
    if (!match_who_ok(who, &why))
        return record_wrong(err, h->lines->number, "%s", why.text);
    snprintf(setup->seat[seat].who, sizeof setup->seat[seat].who, "%s", who);
    if (!read_name(h, rest, &setup->seat[seat], err))
        return false;
    setup->config.seats++;
    h->seat_line = h->lines->number;
    return true;
}

/* All seats are there: options get their defaults. */
static bool end_seats(struct header *h, record_error *err)
{
    struct match_setup *setup = h->setup;
    game_config usual;

    if (h->seated)
        return true;
    if (setup->config.seats < setup->rules->min_seats)
        return record_wrong(err, h->lines->number, _("%d seats; %s needs at least %d"), setup->config.seats,
                            setup->rules->id, setup->rules->min_seats);
    if (!setup->rules->default_config(setup->box, setup->config.seats, &usual))
        return record_wrong(err, h->lines->number, _("%s is not for %d seats"), setup->rules->id,
                            setup->config.seats);
    memcpy(setup->config.option, usual.option, sizeof usual.option);
    h->seated = true;
    return true;
}

static bool read_option(struct header *h, char *value, record_error *err)
{
    char *equals = strchr(value, '=');
    game_error why;

    if (!end_seats(h, err))
        return false;
    if (!equals)
        return record_wrong(err, h->lines->number, _("an option is written name=value, not \"%.40s\""),
                            value);
    *equals = '\0';
    if (!match_setup_option(h->setup, value, equals + 1, &why))
        return record_wrong(err, h->lines->number, "%s", why.text);
    return true;
}

static bool read_line(struct header *h, char *words, record_error *err)
{
    char *rest, *key = first_word(words, &rest);

    if (strcmp(key, "conspiracy-record:") == 0)
        return record_wrong(err, h->lines->number, "%s", _("a second \"conspiracy-record\" line"));
    if (strcmp(key, "chance") == 0 || isdigit((unsigned char)key[0]))
        return record_wrong(err, h->lines->number, "%s",
                            _("no blank line between the header and the first event"));
    if (strcmp(key, "game:") == 0)
        return read_game(h, rest, err);
    if (strcmp(key, "seat:") != 0 && strcmp(key, "option:") != 0)
        return record_wrong(err, h->lines->number,
                            _("unknown header line \"%.40s\"; known: game, seat, option"), key);
    if (!h->setup->rules)
        return record_wrong(err, h->lines->number, "%s", _("the \"game\" line has to be the second"));
    return key[0] == 's' ? read_seat(h, rest, err) : read_option(h, rest, err);
}

/* Reads the header's lines up to the blank one. */
static bool read_lines(struct header *h, struct record_lines *lines, record_error *err)
{
    if (!record_lines_next(lines, err) || !read_version(lines, err))
        return false;
    for (;;) {
        if (!record_lines_next(lines, err)) {
            if (err->line)
                return false;
            return record_wrong(err, lines->number, "%s",
                                _("the record ends before the blank line that ends its header"));
        }
        if (!lines->words[0] && !lines->commented)
            break;
        if (lines->words[0] && !read_line(h, lines->words, err))
            return false;
    }
    if (!h->setup->rules)
        return record_wrong(err, lines->number, "%s", _("a header without its \"game\" line"));
    return end_seats(h, err);
}

struct match *record_read_header(struct record_lines *lines, struct game_shelf *shelf, record_error *err)
{
    struct match_setup setup = {0};
    struct header h = {lines, shelf, &setup, 0, false};
    game_error why = {""};

    if (!read_lines(&h, lines, err))
        return NULL;
    struct match *m = match_new(&setup, &why);
    if (!m)
        record_wrong(err, h.seat_line, "%s", why.text);
    return m;
}
