"""The end of a match: the winner, the results and the score sheets."""
