"""Plays matches of any game in the window, by mouse events alone, by keys alone or by a pad alone, and checks them by the
program's record. Which press a spot is comes from --describe: nothing here knows how a game is played at its table.

People do what an opponent of a level advises, or something else that is legal or was asked for. A match may be played in the
window from late on only: then rookies have played up to there. `match.py --help` lists what can be chosen."""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

from window import LEFT_TRIGGER, RIGHT_TRIGGER, SMALL, Game, Late, Stuck, id_at, mix, run, screen_id

FRESH = 0.26  # seconds before a curtain that is seen takes a press: what was meant for the screen before does not open it
SURELY = 10  # seconds until a curtain that is still shut is pressed again
TABLE, CURTAIN = screen_id("table"), screen_id("curtain")
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Ewa", "Finn", "Gus"]


class Curtained(Exception):
    """The curtain fell: the save was ahead of the screen, and the decision is somebody else's."""


class MouseHand:
    """Presses spots by the mouse."""

    def __init__(self, game):
        self.game = game

    def peek(self):
        self.game.key("p")

    def press(self, spot_id, what):
        shown = self.game.wait(lambda s: s.still and s.find(spot_id) is not None, what)
        point = shown.free_point(shown.find(spot_id))
        if point is None:
            raise Stuck(f"{what} is covered")
        self.game.click(*point)

    def step(self, shown, words):
        """The press that leaves the fewest for an action."""
        for how, spot_id, _ in sorted(shown.presses.get(words, []), key=lambda press: press[2]):
            spot = shown.find(spot_id)
            point = shown.free_point(spot) if spot and how == "press" else None
            if point:
                self.game.click(*point)
                return
        recap = shown.find(mix(shown.screen, b"recap shut"))  # it may lie over what is to be pressed
        if recap:
            self.game.click(*recap.middle())
        elif shown.begun or any(shown.find(spot_id) is None for _, spot_id, _ in shown.presses.get(words, [])):
            self.game.key("Escape")  # a hand lies over it, that was opened to play something else
        else:
            raise Stuck(f"nothing to press for {words}")


class KeyHand:
    """Walks the focus to spots with the arrow keys and accepts."""

    PAST_A_DIAL = "Tab"  # where left and right would turn it
    LAYS = {"press": "Return", "more": "plus", "less": "minus"}

    def __init__(self, game):
        self.game = game
        self.tap = game.key
        self.random = random.Random(1)
        self.led = {}  # where a key led: {id of a spot: {key: id of another}}
        self.then = None  # after so many events

    def peek(self):
        """Looks at one's own for a moment."""
        self.tap("p")

    def walk(self, spot_id, what):
        """Towards the spot by arrows; by chance where that led nowhere. Ways that were found before are gone at one go."""
        been = {}
        for _ in range(200):
            shown = self.game.wait(lambda s: s.still and (s.find(spot_id) or s.screen == CURTAIN), what)
            target, focus = shown.find(spot_id), shown.focus()
            if shown.events != self.then:  # what stands on a table has moved
                self.then, self.led = shown.events, {}
            if target is None:
                raise Curtained
            if focus is target:
                return
            here = focus.id if focus else 0
            been[here] = been.get(here, 0) + 1
            if not self.go_known_way(here, spot_id):
                key = self.towards(focus, target, been[here])
                self.tap(key)
                self.note(here, key)
        raise Stuck(f"the keys do not reach {what}")

    def note(self, here, key):
        focus = self.game.settled().focus()
        if focus and focus.id != here:
            self.led.setdefault(here, {})[key] = focus.id

    def known_way(self, here, there):
        """The fewest keys, of those whose effect was seen; None."""
        ways = {here: []}
        for spot in (queue := [here]):
            for key, led_to in self.led.get(spot, {}).items():
                if led_to not in ways:
                    ways[led_to] = [*ways[spot], (spot, key)]
                    queue.append(led_to)
        return ways.get(there)

    def go_known_way(self, here, there):
        """False: none is known. Keys may lead elsewhere than they did: then the way is forgotten."""
        way = self.known_way(here, there)
        if way is None:
            return False
        self.tap(*(key for _, key in way))
        focus = self.game.settled().focus()
        if focus is None or focus.id != there:
            for spot, key in way:
                self.led[spot].pop(key)
        return True

    def towards(self, focus, target, visit):
        if focus is None:
            return "Right"
        (x, y), (fx, fy) = target.middle(), focus.middle()
        across, down = x - fx, y - fy
        level = "Right" if across > 0 else "Left"
        upright = "Down" if down > 0 else "Up"
        if "a" in focus.flags:
            level = self.PAST_A_DIAL
        if visit > 2:
            return self.random.choice([level, "Up", "Down", self.PAST_A_DIAL])
        wide = abs(across) > abs(down)
        return level if wide == (visit == 1) else upright

    def press(self, spot_id, what):
        self.walk(spot_id, what)
        self.tap("Return")

    def step(self, shown, words):
        """The press that leaves the fewest for an action, of those that keys come to."""
        for how, spot_id, _ in sorted(shown.presses.get(words, []), key=lambda press: press[2]):
            spot = shown.find(spot_id)
            if spot and "k" in spot.flags:
                self.walk(spot_id, words)
                self.tap(self.LAYS[how])
                return
        if not shown.begun:
            raise Stuck(f"no key leads to {words}: {shown.presses.get(words)}")
        self.tap("Escape")  # what was begun leads elsewhere


