"""What the sheet pays for, as places that pull units: hexes to hold, columns to reach, exits, crowds, captives."""

from __future__ import annotations

from typing import Final

from sandtable.ai.taste.warfare.worth import Worth
from sandtable.core.keeping import Kept
from sandtable.core.wire import list_of, number_of, text_of
from sandtable.systems.warfare import (
    CIVILIANS_FACE,
    EXITED,
    INFANTRY,
    KINDS,
    NO_UNIT_IN_HEXES,
    OFF,
    ON_MAP,
    PER_COUNTER,
    PER_COUNTER_IN_ROW,
    PER_COUNTER_WITH,
    PER_EXITED,
    PER_HEX_CONTROLLED,
    PER_NOT_EXITED,
    PER_REMOVED,
    PER_TRANSPORT_EXITED,
    PER_TRANSPORT_NOT_EXITED,
    PER_UNIT_IN_COLUMNS,
    POPULATION_COUNTER,
    ROADBLOCK_COUNTER,
    TRANSPORT,
    UNIT_IN_COLUMNS,
    UNIT_IN_HEXES,
    VEHICLE,
    Unit,
    VictoryLine,
    WarfareState,
    costs_to,
    hexes_of_line,
    in_ap,
    team_named,
)

FAR = 30.0  # AP from which a goal does not pull any more
SHARES = (1.0, 0.6, 0.4, 0.25)  # how much a goal pulls the nearest unit, the second …
STAND_OFF = 3  # hexes: that distance
OFF_MAP_WAY = 60  # sixths of an AP, for a unit that is not on the map
NO_WAY = 9999  # … and for one that cannot get there

COUNTER_TESTS = (PER_COUNTER, PER_COUNTER_WITH, PER_COUNTER_IN_ROW)
TRANSPORT_TESTS = (PER_TRANSPORT_EXITED, PER_TRANSPORT_NOT_EXITED)
EXIT_TESTS = (PER_EXITED, PER_NOT_EXITED, *TRANSPORT_TESTS)


class Goal:
    """A place worth going to: any of its hexes, for units that fit."""

    def __init__(
        self, hexes: list[int], worth: float, kinds: list[str], unit: str = "", many: bool = False
    ) -> None:
        self.hexes = hexes
        self.worth = worth
        self.kinds = kinds
        self.unit = unit  # a profile, when it is for one type only
        self.many = many  # every unit that gets there counts, not only the first
        self.share: dict[int, float] = {}  # by unit

    def fits(self, unit: Unit) -> bool:
        """Whether a unit can reach this goal's purpose."""
        return KINDS[unit.profile.kind] in self.kinds and self.unit in ("", unit.profile.id)


FOOT = [KINDS[INFANTRY]]
GROUND = [KINDS[INFANTRY], KINDS[VEHICLE]]


