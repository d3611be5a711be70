#include "table/table.h"

#include "base/i18n.h"
#include "gfx/effects.h"
#include "table/amounts.h"
#include "table/bar.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/desk.h"
#include "table/dossier.h"
#include "table/ending.h"
#include "table/game.h"
#include "table/handover.h"
#include "table/head.h"
#include "table/heading.h"
#include "table/hint.h"
#include "table/holding.h"
#include "table/laying.h"
#include "table/ledger.h"
#include "table/lesson.h"
#include "table/log.h"
#include "table/notes.h"
#include "table/past.h"
#include "table/recap.h"
#include "table/replay.h"
#include "table/roster.h"
#include "table/seats.h"
#include "table/story.h"
#include "table/strip.h"
#include "table/touch.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

void table_open_card(struct table *t)
{
    t->now.card_due = t->h->cover(t->h);
    t->now.card = t->now.card_due ? CARD_NONE : CARD_GAME;
    t->now.card_fresh = true;
}

void table_put_away(struct table *t)
{
    t->now.card = CARD_NONE;
    if (t->h->uncover)
        t->h->uncover(t->h);
}

void table_card_foot(struct table *t, struct rect foot)
{
    struct ui_button close = {.text = _("Close"), .kind = BUTTON_PRIMARY};
    float w = ui_button_width(t->ui, &close);

    if (ui_button_with(t->ui, "close", 0, rect_place(foot, w, foot.h, 1, 0), &close))
        t->now.card = CARD_NONE;
}

void table_lens_push(struct table *t)
{
    lens_push(&t->lens, t->layout.middle, t->ui);
}

void table_lens_pop(struct table *t)
{
    lens_pop(t->ui);
}

/* Whatever was put together in another language is said anew. */
static void follow_language(struct table *t)
{
    int language = t->h->shell->setting(t->h, HOST_LANGUAGE);

    if (t->language == language)
        return;
    t->language = language;
    story_free(t->story);
    t->story = t->encore.on ? story_tell(t) : NULL; /* which shows it */
    t->encore.on = t->encore.on && t->story;
    ledger_free(t->ledger);
    t->ledger = NULL;
    t->now.missed.known = false;
}

/* Everything that stood open closes, but for the game's own card: where a curtain fell over it, it is still to be done. */
static void close_all(struct table *t, bool due)
{
    t->ask = (struct table_ask){0};
    t->now = (struct table_now){.card = due && t->viewer >= 0 ? CARD_GAME : CARD_NONE,
                                .card_fresh = due,
                                .card_due = due && t->viewer < 0};
}

/* The past was rewritten, or another viewer sits down. */
static void follow_epoch(struct table *t)
{
    uint32_t epoch = t->h->epoch(t->h);

    if (t->begun && epoch == t->epoch)
        return;
    int viewer = t->h->viewer(t->h), from = t->begun ? t->viewer : SEAT_NONE;
    bool curtain = t->discreet && viewer >= 0 && t->h->curtains(t->h) != t->curtains;
    if (curtain)
        t->unveiled = ui_now(t->ui);
    t->curtains = t->h->curtains(t->h);
    t->epoch = epoch;
    if (t->begun && viewer != t->viewer) /* a look is over, even if the key is still down */
        ui_forget_press(t->ui);
    t->begun = true;
    t->viewer = viewer;
    handover_begin(t, from);
    close_all(t, t->now.card_due || (curtain && viewer == from && t->now.card == CARD_GAME));
    dossier_follow(t);
    table_show(t, t->h->view(t->h));
    perform_reset(t);
}

static void read_decision(struct table *t)
{
    const struct host *h = t->h;

    bool mine = t->laying.done && !perform_busy(t) && !handover_on(t) && h->my_decision(h);
    struct table_event at = {mine, mine ? h->events(h) : 0};

    if (!mine)
        t->ask.legal_count = 0;
    if (table_event_same(t->ask.at, at))
        return;
    if (!mine) {
        t->ask.at.on = false;
        return;
    }
    t->ask = (struct table_ask){.at = at};
    t->ask.legal_count = h->legal(h, t->ask.legal, GAME_MAX_LEGAL);
    if (table_how(t) != ASKS_BID)
        t->looked = 0;
    t->fresh = t->ask.legal_count > 0;
    sheet_begin(t);
}

static void show_view(struct table *t)
{
    const struct host *h = t->h;

    /* What is being shown goes on from where it was, not from the past that was looked at. */
    if (t->now.looked_away)
        t->view = t->shown;
    if (t->laying.done)
        perform_run(t);
    if (t->now.looking.on && t->now.looking.event > h->events(h))
        t->now.looking.on = false;
    t->now.looked_away = t->now.looking.on && perform_busy(t);
    if (t->now.looked_away)
        t->shown = t->view;
    if (t->now.looking.on)
        table_show(t, h->view_at(h, t->now.looking.event));
    else if (!perform_busy(t))
        table_show(t, h->view(h));
}

