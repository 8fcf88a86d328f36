"""A battle from a position, with scripted dice: what tests of single rules need."""

from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.fallout.system import FalloutSystem


def battle(units, dice=(), edition="en", unit="in", options=None, sides=2, **position):
    """A battle that goes on from a position; every die must be in the script."""
    setup = Setup(
        "fallout",
        sides=[SideSetup() for _ in range(sides)],
        edition=edition,
        unit=unit,
        options=options or {},
        position={"units": list(units), **position},
    )
    return new_game(FalloutSystem(), setup, dice=ScriptedDice(list(dice)))


def squad(id, side, at, **more):
    """A unit on foot."""
    return {"id": id, "side": side, "at": at, **more}


def rolled_out(flow, faces):
    """Runs a rule that asks nobody, with these faces in order; what it returns. All faces must be used."""
    left = list(faces)
    reply = None
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            assert left == [], f"dice left over: {left}"
            return done.value
        thrown, left = left[: effect.n], left[effect.n :]
        assert len(thrown) == effect.n, f"{effect.why} wants more dice"
        reply = effect.count(thrown)
