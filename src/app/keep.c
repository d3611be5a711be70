#include "app/keep.h"

#include "app/save_head.h"

#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "platform/folders.h"
#include "platform/settings.h"
#include "rules/list.h"
#include "rules/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { KEEP_ROOM = RECORD_MAX + SAVE_HEAD_MAX + 1 };

bool keep_open(struct keep *k, const char *folder, struct game_shelf *shelf)
{
    *k = (struct keep){.shelf = shelf, .claim = -1};
    k->room = malloc(KEEP_ROOM);
    if (folder) {
        snprintf(k->saves, sizeof k->saves, "%s/saves", folder);
        snprintf(k->records, sizeof k->records, "%s/records", folder);
        snprintf(k->notes, sizeof k->notes, "%s/notebooks.ini", folder);
    } else {
        folder_path(FOLDER_DATA, "saves", k->saves, sizeof k->saves);
        folder_path(FOLDER_DATA, "records", k->records, sizeof k->records);
        folder_path(FOLDER_DATA, "notebooks.ini", k->notes, sizeof k->notes);
    }
    return k->room;
}

void keep_close(struct keep *k)
{
    if (k->room && k->claim >= 0)
        close(k->claim);
    free(k->room);
    k->room = NULL;
}

void keep_changed(struct keep *k)
{
    k->listed = false;
}

/* `2026-11-27 21-40-07`, for the name of a file. */
static void stamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

bool keep_record(struct keep *k, const struct match *m, int viewer, struct text *out, game_error *err)
{
    char when[32], path[SAVES_PATH + 64];
    stamp(when, sizeof when);
    snprintf(path, sizeof path, "%s/%s %s.rec", k->records, match_setup_of(m)->rules->id, when);
    struct text text = text_over(k->room, KEEP_ROOM);
    if (match_outcome(m, match_length(m), NULL))
        record_write(m, &text);
    else
        record_view(m, viewer, &text);
    struct file_error why = {""};
    if (!file_make_folder(k->records, &why) || !file_write(path, k->room, text.length, &why)) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, why.text);
        return false;
    }
    text_add(out, "%s", path);
    return true;
}

/* ---- The list ---- */

static void write_when(int64_t modified_ns, char *out, size_t size)
{
    time_t then = (time_t)(modified_ns / 1000000000), now = time(NULL);
    struct tm at, today;
    localtime_r(&then, &at);
    localtime_r(&now, &today);
    bool same = at.tm_year == today.tm_year && at.tm_yday == today.tm_yday;
    char clock[32];
    strftime(clock, sizeof clock, same ? "%H:%M" : "%e %b %Y, %H:%M", &at);
    snprintf(out, size, same ? _("today %s") : "%s", clock);
}

/* `Round 6 — Ada, Control, Bo`, of the match at its beginning. */
static void summarise(const struct match *m, const struct save_head *head, struct host_save *out)
{
    const struct match_setup *setup = match_setup_of(m);
    struct text line = text_over(out->line, sizeof out->line), game = text_over(out->game, sizeof out->game);
    text_add(&game, "%s", _(setup->rules->title));
    if (out->former)
        text_add(&line, "%s ", _("Earlier save:"));
    if (head->over)
        text_add(&line, _("Over in round %u"), head->round);
    else if (head->round == 0)
        text_add(&line, "%s", _("Setting up"));
    else
        text_add(&line, _("Round %u"), head->round);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(&line, "%s%s", seat == 0 ? " — " : ", ", setup->seat[seat].name);
    out->over = head->over;
}

static const char *file_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void refuse(const char *path, record_error *why, game_error *err)
{
    enum { READABLE = 120 };
    struct text text = text_over(err->text, sizeof err->text);
    text_shorten(why->text, READABLE);
    text_add(&text, _("%s, line %zu: %s"), file_of(path), why->line, why->text);
}

/* What is wanted of a save. */
enum depth { BEGINNING, WHOLE };

/* A save as it was read. */
struct found {
    struct match *m;       /* at its beginning, if that was enough; NULL: it cannot be read */
    struct save_head head; /* .match 0: the save does not say */
    char foreign[32];      /* the game's id, where this program does not have it */
};

