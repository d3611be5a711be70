/* The curtain: opaque, over the whole window, until the person it is for opens it. Of the match it says who that is, and what
 * everybody has seen happen last. */
#include "base/i18n.h"
#include "rules/layout.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "table/game.h"
#include "table/log.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum {
    FRESH_MS = 250, /* a press that was meant for the screen before does not open it */
    TOLD_MOST = 4,  /* lines of the log */
    MARGIN = 40,    /* of a card's paper, at most */
    ABOVE = 24      /* what can be undone, below the window's edge */
};

struct curtain {
    uint64_t closed; /* ms; when it was drawn first */
    int seat;
};

static void open(void *state, const struct host *h)
{
    struct curtain *c = state;
    c->closed = h->shell->now(h);
    c->seat = h->curtain(h);
    h->shell->sound(h, "curtain");
}

/* What is told: the newest lines of the log, newest first, but for those that the game drops. announced: the first of them stands,
 * and may be what is to be answered. */
struct told {
    struct host_log_line line[TOLD_MOST];
    size_t n;
    bool announced;
};

static bool is_announced(const struct host *h, const struct host_log_line *line)
{
    game_action act = {0};

    return layout_undecided(h->rules(h), h->view(h)) &&
           layout_announcer(h->rules(h), h->view(h), &act) == line->actor && act.kind == line->kind;
}

static struct told read_told(const struct host *h)
{
    const struct table_game *game = h->table(h);
    struct told told = {.n = 0};
    struct host_log_line line;
    for (size_t i = h->log_count(h); i > 0 && told.n < TOLD_MOST; i--) {
        if (!h->log_line(h, i - 1, &line))
            break;
        if (log_worth(game, &line) != LINE_DROPPED)
            told.line[told.n++] = line;
    }
    told.announced = told.n > 0 && is_announced(h, &told.line[0]);
    return told;
}

static void head(struct ui *ui, struct rect *at, const char *words)
{
    ui_label_in(ui, cut_top(at, ui_line(ui, STYLE_STRONG) * 1.2f), STYLE_STRONG, ALIGN_LEFT, words,
                ui_theme(ui)->color.ink);
}

/* What has happened, the newest last, as far back as there is room; what is announced stands at the foot by itself. */
static void tell(struct ui *ui, const struct told *told, struct rect at)
{
    struct color ink = ui_theme(ui)->color.ink;
    size_t first = told->announced ? 1 : 0, n = first;
    float gap = 6, high = 0;

    if (told->announced) {
        const char *words = told->line[0].text;
        float line = ui_text_height(ui, STYLE_BODY, words, at.w);
        struct rect low = cut_bottom(&at, line + ui_line(ui, STYLE_STRONG) * 1.2f + 2 * gap);
        head(ui, &low, _("Announced"));
        ui_text_in(ui, low, STYLE_BODY, ALIGN_LEFT, words, ink);
    }
    if (told->announced && told->n == 1)
        return;
    head(ui, &at, _("What has happened"));
    for (; n < told->n; n++) {
        float line = ui_text_height(ui, STYLE_BODY, told->line[n].text, at.w) + gap;
        if (high + line > at.h)
            break;
        high += line;
    }
    for (size_t i = n; i > first; i--)
        cut_top(&at, ui_text_in(ui, at, STYLE_BODY, ALIGN_LEFT, told->line[i - 1].text, ink) + gap);
    if (told->n == 0)
        ui_text_in(ui, at, STYLE_BODY, ALIGN_LEFT, _("Nothing yet."), ui_theme(ui)->color.ink_soft);
}

/* Low, below the seal and clear of it with its pin; one that is too tall for that covers all of the seal, not half of it, and
 * leaves what is above it free. */
static struct rect place_card(struct ui *ui, float width, float height)
{
    enum { PIN = 34 }; /* above the card's edge, and some air */
    struct rect area = ui_area(ui), seal = envelope_seal(ui),
                low = rect_place(area, width, height, 0.5f, 0.98f);
    float above = area.y + ABOVE + ui_button_height(ui) + ABOVE;
    struct rect over = rect_centered(area, fmaxf(width, seal.w + MARGIN), fmaxf(height, seal.h + 3 * MARGIN));
    over.y = fmaxf(above, fminf(over.y, seal.y - MARGIN));
    return low.y < seal.y + seal.h + PIN ? over : low;
}

