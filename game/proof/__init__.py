"""What puts the program to the proof: benchmark, soak, monkey, self-test, package."""
