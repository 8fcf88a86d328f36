"""Telling: what is made for a listener, and what is not made when nobody listens."""

from sandtable.core.event import Event
from sandtable.core.state import State, Values, Ways


class Making:
    """Counts how often something was made."""

    def __init__(self) -> None:
        self.times = 0

    def values(self) -> Values:
        self.times += 1
        return {"n": self.times}

    def ways(self) -> Ways:
        self.times += 1
        return [("a", [(0.0, 0.0), (1.0, 0.0)])]

    def events(self) -> list[Event]:
        self.times += 1
        return [Event("one"), Event("two")]


def heard_by(state: State) -> list[Event]:
    events: list[Event] = []
    state.events = events
    return events


def test_nothing_is_made_when_nobody_listens() -> None:
    """A fork has no listener: neither values nor ways nor events are worked out in it."""
    state = State()
    making = Making()

    state.tell("moved", making.values, moved=making.ways)
    state.tell_all(making.events)

    assert 0 == making.times


def test_what_is_told_lazily_is_told_as_if_it_were_plain() -> None:
    """Values and ways that are made on demand stand in the event like plain ones."""
    state = State()
    events = heard_by(state)

    state.tell("moved", lambda: {"n": 1}, ["rule"], 0, "a", lambda: [("a", [(0.0, 0.0), (1.0, 0.0)])])
    state.tell("moved", {"n": 1}, ["rule"], 0, "a", [("a", [(0.0, 0.0), (1.0, 0.0)])])

    assert events[0].wire() == events[1].wire()


def test_values_are_made_at_once() -> None:
    """What a rule changes after it has told something does not change what it told."""
    state = State()
    events = heard_by(state)
    left = [3]

    state.tell("left", lambda: {"n": left[0]})
    left[0] = 0

    assert {"n": 3} == events[0].values


def test_several_events_are_told_in_their_order() -> None:
    """They come as they stand in the list."""
    state = State()
    events = heard_by(state)

    state.tell_all(Making().events)

    assert ["one", "two"] == [event.message for event in events]


class Hiding(State):
    """A state whose events only side 1 may know of."""

    def report(self, event: Event) -> None:
        event.seen_by = [1]
        super().report(event)


def test_all_that_is_told_passes_one_door() -> None:
    """A system that hides things says in `report` who may know, and no way of telling leads past it."""
    state = Hiding()
    events = heard_by(state)

    state.tell("moved")
    state.tell_all(lambda: [Event("shot")])

    assert [[1], [1]] == [event.seen_by for event in events]
