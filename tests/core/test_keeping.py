"""Keeping: what was worked out once is remembered, and never more of it than said."""

from sandtable.core.keeping import Kept


def test_what_is_kept_is_found_again() -> None:
    """The same value, not an equal one; nothing for a key that was never kept."""
    kept = Kept[str, list[int]](2)
    value = [1, 2]

    assert value is kept.keep("a", value)
    assert value is kept.get("a")
    assert kept.get("b") is None


def test_no_more_is_kept_than_the_limit() -> None:
    """One more than fits, and all that was kept before is forgotten."""
    kept = Kept[int, str](3)
    for number in range(4):
        kept.keep(number, str(number))

    assert 1 == len(kept)
    assert kept.get(0) is None
    assert "3" == kept.get(3)


def test_keeping_a_known_key_again_forgets_nothing() -> None:
    """A full memory has room for what it already holds."""
    kept = Kept[int, str](2)
    kept.keep(0, "a")
    kept.keep(1, "b")
    kept.keep(1, "c")

    assert ["a", "c"] == [kept.get(0), kept.get(1)]


def test_all_can_be_forgotten() -> None:
    """What changed outside is worked out anew."""
    kept = Kept[int, str](2)
    kept.keep(0, "a")
    kept.forget()

    assert kept.get(0) is None
