/* What people note about each other, by match, seat and rival. */
#include "app/store.h"

#include "base/i18n.h"
#include "base/text.h"
#include "platform/settings.h"
#include "rules/match.h"
#include "rules/record.h"

#include <stdio.h>
#include <string.h>

uint64_t store_note_key(const struct match *m)
{
    char line[RECORD_LINE_MAX];
    const struct match_setup *setup = match_setup_of(m);
    uint64_t key = 0xcbf29ce484222325U;
    for (size_t i = 0; i < match_length(m) && match_actor(m, i) == SEAT_NATURE; i++) {
        struct text text = text_over(line, sizeof line);
        game_action action = match_action(m, i);
        record_event(setup->rules, setup->box, SEAT_NATURE, &action, &text);
        for (size_t b = 0; b < text.length; b++)
            key = (key ^ (unsigned char)line[b]) * 0x100000001b3U;
    }
    for (int seat = 0; seat < setup->config.seats; seat++)
        for (const char *c = setup->seat[seat].name; *c != '\0'; c++)
            key = (key ^ (unsigned char)*c) * 0x100000001b3U;
    return key;
}

static void note_names(uint64_t key, int seat, int rival, char group[32], char name[32])
{
    snprintf(group, 32, "%016llx", (unsigned long long)key);
    snprintf(name, 32, "seat-%d-on-%d", seat + 1, rival + 1);
}

/* NULL when memory is out. A broken file is reported as by store_autosave(). */
static struct settings *open_notes(struct store *s)
{
    char notice[sizeof s->failure];
    struct settings *file = settings_open(s->notes, notice, sizeof notice);
    if (notice[0] != '\0')
        memcpy(s->failure, notice, sizeof notice);
    return file;
}

void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size)
{
    char group[32], name[32];
    out[0] = '\0';
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(s);
    if (!file)
        return;
    settings_text(file, group, name, "", out, size);
    settings_close(file);
}

/* Writes the file, closes it, and reports a failure. */
static void close_notes(struct store *s, struct settings *file)
{
    char notice[384];
    if (!settings_save(file, notice, sizeof notice) && !s->failing) {
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), notice);
        s->failing = true;
    }
    settings_close(file);
}

void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text)
{
    char group[32], name[32];
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(s);
    if (!file)
        return;
    settings_set_text(file, group, name, text);
    close_notes(s, file);
}

void store_notes_copy(struct store *s, uint64_t from, uint64_t to)
{
    char note[HOST_NOTE_MAX], group[32], name[32];
    bool changed = false;
    struct settings *file = open_notes(s);
    if (!file)
        return;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        for (int rival = 0; rival < GAME_MAX_SEATS; rival++) {
            note_names(from, seat, rival, group, name);
            settings_text(file, group, name, "", note, sizeof note);
            if (note[0] == '\0')
                continue;
            note_names(to, seat, rival, group, name);
            settings_set_text(file, group, name, note);
            changed = true;
        }
    if (changed)
        close_notes(s, file);
    else
        settings_close(file);
}
