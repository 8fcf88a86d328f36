"""What is wrong with a file that somebody wrote: every reason carries `at`, its place ("side[0].units[2].hex")."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, text_of

MOST_REASONS = 100
"""A file with more faults than this is nonsense; the rest of them would not help anybody."""
MOST_ENTRIES = 120
"""No list of a file needs more entries, but for lists of hexes and of points."""
LONGEST_WORD = 40


class SheetFaults:
    """What is wrong with a file so far. Sentences that any game may say are the house's, all others the game's own."""

    def __init__(self, words: str, rule: str) -> None:
        self.words = words  # how the ids of the game's own sentences begin
        self.rule = rule  # the rule behind the shape of the file
        self.reasons: list[Reason] = []

    def full(self) -> bool:
        """Whether enough has been found."""
        return len(self.reasons) >= MOST_REASONS

    def refuse(self, at: str, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason of the game against a place in the file."""
        self._note(at, why, self.words + message, values)

    def misshapen(self, at: str, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason that any file may meet."""
        self._note(at, why or self.rule, "core-file-" + message, values)

    def _note(self, at: str, why: str, id: str, values: Row | None) -> None:
        if self.full():
            return
        filled: Row = {"at": at}
        if values is not None:
            filled.update(values)
        self.reasons.append(Reason(why, id, filled))

    def keys(self, row: Row, known: tuple[str, ...], at: str) -> None:
        """Refuses keys that mean nothing."""
        for key in row:
            if self.full():
                return
            if key not in known:
                place = key[:LONGEST_WORD]
                self.unknown(f"{at}.{place}" if at else place, self.rule, "key", key, list(known))

    def unknown(self, at: str, why: str, what: str, written: str, known: list[str]) -> None:
        """Refuses a word that is not in the book, with the nearest that is."""
        if self.full():
            return
        written = written[:LONGEST_WORD]
        close = get_close_matches(written, known, 1)
        values: Row = {"what": what, "found": written}
        if close:
            values["close"] = close[0]
            self.misshapen(at, why, "did-you-mean", values)
        else:
            values["known"] = ", ".join(known[:12])
            self.misshapen(at, why, "unknown", values)

    def one_of(self, value: Json, known: list[str], at: str, why: str, what: str) -> str:
        """One of the known words; "" with the reason noted when it is another."""
        written = text_of(value)
        if written not in known:
            self.unknown(at, why, what, written, known)
            return ""
        return written

    def whole(self, value: Json, least: int, most: int, at: str, why: str) -> int:
        """A whole number; `least` with the reason noted when it is none."""
        number = number_of(value)
        if number is None or number != int(number) or not least <= number <= most:
            self.misshapen(at, why, "number", {"least": least, "most": most})
            return least
        return int(number)

    def flag(self, value: Json, at: str, why: str) -> bool:
        """True or false; false with the reason noted when it is neither."""
        if not isinstance(value, bool):
            self.misshapen(at, why, "flag")
            return False
        return value

    def listed(self, value: Json, at: str, most: int = MOST_ENTRIES) -> list[Json]:
        """The entries of a list, as many as may be; anything but a list is refused."""
        if value is not None and not isinstance(value, list):
            self.misshapen(at, self.rule, "list")
        entries = list_of(value)
        if len(entries) > most:
            self.misshapen(at, self.rule, "many", {"n": len(entries), "most": most})
            return entries[:most]
        return entries

    def entries(self, value: Json, at: str) -> list[Row]:
        """A list of tables."""
        tables: list[Row] = []
        for number, entry in enumerate(self.listed(value, at)):
            if isinstance(entry, dict):
                tables.append(entry)
            else:
                self.misshapen(f"{at}[{number}]", self.rule, "table")
                tables.append({})
        return tables
