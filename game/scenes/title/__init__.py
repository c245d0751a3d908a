"""The title: the games on their shelf, matches to continue, and the menu."""
