"""The words by which questions are recognised, and the refusals that laws share."""

import pytest

from sandtable.systems.warfare.state import identities
from sandtable.systems.warfare.state.refusals import in_words, refused
from warfare.playing import random_game


def ids():
    """Every word that stands in the list of questions, between its heading and the next."""
    names = list(vars(identities))
    first, last = names.index("WHO_ACTS"), names.index("WHO_HOLDS_HOSTAGES")
    return [getattr(identities, name) for name in names[first : last + 1]]


def test_no_two_questions_have_the_same_id():
    """An id is plain words with hyphens, and one question's alone."""
    assert len(ids()) == len(set(ids()))
    assert all(id.replace("-", "").isalpha() and id == id.lower() for id in ids())


@pytest.mark.parametrize("scenario", ["s2", "s4", "s5", "random"])
def test_whatever_is_asked_has_an_id_of_the_list(scenario):
    """A bot can recognise every question of a game, whichever rule it cites."""
    asked = set()
    random_game(scenario, 2, 3, after=lambda game: asked.add(game.question().id))

    assert asked <= set(ids())
    assert {identities.WHO_ACTS, identities.WHERE_TO_MOVE} <= asked


def test_words_are_added_to_a_copy_of_a_shared_refusal():
    """Laws give the same list to everybody: who names a unit in it must not name it to the next."""
    shared = refused("warfare.fire.range")
    worded = in_words(shared, {"unit": "Marines"})

    assert {"unit": "Marines"} == worded[0].message.values
    assert {} == refused("warfare.fire.range")[0].message.values
    assert shared is refused("warfare.fire.range")
