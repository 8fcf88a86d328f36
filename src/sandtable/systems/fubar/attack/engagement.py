"""Who is in contact with whom in a close combat, and the strikes that follow from it."""

from __future__ import annotations

from sandtable.systems.fubar.attack.blows import Round, Strike
from sandtable.systems.fubar.ground.contact import in_contact
from sandtable.systems.fubar.harm.armour import armour_save
from sandtable.systems.fubar.state.combats import combat_of
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import Combat, Figure, FubarState, Unit
from sandtable.table import Base

Foes = list[tuple[Figure, int]]  # a figure in contact, and the place of the unit it strikes


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


def enemy_bases(state: FubarState, unit: Unit) -> list[Base]:
    """Every enemy figure on the table."""
    bases: list[Base] = []
    for enemy in state.enemies(unit.side):
        if enemy.vehicle is None:
            bases.extend(bases_of(enemy))
    return bases


def touches_any(base: Base, others: list[Base]) -> bool:
    """Whether a base is in contact with any of the others."""
    for other in others:
        if in_contact(base, other):
            return True
    return False


def touching(units: list[Unit], others: list[Unit]) -> list[Foes]:
    """For each unit its figures in contact with an enemy among `others`, and which of them each strikes.

    fubar.melee.target: a figure touching several still rolls one die; it strikes the first of them in the list.
    """
    engaged: list[Foes] = []
    for unit in units:
        foes: Foes = []
        for figure in unit.figures:
            if figure.alive:
                place = first_touched(unit, figure, others)
                if place >= 0:
                    foes.append((figure, place))
        engaged.append(foes)
    return engaged


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
    return Round(pairs, [armour_save(state, unit) for unit in units], strikes)


def strikes_of(unit: Unit, foes: Foes, pinned: bool) -> list[Strike]:
    """One die for each figure, those at the same enemy together."""
    counts: dict[int, int] = {}
    for figure, place in foes:
        if figure.pinned == pinned:
            counts[place] = counts.get(place, 0) + 1
    return [Strike(unit, pinned, counts[place], place) for place in sorted(counts)]


def strike_at_vehicle(unit: Unit, target: Unit) -> Strike:
    """fubar.vehicle.assault: one die for each figure in contact with the hull, pinned or not."""
    return Strike(unit, False, len(touching([unit], [target])[0]), 0)


def figures_lost(unit: Unit, hits: int) -> int:
    """fubar.melee.losses: one figure for each hit that is not saved; hits beyond the unit are wasted."""
    return min(hits, len(unit.living()))
