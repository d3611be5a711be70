/* The list of saves: what each is about, which of them is a match's newest, and what is in it. */
#include "app/store.h"

#include "app/choices.h"
#include "app/kept.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Which moment it is of that match: `Round 6`, `Round 6, Bo to play`, `Round 6, before you went back`. */
static void say_moment(const struct match_setup *setup, const struct save_head *head, int people,
                       struct text *out)
{
    bool told = people > 1 && head->asked >= 0 && head->asked < setup->config.seats;
    if (head->round == 0)
        text_add(out, "%s", _("Setting up"));
    else if (head->left)
        /* TRANSLATORS: a saved game, as it stood when the player went back to an earlier round of it */
        text_add(out, _("Round %u, before you went back"), head->round);
    else if (told)
        /* TRANSLATORS: a saved game: whose decision it is in that round */
        text_add(out, _("Round %u, %s to play"), head->round, setup->seat[head->asked].name);
    else
        text_add(out, _("Round %u"), head->round);
}

/* `Round 6 — Ada, Control, Bo`, of the match at its beginning. */
static void summarise(const struct match *m, const struct save_head *head, struct host_save *out)
{
    const struct match_setup *setup = match_setup_of(m);
    struct text line = text_over(out->line, sizeof out->line), game = text_over(out->game, sizeof out->game);
    text_add(&game, "%s", i18n_marked(setup->rules->title));
    if (out->former)
        text_add(&line, "%s ", _("Earlier save:"));
    for (int seat = 0; seat < setup->config.seats; seat++)
        out->people += strcmp(setup->seat[seat].who, "human") == 0;
    say_moment(setup, head, out->people, &line);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(&line, "%s%s", seat == 0 ? " — " : ", ", choices_called(setup, seat));
    out->backs = head->backs;
    for (int i = 0; i < head->backs; i++) {
        const struct save_back *from = &head->back[i];
        out->back[i].round = from->round;
        if (from->seat >= 0 && from->seat < setup->config.seats)
            snprintf(out->back[i].who, sizeof out->back[i].who, "%s", setup->seat[from->seat].name);
    }
}

/* The save in a slot or, if it is damaged, its previous version; the slot then gets that one's time. */
static bool read_save(struct store *s, struct save_slot *slot, bool beginning, struct kept_match *out,
                      bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    *former = false;
    if (kept_read(s->shelf, slot->path, beginning, out, err) || out->later || out->foreign ||
        !saves_former(slot, &before))
        return out->m;
    *former = kept_read(s->shelf, before.path, beginning, out, &unread);
    if (*former)
        slot->modified = before.modified;
    return *former;
}

static void describe(struct store *s, struct store_file *f)
{
    struct host_save *out = &f->line;
    game_error err = {""};
    struct kept_match found;
    bool former, read = read_save(s, &f->slot, true, &found, &former, &err);
    *out = (struct host_save){.former = former};
    out->later = !read && found.later;
    out->foreign = !read && found.foreign;
    out->broken = !read && !out->later && !out->foreign;
    f->id[0] = '\0';
    struct text name = text_over(out->name, sizeof out->name), id = text_over(f->id, sizeof f->id);
    text_add(&name, "%s", f->slot.name);
    archive_when(&f->slot.modified, out->when, sizeof out->when);
    if (read) {
        text_add(&id, "%s", match_setup_of(found.m)->rules->id);
        summarise(found.m, &found.head, out);
    } else {
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
        snprintf(out->game, sizeof out->game, "%s", found.game);
    }
    f->head = read ? found.head : (struct save_head){.match = 0};
    match_free(found.m);
}

/* ---- The list ---- */

static bool can_be_loaded(const struct store_file *f)
{
    return f->id[0] != '\0';
}

/* Both are of one match. */
static bool same_match(const struct store_file *a, const struct store_file *b)
{
    return a == b || (a->head.match != 0 && a->head.match == b->head.match);
}

static int newest_first(const void *a, const void *b)
{
    const struct store_file *x = a, *y = b;
    return saves_newer(&x->slot, &y->slot) ? -1 : saves_newer(&y->slot, &x->slot);
}

/* By match, those of one match newest first. */
static int by_match(const void *a, const void *b)
{
    const struct store_file *x = a, *y = b;
    if (x->head.match != y->head.match)
        return x->head.match < y->head.match ? -1 : 1;
    return newest_first(a, b);
}

