"""Whether a journal holds: its answers under the rules, its dice under the seed.

The answers can only be held against the rules they were given to. Of a journal of other rules the chain, the commitment
and the dice are checked all the same, and the verdict says how far the rules of the day come and what stays unchecked.
"""

from __future__ import annotations

from sandtable.core.carrying import Fit, acts_of, fit, shown_message
from sandtable.core.dice import commitment, faces_of_roll, key_of
from sandtable.core.game import Rolled
from sandtable.core.journal import Journal, JournalError, canonical
from sandtable.core.setup import SetupError
from sandtable.core.snapshot import SnapshotError
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, Message, list_of, text_of


class Verdict:
    """What `verify` found: how far the entries hold, and whether the dice are those the seed gives."""

    def __init__(self, journal: Journal, now: int) -> None:
        self.entries = len(journal.entries)
        self.rolls = sum(1 for entry in journal.entries if isinstance(entry, Rolled))
        self.dice = "sealed"  # "fair", "typed", or "sealed" while the game is not over
        self.likely = 0  # rolls whose die is not known: one of the dice of this game gives these faces
        self.unchecked = 0  # rolls whose die is not known, and none of them does
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
            "likely": self.likely,
            "unchecked": self.unchecked,
            "rules": self.rules,
            "now": self.now,
            "kept": self.kept,
            "why": self.why,
            "rule": self.rule,
            "same_end": self.same_end,
            "message": message.wire() if message is not None else None,
            "result": self.result,
        }


def verify(system: AnySystem, journal: Journal) -> Verdict:
    """Checks chain, answers, result, commitment and every die; JournalError names the first fault."""
    verdict = Verdict(journal, system.rules_version)
    end = journal.end
    rolls = [entry for entry in journal.entries if isinstance(entry, Rolled)]
    typed = bool(rolls) and all(roll.hand for roll in rolls)
    key = b"" if end is None or typed else revealed_key(journal, end)
    sides = _held_against_the_rules(system, journal, verdict)
    if end is None:
        return verdict
    verdict.dice = "typed" if typed else "fair"
    if key:
        _held_against_the_seed(journal, key, sides, verdict)
    return verdict


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
    if commitment(seed, text_of(end.get("nonce"))) != text_of(journal.header.get("commitment")):
        raise JournalError("the end: this seed is not the one that was committed to when the game began")
    return key_of(seed, [text_of(word) for word in list_of(journal.header.get("entropy"))])
