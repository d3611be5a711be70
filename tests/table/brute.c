#include "table/brute.h"

#include "cmocka_all.h"

#include <string.h>

enum { SEEN = 1 << 16 };

static uint64_t seen[SEEN];
static size_t seen_count;

/* A state by its hash; true: for the first time. */
static bool is_new(const struct brute *b, const union brute_state *at)
{
    union brute_state plain = *at;
    uint64_t hash = 14695981039346656037U;

    if (b->plain)
        b->plain((struct game_state *)plain.bytes);
    for (size_t i = 0; i < b->rules->state_size; i++)
        hash = (hash ^ plain.bytes[i]) * 1099511628211U;
    hash |= 1;
    size_t slot = (size_t)(hash >> 40) % SEEN;
    while (seen[slot] != 0 && seen[slot] != hash)
        slot = (slot + 1) % SEEN;
    if (seen[slot] == hash)
        return false;
    seen[slot] = hash;
    assert_true(++seen_count < SEEN);
    return true;
}

static void go_on(struct brute *b, const union brute_state *at, int turn)
{
    const struct game_state *state = (const struct game_state *)at->bytes;
    game_decision d = b->rules->decision(b->box, state);
    game_action legal[GAME_MAX_LEGAL];
    game_outcome end;

    if (!is_new(b, at))
        return;
    if (d.over || d.chance || d.turn != turn) {
        uint32_t winners = d.over && b->rules->outcome(b->box, state, &end) ? end.winners : 0;
        b->some |= winners;
        b->all &= winners;
        b->ends++;
        return;
    }
    for (int seat = game_asked(&d, 0); seat >= 0; seat = game_asked(&d, seat + 1)) {
        size_t n = b->rules->legal(b->box, state, seat, legal, GAME_MAX_LEGAL);
        for (size_t i = 0; i < n; i++) {
            union brute_state next = *at;
            assert_true(b->rules->apply(b->box, (struct game_state *)next.bytes, seat, &legal[i], NULL));
            go_on(b, &next, turn);
        }
    }
}

void brute_find(struct brute *b, const struct game_state *at)
{
    union brute_state first;

    memset(seen, 0, sizeof seen);
    seen_count = 0;
    memset(&first, 0, sizeof first);
    memcpy(first.bytes, at, b->rules->state_size);
    b->some = 0;
    b->all = UINT32_MAX;
    b->ends = 0;
    go_on(b, &first, b->rules->decision(b->box, at).turn);
}
