"""A game from its set-up to its end, over HTTP."""

from __future__ import annotations

import pytest
from tests.server.sitting import Server

from sandtable.core.dice import commitment
from sandtable.core.journal import read_journal


def test_a_hot_seat_game_is_played_to_its_end(server: Server) -> None:
    """Both sides in one browser: each token answers for its side, and the game ends with a result."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 2}})

    view = table.play_out("A", "B")

    assert "ambush.search" == view["result"]["why"]
    assert ["A", "B"] == view["hotseat"]
    assert (None, None) == (view["question"], view["waiting_for"])


def test_a_new_game_gives_the_first_side_to_its_host_and_the_rest_to_bots(server: Server) -> None:
    """Seats that nobody mentions: the first is mine, bots hold the others."""
    table = server.new(setup={"sides": [{}, {}, {}]})

    held = [(seat["side"], seat["held_by"]) for seat in table.view("A")["seats"]]

    assert [("A", "person"), ("B", "bot"), ("C", "bot")] == held
    assert ["A"] == list(table.tokens)


def test_an_answer_brings_the_next_question_and_a_later_version(server: Server) -> None:
    """The reply to an answer is the new view."""
    table = server.new({"A": "me", "B": "hotseat"})
    before = table.view("A")

    after = table.play("A", "3")

    assert before["version"] + 1 == after["version"]
    assert "B" == after["waiting_for"]
    assert after == table.view("A")


def test_a_refused_answer_says_why_and_changes_nothing(server: Server) -> None:
    """409 with the reasons and their rules; the sentence is the first reason's."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    table.play("B", "5")
    before = table.view("A")

    reply = table.answer("A", "3")

    assert 409 == reply.status_code
    assert "You hide there yourself; look elsewhere." == reply.json()["error"]
    assert [{"id": "ambush-not-yours", "why": "ambush.search"}] == reply.json()["reasons"]
    assert before == table.view("A")


def test_an_error_speaks_the_readers_language(server: Server) -> None:
    """`Accept-Language` chooses the sentence."""
    reply = server.http.get("/api/games/nobody/view", headers={"Accept-Language": "it-IT,it;q=0.9"})

    assert (404, "Qui non c’è una partita «nobody».") == (reply.status_code, reply.json()["error"])


def test_an_answer_out_of_turn_is_refused(server: Server) -> None:
    """Only the side that is asked answers."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = table.answer("B", "3")

    assert (409, "core-refused-not-your-go") == (reply.status_code, reply.json()["reasons"][0]["id"])


def test_an_answer_to_an_older_version_is_refused(server: Server) -> None:
    """Two tabs: the second one's answer was to a question that is gone."""
    table = server.new({"A": "me", "B": "hotseat"})
    version = table.view("A")["version"]
    table.play("A", "3")

    reply = table.answer("A", "4", version)

    assert 409 == reply.status_code
    assert (
        f"The game has gone on to version {version + 1}; look again and answer that." == reply.json()["error"]
    )


def test_a_question_carries_the_first_legal_answer(server: Server) -> None:
    """`suggestion` can be given as it stands."""
    table = server.new({"A": "me", "B": "hotseat"})

    question = table.view("A")["question"]

    assert "1" == question["suggestion"]
    assert 200 == table.answer("A", question["suggestion"]).status_code


def test_the_seal_opens_when_the_game_is_over(server: Server) -> None:
    """The commitment is there from the start; seed and nonce that fit it come at the end."""
    table = server.new({"A": "me", "B": "hotseat"}, seed=11, setup={"options": {"turns": 1}})
    sealed = table.view("A")["seal"]

    opened = table.play_out("A", "B")["seal"]

    assert (None, None) == (sealed["seed"], sealed["nonce"])
    assert "11" == opened["seed"]
    assert sealed["commitment"] == opened["commitment"] == commitment(11, opened["nonce"])


def test_the_list_shows_the_games_of_the_tokens_and_no_others(server: Server) -> None:
    """`GET /api/games` with several tokens: title, turn, score and whose go it is."""
    mine = server.new({"A": "me", "B": "hotseat"})
    other = server.new({"A": "me", "B": "hotseat"})
    server.new({"A": "me", "B": "hotseat"})
    mine.play("A", "3")
    tokens = f"{mine.tokens['B']} {other.tokens['A']} stray-token"

    listed = server.http.get("/api/games", headers={"Authorization": f"Bearer {tokens}"}).json()["games"]

    assert [(mine.id, ["B"], True), (other.id, ["A"], True)] == [
        (game["game"], game["mine"], game["yours"]) for game in listed
    ]
    assert ({"id": "ambush-title"}, 0, 6, [0.0, 0.0], "B") == tuple(
        listed[0][key] for key in ("title", "turn", "of", "score", "waiting_for")
    )


def test_nobody_without_a_token_has_games(server: Server) -> None:
    """No token, no list."""
    server.new()

    assert {"games": []} == server.http.get("/api/games").json()


