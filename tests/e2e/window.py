"""The real program in a real window: starts it under Xvfb, presses what it says can be pressed, reads its own saves.

What is on the screen comes from --describe (src/app/describe.h); what the match is, from the autosaved record through
conspiracy-cli. Every press is a mouse or key event of the X server, by xdotool."""

import glob
import os
import shutil
import struct
import subprocess
import tempfile
import time

USUAL = (1280, 720)
SMALL = (854, 480)  # a window with half the pixels of the usual one, for long tests where software draws them
LEFT_TRIGGER, RIGHT_TRIGGER = 40, 41  # of a pad, which has no numbers for them among its buttons (pad.c)
DOWN, UP = 64, 128  # with one of its numbers: goes down, or comes up again, and not both at once
PATIENCE = 120  # seconds that anything may take before it counts as stuck


class Stuck(Exception):
    pass


class Ended(Stuck):
    """The program is not there any more."""


def mix(seed, data):
    """ui_id (src/ui/ui.c)."""
    value = seed or 2166136261
    for byte in data:
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value or 1


def screen_id(name):
    return mix(0, name.encode())


def id_at(scope, key, index=0):
    return mix(mix(scope, key.encode()), struct.pack("<i", index))


class Late(Stuck):
    """What was waited for did not come."""


class Display:
    """An X server of our own."""

    def __init__(self, width, height, depth=24):
        self.frame = tempfile.mkdtemp(prefix="conspiracy-display-")
        self.bytes = width * height * (4 if depth > 16 else 2)
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x{depth}", "-fbdir", self.frame,
             "-nolisten", "tcp",
             "-noreset"],  # or it would start anew, deaf for a moment, whenever the last program on it has ended
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Stuck("Xvfb did not start")
        self.name = f":{number}"

    def pixels(self):
        """What is seen on it, row by row."""
        with open(os.path.join(self.frame, "Xvfb_screen0"), "rb") as frame:
            return frame.read()[-self.bytes:]

    def close(self):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.frame, ignore_errors=True)


class Spot:
    def __init__(self, words):
        self.id = int(words[0], 16)
        self.x, self.y, self.w, self.h = (float(w) for w in words[1:5])
        self.flags = words[5]

    def may_hold(self, x, y):
        """Its edges are told in whole pixels, and may lie a pixel farther out."""
        return self.x - 1 <= x <= self.x + self.w + 1 and self.y - 1 <= y <= self.y + self.h + 1

    def middle(self):
        return self.x + self.w / 2, self.y + self.h / 2


class Shown:
    """What is on the screen."""

    def __init__(self, lines):
        self.still, self.heard = lines[0] == "still", 0
        self.screen, self.spots = 0, []
        self.events, self.asks = None, None  # where a table is up: how many it has shown; `3 respond`
        self.begun = False  # something has been chosen that Back would take back
        self.presses = {}  # by the words of an action: (`press`, `more` or `less`, id of a spot, presses that are left)
        self.step, self.task, self.lesson = None, None, {}  # of a lesson: its number, what it asks for, buttons by name
        for word, *words in (line.split() for line in lines[1:]):
            if word == "heard":
                self.heard = int(words[0])
            elif word == "match":
                self.events, self.asks = int(words[0]), " ".join(words[1:])
            elif word == "screen":
                self.screen = int(words[0], 16)
            elif word == "begun":
                self.begun = True
            elif word in ("press", "more", "less"):
                which, of = (int(n) for n in words[1].split("/"))
                self.presses.setdefault(" ".join(words[2:]), []).append((word, int(words[0], 16), of - which))
            elif word == "step":
                self.step = int(words[0])
            elif word == "task":
                self.task = " ".join(words)
            elif word == "lesson":
                self.lesson[words[1]] = int(words[0], 16)
            elif word in ("spot", "off"):
                self.spots.append(Spot(words))

    def find(self, spot_id):
        return next((s for s in self.spots if s.id == spot_id), None)

    def focus(self):
        return next((s for s in self.spots if "f" in s.flags), None)

    def free_point(self, spot):
        """A point of a spot that nothing in front of it covers."""
        above = self.spots[self.spots.index(spot) + 1:]
        for fy in (0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92):
            for fx in (0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92):
                x, y = spot.x + fx * spot.w, spot.y + fy * spot.h
                if not any(s.may_hold(x, y) for s in above):
                    return x, y
        return None


