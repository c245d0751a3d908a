"""How people sit at a game: one table scene for all games, and what differs from game to game."""
