"""The referee in the pocket: every game goes by what was measured, and by nothing else."""

from __future__ import annotations

import pytest

from sandtable.core.game import Refused
from sandtable.core.pocket import MEASURED, Pocket, PocketError, measured_into, replayed, with_measured
from sandtable.core.pocket_table import Measured, Sighted
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.core.system import system
from sandtable.core.wire import Json, table_of

SHELF = ("id", "title", "roster", "name")  # what a ready-made list is called, no part of the list


def pocket_setup(id: str) -> Setup:
    """The plain battle between the first two armies of the house."""
    rules = system(id)
    sides = [
        SideSetup("", {key: value for key, value in table_of(army).items() if key not in SHELF})
        for army in rules.armies()[:2]
    ]
    setup = Setup(id, "", sides, rules.editions()[0])
    table = rules.pocket(setup)
    assert table is not None
    setup.scenario, setup.options = table.scenario, dict(table.options)
    return setup


def rolled(pocket: Pocket, *faces: int) -> None:
    """Enters dice, one throw after the other, as long as dice are asked for."""
    for face in faces:
        question = pocket.game.question()
        assert "dice" == question.kind
        n = question.wire()["n"]
        assert isinstance(n, int)
        shown: list[Json] = [face for _ in range(n)]
        pocket.enter({"answer": shown})


def begun() -> Pocket:
    """FUBAR, where the recon team of side A is about to roll for its activation."""
    pocket = Pocket(system("fubar"), pocket_setup("fubar"))
    rolled(pocket, 6, 3, 6, 3)
    pocket.enter({"answer": "A3"})
    return pocket


def seen(distance: float, cover: str = "none") -> Json:
    return {"unit": "A3", "others": [{"unit": "B2", "distance": distance, "cover": cover}]}


def fire(distance: float, cover: str) -> Pocket:
    """The recon team aims at the cadre as it was measured."""
    pocket = measured_into(system("fubar"), pocket_setup("fubar"), begun().entries, seen(distance, cover))
    rolled(pocket, 6)
    pocket.enter({"answer": "aim"})
    pocket.enter({"answer": {"at": "B2"}})
    return pocket


def test_a_roll_is_asked_again_once_it_was_measured() -> None:
    """fubar.activation.no_enemy: who sees nobody adds one to the die; measured, the same die is rolled without."""
    pocket = begun()
    assert "A3" == pocket.wants_measuring()
    assert [0, 1, 1, 1, 1, 1] == pocket.game.question().wire()["classes"]

    pocket = measured_into(system("fubar"), pocket_setup("fubar"), pocket.entries, seen(14))

    assert "" == pocket.wants_measuring()
    assert [0, 0, 1, 1, 1, 1] == pocket.game.question().wire()["classes"]


def test_cover_and_distance_are_those_that_were_told() -> None:
    """fubar.cover.light, fubar.cover.heavy: fubar.cover.cap: cover is at worst 6+, aiming betters the die."""
    assert [0, 0, 1, 1, 1, 1] == fire(14, "none").game.question().wire()["classes"]
    assert [0, 0, 0, 1, 1, 1] == fire(14, "light").game.question().wire()["classes"]
    assert [0, 0, 0, 0, 1, 1] == fire(14, "heavy").game.question().wire()["classes"]
    with pytest.raises(Refused):
        fire(60, "none")


def test_hits_go_into_the_roster() -> None:
    """Losses and pins are kept, and the unit that is hit knows of them in its next activation."""
    pocket = fire(14, "none")
    question = pocket.game.question().wire()
    n = question["n"]
    assert isinstance(n, int)
    faces: list[Json] = [6 if number < 2 else 1 for number in range(n)]
    pocket.enter({"answer": faces})
    pocket.enter({"answer": {"B2-1": "lost", "B2-2": "pinned"}})

    dump = pocket.game.dump()["units"]["B2"]  # type: ignore[index, call-overload]
    assert (4, 3) == (dump["living"], dump["standing"])  # type: ignore[index, call-overload]


def test_after_a_move_it_is_measured_again() -> None:
    """What was measured before the move no longer holds; where it was done is never asked."""
    pocket = measured_into(system("fubar"), pocket_setup("fubar"), begun().entries, seen(14))
    rolled(pocket, 6)
    pocket.enter({"answer": "walk"})
    assert ["done", "fire"] == [doing.then for doing in pocket.doings()]
    pocket.enter({"done": "fire"})
    assert "A3" == pocket.wants_measuring()

    pocket = measured_into(system("fubar"), pocket_setup("fubar"), pocket.entries, seen(10))
    assert "" == pocket.wants_measuring()


def test_the_entries_are_the_whole_game() -> None:
    """Played again they come to the same state; without the last one it was never entered."""
    pocket = fire(14, "light")
    again = replayed(system("fubar"), pocket_setup("fubar"), pocket.entries)

    assert pocket.game.state.digest() == again.game.state.digest()
    back = replayed(system("fubar"), pocket_setup("fubar"), pocket.entries[:-1])
    assert "target" == back.game.question().kind


