"""Close combat: whom a model can strike, its blows at them, and blows at structures."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.core.effects import Mark
from sandtable.core.event import Aim
from sandtable.core.preview import Preview
from sandtable.core.question import Target
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.attack.attack import Attack, Dice, Landed
from sandtable.systems.warzone.attack.blow_numbers import Blow, close_weapon, rate_of_attack
from sandtable.systems.warzone.attack.drill_fire import drilled_blow
from sandtable.systems.warzone.attack.forecast import First, provided, show_odds
from sandtable.systems.warzone.attack.to_hit import BLOW, blow_need, hits_by_itself
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import BOON_NO_MOVE
from sandtable.systems.warzone.ground.space import foes_of, in_reach, look_at, strikes
from sandtable.systems.warzone.harm.saves import Hit, most_harm
from sandtable.systems.warzone.harm.structures import hit_structure, structure_name
from sandtable.systems.warzone.state.answer_shape import aim_reasons
from sandtable.systems.warzone.state.drill import answered
from sandtable.systems.warzone.state.identities import ASK_BLOW, AT
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named


def foes_to_strike(state: WarzoneState, model: Model) -> list[Model]:
    """The enemies a model can strike: those in its reach, or, before its approach, those it is Engaged with."""
    reached = in_reach(state, model)
    if reached or model.approached or bonus_named(state, model, BOON_NO_MOVE):
        return reached
    reactions = state.reactions
    assert reactions is not None
    return [foe for foe in foes_of(state, model) if reactions.can_approach(state, model, foe)]


def structures_to_strike(state: WarzoneState, model: Model) -> list[Structure]:
    """warzone.structure.attack: the structures within reach of a model."""
    structures: list[Structure] = []
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
            structures.append(structure)
    return structures


def can_strike(state: WarzoneState, model: Model) -> bool:
    """Whether there is anything to strike at."""
    return bool(foes_to_strike(state, model)) or bool(structures_to_strike(state, model))


class StrikeQuestion(Target):
    """warzone.act.close.secondary: whom to strike.

    The first blow and all but one for each other go to the primary.
    """

    identity: ClassVar[str] = ASK_BLOW

    def __init__(self, state: WarzoneState, model: Model, only: Model | None = None) -> None:
        super().__init__(
            model.side, BLOW, Message("warzone-ask-strike", {"model": model_name(state, model)}), model.id
        )
        self.state = state
        self.model = model
        self.weapon = close_weapon(state, model)
        self.blows = rate_of_attack(state, model, self.weapon)
        self.foes: list[Model] = foes_to_strike(state, model) if only is None else [only]
        self.structures = structures_to_strike(state, model) if only is None else []
        self.first: First | None = None  # what has to come off before the blows of a reaction

    def ids(self) -> list[str]:
        """Whom a blow may be aimed at."""
        return [foe.id for foe in self.foes] + [structure.id for structure in self.structures]

    def targets_of(self, answer: Json) -> list[str]:
        """Blow by blow, whom it is aimed at; the primary first."""
        table = table_of(answer)
        if AT in table:
            return [text_of(table[AT])] * self.blows
        return [text_of(table_of(shot).get(AT)) for shot in list_of(table.get("shots"))]

    def check(self, answer: Json) -> list[Reason]:
        reasons = aim_reasons(answer, (AT, "shots"), self.model.id, self.weapon.id, self.why)
        if reasons:
            return reasons
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
        answers: list[Json] = [{AT: id} for id in self.ids()]
        if self.blows > 1 and len(self.foes) > 1:
            first = self.foes[0].id
            for foe in self.foes[1:]:
                shots: list[Json] = [{"figure": self.model.id, "weapon": self.weapon.id, AT: first}] * (
                    self.blows - 1
                )
                answers.append(
                    {"shots": [*shots, {"figure": self.model.id, "weapon": self.weapon.id, AT: foe.id}]}
                )
        return answers

    def forced(self) -> list[Json] | None:
        ids = self.ids()
        return [{AT: ids[0]}] if len(ids) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        if not preview.reasons:
            wanted = self.targets_of(answer)
            id = self.model.id
            attack = provided(self.first, id, lambda state: strike_out(state, state.model(id), wanted))
            show_odds(self.state, self.side, [self.model], list(dict.fromkeys(wanted)), attack, preview)
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
    drilled = drilled_blow(state, model, question.ids()) if only is None else None
    await strike_out(state, model, question.targets_of(await answered(question, drilled)))


async def strike_out(state: WarzoneState, model: Model, wanted: list[str]) -> None:
    """All that follows when the targets are named: the free approach, the dice, the hits."""
    model.rate = 0
    foe = state.models().get(wanted[0])
    if foe is None:
        await strike_structure(state, model, wanted[0], len(wanted))
        return
    if not strikes(model, foe):
        reactions = state.reactions
        assert reactions is not None
        await reactions.approaches(state, model, foe)
        if not model.on_table:
            return
    look_at(model, foe.base.x, foe.base.y)
    state.aim(lambda: Aim([model.id], foe.id, 0.0))
    state.tell(
        "warzone-event-strikes",
        lambda: {"model": model_name(state, model), "target": model_name(state, foe)},
        [BLOW],
        model.side,
        model.id,
    )
    flurry = Flurry(state, model, close_weapon(state, model))
    await flurry.begin(flurry.swings(wanted), [])


@final
class Flurry(Attack):
    """The blows of one attack and what becomes of them."""

    def __init__(self, state: WarzoneState, model: Model, weapon: Weapon) -> None:
        super().__init__(state, model, BLOW, False)
        self.weapon = weapon

    def swings(self, wanted: list[str]) -> list[Dice]:
        """The first die of a charge is thrown by itself, for it alone strikes harder."""
        groups: list[tuple[str, int, bool]] = []
        primary = wanted[0]
        count = wanted.count(primary)
        if self.model.charge:
            groups.append((primary, 1, True))
            count -= 1
        if count:
            groups.append((primary, count, False))
        groups.extend((id, 1, False) for id in wanted if id != primary)
        dice: list[Dice] = []
        for id, n, charging in groups:
            target = self.state.model(id)
            certain = hits_by_itself(self.state, target)
            need = None if certain else blow_need(self.state, self.model, target)
            dice.append(Dice(id, n, need, charging))
        return dice

    def hit(self, landed: Landed, guarded: list[str]) -> Hit:
        blow = Blow(self.state, self.model, self.weapon, landed.special)
        return blow.hit(self.model, landed.powershot)

    async def finish(self) -> None:
        self.state.touch(self.model)
        self.model.charge = False

    def harm(self) -> int:
        return most_harm(self.weapon)


async def strike_structure(state: WarzoneState, model: Model, id: str, blows: int) -> None:
    """warzone.structure.attack: a structure is hit automatically, once per blow."""
    weapon = close_weapon(state, model)
    structure = state.structure(id)
    if structure is None:
        return
    state.tell(
        "warzone-event-strikes-structure",
        lambda: {"model": model_name(state, model), "structure": structure_name(structure)},
        ["warzone.structure.attack"],
        model.side,
        model.id,
    )
    for i in range(blows):
        await Mark(f"blows {i - blows}")
        charging = model.charge and i == 0
        if structure.sp > 0:
            await hit_structure(state, structure, Blow(state, model, weapon, charging).hit(model, False))
    model.charge = False
