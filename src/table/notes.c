#include "table/notes.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/log.h"
#include "table/sentence.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { RECAP_LINES = 24 };

static const float margin = 18; /* of a slip */
static const float edge = 14;   /* of the map, that stays to be seen */
static const float tallest =
    0.7f; /* of the map's height; a narrow card may be taller, for it hides no more */

/* What a card over the middle had better not hide. */
struct precious {
    struct table_precious item[TABLE_PRECIOUS];
    size_t n;
};

/* How much of it a card there would hide. */
static int hidden_by(const struct precious *precious, struct rect at)
{
    int n = 0;

    for (size_t i = 0; i < precious->n; i++)
        if (!rect_empty(rect_common(precious->item[i].at, at)))
            n += precious->item[i].weight;
    return n;
}

/* A card over the middle, and how much it hides there. */
struct spread {
    struct rect at;
    int hidden;
};

/* The place at the edge of the middle where a card of that size hides least, clear of another card. */
static struct spread best_place(const struct table *t, const struct precious *precious, float w, float h,
                                struct rect taken)
{
    enum { ACROSS = 3, DOWN = 21 };
    static const int least_of_all = 5000;
    struct rect room = rect_pad(t->layout.middle, edge);
    struct spread best = {rect_place(room, w, h, 0, 0), 2 * least_of_all};
    for (int i = 0; i < ACROSS * DOWN; i++) {
        int column = i % ACROSS, row = i / ACROSS;
        float x = (float)column / (ACROSS - 1), y = (float)row / (DOWN - 1);
        if (x > 0 && x < 1 && y > 0 && y < 1) /* not in the middle of everything */
            continue;
        struct rect at = rect_place(room, w, h, x, y);
        int n = hidden_by(precious, at) + (rect_empty(rect_common(at, taken)) ? 0 : least_of_all);
        if (n < best.hidden)
            best = (struct spread){at, n};
    }
    return best;
}

/* Of the widths that a card may have the one that hides least; of those that hide as much the widest. On a small window a
 * narrow card beside what lies there may be better than a wide one over it. height: of the card at a width. */
struct rect notes_place(struct table *t, float widest, float narrowest, struct rect taken,
                        float (*height)(struct table *t, float w, const void *what), const void *what)
{
    enum { WIDTHS = 15 };
    struct precious precious;
    precious.n = t->game->precious ? t->game->precious(t, precious.item) : 0;
    struct spread best = {.hidden = -1};
    for (int i = 0; i < WIDTHS; i++) {
        float w = widest - (widest - narrowest) * (float)i / (WIDTHS - 1), h = height(t, w, what);
        if (i > 0 && (narrowest >= widest || h > t->layout.middle.h * tallest * widest / w))
            continue;
        struct spread here = best_place(t, &precious, w, h, taken);
        if (best.hidden < 0 || here.hidden < best.hidden)
            best = here;
    }
    return best.at;
}

struct rect notes_edge(const struct table *t, struct rect room, float w, float h, float y)
{
    static const float along[] = {0.5f, 0.3f, 0.7f, 0.1f, 0.9f};
    struct precious precious;
    struct rect best = {0, 0, 0, 0};
    int least = -1;

    precious.n = t->game->precious ? t->game->precious(t, precious.item) : 0;
    for (size_t k = 0; k < sizeof along / sizeof along[0]; k++) {
        struct rect at = rect_place(room, w, h, along[k], y);
        int hides = hidden_by(&precious, at);
        if (least < 0 || hides < least) {
            least = hides;
            best = at;
        }
    }
    return best;
}

static float line_height(struct table *t, const char *words, float width)
{
    return ui_text_height(t->ui, STYLE_SMALL, words, width) + 4;
}

/* Log lines since the viewer's last turn, newest first, without those that the game drops. One more than are shown, to see
 * whether the oldest turn is complete. */
