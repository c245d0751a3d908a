"""What measures the bots against each other and rivals; the program itself never runs it."""
