"""Close combat: whom one may assault, how a round is fought, and who falls in it."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.question import tokens_of
from sandtable.core.wire import Json, Reason
from sandtable.figures.crowd import box_about
from sandtable.systems.fubar.attack.blows import fight, storm
from sandtable.systems.fubar.attack.engagement import (
    figures_lost,
    in_dice_order,
    make_round,
    strike_at_vehicle,
    touching,
)
from sandtable.systems.fubar.ground.contact import least_gap
from sandtable.systems.fubar.harm.losses import CombatLosses, destroy_if_empty, fall
from sandtable.systems.fubar.harm.pinning import rise
from sandtable.systems.fubar.harm.vehicle_damage import apply_damage, volley_target
from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit
from sandtable.table import TOUCH, Base

# ------------------------------------------------------------ whom to assault


def assault_targets(state: FubarState, unit: Unit) -> list[tuple[Unit, list[Reason]]]:
    """fubar.melee.target: every enemy unit that the side knows of, seen or not, with why it cannot be assaulted."""
    movers: list[Base] = [figure.base for figure in unit.figures if figure.alive and not figure.pinned]
    targets: list[tuple[Unit, list[Reason]]] = []
    for enemy in state.enemies(unit.side):
        if known_to(state, unit.side, enemy):
            targets.append((enemy, why_not_assault(state, unit, enemy, movers)))
    return targets


def why_not_assault(state: FubarState, unit: Unit, enemy: Unit, movers: list[Base]) -> list[Reason]:
    """Why a unit cannot assault this enemy: too far for everybody, or a vehicle it has no way to hurt."""
    values: dict[str, Json] = {"unit": unit.name, "target": enemy.name}
    if unit.vehicle is not None:
        return [Reason("fubar.vehicle.actions", "fubar-refused-assault-vehicle", values)]
    limit = state.lengths.assault
    if not reaches_any(movers, bases_of(enemy), limit):
        values["limit"] = limit
        values["measure"] = state.lengths.unit
        return [Reason("fubar.action.assault", "fubar-refused-assault-far", values)]
    if enemy.vehicle is not None and not can_hurt(unit, enemy):
        return [Reason("fubar.vehicle.assault", "fubar-refused-assault-harmless", values)]
    return []


def reaches_any(movers: list[Base], targets: list[Base], limit: float) -> bool:
    """Whether any of the movers is near enough to any target as the crow flies."""
    if not movers:
        return False
    left, low, right, high = box_about(movers, limit)
    for other in targets:
        reach = other.reach
        if (
            other.x < left - reach
            or other.x > right + reach
            or other.y < low - reach
            or other.y > high + reach
        ):
            continue
        for base in movers:
            room = limit + base.reach + other.reach
            dx = other.x - base.x
            dy = other.y - base.y
            if dx * dx + dy * dy <= room * room and least_gap(base, [other]) <= limit + TOUCH:
                return True
    return False


def can_hurt(unit: Unit, enemy: Unit) -> bool:
    """fubar.vehicle.assault: with grenades any vehicle, without only unarmoured ones."""
    vehicle = enemy.vehicle
    return vehicle is None or unit.grenades or not vehicle.profile.armour.armoured


# ------------------------------------------------------------ a round


async def fight_round(state: FubarState, attacker: int, units: list[Unit]) -> None:
    """fubar.melee.dice: everybody in contact strikes at the same time; losses are removed together.

    fubar.melee.join: only the units given take part. fubar.melee.no_cover: cover is not looked at.
    """
    units = in_dice_order(attacker, units)
    engaged = touching(units, units)
    lost = await fight(make_round(state, attacker, units, engaged))
    fallen: list[list[Figure]] = []
    for number, unit in enumerate(units):
        contact = [figure for figure, _ in engaged[number]]
        foes = [other for other in units if other.side != unit.side]
        fallen.append(await choose_losses(unit, lost[number], contact, foes))
    for number, unit in enumerate(units):
        fall(fallen[number])
        tell_losses(state, unit, fallen[number])
    for unit in units:
        destroy_if_empty(state, unit)


async def choose_losses(unit: Unit, n: int, contact: list[Figure], foes: list[Unit]) -> list[Figure]:
    """fubar.melee.losses: figures in contact first, as the owner likes; then the nearest others of the unit.

    fubar.melee.no_pin: nobody is pinned. Hits beyond the unit are wasted.
    """
    n = figures_lost(unit, n)
    if n <= 0:
        return []
    if n < len(contact):
        chosen = tokens_of(await ask(CombatLosses(unit, n, contact)))
        return [figure for figure in contact if figure.id in chosen]
    targets: list[Base] = []
    for foe in foes:
        targets.extend(bases_of(foe))
    others = [figure for figure in unit.living() if figure not in contact]
    others.sort(key=lambda figure: least_gap(figure.base, targets))
    return contact + others[: n - len(contact)]


def tell_losses(state: FubarState, unit: Unit, fallen: list[Figure]) -> None:
    """How a unit came out of the round."""
    tokens: list[Json] = [figure.id for figure in fallen]
    values: dict[str, Json] = {"unit": unit.name, "lost": len(fallen), "fallen": tokens}
    state.tell("fubar-event-combat-losses", values, ["fubar.melee.losses"], unit.side, unit.id)


async def storm_vehicle(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.vehicle.assault: one round; each success is a hit, the vehicle saves and does not strike back."""
    damage = await storm(volley_target(state, target), strike_at_vehicle(unit, target))
    await apply_damage(state, target, damage)


# ------------------------------------------------------------ who fights has acted


def activate_by_combat(state: FubarState, unit: Unit) -> None:
    """fubar.melee.auto, fubar.melee.no_again: fighting is its attempt of the turn, won or lost.

    fubar.melee.stand: it counts as the roll after which pinned figures stand up, and ends what it did before.
    """
    unit.tried = True
    unit.guard = False
    unit.ground = False
    unit.dash = False
    stood = rise(unit)
    rules = ["fubar.melee.auto", "fubar.melee.stand"] if stood else ["fubar.melee.auto"]
    state.tell("fubar-event-fights-on", {"unit": unit.name, "stood": stood}, rules, unit.side, unit.id)
