"""What may cross the border: plain JSON values, and the two shapes every sentence to people has.

A `Message` is a text id with its values: the sentence itself lives in the `.ftl` files. A `Reason` is a
message with the rule behind it; "why not?" is answered with a list of them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Json: TypeAlias = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

SIDES: Final = "ABCD"


def side_letter(side: int) -> str:
    """The name of a side on the wire: A, B, C or D."""
    return SIDES[side]


def letter_or_null(side: int) -> Json:
    """A side on the wire; null when there is none."""
    return side_letter(side) if side >= 0 else None


def side_index(letter: str) -> int:
    """The side a letter names, or -1 when it names none."""
    return SIDES.find(letter) if len(letter) == 1 else -1


class Message:
    """A sentence to be: the id of a text and the values that go into it.

    A value that is itself a text id is written as `{"id": …}` (a nested message).
    """

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: dict[str, Json] | None = None) -> None:
        self.id = id
        self.values: dict[str, Json] = values if values is not None else {}

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {"id": self.id}
        if self.values:
            out["values"] = self.values
        return out


class Reason:
    """Why something is refused: the rule, and the sentence that says what would be allowed."""

    __slots__ = ("message", "why")

    def __init__(self, why: str, message: str, values: dict[str, Json] | None = None) -> None:
        self.why = why
        self.message = Message(message, values)

    def wire(self) -> dict[str, Json]:
        out = self.message.wire()
        out["why"] = self.why
        return out

    def __repr__(self) -> str:
        return f"Reason({self.why}: {self.message.id} {self.message.values})"


def is_in_order(value: Json) -> bool:
    """Whether the keys of every table stand in alphabetical order."""
    if isinstance(value, dict):
        last = ""
        for key, entry in value.items():
            if key < last or (isinstance(entry, (dict, list)) and not is_in_order(entry)):
                return False
            last = key
    elif isinstance(value, list):
        for entry in value:
            if isinstance(entry, (dict, list)) and not is_in_order(entry):
                return False
    return True


def in_order(value: Json) -> Json:
    """The same value with the keys of every table in alphabetical order, as a journal writes them.

    A rule that walks over an answer must walk the same way when the journal is replayed.
    """
    if isinstance(value, dict):
        return {key: in_order(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [in_order(entry) for entry in value]
    return value


def text_of(value: Json) -> str:
    """A string out of a JSON value, or "" when it is something else."""
    return value if isinstance(value, str) else ""


def number_of(value: Json) -> float | None:
    """A finite number out of a JSON value, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    # Compared before it is converted: a whole number may be too long for a float.
    return float(value) if -1e9 < value < 1e9 else None


def list_of(value: Json) -> list[Json]:
    """A list out of a JSON value, or an empty one."""
    return value if isinstance(value, list) else []


def table_of(value: Json) -> dict[str, Json]:
    """A table (object) out of a JSON value, or an empty one."""
    return value if isinstance(value, dict) else {}


def point_of(value: Json) -> tuple[float, float] | None:
    """A point `[x, y]` out of a JSON value, or None."""
    if not isinstance(value, list) or len(value) < 2:
        return None
    x = number_of(value[0])
    y = number_of(value[1])
    if x is None or y is None:
        return None
    return (x, y)
