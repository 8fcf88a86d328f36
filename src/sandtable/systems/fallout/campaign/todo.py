"""What a side of a campaign has to do now, in plain words; of other sides only what everybody waits for."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, number_of, table_of, text_of
from sandtable.systems.fallout.campaign.advice import picks_left, skill_points, troops_for
from sandtable.systems.fallout.campaign.map import MOVE, START, picking
from sandtable.systems.fallout.campaign.value import (
    battle_terms,
    both_chose,
    fielded_by,
    has_waited,
    is_fighting,
    least_points,
    meeting,
    pair_of,
    plan,
    pool_of,
    side_of,
    standings,
)

POINTS = "fallout.campaign.battle_points"
RECORD = "fallout.campaign.record"


def todo_of(value: Row, side: int, mine: bool) -> list[Row]:
    """The lines of one side; `mine` for whoever holds it, else what the others wait for."""
    if plan(value) is None:
        return [_won(value)] if side == 0 else []
    return _own(value, side) if mine else _awaited(value, side)


def _line(side: int, do: str, why: str, values: Row | None = None, text: str = "") -> Row:
    """One line: whose, which order it asks for ("" for none), the sentence and its rule."""
    id = "fallout-campaign-todo-" + (text or do)
    return {"side": side, "do": do, "id": id, "values": values if values is not None else {}, "why": why}


def name_in(value: Row, side: int) -> Json:
    """What a side is called: its own name, or its number."""
    name = text_of(side_of(value, side).get("name"))
    if name:
        return name
    return {"id": "fallout-campaign-side", "values": {"number": side + 1}}


def _won(value: Row) -> Row:
    """fallout.campaign.record: most battles won, then the points that survive."""
    first = standings(value)[0]
    number = int(number_of(first["side"]) or 0)
    return _line(number, "", RECORD, {"name": name_in(value, number), "won": first["won"]}, "over")


def _own(value: Row, side: int) -> list[Row]:
    if is_fighting(value) and side in pair_of(value):
        return [_line(side, "battle", RECORD, _against(value, side))]
    atlas = table_of(value.get("map"))
    if atlas and picking(atlas) >= 0:
        if picking(atlas) == side:
            return [_line(side, "pick", START, {"left": picks_left(atlas, side)})]
        return [_line(side, "", START, {"name": name_in(value, picking(atlas))}, "await-pick")]
    lines: list[Row] = []
    if atlas:
        homeless = sum(1 for unit in pool_of(value, side) if not text_of(unit.get("at")))
        if homeless:
            lines.append(_line(side, "station", START, {"units": homeless}))
    heroes = skill_points(value, side)
    if heroes:
        lines.append(_line(side, "learn", "fallout.advance.skill_point", {"heroes": heroes}))
    lines.extend(_to_battle(value, side) if side in pair_of(value) else _aside(value, side))
    return lines


def _against(value: Row, side: int) -> Row:
    coming = plan(value)
    assert coming is not None
    pair = pair_of(value)
    enemy = pair[0] if pair[1] == side else pair[1]
    return {"number": coming["number"], "name": name_in(value, enemy)}


def _to_battle(value: Row, side: int) -> list[Row]:
    """fallout.campaign.map.move.en: on the map the enemy has to be met first. Then fallout.campaign.battle_points."""
    values = _against(value, side)
    on_map = value.get("map") is not None
    if on_map and not meeting(value):
        if has_waited(value, side):
            return [_line(side, "", MOVE, values, "await-wait")]
        return [_line(side, "move", MOVE, values), _line(side, "wait", MOVE)]
    values.update({"least": least_points(value, side), "most": battle_terms(value, side).limit})
    if both_chose(value):
        return [_line(side, "battle", RECORD, values, "ready")]
    if fielded_by(value, side):
        return [_line(side, "", POINTS, values, "await-field")]
    lines = [_line(side, "field" if troops_for(value, side) else "forfeit", POINTS, values)]
    if on_map and not has_waited(value, side):
        lines.append(_line(side, "wait", MOVE))
    return lines


def _aside(value: Row, side: int) -> list[Row]:
    """Whoever is not in the next battle may move on the map, and rests otherwise."""
    coming = plan(value)
    assert coming is not None
    names: list[Json] = [name_in(value, other) for other in pair_of(value)]
    lines = [_line(side, "", RECORD, {"number": coming["number"], "names": names}, "aside")]
    if value.get("map") is not None and not has_waited(value, side):
        lines.append(_line(side, "wait", MOVE))
    return lines


def _awaited(value: Row, side: int) -> list[Row]:
    """What everybody waits for from somebody else; nothing of it tells what is hidden."""
    values: Row = {"name": name_in(value, side)}
    atlas = table_of(value.get("map"))
    if atlas and picking(atlas) >= 0:
        return [_line(side, "", START, values, "await-pick")] if picking(atlas) == side else []
    pair = pair_of(value)
    if is_fighting(value):
        return [_line(side, "", RECORD, values, "fights")] if side == pair[0] else []
    if atlas and not meeting(value):
        return [] if has_waited(value, side) else [_line(side, "", MOVE, values, "moves")]
    if side in pair and not fielded_by(value, side):
        return [_line(side, "", POINTS, values, "chooses")]
    return []
