"""Plays a whole match of any game in the window, by mouse events alone or by keys alone, as match.py does: people do what an
agent advises, or now and then anything else that is legal.

usage: whole.py PROGRAM CLI GAME (mouse|keys) SEATS PEOPLE [NAME=VALUE options …] [FOLDER for pictures]"""

import random
import sys

from match import KeyHand, MouseHand, Player, run
from window import SMALL, Game

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Ewa", "Finn", "Gus"]


class Follower(Player):
    """Whoever follows advice."""

    chance = random.Random(2)

    def wish(self, state):
        if self.chance.random() < 0.2:
            return f"{state['to-act'].split()[0]} " + self.chance.choice(self.game.ask("legal", self.game.record()).splitlines()).split(" ", 1)[1]
        return self.game.ask("decide", self.game.record(), "--level", "rookie", "--seed", state["events"]).splitlines()[0]


def main():
    program, cli, name, device, seats, people = *sys.argv[1:5], int(sys.argv[5]), int(sys.argv[6])
    options = [word for word in sys.argv[7:] if "=" in word]
    pictures = next((word for word in sys.argv[7:] if "=" not in word), None)
    flags = ["--new", "--game", name, "--seed", "4", "--no-sound", "--speed", "instant"]
    for option in options:
        flags += ["--option", option]
    for seat in range(seats):
        flags += ["--seat", f"human:{NAMES[seat]}" if seat < people else "ai:rookie"]
    game = Game(program, cli, flags, *SMALL)
    player = Follower(game, MouseHand(game) if device == "mouse" else KeyHand(game),
                      [str(seat + 1) for seat in range(people)], False, pictures)

    def finish(state):
        with open(game.record()) as record:
            lines = [line.strip() for line in record.read().split("\n\n", 1)[1].splitlines()]
        assert len(player.played) > 3
        for number, line in player.played:
            assert lines[number - 1] == line, (number, lines[number - 1], line)
        return f"{device}, {seats} seats: {state['outcome']} by {state['by']} after {state['events']} events"

    return run(game, player, finish)


if __name__ == "__main__":
    sys.exit(main())
