"""What clients are told so that they can draw and advise: ghosts, names, tools, set-up, the score explained."""

import pytest

from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.i18n import Texts
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.targeting import FireQuestion
from sandtable.systems.fubar.harm.victory import standing


def game_of(*armies, scenario="skirmish", names=None, seed=3, **setup):
    names = names or [""] * len(armies)
    sides = [SideSetup(name, army) for name, army in zip(names, armies, strict=True)]
    return new_game(FubarSystem(), Setup("fubar", scenario, sides, **setup), seed=seed)


def set_up(game):
    """Everybody takes the advice of the rules until the battle begins."""
    while game.state.phase == "deploy":
        game.answer(game.ask.question.suggestion())
    return game


def said(message, lang="en"):
    return Texts(lang, strict=True).message(message)


def middles(game, side):
    found = []
    for unit in game.state.units:
        if unit.side == side and unit.on_table():
            bases = [unit.vehicle.hull] if unit.vehicle is not None else [f.base for f in unit.figures]
            found.append((sum(b.x for b in bases) / len(bases), sum(b.y for b in bases) / len(bases)))
    return found


# ------------------------------------------------------------ names


def test_sides_are_called_by_their_roster():
    """A side nobody named goes by its faction, in both languages."""
    game = game_of("accord", "redgully")
    names = [side["name"] for side in game.view(0).scene["sides"]]

    assert ["Meridian Accord regulars", "Red Gully brigades"] == [said(name) for name in names]
    assert ["Regolari dell’Accordo Meridiano", "Brigate del Borro Rosso"] == [said(n, "it") for n in names]


def test_sides_of_the_same_roster_are_told_apart_by_their_part():
    """Two armies of one faction: the part in the scenario is added."""
    game = game_of("accord", "accord")

    assert ["Meridian Accord regulars · South side", "Meridian Accord regulars · North side"] == [
        said(side["name"]) for side in game.view(0).scene["sides"]
    ]


def test_a_name_given_by_people_comes_first():
    """The name of a side, then that of its army list, before the faction."""
    listed = {"name": "The Lost Patrol", "units": ["dust_rangers", "dust_crawler", "dust_gun"]}
    game = game_of("accord", listed, names=["Ann", ""])

    assert ["Ann", "The Lost Patrol"] == [said(side["name"]) for side in game.view(0).scene["sides"]]


def test_the_briefing_says_who_plays_which_part():
    """Attacker and defender are named before the objective."""
    game = game_of("accord", "redgully", scenario="outpost")

    assert ["Attacker: Meridian Accord regulars.", "Defender: Red Gully brigades."] == [
        said(line) for line in game.view(0).scene["briefing"][:2]
    ]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_events_call_sides_by_name(lang):
    """No sentence of the log speaks of side A or B."""
    game = set_up(game_of("accord", "redgully", scenario="crossroads"))
    log = [said({"id": event.message, "values": event.values}, lang) for event in game.events]
    name = {"en": "Red Gully brigades", "it": "Brigate del Borro Rosso"}[lang]

    assert any(name in line for line in log)
    assert [] == [line for line in log if "Side A" in line or "Side B" in line or "parte A" in line]


# ------------------------------------------------------------ ghosts


def test_placing_shows_every_figure():
    """The preview of a place has one point for each figure, also where the place is refused."""
    game = game_of("accord", "redgully")
    side = game.ask.side
    unit = next(u for u in game.state.units if u.side == side and u.vehicle is None)
    game.answer(unit.id)
    question = game.ask.question
    lead = question.suggestion()["lead"]
    paths = question.preview({"lead": lead, "formation": "line"}).wire()["paths"]
    off = question.preview({"lead": [24, 24], "formation": "line"}).wire()

    assert [figure.id for figure in unit.figures] == [path["token"] for path in paths]
    assert [1] * len(paths) == [len(path["points"]) for path in paths]
    assert (False, len(unit.figures)) == (off["legal"], len(off["paths"]))


def test_placing_says_what_a_thing_looks_like():
    """Figures come with radius and art, vehicles with length, width and the way they look."""
    game = game_of("accord", "redgully")
    side = game.ask.side
    unit = next(u for u in game.state.units if u.side == side and u.vehicle is not None)
    game.answer(unit.id)
    ghost = game.ask.question.wire()["tokens"][0]

    assert ("hull", unit.id) == (ghost["shape"], ghost["token"])
    assert (unit.vehicle.hull.length, unit.vehicle.hull.width) == (ghost["length"], ghost["width"])
    assert (90.0 if side == 0 else 270.0) == ghost["facing"]


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize(
    "scenario", ["crossroads", "outpost", "convoy", "extraction", "laststand", "skirmish"]
)
def test_the_advice_of_the_rules_is_legal_and_spread_out(scenario):
    """Taking every advice sets everybody up; no two units stand on one spot."""
    game = set_up(new_game(FubarSystem(), Setup("fubar", scenario, layout=7), seed=5))

    assert all(unit.deployed for unit in game.state.units)
    for side in range(game.state.sides):
        places = middles(game, side)
        gaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in places for b in places if a is not b]
        assert min(gaps, default=9.0) > 2.0


