/* A new game: who sits where. A card for each place of the game, or for each chair where it has no places; what it starts
 * with can be played as it is. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/rivals.h"
#include "scene/stage.h"
#include "scene/ways.h"
#include "table/badges.h"
#include "table/desk.h"
#include "table/game.h"
#include "table/homes.h"
#include "table/portrait.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NOBODY, PERSON, FIRST_LEVEL, MOST_WORDS = 16, PIN = 14, SHADOW = 16 };

/* A place of the game, or a chair. */
struct chair {
    int who; /* NOBODY, PERSON or FIRST_LEVEL + level */
    int character;
    char name[HOST_NAME_MAX];
};

struct new_game {
    int game;
    bool ready;  /* the game's data can be read */
    bool places; /* a chair is a place; else chairs are added and taken away */
    int chairs;
    struct chair chair[GAME_MAX_SEATS];
    int option[GAME_MAX_OPTIONS];
    bool house; /* rules beside the ways to play are shown */
    /* What cards are like: where not all would be seen at once, a portrait is small and beside the heading; where that is not enough, a tip
     * says what is said of whoever sits there. */
    enum { CARDS_TALL, CARDS_LOW, CARDS_BARE } cards;
};

/* ---- Between chairs and a setup ---- */

static int index_of(const struct host_choice *(*choice)(const struct host *, size_t, size_t),
                    const struct host *h, int game, const char *id, size_t length)
{
    for (size_t i = 0; choice(h, (size_t)game, i); i++)
        if (strlen(choice(h, (size_t)game, i)->id) == length &&
            strncmp(choice(h, (size_t)game, i)->id, id, length) == 0)
            return (int)i;
    return -1;
}

/* `ai:rookie+gambler` as a level and a character. */
static void take_who(struct chair *c, const struct host *h, int game, const char *who)
{
    const char *id = strncmp(who, "ai:", 3) == 0 ? who + 3 : who, *plus = strchr(id, '+');
    int level = index_of(h->games->level, h, game, id, strcspn(id, "+"));
    int character = plus ? index_of(h->games->character, h, game, plus + 1, strlen(plus + 1)) : 0;
    c->who = strcmp(who, "human") == 0 ? PERSON : FIRST_LEVEL + (level < 0 ? 0 : level);
    c->character = character < 0 ? 0 : character;
}

static int places_of(const struct game_rules *rules, const struct game_box *box)
{
    int n = 0;
    while (rules->place_name && n < GAME_MAX_SEATS && rules->place_name(box, (size_t)n))
        n++;
    return n;
}

static void take_setup(struct new_game *n, const struct host *h, const struct host_setup *from)
{
    const struct game_rules *rules = h->games->rules(h, from->game);
    const struct game_box *box = h->games->box(h, from->game);
    n->game = from->game;
    n->ready = rules && box;
    if (!n->ready)
        return;
    n->places = rules->place_name;
    n->chairs = n->places ? places_of(rules, box) : from->config.seats;
    for (int i = 0; i < GAME_MAX_SEATS; i++)
        n->chair[i] = (struct chair){.who = NOBODY};
    for (int seat = 0; seat < from->config.seats; seat++) {
        struct chair *c = &n->chair[n->places ? from->config.place[seat] : seat];
        take_who(c, h, n->game, from->seat[seat].who);
        memcpy(c->name, from->seat[seat].name, sizeof c->name);
    }
    for (int i = 0; i < rules->option_count; i++)
        n->option[i] = from->config.option[i];
}

static void write_who(const struct new_game *n, const struct host *h, const struct chair *c,
                      char out[HOST_WHO_MAX])
{
    size_t game = (size_t)n->game, level = (size_t)(c->who - FIRST_LEVEL), character = (size_t)c->character;
    if (c->who == PERSON || !h->games->level(h, game, level)) {
        snprintf(out, HOST_WHO_MAX, "human");
        return;
    }
    bool quirky = character > 0 && h->games->suits(h, game, level, character);
    snprintf(out, HOST_WHO_MAX, "ai:%s%s%s", h->games->level(h, game, level)->id, quirky ? "+" : "",
             quirky ? h->games->character(h, game, character)->id : "");
}

static int give_setup(const struct new_game *n, const struct host *h, struct host_setup *out)
{
    *out = (struct host_setup){.game = (uint8_t)n->game};
    int seats = 0;
    for (int i = 0; i < n->chairs; i++) {
        const struct chair *c = &n->chair[i];
        if (c->who == NOBODY)
            continue;
        struct host_seat_setup *seat = &out->seat[seats];
        out->config.place[seats++] = (uint8_t)(n->places ? i : 0);
        write_who(n, h, c, seat->who);
        memcpy(seat->name, c->name, sizeof seat->name);
    }
    out->config.seats = (uint8_t)seats;
    for (int i = 0; i < GAME_MAX_OPTIONS; i++)
        out->config.option[i] = (int16_t)n->option[i];
    return seats;
}

