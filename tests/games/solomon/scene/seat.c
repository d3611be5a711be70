#include "games/solomon/scene/seat.h"

#include "table/dress.h"

#include "cmocka_all.h"
#include "table/handover.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct seat *seat_of(const struct host *h)
{
    return h->ctx;
}

static bool yes(const struct host *h)
{
    (void)h;
    return true;
}

static const struct game_rules *rules(const struct host *h)
{
    return match_setup_of(seat_of(h)->match)->rules;
}

static const struct game_box *box(const struct host *h)
{
    return match_setup_of(seat_of(h)->match)->box;
}

static const struct table_game *table(const struct host *h)
{
    return dress_table(seat_of(h)->dress);
}

static const game_config *config(const struct host *h)
{
    return &match_setup_of(seat_of(h)->match)->config;
}

static int seats(const struct host *h)
{
    return match_setup_of(seat_of(h)->match)->config.seats;
}

static const struct host_seat *who(const struct host *h, int seat)
{
    return &seat_of(h)->who[seat];
}

static uint32_t no_curtains(const struct host *h)
{
    (void)h;
    return 0;
}

static bool never_covered(const struct host *h)
{
    (void)h;
    return false;
}

static int humans(const struct host *h)
{
    return seat_of(h)->people;
}

static int viewer(const struct host *h)
{
    return seat_of(h)->viewer;
}

static const struct game_view *view(const struct host *h)
{
    return match_room_view(&seat_of(h)->now);
}

static const struct game_view *view_at(const struct host *h, uint32_t n)
{
    struct seat *s = seat_of(h);
    match_view(s->match, n, s->viewer, match_room_view(&s->past));
    return match_room_view(&s->past);
}

static const struct game_view *view_of(const struct host *h, int seat)
{
    struct seat *s = seat_of(h);
    if (seat != s->viewer && !match_outcome(s->match, match_length(s->match), NULL))
        return NULL;
    match_view(s->match, match_length(s->match), seat, match_room_view(&s->past));
    return match_room_view(&s->past);
}

static uint32_t events(const struct host *h)
{
    return (uint32_t)match_length(seat_of(h)->match);
}

static bool my_decision(const struct host *h)
{
    struct seat *s = seat_of(h);
    int turn = match_next(s->match, match_length(s->match));
    return s->viewer >= 0 && turn == s->viewer && s->handed == 0 && s->played >= s->shown_to;
}

static size_t legal(const struct host *h, game_action *out, size_t cap)
{
    struct seat *s = seat_of(h);
    return my_decision(h) ? match_legal(s->match, match_length(s->match), s->viewer, out, cap) : 0;
}

static bool submit(const struct host *h, const game_action *action, game_error *err)
{
    struct seat *s = seat_of(h);
    game_action all[GAME_MAX_LEGAL];
    size_t n = legal(h, all, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++)
        if (memcmp(&all[i], action, sizeof *action) == 0) {
            s->got = *action;
            s->handed++;
            return true;
        }
    snprintf(err->text, sizeof err->text, "not legal");
    return false;
}

static bool over(const struct host *h, game_outcome *out)
{
    struct seat *s = seat_of(h);
    return match_outcome(s->match, match_length(s->match), out);
}

static bool no_undo(const struct host *h, game_error *why)
{
    (void)h;
    if (why)
        why->text[0] = 0;
    return false;
}

static uint32_t epoch(const struct host *h)
{
    return seat_of(h)->epoch;
}

static bool happening_at(const struct host *h, uint32_t n, struct host_happening *out)
{
    struct seat *s = seat_of(h);
    if (n < 1 || n > match_length(s->match))
        return false;
    *out = (struct host_happening){.number = n, .actor = match_actor(s->match, n - 1), .why = ""};
    out->action = match_action_seen(s->match, n - 1, n, s->viewer);
    match_events(s->match, n - 1, s->viewer, &out->events);
    match_view(s->match, n - 1, s->viewer, match_room_view(&s->again_before));
    match_view(s->match, n, s->viewer, match_room_view(&s->again_after));
    out->before = match_room_view(&s->again_before);
    out->after = match_room_view(&s->again_after);
    return true;
}

static const struct host_happening *next(const struct host *h)
{
    struct seat *s = seat_of(h);
    if (s->played >= s->shown_to)
        return NULL;
    happening_at(h, s->played + 1, &s->happening);
    match_view(s->match, s->played, s->viewer, match_room_view(&s->before));
    match_view(s->match, s->played + 1, s->viewer, match_room_view(&s->after));
    s->happening.before = match_room_view(&s->before);
    s->happening.after = match_room_view(&s->after);
    return &s->happening;
}

