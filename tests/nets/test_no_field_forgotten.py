"""No field of a state is forgotten: `clone` and snapshots carry it, `digest` and `dump` write it, `known` shows it or
hides it on purpose, and a position can say it; or it stands in `left_out` with the reason.

States come from the middle of random games and from positions that say everything. One field at a time gets another
value, and all writers are asked.
"""

import importlib
import json
from collections import defaultdict

import pytest
from tests.nets.fields import (
    LISTENING,
    WRITTEN_ONCE,
    at_path,
    fields_of,
    frozen,
    is_state_class,
    label,
    mutables_of,
    other_values,
    parts_of,
    same,
)
from tests.nets.left_out import FIXED, HANGS_ON, LEFT_OUT
from tests.nets.moments import SYSTEMS, begun, chance_of, moments, positions_of, tables_of, wider

from sandtable.core.journal import canonical
from sandtable.core.snapshot import SnapshotError, kept, restored
from sandtable.core.state import Result
from sandtable.core.system import system
from sandtable.systems.fallout.state.state import Culprit, Fallen
from sandtable.systems.fubar.state.state import Combat, Unit
from sandtable.systems.warfare.book.profiles import Seat

TRIES = 3  # times each field is changed, in as many states
VALUES = 2  # other values each time
KEPT = 8  # values of a field that are remembered

CORA = Seat(team=1, faction="UK", regular=True, cube="red", name="Cora")
RESULT = Result(0, [2.0, 1.0], "house.test")
INVENTED = {
    "FalloutState.fallen": lambda _: [[Fallen("A1", "A1-1", Culprit(1, "", "house.test"))]],
    "FalloutState.passed": lambda _: [["A1"]],
    "FalloutState.result": lambda _: [RESULT],
    "FubarState.combats": lambda _: [[Combat(1, ["A1", "B1"])]],
    "FubarState.result": lambda _: [RESULT],
    "WarfareState.result": lambda _: [RESULT],
    "WarfareState.seats": lambda state: [
        [Seat(team=1, faction="UK", regular=True, cube="red", name="Cora"), *state.seats[1:]]
    ],
    "WarfareState.tallied": lambda _: [[1]],
    "WarzoneState.hurt": lambda state: [[state.squads[0].id]],
    "WarzoneState.result": lambda _: [RESULT],
}
"""What random games hold too seldom."""

PAIRED = ("WarfareState.control",)
"""Lists that are as long as another one."""

DEAD = {
    "fubar": {"Figure": lambda figure: not figure.alive},
    "fallout": {"Figure": lambda figure: not figure.present()},
    "warfare": {},
    "warzone": {"Model": lambda model: not model.alive},
}
"""Whoever is out of the game has no line of his own in the digest: nothing is asked of him any more."""


NOWHERE = {"Model.base": lambda model: not model.on_table}
"""Fields that mean nothing for now."""


