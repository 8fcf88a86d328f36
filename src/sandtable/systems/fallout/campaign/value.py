"""How a campaign stands: whose battle is next, what each side has for it, and who is ahead."""

from __future__ import annotations

from sandtable.core.game import Refused
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.book.words import RANDOM
from sandtable.systems.fallout.campaign.pool import campaign_terms, fieldable, points_of
from sandtable.systems.fallout.campaign.records import Campaign, Coming, PoolUnit
from sandtable.systems.fallout.setup.setting_up import EQUAL, terms_of
from sandtable.systems.fallout.setup.settings import check_options

SIZES = (100, 150, 200, 300, 400, 500, 600)


class CampaignError(Refused):
    """An order that is refused, with the reasons."""


def refuse(why: str, message: str, values: Row | None = None) -> CampaignError:
    """One reason as an error to raise."""
    return CampaignError([Reason(why, message, values)])


def catalogue_of(campaign: Campaign) -> Catalogue:
    """The charts a campaign is played with."""
    return load(campaign.edition, campaign.unit)


def plan(campaign: Campaign) -> Coming | None:
    """The next battle; None when the campaign is over."""
    fought = len(campaign.battles)
    if fought >= len(campaign.schedule):
        return None
    scenario = campaign.scenarios[fought % len(campaign.scenarios)]
    return Coming(number=fought + 1, sides=campaign.schedule[fought], scenario=scenario)


def available(campaign: Campaign, side: int) -> list[PoolUnit]:
    """The units a side may choose from for its next battle; on the map only those where the battle is."""
    catalogue = catalogue_of(campaign)
    own = campaign.sides[side]
    ready = [unit for unit in own.pool if fieldable(catalogue, unit, own.fought + 1)]
    if campaign.atlas is not None:
        place = meeting(campaign)
        ready = [unit for unit in ready if place and unit.at == place]
    return ready


def meeting(campaign: Campaign) -> str:
    """fallout.campaign.map.move.en: the location where the sides of the next battle both have troops; "" for none."""
    coming = plan(campaign)
    if coming is None:
        return ""
    first, second = [[unit.at for unit in campaign.sides[side].pool] for side in coming.sides]
    return next((place for place in first if place and place in second), "")


def battle_options(campaign: Campaign, scenario: str) -> Row:
    """The settings of a battle; fallout.campaign.light: light by chance."""
    most = int(campaign.most)
    options: Row = {"light": RANDOM, "campaign": True}
    if scenario in EQUAL:
        options["points"] = next((size for size in SIZES if most <= size), SIZES[-1])
    return check_options(options)


def battle_terms(campaign: Campaign, side: int) -> Terms:
    """What a side's list is held to in the next battle: the scenario's terms, and those of the campaign.

    fallout.campaign.limits.en, fallout.campaign.limits.it: see `campaign_terms`. Scenarios with points of their own
    keep them where they are less than the largest battle.
    """
    coming = plan(campaign)
    assert coming is not None
    catalogue = catalogue_of(campaign)
    id = coming.scenario
    scenario = load_scenario(id, catalogue.lengths.inch, 2)
    number = coming.sides.index(side)
    terms = terms_of(scenario, number, battle_options(campaign, id), catalogue.edition)
    terms.limit = campaign.most if id in EQUAL else min(campaign.most, terms.limit)
    limits = campaign_terms(catalogue, terms.limit)
    terms.tournament = True
    terms.hero_cap = limits.hero_cap
    terms.vehicle_cap = limits.vehicle_cap
    return terms


def pair_of(campaign: Campaign) -> list[int]:
    """The sides of the next battle; none when the campaign is over."""
    coming = plan(campaign)
    return [] if coming is None else coming.sides


def fielded_by(campaign: Campaign, side: int) -> list[str]:
    """The units a side has chosen for the next battle."""
    return campaign.fielded.get(side, [])


def both_chose(campaign: Campaign) -> bool:
    """Whether the next battle can begin."""
    pair = pair_of(campaign)
    return bool(pair) and all(fielded_by(campaign, side) for side in pair)


def has_waited(campaign: Campaign, side: int) -> bool:
    """Whether a side has finished moving in this interval; troops that are chosen for a battle stay where they are."""
    return side in campaign.waiting or bool(fielded_by(campaign, side))


def is_fresh(campaign: Campaign, side: int) -> bool:
    """Whether nothing has come of a side's army yet: it may still bring another."""
    own = campaign.sides[side]
    used = any(unit.at or unit.xp for unit in own.pool)
    return not (used or own.fought or fielded_by(campaign, side) or campaign.fighting)


def least_points(campaign: Campaign, side: int) -> float:
    """fallout.campaign.battle_points: what a side must field at least."""
    return min(campaign.least, battle_terms(campaign, side).limit / 2.0)


def standings(campaign: Campaign) -> list[Row]:
    """fallout.campaign.record: most battles won first, ties by the points that survive."""
    catalogue = catalogue_of(campaign)
    ranked: list[tuple[int, float, int]] = []
    for number, side in enumerate(campaign.sides):
        ranked.append((-side.won, -points_of(catalogue, side.faction, side.pool), number))
    return [_standing(campaign, number, -points) for _, points, number in sorted(ranked)]


def _standing(campaign: Campaign, number: int, points: float) -> Row:
    row = campaign.sides[number].row
    shown: Row = {key: row.get(key) for key in ("name", "faction", "won", "lost", "drawn", "fought")}
    return {**shown, "side": number, "points": points}


def unit_of_pool(campaign: Campaign, side: int, id: str) -> PoolUnit:
    """A unit of a side by its id, or the refusal of a stranger."""
    for unit in campaign.sides[side].pool:
        if unit.id == id:
            return unit
    raise refuse("fallout.campaign.dead", "fallout-campaign-no-unit", {"unit": id[:40]})


def next_interval(campaign: Campaign) -> Campaign:
    """fallout.campaign.map.move.en: a new interval, in which everybody may move one step again."""
    for number, side in enumerate(campaign.sides):
        rested = [unit.changed({"moved": False}) if "moved" in unit.row else unit for unit in side.pool]
        campaign = campaign.with_pool(number, rested)
    return campaign.changed({"waiting": []})


def close_battle(campaign: Campaign, coming: Coming, winner: int, points: Json, how: str) -> Campaign:
    """fallout.campaign.record: won, lost and drawn are written down, and the next battle is due."""
    for side in coming.sides:
        word = "drawn" if winner < 0 else "won" if winner == side else "lost"
        campaign = campaign.with_side(side, campaign.sides[side].counted(word))
    battle: Row = {**coming.row(), "winner": winner, "how": how, "points": points}
    row: Row = {**campaign.row, "battles": [*campaign.battles, battle], "fielded": {}}
    row.pop("brought", None)
    row.pop("fighting", None)
    closed = Campaign(row)
    return next_interval(closed) if closed.atlas is not None else closed
