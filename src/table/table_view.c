/* What a table shows: whose turn it is, what seats and places are called, what is worth so much. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/game.h"
#include "table/homes.h"
#include "table/past.h"
#include "table/table.h"

#include <stdio.h>
#include <string.h>

const struct game_view *table_view_of(const struct table *t)
{
    return (const struct game_view *)t->view.bytes;
}

const struct game_view *table_view_next(const struct table *t, union table_view *room)
{
    struct game_view *view = (struct game_view *)(void *)room->bytes;

    if (!t->play.running || t->now.looking.on)
        return NULL;
    *room = t->view;
    table_rules(t)->show(t->box, view, &t->play.now);
    return view;
}

const struct game_rules *table_rules(const struct table *t)
{
    return t->h->rules(t->h);
}

void table_show(struct table *t, const struct game_view *view)
{
    memcpy(t->view.bytes, view, table_rules(t)->view_size);
}

int table_unit(const struct table *t)
{
    return t->game->unit > 0 ? t->game->unit : 1;
}

int table_typed(const struct table *t, int typed)
{
    int unit = table_unit(t);

    return typed >= unit ? typed / unit : typed;
}

void table_sum(const struct table *t, int n, char *out, size_t size)
{
    snprintf(out, size, t->game->sums ? i18n_marked(t->game->sums) : "%d", n * table_unit(t));
}

bool table_event_same(struct table_event a, struct table_event b)
{
    return a.on == b.on && (!a.on || a.event == b.event);
}

bool table_given_up(const struct table *t)
{
    const struct host_past *past = t->h->past;

    return past && past->given_up && past->given_up(t->h) && !t->now.looking.on && t->h->over(t->h, NULL) &&
           !t->h->next(t->h);
}

static game_decision shown_decision(const struct table *t)
{
    game_decision d = table_rules(t)->view_decision(t->box, table_view_of(t));

    return table_given_up(t) ? game_left(d) : d;
}

bool table_over(const struct table *t)
{
    return shown_decision(t).over;
}

bool table_closed(const struct table *t)
{
    return table_over(t) || (t->play.closing && perform_busy(t) && !t->now.looking.on);
}

unsigned table_round(const struct table *t)
{
    return shown_decision(t).round;
}

uint32_t table_asked(const struct table *t)
{
    return shown_decision(t).asked;
}

int table_next(const struct table *t)
{
    game_decision d = shown_decision(t);

    return game_next(&d);
}

enum table_asks table_how(const struct table *t)
{
    game_decision d = shown_decision(t);

    return !d.over && (size_t)d.phase < t->game->phases ? t->game->asks[d.phase] : ASKS_NOTHING;
}

const struct game_view *table_watched(const struct table *t, int seat)
{
    bool open = t->viewer < 0 && t->h->shell->setting(t->h, HOST_SHIELDS_OPEN) != 0;

    if (table_over(t) && t->h->past && t->h->past->view)
        return t->h->past->view(t->h, t->h->past->length(t->h));
    return open && !t->now.looking.on ? t->h->view_of(t->h, seat) : NULL;
}

size_t table_seat_place(const struct table *t, int seat)
{
    const char *place = t->h->seat(t->h, seat)->place, *name;
    size_t i = 0;

    while ((name = table_rules(t)->place_name(t->box, i)) && strcmp(name, place) != 0)
        i++;
    return name ? i : 0;
}

const char *table_place_name(const struct table *t, size_t place)
{
    const struct homes *homes = t->game->homes;
    const char *title = homes->of == HOMES_BARE
                            ? table_rules(t)->place_name(t->box, place)
                            : map_title(&((const struct map_box *)(const void *)t->box)->map, (int)place);

    return title ? i18n_data(homes->game, title) : "";
}

size_t table_home(const struct table *t, int seat)
{
    if (t->game->homes->of != HOMES_BARE)
        return layout_at(table_view_of(t), table_rules(t)->layout->home)[seat];
    return t->h->config(t->h)->place[seat];
}

bool table_gone(const struct table *t, size_t figure)
{
    const struct game_layout *layout = table_rules(t)->layout;

    return layout && layout->gone && *layout_at(table_view_of(t), layout->gone) >> figure & 1;
}

uint32_t table_up(const struct table *t)
{
    const struct turns *at = turns_in(table_view_of(t));
    int seat;

    if (!table_rules(t)->layout)
        return table_asked(t);
    seat = at->round == 0 ? at->to_act : at->turn;
    return seat >= 0 ? 1U << seat : 0;
}

const char *table_home_name(const struct table *t, int seat)
{
    if (t->game->place)
        return t->game->place(t, seat);
    return t->game->homes ? table_place_name(t, table_home(t, seat)) : "";
}

const char *table_seat_name(const struct table *t, int seat)
{
    return host_seat_name(t->h, seat);
}

void table_seats_named(const struct table *t, uint32_t seats, struct text *out)
{
    const char *name[GAME_MAX_SEATS];
    size_t n = 0;

    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        if (seats >> seat & 1)
            name[n++] = table_seat_name(t, seat);
    i18n_list(name, n, out);
}

const char *table_seat_label(const struct table *t, int seat)
{
    return host_is_you(t->h, seat) ? C_("whose coins", "You") : table_seat_name(t, seat);
}

const char *table_seat_told(const struct table *t, int seat)
{
    const char *place = table_home_name(t, seat);

    return host_is_you(t->h, seat) && place[0] != 0 ? place : table_seat_name(t, seat);
}