static void played(const struct host *h)
{
    seat_of(h)->played++;
}

static size_t no_lines(const struct host *h)
{
    (void)h;
    return 0;
}

static bool no_line(const struct host *h, size_t i, struct host_log_line *out)
{
    (void)h, (void)i, (void)out;
    return false;
}

static uint32_t since(const struct host *h)
{
    (void)h;
    return 0;
}

static int thinking(const struct host *h)
{
    (void)h;
    return SEAT_NONE;
}

static bool no_hint(const struct host *h, struct host_hint *out)
{
    (void)h, (void)out;
    return false;
}

static const char *note(const struct host *h, int rival)
{
    (void)rival;
    return seat_of(h)->note;
}

static int setting(const struct host *h, enum host_setting which)
{
    return seat_of(h)->setting[which];
}

static void hear(const struct host *h, const char *name)
{
    struct seat *s = seat_of(h);

    s->sounds++;
    snprintf(s->last, sizeof s->last, "%s", name);
}

static void hush(const struct host *h, uint32_t ms)
{
    struct seat *s = seat_of(h);

    assert_true(ms > 0);
    s->hushed++;
    memcpy(s->heard, s->last, sizeof s->heard);
}

static void toast(const struct host *h, const char *line)
{
    (void)h, (void)line;
}

static void show(const struct host *h, enum host_screen screen)
{
    (void)h, (void)screen;
}

static const struct host_shell shell = {
    .setting = setting, .sound = hear, .hush = hush, .toast = toast, .show = show};

static void fill_host(struct seat *s)
{
    s->host = (struct host){
        .ctx = s,
        .playing = yes,
        .rules = rules,
        .box = box,
        .table = table,
        .config = config,
        .seats = seats,
        .seat = who,
        .humans = humans,
        .curtains = no_curtains,
        .cover = never_covered,
        .viewer = viewer,
        .view = view,
        .view_at = view_at,
        .events = events,
        .my_decision = my_decision,
        .legal = legal,
        .submit = submit,
        .over = over,
        .can_undo = no_undo,
        .epoch = epoch,
        .next = next,
        .played = played,
        .happening_at = happening_at,
        .log_count = no_lines,
        .log_line = no_line,
        .since = since,
        .thinking = thinking,
        .hint = no_hint,
        .note = note,
        .view_of = view_of,
        .shell = &shell,
    };
}

void seat_open(struct seat *s, const struct match *m, int viewer_seat, int people)
{
    bool starved = s->starved;
    memset(s, 0, sizeof *s);
    s->starved = starved;
    s->width = 1280;
    s->height = 720;
    s->time = 1000;
    s->people = people;
    s->setting[HOST_SPEED] = HOST_SPEED_INSTANT;
    fill_host(s);
    char error[256] = "";
    struct gfx_options options = {.null = true};
    s->gfx = gfx_open(&options, error, sizeof error);
    if (!s->gfx)
        fail_msg("%s", error);
    s->ui = ui_new(s->gfx, NULL);
    s->table = calloc(1, scene_table.state_size);
    assert_non_null(s->ui);
    assert_non_null(s->table);
    s->match = m;
    game_error why = {""};
    s->dress = dress_open(game_scene_of("solomon")->table, match_setup_of(m)->rules, &why);
    assert_string_equal(why.text, "");
    scene_table.open(s->table, &s->host);
    seat_show(s, m, viewer_seat);
}

void seat_close(struct seat *s)
{
    scene_table.close(s->table, &s->host);
    free(s->table);
    dress_free(s->dress);
    ui_free(s->ui);
    gfx_close(s->gfx);
}

void seat_show(struct seat *s, const struct match *m, int viewer_seat)
{
    s->match = m;
    s->played = s->shown_to = 0;
    s->viewer = viewer_seat;
    s->handed = 0;
    s->epoch++;
    for (int i = 0; i < seats(&s->host); i++) {
        const struct match_setup *setup = match_setup_of(m);
        s->who[i] =
            (struct host_seat){.place = rules(&s->host)->place_name(setup->box, setup->config.place[i])};
        snprintf(s->who[i].name, sizeof s->who[i].name, "Player %c", 'A' + i);
    }
    match_view(m, match_length(m), viewer_seat, match_room_view(&s->now));
    seat_frames(s, 6); /* the first lay the table */
    while (handover_on(s->table))
        seat_frames(s, 1);
    seat_frames(s, 2);
}

