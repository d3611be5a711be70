/* The title: case files, of which one lies open. */
#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "scene/cover.h"
#include "scene/stage.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum {
    MOST_GAMES = 8,
    ROW = 12,   /* between two buttons */
    EDGE = 20,  /* of the window, above and below */
    GAP = 16,   /* between the name, the file, the shelf */
    STRIPS = 8, /* between two closed files */
    LIFTED = 6  /* how far a closed file comes out to the hand */
};

/* Of the name, in titles: at most, at least, and with room for the motto below it. */
static const float name_size = 1.6f, least_size = 0.6f, motto_size = 1.1f;

struct title {
    struct cover cover[MOST_GAMES];
    int games, open;               /* open: which file */
    struct host_save save;         /* of the open file's match */
    enum host_lesson_state lesson; /* of its game */
    int frames; /* drawn so far, up to 2: the focus is set anew whenever the title comes up */
};

static void open_file(struct title *t, const struct host *h, int game)
{
    t->open = game;
    t->frames = 0;
    (void)h->games->waits(h, (size_t)game, &t->save);
    t->lesson = h->games->lesson(h, (size_t)game);
}

static void open(void *state, const struct host *h)
{
    struct title *t = state;
    for (size_t i = 0; t->games < MOST_GAMES && game_scene_at(i); i++) {
        struct cover *c = &t->cover[t->games++];
        *c = (struct cover){.scene = game_scene_at(i), .rules = h->games->rules(h, i)};
        c->poster = poster_read(c->scene->poster ? c->scene->poster : "");
        c->waits = h->games->waits(h, i, NULL);
    }
    open_file(t, h, (int)h->games->open(h));
}

/* ---- The open file ---- */

struct entry {
    const char *key, *text, *tip;
    enum ui_button_kind kind;
    const char *under; /* small, on the button; or NULL */
};

static bool press(struct ui *ui, struct rect at, const struct entry *e)
{
    struct ui_button button = {.text = e->text, .kind = e->kind, .tip = e->tip, .under = e->under};
    return ui_button_with(ui, e->key, 0, at, &button);
}

/* Side by side if they fit, else one below the other: how many rows. */
static int rows_of(struct ui *ui, const struct entry *e, int n, float width)
{
    float most = 0;
    for (int i = 0; i < n; i++)
        most = fmaxf(most, ui_button_width(ui, &(struct ui_button){.text = e[i].text}));
    return most * (float)n + ROW * (float)(n - 1) <= width ? 1 : n;
}

static float rows_height(const struct ui *ui, int rows)
{
    return (ui_button_height(ui) + ROW) * (float)rows;
}

/* Draws entries in so many rows; returns which was pressed, or -1. */
static int press_row(struct ui *ui, struct rect at, const struct entry *e, int n, int rows)
{
    int pressed = -1;
    for (int i = 0; i < n; i++) {
        struct rect cell = rect_grid(at, i, rows == 1 ? n : 1, rows, ROW);
        if (press(ui, cell, &e[i]))
            pressed = i;
    }
    return pressed;
}

enum { LEARN, RULES, RECORDS, PAPERS };

static void papers(const struct title *t, struct entry out[PAPERS])
{
    const char *how = t->lesson == LESSON_NONE ? _("How it is played, page by page")
                                               : _("A six-minute match that explains every move");
    out[LEARN] = (struct entry){"learn", _("Learn"), how, BUTTON_PAPER, NULL};
    out[RULES] = (struct entry){"rules", _("Rules"), _("Look up a rule or a key"), BUTTON_PAPER, NULL};
    out[RECORDS] = (struct entry){"records", _("Records"), _("Finished and saved games, statistics"),
                                  BUTTON_PAPER, NULL};
}

