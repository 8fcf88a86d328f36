"""No side ever receives another's secrets, nor the seed before its time, by whatever road."""

from __future__ import annotations

import json
from typing import Any

from tests.server.sitting import Server, Table, heard

# Two sets of hiding places that differ for B alone; nothing A can get may tell them apart.
HIDING = ({"A": "1", "B": "2", "C": "3"}, {"A": "1", "B": "5", "C": "3"})


def game_with(server: Server, hiding: dict[str, str]) -> Table:
    """A game where everybody has hidden, B in one place or the other."""
    table = server.new({"A": "me", "B": "hotseat", "C": "hotseat"}, seed=4, setup={"sides": [{}, {}, {}]})
    for side, post in hiding.items():
        table.play(side, post)
    table.play("A", "4")
    return table


def everything_told(table: Table, side: str | None) -> list[Any]:
    """Whatever a side, or an onlooker, can ask for."""
    told: list[Any] = [table.view(side)]
    query = {"side": side} if side else {}
    told.append(table.get("journal", side).text)
    for at in range(6):
        told.append(table.get("replay", side, at=at, **query).json())
    told.append(table.post("inspect", {"tool": "unit", **query}, side).json())
    tokens = {"Authorization": f"Bearer {table.tokens[side]}"} if side else {}
    told.append(table.server.http.get("/api/games", headers=tokens).json())
    with table.socket(side) as socket:
        told.append(heard(socket))
        socket.send(json.dumps({"inspect": {"tool": "unit", "side": "B"}}))
        told.append(heard(socket))
    return told


def alike(told: list[Any], table: Table) -> str:
    """What was told without what differs from game to game anyway."""
    text = json.dumps(told, sort_keys=True)
    seal = table.view(None)["seal"]["commitment"]
    listed = [game for part in told if isinstance(part, dict) for game in part.get("games", [])]
    for game in listed:
        for key in ("created_at", "changed_at"):
            text = text.replace(str(game[key]), "WHEN")
    return text.replace(table.id, "GAME").replace(seal, "SEAL")


def test_games_that_differ_in_a_secret_look_the_same_to_the_others(server: Server) -> None:
    """B hides elsewhere: A, C and onlookers are told the same to the last letter; B is not."""
    tables = [game_with(server, hiding) for hiding in HIDING]

    for side in ("A", "C", None):
        first, second = (alike(everything_told(table, side), table) for table in tables)
        assert first == second
    first, second = (alike(everything_told(table, "B"), table) for table in tables)
    assert first != second


def test_the_seed_is_told_to_nobody_before_the_end(server: Server) -> None:
    """Neither seed nor nonce is in anything a holder gets while the game runs."""
    seed = 1234567890123456789
    table = server.new(
        {"A": "me", "B": "hotseat", "C": "hotseat"},
        seed=seed,
        setup={"sides": [{}] * 3, "options": {"turns": 1}},
    )
    for side, post in HIDING[0].items():
        table.play(side, post)
    running = json.dumps([everything_told(table, side) for side in ("A", "B", "C", None)])

    opened = table.play_out("A", "B", "C")["seal"]

    assert str(seed) == opened["seed"]
    assert str(seed) not in running
    assert opened["nonce"] not in running


def test_no_token_is_told_to_anybody(server: Server) -> None:
    """Tokens, invitations and their hashes are in no view."""
    table = server.new({"A": "me", "B": "hotseat", "C": "open"}, setup={"sides": [{}] * 3})

    told = json.dumps([table.view(side) for side in ("A", "B", None)])

    for secret in (*table.tokens.values(), *table.invitations.values(), table.host):
        assert secret not in told
    assert "hash" not in told


def test_a_running_journal_seals_the_answers_of_others(server: Server) -> None:
    """Its holder's answers and the dice are in it; others' answers are not, and no hash to guess them by."""
    table = game_with(server, HIDING[0])

    lines = [json.loads(line) for line in table.get("journal", "A").text.splitlines()]

    assert ["A", "1"] == lines[1]["a"]
    assert {"a": ["B", None], "sealed": 1} == lines[2]
    assert "r" in lines[5]
    assert not any("h" in line for line in lines)


def test_a_running_journal_seals_secret_dice(server: Server) -> None:
    """Cards are drawn by dice: of those a holder gets his own, an onlooker none, and both the public ones."""
    setup = {"system": "warzone", "scenario": "meeting", "options": {"points": 300, "deck": True}}
    table = server.new({"A": "me", "B": "hotseat"}, seed=4, setup=setup)
    while table.view("A")["scene"]["turn"]["number"] < 1:
        asked = table.view(None)["waiting_for"]
        table.play(asked, table.view(asked)["question"]["suggestion"])

    rolls = {}
    for side in ("A", "B", None):
        lines = [json.loads(line) for line in table.get("journal", side).text.splitlines()]
        rolls[side] = [line for line in lines if "r" in line]

    sealed = {side: {at for at, line in enumerate(rolls[side]) if "sealed" in line} for side in rolls}
    assert sealed["A"]
    assert sealed["B"]
    assert set() == sealed["A"] & sealed["B"]
    assert sealed["A"] | sealed["B"] == sealed[None]
    assert len(sealed[None]) < len(rolls[None])
    assert all(rolls[None][at]["r"] is None for at in sealed[None])