@pytest.mark.parametrize("layout", [1, 2, 3, 4])
def test_a_battle_line_takes_the_breadth_of_the_zone(layout):
    """The line reaches over at least half of the edge, and not from its very rear."""
    game = set_up(game_of("accord", "redgully", scenario="crossroads", layout=layout))
    for side in (0, 1):
        xs = [x for x, _ in middles(game, side)]
        assert max(xs) - min(xs) > 24.0


def test_carriers_are_loaded_by_advice():
    """Vehicles are set up first, and a unit without guns to serve rides in them."""
    listed = {"units": ["dust_rangers", "dust_crawler", "dust_gun"]}
    game = set_up(game_of(listed, "accord"))

    assert ("A2", "") == (game.state.unit("A1").aboard, game.state.unit("A3").aboard)


def test_vehicles_stand_by_the_road():
    """With a road through the zone, the advice for a vehicle is on it or beside it."""
    game = set_up(game_of("accord", "redgully", scenario="crossroads", layout=2))
    roads = [piece for piece in game.state.board.pieces if piece.kind == "road"]
    for unit in game.state.units:
        if unit.vehicle is not None:
            hull = unit.vehicle.hull
            assert min(piece.distance_to(hull) for piece in roads) < 6.0


# ------------------------------------------------------------ fire


def test_target_questions_list_what_each_weapon_can_fire_at():
    """Every weapon names the units that its bearer sees, reaches and can hurt with it."""
    units = [
        {"id": "squad", "side": "A", "weapons": "rifle", "grenades": True, "at": [[10, 10], [12, 10]]},
        {"id": "near", "side": "B", "at": [[10, 15]]},
        {"id": "far", "side": "B", "at": [[10, 30]]},
        {"id": "tank", "side": "B", "vehicle": "medium_tank", "at": [30, 10], "facing": 0},
    ]
    position = {"scenario": "skirmish", "terrain": [], "units": units, "phase": "activations", "turn": 1}
    game = new_game(FubarSystem(), Setup("fubar", position=position), seed=1)
    asked = FireQuestion(Battery(game.state, game.state.unit("squad"), False, True)).wire()
    reach = {weapon["id"]: weapon["targets"] for weapon in asked["shooters"][0]["weapons"]}

    assert {"rifle": ["near", "far"], "grenade": ["near"]} == reach


# ------------------------------------------------------------ tools


POSITION = {
    "scenario": "skirmish",
    "terrain": [],
    "units": [
        {"id": "squad", "side": "A", "at": [[20, 20], [22, 20]]},
        {"id": "flat", "side": "A", "at": [[40, 40]], "pinned": [1]},
        {"id": "foe", "side": "B", "at": [[20, 40]]},
    ],
}


def asked_of(**query):
    system = FubarSystem()
    game = new_game(system, Setup("fubar", position=POSITION), seed=1)
    return system.inspect(game.state, 0, query).wire()


def test_reach_tool_gives_walk_and_run():
    """Two areas; in the open each is as wide as twice its length."""
    told = asked_of(tool="reach", unit="squad")
    widths = []
    for area in told["areas"]:
        xs = [x for ring in area["polygons"] for x, _ in ring]
        widths.append(round(max(xs) - min(xs)))

    assert [12, 24] == widths
    assert ["Walk: up to 6″", "Run: up to 12″"] == [said(fact) for fact in told["facts"]]


def test_reach_tool_refuses_what_is_not_there():
    """A unit that is not on the table has no reach."""
    assert ["figures-refused-tool-unit"] == [
        r["id"] for r in asked_of(tool="reach", unit="nobody")["reasons"]
    ]


def test_unit_tool_tells_the_card():
    """Able figures, weapons and the numbers of the card with their rules."""
    told = asked_of(tool="unit", unit="squad")

    assert "2 of 2 figures able to act" == said(told["facts"][0])
    assert "fubar.pin.cap.seasoned" in [modifier["why"] for modifier in told["modifiers"]]


# ------------------------------------------------------------ the end


@pytest.mark.parametrize(
    "scenario", ["crossroads", "outpost", "convoy", "extraction", "laststand", "skirmish"]
)
def test_the_score_is_explained_line_by_line(scenario):
    """The lines of a result add up to the points of every side, and every line can be said."""
    game = new_game(FubarSystem(), Setup("fubar", scenario), seed=11)
    step = 0
    while game.ask is not None:
        choices = game.choices()
        step += 1
        game.answer(choices[step * 7 % len(choices)])
    told = game.view(0).wire()["result"]
    sums = [0.0] * game.state.sides
    for line in told["lines"]:
        sums["ABCD".index(line["side"])] += line["points"]
        assert said(line) != said(line, "it")

    assert standing(game.state) == told["points"] == sums
    assert said(told["message"])


def test_sight_tool_looks_from_point_to_point():
    """A point has no base of its own; terrain between two of them is in the way like between figures."""
    walled = {**POSITION, "terrain": [{"kind": "building", "points": [[14, 2], [20, 2], [20, 22], [14, 22]]}]}
    game = new_game(FubarSystem(), Setup("fubar", position=walled), 1)

    told = game.system.inspect(game.state, 0, {"tool": "sight", "from": [3, 12], "to": [30, 12]}).wire()

    assert [False] == [line["clear"] for line in told["sight"]]
