"""From a set-up to the state before the first question: armies, what the scenario gives, table."""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.options import in_words
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, side_letter, table_of, text_of
from sandtable.systems.fallout.army.law import TOURNAMENT_POINTS
from sandtable.systems.fallout.army.list_read import FREE_BY_DEFAULT, ArmyList, Terms
from sandtable.systems.fallout.army.lists import read_army, unknown, why_not_read
from sandtable.systems.fallout.army.muster import unit_of
from sandtable.systems.fallout.army.rosters import faction_ids, house_army, random_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import DEFAULT, Part, Scenario, has_small_table
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.book.words import (
    CENTIMETRES,
    CONVOY,
    ENGLISH,
    SKIRMISH,
    SMALL_TABLE,
    WILD_AMERICA,
)
from sandtable.systems.fallout.setup.layout import laid_first, terrain_for
from sandtable.systems.fallout.setup.own_scenario import own_scenario, why_not_own
from sandtable.systems.fallout.setup.settings import GENERATED, check_options, edition_of, turns_of
from sandtable.systems.fallout.setup.wild import critter_pool, first_wave
from sandtable.systems.fallout.state.identities import PHASE_TERRAIN
from sandtable.systems.fallout.state.names import side_names
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Board

FREE_RULES: Final = {
    "convoy": "fallout.s2.forces.convoy",
    "raiders": "fallout.s2.forces.raiders",
    "treasure_hunt": "fallout.s3.extras",
}
STANDARD_POINTS: Final = 200.0  # of an army that a scenario names by its faction
EQUAL: Final = (SKIRMISH, WILD_AMERICA)
"""fallout.s1.forces, fallout.s4.forces: scenarios whose sides have equal points, as many as they agree on."""


def scenario_of(setup: Setup, options: Row) -> Scenario:
    """fallout.setup.scenario: the scenario fixes the table, the sides and the special rules."""
    id = setup.scenario or DEFAULT
    small = options.get("table") == SMALL_TABLE
    inch = 2.5 if setup.unit == CENTIMETRES else 1.0
    n, turns = len(setup.sides), turns_of(options)
    own = id in (OWN, RANDOM)
    made = (
        own_scenario(setup, inch, n, turns=turns) if own else load_scenario(id, inch, n, small, turns=turns)
    )
    if small and (not has_small_table(id) or len(setup.sides) > 2):
        raise SetupError(
            f'scenario "{id}" has a table of its own; the small one is for two sides in a skirmish'
        )
    points = options.get("points")
    if isinstance(points, int) and points > 0 and id not in EQUAL:
        raise SetupError(f'scenario "{id}" has points of its own; leave the option "points" at 0')
    return made


def terms_of(scenario: Scenario, side: int, options: Row, edition: str) -> Terms:
    """What a side's list is held to: points and gifts of the scenario, and what the players agreed on.

    fallout.s3.forces: scavengers 150 points, raiders 200; the other scenarios say theirs in the same way.
    """
    part = scenario.parts[side]
    campaign = options.get("campaign") is True
    terms = Terms(
        limit=_limit(scenario, part, options),
        tournament=options.get("tournament") is True,
        energy=options.get("energy") is True,
        campaign=campaign,
        loot=campaign,
        nuclear_apc=options.get("nuclear_apc") is True,
        high_levels=options.get("high_levels") is True,
        free_vehicle=part.free_vehicle,
        free_hero=part.free_hero,
        free_minigun=part.free_minigun,
        free_rule=FREE_RULES.get(
            part.role if scenario.victory == CONVOY else scenario.victory, FREE_BY_DEFAULT
        ),
    )
    if part.free_vehicle and edition == ENGLISH:
        terms.no_vehicles = [part.free_vehicle, "nuclear_apc"]
    elif part.free_vehicle:
        terms.only_vehicles = [part.free_vehicle]
    return terms


def _limit(scenario: Scenario, part: Part, options: Row) -> float:
    """The points of a side: what the players agreed on, else those of a tournament, else its part in the scenario."""
    if part.army is not None:
        return 0.0
    agreed = options.get("points")
    if options.get("tournament") is True and not agreed and scenario.id in EQUAL:
        return float(TOURNAMENT_POINTS)
    return float(agreed if isinstance(agreed, int) and agreed > 0 else part.points)


def default_factions(setup: Setup) -> list[str]:
    """A different faction for each side, chosen by the layout."""
    chosen: list[str] = []
    turn = setup.layout
    for _ in setup.sides:
        fresh = [id for id in faction_ids() if id not in chosen]
        chosen.append(fresh[turn % len(fresh)])
        turn //= len(fresh)
    return chosen


