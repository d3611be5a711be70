/* Who bluffed: whoever announced something, or challenged it, with less on the thing than a rival had there; and what came of it. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/game.h"
#include "table/past.h"
#include "table/sentence.h"
#include "table/story.h"
#include "table/table.h"

static int had(const struct story_look *look, int seat, int thing)
{
    return look->t->game->story->put(look->what->before, seat, thing);
}

/* Two forms of a sentence: of the reader, and of a seat by its name. */
static void say_of(const struct table *t, int seat, const char *you, const char *named, struct text *out)
{
    if (host_is_you(t->h, seat))
        text_sentence(out, "%s", you);
    else
        text_sentence(out, named, table_seat_name(t, seat));
}

/* One more; NULL: there is no room. Its words begin with what lay behind the shields. */
static struct story_step *add(struct story *s, const struct story_look *look, uint32_t event, int seat,
                              int thing, struct text *out)
{
    struct story_step *one = s->bluffs < STORY_BLUFFS ? &s->bluff[s->bluffs++] : NULL;

    s->bluffed[seat]++;
    if (!one)
        return NULL;
    *one = (struct story_step){.event = event};
    *out = text_over(one->behind, sizeof one->behind);
    story_behind_of(look, thing, out);
    return one;
}

/* Of the announcement: who challenged it last, or nobody; off: that called it off. */
static void announced(const struct story_bluff_watch *w, const struct story_look *look, bool off,
                      struct story *s)
{
    struct text out;

    if (had(look, w->mover, w->thing) >= story_rival_most(look->t, look->what->before, w->mover, w->thing) ||
        !add(s, look, w->event, w->mover, w->thing, &out))
        return;
    int last = w->challenges > 0 ? w->challenge[w->challenges - 1].seat : SEAT_NONE;
    if (off && last != SEAT_NONE)
        say_of(look->t, last, _("You called the bluff."), _("%s called the bluff."), &out);
    else if (last != SEAT_NONE)
        say_of(look->t, last, _("You challenged and gave way: the bluff worked."),
               _("%s challenged and gave way: the bluff worked."), &out);
    else
        text_sentence(&out, "%s", _("Nobody challenged: the bluff worked."));
}

/* Of a challenge with less than the mover had. */
static void challenged(const struct story_bluff_watch *w, size_t i, const struct story_look *look, bool off,
                       struct story *s)
{
    struct text out;

    if (had(look, w->challenge[i].seat, w->thing) >= had(look, w->mover, w->thing) ||
        !add(s, look, w->challenge[i].event, w->challenge[i].seat, w->thing, &out))
        return;
    if (off && i + 1 == w->challenges)
        say_of(look->t, w->mover, _("You gave way: the bluff worked."), _("%s gave way: the bluff worked."),
               &out);
    else
        say_of(look->t, w->mover, _("You went on, and the bluff was called."),
               _("%s went on, and the bluff was called."), &out);
}

/* It is decided: off, or it stands. */
static void settle(struct story_bluff_watch *w, const struct story_look *look, bool off, struct story *s)
{
    announced(w, look, off, s);
    for (size_t i = 0; i < w->challenges; i++)
        challenged(w, i, look, off, s);
    w->event = 0;
}

void story_bluff_follow(struct story_bluff_watch *w, const struct story_look *look, struct story *s)
{
    const struct game_rules *rules = table_rules(look->t);
    const struct host_happening *what = look->what;
    const struct announced *after = layout_announced(rules, what->after);
    bool open = layout_undecided(rules, what->after);

    if (!look->t->game->story->words.bluffs || !look->t->game->story->put)
        return;
    if (w->event == 0) {
        if (after && open && after->piece < look->t->game->story->words.things)
            *w = (struct story_bluff_watch){.event = what->number,
                                            .mover = layout_announcer(rules, what->after, NULL),
                                            .thing = after->piece};
        return;
    }
    bool argued = open && after->bidding.challenger == what->actor && what->actor >= 0;
    bool known = w->challenges > 0 && w->challenge[w->challenges - 1].seat == what->actor;
    if (argued && !known && w->challenges < GAME_MAX_SEATS) {
        w->challenge[w->challenges].seat = what->actor;
        w->challenge[w->challenges++].event = what->number;
    }
    if (!open)
        settle(w, look, what->actor == w->mover, s);
}

void story_bluffs_tell(const struct table *t, struct story *s)
{
    struct host_happening what;

    for (size_t i = 0; i < s->bluffs; i++) {
        struct text words = text_over(s->bluff[i].text, sizeof s->bluff[i].text);
        if (t->h->past->happening(t->h, s->bluff[i].event, &what))
            sentence_story(t->game, t->h, &what, &words);
    }
}

void story_bluffs_head(const struct table *t, const struct story *s, struct text *out)
{
    char list[STORY_WORDS];
    struct text all = text_over(list, sizeof list);

    story_counts(t, s->bluffed, &all);
    /* TRANSLATORS: a heading; how often each player bluffed, as a list */
    text_add(out, _("Bluffs: %s"), list);
}
