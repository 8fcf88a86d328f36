"""Zones: what they hold, and when widening them further is no use."""

from sandtable.figures.zones import Zone

WIDTH, HEIGHT = 48.0, 36.0


def test_two_strips_hold_every_corner_and_not_the_table() -> None:
    """Strips along opposite edges leave the middle out: there is still ground to widen them into."""
    strips = Zone("edges", [(0.0, 0.0, 6.0, HEIGHT), (42.0, 0.0, WIDTH, HEIGHT)])

    assert all(strips.holds_point(x, y) for x in (0.0, WIDTH) for y in (0.0, HEIGHT))
    assert not strips.covers(WIDTH, HEIGHT)


def test_a_zone_that_is_widened_covers_the_table_at_last() -> None:
    """Both strips and circles grow until all of the table lies inside."""
    strips = Zone("edges", [(0.0, 0.0, 6.0, HEIGHT), (42.0, 0.0, WIDTH, HEIGHT)])
    circle = Zone("ring", [], 10.0, 10.0, 6.0)

    for _ in range(30):
        strips, circle = strips.wider(2.0), circle.wider(2.0)

    assert strips.covers(WIDTH, HEIGHT)
    assert circle.covers(WIDTH, HEIGHT)
