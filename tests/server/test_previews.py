"""What if: previews and tools, which never change a game and never take long."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.sitting import Server


def test_a_preview_says_what_an_answer_brings_and_changes_nothing(server: Server) -> None:
    """Legal or why not, from the question itself."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    table.play("B", "4")
    before = table.view("A")

    legal = table.post("preview", {"side": "A", "answer": "5"}, "A").json()
    refused = table.post("preview", {"side": "A", "answer": "3"}, "A").json()

    assert (True, {"id": "ambush-search", "values": {"post": "5"}}) == (legal["legal"], legal["title"])
    assert [{"id": "ambush-not-yours", "why": "ambush.search"}] == refused["reasons"]
    assert before == table.view("A")


def test_a_preview_knows_what_has_happened_since_the_last_one(server: Server) -> None:
    """The copy of the game that previews look at keeps up, also after an undo."""
    table = server.new({"A": "me", "B": "hotseat"})

    for post in ("1", "2"):
        table.play("A", post)
        table.play("B", "6")
        assert not table.post("preview", {"side": "A", "answer": post}, "A").json()["legal"]
        for _ in ("B", "A"):  # one browser holds both: each undo takes back what it answered last
            assert 200 == table.post("undo", {"side": "A"}, "A").status_code
        assert table.post("preview", {"side": "A", "answer": post}, "A").json()["legal"]


def test_a_preview_is_for_the_side_that_is_asked(server: Server) -> None:
    """409 for the other one: there is no question of its own."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = table.post("preview", {"side": "B", "answer": "1"}, "B")

    assert (409, "You are not asked anything now, so there is nothing to preview.") == (
        reply.status_code,
        reply.json()["error"],
    )


def test_a_preview_without_end_is_cut_short(start: Callable[..., Server]) -> None:
    """503 after its time, and the next preview works again."""
    server = start(preview_seconds=2.0)
    slow = server.new({"A": "me", "B": "hotseat"}, setup={"system": "rough", "options": {"slow": True}})
    slow.play("A", "1")
    slow.play("B", "2")

    reply = slow.post("preview", {"side": "A", "answer": "3"}, "A")

    assert (503, "This takes too long to work out; nothing was changed.") == (
        reply.status_code,
        reply.json()["error"],
    )
    table = server.new({"A": "me", "B": "hotseat"})
    assert table.post("preview", {"side": "A", "answer": "3"}, "A").json()["legal"]
    assert 200 == slow.answer("A", "wait").status_code


def test_a_tool_shows_each_side_its_own(server: Server) -> None:
    """`inspect` sees through the eyes of the seat, or of an onlooker."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    table.play("B", "4")

    def fact(side: str | None) -> int:
        body = {"tool": "unit", **({"side": side} if side else {})}
        return int(table.post("inspect", body, side).json()["facts"][0]["values"]["post"])

    assert (3, 4, 0) == (fact("A"), fact("B"), fact(None))
