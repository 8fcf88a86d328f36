"""Close combat: assaults, the rounds fought, and combats that go on from turn to turn."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.question import tokens_of
from sandtable.core.wire import Json, Reason
from sandtable.figures.crowd import box_about
from sandtable.systems.fubar.attack.blows import fight, storm
from sandtable.systems.fubar.ground.ambush import discover, unknown_to
from sandtable.systems.fubar.harm.captive_lost import let_go
from sandtable.systems.fubar.harm.losses import CombatLosses, remove_figures
from sandtable.systems.fubar.harm.pinning import rise
from sandtable.systems.fubar.harm.vehicle_damage import apply_damage, volley_target
from sandtable.systems.fubar.harm.victory import check_break
from sandtable.systems.fubar.move.assault_question import ChargeQuestion
from sandtable.systems.fubar.move.charging import close_up_question
from sandtable.systems.fubar.move.closing import Closing, Field, least_gap
from sandtable.systems.fubar.move.engagement import (
    any_contact,
    enter_combat,
    figures_lost,
    in_dice_order,
    make_round,
    strike_at_vehicle,
    touches_any,
    touching,
)
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.movement import follow
from sandtable.systems.fubar.move.spotting import first_meeting
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.state.combats import end_combats, fighting
from sandtable.systems.fubar.state.identities import ASSAULT
from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import Combat, Figure, FubarState, Unit
from sandtable.table import TOUCH, Base, Point

__all__ = ["assault", "assault_targets", "fight_combats", "fighting"]

# ------------------------------------------------------------ whom to assault


def assault_targets(state: FubarState, unit: Unit) -> list[tuple[Unit, list[Reason]]]:
    """fubar.melee.target: every enemy unit that the side knows of, seen or not, with why it cannot be assaulted."""
    movers: list[Base] = [figure.base for figure in unit.figures if figure.alive and not figure.pinned]
    found: list[tuple[Unit, list[Reason]]] = []
    for enemy in state.enemies(unit.side):
        if known_to(state, unit.side, enemy):
            found.append((enemy, assault_reasons(state, unit, enemy, movers)))
    return found


def assault_reasons(state: FubarState, unit: Unit, enemy: Unit, movers: list[Base]) -> list[Reason]:
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


# ------------------------------------------------------------ the assault


async def assault(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.melee.action, fubar.action.assault: up to 8 inches into close combat with one enemy unit."""
    values: dict[str, Json] = {"unit": unit.name, "target": target.name}
    state.tell("fubar-event-assault", values, ["fubar.melee.action"], unit.side, unit.id)
    await charge(state, unit, target)
    if unit.gone or target.gone or state.result is not None:
        return
    if not any_contact([unit], [target]):
        state.tell("fubar-event-assault-failed", values, ["fubar.melee.contact"], unit.side, unit.id)
        return
    state.attacks += 1
    let_go(state, target)
    if target.vehicle is not None:
        await storm_vehicle(state, unit, target)
    else:
        combat = enter_combat(state, unit, target)
        await close_up(state, target, [unit], "fubar.melee.defender_move")
        await fight_round(state, combat.attacker, [unit, target])
        end_combats(state)
    check_break(state)


