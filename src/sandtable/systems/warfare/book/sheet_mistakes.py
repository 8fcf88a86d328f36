"""What is wrong with a scenario file: every reason carries `at`, its place in the file ("side[0].units[2].hex")."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, text_of

MOST_REASONS = 100
"""A file with more faults than this is nonsense; the rest of them would not help anybody."""
MOST_ENTRIES = 120
"""No list of a sheet needs more entries, but for lists of hexes."""
LONGEST_WORD = 40


class Reading:
    """What is wrong with a file so far."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def full(self) -> bool:
        """Whether enough has been found."""
        return len(self.reasons) >= MOST_REASONS

    def refuse(self, at: str, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against a place in the file."""
        if self.full():
            return
        filled: Row = {"at": at}
        if values is not None:
            filled.update(values)
        self.reasons.append(Reason(why, "warfare-file-" + message, filled))

    def keys(self, row: Row, known: tuple[str, ...], at: str) -> None:
        """Refuses keys that mean nothing."""
        for key in row:
            if self.full():
                return
            if key not in known:
                place = key[:LONGEST_WORD]
                self.unknown(f"{at}.{place}" if at else place, "warfare.setup.map", "key", key, list(known))

    def unknown(self, at: str, why: str, what: str, written: str, known: list[str]) -> None:
        """Refuses a word that is not in the book, with the nearest that is."""
        if self.full():
            return
        written = written[:LONGEST_WORD]
        close = get_close_matches(written, known, 1)
        values: Row = {"what": what, "found": written}
        if close:
            values["close"] = close[0]
            self.refuse(at, why, "did-you-mean", values)
        else:
            values["known"] = ", ".join(known[:12])
            self.refuse(at, why, "unknown", values)

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
            self.refuse(at, why, "number", {"least": least, "most": most})
            return least
        return int(number)

    def flag(self, value: Json, at: str, why: str) -> bool:
        """True or false; false with the reason noted when it is neither."""
        if not isinstance(value, bool):
            self.refuse(at, why, "flag")
            return False
        return value

    def listed(self, value: Json, at: str, most: int = MOST_ENTRIES) -> list[Json]:
        """The entries of a list, as many as may be; anything but a list is refused."""
        if value is not None and not isinstance(value, list):
            self.refuse(at, "warfare.setup.map", "list")
        entries = list_of(value)
        if len(entries) > most:
            self.refuse(at, "warfare.setup.map", "many", {"n": len(entries), "most": most})
            return entries[:most]
        return entries

    def entries(self, value: Json, at: str) -> list[Row]:
        """A list of tables."""
        tables: list[Row] = []
        for number, entry in enumerate(self.listed(value, at)):
            if isinstance(entry, dict):
                tables.append(entry)
            else:
                self.refuse(f"{at}[{number}]", "warfare.setup.map", "table")
                tables.append({})
        return tables
