"""Answers that mean nothing are refused by every question that moves, places or aims something."""

import pytest
from tests.fallout.test_random_games import GAMES, drawn, start

from sandtable.core.dice import ScriptedDice, SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system

HERO = {
    "id": "a",
    "side": "A",
    "at": [[20, 20]],
    "type": "raider_hero",
    "weapon": "smg",
    "skills": {"traps": 5},
}
ENEMY = {"id": "b", "side": "B", "at": [[20, 12]], "type": "squire"}
WALK = {"units": [HERO, ENEMY]}
DRIVE = {
    "units": [
        {"id": "car", "side": "A", "at": [20, 30], "vehicle": "dune_buggy", "facing": 90},
        {"id": "a", "side": "A", "type": "raider_hero", "skills": {"piloting": 5}, "at": [[1, 1]], "aboard": "car"},
        ENEMY,
    ]
}  # fmt: skip
LAY = {**WALK, "mine_stock": [2, 0], "decoy_stock": [2, 0]}
JUNK = [None, True, 7, 1e308, 10**30, "", "x" * 3000, [], [[]], {"": {}}, [None] * 3, [1, 2], {"zzz": 1}]
BADLY_MOVED = [
    {"to": 7}, {"to": []}, {"to": "a"}, {"to": {"nobody": [1, 1]}}, {"via": 7}, {"lead": "here"}, {"lead": {}},
    {"lead": [1]}, {"lead": ["a", "b"]}, {"lead": [1e300, 0]}, {"lead": [10**400, 0]}, {"lead": None}, {"then": 7},
    {"then": "dance"}, {"facing": "north"}, {"facing": {"nobody": 3}}, {"lead": [20, 19], "colour": "red"},
    {"lead": [20, 19], "formation": 7},
]  # fmt: skip
CONTRADICTORY = [
    {"lead": [20, 19], "to": {"a-1": [20, 19]}},
    {"formation": "line"},
    {"formation": "keep", "then": "done"},
]


def asked(position, *answers, **setup):
    """The question after some answers."""
    game = new_game(system("fallout"), setup_of({"system": "fallout", "position": position, **setup}), seed=1)
    for answer in answers:
        game.answer(answer)
    ask = game.ask
    assert ask is not None
    return ask.question


def refused(question, answers):
    """Every one of them has its reason, and its preview says the same."""
    for answer in answers:
        reasons = question.check(answer)
        assert reasons, answer
        assert reasons[0].message.id, answer
        assert not question.preview(answer).wire()["legal"], answer
    assert [] == question.check(question.suggestion())


def test_moves():
    """A walk: what names no way is not taken for standing still."""
    question = asked(WALK, "move")

    refused(question, [*JUNK, *BADLY_MOVED, *CONTRADICTORY])
    refused(question, [{"to": {"a-1": [20, 19]}, "via": {"zzz": [[20, 19]]}}, {"via": {"a-1": [[20, 19]]}}])
    assert [] == question.check({"then": "done"})


def test_drives():
    """A drive is read as strictly; `lead` goes where `to` goes."""
    question = asked(DRIVE, "drive")

    refused(
        question, [*JUNK, *BADLY_MOVED, {"to": {"car": None}}, {"to": {"car": [20, 28]}, "via": {"car": [7]}}]
    )
    assert [] == question.check({"then": "done"})
    ways = [question.plan_for(answer) for answer in ({"lead": [20, 28]}, {"to": {"car": [20, 28]}})]
    assert [[(20.0, 30.0), (20.0, 28.0)]] * 2 == [way.points for way in ways]


def test_counters():
    """Mines and decoys lie where two points say."""
    question = asked(LAY, "skill:a-1", {"then": "done"}, "lay", "mine+decoy")
    legal = question.suggestion()["to"]

    refused(
        question,
        [*JUNK, *BADLY_MOVED, {}, {"to": {**legal, "counter-3": [1, 1]}}, {"to": legal, "colour": 1}],
    )
    refused(question, [{"to": {**legal, "counter-2": junk}} for junk in (None, 7, "x", [], [1], [1e300, 1])])


