"""What every game of figures on a table does, and no law of any: facings, zones, formations, room to stand."""
