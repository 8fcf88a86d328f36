"""From a set-up to the state before the first question: options, armies, table."""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.dice import SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.core.options import filled_options, in_words
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Json, Message, Reason, side_letter, table_of, text_of
from sandtable.figures.laying import GENERATED, PLAYERS, players_lay
from sandtable.systems.fubar.army.lists import ArmyList, army_word, read_army, unknown
from sandtable.systems.fubar.army.muster import unit_of
from sandtable.systems.fubar.army.rosters import able_rosters, listed, random_army, roster_ids, standing_army
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.scenarios import DEFAULT, Part, Scenario, small_table
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.book.words import SKIRMISH, SMALL_TABLE
from sandtable.systems.fubar.setup.layout import terrain_for
from sandtable.systems.fubar.setup.own_scenario import own_scenario, why_not_own
from sandtable.systems.fubar.setup.roads import lay_roads
from sandtable.systems.fubar.state.names import side_names
from sandtable.systems.fubar.state.state import Captive, FubarState, Unit
from sandtable.table import Board, Disc

STANDARD_POINTS: Final = 200  # fubar.army.points: a standard side
WITHOUT: Final = {
    "without_break": "fubar.victory.break",
    "without_retreat": "fubar.activation.retreat",
    "without_cohesion": "fubar.unit.cohesion.penalty",
}


def options_of() -> list[OptionInfo]:
    """Every switch of the system, the first value being the usual one.

    fubar.cardinal: rules that may be switched off before a game, by agreement; the engine never does it alone.
    """
    switches = [
        OptionInfo("terrain", Message("fubar-option-terrain"), [GENERATED, PLAYERS], "fubar.setup.terrain"),
        OptionInfo("table", Message("fubar-option-table"), ["standard", SMALL_TABLE], "fubar.setup.table"),
        OptionInfo(
            "points", Message("fubar-option-points"), [0, 150, 200, 250, 300, 400], "fubar.army.points"
        ),
        OptionInfo("start_guard", Message("fubar-option-start_guard"), [False, True], "fubar.setup.guard"),
        OptionInfo(
            "mortar_indirect",
            Message("fubar-option-mortar_indirect"),
            [False, True],
            "fubar.weapon.mortar.indirect",
        ),
    ]
    for id, rule in WITHOUT.items():
        switches.append(OptionInfo(id, Message("fubar-option-" + id), [False, True], rule))
    return switches


def check_options(options: Row) -> Row:
    """The options with the usual values filled in; raises SetupError for those that mean nothing."""
    return filled_options("fubar", options_of(), options)


def scenario_of(setup: Setup, catalogue: Catalogue, options: Row) -> Scenario:
    """The scenario of a set-up; `crossroads` when it names none."""
    id = setup.scenario or (DEFAULT if len(setup.sides) == 2 else SKIRMISH)
    small = options.get("table") == SMALL_TABLE
    if small and id != SKIRMISH:
        raise SetupError(f'scenario "{id}" has a table of its own; the small table is for a skirmish')
    if id in (OWN, RANDOM):
        return own_scenario(setup, catalogue, len(setup.sides))
    return load_scenario(id, catalogue, len(setup.sides), small_table(catalogue) if small else None)


def limit_of(part: Part, options: Row) -> int:
    """fubar.army.points: the scenario's points for a side, or those agreed on."""
    if part.army is not None:
        return 0
    points = options.get("points")
    return points if isinstance(points, int) and points > 0 else part.points


def default_rosters(setup: Setup, scenario: Scenario, options: Row) -> list[str]:
    """A different faction for each side, chosen by the layout among those that can field the points."""
    chosen: list[str] = []
    turn = setup.layout
    for part in scenario.parts:
        able = able_rosters(scenario.rosters, limit_of(part, options), part.vehicles)
        fresh = [roster for roster in able if roster not in chosen] or able or scenario.rosters
        chosen.append(fresh[turn % len(fresh)])
        turn //= len(fresh)
    return chosen


def _given_twice(refused: ArmyList, side: int) -> ArmyList:
    """The scenario brings the army of a side, and the set-up another one."""
    refused.reasons = [Reason("fubar.army.points", "core-file-army-given", {"at": side_letter(side)})]
    return refused


