"""Take Cover: what a Waiting model may do when it is shot at."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, Reason, text_of
from sandtable.systems.warzone.attack.shot_numbers import OUT_OF_RANGE
from sandtable.systems.warzone.book.profiles import NO_COVER
from sandtable.systems.warzone.book.words import BOON_NO_MOVE, BOON_WAIT_NO_TEST
from sandtable.systems.warzone.ground.sight import unhidden
from sandtable.systems.warzone.ground.space import engaged, within
from sandtable.systems.warzone.ground.terrain import kind_of
from sandtable.systems.warzone.harm.nerve import ld_of, ld_test
from sandtable.systems.warzone.move.movement import go
from sandtable.systems.warzone.move.planning import TAKE_COVER, Stride
from sandtable.systems.warzone.move.seeking import SeekingQuestion
from sandtable.systems.warzone.state.identities import ASK_COVER, DUCKS, STAYS
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named
from sandtable.table import Disc

DUCKED: Final = -2  # warzone.act.cover.malus
HIDDEN: Final = -6  # warzone.act.cover.malus_hidden
TOPIC: Final = "warzone.take_cover"
WHY: Final = "warzone.act.cover.only_wait"
LD: Final = "warzone.act.wait.ld"


class Ducking(SeekingQuestion):
    """Where does a model run for cover?"""

    def __init__(self, state: WarzoneState, model: Model) -> None:
        super().__init__(state, model, TAKE_COVER)

    def law(self, stride: Stride) -> list[Reason]:
        """warzone.act.cover.move: towards an existing piece of cover: nearer to one than before."""
        model = self.model
        end = Disc(stride.end[0], stride.end[1], model.base.radius)
        for piece in self.state.board.pieces:
            if kind_of(self.state, piece).cover != NO_COVER:
                before = piece.distance_to(model.base)
                if before == 0.0 or piece.distance_to(end) < before:
                    return []
        return [Reason("warzone.act.cover.move", "warzone-refused-no-cover")]

    def count(self) -> int:
        """Staying is no way to cover."""
        return super().count() - 1


def may_duck(state: WarzoneState, model: Model, shooter: Model) -> bool:
    """warzone.act.cover.only_wait: a Waiting model that is not Engaged and has not failed against this enemy.

    warzone.vehicle.actions: vehicles never take cover.
    """
    if (
        not model.waiting
        or model.balked == shooter.id
        or model.profile.vehicle
        or bonus_named(state, model, BOON_NO_MOVE)
    ):
        return False
    if engaged(state, model) or not any(
        kind_of(state, piece).cover != NO_COVER for piece in state.board.pieces
    ):
        return False
    return Ducking(state, model).possible()


async def takes_cover(state: WarzoneState, shooter: Model, model: Model, acted: bool) -> bool:
    """One target's choice; warzone.act.wait.window: the LD test only if the shooter has already taken an action."""
    state.touch(model)
    if not model.waiting or not may_duck(state, model, shooter):
        return False
    options = [
        Option(DUCKS, Message("warzone-opt-take-cover"), WHY, icon="cover"),
        Option(STAYS, Message("warzone-opt-stay"), WHY),
    ]
    prompt = Message("warzone-ask-take-cover", {"model": model_name(state, model)})
    question = Choose(model.side, WHY, prompt, options, subject=model.id, topic=TOPIC, id=ASK_COVER)
    if text_of(await ask(question)) != DUCKS:
        return False
    tested = acted and not bonus_named(state, model, BOON_WAIT_NO_TEST)
    squad = state.squad_of(model)
    if tested and not await ld_test(state, squad, model, ld_of(state, squad, LD), LD):
        model.balked = shooter.id  # warzone.act.wait.fail
        return False
    return True


async def run_for_cover(state: WarzoneState, shooter: Model, model: Model, reach: float) -> int:
    """The way there; what it takes from the shooter's RS."""
    state.touch(model)
    model.waiting = False
    model.hidden = False  # warzone.act.hide.lost
    question = Ducking(state, model)
    answer = await ask(question)
    await go(state, model, question.plan_for(answer), question.facing_for(answer))
    state.tell(
        "warzone-event-took-cover",
        lambda: {"model": model_name(state, model)},
        ["warzone.act.cover.malus"],
        model.side,
        model.id,
    )
    if not within(shooter, model, reach):
        return OUT_OF_RANGE
    return DUCKED if unhidden(state, shooter, model) else HIDDEN
