"""Watching a game again: any moment of it, its turns and its score."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.sitting import Server, Table, bare


def finished(server: Server, turns: int = 6) -> Table:
    """A game played to its end."""
    table = server.new({"A": "me", "B": "hotseat"}, seed=3, setup={"options": {"turns": turns}})
    table.play("A", "1")
    table.play("B", "2")
    while (view := table.view("A"))["result"] is None:
        asked = view["waiting_for"]
        seen = table.view(asked)
        options = [option["id"] for option in seen["question"]["options"] if "reasons" not in option]
        # Both look where the other may be, so that some are found.
        table.play(asked, "2" if "2" in options else options[-1])
    return table


def test_a_moment_of_a_replay_is_the_view_as_it_was(server: Server) -> None:
    """After N entries: the same scene, events and question as then."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 3}})
    seen: dict[int, dict[str, Any]] = {}
    while (view := table.view("A"))["result"] is None:
        seen[view["version"]] = view
        asked = table.view(view["waiting_for"])
        table.play(view["waiting_for"], asked["question"]["suggestion"])

    for at, view in seen.items():
        frame = table.get("replay", "A", side="A", at=at).json()
        for key in ("scene", "waiting_for", "result"):
            assert view[key] == frame[key]
        assert bare(view["events"]) == bare(frame["events"])
        assert at == frame["at"]


def test_a_replay_says_where_turns_begin_and_how_the_score_ran(server: Server) -> None:
    """`marks` by turn, `curve` by change; the last point is the result."""
    table = finished(server)

    frame = table.get("replay", "A").json()

    assert frame["entries"] == frame["at"] == table.view("A")["version"]
    assert [0, 1, 2, 3, 4, 5, 6] == [mark["turn"] for mark in frame["marks"]]
    places = [mark["at"] for mark in frame["marks"]]
    assert sorted(places) == places
    assert len(frame["marks"]) == len(frame["scores"])
    assert frame["curve"][0] == {"at": 0, "scores": [0.0, 0.0]}
    scored = [event for event in frame["events"] if event["id"] == "ambush-found"]
    assert scored
    assert len(scored) >= len(frame["curve"]) - 1


def test_events_before_a_number_can_be_left_out(server: Server) -> None:
    """`events_from`, as in a view."""
    table = finished(server, 2)
    whole = table.get("replay", "A").json()["events"]

    rest = table.get("replay", "A", events_from=3).json()

    assert (3, whole[3:]) == (rest["events_from"], rest["events"])


def test_a_running_game_is_replayed_for_its_own_side_only(server: Server) -> None:
    """Others see it as onlookers."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    table.play("B", "4")

    assert 403 == table.get("replay", "B", side="A").status_code
    assert 401 == table.get("replay", None, side="A").status_code
    posts = [post["values"]["post"] for post in table.get("replay", "A").json()["scene"]["briefing"]]
    assert [3, 0] == posts
    posts = [post["values"]["post"] for post in table.get("replay").json()["scene"]["briefing"]]
    assert [0, 0] == posts


def test_a_finished_game_opens_every_side_to_its_holders(server: Server) -> None:
    """Side A may look through B's eyes when all is over; a stranger may not."""
    table = finished(server, 1)

    assert "B" == table.get("replay", "A", side="B", at=1).json()["side"]
    assert 401 == table.get("replay", None, side="B").status_code


def test_a_journal_can_be_brought_and_watched(server: Server) -> None:
    """Verified first; then every moment, from every side, without a token."""
    table = finished(server, 2)
    journal = table.get("journal").content

    brought = server.http.post("/api/replays", content=journal).json()

    assert ("ambush", "fair") == (brought["system"], brought["verdict"]["dice"])
    for side in ("A", "B"):
        frame = server.http.get(f"/api/replays/{brought['replay']}", params={"at": 4, "side": side}).json()
        own = table.get("replay", "A", at=4, side=side).json()
        assert (own["scene"], own["events"], own["marks"]) == (
            frame["scene"],
            frame["events"],
            frame["marks"],
        )
    assert "3" == frame["seal"]["seed"]


def test_a_forged_journal_is_refused(server: Server) -> None:
    """A line changed, a die turned, an end invented: one sentence that names the line."""
    lines = finished(server, 1).get("journal").text.splitlines()
    rolled = next(at for at, line in enumerate(lines) if '"r":' in line)
    body = json.loads(lines[rolled])
    body["r"] = [body["r"][0] % 6 + 1]
    lines[rolled] = json.dumps(body)

    reply = server.http.post("/api/replays", content="\n".join(lines))

    assert 400 == reply.status_code
    assert f"line {rolled + 1}: the hash does not fit" in reply.json()["error"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "this is not a Sandtable journal"),
        (b"\xff\xfe", "A journal is text in UTF-8."),
        (b"hello", "line 1: not JSON"),
        (b"[" * 5000, "line 1: not JSON"),
        (b'{"sandtable":1,"a":NaN}', "line 1: not JSON"),
        (b'{"sandtable":1,"a":1e999}', "line 1: not JSON"),
        (b'{"sandtable":1,"a":"\\ud800"}', "line 1: not JSON"),
        (b'{"sandtable":1,"h":"0"}', "line 1: the hash does not fit"),
    ],
)
def test_what_is_no_journal_is_refused(server: Server, content: bytes, sentence: str) -> None:
    """400 and one sentence."""
    reply = server.http.post("/api/replays", content=content)

    assert 400 == reply.status_code
    assert sentence in reply.json()["error"]


def test_a_journal_of_more_than_four_megabytes_is_not_read(server: Server) -> None:
    """413."""
    reply = server.http.post("/api/replays", content=b" " * 4_100_000)

    assert (413, "This is too large; at most 4,000 kB are read.") == (
        reply.status_code,
        reply.json()["error"],
    )


def test_a_replay_that_is_not_kept_is_not_found(server: Server) -> None:
    """404, and what to do."""
    reply = server.http.get("/api/replays/nobody")

    assert (404, "There is no replay “nobody” here; bring the journal again.") == (
        reply.status_code,
        reply.json()["error"],
    )
