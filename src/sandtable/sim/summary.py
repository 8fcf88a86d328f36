"""The figures of a run: by contestant, by role, by faction, by who came first, and how sure one may be of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from sandtable.core.desk import OWN, RANDOM, SHEET
from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import Json, list_of, side_letter, table_of
from sandtable.sim.batch import Run
from sandtable.sim.bout import DRAW, Outcome
from sandtable.sim.plan import Drawn, Plan, army_of, contestants, equal_contestants, scenario_info
from sandtable.sim.scores import side_score
from sandtable.sim.statistics import Share, share_of

Seek = Callable[[Outcome], list[int]]  # the sides of a game that a line counts


@dataclass(frozen=True)
class Line:
    """What is counted together: wins, draws, losses, the share with its interval, mean points.

    `share` counts a draw as an equal part of a win. `label` is a message's id with its values, or a plain text.
    """

    letter: str
    label: Json
    games: int
    wins: int
    draws: int
    share: Share
    points: float
    bot: str = ""

    @property
    def losses(self) -> int:
        """Games somebody else won."""
        return self.games - self.wins - self.draws

    def wire(self) -> dict[str, Json]:
        return {
            **({"bot": self.bot} if self.bot else {}),
            "label": self.label,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            **self.share.wire(),
            "rounds": self.share.rounds,
            "points": round(self.points, 3),
        }


@dataclass(frozen=True)
class Summary:
    """A run in numbers."""

    games: int
    rounds: int  # how many of them are independent of one another
    draws: int
    errors: int
    seconds: float
    processes: int
    equal: bool  # nothing tells the contestants apart, so that swapping seats changes nothing
    lines: tuple[Line, ...]  # of the contestants
    roles: tuple[Line, ...]
    factions: tuple[Line, ...]
    order: tuple[Line, ...]  # who was asked first in turn 1, and who was not

    @property
    def games_per_second(self) -> float:
        """Games per second by the clock, all processes together."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def wire(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "rounds": self.rounds,
            "equal": self.equal,
            "wins": {line.letter: line.wins for line in self.lines},
            "draws": self.draws,
            "errors": self.errors,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 2),
            "processes": self.processes,
            "contestants": {line.letter: line.wire() for line in self.lines},
            "roles": {line.letter: line.wire() for line in self.roles},
            "factions": {line.letter: line.wire() for line in self.factions},
            "order": {line.letter: line.wire() for line in self.order},
        }


def summary(run: Run) -> Summary:
    """The figures of a run. Games that went wrong count as errors and as nobody's win."""
    plan = run.plan
    sound = [outcome for outcome in run.outcomes if not outcome.error]
    return Summary(
        games=len(run.outcomes),
        rounds=len({outcome.round for outcome in sound}),
        draws=sum(1 for outcome in sound if outcome.winner == DRAW),
        errors=len(run.outcomes) - len(sound),
        seconds=run.seconds,
        processes=run.processes,
        equal=equal_contestants(plan) and len(plan.bots) > 1,
        lines=tuple(_contestants(plan, sound)),
        roles=tuple(_roles(plan, sound)),
        factions=tuple(_factions(sound)),
        order=tuple(_order(sound)) if len(plan.bots) == 2 else (),
    )


def _contestants(plan: Plan, sound: Sequence[Outcome]) -> list[Line]:
    return [
        line_of(sound, partial(_seat_of, k), letter, contestant_label(plan, k), plan.bots[k])
        for k, letter in enumerate(contestants(plan))
    ]


def _seat_of(contestant: int, game: Outcome) -> list[int]:
    return [game.seats.index(contestant)]


def seat(side: int, game: Outcome) -> list[int]:
    """The same side in every game, for `line_of`."""
    return [side]


def contestant_label(plan: Plan, contestant: int) -> str:
    """A contestant in a few letters: its bot, and its army where it brings one."""
    army = army_name(plan, contestant)
    return f"{plan.bots[contestant]} ({army})" if army else plan.bots[contestant]


