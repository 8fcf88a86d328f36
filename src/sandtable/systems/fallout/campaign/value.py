"""A campaign as a value: who is in it, whose battle is next, what each side has, and how it stands."""

from __future__ import annotations

from sandtable.core.game import Refused
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import load as load_scenario
from sandtable.systems.fallout.campaign.pool import campaign_terms, fieldable, points_of
from sandtable.systems.fallout.setup.setting_up import EQUAL, terms_of
from sandtable.systems.fallout.setup.settings import check_options

SIZES = (100, 150, 200, 300, 400, 500, 600)


class CampaignError(Refused):
    """An order that is refused, with the reasons."""


def refuse(why: str, message: str, values: Row | None = None) -> CampaignError:
    """One reason as an error to raise."""
    return CampaignError([Reason(why, message, values)])


def catalogue_of(value: Row) -> Catalogue:
    """The charts a campaign is played with."""
    return load(text_of(value.get("edition")), text_of(value.get("unit")))


def side_of(value: Row, side: int) -> Row:
    """One side of a campaign."""
    return table_of(list_of(value.get("sides"))[side])


def pool_of(value: Row, side: int) -> list[Row]:
    """A side's units."""
    return [table_of(unit) for unit in list_of(side_of(value, side).get("pool"))]


def plan(value: Row) -> Row | None:
    """The next battle: its number and its sides; None when the campaign is over."""
    fought = list_of(value.get("battles"))
    schedule = list_of(value.get("schedule"))
    if len(fought) >= len(schedule):
        return None
    pair = [int(number_of(side) or 0) for side in list_of(schedule[len(fought)])]
    scenarios = list_of(value.get("scenarios"))
    scenario = scenarios[len(fought) % len(scenarios)]
    return {"number": len(fought) + 1, "sides": [side for side in pair], "scenario": scenario}


def available(value: Row, side: int) -> list[Row]:
    """The units a side may choose from for its next battle; on the map only those where the battle is."""
    catalogue = catalogue_of(value)
    battle = int(number_of(side_of(value, side).get("fought", 0)) or 0) + 1
    found = [unit for unit in pool_of(value, side) if fieldable(catalogue, unit, battle)]
    if value.get("map") is not None:
        place = meeting(value)
        found = [unit for unit in found if place and text_of(unit.get("at")) == place]
    return found


def meeting(value: Row) -> str:
    """fallout.campaign.map.move.en: the location where the sides of the next battle both have troops; "" for none."""
    coming = plan(value)
    if coming is None:
        return ""
    pair = [int(number_of(side) or 0) for side in list_of(coming["sides"])]
    places = [[text_of(unit.get("at")) for unit in pool_of(value, side)] for side in pair]
    for place in places[0]:
        if place and place in places[1]:
            return place
    return ""


def battle_options(value: Row, scenario: str) -> Row:
    """The settings of a battle; fallout.campaign.light: light by chance."""
    most = int(number_of(value.get("battle_most")) or 0)
    options: Row = {"light": "random", "campaign": True}
    if scenario in EQUAL:
        options["points"] = next((size for size in SIZES if most <= size), SIZES[-1])
    return check_options(options)


def battle_terms(value: Row, side: int) -> Terms:
    """What a side's list is held to in the next battle: the scenario's terms, and those of the campaign.

    fallout.campaign.limits.en, fallout.campaign.limits.it: see `campaign_terms`. Scenarios with points of their own
    keep them where they are less than the largest battle.
    """
    coming = plan(value)
    assert coming is not None
    catalogue = catalogue_of(value)
    id = text_of(coming["scenario"])
    number = [int(number_of(other) or 0) for other in list_of(coming["sides"])].index(side)
    scenario = load_scenario(id, catalogue.lengths.inch, 2)
    terms = terms_of(scenario, number, battle_options(value, id), catalogue.edition)
    most = number_of(value.get("battle_most")) or 0.0
    terms.limit = most if id in EQUAL else min(most, terms.limit)
    limits = campaign_terms(catalogue, terms.limit)
    terms.tournament = True
    terms.hero_cap = limits.hero_cap
    terms.vehicle_cap = limits.vehicle_cap
    return terms


