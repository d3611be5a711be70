/* What a table has one of: its board, its papers, the story's sentences, a few words. */
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/words.h"
#include "table/amounts.h"
#include "table/bidding.h"
#include "table/dress_inside.h"
#include "table/ledger.h"
#include "table/map_board.h"
#include "table/map_draw.h"
#include "table/sheet.h"
#include "table/standing.h"
#include "table/story.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

enum { PHASES = 24 };

struct dress_looks {
    struct bidding_words bids;
    struct answer_words answer[PHASES];
    struct amounts_words amounts;
    struct amount_words laid[PHASES];
    struct map_board_look board;
    struct map_art art;
    struct ruled_paper log_paper;
    struct ledger_look ledger;
    struct table_sheet sheet;
    struct table_standing standing;
    struct table_story story;
};

static const struct member of_board_words[] = {
    FORM(map_board_words, home, "who"),
    MEMBER(map_board_words, MEMBER_WORDS, home_you),
    MEMBER(map_board_words, MEMBER_WORDS, marked),
    MEMBER(map_board_words, MEMBER_WORDS, prop_first),
    MEMBER(map_board_words, MEMBER_WORDS, prop_here),
    FORM(map_board_words, figure_here, "figure"),
    FORM(map_board_words, prop_alone, "place"),
    FORM(map_board_words, prop_with, "place,figure"),
    {"prop_among", MEMBER_PLURAL, offsetof(struct map_board_words, prop_among), "place,count", NULL},
    FORM(map_board_words, prop_brief, "place"),
    MEMBER(map_board_words, MEMBER_WORDS, gone),
    FORM(map_board_words, wins, "figure,home"),
    FORM(map_board_words, wins_then, "figure,place,home"),
};
static const struct members board_words = MEMBERS(of_board_words);

static const struct member of_art[] = {
    MEMBER(map_art, MEMBER_NAME, print),  MEMBER(map_art, MEMBER_NAME, fine_print),
    MEMBER(map_art, MEMBER_TINT, ground), MEMBER(map_art, MEMBER_NAME, string),
    MEMBER(map_art, MEMBER_TINT, cord),   MEMBER(map_art, MEMBER_TINT, cord_edge),
    MEMBER(map_art, MEMBER_NAME, pin),
};

static const struct member of_board[] = {
    MEMBER(map_board_look, MEMBER_NAME, made),       MEMBER(map_board_look, MEMBER_NAME, figures),
    MEMBER(map_board_look, MEMBER_NAME, place),      MEMBER(map_board_look, MEMBER_BYTE, spaces),
    MEMBER(map_board_look, MEMBER_REAL, frame),      MEMBER(map_board_look, MEMBER_POINT, figure),
    MEMBER(map_board_look, MEMBER_POINT, prop),      MEMBER(map_board_look, MEMBER_WORDS, sign_says),
    MEMBER(map_board_look, MEMBER_POINT, sign_at),   MEMBER(map_board_look, MEMBER_NAME, prop_word),
    MEMBER(map_board_look, MEMBER_WORDS, end_says),  MEMBER(map_board_look, MEMBER_POINT, end_at),
    PART(map_board_look, words, board_words),        MEMBER(map_board_look, MEMBER_POINT, rules),
    MEMBER(map_board_look, MEMBER_REAL, first_room), MEMBER(map_board_look, MEMBER_REAL, next_room),
    MEMBER(map_board_look, MEMBER_NAME, envelope),   MEMBER(map_board_look, MEMBER_COLOR, prop_color),
};

static const struct member of_paper[] = {
    MEMBER(ruled_paper, MEMBER_NAME, picture), MEMBER(ruled_paper, MEMBER_POINT, size),
    MEMBER(ruled_paper, MEMBER_REAL, left),    MEMBER(ruled_paper, MEMBER_REAL, right),
    MEMBER(ruled_paper, MEMBER_REAL, from),    MEMBER(ruled_paper, MEMBER_REAL, stretch),
    MEMBER(ruled_paper, MEMBER_REAL, top),     MEMBER(ruled_paper, MEMBER_REAL, bottom),
    MEMBER(ruled_paper, MEMBER_REAL, rules),   MEMBER(ruled_paper, MEMBER_REAL, repeat),
    MEMBER(ruled_paper, MEMBER_REAL, line),    MEMBER(ruled_paper, MEMBER_STYLE, style),
    MEMBER(ruled_paper, MEMBER_REAL, frame),
};
static const struct members paper = MEMBERS(of_paper);