/* The usual setup of a game for so many seats; what stands in the way is said. */
static void usual(struct new_game *n, const struct host *h, int game, int seats)
{
    struct host_setup setup;
    game_error err = {""};
    if (h->games->usual(h, (size_t)game, (uint8_t)seats, &setup, &err)) {
        take_setup(n, h, &setup);
        return;
    }
    h->shell->toast(h, err.text);
    if (game != n->game || n->chairs == 0) {
        n->game = game;
        n->ready = false;
    }
}

static void open(void *state, const struct host *h)
{
    struct new_game *n = state;
    usual(n, h, (int)h->games->open(h), 0);
}

/* ---- Chairs are added and taken away ---- */

static bool may_add(const struct new_game *n, const struct host *h)
{
    return !n->places && n->chairs < h->games->rules(h, (size_t)n->game)->max_seats;
}

static bool may_remove(const struct new_game *n, const struct host *h)
{
    return !n->places && n->chairs > h->games->rules(h, (size_t)n->game)->min_seats;
}

/* With whoever the usual setup for so many has there. */
static void add_chair(struct new_game *n, const struct host *h)
{
    struct host_setup setup;
    game_error err = {""};
    if (!h->games->usual(h, (size_t)n->game, (uint8_t)(n->chairs + 1), &setup, &err)) {
        h->shell->toast(h, err.text);
        return;
    }
    n->chair[n->chairs] = (struct chair){.who = NOBODY};
    take_who(&n->chair[n->chairs], h, n->game, setup.seat[n->chairs].who);
    n->chairs++;
}

static void remove_chair(struct new_game *n, int i)
{
    n->chairs--;
    memmove(&n->chair[i], &n->chair[i + 1], sizeof n->chair[0] * (size_t)(n->chairs - i));
}

/* ---- A chair's card ---- */

enum { SAID_MOST = 512 }; /* bytes of what is said of whoever sits there */
/* The height of a picture, before it grows with the text: SMALL where that saves scrolling, else LEAST. */
enum { PICTURE_SMALL = 108, PICTURE_LEAST = 150, PICTURE_MOST = 276 };
enum { CARD_MARGIN = 40, CARD_TOP = 32, CARD_FOOT = 24, GAP = 24 }; /* inside a card's edge; between cards */

static const struct game_scene *scene_at(const struct new_game *n)
{
    return game_scene_at((size_t)n->game);
}

/* Whoever sits there, in a sentence: of an opponent what sets it apart from others, or how its level plays. */
static void say_who(const struct host *h, const struct new_game *n, const struct chair *c, struct text *out)
{
    if (c->who == NOBODY || c->who == PERSON) {
        text_add(out, "%s",
                 c->who == PERSON      ? _("Plays at this screen.")
                 : scene_at(n)->vacant ? i18n_marked(scene_at(n)->vacant)
                                       : _("Not in this game."));
        return;
    }
    size_t game = (size_t)n->game, level = (size_t)(c->who - FIRST_LEVEL), character = (size_t)c->character;
    bool quirky = character > 0 && h->games->suits(h, game, level, character);
    text_add(out, "%s",
             quirky ? h->games->character(h, game, character)->help : h->games->level(h, game, level)->help);
}

/* The height that the sentences need in a column of that width. */
static float help_height(struct ui *ui, const struct host *h, const struct new_game *n, float width)
{
    float most = ui_line(ui, STYLE_SMALL) * 2;
    for (int i = 0; i < n->chairs; i++) {
        char words[SAID_MOST];
        struct text said = text_over(words, sizeof words);
        say_who(h, n, &n->chair[i], &said);
        float height = ui_text_height(ui, STYLE_SMALL, words, width - 2 * CARD_MARGIN);
        most = height > most ? height : most;
    }
    return most + 4;
}

enum { CHOICE_ROWS = 2 }; /* who, and which of them */

/* A card's height without its picture. */
static float card_height(struct ui *ui, float help)
{
    return CARD_TOP + CARD_FOOT + ui_line(ui, STYLE_SUBHEAD) * 1.3f + 10 +
           CHOICE_ROWS * (ui_button_height(ui) + 10) + help;
}

enum { LOW_PICTURE = 62, MANY = 4 /* cards, of which the first ones would hide that there are more */ };

