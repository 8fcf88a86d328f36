"""The greedy bot in Fallout: Warfare: it plays every scenario from both seats, and better than chance."""

from math import hypot

import pytest

from sandtable.ai import bot, play_out
from sandtable.ai.seat import Seat
from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.fallout import FalloutSystem, Force

SYSTEM = FalloutSystem()
SCENARIOS = [scenario.id for scenario in SYSTEM.scenarios()]


def battle(scenario, seed, edition="en", army=None, position=None, turns=30):
    """A battle of that scenario, not listened to and not kept."""
    setup = Setup(
        "fallout",
        scenario,
        [SideSetup(army=army), SideSetup(army=army)],
        edition,
        options={"turns": turns} if position is None else {},
        position=position,
        layout=seed,
    )
    return new_game(SYSTEM, setup, seed=seed, listen=False, keep=False)


def winner(scenario, names, seed):
    """Who wins when these two bots play."""
    game = battle(scenario, seed, ("en", "it")[seed % 2])
    play_out(game, [bot(name, "fallout", side, seed) for side, name in enumerate(names)])
    return names[game.result.winner] if game.result.winner >= 0 else ""


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("edition", ["en", "it"])
def test_greedy_plays_every_scenario_on_both_sides(scenario, edition):
    """Both sides greedy, armies drawn from the layout: the battle ends with a result."""
    game = battle(scenario, 5, edition, "random", turns=10)
    play_out(game, [bot("greedy", "fallout", side, 5) for side in (0, 1)])

    assert game.result is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("names", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_from_either_seat(scenario, names):
    """Three battles from each seat in every scenario, with the same seeds every time."""
    won = [winner(scenario, names, seed) for seed in (1, 2, 3)]

    assert won.count("greedy") >= 2


def asked(position, *answers):
    """A greedy bot and its seat at a position, after some answers."""
    game = battle("", 1, position=position)
    for answer in answers:
        game.answer(answer)
    return game


def answer_of(game):
    """What the greedy bot of the side that is asked would answer."""
    side = game.ask.side
    return bot("greedy", "fallout", side, 1).answer(Seat(game, side, 1))


def test_greedy_shoots_when_it_can_and_walks_when_it_cannot():
    """A rifle at 10 inches attacks; at 50 inches it closes in."""
    near = {
        "units": [
            {"id": "a", "side": "A", "type": "squire", "weapon": "rifle", "at": [[10, 20], [12, 20]]},
            {"id": "b", "side": "B", "type": "raider", "at": [[10, 10]]},
        ]
    }
    far = {"units": [near["units"][0], {"id": "b", "side": "B", "type": "raider", "at": [[60, 10]]}]}

    assert "attack" == answer_of(asked(near))
    assert answer_of(asked(far)) in ("move", "charge")


def test_greedy_attacks_what_is_worth_more():
    """Of two targets alike in the open the hero is taken."""
    position = {
        "units": [
            {"id": "a", "side": "A", "type": "squire", "weapon": "rifle", "at": [[10, 20]]},
            {"id": "grunt", "side": "B", "type": "squire", "at": [[8, 12]]},
            {"id": "chief", "side": "B", "type": "squire_hero", "hp": 1, "points": 60, "at": [[12, 12]]},
        ]
    }

    assert {"at": "chief"} == answer_of(asked(position, "attack"))


def test_greedy_gives_up_its_cheapest_figure():
    """The owner picks who is hit: never the leader when somebody else will do."""
    position = {
        "units": [
            {"id": "a", "side": "A", "type": "squire", "weapon": "rifle", "at": [[10, 20]]},
            {
                "id": "b",
                "side": "B",
                "type": ["raider_sl", "raider", "raider"],
                "at": [[8, 12], [10, 12], [12, 12]],
            },
        ]
    }
    setup = Setup("fallout", position=position)
    game = new_game(SYSTEM, setup, dice=ScriptedDice([3, 1]), listen=False, keep=False)
    game.answer("attack")
    game.answer({"at": "b"})

    assert "fallout.ranged.owner_picks" == game.ask.why
    assert answer_of(game) in ("b-2", "b-3")


def test_a_greedy_scavenger_goes_for_the_box():
    """Whoever can pick locks does it when a box is within a move."""
    position = {
        "scenario": "treasure_hunt",
        "chests": [{"id": "box-1", "at": [36, 24]}],
        "units": [
            {"id": "a", "side": "A", "type": "raider_hero", "skills": {"lockpick": 5}, "at": [[36, 28]]},
            {"id": "b", "side": "B", "type": "raider", "at": [[60, 5]]},
        ],
    }

    assert "skill:a-1" == answer_of(asked(position))


def test_a_greedy_convoy_drives_for_the_edge():
    """Fast, and over the south edge when it can be reached; flush to it when not."""
    units = [
        {"id": "h", "side": "A", "type": "raider_hero", "aboard": "apc"},
        {"id": "b", "side": "B", "type": "raider", "at": [[2, 10]]},
    ]
    apc = {"id": "apc", "side": "A", "vehicle": "apc", "facing": 270}
    near = {"scenario": "convoy", "units": [{**apc, "at": [24, 69]}, *units]}
    short = {"scenario": "convoy", "units": [{**apc, "at": [24, 65.4]}, *units]}

    assert "fast" == answer_of(asked(near))
    assert "leave:south" == answer_of(asked(near, "fast"))["then"]
    assert answer_of(asked(short, "fast"))["to"]["apc"][1] > 68


def row(x, y, n):
    return [[x + 1.2 * k, y] for k in range(n)]


def test_a_greedy_squad_never_stands_for_turns_meaning_to_go():
    """Where the rules propose no place within its move, it goes all the same: nobody stays put thrice running."""
    stood, worst = {}, 0
    for seed in (1, 4):
        game = battle("skirmish", seed)
        players = [bot("greedy", "fallout", side, 1) for side in (0, 1)]
        seats = [Seat(game, side, 1) for side in (0, 1)]
        while game.ask is not None and game.state.turn < 12:
            side, kind, unit = game.ask.side, game.ask.question.kind, game.ask.question.subject
            answer = players[side].answer(seats[side])
            if kind == "move" and ".action." in game.ask.why:
                stood[unit] = stood.get(unit, 0) + 1 if answer == {"then": "done"} else 0
                worst = max(worst, stood[unit])
            game.answer(answer)

    assert worst < 3


def nearest(state, unit_id):
    """How far the nearest enemy of a unit is from its middle; 0 where there is none."""
    unit = next(unit for unit in state.units if unit.id == unit_id)
    here = Force(state, unit)
    foes = [other for other in state.units if other.side not in (unit.side, -1) and other.on_table()]
    return min((Force(state, foe).away(here.x, here.y) for foe in foes), default=0.0)


def test_a_greedy_squad_does_not_turn_its_back_on_the_fight():
    """Units that only move go on as a rule: hardly one activation in twenty ends farther from the enemy."""
    acted, turned = 0, 0
    for seed in (1, 2, 3, 8):
        game = battle("skirmish", seed, turns=15)
        players = [bot("greedy", "fallout", side, 1) for side in (0, 1)]
        seats = [Seat(game, side, 1) for side in (0, 1)]
        mover, before = "", 0.0
        while game.ask is not None:
            side, question = game.ask.side, game.ask.question
            answer = players[side].answer(seats[side])
            if question.id == "which-action":
                acted += 1
                turned += bool(mover) and nearest(game.state, mover) > before + 1.0
                mover = question.subject if answer == "move" else ""
                before = nearest(game.state, mover) if mover else 0.0
            game.answer(answer)

    assert acted > 150
    assert turned < 0.06 * acted


def test_greedy_fires_bursts_at_a_crowd():
    """Four raiders shoulder to shoulder under the template: the sub-machine gun fires a burst."""
    position = {
        "units": [
            {"id": "a", "side": "A", "type": "squire", "weapon": "smg", "at": [[12, 20]]},
            {"id": "b", "side": "B", "type": ["raider"] * 4, "at": row(10, 15, 4)},
        ]
    }
    answer = answer_of(asked(position, "attack"))

    assert "smg:burst" == answer["shots"][0]["weapon"]


def test_greedy_throws_its_grenade_into_a_crowd():
    """A pistol takes one of them at best; the grenade lies among four."""
    position = {
        "units": [
            {
                "id": "a",
                "side": "A",
                "type": "raider_hero",
                "weapon": "pistol",
                "grenades": 1,
                "at": [[11.8, 20]],
            },
            {"id": "b", "side": "B", "type": ["raider"] * 4, "at": row(10, 13, 4)},
        ]
    }
    answer = answer_of(asked(position, "attack"))

    assert "grenade:area" == answer["shots"][0]["weapon"]


def test_a_greedy_doctor_heals():
    """With a wounded hero beside him and no enemy in reach, a doctor does what he is there for."""
    position = {
        "units": [
            {"id": "a", "side": "A", "type": "knight_hero", "skills": {"doctor": 7}, "at": [[36, 40]]},
            {"id": "f", "side": "A", "type": "knight_hero", "hp": 1, "at": [[37.1, 40]]},
            {"id": "b", "side": "B", "type": "raider", "at": [[36, 2]]},
        ]
    }
    game = asked(position)
    game.answer("a")

    assert "skill:a-1" == answer_of(game)


def test_greedy_goes_on_overwatch():
    """Somewhere in a few battles it waits for the enemy to come."""
    used = set()
    for seed in (2, 3):
        game = battle("skirmish", seed)
        players = [bot("greedy", "fallout", side, 1) for side in (0, 1)]
        seats = [Seat(game, side, 1) for side in (0, 1)]
        while game.ask is not None:
            side, id = game.ask.side, game.ask.question.id
            answer = players[side].answer(seats[side])
            if id == "which-action":
                used.add(answer)
            game.answer(answer)

    assert "overwatch" in used


HERO = {"id": "h", "side": "A", "type": "raider_hero", "weapon": "rifle", "at": [[20, 8]]}
BUGGY = {"id": "v", "side": "A", "vehicle": "dune_buggy", "facing": 270, "at": [20, 10.5]}
SQUAD = {"id": "b", "side": "B", "type": "raider", "weapon": "spear", "at": row(17, 38, 6)}


def test_a_greedy_hero_takes_the_wheel_of_a_buggy_nobody_drives():
    """A buggy that stands about all battle is points thrown away; without one he goes on foot."""
    assert "board:v" == answer_of(asked({"units": [HERO, BUGGY, SQUAD]}))
    assert answer_of(asked({"units": [HERO, SQUAD]})) in ("move", "charge")


def test_a_greedy_hero_does_not_get_into_one_vehicle_for_the_wheel_of_another():
    """Beside a carrier that a comrade drives, with an empty buggy across the table: he is no use as a passenger."""
    carrier = {"id": "v", "side": "A", "vehicle": "apc", "facing": 270, "at": [20, 11]}
    driver = {"id": "d", "side": "A", "type": "raider_hero", "weapon": "rifle", "aboard": "v"}
    buggy = {**BUGGY, "id": "w", "at": [44, 10.5]}
    game = asked({"units": [HERO, carrier, driver, buggy, SQUAD]}, "h")

    assert "board:v" in game.choices()
    assert "board:v" != answer_of(game)


def test_a_greedy_hero_goes_to_the_nearest_wheel():
    """Of two buggies that nobody drives the near one, whichever stands first in the list."""
    far = {**BUGGY, "id": "w", "at": [4, 30]}
    units = [{**HERO, "at": [[30, 8]]}, far, {**BUGGY, "at": [40, 8]}, SQUAD]

    game = asked({"units": units})
    assert "move" == answer_of(game)
    assert 31 < answer_of(asked({"units": units}, "move"))["lead"][0]


def test_a_greedy_buggy_drives_over_the_enemy():
    """Through the squad in its way, not up to it; where nobody is in reach, towards them."""
    driver = {"id": "h", "side": "A", "type": "raider_hero", "weapon": "rifle", "aboard": "v"}
    near = {"units": [BUGGY, driver, {**SQUAD, "at": row(17, 20, 6)}]}
    far = {"units": [BUGGY, driver, SQUAD]}

    speed = answer_of(asked(near))
    assert speed in ("fast", "drive")
    end = answer_of(asked(near, speed))["to"]["v"]
    assert end[1] > 21.5
    speed = answer_of(asked(far))
    assert speed in ("fast", "drive")
    assert answer_of(asked(far, speed))["to"]["v"][1] > 11.0


def test_a_greedy_hero_is_set_up_beside_the_buggy_he_could_drive():
    """In a skirmish of Raiders: near enough to get in within a turn."""
    game = battle("skirmish", 1, army="raiders")
    bots = [bot("greedy", "fallout", side, 1) for side in (0, 1)]
    while game.state.turn < 1 and game.result is None:
        side = game.ask.side
        game.answer(bots[side].answer(Seat(game, side, 1)))

    hulls = [unit for unit in game.state.units if unit.vehicle is not None]
    assert hulls
    for hull in hulls:
        pilots = [
            figure
            for unit in game.state.units
            if unit.side == hull.side and len(unit.figures) == 1
            for figure in unit.figures
            if "piloting" in figure.skills
        ]
        body = hull.vehicle.hull
        assert min(hypot(figure.base.x - body.x, figure.base.y - body.y) for figure in pilots) < 6.0
