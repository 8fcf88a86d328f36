"""The engine: effects, the driver, dice, questions, events, views, odds, journals. It knows no game."""
