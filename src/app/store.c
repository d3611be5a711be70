#include "app/store.h"

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

bool store_open(struct store *s, const char *folder, struct game_shelf *shelf)
{
    *s = (struct store){.shelf = shelf, .claim = -1};
    s->buffer = malloc(KEEP_ROOM);
    char counts[SAVES_PATH];
    if (folder) {
        snprintf(s->saves, sizeof s->saves, "%s/saves", folder);
        snprintf(s->records, sizeof s->records, "%s/records", folder);
        snprintf(s->notes, sizeof s->notes, "%s/notebooks.ini", folder);
        snprintf(counts, sizeof counts, "%s/statistics.txt", folder);
    } else {
        folder_path(FOLDER_DATA, "saves", s->saves, sizeof s->saves);
        folder_path(FOLDER_DATA, "records", s->records, sizeof s->records);
        folder_path(FOLDER_DATA, "notebooks.ini", s->notes, sizeof s->notes);
        folder_path(FOLDER_DATA, "statistics.txt", counts, sizeof counts);
    }
    archive_open(&s->archive, s->records, shelf);
    tally_open(&s->tally, counts, &s->archive);
    return s->buffer;
}

void store_close(struct store *s)
{
    if (s->buffer && s->claim >= 0)
        close(s->claim);
    archive_close(&s->archive);
    tally_close(&s->tally);
    free(s->buffer);
    s->buffer = NULL;
}

void store_refresh(struct store *s)
{
    s->listed = false;
}

/* `2026-11-27 21-40-07`, for a file name. */
static void timestamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

/* A free name in a folder, after game, day and time. */
static void name_file(const struct match *m, const char *folder, char path[SAVES_PATH + 96])
{
    char when[32];
    timestamp(when, sizeof when);
    for (int n = 1; n == 1 || (n < 100 && access(path, F_OK) == 0); n++)
        snprintf(path, SAVES_PATH + 96, n == 1 ? "%s/%s %s.rec" : "%s/%s %s (%d).rec", folder,
                 match_setup_of(m)->rules->id, when, n);
}

/* Puts the text in the buffer into a folder; appends the path to out. */
static bool write_file(struct store *s, const struct match *m, const char *folder, size_t length,
                       struct text *out, game_error *err)
{
    char path[SAVES_PATH + 96];
    struct file_error why = {""};
    name_file(m, folder, path);
    archive_refresh(&s->archive);
    if (!file_make_folder(folder, &why) || !file_write(path, s->buffer, length, &why)) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, why.text);
        return false;
    }
    text_add(out, "%s", path);
    return true;
}

bool store_record(struct store *s, const struct match *m, uint64_t id, int viewer, struct text *out,
                  game_error *err)
{
    char folder[SAVES_PATH + 16];
    struct text text = text_over(s->buffer, KEEP_ROOM);
    bool over = match_outcome(m, match_length(m), NULL);
    snprintf(folder, sizeof folder, over ? "%s" : "%s/unfinished", s->records);
    if (over)
        save_head_write(m, id, &text);
    else
        record_view(m, viewer, &text);
    return write_file(s, m, folder, text.length, out, err);
}

/* ---- The list ---- */

