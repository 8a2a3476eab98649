"""What stands before the application: the names that it answers to, and the path under which it is found."""

from collections.abc import Collection
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

ANY_NAME = "/health"
"""Whoever watches over the server may call it by its address."""


class Fronting:
    """Turns strangers away, and takes the root path off, unless a web server in front has done so already."""

    def __init__(self, app: ASGIApp, root_path: str, hosts: Collection[str]) -> None:
        self.app = app
        self.root_path = root_path
        self.hosts = frozenset(host for host in hosts if not host.startswith("*."))
        self.domains = tuple(host[1:] for host in hosts if host.startswith("*."))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            root, path = self.root_path, str(scope["path"])
            if root and path.startswith(root + "/"):
                scope = {**scope, "path": path[len(root) :], "raw_path": quote(path[len(root) :]).encode()}
            answer: Response | None = None
            if scope["path"] != ANY_NAME and not self.answers_to(Headers(scope=scope).getlist("host")):
                # A page elsewhere can make a name of its own point here; its guests' browsers would believe it.
                answer = PlainTextResponse("This server does not answer to that name.", 421)
            elif root and path == root:
                query = scope["query_string"].decode("latin-1")
                answer = RedirectResponse(f"{root}/" + (f"?{query}" if query else ""), 308)
            if answer is not None:
                if scope["type"] == "websocket":
                    await receive()
                    await send({"type": "websocket.close", "code": 1008})
                else:
                    await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def answers_to(self, named: list[str]) -> bool:
        """Whoever names the server twice has to be right twice."""
        return (not self.hosts and not self.domains) or (bool(named) and all(self._is_ours(name) for name in named))

    def _is_ours(self, header: str) -> bool:
        name = header.lower()
        name = name[: name.rindex("]") + 1] if "]" in name else name.partition(":")[0]
        return name in self.hosts or name.endswith(self.domains)