/* What is known of the game: a line each. Returns their height. */
static float known(struct ui *ui, const struct cover *c, struct rect at, bool draw)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    char line[COVER_FACTS];
    struct text all = text_over(line, sizeof line);
    cover_facts(c, &all);
    const char *motto = c->scene->motto ? i18n_marked(c->scene->motto) : "";
    float head = ui_line(ui, STYLE_HEADING) * 1.15f, high = ui_text_height(ui, STYLE_TYPE, motto, at.w) + 6,
          low = ui_text_height(ui, STYLE_SMALL, line, at.w);
    if (draw) {
        ui_label(ui, cut_top(&at, head), STYLE_HEADING, ALIGN_LEFT, i18n_marked(c->rules->title));
        ui_text_in(ui, cut_top(&at, high), STYLE_TYPE, ALIGN_LEFT, motto, color->ink);
        ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, line, color->ink);
    }
    return head + high + low + GAP;
}

/* What is to be done first, above a new game: a match to go on with, or the game to be learnt; NULL: nothing. */
static const char *first_key(const struct title *t)
{
    if (t->cover[t->open].waits)
        return "continue";
    return t->lesson == LESSON_NEW ? "learn-first" : NULL;
}

/* The first of the papers that has a button: what the first button does needs no other. */
static int first_paper(const struct title *t)
{
    return !t->cover[t->open].waits && t->lesson == LESSON_NEW ? RULES : LEARN;
}

/* The match that waits, which its button tells; NULL: none does. */
static const char *waiting(const struct title *t)
{
    return t->cover[t->open].waits && t->save.line[0] != '\0' ? t->save.line : NULL;
}

static float first_height(struct ui *ui, const struct title *t, float width)
{
    return ui_button_height_of(ui, &(struct ui_button){.text = "", .under = waiting(t)}, width, 1);
}

/* tight: the first two buttons stand side by side. */
static float file_height(struct ui *ui, const struct title *t, float width, bool tight)
{
    struct entry of[PAPERS];
    papers(t, of);
    int from = first_paper(t), more = first_key(t) && !tight ? 1 : 0;
    return known(ui, &t->cover[t->open], (struct rect){0, 0, width, 0}, false) +
           first_height(ui, t, more ? width : (width - ROW) / 2) +
           rows_height(ui, more + rows_of(ui, of + from, PAPERS - from, width));
}

static void learn(const struct title *t, const struct host *h)
{
    game_error err = {""};
    if (t->lesson == LESSON_NONE)
        h->shell->show(h, HOST_SCREEN_HELP);
    else if (!h->games->learn(h, (size_t)t->open, &err))
        h->shell->toast(h, err.text);
}

static void do_first(const struct title *t, const struct host *h, struct ui *ui, struct rect at)
{
    bool waits = t->cover[t->open].waits;
    const char *words = waits ? _("Continue") : _("Learn by playing");
    game_error err = {""};
    if (!press(ui, at, &(struct entry){first_key(t), words, NULL, BUTTON_PRIMARY, waiting(t)}))
        return;
    if (!waits)
        learn(t, h);
    else if (!h->games->go_on(h, (size_t)t->open, &err))
        h->shell->toast(h, err.text);
}

/* To go on where a match waits, to learn what is new, and to begin another match. */
static void play(struct title *t, const struct host *h, struct ui *ui, struct rect *at, bool tight)
{
    bool first = first_key(t);
    struct rect row = cut_top(at, first_height(ui, t, first && tight ? (at->w - ROW) / 2 : at->w)),
                other = row;
    cut_top(at, ROW);
    if (first && tight) {
        other = rect_column(row, 1, 2, ROW);
        row = rect_column(row, 0, 2, ROW);
    }
    if (first)
        do_first(t, h, ui, row);
    if (first && !tight) {
        other = cut_top(at, ui_button_height(ui));
        cut_top(at, ROW);
    }
    if (press(ui, other,
              &(struct entry){"new", _("New game"), NULL, first ? BUTTON_PAPER : BUTTON_PRIMARY, NULL}))
        h->shell->show(h, HOST_SCREEN_NEW);
}

