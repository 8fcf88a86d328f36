"""What went wrong, in one sentence."""

from __future__ import annotations

from sandtable.cli.speech import speech
from sandtable.core.conformance import CaseError
from sandtable.core.dice import DiceScriptError
from sandtable.core.game import Refused
from sandtable.core.journal import JournalError
from sandtable.core.referee import RefereeError
from sandtable.core.setup import SetupError


class Trouble(Exception):  # noqa: N818 - what the user is told
    """Something the user can mend; the text says how."""


TOLD = (CaseError, DiceScriptError, JournalError, RefereeError, SetupError, Trouble)


def sentence_of(error: Exception) -> str:
    """One sentence for whatever was raised: the reasons of a refusal, the words of our own errors, or a bug."""
    if isinstance(error, Refused):
        return "; ".join(speech().reason(reason) for reason in error.reasons)
    from sandtable.ai import BotError
    from sandtable.i18n import TextError
    from sandtable.kit import PrintError
    from sandtable.sim import SimError

    if isinstance(error, (*TOLD, BotError, PrintError, SimError, TextError)):
        return str(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror or error}"
    kind = type(error).__name__
    return f"Something went wrong inside Sandtable ({kind}: {error}); SANDTABLE_TRACEBACK=1 shows where."
