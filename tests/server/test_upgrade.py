"""A server upgraded in the middle of games: they go on, finished ones can be watched, journals are what they were.

Each version of ambush has one post less than the one before: whoever hid at or looked for the last one did what is no
longer legal.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete
from tests.server.databases import everywhere
from tests.server.sitting import Server, Table, bare

from sandtable.core.journal import canonical, link, read_journal
from sandtable.server.database import database_of
from sandtable.server.schema import films


def told(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What a view says about the change of rules."""
    return [event for event in view["events"] if event["id"].startswith("core-carried")]


def posts(view: dict[str, Any]) -> list[int]:
    """Where everybody hides, as far as the viewer knows."""
    return [line["values"]["post"] for line in view["scene"]["briefing"]]


def begun(server: Server, a: str = "1", b: str = "2", **more: Any) -> Table:
    """A game in which both have hidden."""
    table = server.new({"A": "me", "B": "hotseat"}, seed=3, **more)
    table.play("A", a)
    table.play("B", b)
    return table


def filmed_journal(table: Table, seconds: float = 30.0) -> str:
    """The journal of a finished game once its film has been made."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = table.get("journal").text
        if '"film"' in text:
            return text
        time.sleep(0.05)
    raise AssertionError("no film was made")


def without_films(database: str) -> None:
    """As a server leaves its games that knew no films."""

    async def drop() -> None:
        kept = database_of(database)
        await kept.write(lambda connection: connection.execute(delete(films)).rowcount)
        await kept.close()

    asyncio.run(drop())


# ------------------------------------------------------------ running games


@everywhere
def test_a_game_that_holds_goes_on_where_it_was(start: Callable[..., Server]) -> None:
    """Everything that was answered stands; the sides are told which rules hold now, and play on to the end."""
    server = start(game="rough")
    table = begun(server)
    table.play("A", "3")
    before = {side: table.stands(side) for side in ("A", "B")}

    server.upgrade(2)

    for side in ("A", "B"):
        view = table.stands(side)
        assert before[side]["scene"] == view["scene"]
        assert before[side]["waiting_for"] == view["waiting_for"]
        assert ["core-carried-whole"] == [event["id"] for event in told(view)]
        assert ("1", "2") == (told(view)[0]["values"]["was"], told(view)[0]["values"]["rules"])
        old = [event for event in view["events"] if event not in told(view)]
        assert before[side]["events"] == old
    assert 409 == table.post("undo", {"side": "A"}, "A").status_code
    assert table.play_out("A", "B")["result"] is not None


@everywhere
def test_a_game_that_does_not_hold_goes_on_from_before_what_is_wrong(start: Callable[..., Server]) -> None:
    """B looked for the sixth post, of which there is none now: it is asked again, with the position as it was then."""
    server = start(game="rough")
    table = begun(server)
    table.play("A", "3")
    before = table.view("B")
    lines = table.get("journal", "B").text.splitlines()
    table.play("B", "6")
    table.play("A", "4")

    server.upgrade(2)

    view = table.view("B")
    notice = told(view)[0]
    assert ("core-carried", before["version"] + 1) == (notice["id"], notice["values"]["entry"])
    assert "core-misfit-illegal" == notice["values"]["why"]["id"]
    assert (before["scene"], "B") == (view["scene"], view["waiting_for"])
    assert "6" not in [option["id"] for option in view["question"]["options"]]
    assert lines == table.get("journal", "B").text.splitlines()[: len(lines)]
    assert table.play_out("A", "B")["result"] is not None


def test_rules_that_changed_under_the_same_number_carry_a_game_over_too(start: Callable[..., Server]) -> None:
    """They fall over an answer of before: the game goes on from before it, a finished one can still be looked at."""
    server = start(game="rough")
    table = begun(server)
    table.play("A", "3")
    before = table.view("B")
    table.play("B", "6")
    over = begun(server)
    over.play("A", "6")
    ended = over.play_out("A", "B")["result"]
    filmed_journal(over)
    server.stop()
    server.frail = True
    server.start()

    view = table.view("B")

    assert ["core-carried"] == [event["id"] for event in told(view)]
    assert "core-misfit-broke" == told(view)[0]["values"]["why"]["id"]
    assert (before["scene"], "B") == (view["scene"], view["waiting_for"])
    table.play("B", "5")
    assert table.play_out("A", "B")["result"] is not None
    assert ended == over.view("A")["result"]


@everywhere
def test_all_that_was_played_is_in_the_journal(start: Callable[..., Server]) -> None:
    """The old entries stand first; the finished journal of both rules is checked die by die by whoever gets it."""
    server = start(game="rough")
    table = begun(server, b="6")
    table.play("A", "3")
    old = table.get("journal", "A").text.splitlines()

    server.upgrade(2)
    table.play_out("A", "B")

    text = table.get("journal", "A").text
    journal = read_journal(text)
    assert (1, 2) == (journal.header["rules"], journal.rules)
    assert ["1", "6", "3"] == [json.loads(line)["a"][1] for line in text.splitlines()[1:5] if '"a"' in line]
    assert len(old) - 1 == next(at for at, line in enumerate(text.splitlines()[1:]) if '"c"' in line)
    brought = server.http.post("/api/replays", content=text.encode()).json()
    verdict = brought["verdict"]
    assert ("fair", 2, 2, 0) == (verdict["dice"], verdict["rules"], verdict["now"], verdict["unchecked"])


def test_secrets_stay_secret_through_an_upgrade(start: Callable[..., Server]) -> None:
    """The position that is kept knows where everybody hides; nobody is told before the end."""
    server = start(game="rough")
    table = begun(server, "1", "5")

    server.upgrade(2)

    assert [1, 0] == posts(table.view("A"))
    assert [0, 5] == posts(table.view("B"))
    assert [0, 0] == posts(table.view(None))
    running = table.get("journal", "A").text
    assert '"c"' in running
    assert "state" not in running
    assert '"5"' not in running
    frame = table.get("replay", "A").json()
    assert [1, 0] == posts(frame)
    assert "ambush-hides" not in [e["id"] for e in frame["events"] if e.get("side") == "B"]


@everywhere
def test_what_was_carried_over_is_carried_once(start: Callable[..., Server]) -> None:
    """It is written down before anybody sees it: a kill right after loses nothing and repeats nothing."""
    server = start(game="rough")
    table = begun(server, b="6")
    server.upgrade(2)
    before = [table.stands(side) for side in ("A", "B")]

    server.kill()
    server.start()

    assert before == [table.stands(side) for side in ("A", "B")]
    assert 1 == table.get("journal", "A").text.count('"c"')


def test_a_game_outlives_many_changes(start: Callable[..., Server]) -> None:
    """Each upgrade takes a post away; the game goes on under every one of them."""
    server = start(game="rough")
    table = begun(server, "1", "2")
    for rules, post in ((2, "6"), (3, "5"), (4, "4")):
        view = table.view("A")
        table.play(view["waiting_for"], post)
        server.upgrade(rules)
        notices = told(table.view("A"))
        assert rules - 1 == len(notices)
        assert str(rules) == notices[-1]["values"]["rules"]
    assert table.play_out("A", "B")["result"] is not None
    text = table.get("journal", "A").text
    assert 3 == text.count('"c"')
    assert 201 == server.http.post("/api/replays", content=text.encode()).status_code


def test_bots_and_standing_orders_go_on(start: Callable[..., Server]) -> None:
    """A bot is asked under the new rules; an order given under the old ones is obeyed."""
    server = start(game="rough")
    table = server.new({"A": "me", "B": "bot:random"}, setup={"options": {"turns": 3}})
    table.wait("A")
    table.play("A", "1")
    table.wait("A")
    table.post("orders", {"side": "A", "topic": "ambush.flee", "order": "flee"}, "A")

    server.upgrade(3)

    while table.wait("A")["result"] is None:
        table.play("A", "wait")
    flights = [event for event in table.view("A")["events"] if event["id"] == "ambush-ask-flee"]
    assert [] == flights


def test_sockets_and_previews_work_on_a_carried_game(start: Callable[..., Server]) -> None:
    """Workers get the game as it goes on, not as it was."""
    server = start(game="rough")
    table = begun(server, b="6")
    server.upgrade(2)

    preview = table.post("preview", {"side": "B", "answer": "6"}, "B")
    assert (200, False) == (preview.status_code, preview.json()["legal"])
    assert 200 == table.answer("B", "5").status_code
    assert [0, 5] == posts(table.view("B"))


# ------------------------------------------------------------ finished games


@everywhere
def test_a_finished_game_is_watched_as_it_was(start: Callable[..., Server]) -> None:
    """Its film shows under the new rules what everybody saw under the old ones; view and journal are unchanged."""
    server = start(game="rough")
    table = begun(server, "1", "6")
    table.play_out("A", "B")
    journal = filmed_journal(table)
    places = [mark["at"] for mark in table.get("replay", "A").json()["marks"]]
    last = table.view("A")["version"]
    asked = [(at, side) for at in (*places, last) for side in ("A", "B")]
    before = [table.get("replay", "A", at=at, side=side).json() for at, side in asked]
    seen = table.view("A")

    server.upgrade(2)

    after = [table.get("replay", "A", at=at, side=side).json() for at, side in asked]
    for old, new in zip(before, after, strict=True):
        for key in ("scene", "marks", "curve", "scores", "entries", "at", "result"):
            assert old[key] == new[key]
        assert bare(old["events"]) == bare(new["events"])
        assert new["rules"]["filmed"]
    view = table.view("A")
    for key in ("scene", "result", "seal", "version"):
        assert seen[key] == view[key]
    assert bare(seen["events"]) == bare(view["events"])
    assert (False, None) == (view["undo"]["allowed"], view["question"])
    assert journal == table.get("journal").text
    assert 409 == table.answer("A", "wait").status_code
    assert 409 == table.post("undo", {"side": "A"}, "A").status_code
    assert 409 == table.post("orders", {"side": "A", "topic": "x", "order": "y"}, "A").status_code
    assert 409 == table.post("inspect", {"tool": "ruler"}, "A").status_code
    assert 200 == table.post("seats/A", {"name": "Ada"}, "A").status_code
    assert "Ada" == table.view("A")["seats"][0]["name"]


def test_a_finished_game_without_a_film_is_shown_as_far_as_it_holds(
    start: Callable[..., Server], database: str
) -> None:
    """Then what was answered and rolled is listed, and the recorded result stands; the journal is unchanged."""
    server = start(game="rough")
    table = begun(server, setup={"options": {"turns": 2}})
    table.play("A", "3")
    kept = table.view("A")["version"]
    table.play("B", "6")
    result = table.play_out("A", "B")["result"]
    filmed_journal(table)
    server.stop()
    without_films(database)
    server.start()
    server.stop()
    without_films(database)
    server.rules = 2
    server.start()

    frame = table.get("replay", "A", at=kept).json()
    assert [] == [event for event in frame["events"] if event["id"].startswith("core-listed")]
    frame = table.get("replay", "A").json()
    listed = [event for event in frame["events"] if event["id"].startswith("core-listed")]
    assert ("core-listed", kept + 1) == (listed[0]["id"], listed[0]["values"]["entry"])
    assert {"side": "B", "answer": '"6"'} == listed[1]["values"]
    assert frame["entries"] - kept == len(listed) - 1
    said = frame["rules"]["message"]["values"]
    assert (1, "2", kept) == (frame["rules"]["played"], said["now"], said["upto"])
    assert result["points"] == frame["result"]["points"]
    view = table.view("B")
    assert result["points"] == view["result"]["points"]
    assert (None, None) == (view["question"], view["waiting_for"])
    text = table.get("journal").text
    assert 1 == read_journal(text).rules
    assert '"film"' not in text


def test_a_journal_that_is_brought_along_is_watched_by_its_film(start: Callable[..., Server]) -> None:
    """Where the rules of the day do not come, the film in the file does; no markup comes out of a stranger's."""
    server = start(game="rough")
    table = begun(server, "1", "6")
    table.play_out("A", "B")
    journal = filmed_journal(table)
    own = table.get("replay", "A", side="B").json()

    server.upgrade(2)
    brought = server.http.post("/api/replays", content=journal.encode())

    assert 201 == brought.status_code, brought.text
    verdict = brought.json()["verdict"]
    assert ("fair", 1, 2, 1) == (verdict["dice"], verdict["rules"], verdict["now"], verdict["kept"])
    frame = server.http.get(f"/api/replays/{brought.json()['replay']}", params={"side": "B"}).json()
    assert frame["rules"]["filmed"]
    for key in ("scene", "events", "result"):
        assert own[key] == frame[key]