/* Whether a save is a line of the list: the newest of a match that is to be gone on with, or one that cannot be loaded. */
static bool is_listed(const struct store_file *f)
{
    return !can_be_loaded(f) || (!f->head.over && !f->head.given_up && !f->older);
}

/* Sorts the saves, and makes the list of matches. */
static void list_matches(struct store *s)
{
    qsort(s->file, s->files, sizeof *s->file, by_match);
    for (size_t i = 1; i < s->files; i++)
        s->file[i].older = same_match(&s->file[i - 1], &s->file[i]);
    qsort(s->file, s->files, sizeof *s->file, newest_first);
    s->entry = calloc(s->files + 1, sizeof *s->entry);
    s->count = 0;
    for (size_t i = 0; i < s->files && s->entry; i++)
        if (is_listed(&s->file[i]))
            s->entry[s->count++] = i;
}

static void read_list(struct store *s)
{
    if (s->listed)
        return;
    s->listed = true;
    s->file = kept_list(s->saves, SAVES_ENDING, sizeof *s->file, &s->files);
    for (size_t i = 0; i < s->files; i++)
        describe(s, &s->file[i]);
    if (s->files > 0)
        list_matches(s);
}

void store_refresh(struct store *s)
{
    free(s->file);
    free(s->entry);
    s->file = NULL;
    s->entry = NULL;
    s->files = s->count = 0;
    s->listed = false;
}

size_t store_count(struct store *s)
{
    read_list(s);
    return s->count;
}

static struct store_file *file_at(struct store *s, size_t i)
{
    read_list(s);
    return i < s->count ? &s->file[s->entry[i]] : NULL;
}

const struct host_save *store_line(struct store *s, size_t i)
{
    const struct store_file *f = file_at(s, i);
    return f ? &f->line : NULL;
}

bool store_newest(struct store *s, const char *game, size_t *i)
{
    read_list(s);
    for (*i = 0; *i < s->count; (*i)++) {
        const struct store_file *f = file_at(s, *i);
        if (can_be_loaded(f) && (!game || strcmp(f->id, game) == 0))
            return true;
    }
    return false;
}

/* ---- Loading and deleting ---- */

/* Renames a damaged save, the one before it takes its place, and puts the new name into `failure`. */
static void set_aside(struct store *s, const char *path)
{
    char aside[SAVES_PATH + 32];
    if (!saves_set_aside(path, true, aside, sizeof aside))
        return;
    struct text line = text_over(s->failure, sizeof s->failure);
    text_add(&line, _("%s is damaged and is kept as %s; the save before it is used"), kept_name(path),
             kept_name(aside));
}

/* The match up to where one of its earlier rounds begins. NULL and err: there is none. */
static struct match *go_back(struct store *s, const char *path, const struct kept_match *found, int back,
                             game_error *err)
{
    if (back >= found->head.backs) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    s->left = found->head.match;
    snprintf(s->left_at, sizeof s->left_at, "%s", path);
    return match_copy(found->m, found->head.back[back].event);
}

struct match *store_read(struct store *s, size_t i, int back, uint64_t *id, game_error *err)
{
    const struct store_file *f = file_at(s, i);
    s->left = 0;
    if (!f || f->line.foreign) {
        if (!f)
            snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        else
            snprintf(err->text, sizeof err->text, _("This program does not have the game \"%.40s\"."),
                     f->line.game);
        return NULL;
    }
    struct kept_match found;
    struct save_slot slot = f->slot;
    bool former;
    read_save(s, &slot, false, &found, &former, err);
    if (former) {
        set_aside(s, slot.path);
        store_refresh(s);
    }
    if (!found.m)
        return NULL;
    *id = found.head.match;
    if (back < 0)
        return found.m;
    struct match *m = go_back(s, slot.path, &found, back, err);
    match_free(found.m);
    return m;
}

bool store_remove(struct store *s, size_t i)
{
    char error[256];
    const struct store_file *f = file_at(s, i);
    bool gone = f;
    for (size_t k = 0; k < s->files && gone; k++)
        if (same_match(f, &s->file[k]))
            gone = saves_remove(s->file[k].slot.path, error, sizeof error);
    store_refresh(s);
    return gone;
}

void store_remove_match(struct store *s, uint64_t id)
{
    char error[256];
    read_list(s);
    for (size_t k = 0; k < s->files; k++)
        if (s->file[k].head.match == id)
            saves_remove(s->file[k].slot.path, error, sizeof error);
    store_refresh(s);
}
