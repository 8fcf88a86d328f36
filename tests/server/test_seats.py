"""Who may answer and look, and how a seat changes hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select
from tests.server.sitting import Server, Table, heard

from sandtable.core.journal import read_journal
from sandtable.server.database import database_of
from sandtable.server.schema import metadata
from sandtable.server.seats import hashed


def taken(table: Table, side: str, code: str, **more: Any) -> Table:
    """The same game, as whoever takes the open seat has it."""
    reply = table.post(f"seats/{side}", {"held_by": "remote", "code": code, **more})
    assert 200 == reply.status_code, reply.text
    made = {"game": table.id, "tokens": {side: reply.json()["token"]}, "invitations": {}, "host": ""}
    return Table(table.server, made)


async def everything_in(database: str) -> str:
    """All rows of all tables, as text."""

    def rows(connection: Connection) -> str:
        return "\n".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)

    kept = database_of(database)
    found = await kept.read(rows)
    await kept.close()
    return found


def test_a_seat_opens_to_its_token_only(server: Server) -> None:
    """401 without a token, 403 with another one, and nothing of the view in either."""
    table = server.new({"A": "me", "B": "hotseat"})

    none = table.get("view", None, side="A")
    wrong = table.get("view", "B", side="A")

    assert (401, 403) == (none.status_code, wrong.status_code)
    assert "Bearer" == none.headers["www-authenticate"]
    assert ["error", "reasons"] == sorted(wrong.json())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("answers", {"side": "A", "version": 0, "answer": "1"}),
        ("undo", {"side": "A"}),
        ("orders", {"side": "A", "topic": "ambush.flee", "order": "flee"}),
        ("preview", {"side": "A", "answer": "1"}),
        ("inspect", {"side": "A", "tool": "unit"}),
        ("seats/A", {"held_by": "bot"}),
        ("seats/A", {"name": "Mallory"}),
    ],
)
def test_nobody_acts_for_another_side(server: Server, path: str, body: object) -> None:
    """The token of side B does nothing for side A."""
    table = server.new({"A": "me", "B": "hotseat"})
    before = table.view("A")

    assert (401, 403) == (table.post(path, body).status_code, table.post(path, body, "B").status_code)
    assert before == table.view("A")


def test_an_onlooker_sees_what_everybody_sees(server: Server) -> None:
    """Without a side: no question, no undo, no seat."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")

    view = table.view(None)

    assert (None, None, []) == (view["side"], view["question"], view["hotseat"])
    assert {"allowed": False, "reasons": []} == view["undo"]
    assert "B" == view["waiting_for"]


def test_tokens_are_kept_as_hashes(start: Callable[..., Server], database: str) -> None:
    """Whoever reads the database cannot sit down with what is in it."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    server.stop()

    dump = asyncio.run(everything_in(database))

    assert [] == [secret for secret in (*table.tokens.values(), table.host) if secret in dump]
    assert hashed(table.tokens["A"]) in dump


def test_an_open_seat_is_taken_with_its_invitation(server: Server) -> None:
    """The code works once; after that the seat is held."""
    table = server.new({"A": "me", "B": "open"})
    code = table.invitations["B"]

    assert 403 == table.post("seats/B", {"held_by": "remote", "code": "guess"}).status_code
    assert 401 == table.post("seats/B", {"held_by": "remote"}).status_code
    friend = taken(table, "B", code, name="Bea")

    assert ("remote", "Bea") == tuple(friend.view("B")["seats"][1][key] for key in ("held_by", "name"))
    assert ["B"] == friend.view("B")["hotseat"]
    assert ["A"] == table.view("A")["hotseat"]
    assert 401 == table.post("seats/B", {"held_by": "remote", "code": code}).status_code


def test_an_invitation_opens_its_own_seat_only(server: Server) -> None:
    """The code of B does not open C."""
    table = server.new({"A": "me", "B": "open", "C": "open"}, setup={"sides": [{}, {}, {}]})

    reply = table.post("seats/C", {"held_by": "remote", "code": table.invitations["B"]})

    assert (403, "This invitation does not open side C; ask the host for a new one.") == (
        reply.status_code,
        reply.json()["error"],
    )


def test_no_die_falls_while_a_seat_is_open(server: Server) -> None:
    """The game goes on until it must roll; then it waits for the open seat, and nobody is asked."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 2}})
    table.play("A", "1")
    table.play("B", "2")
    reply = table.post("seats/B", {"held_by": "open"}, "B")
    table.play("A", "3")

    waiting = table.view("A")

    assert ("B", None) == (waiting["waiting_for"], waiting["question"])
    assert not [event for event in waiting["events"] if event["id"] == "core-rolled"]
    taken(table, "B", reply.json()["invitation"])
    assert [event for event in table.view("A")["events"] if event["id"] == "core-rolled"]


