#include "scene/solomon/table.h"

#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "gfx/effects.h"
#include "scene/scene.h"
#include "scene/solomon/agents_card.h"
#include "scene/solomon/bar.h"
#include "scene/solomon/board_draw.h"
#include "scene/solomon/city_names.h"
#include "scene/solomon/die.h"
#include "scene/solomon/dossier_panel.h"
#include "scene/solomon/duel.h"
#include "scene/solomon/end.h"
#include "scene/solomon/head.h"
#include "scene/solomon/known.h"
#include "scene/solomon/laying.h"
#include "scene/solomon/log_panel.h"
#include "scene/solomon/names.h"
#include "scene/solomon/notes.h"
#include "scene/solomon/perform.h"
#include "scene/solomon/pieces.h"
#include "scene/solomon/seats.h"
#include "scene/solomon/shield.h"
#include "scene/solomon/slip.h"
#include "scene/solomon/solomon_help.h"
#include "scene/solomon/touch.h"
#include "scene/solomon/words.h"
#include "scene/stage.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

bool table_may(const struct table *t, int kind)
{
    for (size_t i = 0; i < t->legal_count; i++)
        if (t->legal[i].kind == kind)
            return true;
    return false;
}

const struct solomon_secret *table_own(const struct table *t)
{
    return t->view.seat >= 0 && (t->view.open >> t->view.seat & 1) ? &t->view.secret[t->view.seat] : NULL;
}

const struct solomon_secret *table_open(const struct table *t, int seat)
{
    if (t->view.open >> seat & 1)
        return &t->view.secret[seat];
    const struct game_view *open = t->looking == 0 ? t->h->view_of(t->h, seat) : NULL;
    bool watched = t->view.seat < 0 && t->h->setting(t->h, HOST_SHIELDS_OPEN) != 0;
    return open && watched ? &solomon_view_of(open)->secret[seat] : NULL;
}

bool table_own_shown(const struct table *t)
{
    return !t->discreet || t->peek || ui_holding(t->ui, ACTION_PEEK);
}

const char *table_seat_name(const struct table *t, int seat)
{
    const struct host_seat *s = t->h->seat(t->h, seat);
    return s->name[0] != 0 ? s->name : s->place;
}

/* A burn is lit where it is possible for anybody at all, so that the light tells nothing of the coins to those who look
 * on; whom it is not open to learns so by pressing. */
static uint8_t meeting_agents(const struct table *t)
{
    uint8_t met = 0;
    const uint8_t *city = t->view.pub.agent_city;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        for (size_t b = 0; b < SOLOMON_AGENTS; b++)
            if (a != b && city[a] != SOLOMON_NOWHERE && city[a] == city[b])
                met |= (uint8_t)(1U << a);
    return met;
}

struct pick_lit table_lit(const struct table *t)
{
    if (t->legal_count == 0 || t->looking != 0 || t->card != CARD_NONE)
        return (struct pick_lit){0};
    struct pick_lit lit = pick_next(&t->pick, t->legal, t->legal_count);
    if (t->discreet && t->pick.mode == PICK_BURN && t->pick.count == 0 &&
        t->view.pub.phase == SOLOMON_PHASE_TURN)
        lit.agents = meeting_agents(t);
    return lit;
}

void table_submit(struct table *t, const game_action *action)
{
    game_error err = {""};
    if (!t->h->submit(t->h, action, &err)) {
        t->h->toast(t->h, err.text);
        t->pick.count = 0;
        return;
    }
    t->legal_count = 0;
    t->pick.count = 0;
    t->hint_asked = false;
    t->peek = false;
}

void table_press(struct table *t, struct thing thing)
{
    game_action action;
    switch (pick_press(&t->pick, thing, t->legal, t->legal_count, &action)) {
    case PICK_DONE:
        table_submit(t, &action);
        return;
    case PICK_REFUSED:
        t->h->sound(t->h, "deny");
        if (t->pick.mode == PICK_BURN && thing.kind == THING_AGENT)
            t->h->toast(t->h, _("That takes five of your sovereigns on the agent, and somebody beside him."));
        return;
    case PICK_ON:
        t->h->sound(t->h, thing.kind == THING_AGENT ? "lift" : "pin");
        t->fresh = true;
        return;
    case PICK_BACK:
        t->h->sound(t->h, "land");
        t->fresh = true;
        return;
    }
}

