"""What proves the program: benchmark, soak, monkey, self-test, package."""