struct tale {
    struct host_log_line line[RECAP_LINES + 1];
    size_t n;
    int who[GAME_MAX_SEATS]; /* who did what the last one says, the latest first */
    size_t whose;
};

static bool worth_a_line(const struct table *t, const struct tale *tale, const struct host_log_line *line)
{
    int worth = log_worth(t->game, line);

    for (size_t i = 0; i < tale->n && worth == LINE_LAST; i++)
        if (tale->line[i].kind == line->kind && tale->line[i].turn == line->turn)
            return false;
    return worth != LINE_DROPPED;
}

/* Several who did the same, one turn after the other, have one line together. False: it is not so. */
static bool joins(const struct table *t, struct tale *tale, const struct host_log_line *line)
{
    const struct table_words *words = t->game->words;
    struct host_log_line *last = tale->n > 0 ? &tale->line[tale->n - 1] : NULL;
    const char *name[GAME_MAX_SEATS];
    sentence several = words && line->kind >= 0 && (size_t)line->kind < words->actions
                           ? words->action[line->kind].several
                           : (sentence){0};
    char list[HOST_LINE_MAX];
    struct text names = text_over(list, sizeof list);

    if (!last || !several.text || last->kind != line->kind || line->actor < 0 ||
        tale->whose == GAME_MAX_SEATS)
        return false;
    for (size_t i = 0; i < tale->whose; i++)
        if (tale->who[i] == line->actor)
            return false;
    tale->who[tale->whose++] = line->actor;
    for (size_t i = 0; i < tale->whose; i++)
        name[tale->whose - 1 - i] = table_seat_name(t, tale->who[i]);
    i18n_list(name, tale->whose, &names);
    struct text out = text_over(last->text, sizeof last->text);
    sentence_write(words, &(struct sentence_about){.h = t->h, .names = list}, several, &out);
    return true;
}

/* Where each acts as in a turn of their own, what others did in the viewer's last turn, after all of the viewer's that is worth a line,
 * has happened since, too. */
uint32_t notes_since(const struct table *t)
{
    const struct host *h = t->h;
    const uint32_t turn_end = h->since(h);
    uint32_t since = turn_end;
    struct host_log_line line;
    uint16_t turn = 0;

    for (size_t i = since && t->game->asked_up ? h->log_count(h) : 0; i > 0 && h->log_line(h, i - 1, &line);
         i--) {
        if (line.number > turn_end)
            continue;
        turn = turn ? turn : line.turn;
        if (line.turn != turn || line.number < 2 ||
            (line.actor == t->viewer && log_worth(t->game, &line) != LINE_DROPPED))
            break;
        since = line.number - 1;
    }
    return since;
}

static struct tale tell(const struct table *t)
{
    const struct host *h = t->h;

    struct tale tale = {.n = 0};
    struct host_log_line line;
    for (size_t i = h->log_count(h); i > 0 && tale.n <= RECAP_LINES; i--) {
        if (!h->log_line(h, i - 1, &line) || line.number <= t->since)
            break;
        bool own = t->game->asked_up && line.kind >= 0 &&
                   line.actor == t->viewer; /* which the viewer did in the others' turns */
        if (own || !worth_a_line(t, &tale, &line) || joins(t, &tale, &line))
            continue;
        if (line.gist > 0) /* figures are in the log */
            line.text[line.gist] = '\0';
        tale.line[tale.n++] = line;
        tale.who[0] = line.actor;
        tale.whose = 1;
    }
    return tale;
}

/* How much of it is told where there is no room for all. */
enum brevity { WHOLE, NOT_OWN, ENDS, BARE };

/* Whether a line stays. A turn stays with what it began with: what the viewer did in it goes first, then all but its beginning and its
 * end, then its end; but where it came to nothing, the end says so and stays alone. */
