"""A copy of the game that is put back to how it was: rules are tried on it again and again.

What an attack comes to is noted (`WarzoneState.touch`) and put back before the next run; the rest of the copy is never
changed. The copy is what the asking side knows of the game, so nothing hidden from it can bend what it is shown.
"""

from __future__ import annotations

from typing import final

from sandtable.systems.warzone.state.pieces import Crate, Model, SideState, Squad, Structure
from sandtable.systems.warzone.state.state import Roster, WarzoneState
from sandtable.systems.warzone.state.touched_models import Touched


@final
class Kept:
    """How the copy was at one moment, as far as it had been changed; what is as it was at another is shared with it."""

    __slots__ = ("crates", "models", "roster", "shell", "sides", "sp", "squads", "structures")

    def __init__(
        self,
        models: dict[str, Model],
        squads: dict[str, Squad],
        state: WarzoneState,
        first: Kept | None,
    ) -> None:
        self.models = models
        self.squads = squads
        self.sides: list[SideState] = []
        for i in range(len(state.sides)):
            side = state.sides[i]
            alike = first is not None and same_side(side, first.sides[i])
            self.sides.append(first.sides[i] if first is not None and alike else side.clone())
        alike = first is not None and same_crates(state.crates, first.crates)
        self.crates: list[Crate] = (
            first.crates if first is not None and alike else [crate.clone() for crate in state.crates]
        )
        self.structures: list[Structure] = state.structures
        self.sp: list[int] = [structure.sp for structure in state.structures]
        self.shell: WarzoneState = (
            first.shell if first is not None and same_table(state, first.shell) else shell_of(state)
        )
        self.roster: Roster = state.roster()


def same_side(one: SideState, other: SideState) -> bool:
    """Whether two sides are alike in all that an attack may change."""
    return (
        one.ready == other.ready
        and one.burned == other.burned
        and one.points == other.points
        and one.lost == other.lost
        and one.discard == other.discard
    )


def same_crates(some: list[Crate], others: list[Crate]) -> bool:
    """Whether crates lie alike, or are carried alike."""
    for i in range(len(some)):
        one, other = some[i], others[i]
        if one.carrier != other.carrier or one.x != other.x or one.y != other.y:
            return False
    return True


def same_table(one: WarzoneState, other: WarzoneState) -> bool:
    """Whether two states are alike in all of their own that an attack may change."""
    return (
        one.board is other.board
        and one.actor == other.actor
        and one.hurt == other.hurt
        and one.result is other.result
        and one.vision is other.vision
    )


def shell_of(state: WarzoneState) -> WarzoneState:
    """A state without sides and squads."""
    shell = WarzoneState(state.catalogue, state.mission, state.board, [], [], state.options)
    state.copy_onto(shell)
    return shell


def bare_squad(squad: Squad) -> Squad:
    """A squad without its models."""
    copy = Squad(squad.id, squad.side, squad.kind, squad.name, squad.profile, [], squad.commander)
    squad.copy_onto(copy)
    return copy


@final
class Scratch:
    """The copy: `state` is what rules run on, `real` the game itself, which is never changed."""

    __slots__ = ("at", "attackers", "first", "note", "real", "state", "touched")

    def __init__(self, real: WarzoneState, side: int, attackers: list[Model]) -> None:
        self.real = real
        state = real.known(side)
        state.models()
        state.field(side)
        self.state: WarzoneState = state
        self.attackers = [state.model(model.id) for model in attackers]
        self.note = Touched()
        self.touched: dict[str, Model] = {}  # by the run from where it was last put back
        self.first = Kept({}, {}, state, None)
        self.at = self.first  # where that was

    def changed(self) -> dict[str, Model]:
        """Those of the copy who may not be as they were at first."""
        kept = self.at.models
        if not kept:
            return self.touched
        models = self.state.models()
        changed = {id: models[id] for id in kept}
        changed.update(self.touched)
        return changed

    def keep(self) -> Kept:
        """Notes how the copy is now, so that `back` can make it so again."""
        before, touched, state = self.at, self.touched, self.state
        models = dict(before.models)
        squads = dict(before.squads)
        fresh: dict[str, None] = {}
        for id, model in touched.items():
            models[id] = model.clone()
            fresh[model.squad] = None
        for id in fresh:
            squads[id] = bare_squad(state.squad(id))
        return Kept(models, squads, state, self.first)

    def back(self, kept: Kept) -> None:
        """Makes the copy what it was."""
        state = self.state
        if kept is not self.at:
            self.touched = {**self.changed(), **{id: state.model(id) for id in kept.models}}
        self._put_back(kept)
        self.at = kept
        touched: dict[str, Model] = {}
        if kept is self.first:  # whoever attacks is changed by that
            for model in self.attackers:
                touched[model.id] = model
        self.touched = touched
        self.note.models = touched
        state.touched = self.note
        for i in range(len(kept.sides)):
            if not same_side(kept.sides[i], state.sides[i]):
                kept.sides[i].copy_onto(state.sides[i])
        if not same_table(kept.shell, state):
            kept.shell.copy_onto(state)
        if not same_crates(kept.crates, state.crates):
            state.crates = [crate.clone() for crate in kept.crates]
        structures = kept.structures
        state.structures = structures
        for i in range(len(structures)):
            structures[i].sp = kept.sp[i]
        state.set_roster(kept.roster)

    def _put_back(self, kept: Kept) -> None:
        """Models that were touched, and their squads."""
        real, state = self.real, self.state
        squads: dict[str, None] = {}
        for id, model in self.touched.items():
            squads[model.squad] = None
            before = kept.models.get(id)
            (before if before is not None else real.model(id)).copy_onto(model)
            squads[model.squad] = None
        for id in squads:
            squad = kept.squads.get(id)
            (squad if squad is not None else real.squad(id)).copy_onto(state.squad(id))