class PadHand(KeyHand):
    """The same by the buttons of a pad, which has no key that goes through all spots."""

    PAST_A_DIAL = "Down"
    LAYS = {"press": "Return", "more": "plus", "less": "minus"}
    BUTTON = {"Return": 0, "Escape": 1, "p": 2, "Up": 11, "Down": 12, "Left": 13, "Right": 14,  # as SDL counts them
              "minus": LEFT_TRIGGER, "plus": RIGHT_TRIGGER}

    def __init__(self, game):
        super().__init__(game)
        self.tap = lambda *keys: game.button(*(self.BUTTON[key] for key in keys))


class Wishes:
    """What people want to do: the first of the actions in `do` that is legal, beginning elsewhere each time; what is legal by
    chance, so many times of 100; else what an opponent of the level advises."""

    def __init__(self, level="agent", stray=0, do=()):
        self.level, self.stray, self.do = level, stray, do
        self.random = random.Random(2)

    def of(self, game, seat, events):
        """An event line of the record."""
        record = game.record()
        legal = [line.split(" ", 1)[1] for line in game.ask("legal", record).splitlines()] if self.do or self.stray else []
        asked = [self.do[(events + i) % len(self.do)] for i in range(len(self.do))]
        words = next((action for action in asked if action in legal), None)
        if words is None and self.random.random() * 100 < self.stray:
            words = self.random.choice(legal)
        if words is None:
            return game.ask("decide", record, "--level", self.level, "--seed", str(events)).splitlines()[0]
        return f"{seat} {words}"


class Player:
    def __init__(self, game, hand, people=None, wishes=None, pictures=None):
        self.game, self.hand, self.people = game, hand, people
        self.wishes = wishes or Wishes()
        self.pictures = pictures
        self.taken = set()
        self.played = []  # (number of the event, its line)

    def look(self, name):
        if self.pictures and name not in self.taken:
            self.taken.add(name)
            self.game.picture(os.path.join(self.pictures, f"{name}.png"))

    def wish(self, state):
        return self.wishes.of(self.game, state["to-act"].split()[0], int(state["events"]))

    def make(self, line, events):
        """Press by press, until the event has happened."""
        words = line.split(" ", 1)[1]
        if len(self.people or []) > 1:  # whoever has looked at their own may do what others cannot know to be open
            self.game.wait(lambda s: s.still, "a still screen")
            self.hand.peek()

        def ready(s):
            """A still screen may have nothing to press for a frame, which on a slow machine is long."""
            return s.still and (s.screen == CURTAIN or s.presses or s.events is not None and s.events > events)

        for _ in range(200):
            shown = self.game.wait(ready, f"what can be pressed for {line}")
            if shown.events is not None and shown.events > events:
                return
            if shown.screen == CURTAIN:
                raise Curtained
            self.look(shown.asks.split()[-1] + "-" + words.split()[0])
            self.hand.step(shown, words)
        raise Stuck(f"{line} does not happen")

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
            self.make(line, shown.events)
        except Curtained:
            self.played.pop()
            return True
        return True

    def open_curtain(self):
        """A slow machine may still count the first press among those meant for the screen before."""
        self.hand.press(id_at(CURTAIN, "open"), "the curtain's button")
        try:
            self.game.wait(lambda s: s.screen != CURTAIN, "the curtain to open", SURELY)
        except Late:
            self.hand.press(id_at(CURTAIN, "open"), "the curtain's button, once more")
            self.game.wait(lambda s: s.screen != CURTAIN, "the curtain to open")

    def play(self):
        """To the end of the match; the state there."""
        while True:
            shown = self.game.settled()
            if shown.screen == CURTAIN:
                self.look("curtain")
                time.sleep(FRESH)
                self.open_curtain()
            elif shown.screen != TABLE:
                raise Stuck(f"an unexpected screen {shown.screen:08x}")
            elif self.game.state() is not None and not self.turn_of_a_person(shown):
                self.game.settled()
                self.look("end")
                return self.game.state()


