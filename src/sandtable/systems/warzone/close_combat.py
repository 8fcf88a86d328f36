"""Close combat: blows at those in reach, the free approach, and blows at structures."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.blows import Blow, blow_need, close_weapon, hits_by_itself, rate_of_attack
from sandtable.systems.warzone.dice import PASS, POWER, roll_tests
from sandtable.systems.warzone.forecast import blow_preview
from sandtable.systems.warzone.models import Model, Structure
from sandtable.systems.warzone.movement import walk_to
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.space import foes_of, in_reach, look_at, strikes
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.stride import APPROACH, INSIDE, Planner, Stride
from sandtable.systems.warzone.structures import hit_structure, structure_name
from sandtable.systems.warzone.suppression import under_fire
from sandtable.systems.warzone.traits import bonus_named
from sandtable.systems.warzone.wounds import take_hit

WHY: Final = "warzone.act.close.roll"


def approach(state: WarzoneState, model: Model, foe: Model) -> Stride:
    """warzone.act.close.approach: the free move just far enough to bring an enemy into the own reach."""
    dx = foe.base.x - model.base.x
    dy = foe.base.y - model.base.y
    apart = (dx * dx + dy * dy) ** 0.5
    room = model.base.radius + foe.base.radius + model.profile.reach - INSIDE
    share = (apart - room) / apart if apart > room else 0.0
    goal = (round(model.base.x + dx * share, 4), round(model.base.y + dy * share, 4))
    return Planner(state, model, APPROACH).stride(goal)


def foes_to_strike(state: WarzoneState, model: Model) -> list[Model]:
    """The enemies a model can strike: those in its reach, or, before its approach, those it is Engaged with."""
    reached = in_reach(state, model)
    if reached or model.approached or bonus_named(state, model, "no_move"):
        return reached
    return [foe for foe in foes_of(state, model) if not approach(state, model, foe).reasons]


def structures_to_strike(state: WarzoneState, model: Model) -> list[Structure]:
    """warzone.structure.attack: the structures within reach of a model."""
    found: list[Structure] = []
    for structure in state.structures:
        piece = state.board.piece(structure.id)
        far = model.base.radius + model.profile.reach + 0.01
        if (
            piece.left > model.base.x + far
            or piece.right < model.base.x - far
            or piece.bottom > model.base.y + far
            or piece.top < model.base.y - far
        ):
            continue
        if piece.distance_to(model.base) <= model.profile.reach + 1e-6 and model.altitude < piece.height:
            found.append(structure)
    return found


def can_strike(state: WarzoneState, model: Model) -> bool:
    """Whether there is anything to strike at."""
    return bool(foes_to_strike(state, model)) or bool(structures_to_strike(state, model))


class StrikeQuestion(Question):
    """warzone.act.close.secondary: whom to strike.

    The first blow and all but one for each other go to the primary.
    """

    kind = "target"

    def __init__(self, state: WarzoneState, model: Model, only: Model | None = None) -> None:
        super().__init__(
            model.side, WHY, Message("warzone-ask-strike", {"model": model_name(state, model)}), model.id
        )
        self.state = state
        self.model = model
        self.weapon = close_weapon(state, model)
        self.blows = rate_of_attack(state, model, self.weapon)
        self.foes: list[Model] = foes_to_strike(state, model) if only is None else [only]
        self.structures = structures_to_strike(state, model) if only is None else []

    def ids(self) -> list[str]:
        """Whom a blow may be aimed at."""
        return [foe.id for foe in self.foes] + [structure.id for structure in self.structures]

    def targets_of(self, answer: Json) -> list[str]:
        """Blow by blow, whom it is aimed at; the primary first."""
        table = table_of(answer)
        if "at" in table:
            return [text_of(table["at"])] * self.blows
        return [text_of(table_of(shot).get("at")) for shot in list_of(table.get("shots"))]

    def check(self, answer: Json) -> list[Reason]:
        table = table_of(answer)
        if ("at" in table) == ("shots" in table):
            return [Reason(self.why, "warzone-refused-target-answer")]
        wanted = self.targets_of(answer)
        allowed = self.ids()
        for id in wanted:
            if id not in allowed:
                return [Reason(self.why, "warzone-refused-strike-reach", {"target": id[:40]})]
        if len(wanted) != self.blows:
            return [Reason(self.why, "warzone-refused-blows", {"n": self.blows})]
        for id in wanted[1:]:
            if id != wanted[0] and wanted.count(id) > 1:
                return [Reason("warzone.act.close.secondary", "warzone-refused-secondary-blows")]
        if len(set(wanted)) > 1 and any(
            id not in [foe.id for foe in in_reach(self.state, self.model)] for id in wanted
        ):
            return [Reason(self.why, "warzone-refused-strike-reach", {"target": wanted[-1][:40]})]
        return []

    def candidates(self) -> list[Json]:
        found: list[Json] = [{"at": id} for id in self.ids()]
        if self.blows > 1 and len(self.foes) > 1:
            first = self.foes[0].id
            for foe in self.foes[1:]:
                shots: list[Json] = [{"figure": self.model.id, "weapon": self.weapon.id, "at": first}] * (
                    self.blows - 1
                )
                found.append(
                    {"shots": [*shots, {"figure": self.model.id, "weapon": self.weapon.id, "at": foe.id}]}
                )
        return found

    def forced(self) -> list[Json] | None:
        ids = self.ids()
        return [{"at": ids[0]}] if len(ids) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        if not preview.reasons:
            blow_preview(self.state, self.model, self.weapon, self.targets_of(answer), preview)
        return preview

    def details(self) -> dict[str, Json]:
        ids: list[Json] = [id for id in self.ids()]
        label: Json = {"id": "warzone-weapon-name", "values": {"name": self.weapon.name}}
        weapon: dict[str, Json] = {
            "id": self.weapon.id,
            "label": label,
            "range": round(self.model.profile.reach, 2),
            "dice": self.blows,
            "targets": ids,
        }
        return {
            "shooters": [{"token": self.model.id, "weapons": [weapon]}],
            "targets": [{"unit": id, "tokens": [id]} for id in self.ids()],
            "split": self.blows > 1 and len(ids) > 1,
            "may_pass": False,
        }


async def close_combat(state: WarzoneState, model: Model, only: Model | None = None) -> None:
    """warzone.act.close.roll: one die per RoA against CC, at targets within CCWR.

    `only` is the one enemy a reaction may strike.
    """
    question = StrikeQuestion(state, model, only)
    wanted = question.targets_of(await ask(question))
    model.rate = 0
    primary = wanted[0]
    if primary in state.models():
        foe = state.model(primary)
        if not strikes(model, foe):
            await come_near(state, model, foe)
            if not model.on_table:
                return
        look_at(model, foe.base.x, foe.base.y)
        if state.listens():
            values: dict[str, Json] = {"model": model_name(state, model), "target": model_name(state, foe)}
            state.tell("warzone-event-strikes", values, [WHY], model.side, model.id)
    else:
        await strike_structure(state, model, primary, len(wanted))
        return
    hits = await throw_blows(state, model, wanted)
    for target, powershot, charging in hits:
        struck = state.models().get(target)
        if struck is not None and struck.on_table:
            await take_hit(state, struck, Blow(state, model, question.weapon, charging).hit(model, powershot))
    model.charge = False


async def come_near(state: WarzoneState, model: Model, foe: Model) -> None:
    """The free approach itself; under Suppressive Fire its inches count like any."""
    stride = approach(state, model, foe)
    model.approached = True
    if stride.length > 0.0 and not stride.reasons:
        walk_to(state, model, stride.path, stride.altitude)
        await under_fire(state, model, stride.length)


async def throw_blows(state: WarzoneState, model: Model, wanted: list[str]) -> list[tuple[str, bool, bool]]:
    """warzone.dice.order: all dice of the attack first; the hits as (target, PowerShot, with the charge bonus).

    The first die of a charge is thrown by itself, for it alone strikes harder.
    """
    groups: list[tuple[str, int, bool]] = []
    primary = wanted[0]
    count = wanted.count(primary)
    if model.charge:
        groups.append((primary, 1, True))
        count -= 1
    if count:
        groups.append((primary, count, False))
    groups.extend((id, 1, False) for id in wanted if id != primary)
    hits: list[tuple[str, bool, bool]] = []
    for id, n, charging in groups:
        target = state.model(id)
        if hits_by_itself(state, target):
            hits.extend((id, False, charging) for _ in range(n))  # never PowerShots, never fumbles
            continue
        counts = await roll_tests(state, model, blow_need(state, model, target), n, WHY)
        hits.extend((id, True, charging) for _ in range(counts[POWER]))
        hits.extend((id, False, charging) for _ in range(counts[PASS]))
    return hits


async def strike_structure(state: WarzoneState, model: Model, id: str, blows: int) -> None:
    """warzone.structure.attack: a structure is hit automatically, once per blow."""
    weapon = close_weapon(state, model)
    structure = state.structure(id)
    if structure is None:
        return
    if state.listens():
        values: dict[str, Json] = {"model": model_name(state, model), "structure": structure_name(structure)}
        state.tell(
            "warzone-event-strikes-structure", values, ["warzone.structure.attack"], model.side, model.id
        )
    for i in range(blows):
        charging = model.charge and i == 0
        if structure.sp > 0:
            await hit_structure(state, structure, Blow(state, model, weapon, charging).hit(model, False))
    model.charge = False
