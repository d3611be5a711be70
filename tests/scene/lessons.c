/* Lessons, of every game that has one: gone through by the presses it asks for, forwards and backwards, and by everything else
 * that could be done instead; nothing of it is kept. */
#include "app/lesson.h"
#include "app/session_part.h"
#include "cmocka_all.h"
#include "platform/settings.h"
#include "rules/list.h"
#include "rules/match.h"
#include "rules/shelf.h"
#include "scene/app_test.h"
#include "table/bidding.h"
#include "table/describe.h"
#include "table/lesson_inside.h"
#include "table/map_board.h"
#include "table/past.h"
#include "table/plane.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TURNED = 12, FRAMES_MOST = 1200, PRESSES_MOST = 60, WORDS_MOST = 38, STAYED_LEAST = 100 };

static int crossings; /* of frames and the names of figures, looked at */

struct lesson_test {
    struct app_test t;
    const struct host *h;
    struct rect next;      /* where the way on stood last */
    const char *plate;     /* of the end seen last, */
    char hero[PLATE_HERO]; /* and who stands on it */
    size_t plate_step;
    int stayed; /* frames in which how it ended was seen on the table before that plate */
};

/* A game's lesson, as somebody finds it who has just got the program. False: it has none. */
static bool begin(struct lesson_test *l, size_t game)
{
    app_test_open(&l->t, NULL);
    l->h = &l->t.app.host;
    l->plate = NULL;
    l->next = (struct rect){0, 0, 0, 0};
    if (l->h->games->lesson(l->h, game) == LESSON_NONE) {
        app_test_close(&l->t);
        return false;
    }
    settings_set_text(l->t.app.settings.file, "lessons", game_scene_at(game)->id, "");
    assert_true(l->h->games->learn(l->h, game, NULL));
    return true;
}

static void end(struct lesson_test *l)
{
    app_test_close(&l->t);
}

static const struct table *table_of(struct lesson_test *l)
{
    assert_ptr_equal(screens_top(&l->t.app.screens), &scene_table);
    return l->t.app.screens.item[l->t.app.screens.count - 1].state;
}

/* What is said once all is shown. */
static struct host_lesson spoken(struct lesson_test *l)
{
    struct host_lesson now = {.silent = true};
    for (int i = 0; (now.silent || table_of(l)->lesson.now.silent) && i < FRAMES_MOST; i++) {
        app_test_frames(&l->t, 1);
        assert_true(l->h->lesson(l->h, &now));
        l->stayed += table_of(l)->encore.due;
    }
    assert_false(table_of(l)->lesson.now.silent);
    return table_of(l)->lesson.now;
}

/* Likewise, once a press is taken for what it is. */
static struct host_lesson said(struct lesson_test *l)
{
    (void)spoken(l);
    app_test_frames(&l->t, TURNED);
    return table_of(l)->lesson.now;
}

/* Presses its middle; on further tries elsewhere, since something may stand before it. */
static void press_at(struct lesson_test *l, ui_id id, int attempt)
{
    static const struct point of[] = {{0.5f, 0.5f}, {0.5f, 0.1f}, {0.1f, 0.5f}, {0.9f, 0.5f}, {0.5f, 0.9f}};
    const struct point *p = &of[attempt % 5];
    struct rect at;
    float scale = ui_scale(l->t.app.ui);
    if (!ui_spot_seen(l->t.app.ui, id, &at))
        fail_msg("what is to be pressed is not there");
    app_test_press(&l->t, (at.x + at.w * p->x) * scale, (at.y + at.h * p->y) * scale);
}

static void press_button(struct lesson_test *l, enum lesson_button which)
{
    press_at(l, table_of(l)->lesson.button[which], 0);
}

/* The press that leaves the fewest for the task, as a person finds it lit; false: none is to be seen. */
static bool press_for(struct lesson_test *l, const game_action *task, int attempt)
{
    struct table_press press[TABLE_PRESSES];
    struct rect at;
    size_t n = table_presses(table_of(l), task, press), best = n;
    for (size_t i = 0; i < n; i++)
        if (press[i].turn == 0 && ui_spot_seen(l->t.app.ui, press[i].id, &at) &&
            (best == n || press[i].of - press[i].which < press[best].of - press[best].which))
            best = i;
    if (best < n)
        press_at(l, press[best].id, attempt);
    return best < n;
}

static void do_task(struct lesson_test *l, const game_action *task)
{
    game_action wanted = *task; /* the lesson's own, which changes */
    uint32_t before = l->h->events(l->h);
    for (int i = 0; l->h->events(l->h) == before; i++)
        if (i == PRESSES_MOST || !press_for(l, &wanted, i))
            fail_msg("step %zu: the task cannot be pressed", table_of(l)->lesson.now.step);
}

static int words_of(const char *text)
{
    int n = 0;
    for (const char *c = text; *c != '\0'; c++)
        n += !isspace((unsigned char)*c) && (c == text || isspace((unsigned char)c[-1])) ? 1 : 0;
    return n;
}

/* The answer that the text asks for is the primary one, and no other is. */
static void look_at_answers(struct lesson_test *l, const struct host_lesson *now)
{
    const struct table *t = table_of(l);
    struct bidding b;
    if (!bidding_up(t))
        return;
    bidding_read(t, t->now.bid.number, &b);
    assert_int_equal(app_test_shows(&l->t, b.pass),
                     table_may(t, b.terms.pass_kind)); /* a first bid cannot be withheld */
    assert_int_equal(app_test_primary(&l->t, b.pass), now->task && now->task->kind == b.terms.pass_kind);
    assert_int_equal(app_test_primary(&l->t, b.name), /* once the number is chosen */
                     now->task && now->task->kind == b.terms.name_kind &&
                         (b.terms.bare || now->task->arg[0] == t->now.bid.number * table_unit(t)));
}

