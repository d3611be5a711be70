/* The settings. Each takes effect and is kept at once. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <stdio.h>

enum kind { KIND_PERCENT, KIND_SWITCH, KIND_WORDS, KIND_LANGUAGE, KIND_GROUP };

struct item {
    enum kind kind;
    enum host_setting which;
    const char *title, *help;
    const char *words[4];
    /* How many of the words there are now; 0: the item is not there. NULL: all are. */
    int (*choices)(const struct host *h);
};

static int displays(const struct host *h)
{
    int n = h->shell->displays ? h->shell->displays(h) : 1;

    return n > 1 ? n + 1 : 0; /* and the one where the window is */
}

static const struct item items[] = {
    {.kind = KIND_GROUP, .title = NC_("heading of settings", "Sound")},
    {.kind = KIND_SWITCH, .which = HOST_MUTE, .title = N_("Mute"), .help = N_("%s does the same anywhere.")},
    {.kind = KIND_PERCENT, .which = HOST_VOLUME, .title = N_("Master volume")},
    {.kind = KIND_PERCENT, .which = HOST_MUSIC, .title = N_("Music")},
    {.kind = KIND_PERCENT, .which = HOST_EFFECTS, .title = N_("Effects")},
    {.kind = KIND_GROUP, .title = NC_("heading of settings", "Play")},
    {.kind = KIND_WORDS,
     .which = HOST_SPEED,
     .title = N_("Speed"),
     .words = {N_("Slow"), N_("Normal"), N_("Fast"), N_("Instant")}},
    {.kind = KIND_SWITCH,
     .which = HOST_AT_ONCE,
     .title = N_("Announce moves immediately"),
     .help = N_("Off: four seconds to take back what you announce.")},
    {.kind = KIND_SWITCH,
     .which = HOST_ASK_FIRST,
     .title = N_("Ask before a choice that can lose the game"),
     .help = N_("Before anything that cannot be undone or lets a rival win.")},
    {.kind = KIND_SWITCH,
     .which = HOST_NO_CHOICE,
     .title = N_("Answer for me when there is no choice"),
     .help = N_("Where your own move or challenge is stopped, you still give the answer.")},
    {.kind = KIND_SWITCH, .which = HOST_RECAP, .title = N_("Recap since my last turn")},
    {.kind = KIND_SWITCH,
     .which = HOST_SHIELDS_OPEN,
     .title = N_("Show secrets when only the computer plays")},
    {.kind = KIND_GROUP, .title = NC_("heading of settings", "Picture")},
    {.kind = KIND_SWITCH,
     .which = HOST_FULLSCREEN,
     .title = N_("Full screen"),
     .help = N_("%s does the same anywhere.")},
    {.kind = KIND_WORDS,
     .which = HOST_DISPLAY,
     .title = N_("Display"),
     /* TRANSLATORS: the window stays on the display that it is on; else it goes to the one with that number */
     .words = {N_("Where it is"), "1", "2", "3"},
     .choices = displays},
    {.kind = KIND_PERCENT, .which = HOST_TEXT_SIZE, .title = N_("Text size")},
    {.kind = KIND_SWITCH,
     .which = HOST_COUCH,
     .title = N_("Couch mode"),
     .help = N_("Larger text and buttons.")},
    {.kind = KIND_PERCENT,
     .which = HOST_MARGIN,
     /* TRANSLATORS: how much of the picture's edge is left free, for televisions that cut it off */
     .title = N_("Screen margin"),
     .help = N_("For a television: until all four corner marks are whole.")},
    {.kind = KIND_SWITCH,
     .which = HOST_REDUCED_MOTION,
     .title = N_("Reduce motion"),
     .help = N_("Pieces jump instead of gliding.")},
    {.kind = KIND_WORDS,
     .which = HOST_QUALITY,
     .title = N_("Quality"),
     .words = {N_("Automatic"), N_("Low"), N_("Medium"), N_("High")}},
    {.kind = KIND_GROUP, .title = NC_("heading of settings", "Interface")},
    {.kind = KIND_SWITCH,
     .which = HOST_SPEECH,
     .title = N_("Read aloud"),
     .help = N_("What has the focus, what is asked, and what happens.")},
    {.kind = KIND_LANGUAGE, .which = HOST_LANGUAGE, .title = N_("Language")},
};

enum { INDENT = 10 }; /* as far as a switch has its words from its edge: they stand in line with all others */

enum { ITEMS = sizeof items / sizeof items[0], FIRST_OF_RIGHT = 12 };

static bool is_there(const struct host *h, const struct item *item)
{
    return !item->choices || item->choices(h) > 0;
}

static float item_height(struct ui *ui, const struct host *h, const struct item *item)
{
    if (!is_there(h, item))
        return 0;
    if (item->kind == KIND_GROUP)
        return ui_line(ui, STYLE_SUBHEAD) * 1.7f;
    float height = ui_button_height(ui) + 10;
    return item->help ? height + ui_line(ui, STYLE_SMALL) : height;
}

