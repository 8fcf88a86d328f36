"""Films of finished games: what was seen is seen again, whatever the rules of the day are."""

from __future__ import annotations

import json
import lzma
from base64 import b85encode
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.duel import Duel
from tests.core.other_duels import Closed, Tiring

from sandtable.core.carrying import carry, resumed, rolls_made
from sandtable.core.dice import SeededDice
from sandtable.core.film import LARGEST, FilmError, change, changed, film_of, filmed
from sandtable.core.game import Game, new_game
from sandtable.core.journal import Seal, journal_of, read_journal
from sandtable.core.reel import Reel
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json

SEAL = Seal(3, "salt")
REPLAYS = Path(__file__).parents[1] / "replays"
SAME = (
    "scene",
    "events",
    "events_from",
    "marks",
    "curve",
    "scores",
    "entries",
    "at",
    "result",
    "side",
    "undo",
)


def played(rules: AnySystem, orders: str = "fire") -> Game:
    game = new_game(rules, Setup("duel"), SEAL.seed)
    while game.ask is not None:
        game.answer(orders if not game.check(orders) else game.choices()[0])
    return game


def reel(rules: AnySystem, game: Game) -> Reel:
    assert game.result is not None
    return Reel(rules, game.setup, game.past, game.system.rules_version, game.result.wire())


def plain(value: object) -> object:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def packed(value: Json) -> str:
    return b85encode(lzma.compress(json.dumps(value).encode())).decode()


def test_a_film_shows_what_the_rules_showed() -> None:
    """At every entry where the game stood at a checkpoint: scene, log and score of every side and of an onlooker."""
    shown = reel(Duel(), played(Duel()))
    film = film_of(filmed(shown))
    places = [moment.base.at for moment in shown.stretches[0].moments] + [len(shown.entries)]

    for at in places:
        for side in (-1, 0, 1):
            rules, pictures = without_changes(shown.frame(at, side)), film.frame(at, side)
            assert {key: plain(rules[key]) for key in SAME} == {key: plain(pictures[key]) for key in SAME}
    assert (True, 1) == (film.frame(0, 0)["rules"]["filmed"], film.frame(0, 0)["rules"]["played"])  # type: ignore[index,call-overload]


def test_between_keyframes_the_log_goes_on() -> None:
    """Every entry has its own events; the picture is that of the checkpoint before it."""
    shown = reel(Duel(), played(Duel()))
    film = film_of(filmed(shown))

    for at in range(len(shown.entries) + 1):
        rules = without_changes(shown.frame(at, 0))
        assert plain(rules["events"]) == plain(film.frame(at, 0)["events"])


