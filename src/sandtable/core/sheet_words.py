"""Words of one's own in a file: in one language or in both."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, text_of


def both_words(raw: Row, key: str, longest: int, message: str) -> list[Json]:
    """The words under `key`, `key_en` and `key_it`, line by line: a text, or a message with both languages.

    A language that is left out takes the words without a language, or else those of the other one.
    """
    lines: list[Json] = []
    plain = _lines(raw.get(key), longest)
    english = _lines(raw.get(key + "_en"), longest)
    italian = _lines(raw.get(key + "_it"), longest)
    for number in range(max(len(plain), len(english), len(italian))):
        here = _line(plain, number)
        en = _line(english, number) or here or _line(italian, number)
        it = _line(italian, number) or here or en
        if en:
            lines.append(en if en == it else {"id": message, "values": {"en": en, "it": it}})
    return lines


def _line(lines: list[str], number: int) -> str:
    return lines[number] if number < len(lines) else ""


def _lines(value: Json, longest: int) -> list[str]:
    lines = value if isinstance(value, list) else [value]
    return [text_of(line)[:longest] for line in lines]