def pair_of(value: Row) -> list[int]:
    """The sides of the next battle; none when the campaign is over."""
    coming = plan(value)
    return [] if coming is None else [int(number_of(side) or 0) for side in list_of(coming["sides"])]


def fielded_by(value: Row, side: int) -> list[str]:
    """The units a side has chosen for the next battle."""
    return [text_of(id) for id in list_of(table_of(value.get("fielded", {})).get(f"{side}"))]


def is_fighting(value: Row) -> bool:
    """Whether the next battle has begun; its sides give no orders until it is over."""
    return value.get("fighting") is True


def both_chose(value: Row) -> bool:
    """Whether the next battle can begin."""
    pair = pair_of(value)
    return bool(pair) and all(fielded_by(value, side) for side in pair)


def has_waited(value: Row, side: int) -> bool:
    """Whether a side has finished moving in this interval; troops that are chosen for a battle stay where they are."""
    return side in list_of(value.get("waiting", [])) or bool(fielded_by(value, side))


def is_fresh(value: Row, side: int) -> bool:
    """Whether nothing has come of a side's army yet: it may still bring another."""
    used = any("at" in unit or number_of(unit.get("xp", 0)) for unit in pool_of(value, side))
    fought = number_of(side_of(value, side).get("fought", 0))
    return not used and not fought and not fielded_by(value, side) and not is_fighting(value)


def least_points(value: Row, side: int) -> float:
    """fallout.campaign.battle_points: what a side must field at least."""
    return min(number_of(value.get("battle_least")) or 0.0, battle_terms(value, side).limit / 2.0)


def standings(value: Row) -> list[Row]:
    """fallout.campaign.record: most battles won first, ties by the points that survive."""
    catalogue = catalogue_of(value)
    found: list[tuple[float, float, int, Row]] = []
    for number in range(len(list_of(value.get("sides")))):
        side = side_of(value, number)
        points = points_of(catalogue, text_of(side.get("faction")), pool_of(value, number))
        won = number_of(side.get("won", 0)) or 0.0
        row: Row = {key: side.get(key) for key in ("name", "faction", "won", "lost", "drawn", "fought")}
        found.append((-won, -points, number, {**row, "side": number, "points": points}))
    return [row for _, _, _, row in sorted(found, key=_rank)]


def _rank(entry: tuple[float, float, int, Row]) -> tuple[float, float, int]:
    return entry[0], entry[1], entry[2]


def unit_of_pool(value: Row, side: int, id: str) -> Row:
    for unit in pool_of(value, side):
        if unit.get("id") == id:
            return unit
    raise refuse("fallout.campaign.dead", "fallout-campaign-no-unit", {"unit": id[:40]})


def with_pool(value: Row, side: int, pool: list[Row]) -> Row:
    sides = [table_of(entry) for entry in list_of(value.get("sides"))]
    units: list[Json] = [unit for unit in pool]
    sides[side] = {**sides[side], "pool": units}
    return {**value, "sides": [entry for entry in sides]}


def next_interval(value: Row) -> Row:
    """fallout.campaign.map.move.en: a new interval, in which everybody may move one step again."""
    for side in range(len(list_of(value.get("sides")))):
        pool = [{**unit, "moved": False} if "moved" in unit else unit for unit in pool_of(value, side)]
        value = with_pool(value, side, pool)
    return {**value, "waiting": []}


def close_battle(value: Row, coming: Row, winner: int, result: Row, how: str) -> Row:
    """fallout.campaign.record: won, lost and drawn are written down, and the next battle is due."""
    pair = [int(number_of(side) or 0) for side in list_of(coming["sides"])]
    sides = [table_of(entry) for entry in list_of(value.get("sides"))]
    for side in pair:
        word = "drawn" if winner < 0 else "won" if winner == side else "lost"
        entry = sides[side]
        sides[side] = {
            **entry,
            word: int(number_of(entry.get(word, 0)) or 0) + 1,
            "fought": int(number_of(entry.get("fought", 0)) or 0) + 1,
        }
    battle: Row = {**coming, "winner": winner, "how": how, "points": result.get("points")}
    made: Row = {
        **value,
        "sides": [entry for entry in sides],
        "battles": [*list_of(value.get("battles")), battle],
    }
    made["fielded"] = {}
    made.pop("brought", None)
    made.pop("fighting", None)
    return next_interval(made) if made.get("map") is not None else made
