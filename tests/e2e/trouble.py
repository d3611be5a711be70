"""The real program in trouble: what it says, and that the game goes on.

usage: trouble.py PROGRAM CLI CASE      (CASE: a function below)"""

import os
import random
import resource
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time

from match import CURTAIN, FRESH, TABLE, MouseHand, Player
from window import SMALL, USUAL, Display, Ended, Game, Stuck, id_at, screen_id

SKIPPED = 77
TITLE = screen_id("title")
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
MATCH = ["--new", "--seat", "human:Ada", "--seat", "human:Bo", "--seed", "7", "--speed", "instant"]
# Runs a command that finds an empty folder where the program was built with its data.
HIDDEN = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs tmpfs "$0" && exec "$@"', os.path.join(ROOT, "assets")]


class Troubled(Game):
    """A game whose surroundings are spoilt before it starts."""

    def __init__(self, program, cli, flags, spoil=None, home=None, size=SMALL, depth=24):
        self.program, self.spoil = program, spoil
        super().__init__(program, cli, flags, *size, home=home, depth=depth)

    def start(self, command):
        self.command = command
        if self.spoil:
            self.spoil(self)
            self.spoil = None
        super().start(command)

    def again(self, *flags):
        """The program anew in the same home."""
        self.start([*self.command[:5], *flags])  # of the same size, described in the same file

    def lines(self):
        return [line for line in self.words().splitlines() if line]


def player_of(game):
    return Player(game, MouseHand(game), ["1", "2"])


def press(game, spot, what):
    MouseHand(game).press(spot, what)


def open_curtain(game):
    time.sleep(FRESH)
    press(game, id_at(CURTAIN, "open"), "the curtain's button")
    return game.wait(lambda s: s.screen != CURTAIN, "the curtain to open")


def play_on(game, events):
    """People play until so many more events have happened; how many there are then."""
    player = player_of(game)
    until = int(game.state()["events"]) + events if game.state() else events
    while int((game.state() or {"events": 0})["events"]) < until:
        shown = game.settled()
        if shown.screen == CURTAIN:
            open_curtain(game)
        elif shown.screen != TABLE:
            raise Stuck(f"an unexpected screen {shown.screen:08x}")
        elif not player.turn_of_a_person(shown):
            break
    return int(game.state()["events"])


def ends(program, env, flags=()):
    """The exit status and the lines of a program that must not start."""
    done = subprocess.run([program, *flags], env=env, capture_output=True, text=True, timeout=60)
    return done.returncode, [line for line in (done.stdout + done.stderr).splitlines() if line]


def bare_env(**more):
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    return dict(env, LANGUAGE="C", LC_ALL="C.UTF-8", HOME=tempfile.mkdtemp(prefix="conspiracy-e2e-"), **more)


