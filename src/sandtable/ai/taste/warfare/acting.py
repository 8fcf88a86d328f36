"""The active side's decision: every action of every unit and support by what it brings for each AP."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.ai.taste.warfare.character import WarfareCharacter
from sandtable.ai.taste.warfare.field import Field
from sandtable.ai.taste.warfare.goals import Goals
from sandtable.ai.taste.warfare.worth import Worth, value
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.warfare import (
    AIRBORNE_DROP,
    CLEAR,
    CONVERT,
    EXIT,
    EXPLOSIVE,
    HELICOPTER,
    INFANTRY,
    KINDS,
    LAY_SMOKE,
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
    open_to,
    place_of,
    places_off,
    price_of,
    smoke_in,
    waiting_supports,
    walk_of,
)

LOOKED_AT = 14  # places of a unit that are weighed in full
LONGEST = 8  # AP beyond which a move is not worth declaring at once
COMPANY = 3  # hexes within which somebody is near
HIDDEN_OR_ARMED = UNKNOWN | EXPLOSIVE
RECOVERY = {1: 0.12, 2: 0.32}  # of a unit's worth, for a level of morale regained
RECOVERY_DICE = ("white", "grey")  # the cheapest, and one that mostly helps

ACTION_WHY = {
    OVERWATCH: "ai-why-watch",
    RECOVER: "ai-why-recover",
    LAY_SMOKE: "ai-why-smoke",
    MOVE: "ai-why-nearer",
    EXIT: "ai-why-nearer",
    LOAD: "ai-why-nearer",
    UNLOAD: "ai-why-nearer",
    AIRBORNE_DROP: "ai-why-nearer",
    CONVERT: "ai-why-skill",
    RECONNOITRE: "ai-why-skill",
    CLEAR: "ai-why-skill",
    PLACE_ROADBLOCK: "ai-why-nearer",
    REMOVE_ROADBLOCK: "ai-why-nearer",
}


class Commander:
    """Weighs everything a side could do now."""

    def __init__(self, state: WarfareState, side: int, character: WarfareCharacter) -> None:
        self.state = state
        self.side = side
        self.worth = Worth(state, side, character)
        self.goals = Goals(self.worth)
        self.field = Field(self.worth)
        self.grid = state.ground.grid
        self.character = character
        self.plans: list[Plan] = []
        self.friends = [
            unit for unit in state.units if unit.side == side and not unit.gone and unit.hex != OFF
        ]
        self.exposed = sum(self.field.danger(friend, friend.hex) for friend in self.friends)
        self.assaults: list[tuple[Plan, int]] = []  # and whom
        self.calls: dict[int, Plan] = {}  # the best worthwhile call on each enemy
        self.weighed: dict[str, Callable[[Unit], None]] = {
            OVERWATCH: self._watch,
            RECOVER: self._recover,
            CONVERT: self._convert,
            EXIT: self._leave,
            LOAD: self._load,
            UNLOAD: self._unload,
            AIRBORNE_DROP: self._drop,
            LAY_SMOKE: self._smoke,
        }

    def best(self) -> list[Plan]:
        """All plans worth considering, the best first."""
        for attack in calls_of(self.state, self.side):
            self._attack(attack)
        for unit in self.state.units:
            if unit.side == self.side and not unit.gone:
                self._unit(unit)
        for support in waiting_supports(self.state, self.side):
            self.consider([support.id, OVERWATCH], 0.05, 1)
        for plan, target in self.assaults:  # whom a support can fire at, it fires at before he is assaulted
            call = self.calls.get(target)
            if call is not None and call.worth < plan.worth:
                call.worth, plan.worth = plan.worth, call.worth
        return best_first(self.plans)

    def consider(
        self, answers: list[Json], gain: float, price: int, why: dict[str, float] | None = None
    ) -> Plan:
        """A plan is worth what each of its AP brings; `why` says what the gain is made of."""
        ap = float(max(price, 1)) ** self.character.thrift
        told = why if why is not None else {ACTION_WHY.get(text_of(answers[1]), "ai-why-attack"): gain}
        parts = [
            Part(Message(id, {"ap": price, "better": "yes" if part > 0.0 else "no"}), part / ap)
            for id, part in told.items()
            if part
        ]
        plan = Plan(answers, gain / ap, parts)
        self.plans.append(plan)
        return plan

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
        plan = self.consider(attack.answers, gain, attack.price)
        if attack.reading == STORM:
            self.assaults.append((plan, attack.target.index))
        elif attack.by < 0 and gain >= self.character.prepare:
            best = self.calls.get(attack.target.index)
            self.calls[attack.target.index] = plan if best is None or plan.worth > best.worth else best

    # ------------------------------------------------------------ moving

    def _moves(self, unit: Unit) -> None:
        """The places with most pull for their price are weighed in full."""
        here = self.place(unit, unit.hex)
        base = self.goals.pull(unit, unit.hex)
        followers = led_by(self.state, unit)
        left = 0.5 * (self.goals.keep + self.goals.rescue) * len(followers)
        ranked: list[tuple[float, int, int]] = []
        walk = walk_of(self.state, unit, 0, LONGEST)
        for hex, ap in walk.moves:
            ranked.append(((self.goals.pull(unit, hex) - base) / ap, hex, ap))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        for _, hex, ap in ranked[:LOOKED_AT]:
            why = self._of_place(unit, hex)
            why["ai-why-traps"] = -self._traps(unit, walk.way(hex))
            why["ai-why-alone"] = -self._lonely(unit, hex)
            gain = self.place(unit, hex) - here - left + why["ai-why-traps"] + why["ai-why-alone"]
            self.consider([unit.id, MOVE, place_of(self.state, hex)], gain, ap, why)
        if followers and (self.goals.rescue or self.goals.keep):
            self._escort(unit, followers, here)

    def _of_place(self, unit: Unit, hex: int) -> dict[str, float]:
        """What makes a hex better or worse than where the unit is."""
        return {
            "ai-why-nearer": self.goals.pull(unit, hex) - self.goals.pull(unit, unit.hex),
            "ai-why-shots": self.field.promise(unit, hex) - self.field.promise(unit, unit.hex),
            "ai-why-fire": self.field.danger(unit, unit.hex) - self.field.danger(unit, hex),
        }

    def _traps(self, unit: Unit, way: list[int]) -> float:
        """What is feared on a way, under question marks and beside bombs."""
        if unit.profile.kind == HELICOPTER:
            return 0.0
        feared = sum(1 for hex in way if self.state.marks[hex] & HIDDEN_OR_ARMED)
        return feared * self.character.trap * self.worth.of[unit.index]

    def _lonely(self, unit: Unit, hex: int) -> float:
        """What speaks against going into fire with nobody of ours near."""
        danger = self.field.danger(unit, hex)
        if danger <= 0.0 or self.character.alone <= 0.0:
            return 0.0
        for friend in self.friends:
            if friend is not unit and self.grid.distance(friend.hex, hex) <= COMPANY:
                return 0.0
        return self.character.alone * danger

    def _smoke(self, unit: Unit) -> None:
        """Smoke hides our units from fire, and the enemy from ours: what it saves less what it spoils."""
        if self.exposed <= 0.0:
            return
        near = [friend for friend in self.friends if self.grid.distance(friend.hex, unit.hex) <= COMPANY]
        before = sum(
            self.field.danger(friend, friend.hex) - self.field.promise(friend, friend.hex) for friend in near
        )
        for place in answers_to(self.state, unit, LAY_SMOKE):
            hex = hex_at(self.state, place)
            smoke_in(self.state, hex, True)
            after = sum(
                self.field.danger(friend, friend.hex) - self.field.promise(friend, friend.hex)
                for friend in near
            )
            smoke_in(self.state, hex, False)
            gain = self.character.smoke * (before - after)
            if gain > 0.0:
                self.consider([unit.id, LAY_SMOKE, place], gain, price_of(unit, LAY_SMOKE))

    def _escort(self, unit: Unit, followers: list[Counter], here: float) -> None:
        """Leading Civilians to an exit, or with the unit wherever it is better off."""
        n = len(followers)
        home = self.goals.brings_home(unit, unit.hex)
        lead: list[Json] = [counter.id for counter in followers]
        walk = walk_of(self.state, unit, n, LONGEST)
        for hex, ap in walk.moves:
            nearer = self.goals.brings_home(unit, hex) - home
            gain = n * self.goals.rescue * nearer - self._traps(unit, walk.way(hex))
            gain += 0.4 * (self.place(unit, hex) - here)
            answer: Json = {TO: place_of(self.state, hex), LEAD: lead}
            self.consider([unit.id, MOVE, answer], gain, ap)

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
        watch = self.character.watch
        hope = watch if near <= unit.profile.light.reach + 4 else watch / 4
        self.consider([unit.id, OVERWATCH], hope * (0.5 + promise), price_of(unit, OVERWATCH))

    def _recover(self, unit: Unit) -> None:
        gain = self.character.recovery * RECOVERY[unit.morale] * self.worth.of[unit.index]
        for die in RECOVERY_DICE:
            test = attempt_of(self.state, unit, RECOVER, die)
            if test is not None:
                odds = test.chances[3] + test.chances[4] * (1.5 if unit.morale == SUPPRESSED else 1.0)
                self.consider([unit.id, RECOVER, die], gain * odds, test.price)

    def _convert(self, unit: Unit) -> None:
        turn = self.goals.turn[0] if unit.profile.regular else self.goals.turn[1]
        for crowd in answers_to(self.state, unit, CONVERT):
            test = attempt_of(self.state, unit, CONVERT, crowd)
            if test is not None:
                odds = test.chances[3] + test.chances[4]
                gain = odds * (turn + 0.05) - test.chances[0] * 0.15 * self.worth.of[unit.index]
                self.consider([unit.id, CONVERT, crowd], gain, test.price)

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
        self.consider([unit.id, EXIT, lead], gain, exit_price(unit, len(followers)))

    def _load(self, vehicle: Unit) -> None:
        """Civilians are worth taking aboard where they are to be brought home."""
        wanted = self.goals.rescue + self.goals.keep
        for counter in crowds_for(self.state, vehicle):
            self.consider([vehicle.id, LOAD, counter.id], 0.5 * wanted, price_of(vehicle, LOAD))

    def _unload(self, vehicle: Unit) -> None:
        """Infantry gets off where it has something to do."""
        if vehicle.cargo == OFF:
            return
        rider = self.state.units[vehicle.cargo]
        for hex in places_off(self.state, vehicle):
            gain = self.place(rider, hex) - 0.9 * self.goals.pull(rider, vehicle.hex)
            if TRANSPORT not in self.goals.leave:
                answers: list[Json] = [vehicle.id, UNLOAD, place_of(self.state, hex)]
                self.consider(answers, gain + 0.1, price_of(vehicle, UNLOAD))

    def _look(self, unit: Unit, action: str) -> None:
        """Bombs found or cleared may be worth points, and the way is free afterwards."""
        likely = 0.5 if action == RECONNOITRE else 1.0
        for counter in answers_to(self.state, unit, action):
            test = attempt_of(self.state, unit, action, counter)
            if test is not None:
                gain = (test.chances[3] + test.chances[4]) * (likely * self.goals.mines + 0.08)
                self.consider([unit.id, action, counter], gain, test.price)

    def _roadblock(self, unit: Unit, action: str) -> None:
        gain = self.goals.blocks + 0.15
        if action == REMOVE_ROADBLOCK:
            test = attempt_of(self.state, unit, action, answers_to(self.state, unit, action)[0])
            if test is not None:
                odds = test.chances[3] + test.chances[4]
                self.consider([unit.id, action], gain * odds, test.price)
            return
        for place in answers_to(self.state, unit, action):
            hex = hex_at(self.state, place)
            scores = (
                self.grid.row_of[hex] == self.goals.block_row
                and self.grid.column_of[hex] >= self.goals.block_from
            )
            if scores:
                self.consider([unit.id, action, place], gain, price_of(unit, action))

    def _drop(self, unit: Unit) -> None:
        """A parachute drop: near what is worth most, not among the enemies."""
        ranked: list[tuple[float, int]] = []
        for place in answers_to(self.state, unit, AIRBORNE_DROP):
            hex = hex_at(self.state, place)
            ranked.append((self.goals.pull(unit, hex), hex))
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        for _, hex in ranked[:LOOKED_AT]:
            answers: list[Json] = [unit.id, AIRBORNE_DROP, place_of(self.state, hex)]
            self.consider(answers, self.place(unit, hex), price_of(unit, AIRBORNE_DROP))