/* Whoever presses the way on once too often has nothing done by that. */
static void look_at_buttons(struct lesson_test *l, const struct host_lesson *now)
{
    const struct table *t = table_of(l);
    struct rect at;
    bool does = ui_spot_seen(t->ui, t->lesson.button[LESSON_BUTTON_DO], &at);
    assert_true(does == (now->task ? true : false));
    if (does && rect_has(at, rect_center(l->next)))
        fail_msg("step %zu: it is done where the way on was", now->step);
    if (ui_spot_seen(t->ui, t->lesson.button[LESSON_BUTTON_NEXT], &at))
        l->next = at;
}

/* A frame that runs across the tag of a figure takes nothing off its name: that is written once more over all frames. */
static void look_at_tags(struct lesson_test *l)
{
    static const float inner = 1, outer = 3; /* of a line, from what it is around, where it has least room */
    struct table *t = app_test_table(&l->t);
    struct color red = ui_theme(t->ui)->color.accent;
    struct pointed p;
    size_t n, frame = 0;

    if (!t->board || t->now.card != CARD_NONE)
        return;
    (void)lesson_pointed(t, &p);
    const struct gfx_item *item = gfx_recorded(l->t.app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_STRIP && memcmp(&item[i].color, &red, sizeof red) == 0)
            frame = i;
    for (size_t f = 0; f < t->board->pieces.order->figures; f++) {
        struct rect on_map = piece_tag(&t->board->pieces, f),
                    tag = lens_rect_to_window(&t->lens, t->layout.middle, on_map);
        size_t crossed = 0, written = 0;
        for (size_t i = 0; i < p.n && !rect_empty(tag); i++)
            crossed += !rect_has(rect_grow(p.at[i], 9), ui_pointer(t->ui)) && /* it is not drawn, then */
                       !rect_empty(rect_common(rect_grow(p.at[i], outer), tag)) &&
                       !plane_within(tag, rect_grow(p.at[i], inner));
        for (size_t i = 0; i < n; i++) /* through the lens */
            if (item[i].kind == ITEM_TEXT && item[i].text &&
                strcmp(item[i].text, t->board->pieces.piece[f].name) == 0)
                written = i;
        crossings += crossed > 0;
        if (crossed > 0 && written < frame)
            fail_msg("step %zu: a frame lies over the name of %s", t->lesson.now.step,
                     t->board->pieces.piece[f].name);
    }
}

/* What all are after is in a frame or beside it: one that ran across it left a sliver of it. */
static void look_at_prop(struct lesson_test *l)
{
    struct table *t = app_test_table(&l->t);
    struct pointed p;

    if (!t->board || t->now.card != CARD_NONE || !t->board->look->order->prop)
        return;
    size_t prop = t->board->look->order->figures;
    (void)lesson_pointed(t, &p);
    struct rect lies = lens_rect_to_window(&t->lens, t->layout.middle, piece_box(&t->board->pieces, prop));
    for (size_t i = 0; i < p.n && t->board->pieces.piece[prop].at != FIGURE_NOWHERE; i++)
        if (!rect_empty(rect_common(lies, p.at[i])) && !plane_within(lies, rect_grow(p.at[i], 1)))
            fail_msg("step %zu: a frame runs across %s", t->lesson.now.step, t->board->look->prop_word);
}

/* Words that are there and short, things that are there, and a card beside them. */
static void look_at(struct lesson_test *l, const struct host_lesson *now)
{
    const struct table *t = table_of(l);
    struct rect card, at;
    assert_true(now->name[0] != '\0' && now->text[0] != '\0');
    assert_in_range(words_of(now->text) + words_of(now->why), 4, WORDS_MOST);
    assert_int_equal(l->h->thinking(l->h), SEAT_NONE); /* it waits for its reader */
    assert_false(app_test_shows(&l->t, "thinking") || app_test_shows(&l->t, "Waiting for"));
    assert_false(app_test_shows(&l->t, "Press to skip"));
    if (table_over(t)) { /* no two ends have the same picture */
        bool same =
            l->plate && strcmp(l->plate, t->plate.picture) == 0 && strcmp(l->hero, t->plate.hero) == 0;
        assert_true(!same || l->plate_step + 1 == now->step);
        l->plate = t->plate.picture;
        snprintf(l->hero, sizeof l->hero, "%s", t->plate.hero);
        l->plate_step = now->step;
        return;
    }
    ui_scope_push(t->ui, "lesson", 0);
    assert_true(ui_spot_seen(t->ui, ui_id_of(t->ui, "sheet"), &card));
    ui_scope_pop(t->ui);
    assert_true(rect_empty(rect_common(card, bidding_place(t))));
    assert_true(seats_card(t, t->viewer, &at) && rect_empty(rect_common(card, at)));
    assert_true(rect_empty(rect_common(card, t->layout.bar)));
    for (size_t i = 0; i < now->points; i++) {
        if (!lesson_point(t, now->point[i], &at))
            fail_msg("step %zu: there is no %s", now->step, now->point[i]);
        assert_true(rect_empty(rect_common(card, at)));
    }
    look_at_tags(l);
    look_at_prop(l);
    look_at_answers(l, now);
    look_at_buttons(l, now);
    if (now->task)
        assert_true(table_presses(t, now->task, (struct table_press[TABLE_PRESSES]){{0}}) > 0);
}

/* The opponents that the words speak of are those at the table. */
static void count_names(struct lesson_test *l, const struct host_lesson *now, int named[GAME_MAX_SEATS])
{
    for (int seat = 1; seat < l->h->seats(l->h); seat++) {
        const char *name = host_seat_name(l->h, seat);
        named[seat] += strstr(now->text, name) || strstr(now->why, name) ? 1 : 0;
    }
}

