#include "app/archive.h"
#include "app/choices.h"
#include "app/kept.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/match.h"
#include "rules/options.h"
#include "scene/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct archive_entry {
    struct save_slot slot; /* first: kept_list */
    struct host_record line;
    struct save_head head;
};

static const char ending[] = ".rec";

void archive_open(struct archive *a, const char *folder, struct game_shelf *shelf)
{
    *a = (struct archive){.shelf = shelf};
    snprintf(a->folder, sizeof a->folder, "%s", folder);
}

void archive_refresh(struct archive *a)
{
    free(a->entry);
    a->entry = NULL;
    a->count = 0;
    a->listed = false;
}

void archive_close(struct archive *a)
{
    archive_refresh(a);
}

void archive_when(const struct timespec *modified, char *out, size_t size)
{
    time_t then = modified->tv_sec, now = time(NULL);
    struct tm at, today;
    char clock[32];
    out[0] = '\0';
    if (!localtime_r(&then, &at) || !localtime_r(&now, &today)) /* a year that no calendar has */
        return;
    bool same = at.tm_year == today.tm_year && at.tm_yday == today.tm_yday;
    strftime(clock, sizeof clock, same ? "%H:%M" : "%e %b %Y, %H:%M", &at);
    snprintf(out, size, same ? _("today %s") : "%s", clock);
}

/* ---- How it ended ---- */

/* How a match of the game ends, for people. */
static const char *how_of(const struct game_rules *rules, uint8_t how)
{
    const struct game_scene *scene = game_scene_of(rules->id);
    size_t n = 0;
    while (rules->ending_name[n])
        n++;
    if (how >= n)
        return "";
    return scene && scene->endings && scene->endings[how] ? i18n_marked(scene->endings[how])
                                                          : rules->ending_name[how];
}

void archive_ended(const struct match_setup *setup, const struct save_head *head, struct text *out)
{
    const char *name[GAME_MAX_SEATS], *how = how_of(setup->rules, head->outcome.how);
    char names[512];
    struct text list = text_over(names, sizeof names);
    size_t n = 0;
    bool you = false;
    for (int seat = 0; seat < setup->config.seats; seat++)
        if (head->outcome.winners >> seat & 1) {
            name[n++] = choices_called(setup, seat);
            you |= choices_is_you(setup, seat);
        }
    if (n == 0 && head->outcome.met > 0)
        name[n++] = options_rival(setup->rules, head->outcome.met);
    i18n_list(name, n, &list);
    if (n == 0)
        /* TRANSLATORS: a row of the list of finished games; then how it ended: "Nobody wins — a draw" */
        text_add(out, _("Nobody wins — %s"), how);
    else if (n == 1 && you)
        text_add(out, _("You win — %s"), how);
    else if (n == 1)
        text_add(out, _("%s wins — %s"), names, how);
    else
        text_add(out, _("%s share the victory — %s"), names, how);
}

/* ---- The list ---- */

static void describe(struct archive *a, struct archive_entry *e)
{
    game_error err = {""};
    struct kept_match kept;
    struct host_record *out = &e->line;
    (void)kept_read(a->shelf, e->slot.path, true, &kept, &err);
    e->head = kept.head;
    *out = (struct host_record){.broken = !kept.m && !kept.foreign, .foreign = !kept.m && kept.foreign};
    struct text players = text_over(out->players, sizeof out->players),
                ended = text_over(out->ended, sizeof out->ended);
    snprintf(out->name, sizeof out->name, "%s", e->slot.name);
    archive_when(&e->slot.modified, out->when, sizeof out->when);
    if (!kept.m) {
        snprintf(out->game, sizeof out->game, "%s", kept.game);
        text_add(&ended, "%s", err.text);
        return;
    }
    const struct match_setup *setup = match_setup_of(kept.m);
    const char *name[GAME_MAX_SEATS];
    for (int seat = 0; seat < setup->config.seats; seat++)
        name[seat] = choices_called(setup, seat);
    i18n_list(name, setup->config.seats, &players);
    snprintf(out->game, sizeof out->game, "%s", i18n_marked(setup->rules->title));
    out->rounds = e->head.round;
    out->unfinished = !e->head.over && !e->head.given_up;
    if (e->head.given_up)
        text_add(&ended, _("Given up in round %u"), e->head.round);
    else if (e->head.over)
        archive_ended(setup, &e->head, &ended);
    else
        text_add(&ended, "%s", _("Not finished"));
    match_free(kept.m);
}

static void read_list(struct archive *a)
{
    if (a->listed)
        return;
    archive_refresh(a);
    a->listed = true;
    a->entry = kept_list(a->folder, ending, sizeof *a->entry, &a->count);
    for (size_t i = 0; i < a->count; i++)
        describe(a, &a->entry[i]);
}

size_t archive_count(struct archive *a)
{
    read_list(a);
    return a->count;
}

const struct host_record *archive_line(struct archive *a, size_t i)
{
    read_list(a);
    return i < a->count ? &a->entry[i].line : NULL;
}

const char *archive_path(struct archive *a, size_t i)
{
    read_list(a);
    return i < a->count ? a->entry[i].slot.path : NULL;
}

bool archive_is(struct archive *a, size_t i, uint64_t match)
{
    read_list(a);
    return i < a->count && match != 0 && a->entry[i].head.match == match &&
           (a->entry[i].head.over || a->entry[i].head.given_up);
}

const char *archive_find(struct archive *a, uint64_t match)
{
    read_list(a);
    for (size_t i = 0; i < a->count; i++)
        if (archive_is(a, i, match))
            return a->entry[i].slot.path;
    return NULL;
}

struct match *archive_read(struct archive *a, size_t i, uint64_t *match, game_error *err)
{
    struct kept_match kept;
    read_list(a);
    if (i >= a->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such record."));
        return NULL;
    }
    if (kept_read(a->shelf, a->entry[i].slot.path, false, &kept, err)) {
        *match = kept.head.match;
        if (kept.head.given_up)
            match_give_up(kept.m);
    } else if (kept.foreign)
        snprintf(err->text, sizeof err->text, _("The game \"%.40s\" is not installed here."), kept.game);
    return kept.m;
}

bool archive_remove(struct archive *a, size_t i)
{
    char error[256];
    const char *path = archive_path(a, i);
    bool gone = path && saves_remove(path, error, sizeof error);
    archive_refresh(a);
    return gone;
}

void archive_each(struct archive *a,
                  void (*each)(void *ctx, const struct match_setup *setup, const struct save_head *head),
                  void *ctx)
{
    game_error err;
    read_list(a);
    for (size_t i = a->count; i-- > 0;) { /* the oldest first */
        struct kept_match kept;
        if (a->entry[i].line.broken || a->entry[i].line.foreign)
            continue;
        if (kept_read(a->shelf, a->entry[i].slot.path, true, &kept, &err) &&
            (kept.head.over || kept.head.given_up))
            each(ctx, match_setup_of(kept.m), &kept.head);
        match_free(kept.m);
    }
}

bool archive_head(const char *path, struct save_head *out)
{
    char error[256];
    size_t bytes = 0;
    char *text = strcmp(path, "-") == 0 ? NULL : saves_read(path, &bytes, error, sizeof error);
    bool read = text && save_head_read(text, bytes, true, out);
    free(text);
    return read;
}