static bool stays(const struct table *t, const struct tale *tale, size_t i, enum brevity brevity)
{
    const struct host_log_line *line = &tale->line[i];
    size_t last = i, first = i;

    while (last > 0 && tale->line[last - 1].turn == line->turn)
        last--;
    while (first + 1 < tale->n && tale->line[first + 1].turn == line->turn)
        first++;
    bool undone = tale->line[last].led && tale->line[last].actor == tale->line[first].actor;
    switch (brevity) {
    case NOT_OWN:
        return i == first || line->actor != t->viewer;
    case ENDS:
        return i == first || (i == last && line->actor != t->viewer);
    case BARE:
        return i == (undone ? last : first);
    default:
        return true;
    }
}

static struct tale told_briefly(const struct table *t, const struct tale *all, enum brevity brevity)
{
    struct tale tale = {.n = 0};

    for (size_t i = 0; i < all->n; i++)
        if (stays(t, all, i, brevity))
            tale.line[tale.n++] = all->line[i];
    return tale;
}

/* How many of the newest lines fit into so much height; the height they take. They begin with a turn: of one that is too long,
 * what it began with and its end. */
static size_t lines_in(struct table *t, struct tale *tale, float width, float room, float *height)
{
    static const float rounding = 0.5f; /* the room was once added up of the same lines */
    float low[RECAP_LINES + 1] = {0};
    size_t n = 0;
    for (; n < tale->n && n < RECAP_LINES; n++) {
        low[n + 1] = low[n] + line_height(t, tale->line[n].text, width);
        if (low[n + 1] > room + rounding)
            break;
    }
    size_t whole = n, first = n;
    while (n < tale->n && whole > 0 && tale->line[whole - 1].turn == tale->line[n].turn)
        whole--;
    while (n > 0 && first < tale->n && tale->line[first].turn == tale->line[n - 1].turn)
        first++;
    if (n > whole + 1 && first > n) {
        float instead = low[n - 1] + line_height(t, tale->line[first - 1].text, width);
        if (instead <= room + rounding) {
            tale->line[n - 1] = tale->line[first - 1];
            low[n] = instead;
            whole = n;
        }
    }
    n = whole > 0 ? whole : n;
    *height = low[n];
    return n;
}

static const char *never_words(void)
{
    return _("Don't show again");
}

static const char *now_words(void)
{
    return _("Close");
}

static float button_width(struct table *t, const char *words)
{
    return ui_text_width(t->ui, STYLE_SMALL, words) + 2 + 24;
}

/* Beside each other the buttons at the foot are so wide. */
static float foot_width(struct table *t)
{
    return button_width(t, never_words()) + button_width(t, now_words()) + 12;
}

static void close_plate(struct table *t, struct rect at, bool hot)
{
    ui_small_plate(t->ui, at, hot);
    ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, now_words(), ui_theme(t->ui)->color.ink);
}

static void close_button(struct table *t, struct rect at)
{
    ui_name_next(t->ui, now_words());
    struct ui_response shut = ui_spot(t->ui, ui_id_of(t->ui, "recap shut"), at, SPOT_NO_FOCUS);
    close_plate(t, at, shut.hot);
    if (shut.clicked)
        t->recap_for = t->ask.at;
}

/* Two small buttons at the foot of the card, never again and not now: side by side, or where that is too wide one under the
 * other, both over the whole width. */
static void recap_foot(struct table *t, struct rect foot)
{
    const char *never = never_words(), *now = now_words();
    float row = ui_line(t->ui, STYLE_SMALL) * 1.7f, high = ui_line(t->ui, STYLE_SMALL) * 1.4f;
    bool beside = foot.h < row * 1.5f;
    struct rect right = beside ? cut_right(&foot, button_width(t, now)) : cut_bottom(&foot, row);
    struct rect left = rect_place(foot, beside ? button_width(t, never) : foot.w, high, 0, 1);
    right = rect_place(right, right.w, high, 0, 1);
    ui_name_next(t->ui, never);
    struct ui_response off = ui_spot(t->ui, ui_id_of(t->ui, "recap off"), left, SPOT_NO_FOCUS);
    ui_small_plate(t->ui, left, off.hot);
    ui_label_in(t->ui, left, STYLE_SMALL, ALIGN_CENTER, never, ui_theme(t->ui)->color.ink);
    if (off.clicked)
        t->h->shell->set_setting(t->h, HOST_RECAP, 0);
    close_button(t, right);
}

