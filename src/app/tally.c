#include "app/tally.h"
#include "app/save_head.h"

#include "app/archive.h"
#include "app/choices.h"
#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/match.h"
#include "rules/options.h"
#include "scene/games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a line has as the `who` of somebody of the game's own; their number follows. */
static const char rival_mark[] = "rival:";

enum { FILE_MOST = 16 << 20, LINE_ROOM = 4096, FIELDS_FIRST = 6 };

static const char first_line[] = "conspiracy-statistics: 1\n";

void tally_open(struct tally *t, const char *path, struct archive *archive)
{
    *t = (struct tally){.archive = archive};
    snprintf(t->path, sizeof t->path, "%s", path);
}

void tally_close(struct tally *t)
{
    free(t->line);
    t->line = NULL;
}

/* ---- Lines ---- */

/* A match as its line has it: fields between tabs, `match game rounds how won scored`, then `who name score` a seat; then, of
 * one seat against somebody of the game's own, `rival:4`, no name and 0. */
struct counted {
    uint64_t match;
    char game[32], how[32];
    uint32_t won;
    int scored, seats;
    struct {
        char who[MATCH_WHO_SIZE], name[MATCH_NAME_SIZE];
        int score;
    } seat[GAME_MAX_SEATS];
};

/* Bits. */
static uint32_t opponents_of(const struct match_setup *setup)
{
    uint32_t seats = 0;
    for (int seat = 0; seat < setup->config.seats; seat++)
        if (strcmp(setup->seat[seat].who, "human") != 0)
            seats |= 1U << seat;
    return seats;
}

static int people_in(const struct match_setup *setup)
{
    int n = setup->config.seats;
    for (uint32_t rest = opponents_of(setup); rest != 0; rest &= rest - 1)
        n--;
    return n;
}

/* Whom of the game's own a lone seat has met, a value of the option that names them; 0: nobody, or chance has not said. */
static int rival_met(const struct match_setup *setup, const struct save_head *head)
{
    int option = setup->rules->rival_option;
    if (option == 0 || setup->config.seats > 1 || head->outcome.met > 0)
        return head->outcome.met;
    return setup->config.option[option - 1];
}

/* How a match ended that was given up, beside what its game's rules count. */
static const char given_up[] = "given-up";

static void write_line(const struct match_setup *setup, const struct save_head *head, struct text *out)
{
    const char *how = head->given_up ? given_up : setup->rules->ending_name[head->outcome.how];
    uint32_t won = head->given_up ? opponents_of(setup) : head->outcome.winners;
    int met = rival_met(setup, head);
    if (won == 0 && setup->config.seats == 1 && setup->rules->rival_option > 0)
        won = 1U << setup->config.seats; /* theirs, who sit behind the last seat */
    text_add(out, "%016" PRIx64 "\t%s\t%u\t%s\t%" PRIx32 "\t%d", head->match, setup->rules->id, head->round,
             how, won, head->outcome.scored);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(out, "\t%s\t%s\t%d", setup->seat[seat].who, match_called(setup, seat),
                 head->outcome.score[seat]);
    if (met > 0)
        text_add(out, "\t%s%d\t\t0", rival_mark, met);
    text_add(out, "\n");
}

/* The next field, cut off from *rest; NULL: there is none. */
static char *field(char **rest)
{
    char *at = *rest, *tab = at ? strchr(at, '\t') : NULL;
    if (tab)
        *tab = '\0';
    *rest = tab ? tab + 1 : NULL;
    return at;
}

static bool whole(const char *text, int *out)
{
    char *end = NULL;
    long n = text ? strtol(text, &end, 10) : 0;
    *out = (int)n;
    return text && *text != '\0' && *end == '\0';
}

