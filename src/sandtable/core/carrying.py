"""Games that outlive a change of the rules: how far a past holds under the rules of the day, and how it goes on.

A past is a row of acts. The first begins with the set-up; each `Carried` begins another one from the position that is
kept in it. Only the last act is played; those before it are history, and the dice that fell in them do not fall again.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sandtable.core.dice import Dice, faces_of_roll
from sandtable.core.effects import Ask, Effect, Roll
from sandtable.core.event import Event
from sandtable.core.game import (
    UNMARKED,
    Answered,
    Base,
    Carried,
    Closed,
    Entry,
    Game,
    ReplayError,
    Rolled,
    mark_of_question,
    mark_of_roll,
)
from sandtable.core.setup import Setup, SetupError
from sandtable.core.snapshot import SnapshotError, kept, restored
from sandtable.core.state import State
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, Message, side_letter

# What rule code may raise over an answer that was given to other rules.
BROKEN: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class CarryError(Exception):
    """A game that the rules of the day cannot even begin; the text says why."""


class Act:
    """A stretch of a past that was played under one version of the rules: entries `start` up to `stop`."""

    def __init__(self, start: int, stop: int, carried: Carried | None) -> None:
        self.start = start
        self.stop = stop
        self.carried = carried  # what it began with; None: the set-up


def acts_of(past: list[Entry]) -> list[Act]:
    """The acts of a past; there is always a first."""
    acts: list[Act] = []
    start = 0
    carried: Carried | None = None
    for at, entry in enumerate(past):
        if isinstance(entry, Carried):
            acts.append(Act(start, at, carried))
            start = at + 1
            carried = entry
    acts.append(Act(start, len(past), carried))
    return acts


def first_rules(past: list[Entry], now: int) -> int:
    """The rules version that a past began with; `now` is the one it is played with."""
    for entry in past:
        if isinstance(entry, Carried):
            return entry.was
    return now


def rolls_made(past: list[Entry]) -> int:
    """How many rolls of the seed have been made: those typed in, and those fed to other rules again, are not its."""
    return sum(1 for entry in past if isinstance(entry, Rolled) and not entry.hand and not entry.again)


def opening_of(system: AnySystem, setup: Setup) -> State:
    """The state a set-up begins with."""
    opening: State = system.position(setup) if setup.position is not None else system.start(setup)
    return opening


def state_of(system: AnySystem, setup: Setup, act: Act) -> tuple[State, State]:
    """The state an act begins with, and the one its set-up does; raises SetupError or SnapshotError."""
    opening = opening_of(system, setup)
    carried = act.carried
    return (restored(carried.state, opening), opening) if carried is not None else (opening, opening)


# ------------------------------------------------------------ how far a past holds


class CheckedGame(Game):
    """A game that checks everything it is fed: a journal may have been written by anybody, or under other rules.

    With a key, the dice must be those of the key, roll by roll; dice typed in by people are left out.
    """

    def __init__(
        self,
        system: AnySystem,
        setup: Setup,
        base: Base,
        past: list[Entry],
        listen: bool,
        key: bytes = b"",
        rolls: int = 0,
    ) -> None:
        self.key = key
        self.rolls = rolls
        self.sides: dict[int, int] = {}  # number of an entry → faces of the die that the rules roll there
        super().__init__(system, setup, None, base, past, listen)

    def take(self, entry: Entry) -> None:
        """Goes on by one entry; raises ReplayError, and then nothing has happened."""
        self._feed(entry)
        self._settle()

    def _feed(self, entry: Entry) -> None:
        effect = self.pending
        at = len(self.past)
        if self.over:
            raise ReplayError(at, "the game is over by the rules", "core-misfit-over")
        if isinstance(entry, Answered) and isinstance(effect, Ask):
            self._compare(entry, effect, at)
        elif isinstance(entry, Rolled) and isinstance(effect, Roll):
            self._audit(entry, effect, at)
        elif isinstance(entry, Closed) and (self.close_refusal(entry.how) or self.absent(entry.side)):
            raise ReplayError(
                at, f"side {side_letter(entry.side)} cannot end this game", "core-misfit-closed"
            )
        super()._feed(entry)

    def absent(self, side: int) -> bool:
        """Whether nobody plays that side."""
        return side >= len(self.setup.sides)

    def _compare(self, entry: Answered, ask: Ask, at: int) -> None:
        """An answer means the same when the same side gives it to the same question, and it is legal."""
        question = ask.question
        if entry.side != ask.side:
            text = f"side {side_letter(entry.side)} answers, {side_letter(ask.side)} was asked"
            raise ReplayError(at, text, "core-misfit-side", question.why)
        if entry.mark not in (UNMARKED, mark_of_question(question)):
            text = f"the rules ask another question here ({question.why})"
            raise ReplayError(at, text, "core-misfit-asked", question.why)
        reasons = question.check(entry.answer)
        if reasons:
            text = f"illegal answer: {reasons[0].message.id} ({reasons[0].why})"
            raise ReplayError(at, text, "core-misfit-illegal", reasons[0].why or question.why)

    def _audit(self, entry: Rolled, roll: Roll, at: int) -> None:
        """A roll means the same when it is so many of the same die, for the same rule."""
        wrong = [face for face in entry.faces if not 1 <= face <= roll.die.sides]
        other = entry.sides not in (0, roll.die.sides) or entry.mark not in (UNMARKED, mark_of_roll(roll))
        if len(entry.faces) != roll.n or wrong or other:
            text = f"{roll.why} rolls {roll.n} {roll.die.id}; the journal has {entry.faces}"
            raise ReplayError(at, text, "core-misfit-roll", roll.why)
        self.sides[at] = roll.die.sides
        if not self.key or entry.hand or entry.again:
            return
        if faces_of_roll(self.key, self.rolls, roll.die.sides, roll.n) != entry.faces:
            raise ReplayError(at, f"these dice are not roll {self.rolls + 1} of the seed", "core-misfit-roll")
        self.rolls += 1


class Fit:
    """How far an act holds: the game as far as it does, the entry that does not, and what is wrong with it."""

    def __init__(self, game: CheckedGame, opening: State, upto: int, fault: ReplayError | None) -> None:
        self.game = game
        self.opening = opening
        self.upto = upto  # number of the first entry that does not hold; the end of the act when all do
        self.fault = fault

    @property
    def why(self) -> str:
        """The text that says what does not fit; "" when everything does."""
        return self.fault.why if self.fault is not None else ""

    @property
    def rule(self) -> str:
        """The rule behind it."""
        return self.fault.rule if self.fault is not None else ""


def fit(
    system: AnySystem,
    setup: Setup,
    past: list[Entry],
    act: Act,
    upto: int = -1,
    listen: bool = False,
    key: bytes = b"",
) -> Fit:
    """Plays an act again, up to an entry or to its end, as far as it means the same under the rules of the day."""
    stop = act.stop if upto < 0 else min(upto, act.stop)
    game, opening = begun(system, setup, past, act, listen, key)
    for at in range(act.start, stop):
        try:
            game.take(past[at])
        except ReplayError as fault:
            return Fit(game, opening, at, fault)
        except BROKEN as error:
            # What it left half done is done again, up to here.
            rule = _rule_of(game.pending)
            fitted = fit(system, setup, past, act, at, listen, key)
            text = f"the rules cannot carry this out ({type(error).__name__})"
            fitted.fault = ReplayError(at, text, "core-misfit-broke", rule)
            return fitted
    return Fit(game, opening, stop, None)


def begun(
    system: AnySystem, setup: Setup, past: list[Entry], act: Act, listen: bool, key: bytes = b""
) -> tuple[CheckedGame, State]:
    """The game at the beginning of an act, and the state its set-up begins with; raises SetupError or SnapshotError."""
    state, opening = state_of(system, setup, act)
    before = past[: act.start]
    base = Base(act.start, state)
    try:
        return CheckedGame(system, setup, base, before, listen, key, rolls_made(before)), opening
    except BROKEN as error:
        if act.carried is None:
            raise
        raise SnapshotError(f"the position cannot be played on: {error}") from error


def _rule_of(effect: Effect | None) -> str:
    return effect.why if effect is not None else ""


# ------------------------------------------------------------ going on


def carry(system: AnySystem, setup: Setup, past: list[Entry], was: int) -> list[Entry]:
    """The past of a game that goes on under the rules of the day: all there was, the position kept, and its loose ends.

    Raises CarryError when these rules cannot even set the game up.
    """
    trouble = ""
    for act in reversed(acts_of(past)):
        try:
            fitted = fit(system, setup, past, act)
        except (SetupError, SnapshotError) as error:
            trouble = str(error)
            continue
        base = fitted.game.bases[-1]
        state = kept(base.state, fitted.opening)
        line = Carried(was, system.rules_version, fitted.upto, fitted.why, fitted.rule, state)
        return [*past, line, *[once_more(entry) for entry in fitted.game.past[base.at :]]]
    raise CarryError(trouble)


def once_more(entry: Entry) -> Entry:
    """A copy of an entry that is fed to other rules again."""
    copy: Answered | Rolled | Closed
    if isinstance(entry, Closed):
        copy = Closed(entry.side, entry.how)
    elif isinstance(entry, Rolled):
        copy = Rolled(entry.faces, entry.hand, entry.known_to, entry.sides, entry.mark)
    else:
        assert isinstance(entry, Answered)
        copy = Answered(entry.side, entry.answer, entry.ordered, entry.mark)
    copy.again = True
    return copy


def resumed(
    system: AnySystem,
    setup: Setup,
    dice: Dice | None,
    past: list[Entry],
    listen: bool = True,
    tell: bool = False,
) -> Game:
    """The game of a past that the rules of the day have played or carried over; `tell` recounts the acts before too."""
    acts = acts_of(past)
    state, _ = state_of(system, setup, acts[-1])
    told = told_before(system, setup, past, acts) if tell else []
    base = Base(acts[-1].start, state, len(told))
    return Game(system, setup, dice, base, past, listen, True, told)


def told_before(system: AnySystem, setup: Setup, past: list[Entry], acts: list[Act]) -> list[Event]:
    """What the acts before the last one told, as far as the rules of the day can tell it, and why each ended."""
    told: list[Event] = []
    for act, following in pairwise(acts):
        carried = following.carried
        if carried is None:
            continue
        told.extend(_told(system, setup, past, act, carried.kept - loose_ends(past, following)))
        told.append(notice(carried, act.stop))
    return told


def _told(system: AnySystem, setup: Setup, past: list[Entry], act: Act, upto: int) -> list[Event]:
    try:
        return fit(system, setup, past, act, upto, listen=True).game.events
    except (SetupError, SnapshotError):
        return []  # these rules cannot tell it any more


def loose_ends(past: list[Entry], act: Act) -> int:
    """How many entries of an act are from before it."""
    return sum(1 for entry in past[act.start : act.stop] if is_again(entry))


def is_again(entry: Entry) -> bool:
    """Whether an entry was given before the game was carried over, and is fed to the other rules once more."""
    return not isinstance(entry, Carried) and entry.again


def notice(carried: Carried, entries: int) -> Event:
    """What the sides are told: which rules hold now, from where the game goes on, and why."""
    values: dict[str, Json] = {
        "was": str(carried.was),
        "rules": str(carried.rules),
        "kept": carried.kept,
        "lost": entries - carried.kept,
    }
    if not carried.why:
        return Event("core-carried-whole", values)
    values["entry"] = carried.kept + 1
    values["why"] = {"id": carried.why}
    return Event("core-carried", values, [carried.rule] if carried.rule else [])


def shown_message(
    played: int, now: int, upto: int, entries: int, why: str, same_end: bool = True
) -> Message | None:
    """Which rules a journal was played with and how far those of the day carry it, in a sentence; None: the same."""
    if played == now and not why:
        return None
    values: dict[str, Json] = {"played": str(played), "now": str(now), "upto": upto, "entries": entries}
    if why:
        values["why"] = {"id": why}
        return Message("core-shown-upto", values)
    return Message("core-shown-whole" if same_end else "core-shown-other-end", values)
