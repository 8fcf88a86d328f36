"""Things to print: sheets, miniatures, templates and battle reports."""

from sandtable.kit.look import Look
from sandtable.kit.press import PrintError, can_print, pages_of, pdf_of
from sandtable.kit.sheet import Sheet
from sandtable.kit.words import Words

__all__ = ["Look", "PrintError", "Sheet", "Words", "can_print", "pages_of", "pdf_of"]