static void the_whole_lesson_by_what_it_asks_for(void **state)
{
    (void)state;
    int lessons = 0;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        double seconds = 0;
        char chapters[256] = ""; /* announced */
        int named[GAME_MAX_SEATS] = {0};
        size_t step = 0, enough = 0;
        if (!begin(&l, game))
            continue;
        lessons++;
        for (struct host_lesson now = said(&l); !now.over; now = said(&l)) {
            assert_int_equal(now.step, ++step);
            look_at(&l, &now);
            count_names(&l, &now, named);
            assert_true(now.chapter[0] != '\0' && now.dot < now.dots && now.dots <= 12);
            enough += now.enough ? 1 : 0;
            if (strstr(now.why, "chapters remain"))
                snprintf(chapters, sizeof chapters, "%s", now.why);
            else if (chapters[0] != '\0' && now.dot == 0 && !strstr(chapters, now.chapter))
                fail_msg("the chapter \"%s\" was announced otherwise", now.chapter);
            seconds += (words_of(now.name) + words_of(now.text) + words_of(now.why)) * 60.0 / 200;
            seconds += now.task ? 4 : 0;
            if (now.task)
                do_task(&l, now.task);
            else
                press_button(&l, LESSON_BUTTON_NEXT);
        }
        for (int seat = 1; seat < l.h->seats(l.h); seat++)
            assert_true(named[seat] > 0);
        assert_true(game > 0 || crossings > 0);
        assert_true(enough > 0);
        assert_true(seconds > 4 * 60 && seconds <= 6 * 60 + 5);
        assert_int_equal(l.h->games->lesson(l.h, game), LESSON_KNOWN);
        press_button(&l, LESSON_BUTTON_PLAY);
        app_test_frames(&l.t, 2);
        assert_true(session_kept(l.t.app.session));
        for (int seat = 1; seat < session_seats(l.t.app.session); seat++)
            assert_memory_equal(session_seat(l.t.app.session, seat)->who, "ai:rookie", strlen("ai:rookie"));
        assert_int_equal(app_test_shows(&l.t, "Your first match, against"),
                         session_seats(l.t.app.session) > 1);
        end(&l);
    }
    assert_true(lessons > 0);
}

/* A whole line of it, not a name that stands elsewhere, too. */
static bool is_said(const struct host_lesson *now, const char *words)
{
    return words && strlen(words) > 24 && (strstr(now->text, words) || strstr(now->why, words));
}

/* Its paper, on which all that is said is whole. */
static struct rect paper_of(struct lesson_test *l, const struct host_lesson *now)
{
    const struct table *t = table_of(l);
    struct rect paper;
    size_t n = 0, lines = 0;
    float scale = ui_scale(l->t.app.ui);
    ui_scope_push(t->ui, "lesson", 0);
    if (!ui_spot_seen(t->ui, ui_id_of(t->ui, "sheet"), &paper))
        fail_msg("step %zu has no card", now->step);
    ui_scope_pop(t->ui);
    const struct gfx_item *item = gfx_recorded(l->t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        struct rect at = {item[i].at.x / scale, item[i].at.y / scale, item[i].at.w / scale,
                          item[i].at.h / scale};
        if (item[i].kind != ITEM_TEXT || !is_said(now, item[i].text) || at.y > paper.y + paper.h + 40)
            continue;
        lines++;
        if (at.y + at.h > paper.y + paper.h || at.x + at.w > paper.x + paper.w)
            fail_msg("step %zu: \"%s\" leaves the card", now->step, item[i].text);
    }
    if (lines == 0 && !table_of(l)->lesson.folded)
        fail_msg("step %zu says nothing", now->step);
    return paper;
}

/* Nothing of the table lies under it. */
static void covers_nothing(struct lesson_test *l, struct rect paper, size_t step)
{
    const struct table *t = table_of(l);
    const struct table_layout *p = &t->layout;
    const struct rect part[] = {p->middle, p->head, p->seats, p->log, p->file, p->card, p->bar};
    assert_true(paper.x >= p->window.x && paper.x + paper.w <= p->window.x + p->window.w);
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        if (!rect_empty(part[i]) && !rect_empty(rect_common(paper, part[i])))
            fail_msg("step %zu: the card lies over part %zu", step, i);
}

/* In which place a piece on a map stands is seen: its foot is clearly nearest there, and its body, its tag with it, hides no other's mark
 * or name. */
static void stands_clear(struct lesson_test *l, size_t step)
{
    static const float clearly = 1.2f;
    const struct map_board *b = table_of(l)->board;
    if (!b)
        return;
    const struct figure_layout *on = &b->pieces.from;
    uint8_t at[FIGURES_MAX];
    struct figure_task task = map_figure_task(&b->plan);
    task.order = b->pieces.order;
    task.cell = task.figure_h * b->sprites.cell;
    task.ground = b->sprites.ground;
    task.at = at;
    for (size_t p = 0; p < FIGURES_MAX; p++)
        at[p] = b->pieces.piece[p].at;
    for (size_t i = 0; i < on->count; i++) {
        size_t p = on->order[i];
        for (size_t c = 0; c < task.places; c++) {
            struct rect name = task.names[c];
            float own = plane_distance(on->feet[p], task.place[at[p]]),
                  other = plane_distance(on->feet[p], task.place[c]);
            if (c != at[p] && own * clearly > other)
                fail_msg("step %zu: the foot of piece %zu is as near to place %zu", step, p, c);
            if (c != at[p] && figures_hides(&task, on, p, c) > 0.1f)
                fail_msg("step %zu: piece %zu hides the mark of place %zu", step, p, c);
            if (c != at[p] && !rect_empty(name) &&
                (float)figures_over(&task, on, p, name) * task.cell * task.cell > 0.25f * name.w * name.h)
                fail_msg("step %zu: piece %zu stands on %.0f %% of the name of place %zu", step, p,
                         (double)(100 * (float)figures_over(&task, on, p, name) * task.cell * task.cell /
                                  (name.w * name.h)),
                         c);
        }
    }
}

