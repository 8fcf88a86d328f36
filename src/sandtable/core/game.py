"""The driver: runs a system's coroutine, hands rolls to dice and questions to whoever answers.

What has happened is a list of entries: answers and rolls. With the set-up they are the whole game. At every
checkpoint a copy of the state is kept, so that a fork or an undo re-runs only the entries since.
"""

from __future__ import annotations

from collections.abc import Coroutine
from hashlib import blake2b
from typing import Final, TypeAlias, cast
from zlib import crc32

from mypy_extensions import mypyc_attr

from sandtable.core.dice import Dice, SeededDice, key_of
from sandtable.core.effects import Ask, Checkpoint, Effect, Roll
from sandtable.core.event import Event, Thrown
from sandtable.core.question import Question, TypedDice, face_of
from sandtable.core.setup import Setup
from sandtable.core.state import Result, State, Watcher
from sandtable.core.system import AnySystem
from sandtable.core.view import View
from sandtable.core.wire import Json, Message, Reason, in_order, is_in_order, list_of, side_letter


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):  # noqa: N818 - an outcome of answering, not a fault
    """An answer that is not legal, with the reasons."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(f"{reason.message.id} ({reason.why})" for reason in reasons))
        self.reasons = reasons


UNMARKED: Final = -1  # of an entry in a journal that says nothing of what was asked


class Answered:
    """An entry of the past: a side answered. `mark` tells the question it was given to from others.

    Whoever plays notes what was asked as `words`; they become a mark when somebody reads it, mostly to write it down.
    """

    __slots__ = ("_mark", "_words", "again", "answer", "ordered", "side")

    def __init__(
        self,
        side: int,
        answer: Json,
        ordered: bool = False,
        mark: int = UNMARKED,
        words: tuple[str, str, str] | None = None,
    ) -> None:
        self.side = side
        self.answer = answer
        self.ordered = ordered  # given by a standing order
        self._mark = mark
        self._words = words
        self.again = False  # given before the game was carried over, and fed to the other rules once more

    @property
    def mark(self) -> int:
        """The number of the question it was given to."""
        words = self._words
        return self._mark if words is None else mark_of_words(*words)


class Rolled:
    """An entry of the past: dice fell. `hand` marks dice that a person typed in.

    `known_to` is that of the roll. It is the driver's note and written down nowhere: whoever plays the entry
    again learns it from the rules. `sides` are the faces of the die (0 where a journal does not say) and `mark`
    tells the roll from others; whoever plays notes `die` and `why` instead, as with answers.
    """

    __slots__ = ("_die", "_mark", "_why", "again", "faces", "hand", "known_to", "sides")

    def __init__(
        self,
        faces: list[int],
        hand: bool = False,
        known_to: list[int] | None = None,
        sides: int = 0,
        mark: int = UNMARKED,
        die: str = "",
        why: str = "",
    ) -> None:
        self.faces = faces
        self.hand = hand
        self.known_to = known_to
        self.sides = sides
        self._mark = mark
        self._die = die
        self._why = why
        self.again = False  # fell before the game was carried over, as with answers

    @property
    def mark(self) -> int:
        """The number of the roll that it was."""
        return mark_of_words(self._die, self._why) if self._die else self._mark

    def known_by(self, sides: list[int]) -> bool:
        """Whether anybody among these sides may know the faces while the game runs."""
        known_to = self.known_to
        return known_to is None or any(side in known_to for side in sides)


class Carried:
    """An entry of the past: from here on the game goes by other rules, from a position that was kept.

    Of the entries before it the first `kept` held under those rules. `state` is the position at the last
    checkpoint among them (`core.snapshot`); what was entered since that checkpoint follows once more, marked `again`.
    `why` is the text that says what no longer fits, "" when everything did, and `rule` the rule behind it.
    """

    __slots__ = ("kept", "rule", "rules", "state", "was", "why")

    def __init__(self, was: int, rules: int, kept: int, why: str, rule: str, state: Json) -> None:
        self.was = was  # the rules version before
        self.rules = rules  # and from here on
        self.kept = kept
        self.why = why
        self.rule = rule
        self.state = state


class Closed:
    """An entry of the past: people ended the game before the rules did, and it needs no rule.

    `how` is RESIGN, and `side` gave up; or DRAW, which `side` offered and every other side took.
    """

    __slots__ = ("again", "how", "side")

    def __init__(self, side: int, how: str) -> None:
        self.side = side
        self.how = how
        self.again = False


RESIGN: Final = "resign"
DRAW: Final = "draw"
CLOSINGS: Final = (RESIGN, DRAW)

Entry: TypeAlias = Answered | Rolled | Carried | Closed


class Base:
    """The state as it was when entry number `at` was next, after so many events; never touched."""

    __slots__ = ("at", "events", "state")

    def __init__(self, at: int, state: State, events: int = 0) -> None:
        self.at = at
        self.state = state
        self.events = events


KEPT_BASES: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game being played. `dice` is None when people type real dice in.

    `keep` says whether checkpoints are copied: without them a game is a little quicker and can neither be
    forked nor undone (mass simulation with bots that do not look ahead). `told` is what was told before the base;
    a `camera` looks at the board with every event since.
    """

    def __init__(
        self,
        system: AnySystem,
        setup: Setup,
        dice: Dice | None,
        base: Base,
        past: list[Entry],
        listen: bool = True,
        keep: bool = True,
        told: list[Event] | None = None,
        camera: Watcher | None = None,
    ) -> None:
        self.system = system
        self.setup = setup
        self.dice = dice
        self.keep = keep
        self.events: list[Event] = told[:] if told is not None else []
        self.past: list[Entry] = []
        self.bases: list[Base] = []
        self.orders: list[dict[str, str]] = [{} for _ in setup.sides]
        self.state = base.state
        self.over = False
        self.pending: Effect | None = None
        self._question: Ask | None = None
        self.camera = camera
        self._forks = 0
        self._resume(base, past, listen)

    # ------------------------------------------------------------ what is asked

    @property
    def ask(self) -> Ask | None:
        """The pending question, or None when the game is over."""
        return self._question

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.state.result if self.over else None

    def question(self) -> Question:
        """The pending question; only while the game goes on."""
        pending = self._question
        if pending is None:
            raise Refused([Reason("", "core-refused-over")])
        return pending.question

    def choices(self) -> list[Json]:
        """Legal answers: all of them, or a good sample where there are infinitely many."""
        pending = self._question
        return [] if pending is None else pending.question.choices()

    def check(self, answer: Json) -> list[Reason]:
        """The reasons why an answer is refused; none means it is legal."""
        pending = self._question
        if pending is None:
            return [Reason("", "core-refused-over")]
        return pending.question.check(answer)

    # ------------------------------------------------------------ answering

    def answer(self, answer: Json, side: int = -1) -> list[Event]:
        """Gives the pending answer and plays on to the next question; returns the events it caused.

        With `side` given, an answer out of turn is refused. Raises Refused and changes nothing.
        """
        pending = self._question
        if pending is None:
            raise Refused([Reason("", "core-refused-over")])
        if side >= 0 and side != pending.side:
            raise Refused([Reason("", "core-refused-not-your-go", {"side": side_letter(pending.side)})])
        reasons = pending.question.check(answer)
        if reasons:
            raise Refused(reasons)
        return self.answer_legal(in_order(answer))  # a copy: whoever gave it may change it afterwards

    def answer_legal(self, answer: Json) -> list[Event]:
        """`answer` for an answer that has been checked already, and that nobody changes any more."""
        events = self.events
        before = len(events)
        self._give(answer)
        self._settle()
        return events[before:] if len(events) > before else []

    def _give(self, answer: Json) -> None:
        effect = self.pending
        if isinstance(effect, Roll):
            faces = [face_of(effect.die, shown) for shown in list_of(answer)]
            self._fall(effect, rolled(effect, faces, True))
            return
        question = self._question
        assert question is not None
        given = in_order(answer) if isinstance(answer, dict) and not is_in_order(answer) else answer
        self.past.append(Answered(question.side, given, False, UNMARKED, words_of(question.question)))
        self._advance(given)

    def _fall(self, roll: Roll, entry: Rolled) -> None:
        faces = entry.faces
        self.past.append(entry)
        if self.state.events is not None:
            need = roll.need.wire() if roll.need is not None else None
            printed = roll.die.faces
            prints = [printed[face - 1] for face in faces] if printed else None
            classes = [roll.classes[face - 1] for face in faces]
            thrown = Thrown(roll.die.id, faces, classes, need, prints, roll.ladder())
            event = Event("core-rolled", {"n": roll.n}, [roll.why], roll.side, roll.subject, dice=thrown)
            event.seen_by = roll.known_to
            self.state.take_down(event)
        self._advance(roll.count(faces))

    def _advance(self, reply: object) -> None:
        try:
            self.pending = self.flow.send(reply)
        except StopIteration:
            self.pending = None
            self.over = True

    def _settle(self) -> None:
        """Passes checkpoints, rolls dice and obeys standing orders until somebody is asked."""
        self._question = None
        while not self.over:
            effect = self.pending
            if isinstance(effect, Ask):
                ordered = self._by_order(effect) if effect.question.topic else None
                if ordered is None:
                    self._question = effect
                    break
                self.past.append(Answered(effect.side, ordered[0], True, UNMARKED, words_of(effect.question)))
                self._advance(ordered[0])
            elif isinstance(effect, Roll):
                dice = self.dice
                if dice is None:
                    self._question = Ask(TypedDice(effect))
                    break
                self._fall(effect, rolled(effect, dice.throw(effect.die.sides, effect.n, effect.why), False))
            else:
                if isinstance(effect, Checkpoint):
                    self._keep_base()
                self._advance(None)
        if self.camera is not None:
            self.camera.settled(self.state)

    def _by_order(self, effect: Ask) -> list[Json] | None:
        topic = effect.question.topic
        if not topic:
            return None
        order = self.orders[effect.side].get(topic, "")
        if not order:
            return None
        answer = effect.question.by_order(order)
        return None if answer is None or effect.question.check(answer) else [in_order(answer)]

    def order(self, side: int, topic: str, order: str) -> list[Event]:
        """Gives a standing order ("" takes it back); a question now waiting for it is answered at once."""
        if order:
            self.orders[side][topic] = order
        else:
            self.orders[side].pop(topic, None)
        before = len(self.events)
        if self._question is not None and isinstance(self.pending, Ask):
            self._settle()
        return self.events[before:]

    # ------------------------------------------------------------ ended by people

    def close_refusal(self, how: str) -> list[Reason]:
        """Why a game cannot be ended by its players; none means it can.

        With three or four sides nobody can resign for the others: a draw is for all of them, and a seat changes hands.
        """
        if self.over:
            return [Reason("", "core-refused-over")]
        if how == RESIGN and len(self.setup.sides) > 2:
            return [Reason("", "core-refused-resign-many")]
        return []

    def close(self, side: int, how: str) -> list[Event]:
        """A side resigns, or all agree to the draw it offered; raises Refused and changes nothing."""
        reasons = self.close_refusal(how)
        if reasons:
            raise Refused(reasons)
        before = len(self.events)
        self._close(Closed(side, how))
        return self.events[before:]

    def _close(self, entry: Closed) -> None:
        self.past.append(entry)
        state = self.state
        names = [side["name"] for side in self.system.scene(state, -1)["sides"]]
        sides = max(len(names), len(self.setup.sides))
        winner = 1 - entry.side if entry.how == RESIGN and sides == 2 else -1
        points = self.system.standing(state) or [0.0] * sides
        name = names[entry.side] if entry.side < len(names) else side_letter(entry.side)
        values: dict[str, Json] = {"side": cast("Json", name)}
        state.result = Result(winner, points, "", Message("core-ended-" + entry.how, values))
        self.flow.close()
        self.pending = None
        self._question = None
        self.over = True
        state.tell("core-event-" + entry.how, values, [], entry.side)

    # ------------------------------------------------------------ re-running

    def _keep_base(self) -> None:
        if not self.keep or (self.bases and self.bases[-1].at == len(self.past)):
            return  # from a base with nothing entered since, the rules come here by themselves
        self.bases.append(Base(len(self.past), self.state.clone(), len(self.events)))
        if len(self.bases) > KEPT_BASES:
            del self.bases[0]

    def _resume(self, base: Base, past: list[Entry], listen: bool) -> None:
        """Starts the coroutine from a base and feeds it what had happened since."""
        self.past = past[: base.at]
        state = base.state.clone() if self.keep else base.state
        state.events = self.events if listen else None
        self.state = state
        self.flow: Coroutine[Effect, object, None] = self.system.play(state)
        self.over = False
        if self.keep:
            self.bases = [kept for kept in self.bases if kept.at < base.at]
            self.bases.append(base)
        if self.camera is not None:
            self.watch(self.camera)
        self._advance(None)
        for entry in past[base.at :]:
            self._pass_marks()
            self._feed(entry)
        self._settle()

    def watch(self, camera: Watcher) -> None:
        """From here on somebody looks at the board with every event, also after an undo."""
        self.camera = camera
        self.state.watcher = camera
        camera.begin(self.state)

    def _pass_marks(self) -> None:
        while not self.over and not isinstance(self.pending, (Ask, Roll)):
            if isinstance(self.pending, Checkpoint):
                self._keep_base()
            self._advance(None)

    def _feed(self, entry: Entry) -> None:
        effect = self.pending
        if isinstance(entry, Rolled):
            if not isinstance(effect, Roll):
                text = "the journal has dice where the rules ask a question"
                raise ReplayError(len(self.past), text, "core-misfit-dice")
            entry.known_to = effect.known_to
            self._fall(effect, entry)
            return
        if isinstance(entry, Closed):
            self._close(entry)
            return
        if isinstance(entry, Carried) or not isinstance(effect, Ask):
            text = "the journal has an answer where the rules roll dice"
            raise ReplayError(len(self.past), text, "core-misfit-answer")
        self.past.append(entry)
        self._advance(entry.answer)

    def fork(self, dice: Dice | None = None, listen: bool = False) -> Game:
        """A game of its own from here, with fresh dice that know nothing of this game's."""
        if not self.bases:
            raise Refused([Reason("", "core-refused-no-checkpoints")])
        self._forks += 1
        fresh = dice if dice is not None else SeededDice(fork_key(len(self.past), self._forks))
        base = self.bases[-1]
        copy = Game(self.system, self.setup, fresh, base, self.past, listen, self.keep)
        copy.orders = [dict(orders) for orders in self.orders]
        return copy

    # ------------------------------------------------------------ undo

    def undo_refusal(self, side: int = -1) -> list[Reason]:
        """Why the last answer (of that side) cannot be taken back; none means it can."""
        last = self._last_answer(side)
        if last < 0:
            return [Reason("", "core-undo-nothing")]
        if isinstance(self.past[-1], Closed):
            return [Reason("", "core-refused-over")]
        own = self.past[last]
        for entry in self.past[last:]:
            if not isinstance(entry, Answered):
                return [Reason("", "core-undo-dice")]
            if not entry.ordered and isinstance(own, Answered) and entry.side != own.side:
                return [Reason("", "core-undo-answered", {"side": side_letter(entry.side)})]
        base = self._base_before(last)
        if base is None:
            return [Reason("", "core-undo-far")]
        if self._revealed_since(base, last):
            return [Reason("", "core-undo-revealed")]
        return []

    def _last_answer(self, side: int) -> int:
        for i in range(len(self.past) - 1, -1, -1):
            entry = self.past[i]
            if isinstance(entry, Carried) or entry.again:
                return -1  # what was answered under other rules stands
            if isinstance(entry, Answered) and not entry.ordered and side in (-1, entry.side):
                return i
        return -1

    def _base_before(self, at: int) -> Base | None:
        for i in range(len(self.bases) - 1, -1, -1):
            if self.bases[i].at <= at:
                return self.bases[i]
        return None

    def _revealed_since(self, base: Base, last: int) -> bool:
        """Whether the answer at `last` showed something hidden: re-runs up to it and compares."""
        if base.state.reveals == self.state.reveals:
            return False
        probe = Game(self.system, self.setup, None, base, self.past[:last], listen=False)
        return probe.state.reveals != self.state.reveals

    def undo(self, side: int = -1) -> None:
        """Back to before the last answer (of that side). Raises Refused when that may not be."""
        reasons = self.undo_refusal(side)
        if reasons:
            raise Refused(reasons)
        last = self._last_answer(side)
        base = self._base_before(last)
        assert base is not None
        listen = self.state.events is not None
        self.events = self.events[: base.events]
        self._resume(base, self.past[:last], listen)

    # ------------------------------------------------------------ views

    def view(self, side: int) -> View:
        """What a side may see, and nothing more; -1 is an onlooker."""
        question = self._question
        mine = question is not None and question.side == side
        asked = question.question if question is not None and mine else None
        waiting = question.side if question is not None else -1
        events = [event for event in self.events if event.visible_to(side)]
        undo = self.undo_refusal(side) if self.keep else [Reason("", "core-undo-far")]
        scene = self.camera.shown(side) if self.camera is not None else None
        if scene is None:
            scene = self.system.scene(self.state, side)
        return View(side, scene, asked, waiting, events, self.result, undo)

    def dump(self) -> dict[str, Json]:
        """The whole state as JSON, with the points as they stand."""
        out = self.state.dump()
        points = self.system.standing(self.state)
        if points:
            out["points"] = [point for point in points]
        return out

    def known(self, side: int) -> State:
        """The state as a side knows it, for bots: a copy without anything hidden from it."""
        return self.state.known(side)