/* … of a low one, with its picture. */
static float low_height(struct ui *ui, float help)
{
    return card_height(ui, help) - ui_line(ui, STYLE_SUBHEAD) * 1.3f - 10 + ui_grow(ui, LOW_PICTURE);
}

/* … as high as there is room, within reason. */
static float low_of(struct ui *ui, float room, float help)
{
    float least = low_height(ui, help);
    return fmaxf(least, fminf(room, least + ui_grow(ui, LOW_PICTURE)));
}

static struct rect picture_in(struct ui *ui, struct rect at)
{
    float side = fminf(fminf(at.h, at.w), ui_grow(ui, PICTURE_MOST)) - 10;
    return rect_place(at, side, side, 0.5f, 0);
}

/* The colour in which a chair's seat plays: of its place where places have colours, or by its number. */
static struct color color_of(const struct host *h, const struct new_game *n, int chair)
{
    size_t game = (size_t)n->game;
    const struct game_rules *rules = h->games->rules(h, game);
    const struct table_game *table = scene_at(n)->table;
    const char *place = n->places ? rules->place_name(h->games->box(h, game), (size_t)chair) : "";
    if (n->places && table->homes)
        return home_color_called(h->games->box(h, game), table->homes, place);
    return badge_usual_color(chair);
}

/* Who sits there, as a picture: the character's portrait, a spy chief behind a newspaper for a person, each another, an empty chair. */
static void draw_sitter(struct ui *ui, const struct host *h, const struct new_game *n, int i, struct rect at)
{
    char who[HOST_WHO_MAX];
    const struct chair *c = &n->chair[i];
    const char *picture = "shared/portraits/vacant.png";
    if (c->who == PERSON) {
        int nth = 0;
        for (int k = 0; k < i; k++)
            nth += n->chair[k].who == PERSON;
        picture = h->games->person(h, (size_t)n->game, nth);
    } else if (c->who != NOBODY) {
        write_who(n, h, c, who);
        picture = h->games->face(h, (size_t)n->game, who, i);
    }
    if (c->who == NOBODY)
        stage_picture(ui, picture_in(ui, at), picture);
    else
        portrait_draw(ui, picture_in(ui, at), picture, color_of(h, n, i));
}

/* Where chairs are taken away nobody need be chosen for one. */
static void choose_who(struct ui *ui, const struct host *h, const struct new_game *n, struct chair *c,
                       struct rect at)
{
    const char *words[MOST_WORDS] = {_("Nobody"), _("Human")};
    int count = FIRST_LEVEL, first = n->places ? NOBODY : PERSON;
    for (size_t i = 0; count < MOST_WORDS && h->games->level(h, (size_t)n->game, i); i++)
        words[count++] = h->games->level(h, (size_t)n->game, i)->title;
    int chosen = c->who - first;
    ui_choice(ui, "who", at, words + first, count - first, &chosen);
    c->who = chosen + first;
}

/* Each character has a name of its own; whoever has none has one by the chair. */
static void write_character(const struct host *h, const struct new_game *n, const struct chair *c, int i,
                            int character, char out[HOST_NAME_MAX])
{
    struct chair other = {.who = c->who, .character = character};
    char who[HOST_WHO_MAX];
    write_who(n, h, &other, who);
    const char *name = h->games->name(h, (size_t)n->game, who, i);
    if (c->name[0] != '\0' && character == c->character)
        snprintf(out, HOST_NAME_MAX, "%s", c->name);
    else if (character == 0)
        /* TRANSLATORS: %s is the name of an opponent that plays as its level does, without a character */
        snprintf(out, HOST_NAME_MAX, _("%s, no quirks"), name);
    else
        snprintf(out, HOST_NAME_MAX, "%s", name);
}

/* An opponent with a character is chosen by name. False: nobody of that level has one. */
static bool choose_character(struct ui *ui, const struct host *h, const struct new_game *n, struct chair *c,
                             int i, struct rect *inside)
{
    char name[MOST_WORDS][HOST_NAME_MAX];
    const char *words[MOST_WORDS];
    size_t game = (size_t)n->game;
    int count = 0, chosen = c->character;
    if (c->who < FIRST_LEVEL || !h->games->character(h, game, 1) ||
        !h->games->suits(h, game, (size_t)(c->who - FIRST_LEVEL), 1))
        return false;
    for (; count < MOST_WORDS && h->games->character(h, game, (size_t)count); count++) {
        write_character(h, n, c, i, count, name[count]);
        words[count] = name[count];
    }
    if (ui_choice(ui, "character", cut_top(inside, ui_button_height(ui)), words, count, &chosen)) {
        c->character = chosen;
        c->name[0] = '\0';
    }
    cut_top(inside, 10);
    return true;
}