static const struct member of_ledger[] = {
    PART(ledger_look, paper, paper),
    MEMBER(ledger_look, MEMBER_WORDS, own),
    MEMBER(ledger_look, MEMBER_WORDS, left),
    MEMBER(ledger_look, MEMBER_WORDS, when),
    MEMBER(ledger_look, MEMBER_WORDS, whom),
    MEMBER(ledger_look, MEMBER_WORDS, sum),
    MEMBER(ledger_look, MEMBER_WORDS, opening),
    MEMBER(ledger_look, MEMBER_NUMBER, opens_with),
};

static const struct member of_sheet[] = {
    MEMBER(table_sheet, MEMBER_WORDS, title),       MEMBER(table_sheet, MEMBER_WORDS, nobody),
    MEMBER(table_sheet, MEMBER_WORDS, legend),      MEMBER(table_sheet, MEMBER_WORDS, question),
    MEMBER(table_sheet, MEMBER_WORDS, confirm),     MEMBER(table_sheet, MEMBER_WORDS, missing),
    MEMBER(table_sheet, MEMBER_WORDS, counts),      MEMBER(table_sheet, MEMBER_WORDS, legend_free),
    MEMBER(table_sheet, MEMBER_WORDS, missing_all),
};

static const struct member of_standing[] = {
    MEMBER(table_standing, MEMBER_WORDS, word),
    MEMBER(table_standing, MEMBER_WORDS, tip),
};

static const struct member of_story[] = {
    FORM(story_words, judged, "rival,who,about,figure,number"),
    FORM(story_words, judged_you, "rival,about,figure,number"),
    FORM(story_words, proven, "least,who,figure,number"),
    FORM(story_words, proven_you, "least,figure,number"),
    FORM(story_words, exact, "who,number,figure"),
    FORM(story_words, exact_you, "number,figure"),
    FORM(story_words, unproven, "who,figure,number"),
    FORM(story_words, unproven_you, "figure,number"),
    FORM(story_words, backed_you, "figure,list"),
    FORM(story_words, feint, "who,when"),
    FORM(story_words, feint_you, "when"),
    FORM(story_words, unpaid, "who,figure,when"),
    FORM(story_words, unpaid_you, "figure,when"),
    FORM(story_words, hollow, "who,figure,when"),
    FORM(story_words, hollow_you, "figure,when"),
    FORM(story_words, let, "who,figure,when"),
    FORM(story_words, let_you, "figure,when"),
    MEMBER(story_words, MEMBER_WORDS, honest),
    MEMBER(story_words, MEMBER_WORDS, bluffs),
    FORM(story_words, highest, "who,number,figure,all"),
    FORM(story_words, highest_you, "number,figure,all"),
    FORM(story_words, lied, "who,number,figure"),
    FORM(story_words, lied_you, "number,figure"),
    FORM(story_words, stopped, "who,number,figure"),
    FORM(story_words, stopped_you, "number,figure"),
    FORM(story_words, passed, "who,number,figure,rival,least"),
    FORM(story_words, passed_you, "number,figure,rival,least"),
    FORM(story_words, passed_by, "who,number,figure,least"),
    FORM(story_words, gave_up, "who,number,figure,rival,least"),
    FORM(story_words, gave_up_you, "number,figure,rival,least"),
    FORM(story_words, gave_up_by, "who,number,figure,least"),
    FORM(story_words, lost, "who,number,figure,rival,least"),
    FORM(story_words, lost_you, "number,figure,rival,least"),
    FORM(story_words, lost_by, "who,number,figure,least"),
    FORM(story_words, behind, "figure,all"),
    FORM(story_words, backed, "who,figure,list"),
    FORM(story_words, unstopped, "figure,all"),
    FORM(story_words, stoppable, "able,figure,all"),
    FORM(story_words, in_the_end, "figure,all"),
};

static const struct member of_fall[] = {
    FORM(table_fall, title, "figure"),          FORM(table_fall, act, "figure,who"),
    FORM(table_fall, act_you, "figure"),        FORM(table_fall, own, "number"),
    MEMBER(table_fall, MEMBER_WORDS, own_none), FORM(table_fall, proven, "all"),
    FORM(table_fall, told, "figure,who,all"),   FORM(table_fall, told_you, "figure,all"),
};

static const struct member of_table[] = {
    MEMBER(table_game, MEMBER_WORDS, legend),
    MEMBER(table_game, MEMBER_WORDS, legend_brief),
    MEMBER(table_game, MEMBER_WORDS, legend_apart),
    MEMBER(table_game, MEMBER_WORDS, card_word),
    MEMBER(table_game, MEMBER_WORDS, tag_word),
    MEMBER(table_game, MEMBER_WORDS, deduced),
    MEMBER(table_game, MEMBER_FLAG, asked_up),
    MEMBER(table_game, MEMBER_FLAG, low_seats),
    FORM(table_game, names, "named"),
    FORM(table_game, sums, "number"),
};

