"""From a set-up to the first turn: the table, deployment, explicit positions."""