/* Reads a record: the beginning alone where the comment vouches for the rest and no more is wanted. */
static bool read_text(struct keep *k, const char *text, size_t bytes, enum depth depth, struct found *out,
                      record_error *why)
{
    bool vouched = save_head_read(text, bytes, &out->head);
    if (record_game(text, bytes, out->foreign, sizeof out->foreign) && game_find(out->foreign))
        out->foreign[0] = '\0';
    if (vouched && depth == BEGINNING) {
        out->m = record_begin(k->shelf, text, bytes, why);
        return out->m;
    }
    out->m = record_read(k->shelf, text, bytes, why);
    if (!out->m || vouched)
        return out->m;
    size_t n = match_length(out->m);
    out->head =
        (struct save_head){.round = match_decision(out->m, n).round, .over = match_outcome(out->m, n, NULL)};
    return true;
}

static bool read_slot(struct keep *k, const struct save_slot *slot, enum depth depth, struct found *out,
                      game_error *err)
{
    char error[256] = "";
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    *out = (struct found){.m = NULL};
    if (!text) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, error);
        return false;
    }
    record_error why;
    if (!read_text(k, text, bytes, depth, out, &why))
        refuse(slot->path, &why, err);
    free(text);
    return out->m;
}

/* The save in a slot, or if that is damaged the one before it, which the slot then has the time of. */
static bool read_save(struct keep *k, struct save_slot *slot, enum depth depth, struct found *out,
                      bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    *former = false;
    if (read_slot(k, slot, depth, out, err) || out->foreign[0] != '\0' || !saves_former(slot, &before))
        return out->m;
    *former = read_slot(k, &before, depth, out, &unread);
    if (*former)
        slot->modified_ns = before.modified_ns;
    return *former;
}

/* What is said of save i. */
static void tell(struct keep *k, size_t i)
{
    struct host_save *out = &k->line[i];
    game_error err = {""};
    struct found found;
    bool former, read = read_save(k, &k->slot[i], BEGINNING, &found, &former, &err);
    bool foreign = !read && found.foreign[0] != '\0';
    *out = (struct host_save){.automatic = k->slot[i].automatic, .former = former, .foreign = foreign};
    out->broken = !read && !foreign;
    k->id[i][0] = '\0';
    struct text name = text_over(out->name, sizeof out->name), id = text_over(k->id[i], sizeof k->id[i]);
    text_add(&name, "%s", k->slot[i].name);
    write_when(k->slot[i].modified_ns, out->when, sizeof out->when);
    if (read) {
        text_add(&id, "%s", match_setup_of(found.m)->rules->id);
        summarise(found.m, &found.head, out);
    } else {
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
        snprintf(out->game, sizeof out->game, "%s", found.foreign);
    }
    match_free(found.m);
}

/* Moves save i to before those that are older. */
static void sort_in(struct keep *k, size_t i)
{
    struct save_slot slot = k->slot[i];
    struct host_save line = k->line[i];
    char id[KEEP_ID];
    memcpy(id, k->id[i], sizeof id);
    for (; i > 0 && k->slot[i - 1].modified_ns < slot.modified_ns; i--) {
        k->slot[i] = k->slot[i - 1];
        k->line[i] = k->line[i - 1];
        memcpy(k->id[i], k->id[i - 1], sizeof id);
    }
    k->slot[i] = slot;
    k->line[i] = line;
    memcpy(k->id[i], id, sizeof id);
}

static void list(struct keep *k)
{
    if (k->listed)
        return;
    k->listed = true;
    k->count = saves_list(k->saves, k->slot, KEEP_LISTED);
    if (k->count > KEEP_LISTED)
        k->count = KEEP_LISTED;
    for (size_t i = 0; i < k->count; i++) {
        tell(k, i);
        sort_in(k, i);
    }
}

/* ---- Saving ---- */

/* Names the file that is out of the way now. */
static void set_aside(struct keep *k, size_t i)
{
    char aside[SAVES_PATH + 32];
    bool former = k->line[i].former;
    if (!saves_set_aside(k->slot[i].path, former, aside, sizeof aside))
        return;
    struct text line = text_over(k->failed, sizeof k->failed);
    text_add(&line,
             former ? _("%s is damaged and is kept as %s; the save before it is used")
                    : _("%s is damaged and is kept as %s"),
             file_of(k->slot[i].path), file_of(aside));
}

/* Copies a save under a name of its own, as it is. */
static bool copy_aside(struct keep *k, const struct save_slot *slot, const char *name)
{
    char error[256];
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    bool copied = text && saves_write(k->saves, name, text, bytes, error, sizeof error);
    free(text);
    keep_changed(k);
    return copied;
}

