#!/usr/bin/env python3
"""A program that plays Black Angel on a server, with nothing but Python's standard library.

It uses four operations of the API (docs/api.md): createTable, joinTable, getGame and playMove. The server lists the legal
moves, each with a sentence, so the program needs to know no rule.

    python3 examples/bot_client.py http://localhost:8484           a new table, against a bot of the server
    python3 examples/bot_client.py http://localhost:8484 TABLE     joins an open table
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

NEW_TABLE = {
    "advanced": False,
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}],
    "shuffled": True,
    "pace": {"kind": "free"},
    "listed": False,
    "spectatorDelay": 0,
}
# The first words of moves that leave something out. They are made only if there is no other move.
LEAVING = {"done", "end", "pass", "B"}


def ask(method, url, body=None, token=None):
    """One request. Waits and repeats when the server is busy; a refusal raises an error with its reason."""
    headers = {"content-type": "application/json"} if body is not None else {}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            request = urllib.request.Request(url, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                raise SystemExit(f"The server refused: {json.load(refusal)['message']}") from None
            time.sleep(float(refusal.headers.get("retry-after", 2)))


def sit_down(server, table, name):
    """Joins a table, or a new one. The random bytes go into the seed of the game: nobody alone chooses the dice."""
    if table is None:
        table = ask("POST", f"{server}/api/tables", {"config": NEW_TABLE})["table"]["id"]
    seated = ask("POST", f"{server}/api/tables/{table}/join", {"name": name, "entropy": secrets.token_hex(32)})
    return table, seated["token"]


def choose(game, dice):
    """A random move, but one that does something if there is one."""
    moves = [each["move"] for each in game["moves"]]
    active = [move for move in moves if move.split()[0] not in LEAVING]
    return dice.choice(active or moves)


def play(server, table, token, dice, pause):
    """Plays until the game is over. Returns its last view."""
    here = f"{server}/api/tables/{table}"
    game = ask("GET", f"{here}/game", token=token)
    while game["status"] == "running":
        if not game["isMyTurn"]:
            time.sleep(pause)
            game = ask("GET", f"{here}/game", token=token)
            continue
        # The same id counts once, so the request may be repeated if its answer is lost.
        move = {"id": secrets.token_urlsafe(9), "at": game["index"], "move": choose(game, dice)}
        answer = ask("POST", f"{here}/moves", move, token)
        if answer["why"] == "refused":
            raise SystemExit(f"{move['move']} was refused by rule {answer['rule']}")
        # Made, or the game had gone on: either way the answer has the game as it is now.
        game = answer["game"]
    return game


def main():
    server = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8484").rstrip("/")
    table = sys.argv[2] if len(sys.argv) > 2 and sys.argv[2] != "new" else None
    seed = sys.argv[3] if len(sys.argv) > 3 else secrets.token_hex(8)
    pause = float(sys.argv[4]) if len(sys.argv) > 4 else 1
    table, token = sit_down(server, table, f"Python {seed[:8]}")
    game = play(server, table, token, random.Random(seed), pause)
    if game["result"] is None:
        print("The game ended without a result.")
        return
    print(f"VP {game['result']['vp']}, winners {game['result']['winners']}, my seat {game['seat']}, table {table}")


if __name__ == "__main__":
    main()