def without_changes(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame whose events say nothing of what they changed on the board: films tell it by their keyframes."""
    events = [{key: part for key, part in event.items() if key != "changes"} for event in frame["events"]]
    return {**frame, "events": events}


@pytest.mark.parametrize("name", ["fubar-skirmish", "warfare-s1", "fallout-skirmish"])
def test_a_film_of_a_real_game_is_small_and_true(name: str) -> None:
    """Tens of kilobytes, and the end looks as it did."""
    journal = read_journal((REPLAYS / f"{name}.journal").read_text(encoding="utf-8"))
    rules = system(str(journal.header["system"]))
    shown = Reel(rules, journal.setup, journal.entries, journal.rules, (journal.end or {})["result"])
    text = filmed(shown)
    film = film_of(text)

    assert len(text) < 60_000
    assert shown.holds()
    for side in range(-1, len(journal.setup.sides)):
        for at in (0, len(journal.entries)):
            rules_frame, film_frame = without_changes(shown.frame(at, side)), film.frame(at, side)
            assert {key: plain(rules_frame[key]) for key in SAME} == {
                key: plain(film_frame[key]) for key in SAME
            }


def test_without_a_film_the_rest_is_listed() -> None:
    """Where the rules of the day stop the picture stands still; answers, dice and the result are told as recorded."""
    game = played(Duel(), "aim")
    shown = reel(Tiring(), game)
    upto = shown.stretches[0].upto
    last = shown.frame(len(game.past), -1)
    events = [event["id"] for event in last["events"]]  # type: ignore[index,union-attr,call-overload]

    assert 0 < upto < len(game.past)
    assert not shown.holds()
    assert len(game.past) - upto == len([id for id in events if id.startswith("core-listed-")])
    assert 1 == events.count("core-listed")
    assert game.result is not None
    assert (game.result.wire(), None) == (last["result"], last["waiting_for"])
    assert plain(shown.frame(upto, -1)["scene"]) == plain(last["scene"])


def test_what_is_listed_of_a_running_game_is_nobodys_secret() -> None:
    """Before the end a side reads its own answers there, and no dice that it may not know of."""
    game = played(Duel(), "aim")
    shown = Reel(Tiring(), game.setup, game.past, 1)
    events = shown.frame(len(game.past), 0)["events"]
    sides = [event["side"] for event in events if event["id"] == "core-listed-answer"]  # type: ignore[index,union-attr,call-overload]

    assert {"A"} == set(sides)


def test_a_game_that_cannot_begin_any_more_is_watched_by_its_film_alone() -> None:
    """The film needs no rules."""
    game = played(Duel())
    film = film_of(filmed(reel(Duel(), game)))

    with pytest.raises(SetupError, match="forbidden"):
        reel(Closed(), game).frame(0, -1)
    assert game.result is not None
    assert game.result.told() == film.frame(len(game.past), -1)["result"]


def test_a_carried_game_is_filmed_through_all_its_acts() -> None:
    """What was set aside is listed between them."""
    game = new_game(Duel(), Setup("duel"), SEAL.seed)
    while game.ask is not None and game.state.turn < 8:  # type: ignore[attr-defined]
        game.answer("aim" if not game.check("aim") else "fire" if not game.check("fire") else "parry")
    past = carry(Tiring(), game.setup, game.past, 1)
    going = resumed(Tiring(), game.setup, SeededDice(SEAL.key(), rolls_made(past)), past)
    while going.ask is not None:
        going.answer(going.choices()[0])
    shown = reel(Tiring(), going)
    film = film_of(filmed(shown))
    end = len(going.past)

    assert 2 == len(shown.stretches)
    assert plain(shown.frame(end, 0)["scene"]) == plain(film.frame(end, 0)["scene"])
    ids = [event["id"] for event in film.frame(end, 0)["events"]]  # type: ignore[index,union-attr,call-overload]
    assert 1 == ids.count("core-carried") == ids.count("core-listed")
    for at in range(end + 1):
        assert film.frame(at, -1)["at"] == at


# ------------------------------------------------------------ files of strangers


def test_a_journal_carries_its_film() -> None:
    """In its end, where readers that know no films pass it over; the chain holds."""
    game = played(Duel())
    journal = journal_of(game, SEAL)
    assert journal.end is not None
    journal.end["film"] = filmed(reel(Duel(), game))
    again = read_journal(journal.text())

    assert journal.end == again.end
    assert film_of(again.film).entries == len(game.past)


@pytest.mark.parametrize(
    "text",
    ["", "not a film", "é", packed([]), packed({"film": 2}), packed({"film": 1}), packed("x"), packed(None)],
)
def test_what_is_no_film_is_refused(text: str) -> None:
    """With one kind of error, whatever it is."""
    with pytest.raises(FilmError):
        film_of(text)


def test_a_film_that_is_too_large_is_not_unpacked() -> None:
    """A few bytes may claim to be gigabytes."""
    bomb = b85encode(lzma.compress(b" " * (LARGEST + 1))).decode()
    assert len(bomb) < 100_000
    with pytest.raises(FilmError):
        film_of(bomb)


def test_a_film_that_does_not_hold_together_is_refused() -> None:
    """A list cannot grow out of nothing."""
    film = film_of(packed({"film": 1, "frames": [[0, {"l": {}, "n": 10**8}]], "counts": [0]}))
    with pytest.raises(FilmError):
        film.frame(0, -1)


def test_a_strangers_film_has_no_markup() -> None:
    """Scenes are drawn as pictures: what a stranger wrote in them stays text."""
    scene: Json = {"title": {"id": '<img src=x onerror="alert(1)">'}, "sides": []}
    text = packed({"film": 1, "frames": [[0, {"=": scene}]], "counts": [0], "events": []})
    shown = json.dumps(film_of(text, stranger=True).frame(0, -1), ensure_ascii=False)

    assert not {"<", ">", "&"} & set(shown)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_change_makes_one_value_of_another(old: Json, new: Json) -> None:
    """Whatever the two are, and through JSON."""
    what: Json = json.loads(json.dumps(change(old, new)))

    assert json.dumps(new, sort_keys=True) == json.dumps(changed(old, what), sort_keys=True)