static const struct member of_answer[] = {
    MEMBER(answer_words, MEMBER_ACTION, first),
    MEMBER(answer_words, MEMBER_ACTION, second),
    SAID(answer_words, name),
    SAID(answer_words, means),
    SAID(answer_words, mover_means),
    SAID(answer_words, lacking),
    SAID(answer_words, stands),
    SAID(answer_words, stands_first),
    MEMBER(answer_words, MEMBER_WORDS, pass),
    MEMBER(answer_words, MEMBER_WORDS, pass_asked),
    MEMBER(answer_words, MEMBER_WORDS, pass_means),
    MEMBER(answer_words, MEMBER_WORDS, pass_brief),
    MEMBER(answer_words, MEMBER_WORDS, always),
    MEMBER(answer_words, MEMBER_WORDS, always_means),
    MEMBER(answer_words, MEMBER_WORDS, question),
    MEMBER(answer_words, MEMBER_WORDS, first_question),
    MEMBER(answer_words, MEMBER_WORDS, forced),
    SAID(answer_words, cannot),
};

static const struct member of_challenge[] = {
    MEMBER(challenge_words, MEMBER_WORDS, number),      MEMBER(challenge_words, MEMBER_WORDS, open),
    MEMBER(challenge_words, MEMBER_WORDS, hold),        MEMBER(challenge_words, MEMBER_WORDS, hold_first),
    MEMBER(challenge_words, MEMBER_WORDS, yield),       MEMBER(challenge_words, MEMBER_WORDS, yield_mover),
    MEMBER(challenge_words, MEMBER_WORDS, yield_first),
};
static const struct members challenge = MEMBERS(of_challenge);

static const struct member of_bidding[] = {
    FORM(bidding_words, title, "figure"),
    MEMBER(bidding_words, MEMBER_WORDS, price),
    MEMBER(bidding_words, MEMBER_WORDS, price_brief),
    MEMBER(bidding_words, MEMBER_WORDS, risk),
    MEMBER(bidding_words, MEMBER_WORDS, rule),
    MEMBER(bidding_words, MEMBER_WORDS, anew),
    MEMBER(bidding_words, MEMBER_WORDS, covered),
    MEMBER(bidding_words, MEMBER_WORDS, bounds),
    PART(bidding_words, said, challenge),
    SAID(bidding_words, yielded),
    SAID(bidding_words, yielded_mover),
};

static const struct member of_amounts[] = {
    MEMBER(amount_words, MEMBER_WORDS, title),
    MEMBER(amount_words, MEMBER_WORDS, missing),
    MEMBER(amount_words, MEMBER_WORDS, help),
    MEMBER(amount_words, MEMBER_WORDS, confirm),
    FORM(amount_words, pays, "sum,figure"),
    MEMBER(amount_words, MEMBER_WORDS, feint),
    MEMBER(amount_words, MEMBER_WORDS, feint_says),
    MEMBER(amount_words, MEMBER_WORDS, close),
    MEMBER(amount_words, MEMBER_WORDS, reserve),
    MEMBER(amount_words, MEMBER_WORDS, gone),
    MEMBER(amount_words, MEMBER_WORDS, why_none),
    MEMBER(amount_words, MEMBER_WORDS, missing_empty),
    MEMBER(amount_words, MEMBER_WORDS, help_empty),
    MEMBER(amount_words, MEMBER_NAME, sound),
    SAID(amount_words, note),
};

static const struct member of_card[] = {
    MEMBER(card_words, MEMBER_WORDS, title),  MEMBER(card_words, MEMBER_WORDS, text),
    MEMBER(card_words, MEMBER_WORDS, press),  MEMBER(card_words, MEMBER_WORDS, then),
    MEMBER(card_words, MEMBER_NAME, picture), MEMBER(card_words, MEMBER_NAME, small),
    MEMBER(card_words, MEMBER_NAME, strip),
};

bool dress_read_cards(struct reader *r)
{
    const json_t *all = json_object_get(r->d->json, "cards"), *card;
    size_t i;

    r->d->card = calloc(json_array_size(all) + 1, sizeof *r->d->card);
    if (!r->d->card)
        return game_refuse(r->err, "%s", _("no memory for the table"));
    json_array_foreach(all, i, card)
    {
        snprintf(r->where, sizeof r->where, "cards, %zu", i + 1);
        if (!dress_row(r, card, &(struct members)MEMBERS(of_card), NULL, &r->d->card[i]))
            return false;
    }
    if (json_array_size(all) > 0) {
        r->d->words.card = r->d->card;
        r->d->words.cards = json_array_size(all);
    }
    return true;
}

