"""From a set-up to the first turn: `setting_up`, `deployment`, the map and sheet from a seed (`random_scenario`).

Explicit positions are read by `position`.
"""
