"""Reckonings: a number and the lines that explain it are one thing."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message


def aimed() -> Reckoning:
    need = Reckoning(12, "duel-skill", "duel.hit")
    need.add(-4, "duel-cover", "duel.cover")
    need.on_die(1, "duel-aim", "duel.aim")
    return need


def test_the_lines_add_up_to_the_need() -> None:
    """What is added to the number counts as it is, what is added to the die the other way round."""
    need = aimed()
    assert 7 == need.need()
    assert 7 == sum(line["by"] for line in need.wire())
    assert ["12", "-4", "+1"] == [line["value"] for line in need.wire()]


def test_nothing_is_no_line() -> None:
    """A modifier of zero is not told."""
    need = aimed()
    need.add(0, "duel-dark", "duel.dark")
    need.on_die(0, "duel-dark", "duel.dark")
    assert ["duel.cover", "duel.aim"] == need.rules()


def test_limits_are_lines_of_their_own() -> None:
    """A limit that binds is told with the limit as its value, one that does not is not."""
    need = aimed()
    need.at_least(5, "duel-never-less", "duel.least")
    need.at_least(10, "duel-never-less", "duel.least")
    need.at_most(9, "duel-never-more", "duel.most")
    assert (9, 8) == (need.number, need.need())
    assert ["12", "-4", "+1", "10", "9"] == [line["value"] for line in need.wire()]
    assert need.need() == sum(line["by"] for line in need.wire())


def test_a_preview_shows_the_reckoning_itself() -> None:
    """The wire has it whole, with the roll it belongs to, and its lines in the row of modifiers."""
    preview = Preview()
    preview.explain(Message("duel-to-hit"), "duel.hit", "a1", aimed())
    wired = preview.wire()
    assert 7 == wired["reckonings"][0]["need"]
    assert ("duel.hit", "a1") == (wired["reckonings"][0]["why"], wired["reckonings"][0]["subject"])
    assert wired["modifiers"] == wired["reckonings"][0]["lines"]
