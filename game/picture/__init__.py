"""What draws and sounds: the screen, art and type, pages, boards, pieces in motion."""
