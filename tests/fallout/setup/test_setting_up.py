"""From a set-up to the table: layouts, options, scenes that betray nothing, tools."""

import json
from itertools import pairwise

import pytest

from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.figures.zones import edge_box
from sandtable.i18n.texts import Texts
from sandtable.systems.fallout.book.scenarios import SCENARIOS, load
from sandtable.systems.fallout.setup.layout import GAP, generate
from sandtable.systems.fallout.setup.setting_up import start_state
from sandtable.systems.fallout.system import FalloutSystem
from sandtable.table import gap_between_pieces

SYSTEM = FalloutSystem()
TEXTS = [Texts(language) for language in ("en", "it")]


@pins("fallout.setup.terrain.pieces", "fallout.terrain.shallow.width", "fallout.s1.terrain", "fallout.s2.terrain",
      "fallout.s3.terrain", "fallout.s4.terrain.en")  # fmt: skip
@pytest.mark.parametrize("id", SCENARIOS)
@pytest.mark.parametrize("inch", [1.0, 2.5])
def test_generated_tables_keep_the_rules(id, inch):
    """fallout.setup.terrain.pieces: sizes, gaps and strips; as many pieces of each kind as the scenario has."""
    scenario = load(id, inch, 2)
    for layout in range(12):
        pieces = [piece for piece in generate(scenario, inch, layout) if piece.kind != "road"]
        if scenario.road:
            walls = sum(1 for piece in pieces if piece.kind == "wall")
            assert scenario.walls[0] <= walls <= scenario.walls[1]
            assert scenario.rough[0] <= len(pieces) - walls <= scenario.rough[1]
        else:
            assert scenario.pieces[0] <= len(pieces) <= scenario.pieces[1]
        for number, piece in enumerate(pieces):
            across = ((piece.right - piece.left) ** 2 + (piece.top - piece.bottom) ** 2) ** 0.5
            assert across <= 14.2 * inch
            for other in pieces[:number]:
                assert gap_between_pieces(piece, other, 10 * inch) >= GAP * inch - 0.01
            for part in scenario.parts:
                for edge in part.edges if part.depth else []:
                    left, top, right, bottom = edge_box(edge, scenario.width, scenario.height, part.depth)
                    assert (
                        piece.right <= left
                        or piece.left >= right
                        or piece.top <= top
                        or piece.bottom >= bottom
                    )
            if piece.kind == "shallow":
                points = piece.points()
                width = min(
                    ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(points)
                )
                assert width <= 2.0 * inch + 0.02


@pins("fallout.setup.terrain.before_army")
def test_the_table_does_not_depend_on_the_armies():
    """fallout.setup.terrain.before_army: it can be looked at before the lists are written."""
    tables = [
        start_state(Setup("fallout", layout=5, sides=[SideSetup(army=army), SideSetup()])).dump()["terrain"]
        for army in ("bos", "robots", "random")
    ]

    assert tables[0] == tables[1] == tables[2]


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup("fallout", scenario="siege"), 'there is no scenario "siege"'),
        (Setup("fallout", edition="de"), 'there is no edition "de"'),
        (Setup("fallout", options={"lightt": "dawn"}), 'did you mean "light"'),
        (Setup("fallout", options={"light": "noon"}), 'option "light" takes one of'),
        (Setup("fallout", scenario="convoy", options={"points": 200}), "has points of its own"),
        (Setup("fallout", scenario="convoy", options={"table": "small"}), "has a table of its own"),
        (Setup("fallout", scenario="convoy", sides=[SideSetup()] * 3), "takes 2 sides"),
    ],
)
def test_set_ups_that_cannot_be_played_are_refused_with_a_sentence(setup, sentence):
    """The sentence says what would be allowed."""
    with pytest.raises(SetupError, match=sentence):
        start_state(setup)
    assert SYSTEM.check_setup(setup)


@pytest.mark.parametrize("info", SYSTEM.scenarios(), ids=lambda info: info.id)
def test_scenarios_and_options_have_words(info):
    """What a start page shows exists in both languages."""
    for texts in TEXTS:
        for message in [info.name, *info.briefing, *info.roles]:
            assert texts.message(message.wire())
        for option in SYSTEM.options():
            assert texts.message(option.name.wire())
            for value in option.values:
                if isinstance(value, str):
                    assert texts.format(f"{option.name.id}-{value}")


MINEFIELD = {
    "mines": [
        {"id": "m1", "side": "A", "at": [30, 30]},
        {"id": "m2", "side": "A", "at": [40, 30], "decoy": True},
        {"id": "m3", "side": "B", "at": [20, 10], "revealed": True},
    ],
    "mine_stock": [1, 2],
    "decoy_stock": [2, 1],
    "chests": [{"id": "box-1", "at": [36, 24]}],
    "light": "darkness",
    "units": [
        {"id": "a", "side": "A", "type": ["raider_sl", "raider", "raider"], "weapon": ["smg", "rifle", "heavy"],
         "at": [[10, 40], [12, 40], [14, 40]], "down": [2], "poisoned": [3], "items": ["stimpak"]},
        {"id": "b", "side": "B", "type": "paladin_hero", "level": 3, "skills": {"traps": 6},
         "at": [[10, 8]], "out": [1]},
        {"id": "apc", "side": "B", "vehicle": "apc", "at": [40, 10], "damage": 11},
        {"id": "roach", "side": "critters", "type": "big_roach", "at": [[36, 20]]},
    ],
}  # fmt: skip


