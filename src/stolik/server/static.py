"""The browser client's files, each as small as the browser at the other end can read it."""

import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

ENDINGS = {"br": ".br", "gzip": ".gz"}
"""The codings that the build writes beside a file, the smallest first."""
FOREVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """The client's files, and its page for every address that is none of the server's own."""

    def __init__(self, folder: Path, root_path: str = "") -> None:
        super().__init__(directory=folder, html=True)
        self._page = page_under(root_path, (folder / "index.html").read_text("utf-8")) if root_path else ""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(ENDINGS.values())):
            raise HTTPException(404)  # only a way to send the file beside it
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name or path.startswith("api"):
                raise
            path, response = "index.html", await super().get_response("index.html", scope)
        if self._page and path in (".", "index.html") and response.status_code in (200, 304):
            response = HTMLResponse(self._page)
        # The build names these files after what is in them; everything else may change with the next version.
        lasting = Path(path).parts[:1] == ("assets",) and response.status_code in (200, 206, 304)
        response.headers["Cache-Control"] = FOREVER if lasting else "no-cache"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file in the best coding that the browser accepts and the build has made."""
        asked = Headers(scope=scope)
        headers = {"Vary": "Accept-Encoding"}
        sent = os.fspath(full_path)
        kind, _ = mimetypes.guess_type(sent)
        for coding in accepted(asked.get("accept-encoding", "")):
            if os.path.isfile(made := sent + ENDINGS[coding]):
                headers["Content-Encoding"] = coding
                sent, stat_result = made, os.stat(made)
                break
        response = FileResponse(sent, status_code, headers, kind or "application/octet-stream", stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def page_under(root_path: str, page: str) -> str:
    """The page names its files from the root of the host; they lie deeper if the server does."""
    return re.sub(r'((?:href|src)=")/', rf"\g<1>{root_path}/", page)


def accepted(header: str) -> list[str]:
    """Which of our codings a browser takes, best first; `br;q=0` forbids one, `*` means every other."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, weight = part.strip().partition(";")
        try:
            weights[name.strip()] = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            weights[name.strip()] = 0
    found = {coding: weights.get(coding, weights.get("*", 0)) for coding in ENDINGS}
    return sorted((coding for coding in ENDINGS if found[coding] > 0), key=lambda coding: -found[coding])