def test_what_was_measured_stands_before_the_last_answer() -> None:
    """And takes the place of what was measured there before."""
    entries: list[Json] = [{"answer": 1}, {MEASURED: {"unit": "x"}}, {"answer": 2}]

    assert [{"answer": 1}, {MEASURED: {"unit": "y"}}, {"answer": 2}] == with_measured(entries, {"unit": "y"})
    assert [{MEASURED: {"unit": "y"}}] == with_measured([], {"unit": "y"})


@pytest.mark.parametrize(
    ("measured", "word"),
    [
        ({"unit": "nobody"}, "no unit"),
        ({"unit": "A3", "others": [{"unit": "B2", "distance": 61}]}, "from 0 to 60"),
        ({"unit": "A3", "others": [{"unit": "B2", "distance": 3, "cover": "tea"}]}, "no cover"),
        ({"unit": "A3", "others": [{"unit": "A3", "distance": 3}]}, "twice"),
        ({"unit": "A3", "wind": 3}, "unknown key"),
    ],
)
def test_what_cannot_be_measured_is_refused(measured: Json, word: str) -> None:
    """With one sentence that says what would be possible."""
    with pytest.raises(SetupError, match=word):
        measured_into(system("fubar"), pocket_setup("fubar"), begun().entries, measured)


def test_an_entry_that_the_rules_refuse_is_named() -> None:
    """By its number, with the reasons."""
    with pytest.raises(PocketError) as refused:
        replayed(system("fubar"), pocket_setup("fubar"), [{"answer": [7]}])

    assert 0 == refused.value.at
    assert refused.value.reasons


@pytest.mark.parametrize("id", ["fallout", "fubar", "warfare", "warzone"])
def test_every_game_is_refereed(id: str) -> None:
    """Some dozens of entries of each: whoever is measured is laid out, and nobody else is in sight or asked about."""
    rules, setup = system(id), pocket_setup(id)
    pocket = Pocket(rules, setup)
    measured = 0
    for _ in range(60):
        unit = pocket.wants_measuring()
        if unit:
            sides = {entry["id"]: entry["side"] for entry in rules.scene(pocket.game.state, -1)["units"]}
            foes = [
                other for other in pocket.table.standing(pocket.game.state) if sides[other] != sides[unit]
            ]
            told: Json = {"unit": unit, "others": [{"unit": foes[0], "distance": 3}]}
            pocket = measured_into(rules, setup, pocket.entries, told)
            assert unit != pocket.wants_measuring()
            measured += 1
        question = pocket.game.question()
        doings = pocket.doings()
        if doings:
            pocket.enter({"done": doings[0].then})
        elif question.kind == "dice":
            # Another face every time, or two who roll against each other would go on for ever.
            shown = question.candidates()
            pocket.enter({"answer": shown[3 * len(pocket.entries) % len(shown)]})
        else:
            pocket.enter({"answer": question.suggestion()})
    told_all = pocket.wire()

    assert measured > 2
    assert 60 <= len(pocket.entries)
    assert {"measured", "wants", "standing", "done", "covers"} <= set(told_all["pocket"])  # type: ignore[arg-type]


def test_who_comes_out_of_a_vehicle_is_measured_after_it() -> None:
    """Before that he stands nowhere: what was measured cannot count from the answer that brought him out."""
    rules, setup = system("fubar"), pocket_setup("fubar")
    for side in setup.sides:
        side.army = None  # those of the scenario: the second unit of side A rides in a carrier
    pocket = Pocket(rules, setup)
    rolled(pocket, 6, 3, 6, 3)
    assert "A2" not in pocket.table.standing(pocket.game.state)
    pocket.enter({"answer": "A2"})
    rolled(pocket, 6)
    pocket.enter({"answer": "dismount"})
    pocket.enter({"done": ""})
    assert "A2" == pocket.wants_measuring()

    told: Json = {"unit": "A2", "others": [{"unit": "B2", "distance": 10}]}
    pocket = measured_into(rules, setup, pocket.entries, told)
    assert ["B2"] == [other.unit for other in pocket.measured.others]
    assert "A2" != pocket.wants_measuring()


def test_who_fell_is_not_proposed_for_measuring() -> None:
    """What the phone shows as measured, and offers to measure again, names only units that stand."""
    pocket = begun()
    pocket.measured = Measured("A3", [Sighted("B2", 8.0), Sighted("B9", 5.0)])
    told = table_of(table_of(pocket.wire()["pocket"])["measured"])
    others = told["others"]

    assert "A3" == told["unit"]
    assert isinstance(others, list)
    assert ["B2"] == [table_of(other)["unit"] for other in others]
