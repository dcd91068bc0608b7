"""The map as it is drawn."""
