"""A film of changes ends in the picture: who applies every event's note sees what the side's own view shows."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.camera import KEPT_NOTES, Camera, scene_change, seen_aim
from sandtable.core.event import Aim
from sandtable.core.game import Game, new_game
from sandtable.core.journal import read_journal
from sandtable.core.reel import Reel
from sandtable.core.setup import setup_of
from sandtable.core.system import system, system_ids

ANSWERS = 80  # few enough that every event still has its note


def after(scene: dict[str, Any], note: dict[str, Any]) -> dict[str, Any]:
    """A scene after a note, as clients work it out."""
    scene = dict(scene)
    for part, change in note.items():
        if part == "aim":
            continue  # who attacks whom is drawn, and no part of the scene
        if part not in ("tokens", "units"):
            scene[part] = change
            continue
        pieces = {piece["id"]: piece for piece in scene[part]}
        for id in change.get("gone", []):
            del pieces[id]
        pieces.update((piece["id"], piece) for piece in change.get("set", []))
        scene[part] = [pieces[id] for id in change.get("order", pieces)]
    return scene


def begun(id: str, sides: list[int], number: int = 0) -> tuple[Game, Camera]:
    """A game under a camera."""
    scenario = system(id).scenarios()[number].id
    game = new_game(system(id), setup_of({"system": id, "scenario": scenario, "layout": 3}), 11)
    camera = Camera(system(id), sides)
    game.watch(camera)
    return game, camera


def step_by_step(game: Game, id: str, answers: int) -> Iterator[None]:
    """Greedy bots play on, one answer after the other."""
    seats = range(len(game.setup.sides))
    bots = [bot("greedy", id, side, 3) for side in seats]
    held = [Seat(game, side, 3) for side in seats]
    for _ in range(answers):
        if game.result is not None:
            return
        bot_answers(game, held[game.question().side], bots[game.question().side])
        yield


def filmed(id: str, sides: list[int]) -> tuple[Game, Camera]:
    """A game of greedy bots under a camera, some way into it."""
    game, camera = begun(id, sides)
    for _ in step_by_step(game, id, ANSWERS):
        pass
    return game, camera


@pytest.mark.parametrize("id", system_ids())
def test_notes_add_up_to_what_a_side_sees(id: str) -> None:
    """The first picture and the notes of all events give the board as it stands, for every side and an onlooker.

    That holds for what a rule does after it told of something, such as a turn at the end of a move.
    """
    sides = [-1, 0, 1]
    opening, _ = begun(id, sides)
    first = [dict(system(id).scene(opening.state, side)) for side in sides]
    game, _ = filmed(id, sides)

    for at, side in enumerate(sides):
        scene = first[at]
        for event in game.events:
            scene = after(scene, event.changes.get(side, {}))
        assert scene == dict(system(id).scene(game.state, side))


@pytest.mark.parametrize("id", system_ids())
def test_a_note_tells_a_side_nothing_that_it_was_not_told(id: str) -> None:
    """An event that a side does not hear of carries no note for it."""
    game, _ = filmed(id, [-1, 0, 1])

    assert [] == [
        event.message for event in game.events for side in event.changes if not event.visible_to(side)
    ]


@pytest.mark.parametrize("id", system_ids())
def test_who_falls_is_gone_with_the_event_that_tells_it(id: str) -> None:
    """Rules change the board, then tell: no figure is still standing when all events of an answer were shown."""
    game, camera = begun(id, [0])
    game.camera = None  # nobody looks again when the rules wait
    late = []
    for _ in step_by_step(game, id, 4 * ANSWERS):
        standing = {token["id"]: token for token in camera.scenes[0]["tokens"]}
        camera.begin(game.state)
        left = {token["id"] for token in camera.scenes[0]["tokens"]}
        late += [name for name, token in standing.items() if name not in left and token["shape"] == "figure"]

    assert [] == late


@pytest.mark.parametrize("id", system_ids())
def test_an_attack_shows_who_makes_it(id: str) -> None:
    """Shots and blows of every game say from which tokens they come and at whom they go."""
    game, camera = begun(id, [-1], 1)
    aims: list[Any] = []
    for _ in step_by_step(game, id, 5 * ANSWERS):
        aims = [event.changes[-1]["aim"] for event in camera.noted if "aim" in event.changes.get(-1, {})]
        if any("shooters" in aim and "at" in aim for aim in aims):
            return
    raise AssertionError(f"nobody was seen to attack: {aims}")


def test_an_attack_names_nobody_who_is_hidden() -> None:
    """Who fires unseen stays unseen: neither name nor distance goes to a side that does not see them."""
    empty = {part: [] for part in ("board", "turn", "sides", "terrain", "zones", "tracks", "hands", "units")}
    both: Any = {**empty, "tokens": [{"id": "s1", "unit": "s"}, {"id": "t1", "unit": "t"}]}
    target: Any = {**empty, "tokens": [{"id": "t1", "unit": "t"}]}
    aim = Aim(["s1"], "t", 12.34)

    assert {"shooters": ["s1"], "at": "t", "distance": 12.3} == seen_aim(aim, both)
    assert {"at": "t"} == seen_aim(aim, target)
    assert {} == seen_aim(aim, {**target, "tokens": []})


def test_old_notes_are_thrown_away() -> None:
    """A long game does not grow without end: of so many events only the latest have notes."""
    game, camera = filmed("fubar", [0])
    for event in game.events * 3:
        camera.saw(game.state, event)

    assert KEPT_NOTES == len(camera.noted)


def test_a_changed_order_is_noted() -> None:
    """Counters of a stack that change places are told with their new order; what only leaves needs none."""
    whole = {part: [] for part in ("board", "turn", "sides", "terrain", "zones", "tracks", "hands", "units")}
    three: Any = {**whole, "tokens": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}
    turned: Any = {**whole, "tokens": [{"id": "c"}, {"id": "a"}]}
    left: Any = {**whole, "tokens": [{"id": "a"}, {"id": "c"}]}

    assert {"tokens": {"gone": ["b"], "order": ["c", "a"]}} == scene_change(three, turned)
    assert {"tokens": {"gone": ["b"]}} == scene_change(three, left)
    assert {} == scene_change(three, three)


@pytest.mark.parametrize("id", system_ids())
def test_every_step_of_a_replay_is_filmed(id: str) -> None:
    """A moment, and what its next entry noted, give the next moment, whether or not the game could be resumed there."""
    path = min((Path(__file__).parents[1] / "replays").glob(f"{id}-*.journal"))
    journal = read_journal(path.read_text(encoding="utf-8"))
    reel = Reel(system(id), journal.setup, journal.entries, journal.rules)
    middle = len(journal.entries) // 2
    before: Any = reel.frame(middle, -1)
    for at in range(middle + 1, middle + 7):
        frame: Any = reel.frame(at, -1)
        fresh = frame["events"][len(before["events"]) :]
        scene = before["scene"]
        for event in fresh:
            scene = after(scene, event.get("changes", {}))
        assert not fresh or scene == frame["scene"], (
            at
        )  # an entry that told of nothing has nowhere to note anything
        before = frame
