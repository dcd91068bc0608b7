"""The values of one or several minis, edited where they stand; in the dock and in a dialog."""
