"""Armour saves: personal armour by majority, the rows of vehicles, and troops behind a vehicle."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Hull, piece_of, spans, within

NO_SAVE: Final = 0
BAIL_OUT: Final = 5
BEYOND_SAVING: Final = 7


def worn_by_most(state: FubarState, unit: Unit) -> str:
    """fubar.armour.majority: the type most figures wear, none being a type too; on a tie the weaker."""
    saves = state.catalogue.armour_saves
    counts: dict[str, int] = {}
    for figure in unit.figures:
        if figure.alive:
            counts[figure.armour] = counts.get(figure.armour, 0) + 1
    best = "none"
    most = 0
    for armour, count in counts.items():
        if count > most or (count == most and strength(saves[armour]) < strength(saves[best])):
            best = armour
            most = count
    return best


def strength(save: int) -> int:
    """Saves in order of worth: none at all, then 6+ up to 2+."""
    return 0 if save == NO_SAVE else BEYOND_SAVING - save


def personal_save(state: FubarState, unit: Unit) -> int:
    """fubar.armour.light, .medium, .heavy, .power, .battle: the number needed, 0 when there is no save."""
    return state.catalogue.armour_saves[worn_by_most(state, unit)]


_saves: Final = Kept[tuple[int, str], Reckoning](256)


def saving(save: int, id: str, why: str, values: dict[str, Json] | None = None) -> Reckoning | None:
    """The number a save needs, with its line; None when there is no save. Each is made once and never changed."""
    if save == NO_SAVE:
        return None
    key = (save, why)
    reckoning = _saves.get(key)
    if reckoning is None:
        reckoning = _saves.keep(key, Reckoning(save, id, why, values, f"{save}+"))
    return reckoning


def armour_save(state: FubarState, unit: Unit) -> Reckoning | None:
    """fubar.armour.majority, fubar.vehicle.save: what a unit itself saves with.

    Every row of the chart of vehicles saves, unarmoured ones too (fubar.vehicle.armour.*).
    """
    vehicle = unit.vehicle
    if vehicle is None:
        return saving(personal_save(state, unit), "fubar-mod-armour", "fubar.armour.majority")
    row = vehicle.profile.armour
    words: dict[str, Json] = {"row": {"id": "fubar-vehicle-armour-" + row.id}}
    return saving(row.save, "fubar-mod-vehicle-armour", "fubar.vehicle.armour." + row.id, words)


def shield_save(save: int) -> Reckoning | None:
    """fubar.fire.save.behind: the save of the vehicle in front."""
    return saving(save, "fubar-mod-shield", "fubar.fire.save.behind")


def bail_out_need(state: FubarState, unit: Unit) -> int:
    """fubar.vehicle.damage.destroyed: 5+, or the unit's personal armour when that is better."""
    save = personal_save(state, unit)
    return save if NO_SAVE < save < BAIL_OUT else BAIL_OUT


class Shields:
    """fubar.fire.save.behind: the vehicles within 1 inch of a unit's figures, which may stand between them and fire."""

    __slots__ = ("bases", "beside")

    def __init__(self, bases: list[Base], beside: list[tuple[int, int, str, Hull]]) -> None:
        self.bases = bases
        self.beside = beside  # number of the base, save of the vehicle, its unit, its hull

    def save_from(self, shooter: str, shooter_base: Base) -> int:
        """The vehicle's save against a firing figure when at least half the unit stands behind it, else 0.

        Behind several vehicles it is the best save that at least half the figures reach. No vehicle is cover
        from its own guns.
        """
        if not self.beside:
            return NO_SAVE
        best = [0] * len(self.bases)
        for number, save, vehicle, hull in self.beside:
            base = self.bases[number]
            if (
                vehicle != shooter
                and strength(save) > best[number]
                and stands_between(hull, shooter_base, base)
            ):
                best[number] = strength(save)
        best.sort(reverse=True)
        reached = best[(len(best) + 1) // 2 - 1]
        return BEYOND_SAVING - reached if reached else NO_SAVE


def stands_between(hull: Hull, a: Base, b: Base) -> bool:
    """Whether the line of the centres runs through the hull."""
    return len(spans(piece_of("hull", "hull", hull), a.x, a.y, b.x, b.y)) > 0


def shields_of(state: FubarState, target: Unit, side: int) -> Shields:
    """The vehicles in play beside a unit on foot. Wrecks are terrain and save nobody.

    fubar.fire.save.behind: nor does a hidden vehicle of which the firing side cannot know.
    """
    beside: list[tuple[int, int, str, Hull]] = []
    bases: list[Base] = [figure.base for figure in target.figures if figure.alive]
    for unit in state.units:
        vehicle = unit.vehicle
        if vehicle is None or not unit.on_table() or (unit.hidden and not known_to(state, side, unit)):
            continue
        for number, base in enumerate(bases):
            if within(base, vehicle.hull, state.lengths.adjacent):
                beside.append((number, vehicle.profile.armour.save, unit.id, vehicle.hull))
    return Shields(bases, beside)