void seat_play(struct seat *s, uint32_t from, uint32_t to)
{
    s->played = from;
    s->shown_to = to;
    s->epoch++;
}

void seat_frames(struct seat *s, int n)
{
    for (int i = 0; i < n; i++) {
        if (!s->starved)
            gfx_wait_loaded(s->gfx); /* when a picture arrives is the disk's business, not the table's */
        gfx_begin(s->gfx, s->width, s->height, (struct color){0, 0, 0, 1});
        ui_begin(s->ui, s->width, s->height, s->time);
        scene_table.frame(s->table, &s->host, s->ui);
        ui_end(s->ui);
        gfx_end(s->gfx);
        s->time += 40;
    }
}

void seat_key(struct seat *s, enum input_action action)
{
    struct input_event event = {.kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = action, .pad = -1};
    ui_feed(s->ui, &event);
    event.kind = INPUT_ACTION_UP;
    ui_feed(s->ui, &event);
    seat_frames(s, 3);
}

void seat_press(struct seat *s, struct point at)
{
    float scale = ui_scale(s->ui);
    struct input_event event = {.kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE, .pad = -1};
    event.x = at.x * scale;
    event.y = at.y * scale;
    ui_feed(s->ui, &event);
    seat_frames(s, 2);
    event.kind = INPUT_POINTER_DOWN;
    event.button = BUTTON_LEFT;
    event.clicks = 1;
    ui_feed(s->ui, &event);
    event.kind = INPUT_POINTER_UP;
    ui_feed(s->ui, &event);
    seat_frames(s, 4);
}

bool seat_press_text(struct seat *s, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    for (size_t i = n; i > 0; i--) {
        if (item[i - 1].kind != ITEM_TEXT || !item[i - 1].text || strcmp(item[i - 1].text, words) != 0)
            continue;
        struct point at = rect_center(item[i - 1].at);
        float scale = ui_scale(s->ui);
        seat_press(s, (struct point){at.x / scale, at.y / scale});
        return true;
    }
    return false;
}

char *seat_list(struct seat *s)
{
    char *text = NULL;
    size_t size = 0, n = 0;
    FILE *out = open_memstream(&text, &size);
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    for (size_t i = 0; i < n; i++)
        fprintf(out, "%d %.1f %.1f %.1f %.1f %.3f %.3f %.3f %.3f %s\n", (int)item[i].kind,
                (double)item[i].at.x, (double)item[i].at.y, (double)item[i].at.w, (double)item[i].at.h,
                (double)item[i].color.r, (double)item[i].color.g, (double)item[i].color.b,
                (double)item[i].color.a, item[i].text ? item[i].text : "");
    fclose(out);
    return text;
}

static bool add_id(ui_id *out, size_t *n, size_t cap, ui_id id)
{
    for (size_t i = 0; i < *n; i++)
        if (out[i] == id)
            return false;
    assert_true(*n < cap);
    out[(*n)++] = id;
    return true;
}

size_t seat_reach(struct seat *s, ui_id *out, size_t cap)
{
    size_t n = 0;
    if (ui_focused(s->ui) == 0 ||
        !ui_focus_visible(s->ui)) /* the first press only shows where the focus is */
        seat_key(s, ACTION_NEXT);
    while (ui_focused(s->ui) != 0 && add_id(out, &n, cap, ui_focused(s->ui)))
        seat_key(s, ACTION_NEXT);
    ui_focus(s->ui, out[0]);
    seat_frames(s, 2);
    return n;
}

void seat_try_arrows(struct seat *s, const ui_id *ids, size_t n)
{
    static const enum input_action arrows[] = {ACTION_UP, ACTION_DOWN, ACTION_LEFT, ACTION_RIGHT};
    struct laid laid = s->table->ask.laid;
    int number = s->table->now.bid.number;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < sizeof arrows / sizeof arrows[0]; k++) {
            ui_focus(s->ui, ids[i]);
            seat_frames(s, 1);
            seat_key(s, arrows[k]);
            size_t to = 0;
            while (to < n && ids[to] != ui_focused(s->ui))
                to++;
            assert_true(to < n);
            s->table->ask.laid = laid; /* left and right turn a dial */
            s->table->now.bid.number = number;
        }
    ui_focus(s->ui, ids[0]);
    seat_frames(s, 2);
}