bool notes_recap_aside(const struct table *t)
{
    struct rect card = t->layout.card;
    return t->recap && !rect_empty(card) && rect_empty(rect_common(card, t->layout.middle));
}

bool notes_recap_wanted(struct table *t, bool aside)
{
    const struct host *h = t->h;
    bool asked = table_asks(t) && table_how(t) == ASKS_TURN && !t->lesson.on;
    bool chosen = t->ask.pick.count == 0 || t->recap; /* while one chooses it stays, but does not come, */
    bool spent = t->ask.spent.count == 0 || aside;    /* nor does it hide where somebody is walked */
    return asked && t->since != 0 && h->shell->setting(h, HOST_RECAP) != 0 && chosen && spent &&
           !table_event_same(t->recap_for, t->ask.at) && t->lens.zoom <= 1 && !t->ask.hint_asked &&
           !log_tells(t) && tell(t).n > 0;
}

/* The heights of the parts of a recap, and how many lines it has room for. */
struct recap {
    float foot;            /* 0: there is none, it is closed beside its title */
    float head, more, all; /* more: of the line that some are missing; 0: none is */
    size_t lines;
};

static const char *title_words(void)
{
    return _("Since your last turn");
}

static const char *more_words(void)
{
    return _("The rest is in the log.");
}

/* Beside the button that closes it, the title has so much less room. */
static float beside_title(struct table *t)
{
    return button_width(t, now_words()) + 12;
}

/* One of that width and at most that height, with buttons at its foot or beside its title. brief: more has happened
 * than the tale tells. */
static struct recap recap_with(struct table *t, struct tale *tale, float width, float most, bool foot,
                               bool brief)
{
    struct recap r = {0};
    float inner = width - 2 * margin, low, small = ui_line(t->ui, STYLE_SMALL);

    r.head = ui_text_height(t->ui, STYLE_STRONG, title_words(), inner - (foot ? 0 : beside_title(t))) + 6;
    if (foot)
        r.foot = small * (foot_width(t) <= inner ? 1.7f : 3.4f);
    float around = r.head + r.foot + 2 * margin;
    r.lines = lines_in(t, tale, inner, most - around, &low);
    r.more = brief || r.lines < tale->n ? line_height(t, more_words(), inner) : 0;
    if (r.more > 0)
        r.lines = lines_in(t, tale, inner, most - around - r.more, &low);
    r.all = around + r.more + low;
    return r;
}

/* Where its foot would cost it lines it has none; where all of it has no room it is told more briefly, so that of no turn nothing is
 * said. */
static struct recap recap_of(struct table *t, struct tale *tale, float width, float most)
{
    struct tale same = *tale;
    struct recap r = recap_with(t, &same, width, most, true, false);

    for (enum brevity brevity = WHOLE; r.lines < same.n && brevity <= BARE; brevity++) {
        same = told_briefly(t, tale, brevity);
        r = recap_with(t, &same, width, most, false, same.n < tale->n);
    }
    *tale = same;
    return r;
}

float notes_recap_height(struct table *t, float width)
{
    struct tale tale = tell(t);
    return recap_of(t, &tale, width, t->layout.window.h).all;
}

float notes_recap_least(struct table *t, float width)
{
    enum { LINES = 2 }; /* of what happened, with one more that says that this is not all */
    float inner = width - 2 * margin;

    return ui_text_height(t->ui, STYLE_STRONG, title_words(), inner - beside_title(t)) + 6 + 2 * margin +
           (LINES + 1) * (ui_line(t->ui, STYLE_SMALL) + 4);
}

