"""Coming together again when somebody falls on the way."""

from sandtable.systems.fallout.ground.coherency import gathers
from sandtable.table import Disc

STARTS = {"far": Disc(0.0, 0.0, 0.5), "fallen": Disc(4.0, 0.0, 0.5), "standing": Disc(12.0, 0.0, 0.5)}


def test_a_mate_who_fell_on_the_way_is_no_longer_gone_to():
    """fallout.coherency.regroup: nearer to those of the largest group who still stand is near enough."""
    ends = {"far": Disc(5.5, 0.0, 0.5), "standing": STARTS["standing"]}

    assert gathers(["fallen", "standing"], STARTS, ends, ["far"])


def test_whoever_goes_away_from_those_who_stand_does_not_gather():
    """fallout.coherency.regroup: the same group, the other direction."""
    ends = {"far": Disc(-1.0, 0.0, 0.5), "standing": STARTS["standing"]}

    assert not gathers(["fallen", "standing"], STARTS, ends, ["far"])
