"""How a bot learns from playing against itself: `python -m game.tools.learning.train GAME`. Offline
only; needs `pip install --group learn`."""