/* One of them; nothing where the file has none. */
static bool read_look(struct reader *r, const char *key, const struct members *of, const char *but, void *out)
{
    const json_t *from = json_object_get(r->d->json, key);

    snprintf(r->where, sizeof r->where, "%s", key);
    return !from || dress_row(r, from, of, but, out);
}

/* The board and what is drawn with it. */
static bool read_board(struct reader *r)
{
    struct dress *d = r->d;
    const json_t *art = json_object_get(json_object_get(d->json, "board"), "art");

    if (!d->game.board)
        return true;
    d->looks->board = *d->game.board;
    d->game.board = &d->looks->board;
    if (!read_look(r, "board", &(struct members)MEMBERS(of_board), "art", &d->looks->board))
        return false;
    if (!art)
        return true;
    if (d->looks->board.art)
        d->looks->art = *d->looks->board.art;
    d->looks->board.art = &d->looks->art;
    return dress_row(r, art, &(struct members)MEMBERS(of_art), NULL, &d->looks->art);
}

/* Rows by phase, which stand at that key of a section. */
static bool read_phases(struct reader *r, const char *section, const char *key, const struct members *of,
                        void *rows, size_t size)
{
    const char *name;
    json_t *row;

    json_object_foreach(json_object_get(json_object_get(r->d->json, section), key), name, row)
    {
        int phase = words_index(r->rules->phase_name, name);
        snprintf(r->where, sizeof r->where, "%s, %.40s", section, name);
        if (phase < 0 || phase >= PHASES)
            return game_refuse(r->err, _("%s: there is no such row"), r->where);
        if (!dress_row(r, row, of, NULL, (char *)rows + (size_t)phase * size))
            return false;
    }
    return true;
}

/* What is said on the card of a bidding, and where amounts are laid. */
static bool read_cards(struct reader *r)
{
    struct dress_looks *l = r->d->looks;
    const struct members answer = MEMBERS(of_answer), amounts = MEMBERS(of_amounts),
                         bidding = MEMBERS(of_bidding);

    l->bids = (struct bidding_words){.answer = l->answer, .answers = PHASES};
    l->amounts = (struct amounts_words){.by = l->laid, .phases = PHASES};
    if (json_object_get(r->d->json, "bidding"))
        r->d->game.bids = &l->bids;
    if (json_object_get(r->d->json, "amounts"))
        r->d->game.amounts_words = &l->amounts;
    r->args = 2;
    return read_look(r, "amounts", &amounts, "phases", &l->amounts.all) &&
           read_phases(r, "amounts", "phases", &amounts, l->laid, sizeof *l->laid) &&
           read_look(r, "bidding", &bidding, "answers", &l->bids) &&
           read_phases(r, "bidding", "answers", &answer, l->answer, sizeof *l->answer);
}

bool dress_read_looks(struct reader *r)
{
    struct dress *d = r->d;

    d->looks = calloc(1, sizeof *d->looks);
    if (!d->looks)
        return game_refuse(r->err, "%s", _("no memory for the table"));
    if (json_object_get(d->json, "log_paper"))
        d->game.log_paper = &d->looks->log_paper;
    if (d->game.ledger) {
        d->looks->ledger = *d->game.ledger;
        d->game.ledger = &d->looks->ledger;
    }
    if (d->game.sheet) {
        d->looks->sheet = *d->game.sheet;
        d->game.sheet = &d->looks->sheet;
    }
    if (d->game.standing) {
        d->looks->standing = *d->game.standing;
        d->game.standing = &d->looks->standing;
    }
    if (d->game.story) {
        d->looks->story = *d->game.story;
        d->game.story = &d->looks->story;
    }
    return read_board(r) && read_cards(r) && read_look(r, "log_paper", &paper, NULL, &d->looks->log_paper) &&
           read_look(r, "ledger", &(struct members)MEMBERS(of_ledger), NULL, &d->looks->ledger) &&
           read_look(r, "sheet", &(struct members)MEMBERS(of_sheet), NULL, &d->looks->sheet) &&
           read_look(r, "standing", &(struct members)MEMBERS(of_standing), NULL, &d->looks->standing) &&
           read_look(r, "fall", &(struct members)MEMBERS(of_fall), NULL, &d->game.fall) &&
           read_look(r, "story", &(struct members)MEMBERS(of_story), NULL, &d->looks->story.words) &&
           read_look(r, "table", &(struct members)MEMBERS(of_table), NULL, &d->game);
}
