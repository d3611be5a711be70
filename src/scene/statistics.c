/* What has been played of a game: by whom, how it ended, against whom. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "scene/shelf_list.h"
#include "scene/stage.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { GAMES_MOST = 8, ROW_GAP = 10, COUNTS_APART = 48 };

struct statistics {
    int game, person;
    bool read; /* `of` is of these two */
    struct host_statistics of;
};

static void open(void *state, const struct host *h)
{
    struct statistics *s = state;
    s->game = (int)h->games->open(h);
}

static void read(struct statistics *s, const struct host *h)
{
    if (!s->read)
        h->games->statistics(h, (size_t)s->game, (size_t)s->person, &s->of);
    s->read = true;
}

/* Which game, where there are several; whose matches, where several people have played. */
static void choose(struct statistics *s, const struct host *h, struct ui *ui, struct rect *at)
{
    const char *title[GAMES_MOST], *person[HOST_PEOPLE];
    int games = 0;
    for (; games < GAMES_MOST && h->games->rules(h, (size_t)games); games++)
        title[games] = i18n_marked(h->games->rules(h, (size_t)games)->title);
    if (games > 1) {
        if (ui_choice(ui, "game", cut_top(at, ui_button_height(ui)), title, games, &s->game)) {
            s->person = 0;
            s->read = false;
        }
        cut_top(at, 14);
    }
    read(s, h);
    for (size_t i = 0; i < s->of.people; i++)
        person[i] = s->of.person[i];
    if (s->of.people > 1) {
        if (ui_choice(ui, "person", cut_top(at, ui_button_height(ui)), person, (int)s->of.people, &s->person))
            s->read = false;
        cut_top(at, 14);
    }
    read(s, h);
}

static void heading(struct ui *ui, struct rect *at, const char *words)
{
    ui_label_in(ui, cut_top(at, ui_line(ui, STYLE_STAMP) * 1.3f), STYLE_STAMP, ALIGN_LEFT, words,
                ui_theme(ui)->color.ink_soft);
}

/* A name, `won 3 of 5`, and a bar of that. */
static void tally_row(struct ui *ui, struct rect *at, const struct host_tally *tally)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    char words[96];
    if (tally->played == 0)
        snprintf(words, sizeof words, "%s", C_("of somebody in the statistics", "not met yet"));
    else
        snprintf(words, sizeof words, P_("won %u of %u", "won %u of %u", tally->played), tally->won,
                 tally->played);
    struct rect line = cut_top(at, ui_line(ui, STYLE_BODY) * 1.1f), bar = cut_top(at, 10);
    struct rect right = cut_right(&line, ui_text_width(ui, STYLE_BODY, words) + 4);
    cut_right(&line, 16);
    ui_label(ui, right, STYLE_BODY, ALIGN_RIGHT, words);
    ui_label(ui, line, STYLE_STRONG, ALIGN_LEFT, tally->name);
    gfx_round(ui_gfx(ui), bar, 3, color_fade(c->ink, 0.16f));
    bar.w *= tally->played > 0 ? (float)tally->won / (float)tally->played : 0;
    if (bar.w > 0)
        gfx_round(ui_gfx(ui), bar, 3, c->ink_soft);
    if (tally->as[0] != '\0')
        ui_label_in(ui, cut_top(at, ui_line(ui, STYLE_SMALL) * 1.3f), STYLE_SMALL, ALIGN_LEFT, tally->as,
                    c->ink_soft);
    cut_top(at, ROW_GAP);
}

static float rows_height(struct ui *ui, const struct host_tally *tally, size_t n)
{
    float height = ui_line(ui, STYLE_STAMP) * 1.3f;
    for (size_t i = 0; i < n; i++)
        height += ui_line(ui, STYLE_BODY) * 1.1f + 10 + ROW_GAP +
                  (tally[i].as[0] != '\0' ? ui_line(ui, STYLE_SMALL) * 1.3f : 0);
    return height;
}

/* What is counted of all matches of somebody. */
struct count {
    const char *words;
    int n;
};

enum { COUNTS_MOST = 6, COUNTS_ACROSS = 3 };

static int counts_of(const struct host_statistics *of, struct count out[COUNTS_MOST])
{
    const struct host_tally *all = &of->all;
    int n = 0;
    out[n++] = (struct count){_("Played"), (int)all->played};
    out[n++] = (struct count){_("Won"), (int)all->won};
    if (all->shared > 0)
        out[n++] = (struct count){_("of them shared"), (int)all->shared};
    out[n++] = (struct count){_("Lost"), (int)(all->played - all->won - all->nobody)};
    if (all->nobody > 0)
        out[n++] = (struct count){_("Nobody won"), (int)all->nobody};
    if (of->scored)
        out[n++] = (struct count){_("Best score"), of->best};
    return n;
}

