"""Learns a game in the window as somebody would who has just got it: from the title's first button, doing what each step asks
for by mouse or by keys, back a step, another way, and on to a match of one's own. Nothing of it may be kept.

usage: lesson.py PROGRAM CLI (mouse|keys) [FOLDER for pictures [WIDTH HEIGHT FLAG…]]"""

import os
import sys
import time

from match import TABLE, KeyHand, MouseHand
from window import SMALL, Game, Stuck, id_at, run, screen_id

TITLE = screen_id("title")
TURNED = 0.42  # seconds before a step that has just come up takes a press


class Learner:
    def __init__(self, game, hand, pictures):
        self.game, self.hand, self.pictures = game, hand, pictures

    def lesson(self, good=lambda shown: True, what="the lesson to go on"):
        """The screen once the lesson says something, and takes presses."""
        self.game.wait(lambda s: s.still and s.screen == TABLE and s.step and good(s), what)
        time.sleep(TURNED)
        return self.game.wait(lambda s: s.still and s.screen == TABLE and s.step and good(s), what)

    def look(self, shown, name):
        if self.pictures:
            self.game.picture(os.path.join(self.pictures, f"{shown.step:02}-{name}.png"))

    def button(self, shown, name):
        self.hand.press(shown.lesson[name], name)

    def do(self, before, words):
        """The presses for an action, until the lesson has taken it."""
        for press in range(60):
            shown = self.game.wait(lambda s: s.still, "a still screen")
            if shown.events != before.events:
                return
            if words not in shown.presses:
                continue
            if press in (1, 2):
                self.look(before, f"press-{press}")
            self.hand.step(shown, words)
        raise Stuck(f"{words} is not taken")

    def wander(self, shown):
        """Something else that may be done: it is shown, and then taken back."""
        others = [words for words in shown.presses if words != shown.task and words.split()[0] == "move"]
        if not others:
            return False
        self.do(shown, others[-1])
        astray = self.lesson(lambda s: s.events != shown.events, "a word on what was done")
        self.look(astray, "astray")
        self.button(astray, "next")
        self.lesson(lambda s: s.events == shown.events and s.task == shown.task, "the task again")
        return True

    def learn(self):
        """To the last page. Returns how many things were done, and whether a step was taken back and one done otherwise."""
        done, wandered, back = 0, False, False
        shown = self.lesson()
        while "again" not in shown.lesson:
            here = shown.step
            self.look(shown, "step")
            if shown.task is None:
                self.button(shown, "next")
            elif done == 3 and not back:
                self.button(shown, "back")
                back = True
                shown = self.lesson(lambda s: s.step == here - 1, "the step before")
                continue
            else:
                wandered = wandered or self.wander(shown)
                self.do(shown, shown.task)
                done += 1
            shown = self.lesson(lambda s: s.step != here, "the next step")
        self.look(shown, "end")
        return done, wandered, back


def learn(game, learner):
    title = game.wait(lambda s: s.still and s.screen == TITLE and s.focus(), "the title")
    if title.focus().id != id_at(TITLE, "learn-first"):
        raise Stuck("the title does not begin with the lesson")
    learner.hand.press(title.focus().id, "learn by playing")
    done, wandered, back = learner.learn()
    assert done >= 14 and wandered and back, (done, wandered, back)
    assert game.saves() == [], "a lesson was saved"
    learner.button(learner.lesson(), "play")
    game.wait(lambda s: s.still and s.screen == TABLE and not s.step and s.events is not None, "a match of one's own")
    with open(game.record()) as record:
        assert record.read().count("ai:rookie") > 1
    return f"{done} things done"


def main():
    program, cli, device, *rest = sys.argv[1:]
    pictures = rest[0] if rest else None
    width, height = (int(n) for n in rest[1:3]) if len(rest) > 2 else SMALL
    game = Game(program, cli, ["--no-sound", "--speed", "instant", "--quality", "low", *rest[3:]], width, height)
    learner = Learner(game, MouseHand(game) if device == "mouse" else KeyHand(game), pictures)
    return run(game, lambda: learn(game, learner))


if __name__ == "__main__":
    sys.exit(main())
