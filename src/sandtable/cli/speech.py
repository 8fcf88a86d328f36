"""The language in which the command speaks, and how messages become sentences."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, cast

import typer

from sandtable.core.wire import Json, Message, Reason

if TYPE_CHECKING:
    from sandtable.i18n import Texts
    from sandtable.i18n.texts import Value

Lang = Annotated[
    str, typer.Option("--lang", metavar="en|it", help="Language of the texts; the environment's by default.")
]

_chosen: dict[str, str] = {}


class Speech:
    """Sentences in one language."""

    def __init__(self, lang: str) -> None:
        from sandtable.i18n import LANGUAGES, Texts, closest_language

        if lang and lang not in LANGUAGES:
            raise typer.BadParameter(f"choose one of {', '.join(LANGUAGES)}", param_hint="--lang")
        self.lang = lang or closest_language(_environment())
        self.texts: Texts = Texts(self.lang)

    def say(self, id: str, /, **values: Json) -> str:
        """A text of ours by its id."""
        return self.texts.format(id, **cast("dict[str, Value]", values))

    def words(self, wire: object) -> str:
        """The sentence of a message as it travels; "" for none."""
        if not isinstance(wire, Mapping):
            return wire if isinstance(wire, str) else ""
        return self.texts.message(cast("Mapping[str, Value]", wire))

    def message(self, message: Message | None) -> str:
        """The sentence of a message."""
        return "" if message is None else self.words(message.wire())

    def reason(self, reason: Reason) -> str:
        """A refusal with the rule behind it."""
        sentence = self.message(reason.message)
        return f"{sentence} [{reason.why}]" if reason.why else sentence

    def number(self, value: float, digits: int = 1) -> str:
        """A number as this language writes it."""
        from sandtable.i18n.texts import number

        return number(round(value, digits), self.lang)


def speech(lang: str = "") -> Speech:
    """The speech in a language; the choice holds for what is said later, error sentences included."""
    if lang:
        _chosen["lang"] = lang
    return Speech(_chosen.get("lang", ""))


def _environment() -> str:
    names = ("SANDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return next((value for name in names if (value := os.environ.get(name))), "")
