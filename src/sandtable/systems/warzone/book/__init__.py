"""What is printed: profiles, the catalogue, scenarios as they are read."""
