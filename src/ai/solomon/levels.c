#include "ai/solomon/levels.h"

#include "ai/solomon/agent.h"
#include "ai/solomon/between.h"
#include "ai/solomon/rookie.h"
#include "ai/solomon/spymaster.h"
#include "ai/solomon/versions.h"

static const struct ai_kind *const kinds[] = {
    &ai_solomon_spymaster,   &ai_solomon_spymaster_7, &ai_solomon_spymaster_6, &ai_solomon_spymaster_5,
    &ai_solomon_spymaster_4, &ai_solomon_spymaster_3, &ai_solomon_spymaster_2, &ai_solomon_spymaster_1,
    &ai_solomon_agent,       &ai_solomon_agent_6,     &ai_solomon_agent_5,     &ai_solomon_agent_4,
    &ai_solomon_agent_3,     &ai_solomon_agent_2,     &ai_solomon_agent_1,     &ai_solomon_handler,
    &ai_solomon_handler_1,   &ai_solomon_courier,     &ai_solomon_courier_1,   &ai_solomon_rookie,
    &ai_solomon_rookie_3,    &ai_solomon_rookie_2,    &ai_solomon_rookie_1,    NULL};

const struct ai_levels solomon_levels = {
    .game = "solomon",
    .kind = kinds,
    .usual = &ai_solomon_agent,
    .adviser = &ai_solomon_agent,
    .stand_in = &ai_solomon_rookie,
};