/* `Round 6 — Ada, Control, Bo`, of the match at its beginning. */
static void summarise(const struct match *m, const struct save_head *head, struct host_save *out)
{
    const struct match_setup *setup = match_setup_of(m);
    struct text line = text_over(out->line, sizeof out->line), game = text_over(out->game, sizeof out->game);
    text_add(&game, "%s", _(setup->rules->title));
    if (out->former)
        text_add(&line, "%s ", _("Earlier save:"));
    if (head->given_up)
        text_add(&line, _("Given up in round %u"), head->round);
    else if (head->over)
        text_add(&line, _("Over in round %u"), head->round);
    else if (head->round == 0)
        text_add(&line, "%s", _("Setting up"));
    else
        text_add(&line, _("Round %u"), head->round);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(&line, "%s%s", seat == 0 ? " — " : ", ", setup->seat[seat].name);
    out->over = head->over || head->given_up;
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

/* How much of a save is needed. */
enum depth { BEGINNING, WHOLE };

/* A save that has been read. */
struct found {
    struct match *m;       /* only its beginning, if that was enough; NULL: it cannot be read */
    struct save_head head; /* .match 0: the save does not say */
    char foreign[32];      /* the game's id, if this program does not have the game */
};

/* Reads a record; only its beginning if the comment vouches for the rest and no more is needed. */
static bool read_text(struct store *s, const char *text, size_t bytes, enum depth depth, struct found *out,
                      record_error *why)
{
    bool vouched = save_head_read(text, bytes, &out->head);
    if (record_game(text, bytes, out->foreign, sizeof out->foreign) && game_find(out->foreign))
        out->foreign[0] = '\0';
    if (vouched && depth == BEGINNING) {
        out->m = record_begin(s->shelf, text, bytes, why);
        return out->m;
    }
    out->m = record_read(s->shelf, text, bytes, why);
    if (!out->m || vouched)
        return out->m;
    size_t n = match_length(out->m);
    out->head =
        (struct save_head){.round = match_decision(out->m, n).round, .over = match_outcome(out->m, n, NULL)};
    return true;
}

static bool read_slot(struct store *s, const struct save_slot *slot, enum depth depth, struct found *out,
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
    if (!read_text(s, text, bytes, depth, out, &why))
        refuse(slot->path, &why, err);
    free(text);
    return out->m;
}

/* The save in a slot or, if it is damaged, its previous version; the slot then gets that one's time. */
static bool read_save(struct store *s, struct save_slot *slot, enum depth depth, struct found *out,
                      bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    *former = false;
    if (read_slot(s, slot, depth, out, err) || out->foreign[0] != '\0' || !saves_former(slot, &before))
        return out->m;
    *former = read_slot(s, &before, depth, out, &unread);
    if (*former)
        slot->modified_ns = before.modified_ns;
    return *former;
}

/* Describes save i. */
static void describe_save(struct store *s, size_t i)
{
    struct host_save *out = &s->line[i];
    game_error err = {""};
    struct found found;
    bool former, read = read_save(s, &s->slot[i], BEGINNING, &found, &former, &err);
    bool foreign = !read && found.foreign[0] != '\0';
    *out = (struct host_save){.automatic = s->slot[i].automatic, .former = former, .foreign = foreign};
    out->broken = !read && !foreign;
    s->id[i][0] = '\0';
    struct text name = text_over(out->name, sizeof out->name), id = text_over(s->id[i], sizeof s->id[i]);
    text_add(&name, "%s", s->slot[i].name);
    archive_when(s->slot[i].modified_ns, out->when, sizeof out->when);
    if (read) {
        text_add(&id, "%s", match_setup_of(found.m)->rules->id);
        summarise(found.m, &found.head, out);
    } else {
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
        snprintf(out->game, sizeof out->game, "%s", found.foreign);
    }
    match_free(found.m);
}

/* Moves save i before older ones. */
static void sort_in(struct store *s, size_t i)
{
    struct save_slot slot = s->slot[i];
    struct host_save line = s->line[i];
    char id[STORE_ID];
    memcpy(id, s->id[i], sizeof id);
    for (; i > 0 && s->slot[i - 1].modified_ns < slot.modified_ns; i--) {
        s->slot[i] = s->slot[i - 1];
        s->line[i] = s->line[i - 1];
        memcpy(s->id[i], s->id[i - 1], sizeof id);
    }
    s->slot[i] = slot;
    s->line[i] = line;
    memcpy(s->id[i], id, sizeof id);
}

static void read_list(struct store *s)
{
    if (s->listed)
        return;
    s->listed = true;
    s->count = saves_list(s->saves, s->slot, STORE_LISTED);
    if (s->count > STORE_LISTED)
        s->count = STORE_LISTED;
    for (size_t i = 0; i < s->count; i++) {
        describe_save(s, i);
        sort_in(s, i);
    }
}

/* ---- Saving ---- */

/* Renames a damaged save and puts the new name into `failure`. */
static void set_aside(struct store *s, size_t i)
{
    char aside[SAVES_PATH + 32];
    bool former = s->line[i].former;
    if (!saves_set_aside(s->slot[i].path, former, aside, sizeof aside))
        return;
    struct text line = text_over(s->failure, sizeof s->failure);
    text_add(&line,
             former ? _("%s is damaged and is kept as %s; the save before it is used")
                    : _("%s is damaged and is kept as %s"),
             file_of(s->slot[i].path), file_of(aside));
}

/* Copies a save, unchanged, under a name of its own. */
static bool copy_aside(struct store *s, const struct save_slot *slot, const char *name)
{
    char error[256];
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    bool copied = text && saves_write(s->saves, name, text, bytes, error, sizeof error);
    free(text);
    store_refresh(s);
    return copied;
}

/* An autosave of a game this program does not have gets a name of its own, so that it is not overwritten. */
static void spare_foreign(struct store *s, size_t i)
{
    char name[SAVES_NAME], when[32], error[256];
    timestamp(when, sizeof when);
    snprintf(name, sizeof name, "%.40s %s %zu", s->line[i].game, when, i + 1);
    if (copy_aside(s, &s->slot[i], name))
        saves_remove(s->slot[i].path, error, sizeof error);
}

/* Autosaves overwrite each other: those that are damaged or not ours are moved out of the way first. */
static void spare_others(struct store *s)
{
    s->made_room = true;
    read_list(s);
    for (size_t i = 0; i < s->count; i++)
        if (s->slot[i].automatic && (s->line[i].broken || s->line[i].former))
            set_aside(s, i);
        else if (s->slot[i].automatic && s->line[i].foreign)
            spare_foreign(s, i);
}

static void autosave(struct store *s, const struct match *m, const struct save_head *head)
{
    if (!s->made_room)
        spare_others(s);
    struct text text = text_over(s->buffer, KEEP_ROOM);
    save_head_write_as(m, head, &text);
    char error[384] = "";
    if (s->claim < 0)
        s->claim = saves_claim(s->saves, &s->instance);
    bool kept =
        !text.cut && saves_write_auto(s->saves, s->instance, s->buffer, text.length, error, sizeof error);
    store_refresh(s);
    if (kept) {
        s->failing = false;
        return;
    }
    if (!s->failing)
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), error);
    s->failing = true;
}