def no_display(program, cli):
    empty = {name: "" for name in ("SDL_VIDEODRIVER", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY")}
    for env in ({}, {"SDL_VIDEODRIVER": ""}, empty):
        status, lines = ends(program, bare_env(**env))
        assert status != 0 and len(lines) == 1 and "display" in lines[0], (env, status, lines)


def dies_at_once(program, cli):
    """A program that never shows anything: the test ends too, and leaves no X server behind."""
    try:
        Troubled("false", cli, []).close()
        raise AssertionError("it did not end")
    except Ended:
        pass
    try:
        raise AssertionError(f"a child is left: {os.waitpid(-1, os.WNOHANG)}")
    except ChildProcessError:
        pass  # none is


def interrupted(program, cli):
    """A signal to end is obeyed, by a game that nobody sees as well."""
    for signal_ in (signal.SIGINT, signal.SIGTERM):
        with tempfile.TemporaryDirectory() as folder:
            unseen = subprocess.Popen([program, "--offscreen", folder, "--seat", "ai:rookie", "--seat", "ai:rookie"],
                                      env=bare_env(), stdout=subprocess.DEVNULL)
            while unseen.poll() is None and not os.path.exists(os.path.join(folder, "title.png")):
                time.sleep(0.05)
            unseen.send_signal(signal_)
            assert unseen.wait(60) == -signal_, unseen.returncode
        seen = Troubled(program, cli, MATCH + ["--no-sound"])
        try:
            seen.settled()
            seen.process.send_signal(signal_)
            assert seen.process.wait(60) == 0, seen.process.returncode
            assert not seen.lines(), seen.lines()
        finally:
            seen.close()


def limited(kind, most):
    return lambda: resource.setrlimit(kind, (most, most))


def little_memory(program, cli):
    """An address space too small for the driver, which would crash in it."""
    for megabytes in range(100, 620, 20):
        done = subprocess.run([program, "--screenshot", os.devnull], env=bare_env(), capture_output=True, text=True, timeout=60,
                              preexec_fn=limited(resource.RLIMIT_AS, megabytes << 20))
        lines = done.stderr.splitlines()
        assert done.returncode == 1 and len(lines) == 1 and f"{megabytes} are" in lines[0], (megabytes, done)


def no_file_may_grow(program, cli):
    """A limit on the size of files (ulimit -f): what cannot be written is said, and no signal ends the game."""
    with tempfile.TemporaryDirectory() as folder:
        for command in ([program, "--size", "640x360", "--screenshot", f"{folder}/p.png"],
                        [cli, "play", "--game", "solomon", "--seed", "3", "--seat", "ai:rookie", "--seat", "ai:rookie", "--record",
                         f"{folder}/m.rec"]):
            done = subprocess.run(command, env=bare_env(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                  timeout=60, preexec_fn=limited(resource.RLIMIT_FSIZE, 0))
            assert done.returncode == 1 and "too large" in done.stderr.splitlines()[-1], done
    game = Troubled(program, cli, MATCH + ["--no-sound"])
    try:
        play_on(game, 1)
        game.process.send_signal(signal.SIGXFSZ)
        play_on(game, 1)
    finally:
        game.close()


def no_driver(program, cli):
    """The driver's file is missing: the X server refuses what is asked of it, and Xlib does not end the program."""
    display = Display(*SMALL)
    try:
        status, lines = ends(program, bare_env(DISPLAY=display.name, LIBGL_DRIVERS_PATH="/nowhere"))
        assert status == 1 and "OpenGL 3.3" in lines[-1] and "X Error" not in "".join(lines), (status, lines)
    finally:
        display.close()


def sixteen_bits(program, cli):
    """A display with 16 bits a pixel shows the game all the same."""
    game = Troubled(program, cli, MATCH + ["--no-sound"], depth=16)
    try:
        game.settled()
        colours = set(struct.unpack(f"{SMALL[0] * SMALL[1]}H", game.display.pixels()))
        assert len(colours) > 500, len(colours)  # a picture
    finally:
        game.close()


def no_assets(program, cli):
    with tempfile.TemporaryDirectory() as empty:
        status, lines = ends(program, bare_env(CONSPIRACY_ASSETS=empty, SDL_VIDEODRIVER="offscreen"))
    assert status != 0 and len(lines) == 1 and "CONSPIRACY_ASSETS" in lines[0], (status, lines)


def assets_gone(program, cli):
    """No game data anywhere: where the program was built there is an empty folder instead."""
    if subprocess.run([*HIDDEN, "true"], capture_output=True).returncode != 0:
        return SKIPPED
    env = bare_env(SDL_VIDEODRIVER="offscreen")
    env.pop("CONSPIRACY_ASSETS", None)
    status, lines = ends(HIDDEN[0], env, [*HIDDEN[1:], program])
    assert status != 0 and len(lines) == 1 and "assets/" in lines[0], (status, lines)
    return 0


SPOILT = ["assets/shared/ui/desk.jpg", "assets/shared/sound/stamp-1.ogg", "assets/shared/fonts/sans.ttf", "shaders/lit.frag",
          "assets/solomon/figures/figures.json", "assets/solomon/map/projection.json"]


def spoilt_files(program, cli, spoil_one, broken=SPOILT, events=3):
    """A picture, a sound, a font, a shader and what goes with the pictures are not what they should be: a line each, which
    names the file, and people play."""
    with tempfile.TemporaryDirectory() as root:
        def spoil(game):
            for folder in ("assets", "shaders"):
                shutil.copytree(os.path.join(ROOT, folder), os.path.join(root, folder), copy_function=os.link
                                if os.stat(ROOT).st_dev == os.stat(root).st_dev else shutil.copy,
                                ignore=shutil.ignore_patterns("source"))
            for name in broken:
                path = os.path.join(root, name)
                os.unlink(path)
                spoil_one(path)
            game.env["CONSPIRACY_ASSETS"] = root

        game = Troubled(program, cli, MATCH, spoil)
        try:
            play_on(game, events)
            lines = game.lines()
            for name in broken:
                assert sum(name in line for line in lines) == 1, (name, lines)
            assert len(lines) == len(broken), lines
        finally:
            game.close()


def broken_files(program, cli):
    def write_rubbish(path):
        with open(path, "w") as file:
            file.write("rubbish")

    spoilt_files(program, cli, write_rubbish)


def unreadable_files(program, cli):
    spoilt_files(program, cli, os.mkdir)  # a folder is found, and cannot be read as a file by anybody


def missing_files(program, cli):
    """The same where the program was built cannot stand in."""
    if subprocess.run([*HIDDEN, "true"], capture_output=True).returncode != 0:
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        hidden = os.path.join(folder, "hidden")
        with open(hidden, "w") as script:
            script.write("#!/bin/sh\nexec " + " ".join(shlex.quote(word) for word in [*HIDDEN, program]) + ' "$@"\n')
        os.chmod(hidden, 0o700)
        spoilt_files(hidden, cli, lambda path: None, [name for name in SPOILT if name.startswith("assets/")], 1)
    return 0


def no_sound(program, cli):
    for env in ({"SDL_AUDIODRIVER": "nothing"}, {"SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/nonexistent"}):
        game = Troubled(program, cli, MATCH, lambda g, env=env: g.env.update(env))
        try:
            play_on(game, 3)
            assert len(game.lines()) == 1 and "sound" in game.lines()[0], game.lines()
        finally:
            game.close()


def play_unsaved(game):
    """Takes a turn at the table whose match cannot be read from any save."""
    shown = game.settled()
    if shown.screen == CURTAIN:
        open_curtain(game)
    for _ in range(2):  # opens the shield, and lays something
        shown = game.wait(lambda s: s.still and s.presses, "something to press")
        MouseHand(game).step(shown, next(iter(shown.presses)))
    game.settled()


def said_once(game):
    game.wait(lambda s: any("Saving is off" in line for line in game.lines()), "the line that saving is off")
    play_unsaved(game)
    assert sum("Saving is off" in line for line in game.lines()) == 1, game.lines()


def read_only_home(program, cli):
    def spoil(game):
        game.env["HOME"] = "/proc/nobody"

    game = Troubled(program, cli, MATCH + ["--no-sound"], spoil)
    try:
        said_once(game)
    finally:
        game.close()


def nothing_around(program, cli):
    """No sound and a home that cannot be written, at once: a line for each and no more, and F12 does no harm."""
    def spoil(game):
        game.env.update(HOME="/proc/nobody", SDL_AUDIODRIVER="nothing")

    game = Troubled(program, cli, MATCH, spoil)
    try:
        said_once(game)
        game.tool("key", "F12")
        game.settled()
        words = sorted("sound device" in line for line in game.lines())
        assert words == [False, True], game.lines()
    finally:
        game.close()


def full_disk(program, cli):
    disk = tempfile.mkdtemp(prefix="conspiracy-full-")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk], capture_output=True).returncode != 0:
        os.rmdir(disk)
        return SKIPPED

    def spoil(game):
        with open(os.path.join(disk, "filler"), "wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(b"x" * 512)
            except OSError:
                pass
        game.env["XDG_DATA_HOME"] = disk

    try:
        game = Troubled(program, cli, MATCH + ["--no-sound"], spoil)
        try:
            said_once(game)
        finally:
            game.close()
    finally:
        subprocess.run(["umount", "-l", disk], check=True)
        os.rmdir(disk)
    return 0


def broken_settings(program, cli):
    def spoil(game):
        folder = os.path.join(game.home, ".config/conspiracy")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "settings.ini"), "wb") as file:
            file.write(b"[game\x00\xff\xfe\nrubbish")

    game = Troubled(program, cli, ["--no-sound"], spoil)
    try:
        game.wait(lambda s: s.screen == TITLE and s.still, "the title")
        kept = os.listdir(os.path.join(game.home, ".config/conspiracy"))
        assert any(name != "settings.ini" for name in kept), kept  # the broken file is kept aside
        lines = game.lines()
        assert len(lines) == 1 and "settings.ini: " in lines[0] and "settings.ini.broken" in lines[0], lines
    finally:
        game.close()