@pytest.mark.parametrize("scenario", ["skirmish", "treasure_hunt", "convoy"])
def test_places(scenario):
    """Units and boxes are set down where an answer says, and an answer says nothing else."""
    game = new_game(system("fallout"), setup_of({"system": "fallout", "scenario": scenario}), seed=1)
    while game.ask.question.kind != "place":
        game.answer(game.ask.question.suggestion())
    question = game.ask.question

    refused(question, [*JUNK, *BADLY_MOVED, {}, {**question.suggestion(), "colour": "red"}])


def test_attacks():
    """At a unit, or shot by shot; a burst towards somewhere is a number of degrees or a point."""
    question = asked({"units": [HERO, {**ENEMY, "at": [[20, 16]]}]}, "attack")
    shot = {"figure": "a-1", "weapon": "smg:burst", "at": "b-1"}
    assert [] == question.check({"shots": [shot]})
    bad = [{"shots": [value]} for value in JUNK] + [
        {"shots": [{**shot, key: junk}]} for key in shot for junk in JUNK
    ]
    aimed = {"figure": "a-1", "weapon": "smg:burst"}
    bad += [{"shots": [{**aimed, "toward": junk}]} for junk in (None, "x", [], [1], {}, 10**30, [1e300, 0])]

    refused(question, [*JUNK, *bad])
    refused(
        question, [{"at": "b", "shots": []}, {"at": "b", "colour": 1}, {"shots": [{**shot, "colour": 1}]}]
    )
    refused(question, [{"shots": [shot] * 101}, {"shots": [shot, shot]}, {"shots": 7}, {"shots": {}}])
    refused(question, [{"shots": [{**shot, "toward": 90}]}, {"shots": [{**shot, "targeted": "yes"}]}])


def test_clouds():
    """The clouds of a smoke grenade lie where points say, and nothing else is said of them."""
    thrower = {**HERO, "items": ["smoke_grenade"]}
    shot = {"figure": "a-1", "weapon": "smoke_grenade:area", "toward": [20, 14]}
    setup = setup_of({"system": "fallout", "position": {"units": [thrower, ENEMY]}})
    game = new_game(system("fallout"), setup, dice=ScriptedDice([2, 1, 1]))
    game.answer("attack")
    game.answer({"shots": [shot]})
    question = game.question()

    assert "fallout.item.smoke.clouds" == question.why
    legal = question.suggestion()
    refused(
        question,
        [*JUNK, *BADLY_MOVED, {}, {"lead": [23, 14]}, {**legal, "facing": 0}, {**legal, "then": "done"}],
    )


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES[::3])
def test_every_kind_of_question_refuses_keys_that_mean_nothing(scenario, sides, edition, unit):
    """Whatever is asked in a battle, an answer with a word of its own making is refused."""
    seen = {}
    game = start(scenario, sides, edition, unit, 5, 6)
    dice = SeededDice(b"keys")
    for _ in range(500):
        if game.ask is None:
            break
        question, answer = game.question(), drawn(game, dice)
        kind = type(question).__name__
        if seen.get(kind, 0) < 4 and isinstance(answer, dict):
            seen[kind] = seen.get(kind, 0) + 1
            assert question.check({**answer, "colour": "red"}), kind
            for at, shot in enumerate(answer.get("shots", [])):
                shots = [*answer["shots"]]
                shots[at] = {**shot, "colour": "red"}
                assert question.check({"shots": shots}), kind
        game.answer_legal(answer)
    assert {"MoveQuestion", "PlaceQuestion"} <= seen.keys()


def test_choices():
    """What is not among the options is none of them."""
    refused(asked(WALK), [*JUNK, {}, "movee", ["move"], {"then": "move"}])