class Goals:
    """All goals of a side, and how much each pulls each of its units."""

    def __init__(self, worth: Worth) -> None:
        self.state: WarfareState = worth.state
        self.side = worth.side
        self.team = worth.team
        self.worth = worth
        self.character = worth.character
        self.grid = self.state.ground.grid
        self.goals: list[Goal] = []
        self.rescue = 0.0  # what Civilians taken off the map bring
        self.keep = 0.0  # what Civilians with a unit bring
        self.turn = [0.0, 0.0]  # what turning a crowd to Civilians, and Civilians to a crowd, brings
        self.blocks = 0.0  # what a roadblock in its row brings (to the Irregulars)
        self.block_row = -1
        self.block_from = 0
        self.mines = 0.0  # what an IED or mine removed brings
        self.leave: dict[str, float] = {}  # by kind, what a unit brings that leaves the map
        for line in self.state.scenario.victory:
            self._read(line)
        self._felt: dict[int, list[tuple[float, list[float]]]] = {}
        self._crowds()
        self._exits()
        self._roadblocks()
        self._assign()

    # ------------------------------------------------------------ reading the sheet

    def _read(self, line: VictoryLine) -> None:
        """What a line of the sheet makes worth doing."""
        if line.test in COUNTER_TESTS:
            self._counter_line(line)
        elif line.test in EXIT_TESTS:
            self._exit_line(line)
        elif line.test == PER_REMOVED:
            if line.team == self.team:
                self.mines += float(line.points)
        else:
            self._place_line(line)

    def _about_us(self, line: VictoryLine) -> bool:
        """Whether a line names this side's team, whoever scores."""
        return team_named(self.state, line.args.get("side")) == self.team

    def _place_line(self, line: VictoryLine) -> None:
        """A line that pays for being somewhere, or for others not being there."""
        points = float(line.points)
        if line.test == PER_HEX_CONTROLLED:
            for hex in hexes_of_line(self.state, line):
                self._control(hex, points)
        elif line.test == UNIT_IN_HEXES:
            worth = points if self._about_us(line) else points * 0.5
            self.goals.append(Goal(hexes_of_line(self.state, line), worth, _kinds_of(line)))
        elif line.test == NO_UNIT_IN_HEXES:
            worth = points * (1.0 if self._about_us(line) else 0.4)
            self.goals.append(Goal(hexes_of_line(self.state, line), worth, GROUND))
        elif line.team == self.team:
            self._column_line(line)

    def _column_line(self, line: VictoryLine) -> None:
        """A line that pays this side for units in columns."""
        args = line.args
        points = float(line.points)
        if line.test == PER_UNIT_IN_COLUMNS and self._about_us(line):
            hexes = self._columns(int(number_of(args.get("min_column")) or 0), self.grid.columns - 1)
            self.goals.append(Goal(hexes, points, GROUND, many=True))
        elif line.test == UNIT_IN_COLUMNS:
            low, high = [int(number_of(part) or 0) for part in list_of(args.get("columns"))]
            self.goals.append(Goal(self._columns(low, high), points, GROUND, text_of(args.get("unit"))))

    def _control(self, hex: int, points: float) -> None:
        """A hex that is scored for control: taking it swings both sides' lines, holding it wants a guard."""
        held = self.state.scenario.control_hexes
        ours = hex in held and self.state.control[held.index(hex)] == self.team
        self.goals.append(Goal([hex], points * (0.35 if ours else 1.0), GROUND))

    def _columns(self, low: int, high: int) -> list[int]:
        """The hexes of some columns."""
        return [hex for hex in self.grid.hexes() if low <= self.grid.column_of[hex] <= high]

    def _counter_line(self, line: VictoryLine) -> None:
        """A line that pays for counters: where they lie, with whom they are, how they left."""
        args = line.args
        points = float(line.points)
        ours = line.team == self.team
        civilians = args.get("face") == CIVILIANS_FACE
        if line.test == PER_COUNTER_IN_ROW:
            self.blocks += points
            self.block_row = int(number_of(args.get("row")) or 0)
            self.block_from = int(number_of(args.get("min_column")) or 0)
        elif line.test == PER_COUNTER_WITH:
            self.keep += points if civilians else 0.0
        elif args.get("where") == ON_MAP:
            self.turn[0 if civilians == ours else 1] += points
        elif args.get("where") == EXITED and ours:
            self.rescue += points

    def _exit_line(self, line: VictoryLine) -> None:
        """A line about this side's units that leave the map, or do not."""
        if not self._about_us(line):
            return
        kinds = _kinds_of(line) or list(KINDS)
        if line.test in TRANSPORT_TESTS:
            kinds = [TRANSPORT]
        for kind in kinds:
            self.leave[kind] = self.leave.get(kind, 0.0) + float(line.points)

    # ------------------------------------------------------------ crowds, captives, exits

    def _crowds(self) -> None:
        """Population to be turned, fetched or kept."""
        regular = self.state.seats[self.side].regular
        turn = self.turn[0] if regular else self.turn[1]
        wanted = self.rescue + self.keep
        for counter in self.state.counters:
            if counter.profile.kind != POPULATION_COUNTER or counter.hex == OFF:
                continue
            around = self.grid.around(counter.hex)
            if counter.hostile == regular and turn > 0.0:
                self.goals.append(Goal(around, turn * 0.9, list(KINDS)))
            if not counter.hostile and wanted > 0.0:
                self.goals.append(Goal([counter.hex, *around], wanted * 0.8, GROUND))

    def _exits(self) -> None:
        """The exits, for those whose leaving pays."""
        exits = self.state.scenario.exits[self.team]
        if exits:
            for kind, points in self.leave.items():
                kinds = [KINDS[VEHICLE]] if kind == TRANSPORT else [kind]
                self.goals.append(Goal(exits, points, kinds, many=True))

    def _roadblocks(self) -> None:
        """Roadblocks that pay the Irregulars: Regulars go and remove them."""
        if not self.blocks or not self.state.seats[self.side].regular:
            return
        for counter in self.state.counters:
            if counter.profile.kind == ROADBLOCK_COUNTER and counter.hex != OFF:
                self.goals.append(Goal(self.grid.around(counter.hex), self.blocks * 0.5, FOOT))

    def _assign(self) -> None:
        """The nearest units feel a goal most."""
        own = [unit for unit in self.state.units if unit.side == self.side and not unit.gone]
        for goal in self.goals:
            goal.hexes = [hex for hex in goal.hexes if hex != OFF]
            if goal.many or not goal.hexes:
                continue
            ranked = [(self._way_to(goal, unit), unit.index) for unit in own if goal.fits(unit)]
            ranked.sort()
            for at, (_, index) in enumerate(ranked):
                goal.share[index] = SHARES[min(at, len(SHARES) - 1)]

    def _way_to(self, goal: Goal, unit: Unit) -> int:
        """How far a unit is from a goal, in sixths of an AP."""
        if unit.hex == OFF:
            return OFF_MAP_WAY
        cost = costs_to(self.state, self.state.way(unit), goal.hexes)[unit.hex]
        return cost if cost >= 0 else NO_WAY

    # ------------------------------------------------------------ how much a place is worth

    def pull(self, unit: Unit, hex: int) -> float:
        """How much a place is worth to a unit for what the sheet pays: the best goal, and a little of the others."""
        felt = self._felt.get(unit.index)
        if felt is None:
            felt = self._feelings(unit)
            self._felt[unit.index] = felt
        best = 0.0
        total = 0.0
        for weight, near in felt:
            value = weight * near[hex]
            total += value
            if value > best:
                best = value
        return best + self.character.others * (total - best)

    def _feelings(self, unit: Unit) -> list[tuple[float, list[float]]]:
        """The goals that a unit feels: how strongly, and how near each hex is to each."""
        feelings: list[tuple[float, list[float]]] = []
        for goal in self.goals:
            if goal.hexes and goal.fits(unit):
                weight = (
                    self.character.purpose
                    * goal.worth
                    * (1.0 if goal.many else goal.share.get(unit.index, SHARES[-1]))
                )
                feelings.append(
                    (weight, nearness(self.state, self.state.way(unit), goal.hexes, self.character.near))
                )
        for enemy in self.state.units:
            if enemy.hex != OFF and self.state.team(enemy.side) != self.team:
                weight = self.character.hunt * self.worth.of[enemy.index]
                feelings.append((weight, about(self.state, enemy.hex, self.character.near)))
        return feelings

    def brings_home(self, unit: Unit, hex: int) -> float:
        """How near Civilians led by a unit are to safety, from 0 to 1."""
        exits = self.state.scenario.exits[self.team]
        return nearness(self.state, self.state.way(unit), exits, self.character.near)[hex] if exits else 0.0


