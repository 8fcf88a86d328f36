"""What is to be played: a plan of many games, and the seeds of each of them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeAlias

from sandtable.ai import bot_class
from sandtable.core.game import Refused
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import ScenarioInfo, system
from sandtable.core.wire import Json, side_letter


class SimError(Exception):
    """A plan that cannot be played; the text says what to change."""


@dataclass(frozen=True)
class Drawn:
    """An army drawn by lot for every round: a legal list of at most so many points; faction "" draws that too.

    `spread` draws the points as well, down to that part less: what points are worth shows where they differ.
    """

    faction: str = ""
    points: int = 0
    spread: float = 0.0


Army: TypeAlias = Json | Drawn


@dataclass(frozen=True)
class Plan:
    """Many games of the same kind. Contestant k is `bots[k]` with `armies[k]`; in game 0 it holds side k.

    With `swap` the contestants go round the seats from game to game, each with its army, and the games of one
    round share terrain and dice, so that the contestants differ in nothing but their seat. Where a turn of the
    seats changes nothing, because the contestants are equal, the game would be played twice: it is left out.
    """

    system: str
    scenario: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    swap: bool = False
    armies: tuple[Army, ...] = ()  # of the contestants; None: what the scenario gives to its seat
    options: dict[str, Json] = field(default_factory=dict)
    unit: str = "in"
    layout: int | None = None  # None: another one in every round
    seconds: float = 10.0  # what a bot may take for one answer
    journals: bool = False  # keep the journal of every game, not only of those that went wrong
    edition: str = ""  # the system's first unless named
    amended: dict[str, Json] = field(
        default_factory=dict
    )  # printed figures played otherwise (core/amending.py)


@dataclass(frozen=True)
class Bout:
    """One game of a plan: who sits where, and all its seeds."""

    number: int
    round: int
    seats: tuple[int, ...]  # the contestant of each side
    seed: int
    layout: int
    bot_seeds: tuple[int, ...]  # of each side; they travel with the contestant


def army_of(plan: Plan, contestant: int) -> Army:
    """What a contestant brings."""
    return plan.armies[contestant] if contestant < len(plan.armies) else None


def equal_contestants(plan: Plan) -> bool:
    """Whether nothing tells the contestants apart: only their seats can differ."""
    return len({_spelling(plan, k) for k in range(len(plan.bots))}) == 1


def _spelling(plan: Plan, contestant: int) -> str:
    return f"{plan.bots[contestant]} {spelled_army(army_of(plan, contestant))}"


def spelled_army(army: Army) -> str:
    """An army in one spelling: equal texts are equal armies."""
    if isinstance(army, Drawn):
        spread = f" {army.spread:g}" if army.spread else ""
        return f"drawn {army.faction} {army.points}{spread}"
    return json.dumps(army, sort_keys=True, ensure_ascii=False)


def round_size(plan: Plan) -> int:
    """How many games share terrain and dice: one per turn of the seats that changes anything."""
    sides = len(plan.bots)
    if not plan.swap:
        return 1
    if any(isinstance(army, Drawn) for army in plan.armies):
        return sides  # equal to the eye, but each is drawn for itself
    who = [_spelling(plan, k) for k in range(sides)]
    return next(turn for turn in range(1, sides + 1) if who[turn:] + who[:turn] == who)


def bout_of(plan: Plan, number: int) -> Bout:
    """Game `number` of a plan; it depends on nothing but the two."""
    sides = len(plan.bots)
    together, turned = divmod(number, round_size(plan))
    layout = plan.layout if plan.layout is not None else derived(plan.seed, together, "layout") % 10**9
    seats = tuple((side + turned) % sides for side in range(sides))
    return Bout(
        number,
        together,
        seats,
        derived(plan.seed, together, "dice"),
        layout,
        tuple(derived(plan.seed, together, f"bot {contestant}") for contestant in seats),
    )


def derived(seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose of one game."""
    text = f"{seed} {number} {purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=6, person=b"sandtable-sim").digest(), "big")


def army_in(plan: Plan, bout: Bout, contestant: int) -> Json:
    """The army that a contestant brings to a game; a drawn one is the same in all games of a round."""
    army = army_of(plan, contestant)
    if isinstance(army, Drawn):
        seed = derived(plan.seed, bout.round, f"army {contestant}") % 10**9
        less = derived(plan.seed, bout.round, f"points {contestant}") % 10**6 / 10**6 if army.spread else 0.0
        points = round(army.points * (1.0 - army.spread * less))
        return system(plan.system).random_army(points, seed, army.faction, plan.edition)
    return army


def setup_for(plan: Plan, bout: Bout) -> Setup:
    """The set-up of a game of the plan."""
    sides: list[Json] = [{"name": "", "army": army_in(plan, bout, contestant)} for contestant in bout.seats]
    return setup_of(
        {
            "system": plan.system,
            "edition": plan.edition,
            "scenario": plan.scenario,
            "sides": sides,
            "unit": plan.unit,
            "options": plan.options,
            "layout": bout.layout,
        }
    )


def scenario_info(plan: Plan) -> ScenarioInfo | None:
    """What the system tells of the plan's scenario; None for one out of a file."""
    for scenario in system(plan.system).scenarios():
        if scenario.id == plan.scenario:
            return scenario
    return None


def check_plan(plan: Plan) -> None:
    """Raises SimError, SetupError, BotError or Refused when the plan cannot be played, from any of the seats."""
    if plan.games < 1:
        raise SimError("at least one game must be played")
    for name in plan.bots:
        bot_class(name)
    rules = system(plan.system)
    scenario = scenario_info(plan)
    if scenario is not None and not scenario.sides_least <= len(plan.bots) <= scenario.sides_most:
        allowed = " to ".join(sorted({str(scenario.sides_least), str(scenario.sides_most)}))
        raise SimError(f"{plan.scenario} takes {allowed} sides; {len(plan.bots)} bots are named")
    if len(plan.armies) > len(plan.bots):
        raise SimError(f"{len(plan.armies)} armies for {len(plan.bots)} contestants")
    for number in range(min(plan.games, round_size(plan))):
        reasons = rules.check_setup(setup_for(plan, bout_of(plan, number)))
        if reasons:
            raise Refused(reasons)


def first_scenario(system_id: str) -> str:
    """The scenario a system lists first: what is played when none is named."""
    scenarios = system(system_id).scenarios()
    if not scenarios:
        raise SetupError(f"{system_id} has no scenarios")
    return scenarios[0].id


def contestants(plan: Plan) -> list[str]:
    """The letters of the contestants: A is the bot named first, whatever its seat."""
    return [side_letter(k) for k in range(len(plan.bots))]
