/* The cards beside the square: whose agents, whose hands; and what there is to say of everything on the table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/badges.h"
#include "table/card.h"
#include "table/head.h"
#include "table/holding.h"
#include "table/perform.h"
#include "table/seats.h"
#include "ui/widgets.h"

#include <ctype.h>
#include <stdio.h>

/* Coats have the bright colours. */
struct color tss_color(const struct table *t, int seat)
{
    static const unsigned cloth[TSS_SEATS] = {0x54493F, 0x3F5358, 0x5C5233, 0x54404E,
                                              0x40533F, 0x5E4138, 0x3D4660};

    (void)t;
    return color_hex(cloth[seat % TSS_SEATS]);
}

void tss_badge(struct table *t, int seat, struct rect at)
{
    char picture[64], letter[8];

    snprintf(picture, sizeof picture, "topsecret/emblems/%s.png", t->h->seat(t->h, seat)->place);
    for (char *c = picture; *c != 0; c++)
        *c = (char)tolower((unsigned char)*c);
    badge_letter(t, seat, letter);
    badge_draw(
        t->ui, at,
        &(struct badge){.picture = picture, .letter = letter, .color = tss_color(t, seat), .rimless = true});
}

void tss_status(const struct table *t, int seat, struct table_status *out)
{
    const struct tss_view *v = shown(t);
    out->style = STYLE_SMALL;
    if (v->passed >> seat & 1 && v->phase == TSS_PHASE_PLAY)
        snprintf(out->words, sizeof out->words, "%s", C_("on a seat's card", "passed"));
    if (v->phase == TSS_PHASE_OVER)
        snprintf(out->words, sizeof out->words, P_("%d point", "%d points", v->score[seat]), v->score[seat]);
}

/* An agent card, face down where it is not known; it is turned over as it is shown to all. Returns the width that it takes. */
static float draw_agent(struct table *t, int seat, int k, struct rect row)
{
    int agent = shown(t)->agent[seat][k];
    float turned = 0, h = row.h * 0.92f, wide = h * CARD_SHAPE;
    bool turns = perform_shows(t, TSS_OWNS, &turned) && t->play.now.seat == seat && t->play.now.arg[1] == k;
    card_face face = {.back = {0.16f, 0.2f, 0.29f, 1}, .back_mark = "?"};
    char picture[64];

    if (agent != TSS_NONE) {
        const char *name = cast_name(&tss_cast, (size_t)agent);
        float words = ui_text_width(t->ui, STYLE_STRONG, name) + 2;
        cast_badge(t, &tss_cast, (size_t)agent, rect_centered(cut_left(&row, h), h, h), false);
        cut_left(&row, 6);
        ui_label_in(t->ui, cut_left(&row, words), STYLE_STRONG, ALIGN_LEFT, name, ui_theme(t->ui)->color.ink);
        return h + words + 18;
    }
    if (turns) {
        snprintf(picture, sizeof picture, "topsecret/portraits/%s.jpg",
                 cast_file(&tss_cast, (size_t)t->play.now.arg[0]));
        face.picture = picture;
    }
    card_draw(t->ui, &face,
              (card_pose){
                  .at = rect_centered(cut_left(&row, wide), wide, h), .down = 1 - turned, .lift = turned * 8},
              0);
    return wide + 6;
}

void tss_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    const struct tss_view *v = shown(t);
    const char *covered = _("Hold %s, or press here, to see your agent");

    (void)card;
    holding_backs(t, &row, v->hand[seat]);
    if (seat == t->viewer && v->phase != TSS_PHASE_OVER && seats_covered(t, row, covered))
        return;
    for (int k = 0; k < v->held[seat]; k++)
        cut_left(&row, draw_agent(t, seat, k, row));
}

void tss_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct tss_view *v = shown(t);

    if (v->option[TSS_CARDS_ON])
        text_sentence(out, P_("%d card in hand.", "%d cards in hand.", v->hand[seat]), v->hand[seat]);
    if (v->held[seat] > 1)
        text_sentence(out, P_("%d agent.", "%d agents.", v->held[seat]), v->held[seat]);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

