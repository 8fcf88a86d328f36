"""From a sheet to a PDF or to pages for a screen, by typst.

The same sheet gives the same bytes: no clock is read, the fonts are those shipped with us and with typst, and those of
the machine are never looked at.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.sheet import Sheet

HOW_TO_GET_IT = "printing needs typst: pip install 'sandtable[print]'"
STAMP = 0  # what a PDF gives as the moment of its making

_turn = Lock()


class PrintError(Exception):
    """Why nothing was printed, in one sentence."""


def can_print() -> bool:
    """Whether the extra `print` is installed."""
    try:
        _compiler()
    except PrintError:
        return False
    return True


def pdf_of(sheet: Sheet, look: Look) -> bytes:
    """The sheet as a tagged PDF (PDF/UA-1)."""
    made = _made(sheet, look, format="pdf", pdf_standards=["ua-1"], timestamp=STAMP)
    assert isinstance(made, bytes)
    return made


def pages_of(sheet: Sheet, look: Look) -> list[bytes]:
    """Every page as SVG."""
    made = _made(sheet, look, format="svg")
    return [made] if isinstance(made, bytes) else list(made)


def _made(sheet: Sheet, look: Look, **how: Any) -> bytes | list[bytes]:
    data = {
        **sheet.data,
        "title": sheet.title,
        "look": {
            "lang": look.lang,
            "paper": "a4" if look.paper == "a4" else "us-letter",
            "low_ink": look.low_ink,
            "livery": look.livery,
            "copies": look.copies,
        },
    }
    compiler, errors = _compiler()
    source = f'#import "{sheet.drawing}.typ": sheet\n#sheet\n'
    with _turn:
        try:
            made: bytes | list[bytes] = compiler.compile(
                input=source.encode(), sys_inputs={"data": json.dumps(data, ensure_ascii=False)}, **how
            )
        except errors as error:
            raise PrintError(f"{sheet.name} could not be set: {error}") from error
    return made


@cache
def _compiler() -> tuple[Any, type[Exception]]:
    try:
        import typst  # noqa: PLC0415 - an extra: most of the house works without it
    except ImportError as error:
        raise PrintError(HOW_TO_GET_IT) from error
    folder = Path(str(files("sandtable.kit") / "paper"))
    fonts = Path(str(files("sandtable.kit") / "fonts"))
    # Any file will do to begin with; every sheet brings its own.
    made = typst.Compiler(
        input=str(folder / "house.typ"), root=str(folder), font_paths=[str(fonts)], ignore_system_fonts=True
    )
    return made, typst.TypstError
