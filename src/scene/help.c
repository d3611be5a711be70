/* Rules and help: the game's pages, then how everything is worked. */
#include "base/i18n.h"
#include "scene/help_keys.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const float lead = 1.24f, leading = 1.1f; /* the first paragraph is larger; distance of lines */
static const float roomy = 1.3f;                 /* of all type, where a page would end early */

enum { MOST_GAMES = 8 };

struct help {
    const struct game_scene *game;
    bool choosing; /* no match is in play: the game can be chosen */
    bool looking;  /* something up: the list of pages has the focus */
    int page;
    int listed;            /* the page that the list was last scrolled to; -1: none yet */
    struct help_book book; /* of the game; the page of controls comes after its pages */
};

static void take_game(struct help *p, const struct game_scene *game)
{
    p->game = game;
    p->page = 0;
    p->listed = -1; /* its list may still be scrolled to where it was left */
    help_book_free(&p->book);
    if (game)
        help_book_read(game->id, &p->book);
}

/* At the page that fits what was on the screen. */
static void turn_to(struct help *p, const char *topic)
{
    for (int i = 0; topic && i < p->book.pages; i++)
        if (strcmp(p->book.page[i].id, topic) == 0)
            p->page = i;
}

static void open(void *state, const struct host *h)
{
    struct help *p = state;
    p->choosing = !h->playing(h) && game_scene_at(1);
    take_game(p, h->playing(h) ? game_scene_of(h->rules(h)->id) : game_scene_at(h->games->open(h)));
    turn_to(p, h->shell->topic ? h->shell->topic(h) : NULL);
}

static void close(void *state, const struct host *h)
{
    (void)h;
    help_book_free(&((struct help *)state)->book);
}

static void open_rules(void *state, const struct host *h)
{
    struct help *p = state;
    p->looking = true;
    open(state, h);
}

/* text: NULL for the page on controls, which is a table. */
static void get_page(const struct help *p, int i, const char **title, const char **text, const char **picture)
{
    const struct help_page *page = i < p->book.pages ? &p->book.page[i] : NULL;
    *title = page ? page->title : _("Keys, mouse, pad");
    *text = page ? page->text : NULL;
    *picture = page ? page->picture : "";
}

static void draw_row(struct ui *ui, struct rect at, int i, void *ctx)
{
    const char *title, *text, *picture;
    get_page(ctx, i, &title, &text, &picture);
    ui_label(ui, rect_pad_xy(at, 14, 0), STYLE_BODY, ALIGN_LEFT, title);
}

static struct gfx_type paragraph_type(const struct ui *ui, bool first, float large)
{
    struct gfx_type type = ui_type(ui, STYLE_BODY);
    type.size *= (first ? lead : 1) * large;
    return type;
}

/* The paragraphs of a page (text NULL: the page on controls), one below the other. Draws them if `draw`; returns their
 * height. */
static float paragraphs(struct ui *ui, const struct help *p, struct rect at, const char *text, float large,
                        bool draw)
{
    if (!text)
        return help_keys(ui, at, p->book.row, draw);
    float y = 0;
    for (const char *start = text; *start != '\0';) {
        size_t n = strcspn(start, "\n");
        char *paragraph = strndup(start, n);
        if (!paragraph)
            return y;
        struct gfx_type type = paragraph_type(ui, start == text, large);
        float height = gfx_text_box_height(ui_gfx(ui), type, at.w, leading, paragraph);
        if (draw)
            gfx_text_box(ui_gfx(ui), type, (struct rect){at.x, at.y + y, at.w, height + 4}, ALIGN_LEFT,
                         VALIGN_TOP, leading, paragraph, ui_theme(ui)->color.ink);
        free(paragraph);
        y += height + ui_line(ui, STYLE_BODY) * 0.7f;
        start += start[n] == '\n' ? n + 1 : n;
    }
    return y;
}

/* The page keys move the text whatever has the focus; past its end or its beginning, to the next page or the one
 * before. */
