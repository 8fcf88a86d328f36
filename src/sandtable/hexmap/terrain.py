"""What a hex can be: kinds of terrain, each with a level and with the codes that draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.hexmap.directions import MapError, check_word, suggest

HOLE = "-"
"""The code of a place without a hex."""


@final
class Kind:
    """A kind of terrain: its id, its level, and one code for each way it looks (a road and a field are both open)."""

    __slots__ = ("codes", "id", "level")

    def __init__(self, id: str, codes: str, level: int = 0) -> None:
        self.id = id
        self.codes = codes
        self.level = level


@final
class Legend:
    """All kinds of terrain of a board. Hexes name them by their place in `kinds`."""

    __slots__ = ("_by_code", "kinds")

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds: list[Kind] = list(kinds)
        self._by_code: dict[str, int] = {}
        ids: list[str] = []
        for number, kind in enumerate(self.kinds):
            check_word(kind.id, "a kind of terrain")
            if kind.id in ids:
                raise MapError(f'two kinds of terrain are called "{kind.id}"')
            ids.append(kind.id)
            if not kind.codes:
                raise MapError(f'terrain "{kind.id}" has no code')
            for code in kind.codes:
                self._add_code(code, number)

    def _add_code(self, code: str, number: int) -> None:
        kind = self.kinds[number]
        if code == HOLE or code.isspace():
            raise MapError(
                f'terrain "{kind.id}" may not use the code "{code}": it means that there is no hex'
            )
        if code in self._by_code:
            other = self.kinds[self._by_code[code]]
            raise MapError(f'the code "{code}" stands for both "{other.id}" and "{kind.id}"')
        self._by_code[code] = number

    def ids(self) -> list[str]:
        """The ids of all kinds, in their order."""
        return [kind.id for kind in self.kinds]

    def codes(self) -> str:
        """All codes, in the order of the kinds."""
        return "".join(kind.codes for kind in self.kinds)

    def knows(self, code: str) -> bool:
        """Whether the code stands for a kind."""
        return code in self._by_code

    def of(self, code: str) -> int:
        """The kind that a code stands for."""
        return self._by_code[code]

    def number(self, id: str) -> int:
        """The place of the kind of that id."""
        for number, kind in enumerate(self.kinds):
            if kind.id == id:
                return number
        raise MapError(f'there is no terrain "{id}"; {suggest(id, self.ids())}')