/* What the card is headed: the place, or which chair it is. */
static const char *heading_of(const struct host *h, const struct new_game *n, int i, char *room, size_t size)
{
    size_t game = (size_t)n->game;
    const struct game_rules *rules = h->games->rules(h, game);

    if (n->places)
        return i18n_data(rules->id, rules->place_name(h->games->box(h, game), (size_t)i));
    /* TRANSLATORS: the heading of the card of a player in a new game: "Seat 2" */
    snprintf(room, size, _("Seat %d"), i + 1);
    return room;
}

/* People before that chair who have no name either: they are told apart by numbers. */
static int unnamed_before(const struct new_game *n, int chair)
{
    int alike = 0;
    for (int i = 0; i < chair; i++)
        alike += n->chair[i].who == PERSON && n->chair[i].name[0] == '\0';
    return alike;
}

/* Nobody but one is a person. */
static bool is_alone(const struct new_game *n)
{
    int people = 0;
    for (int i = 0; i < n->chairs; i++)
        people += n->chair[i].who == PERSON;
    return people == 1;
}

static void ask_name(struct ui *ui, const struct host *h, const struct new_game *n, struct chair *c, int i,
                     struct rect *inside)
{
    char who[HOST_WHO_MAX], numbered[HOST_NAME_MAX];
    write_who(n, h, c, who);
    const char *name = h->games->name(h, (size_t)n->game, who, i);
    int alike = c->who == PERSON ? unnamed_before(n, i) : 0;
    bool alone = c->who == PERSON && is_alone(n); /* whom the table calls so */
    snprintf(numbered, sizeof numbered, alike > 0 ? "%s %d" : "%s", alone ? C_("whose coins", "You") : name,
             alike + 1);
    ui_field(ui, "name", cut_top(inside, ui_button_height(ui)), c->name, sizeof c->name, 40, numbered);
    cut_top(inside, 10);
}

/* Its pin and its double line leave the picture as much height as they can. */
static struct rect card_ground(struct ui *ui, struct rect at)
{
    struct rect inside = ui_panel(ui, at, PANEL_CARD);
    inside.y = at.y + CARD_TOP;
    inside.h = at.h - CARD_TOP - CARD_FOOT;
    return inside;
}

/* What is said of whoever sits there. */
static void draw_words(struct ui *ui, const struct host *h, const struct new_game *n, int i, struct rect low)
{
    char words[SAID_MOST];
    struct text said = text_over(words, sizeof words);
    say_who(h, n, &n->chair[i], &said);
    float wide = ui_text_even(ui, STYLE_SMALL, words, low.w);
    (void)ui_text_in(ui, rect_place(low, wide, low.h, 0.5f, 0), STYLE_SMALL, ALIGN_CENTER, words,
                     ui_theme(ui)->color.ink_soft);
}

/* … on a tip, where there is no room for it. */
static void tell_words(struct ui *ui, const struct host *h, const struct new_game *n, int i, struct rect at)
{
    char words[SAID_MOST], room[64];
    struct text said = text_over(words, sizeof words);
    say_who(h, n, &n->chair[i], &said);
    ui_tell(ui, "sitter", i, at,
            &(struct ui_words){.name = heading_of(h, n, i, room, sizeof room), .text = words});
}

/* The parts of a card, in line from card to card. */
struct card {
    struct rect head, picture, choices, words;
};

/* A card with its picture beside the heading. */
static void lay_low(struct ui *ui, struct rect inside, float words, struct card *c)
{
    c->words = cut_bottom(&inside, words);
    c->head = cut_top(&inside, inside.h - CHOICE_ROWS * (ui_button_height(ui) + 10));
    c->picture = cut_left(&c->head, fminf(c->head.h, c->head.w * 0.36f));
    cut_left(&c->head, 8);
    c->head = rect_centered(c->head, c->head.w, fminf(c->head.h, ui_line(ui, STYLE_SUBHEAD) * 1.6f));
    c->choices = inside;
}

static struct card card_of(struct ui *ui, const struct host *h, const struct new_game *n, struct rect at)
{
    struct rect inside = card_ground(ui, at);
    float help = help_height(ui, h, n, at.w);
    if (n->cards != CARDS_TALL) {
        struct card low;
        lay_low(ui, inside, n->cards == CARDS_LOW ? help : 0, &low);
        return low;
    }
    struct card c = {.head = cut_top(&inside, ui_line(ui, STYLE_SUBHEAD) * 1.3f)};
    c.words = cut_bottom(&inside, help);
    c.choices = cut_bottom(&inside, CHOICE_ROWS * (ui_button_height(ui) + 10));
    cut_top(&inside, 8);
    c.picture = inside;
    return c;
}

