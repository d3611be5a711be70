#include "app/remember.h"

#include "ai/opponent.h"
#include "platform/settings.h"
#include "rules/match.h"

#include <stdio.h>
#include <string.h>

/* Settings are in a group a game: `[new-toy]`. */
struct group {
    char name[64];
};

static struct group group_of(const struct game_rules *rules)
{
    struct group group;
    snprintf(group.name, sizeof group.name, "new-%s", rules->id);
    return group;
}

static void key_of(const char *what, int seat, char out[32])
{
    snprintf(out, 32, "%s-%d", what, seat + 1);
}

/* ---- Noting ---- */

static void note_seat(struct settings *file, const char *group, const struct game_rules *rules,
                      const struct game_box *box, const struct host_setup *setup, int seat)
{
    char key[32];
    const struct host_seat_setup *from = &setup->seat[seat];
    bool bot = strncmp(from->who, "bot:", 4) == 0;
    key_of("seat", seat, key);
    settings_set_text(file, group, key, bot ? "" : from->who);
    key_of("name", seat, key);
    settings_set_text(file, group, key, from->name);
    key_of("place", seat, key);
    if (rules->place_name)
        settings_set_text(file, group, key, rules->place_name(box, setup->config.place[seat]));
}

void remember_setup(struct settings *file, const struct game_rules *rules, const struct game_box *box,
                    const struct host_setup *setup)
{
    struct group group = group_of(rules);
    settings_set_int(file, group.name, "seats", setup->config.seats);
    for (int seat = 0; seat < setup->config.seats; seat++)
        note_seat(file, group.name, rules, box, setup, seat);
    for (size_t i = 0; i < rules->option_count; i++)
        if (game_option_holds(&rules->options[i], setup->config.seats))
            settings_set_int(file, group.name, rules->options[i].name, setup->config.option[i]);
}

/* ---- Recalling ---- */

uint8_t recall_seats(const struct settings *file, const struct game_rules *rules)
{
    int seats = settings_int(file, group_of(rules).name, "seats", 0, 0, GAME_MAX_SEATS);
    return (uint8_t)(seats >= rules->min_seats && seats <= rules->max_seats ? seats : 0);
}

static void recall_seat(const struct settings *file, const char *group, const struct game_rules *rules,
                        int seat, struct host_seat_setup *out)
{
    char key[32], who[HOST_WHO_MAX], name[HOST_NAME_MAX];
    game_error unread;
    key_of("seat", seat, key);
    settings_text(file, group, key, "", who, sizeof who);
    if (strcmp(who, "human") != 0 &&
        (strncmp(who, "ai:", 3) != 0 || !opponent_known(who, rules->id, &unread)))
        return;
    snprintf(out->who, sizeof out->who, "%s", who);
    key_of("name", seat, key);
    settings_text(file, group, key, "", name, sizeof name);
    if (match_name_ok(name, &unread))
        snprintf(out->name, sizeof out->name, "%s", name);
}

/* The place with that name; -1: there is none. */
static int place_called(const struct game_rules *rules, const struct game_box *box, const char *name)
{
    const char *place;
    for (size_t i = 0; i < GAME_MAX_SEATS && (place = rules->place_name(box, i)); i++)
        if (strcmp(place, name) == 0)
            return (int)i;
    return -1;
}

/* All places or none: each is there, and taken once. */
static void recall_places(const struct settings *file, const char *group, const struct game_rules *rules,
                          const struct game_box *box, struct host_setup *out)
{
    uint8_t place[GAME_MAX_SEATS];
    uint32_t taken = 0;
    for (int seat = 0; seat < out->config.seats; seat++) {
        char key[32], name[64];
        key_of("place", seat, key);
        settings_text(file, group, key, "", name, sizeof name);
        int found = place_called(rules, box, name);
        if (found < 0 || taken >> found & 1U)
            return;
        taken |= 1U << found;
        place[seat] = (uint8_t)found;
    }
    memcpy(out->config.place, place, out->config.seats * sizeof place[0]);
}

void recall_setup(const struct settings *file, const struct game_rules *rules, const struct game_box *box,
                  struct host_setup *out)
{
    struct group group = group_of(rules);
    for (int seat = 0; seat < out->config.seats; seat++)
        recall_seat(file, group.name, rules, seat, &out->seat[seat]);
    if (rules->place_name)
        recall_places(file, group.name, rules, box, out);
    for (size_t i = 0; i < rules->option_count; i++) {
        const struct game_option *option = &rules->options[i];
        if (game_option_holds(option, out->config.seats))
            out->config.option[i] = (int16_t)settings_int(file, group.name, option->name,
                                                          out->config.option[i], option->least, option->most);
    }
}
