"""Attacks on trial: the rules of an attack are run on a copy of the game, again and again, along all its dice."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from sandtable.core import odds
from sandtable.core.effects import Effect, Mark, Part, Roll
from sandtable.core.odds import AS_COUNTED, MOST_ANSWERS, Tallies, branches, results_of, tallies
from sandtable.core.question import Question
from sandtable.core.wire import Json, text_of
from sandtable.systems.warzone.attack.trial_copy import Kept, Scratch
from sandtable.systems.warzone.book.profiles import HULL, WEAPON
from sandtable.systems.warzone.book.words import SKILL_REPUGNANT
from sandtable.systems.warzone.harm.saves import ARMOUR
from sandtable.systems.warzone.harm.vehicle_damage import HELD, Pierce, explosion
from sandtable.systems.warzone.harm.wounds import guards_of
from sandtable.systems.warzone.state.dice import FAIL, FUMBLE, PASS
from sandtable.systems.warzone.state.identities import ASK_ACTING, ASK_GUARD, ASK_HEAL, ASK_REROLL, ASK_ROLLER
from sandtable.systems.warzone.state.pending_hits import Waits
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.resource import brought
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import is_guarded

BUDGET: Final = 92  # runs: beyond it what is least likely is left out or sampled
DEARER: Final = 14  # so many fewer for everybody else who may be hurt: runs take longer then
LEAST: Final = 44  # but no fewer
FURTHER: Final = 44  # runs for best play
SAMPLES: Final = 10

Flow: TypeAlias = Coroutine[Effect, object, object]
Going: TypeAlias = Callable[[], Flow]
Begin: TypeAlias = Callable[[WarzoneState], Flow]
Tell: TypeAlias = Callable[[WarzoneState, object], str]


@final
class Moment:
    """Where an attack can be gone on with: how the copy was, and what was still to come (None: all of it)."""

    __slots__ = ("kept", "rest")

    def __init__(self, kept: Kept, rest: Going | None) -> None:
        self.kept = kept
        self.rest = rest


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial(odds.Trial):
    """One attack of a side, to be begun again and again by the odds.

    Counted is what everybody loses, the `targets` first; or how many of the enemy fall; or what is told of it.
    """

    def __init__(self, state: WarzoneState, side: int, attackers: list[Model], opening: Begin) -> None:
        self.real = state
        self.side = side
        self.opening = opening
        self.copy = Scratch(state, side, attackers)
        self.scratch: WarzoneState = self.copy.state
        self.exposed = False  # the attack may come back to the attacker, who could heal unless he has fumbled
        self.start = Moment(self.copy.first, None)
        self.origin = self.start  # what the copy was put back to
        self.lines: list[str] = []  # ids of those who may lose something
        self.falls = False  # only how many of the enemy fall is counted
        self.tell: Tell | None = None  # reads something else off the copy
        self.titles = 0  # so many numbers
        self.told: list[int] = []
        self.alone = ""  # id of the structure that alone is asked about: its end is the end of it
        self.crowded = False  # a structure may fall on several at once: there are no marks between their hits
        self.rolls: dict[str, Roll] = {}  # the kinds of rolls that were met, in their order
        self.asked = False  # somebody had a choice
        self.waits: Waits | None = None  # what is still to come at the mark that the attack has come to
        self.looks: dict[str, str] = {}  # how those touched looked before the attack
        self.cards: dict[str, int] = {}  # how many go with each model
        self.abouts: dict[str, list[str]] = {}  # whom the end of each vehicle hits
        self.reaches: dict[tuple[str, ...], dict[str, None]] = {}  # whom hits on these targets may reach
        self.mixed: dict[tuple[str, ...], bool] = {}  # whether the attacker's friends are among them
        self.kinds: dict[tuple[object, ...], list[str]] = {}  # places of vehicles in short
        self.seeking = False  # best play is looked for
        self.auras = -1  # whether there are any; found out when first asked
        self.melee = False  # friends of the attacker may still be hit
        self.pierced: dict[str, list[tuple[int, float]]] = {}  # what hits on vehicles come to

    def aim(self, targets: list[str], strays: list[str]) -> None:
        """Says who may be hit: the targets, whoever gets the shots that miss, and those about a vehicle."""
        reached: dict[str, None] = {}
        for id in targets + strays:
            if id in self.real.models():
                self._reach(id, reached)
            else:
                reached[id] = None
        self.lines = list(reached)
        if self.real.sides[self.side].ready > 0:  # or nobody buys a Heal
            self.exposed = any(model.id in reached for model in self.copy.attackers)

    def tallies(self) -> Tallies:
        """The odds of all that is counted, for the policy of taking what is suggested, and for best play."""
        self.copy.note.late = not self.exposed
        budget = LEAST if self.falls else max(BUDGET - DEARER * max(len(self.lines) - 1, 0), LEAST)
        if self.crowded:
            budget = LEAST // 4
        counted = tallies(self, AS_COUNTED, budget, self.side, FURTHER, SAMPLES)
        counted.asked = self.asked
        return counted

    # ------------------------------------------------------------ running

    def begin(self) -> Flow:
        rest = self.origin.rest
        return self.opening(self.scratch) if rest is None else rest()

    def ended(self, result: object) -> None:
        tell = self.tell
        if tell is not None:
            self.told = [int(number) for number in tell(self.scratch, result).split()]

    def keep(self, mark: Mark) -> object:
        rest = mark.rest
        return Moment(self.copy.keep(), rest) if rest is not None else None

    def back(self, kept: object) -> None:
        moment = self.start
        if kept is not None:
            assert isinstance(kept, Moment)
            moment = kept
        self.origin = moment
        self.told = []
        self.copy.back(moment.kept)

    # ------------------------------------------------------------ what is counted

    def counts(self) -> list[int]:
        if self.tell is not None:
            return self.told
        kept, real = self.origin.kept, self.real
        if self.falls:
            return [self._fallen(kept)]
        losses = [0] * len(self.lines)
        for id, model in self.copy.touched.items():
            before = kept.models.get(id)
            self._count(losses, id, lost_by(before if before is not None else real.model(id), model))
        for i in range(len(kept.structures)):
            structure = kept.structures[i]
            if structure.sp != kept.sp[i]:
                self._count(losses, structure.id, kept.sp[i] - structure.sp)
        return losses

    def _fallen(self, kept: Kept) -> int:
        """How many of the enemy have left the game."""
        fallen = 0
        for id, model in self.copy.touched.items():
            if not model.alive and model.side != self.side:
                before = kept.models.get(id)
                if (before if before is not None else self.real.model(id)).alive:
                    fallen += 1
        return fallen

    def _count(self, losses: list[int], id: str, lost: int) -> None:
        if not lost:
            return
        if id not in self.lines:
            self.lines.append(id)
            losses.append(0)
        losses[self.lines.index(id)] += lost

    def width(self) -> int:
        if self.tell is not None:
            return self.titles
        return 1 if self.falls else len(self.lines)

    def worth(self, counts: list[int]) -> float:
        """What the attacker makes of it: what the enemy loses, less what his own side does."""
        if self.tell is not None or self.falls:
            return float(sum(counts))
        models = self.real.models()
        total = 0.0
        for i in range(len(counts)):
            model = models.get(self.lines[i])
            total += -counts[i] if model is not None and model.side == self.side else counts[i]
        return total

    # ------------------------------------------------------------ what is followed

    def place(self, mark: Mark) -> object:
        rest = mark.rest
        self.waits = rest if isinstance(rest, Waits) else None
        return f"{mark.key}|{self.look()}"

    def idle(self, effect: Effect) -> bool:
        """Whether nothing can change any more of what is asked: the structure is down."""
        alone = self.alone
        return bool(alone) and self.scratch.structure(alone) is None

    def merged(self, roll: Roll, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        """A fumble costs the attacker nothing that is shown: his natural 20 is as any other failure."""
        self.note(roll)
        if self.idle(roll):
            return [(parts[0][0], 1.0)]
        own = roll.subject == self.copy.attackers[0].id and roll.why != ARMOUR and roll.width() == FUMBLE + 1
        if self.exposed or not own:
            return parts
        classes = roll.classes[:]
        classes[19] = FAIL
        rest = self.origin.rest
        if isinstance(rest, Waits) and rest.misses_only():
            classes = [FAIL if each == FAIL else PASS for each in classes]
        plain = Roll(roll.die, roll.n, classes, roll.why)
        return [([*counts, 0, 0], p) for counts, p in branches(plain)]

    def note(self, roll: Roll) -> None:
        """Keeps one roll of each kind: for the same test of the same model, with the same lines."""
        need = roll.reckoning
        if need is not None:
            key = f"{roll.why} {roll.subject} {need.number}"
            for line in need.lines:
                key += f"{line.id}{line.by}"  # different blows may end in the same number
            if key not in self.rolls:
                self.rolls[key] = roll

    def minds(self, question: Question) -> bool:
        if question.id in INDIFFERENT or question.why == DUCKING:
            return False
        self.asked = True
        return question.id not in PLAIN

    def others(self, question: Question) -> list[Json]:
        """Those answers only that may make a difference: of comrades alike, one is as good as another."""
        answers = self.kinds_of(question) if question.id == ASK_GUARD else question.choices()
        return answers if len(answers) <= MOST_ANSWERS else []

    def kinds_of(self, question: Question) -> list[Json]:
        """Who may take a hit for another: one of each kind of comrade, and none of them."""
        models = self.scratch.models()
        by_kind: dict[str, Json] = {}
        for id in question.choices():
            model = models.get(text_of(id))
            kind = f"{model.profile.id} {model.wounds} {len(model.boons)}" if model is not None else ""
            if kind not in by_kind:
                by_kind[kind] = id
        return list(by_kind.values())

    def seek_best(self) -> None:
        """Whoever chooses has seen all dice that fell before, and may choose any comrade."""
        self.copy.note.late = False
        self.seeking = True

    def parts(self, mark: Mark) -> list[Mark]:
        """Hits on several who have nothing to do with one another are followed side by side."""
        waits = mark.rest
        if not isinstance(waits, Waits) or self.exposed or waits.wide() or self._aura():
            return [mark]
        groups = self._groups(waits)
        return [waits.among(group).mark() for group in groups] if len(groups) > 1 else [mark]

    def _groups(self, waits: Waits) -> list[dict[str, None]]:
        """Targets by what they have to do with one another.

        A vehicle with those about it, a Guarded one with his squad, all whose owner may run out of cards to heal with.
        """
        targets = waits.targets()
        if len(targets) < 2:
            return []
        real, scratch = self.real, self.scratch
        short = [self._short(side, waits) for side in range(len(real.sides))]
        guardable = waits.guardable()
        groups: list[dict[str, None]] = []
        for bound in [*waits.astray(), *[[id] for id in targets]]:
            ties: dict[str, None] = {}
            for id in bound:
                self._reach(id, ties)
                model = scratch.model(id)
                if id in guardable and is_guarded(scratch, model):
                    for comrade in scratch.squad_of(model).models:
                        self._reach(comrade.id, ties)
            for id in list(ties):
                side = real.model(id).side
                if short[side]:
                    ties[f"cards of {side}"] = None
            apart: list[dict[str, None]] = []
            for group in groups:
                if any(id in group for id in ties):
                    ties.update(group)
                else:
                    apart.append(group)
            groups = [*apart, ties]
        return groups

    def _short(self, side: int, waits: Waits) -> bool:
        """Whether a side may not have cards enough to heal with for all that is to come."""
        ready = self.scratch.sides[side].ready
        if not ready:
            return False
        matter = self.matter(waits)
        return matter is None or ready < waits.worst() + self._blasted(matter) + self.dear(waits)

    # ------------------------------------------------------------ what is seen

    def look(self) -> str:
        """What the rest of the attack depends on: everybody in the copy who is not as he was before, and matters."""
        waits = self.waits
        worst = -1
        matter: dict[str, None] | None = None
        parts: list[str] = []
        if waits is not None:
            worst = waits.worst()
            matter = self.matter(waits)
            guards = self._with_guards(waits, matter if matter is not None else {}, parts)
            if matter is not None:
                matter = guards
        self._look_at_models(matter, worst, parts)
        self._look_at_cards(matter, worst, parts)
        self._look_at_structures(parts)
        return " ".join(parts)

    def _look_at_models(self, matter: dict[str, None] | None, worst: int, parts: list[str]) -> None:
        """Those who attack, and those who matter, where they are not as they were."""
        real, looks = self.real, self.looks
        attackers = self.copy.attackers
        for id, model in self.copy.changed().items():
            if matter is not None and id not in matter and model not in attackers:
                continue
            origin = real.model(id)
            before = looks.get(id)
            if before is None:
                before = self.sight(origin, origin, -1)
                looks[id] = before
            now = self.sight(model, origin, worst)
            if now and now != before:
                parts.append(f"{id} {now}")

    def _look_at_cards(self, matter: dict[str, None] | None, worst: int, parts: list[str]) -> None:
        """How many cards a side has left, where it has burned some and may run out of them."""
        scratch, real, waits = self.scratch, self.real, self.waits
        for i in range(len(real.sides)):
            ready = scratch.sides[i].ready
            if ready != real.sides[i].ready and (
                matter is None or ready < worst + self._blasted(matter) + self.dear(waits)
            ):
                parts.append(f"ready {i} {ready}")

    def _look_at_structures(self, parts: list[str]) -> None:
        """What has been shot at or has fallen."""
        scratch, first = self.scratch, self.copy.first
        structures = scratch.structures
        fallen = structures is not first.structures
        if fallen or scratch.board is not self.real.board:
            parts.append(f"{len(structures)} stand")
        for i in range(len(structures)):
            if fallen or structures[i].sp != first.sp[i]:
                parts.append(f"{structures[i].id} {structures[i].sp}")

    def dear(self, waits: Waits | None) -> int:
        """The most cards that go with those who fall or may still fall: with so many to spare none is missed."""
        cards = 0
        changed = self.copy.changed()
        for id in changed:
            cards += self.brings(id)
        for id in waits.targets() if waits is not None else []:
            if id not in changed:
                cards += self.brings(id)
        return cards

    def brings(self, id: str) -> int:
        """How many cards go with a model when it dies."""
        known = self.cards.get(id)
        if known is None:
            known = brought(self.real, self.real.model(id))
            self.cards[id] = known
        return known

    def matter(self, waits: Waits) -> dict[str, None] | None:
        """Ids of those who may still be hit: targets, and those about a vehicle.

        None where everybody matters: an aura goes with its bearer.
        """
        self.melee = True
        if waits.wide() or self._aura():
            return None
        key = tuple(waits.targets())
        reached = self.reaches.get(key)
        if reached is None:
            reached = {}
            for id in key:
                self._reach(id, reached)
            self.reaches[key] = reached
            models, side = self.real.models(), self.side
            self.mixed[key] = any(models[id].side == side for id in reached)
        self.melee = self.mixed[key]
        return reached

    def _aura(self) -> bool:
        """Whether somebody has been hit whose presence helps others."""
        if self.auras < 0:
            models = self.real.models().values()
            self.auras = int(any(SKILL_REPUGNANT in model.profile.skills for model in models))
        if not self.auras:
            return False
        return any(SKILL_REPUGNANT in model.profile.skills for model in self.copy.changed().values())

    def _reach(self, id: str, reached: dict[str, None]) -> None:
        """Adds somebody, and all whom a vehicle takes along."""
        reached[id] = None
        for other in self.about(id):
            if other not in reached:
                self._reach(other, reached)

    def _blasted(self, matter: dict[str, None]) -> int:
        """How many hits may come from vehicles that blow up."""
        hits = 0
        for id in matter:
            hits += len(self.about(id))
        return hits

    def about(self, id: str) -> list[str]:
        """Ids of those whom the end of a vehicle hits; of nobody else's end."""
        known = self.abouts.get(id)
        if known is None:
            model = self.real.model(id)
            known = [other.id for other, _ in explosion(self.real, model)] if model.sp else []
            self.abouts[id] = known
        return known

    def _with_guards(self, waits: Waits, matter: dict[str, None], parts: list[str]) -> dict[str, None]:
        """Those who matter, with those who may stand in for a Guarded one; who that is depends on who has fallen."""
        involved = matter
        for id in waits.guardable():
            model = self.scratch.model(id)
            if not is_guarded(self.scratch, model):
                continue
            if waits.used(model.squad):
                parts.append("used")
                continue
            guards = self._guards(model, involved)
            parts.append(f"{guards}")
            involved = {**involved, **dict.fromkeys(guards)}
        return involved

    def _guards(self, model: Model, targets: dict[str, None]) -> list[str]:
        """Who may have to take a hit for a Guarded one: the policy names the first who then stands.

        Where friends of the attacker may fall it may be any of his squad: who is Engaged now need not be so then.
        """
        scratch = self.scratch
        if self.seeking or self.melee:
            return [other.id for other in scratch.squad_of(model).models if other.on_table]
        guards: list[str] = []
        for comrade in guards_of(scratch, model):
            guards.append(comrade.id)
            if comrade.id not in targets:
                break  # he will stand
        return guards

    def sight(self, model: Model, origin: Model, worst: int) -> str:
        """A model in short: all that an attack may change and that another hit of it may meet.

        Whether the attacker has fumbled matters only where his own attack may come back to him. While no hit to come
        (of `worst` points together) can finish off a vehicle, it is all the same where it has been hit.
        """
        if not model.on_table:
            return "x"
        if model.sp:
            if origin is not model and worst >= 0 and self.outlasts(model, worst):
                return ""
            short = f"{sorted(self.places(model))}"
        else:
            short = f"{model.wounds}"
        if model.stunned:
            short += "s"
        if model.used:
            short += f"{model.used}"
        if self.exposed and model.fumbled:
            short += "f"
        if model.base is not origin.base:
            short += f" {model.base.x} {model.base.y}"
        return short

    # ------------------------------------------------------------ vehicles

    def results(self, part: Part) -> list[tuple[int, float]]:
        """What a hit on a vehicle comes to; places stand for those like them, where that makes no difference."""
        stands = self.stands(part)
        key = f"{part.key} {stands}"
        known = self.pierced.get(key)
        if known is None:
            chances: dict[int, float] = {}
            for place, p in results_of(part.begin, self.note).items():
                stand = stands[place] if place != HELD and stands else place
                chances[stand] = chances.get(stand, 0.0) + p
            known = [(place, p) for place, p in chances.items()]
            self.pierced[key] = known
        return known

    def stands(self, part: Part) -> list[int]:
        """For each place of a vehicle about to be hit, the first that is like it to all hits to come.

        warzone.vehicle.overflow: a place that has nothing left is as good as the hull.
        """
        if not isinstance(part.begin, Pierce):
            return []
        vehicle = part.begin.model
        waits = self.origin.rest
        if isinstance(waits, Waits) and self.outlasts(vehicle, waits.worst()):
            return [HULL] * len(vehicle.sp)
        kinds = self.places(vehicle)
        sp = vehicle.sp
        return [kinds.index(kinds[place]) if sp[place] > 0 else HULL for place in range(len(sp))]

    def places(self, vehicle: Model) -> list[str]:
        """The places of a vehicle in short: those alike are equally hard and likely to hit and have as much left.

        The hull is like no other, nor is a weapon location that comes back with another gun.
        """
        key = (vehicle.profile.id, len(vehicle.weapons), *vehicle.sp)
        kinds = self.kinds.get(key)
        if kinds is None:
            kinds = []
            chances = self.scratch.catalogue.locations
            guns = sum(1 for weapon in vehicle.weapons if weapon.ranged)
            for place in range(len(vehicle.sp)):
                kind = f"{vehicle.profile.locations[place].av}/{chances.count(place)}/{vehicle.sp[place]}"
                if place == HULL:
                    kind += "hull"
                elif place == WEAPON and guns > 1:
                    kind += f"x{guns}"
                kinds.append(kind)
            self.kinds[key] = kinds
        return kinds

    def outlasts(self, vehicle: Model, worst: int) -> bool:
        """Whether it is all the same where a vehicle is hit: no hit to come can finish it off, or only the last one.

        Then nobody must be hurt by its end, nor may that be what is counted.
        """
        left = vehicle.sp[HULL] - worst
        about = self.about(vehicle.id)
        if not about and not self.falls:
            return left >= 0
        return left > sum(1 for id in about if self.real.model(id).sp)


def lost_by(before: Model, now: Model) -> int:
    """The wounds, or the structure points, that a model has lost.

    warzone.vehicle.weapon: a weapon location that lost a gun and has another is back at 1 point.
    """
    if not before.sp:
        return before.wounds - now.wounds
    gone = len(before.weapons) - len(now.weapons)
    restored = gone if any(weapon.ranged for weapon in now.weapons) else max(gone - 1, 0)
    return sum(before.sp) - sum(now.sp) + restored


# ------------------------------------------------------------ questions on the way
INDIFFERENT: Final = (ASK_ACTING, ASK_ROLLER)
"""Questions inside an attack whose answers change nothing that is shown."""
PLAIN: Final = (ASK_HEAL, ASK_REROLL)
"""Questions where what is suggested is never the worse for it: to heal a wound, to roll a failed test again."""
DUCKING: Final = "warzone.act.cover.move"