async def charge(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.melee.attacker_move: figures move into contact; enemies On Guard may react on the way."""
    march = March(unit, ASSAULT, state.lengths.assault, "fubar.melee.attacker_move")
    while True:
        movers = march.movers()
        if not movers or target.gone:
            return
        targets = bases_of(target)
        movers = [number for number in movers if not touches_any(march.base(number), targets)]
        question = ChargeQuestion(state, Closing(Field(state, unit, targets), march, movers, True), target)
        if not question.ready().numbers:
            return
        answer = await ask(question)
        interrupted = await follow(state, march, question.plan_for(answer))
        if unit.gone or state.result is not None or not interrupted:
            return


async def storm_vehicle(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.vehicle.assault: one round; each success is a hit, the vehicle saves and does not strike back."""
    damage = await storm(volley_target(state, target), strike_at_vehicle(unit, target))
    await apply_damage(state, target, damage)


# ------------------------------------------------------------ closing up


async def close_up(state: FubarState, unit: Unit, enemies: list[Unit], why: str) -> None:
    """fubar.melee.defender_move: unengaged, unpinned figures within 3 inches of an enemy may move into contact.

    fubar.move.figures: whoever would run into a hidden enemy on that way finds it, and is asked again.
    """
    march = March(unit, "close-up", state.lengths.close_up, why)
    while True:
        question = close_up_question(state, march, enemies)
        if question is None:
            return
        plan = question.plan_for(await ask(question))
        meeting = first_meeting(Stretch(state, march, plan), unknown_to(state, unit.side))
        if meeting is None:
            step_up(state, unit, march, plan)
            return
        discover(state, meeting[1], unit)


def step_up(state: FubarState, unit: Unit, march: March, plan: Plan) -> None:
    """Moves figures into contact. Nobody reacts: a unit in close combat is no target (fubar.fire.melee)."""
    if not plan.numbers:
        return
    moved: list[tuple[str, list[Point]]] = []
    for at, number in enumerate(plan.numbers):
        x, y = plan.paths[at][-1]
        unit.figures[number].base = unit.figures[number].base.at(x, y)
        moved.append((march.token(number), plan.paths[at]))
    if state.listens():
        values: dict[str, Json] = {"unit": unit.name, "n": len(plan.numbers)}
        state.tell("fubar-event-closed-up", values, [march.why], unit.side, unit.id, moved)


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
        tell_losses(state, unit, fallen[number])
    for number, unit in enumerate(units):
        remove_figures(state, unit, fallen[number])


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
    if state.listens():
        tokens: list[Json] = [figure.id for figure in fallen]
        values: dict[str, Json] = {"unit": unit.name, "lost": len(fallen), "fallen": tokens}
        state.tell("fubar-event-combat-losses", values, ["fubar.melee.losses"], unit.side, unit.id)


# ------------------------------------------------------------ combats that go on


async def fight_combats(state: FubarState) -> None:
    """fubar.melee.continue, fubar.turn.close_first: at the start of a turn, in the order in which they began."""
    for combat in state.combats[:]:
        if state.result is not None:
            return
        if combat in state.combats:
            await fight_on(state, combat)
            end_combats(state)
            check_break(state)


async def fight_on(state: FubarState, combat: Combat) -> None:
    """One more round of a combat: everybody is activated by it, closes up, and strikes.

    fubar.melee.apart: if nobody touches after both sides have closed up, the combat is over.
    """
    units = [state.unit(id) for id in combat.units]
    for unit in units:
        activate_by_combat(state, unit)
    for unit in in_dice_order(
        combat.attacker, units
    ):  # fubar.melee.apart: the attacking side closes up first
        enemies = [other for other in units if other.side != unit.side]
        await close_up(state, unit, enemies, "fubar.melee.stand")
    if not any_contact(units, units):
        state.combats = [other for other in state.combats if other is not combat]
        state.tell("fubar-event-combat-apart", {"unit": units[0].name}, ["fubar.melee.apart"])
        return
    await fight_round(state, combat.attacker, units)


def activate_by_combat(state: FubarState, unit: Unit) -> None:
    """fubar.melee.auto, fubar.melee.no_again: fighting is its attempt of the turn, won or lost.

    fubar.melee.stand: it counts as the roll after which pinned figures stand up, and ends what it did before.
    """
    unit.tried = True
    unit.guard = False
    unit.ground = False
    unit.dash = False
    stood = rise(unit)
    if state.listens():
        values: dict[str, Json] = {"unit": unit.name, "stood": stood}
        rules = ["fubar.melee.auto", "fubar.melee.stand"] if stood else ["fubar.melee.auto"]
        state.tell("fubar-event-fights-on", values, rules, unit.side, unit.id)
