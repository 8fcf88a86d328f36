"""Cover: what stands between a shooter and a target takes from RS."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.warzone.book.profiles import HEAVY_COVER, LIGHT_COVER, NO_COVER
from sandtable.systems.warzone.book.words import BOON_FRIENDS_CLEAR, BOON_LIGHT_COVER_HEAVY, BOON_SMOKE
from sandtable.systems.warzone.ground.sight import veils_between, vision
from sandtable.systems.warzone.ground.space import within
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named
from sandtable.systems.warzone.state.vision import NEAR, TOLERANCE, Veil

LEAST_SHARE: Final = 0.25  # warzone.cover.condition
MANY: Final = 3  # warzone.cover.many: more pieces than this
PENALTY: Final = (0, -2, -4)  # warzone.cover.light, warzone.cover.heavy, warzone.cover.models
RULES: Final = ("", "warzone.cover.light", "warzone.cover.heavy")


@final
class Shelter:
    """What cover a target has from one shooter: how many pieces, the greatest penalty, and which they are.

    warzone.cover.kinds: which terrain gives which is in data/pieces.toml.
    """

    __slots__ = ("by_model", "level", "pieces", "raised", "smoke")

    def __init__(self) -> None:
        self.level = NO_COVER
        self.pieces: list[str] = []  # ids of terrain and models
        self.by_model = False  # the greatest penalty is that of a model in the way
        self.raised = ""  # the rule that makes light cover heavy, if any
        self.smoke = False

    def penalty(self) -> int:
        """warzone.cover.multiple: with two or three pieces only the largest counts."""
        return PENALTY[self.level]

    def only_natural(self) -> bool:
        """warzone.cover.many: with more than three pieces only a natural 1 hits."""
        return len(self.pieces) > MANY

    def why(self) -> str:
        """The rule by which cover takes from RS: light, heavy, or several pieces."""
        return "warzone.cover.models" if self.by_model else RULES[self.level]


def counts(veil: Veil) -> bool:
    """Whether something in the way is cover.

    warzone.cover.condition: terrain that hides at least a quarter and stands within an inch of the target.
    warzone.cover.shooter: not a piece that the shooter himself stands at.
    """
    return veil.near and not veil.passed and veil.share() >= LEAST_SHARE - TOLERANCE


def shelter_of(state: WarzoneState, shooter: Model, target: Model) -> Shelter:
    """The cover of a target from a shooter."""
    friends = not bonus_named(state, shooter, BOON_FRIENDS_CLEAR)
    shelter = Shelter()
    for veil in veils_between(state, shooter, target, friends):
        if counts(veil):
            shelter.pieces.append(veil.id)
            if veil.cover > shelter.level:
                shelter.level = veil.cover
                shelter.by_model = veil.id in state.models()
    if shelter.level == NO_COVER and in_smoke(state, target):
        shelter.level = LIGHT_COVER
        shelter.smoke = True
    if shelter.level == LIGHT_COVER:
        _raise(state, target, shelter)
    return shelter


def _raise(state: WarzoneState, target: Model, shelter: Shelter) -> None:
    """warzone.act.hide.cover: light cover counts as heavy for who is Hidden; so it does under Heads Down."""
    if target.hidden:
        shelter.level = HEAVY_COVER
        shelter.raised = "warzone.act.hide.cover"
    elif bonus_named(state, target, BOON_LIGHT_COVER_HEAVY):
        shelter.level = HEAVY_COVER
        shelter.raised = "warzone.deck.play.tactic"


def in_smoke(state: WarzoneState, target: Model) -> bool:
    """Whether smoke hangs about a model: one who threw a canister this turn stands near enough."""
    for side in range(len(state.sides)):
        for model in state.field(side):
            for boon in model.boons:
                if boon.effect == BOON_SMOKE and within(model, target, boon.limit):
                    return True
    return False


def light_cover_near(state: WarzoneState, model: Model) -> bool:
    """warzone.act.hide.cover: whether a piece that gives light cover stands within an inch."""
    base = model.base
    for piece in vision(state).light:
        if (
            piece.left - NEAR - base.radius <= base.x <= piece.right + NEAR + base.radius
            and piece.bottom - NEAR - base.radius <= base.y <= piece.top + NEAR + base.radius
            and piece.distance_to(base) <= NEAR + TOLERANCE
        ):
            return True
    return in_smoke(state, model)
