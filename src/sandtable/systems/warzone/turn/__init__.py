"""The order of a game: turns, initiative, activations, actions, reactions."""