/* The place with its seal where the game has seals, or which chair it is. */
static void draw_heading(struct ui *ui, const struct host *h, const struct new_game *n, int i, struct rect at)
{
    char room[64];
    const char *words = heading_of(h, n, i, room, sizeof room);
    const struct homes *homes = scene_at(n)->table->homes;
    if (n->places && homes) {
        const struct game_box *box = h->games->box(h, (size_t)n->game);
        const char *place = h->games->rules(h, (size_t)n->game)->place_name(box, (size_t)i);
        float wide = ui_text_width(ui, STYLE_SUBHEAD, words), side = at.h;
        struct rect row = rect_place(at, fminf(at.w, side + 10 + wide), at.h, 0.5f, 0);
        if (home_seal(ui, box, homes, place, cut_left(&row, side)))
            cut_left(&row, 10);
        ui_label(ui, row, STYLE_SUBHEAD, ALIGN_LEFT, words);
        return;
    }
    ui_label(ui, at, STYLE_SUBHEAD, ALIGN_CENTER, words);
}

/* True: the chair is to be taken away. */
static bool draw_chair(struct ui *ui, const struct host *h, struct new_game *n, int i, struct rect at)
{
    struct chair *c = &n->chair[i];
    ui_scope_push(ui, "place", i);
    struct card card = card_of(ui, h, n, at);
    struct rect inside = card.choices;
    draw_heading(ui, h, n, i, card.head);
    draw_sitter(ui, h, n, i, card.picture);
    choose_who(ui, h, n, c, cut_top(&inside, ui_button_height(ui)));
    cut_top(&inside, 10);
    if (c->who != NOBODY && !choose_character(ui, h, n, c, i, &inside))
        ask_name(ui, h, n, c, i, &inside);
    /* right under what they speak of: a card with fewer choices has no hole in it */
    if (n->cards == CARDS_BARE)
        tell_words(ui, h, n, i, card.picture);
    else
        draw_words(
            ui, h, n, i,
            (struct rect){card.words.x, inside.y, card.words.w, card.words.y + card.words.h - inside.y});
    bool away = false;
    if (may_remove(n, h)) {
        float side = ui_button_height(ui);
        struct ui_button button = {.icon = gfx_load(ui_gfx(ui), "shared/ui/icons/close.png"),
                                   .tip = _("Remove this player")};
        away = ui_button_with(ui, "away", 0, (struct rect){at.x + at.w - side - 16, at.y + 16, side, side},
                              &button);
    }
    ui_scope_pop(ui);
    return away;
}

/* An empty chair beside the others. */
static void draw_add(struct ui *ui, const struct host *h, struct new_game *n, struct rect at)
{
    struct card card = card_of(ui, h, n, at);
    struct ui_button button = {.text = _("Add a player"), .kind = BUTTON_PAPER};
    struct rect row = cut_top(&card.choices, ui_button_height(ui));
    stage_picture(ui, picture_in(ui, card.picture), "shared/portraits/vacant.png");
    if (ui_button_with(ui, "add", 0, row, &button))
        add_chair(n, h);
}

/* ---- House rules ---- */

/* The house rules that hold for so many seats, where they are shown. */
static int options_of(const struct new_game *g, const struct game_rules *rules, int seats,
                      int out[GAME_MAX_OPTIONS])
{
    int n = 0;
    for (int i = 0; i < rules->option_count && (g->house || !scene_at(g)->ways); i++)
        if (game_option_holds(&rules->options[i], seats) && !ways_set(scene_at(g), i) &&
            !(rivals_there(scene_at(g), rules, seats) && i == rules->rival_option - 1))
            out[n++] = i;
    return n;
}

enum { BELOW_CONTROL = 6 }; /* its shadow */

static float option_height(struct ui *ui, const struct game_option *option, float width)
{
    return ui_button_height(ui) + BELOW_CONTROL +
           ui_text_height(ui, STYLE_SMALL, i18n_marked(option->help), width) + 8;
}

static void choose_value(struct ui *ui, const struct game_option *option, int *value, struct rect row)
{
    const char *words[MOST_WORDS];
    int n = 0, chosen = *value - option->least;
    for (; n < MOST_WORDS && n <= option->most - option->least; n++)
        words[n] = option->value_title ? i18n_marked(option->value_title[n]) : option->word[n];
    float wide = fminf(row.w * 0.6f, ui_grow(ui, 340));
    struct rect dial = cut_right(&row, wide);
    ui_label(ui, row, STYLE_BODY, ALIGN_LEFT, i18n_marked(option->title));
    ui_name_next(ui, i18n_marked(option->title));
    if (ui_choice(ui, "word", dial, words, n, &chosen))
        *value = chosen + option->least;
}