def test_a_finished_game_that_is_taken_up_again_is_filmed_anew(start: Callable[..., Server]) -> None:
    """An undo after the end drops the film; the next end makes another."""
    server = start(game="rough")
    table = begun(server, setup={"options": {"turns": 1}})
    table.play("A", "wait")
    table.play("B", "wait")
    first = filmed_journal(table)
    assert 200 == table.post("undo", {"side": "B"}, "B").status_code
    assert '"film"' not in table.get("journal", "A").text
    table.play("B", "5")
    if table.view("B")["result"] is None:
        table.play_out("A", "B")

    assert first != filmed_journal(table)


@pytest.mark.parametrize("over", [True, False])
def test_a_list_of_games_needs_no_rules(start: Callable[..., Server], over: bool) -> None:
    """Games of older rules are listed before anybody has looked at them."""
    server = start(game="rough")
    table = begun(server, b="6")
    if over:
        table.play_out("A", "B")
    server.upgrade(2)

    listed = server.http.get("/api/games", headers=table.headers("A")).json()["games"]

    assert [(table.id, over)] == [(game["game"], game["over"]) for game in listed]


# ------------------------------------------------------------ journals of strangers


def forged(text: str, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """A journal with lines changed and the chain made anew, as a forger would."""
    bodies = [json.loads(line) for line in text.splitlines()]
    for body in bodies:
        body.pop("h")
    change(bodies)
    chain, lines = "", []
    for body in bodies:
        chain = link(chain, body)
        lines.append(canonical({**body, "h": chain[:8]}))
    return "\n".join(lines) + "\n"


def carried_journal(server: Server) -> str:
    """The journal of a finished game that began under older rules."""
    table = begun(server, b="6", setup={"options": {"turns": 1}})
    server.upgrade(2)
    table.play_out("A", "B")
    return table.get("journal").text


STATES: list[Any] = [
    None,
    [],
    {"format": 1},
    {"format": 1, "kinds": {"AmbushState": []}, "shared": [], "things": [["AmbushState"]]},
    {"format": 1, "kinds": {"AmbushState": ["posts"]}, "shared": [], "things": [["AmbushState", "posts"]]},
    {"format": 1, "kinds": {"AmbushState": ["turns"]}, "shared": [], "things": [["AmbushState", {"o": 0}]]},
    {"format": 1, "kinds": {"Popen": ["args"]}, "shared": [], "things": [["Popen", ["true"]]]},
    {"format": 1, "kinds": {}, "shared": [], "things": [[] for _ in range(300_000)]},
    {"format": 1, "kinds": {}, "shared": [], "things": ["x" * 50_000]},
]


def test_a_forged_position_is_refused_in_a_sentence(start: Callable[..., Server]) -> None:
    """Whatever stands in it: no error of the server's, and the server goes on."""
    server = start(game="rough")
    text = carried_journal(server)
    assert 201 == server.http.post("/api/replays", content=text.encode()).status_code

    for state in STATES:

        def put(bodies: list[dict[str, Any]], state: Any = state) -> None:
            next(body for body in bodies if "c" in body)["c"]["state"] = state

        reply = server.http.post("/api/replays", content=forged(text, put).encode())
        assert 400 == reply.status_code, (str(state)[:80], reply.text[:300])
        assert reply.json()["error"]


def test_a_forged_film_does_no_harm(start: Callable[..., Server]) -> None:
    """It is only looked at where the rules do not come to the stated end; then it is a stranger's word, as text."""
    server = start(game="rough")
    table = begun(server, "1", "6", setup={"options": {"turns": 1}})
    table.play_out("A", "B")
    text = filmed_journal(table)
    server.upgrade(2)

    for film in ("", "no film", 7, None, "{}"):

        def put(bodies: list[dict[str, Any]], film: Any = film) -> None:
            bodies[-1]["end"]["film"] = film

        brought = server.http.post("/api/replays", content=forged(text, put).encode())
        assert 201 == brought.status_code, brought.text
        frame = server.http.get(f"/api/replays/{brought.json()['replay']}").json()
        assert not frame["rules"]["filmed"]
        assert "core-listed" in [event["id"] for event in frame["events"]]
