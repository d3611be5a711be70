#include "app/preferences.h"

#include "base/i18n.h"
#include "base/text.h"

static const struct {
    const char *group, *key;
} names[HOST_SETTING_COUNT] = {
    [HOST_VOLUME] = {"sound", "volume"},
    [HOST_MUSIC] = {"sound", "music"},
    [HOST_EFFECTS] = {"sound", "effects"},
    [HOST_MUTE] = {"sound", "mute"},
    [HOST_SPEED] = {"game", "speed"},
    [HOST_FULLSCREEN] = {"picture", "fullscreen"},
    [HOST_TEXT_SIZE] = {"picture", "text-size"},
    [HOST_COUCH] = {"picture", "couch"},
    [HOST_REDUCED_MOTION] = {"picture", "reduced-motion"},
    [HOST_MARGIN] = {"picture", "margin"},
    [HOST_DISPLAY] = {"picture", "display"},
    [HOST_SPEECH] = {"sound", "speech"},
    [HOST_QUALITY] = {"picture", "quality"},
    [HOST_SHIELDS_OPEN] = {"game", "shields-open"},
    [HOST_RECAP] = {"game", "recap"},
    [HOST_AT_ONCE] = {"game", "announce-at-once"},
    [HOST_ASK_FIRST] = {"game", "ask-first"},
    [HOST_NO_CHOICE] = {"game", "answer-without-choice"},
};

static int within(enum host_setting which, int value)
{
    struct host_range range = host_setting_range(which);
    if (value < range.least)
        return range.least;
    return value > range.most ? range.most : value;
}

/* A language is saved by its code, since indices may change. */
static int read_language(const struct settings *file)
{
    char code[16];
    settings_text(file, "game", "language", "", code, sizeof code);
    for (size_t i = 0; language_code(i); i++) {
        const char *known = language_code(i);
        size_t k = 0;
        while (known[k] != '\0' && known[k] == code[k])
            k++;
        if (known[k] == code[k])
            return (int)i;
    }
    return 0;
}

/* Reports invalid values, unless something is to be said already. They stay in the file, so that they can be corrected. */
static void say_malformed(const struct preferences *p, struct text *notice)
{
    char word[64], found[512];
    struct text list = text_over(found, sizeof found);
    for (int i = 0; i < HOST_SETTING_COUNT; i++) {
        if (!names[i].key || !settings_int_malformed(p->file, names[i].group, names[i].key))
            continue;
        settings_text(p->file, names[i].group, names[i].key, "", word, sizeof word);
        text_add(&list, "%s%s=%s", list.length > 0 ? ", " : "", names[i].key, text_typed(word).at);
    }
    if (list.length > 0 && notice->length == 0)
        /* TRANSLATORS: a list such as `speed=fast, music=loud`, as the settings file has it. */
        text_add(notice, _("settings must be whole numbers, so the defaults are used instead of %s"), found);
}

/* Chosen keys by their names. What is none, or means something else already, is reported and leaves the usual key. */
static void read_keys(struct preferences *p, struct text *notice)
{
    char word[64], found[512];
    struct text list = text_over(found, sizeof found);
    size_t holder;
    for (size_t i = 0; i < KEY_CHOICES; i++) {
        settings_text(p->file, "keys", key_choices[i].id, "", word, sizeof word);
        int32_t key = word[0] != '\0' ? keys_named(word) : 0;
        if (word[0] != '\0' && (key == 0 || !keys_choose(&p->keys, i, key, &holder)))
            text_add(&list, "%s%s=%s", list.length > 0 ? ", " : "", key_choices[i].id, text_typed(word).at);
    }
    if (list.length > 0 && notice->length == 0)
        /* TRANSLATORS: a list such as `undo=Zork, log=U`, as the settings file has it. */
        text_add(notice,
                 _("settings: no such key, or taken already, so the usual keys are used instead of %s"),
                 found);
}

void preferences_keep_keys(struct preferences *p)
{
    for (size_t i = 0; i < KEY_CHOICES && p->file; i++)
        settings_set_text(p->file, "keys", key_choices[i].id, p->keys.name[i]);
}

void preferences_open(struct preferences *p, const char *path, char *notice, size_t notice_size)
{
    p->file = path && path[0] == '\0' ? NULL : settings_open(path, notice, notice_size);
    for (int i = 0; i < HOST_SETTING_COUNT; i++) {
        struct host_range range = host_setting_range(i);
        p->value[i] = range.usual;
        if (p->file && names[i].key)
            p->value[i] =
                settings_int(p->file, names[i].group, names[i].key, range.usual, range.least, range.most);
    }
    if (!p->file)
        return;
    p->value[HOST_LANGUAGE] = read_language(p->file);
    struct text said = text_behind(notice, notice_size);
    say_malformed(p, &said);
    read_keys(p, &said);
}

void preferences_close(struct preferences *p)
{
    if (p->file)
        settings_close(p->file);
    p->file = NULL;
}

int preferences_set(struct preferences *p, enum host_setting which, int value)
{
    value = within(which, value);
    if (value == p->value[which])
        return value;
    p->value[which] = value;
    if (!p->file)
        return value;
    if (which == HOST_LANGUAGE)
        settings_set_text(p->file, "game", "language", language_code((size_t)value));
    else
        settings_set_int(p->file, names[which].group, names[which].key, value);
    return value;
}

void preferences_override(struct preferences *p, enum host_setting which, int value)
{
    p->value[which] = within(which, value);
}

struct screen_rect preferences_window(const struct preferences *p)
{
    enum { FARTHEST = 100000 };
    struct screen_rect at = {0};
    if (p->file) {
        at.x = settings_int(p->file, "window", "x", 0, -FARTHEST, FARTHEST);
        at.y = settings_int(p->file, "window", "y", 0, -FARTHEST, FARTHEST);
        at.width = settings_int(p->file, "window", "width", 0, 0, FARTHEST);
        at.height = settings_int(p->file, "window", "height", 0, 0, FARTHEST);
    }
    return at.width > 0 && at.height > 0 ? at : (struct screen_rect){0};
}

void preferences_keep_window(struct preferences *p, struct screen_rect at)
{
    struct screen_rect was = preferences_window(p);
    if (!p->file || at.width <= 0 ||
        (at.x == was.x && at.y == was.y && at.width == was.width && at.height == was.height))
        return;
    settings_set_int(p->file, "window", "x", at.x);
    settings_set_int(p->file, "window", "y", at.y);
    settings_set_int(p->file, "window", "width", at.width);
    settings_set_int(p->file, "window", "height", at.height);
}

bool preferences_save(struct preferences *p, char *error, size_t error_size)
{
    if (!p->file || !settings_changed(p->file))
        return true;
    return settings_save(p->file, error, error_size);
}
