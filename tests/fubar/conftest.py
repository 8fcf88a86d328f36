"""A table on which rules are tried out: units set down by hand, dice and answers in the order they are wanted."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TypeVar

import pytest

from sandtable.core.dice import ScriptedDice
from sandtable.core.effects import Ask, Effect, Roll
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit, Vehicle
from sandtable.table import Board, Disc, Hull

T = TypeVar("T")
Spot = tuple[float, float]


class Table:
    """A 48 inch table in its first turn, empty until units and terrain are put on it."""

    def __init__(self, sides: int = 2, unit: str = "in") -> None:
        self.book = load(unit)
        scenario = load_scenario("skirmish", self.book, sides)
        self.state = FubarState(self.book, scenario, Board(48.0, 48.0), [], sides, {})
        self.state.turn = 1
        self.state.phase = "activations"
        self.state.order = list(range(sides))
        self.state.events = []
        self.rolls: list[tuple[str, int]] = []
        self.asked: list[Question] = []

    @property
    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    def told(self, message: str) -> list[Event]:
        return [event for event in self.events if event.message == message]

    def squad(
        self,
        id: str,
        side: int,
        spots: list[Spot],
        training: str = "seasoned",
        weapons: list[str] | None = None,
        armour: str = "none",
        grenades: bool = False,
    ) -> Unit:
        """Infantry, a figure on each spot, all armed alike."""
        arms = [self.book.weapons[name] for name in (weapons or ["rifle"])]
        radius = self.book.lengths.base_radius
        figures = [
            Figure(f"{id}-{number}", Disc(x, y, radius), arms, armour, False, -1)
            for number, (x, y) in enumerate(spots, 1)
        ]
        unit = Unit(id, side, id, self.book.trainings[training], None, grenades, figures, None)
        unit.deployed = True
        self.state.units.append(unit)
        return unit

    def vehicle(
        self,
        id: str,
        side: int,
        at: Spot,
        kind: str = "truck",
        weapons: list[str] | None = None,
        training: str = "seasoned",
        facing: float = 0.0,
    ) -> Unit:
        profile = self.book.profile(kind)
        hull = Hull(at[0], at[1], profile.length, profile.width, facing)
        arms = [self.book.weapons[name] for name in (weapons or [])]
        unit = Unit(
            id, side, id, self.book.trainings[training], None, False, [], Vehicle(profile, hull, arms)
        )
        unit.deployed = True
        self.state.units.append(unit)
        return unit

    def board_it(self, passenger: Unit, carrier: Unit) -> None:
        assert carrier.vehicle is not None
        passenger.aboard = carrier.id
        carrier.vehicle.passengers.append(passenger.id)

    def terrain(self, id: str, kind: str, *points: Spot) -> None:
        piece = self.book.piece(id, kind, list(points))
        self.state.board = self.state.board.with_piece(piece)

    def line(self, x: float, y: float, n: int, step: float = 1.2) -> list[Spot]:
        """Spots side by side along x."""
        return [(round(x + k * step, 2), y) for k in range(n)]

    def block(self, id: str, kind: str, left: float, low: float, right: float, high: float) -> None:
        self.terrain(id, kind, (left, low), (right, low), (right, high), (left, high))

    def run(self, flow: Coroutine[Effect, object, T], dice: list[int], answers: list[Json]) -> T:
        """Plays a rule to its end; every die and every answer must be used."""
        scripted = ScriptedDice(dice)
        waiting = answers[:]
        self.rolls = []
        self.asked = []
        reply: object = None
        while True:
            try:
                effect = flow.send(reply)
            except StopIteration as done:
                assert [] == scripted.left()
                assert [] == waiting
                result: T = done.value
                return result
            reply = None
            if isinstance(effect, Roll):
                self.rolls.append((effect.why, effect.n))
                reply = effect.count(scripted.throw(effect.die.sides, effect.n, effect.why))
            elif isinstance(effect, Ask):
                self.asked.append(effect.question)
                assert waiting, f"{effect.question.prompt.id} was asked and has no answer"
                reply = waiting.pop(0)
                assert [] == [str(reason) for reason in effect.question.check(reply)]

    def ask_only(self, flow: Coroutine[Effect, object, object], dice: list[int]) -> Question:
        """Plays a rule to its first question and leaves it there."""
        scripted = ScriptedDice(dice)
        reply: object = None
        while True:
            effect = flow.send(reply)
            reply = None
            if isinstance(effect, Roll):
                reply = effect.count(scripted.throw(effect.die.sides, effect.n, effect.why))
            elif isinstance(effect, Ask):
                flow.close()
                return effect.question


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def four_sides() -> Table:
    return Table(4)


@pytest.fixture
def centimetres() -> Table:
    return Table(2, "cm")
