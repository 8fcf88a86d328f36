"""Setting up: who places first, where, and what is refused."""

import pytest

from sandtable.core.dice import ScriptedDice, SeededDice, key_of
from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.systems.fubar import FubarSystem

CARRIED = {"units": ["dust_rangers", "dust_crawler", "dust_gun"]}


def start(dice, scenario="skirmish", armies=(None, None), **setup):
    sides = [SideSetup("", army) for army in armies]
    return new_game(FubarSystem(), Setup("fubar", scenario, sides, **setup), dice=ScriptedDice(list(dice)))


def whys(game, answer):
    return [(reason.why, reason.message.id) for reason in game.check(answer)]


@pins("fubar.setup.deploy")
@pytest.mark.parametrize(("dice", "first"), [([2, 5], 0), ([5, 2], 1), ([4, 4, 6, 1], 1)])
def test_deploy_loser_of_the_die_places_first(dice, first):
    """fubar.setup.deploy: the loser of a D6 places first; ties are rolled again."""
    assert first == start(dice).ask.side


@pins("fubar.setup.deploy")
def test_deploy_goes_unit_by_unit():
    """fubar.setup.deploy: the sides place one unit each in turn."""
    game = start([1, 6])
    placers = []
    while game.state.phase == "deploy" and len(placers) < 6:
        if game.ask.question.kind == "place":
            placers.append(game.ask.side)
        game.answer(game.choices()[0])

    assert [0, 1, 0, 1, 0, 1] == placers


@pins("fubar.setup.deploy")
def test_deploy_zone_is_eight_inches_deep():
    """fubar.setup.deploy: within 8 inches of one's own edge, the whole base."""
    game = start([1, 6], armies=(CARRIED, None))
    game.answer("A1")

    assert [] == game.check({"lead": [20, 42], "formation": "line"})
    assert [] == game.check({"lead": [20, 40.5], "formation": "line"})
    assert [("fubar.setup.deploy", "figures-refused-place-zone")] == whys(
        game, {"lead": [20, 40.4], "formation": "line"}
    )
    assert [("fubar.move.figures", "figures-refused-place-off-table")] == whys(
        game, {"lead": [20, 48], "formation": "line"}
    )


@pins("fubar.setup.deploy")
def test_deploy_asks_for_cohesion():
    """fubar.setup.deploy: units are set up in cohesion."""
    game = start([1, 6], armies=(CARRIED, None))
    game.answer("A3")
    near = {"A3-1": [10, 44], "A3-2": [14, 44], "A3-3": [18, 44]}
    far = {"A3-1": [10, 44], "A3-2": [14, 44], "A3-3": [18.1, 44]}

    assert [] == game.check({"to": near})
    assert [("fubar.setup.deploy", "fubar-refused-place-cohesion")] == whys(game, {"to": far})


@pins("fubar.setup.deploy")
def test_deploy_aboard_a_vehicle_with_room():
    """fubar.setup.deploy: a unit may start aboard a vehicle of its side with room for it."""
    game = start([1, 6], armies=(CARRIED, None))
    game.answer("A2")
    game.answer({"lead": [30, 44]})
    while game.ask.side == 1:
        game.answer(game.choices()[0])
    game.answer("A1")
    game.answer("aboard:A2")
    while game.ask.side == 1:
        game.answer(game.choices()[0])

    assert ("A2", True, ["A1"]) == (
        game.state.unit("A1").aboard,
        game.state.unit("A1").deployed,
        game.state.unit("A2").vehicle.passengers,
    )
    # the crawler has six seats and all are taken, so the last unit is only asked where on the table it stands
    assert ("place", "A3") == (game.ask.question.kind, game.ask.question.subject)


def test_deploy_refuses_to_stand_on_somebody():
    """fubar.move.figures: bases do not overlap."""
    game = start([1, 6], armies=(CARRIED, CARRIED))
    game.answer("A2")
    game.answer({"lead": [30, 44]})
    game.answer("B1")
    game.answer({"lead": [18, 4]})
    game.answer("A3")
    game.answer("table")

    assert [("fubar.move.figures", "fubar-refused-occupied")] == whys(game, {"lead": [30, 44]})


@pins("fubar.setup.guard")
def test_start_guard_option_puts_everybody_on_guard():
    """fubar.setup.guard: with the option all units start On Guard, without it none."""
    for option in (False, True):
        game = new_game(FubarSystem(), Setup("fubar", options={"start_guard": option}), seed=2)
        while game.state.phase == "deploy":
            game.answer(game.choices()[0])
        assert {option} == {unit.guard for unit in game.state.units}


def test_outpost_defender_starts_on_guard_and_attacker_chooses_his_edge():
    """The Outpost: the attacker comes from any one edge; the defender starts On Guard."""
    game = new_game(FubarSystem(), Setup("fubar", "outpost"), seed=2)
    edges = []
    while game.state.phase == "deploy":
        choices = game.choices()
        if "west" in choices:
            edges.append(game.ask.side)
            game.answer("west")
        else:
            game.answer(choices[0])
    attackers = [unit for unit in game.state.units if unit.side == 0 and not unit.aboard]
    xs = [figure.base.x for unit in attackers for figure in unit.figures]

    assert [0] == edges
    assert max(xs) <= 8
    assert [(0, False), (1, True)] == sorted({(unit.side, unit.guard) for unit in game.state.units})


