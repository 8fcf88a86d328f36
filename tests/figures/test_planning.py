"""From an answer to a plan: ways, formations and refusals, with no law but that of the walkers."""

import pytest
from tests.figures.walkers import Guide, Walkers

from sandtable.figures.march import MarchPlan
from sandtable.table import Disc, area, distance, path_length

ROW = [(10.0, 10.0), (11.5, 10.0), (13.0, 10.0)]


def words(plan):
    """What a plan is refused with, and who."""
    return [(reason.message.id, reason.message.values["at"]) for reason in plan.reasons]


def test_those_who_keep_their_order_all_go_the_leaders_way():
    """The present order is kept: everybody moves by what the leader moves."""
    plan = Guide(Walkers(ROW)).lead_to(12.0, 13.0)

    assert [] == plan.reasons
    assert [0, 1, 2] == plan.numbers
    assert [[(x, y), (x + 2.0, y + 3.0)] for x, y in ROW] == plan.paths
    assert [pytest.approx(13**0.5)] * 3 == plan.costs


@pytest.mark.parametrize("formation", ["line", "column", "wedge"])
def test_a_formation_puts_the_leader_where_he_was_told_and_nobody_on_anybody(formation):
    """Whatever they form up in, the ends are legal and within what each may go."""
    march = Walkers(ROW)
    plan = Guide(march).lead_to(12.0, 13.0, formation)
    ends = dict(zip(plan.numbers, [path[-1] for path in plan.paths], strict=True))

    assert [] == plan.reasons
    assert (12.0, 13.0) == ends[0]
    bases = [march.base(number).at(*ends.get(number, ROW[number])) for number in range(3)]
    assert all(distance(a, b) > 0.0 for i, a in enumerate(bases) for b in bases[:i])
    assert max(plan.costs) <= 6.01


def test_a_leader_is_not_led_further_than_he_may_go():
    """The refusal names him and how far it would be."""
    plan = Guide(Walkers(ROW)).lead_to(10.0, 17.0)

    assert [("too-far", 0)] == words(plan)
    assert 7.0 == plan.reasons[0].message.values["cost"]
    assert [] == plan.numbers


def test_a_formation_nobody_knows_is_refused_and_so_is_a_march_that_is_over():
    """What is refused before anybody looks for ways."""
    over = Walkers(ROW)
    over.left = [0.0, 0.04, 0.0]

    assert [("formation", -1)] == words(Guide(Walkers(ROW)).lead_to(10.0, 12.0, "circle"))
    assert [("nobody", -1)] == words(Guide(over).lead_to(10.0, 12.0))


def test_who_has_nothing_left_is_no_mover():
    """The lists of a planner hold the others alone, under the numbers of the march."""
    march = Walkers(ROW)
    march.left[1] = 0.0
    guide = Guide(march)

    assert [0, 2] == guide.numbers
    assert [(10.0, 10.0), (13.0, 10.0)] == [(base.x, base.y) for base in guide.bases]
    plan = guide.send({"w2": [13.0, 12.0]})
    assert [2] == plan.numbers
    assert [("stranger", -1)] == words(guide.send({"w1": [11.5, 12.0]}))


def test_a_way_leads_round_whoever_bars_it():
    """Straight if it can be; else the shortest way round, which costs more."""
    foe = Disc(10.0, 13.0, 1.0)
    free = Guide(Walkers(ROW[:1], 8.0)).send({"w0": [10.0, 16.0]})
    round_it = Guide(Walkers(ROW[:1], 8.0), [foe]).send({"w0": [10.0, 16.0]})

    assert [[(10.0, 10.0), (10.0, 16.0)]] == free.paths
    assert [] == round_it.reasons
    path = round_it.paths[0]
    assert len(path) > 2
    assert path_length(path) == pytest.approx(round_it.costs[0])
    assert 6.0 < round_it.costs[0] <= 8.0


