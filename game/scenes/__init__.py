"""The screens before, around and after a match."""
