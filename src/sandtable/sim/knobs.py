"""Figures that can be turned: options of a game, figures of its data, of its scenario, or of a scenario file.

`scenario.turns` is a figure of the scenario that is played, `option.points` an option, and anything else a path into
the game's data (core/amending.py). Nothing is written to any file.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, replace

from sandtable.core.amending import SCENARIO, figure_in, printed_figure, put_figure
from sandtable.core.desk import OWN, SHEET
from sandtable.core.system import OptionInfo, system
from sandtable.core.wire import Json, table_of
from sandtable.sim.plan import Plan, SimError

MOST_VALUES = 60  # of one knob, so that 1..1000000 is a mistake and not a week
OF_OPTION = "option."
OF_SCENARIO = "scenario."


@dataclass(frozen=True)
class Knob:
    """A figure to be turned: how it was typed, and the values to try."""

    name: str
    values: tuple[Json, ...]


def knob_of(plan: Plan, text: str) -> Knob:
    """A knob as typed: `weapons.hmg.fp=2..6`, `scenario.turns=5..9..2`, `option.points=150,200,250`."""
    name, sign, listed = text.partition("=")
    name = name.strip()
    if not sign or not name or not listed.strip():
        raise SimError("--set takes NAME=FROM..TO, NAME=FROM..TO..STEP or NAME=VALUE,VALUE")
    values = _range(listed) if ".." in listed else [_value(word.strip()) for word in listed.split(",")]
    if not 1 <= len(values) <= MOST_VALUES:
        raise SimError(f"{name} would have {len(values)} values; {MOST_VALUES} are the most")
    knob = Knob(name, tuple(values))
    turned(plan, {name: values[0]})
    return knob


def _range(text: str) -> list[Json]:
    parts = text.split("..")
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        raise SimError(f'"{text[:40]}" is no range: it is written 5..9 or 1..2..0.25') from None
    if len(numbers) not in (2, 3) or numbers[1] < numbers[0]:
        raise SimError(f'"{text[:40]}" is no range: it is written 5..9 or 1..2..0.25')
    step = numbers[2] if len(numbers) == 3 else 1.0
    if step <= 0 or (numbers[1] - numbers[0]) / step > 10 * MOST_VALUES:
        raise SimError(f'"{text[:40]}": the step should be above 0 and the values at most {MOST_VALUES}')
    count = int((numbers[1] - numbers[0]) / step + 1e-9) + 1
    return [_tidy(numbers[0] + k * step) for k in range(count)]


def _tidy(value: float) -> Json:
    rounded = round(value, 9)
    return int(rounded) if rounded == int(rounded) else rounded


def _value(word: str) -> Json:
    if word in ("yes", "no"):
        return word == "yes"
    try:
        return _tidy(float(word))
    except ValueError:
        return word


def present(plan: Plan, name: str) -> Json:
    """What a figure is before anybody turns it; raises SetupError or SimError where there is none."""
    if name.startswith(OF_OPTION):
        info = _option(plan, name)
        return plan.options.get(info.id, info.values[0])
    if _in_a_file(plan, name):
        return figure_in(table_of(plan.options[SHEET]), name.removeprefix(OF_SCENARIO))
    path = _path(plan, name)
    return plan.amended.get(path, printed_figure(plan.system, path))


def turned(plan: Plan, figures: Mapping[str, Json]) -> Plan:
    """The plan with these figures; raises SetupError or SimError."""
    options, amended = dict(plan.options), dict(plan.amended)
    if any(_in_a_file(plan, name) for name in figures):
        options[SHEET] = deepcopy(options[SHEET])
    for name, value in figures.items():
        if name.startswith(OF_OPTION):
            info = _option(plan, name)
            if value not in info.values:
                raise SimError(f'option "{info.id}" takes one of {", ".join(map(str, info.values))}')
            options[info.id] = value
        elif _in_a_file(plan, name):
            put_figure(table_of(options[SHEET]), name.removeprefix(OF_SCENARIO), value)
        else:
            path = _path(plan, name)
            printed_figure(plan.system, path)
            amended[path] = value
    return replace(plan, options=options, amended=amended)


def _in_a_file(plan: Plan, name: str) -> bool:
    """Whether a figure stands in the scenario file that is played."""
    return plan.scenario == OWN and name.startswith(OF_SCENARIO)


def _path(plan: Plan, name: str) -> str:
    if name.startswith(OF_SCENARIO):
        return f"{SCENARIO}{plan.scenario}.{name.removeprefix(OF_SCENARIO)}"
    return name


def _option(plan: Plan, name: str) -> OptionInfo:
    id = name.removeprefix(OF_OPTION)
    known = {info.id: info for info in system(plan.system).options()}
    if id not in known:
        raise SimError(f'{plan.system} has no option "{id[:40]}"; it has {", ".join(known)}')
    return known[id]
