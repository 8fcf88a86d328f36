"""The journal: set-up, answers and rolls of one game as JSON lines, each chained to the one before by a hash.

Line one is the header; `{"a": [side, answer]}` is an answer (`"o"` when a standing order gave it),
`{"r": [faces]}` dice (`"d"`: how many faces each has, `"t"` when people typed them in), the last line `{"end": …}`
reveals the seed. `"q"` is a mark of what was asked or rolled for, so that other rules can tell whether they ask the
same. `{"c": …}` says that from here on other rules hold, and from which position; entries with `"g"` are from before
it and fed to them once more. `{"x": [side, "resign" or "draw"]}` says that people ended the game. A header may say how
the dice come (`"dice"`: seeded or typed); then none may come otherwise. Every line carries `"h"`, the beginning of the
hash of the line before and of itself: a line changed, lost or moved is found. The chain runs over whole hashes;
journals that state them whole, and those without marks, are read as well.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from sandtable.core.carrying import CarryError, acts_of, carry, first_rules, fit, resumed
from sandtable.core.dice import commitment, key_of
from sandtable.core.game import CLOSINGS, UNMARKED, Answered, Carried, Closed, Entry, Game, Rolled
from sandtable.core.setup import Setup, setup_of
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, in_order, list_of, number_of, side_index, side_letter, table_of, text_of

FORMAT: Final = 1
HASH_BYTES: Final = 8
STATED: Final = 8  # digits of a hash that are written; all lines together hold the game, so few are enough
LARGEST: Final = 4_000_000  # characters of a journal file that are read at most

# What may stand in a line; anything else is nobody's, and not kept for anybody.
OF_HEADERS: Final = frozenset(
    ("sandtable", "system", "rules", "setup", "commitment", "entropy", "names", "dice", "running")
)
OF_ENTRIES: Final = frozenset(("a", "r", "c", "x", "o", "t", "d", "q", "g", "sealed"))
OF_ENDS: Final = frozenset(("result", "seed", "nonce", "film"))


class JournalError(Exception):
    """A journal that cannot be read or does not hold; the text names the line."""


class Seal:
    """What makes the dice checkable: the seed and nonce, their commitment, and what seats added."""

    __slots__ = ("commitment", "entropy", "nonce", "seed")

    def __init__(self, seed: int, nonce: str = "", entropy: list[str] | None = None) -> None:
        self.seed = seed
        self.nonce = nonce
        self.entropy: list[str] = entropy if entropy is not None else []
        self.commitment = commitment(seed, nonce)

    def key(self) -> bytes:
        """The key of the dice."""
        return key_of(self.seed, self.entropy)


class Journal:
    """A whole game on paper: header, entries, and the end when there was one."""

    def __init__(self, header: dict[str, Json], entries: list[Entry], end: dict[str, Json] | None) -> None:
        self.header = header
        self.entries = entries
        self.end = end

    @property
    def setup(self) -> Setup:
        """The set-up the game began with."""
        return setup_of(self.header.get("setup"))

    @property
    def rules(self) -> int:
        """The version of the rules it was played with last."""
        carried = acts_of(self.entries)[-1].carried
        return carried.rules if carried is not None else int(number_of(self.header.get("rules")) or 0)

    @property
    def film(self) -> str:
        """What a finished game can be watched by when its rules are gone; "" when there is none."""
        return text_of(self.end.get("film")) if self.end is not None else ""

    def text(self) -> str:
        """The journal as a file."""
        lines: list[str] = []
        chain = ""
        bodies: list[dict[str, Json]] = [self.header]
        bodies.extend(entry_wire(entry) for entry in self.entries)
        if self.end is not None:
            bodies.append({"end": self.end})
        for body in bodies:
            chain = link(chain, body)
            lines.append(canonical({**body, "h": chain[:STATED]}))
        return "\n".join(lines) + "\n"

    def running_text(self, sides: list[int]) -> str:
        """The journal of a running game for the holder of these sides: without what others answered in secret.

        Their answers and the dice they alone may know are left out, and with them the chain of hashes, from
        which a missing line could be guessed. The entries must be a game's own, that know whose dice are secret.
        """
        lines = [canonical({**self.header, "running": True})]
        lines.extend(canonical(told_entry(entry, sides)) for entry in self.entries)
        return "\n".join(lines) + "\n"


def canonical(value: Json) -> str:
    """The one way to write a JSON value: sorted keys, no blanks."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def link(chain: str, body: dict[str, Json]) -> str:
    """The hash of a line: of the hash before it and of its own content."""
    return blake2b((chain + canonical(body)).encode(), digest_size=HASH_BYTES).hexdigest()