static void set_shape(struct lesson_test *l, const int shape[3])
{
    l->t.width = shape[0];
    l->t.height = shape[1];
    l->h->shell->set_setting(l->h, HOST_TEXT_SIZE, shape[2]);
    app_test_frames(&l->t, 2);
}

/* In the type of what must be read fast, where a window has room for that. */
static void is_large_enough(struct lesson_test *l, const struct host_lesson *now)
{
    size_t n = 0, lines = 0;
    float body = ui_theme(l->t.app.ui)->type[STYLE_BODY].size * ui_scale(l->t.app.ui);
    const struct gfx_item *item = gfx_recorded(l->t.app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && is_said(now, item[i].text)) {
            lines++;
            if (item[i].size < body - 0.01f)
                fail_msg("step %zu: \"%s\" is small", now->step, item[i].text);
        }
    assert_true(lines > 0);
}

/* As it lies there: put away where that can be done. */
static void look_at_paper(struct lesson_test *l, const struct host_lesson *now, struct rect *first)
{
    const struct table *t = table_of(l);
    if (lesson_over(t)) {
        (void)paper_of(l, now);
        app_test_frames(&l->t, TURNED);
        press_button(l, LESSON_BUTTON_TABLE);
        app_test_frames(&l->t, 1);
        if (lesson_over(t))
            fail_msg("step %zu: %dx%d cannot be folded", now->step, l->t.width, l->t.height);
    }
    struct rect at = paper_of(l, now);
    *first = rect_empty(*first) ? at : *first;
    if (memcmp(first, &at, sizeof at) != 0)
        fail_msg("step %zu: the card has moved", now->step);
    covers_nothing(l, at, now->step);
}

/* From the first step to the last, whatever is asked in between and whatever shape the window has. */
/* What the die showed, and what lay behind the shields, stays on the table long enough to be looked at before the plate comes. */
static void how_it_ends_is_seen_on_the_table(void **state)
{
    (void)state;
    static struct lesson_test l;
    int ends = 0;

    assert_true(begin(&l, 0));
    for (struct host_lesson now = said(&l); !now.over; now = said(&l)) {
        bool over = table_over(table_of(&l)), moves = strcmp(now.chapter, "Two ways to win") == 0;
        l.h->shell->set_setting(l.h, HOST_SPEED, moves ? HOST_SPEED_NORMAL : HOST_SPEED_INSTANT);
        l.h->shell->set_setting(l.h, HOST_REDUCED_MOTION, !moves);
        l.stayed = 0;
        if (now.task)
            do_task(&l, now.task);
        else
            press_button(&l, LESSON_BUTTON_NEXT);
        (void)spoken(&l);
        if (over || !table_over(table_of(&l)))
            continue;
        assert_true(l.stayed >= STAYED_LEAST);
        ends++;
    }
    assert_int_equal(ends, 2);
    end(&l);
}

static void its_card_stays_where_it_is_and_covers_nothing(void **state)
{
    (void)state;
    static const int shape[][3] = {{1280, 720, 100}, {1024, 768, 150}, {2560, 1080, 100}, {1280, 720, 200}};
    for (size_t i = 0; i < sizeof shape / sizeof shape[0]; i++)
        for (size_t game = 0; game_scene_at(game); game++) {
            static struct lesson_test l;
            struct rect first = {0};
            if (!begin(&l, game))
                continue;
            set_shape(&l, shape[i]);
            for (struct host_lesson now = spoken(&l); !now.over; now = spoken(&l)) {
                if (!table_over(table_of(&l)))
                    look_at_paper(&l, &now, &first);
                if (shape[i][0] == 1280 && shape[i][2] == 100) {
                    stands_clear(&l, now.step);
                    if (!table_over(table_of(&l)))
                        is_large_enough(&l, &now);
                }
                l.h->lesson_press(l.h, LESSON_ON);
            }
            end(&l);
        }
}

/* What the task is gone on with is not under the card; where that is open, neither is what a step with a task points at, nor is
 * there a need to put the card away first. */
static void leaves_what_is_asked_for(struct lesson_test *l)
{
    const struct table *t = table_of(l);
    const struct host_lesson *now = &t->lesson.now;
    struct table_press press[TABLE_PRESSES];
    struct rect card, at;
    if (!lesson_speaks(t) || t->now.card != CARD_NONE || t->now.confirm.asked.on || table_over(t))
        return;
    ui_scope_push(t->ui, "lesson", 0);
    assert_true(ui_spot_seen(t->ui, ui_id_of(t->ui, "sheet"), &card));
    ui_scope_pop(t->ui);
    size_t n = now->task && table_asks(t) ? table_presses(t, now->task, press) : 0;
    for (size_t i = 0; i < n; i++)
        if (press[i].turn == 0 && ui_spot_seen(t->ui, press[i].id, &at) && !rect_empty(rect_common(card, at)))
            fail_msg("%s, step %zu, %dx%d: the card covers what is to be pressed",
                     match_setup_of(session_match(l->t.app.session))->rules->id, now->step, l->t.width,
                     l->t.height);
    for (size_t i = 0; i < now->points && now->task; i++)
        if (lesson_point(t, now->point[i], &at) && !rect_empty(rect_common(card, at)))
            fail_msg("%s, step %zu, %dx%d: the card covers %s",
                     match_setup_of(session_match(l->t.app.session))->rules->id, now->step, l->t.width,
                     l->t.height, now->point[i]);
}

/* What is to be pressed is in a frame, on a card over the map, too, but for the little that a finger may miss a pin by: around a part of
 * a button it would look like a flaw. */
