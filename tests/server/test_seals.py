"""Dice that everybody has a hand in: the commitment is seen first, then a word is added, then the first die falls."""

from __future__ import annotations

from tests.server.sitting import Server

from sandtable.core.dice import commitment


def test_a_commitment_is_shown_before_the_game_it_is_for(server: Server) -> None:
    """The game has the dice that were committed to, with the word that was added after."""
    shown = server.http.post("/api/games/seals").json()
    table = server.new({"A": "me", "B": "hotseat"}, seal=shown["seal"], entropy="my word")

    seal = table.view("A")["seal"]

    assert (shown["commitment"], ["my word", ""]) == (seal["commitment"], seal["entropy"])


def test_a_seal_is_good_for_one_game(server: Server) -> None:
    """Its seed is told at the end of the first, so that a second would have open dice."""
    shown = server.http.post("/api/games/seals").json()
    server.new(seal=shown["seal"])
    body = {"setup": {"system": "ambush", "sides": [{}, {}]}, "seal": shown["seal"]}

    again = server.http.post("/api/games", json=body)
    invented = server.http.post("/api/games", json={**body, "seal": "nobody's"})

    assert [409, 409] == [again.status_code, invented.status_code]
    assert "This seal is too old or was used already" in again.json()["error"]


def test_a_finished_game_holds_against_the_noted_commitment(server: Server) -> None:
    """The seed that the end tells opens the commitment that was shown before, and the journal of the game is fair."""
    shown = server.http.post("/api/games/seals").json()
    table = server.new({"A": "me", "B": "hotseat"}, seal=shown["seal"], entropy="my word")
    seal = table.play_out("A", "B")["seal"]

    brought = server.http.post("/api/replays", content=table.get("journal", "A").content)

    assert shown["commitment"] == commitment(int(seal["seed"]), seal["nonce"])
    assert ["my word", ""] == seal["entropy"]
    assert "fair" == brought.json()["verdict"]["dice"]
