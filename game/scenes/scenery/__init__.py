"""What several scenes draw: wood, cloth, figures, boxes of games and the fire."""