class Game:
    """pad: the library that pretends to be one (pad.c), if there is to be one."""

    def __init__(self, program, cli, flags, width=USUAL[0], height=USUAL[1], home=None, at_once=True, depth=24, pad=None):
        self.cli = cli
        self.display = Display(width, height, depth)
        self.home = home or tempfile.mkdtemp(prefix="conspiracy-e2e-")
        # Two programs may share a home, but not what they say of themselves: so these go by the display's number.
        self.list = os.path.join(self.home, f"pressable-{self.display.name[1:]}")
        self.env = dict(os.environ, HOME=self.home, DISPLAY=self.display.name, SDL_VIDEODRIVER="x11",
                        SDL_AUDIODRIVER="dummy", LANGUAGE="C", LC_ALL="C.UTF-8")
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "WAYLAND_DISPLAY"):
            self.env.pop(name, None)
        self.padded = {}
        if pad:
            self.pad = os.path.join(self.home, "pad")
            os.mkfifo(self.pad)
            self.padded = {"LD_PRELOAD": pad, "CONSPIRACY_TEST_PAD": self.pad}
        if at_once:  # what people do stands, so that a whole match does not wait four seconds at every move
            self.settings("[game]", "announce-at-once=1", "answer-without-choice=0")
        self.said = open(os.path.join(self.home, f"said-{self.display.name[1:]}"), "w+")
        self.process = None
        self.given = None  # the record that it goes on with: nothing else is kept of it until something has been done
        self.seen = None, None  # the list as it was read last, and what it says
        try:
            self.start([program, "--size", f"{width}x{height}", "--describe", self.list, *flags])
        except BaseException:  # whoever wanted this game cannot close it: the X server would outlive the test
            self.close()
            raise

    def settings(self, *lines):
        """Writes the settings, where a home has none yet."""
        path = os.path.join(self.home, ".config/conspiracy/settings.ini")
        if not os.path.exists(path):
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as out:
                out.write("\n".join(lines) + "\n")

    def start(self, command):
        if os.path.exists(self.list):
            os.unlink(self.list)
        self.process = subprocess.Popen(command, env=self.env | self.padded, stdout=self.said, stderr=self.said)
        self.wait(lambda shown: True, "the first frame")
        self.tool("mousemove", "2", "2")  # with no window manager the keys go to the window under the pointer

    def close(self):
        if self.process:
            self.process.kill()  # nothing, if it has ended
            self.process.wait()
        self.display.close()
        self.said.close()
        shutil.rmtree(self.home, ignore_errors=True)

    # --- hands and eyes

    def tool(self, *words):
        subprocess.run(["xdotool", *words], env=self.env, check=True, stdout=subprocess.DEVNULL)

    def shown(self):
        raw = self.raw()
        if raw != self.seen[0]:
            self.seen = raw, Shown(raw.splitlines()) if raw else None
        return self.seen[1]

    def wait(self, good, what, patience=PATIENCE):
        """The screen as soon as good(shown) holds."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise Ended(f"the program ended with {self.process.returncode} while waiting for {what}: {self.words()}")
            shown = self.shown()
            if shown is not None and good(shown):
                return shown
            time.sleep(0.01)
        raise Late(f"waited {patience} s for {what}: {self.words()}")

    def words(self):
        self.said.flush()
        with open(self.said.name) as said:
            return said.read()

    def settled(self):
        return self.wait(lambda shown: shown.still, "a still screen")

    def click(self, x, y):
        # By itself xdotool would rest a tenth of a second after a click, whatever the program has done meanwhile.
        self.heard_after(2, lambda: self.tool("mousemove", str(int(x)), str(int(y)), "click", "--delay", "20", "1"))

    def key(self, *names):
        self.heard_after(2 * len(names), lambda: self.tool("key", *names))

    def button(self, *numbers):
        """Of the pad."""
        def write():
            with open(self.pad, "wb") as pad:
                pad.write(bytes(numbers))

        self.heard_after(sum(1 if n & (DOWN | UP) else 2 for n in numbers), write)

    def heard_after(self, presses, act):
        """Acts, and waits until so much more has gone down and come up by what the program says: what it says next is true of then."""
        before = self.shown().heard if self.shown() else 0
        act()
        try:
            self.wait(lambda shown: shown.heard >= before + presses, "presses to arrive")
        except Ended:
            pass  # by them, perhaps: whoever goes on says so
    def raw(self):
        try:
            with open(self.list) as lines:
                return lines.read()
        except FileNotFoundError:
            return None

    def picture(self, path):
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", path], env=self.env, check=True)

    # --- the match, by the program's own record

    def kept(self, what):
        return glob.glob(os.path.join(self.home, ".local/share/conspiracy", what))

    def saves(self):
        return self.kept("saves/match-*.save")

    def record(self):
        """The match as it was kept last: among the finished ones once it is over."""
        newest = None, 0
        for path in self.saves() + self.kept("records/*.rec"):
            try:
                newest = max(newest, (path, os.path.getmtime(path)), key=lambda found: found[1])
            except FileNotFoundError:
                pass  # the match has just been filed
        return newest[0] or self.given

    def ask(self, *words):
        return subprocess.run([self.cli, *words], check=True, capture_output=True, text=True, env=self.env).stdout

    def state(self):
        while True:
            record = self.record()
            if record is None:
                return None
            try:
                lines = self.ask("replay", record).splitlines()
                return dict(line.split(": ", 1) for line in lines)
            except subprocess.CalledProcessError as error:
                if os.path.exists(record):  # else it has just been filed
                    raise Stuck(f"{record} cannot be read: {error.stderr}") from error


def run(game, play, when_stuck=lambda: None):
    """Prints what `play` says and closes the game; the exit status."""
    try:
        print(play())
    except Stuck as stuck:
        when_stuck()
        print(f"stuck: {stuck}")
        return 1
    finally:
        game.close()
    return 0
