"""Events: what happened, as a text id with values, the rules behind it, dice and movement for drawing."""

from __future__ import annotations

from sandtable.core.wire import Json, side_letter


class Thrown:
    """Dice that fell: for the log and for whoever draws them."""

    __slots__ = ("classes", "die", "faces", "ladder", "need", "prints")

    def __init__(
        self,
        die: str,
        faces: list[int],
        classes: list[int],
        need: dict[str, Json] | None,
        prints: list[str] | None = None,
        ladder: dict[str, Json] | None = None,
    ) -> None:
        self.die = die
        self.faces = faces
        self.classes = classes  # the class of each face thrown
        self.need = need
        self.prints = prints  # what is printed on the faces thrown, where it is not a number
        self.ladder = ladder  # how the die that was thrown was come by, where dice stand in a row

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "die": self.die,
            "faces": [face for face in self.faces],
            "classes": [c for c in self.classes],
        }
        if self.need is not None:
            out["need"] = self.need
        prints = self.prints
        if prints is not None:
            out["prints"] = [print for print in prints]
        ladder = self.ladder
        if ladder is not None:
            out["ladder"] = ladder
        return out


class Aim:
    """An attack about to be made: from which tokens, at what, and how far that is.

    `at` is a unit, a token or a piece of terrain; "" with a `spot` for bare ground. `distance` is in the board's unit,
    0 in contact, -1 where nothing is measured. Nobody is told of it but through a camera, which leaves out whoever
    the side cannot see.
    """

    __slots__ = ("at", "distance", "shooters", "spot")

    def __init__(
        self,
        shooters: list[str],
        at: str,
        distance: float = -1.0,
        spot: tuple[float, float] | None = None,
    ) -> None:
        self.shooters = shooters
        self.at = at
        self.distance = distance
        self.spot = spot


class Event:
    """One thing that happened. `seen_by` lists the sides that may know of it; None means everybody."""

    __slots__ = (
        "aim",
        "changes",
        "dice",
        "message",
        "moved",
        "rules",
        "seen_by",
        "side",
        "subject",
        "values",
    )

    def __init__(
        self,
        message: str,
        values: dict[str, Json] | None = None,
        rules: list[str] | None = None,
        side: int = -1,
        subject: str = "",
        moved: list[tuple[str, list[tuple[float, float]]]] | None = None,
        seen_by: list[int] | None = None,
        dice: Thrown | None = None,
        aim: Aim | None = None,
    ) -> None:
        self.message = message
        self.values: dict[str, Json] = values if values is not None else {}
        self.rules: list[str] = rules if rules is not None else []
        self.side = side
        self.subject = subject
        self.moved = moved  # token id and the points it went through
        self.seen_by = seen_by
        self.dice = dice
        self.aim = aim  # the attack that begins with it
        self.changes: dict[int, dict[str, Json]] = {}  # what a side saw change with it, where a camera ran

    def visible_to(self, side: int) -> bool:
        """Whether a side (or an onlooker, -1) may know of it."""
        seen_by = self.seen_by
        return seen_by is None or side in seen_by

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {"id": self.message, "rules": [rule for rule in self.rules]}
        if self.values:
            out["values"] = self.values
        if self.side >= 0:
            out["side"] = side_letter(self.side)
        if self.subject:
            out["subject"] = self.subject
        moved = self.moved
        if moved is not None:
            out["moved"] = [
                {"token": token, "points": [[x, y] for x, y in points]} for token, points in moved
            ]
        dice = self.dice
        if dice is not None:
            out["dice"] = dice.wire()
        return out

    def wire_for(self, side: int) -> dict[str, Json]:
        """The event as a side is told it, with what it saw change."""
        out = self.wire()
        if side in self.changes:
            out["changes"] = self.changes[side]
        return out
