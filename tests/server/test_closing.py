"""Resigning, draws and games that are thrown away, over HTTP."""

from __future__ import annotations

from tests.server.sitting import Server
from tests.server.test_seats import taken

from sandtable.core.journal import read_journal


def last_line(journal: str) -> list[str]:
    entry = read_journal(journal).entries[-1]
    return ["AB"[entry.side], entry.how]  # type: ignore[union-attr]


def test_who_resigns_has_lost_and_the_journal_says_so(server: Server) -> None:
    """The other side has won at once; the journal holds, and nothing more is answered or taken back."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")

    view = table.post("resign", {"side": "B"}, "B").json()

    assert ("A", None) == (view["result"]["winner"], view["waiting_for"])
    assert ["B", "resign"] == last_line(table.get("journal").text)
    assert 409 == table.answer("B", "5").status_code
    assert 409 == table.post("undo", {"side": "B"}, "B").status_code
    assert 409 == table.post("resign", {"side": "A"}, "A").status_code


def test_a_draw_is_for_everybody_to_take(server: Server) -> None:
    """The other side sees the offer; it declines by saying so or by playing on, and ends the game by taking it."""
    table = server.new({"A": "me", "B": "open"})
    nobody = table.post("draw", {"side": "A", "say": "offer"}, "A")
    assert (409, True) == (nobody.status_code, "Nobody sits" in nobody.json()["error"])
    friend = taken(table, "B", table.invitations["B"])

    table.post("draw", {"side": "A", "say": "offer"}, "A")
    assert {"by": "A", "agreed": ["A"], "refused": None} == friend.view("B")["draw"]
    friend.post("draw", {"side": "B", "say": "refuse"}, "B")
    assert "B" == table.view("A")["draw"]["refused"]
    table.play("A", "3")
    assert table.view("A")["draw"] is None

    table.post("draw", {"side": "A", "say": "offer"}, "A")
    view = friend.post("draw", {"side": "B", "say": "accept"}, "B").json()
    assert (None, "core-ended-draw") == (view["result"]["winner"], view["result"]["message"]["id"])
    assert ["A", "draw"] == last_line(table.get("journal").text)


def test_one_person_at_both_sides_agrees_with_themselves(server: Server) -> None:
    """At one screen the offer ends the game."""
    table = server.new({"A": "me", "B": "hotseat"})

    view = table.post("draw", {"side": "A", "say": "offer"}, "A").json()

    assert (None, "core-ended-draw") == (view["result"]["winner"], view["result"]["message"]["id"])


def test_a_computer_takes_a_draw_unless_it_is_ahead(server: Server) -> None:
    """At level points the bot agrees; nobody can take an offer that was not made."""
    table = server.new({"A": "me"})

    assert 409 == table.post("draw", {"side": "A", "say": "accept"}, "A").status_code
    view = table.post("draw", {"side": "A", "say": "offer"}, "A").json()
    assert view["result"]["winner"] is None


def test_only_whoever_set_a_game_up_throws_it_away(server: Server) -> None:
    """It is gone for everybody: its view is not found any more."""
    table = server.new({"A": "me", "B": "hotseat"})
    path = f"/api/games/{table.id}"

    assert 403 == server.http.delete(path).status_code
    reply = server.http.delete(path, headers=table.headers("A"))
    assert 204 == reply.status_code, reply.text
    assert 404 == table.get("view", "A", side="A").status_code
