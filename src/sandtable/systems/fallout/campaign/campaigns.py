"""Campaigns (chapter 8): everything about one is plain JSON, and everything that happens gives a new value.

`new_campaign(spec)` begins one; `order(value, side, {"do": …})` is what a side does between battles; `setup_for(value)`
is the next battle as an ordinary set-up; `report(value, state, result)` takes in how it ended. These are the doors:
behind them a campaign is a record (`records.py`). What is refused raises `CampaignError` with the reasons.
"""

from __future__ import annotations

from math import ceil

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SideSetup
from sandtable.core.wire import Json, Reason, side_letter, text_of
from sandtable.systems.fallout.army.rosters import faction_ids
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.hero_skills import skills_with, wanted_levels
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import SCENARIOS
from sandtable.systems.fallout.book.tables import EDITIONS
from sandtable.systems.fallout.book.words import CENTIMETRES, CONVOY, INCHES, ITALIAN
from sandtable.systems.fallout.campaign.map import (
    LEAST_EACH,
    MOST_EACH,
    MOST_PICKS,
    NONE,
    USUAL_EACH,
    make_map,
    why_not_map,
)
from sandtable.systems.fallout.campaign.mines import after_laying, brought_by
from sandtable.systems.fallout.campaign.orders import order
from sandtable.systems.fallout.campaign.pool import (
    hero_profile,
    list_for,
    pool_terms,
    read_units,
    rest,
)
from sandtable.systems.fallout.campaign.records import LEAST_PICKS, Campaign, CampaignSide, PoolUnit
from sandtable.systems.fallout.campaign.report import Fought, Outcome, after_battle, unit_numbers
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
    battle_options,
    battle_terms,
    catalogue_of,
    close_battle,
    fielded_by,
    is_fresh,
    plan,
    refuse,
    unit_of_pool,
)
from sandtable.systems.fallout.setup.settings import edition_of

__all__ = ["CampaignError", "new_campaign", "order", "report", "setup_for"]

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
    meetings: list[list[int]] = []
    number = 0
    while min(sum(1 for pair in meetings if side in pair) for side in range(sides)) < battles:
        meetings.extend(rounds[number % len(rounds)])
        number += 1
    return meetings


def new_campaign(spec: Json) -> Row:
    """fallout.campaign.start_points: a campaign out of what its sides agree on, each with an army list as its pool."""
    table = checked_spec(spec)
    edition = edition_of(text_of(table.get("edition")))
    unit = text_of(table.get("unit")) or (CENTIMETRES if edition == ITALIAN else INCHES)
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
        sides.append(_side(catalogue, text_of(entry.get("name")), army, number, points).row)
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
    if edition == ITALIAN:
        raise refuse(NONE, "fallout-campaign-no-map")
    each, picks = whole_in(table, "each", USUAL_EACH), whole_in(table, "picks", 2)
    reasons = why_not_map(each, picks)
    if reasons:
        raise CampaignError(reasons)
    return make_map(sides, each, picks, seed)


def _side(catalogue: Catalogue, name: str, army: Row, number: int, points: float) -> CampaignSide:
    """A side with its pool: fallout.campaign.start_points, and the laws of army building."""
    units = [PoolUnit(unit) for unit in units_in(army)]
    terms = pool_terms(points, loot=False)
    read = read_units(catalogue, text_of(army.get("faction")), units, terms, army.get("mines", 0))
    if any(unit.level > 1 for unit in units):
        read.reasons.append(Reason("fallout.advance.table", "fallout-campaign-level-one"))
    if read.reasons:
        raise CampaignError(read.reasons)
    pool = [_recruit(catalogue, unit, f"{number + 1}-{at + 1}") for at, unit in enumerate(units)]
    return CampaignSide(
        {
            "name": name[:60],
            "faction": read.faction(),
            "pool": [unit.row for unit in pool],
            "mines": read.mines,
            "mines_bought": read.mines,
            "won": 0,
            "lost": 0,
            "drawn": 0,
            "fought": 0,
        }
    )


