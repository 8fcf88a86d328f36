"""Moving, charging, driving, and what is met on the way."""