static void frames_it_whole(struct lesson_test *l)
{
    struct table *t = app_test_table(&l->t);
    const game_action *task = t->lesson.now.task;
    static const float most = 0.7f; /* of its area */
    struct table_press press[TABLE_PRESSES];
    struct pointed p;
    struct rect at;
    size_t n = task && table_asks(t) ? table_presses(t, task, press) : 0;

    (void)lesson_pointed(t, &p);
    for (size_t i = 0; i < n; i++) {
        if (press[i].turn != 0 || !ui_spot_seen(t->ui, press[i].id, &at))
            continue;
        size_t f = 0;
        while (f < p.n && plane_shared(at, p.at[f]) < most * at.w * at.h)
            f++;
        if (f == p.n)
            fail_msg("%s, step %zu, %dx%d: a press is framed in part",
                     match_setup_of(session_match(l->t.app.session))->rules->id, t->lesson.now.step,
                     l->t.width, l->t.height);
    }
}

/* Whoever has just begun sees where to press, press by press, without putting anything away. */
static void its_card_is_never_in_the_way_of_what_it_asks_for(void **state)
{
    (void)state;
    static const struct {
        int width, height, percent, couch;
    } shape[] = {{854, 480, 100, 0},
                 {1280, 720, 100, 0},
                 {1920, 1080, 100, 0},
                 {1280, 720, 200, 0},
                 {1920, 1080, 100, 1}};
    for (size_t i = 0; i < sizeof shape / sizeof shape[0]; i++)
        for (size_t game = 0; game_scene_at(game); game++) {
            static struct lesson_test l;
            if (!begin(&l, game))
                continue;
            set_shape(&l, (const int[]){shape[i].width, shape[i].height, shape[i].percent});
            l.h->shell->set_setting(l.h, HOST_COUCH, shape[i].couch);
            for (struct host_lesson now = said(&l); !now.over; now = said(&l)) {
                game_action task = now.task ? *now.task : (game_action){0};
                uint32_t before = l.h->events(l.h);
                leaves_what_is_asked_for(&l);
                frames_it_whole(&l);
                for (int press = 0; now.task && l.h->events(l.h) == before; press++) {
                    if (press == PRESSES_MOST || !press_for(&l, &task, press))
                        fail_msg("step %zu: the task cannot be pressed", now.step);
                    if (l.h->events(l.h) != before)
                        continue;
                    leaves_what_is_asked_for(&l);
                    frames_it_whole(&l);
                }
                if (!now.task)
                    l.h->lesson_press(l.h, LESSON_ON);
            }
            end(&l);
        }
}

/* Does something else: it is shown, gets a reason, and is taken back. */
static void stray(struct lesson_test *l, const game_action *action, size_t step)
{
    struct host_lesson now;
    game_error err = {""};
    uint32_t before = l->h->events(l->h);
    game_action done = *action;
    if (!l->h->submit(l->h, &done, &err))
        fail_msg("step %zu: %s", step, err.text);
    while (l->h->next(l->h))
        l->h->played(l->h);
    assert_true(l->h->lesson(l->h, &now));
    assert_true(now.astray);
    assert_true(words_of(now.text) > 3);
    assert_false(l->h->my_decision(l->h));
    app_step(&l->t.app); /* nobody answers it */
    assert_int_equal(l->h->events(l->h), before + 1);
    l->h->lesson_press(l->h, LESSON_ON);
    assert_int_equal(l->h->events(l->h), before);
    assert_true(l->h->my_decision(l->h));
}

static void whatever_else_is_done_gets_a_reason(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        static game_action legal[GAME_MAX_LEGAL];
        int strayed = 0;
        if (!begin(&l, game))
            continue;
        for (struct host_lesson now = said(&l); !now.over; now = said(&l)) {
            size_t n = l.h->legal(l.h, legal, GAME_MAX_LEGAL), own = 0;
            game_action task = now.task ? *now.task : (game_action){0};
            for (size_t i = 0; now.task && i < n; i++) {
                bool wanted = memcmp(&legal[i], &task, sizeof task) == 0;
                own += wanted ? 1 : 0;
                if (!wanted)
                    stray(&l, &legal[i], now.step);
                strayed += wanted ? 0 : 1;
            }
            assert_int_equal(own, now.task ? 1 : 0);
            l.h->lesson_press(l.h, LESSON_ON);
        }
        assert_true(strayed > 20);
        end(&l);
    }
}

static void a_step_back_and_all_done_by_itself(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        struct host_lesson now, back;
        if (!begin(&l, game))
            continue;
        for (now = said(&l); !now.over; now = said(&l)) {
            size_t step = now.step;
            uint32_t events = l.h->events(l.h);
            if (step > 1) {
                l.h->lesson_press(l.h, LESSON_BACK);
                back = said(&l);
                assert_int_equal(back.step, step - 1);
                l.h->lesson_press(l.h, LESSON_ON);
                now = said(&l);
                assert_int_equal(now.step, step);
                assert_int_equal(l.h->events(l.h), events);
            }
            l.h->lesson_press(l.h, LESSON_ON);
        }
        l.h->lesson_press(l.h, LESSON_AGAIN);
        assert_int_equal(said(&l).step, 1);
        end(&l);
    }
}

/* A step to be read, then one in which something is to be done: a press too many must not do it. */
static void a_double_press_does_not_play(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        if (!begin(&l, game))
            continue;
        struct host_lesson now = said(&l);
        while (!now.task) {
            uint32_t before = l.h->events(l.h);
            struct rect at;
            float scale = ui_scale(l.t.app.ui);
            assert_true(ui_spot_seen(l.t.app.ui, table_of(&l)->lesson.button[LESSON_BUTTON_NEXT], &at));
            for (int i = 0; i < 2; i++)
                app_test_press(&l.t, (at.x + at.w / 2) * scale, (at.y + at.h / 2) * scale);
            size_t step = now.step;
            now = said(&l);
            assert_int_equal(now.step, step + 1);
            assert_int_equal(l.h->events(l.h), before);
        }
        end(&l);
    }
}

