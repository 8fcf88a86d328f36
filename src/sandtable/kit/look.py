"""How a sheet is to look: paper, ink, language, whose colours."""

from __future__ import annotations

from dataclasses import dataclass

PAPERS = ("a4", "letter")
LIVERIES = ("a", "b", "c", "d")


@dataclass(frozen=True)
class Look:
    """What a person chooses before printing."""

    lang: str = "en"
    paper: str = "a4"
    low_ink: bool = False
    livery: str = "a"
    copies: int = 1
    origin: str = ""  # the address of a server that opens lists again; "" where none is known

    @property
    def width(self) -> float:
        """Of the sheet, in millimetres."""
        return 210.0 if self.paper == "a4" else 215.9

    @property
    def height(self) -> float:
        """Of the sheet, in millimetres."""
        return 297.0 if self.paper == "a4" else 279.4
