"""The shape of answers that move things or set them down: what means nothing there is refused, never passed over."""

from __future__ import annotations

from sandtable.core.wire import Json, number_of


def misshapen(answer: Json, tokens: list[str] | None = None) -> bool:
    """Whether an answer is no table, has keys of its own making, or something else under a key than belongs there.

    `tokens` are those it may name; None when whoever reads the answer looks at each of them, and at each facing.
    """
    if not isinstance(answer, dict):
        return True
    for key, value in answer.items():
        if key == "lead":
            wrong = not isinstance(value, list)
        elif key in ("then", "formation"):
            wrong = not isinstance(value, str)
        elif key in ("to", "via"):
            wrong = not isinstance(value, dict) or _strange(value, tokens)
        elif key == "facing":
            wrong = tokens is not None and number_of(value) is None and _turned(value, tokens)
        else:
            return True
        if wrong:
            return True
    return False


def _strange(named: dict[str, Json], tokens: list[str] | None) -> bool:
    return tokens is not None and any(token not in tokens for token in named)


def _turned(facing: Json, tokens: list[str]) -> bool:
    if not isinstance(facing, dict) or _strange(facing, tokens):
        return True
    return any(number_of(degrees) is None for degrees in facing.values())