static void say_safe(const struct table *t, bool brief, struct text *out)
{
    const struct tss_view *v = shown(t);

    text_add(out, brief ? _("Safe: %s") : _("The safe is in %s"), tss_house(v->safe));
}

static void say_leader(const struct table *t, bool brief, struct text *out)
{
    const struct tss_view *v = shown(t);
    const char *who[TSS_AGENTS];
    char room[200];
    struct text list = text_over(room, sizeof room);
    size_t n = 0;
    int most = 0;

    for (size_t a = 0; a < TSS_AGENTS; a++)
        if (v->used >> a & 1 && v->marker[a] >= most) {
            n = v->marker[a] > most ? 0 : n;
            most = v->marker[a];
            who[n++] = cast_name(&tss_cast, a);
        }
    i18n_list(who, n, &list);
    if (most == 0)
        text_add(out, _("First to %d ends it"), TSS_FINISH);
    else if (n > 3 || brief)
        text_add(out, _("The lead: %d of %d"), most, TSS_FINISH);
    else
        text_add(out, P_("%s leads: %d of %d", "%s lead: %d of %d", (unsigned)n), room, most, TSS_FINISH);
}

/* The agent of that entry; TSS_AGENTS: there are fewer. */
static size_t agent_of(const struct tss_view *v, size_t i)
{
    size_t a = 0;

    for (; a < TSS_AGENTS; a++)
        if (v->used >> a & 1 && i-- == 0)
            break;
    return a;
}

static void fact_badge(struct table *t, size_t i, struct rect at)
{
    size_t a = agent_of(shown(t), i);

    if (a < TSS_AGENTS)
        cast_badge(t, &tss_cast, a, at, false);
}

/* An agent's marker, and what the scoring that is weighed would make of it. */
static void fact(const struct table *t, size_t i, struct head_fact *out)
{
    struct tss_own *own = t->own;
    size_t a = agent_of(shown(t), i);
    struct tss_view v;

    *out = (struct head_fact){.badge = fact_badge, .name = "", .words = own->fact};
    own->fact[0] = 0;
    if (a == TSS_AGENTS)
        return;
    tss_weigh(t, &v);
    out->name = cast_name(&tss_cast, a);
    if (tss_weighed(&v) && tss_gain(&v, (int)a) != 0)
        /* TRANSLATORS: how far an agent's marker is, and how much further it would go: `23 +7` */
        snprintf(own->fact, sizeof own->fact, _("%d %+d"), v.marker[a], tss_gain(&v, (int)a));
    else
        snprintf(own->fact, sizeof own->fact, "%d", v.marker[a]);
}

void tss_head(struct table *t, struct rect inside)
{
    struct head_row safe = {"topsecret/ui/icons/safe.png", .say = say_safe, .strong = true},
                    lead = {"topsecret/ui/icons/lead.png", .say = say_leader};

    (void)head_round(t, &inside);
    (void)head_row(t, &inside, &safe);
    (void)head_row(t, &inside, &lead);
    head_facts(t, inside, fact);
}

/* --- things on the board ------------------------------------------------------------------------------------- */

void tss_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct tss_view *v = shown(t);

    if (thing.kind == THING_HOUSE)
        text_add(name, "%s", tss_house(thing.index));
    if (thing.kind == THING_HOUSE)
        text_sentence(says, _("A scoring moves the marker of everybody here by %d."),
                      thing.index == TSS_RUINS ? -3 : thing.index);
    if (thing.kind == THING_AGENT)
        text_sentence(says, _("Marker at %d."), v->marker[thing.index]);
    if (thing.kind == THING_SAFE)
        text_sentence(says, "%s",
                      _("When anybody walks into its building, all markers run by what their agents' "
                        "buildings are worth."));
}
