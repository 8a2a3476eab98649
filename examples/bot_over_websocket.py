"""A bot that plays over the network: sits down at a table with one of the server's own bots and answers at random.

Start a server (`stolik serve`), then: python examples/bot_over_websocket.py http://127.0.0.1:8000 cardia
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def post(url: str, body: dict, cookie: str = "") -> tuple[dict, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply), (reply.headers.get("Set-Cookie") or "").split(";")[0]


def play(server: str, game: str) -> dict:
    """Play one match; returns its result."""
    _, cookie = post(f"{server}/api/guest", {"nickname": "Robot", "language": "en"})
    state, _ = post(f"{server}/api/tables", {"game": game}, cookie)
    table = {"table": state["id"]}
    with connect(server.replace("http", "ws", 1) + "/api/socket", additional_headers={"Cookie": cookie}) as socket:
        free = [number for number, seat in enumerate(state["seats"]) if not seat["guest"]]
        seat_bots = [{"type": "bot", "seat": number, "level": "greedy"} for number in free]
        for command in [*seat_bots, {"type": "start"}, {"type": "watch"}]:
            socket.send(json.dumps(command | table))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "problem":
                raise SystemExit(message["text"])
            if message["type"] != "update":
                continue
            if message.get("result"):
                return message["result"]
            for ask in (message["question"] or {"asks": []})["asks"]:
                if ask["seat"] == message["seat"] and not ask["answered"]:
                    options = [option["id"] for option in ask.get("options", [])] or [str(ask["range"][0])]
                    answer = {"question": message["question"]["number"], "options": [random.choice(options)]}
                    socket.send(json.dumps({"type": "answer", "seat": ask["seat"]} | answer | table))


if __name__ == "__main__":
    print(play(*sys.argv[1:3])["text"])
