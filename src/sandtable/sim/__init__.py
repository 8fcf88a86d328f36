"""Many games at once: batches, tournaments, ratings and reports."""
