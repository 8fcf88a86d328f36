"""The journal: set-up, answers and rolls of one game as JSON lines, each chained to the one before by a hash.

Line one is the header; `{"a": [side, answer]}` is an answer (`"o"` when a standing order gave it),
`{"r": [faces]}` dice (`"t"` when people typed them in), the last line `{"end": …}` reveals the seed. Every
line carries `"h"`, the beginning of the hash of the line before and of itself: a line changed, lost or moved is
found. The chain runs over whole hashes; journals that state them whole are read as well.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from sandtable.core.dice import commitment, faces_of_roll, key_of
from sandtable.core.effects import Ask, Roll
from sandtable.core.game import Answered, Base, Entry, Game, ReplayError, Rolled
from sandtable.core.setup import Setup, setup_of
from sandtable.core.state import Result
from sandtable.core.system import System
from sandtable.core.wire import Json, in_order, list_of, number_of, side_index, side_letter, table_of, text_of

FORMAT: Final = 1
HASH_BYTES: Final = 8
STATED: Final = 8  # digits of a hash that are written; all lines together hold the game, so few are enough
LARGEST: Final = 4_000_000  # characters of a journal file that are read at most


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
    if isinstance(entry, Rolled):
        faces: list[Json] = [face for face in entry.faces]
        return {"r": faces, "t": 1} if entry.hand else {"r": faces}
    answered: list[Json] = [side_letter(entry.side), entry.answer]
    return {"a": answered, "o": 1} if entry.ordered else {"a": answered}


def told_entry(entry: Entry, sides: list[int]) -> dict[str, Json]:
    """One entry as the holder of these sides may read it before the game is over."""
    if isinstance(entry, Rolled):
        return entry_wire(entry) if entry.known_by(sides) else {"r": None, "sealed": 1}
    if entry.side in sides:
        return entry_wire(entry)
    return {"a": [side_letter(entry.side), None], "sealed": 1}


def entry_of(body: dict[str, Json]) -> Entry:
    """An entry out of a line's content; raises JournalError."""
    if "r" in body:
        faces: list[int] = []
        for face in list_of(body["r"]):
            number = number_of(face)
            if number is None or number != int(number):
                raise JournalError("faces are whole numbers")
            faces.append(int(number))
        return Rolled(faces, "t" in body)
    answered = list_of(body.get("a"))
    side = side_index(text_of(answered[0])) if len(answered) == 2 else -1
    if side < 0:
        raise JournalError('expected {"a": [side, answer]} or {"r": [faces]}')
    return Answered(side, in_order(answered[1]), "o" in body)


def journal_of(game: Game, seal: Seal, names: dict[str, Json] | None = None) -> Journal:
    """The journal of a game as it stands; the seed is in it only when the game is over."""
    header: dict[str, Json] = {
        "sandtable": FORMAT,
        "system": game.system.id,
        "rules": game.system.rules_version,
        "setup": game.setup.wire(),
        "commitment": seal.commitment,
        "entropy": [word for word in seal.entropy],
    }
    if names:
        header["names"] = names
    end: dict[str, Json] | None = None
    result = game.result
    if result is not None:
        end = {"result": result.wire(), "seed": seal.seed, "nonce": seal.nonce}
    return Journal(header, game.past[:], end)


def read_journal(text: str) -> Journal:
    """Reads a journal and checks its chain; raises JournalError naming the first bad line."""
    if len(text) > LARGEST:
        raise JournalError(f"the file is longer than {LARGEST} characters; a journal is tens of kilobytes")
    bodies: list[dict[str, Json]] = []
    chain = ""
    for number, line in enumerate(text.splitlines(), 1):
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
    for number, body in enumerate(bodies[1:], 2):
        if end is not None:
            raise JournalError(f"line {number}: nothing may follow the end")
        if "end" in body:
            end = table_of(body["end"])
            continue
        try:
            entries.append(entry_of(body))
        except JournalError as error:
            raise JournalError(f"line {number}: {error}") from error
    return Journal(bodies[0], entries, end)


def replay(system: System, journal: Journal, upto: int = -1, listen: bool = True) -> Game:
    """The game of a journal after `upto` entries (-1: all). Raises JournalError where the rules disagree."""
    return _replayed(system, journal, upto, listen, b"")


