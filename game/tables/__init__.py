"""How people sit at a game: the one table scene and what differs per game."""