static void page_keys(struct ui *ui, struct help *p, struct rect body, float top, float height)
{
    /* text lies on whole pixels, which in a small window are wide */
    float near = fmaxf(1, 1.5f / ui_scale(ui));
    float most = height > body.h ? height - body.h : 0, step = body.h * 0.85f;
    if (ui_action(ui, ACTION_PAGE_DOWN)) {
        if (top < most - near)
            ui_scroll_to(ui, "text", top + step < most - near ? top + step : most);
        else if (p->page < p->book.pages)
            p->page++;
    }
    if (ui_action(ui, ACTION_PAGE_UP)) {
        if (top > near)
            ui_scroll_to(ui, "text", top - step > near ? top - step : 0);
        else if (p->page > 0)
            p->page--;
    }
}

/* Each with its words beside it; returns the height. */
static float signs(struct ui *ui, const struct help_page *page, struct rect at, float large, bool draw)
{
    enum { TILE = 64, BETWEEN = 12 };
    float tile = ui_grow(ui, TILE * large * large), y = 0;
    for (int i = 0; page && i < page->signs; i++) {
        const struct help_sign *sign = &page->sign[i];
        float words = ui_text_height(ui, STYLE_BODY, sign->text, at.w - tile - 16), high = fmaxf(tile, words);
        struct rect row = {at.x, at.y + y, at.w, high}, ground = cut_left(&row, tile);
        y += high + BETWEEN;
        if (!draw)
            continue;
        ground.h = tile;
        cut_left(&row, 16);
        gfx_texture picture = gfx_load(ui_gfx(ui), sign->picture);
        gfx_image_fit(ui_gfx(ui), picture, rect_pad(ground, tile * 0.06f),
                      sign->ink ? color_fade(ui_theme(ui)->color.ink, 0.8f) : color_hex(0xffffff));
        ui_text(ui, rect_place(row, row.w, words + 2, 0, 0.5f), STYLE_BODY, sign->text);
    }
    return y > 0 ? y + ui_line(ui, STYLE_BODY) * 0.5f : 0;
}

static void draw_page(struct ui *ui, struct help *p, struct rect at)
{
    const char *title, *text, *picture;
    get_page(p, p->page, &title, &text, &picture);
    struct gfx *gfx = ui_gfx(ui);
    gfx_texture texture = picture[0] != '\0' ? gfx_load(gfx, picture) : 0;
    struct point size = texture != 0 ? gfx_texture_size(gfx, texture) : (struct point){0, 0};
    const struct help_page *page = p->page < p->book.pages ? &p->book.page[p->page] : NULL;
    bool signs_beside = false; /* below the picture */
    bool beside = size.x > 0 && at.w >= ui_grow(ui, 820);
    struct rect body = at;
    if (beside) {
        struct rect side = cut_right(&body, fminf(at.w * 0.45f, at.h * size.x / size.y + 24));
        cut_right(&body, 44);
        struct rect box = rect_fit(rect_pad(side, 12), size.x / size.y);
        box.y = side.y + 12;
        stage_picture(ui, box, picture);
        cut_top(&side, box.h + 12 + 28);
        signs_beside = signs(ui, page, rect_pad_xy(side, 12, 0), 1, false) <= side.h;
        if (signs_beside)
            (void)signs(ui, page, rect_pad_xy(side, 12, 0), 1, true);
    }
    struct rect head = cut_top(&body, ui_line(ui, STYLE_HEADING) * 1.3f);
    ui_label_in(ui, head, STYLE_HEADING, ALIGN_LEFT, title, ui_theme(ui)->color.ink);
    float width = body.w - 24;
    float above = 0;
    if (size.x > 0 && !beside)
        above = fminf(width * 0.5f, body.h * 0.52f);
    struct rect all = {0, 0, width, 0};
    float words = paragraphs(ui, p, all, text, 1, false),
          below = signs_beside ? 0 : signs(ui, page, all, 1, false), large = 1;
    if (page && (beside || size.x <= 0) &&
        (words + below) * roomy * roomy < body.h) { /* little to say is said larger */
        large = roomy;
        words = paragraphs(ui, p, all, text, large, false);
        below = signs_beside ? 0 : signs(ui, page, all, large, false);
    }
    float height = above + words + below;
    ui_scope_push(ui, "page", p->page);
    struct rect content = ui_scroll_begin(ui, "text", body, height);
    float scrolled = body.y - content.y;
    content.w = width;
    if (above > 0)
        stage_picture(ui, rect_pad(cut_top(&content, above), 14), picture);
    paragraphs(ui, p, content, text, large, true);
    cut_top(&content, words);
    if (!signs_beside)
        (void)signs(ui, page, content, large, true);
    ui_scroll_end(ui);
    page_keys(ui, p, body, scrolled, height);
    ui_scope_pop(ui);
}

