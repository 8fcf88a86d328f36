"""A scene in words: turn and score, ground, places, units; nothing that a picture would show is left out."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.cli.speech import Speech
from sandtable.cli.terminal.maps import is_map, map_lines, zone_words
from sandtable.cli.terminal.names import Names, box
from sandtable.core.scene import BadgeView, SceneView, SideView, TokenView, UnitView


def opening_lines(scene: SceneView, talk: Speech) -> list[str]:
    """The title and what the battle is about."""
    return [talk.words(scene["title"]), *(f"  {talk.words(line)}" for line in scene["briefing"])]


def turn_line(scene: SceneView, talk: Speech) -> str:
    """Turn, phase and score."""
    turn = scene["turn"]
    score = [
        talk.say(
            "terminal-score", side=side["id"], name=talk.words(side["name"]), score=round(side["score"], 1)
        )
        for side in scene["sides"]
    ]
    return talk.say(
        "terminal-turn",
        number=turn["number"],
        of=turn["of"],
        phase=talk.words(turn["phase"]),
        score=[text for text in score],
    )


def scene_lines(scene: SceneView, talk: Speech) -> list[str]:
    """The whole scene."""
    names = Names(scene, talk)
    board = scene["board"]
    lines = [turn_line(scene, talk)]
    if is_map(names):
        lines += map_lines(names)
    else:
        size = (names.length(board["width"]), names.length(board["height"]))
        lines.append(talk.say("terminal-board", width=size[0], height=size[1]))
    lines += terrain_lines(names)
    lines += zone_lines(names)
    for side in scene["sides"]:
        lines += side_lines(names, side)
    lines += loose_lines(names)
    lines += track_lines(names)
    lines += hand_lines(names)
    return lines


def terrain_lines(names: Names) -> list[str]:
    """Every piece of terrain: what it is, what it does, where it lies."""
    talk = names.talk
    lines = [talk.say("terminal-terrain")] if names.scene["terrain"] else []
    for piece in names.scene["terrain"]:
        middle, width, height = box(piece["points"])
        label = talk.words(piece.get("label")) or piece["kind"]
        note = talk.words(piece.get("note"))
        if piece["linear"]:
            first, last = piece["points"][0], piece["points"][-1]
            where = talk.say(
                "terminal-terrain-line",
                start=names.spot((first[0], first[1])),
                end=names.spot((last[0], last[1])),
            )
        else:
            where = talk.say(
                "terminal-terrain-area",
                middle=names.spot(middle),
                width=names.length(width),
                height=names.length(height),
            )
        lines.append(f"  {label}{f' ({note})' if note else ''} {where}")
    return lines


def zone_lines(names: Names) -> list[str]:
    """Places that matter: objectives, deployment zones, exits."""
    talk = names.talk
    lines = [talk.say("terminal-zones")] if names.scene["zones"] else []
    for zone in names.scene["zones"]:
        name = talk.words(zone["name"])
        if is_map(names):
            where = zone_words(names, zone)
        elif "points" in zone:
            middle, width, height = box(zone["points"])
            where = talk.say(
                "terminal-terrain-area",
                middle=names.spot(middle),
                width=names.length(width),
                height=names.length(height),
            )
        else:
            spot = names.spot((zone.get("x", 0.0), zone.get("y", 0.0)))
            where = talk.say("terminal-zone-round", middle=spot, radius=names.length(zone.get("radius", 0.0)))
        owner = zone.get("side", "")
        held = " " + talk.say("terminal-zone-side", side=owner) if owner else ""
        lines.append(f"  {name}{where if is_map(names) else f' {where}'}{held}")
    return lines


def side_lines(names: Names, side: SideView) -> list[str]:
    """A side and its units."""
    talk = names.talk
    head = "terminal-side-mine" if side["mine"] else "terminal-side"
    lines = [talk.say(head, side=side["id"], name=talk.words(side["name"]))]
    for unit in names.scene["units"]:
        if unit["side"] == side["id"]:
            lines.append("  " + unit_line(names, unit))
    return lines


def loose_lines(names: Names) -> list[str]:
    """Things that belong to no unit: markers, crowds, obstacles, smoke."""
    loose = [token for token in names.scene["tokens"] if token["unit"] not in names.units]
    head = [names.talk.say("terminal-loose")] if loose else []
    return [*head, *("  " + token_line(names, token) for token in loose)]


def unit_line(names: Names, unit: UnitView) -> str:
    """A unit in one line: strength, place, state."""
    talk = names.talk
    parts = [names.unit(unit["id"]) + ":"]
    if unit["gone"]:
        return parts[0] + " " + talk.say("terminal-unit-gone")
    parts.append(talk.say("terminal-unit-able", able=unit["able"], total=unit["total"]))
    middle = names.middle(unit["id"])
    if middle is not None:
        where = "terminal-place-at" if is_map(names) else "terminal-unit-at"
        parts.append(talk.say(where, spot=names.spot(middle)))
    parts += badge_words(unit["badges"], talk)
    if unit["acted"]:
        parts.append(talk.say("terminal-unit-acted"))
    return parts[0] + " " + ", ".join(parts[1:])


def badge_words(badges: Sequence[BadgeView], talk: Speech) -> list[str]:
    """States in words, with their number where there is one."""
    words: list[str] = []
    for badge in badges:
        count = badge.get("count", 0)
        label = talk.words(badge["label"])
        words.append(f"{label} ×{count}" if count > 1 else label)
    return words


def unit_lines(names: Names, unit: UnitView) -> list[str]:
    """All about a unit: its card, its weapons' reach, every figure."""
    talk = names.talk
    lines = [unit_line(names, unit)]
    for stat in unit["stats"]:
        rule = f" [{stat['why']}]" if stat["why"] else ""
        value = talk.words(stat["words"]) if "words" in stat else stat["value"]
        lines.append(f"  {talk.words(stat['label'])}: {value}{rule}")
    for reach in unit["ranges"]:
        lines.append(
            "  "
            + talk.say(
                "terminal-range", weapon=talk.words(reach["label"]), range=names.length(reach["distance"])
            )
        )
    lines += ["  " + token_line(names, token) for token in names.of_unit(unit["id"])]
    return lines


