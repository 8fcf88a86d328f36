"""What is wrong with a request, as one sentence in the reader's language, the status, and the reasons."""

from __future__ import annotations

from functools import cache

from sandtable.core.game import Refused
from sandtable.core.wire import Json, Reason
from sandtable.i18n import Texts


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language. Finding out what is installed takes longer than most requests, so it is done once."""
    return Texts(language)


class ApiError(Exception):
    """A request that is not carried out: status, text id with values, and the reasons with their rules."""

    def __init__(
        self,
        status: int,
        text: str,
        values: dict[str, Json] | None = None,
        reasons: list[Reason] | None = None,
    ) -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.values: dict[str, Json] = values if values is not None else {}
        self.reasons: list[Reason] = reasons if reasons is not None else []

    def body(self, language: str) -> dict[str, Json]:
        """The reply as JSON."""
        return error_body(texts_in(language).format(self.text, **self.values), self.reasons)


def error_body(sentence: str, reasons: list[Reason]) -> dict[str, Json]:
    """The one shape of every error."""
    return {"error": sentence, "reasons": [reason.wire() for reason in reasons]}


def said(status: int, sentence: str) -> ApiError:
    """An error whose sentence is written already."""
    return ApiError(status, "server-said", {"sentence": sentence})


def refused(status: int, reasons: list[Reason]) -> ApiError:
    """An error that says what the first reason says."""
    first = reasons[0].message
    return ApiError(status, first.id, first.values, reasons)


def refused_answer(error: Refused) -> ApiError:
    """The rules refuse: 409, because another answer, or the same one later, may do."""
    return refused(409, error.reasons)


def no_such_game(game: str) -> ApiError:
    """Nobody plays under this id."""
    return ApiError(404, "server-no-such-game", {"game": game[:40]})
