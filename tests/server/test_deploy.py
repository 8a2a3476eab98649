"""The container and compose files, as far as they can be tried without an engine: what they name exists and works.

`python -m tests.server.image` builds the image and plays in it.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from tests import services
from tests.server.cluster import Cluster
from tests.server.harness import Party, ServerProcess, both, play

from stolik.server.settings import Settings, variable

DEPLOY = Path(__file__).parents[2] / "deploy"
CONTAINER, COMPOSE = (DEPLOY / "Containerfile").read_text("utf-8"), (DEPLOY / "compose.yaml").read_text("utf-8")


def test_every_variable_is_a_setting() -> None:
    known = {variable(spec.name) for spec in fields(Settings)} | {"STOLIK_PASSWORD"}
    named = set(re.findall(r"STOLIK_[A-Z_]+", CONTAINER + COMPOSE))
    assert {"STOLIK_HOST", "STOLIK_DATA", "STOLIK_DATABASE", "STOLIK_REDIS"} <= named <= known


def test_the_command_and_the_health_check_of_the_image_work(own_server: ServerProcess) -> None:
    *_, check, command = (json.loads(found) for found in re.findall(r"CMD (\[.*\])", CONTAINER))
    assert command == ["stolik", "serve"]
    assert check[0] == "python"
    for port, status in ((str(own_server.port), 0), ("9", 1)):
        environment = {**os.environ, "STOLIK_PORT": port}
        done = subprocess.run([sys.executable, *check[1:]], env=environment, capture_output=True, check=False)
        assert done.returncode == status, done.stderr
    assert 'STOLIK_PORT", 8000)' in check[2], "which is where it is if nobody says otherwise"


def test_its_nginx_serves_two_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster(tmp_path, 2)
    asyncio.run(cluster.start())
    nginx = services.Nginx("")
    certificate, key = nginx.certificate("localhost")
    whole = (DEPLOY / "nginx.conf").read_text("utf-8")
    inside = whole[whole.index("http {") + len("http {") : whole.rindex("}")]
    for there, here in {
        "one:8000": f"127.0.0.1:{cluster.servers[0].port}",
        "two:8000": f"127.0.0.1:{cluster.servers[1].port}",
        "listen 443": f"listen 127.0.0.1:{nginx.port}",
        "/etc/nginx/tls/certificate.pem": str(certificate),
        "/etc/nginx/tls/key.pem": str(key),
    }.items():
        assert there in inside
        inside = inside.replace(there, here)
    nginx.servers = inside
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    url = f"https://localhost:{nginx.port}"

    @play
    async def a_match() -> None:
        async with Party(url) as party:
            ania, bartek, table = await party.pair()
            await both(ania.play_on(table), bartek.play_on(table))

    try:
        nginx.start()
        a_match()
        assert httpx.get(f"{url}/metrics", verify=False).status_code == 403
    finally:
        nginx.remove()
        cluster.stop()
