#include "app/save_head.h"

#include "base/text.h"
#include "rules/record.h"
#include "scene/scene.h"
#include "table/game.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char mark[] = "# kept ";

static uint64_t hash(uint64_t so_far, const char *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        so_far = (so_far ^ (unsigned char)bytes[i]) * 0x100000001b3U;
    return so_far;
}

uint64_t save_head_mix(uint64_t n)
{
    return hash(0xcbf29ce484222325U, (const char *)&n, sizeof n);
}

/* Of everything but the comment's own last word: what is said there, the first line, and all that follows. */
static uint64_t check_of(const char *said, const char *first, size_t first_length, const char *rest,
                         size_t rest_length)
{
    uint64_t sum = save_head_mix(0);
    sum = hash(sum, said, strlen(said));
    sum = hash(sum, first, first_length);
    return hash(sum, rest, rest_length);
}

static void say(const struct save_head *head, char *out, size_t size)
{
    struct text text = text_over(out, size);
    text_add(&text, "%sround=%u over=%d match=%016" PRIx64, mark, head->round, head->over, head->match);
    if (head->given_up)
        text_add(&text, " given-up=1");
    if (head->asked >= 0)
        text_add(&text, " asked=%d", head->asked);
    if (head->left)
        text_add(&text, " left=1");
    for (int i = 0; i < head->backs; i++)
        text_add(&text, "%s%u:%" PRIu32 ":%d", i == 0 ? " back=" : ",", head->back[i].round,
                 head->back[i].event, head->back[i].seat);
    if (!head->told)
        return;
    text_add(&text, " won=%" PRIx32 " how=%u", head->outcome.winners, head->outcome.how);
    for (int seat = 0; head->outcome.scored && seat < GAME_MAX_SEATS; seat++)
        text_add(&text, "%s%d", seat == 0 ? " score=" : ",", head->outcome.score[seat]);
    if (head->outcome.met > 0)
        text_add(&text, " met=%u", head->outcome.met);
}

/* The scores, `12,9,3,0,0,0,0,0`; how many bytes that are, 0: none are there. */
static int read_scores(const char *at, game_outcome *out)
{
    int used = 0, length = 0;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        if (sscanf(at + used, seat == 0 ? " score=%" SCNd16 "%n" : ",%" SCNd16 "%n", &out->score[seat],
                   &length) != 1)
            return 0;
        used += length;
    }
    out->scored = true;
    return used;
}

/* The earlier rounds; how many bytes that are. */
static int read_backs(const char *at, struct save_head *out)
{
    int used = 0, length = 0;
    for (; out->backs < SAVE_BACKS; out->backs++, used += length) {
        struct save_back *back = &out->back[out->backs];
        if (sscanf(at + used, out->backs == 0 ? " back=%u:%" SCNu32 ":%d%n" : ",%u:%" SCNu32 ":%d%n",
                   &back->round, &back->event, &back->seat, &length) != 3)
            break;
    }
    return used;
}

/* What may be said of who decides, and whether it was left; how many bytes that is. */
static int read_asked(const char *at, struct save_head *out)
{
    int asked = 0, used = 0, left = 0;
    out->asked = sscanf(at, " asked=%d%n", &asked, &used) == 1 && asked >= 0 ? asked : SEAT_NONE;
    (void)sscanf(at + used, " left=1%n", &left);
    out->left = left > 0;
    return used + left;
}

/* What follows the mark; the check is what `check` gets. */
static bool read_said(const char *at, struct save_head *out, uint64_t *check)
{
    int over, used = 0, more = 0;
    if (sscanf(at, "round=%u over=%d match=%" SCNx64 "%n", &out->round, &over, &out->match, &used) != 3)
        return false;
    out->over = over != 0;
    at += used;
    used = 0;
    (void)sscanf(at, " given-up=1%n", &used);
    out->given_up = used > 0;
    at += used;
    at += read_asked(at, out);
    at += read_backs(at, out);
    out->told =
        sscanf(at, " won=%" SCNx32 " how=%" SCNu8 "%n", &out->outcome.winners, &out->outcome.how, &more) == 2;
    at += out->told ? more : 0;
    at += out->told ? read_scores(at, &out->outcome) : 0;
    used = 0;
    (void)sscanf(at, " met=%" SCNu8 "%n", &out->outcome.met, &used);
    at += used;
    return sscanf(at, " check=%" SCNx64, check) == 1;
}

