#include "base/text.h"
#include "rules/words_inside.h"

/* The rule by which an action is written: the first of its kind whose implied arguments are the action's. */
static const struct word_rule *rule_of(const struct words *words, const game_action *action)
{
    for (size_t i = 0; i < words->rules; i++) {
        const struct word_rule *rule = &words->rule[i];
        bool fits = rule->kind == action->kind;
        for (int a = 0; a < rule->implied; a++)
            fits = fits && action->arg[a] == rule->implies[a];
        if (fits)
            return rule;
    }
    return NULL;
}

static void add_value(const struct word_type *type, const struct game_box *box, int value, struct text *out)
{
    for (; type && value != GAME_HIDDEN; type = type->other) {
        int plain = value - type->plus;
        const char *name = words_named(type) && plain >= 0 ? words_name(type, box, plain) : NULL;
        if (name) {
            text_add(out, "%s", name);
            return;
        }
        if (!words_named(type) && (!type->other || (plain >= type->least && plain <= type->most))) {
            text_add(out, "%d", plain);
            return;
        }
    }
    text_add(out, "?");
}

void words_write(const struct words *words, const struct game_box *box, const game_action *action,
                 struct text *out)
{
    const struct word_rule *rule = rule_of(words, action);
    if (!rule) {
        text_add(out, "?");
        return;
    }
    text_add(out, "%s", rule->verb);
    if (rule->veiled && action->n > rule->implied && action->arg[rule->implied] == GAME_HIDDEN) {
        text_add(out, " ?");
        return;
    }
    for (int i = rule->implied; i < action->n; i++) {
        if (rule->shape == WORDS_PICKED && action->arg[i] == 0)
            continue;
        text_add(out, " ");
        if (rule->shape != WORDS_PLAIN)
            text_add(out, "%s=", words_name(rule->key, box, i));
        add_value(words_type(rule, i - rule->implied), box, action->arg[i], out);
    }
}
