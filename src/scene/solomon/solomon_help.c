#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"

const struct help_page solomon_pages[] = {
    {N_("The gambit"),
     N_("A briefcase with Dr. Solomon's papers lies in Vienna. Get it into your own headquarters, on your "
        "own turn, and you have won.\n"
        "The six agents on the map work for whoever pays them. Nobody owns one, and nobody but you knows "
        "whom you have paid: any of you may move any of them.\n"
        "Whoever doubts that you can afford it may challenge you. Then money talks, out loud: the two of "
        "you name numbers until one gives way."),
     "solomon/portraits/gambit.jpg", "gambit"},
    {N_("Your money"),
     N_("You begin with 30 sovereigns. Three already lie with one agent, your secret token; you put one "
        "more on each of two others. The remaining 25 wait behind your shield.\n"
        "Coins with an agent stay there. They are not spent when you bid with them: they are proof of what "
        "you could have said.\n"
        "Only burning an agent costs money."),
     "solomon/portraits/money.jpg", "money"},
    {N_("Your turn"),
     N_("Do one thing. Pay, move, or burn.\n"
        "Pay: behind your shield, put any number of coins on one agent, or one coin on Dr. Solomon, or "
        "nothing at all. The others learn only that you looked at your books.\n"
        "Move: say which agent goes where, along a string, or by train from one station to any other. "
        "An agent who leaves the briefcase's city may take it along; then comes the agent's ability.\n"
        "Burn: with at least five coins on one agent, have that agent remove another in the same city for "
        "good. "
        "Five of those coins go.\n"
        "House rules, for a new game: with Express trains a city beside each headquarters is a station, "
        "too; with Any arrival wins the briefcase wins for whoever is at home where it comes to. A slip on "
        "the map says which are in force."),
     "solomon/portraits/turn.jpg", "turn"},
    {N_("Challenges"),
     N_("After a move or a burn is announced, each of the others in turn passes or challenges by naming a "
        "number, no higher than what they have with the acting agent. Against a burn it starts at five.\n"
        "You answer with a higher number, then they, and so on, each up to their own coins. Whoever cannot "
        "or will not go on, yields.\n"
        "If you yield, the move is off and your turn is over. A challenger who yields can only make a payoff "
        "on their next turn, and the next player is asked.\n"
        "So you can be robbed of an agent that you paid well, by someone who paid better – or who you "
        "believed did."),
     "solomon/portraits/challenge.jpg", "challenge"},
    {N_("Beacon"),
     N_("The lantern keeper. After moving, Beacon may call one other agent over from a city next door. The "
        "guest comes without the briefcase.\n"
        "Good for calling a rival's courier away from the prize, or one that you have paid towards it. "
        "Nobody can object to the call: it is the walk before it that is challenged."),
     "solomon/portraits/beacon.jpg", "beacon"},
    {N_("Magician"),
     N_("Where Magician stands, the briefcase may vanish and turn up in a city next door.\n"
        "So it can travel two cities in one turn: in Magician's hand to the first, by sleight of hand to "
        "the second. Mind who waits there."),
     "solomon/portraits/magician.jpg", "magician"},
    {N_("Roulette"),
     N_("She wins things. If the briefcase lies in a city next door to where Roulette arrived, she may have "
        "it come to her.\n"
        "It does not matter who stands guard over it. She need not go where it is, only next door, and on a "
        "later turn she can carry it on."),
     "solomon/portraits/roulette.jpg", "roulette"},
    {N_("Spyglass"),
     N_("Spyglass sees people off: one other agent in the city that it came to may be sent on to a city "
        "next door, without the briefcase.\n"
        "Whoever was to carry the briefcase next is suddenly a city further off. Or you see your own courier "
        "off, a step nearer to where you want the briefcase."),
     "solomon/portraits/spyglass.jpg", "spyglass"},
    {N_("Tempest"),
     N_("Never still. Tempest may go on for one or two more steps, by string or by train, but leaves the "
        "briefcase behind on those.\n"
        "Up to three cities in one turn, the first of them with the briefcase. Nobody is out of Tempest's "
        "reach for long, and that is worth paying for."),
     "solomon/portraits/tempest.jpg", "tempest"},
    {N_("Vagabond"),
     N_("Rides for free: from a station, Vagabond may go on to any other station, with the briefcase or "
        "without.\n"
        "By train to one station, by train to the next: the whole map in one turn. Watch who pays Vagabond "
        "whenever the briefcase lies near a station."),
     "solomon/portraits/vagabond.jpg", "vagabond"},
    {N_("Dr. Solomon"),
     N_("Dr. Solomon walks down the track, one space a round. Once he has reached the end, his die is rolled "
        "after every round. When it shows his face, the game is over and the shields are lifted.\n"
        "Then nobody's map matters: whoever put the most coins on Dr. Solomon wins; if that is a tie, "
        "whoever "
        "of those has kept the most in reserve. If that is a tie too, they share it.\n"
        "A coin given to Dr. Solomon costs a whole turn. Whoever gives none had better be quick with the "
        "briefcase."),
     "solomon/portraits/solomon.jpg", "solomon"},
    {N_("What they can know"),
     N_("Whoever names a number has at least that many coins there, and everyone will remember. The dossier "
        "does it for you: it keeps the least and the most that each rival can have with each agent. On a "
        "rival's card, 5+ means at least five.\n"
        "Passing proves nothing: it costs nothing, and everyone is always asked, also those who could not "
        "have said a word.\n"
        "A payoff of nine and a payoff of nothing look alike from outside. Use both."),
     "solomon/portraits/know.jpg", "know"},
    {NULL, NULL, NULL, NULL},
};

const struct help_row solomon_keys[] = {
    {HELP_KEYS, "1|2|3|4", N_("move, pay off, burn, dossier"), ACTION_NONE},
    {HELP_KEYS, N_("P held"), N_("show your own coins"), ACTION_NONE},
    {HELP_KEYS, N_("Ctrl +|Ctrl −"), N_("zoom the map"), ACTION_NONE},
    {HELP_MOUSE, N_("Wheel|Pinch"), N_("zoom the map"), ACTION_NONE},
    {HELP_MOUSE, N_("Drag"), N_("move the map; lay out coins"), ACTION_NONE},
    {HELP_PAD, N_("X held"), N_("show your own coins"), ACTION_NONE},
    {HELP_PAD, N_("Right stick"), N_("zoom the map"), ACTION_NONE},
    {HELP_KEYS, NULL, NULL, ACTION_NONE},
};

/* The pages are called as their pictures are. */
const char *solomon_topic(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool picked = t->pick.count > 0 && t->pick.taken[0].kind == THING_AGENT;

    if (t->card == CARD_DOSSIER)
        return "know";
    if (t->card == CARD_SHIELD || p->phase == SOLOMON_PHASE_INVEST)
        return "money";
    switch (p->phase) {
    case SOLOMON_PHASE_RESPOND:
    case SOLOMON_PHASE_BID:
        return "challenge";
    case SOLOMON_PHASE_ABILITY:
        return file_agent(p->agent);
    case SOLOMON_PHASE_TURN:
        return picked ? file_agent(t->pick.taken[0].index) : p->track == 0 ? "solomon" : "turn";
    default:
        return NULL;
    }
}