enum { LEAST_DIAL = 160 }; /* its least width, before it grows with the text */

enum { INSET = 10 }; /* of a toggle's words and knob: they stand in line with what is above and below */

static void draw_option(struct ui *ui, struct new_game *n, const struct game_option *option, int i,
                        struct rect at)
{
    ui_scope_push(ui, "option", i);
    struct rect row = cut_top(&at, ui_button_height(ui));
    if (option->value_title || option->kind == OPTION_WORD) {
        choose_value(ui, option, &n->option[i], row);
    } else if (option->kind == OPTION_FLAG) {
        bool on = n->option[i] != 0;
        struct rect wide = {row.x - INSET, row.y, row.w + 2 * INSET, row.h};
        if (ui_toggle(ui, "flag", wide, i18n_marked(option->title), &on))
            n->option[i] = on;
    } else {
        float rest = row.w - ui_text_width(ui, STYLE_BODY, i18n_marked(option->title)) - 14;
        struct rect dial = cut_right(&row, fmaxf(ui_grow(ui, LEAST_DIAL), fminf(ui_grow(ui, 220), rest)));
        cut_right(&row, 12);
        ui_label_fit(ui, row, STYLE_BODY, ALIGN_LEFT, i18n_marked(option->title), ui_theme(ui)->color.ink);
        ui_name_next(ui, i18n_marked(option->title));
        ui_stepper(ui, "number", dial, &n->option[i], option->least, option->most, 1);
    }
    cut_top(&at, BELOW_CONTROL);
    ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, i18n_marked(option->help), ui_theme(ui)->color.ink_soft);
    ui_scope_pop(ui);
}

/* ---- The screen ---- */

/* Where the house rules lie beneath their heading. */
struct rules_plan {
    int columns;
    float gap, width;
    float row[GAME_MAX_OPTIONS], height; /* of each row, as high as what it has; of all */
};

static float rules_head(struct ui *ui)
{
    return ui_line(ui, STYLE_SUBHEAD) * 1.2f;
}

static struct rules_plan plan_rules(struct ui *ui, const struct game_rules *rules, const int *option,
                                    int options, float width)
{
    struct rules_plan p = {.gap = 64};

    p.columns = options > 2 && width >= ui_grow(ui, 1500) ? 3 : width >= ui_grow(ui, 1000) ? 2 : 1;
    p.width = (width - p.gap * (float)(p.columns - 1)) / (float)p.columns;
    for (int k = 0; k < options; k++) {
        float *row = &p.row[k / p.columns];
        *row = fmaxf(*row, option_height(ui, &rules->options[option[k]], p.width));
    }
    for (int row = 0; row * p.columns < options; row++)
        p.height += p.row[row];
    return p;
}

static void draw_options(struct new_game *n, struct ui *ui, const struct game_rules *rules, int seats,
                         struct rect all, const struct rules_plan *p)
{
    int option[GAME_MAX_OPTIONS], count = options_of(n, rules, seats, option);
    if (count == 0)
        return;
    struct rect head = cut_top(&all, rules_head(ui));
    const char *title = _("House rules"), *means = _("Changes to the rules, remembered for your next game.");
    float wide = ui_text_width(ui, STYLE_SUBHEAD, title) + 24;
    ui_label_in(ui, cut_left(&head, wide), STYLE_SUBHEAD, ALIGN_LEFT, title, ui_theme(ui)->color.ink);
    if (ui_text_width(ui, STYLE_SMALL, means) < head.w)
        ui_label_in(ui, head, STYLE_SMALL, ALIGN_LEFT, means, ui_theme(ui)->color.ink_soft);
    for (int k = 0; k < count; k++) {
        if (k > 0 && k % p->columns == 0)
            cut_top(&all, p->row[k / p->columns - 1]);
        struct rect row = all;
        row.h = p->row[k / p->columns];
        struct rect at = rect_column(row, k % p->columns, p->columns, p->gap);
        draw_option(ui, n, &rules->options[option[k]], option[k], at);
    }
}

/* The only person, and whom they meet: beside them, or below where that is too narrow. */
static void draw_lone(struct new_game *n, const struct host *h, struct ui *ui, struct rect grid, int columns)
{
    const struct game_rules *rules = h->games->rules(h, (size_t)n->game);
    int lone = 0;
    while (lone < n->chairs - 1 && n->chair[lone].who == NOBODY)
        lone++;
    struct rect own = columns > 1 ? rect_column(grid, 0, columns, GAP) : rect_grid(grid, 0, 1, 2, GAP),
                rest = grid;
    cut_left(&rest, columns > 1 ? own.w + GAP : 0);
    cut_top(&rest, columns > 1 ? 0 : own.h + GAP);
    draw_chair(ui, h, n, lone, own);
    rivals_draw(ui, scene_at(n), rules, &n->option[rules->rival_option - 1], rest);
}

