"""What the computer does for a side between battles: one order at a time, always a legal one."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.campaign.advancement import can_learn, points_left
from sandtable.systems.fallout.campaign.map import neighbours, picking, starts_of
from sandtable.systems.fallout.campaign.pool import (
    hero_profile,
    merged,
    points_of,
    pool_terms,
    read_units,
)
from sandtable.systems.fallout.campaign.records import Atlas, Campaign, PoolUnit
from sandtable.systems.fallout.campaign.value import (
    available,
    battle_terms,
    both_chose,
    catalogue_of,
    fielded_by,
    has_waited,
    least_points,
    meeting,
    pair_of,
    plan,
)
from sandtable.systems.fallout.state.identities import (
    ORDER_FIELD,
    ORDER_FORFEIT,
    ORDER_LEAD,
    ORDER_LEARN,
    ORDER_MARCH,
    ORDER_MERGE,
    ORDER_PICK,
    ORDER_STATION,
    ORDER_WAIT,
)

BEGINNINGS = 8  # squads with which a choice of troops is begun, one after the other


def advised(value: Row, side: int) -> Row | None:
    """The next order for a side of a campaign told as a table; None when it has nothing to do but wait for others."""
    return next_order(Campaign(value), side)


def next_order(campaign: Campaign, side: int) -> Row | None:
    """What a side does next, its map first, then its heroes, its squads and its battle."""
    if plan(campaign) is None or (campaign.fighting and side in pair_of(campaign)):
        return None
    atlas = campaign.atlas
    if atlas:
        if picking(atlas) >= 0:
            return {"do": ORDER_PICK, "place": _start(atlas, side)} if picking(atlas) == side else None
        for unit in campaign.sides[side].pool:
            if not unit.at:
                return {"do": ORDER_STATION, "unit": unit.id, "place": starts_of(atlas, side)[0]}
    return _lesson(campaign, side) or _regrouping(campaign, side) or _battle(campaign, side, atlas)


def _start(atlas: Atlas, side: int) -> str:
    """A free location next to as many others as possible."""
    taken = [id for starts in atlas.starts for id in starts]
    free = [id for id in atlas.locations if id not in taken]
    return max(free, key=lambda place: len(neighbours(atlas, place)))


def _lesson(campaign: Campaign, side: int) -> Row | None:
    """Skill points are spent at once: what a hero knows is improved first."""
    catalogue = catalogue_of(campaign)
    for unit in campaign.sides[side].pool:
        profile = hero_profile(catalogue, unit)
        if profile is None:
            continue
        known = unit.skills
        if points_left(profile, unit.level, known) <= 0:
            continue
        for skill in [*known, *skill_ids()]:
            if can_learn(profile, unit.level, known, skill):
                return {"do": ORDER_LEARN, "unit": unit.id, "skill": skill}
    return None


def _regrouping(campaign: Campaign, side: int) -> Row | None:
    """fallout.army.squad_leader_required: squads without a leader join one that has, or follow a hero."""
    for squad in campaign.sides[side].pool:
        if not squad.is_squad or not squad.may_be_led or squad.leader:
            continue
        joined = next((other for other in joins(campaign, side, squad) if other.leader), None)
        if joined is not None:
            return {"do": ORDER_MERGE, "unit": joined.id, "with": squad.id}
        followed = heroes_for(campaign, side, squad)
        if followed:
            return {"do": ORDER_LEAD, "unit": squad.id, "hero": followed[0].id}
    return None


def joins(campaign: Campaign, side: int, squad: PoolUnit) -> list[PoolUnit]:
    """The squads of the pool that can join this one: of its kind, in its place, and legal together."""
    catalogue = catalogue_of(campaign)
    squads: list[PoolUnit] = []
    for other in campaign.sides[side].pool:
        if other.id == squad.id or other.take != squad.take:
            continue
        if not other.is_squad or not squad.is_squad or other.at != squad.at:
            continue
        if other.leader and squad.leader:
            continue
        if _in_order(catalogue, campaign, side, merged(squad, other)):
            squads.append(other)
    return squads


def heroes_for(campaign: Campaign, side: int, squad: PoolUnit) -> list[PoolUnit]:
    """The heroes on their own who can take this squad over."""
    if not squad.is_squad or not squad.may_be_led or squad.leader:
        return []
    catalogue = catalogue_of(campaign)
    heroes: list[PoolUnit] = []
    for hero in campaign.sides[side].pool:
        profile = hero_profile(catalogue, hero)
        if profile is None or hero.is_squad or hero.at != squad.at:
            continue
        if _in_order(catalogue, campaign, side, squad.changed({"leader": profile.id})):
            heroes.append(hero)
    return heroes


def _in_order(catalogue: Catalogue, campaign: Campaign, side: int, unit: PoolUnit) -> bool:
    faction = campaign.sides[side].faction
    return not read_units(catalogue, faction, [unit], pool_terms(0.0)).reasons


# ------------------------------------------------------------ battles


def _battle(campaign: Campaign, side: int, atlas: Atlas | None) -> Row | None:
    """To the battle: on the map towards the enemy, then with as many points as are allowed."""
    waits: Row | None = None if has_waited(campaign, side) or both_chose(campaign) else {"do": ORDER_WAIT}
    if side not in pair_of(campaign):
        return waits if atlas else None
    if fielded_by(campaign, side):
        return None
    place = meeting(campaign) if atlas else ""
    step = _march(campaign, side, atlas, place) if atlas else None
    if step is not None:
        return step
    if not atlas or place:
        troops = troops_for(campaign, side)
        if troops:
            return {"do": ORDER_FIELD, "units": [id for id in troops]}
    if not atlas:
        return {"do": ORDER_FORFEIT}
    return waits or _given_up(campaign, side, place)


def _given_up(campaign: Campaign, side: int, place: str) -> Row | None:
    """fallout.campaign.battle_points: everybody is there and it is not enough."""
    elsewhere = [unit for unit in campaign.sides[side].pool if unit.at != place]
    return {"do": ORDER_FORFEIT} if place and not elsewhere else None


def _march(campaign: Campaign, side: int, atlas: Atlas, place: str) -> Row | None:
    """fallout.campaign.map.move.en: the next unit that has not moved goes one step closer."""
    pair = pair_of(campaign)
    enemy = pair[0] if pair[1] == side else pair[1]
    goals = [place] if place else [unit.at for unit in campaign.sides[enemy].pool]
    goals = [goal for goal in goals if goal]
    if not goals:
        return None
    far = distances(atlas, goals)
    for unit in campaign.sides[side].pool:
        at = unit.at
        if unit.moved or not far.get(at, 0):
            continue
        step = min(neighbours(atlas, at), key=lambda place: far.get(place, len(far)))
        return {"do": ORDER_MARCH, "unit": unit.id, "place": step}
    return None


def distances(atlas: Atlas, goals: list[str]) -> dict[str, int]:
    """How many steps every location is away from the nearest of these."""
    steps = dict.fromkeys(goals, 0)
    edge = list(steps)
    while edge:
        near = edge.pop(0)
        for other in neighbours(atlas, near):
            if other not in steps:
                steps[other] = steps[near] + 1
                edge.append(other)
    return steps


def troops_for(campaign: Campaign, side: int) -> list[str]:
    """fallout.campaign.battle_points: the dearest legal choice that was found for the next battle; none: []."""
    catalogue = catalogue_of(campaign)
    faction = campaign.sides[side].faction
    units = available(campaign, side)
    prices = {unit.id: points_of(catalogue, faction, [unit]) for unit in units}
    units.sort(key=lambda unit: -prices[unit.id])
    squads = [unit for unit in units if unit.is_squad]
    others = [unit for unit in units if not unit.is_squad]
    best: list[str] = []
    most = least_points(campaign, side) - 0.5
    for number in range(min(max(len(squads), 1), BEGINNINGS)):
        turned = [*squads[number:], *squads[:number]]
        # heroes come early: they are who learns from a battle
        chosen = _gathered(campaign, side, [*turned[:2], *others, *turned[2:]])
        points = points_of(catalogue, faction, chosen)
        if points > most:
            best, most = [unit.id for unit in chosen], points
    return best


def _gathered(campaign: Campaign, side: int, units: list[PoolUnit]) -> list[PoolUnit]:
    """Whoever can be added without breaking a rule is added."""
    catalogue = catalogue_of(campaign)
    faction = campaign.sides[side].faction
    terms = battle_terms(campaign, side)
    chosen: list[PoolUnit] = []
    for unit in units:
        if not read_units(catalogue, faction, [*chosen, unit], terms).reasons:
            chosen.append(unit)
    return chosen


def skill_points(campaign: Campaign, side: int) -> int:
    """The heroes of a side who have skill points to spend."""
    catalogue = catalogue_of(campaign)
    count = 0
    for unit in campaign.sides[side].pool:
        profile = hero_profile(catalogue, unit)
        if profile is not None and points_left(profile, unit.level, unit.skills) > 0:
            count += 1
    return count


def picks_left(atlas: Atlas, side: int) -> int:
    """The starting locations a side has still to pick."""
    return atlas.picks - len(starts_of(atlas, side))
