#include "ui/describe.h"

#include "base/text.h"
#include "ui/inside.h"

static bool is_there(const struct ui *ui, const struct spot *s)
{
    return s->layer == ui->layers - 1 && !(s->flags & SPOT_SCROLLER) && s->seen.w > 0 && s->seen.h > 0;
}

static void add_line(struct text *out, const char *what, const struct spot *s, const char *words)
{
    if (words[0])
        text_add(out, "%s %08x %s\n", what, s->id, words);
}

void ui_describe(const struct ui *ui, struct text *out)
{
    text_add(out, "screen %08x\n", ui->screen);
    if (ui->said[0] != '\0')
        text_add(out, "said %s\n", ui->said);
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        float scale = ui_scale(ui);
        char flags[8];
        int n = 0;
        bool off = s->flags & (SPOT_DISABLED | SPOT_OFF);
        if (!is_there(ui, s) || (s->flags & SPOT_DISABLED && !s->name))
            continue;
        if (s->id == ui->focus)
            flags[n++] = 'f';
        if (!(s->flags & SPOT_NEVER_FOCUSED))
            flags[n++] = 'k';
        if (s->flags & SPOT_ADJUST)
            flags[n++] = 'a';
        if (s->flags & SPOT_DRAG)
            flags[n++] = 'd';
        if (s->flags & SPOT_DROP)
            flags[n++] = 't';
        if (n == 0)
            flags[n++] = '-';
        flags[n] = '\0';
        text_add(out, "%s %08x %.0f %.0f %.0f %.0f %s\n",
                 off                    ? "off"
                 : s->flags & SPOT_TELL ? "tell"
                                        : "spot",
                 s->id, (double)(ui->origin.x + s->seen.x * scale),
                 (double)(ui->origin.y + s->seen.y * scale), (double)(s->seen.w * scale),
                 (double)(s->seen.h * scale), flags);
        add_line(out, "name", s, spot_words(ui, s->name));
        add_line(out, "value", s, spot_words(ui, s->value));
        add_line(out, "says", s, spot_words(ui, s->says));
        add_line(out, "why", s, spot_words(ui, s->why));
    }
}

ui_id ui_in_words(const struct ui *ui, bool name_only, struct text *out)
{
    const struct spot *s = spot_in_words(ui);
    if (!s)
        return 0;
    const uint32_t words[] = {s->name, s->value, s->says, s->why};
    size_t n = name_only ? 1 : sizeof words / sizeof words[0];
    for (size_t i = 0; i < n; i++)
        if (spot_words(ui, words[i])[0] != '\0')
            text_sentence(out, "%s", spot_words(ui, words[i]));
    return s->id;
}
