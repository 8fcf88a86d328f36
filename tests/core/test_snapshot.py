"""States as JSON and back: nothing is lost, nothing is run, and what cannot be read gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.core.duel import Duel, DuelState
from tests.core.other_duels import LuckyState, NewField

from sandtable.core.carrying import carry, resumed
from sandtable.core.game import Base, Game, new_game
from sandtable.core.journal import read_journal
from sandtable.core.setup import Setup
from sandtable.core.snapshot import SnapshotError, kept, restored
from sandtable.core.state import Result, ScoreLine
from sandtable.core.system import system
from sandtable.core.wire import Json, Message

GAMES = sorted((Path(__file__).parents[1] / "replays").glob("*.journal"))


def through_json(state: DuelState, opening: DuelState) -> Json:
    found: Json = json.loads(json.dumps(kept(state, opening), allow_nan=False))
    return found


def test_every_field_comes_back() -> None:
    """Numbers, lists and objects of the state, results with their lines included."""
    opening = DuelState()
    state = opening.clone()
    state.lives = [3, 2**70]
    state.turn = 4
    state.reveals = 2
    state.result = Result(1, [2.0, float("inf")], "duel.end", None, [ScoreLine(0, 1.5, Message("a"), "b")])

    again = restored(through_json(state, opening), DuelState())

    assert isinstance(again, DuelState)
    assert ([3, 2**70], 4, 2) == (again.lives, again.turn, again.reveals)
    assert again.result is not None
    assert state.result.told() == again.result.told()
    assert again.lives is not state.lives


def test_a_new_field_is_what_a_game_begins_with() -> None:
    """Rules that know more than those of before go on from an older position."""
    game = new_game(Duel(), Setup("duel"), 3)
    for _ in range(3):
        game.answer(game.choices()[0])
    past = carry(NewField(), game.setup, game.past, 1)
    assert isinstance(restored(through_json(DuelState(), DuelState()), DuelState()), DuelState)
    again = resumed(NewField(), game.setup, None, past)

    assert isinstance(again.state, LuckyState)
    assert (game.state.dump()["lives"], [7, 7]) == (again.state.dump()["lives"], again.state.luck)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 9}, "a form that is not known"),
        ({"things": []}, "cannot be read"),
        ({"things": [["Popen"]], "kinds": {"Popen": []}}, "have no Popen"),
        (
            {"things": [["Result", 1]], "kinds": {"Result": ["winner"]}},
            "has a field that is not in it: lines",
        ),
        ({"things": [["DuelState"]], "kinds": {"DuelState": []}, "shared": "x"}, None),
        ({"things": [["DuelState", {"o": 5}]], "kinds": {"DuelState": ["lives"]}}, "cannot be read"),
        ({"things": [["DuelState", {"o": -1}]], "kinds": {"DuelState": ["lives"]}}, "not in it"),
        ({"things": [["DuelState", {"o": "1"}]], "kinds": {"DuelState": ["lives"]}}, "no whole number"),
        (
            {
                "things": [["DuelState", {"s": 0}]],
                "kinds": {"DuelState": ["lives"]},
                "shared": [["clone", "__globals__"]],
            },
            "these rules have no clone.__globals__",
        ),
    ],
)
def test_what_is_no_position_gets_a_sentence(change: dict[str, Json], sentence: str | None) -> None:
    """Hostile ones too: no other class is made, no method is reached, no code is run."""
    saved = kept(DuelState(), DuelState())
    saved.update(change)
    if sentence is None:
        assert isinstance(restored(saved, DuelState()), DuelState)
        return
    with pytest.raises(SnapshotError, match=sentence):
        restored(saved, DuelState())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_game_goes_on_from_its_snapshot(path: Path) -> None:
    """Digest, dump and every side's scene are those of the state, and the journal goes on from it to the same end."""
    journal = read_journal(path.read_text(encoding="utf-8"))
    rules = system(str(journal.header["system"]))
    setup, entries = journal.setup, journal.entries
    for part in (1, 3, 5):
        opening = rules.start(setup)
        game = Game(rules, setup, None, Base(0, opening), entries[: len(entries) * part // 6], listen=False)
        base = game.bases[-1]
        saved: Json = json.loads(json.dumps(kept(base.state, opening), allow_nan=False))
        again = restored(saved, rules.start(setup))

        assert base.state.digest() == again.digest()
        assert base.state.dump() == again.dump()
        for side in range(-1, len(setup.sides)):
            assert rules.scene(base.state, side) == rules.scene(again, side)
        end = Game(rules, setup, None, Base(base.at, again), entries, listen=False)
        assert (journal.end or {})["result"] == (end.result.wire() if end.result is not None else None)
        assert len(json.dumps(saved)) < 80_000
