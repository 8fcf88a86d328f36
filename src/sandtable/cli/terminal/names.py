"""What things on the board are called, and where they are, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import atan2, degrees, hypot

from sandtable.cli.speech import Speech
from sandtable.core.scene import SceneView, TokenView, UnitView

COMPASS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")

Spot = tuple[float, float]


class Names:
    """The names in one scene."""

    def __init__(self, scene: SceneView, talk: Speech) -> None:
        self.scene = scene
        self.talk = talk
        self.units: dict[str, UnitView] = {unit["id"]: unit for unit in scene["units"]}
        self.tokens: dict[str, TokenView] = {token["id"]: token for token in scene["tokens"]}

    def unit(self, id: str) -> str:
        """The name of a unit with its id, by which it can be typed."""
        view = self.units.get(id)
        return f"{self.talk.words(view['name'])} [{id}]" if view is not None else id

    def token(self, id: str) -> str:
        """The name of a token with its id."""
        view = self.tokens.get(id)
        if view is None:
            return self.unit(id)
        return f"{self.talk.words(view['name'])} [{id}]"

    def of_unit(self, id: str) -> list[TokenView]:
        """The tokens of a unit on the board."""
        return [token for token in self.scene["tokens"] if token["unit"] == id]

    def middle(self, unit_id: str) -> Spot | None:
        """Where a unit is: the middle of its tokens."""
        tokens = self.of_unit(unit_id)
        if not tokens:
            return None
        return sum(t["x"] for t in tokens) / len(tokens), sum(t["y"] for t in tokens) / len(tokens)

    def spot_of(self, id: str) -> Spot | None:
        """Where a token or a unit is."""
        token = self.tokens.get(id)
        return (token["x"], token["y"]) if token is not None else self.middle(id)

    @cached_property
    def hexes(self) -> dict[tuple[int, int], str]:
        """What is printed in every hex of a map."""
        return {(hex["q"], hex["r"]): hex.get("label", "") for hex in self.scene["board"].get("hexes", [])}

    def hex(self, q: int, r: int) -> str:
        """A hex as the map prints it; where nothing is printed, its column and its row."""
        return self.hexes.get((q, r), "") or f"{q + r // 2:02d}{r:02d}"

    def hex_called(self, name: str) -> tuple[int, int] | None:
        """The hex that goes by this name."""
        return next(((q, r) for q, r in self.hexes if self.hex(q, r) == name), None)

    def spot(self, at: Spot) -> str:
        """A place: its hex, or on a table its distance from the west and the north edge."""
        if self.scene["board"]["kind"] == "hexes":
            return self.hex(round(at[0]), round(at[1]))
        return self.talk.say("terminal-spot", x=self.talk.number(at[0]), y=self.talk.number(at[1]))

    def formation(self, id: str) -> str:
        """What a formation is called."""
        known = self.talk.texts.has(f"terminal-formation-{id}")
        return self.talk.say(f"terminal-formation-{id}") if known else id

    def length(self, value: float) -> str:
        """A length with its unit."""
        return self.talk.say(
            "terminal-length", length=self.talk.number(value), unit=self.scene["board"]["unit"]
        )

    def way(self, start: Spot, end: Spot) -> str:
        """How far and in which direction one place lies from another."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        far = hypot(dx, dy)
        if far < 0.05:
            return self.talk.say("terminal-way-here")
        return self.talk.say("terminal-way", length=self.length(far), direction=self.direction(dx, dy))

    def direction(self, dx: float, dy: float) -> str:
        """The point of the compass; north is the top edge."""
        eighth = round(degrees(atan2(-dy, dx)) / 45) % 8
        return self.talk.say(f"terminal-compass-{COMPASS[eighth]}")


def box(points: Sequence[Sequence[float]]) -> tuple[Spot, float, float]:
    """The middle, width and height of a shape."""
    xs = [point[0] for point in points]
    ys = [point[1] for point in points]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return middle, max(xs) - min(xs), max(ys) - min(ys)
