"""What a greedy bot likes in FUBAR."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.character import DEFAULT
from sandtable.ai.taste.fubar.character import CHARACTERS, DEFAULTS
from sandtable.ai.taste.fubar.deciding import Actions, ranked_actions, ranked_units
from sandtable.ai.taste.fubar.deploying import ranked_carriers, ranked_first, ranked_places
from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.firing import ranked_reactions, ranked_targets
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.moving import ranked_moves
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.ai.taste.taste import Taste
from sandtable.core.wire import Json, text_of
from sandtable.systems.fubar import (
    CAPTIVE_OUT,
    DASH_WHERE,
    DRIVE_WHERE,
    HOLD,
    LET_GO,
    PLACE_UNIT,
    RUN_WHERE,
    START_WHERE,
    TAKE,
    TAKE_CAPTIVE,
    WALK_WHERE,
    WHICH_ACTION,
    WHICH_EDGE,
    WHICH_UNIT,
    WHO_REACTS,
    WHO_SETS_UP_NEXT,
    WHOM_TO_ASSAULT,
    WHOM_TO_FIRE_AT,
    FubarState,
)

PLAIN_MOVES = (WALK_WHERE, RUN_WHERE, DASH_WHERE, DRIVE_WHERE)


class FubarTaste(Taste):
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order."""

    def __init__(self, side: int, character: str = DEFAULT) -> None:
        super().__init__(side, character)
        self.weights = CHARACTERS.get(character, DEFAULTS)
        self.character = self.weights

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        candidates = seat.candidates()
        state = seat.known()
        # One who moves may have somewhere to go where the rules, which see nobody there, propose nothing.
        only = len(candidates) == 1 and asked.id not in PLAIN_MOVES
        if not isinstance(state, FubarState) or only:
            return as_proposed(candidates)
        field = Field(state, self.side, self.weights)
        goals = Goals(field)
        if asked.id == WHOM_TO_FIRE_AT:
            return ranked_targets(seat, field, goals, candidates)
        force = field.mine.get(asked.subject)
        if force is None:
            return self._for_the_side(field, goals, asked, candidates)
        return self._for_a_unit(field, goals, force, asked, candidates)

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        return [a for a in candidates if a == HOLD] if asked.id == WHO_REACTS else []

    def _for_the_side(self, field: Field, goals: Goals, asked: Asked, candidates: list[Json]) -> list[Plan]:
        """Questions about no unit of its own."""
        if asked.id == WHICH_UNIT:
            return ranked_units(field, goals, candidates)
        if asked.id == WHO_REACTS:
            return ranked_reactions(field, goals, asked.subject, candidates)
        if asked.id in (WHO_SETS_UP_NEXT, WHICH_EDGE):
            return ranked_first(field, candidates)
        return as_proposed(candidates)

    def _for_a_unit(
        self, field: Field, goals: Goals, force: Force, asked: Asked, candidates: list[Json]
    ) -> list[Plan]:
        if asked.id in PLAIN_MOVES:
            return ranked_moves(field, goals, force, asked.id, candidates)
        if asked.id == WHICH_ACTION:
            return ranked_actions(field, goals, force, candidates)
        if asked.id == WHOM_TO_ASSAULT:
            values = Actions(field, goals, force)
            enemies = {enemy.unit.id: enemy for enemy in field.enemies}
            return best_first([Plan([a], values.charge(enemies[text_of(a)])) for a in candidates])
        if asked.id == PLACE_UNIT:
            return ranked_places(field, goals, force, candidates)
        if asked.id == START_WHERE:
            return ranked_carriers(field, goals, force, candidates)
        if asked.id == TAKE_CAPTIVE:
            wanted = TAKE if CAPTIVE_OUT in goals.kinds else LET_GO
            return best_first([Plan([a], 1.0 if a == wanted else 0.0) for a in candidates])
        return as_proposed(candidates)