_near: Final = Kept[tuple[object, int, tuple[int, ...], float], list[float]](4000)
_about: Final = Kept[tuple[object, int, float], list[float]](4000)


def nearness(state: WarfareState, way: int, hexes: list[int], near: float) -> list[float]:
    """For each hex 1 in a goal, `near` beside it, less the farther away, 0 out of reach; made once for a board."""
    key = (state.ground, way, tuple(hexes), near)
    known = _near.get(key)
    if known is None:
        costs = costs_to(state, way, hexes)
        known = _near.keep(key, [_fade(in_ap(cost), near) if cost >= 0 else 0.0 for cost in costs])
    return known


def about(state: WarfareState, hex: int, near: float) -> list[float]:
    """For each hex how near it is to a good distance from another; made once for a board."""
    key = (state.ground, hex, near)
    known = _about.get(key)
    if known is None:
        grid = state.ground.grid
        away = [abs(grid.distance(hex, other) - STAND_OFF) for other in range(grid.size)]
        known = _about.keep(key, [_fade(float(hexes), near) for hexes in away])
    return known


def _kinds_of(line: VictoryLine) -> list[str]:
    """The kinds of units that a line names."""
    return [text_of(kind) for kind in list_of(line.args.get("kinds"))]


def _fade(ap: float, near: float) -> float:
    return 1.0 if ap == 0.0 else near * max(0.0, 1.0 - ap / FAR)
