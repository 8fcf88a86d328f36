"""What some creatures must do of their own accord: Alpha Wolves and Deathclaws (chapter 9)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.attack.arms import Attacker, melee_ways
from sandtable.systems.fallout.attack.hindrances import can_strike, can_strike_hull
from sandtable.systems.fallout.attack.melee import strike, strike_vehicle
from sandtable.systems.fallout.ground.crowd import box_about, crowd_about
from sandtable.systems.fallout.ground.engagement import engaged
from sandtable.systems.fallout.ground.terrain import barred, no_end
from sandtable.systems.fallout.move.paces import allowance_of, cost_of, cut_to_cost
from sandtable.systems.fallout.move.walking import walk_path
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.identities import MOVE, WHO_AVENGES
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Point,
    bearing,
    contact_moves,
    cut_path,
    distance,
    path_length,
    quantize_point,
    shortest_path,
    touch_from,
    within,
)
from sandtable.table.approach import furthest_free

ALPHA: Final = "fallout.unit.wolf.alpha_fight"
AROUND: Final = 6
"""So many of those about somebody are come up to, when there is no way to himself."""
ONE_AVENGER: Final = "fallout.unit.deathclaw.revenge_token"


# ------------------------------------------------------------ rushing at somebody


def base_of(state: FalloutState, id: str) -> Base | None:
    """Where a figure or vehicle stands now; None when it is no longer there."""
    for unit in state.units:
        vehicle = unit.vehicle
        if unit.id == id and vehicle is not None:
            return vehicle.hull if unit.on_table() else None
        for figure in unit.figures:
            if figure.id == id:
                if unit.aboard:  # fallout.unit.deathclaw.revenge_killer: avenged on the vehicle
                    return base_of(state, unit.aboard)
                return figure.base if unit.on_table() and figure.present() else None
    return None


def way_to(state: FalloutState, unit: Unit, figure: Figure, goal: Base) -> list[Point]:
    """Into contact with somebody on any free side, if one move carries that far; else as near as it can.

    fallout.unit.deathclaw.revenge_killer, fallout.unit.wolf.alpha_fight
    """
    base = figure.base
    allowance = allowance_of(state, [figure], MOVE)
    crowd = crowd_about(state, unit, [figure], box_about([base], allowance + goal.reach))
    others = [other for other in crowd.others if other is not goal]
    barriers = [other for other in crowd.barriers if other is not goal]
    tally = state.tally
    if tally is None:
        return _way_among(state, figure, goal, allowance, others, barriers)
    # Odds come by the same rush many times.
    near = [base, goal, *others, *barriers]
    key = (figure.id, len(others), *(at for other in near for at in (other.x, other.y)))
    way = tally.ways.get(key)
    if way is None:
        way = _way_among(state, figure, goal, allowance, others, barriers)
        tally.ways[key] = way
    return way


def _way_among(
    state: FalloutState,
    figure: Figure,
    goal: Base,
    allowance: float,
    others: list[Base],
    barriers: list[Base],
) -> list[Point]:
    """A way into contact with `goal`, or near it, that ends upon none of `others` and passes none of `barriers`."""
    base = figure.base
    closed = [*barred(state, figure, base), *no_end(state, figure)]
    targets: list[Base] = [goal]
    for move in contact_moves(state.board, [base], targets, allowance, barriers, closed, others):
        if cost_of(state, figure, move.path) <= allowance + OVERLAP:
            return move.path
    best: list[Point] = [(base.x, base.y)]
    least = (distance(base, goal), 0.0)
    # Whoever stands round him on all sides is come up to instead.
    for near in [goal, *sorted(barriers, key=lambda other: distance(other, goal))[:AROUND]]:
        for spot in _about(state, base, near):
            path = shortest_path(state.board, base, spot, [*barriers, goal], closed)
            if not path:
                continue
            path = cut_to_cost(state, figure, path, allowance)
            path = cut_path(path, furthest_free(base, path, [*others, goal]))
            path[-1] = quantize_point(*path[-1])
            gap = (round(distance(base.at(*path[-1]), goal), 2), path_length(path))
            if gap < least:
                best, least = path, gap
        if len(best) > 1:
            break
    return best


def _about(state: FalloutState, base: Disc, goal: Base) -> list[Point]:
    """Spots all round somebody: touching him, and as far off as a blow reaches."""
    direct = bearing(goal.x, goal.y, base.x, base.y)
    spots: list[Point] = []
    for k in range(24):
        x, y = touch_from(base, goal, direct + 15.0 * k)
        dx, dy = x - goal.x, y - goal.y
        out = 1.0 + state.lengths.melee / sqrt(dx * dx + dy * dy)
        for far in (1.0, out):
            spot = base.at(goal.x + dx * far, goal.y + dy * far)
            if state.board.inside(spot, OVERLAP):
                spots.append((spot.x, spot.y))
    return spots


async def rush(state: FalloutState, unit: Unit, figure: Figure, target: str, why: str) -> None:
    """Up to AG towards somebody, then a melee attack without the +4 if it reaches; then it has had its action.

    fallout.unit.deathclaw.revenge_killer: coherency does not matter; whoever is engaged must disengage first.
    """
    goal = base_of(state, target)
    figure.sat_out = True
    if goal is None:
        return
    state.tell("fallout-event-rushes", named(unit, figure), [why], unit.side, figure.id)
    if not engaged(state, unit, figure) or await _disengages(state, unit, figure):
        await _close_in(state, unit, figure, goal)
    goal = base_of(state, target)
    if goal is not None and figure.conscious() and not figure.down:
        figure.facing = round(bearing(figure.base.x, figure.base.y, goal.x, goal.y), 1)
        figure.sat_out = False
        await _strike(state, unit, figure, target)
        figure.sat_out = True


async def _disengages(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    why = "fallout.melee.disengage.roll"
    return await passes(figure.profile.ag, 0, why, state.decider(unit), figure.id)


async def _close_in(state: FalloutState, unit: Unit, figure: Figure, goal: Base) -> None:
    if distance(figure.base, goal) > 0.01:
        path = way_to(state, unit, figure, goal)
        if path_length(path) > 0.01:
            await walk_path(state, unit, figure, path)


async def _strike(state: FalloutState, unit: Unit, figure: Figure, target: str) -> None:
    attacker = Attacker(unit, figure)
    ways = melee_ways(state, figure)
    if not ways:
        return
    mode = ways[0].mode
    for other in state.units:
        if not other.on_table():
            continue
        if other.vehicle is not None and (other.id == target or _carries(state, other, target)):
            if can_strike_hull(attacker, mode, other):
                await strike_vehicle(state, attacker, mode, other, mode.dice)
            return
        for enemy in other.figures:
            if enemy.id == target:
                if can_strike(attacker, mode, enemy):
                    await strike(state, attacker, mode, other, enemy, mode.dice)
                return


def _carries(state: FalloutState, hull: Unit, target: str) -> bool:
    for unit in state.units:
        if unit.aboard == hull.id and any(figure.id == target for figure in unit.figures):
            return True
    return False


# ------------------------------------------------------------ at the start of an activation


def driven(unit: Unit) -> bool:
    """Whether any member has something it must do first."""
    for figure in unit.figures:
        if figure.revenge or figure.profile.fights_own_kind:
            return True
    return False


async def forced(state: FalloutState, unit: Unit) -> None:
    """What members must do before their squad acts; the rest of the squad acts as it likes."""
    for figure in unit.figures:
        if not figure.able():
            continue
        if figure.revenge:  # fallout.unit.deathclaw.revenge.it
            target = figure.revenge
            figure.revenge = ""
            await rush(state, unit, figure, target, "fallout.unit.deathclaw.revenge.it")
        elif figure.profile.fights_own_kind:
            rival = rival_of(state, figure)
            if rival is not None:
                await rush(state, unit, figure, rival.id, ALPHA)


def rival_of(state: FalloutState, figure: Figure) -> Figure | None:
    """fallout.unit.wolf.alpha_fight: another Alpha within 6 inches (15 cm), of whatever side; the nearest."""
    best: Figure | None = None
    least = state.lengths.revenge + 1e-6
    for unit in state.units:
        if not unit.on_table():
            continue
        for other in unit.figures:
            if other is not figure and other.profile.fights_own_kind and other.present():
                gap = distance(figure.base, other.base)
                if gap <= least:
                    best, least = other, gap
    return best


# ------------------------------------------------------------ revenge


async def avenge(state: FalloutState, dead: Figure, culprit: Culprit) -> None:
    """A Hairy Deathclaw near a killed baby goes for the killer.

    fallout.unit.deathclaw.revenge.en, fallout.unit.deathclaw.revenge.it

    fallout.unit.deathclaw.revenge_killer: not after a mine, poison, wounds or its own side.
    fallout.unit.deathclaw.revenge_token: only one for each baby, and it has then had its action;
    fallout.unit.deathclaw.revenge_free.en: its owner's activation is not used up.
    """
    target = culprit.vehicle or culprit.figure
    side = state.unit_of(dead).side
    if not target or culprit.side == side:
        return
    pairs = avengers(state, dead, side)
    if not pairs:
        return
    unit, figure = pairs[0]
    if len(pairs) > 1:
        unit, figure = await _which(state, pairs)
    if state.english:
        await rush(state, unit, figure, target, "fallout.unit.deathclaw.revenge.en")
        return
    figure.revenge = target
    rule = "fallout.unit.deathclaw.revenge.it"
    state.tell("fallout-event-swears", named(unit, figure), [rule], unit.side, figure.id)


def avengers(state: FalloutState, dead: Figure, side: int) -> list[tuple[Unit, Figure]]:
    """Friendly Hairy Deathclaws within 6 inches (15 cm); in English those that still have their action."""
    pairs: list[tuple[Unit, Figure]] = []
    for unit in state.units:
        if unit.side != side or not unit.on_table():
            continue
        if state.english and (unit.token or unit.overwatch):
            continue
        for figure in unit.figures:
            ready = figure.able() if state.english else figure.conscious() and not figure.revenge
            if figure.profile.avenges and ready and within(figure.base, dead.base, state.lengths.revenge):
                pairs.append((unit, figure))
    return pairs


async def _which(state: FalloutState, pairs: list[tuple[Unit, Figure]]) -> tuple[Unit, Figure]:
    options = [
        Option(figure.id, Message("fallout-opt-avenger", named(unit, figure)), ONE_AVENGER, token=figure.id)
        for unit, figure in pairs
    ]
    side = state.decider(pairs[0][0])
    prompt = Message("fallout-ask-avenger")
    answer = text_of(await ask(Choose(side, ONE_AVENGER, prompt, options, id=WHO_AVENGES)))
    for unit, figure in pairs:
        if figure.id == answer:
            return unit, figure
    return pairs[0]
