"""The `deck` and the hands, what cards and powers may do now (`menus`, `abilities`), psychic powers (`psychic`)."""