def _given_twice(refused: ArmyList, side: int) -> ArmyList:
    """The scenario brings the army of a side, and the set-up another one."""
    refused.reasons = [Reason("fallout.s1.forces", "core-file-army-given", {"at": side_letter(side)})]
    return refused


def army_of(setup: Setup, side: int, scenario: Scenario, catalogue: Catalogue, options: Row) -> ArmyList:
    """A side's army: its own list, a faction's house army, or one drawn from the layout seed."""
    terms = terms_of(scenario, side, options, catalogue.edition)
    army = setup.sides[side].army
    own = scenario.parts[side].army
    if own is not None:
        if army is not None:
            return _given_twice(ArmyList("", terms, catalogue), side)
        army = own
    table = table_of(army)
    if "units" in table:
        return read_army(catalogue, army, terms)
    refused = ArmyList("", terms, catalogue)
    refused.reasons = why_not_read(table)
    if refused.reasons:
        return refused
    faction = text_of(army) if isinstance(army, str) else text_of(table.get("faction"))
    drawn = faction == RANDOM or table.get("random") is True
    if army is None or faction in ("", RANDOM):
        if army is not None and not drawn and not isinstance(army, str):
            return read_army(catalogue, army, terms)
        faction = default_factions(setup)[side]
    if faction not in faction_ids():
        known = [*faction_ids(), RANDOM]
        refused.reasons = [unknown("fallout.army.factions", "faction", faction, known, None)]
        return refused
    vehicles = not terms.free_vehicle
    limit = terms.limit or STANDARD_POINTS
    if drawn:
        made = random_army(catalogue, limit, setup.layout, faction, side_letter(side), vehicles)
    else:
        made = house_army(catalogue, faction, limit * scenario.parts[side].spends / 100.0, vehicles)
    return read_army(catalogue, made, terms)


def why_not_begin(setup: Setup) -> list[Reason]:
    """Everything wrong with the armies of a set-up; a set-up that cannot be read raises SetupError."""
    options = check_options(setup.options)
    catalogue = load(edition_of(setup.edition), setup.unit)
    reasons: list[Reason] = why_not_own(setup, catalogue.edition) if setup.scenario == OWN else []
    if reasons:
        return reasons
    scenario = scenario_of(setup, options)
    for side in range(len(setup.sides)):
        reasons.extend(army_of(setup, side, scenario, catalogue, options).reasons)
    return reasons


def start_state(setup: Setup) -> FalloutState:
    """fallout.setup.order: the state before the first effect: scenario, table and armies are known."""
    options = check_options(setup.options)
    catalogue = load(edition_of(setup.edition), setup.unit)
    scenario = scenario_of(setup, options)
    units: list[Unit] = []
    armies: list[ArmyList] = []
    for side in range(len(setup.sides)):
        army = army_of(setup, side, scenario, catalogue, options)
        if army.reasons:
            raise SetupError(f"the army of side {side_letter(side)} is refused: {in_words(army.reasons)}")
        armies.append(army)
        units.extend(_units(army, side, scenario))
    pool = critter_pool(scenario, sum(army.terms.limit for army in armies))
    units.extend(first_wave(catalogue, scenario, pool))
    board = _board(setup, scenario, catalogue, options)
    state = FalloutState(catalogue, scenario, board, units, len(setup.sides), options)
    state.phase = PHASE_TERRAIN
    words: list[Json] = [army.word() for army in armies]
    state.names = side_names(scenario, [side.name for side in setup.sides], words)
    state.pool = pool
    state.light = text_of(options.get("light"))
    state.home = [scenario.home(side) for side in range(state.sides)]
    state.exits = [part.exits[:] for part in scenario.parts]
    state.may_leave = [bool(part.exits) for part in scenario.parts]
    # fallout.mine.buy: every mine comes with a decoy
    state.mine_stock = [army.mines for army in armies]
    state.decoy_stock = [army.mines for army in armies]
    return state


def _units(army: ArmyList, side: int, scenario: Scenario) -> list[Unit]:
    units: list[Unit] = []
    faction = army.buyer()
    for number, entry in enumerate(army.entries, 1):
        id = f"{side_letter(side)}{number}"
        unit = unit_of(army.catalogue, id, side, entry, faction, army.terms.campaign)
        unit.waiting = bool(scenario.parts[side].enters)
        units.append(unit)
    return units


def _board(setup: Setup, scenario: Scenario, catalogue: Catalogue, options: Row) -> Board:
    """The table of the layout, or an empty one for the players to lay (but for the road)."""
    inch = catalogue.lengths.inch
    generated = options.get("terrain") == GENERATED
    pieces = terrain_for(scenario, inch, setup.layout) if generated else laid_first(scenario, inch)
    return Board(scenario.width, scenario.height, pieces)