def test_a_way_round_that_is_too_long_is_no_way():
    """With just enough for the straight way the detour is out of reach."""
    plan = Guide(Walkers(ROW[:1], 6.0), [Disc(10.0, 13.0, 1.0)]).send({"w0": [10.0, 16.0]})

    assert [("no-way", 0)] == words(plan)


def test_a_way_that_was_asked_for_is_taken_or_refused_but_never_replaced():
    """Points on the way are gone through, on either side of what bars it; through it they are refused."""
    march, foe = Walkers(ROW[:1], 12.0), Disc(10.0, 13.0, 1.0)
    past = Guide(march, [foe]).send({"w0": [10.0, 16.0]}, {"w0": [[7.0, 13.0]]})
    through = Guide(march, [foe]).send({"w0": [10.0, 16.0]}, {"w0": [[10.0, 11.0]]})

    assert [[(10.0, 10.0), (7.0, 13.0), (10.0, 16.0)]] == past.paths
    assert [("barred", 0)] == words(through)


def test_terrain_that_nobody_may_enter_bars_the_way():
    """It is gone round like a foe."""
    wall = area("wall", "wall", [(8.0, 12.0), (12.0, 12.0), (12.0, 13.0), (8.0, 13.0)])
    plan = Guide(Walkers(ROW[:1], 12.0), closed=[wall]).send({"w0": [10.0, 16.0]})

    assert [] == plan.reasons
    assert plan.costs[0] > 7.0


def test_ends_are_looked_at_when_all_ways_are_found():
    """Somebody who stays where he is, is in the way of those who come; who goes away is not."""
    march = Walkers(ROW)

    assert [("occupied-by-other", 0)] == words(Guide(march).send({"w0": [11.5, 10.2]}))
    assert [] == words(Guide(march).send({"w0": [11.5, 10.0], "w1": [11.5, 12.0]}))


def test_a_step_to_where_one_stands_is_no_step():
    """It is neither planned nor refused."""
    plan = Guide(Walkers(ROW)).send({"w0": [10.0, 10.0]})

    assert [] == plan.numbers
    assert [] == plan.reasons


def test_places_are_on_the_grid():
    """A goal between its points goes to the nearest of them."""
    assert (10.12, 12.35) == Guide(Walkers(ROW[:1])).send({"w0": [10.1234, 12.3478]}).paths[0][-1]


def test_the_ground_in_reach_lies_within_what_is_left():
    """No corner of what is drawn is further off than the leader may go."""
    guide = Guide(Walkers(ROW, 4.0), [Disc(10.0, 12.0, 1.0)])
    fans = guide.fans([])

    assert fans
    assert max(path_length([(10.0, 10.0), corner]) for fan in fans for corner in fan) <= 4.02
    assert not any(corner == (10.0, 14.0) for fan in fans for corner in fan)


def plan_of(*paths):
    plan = MarchPlan("done")
    for number, path in enumerate(paths):
        plan.add(number, path, path_length(path))
    return plan


def test_legs_are_cut_at_the_bends_of_every_way():
    """Points that lie on a straight way cut nothing; a way back does."""
    straight = plan_of([(0.0, 0.0), (2.0, 0.0), (4.0, 0.0)])
    bent = plan_of([(0.0, 0.0), (4.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 3.0)])
    back = plan_of([(0.0, 0.0), (3.0, 0.0), (2.0, 0.0)])

    assert [(0.0, 1.0)] == straight.legs()
    assert [(0.0, 0.25), (0.25, 1.0)] == bent.legs()
    assert [(0.0, 0.75), (0.75, 1.0)] == back.legs()


def test_everybody_is_the_same_share_along_his_way():
    """Half-way along a bent way is half of its length, not half of its points."""
    plan = plan_of([(0.0, 0.0), (4.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 3.0)])
    base = Disc(0.0, 0.0, 0.5)

    assert Disc(2.0, 0.0, 0.5) == plan.base_at(0, base, 0.5)
    assert Disc(1.0, 1.0, 0.5) == plan.base_at(1, base, 0.5)
    assert Disc(1.0, 3.0, 0.5) == plan.base_at(1, base, 1.0)
    assert 4.0 == plan.cost()
