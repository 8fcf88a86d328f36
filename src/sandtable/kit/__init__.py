"""Things to print: sheets, miniatures, templates and battle reports."""
