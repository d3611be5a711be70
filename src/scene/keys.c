/* Which key does what: a row an action. Pressed, it waits for the key that is to do it. */
#include "platform/keys.h"

#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <stdio.h>

struct keys {
    size_t waits; /* the choice that waits for its key, from 1; 0: none does */
};

static void changed(const struct host *h)
{
    h->shell->keys_changed(h);
    h->shell->sound(h, "stamp");
}

/* Esc leaves it as it is: as any key that means the same to everybody does, with a line why. */
static void take(struct keys *k, const struct host *h, int32_t key)
{
    char line[160];
    size_t holder, choice = k->waits - 1;

    k->waits = 0;
    if (keys_choose(h->shell->keys(h), choice, key, &holder)) {
        changed(h);
        return;
    }
    if (holder < KEY_CHOICES)
        /* TRANSLATORS: %s is what a key does already: "Undo" */
        snprintf(line, sizeof line, _("That key is taken: %s. Give that another key first."),
                 i18n_marked(key_choices[holder].title));
    else
        snprintf(line, sizeof line, "%s", _("That key always does the same and cannot be chosen."));
    h->shell->sound(h, "deny");
    h->shell->toast(h, line);
}

static void row(struct keys *k, const struct host *h, struct ui *ui, struct rect at, size_t i)
{
    bool waits = k->waits == i + 1;
    struct rect right = cut_right(&at, at.w * 0.42f);
    struct ui_button b = {.text = waits ? _("Press a key …") : ui_key_glyph(ui, key_choices[i].action),
                          .selected = waits};

    ui_label(ui, at, STYLE_BODY, ALIGN_LEFT, i18n_marked(key_choices[i].title));
    if (ui_button_with(ui, "key", (int)i, right, &b) && !waits) {
        k->waits = i + 1;
        ui_wake(ui, 0);
    }
    (void)h;
}

static void reset(const struct host *h)
{
    size_t holder;

    for (size_t i = 0; i < KEY_CHOICES; i++)
        (void)keys_choose(h->shell->keys(h), i, 0, &holder);
    changed(h);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    enum { GAP = 10 };
    struct keys *k = state;
    struct rect foot;
    float high = ui_button_height(ui) + GAP, all = high * KEY_CHOICES;

    desk_draw(ui);
    struct rect inside = stage_page(ui, 900, all, C_("heading of settings", "Keys"), &foot);
    struct rect content = rect_pad_xy(ui_scroll_begin(ui, "keys", inside, all), 8, 0);
    int32_t key = k->waits != 0 ? ui_take_key(ui) : 0;
    if (key != 0)
        take(k, h, key);
    for (size_t i = 0; i < KEY_CHOICES; i++)
        row(k, h, ui, rect_pad_xy(cut_top(&content, high), 0, GAP / 2.0f), i);
    ui_scroll_end(ui);
    stage_back(ui, h, &foot);
    struct ui_button usual = {.text = _("Reset to defaults")};
    if (stage_button(ui, &foot, "reset", &usual))
        reset(h);
    ui_focus_default(ui, ui_id_at(ui, "key", 0));
}

const struct scene scene_keys = {.id = "keys", .state_size = sizeof(struct keys), .frame = frame};
