"""Places of attacks: ways that go on as one differ in nothing that is still to come.

The measure is the same attacks with the whole battle for a place, each run begun anew on a fresh copy.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.nets.fallout_positions import HELD, made, positions, rider, row, shot, squad
from tests.nets.outcomes import led_on

from sandtable.core.effects import Effect, Mark, Roll
from sandtable.core.odds import tallies
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fallout.attack.attacks import DONE, Order, decide, orders_of
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.trial import NEXT, Attempt
from sandtable.systems.fallout.harm.hits import Hit, Onward

EVERYTHING = 100_000_000
"""Work enough to follow every way: it is counted in effects, not in runs."""
TOO_MANY = ("two grenades", "a rocket near friends", "Italian: a rocket", "a tank's cannon", "a grenade")
"""Positions with more ways than can be run through with the whole battle for a place."""


class Whole(Attempt):
    """The same attacks: a place is the whole battle, no two results are taken together, and nothing is left out."""

    def __init__(self, battery: Battery, orders: list[Order], shots: list[Shot | None]) -> None:
        super().__init__(battery, orders, shots)
        self.given = (battery, orders, shots)

    def keep(self, mark: Mark) -> object:
        return None

    def back(self, kept: object) -> None:
        Attempt.__init__(self, *self.given)

    def place(self, mark: Mark) -> object:
        if self.tally.muted or not (isinstance(mark, Onward) or mark in (NEXT, DONE)):
            return None
        where = self.under_way(mark) if isinstance(mark, Onward) else mark.key
        attackers = tuple(attacker.figure.id for attacker in self.battery.attackers)
        fallen = tuple(entry.figure for entry in self.state.fallen)
        return (self.at, where, attackers, str(self.battery.struck), fallen, self.state.digest())

    def under_way(self, mark: Onward) -> object:
        about = mark.about
        if isinstance(about, partial):
            about = about.args[1:]  # where a pulse goes out from
        hits = tuple(self.spelled(one) for one in mark.hits)
        return (about, hits, mark.aimed, getattr(mark, "knocks", False))

    def spelled(self, one: Hit) -> object:
        need = one.save.need() if one.save is not None else 0
        damage = (one.damage.fixed, one.damage.die, one.damage.minus)
        return (one.unit.id, one.figure and one.figure.id, need, damage, one.knock, one.reduce)

    def parts(self, mark: Mark) -> list[Mark]:
        return [mark]

    def merged(self, roll: Roll, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        return parts

    def idle(self, effect: Effect) -> bool:
        return False


def found_by(kind: type[Attempt], position: dict[str, Any]) -> list[list[float]]:
    """The exact distributions of everything counted."""
    setup = setup_of({"system": "fallout", **position["setup"]})
    question = led_on(system("fallout"), setup, position["answers"], 1).question()
    assert [] == question.check(position["answer"])
    orders = orders_of(question.battery, position["answer"])
    trial = kind(question.battery, orders, [decide(question.battery, order) for order in orders])
    found = tallies(trial, trial.tally.width(), EVERYTHING)
    assert 0.0 == found.error
    return found.lines


def compare(position: dict[str, Any]) -> None:
    short = found_by(Attempt, position)
    whole = found_by(Whole, position)
    for line, same in zip(short, whole, strict=True):
        most = max(len(line), len(same))
        padded = [[*found, *([0.0] * (most - len(found)))] for found in (line, same)]
        assert pytest.approx(padded[1], abs=1e-9) == padded[0]


@pytest.mark.parametrize(
    "position",
    [made for made in positions() if isinstance(made["answer"], dict) and made["name"] not in TOO_MANY],
    ids=lambda position: position["name"],
)
def test_places_hold_what_follows_depends_on(position: dict[str, Any]) -> None:
    """Every kind of attack: ways that go on as one change no number."""
    compare(position)


def heroes(at: list[list[float]], weapon: object, **more: Any) -> dict[str, Any]:
    return squad("a", "A", at, type="knight_hero", weapon=weapon, **more)


GRENADE, RIFLE = shot("a-1", "grenade:area", "b-1"), shot("a-2", "rifle:single", "b")


def in_the_way() -> list[dict[str, Any]]:
    """Attacks of which the later depend on what stands in their way, or on what reaches their target."""
    squire = squad("b", "B", [[12, 8]], type="squire")
    behind = squad("b", "B", [[10, 8], [14.5, 8]], type="squire")
    return [
        made(
            "smoke between the others and their target",
            [heroes([[10, 22], [13, 22]], "rifle", items=["smoke_grenade"]), squire, HELD],
            {"shots": [{"figure": "a-1", "weapon": "smoke_grenade:area", "toward": [12, 17]}, RIFLE]},
        ),
        made(
            "a wreck no longer in the way of sight",
            [
                heroes([[10, 22], [7, 22]], ["rpg", "rifle"]),
                squad("v", "B", [10, 14], vehicle="dune_buggy", facing=0, damage=4),
                behind,
                squad("c", "B", [[13, 16]], type="squire"),
                HELD,
            ],
            {"shots": [shot("a-1", "rpg:area", "c-1"), RIFLE]},
        ),
        made(
            "a grenade when the knife no longer reaches",
            [
                heroes([[10, 22], [12, 22]], ["plasma", "knife"], grenades=1),
                squad("b", "B", [[11, 17.5], [11, 10], [12.2, 10]], type="squire"),
                squad("c", "B", [[14, 10]], type="squire"),
                HELD,
            ],
            {"at": "b"},
        ),
        made(
            "grenades when nobody holds the throwers any more",
            [
                heroes([[10, 21.2], [12.2, 21.2], [11.1, 22.4]], "club", grenades=1),
                squad("b", "B", [[11.1, 21.2], [11.2, 13], [12.5, 13]], type="squire"),
                squad("c", "B", [[14.4, 13]], type="squire"),
                HELD,
            ],
            {"at": "b"},
        ),
    ]


def further_off() -> list[dict[str, Any]]:
    """Attacks of which the later depend on how far away those are whom the earlier left."""
    return [
        made(
            "whoever is left behind a blast may be in another range band",
            [
                heroes([[10, 30], [12, 30]], "pistol", grenades=1),
                squad("b", "B", [[10, 22.5], [10, 20.5], [12, 20.5]], type="squire"),
                HELD,
            ],
            {"shots": [GRENADE, shot("a-2", "pistol:single", "b")]},
        ),
        made(
            "whoever is left behind a blast may be a far shot",
            [
                heroes([[10, 30], [12, 30]], "pistol", grenades=1),
                squad("b", "B", [[9, 18], [12, 16.5]], type="squire"),
                squad("c", "B", [[10.2, 17.2]], type="squire"),
                HELD,
            ],
            {"shots": [GRENADE, shot("a-2", "pistol:single", "b")]},
            options={"perception": True},
        ),
    ]


def others_than_the_target() -> list[dict[str, Any]]:
    """Attacks of which the later depend on what the earlier do to others than their target."""
    wild = [
        squad("a", "A", [[34, 30], [36, 30]], type="raider_hero", weapon="rifle", grenades=1),
        squad("b", "B", [[10, 5]], type="raider_hero"),
        squad("wild1", "critters", [[35.5, 23]], type="big_roach"),
        squad("wild2", "critters", [[36.5, 25]], type="big_roach"),
    ]
    return [
        made(
            "a blast that knocks down after a pulse that does",
            [
                heroes([[10, 20], [12, 20]], "club", items=["emp_grenade"], grenades=1),
                squad("b", "B", row(2, 12, 10, 3), type=["pacification_robot", "squire"]),
                HELD,
            ],
            {"shots": [shot("a-1", "emp_grenade:area", "b-1"), shot("a-2", "grenade:area", "b-2")]},
        ),
        made(
            "a blast that knocks down the next to shoot",
            [
                heroes([[10, 17], [10, 15.2]], "rifle", grenades=1),
                squad("b", "B", [[10, 12.2]], type="super_mutant"),
                HELD,
            ],
            {"shots": [GRENADE, RIFLE]},
        ),
        made(
            "out of a wreck into the next blast",
            [
                heroes([[10, 18], [12, 18]], "rpg", grenades=1),
                squad("v", "B", [10, 12], vehicle="dune_buggy", facing=90, damage=4),
                rider("d", "B", "v", type="raider_hero"),
                HELD,
            ],
            {"shots": [shot("a-1", "grenade:area", "v"), shot("a-2", "grenade:area", "v")]},
        ),
        made(
            "critters that came between two blasts",
            wild,
            {"shots": [shot("a-1", "grenade:area", "wild1-1"), shot("a-2", "grenade:area", "wild2-1")]},
            scenario="wild_america",
            pool=["big_roach", "giant_wasp"],
        ),
        *[
            made(
                f"{edition}: revenge between two blows",
                [
                    squad("a", "A", [[10, 20], [11.1, 21], [12.2, 20]], type="super_mutant", weapon="club"),
                    squad("b", "B", row(3, 18.9, 10, 1.1), type="baby_deathclaw"),
                    squad("h", "B", [[13, 15.5]], type="hairy_deathclaw"),
                    squad("i", "B", [[9, 15.5]], type="hairy_deathclaw"),
                    HELD,
                ],
                {"at": "b"},
                edition=edition,
            )
            for edition in ("en", "it")
        ],
    ]


@pytest.mark.parametrize(
    "position",
    [*in_the_way(), *further_off(), *others_than_the_target()],
    ids=lambda position: position["name"],
)
def test_an_attack_depends_on_what_came_before_it(position: dict[str, Any]) -> None:
    """Smoke, wrecks, falls, newcomers, ranges: whatever an attack changes, the next is shown with it."""
    compare(position)
