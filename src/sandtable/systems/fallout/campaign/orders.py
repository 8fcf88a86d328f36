"""What the sides of a campaign do between battles: field troops, regroup, learn, move on the map."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.campaign.advancement import learn
from sandtable.systems.fallout.campaign.map import MOVE, NONE, START, pick, picking, starts_of, why_not_move
from sandtable.systems.fallout.campaign.mines import mines_of, mines_wanted
from sandtable.systems.fallout.campaign.pool import (
    hero_profile,
    level_in,
    levels_in,
    merged,
    points_of,
    read_units,
    why_not_carry,
    without_item,
)
from sandtable.systems.fallout.campaign.value import (
    CampaignError,
    available,
    battle_terms,
    both_chose,
    catalogue_of,
    close_battle,
    fielded_by,
    has_waited,
    is_fighting,
    least_points,
    meeting,
    next_interval,
    pair_of,
    plan,
    pool_of,
    refuse,
    side_of,
    unit_of_pool,
    with_pool,
)


def order(value: Row, side: int, what: Json) -> Row:
    """What a side does between battles: field, forfeit, merge, lead, hand, drop, learn; on the map pick, station, move.

    On the map it also says when it has moved enough: wait.
    """
    if is_fighting(value) and side in pair_of(value):
        raise refuse("fallout.campaign.record", "fallout-campaign-fighting")
    table = table_of(what)
    do = text_of(table.get("do"))
    if do == "field":
        return _field(value, side, [text_of(id) for id in list_of(table.get("units"))], table.get("mines"))
    if do == "forfeit":
        return _forfeit(value, side)
    if do == "merge":
        return _merge(value, side, text_of(table.get("unit")), text_of(table.get("with")))
    if do == "lead":
        return _lead(value, side, text_of(table.get("unit")), text_of(table.get("hero")))
    if do == "hand":
        item, to = text_of(table.get("item")), text_of(table.get("to"))
        return _hand(value, side, text_of(table.get("unit")), item, to)
    if do == "drop":
        return _drop(value, side, text_of(table.get("unit")), text_of(table.get("item")))
    if do == "learn":
        return _learn(value, side, text_of(table.get("unit")), text_of(table.get("skill")))
    if do in ("pick", "station", "move", "wait"):
        return _on_map(value, side, do, table)
    raise refuse("fallout.campaign.record", "fallout-campaign-order", {"order": do[:20]})


def _changed(value: Row, side: int, unit: Row, without: str = "") -> Row:
    pool = [unit if old.get("id") == unit.get("id") else old for old in pool_of(value, side)]
    return with_pool(value, side, [old for old in pool if old.get("id") != without])


def _taken_back(value: Row, side: int, *ids: str) -> Row:
    """A choice of troops falls when one of them is no longer what it was, or where it was."""
    if not any(id in fielded_by(value, side) for id in ids):
        return value
    fielded = table_of(value.get("fielded"))
    return {**value, "fielded": {key: chosen for key, chosen in fielded.items() if key != f"{side}"}}


def _field(value: Row, side: int, ids: list[str], mines: Json) -> Row:
    """fallout.campaign.battle_points: units out of the pool, between the least and the most points of a battle.

    fallout.mine.buy: with as many of the side's mines as it says, or as may go along.

    fallout.campaign.limits.en, fallout.campaign.limits.it: within the limits of a tournament.
    """
    coming = plan(value)
    if coming is None or side not in list_of(coming["sides"]):
        raise refuse("fallout.campaign.record", "fallout-campaign-not-your-battle")
    catalogue = catalogue_of(value)
    open_ones = {text_of(unit.get("id")): unit for unit in available(value, side)}
    chosen: list[Row] = []
    for id in ids:
        if id not in open_ones or ids.count(id) > 1:
            raise refuse("fallout.campaign.retreated", "fallout-campaign-unavailable", {"unit": id[:40]})
        chosen.append(open_ones[id])
    faction = text_of(side_of(value, side).get("faction"))
    terms = battle_terms(value, side)
    least = least_points(value, side)
    wanted = mines_wanted(catalogue, faction, chosen, terms, mines_of(value, side), mines)
    read = read_units(catalogue, faction, chosen, terms, wanted)
    points = read.points()
    if points < least:
        values: Row = {"points": points, "least": least, "most": terms.limit}
        read.reasons.append(Reason("fallout.campaign.battle_points", "fallout-campaign-too-few", values))
    if read.reasons:
        raise CampaignError(read.reasons)
    fielded = table_of(value.get("fielded", {}))
    listed: list[Json] = [id for id in ids]
    brought: Row = {**table_of(value.get("brought", {})), f"{side}": wanted}
    return {**value, "fielded": {**fielded, f"{side}": listed}, "brought": brought}


def can_field(value: Row, side: int) -> bool:
    """Whether a side has units enough for the least points of a battle."""
    catalogue = catalogue_of(value)
    units = available(value, side)
    points = points_of(catalogue, text_of(side_of(value, side).get("faction")), units)
    return points >= least_points(value, side)


def _forfeit(value: Row, side: int) -> Row:
    """fallout.campaign.battle_points: whoever cannot, or will not, field the least points loses this battle alone."""
    coming = plan(value)
    if coming is None or side not in list_of(coming["sides"]):
        raise refuse("fallout.campaign.record", "fallout-campaign-not-your-battle")
    pair = [int(number_of(other) or 0) for other in list_of(coming["sides"])]
    other = pair[0] if pair[1] == side else pair[1]
    return close_battle(value, coming, other, {}, "forfeit")


def _merge(value: Row, side: int, id: str, other: str) -> Row:
    """fallout.army.squad_size.en: squads that have lost too many join others of their kind."""
    one, two = unit_of_pool(value, side, id), unit_of_pool(value, side, other)
    if id == other or one.get("take") != two.get("take") or "figures" not in one or "figures" not in two:
        raise refuse("fallout.army.squad_homogeneous", "fallout-campaign-merge")
    if text_of(two.get("leader")) and text_of(one.get("leader")):
        raise refuse("fallout.army.squadleader.no_double", "fallout-campaign-two-leaders")
    _together(one, two)
    return _changed(_taken_back(value, side, id, other), side, merged(one, two), other)


def _together(one: Row, other: Row) -> None:
    """fallout.campaign.map.move.en: whoever joins others is where they are."""
    if text_of(one.get("at")) != text_of(other.get("at")):
        raise refuse(MOVE, "fallout-campaign-apart")


def _lead(value: Row, side: int, id: str, hero: str) -> Row:
    """fallout.army.hero.solo_or_lead: a hero takes over a squad that has lost its leader."""
    squad, leader = unit_of_pool(value, side, id), unit_of_pool(value, side, hero)
    profile = hero_profile(catalogue_of(value), leader)
    if profile is None or text_of(squad.get("leader")) or "figures" not in squad or "leader" not in squad:
        raise refuse("fallout.army.hero.solo_or_lead", "fallout-campaign-lead")
    _together(squad, leader)
    taken: Row = {**squad, "leader": profile.id}
    for key in ("weapon", "grenades", "items", "level", "skills", "xp", "hp"):
        if key in leader:
            taken[key] = leader[key]
    return _changed(_taken_back(value, side, id, hero), side, taken, hero)


def _hand(value: Row, side: int, id: str, item: str, to: str) -> Row:
    """fallout.army.item_users: a leader hands an item to another one, who may not come to more than he could buy."""
    giver, taker = unit_of_pool(value, side, id), unit_of_pool(value, side, to)
    left = without_item(giver, item)
    if id == to or left is None:
        raise refuse("fallout.army.item_users", "fallout-campaign-no-item")
    _together(giver, taker)
    given: Row = {**taker, "items": [*list_of(taker.get("items", [])), item]}
    reasons = why_not_carry(catalogue_of(value), given)
    if reasons:
        raise CampaignError(reasons)
    return _changed(_changed(_taken_back(value, side, id, to), side, left), side, given)


def _drop(value: Row, side: int, id: str, item: str) -> Row:
    """fallout.army.item_users: an item is left behind for good."""
    left = without_item(unit_of_pool(value, side, id), item)
    if left is None:
        raise refuse("fallout.army.item_users", "fallout-campaign-no-item")
    return _changed(_taken_back(value, side, id), side, left)


def _learn(value: Row, side: int, id: str, skill: str) -> Row:
    """fallout.advance.improve, fallout.advance.new_skill: a hero spends skill points."""
    unit = unit_of_pool(value, side, id)
    profile = hero_profile(catalogue_of(value), unit)
    if profile is None:
        raise refuse("fallout.advance.heroes_only", "fallout-campaign-no-hero")
    found = learn(profile, level_in(unit), levels_in(unit), skill)
    if isinstance(found, Reason):
        raise CampaignError([found])
    return _changed(value, side, {**unit, "skills": {name: level for name, level in found.items()}})


def _on_map(value: Row, side: int, do: str, table: Row) -> Row:
    atlas = table_of(value.get("map"))
    if not atlas:
        raise refuse(NONE if value.get("edition") == "it" else START, "fallout-campaign-no-map")
    place = text_of(table.get("place"))
    if do == "pick":
        found = pick(atlas, side, place)
        if isinstance(found, Reason):
            raise CampaignError([found])
        return {**value, "map": found}
    if picking(atlas) >= 0:
        raise refuse(START, "fallout-campaign-pick-first")
    if do == "wait":
        return _wait(value, side)
    unit = unit_of_pool(value, side, text_of(table.get("unit")))
    if do == "station":
        if text_of(unit.get("at")) or place not in starts_of(atlas, side):
            raise refuse(START, "fallout-campaign-station")
        return _changed(value, side, {**unit, "at": place})
    reason = why_not_move(atlas, unit, place)
    if reason is not None:
        raise CampaignError([reason])
    moved = _changed(value, side, {**unit, "at": place, "moved": True})
    # whoever was chosen for a battle that is now fought elsewhere, or not at all, is free again
    if meeting(moved) != meeting(value):
        return {**moved, "fielded": {}}
    return _taken_back(moved, side, text_of(unit.get("id")))


def _wait(value: Row, side: int) -> Row:
    """fallout.campaign.map.move.en: an interval without a battle ends when every side has finished moving."""
    waiting = list_of(value.get("waiting", []))
    value = {**value, "waiting": [*[other for other in waiting if other != side], side]}
    everybody = range(len(list_of(value.get("sides"))))
    if both_chose(value) or not all(has_waited(value, other) for other in everybody):
        return value
    return next_interval(value)
