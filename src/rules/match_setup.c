/* What a match is set up with, and whether its words are well formed. */
#include "base/text.h"
#include "rules/match.h"

#include "base/i18n.h"
#include "base/utf8.h"
#include "rules/refuse.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char who_letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";

bool match_setup_default(const struct game_rules *rules, const struct game_box *box, uint8_t seats,
                         struct match_setup *out, game_error *err)
{
    memset(out, 0, sizeof *out);
    out->rules = rules;
    out->box = box;
    if (seats < rules->min_seats || seats > rules->max_seats ||
        !rules->default_config(box, seats, &out->config))
        return game_refuse(err, _("%s is for %d to %d seats, not %d"), rules->id, rules->min_seats,
                           rules->max_seats, seats);
    for (int i = 0; i < seats; i++) {
        const char *place = match_place(out, i);
        snprintf(out->seat[i].who, sizeof out->seat[i].who, "human");
        snprintf(out->seat[i].name, sizeof out->seat[i].name, "%s", place ? place : "");
    }
    return true;
}

/* A whole number as it is written plainly: no sign but a minus, no leading zeros. */
static bool plain_number(const char *text, int *out)
{
    int value = 0;
    bool negative = text[0] == '-';
    const char *digits = text + (negative ? 1 : 0);
    size_t length = strlen(digits);

    if (length == 0 || length > 5 || strspn(digits, "0123456789") != length ||
        (digits[0] == '0' && length > 1) || (negative && digits[0] == '0'))
        return false;
    for (size_t i = 0; i < length; i++)
        value = value * 10 + (digits[i] - '0');
    *out = negative ? -value : value;
    return true;
}

static bool option_word(const struct game_option *option, const char *text, int *value, game_error *err)
{
    char known[160];
    struct text list = text_over(known, sizeof known);

    for (*value = 0; option->word[*value]; ++*value) {
        if (strcmp(option->word[*value], text) == 0)
            return true;
        text_add(&list, "%s%s", *value ? ", " : "", option->word[*value]);
    }
    return game_refuse(err, _("option %s has no value \"%.40s\"; it has: %s"), option->name,
                       text_typed(text).at, known);
}

static bool option_value(const struct game_option *option, const char *text, int *value, game_error *err)
{
    if (option->kind == OPTION_FLAG) {
        *value = strcmp(text, "on") == 0;
        if (!*value && strcmp(text, "off") != 0)
            return game_refuse(err, _("option %s is on or off, not \"%.40s\""), option->name,
                               text_typed(text).at);
        return true;
    }
    if (option->kind == OPTION_WORD)
        return option_word(option, text, value, err);
    if (!plain_number(text, value) || *value < option->least || *value > option->most)
        return game_refuse(err, _("option %s is a number from %d to %d, not \"%.40s\""), option->name,
                           option->least, option->most, text_typed(text).at);
    return true;
}

static bool is_named(const struct match_setup *setup, size_t option)
{
    for (size_t i = 0; i < setup->named_count; i++)
        if (setup->named[i] == option)
            return true;
    return false;
}

void match_setup_set(struct match_setup *setup, size_t option, int16_t value)
{
    setup->config.option[option] = value;
    if (!is_named(setup, option))
        setup->named[setup->named_count++] = (uint8_t)option;
}

void match_setup_suggest(struct match_setup *setup, bool people)
{
    for (size_t i = 0; i < setup->rules->option_count; i++) {
        const struct game_option *option = &setup->rules->options[i];
        int16_t value = people ? option->for_people : option->for_machines;
        if (value && !is_named(setup, i) && game_option_holds(option, setup->config.seats))
            match_setup_set(setup, i, value);
    }
}

bool match_setup_option(struct match_setup *setup, const char *name, const char *value, game_error *err)
{
    const struct game_rules *rules = setup->rules;
    char known[160];
    struct text list = text_over(known, sizeof known);

    for (size_t i = 0; i < rules->option_count; i++) {
        int number = 0;
        if (strcmp(rules->options[i].name, name) != 0) {
            text_add(&list, "%s%s", list.length ? ", " : "", rules->options[i].name);
            continue;
        }
        if (is_named(setup, i))
            return game_refuse(err, _("option %s is given twice"), name);
        if (!game_option_holds(&rules->options[i], setup->config.seats))
            return game_refuse(err, _("option %s does not hold for %d seats"), name, setup->config.seats);
        if (!option_value(&rules->options[i], value, &number, err))
            return false;
        match_setup_set(setup, i, (int16_t)number);
        return true;
    }
    return game_refuse(err, _("%s has no option \"%.40s\"; it has: %s"), rules->id, text_typed(name).at,
                       known);
}

