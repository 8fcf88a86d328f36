"""What a side of a campaign has to do now, in plain words; of other sides only what everybody waits for."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json
from sandtable.systems.fallout.campaign.advice import picks_left, skill_points, troops_for
from sandtable.systems.fallout.campaign.map import MOVE, START, picking
from sandtable.systems.fallout.campaign.records import Campaign, whole_of
from sandtable.systems.fallout.campaign.value import (
    battle_terms,
    both_chose,
    fielded_by,
    has_waited,
    least_points,
    meeting,
    pair_of,
    plan,
    standings,
)
from sandtable.systems.fallout.state.identities import (
    ORDER_FIELD,
    ORDER_FORFEIT,
    ORDER_LEARN,
    ORDER_MARCH,
    ORDER_PICK,
    ORDER_STATION,
    ORDER_WAIT,
)

POINTS = "fallout.campaign.battle_points"
RECORD = "fallout.campaign.record"


def todo_of(campaign: Campaign, side: int, mine: bool) -> list[Row]:
    """The lines of one side; `mine` for whoever holds it, else what the others wait for."""
    if plan(campaign) is None:
        return [_won(campaign)] if side == 0 else []
    return _own(campaign, side) if mine else _awaited(campaign, side)


def _line(side: int, do: str, why: str, values: Row | None = None, text: str = "") -> Row:
    """One line: whose, which order it asks for ("" for none), the sentence and its rule."""
    id = "fallout-campaign-todo-" + (text or do)
    return {"side": side, "do": do, "id": id, "values": values if values is not None else {}, "why": why}


def name_in(campaign: Campaign, side: int) -> Json:
    """What a side is called: its own name, or its number."""
    name = campaign.sides[side].name
    if name:
        return name
    return {"id": "fallout-campaign-side", "values": {"number": side + 1}}


def _won(campaign: Campaign) -> Row:
    """fallout.campaign.record: most battles won, then the points that survive."""
    first = standings(campaign)[0]
    number = whole_of(first["side"])
    return _line(number, "", RECORD, {"name": name_in(campaign, number), "won": first["won"]}, "over")


def _own(campaign: Campaign, side: int) -> list[Row]:
    if campaign.fighting and side in pair_of(campaign):
        return [_line(side, "battle", RECORD, _against(campaign, side))]
    atlas = campaign.atlas
    if atlas and picking(atlas) >= 0:
        if picking(atlas) == side:
            return [_line(side, ORDER_PICK, START, {"left": picks_left(atlas, side)})]
        return [_line(side, "", START, {"name": name_in(campaign, picking(atlas))}, "await-pick")]
    lines: list[Row] = []
    if atlas:
        homeless = sum(1 for unit in campaign.sides[side].pool if not unit.at)
        if homeless:
            lines.append(_line(side, ORDER_STATION, START, {"units": homeless}))
    heroes = skill_points(campaign, side)
    if heroes:
        lines.append(_line(side, ORDER_LEARN, "fallout.advance.skill_point", {"heroes": heroes}))
    lines.extend(_to_battle(campaign, side) if side in pair_of(campaign) else _aside(campaign, side))
    return lines


def _against(campaign: Campaign, side: int) -> Row:
    coming = plan(campaign)
    assert coming is not None
    pair = pair_of(campaign)
    enemy = pair[0] if pair[1] == side else pair[1]
    return {"number": coming.number, "name": name_in(campaign, enemy)}


def _to_battle(campaign: Campaign, side: int) -> list[Row]:
    """fallout.campaign.map.move.en: on the map the enemy has to be met first. Then fallout.campaign.battle_points."""
    values = _against(campaign, side)
    on_map = campaign.atlas is not None
    if on_map and not meeting(campaign):
        if has_waited(campaign, side):
            return [_line(side, "", MOVE, values, "await-wait")]
        return [_line(side, ORDER_MARCH, MOVE, values), _line(side, ORDER_WAIT, MOVE)]
    values.update({"least": least_points(campaign, side), "most": battle_terms(campaign, side).limit})
    if both_chose(campaign):
        return [_line(side, "battle", RECORD, values, "ready")]
    if fielded_by(campaign, side):
        return [_line(side, "", POINTS, values, "await-field")]
    lines = [_line(side, ORDER_FIELD if troops_for(campaign, side) else ORDER_FORFEIT, POINTS, values)]
    if on_map and not has_waited(campaign, side):
        lines.append(_line(side, ORDER_WAIT, MOVE))
    return lines


def _aside(campaign: Campaign, side: int) -> list[Row]:
    """Whoever is not in the next battle may move on the map, and rests otherwise."""
    coming = plan(campaign)
    assert coming is not None
    names: list[Json] = [name_in(campaign, other) for other in pair_of(campaign)]
    lines = [_line(side, "", RECORD, {"number": coming.number, "names": names}, "aside")]
    if campaign.atlas is not None and not has_waited(campaign, side):
        lines.append(_line(side, ORDER_WAIT, MOVE))
    return lines


def _awaited(campaign: Campaign, side: int) -> list[Row]:
    """What everybody waits for from somebody else; nothing of it tells what is hidden."""
    values: Row = {"name": name_in(campaign, side)}
    atlas = campaign.atlas
    if atlas and picking(atlas) >= 0:
        return [_line(side, "", START, values, "await-pick")] if picking(atlas) == side else []
    pair = pair_of(campaign)
    if campaign.fighting:
        return [_line(side, "", RECORD, values, "fights")] if side == pair[0] else []
    if atlas and not meeting(campaign):
        return [] if has_waited(campaign, side) else [_line(side, "", MOVE, values, "moves")]
    if side in pair and not fielded_by(campaign, side):
        return [_line(side, "", POINTS, values, "chooses")]
    return []
