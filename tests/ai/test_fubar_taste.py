"""The greedy bot's taste in FUBAR, in small positions that a wargamer would not get wrong."""

import pytest

from sandtable.ai import Seat, bot, play_out
from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, setup_of
from sandtable.core.system import system

SYSTEM = system("fubar")
RIFLES = ["rifle"] * 5


def at(position, *answers, dice=()):
    """A position after some answers, with these dice."""
    game = new_game(SYSTEM, Setup("fubar", position=position), dice=ScriptedDice(list(dice)), keep=False)
    for answer in answers:
        game.answer(answer)
    return game


def answer_of(game, name="greedy"):
    """What the bot of the side that is asked would answer."""
    side = game.ask.side
    return bot(name, "fubar", side, 1).answer(Seat(game, side, 1))


def riding(guards):
    """A squad aboard in the open, three enemy squads in sight, nobody else of its own to act."""
    foes = [
        {
            "id": f"b{n}",
            "side": "B",
            "weapons": RIFLES,
            "at": row(14 + 8 * n, 30),
            "guard": guards,
            "tried": True,
        }
        for n in range(3)
    ]
    return {
        "units": [
            {"id": "van", "side": "A", "vehicle": "apc", "at": [24, 14], "tried": True},
            {"id": "squad", "side": "A", "weapons": RIFLES, "aboard": "van"},
            *foes,
        ]
    }


def row(x, y, n=5):
    return [[x + 1.2 * k, y] for k in range(n)]


def test_nobody_gets_out_in_front_of_units_on_guard():
    """Three squads On Guard would fire before it does anything: it stays aboard."""
    assert "stay" == answer_of(at(riding(True), "squad", dice=[6]))
    assert "dismount" == answer_of(at(riding(False), "squad", dice=[6]))


def test_a_mortar_crew_does_not_ride_to_the_front():
    """Whoever serves a gun is set up on the table, in every scenario where it might ride."""
    asked = 0
    for seed in range(8):
        setup = setup_of({"system": "fubar", "scenario": "extraction", "layout": seed})
        game = new_game(SYSTEM, setup, seed, keep=False)
        players = [bot("greedy", "fubar", side, seed) for side in (0, 1)]
        while game.ask is not None and game.state.turn < 1:
            side = game.ask.side
            unit = next((u for u in game.state.units if u.id == game.ask.question.subject), None)
            answer = players[side].answer(Seat(game, side, seed))
            if game.ask.question.id == "start-where" and "mortar" in str(unit.name):
                asked += 1
                assert not str(answer).startswith("aboard")
            game.answer(answer)
        if asked:
            return
    raise AssertionError("no mortar crew is asked")


def test_a_gun_crew_fires_from_where_it_is():
    """A mortar that reaches the enemy aims; it does not run at him."""
    position = {
        "units": [
            {"id": "crew", "side": "A", "weapons": ["mortar", "mortar"], "at": [[24, 44], [25.2, 44]]},
            {"id": "foe", "side": "B", "weapons": RIFLES, "at": row(20, 14), "tried": True},
        ]
    }

    assert "aim" == answer_of(at(position, "crew", dice=[6]))


def test_raiders_take_the_captive_and_bring_him_home():
    """In reach of him they go up to him; beside him they take him along and walk towards their edge."""
    far = {
        "scenario": "extraction",
        "captive": {"at": [24, 24]},
        "units": [
            {"id": "raid", "side": "A", "weapons": RIFLES, "at": row(21, 34)},
            {"id": "guard", "side": "B", "weapons": RIFLES, "at": row(4, 4), "tried": True},
        ],
    }
    game = at(far, "raid", dice=[6, *[5, 3] * 20])
    game.answer(answer_of(game))
    game.answer(answer_of(game))
    raid, captive = game.state.unit("raid"), game.state.captive
    assert any(abs(f.base.x - captive.base.x) + abs(f.base.y - captive.base.y) < 1.8 for f in raid.figures)

    beside = {**far, "units": [{**far["units"][0], "at": row(24, 25)}, far["units"][1]]}
    game = at(beside, "raid", dice=[6, *[5, 3] * 20])
    assert "walk" == answer_of(game)
    game.answer("walk")
    assert "take" == answer_of(game)
    game.answer("take")
    game.answer(answer_of(game))
    assert game.state.captive.base.y > 28