/* Beside others its digits follow the words at once, or they would seem to be of the next one's. */
static void number(struct ui *ui, struct rect line, const struct count *count, bool beside)
{
    char digits[16];
    if (beside)
        line.w = fminf(line.w, ui_text_width(ui, STYLE_BODY, count->words) +
                                   ui_text_width(ui, STYLE_NUMBER, "000") + ROW_GAP);
    snprintf(digits, sizeof digits, "%d", count->n);
    struct rect right = cut_right(&line, ui_text_width(ui, STYLE_NUMBER, digits) + 6);
    ui_label(ui, right, STYLE_NUMBER, ALIGN_RIGHT, digits);
    ui_label(ui, line, STYLE_BODY, ALIGN_LEFT, count->words);
}

/* In how many columns the counts stand: where a page has but one they would fill it. */
static int counts_across(struct ui *ui, const struct host_statistics *of, float width)
{
    struct count count[COUNTS_MOST];
    int n = counts_of(of, count);
    float widest = 0;
    if (stage_wide(ui))
        return 1;
    for (int i = 0; i < n; i++)
        widest = fmaxf(widest, ui_text_width(ui, STYLE_BODY, count[i].words));
    widest += ui_text_width(ui, STYLE_NUMBER, "000") + 2 * ROW_GAP;
    return (int)fmaxf(1, fminf(COUNTS_ACROSS, (width + COUNTS_APART) / (widest + COUNTS_APART)));
}

static float count_height(struct ui *ui)
{
    return fmaxf(ui_line(ui, STYLE_NUMBER), ui_line(ui, STYLE_BODY)) * 1.15f;
}

static float numbers_height(struct ui *ui, const struct host_statistics *of, float width)
{
    struct count count[COUNTS_MOST];
    int across = counts_across(ui, of, width), rows = (counts_of(of, count) + across - 1) / across;
    return ui_line(ui, STYLE_STAMP) * 1.3f + count_height(ui) * (float)rows;
}

static void in_all(struct ui *ui, struct rect at, const struct host_statistics *of)
{
    struct count count[COUNTS_MOST];
    int n = counts_of(of, count), across = counts_across(ui, of, at.w);
    heading(ui, &at, _("TOTAL"));
    for (int i = 0; i < n; i += across) {
        struct rect row = cut_top(&at, count_height(ui));
        for (int k = i; k < i + across && k < n; k++)
            number(ui, rect_column(row, k - i, across, COUNTS_APART), &count[k], across > 1);
    }
}

static void table_of(struct ui *ui, struct rect at, const char *words, const struct host_tally *tally,
                     size_t n)
{
    heading(ui, &at, words);
    for (size_t i = 0; i < n; i++)
        tally_row(ui, &at, &tally[i]);
}

static void pages(struct ui *ui, struct rect inside, const struct host_statistics *of)
{
    enum { BAR = 28 }; /* of the page */
    float counts = numbers_height(ui, of, inside.w - BAR);
    float most = fmaxf(
        counts, fmaxf(rows_height(ui, of->ending, of->endings), rows_height(ui, of->against, of->rivals)));
    bool wide = stage_wide(ui);
    float high = wide ? most
                      : counts + rows_height(ui, of->ending, of->endings) +
                            rows_height(ui, of->against, of->rivals) + 48;
    struct rect all = ui_scroll_begin(ui, "statistics", inside, fmaxf(high, 1));
    all.w -= BAR;
    if (wide) {
        struct rect left = cut_left(&all, all.w * 0.24f);
        cut_left(&all, 48);
        struct rect middle = cut_left(&all, all.w * 0.48f);
        cut_left(&all, 48);
        in_all(ui, left, of);
        table_of(ui, middle, _("HOW IT ENDED"), of->ending, of->endings);
        table_of(ui, all, _("AGAINST WHOM"), of->against, of->rivals);
    } else {
        in_all(ui, cut_top(&all, counts + 24), of);
        table_of(ui, cut_top(&all, rows_height(ui, of->ending, of->endings) + 24), _("HOW IT ENDED"),
                 of->ending, of->endings);
        table_of(ui, all, _("AGAINST WHOM"), of->against, of->rivals);
    }
    ui_scroll_end(ui);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct statistics *s = state;
    struct rect inside = shelf_sheet(h, ui, SHELF_STATISTICS);
    choose(s, h, ui, &inside);
    if (s->of.people > 0)
        pages(ui, inside, &s->of);
    else
        shelf_nothing(
            ui, inside, _("Nobody has finished this game yet"),
            _("Who wins, how, and against whom is counted here. A game that you only watch counts for "
              "nobody."));
    ui_focus_default(ui, game_scene_at(1) ? ui_id_of(ui, "game") : ui_id_at(ui, "new", 0));
}

const struct scene scene_statistics = {
    .id = "statistics", .state_size = sizeof(struct statistics), .open = open, .frame = frame};