/* An autosave of a game that this program does not have gets a name of its own, so that the next ones spare it. */
static void spare_foreign(struct keep *k, size_t i)
{
    char name[SAVES_NAME], when[32], error[256];
    stamp(when, sizeof when);
    snprintf(name, sizeof name, "%s %s %zu", k->line[i].game, when, i + 1);
    if (copy_aside(k, &k->slot[i], name))
        saves_remove(k->slot[i].path, error, sizeof error);
}

/* Autosaves take each other's place: those that are damaged, or not ours, make room first. */
static void spare_others(struct keep *k)
{
    k->spared = true;
    list(k);
    for (size_t i = 0; i < k->count; i++)
        if (k->slot[i].automatic && (k->line[i].broken || k->line[i].former))
            set_aside(k, i);
        else if (k->slot[i].automatic && k->line[i].foreign)
            spare_foreign(k, i);
}

void keep_match(struct keep *k, const struct match *m, uint64_t id)
{
    if (!k->spared)
        spare_others(k);
    struct text text = text_over(k->room, KEEP_ROOM);
    save_head_write(m, id, &text);
    char error[384] = "";
    if (k->claim < 0)
        k->claim = saves_claim(k->saves, &k->instance);
    bool kept =
        !text.cut && saves_write_auto(k->saves, k->instance, k->room, text.length, error, sizeof error);
    keep_changed(k);
    if (kept) {
        k->off = false;
        return;
    }
    if (!k->off)
        snprintf(k->failed, sizeof k->failed, _("Saving is off: %s"), error);
    k->off = true;
}

/* ---- What is asked of the list ---- */

size_t keep_count(struct keep *k)
{
    list(k);
    return k->count;
}

const struct host_save *keep_line(struct keep *k, size_t i)
{
    list(k);
    return i < k->count ? &k->line[i] : NULL;
}

struct match *keep_read(struct keep *k, size_t i, uint64_t *id, game_error *err)
{
    list(k);
    if (i >= k->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    if (k->line[i].foreign) {
        snprintf(err->text, sizeof err->text, _("This program does not have the game \"%.40s\"."),
                 k->line[i].game);
        return NULL;
    }
    struct found found;
    read_save(k, &k->slot[i], WHOLE, &found, &k->line[i].former, err);
    if (k->line[i].former) {
        set_aside(k, i);
        keep_changed(k);
    }
    if (found.m)
        *id = found.head.match;
    return found.m;
}

bool keep_newest(struct keep *k, const char *game, size_t *i)
{
    list(k);
    for (*i = 0; *i < k->count; (*i)++)
        if (k->id[*i][0] != '\0' && (!game || strcmp(k->id[*i], game) == 0))
            return !k->line[*i].over;
    return false;
}

bool keep_remove(struct keep *k, size_t i)
{
    list(k);
    char error[256];
    bool gone = i < k->count && saves_remove(k->slot[i].path, error, sizeof error);
    keep_changed(k);
    return gone;
}

void keep_aside(struct keep *k)
{
    size_t newest;
    char when[32];
    keep_changed(k);
    if (!keep_newest(k, NULL, &newest) || !k->slot[newest].automatic)
        return;
    struct save_slot slot = k->slot[newest], before;
    if (k->line[newest].former && saves_former(&slot, &before))
        memcpy(slot.path, before.path, sizeof slot.path);
    stamp(when, sizeof when);
    (void)copy_aside(k, &slot, when);
}

/* ---- Notebooks ---- */

uint64_t keep_key(const struct match *m)
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

/* NULL: out of memory. Of a broken file people are told as of what could not be kept. */
static struct settings *open_notes(struct keep *k)
{
    char notice[sizeof k->failed];
    struct settings *file = settings_open(k->notes, notice, sizeof notice);
    if (notice[0] != '\0')
        memcpy(k->failed, notice, sizeof notice);
    return file;
}

void keep_note_read(struct keep *k, uint64_t key, int seat, int rival, char *out, size_t size)
{
    char group[32], name[32];
    out[0] = '\0';
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(k);
    if (!file)
        return;
    settings_text(file, group, name, "", out, size);
    settings_close(file);
}

void keep_note_write(struct keep *k, uint64_t key, int seat, int rival, const char *text)
{
    char group[32], name[32], notice[384];
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(k);
    if (!file)
        return;
    settings_set_text(file, group, name, text);
    if (!settings_save(file, notice, sizeof notice) && !k->off) {
        snprintf(k->failed, sizeof k->failed, _("Saving is off: %s"), notice);
        k->off = true;
    }
    settings_close(file);
}