def army_of(setup: Setup, side: int, scenario: Scenario, catalogue: Catalogue, options: Row) -> ArmyList:
    """A side's army: its own list, a faction's standing army, or one drawn from the layout seed."""
    part = scenario.parts[side]
    limit = limit_of(part, options)
    army = setup.sides[side].army
    if part.army is not None:
        if army is not None:
            return _given_twice(ArmyList(""), side)
        army, limit = part.army, 0
    table = table_of(army)
    roster = text_of(army) if "units" in table or isinstance(army, str) else text_of(table.get("roster"))
    drawn = roster == RANDOM or table.get("random") is True
    if army is None or roster == RANDOM:
        roster = default_rosters(setup, scenario, options)[side]
    if not roster:
        return read_army(catalogue, army, limit, part.vehicles)
    if roster not in roster_ids():
        refused = ArmyList("")
        refused.reasons = [unknown("fubar.unit.owner", "roster", roster, [*roster_ids(), RANDOM], "")]
        return refused
    limit = limit or STANDARD_POINTS
    if drawn:
        dice = SeededDice(key_of(setup.layout, ["fubar army", roster, side_letter(side)]))
        units = random_army(roster, limit, part.vehicles, dice)
        return read_army(catalogue, listed(units), limit, part.vehicles)
    return _standing(setup.unit, roster, limit, part.vehicles, catalogue)


_standing_armies: Final = Kept[tuple[str, str, int, int], ArmyList](64)
"""Standing armies as read. Units are built from them and never change them, so every game may share them."""


def _standing(measure: str, roster: str, limit: int, vehicles: int, catalogue: Catalogue) -> ArmyList:
    key = (measure, roster, limit, vehicles)
    known = _standing_armies.get(key)
    if known is None:
        units = listed(standing_army(roster, limit, vehicles))
        known = _standing_armies.keep(key, read_army(catalogue, units, limit, vehicles))
    return known


def all_reasons(setup: Setup) -> list[Reason]:
    """Everything wrong with the armies of a set-up; a set-up that cannot be read raises SetupError."""
    options = check_options(setup.options)
    catalogue = load(setup.unit)
    reasons: list[Reason] = why_not_own(setup) if setup.scenario == OWN else []
    if reasons:
        return reasons
    scenario = scenario_of(setup, catalogue, options)
    for side in range(len(setup.sides)):
        reasons.extend(army_of(setup, side, scenario, catalogue, options).reasons)
    return reasons


def start_state(setup: Setup) -> FubarState:
    """The state before the first effect."""
    options = check_options(setup.options)
    catalogue = load(setup.unit)
    scenario = scenario_of(setup, catalogue, options)
    units: list[Unit] = []
    armies: list[Json] = []
    for side in range(len(setup.sides)):
        army = army_of(setup, side, scenario, catalogue, options)
        if army.reasons:
            raise SetupError(f"the army of side {side_letter(side)} is refused: {in_words(army.reasons)}")
        armies.append(army_word(army))
        for number, entry in enumerate(army.entries, 1):
            units.append(unit_of(army.catalogue or catalogue, f"{side_letter(side)}{number}", side, entry))
    state = FubarState(
        catalogue, scenario, _board(setup, scenario, catalogue, options), units, len(setup.sides), options
    )
    state.names = side_names(scenario, [side.name for side in setup.sides], armies)
    for side, part in enumerate(scenario.parts):
        if len(part.edges) == 1:
            state.deploy_edges[side] = part.edges[0]
    captive = scenario.captive
    if captive is not None:
        state.captive = Captive("captive", Disc(captive[0], captive[1], catalogue.lengths.base_radius))
    return state


def _board(setup: Setup, scenario: Scenario, catalogue: Catalogue, options: Row) -> Board:
    """fubar.setup.terrain: laid from the layout seed, or left to the players but for what the scenario lists."""
    if players_lay(options):
        dice = SeededDice(key_of(setup.layout, ["fubar roads"]))
        pieces = lay_roads(catalogue, scenario, dice) + scenario.pieces_listed(catalogue)
    else:
        pieces = terrain_for(catalogue, scenario, setup.layout)
    return Board(scenario.width, scenario.height, pieces)