@pytest.mark.parametrize("scenario", ["convoy", "extraction", "laststand", "crossroads"])
def test_every_scenario_can_be_set_up(scenario):
    """Whatever is proposed is legal, and everybody finds a place."""
    for seed in range(3):
        game = new_game(FubarSystem(), Setup("fubar", scenario, layout=seed), seed=seed)
        while game.state.phase == "deploy":
            game.answer(game.choices()[-1])
        assert [] == [unit.id for unit in game.state.units if not unit.deployed]


def test_convoy_ambushers_set_up_in_cover_far_from_the_road():
    """Convoy: ambushers in cover more than 12 inches from the road, hidden."""
    game = new_game(FubarSystem(), Setup("fubar", "convoy", layout=2), seed=5)
    seen = []
    while game.state.phase == "deploy":
        question = game.ask.question
        if (
            question.kind == "place"
            and question.side == 1
            and question.zone.id == "boxes"
            and question.zone.cover
        ):
            seen += [reason.message.id for reason in question.check({"lead": [36, 24]})]
        game.answer(game.choices()[0])

    assert {"figures-refused-place-zone"} == set(seen)
    assert {True} == {unit.hidden for unit in game.state.units if unit.side == 1 and not unit.aboard}


@pins("fubar.cardinal")
def test_options_that_mean_nothing_are_refused():
    """fubar.cardinal: what may be switched off is agreed before the game, by name."""
    with pytest.raises(SetupError, match='no option "without_breaks"; did you mean "without_break"'):
        FubarSystem().start(Setup("fubar", options={"without_breaks": True}))
    with pytest.raises(SetupError, match='option "terrain" takes one of generated, players'):
        FubarSystem().start(Setup("fubar", options={"terrain": "lots"}))


def test_sides_get_different_factions():
    """Without army lists each side fields a faction of its own."""
    for layout in range(20):
        state = FubarSystem().start(Setup("fubar", layout=layout))
        factions = [
            {unit.template["take"].split("_")[0] for unit in state.units if unit.side == side}
            for side in (0, 1)
        ]
        assert factions[0] != factions[1]


def set_up_at_random(sides, unit, seed, **options):
    """A skirmish set up by random answers, up to the first turn; each question has a legal one."""
    armies = [SideSetup(army="random" if seed % 2 else None) for _ in range(sides)]
    setup = Setup("fubar", "skirmish", armies, unit=unit, layout=seed, options=options)
    game = new_game(FubarSystem(), setup, seed)
    dice = SeededDice(key_of(seed, ["f"]))
    while game.state.phase == "deploy":
        (answer,) = game.question().draw(dice)
        game.answer(answer)
    return game


@pytest.mark.parametrize(("sides", "table", "seed"), [(4, "small", 1), (3, "small", 2), (3, "standard", 3)])
def test_everybody_finds_a_place_in_centimetres(sides, table, seed):
    """Where only the edge of a zone is free, a block rounded to the grid still stands wholly inside it."""
    points = (150, 200, 300, 400)[seed % 4]
    game = set_up_at_random(sides, "cm", seed, table=table, points=points)

    assert all(unit.deployed and not unit.gone for unit in game.state.units)


@pins("fubar.setup.deploy")
def test_a_unit_for_which_the_table_has_no_room_stays_out():
    """fubar.setup.deploy: four armies of 400 points do not fit on two feet square; the game begins all the same."""
    game = set_up_at_random(4, "in", 3, table="small", points=400)
    left_out = [unit for unit in game.state.units if unit.gone]

    assert left_out
    assert all(not unit.deployed for unit in left_out)
    assert len(left_out) == sum(1 for event in game.events if event.message == "fubar-event-left-out")


def test_a_quick_look_passes_over_no_place_where_a_vehicle_may_stand():
    """fubar.setup.deploy: a vehicle is offered what the law allows, up to the edges of its zone."""
    game = start([1, 6], armies=({"units": ["dust_rangers", "dust_gun", "dust_crawler"]}, None))
    while not (game.question().kind == "place" and game.question().subject == "A3"):
        game.answer(game.choices()[0])
    question = game.question()
    long, wide = question.hull.half_length, question.hull.half_width
    across = [0.5 * column for column in range(97)] + [long, wide, 48.0 - long, 48.0 - wide]
    down = [38.0 + 0.5 * row for row in range(20)] + [40.0 + long, 40.0 + wide, 48.0 - long, 48.0 - wide]
    places = [(x, y) for x in across for y in down]
    hopeless = [(x, y) for x, y in places if question.hopeless(x, y)]

    assert 0 < len(hopeless) < len(places)
    assert [] == [at for at in hopeless if not question.check({"lead": list(at), "formation": "block"})]
