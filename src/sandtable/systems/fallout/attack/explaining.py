"""The numbers behind an attack, as a preview explains them: those that will be rolled, made by the same functions."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.preview import Preview
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message
from sandtable.systems.fallout.attack import area, burst, melee, ranged
from sandtable.systems.fallout.attack.attacks import mark_of
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.pack import joiners
from sandtable.systems.fallout.attack.to_hit import (
    blast_need,
    blow_need,
    burst_need,
    hull_blow_need,
    part_need,
    shot_need,
)
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.ranges import effective
from sandtable.systems.fallout.harm.saves import SAVE
from sandtable.systems.fallout.harm.vehicle_damage import driver, passengers
from sandtable.systems.fallout.state.dice import words_of
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.optional import PERCEPTION, in_force, laser_ac
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import distance

ATTACK: Final = "fallout-explain-attack"
AGAINST: Final = "fallout-explain-against"
SAVES: Final = "fallout-explain-save"


@final
class Explainer:
    """Collects the reckonings of some attacks; what is reckoned alike is shown once.

    A number that earlier attacks of the same answer may change is shown as things stand, without naming the roll.
    """

    __slots__ = ("_saves", "_seen", "battery", "preview", "state")

    def __init__(self, battery: Battery, preview: Preview) -> None:
        self.battery = battery
        self.preview = preview
        self.state: FalloutState = battery.state
        self._seen: list[tuple[str, list[tuple[str, int]]]] = []
        self._saves: dict[str, list[tuple[Unit, Figure, Reckoning]]] = {}

    def attack(self, shot: Shot, first: bool) -> None:
        """The attack die of a shot; the saves of those it may hit are noted."""
        mode = shot.way.mode
        if mode.mode == MELEE:
            self._blow(shot, first)
        elif mode.mode == BURST:
            self._burst(shot, first)
        elif mode.mode == AREA:
            reckoning = blast_need(self.state, shot.attacker, mode, mark_of(shot), shot.figure)
            self._die(shot, area.WHY, reckoning, first)
            if mode.saves:
                x, y = mark_of(shot).x, mark_of(shot).y
                radius = self.state.catalogue.blasts[mode.blast].radius
                culprit = shot.attacker.culprit(self.state, mode.rule)
                for one in area.blast(self.state, mode, area.caught(self.state, x, y, radius), "", culprit):
                    self._save(one.unit, one.figure, one.save)
        elif shot.unit.vehicle is not None:
            self._at_vehicle(shot, first)
        else:
            self._single(shot, first)

    def _blow(self, shot: Shot, first: bool) -> None:
        mode, target = shot.way.mode, shot.figure
        if target is None:
            self._die(shot, melee.ROLL, hull_blow_need(shot.attacker, mode), True)
            return
        self._die(shot, melee.ROLL, blow_need(self.state, shot.attacker, mode, target), first)
        together = 1
        if mode.pack:
            ready = [attacker.figure for attacker in self.battery.ready()]
            others, room = joiners(self.state, self.battery.unit, shot.attacker.figure, target, ready)
            together += min(len(others), room)
        if mode.saves:
            self._save(shot.unit, target, melee.save_from(self.state, mode, target, together))

    def _burst(self, shot: Shot, first: bool) -> None:
        """fallout.burst.one_roll: one die, read for each of them by its own number."""
        mode = shot.way.mode
        culprit = shot.attacker.culprit(self.state, mode.rule)
        for number, mark in enumerate(burst.marks(self.state, shot.attacker, mode, shot.direction)):
            reckoning = burst_need(self.state, shot.attacker, mode, mark.figure, mark.away)
            if number == 0:
                self._die(shot, burst.WHY, reckoning, first)
            else:
                name = mark.unit.name
                if mark.figure is not None:
                    name = named(mark.unit, mark.figure)["figure"]
                self._show(Message(AGAINST, {"figure": name}), burst.WHY, "", reckoning)
            self._save(mark.unit, mark.figure, burst.struck(mode, mark, culprit).save)

    def _at_vehicle(self, shot: Shot, first: bool) -> None:
        mode = shot.way.mode
        occupant: Figure | None = None
        if shot.part == ranged.DRIVER:
            occupant = driver(self.state, shot.unit)
        elif shot.part == ranged.PASSENGERS:
            occupant = min(passengers(self.state, shot.unit), key=ranged.value_of)
        reckoning = part_need(self.state, shot.attacker, mode, shot.unit, occupant, shot.targeted)
        steady = first or shot.part != ranged.PASSENGERS
        self._die(shot, ranged.ROLL, reckoning, steady)
        if occupant is not None:
            away = effective(self.state, shot.attacker.figure, None, _gap(shot, None))
            save = ranged.save_from(mode, occupant, away, shot.targeted)
            self._save(self.state.unit_of(occupant), occupant, save)

    def _single(self, shot: Shot, first: bool) -> None:
        mode = shot.way.mode
        members = ranged.eligible(self.state, shot.attacker, shot.unit, mode)
        reckoning = shot_need(self.state, shot.attacker, mode, shot.unit, members, shot.targeted)
        self._die(shot, ranged.ROLL, reckoning, first or self._alike(shot))
        for figure in sorted(members, key=ranged.value_of):
            away = effective(self.state, shot.attacker.figure, figure, _gap(shot, figure))
            save = ranged.save_from(mode, figure, away, shot.targeted)
            self._save(shot.unit, figure, save)

    def _alike(self, shot: Shot) -> bool:
        """Whether a shot at a squad needs the same whoever of it is left."""
        if in_force(self.state, PERCEPTION):
            return False
        kinds: list[tuple[int, bool, bool]] = []
        for figure in shot.unit.present():
            ac = figure.profile.ac + laser_ac(self.state, shot.way.mode, figure)
            kind = (ac, figure.profile.flies, cover_between(self.state, shot.attacker.base, figure.base))
            if kind not in kinds:
                kinds.append(kind)
        return len(kinds) == 1

    def _die(self, shot: Shot, why: str, reckoning: Reckoning, steady: bool) -> None:
        figure = shot.attacker.figure
        if not self.preview.explained:
            self.preview.facts.append(words_of(reckoning))
        title = Message(ATTACK, named(shot.attacker.unit, figure))
        self._show(title, why, figure.id if steady else "", reckoning)

    def _save(self, unit: Unit, figure: Figure | None, save: Reckoning | None) -> None:
        if figure is not None and save is not None:
            self._saves.setdefault(figure.id, []).append((unit, figure, save))

    def saves(self) -> None:
        """The saves of all who may be hit."""
        for noted in self._saves.values():
            unit, figure, first = noted[0]
            same = all(parts_of(other) == parts_of(first) for _, _, other in noted)
            for _, _, save in noted:
                self._show(Message(SAVES, named(unit, figure)), SAVE, figure.id if same else "", save)

    def _show(self, title: Message, why: str, subject: str, reckoning: Reckoning) -> None:
        key = (why, parts_of(reckoning))
        if key not in self._seen:
            self._seen.append(key)
            self.preview.explain(title, why, subject, reckoning)


def parts_of(reckoning: Reckoning) -> list[tuple[str, int]]:
    """Equal parts mean the same reckoning."""
    return [(line.id, line.by) for line in reckoning.lines]


def _gap(shot: Shot, figure: Figure | None) -> float:
    vehicle = shot.unit.vehicle
    if figure is not None:
        return distance(shot.attacker.base, figure.base)
    return distance(shot.attacker.base, vehicle.hull) if vehicle is not None else 0.0


def explain(battery: Battery, preview: Preview, shots: list[Shot]) -> None:
    """Every attack die of these attacks, and every save that may follow."""
    explainer = Explainer(battery, preview)
    for number, shot in enumerate(shots):
        explainer.attack(shot, number == 0)
    explainer.saves()
