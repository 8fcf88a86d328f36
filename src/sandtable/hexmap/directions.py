"""The six directions of pointy hexes, numbered clockwise from the east as seen on the board."""

from __future__ import annotations

from difflib import get_close_matches

E = 0
SE = 1
SW = 2
W = 3
NW = 4
NE = 5

DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")
"""The names of the directions and of the hexsides, in their order."""


class MapError(ValueError):
    """A board, tile or price list that makes no sense; the message says where and what to do."""


def opposite(direction: int) -> int:
    """The direction half a circle away."""
    return (direction + 3) % 6


def turned(direction: int, sixths: int) -> int:
    """The direction after so many turns of 60 degrees, clockwise; negative turns go the other way."""
    return (direction + sixths) % 6


def direction_named(name: str) -> int:
    """The direction of that name."""
    if name in DIRECTIONS:
        return DIRECTIONS.index(name)
    raise MapError(f'there is no direction "{name}"; use one of {", ".join(DIRECTIONS)}')


def sixths_of(degrees: int) -> int:
    """So many degrees as turns of 60, from 0 to 5."""
    if degrees % 60 != 0:
        raise MapError(f"hexes cannot be turned by {degrees} degrees; use a multiple of 60")
    return degrees // 60 % 6


def check_word(word: str, what: str) -> None:
    """Refuse an id that could not be written in the notation of boards."""
    if not word or ":" in word or len(word.split()) != 1 or word != word.strip():
        raise MapError(f'{what} is called "{word}"; use a single word without a colon')


def suggest(word: str, known: list[str]) -> str:
    """The end of a sentence about an unknown word: the nearest known one, or all of them."""
    close = get_close_matches(word, known, 1)
    if close:
        return f'did you mean "{close[0]}"?'
    return f"there are {', '.join(known)}" if known else "there are none"
