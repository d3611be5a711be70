/* What everything on the table is called, and what there is to say of it when it is pointed at. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/parts.h"
#include "table/game.h"
#include "table/map_board.h"
#include "ui/spot.h"

/* --- things on the map --------------------------------------------------------------------------------------- */

static void say_how_to_win(const struct table *t, struct text *out)
{
    if (t->viewer >= 0)
        text_sentence(out, _("Bring it to %s, your headquarters, on your own turn, and you win."),
                      table_home_name(t, t->viewer));
    else
        text_sentence(out, "%s", _("Whoever brings it into their own headquarters on their own turn wins."));
}

static void say_track_end(const struct table *t, struct text *out)
{
    unsigned left = shown(t)->pub.track;

    if (left == 0)
        text_sentence(out, "%s", _("His die is rolled after every round now."));
    else
        text_add(out,
                 P_("His die is rolled once he is at the end of the track, in %u round.",
                    "His die is rolled once he is at the end of the track, in %u rounds.", left),
                 left);
    text_sentence(out, "%s",
                  _("If it shows him, the match is over, and whoever has paid him the most wins."));
}

void solomon_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    (void)name;
    if (thing.kind == THING_CITY) {
        if (solomon_box_of(t->box)->stations[shown(t)->pub.express] >> thing.index & 1)
            text_sentence(says, "%s", _("A station: by train, agents reach any other station from here."));
        map_board_tip(t, thing.index, says);
    } else if (thing.kind == THING_CASE)
        say_how_to_win(t, says);
    else if (thing.kind == THING_TRACK)
        say_track_end(t, says);
}

/* --- the cards of the seats, and the head -------------------------------------------------------------------- */

void solomon_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;

    text_sentence(out, _("Headquarters: %s."), table_home_name(t, seat));
    text_sentence(out, P_("%u payoff so far.", "%u payoffs so far.", p->payoffs[seat]), p->payoffs[seat]);
    if (seat != t->viewer && p->payoffs[seat] > 0)
        text_sentence(out, "%s",
                      _("Nobody saw where they went: each is any number of coins on one agent, one on Dr. "
                        "Solomon, or a feint that pays nobody."));
    if (p->restricted >> seat & 1)
        text_sentence(out, "%s", _("Restricted after a lost challenge: only a payoff on the next turn."));
}

/* What is known of the coins of a seat, in one sentence. */
void solomon_coins_tip(const struct table *t, int seat, size_t agent, struct text *out)
{
    const struct solomon_secret *open = seat == t->viewer ? own_secret(t) : open_secret(t, seat);
    solomon_range r = known_range(t, seat, agent);
    const char *who = table_seat_name(t, seat), *on = name_agent(agent);

    if (open)
        r = (solomon_range){open->paid[agent], open->paid[agent]};
    if (open && seat == t->viewer)
        text_add(out, P_("You have %d coin on %s.", "You have %d coins on %s.", (unsigned)r.least), r.least,
                 on);
    else if (r.least == r.most)
        text_add(out,
                 P_("%s has exactly %d coin on %s.", "%s has exactly %d coins on %s.", (unsigned)r.least),
                 who, r.least, on);
    else if (r.least > 0)
        text_add(out,
                 P_("%s has at least %d coin on %s.", "%s has at least %d coins on %s.", (unsigned)r.least),
                 who, r.least, on);
    else
        text_add(out, _("Nothing is proven of what %s has on %s."), who, on);
    if (!open && agent != SOLOMON_DOCTOR && r.least > shown(t)->pub.proof[seat][agent].least)
        text_sentence(
            out, "%s",
            _("This is deduced: a starting token is three coins, and two other agents get one each."));
    if (agent == SOLOMON_DOCTOR)
        text_sentence(
            out, "%s",
            _("He stands apart, for nobody can move him: coins on him count when his die shows him."));
    if (!open)
        yields_say(t, seat, agent, (range){r.least, r.most}, out);
}

void solomon_tell_head(struct table *t, struct rect bag, struct rect die)
{
    char words[400];
    struct text says = text_over(words, sizeof words);
    uint8_t city = shown(t)->pub.case_city;

    if (city < solomon_box_of(t->box)->map.places)
        text_add(&says, _("The briefcase lies in %s, until an agent who leaves takes it along."),
                 name_city(t->box, city));
    if (city < solomon_box_of(t->box)->map.places)
        say_how_to_win(t, &says);
    ui_tell(t->ui, "round", 0, bag, &(struct ui_words){.name = words});
    says = text_over(words, sizeof words);
    say_track_end(t, &says);
    ui_tell(t->ui, "doctor", 0, die, &(struct ui_words){.name = _("Dr. Solomon"), .text = words});
}

/* --- why not ------------------------------------------------------------------------------------------------- */

static bool restricted(const struct table *t)
{
    return t->viewer >= 0 && (shown(t)->pub.restricted >> t->viewer & 1);
}

const char *solomon_why_no_move(const struct table *t)
{
    return restricted(t) ? _("You are restricted: this turn you can only make a payoff.")
                         : _("No agent can move.");
}

const char *solomon_why_no_burn(const struct table *t)
{
    return restricted(t)
               ? _("You are restricted: this turn you can only make a payoff.")
               : _("To burn an agent for good takes five of your coins on another in the same city.");
}

/* Where others look on it is grey for a reason that all can see. */
void solomon_burn_lacks(const struct table *t, struct text *out)
{
    const struct solomon_secret *own = t->discreet ? NULL : own_secret(t);
    size_t able = 0, last = 0;

    for (size_t a = 0; own && a < SOLOMON_AGENTS; a++)
        if (own->paid[a] >= SOLOMON_BURN_COST && shown(t)->pub.agent_city[a] != SOLOMON_NOWHERE) {
            last = a;
            able++;
        }
    if (restricted(t))
        text_add(out, "%s", C_("what a burn lacks", "you are restricted"));
    else if (!own)
        text_add(out, "%s", C_("what a burn lacks", "no two in one city"));
    else if (able == 0)
        text_add(out, "%s", C_("what a burn lacks", "needs 5 coins on one"));
    else if (able == 1)
        /* TRANSLATORS: on the grey button Burn, very short: the only agent who could do it has no other in the same city */
        text_add(out, C_("what a burn lacks", "no victim beside %s"), name_agent(last));
    else
        text_add(out, "%s", C_("what a burn lacks", "nobody beside those with 5"));
}

bool solomon_nothing_left(const struct table *t)
{
    const struct solomon_secret *own = own_secret(t);

    return !t->discreet && own && own->reserve == 0;
}

/* --- the page of the help ------------------------------------------------------------------------------------ */

/* The pages of help.json are called as their pictures are. */
const char *solomon_topic(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool picked = t->ask.pick.count > 0 && t->ask.pick.taken[0].kind == THING_AGENT;

    if (t->now.card == CARD_DOSSIER)
        return "know";
    if (t->now.card == CARD_SHIELD || p->phase == SOLOMON_PHASE_INVEST)
        return "money";
    switch (p->phase) {
    case SOLOMON_PHASE_RESPOND:
    case SOLOMON_PHASE_BID:
        return "challenge";
    case SOLOMON_PHASE_ABILITY:
        return cast_file(&solomon_agents, p->agent);
    case SOLOMON_PHASE_TURN:
        return picked          ? cast_file(&solomon_agents, t->ask.pick.taken[0].index)
               : p->track == 0 ? "solomon"
                               : "turn";
    default:
        return NULL;
    }
}
