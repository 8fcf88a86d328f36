"""The attacks of an answer tried out on a copy: the very rules that are played, run for their odds."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Ask, Effect, Mark, Roll, shown
from sandtable.core.odds import MOST_ANSWERS, Trial
from sandtable.core.question import Choose, Question
from sandtable.core.wire import Json
from sandtable.systems.fallout.attack.area import Falling
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.attacks import DONE, Order, finish, go_on, over, what_follows
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.pack import PackQuestion
from sandtable.systems.fallout.attack.ranged import MISS
from sandtable.systems.fallout.attack.ranged import ROLL as SHOT
from sandtable.systems.fallout.attack.trial_copy import Kept, Scratch
from sandtable.systems.fallout.attack.trial_scope import (
    any_avenger,
    copied,
    goal_of,
    is_wide,
    tally_of,
    throws,
)
from sandtable.systems.fallout.book.profiles import MELEE, SINGLE, THROWN
from sandtable.systems.fallout.book.words import EMP_GRENADE, SMOKE_GRENADE
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.placing import PlaceQuestion
from sandtable.systems.fallout.ground.ranges import effective, reach_of
from sandtable.systems.fallout.harm.damage import DAMAGE
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, Onward, suffer_all
from sandtable.systems.fallout.harm.morale import ROLL as MORALE
from sandtable.systems.fallout.harm.vehicle_damage import Escape, escape, occupants, units_aboard
from sandtable.systems.fallout.state.identities import WHICH_VICTIM
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.optional import far_shot
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Board, distance

NEXT: Final = Mark("next")
"""Between two attacks of an answer."""

RUN: Final = 10
EFFECT: Final = 5
"""What a run and each effect in it cost, besides 1 for each figure of whom much is put back."""

FURTHEST: Final = 15.0
"""In inches: no blast reaches further from its mark, however it scatters."""
LONGEST: Final = 20.0
"""In inches: no template is longer."""


@final
class Moment:
    """Where an attempt can be gone on from."""

    __slots__ = ("alone", "at", "attackers", "hits", "kept", "rest", "struck")

    def __init__(
        self, attempt: Attempt, rest: Callable[[], Coroutine[Effect, object, object]] | None
    ) -> None:
        battery = attempt.battery
        self.at = attempt.at
        self.rest = rest
        self.hits: list[Hit] = NO_HITS
        self.alone = True  # nothing of the attack comes behind the next hit
        self.attackers: list[Attacker] = battery.attackers
        self.struck: dict[str, list[str]] = dict(battery.struck)
        self.kept: Kept = attempt.scratch.keep()


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempt(Trial):
    """Some attacks in their order, on a copy of the battle as the attacking side knows it."""

    def __init__(self, battery: Battery, orders: list[Order], shots: list[Shot | None]) -> None:
        real = battery.state
        state = real.known(real.decider(battery.unit))
        self.state: FalloutState = state
        self.battery: Battery = copied(state, battery)
        self.orders = [
            Order(self.battery.attackers[battery.attackers.index(order.attacker)], order.at, order.value)
            for order in orders
        ]
        self.goals: list[Unit | None] = [goal_of(state, order) for order in self.orders]
        self.wide_until = last_wide(battery, orders, shots)
        wide = self.wide_until > 0
        # Whether blows are struck, EMP or smoke grenades thrown, and somebody could avenge a baby deathclaw.
        self.blows = any(shot is not None and shot.way.mode.mode == MELEE for shot in shots)
        self.pulses = any(throws(shot, EMP_GRENADE) for shot in shots)
        self.smokes = any(throws(shot, SMOKE_GRENADE) for shot in shots)
        units = self._touched(wide)
        self.vengeful = any_avenger(state, units)
        if self.vengeful:
            self.blows = True
            units = state.units[:]
        self.scratch = Scratch(state, units, self._actors(units))
        self._sort_out(units, wide)
        self.board: Board = state.board
        # Shots that follow a burst or blast; then members are looked at closely.
        self.mixed = wide and self.wide_until < len(orders) and not self.blows and not self.vengeful
        self.looks: dict[str, str] = self._looks() if self.mixed else {}
        self.at = 0
        self.rest: Callable[[], Coroutine[Effect, object, object]] | None = None
        self.hits: list[Hit] = NO_HITS
        self.alone = True
        self.asked: list[str] = []  # the ids of the questions met
        self.tally = tally_of(battery.unit.side, shots, wide)
        self.tally.minds_down = self.pulses
        state.tally = self.tally
        self._start = Moment(self, None)
        self._from = self._start

    def _sort_out(self, units: list[Unit], wide: bool) -> None:
        """What each of the units is to these attacks."""
        self.concerned: list[Unit] = [unit for unit in units if self._concerns(unit, wide)]
        # Vehicles that shots neither come from nor go to: they only stand in the way of sight.
        self.obstacles: list[Unit] = [u for u in units if u.vehicle is not None and u not in self.concerned]
        self.riders: list[Unit] = [unit for unit in units if unit.aboard]
        self.hulls: dict[str, Unit] = {unit.id: unit for unit in units if unit.vehicle is not None}
        self.people: dict[str, Figure] = {figure.id: figure for unit in units for figure in unit.figures}

    def _looks(self) -> dict[str, str]:
        """What each member of the goals is to the shooters behind a blast, by id."""
        goals = [goal for goal in self.goals if goal is not None]
        return {figure.id: self._look_at(figure) for goal in goals for figure in goal.figures}

    def _touched(self, wide: bool) -> list[Unit]:
        """The units that can suffer or act in these attacks: attackers, targets, and whoever is near a wide one."""
        touched: list[Unit] = []
        for attacker in self.battery.attackers:
            # Whoever only shoots is not changed by it.
            add_new(touched, [attacker.unit] if wide or self.blows else [])
            add_new(touched, [attacker.hull] if attacker.hull is not None else [])
        add_new(touched, [u for u in self.state.units if u in self.goals or (wide and self._near(u))])
        for unit in touched[:]:
            add_new(touched, [self.state.squad_of(unit)])
            if unit.vehicle is not None:
                add_new(touched, units_aboard(self.state, unit))
        return touched

    def _concerns(self, unit: Unit, wide: bool) -> bool:
        """Whether plain shots and blows depend on a unit: attackers, their goals, who sits in one or holds somebody."""
        if self.vengeful or unit.side == self.battery.unit.side or unit in self.goals:
            return True
        if unit.aboard and self.state.unit(unit.aboard) in self.goals:
            return True
        return wide and (bool(unit.aboard) or self._beside(unit))

    def _near(self, unit: Unit) -> bool:
        """Whether a burst or a blast of these attackers could come anywhere near a unit."""
        if not unit.on_table():
            return False
        inch = self.state.lengths.inch
        x, y, radius = ring_about(unit)
        for at, order in enumerate(self.orders):
            base = order.attacker.base
            room = LONGEST * inch + radius + base.reach
            if (base.x - x) ** 2 + (base.y - y) ** 2 <= room * room:
                return True
            goal = self.goals[at]
            if goal is None:
                return True
            gx, gy, wide = ring_about(goal)
            room = FURTHEST * inch + radius + wide
            if (gx - x) ** 2 + (gy - y) ** 2 <= room * room:
                return True
        return False

    def _beside(self, unit: Unit) -> bool:
        """fallout.melee.engaged: whether somebody of an enemy unit may hold one of the attackers in melee."""
        own = self.battery.unit
        if own.aboard or not unit.on_table():
            return False
        x, y, room = ring_about(own)
        ux, uy, radius = ring_about(unit)
        room += radius + self.state.lengths.melee + 1e-3
        return (ux - x) ** 2 + (uy - y) ** 2 <= room * room

    def _actors(self, units: list[Unit]) -> list[Figure]:
        """Those of whom more may change than their health: whoever throws, strikes, is struck, rushes, or is aboard."""
        if self.blows:
            return [figure for unit in units for figure in unit.figures]
        attackers = [attacker.unit for attacker in self.battery.attackers]
        return [figure for unit in units if unit.aboard or unit in attackers for figure in unit.figures]

    def tangled(self) -> bool:
        """Whether blasts or bursts come before other attacks: then there are more ways than can be followed."""
        return self.wide_until > 0 and len(self.orders) > 1

    def effort(self, effects: int) -> int:
        """What a run costs, roughly: whoever is near a blast is looked at, new smoke hides what was known of sight."""
        each = RUN + len(self.scratch.actors) + EFFECT * effects
        if self.wide_until > 0:
            each += len(self.scratch.figures) // 3
        if self.smokes:
            return 2 * each
        return 4 * each if self.vengeful and self.state.mines else each  # mines lie in the way of revenge

    # ------------------------------------------------------------ the rule

    def begin(self) -> Coroutine[Effect, object, None]:
        return self._go_on()

    async def _go_on(self) -> None:
        """fallout.action.attack.order: the attacks one after another, from wherever they stand."""
        rest = self.rest
        if rest is not None:
            self.rest = None
            await rest()
            await finish(self.state)
            if over(self.battery):
                return
            self.at += 1
            await NEXT
        while self.at < len(self.orders) and await go_on(self.battery, self.orders[self.at]):
            self.at += 1
            await NEXT

    def keep(self, mark: Mark) -> object:
        if isinstance(mark, Onward):
            hits = self._in_rank(mark)
            again = partial(suffer_all, self.state, hits, None, True) if hits else mark.rest
            moment = Moment(self, again)
            moment.hits = hits or mark.hits
            moment.alone = len(mark.hits) < 2 and (not mark.hits or mark.about is None)
            return moment
        if isinstance(mark, Escape):
            return Moment(self, mark.rest) if self.alone else None
        if mark is DONE:
            return Moment(self, partial(what_follows, self.state))
        return Moment(self, None) if mark is NEXT else None

    def _in_rank(self, mark: Onward) -> list[Hit]:
        """Hits on people alone in the order of their names: it makes no difference, and more ways meet."""
        if len(mark.hits) < 2 or mark.about is not None or any(one.figure is None for one in mark.hits):
            return NO_HITS
        return sorted(mark.hits, key=name_of)

    def back(self, kept: object) -> None:
        moment = kept if isinstance(kept, Moment) else self._start
        self._from = moment
        self.at = moment.at
        self.rest = moment.rest
        self.hits = moment.hits
        self.alone = moment.alone
        self.battery.attackers = moment.attackers
        self.battery.struck = dict(moment.struck)
        self.battery.forget()
        self.scratch.back(moment.kept)
        self.tally.clear()

    def counts(self) -> list[int]:
        return self.tally.counts()

    def worth(self, counts: list[int]) -> float:
        return float(counts[-1])

    def idle(self, effect: Effect) -> bool:
        """Deaths are followed up, and people set down, only for the sake of attacks still to come."""
        if effect is NEXT:
            return not self._more(self.at)
        if effect is DONE:
            return not self._more(self.at + 1)
        if isinstance(effect, Ask) and isinstance(effect.question, PlaceQuestion):
            return self.alone and self._last()
        return False

    def _more(self, first: int) -> bool:
        """Whether any of the attacks to come has still somebody to go to."""
        for at in range(first, len(self.orders)):
            goal = self.goals[at]
            if goal is None or goal.on_table():
                return True
        return False

    def policy(self, question: Question) -> Json:
        if question.id not in self.asked:
            self.asked.append(question.id)
        return question.suggestion()

    def others(self, question: Question) -> list[Json]:
        """Whoever else could be hit, one of each kind; how many rats attack together."""
        if isinstance(question, PackQuestion):
            return question.choices()
        if not isinstance(question, Choose) or len(question.options) > MOST_ANSWERS:
            return []
        if question.id != WHICH_VICTIM:
            return question.choices()
        answers: list[Json] = []
        known: list[tuple[object, ...]] = []
        for option in question.options:
            kind = self._victim(self.state.figure(option.id))
            if kind not in known:
                known.append(kind)
                answers.append(option.id)
        return answers

    def _victim(self, figure: Figure) -> tuple[object, ...]:
        """What makes one victim another than the next: what it can bear, what it is worth, how far off it is."""
        attacker = self.orders[self.at].attacker
        away = effective(self.state, attacker.figure, figure, distance(attacker.base, figure.base))
        bands = tuple(away <= way.mode.short for way in self.battery.ways(attacker))
        return (figure.profile.id, figure.hp, figure.out, figure.points, figure.leader, bands)

    # ------------------------------------------------------------ places

    def place(self, mark: Mark) -> object:
        """All that the rest of the attacks depends on."""
        if self.tally.muted:
            return None
        if isinstance(mark, Escape):
            return self._escaping(mark)
        if isinstance(mark, Onward):
            if mark.aimed:
                return ("aimed", id(self._from), mark.about)
            return self._under_way(mark)
        if mark is NEXT or (mark is DONE and self.vengeful):
            return self._everything([self.at, mark is NEXT])
        return None

    def _escaping(self, mark: Escape) -> object:
        """The place of people who get out of a wreck: who is still inside; how the others fared, where it matters."""
        inside = mark.inside
        names = tuple([figure.id for figure in inside])
        if not self.alone:
            fared = [health_of(figure, lying=False) for unit in self.riders for figure in unit.figures]
            return ("out", id(self._from), names, tuple(fared))
        if not self._last():
            return self._everything([self.at, "out", names])
        if len(inside) > 1:
            return ("out", names)
        figure = inside[0]
        enemy = self.state.unit_of(figure).side != self.tally.side
        return ("out", figure.profile.ag, figure.hp, figure.out, enemy, figure.points)

    def merged(self, roll: Roll, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        """More damage than kills is as much as kills; a hull nobody asks about is whole, disabled or destroyed.

        An enemy squad that breaks is shot at as before. A shot that also knocks down is a hit, to all who shoot.
        """
        if roll.why == MORALE:
            enemy = self.state.unit(roll.subject).side != self.tally.side
            return [(parts[0][0], 1.0)] if enemy and not self.vengeful else parts
        if roll.why == SHOT and not self.blows and not self.pulses:
            return hit_or_miss(parts)
        if roll.why != DAMAGE or len(parts) < 3:
            return parts
        return self._damages(roll.subject, parts)

    def _damages(self, subject: str, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        """Damage to one figure or hull, in as many kinds as make a difference."""
        figure = self.people.get(subject)
        hull = self.hulls.get(subject)
        fewer: list[tuple[list[int], float]] = []
        before = -1
        for counts, p in parts:
            points = shown(counts)
            kind = points
            if figure is not None and not figure.boarded:
                kind = min(points, figure.hp + 1)
            elif hull is not None and hull.id != self.tally.target and self.hits and self._last():
                kind = state_of(hull, points)
            if kind == before:
                fewer[-1] = (fewer[-1][0], fewer[-1][1] + p)
            else:
                fewer.append((counts, p))
            before = kind
        return fewer

    def parts(self, mark: Mark) -> list[Mark]:
        """The last hits of all have nothing to do with one another, nor have those who get out of a wreck at last."""
        if isinstance(mark, Onward) and len(mark.hits) > 1 and mark.about is None and self._last():
            singly: list[Mark] = [
                Onward(partial(suffer_all, self.state, [one], None, True), None, [one])
                for one in sorted(mark.hits, key=self._last_kind)
            ]
            return singly
        if isinstance(mark, Escape) and self.alone and self._last():
            return [
                Escape(partial(escape, self.state, figure, mark.blame), [figure], mark.blame)
                for figure in mark.inside
            ]
        return [mark]

    def _last(self) -> bool:
        return not self._more(self.at + 1)

    def _under_way(self, mark: Onward) -> object:
        """The place of an attack that has begun."""
        last = self._last()
        if last and mark.hits and mark.about is None:
            # Nothing but these hits is to come, and each concerns whoever is struck alone: his kind is all that counts.
            return ("hits", *sorted(self._last_kind(one) for one in mark.hits))
        key: list[object] = [self.at, mark.about]
        if isinstance(mark, Falling):
            key.append(mark.knocks and (not last or self.blows or self.pulses))
        for one in self._in_rank(mark) or mark.hits:
            key.append((self._kind(one, last), name_of(one)))
        return self._everything(key)

    def _last_kind(self, one: Hit) -> tuple[object, ...]:
        return self._kind(one, True)

    def _kind(self, one: Hit, last: bool) -> tuple[object, ...]:
        """What a hit depends on: save, damage, hit points; for a hull also who sits inside."""
        figure, save = one.figure, one.save
        damage = one.damage
        if figure is None or save is None:
            key: list[object] = []
            self._unit(key, one.unit)
            for inside in occupants(self.state, one.unit):
                key.append((inside.id, health_of(inside, lying=False)))
            return (1, one.unit.id, damage.fixed, damage.die, damage.minus, str(key))
        enemy = one.unit.side != self.tally.side
        # Falling down is counted, hinders an attacker, or helps whoever strikes at him; else it is all the same.
        matters = self.pulses or (not last and (self.blows or one.unit is self.battery.unit))
        knock = matters and bool(one.knock) and not figure.down
        return (
            0,
            figure.hp,
            save.need(),
            damage.fixed,
            damage.die,
            damage.minus,
            one.reduce,
            enemy,
            figure.out,
            knock,
            figure.points,
            one.unit.aboard,
        )

    def _everything(self, key: list[object]) -> object:
        """Whoever the attacks to come can concern, as he is now."""
        battery = self.battery
        state = self.state
        key.append(tuple([attacker.figure.id for attacker in battery.attackers]))
        if battery.struck:
            key.append(str(battery.struck))
        if state.board is not self.board:
            clouds = state.board.pieces[len(self.board.pieces) :]
            key.append(tuple([tuple(cloud.outline) for cloud in clouds]))
        if state.fallen and (self.vengeful or state.wild):
            key.append(tuple([fallen.figure for fallen in state.fallen]))
        if self.vengeful:
            key.append(tuple([(mine.id, mine.revealed) for mine in state.mines]))
        if self.at < self.wide_until:
            units = self.scratch.units
            if state.wild:
                self._wild(key)
        else:
            units = self.concerned
            for hull in self.obstacles:
                key.append(hull.gone)
        for unit in units:
            self._unit(key, unit)
        return tuple(key)

    def _wild(self, key: list[object]) -> None:
        """fallout.s4.reinforce: the critters that came since, and those still to come."""
        key.append(tuple(self.state.pool))
        for unit in self.state.units[self.scratch.all :]:
            key.append(unit.gone)
            for figure in unit.figures:
                key.append((figure.profile.id, figure.base.x, figure.base.y, health_of(figure, lying=True)))

    def _unit(self, key: list[object], unit: Unit) -> None:
        """One unit as far as the attacks to come depend on it."""
        if unit.gone:
            key.append(None)
            return
        self._seat(key, unit)
        own = unit is self.battery.unit
        if own or self.vengeful:
            key.append((unit.token, unit.tested_half, unit.tested_two))
        if own and self.at >= self.wide_until and not self.vengeful:
            # Nobody strikes back: all that matters is who can still attack.
            key.append(tuple([attacker.figure.able() for attacker in self.battery.attackers]))
            return
        # Whoever lies there is easier to strike, and cannot attack; to a shooter it is all the same.
        self._members(key, unit, own or self.blows or self.pulses)

    def _seat(self, key: list[object], unit: Unit) -> None:
        """A vehicle's damage and driver, or where somebody sits who is or was aboard of one."""
        vehicle = unit.vehicle
        if vehicle is not None:
            key.append((vehicle.damage, vehicle.driver))
        elif unit.aboard:
            key.append(unit.aboard)
        elif unit in self.riders:  # set down beside the wreck
            key.extend([(figure.base.x, figure.base.y) for figure in unit.figures])

    def _members(self, key: list[object], unit: Unit, lying: bool) -> None:
        """How the members of a unit are, and where they are if somebody may rush at them."""
        healths = [health_of(figure, lying) for figure in unit.figures]
        if self.mixed and self.at >= self.wide_until and unit in self.goals:
            # A blast strikes anybody: those whom the shots to come cannot tell apart may change places.
            looks = self.looks
            pairs = [(looks[figure.id], health) for figure, health in zip(unit.figures, healths, strict=True)]
            pairs.sort()
            key.append(tuple(pairs))
            return
        key.extend(healths)
        if self.vengeful:
            key.extend([(f.base.x, f.base.y, f.facing, f.sat_out) for f in unit.figures])

    def _look_at(self, figure: Figure) -> str:
        """What a member is to the shooters behind a blast: its kind, and whether and how each of them can hit it."""
        traits: list[object] = [figure.profile.id, figure.points, figure.leader]
        if figure.sneak:
            traits.append(figure.id)
        for order in self.orders[self.wide_until :]:
            attacker = order.attacker
            away = effective(self.state, attacker.figure, figure, distance(attacker.base, figure.base))
            traits.append(attacker.sees(self.state, figure.base))
            traits.append(cover_between(self.state, attacker.base, figure.base))
            traits.append(far_shot(self.state, attacker.figure, away))
            for way in self.battery.ways(attacker):
                if way.mode.mode in (SINGLE, THROWN):
                    traits.append(away <= way.mode.short)
                    traits.append(away <= reach_of(self.state, attacker.figure, way.mode))
        return str(traits)