def entry_wire(entry: Entry) -> dict[str, Json]:
    """One entry as a line's content."""
    body: dict[str, Json]
    if isinstance(entry, Carried):
        return {"c": {**_carried_wire(entry), "state": entry.state}}
    if isinstance(entry, Closed):
        return {"x": [side_letter(entry.side), entry.how]}
    if isinstance(entry, Rolled):
        body = {"r": [face for face in entry.faces]}
        if entry.hand:
            body["t"] = 1
        if entry.sides:
            body["d"] = entry.sides
    else:
        body = {"a": [side_letter(entry.side), entry.answer]}
        if entry.ordered:
            body["o"] = 1
    if entry.mark != UNMARKED:
        body["q"] = entry.mark
    if entry.again:
        body["g"] = 1
    return body


def _carried_wire(carried: Carried) -> dict[str, Json]:
    """All of it that everybody may know."""
    return {
        "was": carried.was,
        "rules": carried.rules,
        "kept": carried.kept,
        "why": carried.why,
        "rule": carried.rule,
    }


def told_entry(entry: Entry, sides: list[int]) -> dict[str, Json]:
    """One entry as the holder of these sides may read it before the game is over."""
    if isinstance(entry, Carried):
        return {"c": _carried_wire(entry), "sealed": 1}
    if isinstance(entry, Rolled):
        return entry_wire(entry) if entry.known_by(sides) else {"r": None, "sealed": 1}
    if isinstance(entry, Closed) or entry.side in sides:
        return entry_wire(entry)
    return {"a": [side_letter(entry.side), None], "sealed": 1}


def entry_of(body: dict[str, Json]) -> Entry:
    """An entry out of a line's content; raises JournalError."""
    if "c" in body:
        return _carried_of(table_of(body["c"]))
    if "x" in body:
        return _closed_of(list_of(body["x"]))
    entry = _rolled_of(body) if "r" in body else _answered_of(body)
    entry.again = "g" in body
    return entry


def _rolled_of(body: dict[str, Json]) -> Rolled:
    faces = [_whole(face, "faces are whole numbers") for face in list_of(body["r"])]
    sides = _whole(body.get("d", 0), "the faces of a die are counted in whole numbers")
    # Who may know it, the rules say when they play it; until then nobody does.
    return Rolled(faces, "t" in body, [], sides, _mark(body))


def _answered_of(body: dict[str, Json]) -> Answered:
    answered = list_of(body.get("a"))
    side = side_index(text_of(answered[0])) if len(answered) == 2 else -1
    if side < 0:
        raise JournalError('expected {"a": [side, answer]} or {"r": [faces]}')
    return Answered(side, in_order(answered[1]), "o" in body, _mark(body))


def _closed_of(said: list[Json]) -> Closed:
    side = side_index(text_of(said[0])) if len(said) == 2 else -1
    how = text_of(said[1]) if len(said) == 2 else ""
    if side < 0 or how not in CLOSINGS:
        raise JournalError('expected {"x": [side, "resign" or "draw"]}')
    return Closed(side, how)


def _carried_of(body: dict[str, Json]) -> Carried:
    numbers = [_whole(body.get(key), f'"{key}" is a whole number') for key in ("was", "rules", "kept")]
    rule = text_of(body.get("rule"))
    return Carried(numbers[0], numbers[1], numbers[2], text_of(body.get("why")), rule, body.get("state"))


def _mark(body: dict[str, Json]) -> int:
    return _whole(body.get("q", UNMARKED), "marks are whole numbers")


def _whole(value: Json, sentence: str) -> int:
    number = number_of(value)
    if number is None or number != int(number):
        raise JournalError(sentence)
    return int(number)


def header_of(
    system: str, rules: int, setup: dict[str, Json], seal: Seal, names: dict[str, Json] | None = None
) -> dict[str, Json]:
    """The first line of a journal: the game, the rules version it began with, the set-up and the seal."""
    header: dict[str, Json] = {
        "sandtable": FORMAT,
        "system": system,
        "rules": rules,
        "setup": setup,
        "commitment": seal.commitment,
        "entropy": [word for word in seal.entropy],
    }
    if names:
        header["names"] = names
    return header