/* Whoever presses while something is shown, and once more after it, has not read the next step. */
static void presses_that_skip_do_not_go_on(void **state)
{
    (void)state;
    enum { LATE = TURNED + 4, TASKS = 2 };
    int late = 0;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        if (!begin(&l, game))
            continue;
        l.h->shell->set_setting(l.h, HOST_SPEED, HOST_SPEED_NORMAL);
        struct host_lesson now = said(&l);
        struct rect at = {0};
        float scale = ui_scale(l.t.app.ui);
        for (int tasks = 0; tasks < TASKS; now = said(&l)) {
            if (!now.task) {
                assert_true(ui_spot_seen(l.t.app.ui, table_of(&l)->lesson.button[LESSON_BUTTON_NEXT], &at));
                press_button(&l, LESSON_BUTTON_NEXT);
                continue;
            }
            do_task(&l, now.task);
            bool skipped = table_of(&l)->lesson.now.silent;
            for (int i = 0; i < FRAMES_MOST && table_of(&l)->lesson.now.silent; i++)
                app_test_press(&l.t, (at.x + at.w / 2) * scale, (at.y + at.h / 2) * scale);
            now = spoken(&l);
            if (skipped) {
                app_test_frames(&l.t, LATE);
                app_test_press(&l.t, (at.x + at.w / 2) * scale, (at.y + at.h / 2) * scale);
                assert_int_equal(said(&l).step, now.step);
                app_test_frames(&l.t, 2 * LATE);
                late += !now.task;
            }
            tasks++;
        }
        end(&l);
    }
    assert_true(late > 0);
}

/* A press as the program's loop has it: a frame for what comes in, none that nobody asked for. */
static void press_once(struct lesson_test *l, ui_id id)
{
    struct rect at;
    float scale = ui_scale(l->t.app.ui);
    assert_true(ui_spot_seen(l->t.app.ui, id, &at));
    struct input_event event = {.kind = INPUT_POINTER_MOVE,
                                .device = DEVICE_MOUSE,
                                .x = (at.x + at.w / 2) * scale,
                                .y = (at.y + at.h / 2) * scale,
                                .pad = -1};
    app_event(&l->t.app, &event);
    event.kind = INPUT_POINTER_DOWN;
    event.button = BUTTON_LEFT;
    event.clicks = 1;
    app_event(&l->t.app, &event);
    app_test_frames(&l->t, 1);
    event.kind = INPUT_POINTER_UP;
    app_event(&l->t.app, &event);
    app_test_frames(&l->t, 1);
}

/* What is done for one goes on without another press or a move of the mouse: until the next step speaks, somebody has asked for
 * the next frame. */
static void what_is_done_for_one_does_not_stall(void **state)
{
    (void)state;
    enum { TASKS = 4 };
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        if (!begin(&l, game))
            continue;
        for (int tasks = 0; tasks < TASKS;) {
            struct host_lesson now = said(&l);
            const struct lesson_shown *shown = &table_of(&l)->lesson;
            size_t step = now.step;
            tasks += now.task ? 1 : 0;
            press_once(&l, shown->button[now.task ? LESSON_BUTTON_DO : LESSON_BUTTON_NEXT]);
            for (int i = 0; shown->now.step == step || shown->now.silent; i++) {
                bool woken =
                    ui_wake_in(l.t.app.ui) >= 0 || session_wake_in(l.t.app.session, l.t.app.now) >= 0;
                if (!woken || i == FRAMES_MOST)
                    fail_msg("step %zu stands still", step);
                app_test_frames(&l.t, 1);
            }
        }
        end(&l);
    }
}

/* One who has lost the first match is told what to try next, on its last page; after the second nobody is. */
static void who_loses_a_first_match_is_told_what_to_try(void **state)
{
    (void)state;
    static const char record[] =
        "conspiracy-record: 1\ngame: solomon\n"
        "seat: 1 Glasgow ai:rookie \"Control\"\nseat: 2 Moscow ai:rookie \"Nils\"\n"
        "seat: 3 Athens ai:rookie \"Marlene\"\nseat: 4 Algiers human \"Ada\"\n\n"
        "chance agents Belgrade=Beacon Berlin=Roulette Marseille=Magician Paris=Spyglass Rome=Vagabond "
        "Warsaw=Tempest\n"
        "chance board 1 4\nchance board 2 2\nchance board 3 1\nchance board 4 3\n"
        "chance token 1 Spyglass\nchance token 2 Vagabond\nchance token 3 Tempest\nchance token 4 Beacon\n"
        "chance start 1\n1 invest Beacon Tempest\n2 invest Magician Spyglass\n3 invest Roulette Vagabond\n"
        "4 invest Spyglass Tempest\n"
        "1 move Spyglass Vienna\n2 pass\n3 pass\n4 pass\n2 payoff none\n3 payoff none\n4 payoff none\n"
        "1 move Spyglass Paris\n2 pass\n3 pass\n4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff "
        "none\n"
        "1 move Spyglass London\n2 pass\n3 pass\n4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff "
        "none\n"
        "1 move Spyglass Glasgow\n2 pass\n3 pass\n";
    static struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    for (int match = 0; match < 2; match++) {
        app_test_load(&t, record);
        t.app.match_id = 77 + (uint64_t)match;
        app_test_settle(&t);
        game_action pass[GAME_MAX_LEGAL];
        assert_true(h->legal(h, pass, GAME_MAX_LEGAL) > 0 && h->submit(h, &pass[0], NULL));
        h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_FAST);
        h->shell->set_setting(h, HOST_REDUCED_MOTION, 0); /* the last turn is shown once more */
        bool again = false;
        for (int i = 0; i < 20 * FRAMES_MOST && !app_test_shows(&t, "Defeat"); i++) {
            thinker_wait(t.app.thinker);
            app_test_frames(&t, 1);
            again |= h->past->replaying(h);
            if (h->past->replaying(h) && h->events(h) == h->past->length(h)) /* which waits to be read */
                app_test_act(&t, ACTION_ACCEPT);
        }
        assert_true(again && h->over(h, NULL));
        app_test_frames(&t, 4);
        char words[13], said[512];
        snprintf(said, sizeof said, "%s", h->next_time(h));
        snprintf(words, sizeof words, "%s", h->next_time(h));
        assert_int_equal(words[0] != '\0', match == 0);
        assert_true(app_test_shows(&t, "Defeat"));
        assert_true(match > 0 || app_test_shows(&t, words));
        if (match == 0) { /* and in the language of now, not of then */
            app_test_speak(&t, "de");
            assert_true(h->next_time(h)[0] != '\0');
            assert_string_not_equal(h->next_time(h), said);
            app_test_speak(&t, "en");
            assert_string_equal(h->next_time(h), said);
        }
    }
    app_test_close(&t);
}

