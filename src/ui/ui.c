#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/audio.h"
#include "platform/keys.h"
#include "ui/inside.h"

enum { SMALLEST_PX = 14 };

struct ui *ui_new(struct gfx *gfx, struct audio *audio)
{
    struct ui *ui = calloc(1, sizeof *ui);
    if (!ui)
        return NULL;
    ui->gfx = gfx;
    ui->audio = audio;
    ui->spot = calloc(UI_SPOTS, sizeof *ui->spot);
    ui->before = calloc(UI_SPOTS, sizeof *ui->before);
    if (!ui->spot || !ui->before) {
        ui_free(ui);
        return NULL;
    }
    ui->theme = ui_theme_load(gfx);
    ui->text_percent = 100;
    ui->scale = 1;
    ui->area = (struct rect){0, 0, 1920, 1080};
    ui->device = DEVICE_KEYS;
    ui->tip_quiet = true;
    ui->layers = ui->layers_before = 1;
    return ui;
}

void ui_free(struct ui *ui)
{
    if (ui) {
        free(ui->spot);
        free(ui->before);
        free(ui);
    }
}

/* ---- A frame ---- */

static void measure(struct ui *ui, int width, int height)
{
    float free = (float)ui->margin / 100;
    ui->origin = (struct point){roundf((float)width * free), roundf((float)height * free)};
    width -= 2 * (int)ui->origin.x;
    height -= 2 * (int)ui->origin.y;
    ui->width = width > 0 ? width : 1;
    ui->height = height > 0 ? height : 1;
    ui->scale = fminf((float)ui->width / 1920, (float)ui->height / 1080);
    ui->area = (struct rect){0, 0, (float)ui->width / ui->scale, (float)ui->height / ui->scale};
}

static void swap_spots(struct ui *ui)
{
    struct spot *s = ui->before;
    ui->before = ui->spot;
    ui->befores = ui->spots;
    ui->spot = s;
    ui->spots = 0;
    memcpy(ui->layer_before, ui->layer, sizeof ui->layer);
    ui->layers_before = ui->layers;
    ui->layers = 1;
    ui->layer[0] = (struct layer){0};
    ui->layer_now = ui->stacked = 0;
}

void ui_begin(struct ui *ui, int width, int height, uint64_t now_ms)
{
    bool first = ui->frame++ == 0;
    now_ms = now_ms < ui->now ? ui->now : now_ms;
    ui->dt = first ? 0 : fminf(0.1f, (float)(now_ms - ui->now) / 1000);
    ui->now = now_ms;
    ui->wake = -1;
    measure(ui, width, height);
    swap_spots(ui);
    ui->scope[0] = ui->screen;
    ui->scopes = 1;
    ui->scrolls = 0;
    ui->clip[0] = ui->area;
    ui->wants_key = false;
    ui->words_used = 1;
    ui->said[0] = '\0';
    ui->next_name = 0;
    ui->clears = 0;
    ui->large = (struct rect){0, 0, 0, 0};
    ui->focus_hidden = false;
    ui->next_payload = 0;
    events_take(ui);
    gfx_view_push(ui->gfx, ui->scale, ui->origin);
}

void ui_end(struct ui *ui)
{
    focus_settle(ui);
    if (!ui->focus_hidden) {
        ring_draw(ui);
        tip_draw(ui);
    }
    toasts_draw(ui);
    guard_expect(ui);
    gfx_view_pop(ui->gfx);
    if (ui->event.kind == INPUT_ACTION || ui->clicked)
        ui_wake(ui, 0); /* show its effect at once */
}

int ui_wake_in(const struct ui *ui)
{
    if (ui->queued > 0)
        return 0;
    return ui->wake;
}

void ui_wake(struct ui *ui, int ms)
{
    if (ui->wake < 0 || ms < ui->wake)
        ui->wake = ms < 0 ? 0 : ms;
}

/* ---- Settings ---- */

void ui_set_text_scale(struct ui *ui, int percent)
{
    ui->text_percent = percent < 100 ? 100 : percent > 200 ? 200 : percent;
}

void ui_set_margin(struct ui *ui, int percent)
{
    ui->margin = percent < 0 ? 0 : percent > 5 ? 5 : percent;
}

int ui_text_scale(const struct ui *ui)
{
    return ui->text_percent;
}

void ui_set_reduced_motion(struct ui *ui, bool reduced)
{
    ui->reduced = reduced;
}

void ui_set_keys(struct ui *ui, const struct key_map *keys)
{
    ui->keys = keys;
}

const char *ui_glyph(const struct ui *ui, enum input_action action)
{
    return keys_glyph(ui->keys, action, ui->device == DEVICE_PAD ? DEVICE_PAD : DEVICE_KEYS, ui->labels);
}