static bool read_seat(char **rest, struct counted *out)
{
    char *who = field(rest), *name = field(rest), *score = field(rest);
    if (!who || !name || out->seats == GAME_MAX_SEATS || !whole(score, &out->seat[out->seats].score))
        return false;
    snprintf(out->seat[out->seats].who, sizeof out->seat[0].who, "%s", who);
    snprintf(out->seat[out->seats].name, sizeof out->seat[0].name, "%s", name);
    out->seats++;
    return true;
}

/* line: without its line break; it is taken apart. */
static bool read_line(char *line, struct counted *out)
{
    char *rest = line, *part[FIELDS_FIRST];
    int rounds;
    *out = (struct counted){.seats = 0};
    for (int i = 0; i < FIELDS_FIRST; i++)
        part[i] = field(&rest);
    if (!part[FIELDS_FIRST - 1] || sscanf(part[0], "%16" SCNx64, &out->match) != 1 ||
        !whole(part[2], &rounds) || sscanf(part[4], "%8" SCNx32, &out->won) != 1 ||
        !whole(part[5], &out->scored))
        return false;
    snprintf(out->game, sizeof out->game, "%s", part[1]);
    snprintf(out->how, sizeof out->how, "%s", part[3]);
    while (rest)
        if (!read_seat(&rest, out))
            return false;
    return out->seats > 0;
}

/* The line at *at, copied without its break; *at moves on. False: there is none, or it has no end. */
static bool next_line(const struct tally *t, size_t *at, char line[LINE_ROOM])
{
    const char *from = t->line + *at, *end = memchr(from, '\n', t->length - *at);
    if (!end || (size_t)(end - from) >= LINE_ROOM)
        return false;
    snprintf(line, LINE_ROOM, "%.*s", (int)(end - from), from);
    *at += (size_t)(end - from) + 1;
    return true;
}

/* ---- The file ---- */

static bool append(struct tally *t, const char *line, size_t n)
{
    char *grown = realloc(t->line, t->length + n + 1);
    if (!grown)
        return false;
    memcpy(grown + t->length, line, n);
    t->line = grown;
    t->length += n;
    t->line[t->length] = '\0';
    return true;
}

/* Takes the match's line away, if it has one. */
static void drop(struct tally *t, uint64_t match)
{
    char line[LINE_ROOM];
    struct counted c;
    size_t from = sizeof first_line - 1, to = from;
    for (; next_line(t, &to, line); from = to) {
        if (!read_line(line, &c) || c.match != match)
            continue;
        memmove(t->line + from, t->line + to, t->length - to + 1);
        t->length -= to - from;
        return;
    }
}

static void count_in(void *ctx, const struct match_setup *setup, const struct save_head *head)
{
    struct tally *t = ctx;
    char line[LINE_ROOM];
    struct text text = text_over(line, sizeof line);
    if (head->given_up && people_in(setup) != 1) /* several have agreed to leave it at that */
        return;
    write_line(setup, head, &text);
    if (text.cut)
        return;
    if (head->match != 0)
        drop(t, head->match);
    (void)append(t, line, text.length);
}

static void write_file(struct tally *t)
{
    struct file_error err = {""};
    if (t->line && !file_write(t->path, t->line, t->length, &err))
        snprintf(t->failure, sizeof t->failure, _("The statistics could not be saved: %s"), err.text);
}

static void make_again(struct tally *t)
{
    tally_close(t);
    t->length = 0;
    if (append(t, first_line, sizeof first_line - 1))
        archive_each(t->archive, count_in, t);
}

/* Every byte of it is a line that can be read. */
static bool is_good(const struct tally *t)
{
    char line[LINE_ROOM];
    struct counted c;
    size_t at = sizeof first_line - 1;
    if (t->length < at || strncmp(t->line, first_line, at) != 0 || strlen(t->line) != t->length)
        return false;
    while (at < t->length)
        if (!next_line(t, &at, line) || !read_line(line, &c))
            return false;
    return true;
}

