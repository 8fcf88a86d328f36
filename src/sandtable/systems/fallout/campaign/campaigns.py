"""Campaigns (chapter 8): everything about one is plain JSON, and everything that happens gives a new value.

`new_campaign(spec)` begins one; `order(value, side, {"do": …})` is what a side does between battles; `plan(value)` is
the next battle; `setup_for(value)` is that battle as an ordinary set-up; `report(value, state, result)` takes in how it
ended; `show/campaign_desk.py` does all of it by the words of orders. What is refused raises `CampaignError` with the
reasons.
"""

from __future__ import annotations

from math import ceil

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SideSetup
from sandtable.core.wire import Json, Reason, list_of, number_of, side_letter, table_of, text_of
from sandtable.systems.fallout.army.rosters import faction_ids
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.hero_skills import skills_with, wanted_levels
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import SCENARIOS
from sandtable.systems.fallout.book.tables import EDITIONS
from sandtable.systems.fallout.campaign.map import (
    LEAST_EACH,
    LEAST_PICKS,
    MOST_EACH,
    MOST_PICKS,
    NONE,
    USUAL_EACH,
    make_map,
)
from sandtable.systems.fallout.campaign.mines import after_laying, brought_by
from sandtable.systems.fallout.campaign.orders import can_field, order
from sandtable.systems.fallout.campaign.pool import (
    hero_profile,
    level_in,
    list_for,
    pool_terms,
    read_units,
    rest,
)
from sandtable.systems.fallout.campaign.report import (
    Outcome,
    after_battle,
    last_seen,
    unit_numbers,
)
from sandtable.systems.fallout.campaign.terms import (
    MOST_SIDES,
    army_list,
    checked_spec,
    number_in,
    scenarios_in,
    sides_in,
    units_in,
    whole_in,
)
from sandtable.systems.fallout.campaign.value import (
    SIZES,
    CampaignError,
    available,
    battle_options,
    battle_terms,
    catalogue_of,
    close_battle,
    is_fresh,
    meeting,
    plan,
    pool_of,
    refuse,
    side_of,
    standings,
    unit_of_pool,
    with_pool,
)
from sandtable.systems.fallout.setup.settings import edition_of

__all__ = [
    "CampaignError",
    "available",
    "can_field",
    "meeting",
    "new_campaign",
    "order",
    "plan",
    "pool_of",
    "report",
    "setup_for",
    "standings",
]

LAYOUTS = 10**9  # tables that a set-up can name
LEAST_POINTS = 500  # fallout.campaign.start_points
MOST_POINTS = 1500
LEAST_FACTOR = 1.25  # fallout.campaign.battles
MOST_FACTOR = 1.5


def battles_of(points: float, most: float, factor: float) -> int:
    """fallout.campaign.battles: starting points by the largest battle, times 1.25 to 1.5, rounded up."""
    return ceil(points / most * factor - 1e-9)


