/* A new game: who sits where. A card for each place of the game; what it starts with can be played as it is. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NOBODY, PERSON, FIRST_LEVEL, MOST_WORDS = 12, MOST_GAMES = 8, PIN = 14, SHADOW = 16 };

struct place {
    int who; /* NOBODY, PERSON or FIRST_LEVEL + level */
    int character;
    char name[HOST_NAME_MAX];
};

struct new_game {
    int game;
    int places;
    struct place place[GAME_MAX_SEATS];
    int option[GAME_MAX_OPTIONS];
};

/* ---- Between places and a setup ---- */

static void take_setup(struct new_game *n, const struct host *h, const struct host_setup *from)
{
    const struct game_rules *rules = h->game_rules_of(h, from->game);
    const struct game_box *box = h->game_box_of(h, from->game);
    if (!rules || !box)
        return;
    n->game = from->game;
    for (n->places = 0; n->places < GAME_MAX_SEATS; n->places++)
        if (!rules->place_name(box, (size_t)n->places))
            break;
    for (int i = 0; i < n->places; i++)
        n->place[i].who = NOBODY;
    for (int seat = 0; seat < from->config.seats; seat++) {
        struct place *p = &n->place[from->config.place[seat]];
        const struct host_seat_setup *who = &from->seat[seat];
        p->who = who->human ? PERSON : FIRST_LEVEL + who->level;
        p->character = who->character;
        memcpy(p->name, who->name, sizeof p->name);
    }
    for (int i = 0; i < rules->option_count; i++)
        n->option[i] = from->config.option[i];
}

static int give_setup(const struct new_game *n, struct host_setup *out)
{
    *out = (struct host_setup){.game = (uint8_t)n->game};
    int seats = 0;
    for (int i = 0; i < n->places; i++) {
        const struct place *p = &n->place[i];
        if (p->who == NOBODY)
            continue;
        struct host_seat_setup *seat = &out->seat[seats];
        out->config.place[seats++] = (uint8_t)i;
        seat->human = p->who == PERSON;
        seat->level = (uint8_t)(p->who >= FIRST_LEVEL ? p->who - FIRST_LEVEL : 0);
        seat->character = (uint8_t)p->character;
        memcpy(seat->name, p->name, sizeof seat->name);
    }
    out->config.seats = (uint8_t)seats;
    for (int i = 0; i < GAME_MAX_OPTIONS; i++)
        out->config.option[i] = (int16_t)n->option[i];
    return seats;
}

static void usual(struct new_game *n, const struct host *h, int game, int seats)
{
    struct host_setup setup;
    if (h->usual_setup(h, (size_t)game, (uint8_t)seats, &setup))
        take_setup(n, h, &setup);
}

static void open(void *state, const struct host *h)
{
    struct new_game *n = state;
    if (h->playing(h))
        take_setup(n, h, h->setup(h));
    if (n->places == 0)
        usual(n, h, 0, 0);
}

/* ---- A place's card ---- */

enum { CARD_MARGIN = 40, GAP = 24 };

/* One sentence on whoever sits there. */
static const char *help_of(const struct host *h, const struct place *p)
{
    if (p->who == NOBODY)
        return _("An ordinary city this time.");
    if (p->who == PERSON)
        return _("Sits at this screen.");
    size_t level = (size_t)(p->who - FIRST_LEVEL), character = (size_t)p->character;
    bool quirky = character > 0 && h->suits(h, level, character);
    return quirky ? h->character(h, character)->help : h->level(h, level)->help;
}

/* The height that the sentences need in a column of that width. */
static float help_height(struct ui *ui, const struct host *h, const struct new_game *n, float width)
{
    float most = ui_line(ui, STYLE_SMALL) * 2;
    for (int i = 0; i < n->places; i++) {
        float height = ui_text_height(ui, STYLE_SMALL, help_of(h, &n->place[i]), width - 2 * CARD_MARGIN);
        most = height > most ? height : most;
    }
    return most + 4;
}

/* A card's height without its picture. */
static float card_height(struct ui *ui, const struct host *h, float help)
{
    float rows = h->character(h, 1) ? 3 : 2; /* who, name, quirks where there are any */
    return 2 * CARD_MARGIN + ui_line(ui, STYLE_SUBHEAD) * 1.3f + 10 + rows * (ui_button_height(ui) + 10) +
           help;
}

/* Who sits there, as a picture: the character's portrait, a chief behind a newspaper for a person, an empty chair. */
static void draw_sitter(struct ui *ui, const struct host *h, const struct place *p, int place, struct rect at)
{
    struct host_seat_setup who = {.level = (uint8_t)(p->who >= FIRST_LEVEL ? p->who - FIRST_LEVEL : 0),
                                  .character = (uint8_t)p->character};
    const char *picture = p->who == NOBODY   ? "shared/portraits/vacant.png"
                          : p->who == PERSON ? "shared/portraits/chief.png"
                                             : h->face(h, &who, place);
    stage_picture(ui, rect_fit(rect_pad(at, 8), 1), picture);
}

