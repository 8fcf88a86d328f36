"""What can be fired: figures' own weapons, grenades, crew-served guns, guns of bunkers, weapons of vehicles."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.fubar.book.profiles import Weapon
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.book.words import BUNKER
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit
from sandtable.table import TOUCH, Base, Piece

BUNKER_CANNON_CREW: Final = 2
MORTAR: Final = "mortar"
INDIRECT: Final = "mortar_indirect"


class Arm:
    """A weapon in somebody's hands: its id in answers, how many figures it takes, and the bunker it is mounted in."""

    __slots__ = ("crew", "id", "piece", "weapon")

    def __init__(self, id: str, weapon: Weapon, crew: int = 1, piece: str = "") -> None:
        self.id = id
        self.weapon = weapon
        self.crew = crew
        self.piece = piece


def arm_ids(weapons: list[Weapon], prefix: str = "") -> list[str]:
    """Ids for weapons side by side: the weapon's own, the second of a kind with "#2" and so on."""
    ids: list[str] = []
    for weapon in weapons:
        same = sum(1 for id in ids if id.split("#")[0] == prefix + weapon.id)
        ids.append(prefix + weapon.id + (f"#{same + 1}" if same else ""))
    return ids


def figure_arms(state: FubarState, unit: Unit, figure: Figure) -> list[Arm]:
    """fubar.fire.one_weapon: the weapons of which a figure may fire one, grenades and bunker guns among them."""
    arms = [Arm(weapon.id, weapon, max(weapon.crew, 1)) for weapon in figure.weapons]
    if unit.grenades:  # fubar.weapon.grenade.use: every figure may throw, and they do not run out
        arms.append(Arm(state.catalogue.grenade.id, state.catalogue.grenade))
    if state.mounts:
        arms.extend(mounted_arms(state, figure.base))
    return arms


def mounted_arms(state: FubarState, base: Base) -> list[Arm]:
    """fubar.weapon.bunker: each weapon of the bunker in which a figure stands; a cannon takes two to serve."""
    arms: list[Arm] = []
    for piece in state.board.pieces:
        weapons = state.mounts.get(piece.id)
        if weapons is None or not in_bunker(piece, base):
            continue
        ids = arm_ids(weapons, piece.id + ":")
        for number, weapon in enumerate(weapons):
            crew = BUNKER_CANNON_CREW if state.catalogue.is_cannon(weapon) else 1
            arms.append(Arm(ids[number], weapon, crew, piece.id))
    return arms


def in_bunker(piece: Piece, base: Base) -> bool:
    """Inside means the centre of the base, as for every area (fubar.cover.what)."""
    return piece.kind == BUNKER and piece.holds(base.x, base.y)


def vehicle_arms(unit: Unit) -> list[Arm]:
    """fubar.vehicle.still: the weapons of a vehicle that are not destroyed; each takes one of the crew."""
    vehicle = unit.vehicle
    if vehicle is None:
        return []
    ids = arm_ids(vehicle.weapons)
    return [Arm(ids[number], weapon) for number, weapon in enumerate(vehicle.weapons)]


def crew_of(state: FubarState, unit: Unit, figure: Figure, arm: Arm) -> list[Figure]:
    """fubar.weapon.hmg.crew, fubar.weapon.bunker: who could help this figure serve the weapon, in unit order.

    The crew of an infantry gun are the unpinned figures with the same gun number; in a bunker, anyone inside it.
    """
    if arm.crew <= 1:
        return []
    others = [other for other in unit.figures if other is not figure and can_shoot(other)]
    if arm.piece:
        piece = state.board.piece(arm.piece)
        return [other for other in others if piece.holds(other.base.x, other.base.y)]
    return [other for other in others if other.gun == figure.gun and figure.gun >= 0]


def can_shoot(figure: Figure) -> bool:
    """fubar.fire.pinned, fubar.pin.effect: a pinned figure cannot fire."""
    return figure.alive and not figure.pinned


def kept_still(state: FubarState, arm: Arm, moving: bool) -> bool:
    """fubar.weapon.support.still, fubar.action.walk.fire: infantry on the move fires no support weapon but grenades.

    fubar.weapon.bunker: a mounted weapon is fired as if standing still.
    """
    return moving and arm.weapon.support and not arm.piece and arm.weapon is not state.catalogue.grenade


def why_not_serve(state: FubarState, unit: Unit, figure: Figure, arm: Arm, moving: bool) -> list[Reason]:
    """Why a figure cannot fire this weapon at anything now."""
    if kept_still(state, arm, moving):
        values: dict[str, Json] = {"weapon": weapon_word(arm.weapon)}
        return [Reason("fubar.weapon.support.still", "fubar-refused-fire-support-moving", values)]
    if arm.crew > 1 and len(crew_of(state, unit, figure, arm)) < arm.crew - 1:
        why = "fubar.weapon.bunker" if arm.piece else "fubar.weapon.hmg.crew"
        return [
            Reason(why, "fubar-refused-fire-no-crew", {"weapon": weapon_word(arm.weapon), "crew": arm.crew})
        ]
    return []


def fire_points(weapon: Weapon, distance: float) -> int:
    """fubar.fire.dice, fubar.weapon.assault_rifle.close: dice at this distance."""
    if weapon.close_reach > 0.0 and distance <= weapon.close_reach + TOUCH:
        return weapon.close_fire_points
    return weapon.fire_points


def harms(weapon: Weapon, target: Unit) -> bool:
    """fubar.vehicle.small_arms: common weapons and heavy machine guns cannot hurt an armoured vehicle."""
    vehicle = target.vehicle
    return vehicle is None or weapon.harms_armoured or not vehicle.profile.armour.armoured


def fires_indirectly(state: FubarState, weapon: Weapon) -> bool:
    """fubar.weapon.mortar.indirect: with the option, mortars fire at what any friendly figure sees."""
    return weapon.id == MORTAR and state.options.get(INDIRECT) is True


def weapon_word(weapon: Weapon) -> dict[str, Json]:
    """The name of a weapon as a nested message."""
    return called(weapon).wire()
