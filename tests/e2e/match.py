"""Plays whole matches in the window, by mouse events alone or by keys alone, and checks them by the program's record.

usage: match.py PROGRAM CLI (mouse|keys) PLAYERS (home|solomon) [FOLDER for pictures]

`home`: people follow an agent's advice until somebody brings the briefcase home (with these seeds it gets there; choose
others when opponents have changed so that it does not); `solomon`: they pay and feint until Dr. Solomon's die ends the
match."""

import json
import os
import random
import sys
import time

from window import Game, Stuck, id_at, mix, screen_id

FRESH = 0.26  # seconds before a curtain that is seen takes a press: what was meant for the screen before does not open it
AGENTS = ["Beacon", "Magician", "Roulette", "Spyglass", "Tempest", "Vagabond", "Solomon"]
TABLE, CURTAIN = screen_id("table"), screen_id("curtain")
SHIELD, DUEL, END = (id_at(TABLE, key) for key in ("shield", "bidding", "end"))


SEEDS = {2: "3", 3: "2", 4: "7"}  # by the number of players


class Curtained(Exception):
    """The curtain fell: the save was ahead of the screen, and the decision is somebody else's."""


class Hand:
    """Presses spots by the mouse."""

    def __init__(self, game):
        self.game = game

    def see(self, spot_id, what):
        """The screen once the spot is there to be pressed."""
        shown = self.game.wait(lambda s: s.still and (s.find(spot_id) is not None or s.screen == CURTAIN), what)
        if shown.find(spot_id) is None:
            raise Curtained
        return shown

    def press(self, spot_id, what, *others):
        """Presses the spot, or one of the others that mean the same, where something covers it."""
        shown = self.see(spot_id, what)
        spots = [shown.find(one) for one in (spot_id, *others)]
        points = [point for point in (shown.free_point(spot) for spot in spots if spot) if point]
        if not points:
            raise Stuck(f"{what} is covered")
        self.game.click(*points[0])

    def city(self, index):
        self.press(id_at(TABLE, "name", index), f"city {index}", id_at(TABLE, "city", index))


class Keys(Hand):
    """Walks the focus to spots with the arrow keys and accepts."""

    def __init__(self, game):
        super().__init__(game)
        self.random = random.Random(1)

    def walk(self, spot_id, what):
        """Towards the spot by arrows; by chance where that led nowhere."""
        been = {}
        for _ in range(200):
            shown = self.see(spot_id, what)
            target, focus = shown.find(spot_id), shown.focus()
            if focus is target:
                return
            here = focus.id if focus else 0
            been[here] = been.get(here, 0) + 1
            self.game.key(self.towards(focus, target, been[here]))
        raise Stuck(f"the keys do not reach {what}")

    def towards(self, focus, target, visit):
        if focus is None:
            return "Right"
        (x, y), (fx, fy) = target.middle(), focus.middle()
        across, down = x - fx, y - fy
        level = "Right" if across > 0 else "Left"
        upright = "Down" if down > 0 else "Up"
        if "a" in focus.flags:  # left and right would turn the dial
            level = "Tab"
        if visit > 2:
            return self.random.choice([level, "Up", "Down", "Tab"])
        wide = abs(across) > abs(down)
        return level if wide == (visit == 1) else upright

    def press(self, spot_id, what):
        self.walk(spot_id, what)
        self.game.key("Return")

    def city(self, index):
        self.press(id_at(TABLE, "city", index), f"city {index}")


