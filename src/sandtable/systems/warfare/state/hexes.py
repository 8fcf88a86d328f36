"""Hexes on the wire, and the question which hex."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.core.question import Hex, axial_of
from sandtable.core.wire import Json, Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.state.refusals import in_words, refused
from sandtable.systems.warfare.state.state import WarfareState


def wire_hex(state: WarfareState, hex: int) -> Json:
    """A hex as clients name it: axial `[q, r]`, null for none."""
    if hex == OFF:
        return None
    return [state.ground.q_of[hex], state.ground.grid.row_of[hex]]


def hex_of(state: WarfareState, value: Json) -> int:
    """The hex that axial `[q, r]` names, OFF when it names none."""
    place = axial_of(value)
    return state.ground.grid.at_axial(place) if place is not None else OFF


def point_of(state: WarfareState, hex: int) -> tuple[float, float]:
    """A hex as a point of the scene: its axial coordinates."""
    return float(state.ground.q_of[hex]), float(state.ground.grid.row_of[hex])


def points_of(state: WarfareState, hexes: list[int]) -> list[tuple[float, float]]:
    """A path of hexes, for drawing."""
    return [point_of(state, hex) for hex in hexes]


@mypyc_attr(allow_interpreted_subclasses=True)
class HexQuestion(Hex):
    """One of the allowed hexes; the answer is `[q, r]`. May be declined with null when `may_pass`.

    Subclasses say by `why_not_hex` what forbids a hex that is not allowed.
    """

    def __init__(
        self,
        state: WarfareState,
        side: int,
        why: str,
        prompt: Message,
        allowed: list[int],
        *,
        subject: str = "",
        may_pass: bool = False,
        topic: str = "",
        id: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
        self.state = state
        self.allowed = allowed
        self.may_pass = may_pass

    def why_not_hex(self, hex: int) -> list[Reason]:
        """What forbids a hex, where more is known than the question's own rule."""
        return []

    def check(self, answer: Json) -> list[Reason]:
        if answer is None and self.may_pass:
            return []
        hex = hex_of(self.state, answer)
        if hex == OFF:
            return [Reason(self.why, "warfare-refused-no-hex")]
        if hex in self.allowed:
            return []
        reasons = self.why_not_hex(hex) or refused(self.why)
        return in_words(reasons, {"hex": self.state.ground.grid.name(hex)})

    def candidates(self) -> list[Json]:
        hexes = [wire_hex(self.state, hex) for hex in self.allowed]
        if self.may_pass:
            hexes.append(None)
        return hexes

    def forced(self) -> list[Json] | None:
        if len(self.allowed) == 1 and not self.may_pass:
            return [wire_hex(self.state, self.allowed[0])]
        if not self.allowed and self.may_pass:
            return [None]
        return None

    def details(self) -> dict[str, Json]:
        return self.fields([wire_hex(self.state, hex) for hex in self.allowed], may_pass=self.may_pass)