def army_name(plan: Plan, contestant: int) -> str:
    """What people call the army of a contestant; "" for the scenario's own."""
    army = army_of(plan, contestant)
    if isinstance(army, Drawn):
        return f"{army.faction or '?'} {army.points or ''}".strip()
    if isinstance(army, dict):
        for key in ("id", "roster", "faction", "name"):
            value = army.get(key)
            if isinstance(value, str) and value:
                return value
        return "?"
    return army if isinstance(army, str) else ""


def role_label(plan: Plan, side: int) -> Json:
    """The role of a side as the scenario names it; its letter where it names none."""
    if plan.scenario == OWN and plan.options.get(SHEET):
        own = _own_roles(plan.system, json.dumps(plan.options[SHEET], sort_keys=True), len(plan.bots))
        return own[side] if side < len(own) else side_letter(side)
    info = scenario_info(plan)
    if info is None or side >= len(info.roles):
        return side_letter(side)
    fewer = (
        _roles_of_fewer(plan.system, plan.scenario, len(plan.bots))
        if len(plan.bots) < info.sides_most
        else []
    )
    return fewer[side] if side < len(fewer) else info.roles[side].wire()


@lru_cache(32)
def _roles_of_fewer(system_id: str, scenario: str, sides: int) -> list[Json]:
    """The roles of a scenario that more could play: who shares a team with whom depends on how many there are."""
    desk = system(system_id).desk()
    if desk is None or scenario == RANDOM:
        return []
    try:
        sheet = desk.template(scenario, 0, {}).get("sheet")
    except SetupError:
        return []
    return list_of(table_of(desk.summary(sheet).get("roles")).get(str(sides)))


@lru_cache(8)
def _own_roles(system_id: str, sheet: str, sides: int) -> list[Json]:
    """The roles of a scenario out of a file, for so many sides."""
    desk = system(system_id).desk()
    summary = desk.summary(json.loads(sheet)) if desk is not None else {}
    return list_of(table_of(summary.get("roles")).get(str(sides)))


def _roles(plan: Plan, sound: Sequence[Outcome]) -> list[Line]:
    return [
        line_of(sound, partial(seat, side), side_letter(side), role_label(plan, side))
        for side in range(len(plan.bots))
    ]


def _factions(sound: Sequence[Outcome]) -> list[Line]:
    """A line per faction, of the games in which not all sides field the same; nothing where only roles differ."""
    mixed = [game for game in sound if len(set(game.factions)) > 1]
    seen = sorted({faction for game in mixed for faction in game.factions if faction})
    if len(seen) < 2 or len({game.factions for game in mixed}) < 2:
        return []
    lines: list[Line] = []
    for faction in seen:
        games = [game for game in mixed if faction in game.factions]
        label: Json = {"id": faction}
        lines.append(line_of(games, partial(_fielding, faction), faction, label))
    return sorted(lines, key=lambda line: (-line.share.value, line.letter))


def _fielding(faction: str, game: Outcome) -> list[int]:
    return [side for side, each in enumerate(game.factions) if each == faction]


def _order(sound: Sequence[Outcome]) -> list[Line]:
    known = [game for game in sound if game.first >= 0]
    if len({game.first for game in known}) < 2:
        return []  # always the same side: the roles say it already
    return [
        line_of(known, lambda game: [game.first], "first", {"id": "sim-first"}),
        line_of(known, lambda game: [1 - game.first], "second", {"id": "sim-second"}),
    ]


def line_of(games: Sequence[Outcome], seek: Seek, letter: str, label: Json, bot: str = "") -> Line:
    """Counts the sides that `seek` names in every game; games of one round are one observation."""
    rounds: dict[int, list[float]] = {}
    wins, points = 0, 0.0
    for game in games:
        sides = seek(game)
        rounds.setdefault(game.round, []).append(sum(side_score(game, side) for side in sides) / len(sides))
        wins += 1 if game.winning_side in sides else 0
        points += sum(game.points[game.seats[side]] for side in sides) / len(sides)
    draws = sum(1 for game in games if game.winner == DRAW)
    mean = points / len(games) if games else 0.0
    return Line(letter, label, len(games), wins, draws, share_of(list(rounds.values())), mean, bot)
