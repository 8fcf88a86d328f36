"""What weapons are called: messages for the book's own, plain words for a pack's."""

from __future__ import annotations

from sandtable.core.wire import Message
from sandtable.systems.fubar.book.profiles import Weapon


def called(weapon: Weapon) -> Message:
    """The name of a weapon."""
    return Message("fubar-name", {"name": weapon.own}) if weapon.own else Message("fubar-weapon-" + weapon.id)
