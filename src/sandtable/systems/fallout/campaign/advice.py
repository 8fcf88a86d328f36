"""What the computer does for a side between battles: one order at a time, always a legal one."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.campaign.advancement import learn, points_left
from sandtable.systems.fallout.campaign.map import neighbours, picking, starts_of
from sandtable.systems.fallout.campaign.pool import (
    hero_profile,
    level_in,
    levels_in,
    merged,
    points_of,
    pool_terms,
    read_units,
)
from sandtable.systems.fallout.campaign.value import (
    available,
    battle_terms,
    both_chose,
    catalogue_of,
    fielded_by,
    has_waited,
    is_fighting,
    least_points,
    meeting,
    pair_of,
    plan,
    pool_of,
    side_of,
)

BEGINNINGS = 8  # squads with which a choice of troops is begun, one after the other


def advised(value: Row, side: int) -> Row | None:
    """The next order for a side; None when it has nothing to do but wait for others."""
    if plan(value) is None or (is_fighting(value) and side in pair_of(value)):
        return None
    atlas = table_of(value.get("map"))
    if atlas:
        if picking(atlas) >= 0:
            return {"do": "pick", "place": _start(atlas, side)} if picking(atlas) == side else None
        for unit in pool_of(value, side):
            if not text_of(unit.get("at")):
                return {"do": "station", "unit": unit.get("id"), "place": starts_of(atlas, side)[0]}
    return _lesson(value, side) or _regrouping(value, side) or _battle(value, side, atlas)


def _start(atlas: Row, side: int) -> str:
    """A free location next to as many others as possible."""
    taken = [id for other in range(len(list_of(atlas.get("starts")))) for id in starts_of(atlas, other)]
    free = [id for id in table_of(atlas.get("locations")) if id not in taken]
    return max(free, key=lambda place: len(neighbours(atlas, place)))


def _lesson(value: Row, side: int) -> Row | None:
    """Skill points are spent at once: what a hero knows is improved first."""
    catalogue = catalogue_of(value)
    for unit in pool_of(value, side):
        profile = hero_profile(catalogue, unit)
        if profile is None:
            continue
        known = levels_in(unit)
        if points_left(profile, level_in(unit), known) <= 0:
            continue
        for skill in [*known, *skill_ids()]:
            if not isinstance(learn(profile, level_in(unit), known, skill), Reason):
                return {"do": "learn", "unit": unit.get("id"), "skill": skill}
    return None


def _regrouping(value: Row, side: int) -> Row | None:
    """fallout.army.squad_leader_required: squads without a leader join one that has, or follow a hero."""
    for squad in pool_of(value, side):
        if "figures" not in squad or "leader" not in squad or text_of(squad.get("leader")):
            continue
        joined = next((other for other in joins(value, side, squad) if text_of(other.get("leader"))), None)
        if joined is not None:
            return {"do": "merge", "unit": joined.get("id"), "with": squad.get("id")}
        followed = heroes_for(value, side, squad)
        if followed:
            return {"do": "lead", "unit": squad.get("id"), "hero": followed[0].get("id")}
    return None


def joins(value: Row, side: int, squad: Row) -> list[Row]:
    """The squads of the pool that can join this one: of its kind, in its place, and legal together."""
    catalogue = catalogue_of(value)
    found: list[Row] = []
    for other in pool_of(value, side):
        if other.get("id") == squad.get("id") or other.get("take") != squad.get("take"):
            continue
        if "figures" not in other or "figures" not in squad or other.get("at") != squad.get("at"):
            continue
        if text_of(other.get("leader")) and text_of(squad.get("leader")):
            continue
        if _in_order(catalogue, value, side, merged(squad, other)):
            found.append(other)
    return found


def heroes_for(value: Row, side: int, squad: Row) -> list[Row]:
    """The heroes on their own who can take this squad over."""
    if "figures" not in squad or "leader" not in squad or text_of(squad.get("leader")):
        return []
    catalogue = catalogue_of(value)
    found: list[Row] = []
    for hero in pool_of(value, side):
        profile = hero_profile(catalogue, hero)
        if profile is None or "figures" in hero or hero.get("at") != squad.get("at"):
            continue
        if _in_order(catalogue, value, side, {**squad, "leader": profile.id}):
            found.append(hero)
    return found


def _in_order(catalogue: Catalogue, value: Row, side: int, unit: Row) -> bool:
    faction = text_of(side_of(value, side).get("faction"))
    return not read_units(catalogue, faction, [unit], pool_terms(0.0)).reasons


# ------------------------------------------------------------ battles


def _battle(value: Row, side: int, atlas: Row) -> Row | None:
    """To the battle: on the map towards the enemy, then with as many points as are allowed."""
    waits: Row | None = None if has_waited(value, side) or both_chose(value) else {"do": "wait"}
    if side not in pair_of(value):
        return waits if atlas else None
    if fielded_by(value, side):
        return None
    place = meeting(value) if atlas else ""
    step = _march(value, side, atlas, place) if atlas else None
    if step is not None:
        return step
    if not atlas or place:
        troops = troops_for(value, side)
        if troops:
            return {"do": "field", "units": [id for id in troops]}
    if not atlas:
        return {"do": "forfeit"}
    return waits or _given_up(value, side, place)


def _given_up(value: Row, side: int, place: str) -> Row | None:
    """fallout.campaign.battle_points: everybody is there and it is not enough."""
    elsewhere = [unit for unit in pool_of(value, side) if text_of(unit.get("at")) != place]
    return {"do": "forfeit"} if place and not elsewhere else None


def _march(value: Row, side: int, atlas: Row, place: str) -> Row | None:
    """fallout.campaign.map.move.en: the next unit that has not moved goes one step closer."""
    pair = pair_of(value)
    enemy = pair[0] if pair[1] == side else pair[1]
    goals = [place] if place else [text_of(unit.get("at")) for unit in pool_of(value, enemy)]
    goals = [goal for goal in goals if goal]
    if not goals:
        return None
    far = distances(atlas, goals)
    for unit in pool_of(value, side):
        at = text_of(unit.get("at"))
        if unit.get("moved") is True or not far.get(at, 0):
            continue
        step = min(neighbours(atlas, at), key=lambda place: far.get(place, len(far)))
        return {"do": "move", "unit": unit.get("id"), "place": step}
    return None


def distances(atlas: Row, goals: list[str]) -> dict[str, int]:
    """How many steps every location is away from the nearest of these."""
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    while edge:
        near = edge.pop(0)
        for other in neighbours(atlas, near):
            if other not in found:
                found[other] = found[near] + 1
                edge.append(other)
    return found


def troops_for(value: Row, side: int) -> list[str]:
    """fallout.campaign.battle_points: the dearest legal choice that was found for the next battle; none: []."""
    catalogue = catalogue_of(value)
    faction = text_of(side_of(value, side).get("faction"))
    units = available(value, side)
    prices = {text_of(unit.get("id")): points_of(catalogue, faction, [unit]) for unit in units}
    units.sort(key=lambda unit: -prices[text_of(unit.get("id"))])
    squads = [unit for unit in units if "figures" in unit]
    others = [unit for unit in units if "figures" not in unit]
    best: list[str] = []
    most = least_points(value, side) - 0.5
    for number in range(min(max(len(squads), 1), BEGINNINGS)):
        turned = [*squads[number:], *squads[:number]]
        # heroes come early: they are who learns from a battle
        chosen = _gathered(value, side, [*turned[:2], *others, *turned[2:]])
        points = points_of(catalogue, faction, chosen)
        if points > most:
            best, most = [text_of(unit.get("id")) for unit in chosen], points
    return best


def _gathered(value: Row, side: int, units: list[Row]) -> list[Row]:
    """Whoever can be added without breaking a rule is added."""
    catalogue = catalogue_of(value)
    faction = text_of(side_of(value, side).get("faction"))
    terms = battle_terms(value, side)
    chosen: list[Row] = []
    for unit in units:
        if not read_units(catalogue, faction, [*chosen, unit], terms).reasons:
            chosen.append(unit)
    return chosen


def skill_points(value: Row, side: int) -> int:
    """The heroes of a side who have skill points to spend."""
    catalogue = catalogue_of(value)
    count = 0
    for unit in pool_of(value, side):
        profile = hero_profile(catalogue, unit)
        if profile is not None and points_left(profile, level_in(unit), levels_in(unit)) > 0:
            count += 1
    return count


def picks_left(atlas: Row, side: int) -> int:
    """The starting locations a side has still to pick."""
    return int(number_of(atlas.get("picks", 0)) or 0) - len(starts_of(atlas, side))
