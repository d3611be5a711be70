/* A stream of actions for every game: what is legal is done and leaves a sound state, and what is not is refused and changes nothing. Two
 * bytes say which game and with how many seats; every byte after them is a choice. */
#include "fuzz.h"

#include "rules/list.h"
#include "rules/shelf.h"

#include <stdlib.h>
#include <string.h>

union room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

/* The bytes that are left; nought where there are none. */
struct stream {
    const uint8_t *at;
    size_t left;
};

static uint32_t next(struct stream *s)
{
    if (s->left == 0)
        return 0;
    s->left--;
    return *s->at++;
}

static uint32_t draw(void *stream, uint32_t n)
{
    uint32_t high = next(stream);
    return (high << 8 | next(stream)) % n;
}

static void need(bool kept)
{
    if (!kept)
        abort();
}

/* Anything at all: it is taken if and only if it is on the list, and otherwise nothing has changed. */
static void try_anything(const struct game_rules *r, const struct game_box *box, const union room *state,
                         int seat, const game_action *legal, size_t n, struct stream *s)
{
    union room copy = *state;
    game_action a = {.kind = (uint8_t)(next(s) % 32), .n = (uint8_t)(next(s) % (GAME_MAX_ARGS + 1))};
    bool listed = false;
    for (int i = 0; i < a.n; i++)
        a.arg[i] = (int16_t)((int)next(s) - 8);
    for (size_t i = 0; i < n; i++)
        listed |= memcmp(&legal[i], &a, sizeof a) == 0;
    need(r->is_legal(box, (const void *)state, seat, &a) == listed);
    need(r->apply(box, (void *)&copy, seat, &a, NULL) == listed);
    need(listed || memcmp(&copy, state, sizeof copy) == 0);
}

static void one_step(const struct game_rules *r, const struct game_box *box, union room *state,
                     const game_decision *d, struct stream *s)
{
    static game_action legal[GAME_MAX_LEGAL];
    game_error err;
    game_action a;
    int actor = game_next(d);
    if (actor == SEAT_NATURE) {
        a = r->chance(box, (const void *)state, draw, s);
    } else {
        size_t n = r->legal(box, (const void *)state, actor, legal, GAME_MAX_LEGAL);
        need(n > 0 && n <= GAME_MAX_LEGAL);
        uint32_t which = draw(s, (uint32_t)n + 8);
        if (which >= n) {
            try_anything(r, box, state, actor, legal, n, s);
            return;
        }
        a = legal[which];
    }
    need(r->is_legal(box, (const void *)state, actor, &a));
    need(r->apply(box, (void *)state, actor, &a, NULL));
    need(r->check(box, (const void *)state, &err));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct game_shelf shelf;
    struct stream s = {data, size};
    const struct game_rules *const *games = game_list();
    uint32_t count = 0;
    while (games[count])
        count++;
    const struct game_rules *r = games[next(&s) % count];
    game_error err;
    game_config config;
    union room state = {0};
    const struct game_box *box = shelf_box(&shelf, r, &err);
    uint8_t seats = (uint8_t)(r->min_seats + next(&s) % (uint32_t)(r->max_seats - r->min_seats + 1));
    need(r->default_config(box, seats, &config));
    for (int i = 0; i < r->option_count; i++) {
        const struct game_option *o = &r->options[i];
        if (game_option_holds(o, seats))
            config.option[i] = (int16_t)(o->least + (int)draw(&s, (uint32_t)(o->most - o->least + 1)));
    }
    if (!r->init(box, &config, (void *)&state, &err)) /* options that do not go together */
        return 0;
    while (s.left > 0) {
        game_decision d = r->decision(box, (const void *)&state);
        if (d.over)
            return 0;
        one_step(r, box, &state, &d, &s);
    }
    return 0;
}
