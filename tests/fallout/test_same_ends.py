"""Legal ways of saying the same thing end alike: in one leg or in two, by a leader or one by one, heard or unheard."""

import pytest
from tests.fallout.test_random_games import GAMES, drawn, start

from sandtable.core.dice import ScriptedDice, SeededDice
from sandtable.core.game import Rolled, new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup
from sandtable.systems.fallout.system import FalloutSystem

WALK = {
    "order": ["B", "A"],
    "terrain": [
        {"kind": "rough", "points": [[11, 26], [12.5, 26], [12.5, 30], [11, 30]]},
        {"kind": "radiation", "points": [[9.8, 26], [10.6, 26], [10.6, 30], [9.8, 30]]},
    ],
    "mines": [
        {"id": "m", "side": "A", "at": [15.7, 28]},
        {"id": "n", "side": "A", "at": [12, 25], "decoy": True},
    ],
    "units": [
        {"id": "k", "side": "A", "type": "knight_hero", "weapon": "rifle", "at": [[12, 38]], "facing": 90,
         "overwatch": True},
        {"id": "r", "side": "B", "type": ["raider_sl", "raider"], "at": [[9, 28], [9, 29.5]], "facing": 0},
    ],
}  # fmt: skip
DRIVE = {
    "order": ["B", "A"],
    "terrain": [{"kind": "radiation", "points": [[26, 26], [27, 26], [27, 30], [26, 30]]}],
    "mines": [{"id": "m", "side": "A", "at": [27, 27.5]}],
    "units": [
        {"id": "k", "side": "A", "type": "knight_hero", "weapon": "rifle", "at": [[23, 38]], "facing": 90,
         "overwatch": True},
        {"id": "q", "side": "A", "type": ["squire", "squire"], "at": [[24, 28], [29.5, 27.4]], "leader": 0},
        {"id": "v", "side": "B", "vehicle": "taxi", "at": [18, 28], "facing": 0},
        {"id": "d", "side": "B", "type": "raider_hero", "at": [[1, 1]], "aboard": "v"},
    ],
}  # fmt: skip


def told(events):
    """What was told, apart from how ways are drawn."""
    found = []
    for event in events:
        wire = event.wire()
        wire.pop("moved", None)
        found.append(wire)
    return found


def thrown(game):
    """Every die of a game."""
    return [entry.faces for entry in game.past if isinstance(entry, Rolled)]


def lots(seed):
    """Dice that fall the same way twice."""
    return SeededDice(f"lots {seed}".encode())


def played(position, dice, *answers):
    """The end of a battle after these answers: state, dice, and what was told."""
    game = new_game(FalloutSystem(), Setup("fallout", unit="in", position=position), dice=dice)
    events = []
    for answer in answers:
        assert not game.check(answer), (answer, [reason.wire() for reason in game.check(answer)])
        events.extend(game.answer(answer))
    return game.state.digest(), thrown(game), told(events)


ENDS = {"r-1": [13.4, 28], "r-2": [13.4, 29.5]}
WAYS = [
    {"to": ENDS},
    {"to": ENDS, "via": {"r-1": [[11, 28]]}},
    {"to": ENDS, "via": {"r-1": [[10, 28], [12.75, 28]], "r-2": [[13, 29.5]]}},
]


@pins("fallout.action.move.distance", "fallout.mine.detonate.trigger.en")
@pytest.mark.parametrize("way", WAYS[1:])
@pytest.mark.parametrize("seed", range(12))
def test_a_walk_in_one_leg_or_in_several(way, seed):
    """fallout.action.move.distance: points on the straight way change neither dice nor events nor where it ends."""
    moment = "hold" if seed % 2 else "pass"
    ends = [
        played(WALK, lots(seed), "move", "hold", {**said, "facing": 0, "then": "done"}, moment)
        for said in (WAYS[0], way)
    ]

    assert ends[0] == ends[1]


@pins("fallout.action.overwatch.moment", "fallout.terrain.rough.move")
@pytest.mark.parametrize("way", WAYS)
def test_a_walk_interrupted_without_a_hit_ends_like_one_that_was_not(way):
    """fallout.action.overwatch.moment: who goes on as he wanted ends where he wanted, with the same rems and mines."""
    dice = ScriptedDice([10, 1, 1, 9, 1])
    missed = played(WALK, dice, "move", "hold", way, "at:0.4", {"at": "r"}, {"to": ENDS, "facing": 0})
    dice = ScriptedDice([1, 1, 9, 1])
    held = played(WALK, dice, "move", "hold", {**way, "facing": 0}, "hold")

    def places(end):
        return [line for line in end[0].splitlines() if line.startswith("r ")]

    assert places(missed) == places(held)


@pins("fallout.item.stimpak")
@pytest.mark.parametrize("halt", [9.5, 10.2, 11.7, 13.1])
@pytest.mark.parametrize("seed", range(6))
def test_a_walk_with_a_halt_for_doses_that_nobody_wants(halt, seed):
    """fallout.item.stimpak: a halt on the straight way costs nothing and changes nothing."""
    squad = {**WALK["units"][1], "items": ["stimpak"]}
    position = {**WALK, "units": [{**WALK["units"][0], "overwatch": False}, squad]}
    first = {"to": {"r-1": [halt, 28], "r-2": [halt, 29.5]}, "then": "dose"}
    last = {"to": ENDS, "facing": 0}
    whole = played(position, lots(seed), "move", last)
    halved = played(position, lots(seed), "move", first, last)

    assert whole[:2] == halved[:2]


def test_a_step_by_its_leader_or_one_by_one():
    """fallout.action.move.distance: the same step, said of the leader or of each."""
    alone = {**WALK, "mines": [], "units": [{**WALK["units"][0], "overwatch": False}, WALK["units"][1]]}
    step = {"r-1": [10.5, 27], "r-2": [10.5, 28.5]}
    ends = [played(alone, lots(1), "move", said) for said in ({"to": step}, {"lead": step["r-1"]})]

    assert ends[0] == ends[1]


@pins("fallout.vehicle.run_over.test", "fallout.dice.order_victims")
@pytest.mark.parametrize("via", [[[22, 28]], [[24, 28], [27.3, 28]], [[23.5, 28], [24.1, 28], [29, 28]]])
@pytest.mark.parametrize("seed", range(12))
def test_a_drive_in_one_leg_or_in_several(via, seed):
    """fallout.vehicle.speeds: points on the straight way change nothing that a vehicle meets on it."""
    ends = [
        played(DRIVE, lots(seed), "fast", "hold", {"to": {"v": [30, 28]}, "then": "done", **said}, "hold")
        for said in ({}, {"via": {"v": via}})
    ]

    assert ends[0] == ends[1]


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES)
def test_a_battle_heard_or_unheard(scenario, sides, edition, unit):
    """Whether anybody listens changes no die and no state."""
    heard = start(scenario, sides, edition, unit, 21, 6, True)
    unheard = new_game(FalloutSystem(), heard.setup, 21, listen=False)
    dice = SeededDice(b"answers 21")
    for _ in range(400):
        if heard.ask is None:
            break
        answer = drawn(heard, dice)
        heard.answer_legal(answer)
        unheard.answer_legal(answer)
    assert thrown(heard) == thrown(unheard)
    assert heard.state.digest() == unheard.state.digest()
    assert heard.events
    assert not unheard.events
