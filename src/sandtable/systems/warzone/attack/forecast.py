"""What an attack would bring: odds by the rules that are played, and the reckoning of every die they may roll."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warzone.attack.trial import Begin, Tell, Trial, losses
from sandtable.systems.warzone.harm.structures import structure_name
from sandtable.systems.warzone.harm.vehicle_damage import explosion
from sandtable.systems.warzone.state.dice import test_name
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

POLICY: Final = "warzone-odds-policy"
MOST_OTHERS: Final = 6  # lines for those who are hit without being aimed at
CROWD: Final = 3  # with so many about a vehicle, what its end does to each of them is not followed


@final
class Loss:
    """One question asked of an outcome: what somebody has lost."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __call__(self, outcome: str) -> str:
        return str(losses(outcome).get(self.id, 0))


@final
class Nth:
    """One of several numbers that were told."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, told: str) -> str:
        return told.split()[self.number]


def show_odds(
    state: WarzoneState,
    side: int,
    attackers: list[Model],
    targets: list[str],
    begin: Begin,
    preview: Preview,
    assuming: Message | None = None,
) -> None:
    """What an attack takes from each target, and from whoever else it may hurt."""
    trial = Trial(state, side, attackers, begin)
    for id in targets:
        model = state.models().get(id)
        if model is None:
            trial.structures.append(id)
            if len(targets) == 1:
                trial.alone = id
        elif model.sp:
            crowd = len(explosion(state, model))
            if crowd:
                values: dict[str, Json] = {"target": name_of(state, id), "n": crowd}
                preview.warnings.append(Reason("warzone.vehicle.hull", "warzone-warning-blast", values))
            if crowd >= CROWD and len(targets) == 1:
                trial.alone = id
    found = trial.odds()
    others: list[str] = []
    for outcome in found.chances:
        for id in losses(outcome):
            if id not in targets and id not in others:
                others.append(id)
    others.sort()
    for id in targets + others[:MOST_OTHERS]:
        preview.odds.append(found.by(Loss(id)).line(odds_title(state, id), Message(POLICY), assuming))
    show_reckonings(trial, [*[model.id for model in attackers], *targets], preview)


def show_success(
    state: WarzoneState,
    side: int,
    subjects: list[str],
    titles: list[Message],
    begin: Begin,
    tell: Tell,
    preview: Preview,
) -> None:
    """Whether something comes off: `tell` gives a 1 or a 0 for each title."""
    trial = Trial(state, side, [state.model(subjects[0])], begin)
    trial.tell = tell
    found = trial.odds()
    for number in range(len(titles)):
        preview.odds.append(found.by(Nth(number)).line(titles[number], Message(POLICY)))
    show_reckonings(trial, subjects, preview)


def show_fallen(
    state: WarzoneState,
    attacker: Model,
    victims: list[Model],
    tallied: bool,
    begin: Begin,
    preview: Preview,
    assuming: Message | None,
) -> None:
    """How many of several victims fall; `tallied` says that structures have no part in it."""
    trial = Trial(state, attacker.side, [attacker], begin)
    trial.tell = trial.fallen
    trial.tallied = tallied
    preview.odds.append(trial.odds().line(Message("warzone-odds-fallen"), Message(POLICY), assuming))
    show_reckonings(trial, [attacker.id, *[model.id for model in victims]], preview)


def odds_title(state: WarzoneState, id: str) -> Message:
    """What a line of odds is about: wounds of a model, structure points of a vehicle or structure."""
    model = state.models().get(id)
    points = model is None or model.profile.vehicle
    words = "warzone-odds-points" if points else "warzone-odds-wounds"
    return Message(words, {"target": name_of(state, id), "token": id})


def name_of(state: WarzoneState, id: str) -> Json:
    """What a model or a structure is called."""
    model = state.models().get(id)
    if model is not None:
        return model_name(state, model)
    structure = state.structure(id)
    return structure_name(structure) if structure is not None else id


def show_reckonings(trial: Trial, subjects: list[str], preview: Preview) -> None:
    """The reckonings of the dice that were met on the way, for those who attack and those who are attacked."""
    for roll in trial.rolls.values():
        need = roll.reckoning
        if need is None or roll.subject not in subjects:
            continue
        values = need.lines[0].values
        at = values.get("target") if values is not None else None
        if at is not None:
            dice: dict[str, Json] = {"need": max(need.need(), 1), "dice": roll.n}
            preview.facts.append(Message("warzone-fact-dice", dice))
        who = at if at is not None else name_of(trial.real, roll.subject)
        title = Message("warzone-reckon", {"test": test_name(roll.why), "who": who})
        preview.explain(title, roll.why, roll.subject, need)
