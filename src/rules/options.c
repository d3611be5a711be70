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

bool config_allowed(const struct game_rules *rules, int places, const game_config *config, game_error *err)
{
    if (config->seats < rules->min_seats || config->seats > rules->max_seats)
        return game_refuse(err, _("%s is for %d to %d seats, not %d"), rules->id, rules->min_seats,
                           rules->max_seats, config->seats);
    for (int i = 0; i < config->seats; i++) {
        if (config->place[i] >= places)
            return game_refuse(err, _("a seat has no place"));
        for (int j = 0; j < i; j++)
            if (config->place[j] == config->place[i])
                return game_refuse(err, _("two seats share one place"));
    }
    return options_allowed(rules, config, err);
}

const char *options_rival(const struct game_rules *rules, int value)
{
    const struct game_option *of = rules->rival_option > 0 ? &rules->options[rules->rival_option - 1] : NULL;
    return of && value > 0 && value <= of->most ? i18n_marked(of->value_title[value]) : "";
}
