"""18/12 - Reindeer Rivals: its rules, its bot, and what is its own on the screen."""
