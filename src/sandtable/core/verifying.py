"""Whether a journal holds: its answers under the rules, its dice under the seed.

The answers can only be held against the rules they were given to. Of a journal of other rules the chain, the commitment
and the dice are checked all the same, and the verdict says how far the rules of the day come and what stays unchecked.
"""

from __future__ import annotations

from sandtable.core.carrying import Act, CarryError, Fit, acts_of, carry, fit, is_again, shown_message
from sandtable.core.dice import commitment as dice_commitment
from sandtable.core.dice import faces_of_roll, key_of
from sandtable.core.game import Entry, Rolled
from sandtable.core.journal import Journal, JournalError, canonical, entry_wire
from sandtable.core.setup import SetupError
from sandtable.core.snapshot import SnapshotError
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, Message, list_of, text_of


class Verdict:
    """What `verify` found: how far the entries hold, and whether the dice are those the seed gives."""

    def __init__(self, journal: Journal, now: int) -> None:
        self.entries = len(journal.entries)
        self.rolls = sum(1 for entry in journal.entries if isinstance(entry, Rolled))
        self.dice = "sealed"  # "fair", "typed", "mixed", or "sealed" while the game is not over
        self.typed = 0  # rolls that people say they made on a real table
        self.likely = 0  # rolls whose die is not known: one of the dice of this game gives these faces
        self.unchecked = 0  # rolls whose die is not known, and none of them does
        self.trusted = 0  # positions that other rules kept, and that cannot be held against those of the day
        self.rules = journal.rules  # the version it was played with
        self.now = now  # the version it was held against
        self.kept = self.entries  # entries that hold under it
        self.why = ""  # the text that says what does not
        self.rule = ""
        self.same_end = True  # False: the rules of the day give another result, or come to none
        self.result: Json = journal.end.get("result") if journal.end is not None else None

    def message(self) -> Message | None:
        """Which rules it was played with and how far those of the day come, in a sentence; None: they are the same."""
        return shown_message(self.rules, self.now, self.kept, self.entries, self.why, self.same_end)

    def wire(self) -> dict[str, Json]:
        message = self.message()
        return {
            "entries": self.entries,
            "rolls": self.rolls,
            "dice": self.dice,
            "typed": self.typed,
            "likely": self.likely,
            "unchecked": self.unchecked,
            "trusted": self.trusted,
            "rules": self.rules,
            "now": self.now,
            "kept": self.kept,
            "why": self.why,
            "rule": self.rule,
            "same_end": self.same_end,
            "message": message.wire() if message is not None else None,
            "result": self.result,
        }


def verify(system: AnySystem, journal: Journal, commitment: str = "") -> Verdict:
    """Checks chain, answers, result, commitment and every die; JournalError names the first fault.

    `commitment` is the one that somebody noted when the game began: it must be this game's, and every die its seed's.
    """
    verdict = Verdict(journal, system.rules_version)
    end = journal.end
    rolls = [entry for entry in journal.entries if isinstance(entry, Rolled)]
    verdict.typed = sum(1 for roll in rolls if roll.hand)
    if commitment:
        _held_against_a_note(journal, commitment)
    _held_against_the_header(journal)
    for act in acts_of(journal.entries):
        _told_once_more(journal.entries, act)
        _held_against_its_past(system, journal, act, verdict)
    typed = bool(rolls) and verdict.typed == len(rolls)
    key = b"" if end is None or typed else revealed_key(journal, end)
    sides = _held_against_the_rules(system, journal, verdict)
    if end is None:
        return verdict
    verdict.dice = "typed" if typed else "mixed" if verdict.typed else "fair"
    if key:
        _held_against_the_seed(journal, key, sides, verdict)
    return verdict


def _held_against_a_note(journal: Journal, noted: str) -> None:
    """A game that was committed to a seed is this one, and none of its dice came from anywhere else."""
    if noted.strip().lower() != text_of(journal.header.get("commitment")):
        raise JournalError("line 1: this game was begun with another commitment than the one you noted")
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Rolled) and entry.hand:
            raise JournalError(
                f"entry {at + 1}: these dice were typed in, though the game was committed to a seed"
            )


def _held_against_the_header(journal: Journal) -> None:
    """Dice come as the set-up says, where it says how."""
    stated = journal.header.get("dice")
    if stated not in ("seeded", "typed", None):
        raise JournalError('line 1: dice are "seeded" or "typed"')
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Rolled) and stated is not None and entry.hand != (stated == "typed"):
            how = "were typed in" if entry.hand else "were not typed in"
            raise JournalError(f'entry {at + 1}: these dice {how}, though line 1 says "{text_of(stated)}"')


