"""Tools that players never run: benchmark, soak, monkey, self-test, package, ladder, training."""
