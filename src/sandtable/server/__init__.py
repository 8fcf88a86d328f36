"""The web API, its sockets, its storage and its seats."""
