"""A small table for testing rules one by one: units where the test wants them, scripted dice, scripted answers."""

from __future__ import annotations

from sandtable.core.dice import ScriptedDice
from sandtable.core.effects import Ask, Roll
from sandtable.systems.fubar.book import catalogue as catalogues
from sandtable.systems.fubar.book import scenarios
from sandtable.systems.fubar.state.state import Captive, Figure, FubarState, Unit, Vehicle
from sandtable.table import Board, Disc, Hull


class Field:
    """An empty table with a state on it; everything a test needs is put there by name."""

    def __init__(self, sides=2, scenario="skirmish", unit="in"):
        self.catalogue = catalogues.load(unit)
        made = scenarios.load(scenario, self.catalogue, sides)
        board = Board(made.width, made.height, [])
        self.state = FubarState(self.catalogue, made, board, [], sides, {})
        self.state.phase = "activations"
        self.state.turn = 1
        self.state.order = list(range(sides))
        self.state.holder = 0
        self.state.events = []
        self.asked = []
        self.dice = ScriptedDice([])

    # ------------------------------------------------------------ setting up

    def squad(
        self, id, side, at, training="seasoned", weapons=("rifle",), leader="", grenades=False, armour="none"
    ):
        """A unit of infantry with a figure on each point; with a leader the first figure is he."""
        arms = [self.catalogue.weapons[name] for name in weapons]
        radius = self.catalogue.lengths.base_radius
        figures = [
            Figure(f"{id}-{n}", Disc(x, y, radius), arms, armour, bool(leader) and n == 1, -1)
            for n, (x, y) in enumerate(at, 1)
        ]
        levels = self.catalogue.trainings
        unit = Unit(
            id, side, id, levels[training], levels[leader] if leader else None, grenades, figures, None
        )
        unit.deployed = True
        self.state.units.append(unit)
        return unit

    def car(
        self, id, side, x, y, facing=0.0, kind="apc", armour="", weapons=("machine_gun",), training="seasoned"
    ):
        """A vehicle; its heading is that of the table."""
        profile = self.catalogue.profile(kind, armour)
        hull = Hull(x, y, profile.length, profile.width, facing)
        vehicle = Vehicle(profile, hull, [self.catalogue.weapons[name] for name in weapons])
        unit = Unit(id, side, id, self.catalogue.trainings[training], None, False, [], vehicle)
        unit.deployed = True
        self.state.units.append(unit)
        return unit

    def captive(self, x, y):
        """The captive of Extraction."""
        self.state.captive = Captive("captive", Disc(x, y, self.catalogue.lengths.base_radius))
        return self.state.captive

    def terrain(self, id, kind, *points):
        """A piece of terrain: a rectangle for two opposite corners, else the points as they are."""
        if len(points) == 2 and not self.catalogue.terrain[kind].linear:
            (x1, y1), (x2, y2) = points
            points = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
        self.state.board = self.state.board.with_piece(self.catalogue.piece(id, kind, list(points)))

    # ------------------------------------------------------------ playing

    def play(self, rule, dice=(), answers=()):
        """Runs a rule to its end. Every die and every answer must be used, every answer be legal."""
        self.dice = ScriptedDice(list(dice))
        waiting = list(answers)
        reply = None
        while True:
            try:
                effect = rule.send(reply)
            except StopIteration as done:
                assert ([], []) == (self.dice.left(), waiting)
                return done.value
            reply = None
            if isinstance(effect, Roll):
                reply = effect.count(self.dice.throw(effect.die.sides, effect.n, effect.why))
            elif isinstance(effect, Ask):
                self.asked.append(effect.question)
                assert waiting, f"an answer too few for {effect.why}"
                answer = waiting.pop(0)
                reply = answer(effect.question) if callable(answer) else answer
                assert [] == effect.question.check(reply)

    def told(self, message):
        """The events of that kind so far."""
        return [event for event in self.state.events if event.message == message]


def row(x, y, n, step=1.5):
    """Points for `n` figures side by side."""
    return [(x + step * k, y) for k in range(n)]


def where(unit):
    """Where the figures of a unit stand."""
    return [(figure.base.x, figure.base.y) for figure in unit.figures if figure.alive]


def refusals(reasons):
    """Rule and sentence of every reason."""
    return [(reason.why, reason.message.id) for reason in reasons]
