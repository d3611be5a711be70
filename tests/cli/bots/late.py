# Plays the last legal answer, but thinks too long about its first two decisions.
import sys, time

sys.stdin.readline()
print("ready Late", flush=True)
decisions = 0
count = 0
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "decide":
        decisions += 1
        count = int(rest.split()[1])
        if decisions <= 2:
            time.sleep(1.4)
    elif word == "legal:":
        count -= 1
        if count == 0:
            print("play", rest, flush=True)
    elif word == "quit":
        break
