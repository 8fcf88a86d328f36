"""What the server puts round a game on the wire is what tools/wire_shapes.py describes: seats, seal, replays."""

from __future__ import annotations

from tests.nets.wire_fit import misfits
from tests.server.sitting import Server
from tests.server.test_replays import finished

from wire_reading import described

WIRE = described()


def test_views_are_what_is_described(server: Server) -> None:
    """Of a running game, of a side that is asked, of an onlooker, of typed dice; of a game that is over."""
    running = server.new({"A": "me", "B": "bot:random"})
    typed = server.new({"A": "me", "B": "open"}, dice="typed")
    views = [running.view("A"), typed.view("A"), running.get("view").json(), finished(server, 2).view("A")]

    assert [] == [line for view in views for line in misfits(view, "View", WIRE)]


def test_replays_are_what_is_described(server: Server) -> None:
    """The first moment and the last, of a game and of its journal."""
    table = finished(server, 2)
    brought = server.http.post("/api/replays", content=table.get("journal", "A").content).json()
    journal = server.http.get(f"/api/replays/{brought['replay']}").json()
    moments = [table.get("replay", "A", at=0).json(), table.get("replay", "A").json(), journal]

    assert [] == [line for view in moments for line in misfits(view, "View", WIRE)]


def test_previews_are_what_is_described(server: Server) -> None:
    """Over HTTP, as the client asks for them."""
    table = server.new({"A": "me", "B": "hotseat"})
    view = table.view("A")
    told = server.http.post(
        f"/api/games/{table.id}/preview",
        json={"side": "A", "answer": view["question"]["suggestion"]},
        headers=table.headers("A"),
    ).json()

    assert [] == misfits(told, "Preview", WIRE)