static float encore_needs(void *table, float width)
{
    return encore_height(table, width);
}

static void make_layout(struct table *t)
{
    struct bidding_offer offer;
    struct layout_card card = {.height = NULL};

    if (encore_on(t))
        card = (struct layout_card){.height = encore_needs, .least = encore_needs, .ctx = t};
    else if (bidding_up(t))
        card = bidding_layout(t, &offer);
    struct layout_dock dock = {
        .strip = lesson_strip, .column = lesson_column, .folded = lesson_folded, .ctx = t};
    struct layout_task task = {.window = ui_area(t->ui),
                               .line = ui_line(t->ui, STYLE_BODY),
                               .seats = t->h->seats(t->h),
                               .shape = t->game->shape,
                               .head_rows = t->game->head_rows,
                               .facts = t->game->facts,
                               .card = card.height ? &card : NULL,
                               .dock = t->lesson.on ? &dock : NULL,
                               .legend = heading_legend(t),
                               .low = t->game->low_seats,
                               .strip = seats_strip(t),
                               .heading = heading_height(t),
                               .wide = t->game->seat_at,
                               .log = replay_on(t)};

    bool aside = recap_aside(t);
    t->layout = table_layout_make(&task);
    t->since = recap_since(t);
    t->recap = recap_wanted(t, aside);
    if (t->recap) {
        struct recap_told told;
        card = recap_layout(t, &told);
        task.card = &card;
        task.still = true;
        struct table_layout without = t->layout;
        t->layout = table_layout_make(&task);
        t->recap = !rect_empty(t->layout.card);
        if (t->recap && t->game->precious && !recap_fits(&told))
            t->layout = without;
    }
    lens_input(&t->lens, t->layout.middle, t->ui);
}

static void draw_desk(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);

    gfx_fill(gfx, t->layout.window, ui_theme(t->ui)->color.walnut);
    gfx_image_cover(gfx, gfx_load(gfx, "shared/ui/desk.jpg"), t->layout.window, color_hex(0xffffff));
    if (t->game->scenery)
        gfx_glow(gfx, rect_grow(t->layout.middle, 2), 34, (struct color){0, 0, 0, 0.55f});
}

/* The desk, and what never moves on it, drawn once into a cached picture. */
static void draw_still(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect m = t->layout.middle;
    float lens[3] = {t->lens.zoom, t->lens.middle.x, t->lens.middle.y};
    uint64_t key = gfx_key(gfx_key(0, &t->layout.window, sizeof t->layout.window), lens, sizeof lens);
    uint64_t scenery = t->game->scenery_key ? t->game->scenery_key(t) : 0;

    key = gfx_key(gfx_key(key, &scenery, sizeof scenery), &t->language, sizeof t->language);
    if (gfx_cache_begin(gfx, &t->backdrop, t->layout.window, key)) {
        draw_desk(t);
        table_lens_push(t);
        if (t->game->scenery)
            t->game->scenery(t);
        table_lens_pop(t);
        struct gfx_lamp lamp = {
            .x = m.x + m.w * 0.45f, .y = m.y + m.h * 0.34f, .z = m.h * 0.8f, .reach = m.w * 0.95f};
        lamp.light = (struct color){1, 0.95f, 0.84f, 1};
        lamp.ambient = (struct color){0.5f, 0.47f, 0.45f, 1};
        gfx_set_lamp(gfx, &lamp);
        gfx_lamplight(gfx, t->layout.window);
        gfx_cache_end(gfx);
    }
    gfx_cache_draw(gfx, &t->backdrop, t->layout.window, color_hex(0xffffff));
}

/* The lamp as the pieces see it, a little nearer and softer than over the print: they stand out. */
static void light_pieces(struct table *t)
{
    float w = t->layout.middle.w, h = t->layout.middle.h;
    struct gfx_lamp lamp = {.x = w * 0.4f, .y = h * 0.16f, .z = h * 0.62f, .reach = w * 1.1f};

    lamp.light = (struct color){1, 0.95f, 0.84f, 0.62f};
    lamp.ambient = (struct color){0.56f, 0.55f, 0.56f, 1};
    gfx_set_lamp(ui_gfx(t->ui), &lamp);
}

void table_frame_past(struct table *t)
{
    gfx_round_line(ui_gfx(t->ui), t->layout.middle, 4, 8, ui_theme(t->ui)->color.brass);
}

