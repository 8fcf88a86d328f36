"""What people may write about a campaign: its terms, its sides, their armies, their orders. The rest is refused."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.lists import why_not_read
from sandtable.systems.fallout.army.rosters import faction_ids
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import SCENARIOS
from sandtable.systems.fallout.book.words import CENTIMETRES, INCHES, RANDOM, SKIRMISH
from sandtable.systems.fallout.campaign.draw import drawn_pool
from sandtable.systems.fallout.campaign.pool import OWN_KEYS
from sandtable.systems.fallout.campaign.value import CampaignError, refuse

START: Final = "fallout.campaign.start_points"
MOST_SIDES: Final = 6  # as many as the map has names for
MOST_SCENARIOS: Final = 20
SPEC_KEYS: Final = (
    "name", "edition", "unit", "points", "battle_least", "battle_most", "factor", "seed", "sides", "map", "scenarios",
    "each", "picks",
)  # fmt: skip
LATER_KEYS: Final = (*OWN_KEYS, "hp", "damage")  # what only the campaign itself writes down of a unit
SIDE_KEYS: Final = ("name", "army")
ORDER_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "field": ("units", "mines"),
    "forfeit": (),
    "merge": ("unit", "with"),
    "lead": ("unit", "hero"),
    "hand": ("unit", "item", "to"),
    "drop": ("unit", "item"),
    "learn": ("unit", "skill"),
    "pick": ("place",),
    "station": ("unit", "place"),
    "move": ("unit", "place"),
    "wait": (),
    "enlist": ("army",),
}


def checked_spec(spec: Json) -> Row:
    """fallout.campaign.start_points: the terms of a campaign, with nothing in them that terms do not have."""
    table = table_of(spec)
    for key in table:
        if key not in SPEC_KEYS:
            raise refuse(START, "fallout-campaign-key", {"key": key[:40]})
    for key in ("name", "edition", "unit"):
        text_in(table, key)
    if text_in(table, "unit") not in ("", INCHES, CENTIMETRES):
        raise refuse(START, "fallout-campaign-unit")
    if table.get("map") is not None and not isinstance(table["map"], bool):
        raise refuse(START, "fallout-campaign-kind", {"key": "map", "kind": "flag"})
    return table


def text_in(table: Row, key: str) -> str:
    """The text under a key; "" when there is nothing."""
    value = table.get(key)
    if value is not None and not isinstance(value, str):
        raise refuse(START, "fallout-campaign-kind", {"key": key, "kind": "text"})
    return text_of(value)


def number_in(table: Row, key: str, usual: float, least: float, most: float, why: str) -> float:
    """The number under a key, within its bounds."""
    value = number_of(table.get(key, usual))
    if value is None or not least <= value <= most:
        raise refuse(why, "fallout-campaign-number", {"what": key, "least": least, "most": most})
    return value


def whole_in(table: Row, key: str, usual: int) -> int:
    """The whole number under a key."""
    value = number_of(table.get(key, usual))
    if value is None or value != int(value):
        raise refuse(START, "fallout-campaign-kind", {"key": key, "kind": "number"})
    return int(value)


def sides_in(table: Row) -> list[Row]:
    """fallout.campaign.record: two sides or more, each with a name and an army."""
    entries = list_of(table.get("sides"))
    if not 2 <= len(entries) <= MOST_SIDES:
        raise refuse("fallout.campaign.record", "fallout-campaign-sides", {"most": MOST_SIDES})
    sides: list[Row] = []
    for entry in entries:
        if not isinstance(entry, dict) or any(key not in SIDE_KEYS for key in entry):
            raise refuse("fallout.campaign.record", "fallout-campaign-side-shape")
        text_in(entry, "name")
        sides.append(entry)
    return sides


def scenarios_in(table: Row) -> list[Json]:
    """fallout.setup.scenario: those that are played in turn; nothing said: skirmishes."""
    said = table.get("scenarios")
    if said is not None and not isinstance(said, list):
        raise refuse("fallout.setup.scenario", "fallout-campaign-kind", {"key": "scenarios", "kind": "list"})
    listed = list_of(said)
    if len(listed) > MOST_SCENARIOS:
        values: Row = {"most": MOST_SCENARIOS}
        raise refuse("fallout.setup.scenario", "fallout-campaign-scenarios", values)
    for value in listed:
        if text_of(value) not in SCENARIOS:
            named: Row = {"scenario": text_of(value)[:40]}
            raise refuse("fallout.setup.scenario", "fallout-campaign-scenario", named)
    return listed or [SKIRMISH]


def army_list(catalogue: Catalogue, army: Json, points: float, most: float, seed: int) -> Row:
    """The list a side brings; none, or a faction alone, is drawn by lot."""
    if (army is not None and not isinstance(army, (str, dict))) or army == {}:
        raise refuse("fallout.army.cost_parts", "fallout-campaign-army")
    table = table_of(army)
    reasons = why_not_read(table)
    if reasons:
        raise CampaignError(reasons)
    if "units" in table:
        _check_brought(table)
        return table
    faction = text_of(army) if isinstance(army, str) else text_of(table.get("faction"))
    if table and not faction:
        raise refuse("fallout.army.cost_parts", "fallout-campaign-army")
    if faction and faction != RANDOM and faction not in faction_ids():
        known: list[Json] = [id for id in faction_ids()]
        raise refuse(
            "fallout.army.factions", "fallout-campaign-faction", {"word": faction[:40], "known": known}
        )
    return table_of(drawn_pool(catalogue, points, most, seed, "" if faction == RANDOM else faction))


def _check_brought(table: Row) -> None:
    """A list that is brought says its units; a pack would be forgotten with the list, while the units live on."""
    if not isinstance(table["units"], list):
        raise refuse("fallout.army.cost_parts", "fallout-army-shape")
    if table.get("pack"):
        raise refuse("fallout.campaign.start_points", "fallout-campaign-pack")


def units_in(army: Row) -> list[Row]:
    """fallout.campaign.track_damage: the units of a list that begins a campaign; nothing has happened to them yet."""
    units: list[Row] = []
    for value in list_of(army.get("units")):
        unit: Row = {"take": value} if isinstance(value, str) else table_of(value)
        for key in LATER_KEYS:
            if key in unit:
                raise refuse("fallout.campaign.track_damage", "fallout-campaign-later", {"key": key})
        units.append(unit)
    return units


def check_order(do: str, words: Row) -> None:
    """fallout.campaign.record: an order says what it is made of, and nothing else."""
    if do not in ORDER_KEYS:
        raise refuse("fallout.campaign.record", "fallout-campaign-order", {"order": do[:20]})
    known = ORDER_KEYS[do]
    for key in words:
        if key not in known:
            values: Row = {"order": do, "key": key[:40]}
            raise refuse("fallout.campaign.record", "fallout-campaign-order-key", values)


def side_in(value: Row, said: Json) -> int:
    """fallout.campaign.record: a side by its number."""
    side = number_of(said)
    if side is None or side != int(side) or not 0 <= side < len(list_of(value.get("sides"))):
        raise refuse("fallout.campaign.record", "fallout-campaign-no-side")
    return int(side)
