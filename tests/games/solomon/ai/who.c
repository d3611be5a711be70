#include "who.h"

#include "ai/level.h"
#include "ai/solomon/habits.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A number of solomon_level that can be given. */
struct number {
    const char *name;
    size_t at;
    enum { A_FLOAT, A_COUNT, A_SHARE, A_FLAG, A_LOOK, A_PLAY, A_BUDGET, HABITS } type;
};

#define NUMBER(type, name)                                                                                   \
    {                                                                                                        \
#name, offsetof(struct solomon_level, name), type                                                    \
    }

/* One of a solomon_look, for every number of seats. */
#define LOOK(name)                                                                                           \
    {                                                                                                        \
        "look_" #name, offsetof(struct solomon_level, ahead) + offsetof(solomon_look, name), A_LOOK          \
    }

/* The same of a solomon_play. */
#define PLAY(name)                                                                                           \
    {                                                                                                        \
        "play_" #name, offsetof(struct solomon_level, play) + offsetof(solomon_play, name), A_PLAY           \
    }

static const struct number numbers[] = {
    PLAY(actions),
    PLAY(worlds),
    PLAY(turns),
    NUMBER(A_FLOAT, played),
    LOOK(actions),
    LOOK(worlds),
    LOOK(turns),
    NUMBER(A_COUNT, worlds),
    NUMBER(A_COUNT, sift),
    NUMBER(A_COUNT, keep),
    NUMBER(A_FLOAT, blur),
    NUMBER(A_FLOAT, blur_express),
    NUMBER(A_FLOAT, thrift),
    NUMBER(A_FLOAT, in_vain),
    NUMBER(A_FLAG, wary),
    NUMBER(A_FLOAT, lax),
    NUMBER(A_SHARE, lavish),
    {"budget", 0, A_BUDGET},
    NUMBER(A_FLAG, grows),
    NUMBER(A_FLOAT, express),
    NUMBER(A_FLAG, spares),
    NUMBER(A_FLAG, takes_wins),
    NUMBER(A_FLOAT, race),
    NUMBER(A_FLOAT, early),
    NUMBER(A_FLOAT, soft),
    NUMBER(A_FLOAT, looser),
    NUMBER(A_FLOAT, stale),
    NUMBER(A_FLOAT, futile),
    NUMBER(A_FLAG, frees),
    NUMBER(A_FLOAT, frank),
    NUMBER(A_FLAG, carries),
    NUMBER(A_FLAG, bares),
    NUMBER(HABITS, habits),
};

void who_quit(const char *what, const char *word)
{
    fprintf(stderr, "%s: %s\n", what, word);
    exit(2);
}

bool who_is_setting(const char *word)
{
    return strchr(word, '=') && !strchr(word, ',');
}

const char *who_setting(const char *word, const char *name)
{
    size_t n = strlen(name);

    return strncmp(word, name, n) == 0 && word[n] == '=' ? word + n + 1 : NULL;
}

bool who_number(const char *word, const char *name, unsigned long *n)
{
    const char *value = who_setting(word, name);

    if (value)
        *n = strtoul(value, NULL, 10);
    return value;
}

bool who_run_take(struct who_run *run, const char *word)
{
    unsigned long n = 0;

    if (who_number(word, "games", &n))
        run->games = (int)n;
    else if (who_number(word, "seed", &n))
        run->seed = n;
    else if (who_number(word, "express", &n))
        run->express = n != 0;
    else if (who_number(word, "iterations", &n))
        run->iterations = (uint32_t)n;
    else
        return false;
    return true;
}

/* Makes the budget the level's own, for a match has but one for all its players. */
static void set_budget(struct solomon_level *level, uint16_t worlds)
{
    for (int seats = 2; seats <= SOLOMON_SEATS; seats++)
        level->ahead[seats] = solomon_look_of(level, seats, worlds);
    level->worlds = worlds;
}

static void give(struct solomon_level *level, const char *setting, const char *value)
{
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char *at = (char *)level + numbers[i].at;
        if (strcmp(numbers[i].name, setting) != 0)
            continue;
        if (numbers[i].type == A_FLOAT)
            *(float *)(void *)at = strtof(value, NULL);
        else if (numbers[i].type == A_COUNT)
            *(uint16_t *)(void *)at = (uint16_t)strtoul(value, NULL, 10);
        else if (numbers[i].type == A_SHARE)
            memset(at, (int)strtoul(value, NULL, 10), SOLOMON_SEATS + 1);
        else if (numbers[i].type == A_BUDGET)
            set_budget(level, (uint16_t)strtoul(value, NULL, 10));
        else if (numbers[i].type == A_LOOK || numbers[i].type == A_PLAY)
            for (int seats = 0; seats <= SOLOMON_SEATS; seats++)
                *(uint16_t *)(void *)(at + (size_t)seats * (numbers[i].type == A_LOOK
                                                                ? sizeof(solomon_look)
                                                                : sizeof(solomon_play))) =
                    (uint16_t)strtoul(value, NULL, 10);
        else if (numbers[i].type == HABITS)
            *(const struct solomon_habits **)(void *)at = value[0] == '1'   ? &solomon_habits_1
                                                          : value[0] == '5' ? &solomon_habits_5
                                                                            : &solomon_habits_6;
        else
            *(bool *)(void *)at = value[0] != '0';
        return;
    }
    who_quit("no such number", setting);
}

/* By the rulebook and with express trains. */
static void give_both(struct who *w, char *setting)
{
    char *value = strchr(setting, '=');

    if (!value)
        who_quit("a number without a value", setting);
    *value++ = '\0';
    give(&w->level, setting, value);
    if (w->level.with_express)
        give(&w->with_express, setting, value);
}

void who_read(const char *word, struct who *out)
{
    const ai_character *character = NULL;
    char words[256], *rest = NULL;
    game_error err;

    memset(out, 0, sizeof *out);
    snprintf(words, sizeof words, "%s", word);
    snprintf(out->name, sizeof out->name, "%s", word);
    for (int i = 0; i < OUTSIDERS; i++)
        if (strcmp(outsiders[i].id, word) == 0)
            out->kind = outsider_kind(&outsiders[i]);
    if (out->kind.id)
        return;
    char *level = strtok_r(words, ",", &rest);
    const struct ai_kind *kind = ai_find(level ? level : "", "solomon", &character, &err);
    if (!kind) {
        who_quit(word, err.text);
        return;
    }
    out->kind = *kind;
    out->character = character ? character->id : NULL;
    out->thinks = kind->create == solomon_mind_of_kind;
    if (!out->thinks)
        return;
    memcpy(&out->level, kind->numbers, sizeof out->level);
    out->kind.numbers = &out->level;
    if (out->level.with_express) {
        out->with_express = *out->level.with_express;
        out->level.with_express = &out->with_express;
    }
    for (char *setting; (setting = strtok_r(NULL, ",", &rest));)
        give_both(out, setting);
}

void who_dress(const struct who *w, void *player)
{
    if (w->thinks)
        solomon_mind_dress(player, w->character);
}
