"""A game in memory: the driver's game, its seats, and what of it has been written down.

Everything here happens under the game's lock and on the event loop; nothing here waits.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from typing import cast

from sandtable.core.ahead import after
from sandtable.core.camera import Camera
from sandtable.core.carrying import BROKEN, CarryError, carry, first_rules, rolls_made
from sandtable.core.carrying import resumed as resumed_game
from sandtable.core.dice import Dice, SeededDice
from sandtable.core.game import Answered, Entry, Game, Refused, ReplayError, Rolled
from sandtable.core.journal import Journal, canonical, entry_wire, header_of
from sandtable.core.question import Question, TypedDice
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.core.view import View
from sandtable.core.wire import Json, Reason, side_letter
from sandtable.server.errors import ApiError
from sandtable.server.records import Change, GameRecord, Kept, SeatRecord, Summary
from sandtable.server.table_talk import Draw, StandIns
from sandtable.server.thinking import Position
from sandtable.server.words import awaited

log = logging.getLogger(__name__)

# What comes of entries that were made under other rules.
MISFITS = (*BROKEN, ReplayError)
# Numbers for pasts that do not continue one another, unique in this process.
BRANCHES = count(1)


class LiveGame:
    """One game being played."""

    def __init__(self, record: GameRecord, game: Game) -> None:
        self.record = record
        self.game = game
        self.lock = asyncio.Lock()
        self.dead = False  # what is in memory may differ from what is written: to be read again
        self.branch = next(BRANCHES)  # another one whenever entries are taken back
        self.saved: list[Entry] = []
        self.carried = False  # goes on under other rules than before, and that is not written down yet
        self.draw: Draw | None = None  # offered, and not yet settled
        self.stand_ins = StandIns()
        self._views: dict[int, View] = {}
        self._suggestion: list[Json] = []  # none worked out yet, or the one
        self._question: dict[str, Json] | None = None
        self._film()

    def _film(self) -> None:
        """Has every event noted, from here on, with what it changes for those who look: people, and onlookers."""
        people = [seat.side for seat in self.record.seats if seat.held_by != "bot"]
        self.game.watch(Camera(self.game.system, [-1, *people]))

    @property
    def id(self) -> str:
        """The game's id."""
        return self.record.id

    @property
    def past(self) -> list[Entry]:
        """Everything that has been entered."""
        return self.game.past

    @property
    def ended_elsewhere(self) -> bool:
        """Whether it is over by rules that are no longer here, and that those of the day do not come to."""
        return False

    @property
    def orders(self) -> list[dict[str, str]]:
        """The standing orders of every side."""
        return self.game.orders

    @property
    def unwritten(self) -> bool:
        """Whether entries differ from those that are written down."""
        past, saved = self.game.past, self.saved
        return len(past) != len(saved) or any(past[-1] is not kept for kept in saved[-1:])

    # ------------------------------------------------------------ who is asked

    @property
    def asked(self) -> Question | None:
        """The pending question, whoever it is for; None when the game is over or the dice wait for a seat."""
        pending = self.game.ask
        if pending is None or (self.waits_for_seats and isinstance(pending.question, TypedDice)):
            return None
        return pending.question

    @property
    def asked_side(self) -> int:
        """The side that must answer, -1 when none; real dice of a bot's are read by the first person."""
        question = self.asked
        if question is None:
            return -1
        side = question.side
        seats = self.record.seats
        if isinstance(question, TypedDice) and not seats[side].in_person:
            return next((seat.side for seat in seats if seat.in_person), side)
        return side

    @property
    def waiting_for(self) -> int:
        """Whom the game waits for, open seats and those that owe the dice a word included; -1 when it is over."""
        if self.game.ask is not None and self.asked is None:
            return next(iter(self.awaited), -1)
        return self.asked_side

    @property
    def waits_for_seats(self) -> bool:
        """No die falls before every seat is taken, so that each can add its word to the seal."""
        return self.record.dice == "seeded" and self.game.dice is None

    @property
    def awaited(self) -> list[int]:
        """The sides whose seats the dice wait for."""
        return awaited(self.record) if self.waits_for_seats else []

    @property
    def overdue(self) -> bool:
        """Whether the dice have waited long enough for words that did not come."""
        return self.waits_for_seats and not self.awaited

    def suggestion(self) -> Json:
        """The first legal candidate: for "do something sensible", and for bots that fail."""
        question = self.asked
        if question is None:
            return None
        if not self._suggestion:
            self._suggestion = [question.suggestion()]
        return self._suggestion[0]

    def question(self) -> dict[str, Json] | None:
        """The pending question as its side sees it, worked out once: reach and snap points take a while."""
        question = self.asked
        if question is None:
            return None
        if self._question is None:
            self._question = {
                **question.wire(),
                "side": side_letter(self.asked_side),
                "orders": [order for order in question.orders()],
                "suggestion": self.suggestion(),
            }
        return self._question

    # ------------------------------------------------------------ what is seen

    def view(self, side: int) -> View:
        """The driver's view, worked out once per change."""
        if side not in self._views:
            self._views[side] = self.game.view(side)
        return self._views[side]

    def wired(self, side: int, events_from: int) -> dict[str, Json]:
        """The view of a side as JSON, with the events from that number on."""
        wired = self.view(side).bare(events_from)
        waiting = self.waiting_for
        wired["waiting_for"] = side_letter(waiting) if waiting >= 0 else None
        wired["question"] = self.question() if side >= 0 and side == self.asked_side else None
        undo = self.undo_reasons(side)
        wired["undo"] = {"allowed": side >= 0 and not undo, "reasons": [reason.wire() for reason in undo]}
        return wired

    def undo_reasons(self, side: int) -> list[Reason]:
        """Why the holder of a side cannot take the last answer back: the rules' reasons."""
        taking = self._undone_side(side)
        return self.view(side).undo if taking == side else self.game.undo_refusal(taking)

    def _undone_side(self, side: int) -> int:
        """Whose answer the holder of a side takes back: whoever plays several sides, the one that answered last."""
        if side < 0:
            return side
        holder = self.record.seats[side].holder
        for entry in reversed(self.game.past):
            if isinstance(entry, Answered) and not entry.ordered:
                last = self.record.seats[entry.side]
                return entry.side if last.in_person and last.holder == holder else side
        return side

    def summary(self) -> Summary:
        """The game in a list."""
        scene = self.view(-1).scene
        result = self.game.result
        waiting = self.waiting_for
        return Summary(
            title=cast("dict[str, Json]", scene["title"]),
            turn=scene["turn"]["number"],
            turns=scene["turn"]["of"],
            sides=[
                {
                    "id": side["id"],
                    "livery": side["livery"],
                    "name": cast("Json", side["name"]),
                    "score": side["score"],
                }
                for side in scene["sides"]
            ],
            waiting_for=side_letter(waiting) if waiting >= 0 else None,
            result=result.wire() if result is not None else None,
        )

    def position(self) -> Position:
        """The game as somebody begins to think about it."""
        return Position(
            game=self.record.id,
            branch=self.branch,
            version=self.record.version,
            setup=self.record.setup,
            past=self.past[:],
            rules=self.record.rules_version,
            result=self.record.summary.result if self.record.over else None,
            secret=f"{self.record.seed} {self.record.nonce}",
        )

    def studied(self) -> Position:
        """The game for whoever measures on the table; raises ApiError when it cannot be stood upon."""
        return self.position()

    def journal(self) -> Journal:
        """The journal as it stands; the seed is in it only when the game is over."""
        return journal_of_record(self.record, self.past)

    # ------------------------------------------------------------ what changes it

    def answer(self, side: int, answer: Json) -> None:
        """Answers for a side; raises Refused."""
        if side != self.asked_side:
            waiting = self.waiting_for
            if waiting < 0:
                raise Refused([Reason("", "core-refused-over")])
            raise Refused([Reason("", "core-refused-not-your-go", {"side": side_letter(waiting)})])
        self.game.answer(answer)
        if self.draw is not None and (self.draw.refused >= 0 or side not in self.draw.agreed):
            self.draw = None  # who plays on has declined
        self._changed()

    def close(self, side: int, how: str) -> None:
        """People end the game; raises Refused."""
        self.game.close(side, how)
        self.draw = None
        self._changed()

    def answer_all(self, side: int, answers: list[Json]) -> None:
        """Answers several times over; raises Refused and changes nothing where one of them does not fit.

        All but the last must lead to a question that can be foreseen, so that nothing is given in vain.
        """
        *first, last = answers
        if first and side == self.asked_side:
            reasons = after(self.game, first).check(last)
            if reasons:
                raise Refused(reasons)
        for answer in answers:
            self.answer(side, answer)

    def undo(self, side: int) -> None:
        """Takes the last answer of a side back; raises Refused."""
        reasons = self.undo_reasons(side)
        if reasons:
            raise Refused(reasons)
        self.game.undo(self._undone_side(side))
        self.branch = next(BRANCHES)
        self._changed()

    def order(self, side: int, topic: str, order: str) -> None:
        """Gives a standing order."""
        self.game.order(side, topic, order)
        self._changed()

    def obey(self, orders: list[dict[str, str]]) -> None:
        """Takes standing orders over and lets them answer what is asked now."""
        self.game.orders = orders
        self.game.order(0, "", "")
        self._changed()

    def reseat(self, seat: SeatRecord) -> None:
        """Puts somebody else into a seat."""
        self.record.seats[seat.side] = seat
        self.deal()
        self._film()
        self._changed()

    @property
    def unrolled(self) -> bool:
        """Whether no die has fallen yet."""
        return not any(isinstance(entry, Rolled) for entry in self.past)

    def deal(self) -> None:
        """Hands the game its dice: none while a seat is awaited, those of the seal once nobody is.

        Only before the first die; after it the dice stay what they are.
        """
        if self.record.dice != "seeded" or not self.unrolled:
            return
        dice = first_dice(self.record)
        orders = self.game.orders
        self.game = driven(self.record, self.game.past[:], dice)
        self._film()
        self.obey(orders)

    def _changed(self) -> None:
        self._views = {}
        self._suggestion = []
        self._question = None

    # ------------------------------------------------------------ writing it down

    def change(self) -> Change:
        """What is to be written so that the database has the game as it is here."""
        past = self.game.past
        keep = shared(past, self.saved)
        deletes = keep < len(self.saved)
        new = past[keep:]
        before = self.record.version
        return Change(
            game=self.record.id,
            version_before=before,
            version=before + len(new) + (1 if deletes else 0),
            stamp_before=self.record.stamp,
            keep=keep,
            entries=new,
            deletes=deletes,
            over=self.game.over,
            summary=self.summary(),
            rules_version=self.record.rules_version if self.carried else None,
        )

    def written(self, change: Change) -> None:
        """The database has it."""
        self.record.version = change.version
        self.record.stamp = change.stamp_before + 1
        self.record.over = change.over
        self.record.summary = change.summary
        self.saved = self.game.past[:]
        self.carried = False


