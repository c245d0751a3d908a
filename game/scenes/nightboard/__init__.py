"""The night board: best lists, past evenings and past matches."""
