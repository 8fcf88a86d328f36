"""How a game is set up: everything that, with the seed and the answers, makes the whole game."""

from __future__ import annotations

from sandtable.core.wire import Json, number_of


class SetupError(Exception):
    """A set-up that cannot be played; the text says what to change."""


class SideSetup:
    """One side: the name people gave it, and its army as the system reads it (None: the scenario's own)."""

    def __init__(self, name: str = "", army: Json = None) -> None:
        self.name = name
        self.army = army

    def wire(self) -> dict[str, Json]:
        return {"name": self.name, "army": self.army}


class Setup:
    """System, edition, scenario, unit of length, options, sides. `position` starts from an explicit one.

    `lesson` names the guided battle (`core.lesson`) whose prompts go with it; the rules know nothing of that.
    """

    def __init__(
        self,
        system: str,
        scenario: str = "",
        sides: list[SideSetup] | None = None,
        edition: str = "",
        unit: str = "in",
        options: dict[str, Json] | None = None,
        position: Json = None,
        layout: int = 0,
        lesson: str = "",
    ) -> None:
        self.system = system
        self.scenario = scenario
        self.sides: list[SideSetup] = sides if sides is not None else [SideSetup(), SideSetup()]
        self.edition = edition
        self.unit = unit
        self.options: dict[str, Json] = options if options is not None else {}
        self.position = position
        self.layout = layout  # seed of generated terrain and armies: public, unlike the dice
        self.lesson = lesson

    def seat(self, n: int) -> None:
        """Lets so many sides sit down: a position may bring more of them than the set-up names."""
        while len(self.sides) < n:
            self.sides.append(SideSetup())

    def wire(self) -> dict[str, Json]:
        wire: dict[str, Json] = {
            "system": self.system,
            "edition": self.edition,
            "scenario": self.scenario,
            "unit": self.unit,
            "options": self.options,
            "sides": [side.wire() for side in self.sides],
            "position": self.position,
            "layout": self.layout,
        }
        if self.lesson:
            wire["lesson"] = self.lesson
        return wire


def word_in(value: dict[str, Json], key: str, default: str = "") -> str:
    """The text under a key of a set-up; anything else there is refused with a sentence."""
    word = value.get(key, default)
    if not isinstance(word, str):
        raise SetupError(f'"{key}" in the set-up must be a text in quotes')
    return word


def sides_in(value: dict[str, Json]) -> list[SideSetup]:
    """The sides of a set-up: a list of one to four objects."""
    entries = value.get("sides", [{}, {}])
    if not isinstance(entries, list) or not 1 <= len(entries) <= 4:
        raise SetupError("a game has 1 to 4 sides")
    sides: list[SideSetup] = []
    for entry in entries:
        if not isinstance(entry, dict):
            raise SetupError('each side is an object with "name" and "army"')
        for key in entry:
            if key not in ("name", "army"):
                raise SetupError(f'unknown key "{key[:40]}" in a side; it takes name, army')
        sides.append(SideSetup(word_in(entry, "name")[:60], entry.get("army")))
    return sides


def setup_of(value: Json) -> Setup:
    """A set-up out of JSON; unknown or misshapen parts are refused with a sentence."""
    if not isinstance(value, dict):
        raise SetupError('a set-up is an object with at least "system"')
    known = ("system", "edition", "scenario", "unit", "options", "sides", "position", "layout", "lesson")
    for key in value:
        if key not in known:
            raise SetupError(f'unknown key "{key[:40]}" in the set-up; it takes {", ".join(known)}')
    unit = word_in(value, "unit", "in")
    if unit not in ("in", "cm"):
        raise SetupError('unit must be "in" or "cm"')
    layout = number_of(value.get("layout", 0))
    if layout is None or layout != int(layout) or layout < 0:
        raise SetupError("layout must be a whole number from 0")
    options = value.get("options", {})
    if not isinstance(options, dict):
        raise SetupError("options must be an object: each switch with its value")
    return Setup(
        system=word_in(value, "system"),
        scenario=word_in(value, "scenario"),
        sides=sides_in(value),
        edition=word_in(value, "edition"),
        unit=unit,
        options=options,
        position=value.get("position"),
        layout=int(layout),
        lesson=word_in(value, "lesson"),
    )
