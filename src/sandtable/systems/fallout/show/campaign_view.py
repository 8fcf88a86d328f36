"""A campaign as some of its sides may see it: standings, the next battle, what is to be done, pools, the map.

Whoever looks sees the pools of the sides he holds; of the others how they stand, whether they have chosen their troops,
and on the map how many units are where; mines are hidden as units are. When the campaign is over nothing is hidden.
"""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.campaign.advice import troops_for
from sandtable.systems.fallout.campaign.map import picking, place_name
from sandtable.systems.fallout.campaign.mines import mines_told
from sandtable.systems.fallout.campaign.todo import todo_of
from sandtable.systems.fallout.campaign.value import (
    battle_terms,
    fielded_by,
    is_fighting,
    is_fresh,
    least_points,
    meeting,
    pair_of,
    plan,
    pool_of,
    standings,
)
from sandtable.systems.fallout.show.campaign_cards import card_of


def view_of(value: Row, eyes: list[int]) -> Row:
    """What whoever holds the sides `eyes` may see."""
    over = plan(value) is None
    sides = range(len(list_of(value.get("sides"))))
    seen = [side for side in sides if over or side in eyes]
    return {
        "name": value.get("name"),
        "edition": value.get("edition"),
        "unit": value.get("unit"),
        "points": value.get("points"),
        "may_enlist": [side for side in seen if not over and is_fresh(value, side)],
        "least": value.get("battle_least"),
        "most": value.get("battle_most"),
        "each_side": value.get("each_side"),
        "over": over,
        "standings": _table(value),
        "battles": [_past(value, table_of(battle)) for battle in list_of(value.get("battles"))],
        "ahead": list_of(value.get("schedule"))[len(list_of(value.get("battles"))) + 1 :],
        "next": _coming(value, seen),
        "todo": [line for side in sides for line in todo_of(value, side, side in eyes)],
        "pools": {f"{side}": [card_of(value, side, unit) for unit in pool_of(value, side)] for side in seen},
        "mines": {f"{side}": mines_told(value, side) for side in seen},
        "map": _map(value) if value.get("map") is not None else None,
    }


def _table(value: Row) -> list[Json]:
    """fallout.campaign.record: the best first."""
    found: list[Json] = []
    for row in standings(value):
        side = int(number_of(row["side"]) or 0)
        faction: Json = {"id": "fallout-faction-" + text_of(row["faction"])}
        found.append({**row, "faction": faction, "units": len(pool_of(value, side))})
    return found


def _past(value: Row, battle: Row) -> Row:
    return {**battle, "scenario": {"id": "fallout-scenario-" + text_of(battle.get("scenario"))}}


def _coming(value: Row, seen: list[int]) -> Row | None:
    """fallout.campaign.battle_points: the next battle, its least and most points, and who has chosen."""
    coming = plan(value)
    if coming is None:
        return None
    pair = pair_of(value)
    place = meeting(value) if value.get("map") is not None else ""
    return {
        "number": coming["number"],
        "sides": [side for side in pair],
        "scenario": {"id": "fallout-scenario-" + text_of(coming["scenario"])},
        "fighting": is_fighting(value),
        "chosen": [side for side in pair if fielded_by(value, side)],
        "troops": {f"{side}": [id for id in fielded_by(value, side)] for side in pair if side in seen},
        "least": {f"{side}": least_points(value, side) for side in pair},
        "most": {f"{side}": battle_terms(value, side).limit for side in pair},
        "advice": {f"{side}": _advice(value, side) for side in pair if side in seen},
        "place": place,
        "place_name": place_name(table_of(value.get("map")), place) if place else None,
    }


def _advice(value: Row, side: int) -> list[Json]:
    """What the computer would choose, for those who want a proposal."""
    if is_fighting(value) or fielded_by(value, side):
        return []
    return [id for id in troops_for(value, side)]


def _map(value: Row) -> Row:
    """fallout.campaign.map.move.en: the locations, and how many units of each side are where."""
    atlas = table_of(value.get("map"))
    troops: list[Json] = []
    for side in range(len(list_of(value.get("sides")))):
        counts: dict[str, int] = {}
        for unit in pool_of(value, side):
            at = text_of(unit.get("at"))
            if at:
                counts[at] = counts.get(at, 0) + 1
        troops.extend({"side": side, "place": at, "units": count} for at, count in counts.items())
    return {
        "locations": [
            {"id": id, **table_of(place), "name": place_name(atlas, id)}
            for id, place in table_of(atlas.get("locations")).items()
        ],
        "starts": atlas.get("starts"),
        "picks": atlas.get("picks"),
        "picking": picking(atlas),
        "troops": troops,
    }
