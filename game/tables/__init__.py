"""Play a match on the screen: one table scene for all games, and the data by which games differ."""
