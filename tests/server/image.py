"""Build the container image of deploy/Containerfile and play in it, where there is no engine and no registry.

`python -m tests.server.image` needs root and Debian's `buildah` and `debootstrap`, and takes a few minutes. The image
that the file begins with is made here, from Debian's own packages: a Python of the same version, called `python`, with
`pip`. Everything else happens as the file says, in a chroot in place of namespaces; then its command is run, its health
check and `stolik admin` beside it, people play, and it is asked to end.
"""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.harness import Party, both

ROOT = Path(__file__).parents[2]
BASE, IMAGE, PORT = "localhost/python:3.11-slim", "localhost/stolik", "18080"
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")
PACKAGES = "python3,python3-pip,ca-certificates"


def run(*command: str, at: Path | None = None) -> str:
    print("$", *command, flush=True)
    done = subprocess.run(command, cwd=at, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


ENVIRONMENT = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}


def make_base(folder: Path) -> None:
    """What stands in for the image that the file begins with."""
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder))
    (folder / "usr/bin/python").symlink_to("python3")
    (folder / "usr/lib/python3.11/EXTERNALLY-MANAGED").unlink()
    shutil.copy(TRUSTED, folder / TRUSTED.relative_to("/"))  # whatever this machine trusts on its way out
    made = run("buildah", "from", "scratch")
    run("buildah", "copy", "--quiet", made, str(folder), "/")
    variables = [
        "PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        f"PIP_CERT={TRUSTED}",
        f"NODE_EXTRA_CA_CERTS={TRUSTED}",
    ]
    run("buildah", "config", *(f"--env={one}" for one in variables), made)
    run("buildah", "commit", "--quiet", made, BASE)
    run("buildah", "rm", made)


async def play(url: str) -> None:
    async with Party(url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        alone = await ania.new_table()
        await ania.ok("bot", table=alone, seat=1, level="casual")
        await ania.ok("start", table=alone)
        await ania.play_on(alone)
        assert (await ania.get(f"/api/matches/{ania.tables[table]['match']}"))["pages"]
        page = (await ania.http.get("/")).text
        assert "/assets/" in page, "the client is in the image"


def process_of(server: "subprocess.Popen[str]", command: list[str]) -> int:
    """The server itself, below those who put it into its folder."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            said = (folder / "cmdline").read_text().split("\0")
            if "python" in said[0] and said[1].endswith(f"/{command[0]}") and server.pid in ancestors(int(folder.name)):
                return int(folder.name)
    raise AssertionError("it does not run")


def ancestors(process: int) -> Iterator[int]:
    while process > 1:
        yield process
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def try_out(container: str) -> None:
    settings = json.loads(run("buildah", "inspect", "--type", "image", IMAGE))["Docker"]["config"]
    check, command = settings["Healthcheck"]["Test"], settings["Cmd"]
    there = ("--env=STOLIK_HOST=127.0.0.1", f"--env=STOLIK_PORT={PORT}", container, "--")
    with subprocess.Popen(["buildah", "run", *there, *command], env=ENVIRONMENT, text=True) as server:
        url, deadline = f"http://127.0.0.1:{PORT}", time.monotonic() + 60
        while True:
            try:
                assert httpx.get(f"{url}/health").json()["status"] == "ok"
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline, "it does not start"
                time.sleep(0.2)
        run("buildah", "run", *there, *check[1:])
        asyncio.run(play(url))
        assert "2 over" in run("buildah", "run", *there, "stolik", "admin", "status")
        assert run("buildah", "run", *there, "id", "--user", "--name") == "stolik"
        modes = run("buildah", "run", *there, "sh", "-c", "stat -c %a $STOLIK_DATA/stolik.db*").split()
        assert set(modes) == {"600"}, modes
        os.kill(process_of(server, command), signal.SIGTERM)
        server.wait(30)
    tables = run("buildah", "run", *there, "stolik", "admin", "tables", "--phase", "all", "--json")
    assert [table["node"] for table in json.loads(tables)] == ["", ""], "it gave its tables back before it ended"


def main() -> None:
    container = ""
    with tempfile.TemporaryDirectory() as folder:
        try:
            make_base(Path(folder, "base"))
            run("git", "clone", "--quiet", str(ROOT), str(Path(folder, "clone")))
            clone = Path(folder, "clone")
            build = ("buildah", "bud", "--pull-never", "--layers=false", "--format=docker", f"--tag={IMAGE}")
            print(run(*build, "--file=deploy/Containerfile", ".", at=clone))
            container = run("buildah", "from", "--pull-never", IMAGE)
            try_out(container)
        finally:
            if container:
                run("buildah", "rm", container)
            for image in (IMAGE, BASE):
                subprocess.run(["buildah", "rmi", image], env=ENVIRONMENT, capture_output=True, check=False)
    print("built, started, healthy, played in, and ended in order")


if __name__ == "__main__":
    sys.exit(main())
