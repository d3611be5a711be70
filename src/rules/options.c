#include "rules/options.h"

#include "base/i18n.h"
#include "rules/refuse.h"

bool options_allowed(const struct game_rules *rules, const game_config *config, game_error *err)
{
    for (size_t i = 0; i < rules->option_count; i++) {
        const struct game_option *o = &rules->options[i];
        if (config->option[i] < o->least || config->option[i] > o->most)
            return o->kind == OPTION_FLAG
                       ? game_refuse(err, _("%s must be on or off"), o->name)
                       : game_refuse(err, _("%s must be from %d to %d"), o->name, o->least, o->most);
    }
    return true;
}
