"""Positions: whatever is not read is refused, with one sentence that says where."""

import copy
import tomllib
from pathlib import Path

import pytest

from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SetupError
from sandtable.systems.warzone import WarzoneSystem

FULLEST = Path(__file__).resolve().parents[2] / "nets/positions/warzone.toml"
STRANGE = {"banana": 1}


def fullest():
    """The positions that say everything a position can say, with their options."""
    rows = tomllib.loads(FULLEST.read_text())["position"]
    return [(row["name"], row["setup"].get("options", {}), row["setup"]["position"]) for row in rows]


def places(value, path=()):
    """Every place in a position: the path to each table, list and plain value."""
    yield path
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from places(entry, (*path, key))
    elif isinstance(value, list):
        for at, entry in enumerate(value):
            yield from places(entry, (*path, at))


def at_path(value, path):
    """What lies at a place."""
    for step in path:
        value = value[step]
    return value


def with_other(position, path, other):
    """The same position with something else at one place."""
    changed = copy.deepcopy(position)
    at_path(changed, path[:-1])[path[-1]] = other
    return changed


def refusal(options, position):
    """The sentence by which a position is refused, or "" when it is taken."""
    try:
        new_game(WarzoneSystem(), Setup("warzone", options=options, position=position))
    except SetupError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("name", "options", "position"), fullest())
def test_unknown_keys_are_refused_in_every_table_of_a_position(name, options, position):
    """A key nobody reads is a mistake, at the top of a position and in every table in it."""
    assert not refusal(options, position)
    for path in places(position):
        table = at_path(position, path)
        if isinstance(table, dict):
            strange = {**table, **STRANGE}
            sentence = refusal(options, with_other(position, path, strange) if path else strange)
            assert "banana" in sentence, f"{name}: {path} takes a key that means nothing"
            assert "\n" not in sentence


@pytest.mark.parametrize(("name", "options", "position"), fullest())
@pytest.mark.parametrize("other", [STRANGE, True, "banana", -7.25, [["banana"]]], ids=repr)
def test_values_of_another_kind_are_refused_wherever_they_stand(name, options, position, other):
    """A word for a number, a table for a word: nothing is taken for nothing."""
    for path in places(position):
        if not path:
            continue
        value = at_path(position, path)
        if isinstance(value, bool) == isinstance(other, bool) and isinstance(value, type(other)):
            continue  # of the same kind: whether it is a good one is another question
        if isinstance(value, (int, float)) and not isinstance(value, bool) and other == -7.25:
            continue
        changed = with_other(position, path, other)
        assert refusal(options, changed), f"{name}: {path} takes {other!r}"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"terrain": [{"kind": "pool", "points": [[1, 1], [3, 1], [3, 3]], "height": 2}]}, "has no height"),
        ({"terrain": [{"kind": "gap", "points": [[1, 1], [3, 1], [3, 3]], "height": 0}]}, "more than 0"),
        ({"terrain": [{"kind": "bushes", "points": [[1, 1], [3, 1], [3, 3]], "sp": 2}]}, "no structure"),
        ({"terrain": [{"id": "a", "kind": "pool", "points": [[1, 1], [3, 1], [3, 3]]}] * 2}, "two pieces"),
        ({"active": "squad", "actor": "foe-1"}, "no model of the active squad"),
        ({"options": {"decks": True}}, 'did you mean "deck"?'),
        ({"sides": {"A": {"edge": "souht"}}}, 'did you mean "south"?'),
        ({"models": {"squad-1": {"sp": {"hull": 2}}}}, "only a vehicle"),
        ({"models": {"squad-1": {"wounds": 0.5}}}, "whole number"),
        ({"models": {"squad-1": {"fired": ["m5"]}}}, "there is no weapon"),
    ],
)
def test_what_a_thing_does_not_have_is_not_said_of_it(changes, words):
    """A pool has no height, a bush no structure points, a soldier no hull: the sentence says so."""
    squads = [
        {"id": "squad", "side": "A", "unit": "cap_light", "at": [[10, 10]]},
        {"id": "foe", "side": "B", "unit": "imp_trencher", "at": [[10, 40]]},
    ]

    assert words in refusal({}, {"squads": squads, **changes})