/* Whether a turn begins with the decision. */
static bool begins_turn(const struct match_setup *setup, const game_decision *d)
{
    const struct game_scene *scene = game_scene_of(setup->rules->id);
    const struct table_game *table = scene ? scene->table : NULL;
    return table && table->asks && (size_t)d->phase < table->phases && table->asks[d->phase] == ASKS_TURN;
}

/* The person who is asked by the decision, or SEAT_NONE. */
static int person_asked(const struct match_setup *setup, const game_decision *d)
{
    for (int seat = game_asked(d, 0); seat >= 0; seat = game_asked(d, seat + 1))
        if (strcmp(setup->seat[seat].who, "human") == 0)
            return seat;
    return SEAT_NONE;
}

/* Puts an earlier round before those that are there; the last falls out. */
static void put_back(struct save_head *head, const struct save_back *back)
{
    if (head->backs < SAVE_BACKS)
        head->backs++;
    for (int i = head->backs - 1; i > 0; i--)
        head->back[i] = head->back[i - 1];
    head->back[0] = *back;
}

/* Finds the beginnings of the latest rounds before the n-th event. */
static void find_backs(const struct match *m, size_t n, struct save_head *head)
{
    const struct match_setup *setup = match_setup_of(m);
    bool of_turn = false; /* the last that was put begins with a turn */
    for (size_t i = 0; i < n; i++) {
        game_decision d = match_decision(m, i);
        struct save_back back = {(unsigned)d.round, (uint32_t)i, person_asked(setup, &d)};
        if (d.round == 0 || back.seat == SEAT_NONE)
            continue;
        bool turn = begins_turn(setup, &d);
        if (head->backs == 0 || head->back[0].round != back.round)
            put_back(head, &back);
        else if (turn && !of_turn)
            head->back[0] = back;
        else
            continue;
        of_turn = turn;
    }
}

void save_head_of(const struct match *m, uint64_t match, struct save_head *out)
{
    size_t n = match_length(m);
    *out = (struct save_head){.round = (unsigned)match_decision(m, n).round, .match = match};
    out->given_up = match_given_up(m);
    out->over = out->told = match_outcome(m, n, &out->outcome) && !out->given_up;
    game_decision next = match_decision(m, n);
    out->asked = next.over ? SEAT_NONE : person_asked(match_setup_of(m), &next);
    if (!next.over)
        find_backs(m, n, out);
}

void save_head_write(const struct match *m, uint64_t match, struct text *out)
{
    struct save_head head;
    save_head_of(m, match, &head);
    save_head_write_as(m, &head, out);
}

void save_head_write_as(const struct match *m, const struct save_head *head, struct text *out)
{
    char said[SAVE_HEAD_MAX - 24], line[SAVE_HEAD_MAX];
    size_t begins = out->length;
    record_write(m, out);
    if (out->cut)
        return;
    char *at = out->at + begins;
    size_t length = out->length - begins, first = strcspn(at, "\n") + 1;
    say(head, said, sizeof said);
    snprintf(line, sizeof line, "%s check=%016" PRIx64 "\n", said,
             check_of(said, at, first, at + first, length - first));
    size_t more = strlen(line);
    text_add(out, "%s", line); /* there is room for it, and then everything moves up */
    if (out->cut)
        return;
    memmove(at + first + more, at + first, length - first);
    for (size_t i = 0; i < more; i++)
        at[first + i] = line[i];
}

bool save_head_read(const char *bytes, size_t length, bool whole, struct save_head *out)
{
    char line[SAVE_HEAD_MAX], said[SAVE_HEAD_MAX];
    const char *end = bytes + length, *feed = memchr(bytes, '\n', length), *start = feed ? feed + 1 : end;
    const char *stop = start < end ? memchr(start, '\n', (size_t)(end - start)) : NULL;
    uint64_t check;
    *out = (struct save_head){.asked = SEAT_NONE};
    if (!stop || (size_t)(stop - start) >= sizeof line)
        return false;
    snprintf(line, sizeof line, "%.*s", (int)(stop - start), start);
    if (strncmp(line, mark, sizeof mark - 1) != 0 || !read_said(line + sizeof mark - 1, out, &check))
        return false;
    say(out, said, sizeof said);
    return !whole ||
           check == check_of(said, bytes, (size_t)(start - bytes), stop + 1, (size_t)(end - stop - 1));
}
