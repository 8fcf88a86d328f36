"""Saves, wounds, losses, morale, and who has won."""
