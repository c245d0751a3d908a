"""Drawing and sound: the screen, art and type, pages, boards, pieces in motion."""
