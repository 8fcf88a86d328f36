"""What sides and figures are called."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.figures.side_names import side_names as names_of
from sandtable.systems.fallout.book.scenarios import Scenario
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.state.state import Figure, Unit


def role_word(scenario: Scenario, side: int) -> Json:
    """A side's part in the scenario: convoy, raiders, or the edge it comes from."""
    return scenario.parts[side].name


def side_names(scenario: Scenario, given: list[str], armies: list[Json]) -> list[Json]:
    """A message for every side: the name people gave it, else its army, else its part."""
    roles = [role_word(scenario, side) for side in range(len(given))]
    return names_of("fallout", roles, given, armies)


def named(unit: Unit, figure: Figure) -> dict[str, Json]:
    """The values every sentence about a figure has: its troop type and its unit."""
    return {"figure": title_of(figure.profile), "unit": unit.name}
