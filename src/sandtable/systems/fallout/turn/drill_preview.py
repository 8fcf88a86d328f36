"""A drill rehearsed: where each would stand, whom he could attack from there or why not, and what it would bring.

All of it is asked of the rules on a copy of what the side knows; no die is thrown.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.outlook import mean_of
from sandtable.core.preview import Preview, SightLine
from sandtable.core.question import DRILL
from sandtable.core.rehearsal import Member, Quarry
from sandtable.core.wire import Json, Reason, table_of, text_of
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.forecast import target_base
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.attack.why_not import why_not_attack
from sandtable.systems.fallout.ground.sight import look
from sandtable.systems.fallout.move.foretold import turned_to
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.movement import MoveQuestion, turn_all
from sandtable.systems.fallout.move.walking import Stretch
from sandtable.systems.fallout.state.identities import ATTACK, CHARGE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.turn.drills import (
    AIMED,
    AT,
    DRILLS,
    battery_of,
    march_of,
    way_in,
    why_misdrilled,
    why_not_drill,
)
from sandtable.table import Base, distance

LOSSES: Final = ("fallout-odds-fallen", "fallout-odds-points")
"""What is counted of those who are attacked, the first there is."""


def preview_drill(state: FalloutState, unit: Unit, members: list[Figure], answer: Json) -> Preview:
    """What a drill would bring. One that has no target yet is rehearsed without, to show whom it could be aimed at."""
    table = dict(table_of(answer))
    id = text_of(table.get(DRILL))
    reasons = why_misdrilled(state, unit, members, table)
    foes = _foes(state, unit)
    unaimed = id in AIMED and AT not in table and bool(foes)
    if reasons and (not unaimed or why_misdrilled(state, unit, members, {**table, AT: foes[0]})):
        return Preview(reasons)
    rehearsal = rehearsed(state, unit, members, table) if id != CHARGE or not unaimed else None
    preview = rehearsal.preview if rehearsal is not None else Preview()
    if preview.reasons:
        return preview
    if id == CHARGE:
        preview.quarry = [_charged(state, unit, members, foe) for foe in foes]
        preview.quarry.sort(key=_by_range)
    preview.reasons = reasons or why_not_drill(state, unit, members, answer)
    return preview


def _foes(state: FalloutState, unit: Unit) -> list[str]:
    """The enemy units on the table."""
    return [other.id for other in state.units if other.side != unit.side and other.on_table()]


def rehearsed(state: FalloutState, unit: Unit, members: list[Figure], table: dict[str, Json]) -> Rehearsal:
    """One drill, on a copy of what its side knows."""
    copy = state.known(state.decider(unit))
    party = [copy.figure(figure.id) for figure in members]
    rehearsal = Rehearsal(copy, copy.unit(unit.id), party, table)
    if (rehearsal.action == ATTACK or rehearsal.go()) and text_of(table[DRILL]) in AIMED:
        rehearsal.aim()
    return rehearsal


def _charged(state: FalloutState, unit: Unit, members: list[Figure], foe: str) -> Quarry:
    """A unit that could be charged: every one of them is another move."""
    rehearsal = rehearsed(state, unit, members, {DRILL: CHARGE, AT: foe})
    far = min(distance(mine.base, base) for mine in members for base in bases_of(state.unit(foe)))
    for mark in rehearsal.preview.quarry:
        if mark.unit == foe:
            mark.range = far
            return mark
    mark = Quarry(foe, state.unit(foe).name, far)
    mark.reasons = rehearsal.preview.reasons
    return mark


def _by_range(mark: Quarry) -> float:
    return mark.range


class Rehearsal:
    """One drill on a copy of the table."""

    def __init__(self, state: FalloutState, unit: Unit, party: list[Figure], answer: dict[str, Json]) -> None:
        self.state = state
        self.unit = unit
        self.party = party
        self.answer = answer
        self.action = DRILLS[text_of(answer[DRILL])]
        self.at = text_of(answer.get(AT))
        self.preview = Preview()
        self.preview.members = [
            Member(figure.id, str(number + 1), (figure.base.x, figure.base.y))
            for number, figure in enumerate(unit.figures)
            if figure in party
        ]

    def go(self) -> bool:
        """Everybody to where the move would bring him; False when there is none, or it is refused."""
        state = self.state
        march = march_of(state, self.unit, self.party, self.action)
        way = way_in(state, self.answer)
        if march is None or way is None:
            values: dict[str, Json] = {"unit": self.unit.name}
            self.preview.reasons = [
                Reason("fallout.melee.engaged_squad", "fallout-refused-drill-held", values)
            ]
            return False
        question = MoveQuestion(state, march)
        way = turned_to(state, march, question.plan_for(way), way, self.at)
        told = question.preview(way)
        told.members = self.preview.members
        self.preview = told
        if told.reasons:
            return False
        self._stand(march, question.plan_for(way))
        return True

    def _stand(self, march: March, plan: Plan) -> None:
        Stretch(self.state, self.unit, march.going(plan), plan.paths, march.why).place(1.0)
        turn_all(march, plan)
        for member in self.preview.members:
            base = self.state.figure(member.token).base
            member.at = (base.x, base.y)

    # ------------------------------------------------------------ attacking

    def aim(self) -> None:
        """Whom they could attack from there; for the unit that is named, who can, who cannot and why."""
        battery = battery_of(self.state, self.unit, self.party, self.action)
        near: list[tuple[float, int, Quarry]] = []
        for number, foe in enumerate(battery.enemies()):
            gap = min(distance(mine.base, base) for mine in self.party for base in bases_of(foe))
            near.append((gap, number, self._quarry(battery, foe, gap)))
        near.sort(key=lambda entry: (entry[0], entry[1]))
        self.preview.quarry = [mark for _, _, mark in near]
        for foe in battery.enemies():
            if foe.id == self.at:
                self._attack(battery, foe)

    def _quarry(self, battery: Battery, foe: Unit, gap: float) -> Quarry:
        mark = Quarry(foe.id, foe.name, gap)
        for attacker in battery.ready():
            if battery.near(attacker, foe) and battery.best(attacker, foe) is not None:
                mark.sees += 1
        if not mark.sees:
            mark.reasons = why_not_attack(battery, foe)
            return mark
        told = AttackQuestion(battery).preview({AT: foe.id})
        for title in LOSSES:
            for line in told.odds:
                if line.title.id == title and mark.falls is None:
                    mark.falls = mean_of(line)
        if foe.id == self.at:
            preview = self.preview
            preview.title, preview.facts = told.title, told.facts
            preview.explained, preview.odds = told.explained, told.odds
            preview.templates, preview.caught = told.templates, told.caught
            preview.warnings = [*preview.warnings, *told.warnings]
        return mark

    def _attack(self, battery: Battery, foe: Unit) -> None:
        able = {attacker.figure.id: attacker for attacker in battery.ready()}
        for member in self.preview.members:
            attacker = able.get(member.token)
            if attacker is None:
                continue
            shot = battery.best(attacker, foe) if battery.near(attacker, foe) else None
            if shot is not None:
                member.target = _token_at(foe, target_base(shot))
                continue
            reasons = why_not_attack(battery, foe, attacker)
            if self.action == ATTACK:
                member.cannot = reasons
            else:
                member.less = reasons
            seen = look(self.state, attacker.base, _nearest(foe, attacker.base))
            if not seen.clear:
                member.block = (seen.x, seen.y)
                line = SightLine(member.at, (seen.bx, seen.by), False, member.block, "fallout.los.line")
                self.preview.sight.append(line)


def bases_of(unit: Unit) -> list[Base]:
    """What of a unit stands on the table."""
    vehicle = unit.vehicle
    return [vehicle.hull] if vehicle is not None else [figure.base for figure in unit.present()]


def _nearest(unit: Unit, base: Base) -> Base:
    return min(bases_of(unit), key=lambda other: distance(base, other))


def _token_at(unit: Unit, base: Base) -> str:
    """Who stands there: one of its figures, or the vehicle itself."""
    for figure in unit.figures:
        if figure.base is base:
            return figure.id
    return unit.id
