"""What the sides of a campaign do between battles: field troops, regroup, learn, move on the map."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.systems.fallout.book.words import ITALIAN
from sandtable.systems.fallout.campaign.advancement import why_not_learn, with_step
from sandtable.systems.fallout.campaign.map import (
    MOVE,
    NONE,
    START,
    pick,
    picking,
    starts_of,
    why_not_move,
    why_not_pick,
)
from sandtable.systems.fallout.campaign.mines import mines_wanted
from sandtable.systems.fallout.campaign.pool import (
    LED_BY,
    hero_profile,
    merged,
    read_units,
    why_not_carry,
    without_item,
)
from sandtable.systems.fallout.campaign.records import Campaign, PoolUnit, texts_of
from sandtable.systems.fallout.campaign.value import (
    CampaignError,
    available,
    battle_terms,
    both_chose,
    catalogue_of,
    close_battle,
    fielded_by,
    has_waited,
    least_points,
    meeting,
    next_interval,
    pair_of,
    plan,
    refuse,
    unit_of_pool,
)
from sandtable.systems.fallout.state.identities import (
    ORDER_DROP,
    ORDER_FIELD,
    ORDER_FORFEIT,
    ORDER_HAND,
    ORDER_LEAD,
    ORDER_LEARN,
    ORDER_MARCH,
    ORDER_MERGE,
    ORDER_PICK,
    ORDER_STATION,
    ORDER_WAIT,
)


def order(value: Row, side: int, what: Json) -> Row:
    """The campaign as a table after an order of a side."""
    return ordered(Campaign(value), side, table_of(what)).row


def ordered(campaign: Campaign, side: int, words: Row) -> Campaign:
    """What a side does between battles: field, forfeit, merge, lead, hand, drop, learn; on the map pick, station, move.

    On the map it also says when it has moved enough: wait.
    """
    if campaign.fighting and side in pair_of(campaign):
        raise refuse("fallout.campaign.record", "fallout-campaign-fighting")
    do = text_of(words.get("do"))
    if do == ORDER_FIELD:
        return _field(campaign, side, texts_of(words.get("units")), words.get("mines"))
    if do == ORDER_FORFEIT:
        return _forfeit(campaign, side)
    unit = text_of(words.get("unit"))
    if do == ORDER_MERGE:
        return _merge(campaign, side, unit, text_of(words.get("with")))
    if do == ORDER_LEAD:
        return _lead(campaign, side, unit, text_of(words.get("hero")))
    if do == ORDER_HAND:
        return _hand(campaign, side, unit, text_of(words.get("item")), text_of(words.get("to")))
    if do == ORDER_DROP:
        return _drop(campaign, side, unit, text_of(words.get("item")))
    if do == ORDER_LEARN:
        return _learn(campaign, side, unit, text_of(words.get("skill")))
    if do in (ORDER_PICK, ORDER_STATION, ORDER_MARCH, ORDER_WAIT):
        return _on_map(campaign, side, do, unit, text_of(words.get("place")))
    raise refuse("fallout.campaign.record", "fallout-campaign-order", {"order": do[:20]})


def _changed(campaign: Campaign, side: int, unit: PoolUnit, without: str = "") -> Campaign:
    pool = [unit if old.id == unit.id else old for old in campaign.sides[side].pool]
    return campaign.with_pool(side, [old for old in pool if old.id != without])


def _taken_back(campaign: Campaign, side: int, *ids: str) -> Campaign:
    """A choice of troops falls when one of them is no longer what it was, or where it was."""
    if not any(id in fielded_by(campaign, side) for id in ids):
        return campaign
    fielded = table_of(campaign.row.get("fielded"))
    return campaign.changed({"fielded": {key: ids for key, ids in fielded.items() if key != f"{side}"}})


def _field(campaign: Campaign, side: int, ids: list[str], mines: Json) -> Campaign:
    """fallout.campaign.battle_points: units out of the pool, between the least and the most points of a battle.

    fallout.mine.buy: with as many of the side's mines as it says, or as may go along.

    fallout.campaign.limits.en, fallout.campaign.limits.it: within the limits of a tournament.
    """
    coming = plan(campaign)
    if coming is None or side not in coming.sides:
        raise refuse("fallout.campaign.record", "fallout-campaign-not-your-battle")
    catalogue = catalogue_of(campaign)
    open_ones = {unit.id: unit for unit in available(campaign, side)}
    chosen: list[PoolUnit] = []
    for id in ids:
        if id not in open_ones or ids.count(id) > 1:
            raise refuse("fallout.campaign.retreated", "fallout-campaign-unavailable", {"unit": id[:40]})
        chosen.append(open_ones[id])
    faction = campaign.sides[side].faction
    terms = battle_terms(campaign, side)
    least = least_points(campaign, side)
    wanted = mines_wanted(catalogue, faction, chosen, terms, campaign.sides[side].mines, mines)
    read = read_units(catalogue, faction, chosen, terms, wanted)
    points = read.points()
    if points < least:
        values: Row = {"points": points, "least": least, "most": terms.limit}
        read.reasons.append(Reason("fallout.campaign.battle_points", "fallout-campaign-too-few", values))
    if read.reasons:
        raise CampaignError(read.reasons)
    fielded: Row = {**table_of(campaign.row.get("fielded")), f"{side}": [id for id in ids]}
    brought: Row = {**table_of(campaign.row.get("brought")), f"{side}": wanted}
    return campaign.changed({"fielded": fielded, "brought": brought})


def _forfeit(campaign: Campaign, side: int) -> Campaign:
    """fallout.campaign.battle_points: whoever cannot, or will not, field the least points loses this battle alone."""
    coming = plan(campaign)
    if coming is None or side not in coming.sides:
        raise refuse("fallout.campaign.record", "fallout-campaign-not-your-battle")
    other = coming.sides[0] if coming.sides[1] == side else coming.sides[1]
    return close_battle(campaign, coming, other, None, "forfeit")


def _merge(campaign: Campaign, side: int, id: str, other: str) -> Campaign:
    """fallout.army.squad_size.en: squads that have lost too many join others of their kind."""
    one, two = unit_of_pool(campaign, side, id), unit_of_pool(campaign, side, other)
    if id == other or one.take != two.take or not one.is_squad or not two.is_squad:
        raise refuse("fallout.army.squad_homogeneous", "fallout-campaign-merge")
    if two.leader and one.leader:
        raise refuse("fallout.army.squadleader.no_double", "fallout-campaign-two-leaders")
    _together(one, two)
    return _changed(_taken_back(campaign, side, id, other), side, merged(one, two), other)


def _together(one: PoolUnit, other: PoolUnit) -> None:
    """fallout.campaign.map.move.en: whoever joins others is where they are."""
    if one.at != other.at:
        raise refuse(MOVE, "fallout-campaign-apart")


def _lead(campaign: Campaign, side: int, id: str, hero: str) -> Campaign:
    """fallout.army.hero.solo_or_lead: a hero takes over a squad that has lost its leader."""
    squad, leader = unit_of_pool(campaign, side, id), unit_of_pool(campaign, side, hero)
    profile = hero_profile(catalogue_of(campaign), leader)
    if profile is None or squad.leader or not squad.is_squad or not squad.may_be_led:
        raise refuse("fallout.army.hero.solo_or_lead", "fallout-campaign-lead")
    _together(squad, leader)
    taken = squad.changed({"leader": profile.id}).with_leader_of(leader, (*LED_BY, "hp"))
    return _changed(_taken_back(campaign, side, id, hero), side, taken, hero)


def _hand(campaign: Campaign, side: int, id: str, item: str, to: str) -> Campaign:
    """fallout.army.item_users: a leader hands an item to another one, who may not come to more than he could buy."""
    giver, taker = unit_of_pool(campaign, side, id), unit_of_pool(campaign, side, to)
    left = without_item(giver, item)
    if id == to or left is None:
        raise refuse("fallout.army.item_users", "fallout-campaign-no-item")
    _together(giver, taker)
    given = taker.changed({"items": [*list_of(taker.row.get("items")), item]})
    reasons = why_not_carry(catalogue_of(campaign), given)
    if reasons:
        raise CampaignError(reasons)
    return _changed(_changed(_taken_back(campaign, side, id, to), side, left), side, given)


def _drop(campaign: Campaign, side: int, id: str, item: str) -> Campaign:
    """fallout.army.item_users: an item is left behind for good."""
    left = without_item(unit_of_pool(campaign, side, id), item)
    if left is None:
        raise refuse("fallout.army.item_users", "fallout-campaign-no-item")
    return _changed(_taken_back(campaign, side, id), side, left)


def _learn(campaign: Campaign, side: int, id: str, skill: str) -> Campaign:
    """fallout.advance.improve, fallout.advance.new_skill: a hero spends skill points."""
    unit = unit_of_pool(campaign, side, id)
    profile = hero_profile(catalogue_of(campaign), unit)
    if profile is None:
        raise refuse("fallout.advance.heroes_only", "fallout-campaign-no-hero")
    reasons = why_not_learn(profile, unit.level, unit.skills, skill)
    if reasons:
        raise CampaignError(reasons)
    learned = with_step(unit.skills, skill)
    return _changed(
        campaign, side, unit.changed({"skills": {name: level for name, level in learned.items()}})
    )


def _on_map(campaign: Campaign, side: int, do: str, id: str, place: str) -> Campaign:
    """fallout.campaign.map.start.en: first everybody picks where to start; then units are stationed, and move."""
    atlas = campaign.atlas
    if atlas is None:
        raise refuse(NONE if campaign.edition == ITALIAN else START, "fallout-campaign-no-map")
    if do == ORDER_PICK:
        reasons = why_not_pick(atlas, side, place)
        if reasons:
            raise CampaignError(reasons)
        return campaign.changed({"map": pick(atlas, side, place)})
    if picking(atlas) >= 0:
        raise refuse(START, "fallout-campaign-pick-first")
    if do == ORDER_WAIT:
        return _wait(campaign, side)
    unit = unit_of_pool(campaign, side, id)
    return (
        _station(campaign, side, unit, place) if do == ORDER_STATION else _move(campaign, side, unit, place)
    )


def _station(campaign: Campaign, side: int, unit: PoolUnit, place: str) -> Campaign:
    """fallout.campaign.map.start.en: a unit begins at one of the locations its side has picked."""
    atlas = campaign.atlas
    if atlas is None or unit.at or place not in starts_of(atlas, side):
        raise refuse(START, "fallout-campaign-station")
    return _changed(campaign, side, unit.changed({"at": place}))


def _move(campaign: Campaign, side: int, unit: PoolUnit, place: str) -> Campaign:
    """fallout.campaign.map.move.en: one step; for a battle that is now elsewhere troops are chosen anew."""
    atlas = campaign.atlas
    reasons = why_not_move(atlas, unit, place) if atlas is not None else []
    if reasons:
        raise CampaignError(reasons)
    moved = _changed(campaign, side, unit.changed({"at": place, "moved": True}))
    if meeting(moved) != meeting(campaign):
        return moved.changed({"fielded": {}})
    return _taken_back(moved, side, unit.id)


def _wait(campaign: Campaign, side: int) -> Campaign:
    """fallout.campaign.map.move.en: an interval without a battle ends when every side has finished moving."""
    others: list[Json] = [other for other in campaign.waiting if other != side]
    campaign = campaign.changed({"waiting": [*others, side]})
    if both_chose(campaign) or not all(has_waited(campaign, other) for other in range(len(campaign.sides))):
        return campaign
    return next_interval(campaign)