/* The value that the i-th word of a setting stands for: speeds are kept in another order than that in which they rise. */
static int value_of(const struct item *item, int i)
{
    static const uint8_t speeds[] = {HOST_SPEED_SLOW, HOST_SPEED_NORMAL, HOST_SPEED_FAST, HOST_SPEED_INSTANT};

    return item->which == HOST_SPEED ? speeds[i] : i;
}

static void choose_word(struct ui *ui, const struct host *h, const struct item *item, struct rect at,
                        const char *key)
{
    const char *words[4];
    int n = 0;
    int most = item->choices ? item->choices(h) : 4;
    for (; n < 4 && n < most && item->words[n]; n++)
        words[n] = i18n_marked(item->words[n]);
    int chosen = 0;
    while (chosen + 1 < n && value_of(item, chosen) != h->shell->setting(h, item->which))
        chosen++;
    ui_name_next(ui, i18n_marked(item->title));
    if (ui_choice(ui, key, at, words, n, &chosen))
        h->shell->set_setting(h, item->which, value_of(item, chosen));
}

static void choose_language(struct ui *ui, const struct host *h, struct rect at)
{
    const char *words[16];
    int n = 0;
    for (const struct host_choice *c = h->games->language(h, 0); c && n < 16;
         c = h->games->language(h, (size_t)n))
        words[n++] = c->title;
    int value = h->shell->setting(h, HOST_LANGUAGE);
    ui_name_next(ui, _("Language"));
    if (ui_choice(ui, "language", at, words, n, &value))
        h->shell->set_setting(h, HOST_LANGUAGE, value);
}

/* Where nothing can be heard anyway a switch would lie: what is so stands in its place, and why. */
static void say_silent(struct ui *ui, const struct item *item, struct rect at)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct rect row = cut_top(&at, ui_button_height(ui));
    const char *on = C_("a setting", "on");
    ui_label_in(ui, cut_right(&row, ui_text_width(ui, STYLE_STRONG, on) + 2), STYLE_STRONG, ALIGN_RIGHT, on,
                c->ink);
    ui_label(ui, row, STYLE_BODY, ALIGN_LEFT, i18n_marked(item->title));
    ui_label_in(ui, cut_top(&at, ui_line(ui, STYLE_SMALL)), STYLE_SMALL, ALIGN_LEFT,
                _("No sound device, or started without sound."), c->ink_soft);
}

static bool is_loudness(const struct item *item)
{
    return item->kind == KIND_PERCENT &&
           (item->which == HOST_VOLUME || item->which == HOST_MUSIC || item->which == HOST_EFFECTS);
}

/* A loudness that nobody can hear: its value, which cannot be moved. Why is said above, where the switch would be. */
static void lie_silent(struct ui *ui, const struct host *h, const struct item *item, struct rect at)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    char number[16];
    struct rect row = cut_top(&at, ui_button_height(ui));
    snprintf(number, sizeof number, "%d%%", h->shell->setting(h, item->which));
    struct rect value = cut_right(&row, ui_text_width(ui, STYLE_STRONG, number) + 2);
    ui_label_in(ui, value, STYLE_STRONG, ALIGN_RIGHT, number, c->ink_soft);
    ui_label_in(ui, cut_left(&row, row.w * 0.36f), STYLE_BODY, ALIGN_LEFT, i18n_marked(item->title),
                c->ink_soft);
    row = rect_pad_xy(row, 20, 0);
    gfx_round(ui_gfx(ui), rect_centered(row, row.w, 8), 4, color_fade(c->ink, 0.16f));
}

static void draw_item(struct ui *ui, const struct host *h, int index, struct rect at)
{
    const struct item *item = &items[index];
    if (item->kind == KIND_SWITCH && item->which == HOST_MUTE && ui_silent(ui)) {
        say_silent(ui, item, at);
        return;
    }
    if (is_loudness(item) && ui_silent(ui)) {
        lie_silent(ui, h, item, at);
        return;
    }
    if (item->kind == KIND_GROUP) {
        ui_label_in(ui, at, STYLE_SUBHEAD, ALIGN_LEFT, i18n_marked(item->title), ui_theme(ui)->color.ink);
        return;
    }
    ui_scope_push(ui, "setting", index);
    struct rect row = cut_top(&at, ui_button_height(ui));
    int value = h->shell->setting(h, item->which);
    struct host_range range = host_setting_range(item->which);
    if (item->kind == KIND_SWITCH) {
        bool on = value != 0;
        struct rect wide = {row.x - INDENT, row.y, row.w + 2 * INDENT, row.h};
        if (ui_toggle(ui, "switch", wide, i18n_marked(item->title), &on))
            h->shell->set_setting(h, item->which, on);
    } else {
        struct rect label = cut_left(&row, row.w * 0.36f);
        ui_label(ui, label, STYLE_BODY, ALIGN_LEFT, i18n_marked(item->title));
        if (item->kind == KIND_PERCENT)
            ui_name_next(ui, i18n_marked(item->title));
        if (item->kind == KIND_WORDS)
            choose_word(ui, h, item, row, "words");
        else if (item->kind == KIND_LANGUAGE)
            choose_language(ui, h, row);
        else if (ui_slider(ui, "slider", row, &value, range.least, range.most, range.step, "%"))
            h->shell->set_setting(h, item->which, value);
    }
    if (item->help) {
        char words[160];
        enum input_action key = item->which == HOST_MUTE ? ACTION_MUTE : ACTION_FULLSCREEN;
        struct text text = text_over(words, sizeof words);
        text_add(&text, i18n_marked(item->help), ui_key_glyph(ui, key)); /* where it names one */
        ui_label_in(ui, cut_top(&at, ui_line(ui, STYLE_SMALL)), STYLE_SMALL, ALIGN_LEFT, words,
                    ui_theme(ui)->color.ink_soft);
    }
    ui_scope_pop(ui);
}