bool notes_recap_fits(struct table *t)
{
    struct tale tale = tell(t);
    struct recap r = recap_of(t, &tale, t->layout.card.w, t->layout.card.h);

    return r.lines == tale.n;
}

/* How it lies over the middle: low, with the beginning and the end of every turn. */
static struct recap recap_low(struct table *t, struct tale *tale, float width)
{
    size_t all = tale->n;

    *tale = told_briefly(t, tale, ENDS);
    return recap_with(t, tale, width, t->layout.window.h, false, tale->n < all);
}

static float height_over(struct table *t, float width, const void *of)
{
    struct tale tale = *(const struct tale *)of;

    return recap_low(t, &tale, width).all;
}

/* Where it hides least of the middle. */
static struct rect recap_over(struct table *t, const struct tale *tale)
{
    float most = fminf(ui_grow(t->ui, 520), t->layout.middle.w - 2 * edge);
    struct rect at = notes_place(t, most, most * 0.6f, (struct rect){0, 0, 0, 0}, height_over, tale);

    /* what lies behind it does not answer */
    if (ui_spot(t->ui, ui_id_of(t->ui, "recap paper"), at, SPOT_NO_FOCUS | SPOT_QUIET).clicked)
        t->recap_for = t->ask.at;
    return at;
}

static void recap(struct table *t)
{
    if (!t->recap)
        return;
    struct tale tale = tell(t);
    bool over = rect_empty(t->layout.card);
    struct rect at = over ? recap_over(t, &tale) : t->layout.card, in = ui_panel(t->ui, at, PANEL_SLIP);
    struct recap r = over ? recap_low(t, &tale, at.w) : recap_of(t, &tale, at.w, at.h);
    ui_keep_clear(t->ui, at);
    struct rect head = cut_top(&in, r.head);
    if (r.foot > 0) {
        recap_foot(t, cut_bottom(&in, r.foot));
    } else {
        struct rect corner = cut_right(&head, beside_title(t));
        cut_left(&corner, 12);
        close_button(t, rect_place(corner, corner.w, ui_line(t->ui, STYLE_SMALL) * 1.3f, 0, 0));
    }
    ui_text_in(t->ui, head, STYLE_STRONG, ALIGN_LEFT, title_words(), ui_theme(t->ui)->color.ink);
    for (size_t i = r.lines; i > 0; i--) {
        const char *text = tale.line[i - 1].text;
        ui_text(t->ui, cut_top(&in, line_height(t, text, in.w)), STYLE_SMALL, text);
    }
    if (r.more > 0)
        ui_text_in(t->ui, cut_top(&in, r.more), STYLE_SMALL, ALIGN_LEFT, more_words(),
                   ui_theme(t->ui)->color.ink_soft);
}

/* What a card of words says: its head, and what follows in its style. */
struct words {
    const char *head, *what, *why;
    enum ui_style style;
};

static float words_height(struct table *t, float width, const void *of)
{
    const struct words *w = of;
    float inner = width - 2 * margin - 4;
    float h = ui_line(t->ui, STYLE_STRONG) * 1.2f + 2 * margin + 14;
    h += ui_text_height(t->ui, STYLE_STRONG, w->what, inner);
    return h + (w->why[0] != 0 ? ui_text_height(t->ui, w->style, w->why, inner) : 0);
}

/* Over the whole log, which hides nothing that lies there for good; empty: it is not up, or has too little room. */
static struct rect over_log(struct table *t, struct words *w)
{
    struct rect log = t->layout.log;

    w->style = STYLE_SMALL;
    return log.w > 0 && words_height(t, log.w, w) <= log.h ? log : (struct rect){0, 0, 0, 0};
}

/* A card as tall as its words over the log, or where it hides least, clear of the card of a challenge. Returns whether it was
 * pressed, which closes it. */
