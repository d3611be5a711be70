/* States and dossiers as text: the words of records and of the command line, the same in every language. */
#include "base/text.h"
#include "rules/solomon/solomon_state.h"
#include "rules/state_text.h"

#include <string.h>

const char *const solomon_agent_word[] = {"Beacon",  "Magician", "Roulette", "Spyglass",
                                          "Tempest", "Vagabond", "Solomon",  "none"};

const char *solomon_agent_name(size_t agent)
{
    return agent < sizeof solomon_agent_word / sizeof *solomon_agent_word ? solomon_agent_word[agent] : NULL;
}

int solomon_find_agent(const char *name, size_t n)
{
    for (int a = 0; a <= SOLOMON_NOBODY; a++)
        if (strlen(solomon_agent_word[a]) == n && memcmp(solomon_agent_word[a], name, n) == 0)
            return a;
    return -1;
}

/* A number of coins, `?` where it may be another. */
static void add_coins(struct text *out, const uint8_t *known, solomon_range possible)
{
    state_amount(known ? *known : possible.least, known ? *known : possible.most, out);
}

/* Behind a shield is printed what everything that was seen leaves no choice of. */
static void add_seat(struct text *out, const struct solomon_view *v, const struct solomon_state *truth,
                     int seat)
{
    const struct solomon_secret *m = truth                 ? &truth->secret[seat]
                                     : v->open >> seat & 1 ? &v->secret[seat]
                                                           : NULL;
    struct solomon_bounds behind = {0};
    if (!m)
        solomon_dossier_bounds(v, seat, &behind);
    text_add(out, "seat %d restricted: %s\n", seat + 1, v->pub.restricted >> seat & 1 ? "yes" : "no");
    text_add(out, "seat %d reserve: ", seat + 1);
    add_coins(out, m ? &m->reserve : NULL, behind.reserve);
    text_add(out, "\nseat %d paid:", seat + 1);
    for (int a = 0; a <= SOLOMON_DOCTOR; a++) {
        text_add(out, " %s=", solomon_agent_word[a]);
        add_coins(out, m ? &m->paid[a] : NULL, behind.paid[a]);
    }
    text_add(out, "\n");
}

void solomon_view_text(const struct game_box *box, const struct game_view *view,
                       const struct game_state *truth, struct text *out)
{
    const struct solomon_box *b = solomon_box_of(box);
    const struct solomon_view *v = solomon_view_of(view);
    const struct solomon_public *p = &v->pub;
    text_add(out, "round: %d\ntrack: %d\n", p->round, p->track);
    state_turns(&solomon_rules, &p->at, out);
    text_add(out, "case: %s\n", b->map.name[p->case_city]);
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        state_piece("agent", solomon_agent_word[a], map_name(&b->map, p->agent_city[a]),
                    p->burnt >> a & 1 ? "burnt" : "–", out);
    for (int i = 0; i < p->seats; i++)
        add_seat(out, v, truth ? solomon_const_state(truth) : NULL, i);
    state_end(&solomon_rules, &p->at, out);
}

void solomon_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out)
{
    (void)box;
    const struct solomon_view *v = solomon_view_of(view);
    for (int i = 0; i < v->pub.seats; i++) {
        struct solomon_bounds b;
        if (i == v->seat)
            continue;
        solomon_dossier_bounds(v, i, &b);
        for (int a = 0; a <= SOLOMON_DOCTOR; a++)
            state_range(i, solomon_agent_word[a], b.paid[a].least, b.paid[a].most, out);
        state_range(i, "reserve", b.reserve.least, b.reserve.most, out);
    }
}
