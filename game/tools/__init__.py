"""What players never run: benchmark, soak, monkey, self-test, package, and what measures and trains
bots."""