static void draw_chairs(struct new_game *n, const struct host *h, struct ui *ui, struct rect grid,
                        int columns, int rows)
{
    int away = -1, cards = n->chairs;
    bool add = may_add(n, h);
    for (int i = 0; i < cards; i++)
        if (draw_chair(ui, h, n, i, rect_grid(grid, i, columns, rows, GAP)))
            away = i;
    if (add)
        draw_add(ui, h, n, rect_grid(grid, cards, columns, rows, GAP));
    if (away >= 0)
        remove_chair(n, away);
}

/* How many cards stand side by side in so wide a room: in rows that are about equally long; a lone one leaves what it can to those beside
 * it. */
static int columns_of(struct ui *ui, int cards, float width, bool lone)
{
    float least = ui_grow(ui, 300);
    int most = (int)((width + GAP) / (least + GAP));
    most = most < 1 ? 1 : most > cards ? cards : most;
    int rows = (cards + most - 1) / most;
    return lone ? most : (cards + rows - 1) / rows;
}

/* The pictures take what room is left, within reason; what does not fit all the same is scrolled. House rules that are shown by a button
 * stand under it, where they are seen to come; others last. */
static void content(struct new_game *n, const struct host *h, struct ui *ui, struct rect inside, int seats)
{
    const struct game_rules *rules = h->games->rules(h, (size_t)n->game);
    int option[GAME_MAX_OPTIONS], options = options_of(n, rules, seats, option);
    bool lone = rivals_there(scene_at(n), rules, seats);
    int cards = n->chairs + (may_add(n, h) ? 1 : 0), columns = columns_of(ui, cards, inside.w, lone);
    int rows = lone ? 1 + (columns == 1) : (cards + columns - 1) / columns;
    float narrow = inside.w - UI_SCROLL_SIDE; /* as it is scrolled: no line breaks there that does not here */
    float column = (narrow - GAP * (float)(columns - 1)) / (float)columns;
    struct rules_plan plan = plan_rules(ui, rules, option, options, narrow);
    float help = help_height(ui, h, n, column), card = card_height(ui, help);
    float ways = ways_height(ui, scene_at(n), narrow);
    float house = options > 0 ? plan.height + rules_head(ui) : 0, rest = PIN + ways + house;
    float room = (inside.h - rest - 2) / (float)rows - GAP, picture = room - card;
    bool couch = h->shell->setting(h, HOST_COUCH) !=
                 0; /* with a pad all are to be seen before one scrolls, to the rules */
    float seen_all = couch ? (inside.h - PIN - ways) / (float)rows - GAP : 0;
    n->cards = lone || rows < 2 || picture >= ui_grow(ui, PICTURE_SMALL) ? CARDS_TALL
               : room >= low_height(ui, help)                            ? CARDS_LOW
               : room >= low_height(ui, 0)                               ? CARDS_BARE
               : seen_all >= low_height(ui, help)                        ? CARDS_LOW
               : seen_all >= low_height(ui, 0)                           ? CARDS_BARE
               : n->chairs > MANY                                        ? CARDS_LOW
                                                                         : CARDS_TALL;
    if (n->cards == CARDS_TALL && picture < ui_grow(ui, PICTURE_SMALL))
        picture = ui_grow(ui, PICTURE_LEAST);
    picture = fminf(picture, ui_grow(ui, PICTURE_MOST));
    if (n->cards != CARDS_TALL)
        picture = low_of(ui, room, n->cards == CARDS_LOW ? help : 0) - card;
    float all_cards = (float)rows * (card + picture + GAP), height = rest + all_cards;
    struct rect seen = {inside.x - SHADOW, inside.y, inside.w + 2 * SHADOW, inside.h};
    struct rect all = rect_pad_xy(ui_scroll_begin(ui, "content", seen, height), SHADOW, 0);
    cut_top(&all, PIN);
    ways_draw(ui, scene_at(n), n->option, &n->house, cut_top(&all, ways));
    struct rect under = ways > 0 ? cut_top(&all, house) : (struct rect){0, 0, 0, 0};
    struct rect grid = cut_top(&all, all_cards);
    grid.h -= GAP;
    if (lone)
        draw_lone(n, h, ui, grid, columns);
    else
        draw_chairs(n, h, ui, grid, columns, rows);
    plan = plan_rules(ui, rules, option, options, all.w);
    draw_options(n, ui, rules, seats, ways > 0 ? under : all, &plan);
    ui_scroll_end(ui);
}

