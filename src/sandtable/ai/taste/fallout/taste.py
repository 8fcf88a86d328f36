"""What a greedy bot likes in Fallout: Warfare."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.character import DEFAULT
from sandtable.ai.taste.fallout.attacking import ranked_targets
from sandtable.ai.taste.fallout.character import CHARACTERS, DEFAULTS
from sandtable.ai.taste.fallout.deciding import ranked_actions, ranked_units, ranked_victims
from sandtable.ai.taste.fallout.driving import ranked_drives, ranked_ways
from sandtable.ai.taste.fallout.field import Field
from sandtable.ai.taste.fallout.moving import ranked_moves, ranked_places, ranked_selections
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.ai.taste.taste import Taste
from sandtable.core.wire import Json, text_of
from sandtable.systems.fallout import FalloutState, identities

UNITS = (identities.WHICH_UNIT, identities.WHICH_CRITTER)
READY = (identities.FIRE, *(f"{identities.AT}{share}" for share in (1.0, 0.75, 0.5, 0.25)))


class FalloutTaste(Taste):
    """Ranks answers by what they bring at once; whatever it has no opinion on is left in the rules' order."""

    def __init__(self, side: int, character: str = DEFAULT) -> None:
        super().__init__(side, character)
        self.weights = CHARACTERS.get(character, DEFAULTS)
        self.character = self.weights

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        candidates = seat.candidates()
        state = seat.known()
        if not isinstance(state, FalloutState) or (len(candidates) == 1 and asked.kind != "move"):
            return as_proposed(candidates)
        field = Field(state, self.side, self.weights)
        force = field.mine.get(asked.subject)
        if asked.kind == "target":
            return ranked_targets(seat, field, force, asked.why, candidates)
        if asked.kind == "choose":
            return self._choice(field, asked, candidates)
        if asked.kind == "select":
            return ranked_selections(field, asked.id, asked.subject, candidates)
        if asked.kind == "place":
            return ranked_places(field, asked.why, asked.subject, candidates)
        if asked.kind == "move" and force is not None:
            if force.vehicle:
                return ranked_drives(field, force, candidates)
            return ranked_moves(field, force, asked.why, candidates)
        return as_proposed(candidates)

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        if asked.id not in (identities.OVERWATCH_NOW, identities.OVERWATCH_WHEN):
            return []
        return [answer for answer in candidates if answer in (identities.HOLD, identities.LET_GO)]

    def _choice(self, field: Field, asked: Asked, candidates: list[Json]) -> list[Plan]:
        force = field.mine.get(asked.subject)
        if asked.id in UNITS:
            return ranked_units(field, candidates)
        if asked.id == identities.WHICH_ACTION and force is not None:
            return ranked_actions(field, force, candidates)
        if asked.id == identities.VEHICLE_ACTION and force is not None:
            return ranked_ways(field, force, candidates)
        if asked.id == identities.WHICH_VICTIM:
            return ranked_victims(field, candidates)
        if asked.id in (identities.OVERWATCH_NOW, identities.OVERWATCH_WHEN):
            return best_first(
                [Plan([a], -float(READY.index(text_of(a)) if a in READY else len(READY))) for a in candidates]
            )
        return as_proposed(candidates)