/* Whom it is for, and the button that says so, at the same place whatever is told beside it. True: it was pressed. */
static bool addressed(struct ui *ui, const struct host_seat *who, bool secret, struct rect in)
{
    char line[HOST_NAME_MAX + 64];

    snprintf(line, sizeof line, _("I am %s"), who->name);
    struct ui_button button = {.text = line, .kind = BUTTON_PRIMARY};
    struct rect row = cut_bottom(&in, ui_button_height(ui));
    float wide = fminf(row.w, fmaxf(320, ui_button_width(ui, &button)));
    bool pressed = ui_button_with(ui, "open", 0, rect_centered(row, wide, row.h), &button);

    ui_focus_default(ui, ui_id_at(ui, "open", 0));
    snprintf(line, sizeof line, _("Pass to %s"), who->name);
    ui_label(ui, cut_top(&in, ui_line(ui, STYLE_HEADING) * 1.2f), STYLE_HEADING, ALIGN_CENTER, line);
    ui_label(ui, cut_top(&in, ui_line(ui, STYLE_BODY) * 1.3f), STYLE_TYPE, ALIGN_CENTER,
             who->place[0] != 0 ? i18n_marked(who->place) : "");
    ui_text_in(ui, in, STYLE_SMALL, ALIGN_CENTER,
               secret ? _("For these eyes only. The others look away.")
                      : _("Nothing secret follows. Everybody may look."),
               ui_theme(ui)->color.ink_soft);
    return pressed;
}

/* The card has the same size whatever is told. */
static struct rect card_of(struct ui *ui)
{
    float width = fminf(ui_grow(ui, 1120), ui_area(ui).w - 96);
    float left = ui_line(ui, STYLE_HEADING) * 1.2f + ui_line(ui, STYLE_BODY) * 1.3f +
                 ui_line(ui, STYLE_SMALL) * 2.4f + ui_button_height(ui);
    float right = ui_line(ui, STYLE_STRONG) * 2.4f + (ui_line(ui, STYLE_BODY) + 6) * TOLD_MOST + 12;

    return place_card(ui, width, fmaxf(left, right) + 2 * MARGIN);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct curtain *c = state;
    envelope_draw(ui, 0);
    int seat = h->curtain(h);
    if (seat == SEAT_NONE)
        return;
    if (seat != c->seat) {
        c->seat = seat;
        c->closed = h->shell->now(h);
    }
    struct told told = read_told(h);
    struct rect area = ui_area(ui), card = card_of(ui), inside = ui_panel(ui, card, PANEL_CARD);
    struct rect left = cut_left(&inside, inside.w * 0.44f), rule = cut_left(&inside, 2 * MARGIN);
    gfx_fill(ui_gfx(ui), rect_centered(rule, 2, rule.h), color_fade(ui_theme(ui)->color.ink_soft, 0.35f));
    tell(ui, &told, inside);
    if (addressed(ui, h->seat(h, seat), h->curtain_secret(h), left) &&
        h->shell->now(h) - c->closed >= FRESH_MS)
        h->open_curtain(h);

    if (ui_action(ui, ACTION_MENU))
        h->shell->show(h, HOST_SCREEN_PAUSE);
    if (h->can_undo(h, NULL)) {
        struct ui_button undo = {
            .text = _("Undo the last action"), .kind = BUTTON_PAPER, .shortcut = ACTION_UNDO};
        float width = ui_button_width(ui, &undo);
        /* far from the card, which stays where it is */
        struct rect at = rect_place(rect_pad(area, ABOVE), width, ui_button_height(ui), 0.5f, 0);
        if (ui_button_with(ui, "undo", 0, at, &undo))
            h->undo(h);
    }
}

static void cancel(void *state, const struct host *h)
{
    (void)state;
    h->shell->show(h, HOST_SCREEN_PAUSE); /* with the curtain behind it */
}

const struct scene scene_curtain = {
    .id = "curtain", .state_size = sizeof(struct curtain), .open = open, .frame = frame, .cancel = cancel};