def journal_of(game: Game, seal: Seal, names: dict[str, Json] | None = None) -> Journal:
    """The journal of a game as it stands; the seed is in it only when the game is over."""
    rules = first_rules(game.past, game.system.rules_version)
    end: dict[str, Json] | None = None
    result = game.result
    if result is not None:
        end = {"result": result.wire(), "seed": seal.seed, "nonce": seal.nonce}
    return Journal(header_of(game.system.id, rules, game.setup.wire(), seal, names), game.past[:], end)


def read_journal(text: str) -> Journal:
    """Reads a journal and checks its chain; raises JournalError naming the first bad line."""
    if len(text) > LARGEST:
        raise JournalError(f"the file is longer than {LARGEST} characters; a journal is tens of kilobytes")
    bodies: list[dict[str, Json]] = []
    chain = ""
    # Not splitlines(): names may hold characters that it takes for the end of a line.
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        body = _body(line, number)
        if not bodies and body.get("running") is True:
            raise JournalError(
                "line 1: this game was still running and others' secrets are left out; fetch it when it is over"
            )
        stated = text_of(body.pop("h", ""))
        try:
            chain = link(chain, body)
        except ValueError as error:  # numbers without bounds, halves of characters
            raise JournalError(f"line {number}: not JSON") from error
        if stated not in (chain[:STATED], chain):
            raise JournalError(
                f"line {number}: the hash does not fit; this line or one before it was changed"
            )
        bodies.append(body)
    if not bodies or number_of(bodies[0].get("sandtable")) != FORMAT:
        raise JournalError(
            f'line 1: this is not a Sandtable journal of format {FORMAT} ("sandtable": {FORMAT} is missing)'
        )
    return _assembled(bodies)


def _body(line: str, number: int) -> dict[str, Json]:
    try:
        body: Json = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise JournalError(f"line {number}: not JSON") from error
    if not isinstance(body, dict):
        raise JournalError(f"line {number}: expected an object")
    return body


def _assembled(bodies: list[dict[str, Json]]) -> Journal:
    entries: list[Entry] = []
    end: dict[str, Json] | None = None
    _known(bodies[0], OF_HEADERS, 1)
    for number, body in enumerate(bodies[1:], 2):
        if end is not None:
            raise JournalError(f"line {number}: nothing may follow the end")
        if "end" in body:
            end = table_of(body["end"])
            _known(end, OF_ENDS, number)
            continue
        _known(body, OF_ENTRIES, number)
        try:
            entries.append(entry_of(body))
        except JournalError as error:
            raise JournalError(f"line {number}: {error}") from error
    return Journal(bodies[0], entries, end)


def _known(body: dict[str, Json], keys: frozenset[str], number: int) -> None:
    for key in body:
        if key not in keys:
            raise JournalError(f'line {number}: "{key[:40]}" is no key of a journal')


# ------------------------------------------------------------ playing it again


def replay(system: AnySystem, journal: Journal, upto: int = -1, listen: bool = True) -> Game:
    """The game of a journal after `upto` entries (-1: all).

    A journal of these rules must hold, or JournalError names the entry. One of other rules is carried over: without
    `upto` the game goes on from where it no longer holds, with it the game stands there at most.
    """
    setup = journal.setup
    entries = journal.entries
    acts = acts_of(entries)
    if upto < 0 and journal.rules != system.rules_version:
        try:
            past = carry(system, setup, entries, journal.rules)
        except CarryError as error:
            raise JournalError(f"{other_rules(journal, system)}: {error}") from error
        return resumed(system, setup, None, past, listen, listen)
    act = acts[-1]
    for earlier in acts[:-1]:
        if 0 <= upto <= earlier.stop:
            act = earlier
            break
    fitted = fit(system, setup, entries, act, upto, listen)
    if fitted.fault is not None and act is acts[-1] and journal.rules == system.rules_version:
        raise JournalError(str(fitted.fault)) from fitted.fault
    return fitted.game


def other_rules(journal: Journal, system: AnySystem) -> str:
    """That a journal was played with other rules than these, as part of a sentence."""
    return f"played with rules version {journal.rules} of {system.id}; this is version {system.rules_version}"
