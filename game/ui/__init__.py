"""Layout, widgets and theme of all screens; knows no game and no scene."""
