"""A campaign as some of its sides may see it: standings, the next battle, what is to be done, pools, the map.

Whoever looks sees the pools of the sides he holds; of the others how they stand, whether they have chosen their troops,
and on the map how many units are where; mines are hidden as units are. When the campaign is over nothing is hidden.
"""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, text_of
from sandtable.systems.fallout.campaign.advice import troops_for
from sandtable.systems.fallout.campaign.map import picking, place_name
from sandtable.systems.fallout.campaign.mines import mines_told
from sandtable.systems.fallout.campaign.records import Atlas, Campaign, whole_of
from sandtable.systems.fallout.campaign.todo import todo_of
from sandtable.systems.fallout.campaign.value import (
    battle_terms,
    fielded_by,
    is_fresh,
    least_points,
    meeting,
    pair_of,
    plan,
    standings,
)
from sandtable.systems.fallout.show.campaign_cards import card_of


def view_of(value: Row, eyes: list[int]) -> Row:
    """What whoever holds the sides `eyes` may see."""
    campaign = Campaign(value)
    over = plan(campaign) is None
    sides = range(len(campaign.sides))
    seen = [side for side in sides if over or side in eyes]
    return {
        "name": value.get("name"),
        "edition": value.get("edition"),
        "unit": value.get("unit"),
        "points": value.get("points"),
        "may_enlist": [side for side in seen if not over and is_fresh(campaign, side)],
        "least": value.get("battle_least"),
        "most": value.get("battle_most"),
        "each_side": value.get("each_side"),
        "over": over,
        "standings": _table(campaign),
        "battles": [_past(battle) for battle in campaign.battles],
        "ahead": list_of(value.get("schedule"))[len(campaign.battles) + 1 :],
        "next": _coming(campaign, seen),
        "todo": [line for side in sides for line in todo_of(campaign, side, side in eyes)],
        "pools": {
            f"{side}": [card_of(campaign, side, unit) for unit in campaign.sides[side].pool] for side in seen
        },
        "mines": {f"{side}": mines_told(campaign, side) for side in seen},
        "map": _map(campaign, campaign.atlas) if campaign.atlas is not None else None,
    }


def _table(campaign: Campaign) -> list[Json]:
    """fallout.campaign.record: the best first."""
    rows: list[Json] = []
    for row in standings(campaign):
        side = whole_of(row["side"])
        faction: Json = {"id": "fallout-faction-" + text_of(row["faction"])}
        rows.append({**row, "faction": faction, "units": len(campaign.sides[side].pool)})
    return rows


def _past(battle: Row) -> Row:
    return {**battle, "scenario": {"id": "fallout-scenario-" + text_of(battle.get("scenario"))}}


def _coming(campaign: Campaign, seen: list[int]) -> Row | None:
    """fallout.campaign.battle_points: the next battle, its least and most points, and who has chosen."""
    coming = plan(campaign)
    if coming is None:
        return None
    pair = pair_of(campaign)
    atlas = campaign.atlas
    place = meeting(campaign) if atlas is not None else ""
    return {
        "number": coming.number,
        "sides": [side for side in pair],
        "scenario": {"id": "fallout-scenario-" + coming.scenario},
        "fighting": campaign.fighting,
        "chosen": [side for side in pair if fielded_by(campaign, side)],
        "troops": {f"{side}": [id for id in fielded_by(campaign, side)] for side in pair if side in seen},
        "least": {f"{side}": least_points(campaign, side) for side in pair},
        "most": {f"{side}": battle_terms(campaign, side).limit for side in pair},
        "advice": {f"{side}": _advice(campaign, side) for side in pair if side in seen},
        "place": place,
        "place_name": place_name(atlas, place) if atlas is not None and place else None,
    }


def _advice(campaign: Campaign, side: int) -> list[Json]:
    """What the computer would choose, for those who want a proposal."""
    if campaign.fighting or fielded_by(campaign, side):
        return []
    return [id for id in troops_for(campaign, side)]


def _map(campaign: Campaign, atlas: Atlas) -> Row:
    """fallout.campaign.map.move.en: the locations, and how many units of each side are where."""
    troops: list[Json] = []
    for side in range(len(campaign.sides)):
        counts: dict[str, int] = {}
        for unit in campaign.sides[side].pool:
            if unit.at:
                counts[unit.at] = counts.get(unit.at, 0) + 1
        troops.extend({"side": side, "place": at, "units": count} for at, count in counts.items())
    return {
        "locations": [
            {"id": id, **place, "name": place_name(atlas, id)} for id, place in atlas.locations.items()
        ],
        "starts": atlas.row.get("starts"),
        "picks": atlas.row.get("picks"),
        "picking": picking(atlas),
        "troops": troops,
    }
