"""Cohesion chains; the slow twin joins groups until nothing changes."""

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.shapes import bases, discs, steady

from sandtable.table import Disc, Hull, count_stragglers, distance, groups, in_chain

units = st.lists(st.one_of(discs, bases), min_size=0, max_size=8)
links = st.integers(1, 150).map(lambda n: n / 10)


def slow_groups(unit, link):
    """Every figure alone, then any two groups with a link are joined, until none are left to join."""
    found = [[i] for i in range(len(unit))]
    joined = True
    while joined:
        joined = False
        for first in found:
            for second in found:
                near = any(distance(unit[i], unit[j]) <= link for i in first for j in second)
                if first is not second and near:
                    found.remove(second)
                    first.extend(second)
                    joined = True
                    break
            if joined:
                break
    return sorted(sorted(group) for group in found)


@steady()
@given(units, links)
def test_groups_are_chains_of_short_links(unit, link):
    """A figure belongs with everyone it is linked to through others."""
    assume(all(abs(distance(a, b) - link) > 1e-5 for a in unit for b in unit))

    assert slow_groups(unit, link) == groups(unit, link)


@steady()
@given(units, links)
def test_the_largest_group_is_in_cohesion(unit, link):
    """Everyone else is a straggler."""
    assume(all(abs(distance(a, b) - link) > 1e-5 for a in unit for b in unit))
    found = slow_groups(unit, link)
    most = max((len(group) for group in found), default=0)

    assert len(unit) - most == count_stragglers(unit, link)
    assert (len(found) <= 1) == in_chain(unit, link)


def test_a_link_of_exactly_the_limit_holds():
    """Centres four apart, bases one across, a limit of three."""
    row = [Disc(4 * i, 0, 0.5) for i in range(5)]

    assert in_chain(row, 3.0)
    assert 4 == count_stragglers(row, 2.99)


def test_links_of_hulls_run_from_hull_to_hull():
    """Two long vehicles end to end."""
    assert in_chain([Hull(0, 0, 6, 2, 0), Hull(9, 0, 6, 2, 0)], 3.0)
    assert not in_chain([Hull(0, 0, 6, 2, 90), Hull(9, 0, 6, 2, 90)], 3.0)