/* A lesson says more than pages: it is offered where none is in the way. */
static void offer_lesson(const struct help *p, const struct host *h, struct ui *ui, struct rect *foot)
{
    size_t game = 0;
    game_error err = {""};
    while (game_scene_at(game) && game_scene_at(game) != p->game)
        game++;
    if (h->playing(h) || !game_scene_at(game) || h->games->lesson(h, game) == LESSON_NONE)
        return;
    struct ui_button learn = {.text = _("Learn by playing"), .kind = BUTTON_PAPER};
    struct rect at = cut_left(foot, ui_button_width(ui, &learn));
    if (ui_button_with(ui, "learn", 0, at, &learn) && !h->games->learn(h, game, &err))
        h->shell->toast(h, err.text);
}

/* Whose rules: where several games could be meant. */
static void choose_game(struct help *p, const struct host *h, struct ui *ui, struct rect *inside)
{
    const char *words[MOST_GAMES];
    int n = 0, chosen = 0;
    for (; n < MOST_GAMES && game_scene_at((size_t)n); n++) {
        words[n] = i18n_marked(h->games->rules(h, (size_t)n)->title);
        chosen = game_scene_at((size_t)n) == p->game ? n : chosen;
    }
    int before = chosen;
    if (ui_choice(ui, "game", cut_top(inside, ui_button_height(ui)), words, n, &chosen) && chosen != before)
        take_game(p, game_scene_at((size_t)chosen));
    cut_top(inside, 14);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct help *p = state;
    desk_draw(ui);
    struct rect foot;
    float row = ui_line(ui, STYLE_BODY) * 1.7f;
    float content = fmaxf((float)(p->book.pages + 1) * row, ui_grow(ui, 640));
    struct rect inside = stage_page(ui, 1640, content, _("Rules and help"), &foot);
    if (p->choosing)
        choose_game(p, h, ui, &inside);
    struct rect list =
        cut_left(&inside, ui_grow(ui, 330) < inside.w * 0.4f ? ui_grow(ui, 330) : inside.w * 0.4f);
    cut_left(&inside, 40);
    int pressed = ui_list(ui, "pages", list, p->book.pages + 1, row, &p->page, draw_row, p);
    if (pressed >= 0)
        p->page = p->listed = pressed;
    if (p->listed != p->page) /* turned by the buttons: its line comes into view */
        ui_scroll_to(ui, "pages", fmaxf(0, row * ((float)p->page + 0.5f) - list.h / 2));
    p->listed = p->page;
    draw_page(ui, p, inside);
    stage_back(ui, h, &foot);
    offer_lesson(p, h, ui, &foot);
    struct ui_button after = {
        .text = _("Next page"), .kind = BUTTON_PRIMARY, .disabled = p->page >= p->book.pages};
    struct ui_button before = {.text = _("Previous page"), .kind = BUTTON_PAPER, .disabled = p->page <= 0};
    after.why = _("This is the last page.");
    before.why = _("This is the first page.");
    if (stage_button(ui, &foot, "after", &after))
        p->page++;
    if (stage_button(ui, &foot, "before", &before))
        p->page--;
    ui_focus_default(ui, p->looking ? ui_id_at(ui, "pages", p->page)
                                    : ui_id_at(ui, p->page < p->book.pages ? "after" : "before", 0));
}

const struct scene scene_help = {
    .id = "help", .state_size = sizeof(struct help), .open = open, .close = close, .frame = frame};
const struct scene scene_rules = {
    .id = "rules", .state_size = sizeof(struct help), .open = open_rules, .close = close, .frame = frame};