static void actions(struct title *t, const struct host *h, struct ui *ui, struct rect at, bool tight)
{
    struct entry of[PAPERS];
    papers(t, of);
    play(t, h, ui, &at, tight);
    int from = first_paper(t), rows = rows_of(ui, of + from, PAPERS - from, at.w);
    at.h = rows_height(ui, rows) - ROW;
    int pressed = press_row(ui, at, of + from, PAPERS - from, rows);
    int paper = pressed < 0 ? pressed : from + pressed;
    if (paper == RECORDS)
        h->shell->show(h, HOST_SCREEN_RECORDS);
    else if (paper == LEARN)
        learn(t, h);
    else if (paper == RULES)
        h->shell->show(h, HOST_SCREEN_RULES);
}

/* What does not fit is scrolled. */
static void draw_file(struct title *t, const struct host *h, struct ui *ui, struct rect at, bool tight)
{
    const struct cover *c = &t->cover[t->open];
    struct rect label;
    char tab[32];
    struct rect inside = cover_draw_file(ui, at, ui_grow(ui, 1), &label);
    /* TRANSLATORS: on the tab of a case file; the number of the case */
    snprintf(tab, sizeof tab, _("No. %d"), t->open + 1);
    ui_label_fit(ui, rect_pad_xy(label, 6, 0), STYLE_TYPE, ALIGN_CENTER, tab, ui_theme(ui)->color.ink);
    float needed = file_height(ui, t, inside.w, tight);
    bool scrolled = needed > inside.h + 1;
    struct rect content = scrolled ? ui_scroll_begin(ui, "file", rect_grow(inside, 8), needed + 16) : inside;
    content = scrolled ? rect_pad(content, 8) : content;
    cut_top(&content, known(ui, c, content, true));
    actions(t, h, ui, content, tight);
    if (scrolled)
        ui_scroll_end(ui);
}

/* ---- What belongs to the program ---- */

/* The program's name; below it what its games have in common, for one of them is called like it. */
static void draw_name(struct ui *ui, struct rect at, float size, bool motto)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    struct gfx_type type = ui_type(ui, STYLE_TITLE);
    struct rect foot = motto ? cut_bottom(&at, ui_line(ui, STYLE_SMALL)) : at, name = cut_top(&at, at.h - 12);
    type.size *= size;
    float width = gfx_text_width(ui_gfx(ui), type, _("CONSPIRACY"), (size_t)-1);
    if (width > at.w)
        type.size *= 0.97f * at.w / width; /* type comes in whole pixels */
    gfx_text_line(ui_gfx(ui), type, name, ALIGN_LEFT, VALIGN_BOTTOM, _("CONSPIRACY"), color->cream);
    gfx_fill(ui_gfx(ui), (struct rect){at.x, at.y + 4, at.w, 4}, color->brass);
    /* TRANSLATORS: below the name of the program, "CONSPIRACY" */
    if (motto)
        ui_label_fit(ui, foot, STYLE_SMALL, ALIGN_LEFT, _("Games of secrets and bluff"), color->brass);
}

static void program(const struct host *h, struct ui *ui, struct rect at)
{
    const struct entry of[] = {{"settings", _("Settings"), NULL, BUTTON_PAPER, NULL},
                               {"quit", _("Quit"), NULL, BUTTON_PAPER, NULL}};
    int pressed = press_row(ui, at, of, 2, rows_of(ui, of, 2, at.w));
    if (pressed == 0)
        h->shell->show(h, HOST_SCREEN_SETTINGS);
    else if (pressed == 1)
        h->shell->quit(h);
}

/* ---- The shelf ---- */

/* The other files, one below the other; the one that lies open is not among them. */
static void draw_shelf(struct title *t, const struct host *h, struct ui *ui, struct rect at, bool slim)
{
    float high = cover_strip_height(ui, slim);
    int opened = -1;
    for (int i = 0, place = 0; i < t->games; i++) {
        if (i == t->open)
            continue;
        struct rect file = {at.x, at.y + (high + STRIPS) * (float)place++, at.w, high};
        struct ui_response r = ui_spot(ui, ui_id_at(ui, "case", i), file, 0);
        if (r.hot)
            file.x += LIFTED;
        cover_draw_closed(ui, &t->cover[i], file, i + 1, slim);
        if (r.clicked)
            opened = i;
    }
    if (opened >= 0) {
        h->shell->sound(h, "paper");
        h->games->set_open(h, (size_t)opened);
        open_file(t, h, opened);
    }
}