static void choose_who(struct ui *ui, const struct host *h, struct place *p, struct rect at)
{
    const char *words[MOST_WORDS] = {_("Nobody"), _("Person")};
    int n = FIRST_LEVEL;
    for (size_t i = 0; n < MOST_WORDS && h->level(h, i); i++)
        words[n++] = h->level(h, i)->title;
    ui_choice(ui, "who", at, words, n, &p->who);
}

static void choose_character(struct ui *ui, const struct host *h, struct place *p, struct rect *inside)
{
    const char *words[MOST_WORDS];
    int n = 0;
    for (; n < MOST_WORDS && h->character(h, (size_t)n); n++)
        words[n] = h->character(h, (size_t)n)->title;
    if (n < 2 || !h->suits(h, (size_t)(p->who - FIRST_LEVEL), 1))
        return; /* nobody of that level has quirks */
    ui_choice(ui, "character", cut_top(inside, ui_button_height(ui)), words, n, &p->character);
    cut_top(inside, 8);
}

static void draw_place(struct ui *ui, const struct host *h, struct new_game *n, int i, struct rect at,
                       float picture)
{
    struct place *p = &n->place[i];
    const struct ui_colors *color = &ui_theme(ui)->color;
    const char *name =
        h->game_rules_of(h, (size_t)n->game)->place_name(h->game_box_of(h, (size_t)n->game), (size_t)i);
    ui_scope_push(ui, "place", i);
    struct rect inside = ui_panel(ui, at, PANEL_CARD);
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_SUBHEAD) * 1.3f), STYLE_SUBHEAD, ALIGN_CENTER, _(name));
    draw_sitter(ui, h, p, i, cut_top(&inside, picture));
    cut_top(&inside, 10);
    choose_who(ui, h, p, cut_top(&inside, ui_button_height(ui)));
    cut_top(&inside, 10);
    if (p->who != NOBODY) {
        struct host_seat_setup who = {.human = p->who == PERSON};
        ui_field(ui, "name", cut_top(&inside, ui_button_height(ui)), p->name, sizeof p->name, 40,
                 h->usual_name(h, &who, i));
        cut_top(&inside, 10);
    }
    if (p->who >= FIRST_LEVEL)
        choose_character(ui, h, p, &inside);
    float said = ui_text_in(ui, inside, STYLE_SMALL, ALIGN_CENTER, help_of(h, p), color->ink_soft);
    if (p->who == NOBODY) { /* nobody to be named: a stamp says so, across what the others fill in */
        cut_top(&inside, said);
        float w = fminf(inside.w * 0.86f, inside.h * 2.6f);
        ui_stamp(ui, rect_centered(inside, w, w * 0.34f), _("NOT IN PLAY"), color_hex(0x7A1512), -0.09f);
    }
    ui_scope_pop(ui);
}

/* ---- House rules ---- */

static float option_height(struct ui *ui, const struct game_rules *rules, float width)
{
    float most = 0;
    for (int i = 0; i < rules->option_count; i++) {
        float height = ui_text_height(ui, STYLE_SMALL, _(rules->options[i].help), width);
        most = height > most ? height : most;
    }
    return ui_button_height(ui) + most + 14;
}

static void draw_option(struct ui *ui, struct new_game *n, const struct game_option *option, int i,
                        struct rect at)
{
    enum { INSET = 10 }; /* of a toggle's words and knob: they stand in line with what is above and below */
    ui_scope_push(ui, "option", i);
    struct rect row = cut_top(&at, ui_button_height(ui));
    if (option->kind == OPTION_FLAG) {
        bool on = n->option[i] != 0;
        struct rect wide = {row.x - INSET, row.y, row.w + 2 * INSET, row.h};
        if (ui_toggle(ui, "flag", wide, _(option->title), &on))
            n->option[i] = on;
    } else {
        struct rect dial = cut_right(&row, ui_grow(ui, 220));
        ui_label(ui, row, STYLE_BODY, ALIGN_LEFT, _(option->title));
        ui_stepper(ui, "number", dial, &n->option[i], option->least, option->most);
    }
    ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, _(option->help), ui_theme(ui)->color.ink_soft);
    ui_scope_pop(ui);
}

/* ---- The screen ---- */

static void choose_game(struct new_game *n, const struct host *h, struct ui *ui, struct rect *inside)
{
    const char *words[MOST_GAMES];
    int games = 0;
    for (; games < MOST_GAMES && h->game(h, (size_t)games); games++)
        words[games] = h->game(h, (size_t)games)->title;
    if (games < 2)
        return;
    int game = n->game;
    if (ui_choice(ui, "game", cut_top(inside, ui_button_height(ui)), words, games, &game))
        usual(n, h, game, 0);
    cut_top(inside, 12);
}

