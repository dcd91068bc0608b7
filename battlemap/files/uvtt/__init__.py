"""Universal VTT, piece by piece: the picture inside the text, numbers as programs spell them, geometry, writing."""