def _told_once_more(past: list[Entry], act: Act) -> None:
    """Entries that other rules were fed once more are those from just before; no die is an old one by saying so."""
    ends = 0
    while act.carried is not None and act.start + ends < act.stop and is_again(past[act.start + ends]):
        ends += 1
    first = act.carried.kept - ends if act.carried is not None else 0
    for at in range(act.start, act.stop):
        if not is_again(past[at]):
            continue
        before = first + at - act.start
        if (
            at >= act.start + ends
            or not 0 <= before < act.start - 1
            or _bare(past[before]) != _bare(past[at])
        ):
            raise JournalError(f"entry {at + 1}: this is marked as told once more, and was never told before")


def _held_against_its_past(system: AnySystem, journal: Journal, act: Act, verdict: Verdict) -> None:
    """A position that the rules of the day have kept is the one they come to; what others kept is taken on trust."""
    carried = act.carried
    if carried is None:
        return
    if carried.rules != system.rules_version:
        verdict.trusted += 1
        return
    before = journal.entries[: act.start - 1]
    try:
        told = carry(system, journal.setup, before, carried.was)[act.start - 1 :]
    except CarryError as error:
        raise JournalError(f"entry {act.start}: {error}") from error
    stated = journal.entries[act.start - 1 : act.start - 1 + len(told)]
    if [canonical(entry_wire(entry)) for entry in told] != [canonical(entry_wire(entry)) for entry in stated]:
        raise JournalError(f"entry {act.start}: this is not the position that the entries before it come to")


def _bare(entry: Entry) -> dict[str, Json]:
    """An entry without the mark that it is told once more."""
    return {key: value for key, value in entry_wire(entry).items() if key != "g"}


def _held_against_the_rules(system: AnySystem, journal: Journal, verdict: Verdict) -> dict[int, int]:
    """Plays every act again; gives the faces of the dice that the rules roll, by the number of the entry."""
    sides: dict[int, int] = {}
    acts = acts_of(journal.entries)
    fitted: Fit | None = None
    for act in acts:
        try:
            fitted = fit(system, journal.setup, journal.entries, act)
        except (SetupError, SnapshotError) as error:
            if act is acts[-1] and verdict.rules == verdict.now:
                raise JournalError(str(error)) from error
            fitted = None
            continue
        sides.update(fitted.game.sides)
    _compare(journal, verdict, fitted, acts[-1].start)
    return sides


def _compare(journal: Journal, verdict: Verdict, fitted: Fit | None, start: int) -> None:
    """The last act: the same rules must reproduce it to the end, others as far as they can."""
    fault = fitted.fault if fitted is not None else None
    if fault is not None and verdict.rules == verdict.now:
        raise JournalError(str(fault)) from fault
    verdict.kept = fitted.upto if fitted is not None else start
    verdict.why = fitted.why if fitted is not None else "core-misfit-opening"
    verdict.rule = fitted.rule if fitted is not None else ""
    if journal.end is None:
        return
    result = fitted.game.result if fitted is not None and fault is None else None
    verdict.same_end = result is not None and canonical(result.wire()) == canonical(verdict.result)
    if not verdict.same_end and verdict.rules == verdict.now:
        raise JournalError("the end: the rules give another result than the journal states")


def _held_against_the_seed(journal: Journal, key: bytes, sides: dict[int, int], verdict: Verdict) -> None:
    """Every roll of the seed, in order. Where the die is known its faces must be the seed's."""
    known = sorted(set(sides.values()))
    number = 0
    for at, entry in enumerate(journal.entries):
        if not isinstance(entry, Rolled) or entry.hand or entry.again:
            continue
        faces = sides.get(at, entry.sides)
        if faces and faces_of_roll(key, number, faces, len(entry.faces)) != entry.faces:
            raise JournalError(f"entry {at + 1}: these dice are not roll {number + 1} of the seed")
        if not faces:
            fits = any(faces_of_roll(key, number, die, len(entry.faces)) == entry.faces for die in known)
            verdict.likely += 1 if fits else 0
            verdict.unchecked += 0 if fits else 1
        number += 1


def revealed_key(journal: Journal, end: dict[str, Json]) -> bytes:
    """The key of the dice out of the seed that the end reveals, if it is the one that was committed to."""
    seed = end.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise JournalError("the end: the seed is missing, so the dice cannot be checked")
    if dice_commitment(seed, text_of(end.get("nonce"))) != text_of(journal.header.get("commitment")):
        raise JournalError("the end: this seed is not the one that was committed to when the game began")
    return key_of(seed, [text_of(word) for word in list_of(journal.header.get("entropy"))])
