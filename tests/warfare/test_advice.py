"""What bots are told by the rules: attacks with their dice, harms with their chances, ways and tests."""

from sandtable.systems.warfare import (
    COMBAT,
    SELF,
    STORM,
    SUPPRESSION,
    answers_to,
    attacks_of,
    attempt_of,
    costs_to,
    harms_of,
    risks_of,
)
from warfare.field import stood

GREEN, RED = 4, 6


def told(rows):
    """Chances and harms in a form that reads like the table of the book."""
    return [(round(p, 3), harm.levels, harm.damage, harm.deadly) for p, harm in rows]


def test_suppressive_fire_is_offered_from_its_own_chapter_on():
    """warfare.scenario.topics: chapter 3 teaches it."""
    units = [
        {"id": "guns", "side": "A", "unit": "usa.mg", "hex": [1, 1]},
        {"id": "foe", "side": "B", "unit": "ru.motor-rifle", "hex": [4, 1]},
    ]
    for chapter, readings in ((2, [COMBAT]), (3, [COMBAT, SUPPRESSION])):
        state = stood(units, chapter=chapter).state
        assert readings == [attack.reading for attack in attacks_of(state, state.units[0])]


def test_harms_come_from_the_tables_of_the_rules():
    """A green die: three in six miss, and each table reads the same faces in its own way."""
    assert [True] == [harm.deadly for _, harm in risks_of(SELF, GREEN)]
    assert [(1, 1)] == [(harm.damage, len(risks_of(STORM, GREEN))) for _, harm in risks_of(STORM, GREEN)]
    for reading in (COMBAT, STORM, SUPPRESSION, SELF):
        rows = harms_of(reading, RED)
        assert 0.0 < sum(p for p, _ in rows) <= 1.0
    assert [(0, 1, False), (0, 2, False), (0, 0, True)] == [row[1:] for row in told(harms_of(COMBAT, RED))][
        1:
    ]
    assert [(1, 0, False), (2, 0, False), (1, 2, False)] == [
        row[1:] for row in told(harms_of(SUPPRESSION, RED))
    ]


def test_ways_are_counted_back_from_their_goal():
    """An open hex costs an AP: nothing in the goal, six sixths beside it, twelve behind."""
    state = stood(
        [{"id": "squad", "side": "A", "hex": [0, 0]}, {"id": "foe", "side": "B", "hex": [9, 7]}]
    ).state
    grid = state.ground.grid
    costs = costs_to(state, state.way(state.units[0]), [grid.at(0, 0)])

    assert [0, 6, 12] == [costs[grid.at(column, 0)] for column in range(3)]


def test_a_test_is_priced_and_rolled_as_the_rule_does_it():
    """Recovery costs the rank of its die, less the damage; the damage shifts it to the left."""
    units = [
        {"id": "squad", "side": "A", "hex": [0, 0], "morale": "suppressed", "damage": 1},
        {"id": "foe", "side": "B", "hex": [9, 7]},
    ]
    state = stood(units).state
    squad = state.units[0]
    grey, white = attempt_of(state, squad, "recover", "grey"), attempt_of(state, squad, "recover", "white")

    assert "grey" in answers_to(state, squad, "recover")
    assert (2, 1) == (grey.price, white.price)
    assert grey.chances[3] + grey.chances[4] >= white.chances[3] + white.chances[4]
    assert 0.0 == grey.chances[0] == grey.chances[2]
    assert "suppressed" == state.dump()["units"]["squad"]["morale"]