def test_a_run_out_of_a_crowd_is_not_thrown_away():
    """In a crowd the rules propose no way; there is one all the same, and the run is not thrown away."""
    squad = [[18.0, 24.9], [16.9, 24.9], [15.8, 24.9], [14.6, 24.9], [13.5, 24.9], [13.0, 23.2]]
    position = {
        "scenario": "convoy",
        "units": [
            {
                "id": "gun",
                "side": "A",
                "weapons": RIFLES[:3],
                "at": [[16.0, 26.5], [14.5, 26.5], [17.5, 26.5]],
            },
            {"id": "squad", "side": "A", "weapons": ["rifle"] * 6, "at": squad, "tried": True},
            {"id": "van", "side": "A", "vehicle": "apc", "at": [15.75, 23.25], "tried": True},
            {"id": "far", "side": "B", "weapons": RIFLES, "at": row(60, 4), "tried": True, "hidden": True},
        ],
    }
    game = at(position, "gun", "run", dice=[6, *[5, 3] * 20])
    assert 1 == len(game.question().candidates())

    game.answer(answer_of(game))

    assert game.state.unit("gun").figures[0].base.x > 20


def test_raiders_set_up_on_foot():
    """A vehicle is what the guards wait for: nobody who is to fetch the captive sits in one."""
    for seed in range(6):
        setup = setup_of({"system": "fubar", "scenario": "extraction", "layout": seed})
        game = new_game(SYSTEM, setup, seed, keep=False)
        players = [bot("greedy", "fubar", side, seed) for side in (0, 1)]
        while game.ask is not None and game.state.turn < 1:
            side = game.ask.side
            game.answer(players[side].answer(Seat(game, side, seed)))
        assert not [unit.id for unit in game.state.units if unit.side == 0 and unit.aboard]


def test_those_who_return_close_in():
    """Attackers of Last Stand come back once: they go where they can assault, though fire costs them on the way."""
    position = {
        "scenario": "laststand",
        "units": [
            {"id": "squad", "side": "A", "weapons": RIFLES, "at": row(21, 38)},
            {"id": "line", "side": "B", "weapons": RIFLES, "at": row(22, 24), "tried": True},
        ],
    }
    game = at(position, "squad", dice=[6, *[5, 3] * 20])
    while game.ask is not None and game.ask.question.subject == "squad":
        game.answer(answer_of(game))

    assert game.state.unit("squad").figures[0].base.y < 33


def test_a_plan_holds_the_whole_activation():
    """Which unit, what it does, and where it goes; parts that add up to something to say."""
    from sandtable.ai.taste import taste_of

    position = {
        "units": [
            {"id": "squad", "side": "A", "weapons": RIFLES, "at": row(10, 40)},
            {"id": "other", "side": "A", "weapons": RIFLES, "at": row(30, 40)},
            {"id": "foe", "side": "B", "weapons": RIFLES, "at": row(20, 8)},
        ]
    }
    game = at(position)
    seat = Seat(game, game.ask.side, 1)
    best = taste_of("fubar", seat.side).plans(seat, seat.question)[0]

    assert best.first in ("squad", "other")
    assert len(best.answers) >= 2
    assert best.parts


@pytest.mark.parametrize("name", ["greedy:bold", "greedy:patient"])
def test_characters_play_a_whole_game(name, skirmish):
    """They end it like anybody else."""
    game = skirmish("crossroads", 4)
    play_out(game, [bot(name, "fubar", side, 1) for side in (0, 1)])

    assert game.result is not None


def test_a_vehicle_does_not_drive_where_it_cannot():
    """What it guards is in a building that it may not enter: it does not spend its turn on pointing at the wall."""
    position = {
        "scenario": "extraction",
        "captive": {"at": [24, 24]},
        "terrain": [{"kind": "building", "points": [[19, 19], [29, 19], [29, 29], [19, 29]]}],
        "units": [
            {"id": "van", "side": "B", "vehicle": "truck", "at": [24, 16.5]},
            {"id": "raid", "side": "A", "weapons": RIFLES, "at": row(4, 46), "tried": True},
        ],
    }
    game = at(position, "van", dice=[6, *[5, 3] * 20])
    hull = game.state.unit("van").vehicle.hull
    action = answer_of(game)
    assert action != "stand"  # there is nobody to fire at
    game.answer(action)

    where = (hull.x, hull.y)
    while game.ask.question.subject == "van":
        game.answer(answer_of(game))
    after = game.state.unit("van").vehicle.hull
    assert action == "guard" or (after.x, after.y) != where
