"""Everything true at one moment, how it is written down, and what things are called."""
