"""The game as it is shown: scene, cards, army sheets, tools."""
