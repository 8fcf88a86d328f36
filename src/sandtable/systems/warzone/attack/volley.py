"""A volley: from the naming of its targets to the last of its hits. What is played here is what odds run."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import final

from sandtable.core.effects import Effect, Mark
from sandtable.core.event import Aim
from sandtable.systems.warzone.attack.attack import Attack, Dice, Landed
from sandtable.systems.warzone.attack.priority import dare, obeys
from sandtable.systems.warzone.attack.shot_numbers import OUT_OF_RANGE, mark_fired, reach_of, shot_hit
from sandtable.systems.warzone.attack.to_hit import SHOT, shot_need
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import RAIL
from sandtable.systems.warzone.ground.space import engaged, foes_of, gap
from sandtable.systems.warzone.harm.rail_shots import carry_on
from sandtable.systems.warzone.harm.saves import Hit, most_harm
from sandtable.systems.warzone.harm.structures import hit_structure, name_of
from sandtable.systems.warzone.harm.wounds import one_hit, take_hit
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pending_hits import Waits
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState


@final
class Volley(Attack):
    """The shots of one attack and what becomes of them."""

    def __init__(
        self, state: WarzoneState, model: Model, weapon: Weapon, rapid: bool, aimed: bool, location: int
    ) -> None:
        super().__init__(state, model, SHOT, True)
        self.weapon = weapon
        self.rapid = rapid
        self.aimed = aimed
        self.location = location  # the place the aimed shot goes to, or -1

    def bursts(self, wanted: list[str], ducked: dict[str, int]) -> list[Dice]:
        """warzone.dice.order: the primary target's dice first, the aimed one before the others.

        `ducked` is what Take Cover took from RS, by target.
        """
        dice: list[Dice] = []
        count = wanted.count(wanted[0])
        if self.aimed:
            self._add(dice, wanted[0], 1, True, ducked)
            count -= 1
        if count:
            self._add(dice, wanted[0], count, False, ducked)
        for id in wanted:
            if id != wanted[0]:
                self._add(dice, id, 1, False, ducked)
        return dice

    def _add(self, dice: list[Dice], id: str, n: int, aimed: bool, ducked: dict[str, int]) -> None:
        state = self.state
        target = state.model(id)
        malus = ducked.get(id, 0)
        if not target.on_table or malus == OUT_OF_RANGE:
            return  # warzone.act.cover.malus_hidden: who ends out of range is missed by every shot
        need = shot_need(state, self.model, target, aimed=aimed, rapid=self.rapid, ducked=malus)
        other = bystander(state, target) if engaged(state, target) else None
        dice.append(Dice(id, n, need, aimed, other.id if other is not None else ""))

    async def fire(self, wanted: list[str], asked: list[str], ducked: dict[str, int], runner: str) -> None:
        """Take Cover first: everybody in `asked` may; `ducked` have, and the `runner` has just made up his mind."""
        state, model = self.state, self.model
        reach = reach_of(self.weapon, self.rapid)
        earlier = model.spent > (2 if self.rapid else 1)  # an action before this one
        reactions = state.reactions
        assert reactions is not None
        for i in range(len(asked)):
            target = state.model(asked[i])
            if asked[i] != runner:
                if not await reactions.takes_cover(state, model, target, earlier):
                    continue
                await Mark(f"cover {asked[i:]} {ducked}", Start(self, wanted, asked[i:], ducked))
            taken = await reactions.runs_for_cover(state, model, target, reach)
            if taken:
                ducked[target.id] = taken
        await self.begin(self.bursts(wanted, ducked), [])

    async def strike(
        self, model: Model, landed: Landed, guarded: list[str], queue: list[tuple[Model, Hit]]
    ) -> None:
        """warzone.act.shoot.engaged.morale: who is wounded by a stray shot makes his squad test its morale.

        So does the comrade who takes it for a Guarded one. warzone.armour.rail: a Rail hit goes on.
        """
        state = self.state
        squad = state.squad_of(model)
        left = health(squad) if landed.stray else 0
        hit = self.hit(landed, guarded)
        through = False
        if self.weapon.damage == RAIL:
            through = not await take_hit(state, model, hit)
        else:
            await one_hit(state, model, hit, queue)
        if landed.stray and health(squad) < left:
            squad.shaken = 1
            if squad.id not in state.hurt:
                state.hurt.append(squad.id)
        if through:
            await carry_on(state, self.model, self.weapon, model, hit)

    def hit(self, landed: Landed, guarded: list[str]) -> Hit:
        place = self.location if landed.special else -1
        return shot_hit(
            self.state, self.model, self.weapon, guarded,
            powershot=landed.powershot, aimed=landed.special, location=place,
        )  # fmt: skip

    def harm(self) -> int:
        return most_harm(self.weapon)

    def wide(self) -> bool:
        """warzone.armour.rail: a Rail hit goes on to whoever stands behind."""
        return self.weapon.damage == RAIL


@final
class Start(Waits):
    """A volley whose first target in `asked` is about to run for cover."""

    __slots__ = ("asked", "ducked", "volley", "wanted")

    def __init__(self, volley: Volley, wanted: list[str], asked: list[str], ducked: dict[str, int]) -> None:
        self.volley = volley
        self.wanted = wanted
        self.asked = asked
        self.ducked = dict(ducked)

    def __call__(self) -> Coroutine[Effect, object, None]:
        return self.volley.fire(self.wanted, self.asked, dict(self.ducked), self.asked[0])

    def targets(self) -> list[str]:
        return list(dict.fromkeys(self.wanted))

    def wide(self) -> bool:
        """Who moves may come into anybody's way."""
        return True

    def worst(self) -> int:
        return len(self.wanted) * most_harm(self.volley.weapon)