def _replayed(system: System, journal: Journal, upto: int, listen: bool, key: bytes) -> Game:
    version = number_of(journal.header.get("rules"))
    if version != system.rules_version:
        raise JournalError(
            f"played with rules version {version} of {system.id}; this is version {system.rules_version}"
        )
    setup = journal.setup
    state = system.position(setup) if setup.position is not None else system.start(setup)
    entries = journal.entries if upto < 0 else journal.entries[:upto]
    try:
        return CheckedGame(system, setup, Base(0, state), entries, listen, key)
    except ReplayError as error:
        raise JournalError(str(error)) from error


class CheckedGame(Game):
    """A game that checks everything it is fed: a journal may have been written by anybody.

    With a key, the dice must be those of the key, roll by roll; dice typed in by people are left out.
    """

    def __init__(
        self, system: System, setup: Setup, base: Base, past: list[Entry], listen: bool, key: bytes
    ) -> None:
        self.key = key
        self.rolls = 0
        super().__init__(system, setup, None, base, past, listen)

    def _feed(self, entry: Entry) -> None:
        effect = self.pending
        at = len(self.past)
        if isinstance(entry, Answered) and isinstance(effect, Ask):
            if entry.side != effect.side:
                asked = side_letter(effect.side)
                raise ReplayError(at, f"side {side_letter(entry.side)} answers, {asked} was asked")
            reasons = effect.question.check(entry.answer)
            if reasons:
                raise ReplayError(at, f"illegal answer: {reasons[0].message.id} ({reasons[0].why})")
        if isinstance(entry, Rolled) and isinstance(effect, Roll):
            self._audit(entry, effect, at)
        super()._feed(entry)

    def _audit(self, entry: Rolled, roll: Roll, at: int) -> None:
        wrong = [face for face in entry.faces if not 1 <= face <= roll.die.sides]
        if len(entry.faces) != roll.n or wrong:
            raise ReplayError(at, f"{roll.why} rolls {roll.n} {roll.die.id}; the journal has {entry.faces}")
        if not self.key or entry.hand:
            return
        if faces_of_roll(self.key, self.rolls, roll.die.sides, roll.n) != entry.faces:
            raise ReplayError(at, f"these dice are not roll {self.rolls + 1} of the seed")
        self.rolls += 1


class Verdict:
    """What `verify` found: entries replayed, and whether the dice are those the seed gives."""

    def __init__(self, entries: int, rolls: int, dice: str, result: Result | None) -> None:
        self.entries = entries
        self.rolls = rolls
        self.dice = dice  # "fair", "typed", "sealed" (the game is not over)
        self.result = result

    def wire(self) -> dict[str, Json]:
        result = self.result
        return {
            "entries": self.entries,
            "rolls": self.rolls,
            "dice": self.dice,
            "result": result.wire() if result is not None else None,
        }


def verify(system: System, journal: Journal) -> Verdict:
    """Replays a journal and checks result, commitment and every die; JournalError names the first fault."""
    rolls = [entry for entry in journal.entries if isinstance(entry, Rolled)]
    end = journal.end
    if end is None:
        _replayed(system, journal, -1, False, b"")
        return Verdict(len(journal.entries), len(rolls), "sealed", None)
    typed = bool(rolls) and all(roll.hand for roll in rolls)
    key = b"" if typed else _revealed_key(journal, end)
    result = _replayed(system, journal, -1, False, key).result
    if result is None or canonical(result.wire()) != canonical(end.get("result")):
        raise JournalError("the end: the rules give another result than the journal states")
    return Verdict(len(journal.entries), len(rolls), "typed" if typed else "fair", result)


def _revealed_key(journal: Journal, end: dict[str, Json]) -> bytes:
    seed = end.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise JournalError("the end: the seed is missing, so the dice cannot be checked")
    if commitment(seed, text_of(end.get("nonce"))) != text_of(journal.header.get("commitment")):
        raise JournalError("the end: this seed is not the one that was committed to when the game began")
    return key_of(seed, [text_of(word) for word in list_of(journal.header.get("entropy"))])