def scene(side, **more):
    """The position as a side sees it."""
    state = SYSTEM.position(Setup("fallout", position={**MINEFIELD, **more}))
    return SYSTEM.scene(state, side)


@pins("fallout.mine.place.distance")
def test_only_the_side_that_laid_a_counter_knows_what_it_is():
    """Counters lie face down: a mine and a decoy look the same to everybody else, onlookers included."""
    swapped = [
        {**MINEFIELD["mines"][0], "decoy": True},
        {**MINEFIELD["mines"][1], "decoy": False},
        MINEFIELD["mines"][2],
    ]
    for side in (1, -1):
        assert scene(side) == scene(side, mines=swapped, mine_stock=[2, 2], decoy_stock=[1, 1])
    assert scene(0) != scene(0, mines=swapped)
    names = {token["id"]: token["name"]["id"] for token in scene(0)["tokens"] if token["id"].startswith("m")}
    assert {
        "m1": "fallout-counter-mine",
        "m2": "fallout-counter-decoy",
        "m3": "fallout-counter-mine",
    } == names


def test_a_scene_speaks_both_languages():
    """Every message in it has its text and its values."""

    def messages(value):
        if isinstance(value, dict):
            if isinstance(value.get("id"), str) and value["id"].startswith("fallout-"):
                yield value
            for entry in value.values():
                yield from messages(entry)
        elif isinstance(value, list):
            for entry in value:
                yield from messages(entry)

    found = list(messages(json.loads(json.dumps(scene(0)))))
    assert len(found) > 80
    for texts in TEXTS:
        for message in found:
            assert texts.message(message)


@pytest.mark.parametrize(
    "query",
    [
        {"tool": "ruler", "from": "a", "to": "b"},
        {"tool": "ruler", "from": [0, 0], "to": "m1"},
        {"tool": "sight", "from": "a", "to": "b"},
        {"tool": "target", "from": "a", "to": "apc"},
        {"tool": "reach", "unit": "a"},
        {"tool": "unit", "unit": "apc"},
        {"tool": "unit", "unit": "a"},
        {"tool": "spade"},
        {"tool": "ruler"},
        {"tool": "target", "from": "a", "to": "a"},
    ],
)
def test_tools_answer_in_words(query):
    """fallout.measure.premeasure: ruler, sight, odds, reach and cards, each sentence in both languages."""
    state = SYSTEM.position(Setup("fallout", position=MINEFIELD))
    wire = SYSTEM.inspect(state, 0, query).wire()
    for texts in TEXTS:
        for message in [*wire["facts"], *wire["reasons"], *wire["modifiers"], *wire["warnings"]]:
            assert texts.message(message)
    assert wire["facts"] or wire["reasons"] or wire["modifiers"]


@pins("fallout.measure.within")
def test_the_ruler_measures_from_base_to_base():
    """fallout.measure.within: between the closest points; fallout.measure.points: counters are points."""
    state = SYSTEM.position(Setup("fallout", position=MINEFIELD))
    assert 31.0 == SYSTEM.inspect(state, 0, {"tool": "ruler", "from": "a-1", "to": "b"}).cost
    assert 10.0 == SYSTEM.inspect(state, 0, {"tool": "ruler", "from": "m1", "to": "m2"}).cost


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"units": [{"side": "A", "at": [[1000, 1]]}]}, "stands off the table"),
        ({"units": [{"side": "E", "at": [[10, 1]]}]}, "side must be A or B"),
        ({"units": [{"side": "A", "typ": "raider"}]}, 'did you mean "type"'),
        ({"units": [{"side": "A", "type": "raidr", "at": [[10, 10]]}]}, 'did you mean "raider"'),
        ({"units": [{"side": "A", "at": [[10, 10]]}, {"side": "B", "at": [[10.5, 10]]}]}, "stands on"),
        ({"units": [], "light": "noon"}, 'there is no light "noon"'),
        ({"units": [], "phase": "tea"}, 'there is no phase "tea"'),
        ({"units": [], "terrain": [{"kind": "hill", "points": []}]}, 'there is no terrain "hill"'),
        ({"units": [{"id": "x", "side": "A", "aboard": "bus"}]}, "no vehicle of its side"),
        ({"units": [], "colour": 3}, 'unknown key "colour"'),
    ],
)
def test_positions_that_mean_nothing_are_refused_with_a_sentence(change, sentence):
    """The sentence names the place."""
    with pytest.raises(SetupError, match=sentence):
        SYSTEM.position(Setup("fallout", position=change))


@pins("fallout.setup.order")
def test_deployment_can_be_left_to_the_suggestions():
    """A quick battle answers every question of setting up by itself."""
    for scenario in SCENARIOS:
        game = new_game(
            SYSTEM, Setup("fallout", scenario=scenario, layout=3), dice=ScriptedDice([1, 2, 5, 9, 1])
        )
        while game.ask is not None and game.state.phase == "deploy":
            question = game.ask.question
            assert "core.deploy" == question.topic or question.why.startswith("fallout.s4")
            game.answer(question.suggestion())
        assert all(unit.deployed or unit.waiting for unit in game.state.units)
