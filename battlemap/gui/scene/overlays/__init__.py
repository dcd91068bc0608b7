"""What is drawn over the map for a moment or for orientation."""