class Player:
    def __init__(self, game, hand, people, to_the_die, pictures):
        self.game, self.hand, self.people, self.to_the_die = game, hand, people, to_the_die
        self.pictures = pictures
        self.taken = set()
        self.cities = self.all_cities()
        self.played = []  # (number of the event, its line)

    def all_cities(self):
        with open(os.path.join(os.path.dirname(__file__), "../../assets/solomon/board.json")) as board:
            return [city["name"] for city in json.load(board)["cities"]]

    def look(self, name):
        if self.pictures and name not in self.taken:
            self.taken.add(name)
            self.game.picture(os.path.join(self.pictures, f"{name}.png"))

    def wish(self, state):
        """What the person wants to do: an event line of the record."""
        seat, phase = state["to-act"].split()
        record = self.game.record()
        if self.to_the_die and phase == "turn":
            return f"{seat} payoff none" if int(state["events"]) % 3 else f"{seat} payoff Solomon" \
                if int(state[f"seat {seat} reserve"]) > 0 else f"{seat} payoff none"
        if phase == "invest":
            lines = self.game.ask("legal", record).splitlines()
            return lines[int(state["events"]) % len(lines)]
        return self.game.ask("decide", record, "--level", "agent", "--seed", state["events"]).splitlines()[0]

    # --- how each event is made at the table

    def button(self, key, index=0, scope=TABLE):
        self.hand.press(id_at(scope, key, index), key)

    def agent(self, name):
        self.hand.press(id_at(TABLE, "agent", AGENTS.index(name)), name)

    def city(self, name):
        self.hand.city(self.cities.index(name))

    def do_move(self, agent, city):
        self.agent(agent)
        self.city(city)

    def do_burn(self, actor, target):
        self.button("burn")
        self.agent(actor)
        self.agent(target)

    def lay(self, name, coins):
        space = id_at(SHIELD, "space", AGENTS.index(name))
        self.hand.lay(space, name, coins)

    def do_payoff(self, target, coins="1"):
        self.button("pay")
        self.look("shield")
        if target == "none":
            self.button("feint", scope=SHIELD)
            return
        self.lay(target, int(coins))
        self.look("shield-laid")
        self.button("confirm", scope=SHIELD)

    def do_invest(self, first, second):
        self.button("open")
        self.look("invest")
        self.lay(first, 1)
        self.lay(second, 1)
        self.button("confirm", scope=SHIELD)

    def do_number(self, number, least):
        self.look("duel")
        self.hand.number(DUEL, int(number) - least)
        self.button("name", scope=DUEL)

    def do_use(self, agent, args):
        if agent == "Beacon":
            self.agent(args[0])
        elif agent == "Roulette":
            self.button("case")
        elif agent == "Spyglass":
            self.agent(args[0])
            self.city(args[1])
        elif agent == "Tempest":
            self.city(args[0])
            self.hand.see(id_at(TABLE, "stop"), "the first step")  # names of cities may stand elsewhere after it
            self.city(args[1]) if len(args) > 1 else self.button("stop")
        else:
            self.city(args[0])
            if agent == "Vagabond" and self.case_is_with(agent):
                self.button("with" if len(args) > 1 else "without")

    def case_is_with(self, agent):
        state = self.game.state()
        return state["case"] == state[f"agent {agent}"]

    def least(self, verb):
        lines = self.game.ask("legal", self.game.record()).splitlines()
        return min(int(line.split()[2]) for line in lines if line.split()[1] == verb)

    def perform(self, line, state):
        _, verb, *args = line.split()
        if verb in ("move", "burn", "payoff", "invest"):
            getattr(self, f"do_{verb}")(*args)
        elif verb in ("challenge", "raise"):
            self.do_number(args[0], self.least(verb))
        elif verb in ("pass", "yield"):
            self.look("duel")
            self.button("pass", scope=DUEL)
        elif verb == "carry":
            self.look("carry")
            self.button("case")
        elif verb in ("leave", "skip"):
            self.button("later")
        elif verb == "use":
            self.look("ability")
            self.do_use(self.acting_agent(), args)
        else:
            raise Stuck(f"no way to do {line}")

    def acting_agent(self):
        with open(self.game.record()) as record:
            moves = [line.split() for line in record if " move " in line]
        return moves[-1][2]

    def turn_of_a_person(self, shown):
        before = self.game.state()
        if before["to-act"] == "none":
            return False
        if before["to-act"].split()[0] not in self.people or shown.events != int(before["events"]):
            time.sleep(0.02)  # an opponent is thinking, or the save is ahead of the screen
            return True
        line = self.wish(before)
        self.look(f"table-{before['to-act'].split()[1]}")
        self.played.append((int(before["events"]) + 1, line))
        try:
            self.perform(line, before)
        except Curtained:
            self.played.pop()
            return True
        self.game.wait(lambda s: s.events is not None and s.events > shown.events, f"{line} to happen")
        return True

    def play(self):
        """To the end of the match; the state there."""
        while True:
            shown = self.game.settled()
            if shown.screen == CURTAIN:
                self.look("curtain")
                time.sleep(FRESH)
                self.hand.press(id_at(CURTAIN, "open"), "the curtain's button")
                self.game.wait(lambda s: s.screen != CURTAIN, "the curtain to open")
            elif shown.screen != TABLE:
                raise Stuck(f"an unexpected screen {shown.screen:08x}")
            elif self.game.state() is not None and not self.turn_of_a_person(shown):
                self.game.settled()
                self.look("end")
                return self.game.state()


