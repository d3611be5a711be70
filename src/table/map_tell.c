/* What there is to say of a map, of its places and of who is there. */
#include "base/text.h"
#include "rules/layout.h"
#include "table/cast.h"
#include "table/encore.h"
#include "table/homes.h"
#include "table/map_board.h"
#include "table/roster.h"
#include "table/table.h"
#include "ui/ui.h"

static void add(struct text *out, const char *text)
{
    if (text)
        text_sentence(out, "%s", i18n_marked(text));
}

static void add_name(struct text *out, const char *text, const char *name)
{
    if (text)
        text_sentence(out, i18n_marked(text), name);
}

void map_board_tip(const struct table *t, size_t place, struct text *out)
{
    const struct map_board *b = t->board;
    const struct map_board_words *w = &b->look->words;
    size_t figures = b->look->order->figures;
    uint8_t at[FIGURES_MAX];

    map_board_where(t, table_view_of(t), at);
    for (int s = 0; t->game->homes && s < t->h->seats(t->h); s++)
        if (table_home(t, s) == place && w->home_you && host_is_you(t->h, s))
            add(out, w->home_you);
        else if (table_home(t, s) == place)
            add_name(out, w->home, table_seat_name(t, s));
    add(out, b->print.marked >> place & 1 ? w->marked : NULL);
    bool here = b->look->order->prop && at[figures] == place;
    add(out, b->print.prop_first == place && !here ? w->prop_first : NULL);
    add(out, here ? w->prop_here : NULL);
    for (size_t f = 0; f < figures; f++)
        if (at[f] == place)
            add_name(out, w->figure_here, cast_name(b->look->cast, f));
}

void map_board_say_prop(const struct table *t, bool brief, struct text *out)
{
    const struct map_board_look *look = t->board->look;
    const struct map_board_words *w = &look->words;
    const char *with = "";
    unsigned n = 0;
    uint8_t at[FIGURES_MAX];

    map_board_where(t, table_view_of(t), at);
    uint8_t place = at[look->order->figures];
    if (place == FIGURE_NOWHERE)
        return;
    const char *name = table_place_name(t, place);
    for (size_t f = 0; f < look->order->figures; f++)
        if (at[f] == place) {
            with = cast_name(look->cast, f);
            n++;
        }
    if (brief)
        text_add(out, i18n_marked(w->prop_brief), name);
    else if (n == 0)
        text_add(out, i18n_marked(w->prop_alone), name);
    else if (n == 1)
        text_add(out, i18n_marked(w->prop_with), name, with);
    else
        text_add(out, plural_of(w->prop_among, n), name, n);
}

void map_board_fact(const struct table *t, size_t figure, struct head_fact *out)
{
    const struct map_board_look *look = t->board->look;
    const struct table_roster *roster = t->game->roster;
    uint8_t at[FIGURES_MAX];

    map_board_where(t, table_view_of(t), at);
    *out = (struct head_fact){.badge = roster_badge,
                              .brief = cast_brief(roster->cast, figure),
                              .name = cast_name(roster->cast, figure),
                              .words = "",
                              .says = cast_text(roster->cast, figure),
                              .struck = table_gone(t, figure),
                              .color = cast_color(roster->cast, figure)};
    if (out->struck)
        out->words = i18n_marked(look->words.gone);
    else if (at[figure] != FIGURE_NOWHERE)
        out->words = table_place_name(t, at[figure]);
}

static void say_place(const struct table *t, bool brief, struct text *out)
{
    (void)brief;
    map_board_say_prop(t, true, out);
}

static void say_nothing(const struct table *t, bool brief, struct text *out)
{
    (void)t;
    (void)brief;
    (void)out;
}

struct rect map_board_head(struct table *t, struct rect *inside, const struct map_board_head *says,
                           bool *noted)
{
    struct head_row bag = {says->prop, .say = says->brief ? say_place : map_board_say_prop, .strong = true},
                    goal = {.say = says->goal};
    struct rect top = {inside->x, inside->y, inside->w, ui_line(t->ui, STYLE_STRONG)};

    if (table_over(t) && t->h->past)
        goal.say = encore_say_winners;
    else if (encore_on(t)) /* no aim is left */
        goal.say = say_nothing;
    else if (t->viewer >= 0 && says->homed)
        goal.badge = home_plaque,
        goal.which = layout_at(table_view_of(t), table_rules(t)->layout->home)[t->viewer];
    bool room = head_note(t, top, head_round(t, inside), says->icon, says->note);
    if (noted)
        *noted = room;
    goal.two = room || !noted; /* else its row on the bar is the note's */
    struct rect at = head_row(t, inside, &bag);
    at.h += t->layout.head_less ? 0 : head_row(t, inside, &goal).h;
    char lies[160], goes[160];
    struct text where = text_over(lies, sizeof lies), wins = text_over(goes, sizeof goes);
    if (says->tells) {
        map_board_say_prop(t, false, &where);
        goal.say(t, false, &wins);
        ui_tell(t->ui, "round", 0, at, &(struct ui_words){.name = lies, .text = goes});
    }
    return at;
}
