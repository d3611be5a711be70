/* Writing records. */
#include "base/text.h"
#include "rules/record.h"

#include "base/file.h"
#include "base/i18n.h"
#include "rules/amounts.h"
#include "rules/refuse.h"

#include <stdlib.h>

/* A display name in quotes. */
static void quoted(const char *name, struct text *out)
{
    text_put(out, "\"", 1);
    for (const char *at = name; *at; at++) {
        if (*at == '"' || *at == '\\')
            text_put(out, "\\", 1);
        text_put(out, at, 1);
    }
    text_put(out, "\"", 1);
}

void record_header(const struct match_setup *setup, struct text *out)
{
    const struct game_rules *rules = setup->rules;

    text_add(out, "conspiracy-record: %d\ngame: %s\n", RECORD_VERSION, rules->id);
    for (int i = 0; i < setup->config.seats; i++) {
        const char *place = match_place(setup, i);
        text_add(out, "seat: %d %s %s ", i + 1, place ? place : RECORD_NO_PLACE, setup->seat[i].who);
        quoted(setup->seat[i].name, out);
        text_put(out, "\n", 1);
    }
    for (size_t i = 0; i < setup->named_count; i++) {
        const struct game_option *option = &rules->options[setup->named[i]];
        text_add(out, "option: %s=", option->name);
        match_option_text(option, setup->config.option[setup->named[i]], out);
        text_put(out, "\n", 1);
    }
}

void record_event(const struct game_rules *rules, const struct game_box *box, int actor,
                  const game_action *action, struct text *out)
{
    record_run(rules, box, actor, action, 1, out);
}

void record_run(const struct game_rules *rules, const struct game_box *box, int actor,
                const game_action *first, size_t run, struct text *out)
{
    if (actor == SEAT_NATURE)
        text_add(out, "chance ");
    else
        text_add(out, "%d ", actor + 1);
    amounts_text(rules, box, first, run, out);
}

void record_view(const struct match *m, int viewer, struct text *out)
{
    const struct match_setup *setup = match_setup_of(m);

    record_header(setup, out);
    text_put(out, "\n", 1);
    for (size_t i = 0; i < match_length(m); i++) {
        game_action action =
            viewer == MATCH_TRUTH ? match_action(m, i) : match_action_seen(m, i, match_length(m), viewer);
        record_event(setup->rules, setup->box, match_actor(m, i), &action, out);
        text_put(out, "\n", 1);
    }
}

void record_write(const struct match *m, struct text *out)
{
    record_view(m, MATCH_TRUTH, out);
}

bool record_save(const struct match *m, const char *path, game_error *err)
{
    struct file_error why = {""};
    char *bytes = malloc(RECORD_MAX + 1);

    if (!bytes)
        return game_refuse(err, "%s", _("out of memory"));
    struct text text = text_over(bytes, RECORD_MAX + 1);
    record_write(m, &text);
    bool written = file_write(path, bytes, text.length, &why);
    if (!written)
        game_refuse(err, "%s", why.text);
    free(bytes);
    return written;
}