static bool text_card(struct table *t, const char *head, const char *what, const char *why, bool closes)
{
    struct rect room = rect_pad(t->layout.middle, edge), taken = bidding_place(t);
    float most = fminf(fmaxf(ui_grow(t->ui, 330), t->layout.middle.w * 0.235f), room.w);
    struct words w = {head, what, why, STYLE_BODY};
    struct rect aside = over_log(t, &w);
    w.style = rect_empty(aside) ? STYLE_BODY : STYLE_SMALL;
    if (words_height(t, most, &w) > room.h * 0.6f)
        w.style = STYLE_SMALL;
    float least = fminf(most, fmaxf(most * 0.6f, ui_text_width(t->ui, STYLE_STRONG, head) + 2 * margin + 16 +
                                                     (closes ? button_width(t, now_words()) : 0)));
    struct rect at = rect_empty(aside) ? notes_place(t, most, least, taken, words_height, &w) : aside;
    if (!rect_empty(rect_common(at, taken)) && taken.y + taken.h + at.h + 8 < room.y + room.h)
        at.y = taken.y + taken.h + 8;
    ui_keep_clear(t->ui, at);
    struct rect in = ui_panel(t->ui, at, PANEL_SLIP);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect title = cut_top(&in, ui_line(t->ui, STYLE_STRONG) * 1.2f);
    if (closes)
        close_plate(t, cut_right(&title, button_width(t, now_words())), false);
    ui_label_fit(t->ui, title, STYLE_STRONG, ALIGN_LEFT, head, c->ink);
    cut_top(&in, ui_text(t->ui, in, STYLE_STRONG, what) + 6);
    if (why[0] != 0)
        ui_text_in(t->ui, in, w.style, ALIGN_LEFT, why, c->ink_soft);
    ui_name_next(t->ui, now_words());
    return ui_spot(t->ui, ui_id_of(t->ui, "paper"), at, SPOT_NO_FOCUS).clicked;
}

static bool hint_up(const struct table *t)
{
    return t->ask.hint_asked && table_asks(t);
}

/* What to do, then why. Where others look on it shows while one's own secrets are looked at: it tells of them. */
static void hint(struct table *t)
{
    if (!hint_up(t))
        return;
    const char *head = _("A colleague would …");
    struct host_hint hint;
    bool shut = false;
    if (!t->h->hint(t->h, &hint)) {
        shut = text_card(t, head, _("Thinking it over …"), "", true);
        ui_wake(t->ui, 100);
    } else if (!table_own_shown(t)) {
        char words[160];
        /* TRANSLATORS: %s: a key */
        snprintf(words, sizeof words, _("Only for you: hold %s to see it."), ui_glyph(t->ui, ACTION_PEEK));
        shut = text_card(t, head, words, "", true);
    } else {
        char plain[HOST_LINE_MAX], why[HOST_LINE_MAX];
        struct text words = text_over(plain, sizeof plain), reason = text_over(why, sizeof why);
        table_say(t, SAY_ADVISE, &hint.action, &words);
        table_say(t, SAY_WHY, &hint.action, &reason);
        shut = text_card(t, head, plain, hint.why[0] != 0 ? hint.why : why, true);
    }
    t->ask.hint_asked = t->ask.hint_asked && !shut;
}

static void motive(struct table *t)
{
    const struct host_happening *what = t->h->next(t->h);
    if (!what || !what->why || what->why[0] == 0 || what->actor < 0)
        return;
    (void)text_card(t, table_seat_name(t, what->actor), what->why, "", false);
}

bool notes_back(struct table *t)
{
    if (hint_up(t))
        t->ask.hint_asked = false;
    else if (t->recap)
        t->recap_for = t->ask.at;
    else
        return false;
    return true;
}

void notes_frame(struct table *t)
{
    recap(t);
    hint(t);
    motive(t);
}