void table_not_now(struct table *t, const char *words)
{
    float w = ui_text_width(t->ui, STYLE_STAMP, words) + 90;
    struct rect at = notes_edge(t, rect_pad(t->layout.middle, 12), w, ui_line(t->ui, STYLE_STAMP) + 36, 0);
    ui_panel(t->ui, at, PANEL_PAPER);
    ui_label_in(t->ui, at, STYLE_STAMP, ALIGN_CENTER, words, ui_theme(t->ui)->color.ink);
    table_frame_past(t);
}

/* Tab goes over to the other things that a turn may begin with. */
static void turn_to_others(struct table *t)
{
    bool begins = t->ask.legal_count > 0 && table_how(t) == ASKS_TURN && t->ask.pick.mode == 0 &&
                  t->game->begin[1] != 0;

    if (!begins || t->now.card != CARD_NONE)
        return;
    if (!ui_action(t->ui, ACTION_TAB_NEXT) && !ui_action(t->ui, ACTION_TAB_PREV))
        return;
    t->ask.second = !t->ask.second;
    t->ask.pick.count = 0;
    t->fresh = true;
}

static void turn_pages_back(struct table *t)
{
    if (t->now.looking.on && ui_action(t->ui, ACTION_PAGE_UP) && t->now.looking.event > 0)
        t->now.looking.event--;
    if (t->now.looking.on && ui_action(t->ui, ACTION_PAGE_DOWN)) {
        t->now.looking.on = t->now.looking.event < t->h->events(t->h);
        t->now.looking.event++;
    }
}

/* Shortcuts that no button carries. */
static void shortcuts(struct table *t)
{
    turn_to_others(t);
    turn_pages_back(t);
    if (ui_action(t->ui, ACTION_BACK))
        table_cancel(t, t->h);
}

/* The curtain parts over the table of whoever has just sat down. */
static void draw_unveiling(struct table *t)
{
    uint64_t passed = ui_now(t->ui) - t->unveiled;
    uint32_t ms = host_ms(t->h, 420, true);

    if (t->unveiled == 0 || passed >= ms) {
        t->unveiled = 0;
        return;
    }
    envelope_draw(t->ui, fmaxf(0.001f, ease_at(EASE_IN_OUT, (float)passed / (float)ms)));
    ui_hide_focus(t->ui);
    ui_wake(t->ui, 0);
}

/* What lies beside the middle, and over it for a while. */
static void draw_around(struct table *t)
{
    strip_follow(t);
    if (t->now.looking.on)
        table_not_now(t, _("LOOKING BACK"));
    if (t->game->over)
        t->game->over(t);
    threats_frame(t);
    seats_frame(t);
    head_frame(t);
    log_frame(t);
    roster_frame(t);
    bidding_frame(t);
    bar_frame(t);
    holding_frame(t);
    hint_point_out(t);
    notes_frame(t); /* over the hand, too: what closes it is always to be pressed */
}

/* Cards that nothing behind them answers beside; but for them the focus is on the table. */
static void draw_cards(struct table *t)
{
    if (t->now.card == CARD_NONE)
        touch_focus(t, t->fresh);
    t->fresh = false;
    amounts_frame(t);
    holding_cards(t);
    sheet_card(t);
    if (t->now.card >= CARD_GAME && t->game->cards)
        t->game->cards(t);
    dossier_frame(t);
    log_card_frame(t);
    story_frame(t);
    encore_frame(t);
    ending_frame(t);
    confirm_frame(t);
}

void table_frame(struct table *t, const struct host *h, struct ui *ui)
{
    t->h = h;
    t->ui = ui;
    t->box = h->box(h);
    discreet_frame(t);
    ui_screen(ui, "table");
    encore_follow(t);
    follow_epoch(t);
    follow_language(t);
    show_view(t);
    stakes_read(t);
    yields_follow(t);
    read_decision(t);
    threats_read(t);
    standing_follow(t);
    lesson_follow(t);
    make_layout(t);
    if (t->game->prepare)
        t->game->prepare(t);

    lens_drag(&t->lens, t->layout.middle, t->ui);
    draw_still(t);
    table_lens_push(t);
    light_pieces(t);
    if (t->game->pieces)
        t->game->pieces(t);
    table_lens_pop(t);
    touch_frame(t);
    draw_around(t);
    lesson_frame(t);
    draw_cards(t);
    lesson_point_out(t);
    handover_frame(t);
    if (t->laying.done)
        draw_unveiling(t);
    laying_frame(t);
    shortcuts(t);
}

void table_cancel(struct table *t, const struct host *h)
{
    if (replay_on(t))
        h->past->close(h);
    else if (!bar_back(t))
        h->shell->show(h, HOST_SCREEN_PAUSE);
}

void table_close(struct table *t)
{
    if (t->ui) {
        ui_set_quiet(t->ui, false);
        gfx_cache_free(ui_gfx(t->ui), &t->backdrop);
    }
    story_free(t->story);
    ledger_free(t->ledger);
}
