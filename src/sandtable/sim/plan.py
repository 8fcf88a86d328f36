"""What is to be played: a plan of many games, and the seeds of each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from sandtable.ai import bot_class
from sandtable.core.game import Refused
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import system
from sandtable.core.wire import Json, side_letter


class SimError(Exception):
    """A plan that cannot be played; the text says what to change."""


@dataclass(frozen=True)
class Plan:
    """Many games of the same kind. Contestant k is `bots[k]`; in game 0 it holds side k.

    With `swap` the seats rotate from game to game, and the games of one round share terrain and dice, so that
    the contestants differ in nothing but their seat.
    """

    system: str
    scenario: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    swap: bool = False
    armies: tuple[Json, ...] = ()  # of the sides, not of the contestants: they belong to the scenario
    options: dict[str, Json] = field(default_factory=dict)
    unit: str = "in"
    layout: int | None = None  # None: another one in every game
    seconds: float = 10.0  # what a bot may take for one answer
    journals: bool = False  # keep the journal of every game, not only of those that went wrong
    edition: str = ""  # the system's first unless named


@dataclass(frozen=True)
class Bout:
    """One game of a plan: who sits where, and all its seeds."""

    number: int
    seats: tuple[int, ...]  # the contestant of each side
    seed: int
    layout: int
    bot_seeds: tuple[int, ...]  # of each side


def bout_of(plan: Plan, number: int) -> Bout:
    """Game `number` of a plan; it depends on nothing but the two."""
    sides = len(plan.bots)
    turned = number % sides if plan.swap else 0
    together = number // sides if plan.swap else number
    layout = plan.layout if plan.layout is not None else derived(plan.seed, together, "layout") % 10**9
    return Bout(
        number,
        tuple((side + turned) % sides for side in range(sides)),
        derived(plan.seed, together, "dice"),
        layout,
        tuple(derived(plan.seed, number, f"bot {side}") for side in range(sides)),
    )


def derived(seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose of one game."""
    text = f"{seed} {number} {purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=6, person=b"sandtable-sim").digest(), "big")


def setup_for(plan: Plan, layout: int) -> Setup:
    """The set-up of a game of the plan."""
    sides: list[Json] = []
    for side in range(len(plan.bots)):
        army = plan.armies[side] if side < len(plan.armies) else None
        sides.append({"name": "", "army": army})
    return setup_of(
        {
            "system": plan.system,
            "edition": plan.edition,
            "scenario": plan.scenario,
            "sides": sides,
            "unit": plan.unit,
            "options": plan.options,
            "layout": layout,
        }
    )


def check_plan(plan: Plan) -> None:
    """Raises SimError, SetupError, BotError or Refused when the plan cannot be played."""
    if plan.games < 1:
        raise SimError("at least one game must be played")
    for name in plan.bots:
        bot_class(name)
    rules = system(plan.system)
    for scenario in rules.scenarios():
        if scenario.id == plan.scenario and not scenario.sides_least <= len(plan.bots) <= scenario.sides_most:
            allowed = " to ".join(sorted({str(scenario.sides_least), str(scenario.sides_most)}))
            raise SimError(f"{plan.scenario} takes {allowed} sides; {len(plan.bots)} bots are named")
    if len(plan.armies) > len(plan.bots):
        raise SimError(f"{len(plan.armies)} armies for {len(plan.bots)} sides")
    reasons = rules.check_setup(setup_for(plan, bout_of(plan, 0).layout))
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