/* Reads the file; made again from the records where it is not there or damaged. */
static void load(struct tally *t)
{
    struct file_error err = {""};
    char aside[sizeof t->path + 32];
    if (t->line)
        return;
    t->length = 0;
    bool read = file_read(t->path, FILE_MOST, &t->line, &t->length, &err);
    if (read && is_good(t))
        return;
    if (read && !t->read_only && file_set_aside(t->path, aside, sizeof aside))
        snprintf(
            t->failure, sizeof t->failure,
            _("The statistics were damaged and have been counted again from the records; the old file is %s"),
            aside);
    make_again(t);
    if (t->line && t->length > sizeof first_line - 1 && !t->read_only)
        write_file(t);
}

void tally_add(struct tally *t, const struct match_setup *setup, const struct save_head *head)
{
    load(t);
    if (t->line)
        count_in(t, setup, head);
    write_file(t);
}

/* ---- Counting ---- */

static void count(struct host_tally *out, const struct counted *c, int seat)
{
    bool won = c->won >> seat & 1;
    out->played++;
    out->won += won;
    out->shared += won && (c->won & (c->won - 1)) != 0;
    out->nobody += c->won == 0;
}

/* Adds a name to those that an opponent has played under, while there is room. */
static void name_in(struct host_tally *of, const char *name)
{
    size_t n = strlen(name), used = strlen(of->as);
    for (const char *at = strstr(of->as, name); at && n > 0; at = strstr(at + 1, name))
        if ((at == of->as || at[-1] == ' ') && (at[n] == '\0' || at[n] == ','))
            return;
    if (n > 0 && used + n + 3 < sizeof of->as)
        snprintf(of->as + used, sizeof of->as - used, "%s%s", used > 0 ? ", " : "", name);
}

/* The tally of that name, a new one where there is none; NULL: no more room. */
static struct host_tally *tally_of(struct host_tally *all, size_t *n, size_t most, const char *name)
{
    for (size_t i = 0; i < *n; i++)
        if (strcmp(all[i].name, name) == 0)
            return &all[i];
    if (*n == most)
        return NULL;
    all[*n] = (struct host_tally){.played = 0};
    snprintf(all[*n].name, sizeof all->name, "%s", name);
    return &all[(*n)++];
}

static const char *title_in(const struct host_choice *choice, size_t n, const char *id, size_t length)
{
    for (size_t i = 0; i < n; i++)
        if (strlen(choice[i].id) == length && strncmp(choice[i].id, id, length) == 0)
            return choice[i].title;
    return NULL;
}

/* What a rival is called: a person by name, an opponent by level and character. */
static void call(const struct choices *choices, const struct game_rules *rules, const char *who,
                 const char *name, char *out, size_t size)
{
    if (strncmp(who, rival_mark, sizeof rival_mark - 1) == 0) {
        int met;
        snprintf(out, size, "%s", whole(who + sizeof rival_mark - 1, &met) ? options_rival(rules, met) : "");
        return;
    }
    if (strncmp(who, "bot:", 4) == 0) {
        snprintf(out, size, "%s", _("A bot"));
        return;
    }
    const char *level = strncmp(who, "ai:", 3) == 0 ? who + 3 : who;
    size_t length = strcspn(level, "+@");
    const char *plus = strchr(level, '+'), *quirk = NULL;
    const char *title = title_in(choices->level, choices->levels, level, length);
    if (plus)
        quirk = title_in(choices->character, choices->characters, plus + 1, strcspn(plus + 1, "@"));
    if (strcmp(who, "human") == 0)
        snprintf(out, size, "%s", name);
    else if (title && quirk)
        /* TRANSLATORS: an opponent's level and character: "Rookie, Gambler" */
        snprintf(out, size, _("%s, %s"), title, quirk);
    else
        snprintf(out, size, "%s", title ? title : level);
}

static bool is_person(const struct counted *c, int seat, const char *name)
{
    return strcmp(c->seat[seat].who, "human") == 0 && (!name || strcmp(c->seat[seat].name, name) == 0);
}

