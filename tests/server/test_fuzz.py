from tests.server.fuzz import pester
from tests.server.harness import ServerProcess, play


@play
async def test_hundreds_of_bad_messages_change_nothing(server: ServerProcess) -> None:
    codes = await pester(server, 800)
    assert len(codes) > 12, codes
