from pathlib import Path

from tests import services
from tests.server.crash import pull_the_plug
from tests.server.harness import play


@play
async def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled(tmp_path: Path) -> None:
    assert await pull_the_plug(tmp_path, 4) >= 4 * 3


@play
async def test_nothing_acknowledged_is_lost_with_postgresql_either(tmp_path: Path) -> None:
    assert await pull_the_plug(tmp_path, 3, "--database", services.postgres().new_database()) >= 3 * 3