def _recruit(catalogue: Catalogue, unit: PoolUnit, id: str) -> PoolUnit:
    """A unit of the list as it joins the pool; a hero's skills and experience are written down from now on."""
    recruit = unit.changed({"id": id})
    profile = hero_profile(catalogue, unit)
    if profile is None:
        return recruit
    wanted = wanted_levels(profile, unit.row.get("skills")) or {}
    skills: Row = {skill: level for skill, level in skills_with(profile, wanted).items()}
    return recruit.changed({"skills": skills, "xp": 0, "level": 1})


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
    campaign = Campaign(value)
    if not is_fresh(campaign, side):
        raise refuse("fallout.campaign.start_points", "fallout-campaign-enlist-late")
    catalogue = catalogue_of(campaign)
    listed = army_list(catalogue, army, campaign.points, campaign.most, campaign.seed + side)
    brought = _side(catalogue, campaign.sides[side].name, listed, side, campaign.points)
    return campaign.with_side(side, brought).row


# ------------------------------------------------------------ battles


def setup_for(value: Row) -> Setup:
    """The next battle as an ordinary set-up, with what both sides fielded."""
    return battle_of(Campaign(value))


def battle_of(campaign: Campaign) -> Setup:
    """fallout.campaign.battle_points: the set-up of the next battle; refused until both sides have chosen."""
    coming = plan(campaign)
    if coming is None:
        raise refuse("fallout.campaign.record", "fallout-campaign-over")
    for side in coming.sides:
        if side not in campaign.fielded:
            raise refuse("fallout.campaign.battle_points", "fallout-campaign-not-fielded", {"side": side})
    scenario = coming.scenario
    sides = [SideSetup(campaign.sides[side].name, _army(campaign, side)) for side in coming.sides]
    seed = (campaign.seed * 1000 + coming.number) % LAYOUTS
    options = battle_options(campaign, scenario)
    return Setup(
        system="fallout",
        scenario=scenario,
        sides=sides,
        edition=campaign.edition,
        unit=campaign.unit,
        options=options,
        layout=seed,
    )


def _army(campaign: Campaign, side: int) -> Json:
    """What a side fields, as an army list."""
    units = [unit_of_pool(campaign, side, id) for id in fielded_by(campaign, side)]
    return list_for(campaign.sides[side].faction, campaign.edition, units, brought_by(campaign, side))


def report(value: Row, state: Json, result: Json, extra: int = 0) -> Row:
    """Takes in how the next battle ended: its last state and its result flow back into the pools.

    fallout.campaign.dead, fallout.campaign.track_damage, fallout.campaign.retreated, fallout.advance.xp_win: see there.
    """
    campaign = Campaign(value)
    coming = plan(campaign)
    if coming is None:
        raise refuse("fallout.campaign.record", "fallout-campaign-over")
    setup = battle_of(campaign)
    fought = Fought(state, result)
    winner = coming.sides[fought.winner] if fought.winner >= 0 else -1
    for number, side in enumerate(coming.sides):
        battles = campaign.sides[side].fought + 1
        outcome = Outcome(
            number=battles,
            won=winner == side,
            drawn=winner < 0,
            retreat_counts=setup.scenario != CONVOY,
            extra=extra,
        )
        pool = _survivors(campaign, side, number, setup, fought, outcome)
        campaign = after_laying(campaign.with_pool(side, pool), side, fought.mines_left(number))
    return close_battle(campaign, coming, winner, fought.points, "fought").row


def _survivors(
    campaign: Campaign, side: int, number: int, setup: Setup, fought: Fought, outcome: Outcome
) -> list[PoolUnit]:
    """The pool of a side after a battle: what is left of those who fought, and those who rested.

    fallout.campaign.heal.en, fallout.campaign.heal.it: those who sat it out recover.
    """
    catalogue = catalogue_of(campaign)
    ids = fielded_by(campaign, side)
    places = unit_numbers(catalogue, setup.sides[number].army, battle_terms(campaign, side))
    pool = campaign.sides[side].pool
    left: list[PoolUnit] = rest(catalogue, [unit for unit in pool if unit.id not in ids])
    for unit in pool:
        if unit.id in ids:
            seen = fought.seen(f"{side_letter(number)}{places[ids.index(unit.id)]}")
            kept = after_battle(catalogue, unit, seen, outcome)
            left.extend([kept] if kept is not None else [])
    order_of = [unit.id for unit in pool]
    return sorted(left, key=lambda unit: order_of.index(unit.id))