/* The width of the widest of some buttons, with the gap behind it. */
static float widest(struct ui *ui, char text[][64], int first, int last)
{
    float wide = 0;
    for (int i = first; i <= last; i++)
        wide = fmaxf(wide, ui_button_width(ui, &(struct ui_button){.text = text[i]}));
    return wide + 10;
}

/* `2 players`, `3 players`: the usual seats for so many, at the right of the heading; in figures alone where not all have room, and not all
 * of them where even those have none. */
static void quick_counts(struct new_game *n, const struct host *h, struct ui *ui, struct rect head, int seats)
{
    const struct game_rules *rules = h->games->rules(h, (size_t)n->game);
    char text[GAME_MAX_SEATS + 1][64], words[GAME_MAX_SEATS + 1][64];
    int first = rules->min_seats,
        last = rules->max_seats < GAME_MAX_SEATS ? rules->max_seats : GAME_MAX_SEATS;
    for (int count = first; count <= last; count++) {
        snprintf(words[count], sizeof words[count], P_("%d player", "%d players", count), count);
        snprintf(text[count], sizeof text[count], "%s", words[count]);
    }
    bool bare = widest(ui, text, first, last) * (float)(last - first + 1) > head.w;
    for (int count = first; bare && count <= last; count++)
        snprintf(text[count], sizeof text[count], "%d", count);
    float wide = widest(ui, text, first, last);
    while (last > first && wide * (float)(last - first + 1) > head.w)
        last--;
    struct rect row = rect_place(head, wide * (float)(last - first + 1) - 10, ui_button_height(ui), 1, 0);
    ui_scope_push(ui, "players", 0);
    for (int count = first; count <= last && row.w <= head.w; count++) {
        struct ui_button button = {.text = text[count],
                                   .kind = BUTTON_PAPER,
                                   .selected = count == seats,
                                   .tip = bare ? words[count] : NULL};
        struct rect at = rect_column(row, count - first, last - first + 1, 10);
        if (ui_button_with(ui, "count", count, at, &button))
            usual(n, h, n->game, count);
    }
    ui_scope_pop(ui);
}

static void start(const struct new_game *n, const struct host *h, struct ui *ui, struct rect *foot)
{
    const struct game_rules *rules = h->games->rules(h, (size_t)n->game);
    struct host_setup setup;
    int seats = give_setup(n, h, &setup);
    bool few = seats<rules->min_seats, many = seats> rules->max_seats;
    struct ui_button button = {.text = few    ? _("Too few players")
                                       : many ? _("Too many players")
                                              : C_("button: begin the game", "Start"),
                               .kind = BUTTON_PRIMARY,
                               .disabled = few || many,
                               .why = few ? _("Add players first.") : _("Remove players first.")};
    game_error err = {""};
    struct rect at = cut_right(foot, fminf(foot->w, fmaxf(ui_grow(ui, 300), ui_button_width(ui, &button))));
    if (ui_button_with(ui, "start", 0, at, &button) && !h->games->start(h, &setup, &err))
        h->shell->toast(h, err.text);
    ui_focus_default(ui, ui_id_at(ui, "start", 0));
}

/* Which game, where there are several; it is chosen on the shelf. */
static const char *write_heading(const struct new_game *n, const struct host *h, char *out, size_t size)
{
    if (!game_scene_at(1))
        return _("New game");
    /* TRANSLATORS: %s is the title of a game */
    snprintf(out, size, _("New game: %s"), i18n_marked(h->games->rules(h, (size_t)n->game)->title));
    return out;
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct new_game *n = state;
    desk_draw(ui);
    struct rect foot;
    char heading[128];
    struct rect inside = stage_page(ui, 1760, 0, write_heading(n, h, heading, sizeof heading), &foot);
    if (!n->ready) {
        ui_text(ui, inside, STYLE_BODY, _("The game's data cannot be read."));
        stage_back(ui, h, &foot);
        return;
    }
    struct host_setup setup;
    int seats = give_setup(n, h, &setup);
    content(n, h, ui, inside, seats);
    stage_back(ui, h, &foot);
    struct rect head = stage_head(ui, inside);
    cut_left(&head, ui_text_width(ui, STYLE_HEADING, heading) + 40);
    quick_counts(n, h, ui, head, seats);
    start(n, h, ui, &foot);
}

const struct scene scene_new = {
    .id = "new", .state_size = sizeof(struct new_game), .open = open, .frame = frame};
