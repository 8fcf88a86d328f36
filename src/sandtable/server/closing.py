"""Games that people end: who resigns, who offers a draw, and who takes it.

An offer is talk across the table: it stands in memory until everybody has said yes, somebody says no, or somebody who
has not agreed plays on. What ends the game is an entry of its journal.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.game import DRAW, RESIGN, Refused
from sandtable.core.wire import Json, Reason, side_letter
from sandtable.server.live import LiveGame
from sandtable.server.table_talk import Draw

Said = Literal["offer", "accept", "refuse"]


def resign(live: LiveGame, side: int) -> None:
    """A side gives the game up; raises Refused."""
    live.close(side, RESIGN)


def speak_of_draw(live: LiveGame, side: int, said: Said) -> None:
    """Offers a draw, takes the one that is offered, or declines it; raises Refused."""
    if live.game.over:
        raise Refused([Reason("", "core-refused-over")])
    if said == "offer":
        offer(live, side)
        return
    draw = live.draw
    if draw is None or draw.refused >= 0 or side in draw.agreed:
        raise Refused([Reason("", "server-draw-none")])
    if said == "refuse":
        draw.refused = side
        return
    draw.agreed.extend(played_by_the_same(live, side))
    settle(live, draw)


def offer(live: LiveGame, side: int) -> None:
    """Every computer says at once whether it agrees; people are asked."""
    others = [seat for seat in live.record.seats if seat.side != side]
    if not others or any(seat.held_by == "open" for seat in others):
        raise Refused([Reason("", "server-draw-nobody")])
    draw = Draw(side, played_by_the_same(live, side))
    for seat in others:
        if seat.held_by == "bot":
            if is_ahead(live, seat.side):
                raise Refused([Reason("", "server-draw-declined", {"side": side_letter(seat.side)})])
            draw.agreed.append(seat.side)
    settle(live, draw)


def settle(live: LiveGame, draw: Draw) -> None:
    """The game is over when all agree; else the offer stands."""
    live.draw = draw
    if len(draw.agreed) == len(live.record.seats):
        live.close(draw.by, DRAW)


def played_by_the_same(live: LiveGame, side: int) -> list[int]:
    """The sides that one person plays at one screen: they agree with themselves."""
    holder = live.record.seats[side].holder
    return [
        seat.side
        for seat in live.record.seats
        if seat.side == side or (seat.in_person and seat.holder == holder)
    ]


def is_ahead(live: LiveGame, side: int) -> bool:
    """Whether a side has more points than any other: a computer that has takes no draw."""
    scene = live.view(-1).scene
    points = live.game.system.standing(live.game.state) or [entry["score"] for entry in scene["sides"]]
    return side < len(points) and points[side] > max(
        (point for other, point in enumerate(points) if other != side), default=points[side]
    )


def draw_wire(live: LiveGame) -> Json:
    """The offer that stands, for the view."""
    draw = live.draw
    if draw is None or live.game.over:
        return None
    return {
        "by": side_letter(draw.by),
        "agreed": [side_letter(side) for side in sorted(draw.agreed)],
        "refused": side_letter(draw.refused) if draw.refused >= 0 else None,
    }