void match_option_text(const struct game_option *option, int value, struct text *out)
{
    if (option->kind == OPTION_NUMBER)
        text_add(out, "%d", value);
    else
        text_add(out, "%s", option->kind == OPTION_WORD ? option->word[value] : value ? "on" : "off");
}

const char *match_place(const struct match_setup *setup, int seat)
{
    return setup->rules->place_name ? setup->rules->place_name(setup->box, setup->config.place[seat]) : NULL;
}

/* A name that is nothing but the word of its level, as a match without people gives them: `ai:agent` called `agent`. */
static bool is_word(const match_seat *seat)
{
    const char *word = strncmp(seat->who, "ai:", 3) == 0 ? seat->who + 3 : seat->who;
    size_t length = strlen(seat->name);

    return strcmp(seat->who, "human") != 0 && strncmp(word, seat->name, length) == 0 &&
           strchr("+@", word[length]); /* or its end */
}

const char *match_called(const struct match_setup *setup, int seat)
{
    const char *place = match_place(setup, seat), *name = setup->seat[seat].name;

    if (place && (name[0] == '\0' || is_word(&setup->seat[seat])))
        return place;
    return name;
}

bool match_name_ok(const char *name, game_error *err)
{
    size_t length = strlen(name), characters = 0;

    for (size_t at = 0; at < length; characters++) {
        uint32_t code = 0;
        size_t bytes = utf8_next(name + at, length - at, &code);
        if (bytes == 0)
            return game_refuse(err, "%s", _("a name that is not UTF-8"));
        if (utf8_is_control(code))
            return game_refuse(err, _("a name with a control character (U+%04X)"), (unsigned)code);
        at += bytes;
    }
    if (characters > MATCH_NAME_CHARS)
        return game_refuse(err, _("a name of %zu characters; %d are the most"), characters, MATCH_NAME_CHARS);
    return true;
}

bool match_who_ok(const char *who, game_error *err)
{
    size_t length = strlen(who);

    if (length >= MATCH_WHO_SIZE)
        return game_refuse(err, _("a player's description of %zu bytes; %d are the most"), length,
                           MATCH_WHO_SIZE - 1);
    if (strcmp(who, "human") == 0 || strcmp(who, "random") == 0)
        return true;
    if (strncmp(who, "ai:", 3) == 0 && length > 3) {
        size_t level = strspn(who + 3, who_letters);
        if (level > 0 &&
            strspn(who + 3 + level, "@+._-abcdefghijklmnopqrstuvwxyz0123456789") == length - 3 - level)
            return true;
    }
    if (strcmp(who, "bot:") == 0)
        return game_refuse(err, "%s", _("bot: needs a command"));
    if (strncmp(who, "bot:", 4) == 0) {
        for (size_t i = 4; i < length; i++)
            if (who[i] <= ' ' || who[i] > '~' || who[i] == '"' || who[i] == '#')
                return game_refuse(err, _("a bot's command with a character that is not written as %%XX"));
        for (const char *at = who; (at = strchr(at, '%')); at++)
            if (!isxdigit((unsigned char)at[1]) || !isxdigit((unsigned char)at[2]))
                return game_refuse(
                    err, _("a bot's command with %% and not two hexadecimal digits after it: \"%.60s\""),
                    text_typed(at).at);
        return true;
    }
    return game_refuse(err, _("\"%.60s\" is no player; a player is human, random, ai:LEVEL or bot:COMMAND"),
                       text_typed(who).at);
}

bool match_who_encode(const char *typed, char out[MATCH_WHO_SIZE])
{
    struct text text = text_over(out, MATCH_WHO_SIZE);
    bool bot = strncmp(typed, "bot:", 4) == 0;

    for (const char *at = typed; *at; at++)
        if (!bot || strchr(who_letters, *at) || strchr("/:=,+@~", *at))
            text_put(&text, at, 1);
        else
            text_add(&text, "%%%02X", (unsigned)(unsigned char)*at);
    return !text.cut;
}
