import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import services
from tests.server.harness import ServerProcess, luck


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What talks to processes of their own is tried once more in CI, as in the browser, and named if it passes then."""
    if os.environ.get("CI"):
        for item in items:
            if item.path.is_relative_to(Path(__file__).parent):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def _no_service_outlives_the_tests() -> Iterator[None]:
    yield
    services.stop_all()


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest) -> None:
    luck.begin(request.node.name)


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests of one file share."""
    luck.begin(request.node.name)
    with ServerProcess(tmp_path_factory.mktemp("server"), "--away-seconds", "0.2") as running:
        yield running
        assert '"level": "error"' not in running.logged(), running.logged()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    running = ServerProcess(tmp_path)
    with running:
        yield running
