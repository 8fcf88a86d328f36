"""The shape of answers that move things or set them down: what means nothing there is refused, never passed over."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, number_of, table_of

MOVING: Final = ("to", "via", "lead", "formation", "facing", "then")
"""What an answer may say that moves something."""
PLACING: Final = ("to", "lead", "formation", "facing")
"""What one may say that sets something down which looks somewhere."""
DROPPING: Final = ("to", "lead", "formation")
"""The same for what looks nowhere."""
NAMING: Final = ("to",)
"""What one may say that names a place for each of several things."""


def misshapen(answer: Json, tokens: list[str] | None = None, keys: tuple[str, ...] = MOVING) -> bool:
    """Whether an answer is no table, has keys of its own making, or something else under a key than belongs there.

    `tokens` are those it may name; None when whoever reads the answer looks at each of them, and at each facing.
    `keys` are those that mean something to the question. Nobody follows a leader and goes by himself at once, a
    formation is one about a leader, and ways lead to a place.
    """
    if not isinstance(answer, dict):
        return True
    for key, value in answer.items():
        if key not in keys:
            return True
        if key == "lead":
            wrong = not isinstance(value, list)
        elif key in ("then", "formation"):
            wrong = not isinstance(value, str)
        elif key in ("to", "via"):
            wrong = not isinstance(value, dict) or _strange(value, tokens)
        else:
            wrong = tokens is not None and number_of(value) is None and _turned(value, tokens)
        if wrong:
            return True
    return _contradictory(answer)


def _contradictory(answer: dict[str, Json]) -> bool:
    leads = "lead" in answer
    if (leads and "to" in answer) or ("formation" in answer and not leads):
        return True
    ends = table_of(answer.get("to"))
    return not leads and any(token not in ends for token in table_of(answer.get("via")))


def _strange(named: dict[str, Json], tokens: list[str] | None) -> bool:
    return tokens is not None and any(token not in tokens for token in named)


def _turned(facing: Json, tokens: list[str]) -> bool:
    if not isinstance(facing, dict) or _strange(facing, tokens):
        return True
    return any(number_of(degrees) is None for degrees in facing.values())
