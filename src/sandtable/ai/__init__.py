"""Bots: the computer's side of the table."""
