"""Words and numbers of a sheet in the language of its reader."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sandtable.i18n import Texts

POINT = re.compile(r"(?<=\d)\.(?=\d)")


class Words:
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(lang)

    def say(self, id: str, **values: Any) -> str:
        """The sentence of a message."""
        return self.texts.format(id, **values)

    def of(self, value: Any) -> str:
        """A name or sentence however it came: a message, the two languages of a ledger, or plain words."""
        if isinstance(value, Mapping):
            if self.lang in value:
                return str(value[self.lang])
            return self.texts.message(value) if "id" in value else ""
        return "" if value is None else str(value)

    def number(self, text: str) -> str:
        """Digits as this language writes them: 2.5″ is 2,5″ in Italian."""
        return POINT.sub(",", text) if self.lang == "it" else text

    def amount(self, value: float) -> str:
        """A number without idle noughts."""
        return self.number(f"{round(value, 2):g}")

    def reason(self, reason: Mapping[str, Any]) -> str:
        """Why something is refused, as `Reason.wire` sends it."""
        message = reason.get("message")
        return self.of(message if isinstance(message, Mapping) else reason)