static float column_height(struct ui *ui, const struct host *h, int from, int to)
{
    float height = 0;
    for (int i = from; i < to; i++)
        height += item_height(ui, h, &items[i]);
    return height;
}

static void column(struct ui *ui, const struct host *h, struct rect at, int from, int to)
{
    for (int i = from; i < to; i++)
        if (is_there(h, &items[i]))
            draw_item(ui, h, i, cut_top(&at, item_height(ui, h, &items[i])));
}

/* Keys begin at the first row that can be set. */
static void begin_keys(struct ui *ui)
{
    int first = 0;

    while (items[first].kind == KIND_GROUP ||
           (ui_silent(ui) && (items[first].which == HOST_MUTE || is_loudness(&items[first]))))
        first++;
    ui_scope_push(ui, "setting", first);
    ui_focus_default(ui, ui_id_of(ui, items[first].kind == KIND_SWITCH ? "switch" : "words"));
    ui_scope_pop(ui);
}

/* What the margin is set by: a mark in each corner, whole as far as the television shows the edge. */
static void mark_corners(struct ui *ui)
{
    static const float long_side = 44, short_side = 10, off = 3;
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = rect_grow(ui_area(ui), -off);
    struct color brass = color_hex(0xE5B94F);
    for (int corner = 0; corner < 4; corner++) {
        bool right = corner % 2, low = corner / 2;
        float x = right ? area.x + area.w : area.x, y = low ? area.y + area.h : area.y;
        gfx_fill(gfx,
                 (struct rect){right ? x - long_side : x, low ? y - short_side : y, long_side, short_side},
                 brass);
        gfx_fill(gfx,
                 (struct rect){right ? x - short_side : x, low ? y - long_side : y, short_side, long_side},
                 brass);
    }
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    (void)state;
    desk_draw(ui);
    if (h->shell->setting(h, HOST_MARGIN) != 0 || h->shell->setting(h, HOST_COUCH) != 0)
        mark_corners(ui);
    bool two = ui_area(ui).w >= ui_grow(ui, 1300);
    float left = column_height(ui, h, 0, FIRST_OF_RIGHT), right = column_height(ui, h, FIRST_OF_RIGHT, ITEMS);
    float height = two ? (left > right ? left : right) : left + right;
    struct rect foot;
    struct rect inside = stage_page(ui, two ? 1500 : 900, height, _("Settings"), &foot);
    struct rect content = ui_scroll_begin(ui, "settings", inside, height);
    content = rect_pad_xy(content, height > inside.h ? 16 : INDENT, 0);
    if (two) {
        column(ui, h, rect_column(content, 0, 2, 64), 0, FIRST_OF_RIGHT);
        column(ui, h, rect_column(content, 1, 2, 64), FIRST_OF_RIGHT, ITEMS);
    } else {
        column(ui, h, content, 0, ITEMS);
    }
    ui_scroll_end(ui);
    begin_keys(ui);
    struct rect head = stage_head(ui, inside);
    char version[64];
    snprintf(version, sizeof version, _("Version %s"), CONSPIRACY_VERSION);
    cut_left(&head, ui_text_width(ui, STYLE_HEADING, _("Settings")) + 24);
    ui_label_in(ui, cut_bottom(&head, ui_line(ui, STYLE_SMALL) * 1.2f), STYLE_SMALL, ALIGN_RIGHT, version,
                ui_theme(ui)->color.ink_soft);
    stage_back(ui, h, &foot);
    struct ui_button keys = {.text = C_("button: choose keys", "Keys"),
                             .tip = _("Choose which key does what")};
    if (stage_button(ui, &foot, "keys", &keys))
        h->shell->show(h, HOST_SCREEN_KEYS);
}

const struct scene scene_settings = {.id = "settings", .frame = frame};