def token_line(names: Names, token: TokenView) -> str:
    """One token: name, place, state."""
    talk = names.talk
    parts = [f"{names.token(token['id'])}: {names.spot((token['x'], token['y']))}"]
    if token["leader"]:
        parts.append(talk.say("terminal-leader"))
    if token["shape"] == "hull":
        parts.append(talk.say("terminal-facing", degrees=round(token["facing"])))
    return ", ".join(parts + badge_words(token["badges"], talk))


def track_lines(names: Names) -> list[str]:
    """Tracks with their markers."""
    lines: list[str] = []
    for track in names.scene["tracks"]:
        markers: list[str] = []
        for marker in track["markers"]:
            note = names.talk.words(marker.get("note"))
            told = f"{names.talk.words(marker['name'])} {names.talk.number(marker['at'])}"
            markers.append(f"{told} ({note})" if note else told)
        for span in track.get("spans", []):
            markers.append(f"{span['since']}–{span['until']} {names.talk.words(span['label'])}")
        lines.append(f"{names.talk.words(track['name'])}: {', '.join(markers)}")
    return lines


def hand_lines(names: Names) -> list[str]:
    """Hands of cards; a hidden card is only counted."""
    lines: list[str] = []
    for hand in names.scene["hands"]:
        cards = [
            names.talk.say("terminal-card-hidden") if card["back"] else names.talk.words(card.get("name"))
            for card in hand["cards"]
        ]
        lines.append(f"{names.talk.words(hand['name'])}: {', '.join(cards)}")
    return lines