class MouseHand(Hand):
    def lay(self, space, name, coins):
        for _ in range(coins):
            self.press(id_of_card(space), name)

    def number(self, scope, steps):
        for _ in range(steps):
            self.press(dial_of(scope) ^ 2, "the dial's plus")


class KeyHand(Keys):
    def lay(self, space, name, coins):
        self.walk(dial_of(space), name)
        for _ in range(coins):
            self.game.key("plus")
            self.game.settled()

    def number(self, scope, steps):
        if steps:
            self.walk(dial_of(scope), "the dial")
        for _ in range(steps):
            self.game.key("plus")
            self.game.settled()


def id_of_card(space):
    return mix(space, b"card")


def dial_of(scope):
    return mix(scope, b"dial")


def check(game, player, state, to_the_die):
    """What the record says against what was done."""
    with open(game.record()) as record:
        lines = [line.strip() for line in record.read().split("\n\n", 1)[1].splitlines()]
    assert state["to-act"] == "none", state
    assert state["by"] == ("solomon" if to_the_die else "briefcase"), state
    assert len(player.played) > 3
    for number, line in player.played:
        assert lines[number - 1] == line, (number, lines[number - 1], line)


def people_of(players, to_the_die):
    """Opponents would not wait for the die; with three players two of them share the screen."""
    return players if to_the_die else {2: 1, 3: 2, 4: 1}[players]


def seats_for(players, people):
    names = ["Ada", "Bo", "Cleo", "Dan"]
    flags = []
    for seat in range(players):
        flags += ["--seat", f"human:{names[seat]}" if seat < people else "ai:rookie"]
    return flags


def main():
    program, cli, device, players, ending = sys.argv[1:6]
    pictures = sys.argv[6] if len(sys.argv) > 6 else None
    to_the_die = ending == "solomon"
    people = people_of(int(players), to_the_die)
    flags = ["--new", "--game", "solomon", *seats_for(int(players), people), "--seed", SEEDS[int(players)], "--speed",
             "instant", "--no-sound"]
    if to_the_die:
        flags += ["--option", "die-faces=6"]
    game = Game(program, cli, flags)
    try:
        hand = MouseHand(game) if device == "mouse" else KeyHand(game)
        player = Player(game, hand, [str(seat + 1) for seat in range(people)], to_the_die, pictures)
        state = player.play()
        check(game, player, state, to_the_die)
        print(f"{device}, {players} players: {state['outcome']} by {state['by']} after {state['events']} events, "
              f"{len(player.played)} of them by people at the window")
    except Stuck as stuck:
        if pictures:
            game.picture(os.path.join(pictures, "stuck.png"))
        print(f"stuck: {stuck}")
        return 1
    finally:
        game.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
