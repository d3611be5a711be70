/* Reasons, in a sentence each, from what the seat sees and its own coins. */
#include "ai/solomon/mind.h"
#include "base/i18n.h"

#include <stdio.h>

static void say_move(const solomon_mind *m, ai_choice *out, bool wins)
{
    const char *name = solomon_agent_name((size_t)out->action.arg[0]);
    bool near = m->map.hops[m->pub->agent_city[out->action.arg[0]]][m->pub->case_city] == 0;
    const char *format = wins   ? _("%s can bring the briefcase home.")
                         : near ? _("%s has the briefcase in reach; better it goes my way.")
                                : _("%s is of more use there.");

    snprintf(out->why, sizeof out->why, format, name);
}

void solomon_say_turn(const solomon_mind *m, ai_choice *out, bool wins)
{
    const game_action *a = &out->action;

    if (a->kind == SOLOMON_MOVE)
        say_move(m, out, wins);
    else if (a->kind == SOLOMON_BURN)
        snprintf(out->why, sizeof out->why, _("%s serves somebody else too well."),
                 solomon_agent_name((size_t)a->arg[1]));
    else if (a->arg[0] == SOLOMON_DOCTOR)
        snprintf(out->why, sizeof out->why, "%s",
                 m->pub->track <= 5 ? _("The die is near: a coin for Dr. Solomon.")
                                    : _("Dr. Solomon remembers who paid early."));
    else if (a->arg[0] == SOLOMON_NOBODY)
        snprintf(out->why, sizeof out->why, "%s", _("I pay nobody: let them guess."));
    else
        snprintf(out->why, sizeof out->why, _("%s should listen to me."),
                 solomon_agent_name((size_t)a->arg[0]));
}

void solomon_say_answer(const solomon_mind *m, ai_choice *out, int stake)
{
    const char *name = solomon_agent_name(m->pub->agent);

    switch (out->action.kind) {
    case SOLOMON_CHALLENGE:
        snprintf(out->why, sizeof out->why,
                 stake == 2 ? _("If %s does this, the game is over.") : _("I have a say in what %s does."),
                 name);
        break;
    case SOLOMON_RAISE:
        snprintf(out->why, sizeof out->why,
                 stake ? _("%s is worth one more.") : _("Let us see how far %s goes."), name);
        break;
    case SOLOMON_YIELD:
        snprintf(out->why, sizeof out->why, "%s", _("Not worth showing more."));
        break;
    default:
        snprintf(out->why, sizeof out->why, stake == 2 ? _("Somebody stop %s: I cannot.") : _("Let %s go."),
                 name);
        break;
    }
}