const char *ui_key_glyph(const struct ui *ui, enum input_action action)
{
    return keys_glyph(ui->keys, action, DEVICE_KEYS, LABELS_LETTERS);
}

int32_t ui_take_key(struct ui *ui)
{
    int32_t key = ui->event.kind == INPUT_KEY ? ui->event.key : 0;
    if (key)
        event_use(ui);
    ui->wants_key = true;
    return key;
}

bool ui_wants_key(const struct ui *ui)
{
    return ui->wants_key;
}

void ui_set_paste(struct ui *ui, char *(*paste)(void))
{
    ui->paste = paste;
}

/* ---- What a screen asks for ---- */

struct gfx *ui_gfx(struct ui *ui)
{
    return ui->gfx;
}

const struct ui_theme *ui_theme(const struct ui *ui)
{
    return &ui->theme;
}

bool ui_reduced_motion(const struct ui *ui)
{
    return ui->reduced;
}

void ui_say(struct ui *ui, const char *words)
{
    (void)snprintf(ui->said, sizeof ui->said, "%s", words);
}

const char *ui_said(const struct ui *ui)
{
    return ui->said;
}

struct rect ui_area(const struct ui *ui)
{
    return ui->area;
}

struct rect ui_window(const struct ui *ui)
{
    float x = ui->origin.x / ui->scale, y = ui->origin.y / ui->scale;
    return (struct rect){-x, -y, ui->area.w + 2 * x, ui->area.h + 2 * y};
}

float ui_scale(const struct ui *ui)
{
    return ui->scale;
}

uint64_t ui_now(const struct ui *ui)
{
    return ui->now;
}

struct point ui_pointer(const struct ui *ui)
{
    return ui->pointer;
}

struct gfx_type ui_type(const struct ui *ui, enum ui_style style)
{
    struct gfx_type t = ui->theme.type[style];
    t.size = fmaxf(t.size * (float)ui->text_percent / 100, SMALLEST_PX / ui->scale);
    return t;
}

float ui_line(const struct ui *ui, enum ui_style style)
{
    return gfx_text_height(ui->gfx, ui_type(ui, style));
}

float ui_text_width(struct ui *ui, enum ui_style style, const char *text)
{
    return gfx_text_width(ui->gfx, ui_type(ui, style), text, (size_t)-1);
}

float ui_text_height(struct ui *ui, enum ui_style style, const char *text, float width)
{
    return gfx_text_box_height(ui->gfx, ui_type(ui, style), width, 1, text);
}

float ui_grow(const struct ui *ui, float u)
{
    return u * ui_type(ui, STYLE_BODY).size / ui->theme.type[STYLE_BODY].size;
}

void ui_hide_focus(struct ui *ui)
{
    ui->focus_hidden = true;
}

void ui_sound(struct ui *ui, const char *name)
{
    if (!ui->quiet)
        audio_play(ui->audio, name);
}

bool ui_silent(const struct ui *ui)
{
    return audio_silent(ui->audio);
}

void ui_set_quiet(struct ui *ui, bool quiet)
{
    ui->quiet = quiet;
}

bool ui_wants_text(const struct ui *ui, struct rect *where)
{
    if (where) {
        const struct rect *t = &ui->typing;
        *where = (struct rect){ui->origin.x + t->x * ui->scale, ui->origin.y + t->y * ui->scale,
                               t->w * ui->scale, t->h * ui->scale};
    }
    return ui->editing != 0 && ui->device != DEVICE_PAD;
}

/* ---- Ids and scope ---- */

static ui_id mix(ui_id id, const void *bytes, size_t n)
{
    const unsigned char *b = bytes;
    id = id ? id : 2166136261U;
    for (size_t i = 0; i < n; i++)
        id = (id ^ b[i]) * 16777619U;
    return id ? id : 1;
}

void ui_screen(struct ui *ui, const char *name)
{
    ui->screen = mix(0, name, strlen(name));
    ui->scope[0] = ui->screen;
}

ui_id ui_id_of(const struct ui *ui, const char *key)
{
    return mix(ui->scope[ui->scopes - 1], key, strlen(key));
}

ui_id ui_id_at(const struct ui *ui, const char *key, int index)
{
    return mix(ui_id_of(ui, key), &index, sizeof index);
}

void ui_scope_push(struct ui *ui, const char *key, int index)
{
    if (ui->scopes < UI_SCOPES) {
        ui->scope[ui->scopes] = ui_id_at(ui, key, index);
        ui->scopes++;
    }
}

void ui_scope_pop(struct ui *ui)
{
    ui->scopes -= ui->scopes > 1;
}