def test_a_side_that_stands_out_is_refused(server: Server) -> None:
    """A set-up for two sides has no seat C."""
    body = {"setup": {"system": "ambush"}, "seats": {"C": "me"}}

    reply = server.http.post("/api/games", json=body)

    assert (400, "There is no side “C” in this game; there are A, B.") == (
        reply.status_code,
        reply.json()["error"],
    )


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"setup": {"system": "chess"}}, 'there is no system "chess"; installed are'),
        ({"setup": {"system": "ambush", "colour": 1}}, 'unknown key "colour" in the set-up'),
        ({"setup": {"system": "ambush", "options": {"turns": -1}}}, "turns must be a whole number"),
        ({"setup": {"system": "ambush", "sides": [{"army": 3}, {}]}}, "An army list is one word."),
        ({"setup": {"system": "ambush"}, "seats": {"A": "king"}}, "A seat goes to “me”"),
        ({"setup": {"system": "ambush"}, "seats": {"B": "bot:deepblue"}}, "There is no bot “deepblue”"),
        ({"setup": {"system": "ambush"}, "seats": {"B": "open"}, "seed": 1}, "draws its own seed"),
        (
            {"setup": {"system": "ambush"}, "seats": {"A": "bot:random"}, "dice": "typed"},
            "Real dice are read by people",
        ),
        ({"setup": {"system": "ambush"}, "colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_with_a_sentence(
    server: Server, body: object, sentence: str
) -> None:
    """400 and what to change."""
    reply = server.http.post("/api/games", json=body)

    assert 400 == reply.status_code
    assert sentence in reply.json()["error"]


def test_a_standing_order_answers_for_an_absent_side(server: Server) -> None:
    """The order is kept, and questions of its topic are answered at once."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 40}})
    table.play("A", "1")
    table.play("B", "2")
    assert (
        200 == table.post("orders", {"side": "B", "topic": "ambush.flee", "order": "flee"}, "B").status_code
    )
    while not any(event["id"] == "ambush-found" for event in table.view("A")["events"]):
        if table.view("A")["question"] is None:
            table.play("B", "wait")
        else:
            table.play("A", "2")

    assert 3 == table.view("B")["scene"]["briefing"][1]["values"]["post"]
    assert "B" == table.view("B")["waiting_for"]
    assert "ambush.search" == table.view("B")["question"]["why"]


def test_a_standing_order_for_the_pending_question_answers_it(server: Server) -> None:
    """An order given while the question waits is obeyed at once."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 40}})
    table.play("A", "1")
    table.play("B", "2")
    while (view := table.view("B"))["question"] is None or view["question"]["why"] != "ambush.flee":
        asked = view["waiting_for"]
        table.play(asked, "2" if asked == "A" else "wait")

    assert ["suggested", "flee", "stay"] == view["question"]["orders"]
    after = table.post("orders", {"side": "B", "topic": "ambush.flee", "order": "stay"}, "B").json()

    assert "ambush.search" == after["question"]["why"]


def test_real_dice_are_typed_in_also_for_a_bot(server: Server) -> None:
    """`dice: typed`: a roll becomes a question, and a bot's dice are read by a person."""
    table = server.new({"A": "me", "B": "bot:random"}, dice="typed", setup={"options": {"turns": 3}})
    asked_for = set()
    while (view := table.wait("A"))["result"] is None:
        question = view["question"]
        asked_for.add(question["kind"])
        table.play("A", [1] if question["kind"] == "dice" else question["suggestion"])

    assert {"choose", "dice"} == asked_for
    assert {"commitment": None, "seed": None, "nonce": None, "entropy": []} == view["seal"]
    rolls = [event["dice"]["faces"] for event in view["events"] if event["id"] == "core-rolled"]
    assert rolls
    assert all(faces == [1] for faces in rolls)


def test_the_journal_of_a_finished_game_holds_everything(server: Server) -> None:
    """A file that reads back, with seed, names and every entry."""
    table = server.new({"A": "me", "B": "hotseat"}, names={"A": "Ann"}, setup={"options": {"turns": 1}})
    version = table.play_out("A", "B")["version"]

    reply = table.get("journal")

    journal = read_journal(reply.text)
    assert version == len(journal.entries)
    assert {"A": "Ann"} == journal.header["names"]
    assert journal.end is not None
    assert f'attachment; filename="sandtable-ambush-{table.id}.jsonl"' == reply.headers["content-disposition"]


def test_a_game_can_begin_with_standing_orders(server: Server) -> None:
    """For the host's own sides; they are kept, and nobody gives orders to a bot."""
    orders = {"B": {"ambush.flee": "stay"}}
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 40}}, orders=orders)
    table.play("A", "1")
    table.play("B", "2")
    while not any(event["id"] == "ambush-found" for event in table.view("A")["events"]):
        asked = table.view("A")["waiting_for"]
        table.play(asked, "2" if asked == "A" else "wait")

    assert "ambush.search" == table.view("B")["question"]["why"]
    body = {"setup": {"system": "ambush"}, "orders": orders}
    assert 403 == server.http.post("/api/games", json=body).status_code