static void nothing_of_it_is_kept(void **state)
{
    (void)state;
    static struct lesson_test l;
    char error[512] = "";
    struct options options = {.begin = true, .seeded = true, .seed = 3, .speed = -1};
    if (!begin(&l, 0))
        return;
    end(&l);
    app_test_open(&l.t, NULL);
    l.h = &l.t.app.host;
    assert_true(app_begin(&l.t.app, &options, error, sizeof error));
    app_test_settle(&l.t);
    const struct session *mine = l.t.app.session;
    uint32_t events = l.h->events(l.h);
    struct host_setup setup = l.t.app.setup;
    size_t saves = l.h->games->saves(l.h);
    l.h->shell->leave(l.h);
    app_test_frames(&l.t, 2);
    assert_true(l.h->games->learn(l.h, 0, NULL));
    for (struct host_lesson now = said(&l); !now.over; now = said(&l))
        l.h->lesson_press(l.h, LESSON_ON);
    l.h->lesson_press(l.h, LESSON_LEAVE);
    app_test_frames(&l.t, 4);
    assert_ptr_equal(screens_top(&l.t.app.screens), &scene_title);
    store_refresh(&l.t.app.store);
    assert_int_equal(l.h->games->saves(l.h), saves);
    assert_memory_equal(&setup, &l.t.app.setup, sizeof setup);
    assert_true(l.h->games->go_on(l.h, 0, NULL));
    app_test_settle(&l.t);
    assert_ptr_equal(l.t.app.session, mine);
    assert_int_equal(l.h->events(l.h), events);
    end(&l);
}

/* The match that makes way for a lesson is played on as people have set things since. */
static void what_is_set_meanwhile_holds_for_the_match_that_waited(void **state)
{
    (void)state;
    static const enum host_setting which[] = {HOST_SPEED, HOST_NO_CHOICE};
    static struct lesson_test l;
    char error[512] = "";
    int set[2];
    struct options options = {.begin = true, .seeded = true, .seed = 3, .speed = -1};
    app_test_open(&l.t, NULL);
    l.h = &l.t.app.host;
    assert_true(app_begin(&l.t.app, &options, error, sizeof error));
    app_test_settle(&l.t);
    const struct session *mine = l.t.app.session;
    l.h->shell->leave(l.h);
    app_test_frames(&l.t, 2);
    assert_true(l.h->games->learn(l.h, 0, NULL));
    app_test_frames(&l.t, 2);
    for (int i = 0; i < 2; i++) {
        int before = l.h->shell->setting(l.h, which[i]);
        l.h->shell->set_setting(l.h, which[i], before == 0);
        set[i] = l.h->shell->setting(l.h, which[i]);
        assert_true(set[i] != before);
    }
    assert_true(l.h->games->go_on(l.h, 0, NULL));
    app_test_settle(&l.t);
    assert_ptr_equal(l.t.app.session, mine);
    assert_int_equal(mine->speed, set[0]);
    assert_int_equal(mine->obvious, set[1]);
    end(&l);
}

/* Whatever people are called, and whoever sat there before. */
static void its_words_go_by_the_names_at_the_table(void **state)
{
    (void)state;
    static struct lesson_test l;
    char taken[HOST_NAME_MAX], numbered[HOST_NAME_MAX + 8];
    if (!begin(&l, 0))
        return;
    said(&l);
    snprintf(taken, sizeof taken, "%s", host_seat_name(l.h, 1));
    snprintf(numbered, sizeof numbered, "%s 2", taken);
    settings_set_text(l.t.app.settings.file, "game", "name", taken);
    assert_true(app_demo_start(&l.t.app));
    app_test_frames(&l.t, 4);
    app_demo_end(&l.t.app);
    assert_true(l.h->games->learn(l.h, 0, NULL));
    struct host_lesson now = said(&l);
    assert_string_equal(host_seat_name(l.h, 0), taken);
    assert_string_equal(host_seat_name(l.h, 1), numbered);
    bool named = false;
    for (; !now.over; now = said(&l)) {
        const char *name = strstr(now.text, taken) ? strstr(now.text, taken) : strstr(now.why, taken);
        assert_null(strchr(now.text, '{'));
        assert_true(!name || strncmp(name, numbered, strlen(numbered)) == 0);
        named |= name ? true : false;
        l.h->lesson_press(l.h, LESSON_ON);
    }
    assert_true(named);
    end(&l);
}

