"""Taking an answer back: in memory, on disk, and for everybody who looks on."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.sitting import Server, heard


def test_an_answer_without_dice_is_taken_back(server: Server) -> None:
    """The question is asked again, the events are gone, and the version goes on."""
    table = server.new({"A": "me", "B": "hotseat"})
    before = table.view("A")
    after = table.play("A", "3")

    undone = table.post("undo", {"side": "A"}, "A").json()

    assert before["question"] == undone["question"]
    assert [] == undone["events"]
    assert undone["version"] > after["version"]


def test_an_answer_is_not_taken_back_once_a_die_has_fallen(server: Server) -> None:
    """409 with the reason, which the view gives beforehand."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "1")
    table.play("B", "2")
    table.play("A", "3")

    reply = table.post("undo", {"side": "A"}, "A")

    assert (409, "You cannot undo: a die was rolled.") == (reply.status_code, reply.json()["error"])
    assert {"allowed": False, "reasons": [{"id": "core-undo-dice", "why": ""}]} == table.view("A")["undo"]


def test_nothing_to_take_back_is_refused(server: Server) -> None:
    """Before the first answer there is none."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = table.post("undo", {"side": "A"}, "A")

    assert (409, "There is no answer of yours to take back.") == (reply.status_code, reply.json()["error"])


def test_nobody_takes_back_what_another_person_answered_to(server: Server) -> None:
    """The answer of a person elsewhere stands between; that of the same browser does not."""
    table = server.new({"A": "me", "B": "open"})
    code = table.invitations["B"]
    table.tokens["B"] = table.post("seats/B", {"held_by": "remote", "code": code}).json()["token"]
    table.play("A", "1")
    table.play("B", "2")

    reply = table.post("undo", {"side": "A"}, "A")

    assert (409, "core-undo-answered") == (reply.status_code, reply.json()["reasons"][0]["id"])
    assert not table.view("A")["undo"]["allowed"]
    hotseat = server.new({"A": "me", "B": "hotseat"})
    hotseat.play("A", "1")
    hotseat.play("B", "2")
    assert 200 == hotseat.post("undo", {"side": "A"}, "A").status_code


def test_an_undo_survives_a_kill(start: Callable[..., Server]) -> None:
    """The entries are deleted from the database too."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    table.post("undo", {"side": "A"}, "A")
    version = table.play("A", "4")["version"]

    server.kill()
    server.start()

    view = table.view("A")
    assert version == view["version"]
    assert ["ambush-hides", "ambush-hid"] == [event["id"] for event in view["events"]]
    assert 4 == view["scene"]["briefing"][0]["values"]["post"]


def test_nobody_takes_back_what_a_bot_answered_to(server: Server) -> None:
    """A bot is a side like any other: what it answered to stands, and the view says why."""
    table = server.new({"A": "me", "B": "bot:random"})
    table.play("A", "1")
    view = table.wait("A")

    reply = table.post("undo", {"side": "A"}, "A")

    assert (409, "core-undo-answered") == (reply.status_code, reply.json()["reasons"][0]["id"])
    assert "core-undo-answered" == view["undo"]["reasons"][0]["id"]


def test_an_answer_to_a_version_before_the_undo_is_refused(server: Server) -> None:
    """Versions do not come again, so that an answer to what was taken back is found out."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    seen = table.view("B")["version"]
    table.post("undo", {"side": "A"}, "A")
    table.play("A", "5")

    assert 409 == table.answer("B", "1", seen).status_code


def test_after_an_undo_a_socket_gets_all_events_anew(server: Server) -> None:
    """What it has been told may no longer be true."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("B") as socket:
        heard(socket)
        table.play("A", "3")
        told = heard(socket)
        table.post("undo", {"side": "A"}, "A")
        after = heard(socket)

    assert ["ambush-hid"] == [event["id"] for event in told["events"]]
    assert (0, []) == (after["events_from"], after["events"])
