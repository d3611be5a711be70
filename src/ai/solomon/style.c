#include "ai/solomon/style.h"

#include "base/i18n.h"

#include <string.h>

enum { CHARACTERS = 8 };

const ai_character solomon_characters[CHARACTERS + 1] = {
    {"hoarder", N_("The Hoarder"), N_("Hates to part with a coin, and waits for the shields to be lifted.")},
    {"gambler", N_("The Gambler"),
     N_("Sends out agents without ever paying them, and bids with a flourish.")},
    {"loyalist", N_("The Loyalist"), N_("Backs one agent to the end.")},
    {"ghost", N_("The Ghost"), N_("Shows little and lets others do the shouting.")},
    {"hawk", N_("The Hawk"), N_("Challenges whatever moves, and burns at every chance.")},
    {"fox", N_("The Fox"), N_("As often as not, the envelopes are empty.")},
    {"professor", N_("The Professor"), N_("Believes in Dr. Solomon and pays him early.")},
    {"countess", N_("The Countess"), N_("Never forgets who stood in the way.")},
    {NULL, NULL, NULL},
};

static const struct solomon_style plain = {.noise = 0.004f, .show = 0.0012f, .jump = 1};

static const struct solomon_style styles[CHARACTERS] = {
    {.noise = 0.004f, .keep = 0.006f, .doctor = 0.01f, .show = 0.001f, .jump = 1},
    {.noise = 0.01f, .heap = 0.001f, .bluff = 0.01f, .challenge = 0.006f, .show = 0, .jump = 3},
    {.noise = 0.004f, .heap = 0.002f, .loyal = 0.03f, .show = 0.001f, .jump = 1},
    {.noise = 0.004f, .feint = 0.01f, .challenge = -0.02f, .show = 0.006f, .jump = 0},
    {.noise = 0.006f, .burn = 0.05f, .challenge = 0.04f, .show = 0.0003f, .jump = 2},
    {.noise = 0.01f, .feint = 0.03f, .bluff = 0.02f, .challenge = -0.005f, .show = 0.002f, .jump = 1},
    {.noise = 0.004f, .keep = 0.001f, .doctor = 0.035f, .show = 0.0012f, .jump = 1},
    {.noise = 0.006f, .challenge = -0.005f, .grudge = 0.02f, .show = 0.0008f, .jump = 1},
};

const struct solomon_style *solomon_style_of(const char *character)
{
    for (int i = 0; character && i < CHARACTERS; i++)
        if (strcmp(solomon_characters[i].id, character) == 0)
            return &styles[i];
    return &plain;
}

void solomon_style_soften(struct solomon_style *style, float part)
{
    float *tastes[] = {&style->keep,  &style->doctor, &style->feint,     &style->heap,  &style->loyal,
                       &style->bluff, &style->burn,   &style->challenge, &style->grudge};

    for (size_t i = 0; i < sizeof tastes / sizeof tastes[0]; i++)
        *tastes[i] *= 1 - part;
}
