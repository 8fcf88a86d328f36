"""A table of figures that stands elsewhere: what every game of figures does to lay it out as it was measured."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.core.pocket_table import IN_THE_OPEN, Measured, PocketTable
from sandtable.core.state import State
from sandtable.figures.measured_out import Layout, Party, laid_out, middle_of, patch
from sandtable.table import Base, Hull, Point, bearing, distance

INCH = {"in": 1.0, "cm": 2.5}
MOST = 60.0  # inches


class Group:
    """A unit on the table: whose it is, and where its figures stand."""

    def __init__(self, id: str, side: int, bases: list[Base]) -> None:
        self.id = id
        self.side = side
        self.bases = bases


class Patch:
    """Cover about one base: of which kind, its name, and an outline under the base."""

    def __init__(self, id: str, cover: str, base: Base) -> None:
        self.id = id
        self.cover = cover
        self.base = base

    def outline(self) -> list[Point]:
        """Ground as large as the base."""
        return patch(self.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class FigurePocket(PocketTable):
    """A game says who stands on the table, puts them down again, and makes its own ground."""

    def __init__(self, scenario: str, unit: str, facing: bool) -> None:
        self.inch = INCH.get(unit, 1.0)
        super().__init__(scenario, unit, MOST * self.inch, facing)

    def groups(self, state: State) -> list[Group]:
        """Everybody on the table; nobody as long as sides set up."""
        raise TypeError("a game says who stands on its table")

    def locked(self, state: State, groups: list[Group]) -> list[list[str]]:
        """Units that stay together: those of one close combat."""
        raise TypeError("a game says who is locked in close combat")

    def put_down(self, state: State, id: str, bases: list[Base], looking: list[float]) -> None:
        """A unit stands there now, each figure looking in a direction on the table."""
        raise TypeError("a game puts its own units down")

    def make_ground(self, state: State, layout: Layout, patches: list[Patch]) -> None:
        """The table with the walls of the pens and cover under those who have it."""
        raise TypeError("a game makes its own ground")

    def standing(self, state: State) -> list[str]:
        return [group.id for group in self.groups(state)]

    def held(self, state: State) -> list[str]:
        return [id for party in self.locked(state, self.groups(state)) for id in party]

    def lay(self, state: State, measured: Measured) -> None:
        groups = {group.id: group for group in self.groups(state)}
        named = [measured.unit, *(other.unit for other in measured.others)]
        parties = _parties(list(groups.values()), self.locked(state, list(groups.values())), named)
        layout = laid_out(
            groups[measured.unit].bases if measured.unit else [],
            [Party(groups[other.unit].bases, other.distance) for other in measured.others],
            [[base for group in party for base in group.bases] for party in parties],
            self.inch,
        )
        patches: list[Patch] = []
        if measured.unit:
            ahead = middle_of(layout.seen[0]) if layout.seen else middle_of(layout.actor)
            self.put_down(state, measured.unit, layout.actor, _towards(layout.actor, ahead, False))
            patches.extend(_patches(measured.unit, measured.cover, layout.actor))
        for other, bases in zip(measured.others, layout.seen, strict=True):
            turned = _turned(bases) if other.behind else bases
            self.put_down(state, other.unit, turned, _towards(bases, middle_of(layout.actor), other.behind))
            patches.extend(_patches(other.unit, other.cover, bases))
        for party, bases in zip(parties, layout.penned, strict=True):
            at = 0
            for group in party:
                mine = bases[at : at + len(group.bases)]
                self.put_down(state, group.id, mine, [])
                at += len(mine)
        self.make_ground(state, layout, patches)


def _parties(groups: list[Group], locked: list[list[str]], named: list[str]) -> list[list[Group]]:
    """Everybody who was not measured: each by himself, those in a close combat together."""
    parties: list[list[Group]] = []
    taken = named[:]
    for ids in locked:
        party = [group for group in groups if group.id in ids and group.id not in taken]
        taken.extend(ids)
        if party:
            parties.append(party)
    parties.extend([group] for group in groups if group.id not in taken)
    return parties


def touching(groups: list[Group], reach: float) -> list[list[str]]:
    """Enemies within reach of each other, and whoever is within reach of those."""
    pairs: list[tuple[str, str]] = []
    for at, group in enumerate(groups):
        pairs.extend((group.id, other.id) for other in groups[:at] if _near(group, other, reach))
    return parties_of(pairs)


def parties_of(pairs: list[tuple[str, str]]) -> list[list[str]]:
    """Who belongs together, where these do."""
    parties: list[list[str]] = []
    for pair in pairs:
        joined = [party for party in parties if pair[0] in party or pair[1] in party]
        one: list[str] = []
        for party in joined:
            one.extend(party)
            parties.remove(party)
        one.extend(id for id in pair if id not in one)
        parties.append(one)
    return parties


def _near(group: Group, other: Group, reach: float) -> bool:
    return group.side != other.side and any(distance(a, b) <= reach for a in group.bases for b in other.bases)


def _towards(bases: list[Base], at: Point, behind: bool) -> list[float]:
    turn = 180.0 if behind else 0.0
    return [(bearing(base.x, base.y, at[0], at[1]) + turn) % 360.0 for base in bases]


def _turned(bases: list[Base]) -> list[Base]:
    return [base.turned((base.facing + 180.0) % 360.0) if isinstance(base, Hull) else base for base in bases]


def _patches(unit: str, cover: str, bases: list[Base]) -> list[Patch]:
    if cover == IN_THE_OPEN:
        return []
    return [Patch(f"{cover}-{unit}-{number}", cover, base) for number, base in enumerate(bases, 1)]
