"""What clients are told agrees with the rules: sight past vehicles, what a unit is worth, what it is called."""

import pytest

from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fallout.campaign.campaigns import new_campaign, round_robin
from sandtable.systems.fallout.campaign.records import Campaign
from sandtable.systems.fallout.campaign.value import standings
from sandtable.systems.fallout.ground.formations import formation_offsets
from sandtable.systems.fallout.ground.sight import line, look
from sandtable.systems.fallout.show.tools import inspect

FALLOUT = system("fallout")
SQUAD = {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "smg"}]}


def laid(*units):
    """The state of a position."""
    setup = setup_of({"system": "fallout", "position": {"units": list(units)}})
    return new_game(FALLOUT, setup, seed=1).state


@pins("fallout.los.line")
def test_a_vehicle_in_between_stops_the_sight_that_is_shown():
    """fallout.los.line: the tool and the rule say the same of a vehicle between, beside and at the end of it."""
    state = laid(
        {"id": "a", "side": "A", "at": [[20, 30]], "type": "squire"},
        {"id": "b", "side": "B", "at": [[20, 10], [30, 10]], "type": "squire"},
        {"id": "v", "side": "B", "vehicle": "humvee", "at": [20, 20], "facing": 0},
    )
    me = state.unit("a").figures[0].base
    hidden, seen = (figure.base for figure in state.unit("b").figures)
    hull = state.unit("v").vehicle.hull

    assert [False, True, True] == [line(state, me, base) for base in (hidden, seen, hull)]
    assert [False, True, True] == [look(state, me, base).clear for base in (hidden, seen, hull)]


@pins("fallout.los.line")
def test_the_sight_that_is_shown_begins_in_the_front_arc():
    """fallout.los.line: the tool and the rule say the same of somebody seen only from the rear of a base."""
    for facing, clear in ((0, False), (180, True)):
        setup = setup_of(
            {
                "system": "fallout",
                "position": {
                    "terrain": [{"kind": "wall", "line": [[9.9, 26.75], [16, 26.75]]}],
                    "units": [
                        {"id": "s", "side": "A", "at": [[10, 28]], "type": "squire_hero", "weapon": "rifle",
                         "facing": facing},
                        {"id": "t", "side": "B", "at": [[10.3, 18]], "type": "squire_hero"},
                    ],
                },
            }
        )  # fmt: skip
        game = new_game(FALLOUT, setup, seed=1)
        shown = inspect(game.state, 0, {"tool": "sight", "from": "s-1", "to": "t-1"})

        assert clear == shown.sight[0].clear
        assert clear == (not game.check("attack"))


def test_a_card_says_what_is_left_of_a_unit():
    """Living figures count, the dead do not; a vehicle is worth what it costs."""
    state = laid(
        {
            "id": "a",
            "side": "A",
            "at": [[20, 30], [22, 30], [24, 30]],
            "type": "squire",
            "weapon": "club",
            "dead": [3],
        },
        {"id": "v", "side": "A", "vehicle": "humvee", "at": [20, 20], "facing": 0},
        {"id": "b", "side": "B", "at": [[20, 10]], "type": "squire"},
    )
    told = {unit["id"]: unit["points"] for unit in FALLOUT.scene(state, 0)["units"]}

    assert 2 * state.unit("a").figures[0].points == told["a"]
    assert state.unit("v").points == told["v"] > 0


def test_units_get_numbers_only_where_there_are_several():
    """One squad of a kind is called by its kind."""
    names = [
        [unit["name"]["id"] for unit in FALLOUT.army_sheet({"faction": "raiders", "units": units})["units"]]
        for units in ([SQUAD], [SQUAD, SQUAD])
    ]

    assert [["fallout-name-squad"], ["fallout-name-nth", "fallout-name-nth"]] == names


@pins("fallout.campaign.record")
def test_sides_with_as_many_victories_stand_by_the_points_they_have_left():
    """fallout.campaign.record: ties go to the points that survive, whoever came first."""
    small, large = {"faction": "raiders", "units": [SQUAD]}, {"faction": "raiders", "units": [SQUAD, SQUAD]}
    for armies, first in (((small, large), 1), ((large, small), 0)):
        sides = [{"army": army} for army in armies]
        value = new_campaign({"points": 500, "battle_least": 30, "battle_most": 200, "sides": sides})

        assert first == standings(Campaign(value))[0]["side"]


@pins("fallout.campaign.record")
@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("battles", [1, 2, 3, 5])
def test_everybody_fights_as_many_battles_as_agreed(sides, battles):
    """fallout.campaign.record: an odd side out in one round has its battles in the others."""
    schedule = round_robin(sides, battles)
    fought = [sum(1 for pair in schedule if side in pair) for side in range(sides)]

    assert battles <= min(fought)
    assert max(fought) <= battles + 1
    assert all(one < other for one, other in schedule)


@pytest.mark.parametrize(
    ("formation", "n", "wide", "deep"),
    [("block", 3, 3, 1), ("block", 7, 3, 3), ("block", 12, 4, 3), ("line", 12, 12, 1), ("column", 5, 1, 5)],
)
def test_formations_stand_about_their_middle(formation, n, wide, deep):
    """Blocks are three deep at most, lines one, columns one wide; each is centred on the point that is named."""
    spots = formation_offsets(formation, n, 2.0)
    across, along = ({spot[axis] for spot in spots} for axis in (0, 1))

    assert n == len(set(spots))
    assert (2.0 * (wide - 1), 2.0 * (deep - 1)) == (max(across) - min(across), max(along) - min(along))
    assert (0.0, 0.0) == (max(across) + min(across), max(along) + min(along))