def health(squad: Squad) -> int:
    """The wounds a squad has left, hulls of vehicles among them."""
    return sum(model.hull_left() for model in squad.living())


def bystander(state: WarzoneState, target: Model) -> Model | None:
    """warzone.act.shoot.engaged.miss: the Engaged model nearest to the target, in the same combat, friend or foe."""
    fighters = foes_of(state, target)
    for foe in fighters[:]:
        for friend in foes_of(state, foe):
            if friend is not target and friend not in fighters:
                fighters.append(friend)
    best: Model | None = None
    for model in fighters:
        if best is None or gap(target, model) < gap(target, best):
            best = model
    return best


# ------------------------------------------------------------ the whole of it


async def open_fire(
    state: WarzoneState,
    model: Model,
    weapon: Weapon,
    rapid: bool,
    wanted: list[str],
    location: int,
    reaction: bool,
) -> None:
    """All that follows when the targets are named: priority, Take Cover, the dice, the hits.

    warzone.act.wait.no_chain: nobody takes cover from a reaction.
    """
    primary = state.models().get(wanted[0])
    if primary is not None and not obeys(state, model, primary) and not await dare(state, model):
        return  # warzone.priority.ld: the action is lost
    aimed = model.aimed
    mark_fired(model, weapon, reaction)
    told(state, model, weapon, wanted[0], rapid)
    if primary is None:
        await shoot_structure(state, model, weapon, wanted[0], len(wanted))
        return
    volley = Volley(state, model, weapon, rapid, aimed, location)
    await volley.fire(wanted, [] if reaction else list(dict.fromkeys(wanted)), {}, "")


def told(state: WarzoneState, model: Model, weapon: Weapon, target: str, rapid: bool) -> None:
    """Tells who shoots at whom."""
    rule = "warzone.act.rapid.numbers" if rapid else SHOT
    state.aim(lambda: aim_at(state, model, target))
    state.tell(
        "warzone-event-shoots",
        lambda: {
            "model": model_name(state, model),
            "weapon": weapon.name,
            "target": name_of(state, target),
        },
        [rule],
        model.side,
        model.id,
    )


def aim_at(state: WarzoneState, model: Model, target: str) -> Aim:
    """Who shoots at which model or structure, and how far away a model stands."""
    foe = state.models().get(target)
    return Aim([model.id], target, gap(model, foe) if foe is not None else -1.0)


async def shoot_structure(state: WarzoneState, model: Model, weapon: Weapon, id: str, shots: int) -> None:
    """warzone.structure.attack: every shot hits by itself and forces one AV test."""
    structure = state.structure(id)
    if structure is None:
        return
    for left in range(shots, 0, -1):
        await Mark(f"shots {left}")
        if structure.sp > 0:
            await hit_structure(state, structure, shot_hit(state, model, weapon, []))