void store_autosave(struct store *s, const struct match *m, uint64_t id)
{
    struct save_head head;
    save_head_of(m, id, &head);
    autosave(s, m, &head);
}

bool store_give_up(struct store *s, const struct match *m, uint64_t id, game_error *err)
{
    char path[SAVES_PATH + 96];
    struct text text = text_over(s->buffer, KEEP_ROOM), out = text_over(path, sizeof path);
    struct save_head head;
    save_head_of(m, id, &head);
    head.given_up = true;
    save_head_write_as(m, &head, &text);
    if (!write_file(s, m, s->records, text.length, &out, err))
        return false;
    autosave(s, m, &head);
    tally_add(&s->tally, match_setup_of(m), &head);
    return true;
}

/* ---- What is asked of the list ---- */

size_t store_count(struct store *s)
{
    read_list(s);
    return s->count;
}

const struct host_save *store_line(struct store *s, size_t i)
{
    read_list(s);
    return i < s->count ? &s->line[i] : NULL;
}

struct match *store_read(struct store *s, size_t i, uint64_t *id, game_error *err)
{
    read_list(s);
    if (i >= s->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    if (s->line[i].foreign) {
        snprintf(err->text, sizeof err->text, _("This program does not have the game \"%.40s\"."),
                 s->line[i].game);
        return NULL;
    }
    struct found found;
    read_save(s, &s->slot[i], WHOLE, &found, &s->line[i].former, err);
    if (s->line[i].former) {
        set_aside(s, i);
        store_refresh(s);
    }
    if (found.m)
        *id = found.head.match;
    return found.m;
}

bool store_newest(struct store *s, const char *game, size_t *i)
{
    read_list(s);
    for (*i = 0; *i < s->count; (*i)++)
        if (s->id[*i][0] != '\0' && (!game || strcmp(s->id[*i], game) == 0))
            return !s->line[*i].over;
    return false;
}

bool store_remove(struct store *s, size_t i)
{
    read_list(s);
    char error[256];
    bool gone = i < s->count && saves_remove(s->slot[i].path, error, sizeof error);
    store_refresh(s);
    return gone;
}

void store_set_aside(struct store *s)
{
    size_t newest;
    char when[32];
    store_refresh(s);
    if (!store_newest(s, NULL, &newest) || !s->slot[newest].automatic)
        return;
    struct save_slot slot = s->slot[newest], before;
    if (s->line[newest].former && saves_former(&slot, &before))
        memcpy(slot.path, before.path, sizeof slot.path);
    timestamp(when, sizeof when);
    (void)copy_aside(s, &slot, when);
}

/* ---- Notebooks ---- */

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

void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text)
{
    char group[32], name[32], notice[384];
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(s);
    if (!file)
        return;
    settings_set_text(file, group, name, text);
    if (!settings_save(file, notice, sizeof notice) && !s->failing) {
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), notice);
        s->failing = true;
    }
    settings_close(file);
}
