"""Close combat: assaults, the rounds fought, and combats that go on from turn to turn."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.question import tokens_of
from sandtable.core.wire import Json, Reason
from sandtable.systems.fubar.armour import personal_save
from sandtable.systems.fubar.captive import let_go
from sandtable.systems.fubar.charging import ChargeQuestion, CloseUpQuestion
from sandtable.systems.fubar.closing import Closing, Field, in_contact, least_gap
from sandtable.systems.fubar.combats import combat_of, end_combats, fighting
from sandtable.systems.fubar.crowd import box_about
from sandtable.systems.fubar.losses import CombatLosses, remove_figures
from sandtable.systems.fubar.march import March, Plan
from sandtable.systems.fubar.melee import Round, Strike, fight, storm
from sandtable.systems.fubar.movement import follow
from sandtable.systems.fubar.pinning import rise
from sandtable.systems.fubar.sight import bases_of, known_to
from sandtable.systems.fubar.state import Combat, Figure, FubarState, Unit
from sandtable.systems.fubar.vehicles import apply_damage, volley_target
from sandtable.systems.fubar.victory import check_break
from sandtable.table import TOUCH, Base, Point

__all__ = ["assault", "assault_targets", "fight_combats", "fighting"]

Foes = list[tuple[Figure, int]]  # a figure in contact, and the place of the unit it strikes


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
    march = March(unit, "assault", state.lengths.assault, "fubar.melee.attacker_move")
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


def enter_combat(state: FubarState, unit: Unit, target: Unit) -> Combat:
    """fubar.melee.join: a new combat, or the one the enemy is in; its first assaulter stays the attacker.

    fubar.action.ground.cover: whoever is drawn into close combat lies flat no longer.
    """
    target.ground = False
    combat = combat_of(state, target)
    if combat is None:
        combat = Combat(unit.side, [unit.id, target.id])
        state.combats.append(combat)
    else:
        combat.units.append(unit.id)
    return combat


async def storm_vehicle(state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.vehicle.assault: one round; each success is a hit, the vehicle saves and does not strike back."""
    n = len(touching([unit], [target])[0])
    strike = Strike(unit.id, unit.side, unit.training.experience, False, n, 0)
    damage = await storm(volley_target(state, target), strike)
    await apply_damage(state, target, damage)


# ------------------------------------------------------------ closing up


async def close_up(state: FubarState, unit: Unit, enemies: list[Unit], why: str) -> None:
    """fubar.melee.defender_move: unengaged, unpinned figures within 3 inches of an enemy may move into contact."""
    limit = state.lengths.close_up
    targets: list[Base] = []
    for enemy in enemies:
        targets.extend(bases_of(enemy))
    foes = enemy_bases(state, unit)
    march = March(unit, "close-up", limit, why)
    free = [
        number
        for number in march.movers()
        if not touches_any(march.base(number), foes)
        and least_gap(march.base(number), targets) <= limit + TOUCH
    ]
    if not free:
        return
    question = CloseUpQuestion(state, Closing(Field(state, unit, targets), march, free, False), why)
    if not question.ready().numbers:
        return
    plan = question.plan_for(await ask(question))
    step_up(state, unit, march, plan)


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


def enemy_bases(state: FubarState, unit: Unit) -> list[Base]:
    """Every enemy figure on the table."""
    found: list[Base] = []
    for enemy in state.enemies(unit.side):
        if enemy.vehicle is None:
            found.extend(bases_of(enemy))
    return found


def touches_any(base: Base, others: list[Base]) -> bool:
    """Whether a base is in contact with any of the others."""
    for other in others:
        if in_contact(base, other):
            return True
    return False


# ------------------------------------------------------------ a round


def touching(units: list[Unit], others: list[Unit]) -> list[Foes]:
    """For each unit its figures in contact with an enemy among `others`, and which of them each strikes.

    fubar.melee.target: a figure touching several still rolls one die; it strikes the first of them in the list.
    """
    found: list[Foes] = []
    for unit in units:
        foes: Foes = []
        for figure in unit.figures:
            if figure.alive:
                place = first_touched(unit, figure, others)
                if place >= 0:
                    foes.append((figure, place))
        found.append(foes)
    return found


def first_touched(unit: Unit, figure: Figure, others: list[Unit]) -> int:
    """The place of the first enemy unit that a figure touches, or -1."""
    for place, other in enumerate(others):
        if other.side != unit.side and touches_any(figure.base, bases_of(other)):
            return place
    return -1


def any_contact(units: list[Unit], others: list[Unit]) -> bool:
    """Whether any figures of opposing units touch."""
    return any(len(foes) > 0 for foes in touching(units, others))


def in_dice_order(attacker: int, units: list[Unit]) -> list[Unit]:
    """fubar.melee.order: the attacker's units first, each side's in the order in which they came."""
    first = [unit for unit in units if unit.side == attacker]
    return first + [unit for unit in units if unit.side != attacker]


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


def make_round(state: FubarState, attacker: int, units: list[Unit], engaged: list[Foes]) -> Round:
    """fubar.melee.order: attackers' standing figures, attackers' pinned, then the others likewise.

    fubar.melee.pinned.separate: pinned figures have dice of their own, with -1.
    """
    strikes: list[Strike] = []
    for attacking in (True, False):
        for pinned in (False, True):
            for number, unit in enumerate(units):
                if (unit.side == attacker) == attacking:
                    strikes.extend(strikes_of(unit, engaged[number], pinned))
    pairs = [(unit.id, unit.side) for unit in units]
    return Round(pairs, [personal_save(state, unit) for unit in units], strikes)


def strikes_of(unit: Unit, foes: Foes, pinned: bool) -> list[Strike]:
    """One die for each figure, those at the same enemy together."""
    counts: dict[int, int] = {}
    for figure, place in foes:
        if figure.pinned == pinned:
            counts[place] = counts.get(place, 0) + 1
    need = unit.training.experience
    return [Strike(unit.id, unit.side, need, pinned, counts[place], place) for place in sorted(counts)]


async def choose_losses(unit: Unit, n: int, contact: list[Figure], foes: list[Unit]) -> list[Figure]:
    """fubar.melee.losses: figures in contact first, as the owner likes; then the nearest others of the unit.

    fubar.melee.no_pin: nobody is pinned. Hits beyond the unit are wasted.
    """
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