static void draw_options(struct new_game *n, struct ui *ui, const struct game_rules *rules, struct rect all,
                         int columns, float height)
{
    if (rules->option_count > 0) {
        struct rect head = cut_top(&all, ui_line(ui, STYLE_SUBHEAD) * 1.6f);
        ui_label_in(ui, head, STYLE_SUBHEAD, ALIGN_LEFT, _("House rules"), ui_theme(ui)->color.accent);
    }
    for (int i = 0; i < rules->option_count; i++) {
        struct rect row = all;
        int down = i / columns;
        row.y += (float)down * height;
        row.h = height;
        draw_option(ui, n, &rules->options[i], i, rect_column(row, i % columns, columns, 64));
    }
}

/* The pictures take what room is left, within reason; what does not fit all the same is scrolled. */
static void content(struct new_game *n, const struct host *h, struct ui *ui, struct rect inside)
{
    const struct game_rules *rules = h->game_rules_of(h, (size_t)n->game);
    float least = ui_grow(ui, 300);
    int columns = n->places > 1 ? n->places : 1;
    while (columns > 1 && (inside.w - GAP * (float)(columns - 1)) / (float)columns < least)
        columns = columns > 2 ? 2 : 1;
    int rows = (n->places + columns - 1) / columns, option_columns = inside.w >= ui_grow(ui, 1000) ? 2 : 1;
    if (rules->option_count > 2 && inside.w >= ui_grow(ui, 1500))
        option_columns = 3;
    float column = (inside.w - 20 - GAP * (float)(columns - 1)) / (float)columns;
    float option =
        option_height(ui, rules, (inside.w - 20 - 64 * (float)(option_columns - 1)) / (float)option_columns);
    int option_rows = (rules->option_count + option_columns - 1) / option_columns;
    float options = (float)option_rows * option + ui_line(ui, STYLE_SUBHEAD) * 1.6f;
    float card = card_height(ui, h, help_height(ui, h, n, column)), rest = PIN + options;
    float picture = (inside.h - rest) / (float)rows - GAP - card;
    picture = fminf(fmaxf(picture, ui_grow(ui, 84)), ui_grow(ui, 330));
    float cards = (float)rows * (card + picture + GAP), height = rest + cards;
    struct rect seen = {inside.x - SHADOW, inside.y, inside.w + 2 * SHADOW, inside.h};
    struct rect all = rect_pad_xy(ui_scroll_begin(ui, "content", seen, height), SHADOW, 0);
    if (height > inside.h)
        all.w -= 20;
    cut_top(&all, PIN);
    struct rect grid = cut_top(&all, cards);
    grid.h -= GAP;
    for (int i = 0; i < n->places; i++)
        draw_place(ui, h, n, i, rect_grid(grid, i, columns, rows, GAP), picture);
    draw_options(n, ui, rules, all, option_columns, option);
    ui_scroll_end(ui);
}

/* `2 3 4`: the usual seats for so many. */
static void quick_counts(struct new_game *n, const struct host *h, struct ui *ui, struct rect *foot,
                         int seats)
{
    const struct game_rules *rules = h->game_rules_of(h, (size_t)n->game);
    ui_scope_push(ui, "players", 0);
    for (int count = rules->min_seats; count <= rules->max_seats; count++) {
        char text[64];
        snprintf(text, sizeof text, P_("%d player", "%d players", count), count);
        struct ui_button button = {.text = text, .kind = BUTTON_PAPER, .selected = count == seats};
        float width = ui_button_width(ui, &button);
        if (foot->w < width + ui_grow(ui, 260))
            break;
        struct rect at = cut_left(foot, width);
        cut_left(foot, 10);
        if (ui_button_with(ui, "count", count, at, &button))
            usual(n, h, n->game, count);
    }
    ui_scope_pop(ui);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct new_game *n = state;
    desk_draw(ui);
    struct rect foot;
    struct rect inside = stage_page(ui, 1760, 0, _("New game"), &foot);
    if (n->places == 0) {
        ui_text(ui, inside, STYLE_BODY, _("The game's data cannot be read."));
        stage_back(ui, h, &foot);
        return;
    }
    choose_game(n, h, ui, &inside);
    struct host_setup setup;
    int seats = give_setup(n, &setup);
    content(n, h, ui, inside);
    stage_back(ui, h, &foot);
    quick_counts(n, h, ui, &foot, seats);
    const struct game_rules *rules = h->game_rules_of(h, (size_t)n->game);
    bool fits = seats >= rules->min_seats && seats <= rules->max_seats;
    struct ui_button start = {
        .text = fits ? _("Start") : _("Too few players"), .kind = BUTTON_PRIMARY, .disabled = !fits};
    if (stage_button(ui, &foot, "start", &start)) {
        game_error err = {""};
        if (!h->start(h, &setup, &err))
            h->toast(h, err.text);
    }
    ui_focus_default(ui, ui_id_at(ui, "start", 0));
}

const struct scene scene_new = {
    .id = "new", .state_size = sizeof(struct new_game), .open = open, .frame = frame};
