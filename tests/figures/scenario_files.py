"""Scenario files of people's own for the games of figures, each with every kind of thing a file may say."""

FUBAR = {
    "title_en": "The bridge",
    "title_it": "Il ponte",
    "notes": ["Hold it."],
    "table": [48, 36],
    "turns": 5,
    "pieces": [4, 6],
    "roads": ["across"],
    "captive": [6, 6],
    "side": [
        {
            "role": "attacker",
            "points": 200,
            "deploy": {"zone": "edge", "edges": ["south", "west"], "depth": 6},
            "exits": ["south"],
            "exits_for": "captive",
        },
        {
            "role": "watch",
            "name_en": "The watch",
            "name_it": "La guardia",
            "army": "dustfall",
            "on_guard": True,
            "deploy": {"zone": "circle", "at": [24, 18], "radius": 9},
        },
    ],
    "terrain": [
        {"id": "mill", "kind": "building", "points": [[21, 15], [27, 15], [27, 21], [21, 21]]},
        {"id": "long_wall", "kind": "wall", "line": [[4, 10], [14, 10]]},
    ],
    "objective": [{"id": "mill", "piece": "mill", "name": "The mill"}, {"id": "ford", "at": [40, 18]}],
    "score": [
        {"kind": "held_each_turn", "points": 1, "from": 2},
        {"kind": "captive_out", "side": "attacker", "points": 3},
        {"kind": "captive_kept", "side": "watch", "from_side": "attacker", "points": 2},
    ],
}

FALLOUT = {
    "title_en": "Old well",
    "victory": "skirmish",
    "table": [60, 48],
    "turns": 6,
    "pieces": [2, 4],
    "side": [
        {
            "role": "south",
            "points": 150,
            "deploy": {"zone": "edge", "edges": ["south"], "depth": 8},
            "exits": ["south"],
        },
        {
            "role": "settlers",
            "name": "Settlers",
            "army": "raiders",
            "home": "north",
            "deploy": {"zone": "boxes", "boxes": [[10, 0, 50, 10]]},
            "exits": ["north"],
        },
    ],
    "terrain": [
        {"id": "yard", "kind": "wall", "line": [[24, 20], [36, 20]]},
        {"id": "well", "kind": "deep", "points": [[28, 26], [32, 26], [32, 30], [28, 30]]},
    ],
}

WARZONE = {
    "title_en": "The pump",
    "table": [48, 40],
    "turns": 4,
    "attacker": True,
    "deploy": "strips",
    "depth": 10,
    "kills": "full",
    "markers": [[0, 0], [-10, 4]],
    "marker_points": 1,
    "exit_points": 1,
    "exit_share": 20,
    "pieces": 2,
    "side": [
        {
            "name": "Raiders",
            "points": 500,
            "attacker": True,
            "deploy": {"zone": "edge", "edges": ["south"], "depth": 10},
        },
        {"army": "capitol", "deploy": {"zone": "boxes", "boxes": [[8, 0, 40, 12]]}},
    ],
    "terrain": [
        {
            "id": "pump",
            "kind": "brick_building",
            "points": [[20, 17], [28, 17], [28, 23], [20, 23]],
            "height": 6,
        },
        {"id": "copse", "kind": "trees", "points": [[6, 16], [12, 16], [12, 22], [6, 22]]},
    ],
}

SHEETS = {"fubar": FUBAR, "fallout": FALLOUT, "warzone": WARZONE}
