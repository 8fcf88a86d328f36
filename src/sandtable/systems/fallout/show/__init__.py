"""The game as it is shown: `scene`, its units with badges (`scene_units`), where fire reaches (`threats`), `plans`.

Army lists are written with `builder`, scenarios with `desk`, and printed by `paper`; campaigns have views of their own.
"""
