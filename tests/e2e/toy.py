"""Plays a match of the toy in the window, by mouse events alone or by keys alone: the curtain, a bid laid out behind the
shield and sealed, to the end; its record has to say what was bid.

usage: toy.py PROGRAM CLI (mouse|keys) SEATS PEOPLE [FOLDER for pictures]"""

import os
import sys
import time

from match import CURTAIN, FRESH, SHIELD, TABLE, KeyHand, MouseHand
from window import Game, Stuck, id_at


class Player:
    def __init__(self, game, hand, people, pictures):
        self.game, self.hand, self.people, self.pictures = game, hand, people, pictures
        self.seen, self.bids = set(), []

    def look(self, name):
        if self.pictures and name not in self.seen:
            self.seen.add(name)
            self.game.picture(os.path.join(self.pictures, f"{name}.png"))

    def press(self, key, scope=TABLE):
        self.hand.press(id_at(scope, key), key)

    def bid(self, chips):
        self.press("open")
        self.game.settled()
        if chips == 0:
            self.press("feint", SHIELD)
            return
        self.hand.lay(id_at(SHIELD, "space", 0), "the bid", chips)
        self.game.settled()
        self.look("shield")
        self.press("confirm", SHIELD)

    def decide(self, shown):
        state = self.game.state()
        if not state or shown.events != int(state["events"]):
            time.sleep(0.02)  # the save is ahead of the screen
            return True
        if state["to-act"] == "none":
            return False
        if shown.find(id_at(TABLE, "open")) is None:
            time.sleep(0.02)  # opponents are thinking
            return True
        self.look("asked")
        legal = self.game.ask("legal", self.game.record()).splitlines()
        most = min(int(line.split("..")[-1].split()[-1]) for line in legal) # of whoever sits there
        chips = min(most, (len(self.bids) + 1) % 4)
        self.bids.append(chips)
        self.bid(chips)
        self.game.wait(lambda s: s.screen == CURTAIN or s.events is not None and s.events > shown.events, "the bid to be made")
        self.look("sealed")
        return True

    def play(self):
        while True:
            shown = self.game.settled()
            if shown.screen == CURTAIN:
                self.look("curtain")
                time.sleep(FRESH)
                self.hand.press(id_at(CURTAIN, "open"), "the curtain's button")
                self.game.wait(lambda s: s.screen != CURTAIN, "the curtain to open")
            elif shown.screen != TABLE:
                raise Stuck(f"an unexpected screen {shown.screen:08x}")
            elif not self.decide(shown):
                self.game.settled()
                self.look("end")
                return self.game.state()


def main():
    program, cli, device, seats, people = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
    pictures = sys.argv[6] if len(sys.argv) > 6 else None
    flags = ["--new", "--game", "toy", "--seed", "4", "--no-sound", "--speed", "instant" if not pictures else "fast"]
    for seat in range(seats):
        flags += ["--seat", f"human:{'ABCDEFG'[seat]}da" if seat < people else "ai:random"]
    game = Game(program, cli, flags)
    try:
        player = Player(game, MouseHand(game) if device == "mouse" else KeyHand(game), people, pictures)
        state = player.play()
        with open(game.record()) as record:
            bids = [line.split() for line in record if " bid " in line]
        made = [int(chips) for seat, _, chips in bids if int(seat) <= people]
        assert player.bids and sorted(made) == sorted(player.bids), (player.bids, bids)
        print(f"{device}, {seats} seats: {state['outcome']} by {state['by']} after {state['events']} events")
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
