#include "ai/solomon/style.h"

#include "base/i18n.h"

#include <string.h>

enum { CHARACTERS = 8 };

const ai_character solomon_characters[CHARACTERS + 1] = {
    {"hoarder", N_("The Hoarder"), N_("Parts with no coin gladly and waits for the shields to go up.")},
    {"gambler", N_("The Gambler"), N_("Sends out agents it has never paid, and bids with a flourish.")},
    {"loyalist", N_("The Loyalist"), N_("Backs one agent to the end.")},
    {"ghost", N_("The Ghost"), N_("Shows as little as it can and lets others do the shouting.")},
    {"hawk", N_("The Hawk"), N_("Challenges whatever moves, and burns when it can.")},
    {"fox", N_("The Fox"), N_("Fills its envelopes with nothing as often as not.")},
    {"professor", N_("The Professor"), N_("Believes in Dr. Solomon and pays him early.")},
    {"countess", N_("The Countess"), N_("Forgets no one who has ever stopped her.")},
    {NULL, NULL, NULL},
};

static const solomon_style plain = {.noise = 0.004F, .show = 0.0012F, .jump = 1};

static const solomon_style styles[CHARACTERS] = {
    {.noise = 0.004F, .keep = 0.006F, .doctor = 0.01F, .show = 0.001F, .jump = 1},
    {.noise = 0.01F, .heap = 0.001F, .bluff = 0.01F, .challenge = 0.006F, .show = 0, .jump = 3},
    {.noise = 0.004F, .heap = 0.002F, .loyal = 0.03F, .show = 0.001F, .jump = 1},
    {.noise = 0.004F, .feint = 0.01F, .challenge = -0.02F, .show = 0.006F, .jump = 0},
    {.noise = 0.006F, .burn = 0.05F, .challenge = 0.04F, .show = 0.0003F, .jump = 2},
    {.noise = 0.01F, .feint = 0.03F, .bluff = 0.02F, .challenge = -0.005F, .show = 0.002F, .jump = 1},
    {.noise = 0.004F, .keep = 0.001F, .doctor = 0.035F, .show = 0.0012F, .jump = 1},
    {.noise = 0.006F, .challenge = -0.005F, .grudge = 0.02F, .show = 0.0008F, .jump = 1},
};

const solomon_style *solomon_style_of(const char *character)
{
    for (int i = 0; character && i < CHARACTERS; i++)
        if (strcmp(solomon_characters[i].id, character) == 0)
            return &styles[i];
    return &plain;
}
