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
