"""Words of an army list that are not in the book."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.wire import Reason

LONGEST_WORD = 40


def unknown_word(why: str, message: str, what: str, given: str, known: list[str], place: Row) -> Reason:
    """A word that is not in the book, with the nearest that is: the message `…-did-you-mean`, or `…-unknown`.

    `place` says where in the list it stands, in the words of the game.
    """
    values: Row = {"what": what, "found": given[:LONGEST_WORD], "known": [id for id in known], **place}
    close = get_close_matches(given, known, 1)
    if close:
        values["close"] = close[0]
        return Reason(why, message + "-did-you-mean", values)
    return Reason(why, message + "-unknown", values)
