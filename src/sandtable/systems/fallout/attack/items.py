"""Items in use (appendix C): doses, and what an EMP grenade does."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar, Final, final

from sandtable.core.effects import Effect, ask
from sandtable.core.odds import tallies
from sandtable.core.preview import Preview
from sandtable.core.question import ListedChoice, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fallout.attack.small_trial import CopyTrial
from sandtable.systems.fallout.book.words import ANTIDOTE, STIMPAK
from sandtable.systems.fallout.harm.damage import heal, knock_down
from sandtable.systems.fallout.state.dice import roll_less
from sandtable.systems.fallout.state.identities import NOTHING, WHICH_DOSE
from sandtable.systems.fallout.state.items_held import use_up
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.tally import HEALED
from sandtable.table import distance_to_point, within

DOSES: Final = (STIMPAK, ANTIDOTE)
RULES: Final = {STIMPAK: "fallout.item.stimpak", ANTIDOTE: "fallout.item.antidote"}
STIMPAK_MINUS: Final = 5
EMP_INCHES: Final = 4.0
TOPIC: Final = "fallout.doses"


# ------------------------------------------------------------ doses


def needs(figure: Figure, item: str) -> bool:
    """Whether a dose would do somebody good; stimpaks and antidotes are for the living."""
    if not figure.present() or figure.profile.robot:
        return False
    return figure.out or figure.hp < figure.hp_max if item == STIMPAK else figure.poisoned


def patients(state: FalloutState, unit: Unit, owner: Figure, item: str) -> list[tuple[Unit, Figure]]:
    """fallout.item.stimpak, fallout.item.antidote: the owner, or friends within 2 inches (5 cm).

    fallout.vehicle.action: those aboard a vehicle help one another.
    """
    treatable: list[tuple[Unit, Figure]] = []
    for other in state.units:
        if other.side != unit.side or other.gone or other.aboard != unit.aboard or not other.deployed:
            continue
        for figure in other.figures:
            if not (figure.out or figure.hp < figure.hp_max or figure.poisoned) or not needs(figure, item):
                continue
            if unit.aboard or figure is owner or within(owner.base, figure.base, state.lengths.item_reach):
                treatable.append((other, figure))
    return treatable


class Dose:
    """One use that is possible: whose dose for whom."""

    __slots__ = ("item", "owner", "patient", "unit")

    def __init__(self, owner: Figure, item: str, unit: Unit, patient: Figure) -> None:
        self.owner = owner
        self.item = item
        self.unit = unit  # the patient's
        self.patient = patient

    def id(self) -> str:
        return f"{self.owner.id}:{self.item}:{self.patient.id}"


def doses_of(state: FalloutState, unit: Unit) -> list[Dose]:
    """Every use that the members of a unit could make of their doses now; whoever is down or unconscious makes none."""
    doses: list[Dose] = []
    for owner in unit.figures:
        if not owner.items or not owner.conscious() or owner.down:
            continue
        for item in DOSES:
            if owner.item(item) is not None:
                doses.extend(
                    Dose(owner, item, other, patient) for other, patient in patients(state, unit, owner, item)
                )
    return doses


class DoseQuestion(ListedChoice):
    """Does anybody take or give a dose now?"""

    identity: ClassVar[str] = WHICH_DOSE

    def __init__(self, state: FalloutState, unit: Unit, doses: list[Dose]) -> None:
        prompt = Message("fallout-ask-dose", {"unit": unit.name})
        super().__init__(state.decider(unit), "fallout.item.stimpak", prompt, unit.id, TOPIC)
        self.state = state
        self.doses = doses

    def candidates(self) -> list[Json]:
        answers: list[Json] = [dose.id() for dose in self.doses]
        answers.append(NOTHING)
        return answers

    def orders(self) -> list[str]:
        return ["suggested", NOTHING]

    def by_order(self, order: str) -> Json | None:
        return NOTHING if order == NOTHING else super().by_order(order)

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        for dose in self.doses:
            if dose.id() == answer and dose.item == STIMPAK:
                counted = tallies(DoseTrial(self.state, self.side, dose), 2)
                preview.odds.append(counted.odds(HEALED).line(Message("fallout-odds-healed")))
        return preview

    def details(self) -> dict[str, Json]:
        options: list[Option] = []
        for dose in self.doses:
            values = named(dose.unit, dose.patient)
            values["item"] = {"id": "fallout-item-" + dose.item}
            label = Message("fallout-opt-dose", values)
            options.append(Option(dose.id(), label, RULES[dose.item], icon="heal", token=dose.patient.id))
        options.append(Option(NOTHING, Message("fallout-opt-no-dose")))
        return {"options": [option.wire() for option in options]}


def has_doses(unit: Unit) -> bool:
    """Whether any member carries a dose of anything."""
    for figure in unit.figures:
        for item in figure.items:
            if item.id in DOSES:
                return True
    return False


async def offer(state: FalloutState, unit: Unit) -> None:
    """fallout.item.stimpak, fallout.item.antidote: doses during a Move or Use Skill action, as many as wanted."""
    while True:
        doses = doses_of(state, unit)
        if not doses:
            return
        answer = text_of(await ask(DoseQuestion(state, unit, doses)))
        if answer == NOTHING:
            return
        for dose in doses:
            if dose.id() == answer:
                await give(state, dose)
                break


async def give(state: FalloutState, dose: Dose) -> None:
    """One dose: 1d10-5 hit points (at least 1), or the poison is gone."""
    use_up(dose.owner, dose.item)
    rule = RULES[dose.item]
    if dose.item == ANTIDOTE:
        dose.patient.poisoned = False
        values = named(dose.unit, dose.patient)
        state.tell("fallout-event-cured", values, [rule], dose.unit.side, dose.patient.id)
        return
    points = await roll_less(STIMPAK_MINUS, rule, state.decider(dose.unit), dose.patient.id)
    heal(state, dose.unit, dose.patient, points, rule)


@final
class DoseTrial(CopyTrial):
    """One dose given on a copy."""

    def __init__(self, state: FalloutState, side: int, dose: Dose) -> None:
        super().__init__(state, side)
        self.dose = dose

    def begin(self) -> Coroutine[Effect, object, None]:
        state, dose = self.state, self.dose
        owner, patient = state.figure(dose.owner.id), state.figure(dose.patient.id)
        return give(state, Dose(owner, dose.item, state.unit(dose.unit.id), patient))


# ------------------------------------------------------------ thrown items


def pulse(state: FalloutState, x: float, y: float) -> None:
    """fallout.item.emp: every robot within 4 inches (10 cm) is knocked down, without a save."""
    reach = EMP_INCHES * state.lengths.inch
    for unit in state.units:
        if not unit.on_table():
            continue
        for figure in unit.figures:
            if (
                figure.profile.robot
                and figure.present()
                and distance_to_point(figure.base, x, y) <= reach + 1e-6
            ):
                knock_down(state, unit, figure, "fallout.item.emp")
