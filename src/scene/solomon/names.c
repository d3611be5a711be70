#include "scene/solomon/names.h"

#include "base/i18n.h"

static const struct cast_member members[] = {
    [SOLOMON_BEACON] = {N_("Beacon"), NC_("letter of an agent", "B"), "beacon",
                        N_("Calls an agent over from a city next door."), 0xE8A33D},
    [SOLOMON_MAGICIAN] = {N_("Magician"), NC_("letter of an agent", "M"), "magician",
                          N_("If the briefcase is there, sends it on to a city next door."), 0x6B4BA1},
    [SOLOMON_ROULETTE] = {N_("Roulette"), NC_("letter of an agent", "R"), "roulette",
                          N_("Draws the briefcase over from a city next door."), 0xC7386E},
    [SOLOMON_SPYGLASS] = {N_("Spyglass"), NC_("letter of an agent", "S"), "spyglass",
                          N_("Sends another agent who is there on to a city next door."), 0x2E8B7A},
    [SOLOMON_TEMPEST] = {N_("Tempest"), NC_("letter of an agent", "T"), "tempest",
                         N_("Goes on one or two steps after a move, without the briefcase."), 0x4A86C5},
    [SOLOMON_VAGABOND] = {N_("Vagabond"), NC_("letter of an agent", "V"), "vagabond",
                          N_("Rides one more train, and the briefcase may come along."), 0x7F8438},
    [SOLOMON_DOCTOR] = {N_("Dr. Solomon"), NC_("letter of an agent", "Dr"), "solomon",
                        N_("Collects from whoever is left when he arrives."), 0x3A3A3A},
};

const struct cast solomon_agents = {"solomon", members, sizeof members / sizeof members[0],
                                    "shared/ui/icons/burn.png", NULL};

const char *name_city(const struct game_box *box, size_t city)
{
    return i18n_data("solomon", map_name(&solomon_box_of(box)->map, (int)city));
}

const char *name_agent(size_t agent)
{
    return cast_name(&solomon_agents, agent);
}

/* As their emblems show them: in dark greyish inks, for what is bright belongs to an agent. */
static const struct home agencies[] = {
    {"Algiers", NULL, 0xAE6A42},
    {"Athens", NULL, 0x1E3558},
    {"Glasgow", NULL, 0x33664B},
    {"Moscow", NULL, 0x6A3440},
};

const struct homes solomon_homes = {"solomon", agencies, sizeof agencies / sizeof agencies[0],
                                    offsetof(struct solomon_box, hqs)};
