"""A campaign told in words: how it stands, what is to be done, the pools, the map."""

from __future__ import annotations

from sandtable.cli.speech import Speech
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of

Page = dict[str, Json]


def campaign_lines(view: Page, talk: Speech, sides: list[int]) -> list[str]:
    """Everything about a campaign that concerns these sides."""
    lines = [text_of(view.get("name")) or talk.say("campaign-unnamed"), ""]
    lines += _standings(view, talk)
    lines += _battles(view, talk)
    lines += ["", talk.say("campaign-now")]
    lines += [f"  {line}" for line in todo_lines(view, talk)]
    lines += _map(view, talk)
    for side in sides:
        lines += ["", talk.say("campaign-pool", name=name_of(view, side, talk), side=side + 1)]
        lines += _mines(table_of(table_of(view.get("mines")).get(str(side))), talk)
        for card in _tables(table_of(view.get("pools")).get(str(side))):
            lines += _card(card, talk)
    return lines


def _mines(stock: Page, talk: Speech) -> list[str]:
    """The mines of a side: those it bought, those it has left, those that go to the next battle."""
    if not number_of(stock.get("bought")):
        return []
    line = talk.say("campaign-mines", left=stock.get("left"), bought=stock.get("bought"))
    if stock.get("brought") is not None:
        line += "; " + talk.say("campaign-mines-brought", n=stock.get("brought"))
    return [f"  {line} [{text_of(stock.get('why'))}]"]


def todo_lines(view: Page, talk: Speech) -> list[str]:
    """What is to be done now, by whom, and the rule behind it."""
    lines: list[str] = []
    for line in _tables(view.get("todo")):
        who = name_of(view, int(number_of(line.get("side")) or 0), talk)
        head = f"{who}: " if text_of(line.get("do")) else ""
        lines.append(f"{head}{talk.words(line)} [{text_of(line.get('why'))}]")
    return lines


def _tables(value: Json) -> list[Page]:
    return [table_of(entry) for entry in list_of(value)]


def name_of(view: Page, side: int, talk: Speech) -> str:
    """What a side is called."""
    for row in _tables(view.get("standings")):
        if row.get("side") == side and text_of(row.get("name")):
            return text_of(row.get("name"))
    return talk.say("campaign-side", side=side + 1)


def _standings(view: Page, talk: Speech) -> list[str]:
    lines: list[str] = []
    for place, row in enumerate(_tables(view.get("standings")), 1):
        side = int(number_of(row.get("side")) or 0)
        lines.append(
            talk.say(
                "campaign-standing",
                place=place,
                name=name_of(view, side, talk),
                faction=talk.words(row.get("faction")),
                won=row.get("won"),
                lost=row.get("lost"),
                drawn=row.get("drawn"),
                points=row.get("points"),
                units=row.get("units"),
            )
        )
    return lines


def _battles(view: Page, talk: Speech) -> list[str]:
    lines: list[str] = []
    for battle in _tables(view.get("battles")):
        names = [name_of(view, int(number_of(side) or 0), talk) for side in list_of(battle.get("sides"))]
        winner = int(number_of(battle.get("winner")) or 0)
        how = "drawn" if winner < 0 else text_of(battle.get("how"))
        lines.append(
            talk.say(
                f"campaign-battle-{how}",
                number=battle.get("number"),
                scenario=talk.words(battle.get("scenario")),
                one=names[0],
                other=names[1],
                winner=name_of(view, winner, talk) if winner >= 0 else "",
            )
        )
    return ["", *lines] if lines else []


def _map(view: Page, talk: Speech) -> list[str]:
    """Every location with its roads, who started there and who is there."""
    atlas = table_of(view.get("map"))
    if not atlas:
        return []
    names = {text_of(place.get("id")): talk.words(place.get("name")) for place in _tables(atlas["locations"])}
    lines = ["", talk.say("campaign-map")]
    for place in _tables(atlas.get("locations")):
        id = text_of(place.get("id"))
        roads = ", ".join(text_of(other) for other in list_of(place.get("links")))
        line = f"  {id} {names[id]} ({talk.say('campaign-roads', roads=roads)})"
        for side, starts in enumerate(list_of(atlas.get("starts"))):
            if id in list_of(starts):
                line += "; " + talk.say("campaign-start-of", name=name_of(view, side, talk))
        for troops in _tables(atlas.get("troops")):
            if troops.get("place") == id:
                side = int(number_of(troops.get("side")) or 0)
                line += "; " + talk.say(
                    "campaign-troops", name=name_of(view, side, talk), units=troops.get("units")
                )
        lines.append(line)
    return lines


def _card(card: Page, talk: Speech) -> list[str]:
    """A unit: id, name, points, how it is; below it a hero's sheet and the orders it can be given."""
    status = table_of(card.get("status"))
    parts = [talk.words(card.get("name")), talk.say("army-points-of", points=card.get("points", 0))]
    if number_of(card.get("size")):
        parts.append(talk.say("campaign-figures", n=card.get("size")))
    parts.append(talk.words(status))
    if number_of(card.get("damage")):
        parts.append(talk.say("campaign-damage", n=card.get("damage")))
    if card.get("place") is not None:
        parts.append(talk.words(card.get("place")))
    if card.get("chosen") is True:
        parts.append(talk.say("campaign-chosen"))
    lines = [f"  {text_of(card.get('id'))}  {', '.join(parts)}"]
    hero = table_of(card.get("hero"))
    if hero:
        lines.append("       " + _hero(hero, talk))
    for do, targets in table_of(card.get("orders")).items():
        listed = ", ".join(text_of(target) for target in list_of(targets))
        lines.append("       " + talk.say(f"campaign-may-{do}", targets=listed))
    return lines


def _hero(hero: Page, talk: Speech) -> str:
    skills = [
        f"{talk.words(skill.get('name'))} {skill.get('level')}"
        for skill in _tables(hero.get("skills"))
        if skill.get("level")
    ]
    return talk.say(
        "campaign-hero",
        level=hero.get("level"),
        xp=hero.get("xp"),
        hp=hero.get("hp"),
        most=hero.get("hp_most"),
        skills=", ".join(skills) or "–",
        points=hero.get("points"),
    )
