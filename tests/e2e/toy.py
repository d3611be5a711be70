"""Plays a match of the toy in the window, by mouse events alone or by keys alone, as match.py does: curtains, bids laid out
and sealed, to the end. The record has to say what people bid.

usage: toy.py PROGRAM CLI (mouse|keys) SEATS PEOPLE [FOLDER for pictures]"""

import sys
import time

from match import NAMES, Curtained, KeyHand, MouseHand, Player
from window import SMALL, Game, run


class Bidder(Player):
    def turn_of_a_person(self, shown):
        state = self.game.state()
        if state["to-act"] == "none":
            return False
        if shown.events != int(state["events"]) or not shown.presses:
            time.sleep(0.02)  # an opponent is thinking, or the save is ahead of the screen
            return True
        most = max(int(words.split()[1]) for words in shown.presses)
        chips = min(most, len(self.played) % 4)
        self.look("asked")
        self.played.append(chips)
        try:
            self.make(f"- bid {chips}", shown.events)
        except Curtained:
            pass  # made, and the next one is asked
        return True


def main():
    program, cli, device, seats, people = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
    pictures = sys.argv[6] if len(sys.argv) > 6 else None
    flags = ["--new", "--game", "toy", "--seed", "4", "--no-sound", "--speed", "instant"]
    for seat in range(seats):
        flags += ["--seat", f"human:{NAMES[seat]}" if seat < people else ["ai:agent", "ai:random"][seat % 2]]
    game = Game(program, cli, flags, *(() if device == "mouse" and seats == 1 else SMALL))
    player = Bidder(game, MouseHand(game) if device == "mouse" else KeyHand(game), pictures=pictures)

    def play():
        state = player.play()
        with open(game.record()) as record:
            bids = [line.split() for line in record if " bid " in line]
        made = [int(chips) for seat, _, chips in bids if int(seat) <= people]
        assert len(made) >= 3 and sorted(made) == sorted(player.played), (player.played, bids)
        return f"{device}, {seats} seats: {state['outcome']} by {state['by']} after {state['events']} events"

    return run(game, play, lambda: player.look("stuck"))


if __name__ == "__main__":
    sys.exit(main())
