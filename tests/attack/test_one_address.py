"""Many behind one address: a school, a convention, a provider's own network. Who holds a seat there always gets in."""

from __future__ import annotations

import socket
from contextlib import ExitStack

from tests.attack.conftest import Start
from tests.attack.test_frames import bare_socket
from tests.server.sitting import heard
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

ONLOOKERS = 20
CONNECTIONS = 30
TABLES = 4


def is_open(player: ClientConnection) -> bool:
    """Whether the server has not hung up; what it has told meanwhile is read."""
    try:
        while True:
            player.recv(timeout=0.05)
    except TimeoutError:
        return True
    except ConnectionClosed:
        return False


def test_a_crowd_behind_one_address_keeps_no_player_there_out(start: Start) -> None:
    """More sockets than the address may have connections, most of them nobody's: players come in, stay, and play."""
    server = start(
        onlookers_per_address=ONLOOKERS, connections_per_address=CONNECTIONS, connections_at_most=300
    )
    tables = [server.new({"A": "me", "B": "hotseat"}) for _ in range(TABLES)]
    with ExitStack() as stack:
        players = [
            stack.enter_context(table.socket(side)) for table in tables for side in "AB" for _ in range(8)
        ]
        for player in players:
            heard(player)
        crowd = [stack.enter_context(bare_socket(tables[0])) for _ in range(3 * CONNECTIONS)]
        late = stack.enter_context(tables[-1].socket("A", "nobody's"))
        assert "error" in heard(late)

        assert len(players) > CONNECTIONS
        assert [101] * len(crowd) == [status for _, status in crowd]
        assert all(is_open(player) for player in players)
        for table in tables:
            table.play("A", "1")
        newest = server.new({"A": "me", "B": "hotseat"})
        assert "A" == heard(stack.enter_context(newest.socket("A")))["side"]
        gone = sum(1 for connection, _ in crowd if hung_up(connection))
        assert gone >= len(crowd) - ONLOOKERS


def hung_up(connection: socket.socket) -> bool:
    connection.settimeout(0.05)
    try:
        return not connection.recv(4096)
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
