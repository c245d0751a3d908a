"""Tools that measure the bots against each other and against rivals; the program never runs
them."""
