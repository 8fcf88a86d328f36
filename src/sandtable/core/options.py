"""The switches of a set-up: filled in where nothing is said, refused with a sentence where they mean nothing."""

from __future__ import annotations

from sandtable.core.desk import SHEET
from sandtable.core.position_reading import nearest
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Json, Reason


def filled_options(system: str, infos: list[OptionInfo], given: Row, free: tuple[str, ...] = ()) -> Row:
    """The given options, and the usual value of every other; raises SetupError for those that mean nothing.

    The values of the `free` ones are not listed: whoever calls looks at them.
    """
    known = {info.id: info for info in infos}
    filled: Row = {info.id: info.values[0] for info in infos}
    for key, value in given.items():
        if key == SHEET:
            continue  # no switch: the file that the scenario "own" is played out of
        if key not in known:
            raise SetupError(f'{system} has no option "{key[:40]}"; {nearest(key, known, "there are")}')
        if key not in free and not any(_same(value, allowed) for allowed in known[key].values):
            values = ", ".join(str(allowed) for allowed in known[key].values)
            raise SetupError(f'option "{key}" takes one of {values}')
        filled[key] = value
    return filled


def _same(value: Json, allowed: Json) -> bool:
    """Whether a value is the allowed one; 1 is not true."""
    return value == allowed and isinstance(value, bool) == isinstance(allowed, bool)


def in_words(reasons: list[Reason]) -> str:
    """Reasons for a log or a terminal without texts: rule, message and its values."""
    sentences: list[str] = []
    for reason in reasons:
        values = ", ".join(f"{key} {value}" for key, value in reason.message.values.items() if key != "known")
        sentences.append(f"{reason.why}: {reason.message.id} ({values})")
    return "; ".join(sentences)
