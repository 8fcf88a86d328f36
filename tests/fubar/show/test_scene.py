"""What a side may see, and that every word of it can be said."""

import pytest

from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup
from sandtable.i18n import Texts
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.book.scenarios import SCENARIOS

TRUCK = {"id": "truck", "side": "A", "vehicle": "truck", "at": [10, 24], "facing": 0}


def convoy(at, **more):
    """A convoy, and an ambusher at some place in a wood."""
    wood = {"kind": "wood", "points": [[20, 1], [60, 1], [60, 9], [20, 9]]}
    ambush = {"id": "ambush", "side": "B", "at": [at], "hidden": True, "weapons": "rpg", **more}
    position = {"scenario": "convoy", "terrain": [wood], "units": [TRUCK, ambush]}
    return new_game(FubarSystem(), Setup("fubar", position=position), seed=1)


def messages(value):
    """Every message anywhere in a JSON value."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and str(value["id"]).startswith(("fubar-", "core-")):
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def test_hidden_ambushers_leave_no_trace_in_the_enemys_view():
    """Games that differ only in where ambushers hide look the same to the convoy, and to onlookers."""
    here, there = convoy([40, 5]), convoy([50, 4])

    for side in (0, -1):
        assert here.view(side).wire() == there.view(side).wire()
    assert here.view(1).wire() != there.view(1).wire()
    assert here.known(0).digest() == there.known(0).digest()
    assert here.known(1).digest() != there.known(1).digest()


def test_ambushers_are_seen_from_twelve_inches_and_once_they_have_fired():
    """Convoy: ambushers who have not fired are visible only within 12 inches."""

    def tokens(game):
        return [token["id"] for token in game.view(0).scene["tokens"]]

    near = {**TRUCK, "at": [24, 17]}
    wood = {"kind": "wood", "points": [[20, 1], [60, 1], [60, 9], [20, 9]]}
    ambush = {"id": "ambush", "side": "B", "at": [[24, 8.5]], "hidden": True}
    position = {"scenario": "convoy", "terrain": [wood], "units": [near, ambush]}
    close = new_game(FubarSystem(), Setup("fubar", position=position), seed=1)

    assert ["truck"] == tokens(convoy([40, 5]))
    assert ["truck", "ambush-1"] == tokens(convoy([40, 5], hidden=False, fired=True))
    assert ["truck", "ambush-1"] == tokens(close)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_text_of_a_game_can_be_said(scenario, lang):
    """Scenes, questions, events and the lists of scenarios and options speak both languages."""
    system = FubarSystem()
    texts = Texts(lang, strict=True)
    game = new_game(system, Setup("fubar", scenario), seed=3)
    said = list(messages([info.wire() for info in system.scenarios()]))
    said += messages([option.wire() for option in system.options()])
    said += messages(
        [system.army_sheet(army) for army in ("accord", "redgully", "aegis", "dustfall", "harbour")]
    )
    for step in range(60):
        if game.ask is None:
            break
        said += messages(game.view(game.ask.side).wire())
        choices = game.choices()
        game.answer(choices[step % len(choices)])

    for message in said:
        assert texts.message(message)


def test_scene_draws_hulls_figures_terrain_and_zones():
    """The scene has what a client needs to draw the table."""
    game = new_game(FubarSystem(), Setup("fubar", layout=1), seed=3)
    while game.state.phase == "deploy":
        game.answer(game.choices()[0])
    scene = game.view(0).scene

    assert {"figure", "hull"} == {token["shape"] for token in scene["tokens"]}
    assert {"objective"} == {zone["kind"] for zone in scene["zones"]}
    assert [unit.id for unit in game.state.units] == [unit["id"] for unit in scene["units"]]
    assert [piece.id for piece in game.state.board.pieces] == [piece["id"] for piece in scene["terrain"]]


@pins("fubar.measure.edge")
def test_ruler_measures_from_edge_to_edge():
    """fubar.measure.edge: from base edge to base edge, from the hull for vehicles."""
    units = [
        {"id": "a", "side": "A", "at": [[10, 10]]},
        {"id": "b", "side": "B", "at": [[20, 10]]},
        {"id": "c", "side": "B", "vehicle": "truck", "at": [10, 20], "facing": 0},
    ]
    game = new_game(FubarSystem(), Setup("fubar", position={"units": units, "terrain": []}), seed=1)

    def measured(start, end):
        return game.system.inspect(game.state, 0, {"tool": "ruler", "from": start, "to": end}).cost

    assert (9, 8.5, 9.5) == (measured("a", "b-1"), measured("a", "c"), measured("a", [20, 10]))


@pins("fubar.los.blockers")
def test_sight_tool_names_what_is_in_the_way():
    """fubar.los.blockers: the line, the point where it stops, the rule and the piece."""
    wood = {"kind": "wood", "points": [[14, 8], [16, 8], [16, 12], [14, 12]]}
    units = [{"id": "a", "side": "A", "at": [[10, 10]]}, {"id": "b", "side": "B", "at": [[20, 10]]}]
    game = new_game(FubarSystem(), Setup("fubar", position={"units": units, "terrain": [wood]}), seed=1)
    blocked = game.system.inspect(game.state, 0, {"tool": "sight", "from": "a", "to": "b"}).sight[0]

    assert (False, "fubar.fire.block", {"id": "fubar-terrain-wood"}) == (
        blocked.clear,
        blocked.why,
        blocked.message.values["terrain"],
    )