/* Who presses once more than there are pages begins a match: the way out is elsewhere. */
static void a_press_too_many_at_its_end_does_not_lead_out(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        struct rect next = {0}, out;
        if (!begin(&l, game))
            continue;
        for (struct host_lesson now = said(&l); !now.over; now = said(&l)) {
            (void)ui_spot_seen(l.t.app.ui, table_of(&l)->lesson.button[LESSON_BUTTON_NEXT], &next);
            l.h->lesson_press(l.h, LESSON_ON);
        }
        assert_true(ui_spot_seen(l.t.app.ui, table_of(&l)->lesson.button[LESSON_BUTTON_SKIP], &out));
        assert_true(!rect_empty(next) && rect_empty(rect_common(next, out)));
        struct host_lesson last = said(&l);
        const char *word = strrchr(last.why[0] != '\0' ? last.why : last.text, ' ');
        assert_non_null(word);
        assert_true(app_test_shows(&l.t, word + 1)); /* its words are whole to the end */
        end(&l);
    }
}

/* A lesson's card keeps its room for all its pages; what is left over it is enough for how it ended. */
static void how_it_ended_is_said_from_the_couch_too(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        static struct lesson_test l;
        if (!begin(&l, game))
            continue;
        l.t.width = 1920;
        l.t.height = 1080;
        l.h->shell->set_setting(l.h, HOST_COUCH, 1);
        for (struct host_lesson now = said(&l); !now.over; now = said(&l))
            l.h->lesson_press(l.h, LESSON_ON);
        assert_true(app_test_shows(&l.t, "Victory"));
        end(&l);
    }
}

static int count(struct lesson_test *l, const char *words)
{
    int n = 0;
    char *list = app_test_list(&l->t);
    for (const char *at = strstr(list, words); at; at = strstr(at + 1, words))
        n++;
    free(list);
    return n;
}

static void the_title_offers_it_until_it_is_done_or_declined(void **state)
{
    (void)state;
    static struct lesson_test l;
    if (!begin(&l, 0))
        return;
    said(&l);
    l.h->shell->leave(l.h);    /* not declined: it may be gone on with */
    app_test_frames(&l.t, 30); /* what comes by itself takes no press at first */
    assert_true(app_test_shows(&l.t, "Learn by playing"));
    assert_int_equal(count(&l, " Learn\n"), 0);
    app_test_act(&l.t, ACTION_ACCEPT);
    assert_int_equal(said(&l).step, 1);
    press_button(&l, LESSON_BUTTON_SKIP);
    assert_ptr_equal(screens_top(&l.t.app.screens), &scene_title);
    assert_false(app_test_shows(&l.t, "Learn by playing"));
    app_test_press_last(&l.t, "Learn");
    assert_int_equal(said(&l).step, 1);
    end(&l);
}

/* --- the file ------------------------------------------------------------------------------------------------ */

static bool readable(const struct game_rules *rules, const char *file)
{
    struct game_shelf shelf = {{NULL}, {NULL}};
    game_error err = {""};
    struct match_setup setup;
    struct lesson *l = lesson_read(file, strlen(file), &err);
    bool good = l && match_setup_default(rules, shelf_box(&shelf, rules, &err), l->seats, &setup, &err) &&
                lesson_rig(l, &setup, &err);
    assert_true(good || err.text[0] != '\0');
    lesson_free(l);
    shelf_clear(&shelf);
    return good;
}

/* A game of one seat, of which the house knows nothing: the toy of the tests. */
static void any_game_may_have_one_and_a_bad_one_is_refused(void **state)
{
    (void)state;
    const struct game_rules *toy = NULL;
    for (size_t i = 0; game_scene_at(i); i++)
        toy = strcmp(game_scene_at(i)->id, "toy") == 0 ? game_find("toy") : toy;
    assert_non_null(toy);
#define BEFORE "{\"seats\": 1, \"parts\": [{\"before\": [\"chance card 1 1\"], \"steps\": ["
    assert_true(readable(toy, BEFORE "{\"name\": \"A\", \"text\": \"B\", \"events\": [\"chance prize 4\"]},"
                                     "{\"name\": \"A\", \"text\": \"B\", \"events\": [\"1 bid 3\"]}]}]}"));
    assert_false(readable(toy, BEFORE "{\"name\": \"A\", \"text\": \"B\", \"events\": [\"1 bid 3\"]}]}]}"));
    assert_false(
        readable(toy, BEFORE "{\"name\": \"A\", \"events\": [\"chance prize 4\", \"1 bid 3\"]}]}]}"));
    assert_false(readable(toy, BEFORE "{\"name\": \"A\", \"events\": [3]}]}]}"));
    assert_false(readable(toy, BEFORE "]}]}"));
    assert_false(readable(toy, "{\"seats\": 9}"));
    assert_false(readable(toy, "{"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_whole_lesson_by_what_it_asks_for),
        cmocka_unit_test(how_it_ends_is_seen_on_the_table),
        cmocka_unit_test(its_card_stays_where_it_is_and_covers_nothing),
        cmocka_unit_test(its_card_is_never_in_the_way_of_what_it_asks_for),
        cmocka_unit_test(whatever_else_is_done_gets_a_reason),
        cmocka_unit_test(a_step_back_and_all_done_by_itself),
        cmocka_unit_test(a_double_press_does_not_play),
        cmocka_unit_test(presses_that_skip_do_not_go_on),
        cmocka_unit_test(what_is_done_for_one_does_not_stall),
        cmocka_unit_test(who_loses_a_first_match_is_told_what_to_try),
        cmocka_unit_test(nothing_of_it_is_kept),
        cmocka_unit_test(what_is_set_meanwhile_holds_for_the_match_that_waited),
        cmocka_unit_test(its_words_go_by_the_names_at_the_table),
        cmocka_unit_test(a_press_too_many_at_its_end_does_not_lead_out),
        cmocka_unit_test(how_it_ended_is_said_from_the_couch_too),
        cmocka_unit_test(the_title_offers_it_until_it_is_done_or_declined),
        cmocka_unit_test(any_game_may_have_one_and_a_bad_one_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