/* ---- The screen ---- */

/* Where things lie, from the window and the size of text. */
struct plan {
    struct rect name, file, program, shelf;
    float size; /* of the name */
    bool motto; /* there is room for what these games are */
    bool tight; /* there is little room for the file */
    bool slim;  /* and for the closed ones */
};

static float shelf_height(struct ui *ui, const struct title *t, bool slim)
{
    return (cover_strip_height(ui, slim) + STRIPS) * (float)(t->games - 1) - STRIPS;
}

static struct plan plan_of(struct ui *ui, const struct title *t)
{
    struct plan p = {.size = name_size};
    struct rect area = ui_area(ui);
    struct rect column = rect_pad_xy(area, area.w > area.h * 1.5f ? 64 : 48, EDGE), all = column;
    column.w = fminf(ui_grow(ui, 556), area.w * 0.52f);
    const struct entry of[] = {{.text = _("Settings")}, {.text = _("Quit")}};
    struct cover_file paper = cover_file_of(column.w, ui_grow(ui, 1));
    float inside = column.w - 2 * paper.side, line = ui_line(ui, STYLE_TITLE);
    float low = rows_height(ui, rows_of(ui, of, 2, column.w)) - ROW;
    float file = file_height(ui, t, inside, false) + paper.top + paper.bottom;
    float rest = low + 2 * GAP + 12, least = least_size * line, motto = ui_line(ui, STYLE_SMALL);
    float board = t->games > 1 ? shelf_height(ui, t, false) + GAP : 0;
    p.slim = file + rest + least > all.h - board;
    if (p.slim && board > 0)
        board = shelf_height(ui, t, true) + GAP;
    float room = all.h - board;
    p.tight = file + rest + least > room;
    if (p.tight)
        file = file_height(ui, t, inside, true) + paper.top + paper.bottom;
    /* what belongs to the program is at the foot, below all files */
    p.program = rect_pad_xy(cut_bottom(&all, low), paper.rim, 0);
    p.program.w = column.w - 2 * paper.rim;
    cut_bottom(&all, GAP);
    if (board > 0) {
        p.shelf = rect_pad_xy(cut_bottom(&all, board - GAP), paper.rim, 0);
        p.shelf.w = p.program.w;
    }
    if ((room - file - rest - motto) / line < motto_size)
        motto = 0;
    p.size = fmaxf(least_size, fminf(name_size, (room - file - rest - motto) / line));
    p.motto = motto > 0;
    float name = p.size * line + 12 + motto;
    file = fminf(file, room - name - low - 2 * GAP);
    cut_top(&column, fmaxf(0, (room - name - file - low - 2 * GAP) * 0.42f));
    p.name = rect_pad_xy(cut_top(&column, name), paper.rim, 0);
    cut_top(&column, GAP);
    p.file = cut_top(&column, file);
    p.shelf.y = fminf(p.shelf.y, p.file.y + p.file.h + GAP);
    return p;
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct title *t = state;
    struct plan p = plan_of(ui, t);
    cover_draw_poster(ui, &t->cover[t->open], ui_area(ui), p.file.x + p.file.w + GAP);
    gfx_finish(ui_gfx(ui), 0.5f, 0.25f, 0); /* what can be pressed is not dimmed by it */
    draw_name(ui, p.name, p.size, p.motto);
    ui_id first = ui_id_at(ui, first_key(t) ? first_key(t) : "new", 0);
    ui_focus_default(ui, first);
    if (t->frames < 2) { /* the first frame brings back the focus of old */
        ui_focus(ui, first);
        t->frames++;
    }
    draw_file(t, h, ui, p.file, p.tight);
    program(h, ui, p.program);
    if (t->games > 1)
        draw_shelf(t, h, ui, p.shelf, p.slim);
}

static void cancel(void *state, const struct host *h)
{
    (void)state;
    (void)h; /* there is nothing below the title; leaving takes the button */
}

const struct scene scene_title = {
    .id = "title", .state_size = sizeof(struct title), .open = open, .frame = frame, .cancel = cancel};