/* --- a frame --------------------------------------------------------------------------------------------- */

/* A data file below assets/, which the caller frees; path is where it is. NULL: it cannot be read, which was said. */
static char *read_data(const char *name, char path[ASSETS_PATH_MAX], size_t *length)
{
    char *bytes = NULL;
    struct file_error io;
    if (!assets_find(name, path, ASSETS_PATH_MAX))
        fprintf(stderr, _("conspiracy: assets/%s is missing, the usual measures are used\n"), name);
    else if (!file_read(path, 1 << 20, &bytes, length, &io))
        fprintf(stderr, "conspiracy: %s\n", io.text);
    return bytes;
}

static void read_art_data(struct table *t)
{
    if (t->data_read)
        return;
    t->data_read = true;
    game_error err;
    char path[ASSETS_PATH_MAX];
    size_t length = 0;
    t->print = projection_usual();
    sprites_usual(&t->sprites);
    char *bytes = read_data("solomon/map/projection.json", path, &length);
    if (bytes && !projection_read(bytes, length, &t->print, &err))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
    bytes = read_data("solomon/figures/figures.json", path, &length);
    if (bytes && !sprites_read(bytes, length, &t->sprites, &err))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
}

/* The past was rewritten, or another viewer sits down: everything that stood open closes. */
static void follow_epoch(struct table *t)
{
    uint32_t epoch = t->h->epoch(t->h);
    if (t->begun && epoch == t->epoch)
        return;
    int viewer = t->h->viewer(t->h);
    if (t->discreet && viewer >= 0 && (!t->begun || t->view.seat != viewer))
        t->unveiled = ui_now(t->ui);
    t->epoch = epoch;
    t->begun = true;
    t->card = CARD_NONE;
    t->shield = (struct shield){.target = SOLOMON_NOBODY};
    t->duel = (struct duel){0};
    t->pick = (struct pick){0};
    t->looking = 0;
    t->asked = 0;
    t->legal_count = 0;
    t->peek = t->hint_asked = false;
    t->end_page = END_PLATE;
    t->view = *solomon_view_of(t->h->view(t->h));
    perform_reset(t);
}

static void read_decision(struct table *t)
{
    const struct host *h = t->h;
    if (!t->laid || perform_busy(t) || !h->my_decision(h)) {
        t->legal_count = 0;
        t->asked = 0;
        return;
    }
    uint32_t asked = h->events(h) + 1;
    if (t->asked == asked)
        return;
    t->legal_count = h->legal(h, t->legal, GAME_MAX_LEGAL);
    t->asked = asked;
    t->pick = pick_begin(&t->view, PICK_MOVE);
    t->shield = (struct shield){.target = SOLOMON_NOBODY};
    t->hint_asked = false;
    t->move_asked = false;
    t->cities_first = false;
    t->fresh = t->legal_count > 0;
}

static void show_view(struct table *t)
{
    const struct host *h = t->h;
    if (t->laid)
        perform_run(t);
    if (t->looking != 0) {
        if (t->looking - 1 > h->events(h))
            t->looking = 0;
        else
            t->view = *solomon_view_of(h->view_at(h, t->looking - 1));
    }
    if (t->looking == 0 && !perform_busy(t))
        t->view = *solomon_view_of(h->view(h));
}

static void make_layout(struct table *t)
{
    struct rect window = ui_area(t->ui);
    t->layout = table_layout_make(window, ui_line(t->ui, STYLE_BODY), t->view.pub.seats);
    float figures = t->h->setting(t->h, HOST_COUCH) != 0 ? 1.22f : 1;
    uint64_t stations = solomon_stations(t->box, t->view.pub.express);
    board_plan_make(&t->plan, t->ui, t->box, stations, &t->print, t->layout.map, figures);
    board_lens_input(&t->lens, &t->plan, t->ui);
}

static void looking_banner(struct table *t)
{
    if (t->looking == 0)
        return;
    const char *words = _("LOOKING BACK");
    float w = ui_text_width(t->ui, STYLE_STENCIL, words) + 90;
    struct rect at = rect_place(rect_pad(t->layout.map, 12), w, ui_line(t->ui, STYLE_STENCIL) + 36, 0.5f, 0);
    ui_panel(t->ui, at, PANEL_PAPER);
    ui_label_in(t->ui, at, STYLE_STENCIL, ALIGN_CENTER, words, ui_theme(t->ui)->color.accent);
    gfx_round_line(ui_gfx(t->ui), t->layout.map, 4, 8, ui_theme(t->ui)->color.accent);
}

