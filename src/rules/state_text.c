#include "rules/state_text.h"

#include "base/text.h"

void state_word(const char *key, const char *value, struct text *out)
{
    text_add(out, "%s: %s\n", key, value ? value : "–");
}

void state_number(const char *key, int value, struct text *out)
{
    text_add(out, value ? "%s: %d\n" : "%s: –\n", key, value);
}

void state_amount(int least, int most, struct text *out)
{
    if (least == most)
        text_add(out, "%d", least);
    else
        text_add(out, "?");
}

void state_to_act(const struct game_rules *rules, const game_decision *decision, struct text *out)
{
    text_add(out, "to-act:");
    if (decision->over) {
        text_add(out, " none\n");
        return;
    }
    if (decision->chance)
        text_add(out, " chance");
    for (int seat = game_asked(decision, 0); seat >= 0; seat = game_asked(decision, seat + 1))
        text_add(out, " %d", seat + 1);
    text_add(out, " %s\n", rules->phase_name[decision->phase]);
}

void state_outcome(const struct game_rules *rules, const game_outcome *outcome, const char *nobody,
                   struct text *out)
{
    if (!outcome) {
        text_add(out, "outcome: running\nby: –\n");
        return;
    }
    text_add(out, "outcome: %s", outcome->winners ? "win" : nobody);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (outcome->winners >> seat & 1U)
            text_add(out, " %d", seat + 1);
    text_add(out, "\nby: %s\n", rules->ending_name[outcome->how]);
}

void state_turns(const struct game_rules *rules, const struct turns *turns, struct text *out)
{
    game_decision decision = game_decision_of(turns->to_act, turns->phase, turns->round, turns->turns);
    state_number("turn", turns->turn >= 0 ? turns->turn + 1 : 0, out);
    state_to_act(rules, &decision, out);
}

void state_end(const struct game_rules *rules, const struct turns *turns, struct text *out)
{
    game_outcome outcome = {.winners = turns->winners, .how = turns->how};
    state_outcome(rules, turns->to_act == SEAT_NONE ? &outcome : NULL, "none", out);
}

void state_piece(const char *kind, const char *name, const char *place, const char *nowhere, struct text *out)
{
    text_add(out, "%s %s: %s\n", kind, name, place ? place : nowhere);
}

void state_range(int seat, const char *what, int least, int most, struct text *out)
{
    text_add(out, "seat %d %s: %d to %d\n", seat + 1, what, least, most);
}

void state_list_end(bool empty, struct text *out)
{
    text_add(out, empty ? " –\n" : "\n");
}

void state_heap(const char *key, const uint8_t *heap, const char *const *name, struct text *out)
{
    bool empty = true;
    text_add(out, "%s:", key);
    for (int card = 0; name[card]; card++)
        for (int i = 0; i < heap[card]; i++, empty = false)
            text_add(out, " %s", name[card]);
    state_list_end(empty, out);
}