class Trial:
    """What became of the fields of one system: how often each was changed, and who overlooked it."""

    def __init__(self, system_id):
        self.system_id = system_id
        self.tried = defaultdict(int)
        self.overlooked = defaultdict(set)  # aspect → fields
        self.shared = set()
        self.hangs_on = set()
        self.classes = set()
        self.here = defaultdict(dict)  # field → values met in this game
        self.elsewhere = defaultdict(list)  # … and in those before
        self.states = 0
        self.changes = 0
        self.trouble = {}
        self.opening = None

    def new_game(self):
        """Numbers, words and filled lists fit into their own game only; what is no such thing is kept."""
        for name, met in self.here.items():
            self.elsewhere[name] = [*self.elsewhere[name], *met.values()][:KEPT]
            met.clear()

    def look_at(self, state, opening, sides):
        """Changes one field after the other of a few objects of every class; `opening` is how the game began."""
        self.states += 1
        self.opening = opening
        parts, others = parts_of(state)
        self.hangs_on.update(others)
        self._remember(parts)
        self._look_for_sharing(state)
        chance = chance_of("objects", self.system_id, self.states)
        by_class = defaultdict(list)
        for path, thing in parts.items():
            by_class[type(thing)].append(path)
        self.classes.update(by_class)
        for paths in by_class.values():
            for path in sorted({paths[chance.below(len(paths))] for _ in range(2)}, key=str):
                self._change_fields(state, path, sides)

    def _remember(self, parts):
        for thing in parts.values():
            for field in fields_of(thing):
                met = self.here[label(thing, field)]
                if len(met) < KEPT and self.tried[label(thing, field)] < TRIES:
                    value = getattr(thing, field)
                    met.setdefault(frozen(value), value)

    def _met(self, state, name, value):
        """What this field has held so far, where it fits: a list that is empty here may be full in another game."""
        empty = value is None or (value == [] and name not in PAIRED)
        borrowed = self.elsewhere[name] if empty else []
        invented = INVENTED[name](state) if name in INVENTED else []
        return [*invented, *self.here[name].values(), *borrowed]

    def _look_for_sharing(self, state):
        """A copy has no list, table or state object in common with its original."""
        mine = {}
        mutables_of(state, mine)
        for thing in parts_of(state.clone())[0].values():
            for field in fields_of(thing):
                if id(getattr(thing, field)) in mine:
                    self.shared.add(label(thing, field))

    def _change_fields(self, state, path, sides):
        thing = at_path(state, path)
        for field in fields_of(thing):
            name = label(thing, field)
            if field in LISTENING or self.tried[name] >= TRIES or (name in NOWHERE and NOWHERE[name](thing)):
                continue
            done = 0
            for other in other_values(getattr(thing, field), self._met(state, name, getattr(thing, field))):
                done += self._change(state, path, field, other, sides)
                if done == VALUES:
                    break
            self.tried[name] += 1 if done else 0

    def _change(self, state, path, field, other, sides):
        """Gives a field another value; 0 when it fits nowhere: somebody stumbles over it before it can be seen."""
        victim = state.clone()
        thing = at_path(victim, path)
        name = label(at_path(state, path), field)
        if not same(fields_of(thing), fields_of(at_path(state, path))):
            self.overlooked["clone"].add(name)
            return 1
        setattr(thing, field, other)
        try:
            found = self._overlooked_by(state.clone(), victim, path, field, sides)
        except (LookupError, AttributeError, TypeError, ValueError, ArithmeticError, SnapshotError) as error:
            self.trouble[name] = f"{type(error).__name__}: {error}"
            return 0
        for aspect in found:
            self.overlooked[aspect].add(name)
        self.changes += 1
        return 1

    def _overlooked_by(self, plain, victim, path, field, sides):
        wanted = getattr(at_path(victim, path), field)
        found = []
        if not same(getattr(at_path(victim.clone(), path), field), wanted):
            found.append("clone")
        still_out = self._out_of_play(plain, path) and self._out_of_play(victim, path)
        if victim.digest() == plain.digest() and not still_out:
            found.append("digest")
        if canonical(victim.dump()) == canonical(plain.dump()):
            found.append("dump")
        if not self.tried[label(at_path(victim, path), field)] and not self._kept(victim, path, field):
            found.append("snapshot")
        for side in range(sides):
            if not same(getattr(at_path(victim.known(side), path), field), wanted):
                found.append("known")
        return found

    def _kept(self, victim, path, field):
        """Whether a field comes back out of a snapshot."""
        snapshot = json.loads(canonical(kept(victim, self.opening)))
        again = at_path(restored(snapshot, self.opening.clone()), path)
        return same(getattr(again, field), getattr(at_path(victim, path), field))

    def _out_of_play(self, state, path):
        """Whether a thing, or somebody who has it, is out of the game."""
        dead = DEAD[self.system_id]
        on_the_way = [at_path(state, path[:n]) for n in range(len(path) + 1)]
        return any(dead[name](thing) for thing in on_the_way if (name := type(thing).__name__) in dead)


_games = {}
_trials = {}


def games_of(system_id):
    """States from the middle of random games, played once for all tests of this file.

    Each game is how it began, how many sides it has, and its states, each with what it said when it was kept.
    """
    if system_id not in _games:
        _games[system_id] = []
        for number in range(wider(len(tables_of(system_id)), 10)):
            game = begun(system_id, number)
            opening = game.bases[0].state
            kept_states = []
            for _ in moments(game, number, 150):
                state = game.state.clone()
                kept_states.append((state, frozen(state)))
            _games[system_id].append((opening, len(game.setup.sides), kept_states))
    return _games[system_id]


def trial_of(system_id):
    """The fields of a system, tried once for all tests of this file."""
    if system_id not in _trials:
        trial = Trial(system_id)
        for setup in positions_of(system_id).values():
            trial.new_game()
            state = system(system_id).position(setup)
            trial.look_at(state.clone(), state, len(setup.sides))
        for opening, sides, states in games_of(system_id):
            trial.new_game()
            for state, _ in states:
                trial.look_at(state, opening, sides)
        _trials[system_id] = trial
    return _trials[system_id]


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_field_is_carried_and_written(system_id):
    """A field that a writer overlooks stands in the list; one that it does not overlook has no business there."""
    trial = trial_of(system_id)
    forgotten = {}
    idle = {}
    for aspect in ("clone", "snapshot", "digest", "dump", "known"):
        listed = set(LEFT_OUT[system_id][aspect])
        forgotten[aspect] = trial.overlooked[aspect] - listed
        if aspect != "known":  # what is secret there need not be so in these games
            idle[aspect] = {name for name in listed - trial.overlooked[aspect] if trial.tried[name]}

    assert {} == {aspect: names for aspect, names in forgotten.items() if names}, (
        "mend it, or say why in left_out"
    )
    assert {} == {aspect: names for aspect, names in idle.items() if names}, "no reason is needed in left_out"


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_copies_share_only_what_is_never_changed_in_place(system_id):
    """Every list and table of a copy is its own, but for those of the list."""
    assert set(LEFT_OUT[system_id]["shared"]) == trial_of(system_id).shared


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_class_has_its_place(system_id):
    """All state classes were met; what else hangs from a state is known as something that does not change."""
    trial = trial_of(system_id)
    written = {
        found
        for room in ("state.state", "state.pieces")
        if (module := room_of(system_id, room)) is not None
        for found in vars(module).values()
        if isinstance(found, type) and found.__module__ == module.__name__
    }
    unmet = {kind.__name__ for kind in written - trial.classes if not kind.__subclasses__()}

    assert set() == trial.hangs_on - set(HANGS_ON[system_id])
    assert set() == unmet - set(WRITTEN_ONCE)


