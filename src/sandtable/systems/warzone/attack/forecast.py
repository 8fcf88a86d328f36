"""What an attack would bring: odds by the rules that are played, and the reckoning of every die they may roll."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

from sandtable.core.effects import Effect
from sandtable.core.odds import Odds
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warzone.attack.trial import Begin, Tell, Trial
from sandtable.systems.warzone.harm.structures import name_of, standing_in
from sandtable.systems.warzone.harm.vehicle_damage import explosion
from sandtable.systems.warzone.state.dice import test_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

First: TypeAlias = Callable[[WarzoneState, Model], Coroutine[Effect, object, bool]]

POLICY: Final = "warzone-odds-policy"
DICE_FACT: Final = "warzone-fact-dice"  # how many dice, and what each needs
MOST_OTHERS: Final = 6  # lines for those who are hit without being aimed at


def show_odds(
    state: WarzoneState,
    side: int,
    attackers: list[Model],
    targets: list[str],
    begin: Begin,
    preview: Preview,
    assuming: Message | None = None,
    strays: list[str] | None = None,
) -> None:
    """What an attack takes from each target, and from whoever else it may hurt; `strays` get the shots that miss."""
    trial = Trial(state, side, attackers, begin)
    inside = crowd_in(state, targets[0]) if targets else []
    if len(targets) == 1 and targets[0] not in state.models() and not inside:
        trial.alone = targets[0]
    trial.crowded = len(inside) > 1
    trial.aim(targets, [*(strays or []), *inside])
    losses = trial.tallies()
    hurt = [
        id
        for id in trial.lines[: len(losses.lines)]
        if id in inside or losses.mean(trial.lines.index(id)) > 0.0
    ]
    others = sorted([id for id in hurt if id not in targets])
    for id in targets + others[:MOST_OTHERS]:
        line = losses.odds(trial.lines.index(id))
        if trial.crowded and id == targets[0]:
            line = structure_odds(state, side, attackers, id, begin)
        preview.odds.append(line.line(odds_title(state, id), Message(POLICY), assuming))
    warn_of_blasts(state, targets, preview)
    show_reckonings(trial, [*[model.id for model in attackers], *targets], preview)


def provided(first: First | None, id: str, attack: Begin) -> Begin:
    """An attack that begins only where something else comes off first, such as the test of whoever reacts."""
    if first is None:
        return attack
    test = first
    return lambda state: after(state, id, test, attack)


async def after(state: WarzoneState, id: str, first: First, attack: Begin) -> None:
    """What has to come off first, and then the attack."""
    if await first(state, state.model(id)):
        await attack(state)


def structure_odds(state: WarzoneState, side: int, attackers: list[Model], id: str, begin: Begin) -> Odds:
    """What a structure alone loses: exactly, where what its fall does to several in it can only be sampled."""
    trial = Trial(state, side, attackers, begin)
    trial.alone = id
    trial.aim([id], [])
    return trial.tallies().odds(0)


def crowd_in(state: WarzoneState, id: str) -> list[str]:
    """Ids of those whom the fall of a target would hit, if it is a structure: warzone.structure.collapse."""
    if id in state.models():
        return []
    return [model.id for model in standing_in(state, state.board.piece(id))]


def warn_of_blasts(state: WarzoneState, targets: list[str], preview: Preview) -> None:
    """warzone.vehicle.hull: whoever aims at a vehicle is told how many its end would hit."""
    for id in targets:
        model = state.models().get(id)
        crowd = len(explosion(state, model)) if model is not None and model.sp else 0
        if crowd:
            values: dict[str, Json] = {"target": name_of(state, id), "n": crowd}
            preview.warnings.append(Reason("warzone.vehicle.hull", "warzone-warning-blast", values))


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
    trial.titles = len(titles)
    successes = trial.tallies()
    for number in range(len(titles)):
        preview.odds.append(successes.odds(number).line(titles[number], Message(POLICY)))
    show_reckonings(trial, subjects, preview)


def show_fallen(
    state: WarzoneState,
    attacker: Model,
    victims: list[Model],
    begin: Begin,
    preview: Preview,
    assuming: Message | None,
) -> None:
    """How many of several victims fall."""
    trial = Trial(state, attacker.side, [attacker], begin)
    trial.falls = True
    trial.aim([model.id for model in victims], [])
    line = trial.tallies().odds(0)
    preview.odds.append(line.line(Message("warzone-odds-fallen"), Message(POLICY), assuming))
    show_reckonings(trial, [attacker.id, *[model.id for model in victims]], preview)


def odds_title(state: WarzoneState, id: str) -> Message:
    """What a line of odds is about: wounds of a model, structure points of a vehicle or structure."""
    model = state.models().get(id)
    points = model is None or model.profile.vehicle
    words = "warzone-odds-points" if points else "warzone-odds-wounds"
    return Message(words, {"target": name_of(state, id), "token": id})


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
            preview.facts.append(Message(DICE_FACT, dice))
        who = at if at is not None else name_of(trial.real, roll.subject)
        title = Message("warzone-reckon", {"test": test_name(roll.why), "who": who})
        preview.explain(title, roll.why, roll.subject, need)