def malformed_settings(program, cli):
    """A value that is none: said, and not thrown away."""
    path = ".config/conspiracy/settings.ini"

    def spoil(game):
        os.makedirs(os.path.dirname(os.path.join(game.home, path)), exist_ok=True)
        with open(os.path.join(game.home, path), "w") as file:
            file.write("[sound]\nvolume=loud\n[picture]\ntext-size=150\n")

    game = Troubled(program, cli, ["--no-sound"], spoil)
    try:
        game.wait(lambda s: s.screen == TITLE and s.still, "the title")
        lines = game.lines()
        assert len(lines) == 1 and "volume=loud" in lines[0] and "text-size" not in lines[0], lines
        with open(os.path.join(game.home, path)) as file:
            assert "volume=loud" in file.read()
    finally:
        game.close()


def events_of(game, path):
    return int(dict(line.split(": ", 1) for line in game.ask("replay", path).splitlines())["events"])


def corrupt_autosave(program, cli):
    game = Troubled(program, cli, MATCH + ["--no-sound"])
    try:
        play_on(game, 4)
        game.process.kill()
        game.process.wait()
        newest = game.record()
        with open(newest, "r+b") as save:
            save.truncate(os.path.getsize(newest) // 2)
            save.write(b"\xff rubbish")
        before = events_of(game, newest + ".bak")
        game.again("--no-sound")
        press(game, id_at(TITLE, "continue"), "Continue")
        game.wait(lambda s: s.screen in (TABLE, CURTAIN), "the table")
        assert os.path.exists(newest + ".broken")
        assert events_of(game, newest) == before
        play_on(game, 1)
    finally:
        game.close()


class Hasty(Player):
    """People who do anything that is soon done, all kinds of it."""

    SLOW = ("payoff", "challenge", "raise")  # a press for every coin

    def __init__(self, game, people, chance):
        super().__init__(game, MouseHand(game), people)
        self.chance = chance

    def wish(self, state):
        legal = self.game.ask("legal", self.game.record()).splitlines()
        kinds = {}
        for line in legal:
            kinds.setdefault(line.split()[1], []).append(line)
        kind = self.chance.choice(sorted(kinds))
        return kinds[kind][0] if kind in self.SLOW else self.chance.choice(kinds[kind])


KILLS = 12  # every other one at rest


class Killed:
    """A match of two people and an opponent whose program is killed again and again."""

    FLAGS = ["--new", "--seat", "human:Ada", "--seat", "ai:rookie", "--seat", "human:Bo", "--speed", "instant", "--no-sound"]

    def __init__(self, program, cli):
        self.matches = 0
        self.chance = random.Random(3)
        self.game = Troubled(program, cli, self.new_match())
        self.player = Hasty(self.game, ["1", "3"], self.chance)

    def new_match(self):
        self.matches += 1
        self.known = []  # the events that were there after the kill before
        self.offered = {}  # what could be begun, by the number of events shown
        return self.FLAGS + ["--seed", str(self.matches)]

    def kept(self):
        """The events of the save that is newest."""
        with open(self.game.record()) as record:
            return record.read().split("\n\n", 1)[1].splitlines()

    def asks(self, events):
        state = self.game.ask("replay", self.game.record(), "--at", str(events)).splitlines()
        return dict(line.split(": ", 1) for line in state)["to-act"]

    def rest(self):
        """The table once a person is to decide, and what that can be begun with noted. None: the match is over."""
        while True:
            shown = self.game.settled()
            if shown.screen == CURTAIN:
                open_curtain(self.game)
            elif shown.screen != TABLE:
                raise Stuck(f"an unexpected screen {shown.screen:08x}")
            elif shown.asks == "none":
                return None
            elif shown.asks.split()[0] in self.player.people:
                self.offered.setdefault(shown.events, offers(shown))  # before a card lies open
                return shown
            else:
                time.sleep(0.02)

    def play(self):
        """One thing that a person does. False: the match is over."""
        shown = self.rest()
        return shown is not None and self.player.turn_of_a_person(shown)

    def play_until_killed(self, at_rest):
        """One thing is done; then the program is shot, at rest before the next or at a moment that nothing chooses. What
        was on the screen last."""
        goes_on = self.play()
        if at_rest:
            self.rest()
            self.game.process.kill()
        else:
            shot = threading.Timer(self.chance.uniform(0, 0.8), self.game.process.kill)
            shot.start()
            try:
                while goes_on:
                    goes_on = self.play()
            except Ended:
                pass
            shot.join()
        status = self.game.process.wait()
        assert status == -signal.SIGKILL, status
        return self.game.shown()

    def compare(self, seen):
        """What was seen is in the save, as it was done, and so is all that was there at the kill before."""
        kept = self.kept()
        assert len(kept) >= seen.events, (seen.events, kept)
        assert kept[:len(self.known)] == self.known, (self.known, kept)
        # What was being done is there as it was done, or will be decided anew.
        self.player.played = [(number, line) for number, line in self.player.played if number <= len(kept)]
        for number, line in self.player.played:
            assert kept[number - 1] == line, (number, line, kept)
        assert self.asks(seen.events) == seen.asks, (self.asks(seen.events), seen.asks)
        self.known = kept
        self.offered = {events: spots for events, spots in self.offered.items() if events <= len(kept)}

    def go_on(self, seen):
        """The program again, and Continue: the same decision, and the same ways to make it."""
        self.game.again("--no-sound", "--speed", "instant")
        press(self.game, id_at(TITLE, "continue"), "Continue")
        back = self.game.wait(lambda s: s.screen in (TABLE, CURTAIN) and s.still, "the match, as it was left")
        at = back.events
        assert at >= len(self.known), (at, self.known)
        assert back.asks == self.asks(at), (back.asks, self.asks(at))
        if at == seen.events:
            assert back.asks == seen.asks, (back.asks, seen.asks)
        if back.screen == CURTAIN:
            open_curtain(self.game)
            back = self.game.settled()
        if at in self.offered:
            assert offers(back) == self.offered[at], (back.asks, offers(back), self.offered[at])
        return at in self.offered


def offers(shown):
    """What a decision can be begun with."""
    return {spot_id for ways in shown.presses.values() for _, spot_id, _ in ways if shown.find(spot_id)}


def killed(program, cli):
    """kill -9 a dozen times, every other time at rest: whatever was on the screen is there again, and the same is to be
    decided."""
    same = 0
    match = Killed(program, cli)
    try:
        for round_ in range(KILLS):
            at_rest = round_ % 2 == 0
            seen = match.play_until_killed(at_rest)
            match.compare(seen)
            if match.asks(len(match.known)) == "none":
                match.game.again(*match.new_match())
                match.player.played = []
                continue
            again = match.go_on(seen)
            assert again or not at_rest, (seen.events, match.offered)
            same += again
        print(f"killed {KILLS} times in {match.matches} matches, {len(match.known)} events in the last; "
              f"{same} times just what was offered before was offered again")
    finally:
        match.game.close()


def asked(game, *words):
    return subprocess.run(["xdotool", *words], env=game.env, check=True, capture_output=True, text=True).stdout


def window_of(game):
    """The window under the pointer."""
    return asked(game, "getmouselocation", "--shell").split("WINDOW=")[1].split()[0]


def fits(spot, width, height):
    """Whether it lies in the window; what cannot be pressed may be cut off at any side but the right."""
    inside = spot.x > -1 and spot.y + spot.h <= height + 1 or "d" in spot.flags
    return inside and spot.x + spot.w <= width + 1


def resized(program, cli):
    game = Troubled(program, cli, MATCH + ["--no-sound"], size=USUAL)
    try:
        game.settled()
        window = window_of(game)
        for width, height in ((700, 500), (1280, 500), (1000, 700)):
            game.tool("windowsize", window, str(width), str(height))
            game.wait(lambda s: s.still and s.spots and all(fits(p, width, height) for p in s.spots),
                      f"the table at {width} by {height}")
            play_on(game, 1)
    finally:
        game.close()


def full_screen(program, cli):
    """Full screen where no window manager helps: the picture is as large as the window, and leaving brings the window back."""
    def is_drawn_at(width, height):
        def same():
            game.tool("mousemove", "640", "360")  # in the window; keys go to the one under the pointer
            place = asked(game, "getwindowgeometry", "--shell", window_of(game)).split()
            return {f"X={(1280 - width) // 2}", f"Y={(720 - height) // 2}", f"WIDTH={width}",
                    f"HEIGHT={height}"} <= set(place)

        def placed(shown):
            """The button, in the left half of a card that lies low in the middle."""
            spot = shown.find(id_at(CURTAIN, "open"))
            return (spot is not None and 150 < width / 2 - spot.middle()[0] < 230
                    and 0.9 * height < spot.y + spot.h < height)

        game.wait(lambda s: s.still and placed(s) and same(), f"the curtain at {width} by {height}")

    game = Troubled(program, cli, ["--size", "800x600", *MATCH, "--no-sound", "--fullscreen"], size=USUAL)  # the last size counts
    try:
        is_drawn_at(1280, 720)
        for size in ((800, 600), (1280, 720)):
            game.tool("key", "F11")
            is_drawn_at(*size)
    finally:
        game.close()


class Window(Troubled):
    """One of several programs with one home, where one person's name tells its match from the others'."""

    def __init__(self, program, cli, person, seed, home):
        self.person = person
        super().__init__(program, cli, ["--new", "--seat", f"human:{person}", "--seat", "human:Bo", "--seed", str(seed),
                                        "--speed", "instant", "--no-sound"], home=home)

    def saves(self):
        return [path for path in super().saves() if f'"{self.person}"' in open(path).read().split("\n\n", 1)[0]]


def five_at_once(program, cli):
    """Five programs with one home, two of them killed: each match is where it was left, and is found again."""
    games = []
    try:
        for i in range(5):
            games.append(Window(program, cli, f"Cleo{i}", i + 1, games[0].home if games else None))
        done = [play_on(game, 1) for game in games]
        for game in games[1:3]:
            game.process.kill()
            game.process.wait()
        done[3] = play_on(games[3], 1)
        for i, game in enumerate(games):
            assert len(game.saves()) == 1 and events_of(game, game.saves()[0]) >= done[i], (i, game.saves(), done)
        games[2].again("--no-sound")  # goes on with the newest match, which another window plays
        press(games[2], id_at(TITLE, "continue"), "Continue")
        games[2].wait(lambda s: s.screen in (TABLE, CURTAIN), "the table")
        assert "another window" in games[2].words(), games[2].words()
        games[2].person = "Cleo3"
        play_on(games[2], 1)
        assert len(games[3].saves()) == 2 and events_of(games[3], min(games[3].saves(), key=os.path.getmtime)) >= done[3]
    finally:
        for game in reversed(games):
            if game.process.poll() is None:
                game.process.kill()
                game.process.wait()
            if game is not games[0]:
                game.display.close()
        if games:
            games[0].close()


CASES = [no_display, dies_at_once, interrupted, little_memory, no_file_may_grow, no_driver, sixteen_bits, no_assets,
         assets_gone, broken_files, unreadable_files, missing_files, no_sound, read_only_home, nothing_around,
         full_disk, broken_settings, malformed_settings, corrupt_autosave, killed, resized, full_screen, five_at_once]


def main():
    program, cli, name = sys.argv[1:4]
    try:
        return next(case for case in CASES if case.__name__ == name)(program, cli) or 0
    except Stuck as stuck:
        print(f"stuck: {stuck}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
