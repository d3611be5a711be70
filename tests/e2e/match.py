"""Plays whole matches in the window, by mouse events alone, by keys alone or by a pad alone, and checks them by the program's
record. Which press a spot is comes from --describe: nothing here knows how a game is played at its table.

usage: match.py PROGRAM CLI (mouse|keys|PAD) GAME PLAYERS (home|solomon) [FOLDER for pictures]

PAD is the library that pretends to be one (pad.c). `home`: people follow an agent's advice until somebody brings the briefcase
home (with these seeds it gets there; choose others when opponents have changed so that it does not); `solomon`: they pay and
feint until Dr. Solomon's die ends the match. Where SEEDS has two it is played in the window from late on: rookies have played
up to there."""

import os
import random
import subprocess
import sys
import tempfile
import time

from window import SMALL, Game, Late, Stuck, id_at, screen_id

FRESH = 0.26  # seconds before a curtain that is seen takes a press: what was meant for the screen before does not open it
SURELY = 10  # seconds to wait for what a press that leads to an action changes: a slow machine is not pressed twice
TABLE, CURTAIN = screen_id("table"), screen_id("curtain")

# By game and number of players: the seed of the match; for what is left of it where it is played in the window from late on.
SEEDS = {"solomon": {2: ("3",), 3: ("1", "1"), 4: ("8", "1")},
         "conspiracy-1982": {2: ("8", "1"), 3: ("8", "1"), 4: ("8", "1")}}
LAST = {"solomon": 30, "conspiracy-1982": 20}  # so many events of a match are left to play in the window where it is not played there from its beginning
NAMES = ["Ada", "Bo", "Cleo", "Dan"]


class Curtained(Exception):
    """The curtain fell: the save was ahead of the screen, and the decision is somebody else's."""


class MouseHand:
    """Presses spots by the mouse."""

    def __init__(self, game):
        self.game = game

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
                self.game.click(*point, patience=SURELY)
                return
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

    def walk(self, spot_id, what):
        """Towards the spot by arrows; by chance where that led nowhere. Ways that were found before are gone at one go."""
        been = {}
        for _ in range(200):
            shown = self.game.wait(lambda s: s.still and (s.find(spot_id) or s.screen == CURTAIN), what)
            target, focus = shown.find(spot_id), shown.focus()
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
        try:
            self.game.wait(lambda s: s.still and s.focus() and s.focus().id == there, "the end of a known way", SURELY)
        except Late:
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
                self.tap(self.LAYS[how], patience=SURELY)
                return
        raise Stuck(f"no key leads to {words}")


class PadHand(KeyHand):
    """The same by the buttons of a pad, which has no key that goes through all spots."""

    PAST_A_DIAL = "Down"
    LAYS = {"press": "Return", "more": "Right", "less": "Left"}
    BUTTON = {"Return": 0, "Up": 11, "Down": 12, "Left": 13, "Right": 14}  # as SDL counts them

    def __init__(self, game):
        super().__init__(game)
        self.tap = lambda *keys, **rest: game.button(*(self.BUTTON[key] for key in keys), **rest)


class Player:
    def __init__(self, game, hand, people, to_the_die, pictures):
        self.game, self.hand, self.people, self.to_the_die = game, hand, people, to_the_die
        self.pictures = pictures
        self.taken = set()
        self.played = []  # (number of the event, its line)

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

    def make(self, line, events):
        """Press by press, until the event has happened."""
        words = line.split(" ", 1)[1]
        if len(self.people or []) > 1:  # whoever has looked at their own may do what others cannot know to be open
            self.game.wait(lambda s: s.still, "a still screen")
            self.game.key("p", patience=0.2)
        for _ in range(200):
            shown = self.game.wait(lambda s: s.still, "a still screen")
            if shown.events is not None and shown.events > events:
                return
            if shown.screen == CURTAIN:
                raise Curtained
            if shown.presses:
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
    flags = []
    for seat in range(players):
        flags += ["--seat", f"human:{NAMES[seat]}" if seat < people else "ai:rookie"]
    return flags


def write_late(cli, name, players, people, path):
    """The record of a match that rookies have played but for its last events; people then take some of their places."""
    said = subprocess.run([cli, "play", "--game", name, *["--seat", "ai:rookie"] * players, "--seed", SEEDS[name][players][0],
                           "--record", "-"], check=True, capture_output=True, text=True).stdout
    record = said[said.index("conspiracy-record"):]
    for person in NAMES[:people]:
        record = record.replace('ai:rookie "rookie"', f'human "{person}"', 1)
    with open(path, "w") as out:
        out.write("".join(record.splitlines(True)[:-LAST[name]]))


def run(game, player, finish):
    """Plays to the end and says what `finish` makes of the state there; the exit status."""
    try:
        print(finish(player.play()))
    except Stuck as stuck:
        player.look("stuck")
        print(f"stuck: {stuck}")
        return 1
    finally:
        game.close()
    return 0


def main():
    program, cli, device, name, count, ending = sys.argv[1:7]
    pictures = sys.argv[7] if len(sys.argv) > 7 else None
    to_the_die, players = ending == "solomon", int(count)
    hands = {"mouse": MouseHand, "keys": KeyHand}
    people = people_of(players, to_the_die)
    home = tempfile.mkdtemp(prefix="conspiracy-e2e-")
    flags, given = ["--speed", "instant", "--no-sound"], None
    if len(SEEDS[name][players]) > 1:
        given = os.path.join(home, "late.rec")
        write_late(cli, name, players, people, given)
        flags += ["--load", given, "--seed", SEEDS[name][players][1]]  # or chance made it short or long
    else:
        flags += ["--new", "--game", name, *seats_for(players, people), "--seed", SEEDS[name][players][0]]
    if to_the_die:
        flags += ["--option", "die-faces=6"]
    game = Game(program, cli, flags, *(SMALL if device != "mouse" or players > 2 else ()), home=home,
                pad=None if device in hands else device)
    game.given = given
    hand = hands.get(device, PadHand)(game)
    player = Player(game, hand, [str(seat + 1) for seat in range(people)], to_the_die, pictures)

    def finish(state):
        check(game, player, state, to_the_die)
        return (f"{name}, {device}, {players} players: {state['outcome']} by {state['by']} after {state['events']} events, "
                f"{len(player.played)} of them by people at the window")

    return run(game, player, finish)


if __name__ == "__main__":
    sys.exit(main())