def shared(past: list[Entry], saved: list[Entry]) -> int:
    """How many entries two pasts have in common from the start."""
    keep = 0
    for entry, kept in zip(past, saved, strict=False):
        # Most are the same object; after an undo the driver makes some anew.
        if entry is not kept and canonical(entry_wire(entry)) != canonical(entry_wire(kept)):
            break
        keep += 1
    return keep


def first_dice(record: GameRecord) -> Dice | None:
    """The dice a game begins with; None where people type them in, and while a seat is awaited."""
    if record.dice != "seeded" or awaited(record):
        return None
    return SeededDice(record.seal.key())


def driven(record: GameRecord, past: list[Entry], dice: Dice | None) -> Game:
    """The driver's game of a record after these entries."""
    return resumed_game(system(record.system), setup_of(record.setup), dice, past, tell=True)


def journal_of_record(record: GameRecord, past: list[Entry]) -> Journal:
    """A journal without playing it again: a finished game says how it ended."""
    names: dict[str, Json] = {seat.letter: seat.name for seat in record.seats if seat.name}
    version = first_rules(past, record.rules_version)
    header = header_of(record.system, version, record.setup, record.seal, names)
    header["dice"] = record.dice
    end: dict[str, Json] | None = None
    if record.over:
        end = {"result": record.summary.result, "seed": record.seed, "nonce": record.nonce}
    return Journal(header, past, end)


