"""The shape of a file that people write, told once: it judges a file, and it is published as a JSON schema.

A shape says of one value what it may be. What several values must agree on is no matter of shape: a game asks that
itself, of files whose shape is right.
"""

from __future__ import annotations

from math import isfinite

from mypy_extensions import mypyc_attr

from sandtable.core.printed import Row
from sandtable.core.sheet_faults import MOST_ENTRIES, SheetFaults
from sandtable.core.wire import Json, number_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What one value of a file may be; any value at all where a game looks at it by itself."""

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        """Notes whatever is wrong with a value."""

    def schema(self) -> Row:
        """The same as JSON Schema says it."""
        return {}


class Text(Shape):
    """A text, not empty and not too long."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= self.longest:
            faults.misshapen(at, why, "text", {"most": self.longest})

    def schema(self) -> Row:
        return {"type": "string", "minLength": 1, "maxLength": self.longest}


class Id(Shape):
    """A name by which other parts of a file speak of this one; pieces laid by lot have a hyphen in theirs."""

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, str) or not is_id(value):
            faults.misshapen(at, why, "id")

    def schema(self) -> Row:
        return {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,29}$"}


def is_id(word: str) -> bool:
    """Whether a word is an id: small letters, digits and _; it begins with a letter."""
    if not 1 <= len(word) <= 30 or not "a" <= word[0] <= "z":
        return False
    return all("a" <= sign <= "z" or "0" <= sign <= "9" or sign == "_" for sign in word)


class Word(Shape):
    """One word of those the game knows; `what` is what it names."""

    def __init__(self, what: str, known: list[str]) -> None:
        self.what = what
        self.known = known

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        faults.one_of(value, self.known, at, why, self.what)

    def schema(self) -> Row:
        return {"enum": [word for word in self.known]}


class Flag(Shape):
    """True or false."""

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        faults.flag(value, at, why)

    def schema(self) -> Row:
        return {"type": "boolean"}


class Whole(Shape):
    """A whole number between two."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        faults.whole(value, self.least, self.most, at, why)

    def schema(self) -> Row:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Length(Shape):
    """A number between two, in inches."""

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        number = number_of(value)
        if number is None or not isfinite(number) or not self.least <= number <= self.most:
            faults.misshapen(at, why, "length", {"least": self.least, "most": self.most})

    def schema(self) -> Row:
        return {"type": "number", "minimum": self.least, "maximum": self.most}


class Tuple(Shape):
    """So many values of one shape: a point, a box, the least and the most."""

    def __init__(self, n: int, of: Shape) -> None:
        self.n = n
        self.of = of

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, list) or len(value) != self.n:
            faults.misshapen(at, why, "tuple", {"n": self.n})
            return
        for number, entry in enumerate(value):
            self.of.judge(entry, f"{at}[{number}]", why, faults)

    def schema(self) -> Row:
        return {"type": "array", "items": self.of.schema(), "minItems": self.n, "maxItems": self.n}


class ListOf(Shape):
    """A list of values of one shape."""

    def __init__(self, of: Shape, least: int = 0, most: int = MOST_ENTRIES) -> None:
        self.of = of
        self.least = least
        self.most = most

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            faults.misshapen(at, why, "entries", {"least": self.least, "most": self.most})
            return
        for number, entry in enumerate(value):
            self.of.judge(entry, f"{at}[{number}]", why, faults)

    def schema(self) -> Row:
        schema: Row = {"type": "array", "items": self.of.schema(), "maxItems": self.most}
        if self.least:
            schema["minItems"] = self.least
        return schema


class Either(Shape):
    """A text, or a list or table of another shape."""

    def __init__(self, text: Shape, other: Shape) -> None:
        self.text = text
        self.other = other

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        (self.text if isinstance(value, str) else self.other).judge(value, at, why, faults)

    def schema(self) -> Row:
        return {"anyOf": [self.text.schema(), self.other.schema()]}


class Field:
    """One key of a table: what it holds, the rule behind it, and what it is for, in words for editors."""

    def __init__(self, key: str, shape: Shape, note: str, needed: bool = False, why: str = "") -> None:
        self.key = key
        self.shape = shape
        self.note = note
        self.needed = needed
        self.why = why


class Table(Shape):
    """A table with these keys and no others."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, dict):
            faults.misshapen(at, why, "table")
            return
        faults.keys(value, tuple([field.key for field in self.fields]), at)
        for field in self.fields:
            place = f"{at}.{field.key}" if at else field.key
            if field.key in value:
                field.shape.judge(value[field.key], place, field.why or why, faults)
            elif field.needed:
                faults.misshapen(place, field.why or why, "missing")

    def schema(self) -> Row:
        properties: Row = {}
        needed: list[Json] = []
        for field in self.fields:
            properties[field.key] = {**field.shape.schema(), "description": field.note}
            if field.needed:
                needed.append(field.key)
        schema: Row = {"type": "object", "properties": properties, "additionalProperties": False}
        if needed:
            schema["required"] = needed
        return schema


class OneOf(Shape):
    """A table whose keys depend on the word under one of them; `tables` has that key in none of its shapes."""

    def __init__(self, key: str, what: str, note: str, tables: dict[str, list[Field]]) -> None:
        self.key = key
        self.what = what
        self.note = note
        self.tables = tables

    def judge(self, value: Json, at: str, why: str, faults: SheetFaults) -> None:
        if not isinstance(value, dict):
            faults.misshapen(at, why, "table")
            return
        word = faults.one_of(value.get(self.key), list(self.tables), f"{at}.{self.key}", why, self.what)
        if word:
            self._table(word).judge(value, at, why, faults)

    def _table(self, word: str) -> Table:
        return Table([Field(self.key, Word(self.what, [word]), self.note, True), *self.tables[word]])

    def schema(self) -> Row:
        return {"oneOf": [self._table(word).schema() for word in self.tables]}
