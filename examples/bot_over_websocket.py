"""A bot that plays a match over the network, at random, against the server's own bots.

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


def play(server: str, game: str) -> str:
    """Play one match; says how it ended."""
    _, cookie = post(f"{server}/api/guest", {"nickname": "Robot", "language": "en"})
    state, _ = post(f"{server}/api/tables", {"game": game}, cookie)
    bots = [{"type": "bot", "seat": seat, "level": "greedy"} for seat in range(1, len(state["seats"]))]
    with connect(server.replace("http", "ws", 1) + "/api/socket", additional_headers={"Cookie": cookie}) as socket:
        for command in [*bots, {"type": "start"}, {"type": "watch"}]:
            socket.send(json.dumps(command | {"table": state["id"]}))
        answered = 0  # the same question may be told again before the answer to it has arrived
        for message in map(json.loads, socket):
            if message["type"] == "problem" or (message["type"] == "update" and message.get("result")):
                return message.get("result", message)["text"]
            question = message.get("question") or {"asks": []}
            for ask in question["asks"]:
                if ask["seat"] == message["seat"] and not ask["answered"] and question["number"] > answered:
                    answered = question["number"]
                    ids = [option["id"] for option in ask.get("options", [])] or [str(ask["range"][0])]
                    answer = {"type": "answer", "table": state["id"], "seat": ask["seat"], "match": message["match"]}
                    socket.send(json.dumps(answer | {"question": question["number"], "options": [random.choice(ids)]}))


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