def last_wide(battery: Battery, orders: list[Order], shots: list[Shot | None]) -> int:
    """The number behind the last attack that is or may become a burst or blast; 0 when none is."""
    until = 0
    for at, order in enumerate(orders):
        if is_wide(battery, order, shots[at], at == 0):
            until = at + 1
    return until


def add_new(units: list[Unit], others: list[Unit]) -> None:
    """Those of the others that are not among the units yet join them."""
    for other in others:
        if other not in units:
            units.append(other)


Health = tuple[int, bool, bool, int]
DEAD: Health = (-1000, False, False, 0)  # not Final: compiled rules cannot read a final tuple as a whole


def health_of(figure: Figure, lying: bool) -> Health:
    """How a figure is; `lying` says whether it matters that it lies there."""
    if not figure.alive:
        return DEAD
    return (figure.hp, figure.out, lying and figure.down, figure.struck)


def hit_or_miss(parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
    """The results of a shot, all that hit taken together."""
    hits = [part for part in parts if shown(part[0]) != MISS]
    if len(hits) < 2:
        return parts
    misses = [part for part in parts if shown(part[0]) == MISS]
    return [(hits[0][0], sum(p for _, p in hits)), *misses]


def state_of(hull: Unit, points: int) -> int:
    """What so much damage would make of a vehicle: 0 nothing, 1 damaged, 2 disabled, 3 destroyed."""
    vehicle = hull.vehicle
    if vehicle is None or points <= vehicle.profile.dt:
        return 0
    damage = vehicle.damage + points - vehicle.profile.dt
    if damage >= vehicle.profile.hp_destroyed:
        return 3
    return 2 if damage >= vehicle.profile.hp_disabled else 1


def name_of(one: Hit) -> str:
    """The id of the figure that is struck, or of the vehicle where it is the hull."""
    figure = one.figure
    return figure.id if figure is not None else one.unit.id
