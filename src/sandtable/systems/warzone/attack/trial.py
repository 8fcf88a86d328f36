"""Attacks on trial: the rules of an attack are run on a copy of the game, again and again, along all its dice.

One copy is made for a preview. What an attack has touched (`WarzoneState.touch`) is put back before the next run; the
rest of the copy is never changed. The copy is what the asking side knows of the game, so nothing hidden from it can
bend what it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Final, TypeAlias, final

from sandtable.core.effects import Ask, Effect, Mark, Part, Roll
from sandtable.core.odds import Odds, odds
from sandtable.core.odds import Rest as Going
from sandtable.core.question import Question
from sandtable.systems.warzone.book.profiles import HULL, WEAPON
from sandtable.systems.warzone.ground.space import within
from sandtable.systems.warzone.harm.vehicle_damage import BLAST_REACH, HELD, Pierce
from sandtable.systems.warzone.harm.wounds import GUARDED
from sandtable.systems.warzone.state.dice import FAIL, FUMBLE
from sandtable.systems.warzone.state.one_of import OneOf
from sandtable.systems.warzone.state.pieces import Crate, Model, SideState, Squad, Structure
from sandtable.systems.warzone.state.resource import brought
from sandtable.systems.warzone.state.state import Roster, WarzoneState
from sandtable.systems.warzone.state.traits import is_guarded
from sandtable.systems.warzone.state.waits import Waits

BUDGET: Final = 300  # runs: beyond it odds are sampled
SPARE: Final = 40  # runs for best play
SAMPLES: Final = 300
MANY: Final = 1000  # more than any side has models

Flow: TypeAlias = Coroutine[Effect, object, object]
Begin: TypeAlias = Callable[[WarzoneState], Flow]
Tell: TypeAlias = Callable[[WarzoneState, object], str]


@final
class Saved:
    """How the copy was at one moment, as far as an attack had changed it."""

    __slots__ = ("crates", "models", "roster", "shell", "sides", "sp", "squads", "structures")

    def __init__(self, scratch: WarzoneState, changed: dict[str, Model], first: Saved | None) -> None:
        """What is as it was in the `first` is shared with it."""
        self.models: dict[str, Model] = {}
        self.squads: dict[str, Squad] = {}
        for id, model in changed.items():
            self.models[id] = model.clone()
            if model.squad not in self.squads:
                self.squads[model.squad] = bare_squad(scratch.squad(model.squad))
        self.sides: list[SideState] = []
        for i in range(len(scratch.sides)):
            side = scratch.sides[i]
            alike = first is not None and same_side(side, first.sides[i])
            self.sides.append(first.sides[i] if first is not None and alike else side.clone())
        alike = first is not None and same_crates(scratch.crates, first.crates)
        self.crates: list[Crate] = (
            first.crates if first is not None and alike else [crate.clone() for crate in scratch.crates]
        )
        self.structures: list[Structure] = scratch.structures
        self.sp: list[int] = [structure.sp for structure in scratch.structures]
        if first is not None and same_table(scratch, first.shell):
            self.shell: WarzoneState = first.shell
        else:
            shell = WarzoneState(scratch.catalogue, scratch.mission, scratch.board, [], [], scratch.options)
            scratch.copy_onto(shell)
            self.shell = shell
        self.roster: Roster = scratch.roster()


def same_side(one: SideState, other: SideState) -> bool:
    """Whether two sides are alike in all that an attack may change."""
    return (
        one.ready == other.ready
        and one.burned == other.burned
        and one.points == other.points
        and one.lost == other.lost
        and one.discard == other.discard
    )


def same_crates(some: list[Crate], others: list[Crate]) -> bool:
    """Whether crates lie alike, or are carried alike."""
    for i in range(len(some)):
        one, other = some[i], others[i]
        if one.carrier != other.carrier or one.x != other.x or one.y != other.y:
            return False
    return True


def same_table(one: WarzoneState, other: WarzoneState) -> bool:
    """Whether two states are alike in all of their own that an attack may change."""
    return (
        one.board is other.board
        and one.actor == other.actor
        and one.hurt == other.hurt
        and one.result is other.result
        and one.vision is other.vision
    )


def bare_squad(squad: Squad) -> Squad:
    """A squad without its models."""
    copy = Squad(squad.id, squad.side, squad.kind, squad.name, squad.profile, [], squad.commander)
    squad.copy_onto(copy)
    return copy


@final
class Trial:
    """One attack of a side, to be begun again and again by the odds."""

    __slots__ = (
        "alone", "asked", "attackers", "begin", "blasts", "cards", "changed", "exposed", "first", "looks", "mark",
        "real", "rolls", "scratch", "side", "structures", "tallied", "tell",
    )  # fmt: skip

    def __init__(self, state: WarzoneState, side: int, attackers: list[Model], begin: Begin) -> None:
        self.real = state
        self.side = side
        self.begin = begin
        scratch = state.known(side)
        scratch.models()
        scratch.field(side)
        self.scratch = scratch
        self.attackers = [scratch.model(model.id) for model in attackers]
        self.exposed = any(near_vehicles(state, model) for model in attackers)
        self.changed: dict[str, Model] = {}  # those of the copy who may not be as they were
        self.first = Saved(scratch, {}, None)
        self.tell: Tell | None = None  # reads something else off the copy than who lost what
        self.tallied = False  # only how many fall is asked, not who
        self.structures: list[str] = []  # ids of those that are attacked
        self.alone = ""  # id of the structure or vehicle that alone is asked about: its end is the end of it
        self.rolls: dict[str, Roll] = {}  # the kinds of rolls that were met, in their order
        self.asked = False  # somebody had a choice
        self.mark: Mark | None = None  # the mark that the attack has come to
        self.looks: dict[str, str] = {}  # how those touched looked before the attack
        self.cards: dict[str, int] = {}  # how many go with each model
        self.blasts: dict[str, int] = {}  # how many vehicles may take each vehicle along

    # ------------------------------------------------------------ running

    def start(self) -> Coroutine[Effect, object, str]:
        """The attack from its beginning."""
        self.put_back(self.first)
        return self.run(self.begin(self.scratch))

    def again(self, saved: object, rest: Going) -> Coroutine[Effect, object, str]:
        """The attack from one of its marks."""
        assert isinstance(saved, Saved)
        self.put_back(saved)
        return self.run(rest())

    def keep(self) -> object:
        """How the copy is now."""
        return Saved(self.scratch, self.changed, self.first)

    async def run(self, flow: Flow) -> str:
        """One way through the attack: who has lost what, or what else is asked of it."""
        result = await Watched(self, flow)
        tell = self.tell
        return tell(self.scratch, result) if tell is not None else self.outcome()

    def put_back(self, saved: Saved) -> None:
        """Makes the copy what it was."""
        scratch, real = self.scratch, self.real
        changed = self.changed
        squads: dict[str, None] = {}
        for id, model in changed.items():
            squads[model.squad] = None
            if id not in saved.models:
                real.model(id).copy_onto(model)
        after: dict[str, Model] = {}
        for id, copy in saved.models.items():
            model = scratch.model(id)
            copy.copy_onto(model)
            squads[model.squad] = None
            after[id] = model
        for id in squads:
            squad = saved.squads.get(id)
            (squad if squad is not None else real.squad(id)).copy_onto(scratch.squad(id))
        for model in self.attackers:
            after[model.id] = model
        self.changed = after
        scratch.touched = after
        for i in range(len(saved.sides)):
            if not same_side(saved.sides[i], scratch.sides[i]):
                saved.sides[i].copy_onto(scratch.sides[i])
        if not same_table(saved.shell, scratch):
            saved.shell.copy_onto(scratch)
        if not same_crates(saved.crates, scratch.crates):
            scratch.crates = [crate.clone() for crate in saved.crates]
        structures = saved.structures
        scratch.structures = structures
        for i in range(len(structures)):
            structures[i].sp = saved.sp[i]
        scratch.set_roster(saved.roster)

    # ------------------------------------------------------------ what is seen

    def look(self) -> str:
        """What the rest of the attack depends on: everything in the copy that is not as it was before.

        Of those who can neither be hit again nor take a hit for another, a tally does where nothing else is asked.
        """
        scratch, real, looks = self.scratch, self.real, self.looks
        mark = self.mark
        waits = mark.rest if mark is not None else None
        worst = waits.worst() if isinstance(waits, Waits) else -1
        matter = self.matter(waits) if self.tallied and isinstance(waits, Waits) else None
        parts: list[str] = []
        fallen = 0
        for id, model in self.changed.items():
            origin = real.model(id)
            before = looks.get(id)
            if before is None:
                before = self.sight(origin, origin, -1)
                looks[id] = before
            if matter is not None and id not in matter and model.squad not in matter:
                if not model.alive:
                    fallen += 1 if model.side != self.side else MANY
                continue
            now = self.sight(model, origin, worst)
            if now != before:
                parts.append(f"{id} {now}")
        for i in range(len(real.sides)):
            ready = scratch.sides[i].ready
            if ready != real.sides[i].ready and (worst < 0 or ready < worst + self.dear(waits)):
                parts.append(f"ready {i} {ready}")
        if self.structures:
            parts.extend([f"{structure.id}{structure.sp}" for structure in scratch.structures])
        if fallen:
            parts.append(f"fallen {fallen}")
        return " ".join(parts)

    def dear(self, waits: Going | None) -> int:
        """The most cards that go with those who fall or may still fall: with so many to spare none is missed."""
        found = 0
        for id in self.changed:
            found += self.brings(id)
        if isinstance(waits, Waits):
            for id in waits.targets():
                if id not in self.changed:
                    found += self.brings(id)
        return found

    def brings(self, id: str) -> int:
        """How many cards go with a model when it dies."""
        known = self.cards.get(id)
        if known is None:
            known = brought(self.real, self.real.model(id))
            self.cards[id] = known
        return known

    def matter(self, waits: Waits) -> dict[str, None] | None:
        """Ids of those still to be hit, and of squads whose commander is among them and may pass his hit on.

        None where everybody matters: a vehicle may take those about it along, an aura goes with its bearer.
        """
        found: dict[str, None] = {}
        for id in waits.targets():
            model = self.scratch.model(id)
            if model.profile.vehicle:
                return None
            found[id] = None
            if is_guarded(self.scratch, model):
                found[model.squad] = None
        if any("repugnant" in model.profile.skills for model in self.changed.values()):
            return None
        return found

    def sight(self, model: Model, origin: Model, worst: int) -> str:
        """A model in short: all that an attack may change and that another hit of it may meet.

        Whether the attacker has fumbled matters only where his own attack may come back to him. While no hit to come
        (of `worst` points together) can finish off a vehicle, it is all the same where it has been hit.
        """
        if model.sp:
            if origin is not model and worst >= 0 and self.outlasts(model, worst):
                return f"lost {lost_by(origin, model)}"
            found = f"{lost_by(origin, model)} {sorted(self.places(model))}"
        else:
            found = f"{model.wounds}"
        if not model.on_table:
            found += "x"
        if model.stunned:
            found += "s"
        if model.used:
            found += f"{model.used}"
        if self.exposed and model.fumbled:
            found += "f"
        if model.base is not origin.base:
            found += f" {model.base.x} {model.base.y}"
        return found

    def stands(self, part: Part) -> list[int]:
        """For each place of a vehicle about to be hit, the first that is like it to all hits to come."""
        mark = self.mark
        waits = mark.rest if mark is not None else None
        if not isinstance(part.begin, Pierce):
            return []
        vehicle = part.begin.model
        if isinstance(waits, Waits) and self.outlasts(vehicle, waits.worst()):
            return [HULL] * len(vehicle.sp)
        kinds = self.places(vehicle)
        return [kinds.index(kind) for kind in kinds]

    def places(self, vehicle: Model) -> list[str]:
        """The places of a vehicle in short: those alike are equally hard and likely to hit and have as much left.

        The hull is like no other, nor is a weapon location that comes back with another gun.
        """
        chances = self.scratch.catalogue.locations
        found: list[str] = []
        for place in range(len(vehicle.sp)):
            kind = f"{vehicle.profile.locations[place].av}/{chances.count(place)}/{vehicle.sp[place]}"
            if place == HULL:
                kind += "hull"
            elif place == WEAPON:
                guns = sum(1 for weapon in vehicle.weapons if weapon.ranged)
                if guns > 1:
                    kind += f"x{guns}"
            found.append(kind)
        return found

    def outlasts(self, vehicle: Model, worst: int) -> bool:
        """Whether no hit to come can finish off a vehicle: then it is all the same where it is hit."""
        return vehicle.sp[HULL] > worst + self.blast(vehicle)

    def blast(self, vehicle: Model) -> int:
        """How many points a vehicle may lose to others that blow up beside it."""
        known = self.blasts.get(vehicle.id)
        if known is None:
            known = near_vehicles(self.real, vehicle)
            self.blasts[vehicle.id] = known
        return known

    def outcome(self) -> str:
        """Who has lost how many wounds or structure points: `id=n`, in order of the ids."""
        real = self.real
        found: list[str] = []
        for id, model in self.changed.items():
            lost = lost_by(real.model(id), model)
            if lost:
                found.append(f"{id}={lost}")
        for id in self.structures:
            whole = real.structure(id)
            left = self.scratch.structure(id)
            lost = (whole.sp if whole is not None else 0) - (left.sp if left is not None else 0)
            if lost:
                found.append(f"{id}={lost}")
        found.sort()
        return " ".join(found)

    def fallen(self, scratch: WarzoneState, result: object) -> str:
        """How many of the enemy are out of the game."""
        return str(sum(1 for model in self.changed.values() if model.side != self.side and not model.alive))

    def over(self) -> bool:
        """Whether nothing can change any more of what is asked: the structure is down, the vehicle blows up."""
        alone = self.alone
        if not alone:
            return False
        model = self.scratch.models().get(alone)
        return not model.alive if model is not None else self.scratch.structure(alone) is None

    # ------------------------------------------------------------ odds

    def odds(self) -> Odds:
        """The odds of every outcome, for the policy of taking what is suggested, and for best play."""
        found = odds(
            self.start, str, budget=BUDGET, worth=self.worth, side=self.side, look=self.look, samples=SAMPLES,
            keep=self.keep, again=self.again, spare=SPARE,
        )  # fmt: skip
        found.asked = found.asked or self.asked
        return found

    def worth(self, outcome: str) -> float:
        """What the attacker makes of an outcome: what the enemy loses, less what his own side does."""
        if self.tell is not None:
            return float(sum(int(number) for number in outcome.split()))
        real = self.real
        total = 0.0
        for id, lost in losses(outcome).items():
            model = real.models().get(id)
            total += -lost if model is not None and model.side == self.side else lost
        return total


def near_vehicles(state: WarzoneState, model: Model) -> int:
    """warzone.vehicle.hull: how many vehicles stand so near that they may take a model with them."""
    found = 0
    for side in range(len(state.sides)):
        for other in state.field(side):
            if other.sp and other.id != model.id and within(other, model, BLAST_REACH):
                found += 1
    return found


def lost_by(before: Model, now: Model) -> int:
    """The wounds, or the structure points, that a model has lost.

    warzone.vehicle.weapon: a weapon location that lost a gun and has another is back at 1 point.
    """
    if not before.sp:
        return before.wounds - now.wounds
    gone = len(before.weapons) - len(now.weapons)
    restored = gone if any(weapon.ranged for weapon in now.weapons) else max(gone - 1, 0)
    return sum(before.sp) - sum(now.sp) + restored


def losses(outcome: str) -> dict[str, int]:
    """An outcome as a table."""
    found: dict[str, int] = {}
    for part in outcome.split():
        id, _, lost = part.rpartition("=")
        found[id] = int(lost)
    return found


# ------------------------------------------------------------ watching a run

INDIFFERENT: Final = ("warzone.acting", "warzone.roller")
"""Questions inside an attack whose answers change nothing that is shown."""
PLAIN: Final = ("warzone.heal", "warzone.reroll")
"""Questions where what is suggested is never the worse for it: to heal a wound, to roll a failed test again."""
DUCKING: Final = "warzone.act.cover.move"


@final
class Watched:
    """Runs an attack, notes its rolls and marks, and keeps from the odds what makes no difference to what is shown."""

    __slots__ = ("flow", "trial")

    def __init__(self, trial: Trial, flow: Flow) -> None:
        self.trial = trial
        self.flow = flow

    def __await__(self) -> Generator[Effect, object, object]:
        trial, flow = self.trial, self.flow
        reply: object = None
        try:
            while True:
                effect = flow.send(reply)
                if trial.over():
                    return None
                if isinstance(effect, Mark):
                    trial.mark = effect
                    reply = yield effect
                elif isinstance(effect, Part):
                    stands = trial.stands(effect)
                    reply = yield Part(f"{effect.key} {stands}", Inner(trial, effect, stands))
                elif isinstance(effect, Roll):
                    self.note(effect)
                    if trial.exposed or effect.subject != trial.attackers[0].id or effect.width() <= FUMBLE:
                        reply = yield effect
                    else:
                        reply = yield from unfumbled(effect)
                elif isinstance(effect, Ask):
                    question = effect.question
                    if question.topic in INDIFFERENT or question.why == DUCKING:
                        reply = question.suggestion()
                    elif question.topic in PLAIN:
                        trial.asked = True
                        reply = question.suggestion()
                    else:
                        reply = yield Ask(narrowed(question))
                else:
                    reply = yield effect
        except StopIteration as done:
            return done.value
        finally:
            flow.close()

    def note(self, roll: Roll) -> None:
        """Keeps one roll of each kind: for the same test of the same model, with the same lines."""
        need = roll.reckoning
        if need is not None:
            key = f"{roll.why} {roll.subject} {need.number}"
            for line in need.lines:
                key += line.id
            rolls = self.trial.rolls
            if key not in rolls:
                rolls[key] = roll


@final
class Inner:
    """A part of an attack, watched as the whole of it: the dice of a hit on a vehicle.

    `stands` says for each place which other it may stand for, where that makes no difference.
    """

    __slots__ = ("part", "stands", "trial")

    def __init__(self, trial: Trial, part: Part, stands: list[int]) -> None:
        self.trial = trial
        self.part = part
        self.stands = stands

    def __call__(self) -> Coroutine[Effect, object, int]:
        return self.go_on()

    async def go_on(self) -> int:
        result = await Watched(self.trial, self.part.begin())
        assert isinstance(result, int)
        return result if result == HELD or not self.stands else self.stands[result]


def unfumbled(roll: Roll) -> Generator[Effect, object, list[int]]:
    """The same roll with a natural 20 as any other failure: a fumble costs the attacker nothing that is shown."""
    classes = roll.classes[:]
    classes[19] = FAIL
    plain = Roll(roll.die, roll.n, classes, roll.why, roll.side, roll.need, roll.subject)
    reply = yield plain
    assert isinstance(reply, list)
    counts: list[int] = reply[:]
    while len(counts) <= FUMBLE:
        counts.append(0)
    return counts


def narrowed(question: Question) -> Question:
    """A question with those answers only that may make a difference: of comrades alike, one is as good as another."""
    if question.topic != GUARDED or not isinstance(question, OneOf):
        return question
    models: list[Model] = []
    kinds: list[str] = []
    for model in question.models:
        kind = f"{model.profile.id} {model.wounds} {len(model.boons)}"
        if kind not in kinds:
            kinds.append(kind)
            models.append(model)
    return question.among(models)
