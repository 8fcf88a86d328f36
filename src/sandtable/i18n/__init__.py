"""Load and format the Project Fluent texts of the core, the server and every system."""

from sandtable.i18n.folders import text_files, text_folders, text_parts
from sandtable.i18n.languages import LANGUAGES, closest_language
from sandtable.i18n.texts import TextError, Texts, ftl_source

__all__ = [
    "LANGUAGES",
    "TextError",
    "Texts",
    "closest_language",
    "ftl_source",
    "text_files",
    "text_folders",
    "text_parts",
]