def test_every_seat_may_add_to_the_dice(server: Server) -> None:
    """What the seats add is in the journal, in seat order, and the dice are those of seed and words."""
    table = server.new({"A": "me", "B": "open"}, entropy="heads", setup={"options": {"turns": 2}})
    friend = taken(table, "B", table.invitations["B"], entropy="tails")
    table.tokens |= friend.tokens
    table.play("A", "1")
    table.play("B", "2")
    table.play("A", "3")

    late = table.post("seats/A", {"entropy": "again"}, "A")
    table.play_out("A", "B")

    assert (409, "The first die has fallen; nothing can be added to the seal any more.") == (
        late.status_code,
        late.json()["error"],
    )
    journal = read_journal(table.get("journal").text)
    assert ["heads", "tails"] == journal.header["entropy"]


def test_a_chosen_seed_keeps_strangers_out(server: Server) -> None:
    """Whoever chose the seed knows the dice: the game cannot be opened to others."""
    table = server.new({"A": "me", "B": "hotseat"}, seed=5)

    reply = table.post("seats/B", {"held_by": "open"}, "B")

    assert 409 == reply.status_code
    assert "chosen by its host" in reply.json()["error"]
    assert "person" == table.view("A")["seats"][1]["held_by"]


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    """Person to bot: the token ends and the bot plays on. Bot to person: the host gets a new token."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 40}})
    table.play("A", "1")

    given = table.post("seats/B", {"held_by": "bot", "bot": "random"}, "B")

    assert (200, None, None) == (given.status_code, given.json()["token"], given.json()["invitation"])
    assert 403 == table.get("view", "B", side="B").status_code
    assert table.wait("A")["question"] is not None
    back = table.post("seats/B", {"held_by": "person"}, "A").json()
    table.tokens["B"] = back["token"]
    assert ["A", "B"] == table.view("B")["hotseat"]


def test_the_host_gives_away_what_nobody_holds_and_nothing_else(server: Server) -> None:
    """A friend's seat stays the friend's; bots and open seats are the host's to give."""
    table = server.new({"A": "me", "B": "open", "C": "bot:random"}, setup={"sides": [{}] * 3})
    friend = taken(table, "B", table.invitations["B"])

    assert 403 == table.post("seats/B", {"held_by": "bot"}, "A").status_code
    assert 403 == friend.post("seats/C", {"held_by": "person"}, "B").status_code
    assert 200 == table.post("seats/C", {"held_by": "open"}, "A").status_code


def test_the_host_of_a_bots_game_may_sit_down(server: Server) -> None:
    """The host's own token gives seats away even when the host holds none."""
    table = server.new({"A": "bot:random", "B": "bot:random"}, setup={"options": {"turns": 400}})
    host = {"Authorization": f"Bearer {table.host}"}

    reply = server.http.post(f"/api/games/{table.id}/seats/A", json={"held_by": "person"}, headers=host)
    table.tokens["A"] = reply.json()["token"]

    assert table.wait("A")["question"] is not None
    listed = server.http.get("/api/games", headers=host).json()["games"]
    assert [(table.id, True)] == [(game["game"], game["host"]) for game in listed]


def test_a_new_invitation_ends_the_old_one(server: Server) -> None:
    """The host may ask for another code; the first one is then void."""
    table = server.new({"A": "me", "B": "open"})

    fresh = table.post("seats/B", {"held_by": "open"}, "A").json()["invitation"]

    assert 403 == table.post("seats/B", {"held_by": "remote", "code": table.invitations["B"]}).status_code
    assert taken(table, "B", fresh).view("B")["side"] == "B"


def test_a_socket_ends_when_its_seat_changes_hands(server: Server) -> None:
    """Whoever looked from the seat is shown nothing more."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("B") as socket:
        assert "B" == heard(socket)["side"]
        table.post("seats/B", {"held_by": "open"}, "B")
        last = heard(socket)
        while "error" not in last:
            last = heard(socket)

    assert "This seat has changed hands; show the new token." == last["error"]


def test_names_are_kept_printable(server: Server) -> None:
    """Control characters do not reach anybody's screen."""
    table = server.new(names={"A": "  An\u0000n\u001b[31m "})

    assert "Ann[31m" == table.view("A")["seats"][0]["name"]


def test_the_journal_of_a_game_with_added_words_verifies(server: Server) -> None:
    """Seed, nonce, words and every die hold together."""
    table = server.new({"A": "me", "B": "hotseat"}, entropy="salt", setup={"options": {"turns": 3}})
    table.play_out("A", "B")

    reply = server.http.post("/api/replays", content=table.get("journal").content)

    assert (201, "fair") == (reply.status_code, reply.json()["verdict"]["dice"])
