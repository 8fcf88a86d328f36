"""Leaving combat: a way out is found wherever there is one, against a twin that looks at every place."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.warzone.table import game_at, squad

from sandtable.core.dice import SeededDice
from sandtable.core.pins import pins
from sandtable.systems.warzone.move.disengage import Leaving, can_leave

FINE = 0.1  # inches between the places of the twin


def leaving_from(*squads, terrain=()):
    """The question of a-1, who stands in a fight at (10, 10) and goes 2 inches at the most."""
    fighter = squad("a", "A", "cap_light", (10, 10), stats={"m": 2})
    game = game_at({"squads": [fighter, *squads], "terrain": list(terrain)})
    state = game.state
    return Leaving(state, state.model("a-1"))


def twin(question):
    """Whether any place of a fine grid is legal."""
    steps = [round(k * FINE, 2) for k in range(-21, 22)]
    places = [(10 + dx, 10 + dy) for dx in steps for dy in steps if dx * dx + dy * dy <= 4.0]
    return any(not question.check({"to": {"a-1": [x, y]}}) for x, y in places)


spots = st.tuples(st.floats(7.5, 12.5), st.floats(7.5, 12.5)).filter(
    lambda p: (p[0] - 10) ** 2 + (p[1] - 10) ** 2 > 1.4
)


def apart(points):
    """Those of the points that stand on none before them."""
    kept = []
    for x, y in points:
        if all((x - a) ** 2 + (y - b) ** 2 > 1.4 for a, b in kept):
            kept.append((round(x, 2), round(y, 2)))
    return kept


@pins("warzone.act.disengage.able")
@settings(max_examples=20, deadline=None)
@given(
    points=st.lists(spots, min_size=4, max_size=20),
    friends=st.integers(0, 5),
    foe=st.sampled_from(["bau_jugger", "imp_trencher"]),
)
def test_a_way_out_is_found_wherever_the_twin_finds_one(points, friends, foe):
    """warzone.act.disengage.able: whoever has a legal place to go to may leave."""
    places = apart([(10.0, 11.25), *points])
    hostile = max(1, len(places) - friends)
    crowd = [squad("b", "B", foe, *places[:hostile])]
    if places[hostile:]:
        crowd.append(squad("c", "A", "cap_light", *places[hostile:]))
    question = leaving_from(*crowd)

    assert can_leave(question.state, question.model) or not twin(question)
    assert all(not question.check(answer) for answer in question.sought(8))


def beset():
    """Reached by two Juggers, with friends behind: one narrow place is left, and it is none of the usual ones."""
    foes = squad("b", "B", "bau_jugger", (10, 11.25), (12.14, 11.1), (7.73, 7.58))
    friends = squad("c", "A", "cap_light", (12.08, 12.29), (10.22, 8.8), (9.36, 7.85), (7.88, 10.86))
    return leaving_from(foes, friends)


@pins("warzone.act.disengage.able")
def test_a_narrow_place_that_nobody_proposed_is_a_way_out():
    """warzone.act.disengage.able: it is offered, though none of the usual places is legal."""
    question = beset()

    assert can_leave(question.state, question.model)
    assert question.candidates() == question.choices() == question.sought(8)


@pins("warzone.act.disengage.able")
def test_nobody_leaves_who_is_walled_in():
    """warzone.act.disengage.able: six enemies base to base leave no gap; four of them do."""
    ring = [(11.2, 10), (10.6, 11.04), (9.4, 11.04), (8.8, 10), (9.4, 8.96), (10.6, 8.96)]
    walled, open_one = (leaving_from(squad("b", "B", "imp_trencher", *ring[n:])) for n in (0, 2))

    assert not can_leave(walled.state, walled.model)
    assert [] == walled.candidates()
    assert can_leave(open_one.state, open_one.model)


def test_places_found_are_drawn_alike():
    """A draw gives every choice as often as the others."""
    question = beset()
    choices = question.choices()
    dice = SeededDice(b"drawn")

    drawn = Counter(choices.index(question.draw(dice)[0]) for _ in range(200 * len(choices)))

    assert set(range(len(choices))) == set(drawn)
    assert all(140 < times < 260 for times in drawn.values())
