"""What tells who is ahead: numbers of the rules' own, a row for each party, for whoever learns what they are worth."""

from __future__ import annotations


class Measures:
    """A row of numbers for each party of a game, by the same names, and how much of the game is left, from 1 to 0.

    `of_side` is the party that each side belongs to: allies share theirs. The first number is the party's score. More
    of any number is better for the party; what is bad for it is counted below zero.
    """

    __slots__ = ("left", "names", "of_side", "rows")

    def __init__(
        self, names: tuple[str, ...], rows: list[list[float]], left: float, of_side: list[int] | None = None
    ) -> None:
        self.names = names
        self.rows = rows
        self.left = left
        self.of_side = of_side if of_side is not None else list(range(len(rows)))
