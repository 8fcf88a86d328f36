"""An attack from its first die to its last hit: what shots, blows and templates have in common.

What is played here is what odds run. They may begin it again from any of its marks.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import final

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect, Mark
from sandtable.core.reckoning import Reckoning
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.vehicle_damage import blast_hit
from sandtable.systems.warzone.harm.wounds import one_hit
from sandtable.systems.warzone.state.dice import FAIL, FUMBLE, PASS, POWER, roll_tests
from sandtable.systems.warzone.state.pending_hits import Waits
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


@final
class Dice:
    """Dice that are alike: at whom, how many, what they need (None: they hit by themselves).

    `special` are the aimed ones, or those with the charge bonus; `astray` is the id of whoever gets those that miss.
    """

    __slots__ = ("astray", "n", "need", "special", "target")

    def __init__(
        self, target: str, n: int, need: Reckoning | None, special: bool = False, astray: str = ""
    ) -> None:
        self.target = target
        self.n = n
        self.need = need
        self.special = special
        self.astray = astray

    def key(self) -> str:
        """What tells them from others."""
        need = self.need
        number = need.need() if need is not None else 20
        return f"{self.target} {self.n}{'*' if self.special else ''}<{number} {self.astray}"


@final
class Landed:
    """A hit that waits its turn; `blast` is that of a vehicle that blew up."""

    __slots__ = ("blast", "powershot", "special", "stray", "target")

    def __init__(
        self, target: str, powershot: bool, special: bool = False, stray: bool = False, blast: bool = False
    ) -> None:
        self.target = target
        self.powershot = powershot
        self.special = special
        self.stray = stray
        self.blast = blast

    def key(self) -> str:
        """What tells it from others."""
        kind = "+" if self.blast else "~" if self.stray else "!" if self.powershot else "."
        return f"{self.target}{kind}{'*' if self.special else ''}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack:
    """One attack of a model: its dice, its hits, and what comes when all are taken."""

    def __init__(self, state: WarzoneState, model: Model, why: str, ranged: bool) -> None:
        self.state = state
        self.model = model
        self.why = why  # the rule of its dice
        self.ranged = ranged

    async def begin(self, dice: list[Dice], landed: list[Landed]) -> None:
        """All of it: some dice, and hits that need none."""
        if self.state.touched is not None:
            await Rest(self, dice, landed, []).mark()
        await self.go_on(dice, landed, [])

    async def go_on(self, dice: list[Dice], landed: list[Landed], guarded: list[str]) -> None:
        """warzone.dice.order: all dice first; then hit by hit.

        `guarded` are the squads whose Guarded ability has been used on this action.
        """
        state, tried = self.state, self.state.touched
        late = tried is not None and tried.late
        while dice or landed:
            if dice and not (landed and late):
                landed = landed + await self.throw(dice[0])
                dice = dice[1:]
            else:
                landed = await self._take(landed[0], landed[1:], guarded)
            landed = [each for each in landed if state.model(each.target).on_table]
            if tried is not None and (dice or landed):
                await Rest(self, dice, landed, guarded).mark()
        await self.finish()

    async def throw(self, dice: Dice) -> list[Landed]:
        """The hits of some dice, PowerShots first. Those without a number never are, nor do they fumble."""
        need, special = dice.need, dice.special
        if need is None:
            return [Landed(dice.target, False, special) for _ in range(dice.n)]
        counts = await roll_tests(self.state, self.model, need, dice.n, self.why)
        hits = [Landed(dice.target, True, special) for _ in range(counts[POWER])]
        hits.extend(Landed(dice.target, False, special) for _ in range(counts[PASS]))
        if dice.astray:
            missed = counts[FAIL] + counts[FUMBLE]
            hits.extend(Landed(dice.astray, False, special, True) for _ in range(missed))
        return hits

    async def _take(self, hit: Landed, later: list[Landed], guarded: list[str]) -> list[Landed]:
        """One hit; what is to come after it. A vehicle that blows up hits those about it before anything else."""
        queue: list[tuple[Model, Hit]] = []
        model = self.state.model(hit.target)
        if hit.blast:
            await one_hit(self.state, model, blast_hit(), queue)
        else:
            await self.strike(model, hit, guarded, queue)
        if not queue:
            return later
        first = 0
        while first < len(later) and later[first].blast:
            first += 1
        blasts = [Landed(other.id, False, blast=True) for other, _ in queue]
        return later[:first] + blasts + later[first:]

    async def strike(
        self, model: Model, landed: Landed, guarded: list[str], queue: list[tuple[Model, Hit]]
    ) -> None:
        """What one hit does; `queue` takes those whom a vehicle's end hits."""
        await one_hit(self.state, model, self.hit(landed, guarded), queue)

    def hit(self, landed: Landed, guarded: list[str]) -> Hit:
        """The hit that a die which landed has become: its strength, damage and place."""
        raise TypeError("an attack writes its own hit()")

    async def finish(self) -> None:
        """What comes when all hits are taken."""

    def harm(self) -> int:
        """The most wounds or structure points that one hit costs."""
        return 1

    def wide(self) -> bool:
        """Whether it may also hurt others than those who are hit, or depend on them."""
        return False


@final
class Rest(Waits):
    """The rest of an attack from one of its marks."""

    __slots__ = ("attack", "dice", "guarded", "landed")

    def __init__(self, attack: Attack, dice: list[Dice], landed: list[Landed], guarded: list[str]) -> None:
        self.attack = attack
        self.dice = dice
        self.landed = landed
        self.guarded = guarded[:]

    def __call__(self) -> Coroutine[Effect, object, None]:
        return self.attack.go_on(self.dice, self.landed, self.guarded[:])

    def key(self) -> str:
        """What is still to come, in a word; whom `guarded` concerns is for those who look at the copy."""
        waiting = [dice.key() for dice in self.dice]
        waiting.extend([landed.key() for landed in self.landed])
        return " ".join(waiting)

    def targets(self) -> list[str]:
        ids: dict[str, None] = {}
        for landed in self.landed:
            ids[landed.target] = None
        for dice in self.dice:
            ids[dice.target] = None
            if dice.astray:
                ids[dice.astray] = None
        return list(ids)

    def guardable(self) -> list[str]:
        ids: dict[str, None] = {}
        if self.attack.ranged:
            for landed in self.landed:
                if not landed.blast:
                    ids[landed.target] = None
            for dice in self.dice:
                ids[dice.target] = None
                if dice.astray:
                    ids[dice.astray] = None
        return list(ids)

    def misses_only(self) -> bool:
        if not self.dice or self.landed:
            return False
        return not self.attack.state.model(self.dice[0].target).on_table

    def astray(self) -> list[list[str]]:
        return [[dice.target, dice.astray] for dice in self.dice if dice.astray]

    def among(self, ids: dict[str, None]) -> Waits:
        dice = [each for each in self.dice if each.target in ids]
        return Rest(self.attack, dice, [hit for hit in self.landed if hit.target in ids], self.guarded)

    def mark(self) -> Mark:
        return Mark(self.key(), self)

    def used(self, squad: str) -> bool:
        return squad in self.guarded

    def wide(self) -> bool:
        return self.attack.wide()

    def worst(self) -> int:
        hits = len(self.landed) + sum(dice.n for dice in self.dice)
        return hits * self.attack.harm()
