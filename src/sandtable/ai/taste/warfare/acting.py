"""The active side's decision: every action of every unit and support by what it brings for each AP."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.ai.taste.warfare.field import Field
from sandtable.ai.taste.warfare.goals import Goals
from sandtable.ai.taste.warfare.worth import Worth, value
from sandtable.core.wire import Json
from sandtable.systems.warfare import (
    AIRBORNE_DROP,
    CLEAR,
    CONVERT,
    EXIT,
    EXPLOSIVE,
    HELICOPTER,
    INFANTRY,
    KINDS,
    LEAD,
    LOAD,
    MOVE,
    OFF,
    OVERWATCH,
    PLACE_ROADBLOCK,
    RECONNOITRE,
    RECOVER,
    REMOVE_ROADBLOCK,
    STORM,
    SUPPRESSED,
    TO,
    TRANSPORT,
    UNKNOWN,
    UNLOAD,
    Attack,
    Counter,
    Unit,
    WarfareState,
    answers_to,
    attacks_of,
    attempt_of,
    calls_of,
    civilians_in,
    crowds_for,
    exit_price,
    harms_of,
    hex_at,
    led_by,
    moves_of,
    open_to,
    place_of,
    places_off,
    price_of,
    waiting_supports,
)

LOOKED_AT = 14  # places of a unit that are weighed in full
LONGEST = 8  # AP beyond which a move is not worth declaring at once
TRAP = 0.25  # of a unit's worth, feared under a question mark
HIDDEN_OR_ARMED = UNKNOWN | EXPLOSIVE
WATCH = 0.06  # what an overwatch cube is worth, beside the shots it promises
RECOVERY = {1: 0.12, 2: 0.32}  # of a unit's worth, for a level of morale regained
RECOVERY_DICE = ("white", "grey")  # the cheapest, and one that mostly helps


class Plan:
    """A row of answers, what it brings, and what it costs."""

    __slots__ = ("answers", "gain", "price")

    def __init__(self, answers: list[Json], gain: float, price: int) -> None:
        self.answers = answers
        self.gain = gain
        self.price = price

    def rate(self) -> float:
        """What each AP brings."""
        return self.gain / max(self.price, 1)


class Commander:
    """Weighs everything a side could do now."""

    def __init__(self, state: WarfareState, side: int) -> None:
        self.state = state
        self.side = side
        self.worth = Worth(state, side)
        self.goals = Goals(self.worth)
        self.field = Field(self.worth)
        self.grid = state.ground.grid
        self.plans: list[Plan] = []
        self.weighed: dict[str, Callable[[Unit], None]] = {
            OVERWATCH: self._watch,
            RECOVER: self._recover,
            CONVERT: self._convert,
            EXIT: self._leave,
            LOAD: self._load,
            UNLOAD: self._unload,
            AIRBORNE_DROP: self._drop,
        }

    def best(self) -> list[Plan]:
        """All plans worth considering, the best first."""
        for unit in self.state.units:
            if unit.side == self.side and not unit.gone:
                self._unit(unit)
        for attack in calls_of(self.state, self.side):
            self._attack(attack)
        for support in waiting_supports(self.state, self.side):
            self.plans.append(Plan([support.id, OVERWATCH], 0.05, 1))
        self.plans.sort(key=Plan.rate, reverse=True)
        return self.plans

    def place(self, unit: Unit, hex: int) -> float:
        """What it is worth for a unit to be in a hex."""
        return self.goals.pull(unit, hex) + self.field.promise(unit, hex) - self.field.danger(unit, hex)

    def _unit(self, unit: Unit) -> None:
        actions = open_to(self.state, unit)
        if not actions:
            return
        if unit.hex != OFF:
            for attack in attacks_of(self.state, unit):
                self._attack(attack)
        if MOVE in actions:
            self._moves(unit)
        for action in actions:
            self._other(unit, action)

    def _attack(self, attack: Attack) -> None:
        gain = value(self.worth, attack)
        if attack.reading == STORM:
            unit = self.state.units[attack.by]
            step = self.goals.pull(unit, attack.target.hex) - self.goals.pull(unit, unit.hex)
            gain += sum(p for p, _ in harms_of(attack.reading, attack.rank)) * step
            wanted = self.goals.rescue + self.goals.keep
            gain += 0.5 * wanted * len(civilians_in(self.state, attack.target.hex))
        self.plans.append(Plan(attack.answers, gain, attack.price))

    # ------------------------------------------------------------ moving

    def _moves(self, unit: Unit) -> None:
        """The places with most pull for their price are weighed in full."""
        here = self.place(unit, unit.hex)
        base = self.goals.pull(unit, unit.hex)
        followers = led_by(self.state, unit)
        left = 0.5 * (self.goals.keep + self.goals.rescue) * len(followers)
        ranked: list[tuple[float, int, int]] = []
        for hex, ap in moves_of(self.state, unit, 0, LONGEST):
            ranked.append(((self.goals.pull(unit, hex) - base) / ap, hex, ap))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        for _, hex, ap in ranked[:LOOKED_AT]:
            gain = self.place(unit, hex) - here - left - self._trap(unit, hex)
            self.plans.append(Plan([unit.id, MOVE, place_of(self.state, hex)], gain, ap))
        if followers and (self.goals.rescue or self.goals.keep):
            self._escort(unit, followers, here)

    def _trap(self, unit: Unit, hex: int) -> float:
        """What is feared under a question mark or beside a bomb."""
        if unit.profile.kind == HELICOPTER or not self.state.marks[hex] & HIDDEN_OR_ARMED:
            return 0.0
        return TRAP * self.worth.of[unit.index]

    def _escort(self, unit: Unit, followers: list[Counter], here: float) -> None:
        """Leading Civilians to an exit, or with the unit wherever it is better off."""
        n = len(followers)
        home = self.goals.brings_home(unit, unit.hex)
        lead: list[Json] = [counter.id for counter in followers]
        for hex, ap in moves_of(self.state, unit, n, LONGEST):
            nearer = self.goals.brings_home(unit, hex) - home
            gain = n * self.goals.rescue * nearer - self._trap(unit, hex)
            gain += 0.4 * (self.place(unit, hex) - here)
            answer: Json = {TO: place_of(self.state, hex), LEAD: lead}
            self.plans.append(Plan([unit.id, MOVE, answer], gain, ap))

    # ------------------------------------------------------------ everything else

    def _other(self, unit: Unit, action: str) -> None:
        """Every action that is neither an attack nor a move; for those not listed there is no taste."""
        if action in (RECONNOITRE, CLEAR):
            self._look(unit, action)
        elif action in (REMOVE_ROADBLOCK, PLACE_ROADBLOCK):
            self._roadblock(unit, action)
        else:
            weigh = self.weighed.get(action)
            if weigh is not None:
                weigh(unit)

    def _watch(self, unit: Unit) -> None:
        """An overwatch cube is worth more the nearer the enemies are."""
        promise = self.field.promise(unit, unit.hex)
        near = min((self.grid.distance(unit.hex, e.hex) for e in self.field.enemies), default=99)
        hope = WATCH if near <= unit.profile.light.reach + 4 else WATCH / 4
        self.plans.append(Plan([unit.id, OVERWATCH], hope * (0.5 + promise), price_of(unit, OVERWATCH)))

    def _recover(self, unit: Unit) -> None:
        gain = RECOVERY[unit.morale] * self.worth.of[unit.index]
        for die in RECOVERY_DICE:
            test = attempt_of(self.state, unit, RECOVER, die)
            if test is not None:
                odds = test.chances[3] + test.chances[4] * (1.5 if unit.morale == SUPPRESSED else 1.0)
                self.plans.append(Plan([unit.id, RECOVER, die], gain * odds, test.price))

    def _convert(self, unit: Unit) -> None:
        turn = self.goals.turn[0] if unit.profile.regular else self.goals.turn[1]
        for crowd in answers_to(self.state, unit, CONVERT):
            test = attempt_of(self.state, unit, CONVERT, crowd)
            if test is not None:
                odds = test.chances[3] + test.chances[4]
                gain = odds * (turn + 0.05) - test.chances[0] * 0.15 * self.worth.of[unit.index]
                self.plans.append(Plan([unit.id, CONVERT, crowd], gain, test.price))

    def _leave(self, unit: Unit) -> None:
        followers = led_by(self.state, unit)
        gain = self.goals.leave.get(KINDS[unit.profile.kind], 0.0)
        if unit.profile.transport:
            gain += self.goals.leave.get(TRANSPORT, 0.0)
        if unit.cargo != OFF:
            gain += self.goals.leave.get(KINDS[INFANTRY], 0.0)
        gain += self.goals.rescue * (len(followers) + (1 if unit.crowd != OFF else 0))
        if gain <= 0.0:
            return
        gain -= 0.2 * self.worth.of[unit.index] * self.worth.left
        lead: list[Json] = [counter.id for counter in followers]
        self.plans.append(Plan([unit.id, EXIT, lead], gain, exit_price(unit, len(followers))))

    def _load(self, vehicle: Unit) -> None:
        """Civilians are worth taking aboard where they are to be brought home."""
        wanted = self.goals.rescue + self.goals.keep
        for counter in crowds_for(self.state, vehicle):
            self.plans.append(Plan([vehicle.id, LOAD, counter.id], 0.5 * wanted, price_of(vehicle, LOAD)))

    def _unload(self, vehicle: Unit) -> None:
        """Infantry gets off where it has something to do."""
        if vehicle.cargo == OFF:
            return
        rider = self.state.units[vehicle.cargo]
        for hex in places_off(self.state, vehicle):
            gain = self.place(rider, hex) - 0.9 * self.goals.pull(rider, vehicle.hex)
            if TRANSPORT not in self.goals.leave:
                answers: list[Json] = [vehicle.id, UNLOAD, place_of(self.state, hex)]
                self.plans.append(Plan(answers, gain + 0.1, price_of(vehicle, UNLOAD)))

    def _look(self, unit: Unit, action: str) -> None:
        """Bombs found or cleared may be worth points, and the way is free afterwards."""
        likely = 0.5 if action == RECONNOITRE else 1.0
        for counter in answers_to(self.state, unit, action):
            test = attempt_of(self.state, unit, action, counter)
            if test is not None:
                gain = (test.chances[3] + test.chances[4]) * (likely * self.goals.mines + 0.08)
                self.plans.append(Plan([unit.id, action, counter], gain, test.price))

    def _roadblock(self, unit: Unit, action: str) -> None:
        gain = self.goals.blocks + 0.15
        if action == REMOVE_ROADBLOCK:
            test = attempt_of(self.state, unit, action, answers_to(self.state, unit, action)[0])
            if test is not None:
                odds = test.chances[3] + test.chances[4]
                self.plans.append(Plan([unit.id, action], gain * odds, test.price))
            return
        for place in answers_to(self.state, unit, action):
            hex = hex_at(self.state, place)
            scores = (
                self.grid.row_of[hex] == self.goals.block_row
                and self.grid.column_of[hex] >= self.goals.block_from
            )
            if scores:
                self.plans.append(Plan([unit.id, action, place], gain, price_of(unit, action)))

    def _drop(self, unit: Unit) -> None:
        """A parachute drop: near what is worth most, not among the enemies."""
        ranked: list[tuple[float, int]] = []
        for place in answers_to(self.state, unit, AIRBORNE_DROP):
            hex = hex_at(self.state, place)
            ranked.append((self.goals.pull(unit, hex), hex))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        for _, hex in ranked[:LOOKED_AT]:
            answers: list[Json] = [unit.id, AIRBORNE_DROP, place_of(self.state, hex)]
            self.plans.append(Plan(answers, self.place(unit, hex), price_of(unit, AIRBORNE_DROP)))
