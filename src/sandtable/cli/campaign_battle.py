"""A battle of a campaign, fought here or read from the journal of one that was fought elsewhere."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

from sandtable.ai import bot, play_out
from sandtable.cli.reading import read_text
from sandtable.cli.speech import speech
from sandtable.cli.telling import loaded
from sandtable.cli.trouble import Trouble
from sandtable.core.campaign import Campaign
from sandtable.core.game import Game, new_game
from sandtable.core.journal import Seal, journal_of, replay
from sandtable.core.verifying import verify


def fought(campaign: Campaign, names: list[str], person: int, seed: int, path: Path, lang: str) -> Game:
    """The next battle between bots, or with a person in words; its journal is kept. Raises Trouble if one leaves."""
    if len(names) != 2:
        raise Trouble("--bots takes two names, like greedy,random")
    setup = campaign.setup()
    if path.exists():
        raise Trouble(f"{path} is there already; choose another name with --keep")
    given = seed >= 0
    seal = Seal(seed if given else secrets.randbits(48), "" if given else secrets.token_hex(8))
    game = new_game(campaign.rules, setup, seal.seed)
    bots = [bot(name, campaign.rules.id, side, seal.seed + 1 + side) for side, name in enumerate(names)]
    if person < 0:
        play_out(game, bots)
        path.write_text(journal_of(game, seal).text(), encoding="utf-8")
        return game
    from sandtable.cli.terminal.session import Session

    others = {side: each for side, each in enumerate(bots) if side != person}
    Session(game, seal, others, speech(lang), input, typer.echo, path).run()
    if game.result is None:
        raise Trouble(f"the battle is not over; go on with `sandtable play --text --resume {path}`")
    return game


def taken_in(campaign: Campaign, path: Path) -> Game:
    """A battle out of its journal, played again and checked die by die."""
    rules, journal = loaded(read_text(path))
    if rules.id != campaign.rules.id:
        raise Trouble(f"{path}: this is a game of {rules.id}; the campaign is one of {campaign.rules.id}")
    if not verify(rules, journal).same_end:
        raise Trouble(
            f"{path}: played with rules version {journal.rules}; those of today (version {rules.rules_version}) do "
            "not come to its end, so nobody knows who survived; fight the battle anew"
        )
    return replay(rules, journal, listen=False)