/* Shortcuts that no button carries. */
static void shortcuts(struct table *t)
{
    bool start = t->legal_count > 0 && t->view.pub.phase == SOLOMON_PHASE_TURN && t->pick.mode == PICK_MOVE;
    if (start && t->card == CARD_NONE &&
        (ui_action(t->ui, ACTION_TAB_NEXT) || ui_action(t->ui, ACTION_TAB_PREV))) {
        t->cities_first = !t->cities_first;
        t->pick.count = 0;
        t->fresh = true;
    }
    if (t->looking != 0 && ui_action(t->ui, ACTION_PAGE_UP) && t->looking > 1)
        t->looking--;
    if (t->looking != 0 && ui_action(t->ui, ACTION_PAGE_DOWN))
        t->looking = t->looking <= t->h->events(t->h) ? t->looking + 1 : 0;
    if (ui_action(t->ui, ACTION_HELP))
        t->h->show(t->h, HOST_SCREEN_HELP);
    if (ui_action(t->ui, ACTION_BACK) && !bar_back(t))
        t->h->show(t->h, HOST_SCREEN_PAUSE);
}

/* The lamp as the pieces see it, a little nearer and softer than over the print: they stand out. */
static void light_pieces(struct table *t)
{
    float w = t->plan.map.w, h = t->plan.map.h;
    struct gfx_lamp lamp = {.x = w * 0.4f, .y = h * 0.16f, .z = h * 0.62f, .reach = w * 1.1f};
    lamp.light = (struct color){1, 0.95f, 0.84f, 0.62f};
    lamp.ambient = (struct color){0.56f, 0.55f, 0.56f, 1};
    gfx_set_lamp(ui_gfx(t->ui), &lamp);
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
    stage_envelope(t->ui, fmaxf(0.001f, ease_at(EASE_IN_OUT, (float)passed / (float)ms)));
    ui_hide_focus(t->ui);
    ui_wake(t->ui, 0);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct table *t = state;
    t->h = h;
    t->ui = ui;
    t->box = h->box(h);
    t->discreet = h->humans(h) > 1;
    ui_screen(ui, "solomon");
    read_art_data(t);
    follow_epoch(t);
    show_view(t);
    read_decision(t);
    known_refresh(t);
    make_layout(t);

    board_lens_drag(&t->lens, &t->plan, t->ui);
    board_draw_still(t);
    board_lens_push(t);
    city_names_under(t);
    board_draw_marks(t);
    light_pieces(t);
    pieces_draw(t);
    board_draw_announced(t);
    city_names_over(t);
    board_lens_pop(t);
    touch_board(t);
    slip_frame(t);
    looking_banner(t);
    die_draw_thrown(t);
    seats_frame(t);
    head_frame(t);
    log_panel_frame(t);
    agents_card_frame(t);
    duel_frame(t);
    notes_frame(t);
    bar_frame(t);

    if (t->card == CARD_NONE)
        touch_focus(t, t->fresh);
    t->fresh = false;
    shield_frame(t);
    dossier_frame(t);
    log_card_frame(t);
    end_frame(t);
    if (t->laid)
        draw_unveiling(t);
    laying_frame(t);
    shortcuts(t);
}

static void cancel(void *state, const struct host *h)
{
    if (!bar_back(state))
        h->show(h, HOST_SCREEN_PAUSE);
}

static void close_table(void *state, const struct host *h)
{
    struct table *t = state;
    (void)h;
    if (!t->ui)
        return;
    ui_set_quiet(t->ui, false);
    gfx_cache_free(ui_gfx(t->ui), &t->backdrop);
}

static const struct scene table_scene = {
    .id = "solomon",
    .state_size = sizeof(struct table),
    .close = close_table,
    .frame = frame,
    .cancel = cancel,
};

extern const struct game_scene solomon_scene;
const struct game_scene solomon_scene = {
    .id = "solomon",
    .poster = "solomon/portraits/title.jpg",
    .table = &table_scene,
    .sentence = words_sentence,
    .tension = words_tension,
    .help = solomon_help,
    .summary = words_summary,
};
