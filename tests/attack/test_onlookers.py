"""A crowd that wants to watch: as many as may do, and the players sit down and play all the same."""

from __future__ import annotations

from contextlib import ExitStack

from tests.attack.conftest import Start
from tests.server.sitting import heard

from sandtable.server.settings import Settings

ONLOOKERS = Settings(database_url="").sockets_per_game


def test_sixty_four_onlookers_keep_no_player_out(start: Start) -> None:
    """The next onlooker is told to come later; both players get their sockets, answer, and everybody sees it."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    with ExitStack() as stack:
        crowd = [stack.enter_context(table.socket()) for _ in range(ONLOOKERS)]
        for onlooker in crowd:
            heard(onlooker, 30.0)
        late = stack.enter_context(table.socket())
        assert "Too many are watching" in heard(late)["error"]
        players = [stack.enter_context(table.socket(side)) for side in "AB"]
        assert ["A", "B"] == [heard(player)["side"] for player in players]
        version = table.play("A", "1")["version"]
        for socket in [*crowd, *players]:
            while heard(socket, 30.0)["version"] < version:
                pass

    assert 64 == ONLOOKERS