def round_robin(sides: int, battles: int) -> list[list[int]]:
    """fallout.campaign.record: who meets whom: everybody everybody else in turn, so many battles for each side."""
    ring = list(range(sides)) if sides % 2 == 0 else [*range(sides), -1]
    rounds: list[list[list[int]]] = []
    for _ in range(len(ring) - 1):
        pairs = [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]
        rounds.append([sorted(pair) for pair in pairs if -1 not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    found: list[list[int]] = []
    number = 0
    while min(sum(1 for pair in found if side in pair) for side in range(sides)) < battles:
        found.extend(rounds[number % len(rounds)])
        number += 1
    return found


def new_campaign(spec: Json) -> Row:
    """fallout.campaign.start_points: a campaign out of what its sides agree on, each with an army list as its pool."""
    table = checked_spec(spec)
    edition = edition_of(text_of(table.get("edition")))
    unit = text_of(table.get("unit")) or ("cm" if edition == "it" else "in")
    points = number_in(table, "points", 1000.0, LEAST_POINTS, MOST_POINTS, "fallout.campaign.start_points")
    largest = min(points, float(SIZES[-1]))
    most = number_in(table, "battle_most", 300.0, 50, largest, "fallout.campaign.battle_points")
    least = number_in(table, "battle_least", most / 2, 10, most, "fallout.campaign.battle_points")
    factor = number_in(table, "factor", LEAST_FACTOR, LEAST_FACTOR, MOST_FACTOR, "fallout.campaign.battles")
    seed = int(number_in(table, "seed", 1.0, 0, 2**31, "fallout.campaign.start_points"))
    catalogue = load(edition, unit)
    sides: list[Json] = []
    for number, entry in enumerate(sides_in(table)):
        army = army_list(catalogue, entry.get("army"), points, most, seed + number)
        sides.append(_side(catalogue, text_of(entry.get("name")), army, number, points))
    battles = battles_of(points, most, factor)
    value: Row = {
        "system": "fallout",
        "name": text_of(table.get("name"))[:60],
        "edition": edition,
        "unit": unit,
        "points": points,
        "battle_least": least,
        "battle_most": most,
        "each_side": battles,
        "seed": seed,
        "scenarios": scenarios_in(table),
        "sides": sides,
        "schedule": [[side for side in pair] for pair in round_robin(len(sides), battles)],
        "battles": [],
        "map": None,
    }
    if table.get("map") is True:
        value["map"] = _atlas(table, len(sides), seed, edition)
    return value


def _atlas(table: Row, sides: int, seed: int, edition: str) -> Row:
    """fallout.campaign.map.none.it: only the English book has a map."""
    if edition == "it":
        raise refuse(NONE, "fallout-campaign-no-map")
    made = make_map(sides, whole_in(table, "each", USUAL_EACH), whole_in(table, "picks", 2), seed)
    if isinstance(made, Reason):
        raise CampaignError([made])
    return made


def _side(catalogue: Catalogue, name: str, army: Row, number: int, points: float) -> Row:
    """A side with its pool: fallout.campaign.start_points, and the laws of army building."""
    faction = text_of(army.get("faction"))
    units = units_in(army)
    read = read_units(catalogue, faction, units, pool_terms(points, False), army.get("mines", 0))
    if any(level_in(unit) > 1 for unit in units):
        read.reasons.append(Reason("fallout.advance.table", "fallout-campaign-level-one"))
    if read.reasons:
        raise CampaignError(read.reasons)
    pool: list[Json] = []
    for at, unit in enumerate(units):
        kept: Row = {**unit, "id": f"{number + 1}-{at + 1}"}
        profile = hero_profile(catalogue, unit)
        if profile is not None:
            wanted = wanted_levels(profile, unit.get("skills")) or {}
            kept["skills"] = {skill: level for skill, level in skills_with(profile, wanted).items()}
            kept["xp"] = 0
            kept["level"] = 1
        pool.append(kept)
    return {
        "name": name[:60],
        "faction": read.faction(),
        "pool": pool,
        "mines": read.mines,
        "mines_bought": read.mines,
        "won": 0,
        "lost": 0,
        "drawn": 0,
        "fought": 0,
    }


def terms_in_words() -> Row:
    """What the sides agree on before a campaign: for screens that know no rules."""
    return {
        "editions": [edition for edition in EDITIONS],
        "maps": ["en"],
        "sides": [2, MOST_SIDES],
        "points": [LEAST_POINTS, MOST_POINTS],
        "battle": [50, SIZES[-1]],
        "factor": [LEAST_FACTOR, MOST_FACTOR],
        "each": [LEAST_EACH, MOST_EACH],
        "picks": [LEAST_PICKS, MOST_PICKS],
        "scenarios": [{"id": id, "name": {"id": "fallout-scenario-" + id}} for id in SCENARIOS],
        "factions": [{"id": id, "name": {"id": "fallout-faction-" + id}} for id in faction_ids()],
        "rules": [
            "fallout.campaign.start_points",
            "fallout.campaign.battle_points",
            "fallout.campaign.battles",
        ],
    }


def enlisted(value: Row, side: int, army: Json) -> Row:
    """fallout.campaign.start_points: a side brings another army, as long as nothing has come of the first."""
    before = side_of(value, side)
    if not is_fresh(value, side):
        raise refuse("fallout.campaign.start_points", "fallout-campaign-enlist-late")
    catalogue = catalogue_of(value)
    points, most = number_of(value.get("points")) or 0.0, number_of(value.get("battle_most")) or 0.0
    listed = army_list(catalogue, army, points, most, int(number_of(value.get("seed")) or 0) + side)
    sides = [table_of(entry) for entry in list_of(value.get("sides"))]
    sides[side] = _side(catalogue, text_of(before.get("name")), listed, side, points)
    return {**value, "sides": [entry for entry in sides]}


# ------------------------------------------------------------ battles


def setup_for(value: Row) -> Setup:
    """The next battle as an ordinary set-up, with what both sides fielded."""
    coming = plan(value)
    fielded = table_of(value.get("fielded", {}))
    if coming is None:
        raise refuse("fallout.campaign.record", "fallout-campaign-over")
    pair = [int(number_of(side) or 0) for side in list_of(coming["sides"])]
    for side in pair:
        if f"{side}" not in fielded:
            raise refuse("fallout.campaign.battle_points", "fallout-campaign-not-fielded", {"side": side})
    scenario = text_of(coming["scenario"])
    options = battle_options(value, scenario)
    sides = [SideSetup(text_of(side_of(value, side).get("name")), _army(value, side)) for side in pair]
    seed = int(number_of(value.get("seed")) or 0) * 1000 + int(number_of(coming["number"]) or 0)
    seed %= LAYOUTS
    return Setup(
        "fallout", scenario, sides, text_of(value["edition"]), text_of(value["unit"]), options, None, seed
    )


def _army(value: Row, side: int) -> Json:
    ids = [text_of(id) for id in list_of(table_of(value.get("fielded")).get(f"{side}"))]
    units = [unit_of_pool(value, side, id) for id in ids]
    faction = text_of(side_of(value, side).get("faction"))
    return list_for(faction, text_of(value["edition"]), units, brought_by(value, side))


def report(value: Row, state: Json, result: Json, extra: int = 0) -> Row:
    """Takes in how the next battle ended: its last state and its result flow back into the pools.

    fallout.campaign.dead, fallout.campaign.track_damage, fallout.campaign.retreated, fallout.advance.xp_win: see there.
    """
    coming = plan(value)
    if coming is None:
        raise refuse("fallout.campaign.record", "fallout-campaign-over")
    setup = setup_for(value)
    pair = [int(number_of(side) or 0) for side in list_of(coming["sides"])]
    letter = text_of(table_of(result).get("winner"))
    winner = pair["AB".index(letter)] if letter in ("A", "B") else -1
    dumped = table_of(table_of(state).get("units"))
    for number, side in enumerate(pair):
        fought = int(number_of(side_of(value, side).get("fought", 0)) or 0) + 1
        outcome = Outcome(fought, winner == side, winner < 0, setup.scenario != "convoy", extra)
        value = after_laying(_survivors(value, side, number, setup, dumped, outcome), side, number, state)
    return close_battle(value, coming, winner, table_of(result), "fought")


def _survivors(value: Row, side: int, number: int, setup: Setup, dumped: Row, outcome: Outcome) -> Row:
    """The pool of a side after a battle: what is left of those who fought, and those who rested."""
    catalogue = catalogue_of(value)
    terms = battle_terms(value, side)
    ids = [text_of(id) for id in list_of(table_of(value.get("fielded")).get(f"{side}"))]
    places = unit_numbers(catalogue, setup.sides[number].army, terms)
    fought: list[Row] = []
    rested: list[Row] = []
    for unit in pool_of(value, side):
        id = text_of(unit.get("id"))
        if id not in ids:
            rested.append(unit)
            continue
        seen = last_seen(dumped, f"{side_letter(number)}{places[ids.index(id)]}")
        kept = after_battle(catalogue, unit, seen, outcome)
        if kept is not None:
            fought.append(kept)
    # fallout.campaign.heal.en, fallout.campaign.heal.it: those who sat it out recover
    order_of = [unit.get("id") for unit in pool_of(value, side)]
    pool = sorted([*fought, *rest(catalogue, rested)], key=lambda unit: order_of.index(unit.get("id")))
    return with_pool(value, side, pool)