def words_of(question: Question) -> tuple[str, str, str]:
    """What tells a question from others: what kind it is, which rule asks it and about whom."""
    return question.kind, question.why, question.subject


def mark_of_words(*words: str) -> int:
    """A number for what was asked or rolled, short enough for every line of a journal."""
    return crc32(" ".join(words).encode()) & 0xFFFF


def mark_of_question(question: Question) -> int:
    """The number that tells a question from others."""
    return mark_of_words(*words_of(question))


def mark_of_roll(roll: Roll) -> int:
    """A number that tells a roll from others: which die, and for which rule."""
    return mark_of_words(roll.die.id, roll.why)


def rolled(roll: Roll, faces: list[int], hand: bool) -> Rolled:
    """The entry of a roll that showed these faces."""
    die = roll.die
    return Rolled(faces, hand, roll.known_to, die.sides, UNMARKED, die.id, roll.why)


class ReplayError(Exception):
    """A past that the rules do not reproduce; `at` is the number of the entry, `why` the text for people."""

    def __init__(self, at: int, text: str, why: str = "core-misfit-asked", rule: str = "") -> None:
        super().__init__(f"entry {at + 1}: {text}")
        self.at = at
        self.why = why
        self.rule = rule


def fork_key(at: int, number: int) -> bytes:
    """A key for a fork's dice: from public numbers only, never from the game's own seed."""
    return blake2b(f"{at} {number}".encode(), digest_size=32, person=b"sandtable-fork").digest()


def new_game(
    system: AnySystem,
    setup: Setup,
    seed: int = 0,
    entropy: list[str] | None = None,
    dice: Dice | None = None,
    typed: bool = False,
    listen: bool = True,
    keep: bool = True,
) -> Game:
    """A game from its set-up, with seeded dice unless others are given or people type real ones in."""
    state = system.position(setup) if setup.position is not None else system.start(setup)
    thrown: Dice | None = dice
    if dice is None and not typed:
        thrown = SeededDice(key_of(seed, entropy if entropy is not None else []))
    return Game(system, setup, thrown, Base(0, state), [], listen, keep)