def check(game, player, state, by):
    """What the record says against what was done."""
    with open(game.record()) as record:
        lines = [line.strip() for line in record.read().split("\n\n", 1)[1].splitlines()]
    assert state["to-act"] == "none", state
    assert by in (None, state["by"]), state
    assert len(player.played) > 3
    for number, line in player.played:
        assert lines[number - 1] == line, (number, lines[number - 1], line)


def seats_for(seats, people):
    flags = []
    for seat in range(seats):
        flags += ["--seat", f"human:{NAMES[seat]}" if seat < people else "ai:rookie"]
    return flags


def options_of(asked):
    return [word for option in asked.option for word in ("--option", option)]


def write_late(asked, path):
    """The record of a match that rookies have played but for its last events; people then take some of their places."""
    said = subprocess.run([asked.cli, "play", "--game", asked.game, *["--seat", "ai:rookie"] * asked.seats, "--seed", asked.seed,
                           *options_of(asked), "--record", "-"], check=True, capture_output=True, text=True).stdout
    record = said[said.index("conspiracy-record"):]
    for person in NAMES[:asked.people]:
        record = record.replace('ai:rookie "rookie"', f'human "{person}"', 1)
    with open(path, "w") as out:
        out.write("".join(record.splitlines(True)[:-asked.last]))


def arguments():
    parser = argparse.ArgumentParser(description="Plays a match in the window.")
    parser.add_argument("program")
    parser.add_argument("cli")
    parser.add_argument("device", help="mouse, keys, or the library that pretends to be a pad (pad.c)")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("people", type=int, help="how many of them; rookies have the other seats")
    parser.add_argument("--seed", default="4")
    parser.add_argument("--last", type=int, default=0, help="so many events of a rookies' match are played anew in the window")
    parser.add_argument("--anew", default="1", help="the seed of all chance in those")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--level", default="agent", help="whose advice people follow")
    parser.add_argument("--stray", type=int, default=0, help="how often, of 100 times, they do anything else that is legal")
    parser.add_argument("--do", action="append", default=[], metavar="ACTION", help="what they do by turns, where it is legal")
    parser.add_argument("--by", help="what has to end the match")
    parser.add_argument("--pictures", metavar="FOLDER")
    return parser.parse_args()


def begin(asked):
    """The game, at its beginning or late in it."""
    home, given = tempfile.mkdtemp(prefix="conspiracy-e2e-"), None
    flags = ["--speed", "instant", "--no-sound"]
    if asked.last:
        given = os.path.join(home, "late.rec")
        write_late(asked, given)
        flags += ["--load", given, "--seed", asked.anew]
    else:
        flags += ["--new", "--game", asked.game, *seats_for(asked.seats, asked.people), "--seed", asked.seed, *options_of(asked)]
    game = Game(asked.program, asked.cli, flags, *(SMALL if asked.device != "mouse" or asked.seats > 2 else ()), home=home,
                pad=None if asked.device in HANDS else asked.device)
    game.given = given
    return game


HANDS = {"mouse": MouseHand, "keys": KeyHand}


def main():
    asked = arguments()
    game = begin(asked)
    player = Player(game, HANDS.get(asked.device, PadHand)(game), [str(seat + 1) for seat in range(asked.people)],
                    Wishes(asked.level, asked.stray, asked.do), asked.pictures)

    def play():
        state = player.play()
        check(game, player, state, asked.by)
        return (f"{asked.game}, {os.path.basename(asked.device)}, {asked.seats} seats: {state['outcome']} by {state['by']} after "
                f"{state['events']} events, {len(player.played)} of them by people at the window")

    return run(game, play, lambda: player.look("stuck"))


if __name__ == "__main__":
    sys.exit(main())