def room_of(system_id, room):
    """A module of a room of a system, or None when it has none of that name."""
    name = f"sandtable.systems.{system_id}.{room}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_field_was_tried(system_id):
    """No field escapes because nobody knew another value for it."""
    trial = trial_of(system_id)
    listed = LEFT_OUT[system_id]["untried"]
    untried = {
        name: trial.trouble.get(name, "no other value") for name in trial.here if not trial.tried[name]
    }

    assert {} == {name: why for name, why in untried.items() if name not in listed}


# ------------------------------------------------------------ the lists say the truth


def told_apart(state):
    """Every field by what it belongs to; an object without an id goes by its path."""
    return {
        (type(thing).__name__, getattr(thing, "id", path), field): frozen(getattr(thing, field))
        for path, thing in parts_of(state)[0].items()
        for field in fields_of(thing)
        if not any(is_state_class(type(entry)) for entry in listed_in(getattr(thing, field)))
    }


def listed_in(value):
    """What stands directly in a list."""
    return value if isinstance(value, list) else [value]


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_what_never_changes_does_not(system_id):
    """What is left out because it never changes is the same from the first answer to the last."""
    lists = LEFT_OUT[system_id].values()
    fixed = {name for listed in lists for name, why in listed.items() if why == FIXED}
    changed = set()
    for opening, _, states in games_of(system_id):
        before = told_apart(opening)
        for state, _ in states:
            now = told_apart(state)
            changed.update(
                f"{key[0]}.{key[2]}" for key in before.keys() & now.keys() if before[key] != now[key]
            )
            before = now

    assert set() == fixed & changed


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_kept_state_stays_as_it_is(system_id):
    """A copy is the same after the game has gone on: nothing that it shares was changed."""
    for _, _, states in games_of(system_id):
        assert [] == [at for at, (state, was) in enumerate(states) if frozen(state) != was]


# ------------------------------------------------------------ positions


def values_of(state):
    """What every field holds, over all objects of the state."""
    found = defaultdict(list)
    for thing in parts_of(state)[0].values():
        for field in fields_of(thing):
            found[label(thing, field)].append(frozen(getattr(thing, field)))
    return found


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_position_can_say_every_field(system_id):
    """Between the barest position and the fullest every field differs, or the list says why it cannot."""
    rules = system(system_id)
    states = {name: rules.position(setup) for name, setup in positions_of(system_id).items()}
    bare = values_of(states.pop("bare"))
    fuller = [values_of(state) for state in states.values()]
    said = {
        name
        for values in fuller
        for name, found in values.items()
        if any(value not in bare[name] for value in found)
    }
    listed = set(LEFT_OUT[system_id]["position"])

    unsaid = {name for values in fuller for name in values} - said - listed
    assert set() == unsaid, f"say it in positions/{system_id}.toml, or say in left_out why no position can"
    assert set() == listed & said, "a position says it: no reason is needed in left_out"


# ------------------------------------------------------------ the net holds


class ProudUnit(Unit):
    """A unit with a field that somebody has added and then forgotten."""

    __slots__ = ("pride",)


def test_a_field_of_the_state_that_is_forgotten_is_found():
    """A new field that is neither copied nor written is named for every writer."""
    trial = Trial("fubar")
    state = begun("fubar", 0).state
    state.weather = "rain"
    trial.look_at(state, begun(trial.system_id, 0).state, 2)

    assert "FubarState.weather" in trial.overlooked["clone"]


def test_a_field_of_a_unit_that_is_forgotten_is_found():
    """A new field that is copied but not written is named for the writers; one that is not copied for `clone`."""
    trial = Trial("fubar")
    state = begun("fubar", 0).state
    plain = state.units[0]
    proud = ProudUnit(
        plain.id,
        plain.side,
        plain.name,
        plain.training,
        plain.leader,
        plain.grenades,
        plain.figures,
        plain.vehicle,
    )
    proud.pride = 1
    state.units = [proud]
    trial.look_at(state, begun(trial.system_id, 0).state, 2)

    assert "ProudUnit.pride" in trial.overlooked["clone"]


def test_a_field_that_the_digest_forgets_is_found(monkeypatch):
    """A writer that leaves out what it wrote before is caught: here a digest that says nothing of the turn."""
    trial = Trial("warfare")
    state = begun("warfare", 0).state
    whole = type(state).digest
    monkeypatch.setattr(type(state), "digest", lambda self: whole(self).split(" ", 1)[1])
    trial.look_at(state, begun(trial.system_id, 0).state, 2)

    assert "WarfareState.turn" in trial.overlooked["digest"]
