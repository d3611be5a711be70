/* What seats got away with: feints, bluffs; what is alike is told in one sentence, with the rounds in which it was. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/story.h"
#include "table/table.h"

#include <stdio.h>

/* Told in one sentence: of what was sent without anything put on it that goes for several things. */
static bool alike(const struct story_secret *a, const struct story_secret *b)
{
    return a->seat == b->seat && a->kind == b->kind && (a->thing == b->thing || a->kind == STORY_UNPAID);
}

void story_secret_note(struct story_secrets *all, const struct story_secret *what, uint32_t event, int round)
{
    size_t i = 0, k = 0;

    while (i < all->n && !alike(&all->item[i].what, what))
        i++;
    if (i == STORY_SECRETS)
        return;
    if (i == all->n) {
        all->item[i].what = *what;
        all->item[i].event = event;
        all->item[i].rounds = 0;
        all->n++;
    }
    struct story_secret *told = &all->item[i].what;
    told->weight = what->weight > told->weight ? what->weight : told->weight;
    told->things |= what->thing >= 0 ? UINT64_C(1) << what->thing : 0;
    while (k < all->item[i].rounds && all->item[i].round[k] != round)
        k++;
    if (k == all->item[i].rounds && k < STORY_ROUNDS)
        all->item[i].round[all->item[i].rounds++] = round;
}

/* `at the start`, `once` (in which round stands beside it), `in rounds 2, 3 and 5`, `at the start and in rounds 2 and 5` */
static void write_when(const int *round, size_t n, struct text *out)
{
    char number[STORY_ROUNDS][16], list[STORY_WORDS], in[STORY_WORDS];
    const char *item[STORY_ROUNDS];
    struct text words = text_over(list, sizeof list);
    size_t first = n > 0 && round[0] == 0, rounds = n - first;

    for (size_t i = 0; i < rounds; i++) {
        snprintf(number[i], sizeof number[i], "%d", round[first + i]);
        item[i] = number[i];
    }
    i18n_list(item, rounds, &words);
    if (rounds == 0) {
        text_add(out, "%s", _("at the start"));
        return;
    }
    if (n == 1) {
        text_add(out, "%s", C_("how often somebody did something", "once"));
        return;
    }
    /* TRANSLATORS: when somebody did something; the rounds are a list: `in rounds 2, 3 and 5` */
    snprintf(in, sizeof in, P_("in round %s", "in rounds %s", (unsigned long)rounds), list);
    if (first > 0)
        /* TRANSLATORS: when somebody did something: `at the start and in rounds 2 and 5` */
        text_add(out, _("at the start and %s"), in);
    else
        text_add(out, "%s", in);
}

/* What it was done with: a name, or several as a list. */
static void write_things(const struct story_words *words, const struct story_secret *secret, struct text *out)
{
    const char *name[TABLE_KNOWN];
    size_t n = 0;

    for (size_t thing = 0; thing < TABLE_KNOWN && secret->things >> thing != 0; thing++)
        if (secret->things >> thing & 1)
            name[n++] = cast_name(words->cast, thing);
    if (n == 0 && secret->thing >= 0)
        name[n++] = cast_name(words->cast, (size_t)secret->thing);
    i18n_list(name, n, out);
}

void story_kept(const struct table *t, const struct story_secret *secret, const char *when, struct text *out)
{
    const struct story_words *words = &t->game->story->words;
    const char *who = table_seat_name(t, secret->seat);
    char thing[STORY_WORDS];
    struct text things = text_over(thing, sizeof thing);
    bool you = host_is_you(t->h, secret->seat);

    write_things(words, secret, &things);
    if (secret->kind == STORY_LET && you && words->let_you)
        text_add(out, i18n_marked(words->let_you), thing, when);
    else if (secret->kind == STORY_LET)
        text_add(out, i18n_marked(words->let), who, thing, when);
    else if (secret->kind == STORY_HOLLOW && you && words->hollow_you)
        text_add(out, i18n_marked(words->hollow_you), thing, when);
    else if (secret->kind == STORY_HOLLOW)
        text_add(out, i18n_marked(words->hollow), who, thing, when);
    else if (secret->kind == STORY_FEINT && you && words->feint_you)
        text_add(out, i18n_marked(words->feint_you), when);
    else if (secret->kind == STORY_FEINT)
        text_add(out, i18n_marked(words->feint), who, when);
    else if (you && words->unpaid_you)
        text_add(out, i18n_marked(words->unpaid_you), thing, when);
    else
        text_add(out, i18n_marked(words->unpaid), who, thing, when);
}

static int weight(const struct table *t, const struct story_secret *secret)
{
    const struct table_story *game = t->game->story;
    game_outcome outcome;

    if (secret->seat == t->viewer)
        return secret->weight + game->own_secret;
    bool won = t->h->over(t->h, &outcome) && (outcome.winners >> secret->seat & 1);
    return secret->weight + (won ? game->winning_secret : 0);
}

bool story_lets(const struct story_look *look, int mover, int thing)
{
    const struct game_view *open = look->what->before;
    int (*put)(const struct game_view *, int, int) = look->t->game->story->put;

    return look->what->actor >= 0 && !(look->may >> mover & 1) &&
           put(open, look->what->actor, thing) > put(open, mover, thing);
}

/* Who looks for lies and finds none is told so. */
static void tell_honest(const struct table *t, const struct story_secrets *all, uint32_t end, struct story *s)
{
    enum { WEIGHT = 250 };
    const char *honest = t->game->story ? t->game->story->words.honest : NULL;
    struct story_moment m = {.event = end, .weight = WEIGHT};
    struct text words = text_over(m.text, sizeof m.text);

    for (size_t i = 0; i < all->n; i++)
        if (all->item[i].what.kind == STORY_FEINT || all->item[i].what.kind == STORY_UNPAID)
            return;
    text_add(&words, "%s", honest ? i18n_marked(honest) : "");
    if (words.length > 0)
        story_keep(s, &m);
}

void story_secrets_tell(const struct table *t, const struct story_secrets *all, uint32_t end, struct story *s)
{
    tell_honest(t, all, end, s);
    for (size_t i = 0; i < all->n; i++) {
        struct story_moment m = {.event = all->item[i].event};
        struct text words = text_over(m.text, sizeof m.text);
        char when[STORY_WORDS];
        struct text list = text_over(when, sizeof when);
        write_when(all->item[i].round, all->item[i].rounds, &list);
        story_kept(t, &all->item[i].what, when, &words);
        m.weight = weight(t, &all->item[i].what);
        story_keep(s, &m);
    }
}
