"""The order of a game: `turn`, `initiative`, `activation`, `actions`, `reactions`; squads on one answer: `drills`."""
