"""What the sheet pays for, as places that pull units: hexes to hold, columns to reach, exits, crowds, captives."""

from __future__ import annotations

from sandtable.ai.taste.warfare.worth import Worth
from sandtable.core.wire import Json, list_of, number_of, text_of
from sandtable.systems.warfare import KINDS, Counter, Unit, WarfareState, costs_to, in_ap

FAR = 30.0  # AP from which a goal does not pull any more
SHARES = (1.0, 0.6, 0.4, 0.25)  # how much a goal pulls the nearest unit, the second …
NEAR = 0.8  # how much of a goal's worth is felt beside it
OTHERS = 0.15  # of all other goals, beside the best
HUNT = 0.35  # of an enemy's worth, for being at a good distance from it
STAND_OFF = 3  # hexes: that distance
OFF = -1


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


GROUND = ["infantry", "vehicle"]


class Goals:
    """All goals of a side, and how much each pulls each of its units."""

    def __init__(self, worth: Worth) -> None:
        self.state: WarfareState = worth.state
        self.side = worth.side
        self.team = worth.team
        self.worth = worth
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
        for number in range(len(self.state.scenario.victory)):
            self._line(number)
        self._felt: dict[int, list[tuple[float, list[float]]]] = {}
        self._crowds()
        self._assign()

    # ------------------------------------------------------------ reading the sheet

    def _hexes(self, value: Json) -> list[int]:
        found: list[int] = []
        for entry in list_of(value):
            column, row = [int(number_of(part) or 0) for part in list_of(entry)]
            found.append(self.grid.at(column, row))
        return found

    def _line(self, number: int) -> None:
        line = self.state.scenario.victory[number]
        args = line.args
        mine = line.team == self.team
        about_me = self.worth.team_named(text_of(args.get("side"))) == self.team
        points = float(line.points)
        test = line.test
        if test == "per-hex-controlled":
            for hex in self._hexes(args.get("hexes")):
                self._control(hex, points)
        elif test == "unit-in-hexes":
            kinds = [text_of(kind) for kind in list_of(args.get("kinds"))]
            hexes = self._hexes(args.get("hexes"))
            self.goals.append(Goal(hexes, points if about_me else points * 0.5, kinds))
        elif test == "no-unit-in-hexes":
            self.goals.append(
                Goal(self._hexes(args.get("hexes")), points * (1.0 if about_me else 0.4), GROUND)
            )
        elif test == "per-unit-in-columns" and mine and about_me:
            self._columns(
                int(number_of(args.get("min_column")) or 0), self.grid.columns - 1, points, "", True
            )
        elif test == "unit-in-columns" and mine:
            low, high = [int(number_of(part) or 0) for part in list_of(args.get("columns"))]
            self._columns(low, high, points, text_of(args.get("unit")), False)
        elif test.startswith("per-counter"):
            self._counter_line(test, args, points, mine)
        elif test == "per-removed" and mine:
            self.mines += points
        elif "exited" in test:
            self._exit_line(test, args, points, mine, about_me)

    def _control(self, hex: int, points: float) -> None:
        """A hex that is scored for control: taking it swings both sides' lines, holding it wants a guard."""
        held = self.state.scenario.control_hexes
        ours = hex in held and self.state.control[held.index(hex)] == self.team
        self.goals.append(Goal([hex], points * (0.35 if ours else 1.0), GROUND))

    def _columns(self, low: int, high: int, points: float, unit: str, many: bool) -> None:
        hexes = [hex for hex in self.grid.hexes() if low <= self.grid.column_of[hex] <= high]
        self.goals.append(Goal(hexes, points, GROUND, unit, many))

    def _counter_line(self, test: str, args: dict[str, Json], points: float, mine: bool) -> None:
        face = args.get("face")
        if test == "per-counter-in-row":
            self.blocks += points
            self.block_row = int(number_of(args.get("row")) or 0)
            self.block_from = int(number_of(args.get("min_column")) or 0)
        elif test == "per-counter-with":
            if face == "civilians":
                self.keep += points
        elif args.get("where") == "map":
            self.turn[0 if (face == "civilians") == mine else 1] += points
        elif args.get("where") == "exited" and mine:
            self.rescue += points

    def _exit_line(self, test: str, args: dict[str, Json], points: float, mine: bool, about_me: bool) -> None:
        if not about_me:
            return
        kinds = [text_of(kind) for kind in list_of(args.get("kinds"))] or list(KINDS)
        if "transport" in test:
            kinds = ["transport"]
        for kind in kinds:
            self.leave[kind] = self.leave.get(kind, 0.0) + points

    # ------------------------------------------------------------ crowds, captives, exits

    def _crowds(self) -> None:
        """Population to be turned, fetched or kept, and the exits."""
        state = self.state
        regular = state.seats[self.side].regular
        exits = state.scenario.exits[self.team]
        for counter in state.counters:
            if counter.profile.kind != "population" or counter.hex == OFF:
                continue
            around = self.grid.around(counter.hex)
            turn = self.turn[0] if regular else self.turn[1]
            if counter.hostile == regular and turn > 0.0:
                self.goals.append(Goal(around, turn * 0.9, list(KINDS)))
            wanted = self.rescue + self.keep
            if not counter.hostile and wanted > 0.0:
                self.goals.append(Goal([counter.hex, *around], wanted * 0.8, GROUND))
        if self.leave and exits:
            for kind, points in self.leave.items():
                kinds = ["vehicle"] if kind == "transport" else [kind]
                self.goals.append(Goal(exits, points, kinds, many=True))
        if self.blocks:
            for counter in state.counters:
                if counter.profile.kind == "roadblock" and counter.hex != OFF and regular:
                    self.goals.append(Goal(self.grid.around(counter.hex), self.blocks * 0.5, ["infantry"]))

    def _assign(self) -> None:
        """The nearest units feel a goal most."""
        own = [unit for unit in self.state.units if unit.side == self.side and not unit.gone]
        for goal in self.goals:
            goal.hexes = [hex for hex in goal.hexes if hex != OFF]
            if goal.many or not goal.hexes:
                continue
            ranked: list[tuple[int, int]] = []
            for unit in own:
                if goal.fits(unit):
                    cost = (
                        costs_to(self.state, self.state.way(unit), goal.hexes)[unit.hex]
                        if unit.hex != OFF
                        else 60
                    )
                    ranked.append((cost if cost >= 0 else 9999, unit.index))
            ranked.sort()
            for at, (_, index) in enumerate(ranked):
                goal.share[index] = SHARES[min(at, len(SHARES) - 1)]

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
        return best + OTHERS * (total - best)

    def _feelings(self, unit: Unit) -> list[tuple[float, list[float]]]:
        """The goals that a unit feels: how strongly, and how near each hex is to each."""
        found: list[tuple[float, list[float]]] = []
        for goal in self.goals:
            if goal.hexes and goal.fits(unit):
                weight = goal.worth * (1.0 if goal.many else goal.share.get(unit.index, SHARES[-1]))
                found.append((weight, nearness(self.state, self.state.way(unit), goal.hexes)))
        for enemy in self.state.units:
            if enemy.hex != OFF and self.state.team(enemy.side) != self.team:
                found.append((HUNT * self.worth.of[enemy.index], about(self.state, enemy.hex)))
        return found

    def civilians_in(self, hex: int) -> list[Counter]:
        """The Civilians in a hex."""
        return [c for c in self.state.population_at(hex) if not c.hostile]

    def brings_home(self, unit: Unit, hex: int) -> float:
        """How near Civilians led by a unit are to safety, from 0 to 1."""
        exits = self.state.scenario.exits[self.team]
        return nearness(self.state, self.state.way(unit), exits)[hex] if exits else 0.0


_near: dict[tuple[object, int, tuple[int, ...]], list[float]] = {}
_about: dict[tuple[object, int], list[float]] = {}
KEPT = 4000


def nearness(state: WarfareState, way: int, hexes: list[int]) -> list[float]:
    """For each hex 1 in a goal, less the farther away, 0 where it is out of reach; made once for a board."""
    key = (state.ground, way, tuple(hexes))
    if key not in _near:
        if len(_near) > KEPT:
            _near.clear()
        _near[key] = [_fade(in_ap(cost)) if cost >= 0 else 0.0 for cost in costs_to(state, way, hexes)]
    return _near[key]


def about(state: WarfareState, hex: int) -> list[float]:
    """For each hex how near it is to a good distance from another; made once for a board."""
    key = (state.ground, hex)
    if key not in _about:
        if len(_about) > KEPT:
            _about.clear()
        grid = state.ground.grid
        _about[key] = [_fade(float(abs(grid.distance(hex, other) - STAND_OFF))) for other in range(grid.size)]
    return _about[key]


def _fade(ap: float) -> float:
    return 1.0 if ap == 0.0 else NEAR * max(0.0, 1.0 - ap / FAR)