def resumed(kept: Kept) -> LiveGame:
    """A game as it was written down, by playing its entries again.

    One of older rules goes on under those of the day as far as it holds; that is then to be written. Of older rules is
    also what those of the day fall over though they go by the same number: rules may change between two releases.
    """
    record = kept.record
    if system(record.system).rules_version == record.rules_version:
        try:
            return played_again(kept, kept.entries)
        except MISFITS:
            if record.over:
                raise
            log.warning("game %s goes on under changed rules of the same version", record.id)
    return carried_over(kept)


def played_again(kept: Kept, past: list[Entry]) -> LiveGame:
    """The game after these entries, with the dice that it goes on with."""
    record = kept.record
    rolls = rolls_made(past)
    dice = first_dice(record)
    if rolls and record.dice == "seeded":
        dice = SeededDice(record.seal.key(), rolls)
    live = LiveGame(record, driven(record, past, dice))
    live.game.orders = kept.orders
    live.saved = live.game.past[:]
    return live


def carried_over(kept: Kept) -> LiveGame:
    """The game goes on under the rules of the day as far as it holds."""
    record = kept.record
    rules = system(record.system)
    try:
        past = carry(rules, setup_of(record.setup), kept.entries, record.rules_version)
    except CarryError as error:
        raise ApiError(
            409,
            "server-not-carried",
            {"was": str(record.rules_version), "rules": str(rules.rules_version), "why": str(error)},
        ) from error
    record.rules_version = rules.rules_version
    live = played_again(kept, past)
    live.saved = kept.entries
    live.carried = True
    live.obey(kept.orders)
    return live