/* Who has played the game, most first. */
static void find_people(const struct tally *t, const char *game, struct host_statistics *out)
{
    struct host_tally all[HOST_TALLIES];
    char line[LINE_ROOM];
    struct counted c;
    size_t n = 0, at = sizeof first_line - 1;
    while (next_line(t, &at, line)) {
        if (!read_line(line, &c) || strcmp(c.game, game) != 0)
            continue;
        for (int seat = 0; seat < c.seats; seat++) {
            bool person = is_person(&c, seat, NULL);
            struct host_tally *of = person ? tally_of(all, &n, HOST_TALLIES, c.seat[seat].name) : NULL;
            if (of)
                of->played++;
        }
    }
    for (; out->people < HOST_PEOPLE; out->people++) {
        size_t best = n;
        for (size_t i = 0; i < n; i++)
            if (all[i].played > 0 && (best == n || all[i].played > all[best].played))
                best = i;
        if (best == n)
            return;
        snprintf(out->person[out->people], HOST_NAME_MAX, "%.*s", HOST_NAME_MAX - 1, all[best].name);
        all[best].played = 0;
    }
}

static const char *ending_called(const struct game_rules *rules, const char *const *endings, const char *how)
{
    if (strcmp(how, given_up) == 0)
        return _("Given up");
    for (size_t i = 0; rules->ending_name[i]; i++)
        if (strcmp(rules->ending_name[i], how) == 0)
            return endings && endings[i] ? i18n_marked(endings[i]) : rules->ending_name[i];
    return how;
}

static void count_match(const struct counted *c, int seat, const struct choices *choices,
                        const struct game_rules *rules, const char *ending, struct host_statistics *out)
{
    char name[sizeof out->all.name];
    struct host_tally *how = tally_of(out->ending, &out->endings, GAME_MAX_SEATS, ending);
    count(&out->all, c, seat);
    if (how)
        count(how, c, seat);
    if (c->scored && (!out->scored || c->seat[seat].score > out->best))
        out->best = c->seat[seat].score;
    out->scored |= c->scored != 0;
    for (int rival = 0; rival < c->seats; rival++) {
        call(choices, rules, c->seat[rival].who, c->seat[rival].name, name, sizeof name);
        bool met = false; /* two of a kind at one table are one match against them */
        for (int before = 0; before < rival; before++) {
            char other[sizeof name];
            call(choices, rules, c->seat[before].who, c->seat[before].name, other, sizeof other);
            met |= before != seat && strcmp(other, name) == 0;
        }
        struct host_tally *of =
            rival == seat ? NULL : tally_of(out->against, &out->rivals, HOST_TALLIES, name);
        if (of && !met)
            count(of, c, seat);
        if (of && !is_person(c, rival, NULL))
            name_in(of, c->seat[rival].name);
    }
}

void tally_count(struct tally *t, const struct choices *choices, const struct game_rules *rules,
                 const char *const *endings, size_t person, struct host_statistics *out)
{
    char line[LINE_ROOM];
    struct counted c;
    size_t at = sizeof first_line - 1;
    *out = (struct host_statistics){.people = 0};
    load(t);
    if (!t->line)
        return;
    find_people(t, rules->id, out);
    for (int met = 1; options_rival(rules, met)[0] != '\0' && out->people > 0; met++)
        (void)tally_of(out->against, &out->rivals, HOST_TALLIES, options_rival(rules, met));
    while (person < out->people && next_line(t, &at, line)) {
        if (!read_line(line, &c) || strcmp(c.game, rules->id) != 0)
            continue;
        for (int seat = 0; seat < c.seats; seat++)
            if (is_person(&c, seat, out->person[person])) {
                count_match(&c, seat, choices, rules, ending_called(rules, endings, c.how), out);
                break;
            }
    }
}
