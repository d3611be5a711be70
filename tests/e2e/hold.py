"""Takes back what was announced, in the window: by the key for it and by the mouse. The record of
the match says what stands.

usage: hold.py PROGRAM CLI"""

import sys

from match import TABLE, KeyHand, MouseHand, Player
from window import Game, Stuck, id_at, run

LITTLE = ("pass", "yield", "leave", "skip")  # what is done about anything else
GO, TAKE_BACK = id_at(TABLE, "go"), id_at(TABLE, "take-back")


class Announcer:
    def __init__(self, game):
        self.game = game
        self.keys, self.mouse = KeyHand(game), MouseHand(game)

    def events(self):
        return int(self.game.state()["events"])

    def asked(self):
        """The screen at which the person has the turn, a move, and how much has happened by then."""
        while True:
            shown = self.game.wait(lambda s: s.still and s.screen == TABLE and s.presses, "a decision")
            move = next((words for words in shown.presses if words.startswith("move ")), None)
            if move:
                return shown, move, self.events()
            little = next(words for words in shown.presses if words.split()[0] in LITTLE)
            self.mouse.step(shown, little)
            self.game.wait(lambda s: s.events != shown.events, little)

    def press_together(self, hand, shown, words):
        """The presses for an action, until it is there."""
        for _ in range(20):
            hand.step(shown, words)
            shown = self.game.wait(lambda s: s.find(TAKE_BACK) or (s.still and words in s.presses), "the next press")
            if shown.find(TAKE_BACK):
                return shown
        raise Stuck(f"{words} is not announced")

    def announce(self, hand):
        shown, words, events = self.asked()
        return events, words, self.press_together(hand, shown, words)

    def take_back(self, hand, press):
        """Announces and takes back; again where this machine took longer for it than the program waits."""
        for _ in range(9):
            events, words, shown = self.announce(hand)
            press(shown)
            self.game.wait(lambda s: self.events() != events + 1, "an end to the announcement")
            if self.events() == events:
                return
        raise Stuck(f"{words} is not taken back")


def set_up(announcer):
    """Through the set-up, with whatever may be chosen there."""
    game = announcer.game
    shown = game.wait(lambda s: s.still and s.screen == TABLE and s.presses, "the set-up")
    if "invest" in shown.asks:
        player = Player(game, announcer.mouse, ["1"])
        state = game.state()
        player.make(player.wish(state), shown.events)


def second_thoughts(announcer):
    game = announcer.game

    def by_key(shown):
        assert shown.focus().id == GO, "the focus is on what takes the move back"
        game.key("u")

    def by_mouse(shown):
        game.click(*shown.free_point(shown.find(TAKE_BACK)))

    set_up(announcer)
    announcer.take_back(announcer.keys, by_key)
    announcer.take_back(announcer.mouse, by_mouse)
    events, words, shown = announcer.announce(announcer.mouse)
    game.click(*shown.free_point(shown.find(GO)))
    game.wait(lambda s: announcer.events() > events + 1, "the others to answer")
    with open(game.record()) as record:
        assert f"1 {words}\n" in record.read()
    return f"{words}: taken back twice, and stands"


def main():
    program, cli = sys.argv[1:3]
    flags = ["--new", "--game", "solomon", "--seat", "human:Ada", "--seat", "ai:rookie", "--seed", "3", "--speed",
             "instant", "--no-sound"]
    game = Game(program, cli, flags, at_once=False)
    return run(game, lambda: second_thoughts(Announcer(game)))


if __name__ == "__main__":
    sys.exit(main())
