"""Game night: who plays, which games, and the standings."""
