#!/usr/bin/env python3
"""A bot in Python's standard library, behind the line protocol of docs/bots.md. It needs no rules: it gets every legal
move with a sentence, and prefers moves that do something.

    npx black-angel tournament --candidate "python3 examples/bots/bot.py" --field random --blocks 5
    npx black-angel play --watch --players 2 --candidate "python3 examples/bots/bot.py"
"""

import json
import random
import sys

# The first words of moves that leave something out.
LEAVING = {"done", "end", "pass", "B"}


def say(**message):
    print(json.dumps(message), flush=True)


def choose(question):
    dice = random.Random(question["seed"])  # the same question gets the same answer
    moves = [each["move"] for each in question["moves"]]
    return dice.choice([move for move in moves if move.split()[0] not in LEAVING] or moves)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="Example in Python")
    elif message["type"] == "newGame":
        print(f"I have seat {message['seat']}", file=sys.stderr)
    elif message["type"] == "go":
        say(type="best", move=choose(message))
    elif message["type"] == "quit":
        break
