"""How figures and vehicles are drawn that do not stand on the table yet: for questions where to put them."""

from __future__ import annotations

from sandtable.core.wire import Json


def ghost_of_figure(token: str, radius: float, art: dict[str, str], leader: bool) -> dict[str, Json]:
    """A figure on its base."""
    drawn: dict[str, Json] = {part: name for part, name in art.items()}
    return {"token": token, "shape": "figure", "radius": radius, "art": drawn, "leader": leader}


def ghost_of_hull(
    token: str, length: float, width: float, art: dict[str, str], facing: float
) -> dict[str, Json]:
    """A vehicle, looking that way on paper."""
    drawn: dict[str, Json] = {part: name for part, name in art.items()}
    return {
        "token": token,
        "shape": "hull",
        "length": length,
        "width": width,
        "art": drawn,
        "facing": facing,
    }


def ghost_of_marker(token: str, radius: float, pic: str, facing: float | None = None) -> dict[str, Json]:
    """A counter, a box or a cloud."""
    ghost: dict[str, Json] = {"token": token, "shape": "marker", "radius": radius, "art": {"pic": pic}}
    if facing is not None:
        ghost["facing"] = facing
    return ghost
