#include "ai/conspiracy-1982/levels.h"

#include "ai/conspiracy-1982/knowledge.h"
#include "ai/conspiracy-1982/outlook.h"
#include "ai/search.h"

static void value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS])
{
    struct c82_outlook o;

    c82_outlook_of(box, world, &o);
    c82_outlook_worth(&o, out);
}

static double amount(const struct game_state *world, int seat, int thing)
{
    const c82_book *book = &c82_view_of(world)->book[seat];

    return C82_UNIT * (thing < C82_SPIES ? book->paid[thing] : book->balance);
}

static const struct ai_game game = {.value = value,
                                    .likelihood = c82_likelihood,
                                    .complete = c82_complete,
                                    .secret_size = sizeof(c82_book),
                                    .secret_at = offsetof(struct c82_view, book),
                                    .mend = c82_mend,
                                    .thumb = c82_thumb,
                                    .worthy = c82_worthy,
                                    .advice = c82_advice,
                                    .amount = amount,
                                    .why = c82_why};

static const struct search_level low = {&game,      .worlds = 32,   .turns = 1,   .iterations = 60,
                                        .each = 12, .noise = 0.12f, .broad = true};
static const struct search_level middle = {&game,      .worlds = 128,   .turns = 2,   .iterations = 250,
                                           .each = 40, .noise = 0.045f, .broad = true};
static const struct search_level high = {&game,       .worlds = 512,  .turns = 3,  .iterations = 4800,
                                         .each = 500, .stale = 0.01f, .fresh = 12, .weary = 4};

static const struct ai_kind rookie = {AI_ROOKIE, .help = N_("Looks no further than its own turn."),
                                      .version = 1, .numbers = &low, SEARCH_KIND};
static const struct ai_kind agent = {AI_AGENT, .help = N_("Sees what the next player may make of it."),
                                     .version = 1, .numbers = &middle, SEARCH_KIND};
static const struct ai_kind spymaster = {
    AI_SPYMASTER, .help = N_("Guesses at your book by what you do, and looks further ahead."), .version = 1,
    .numbers = &high, SEARCH_KIND};

static const struct ai_kind *const kinds[] = {&spymaster, &agent, &rookie, NULL};

const struct ai_levels c82_levels = {
    .game = "conspiracy-1982", .kind = kinds, .usual = &agent, .adviser = &agent, .stand_in = &rookie};
