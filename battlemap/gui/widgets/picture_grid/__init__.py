"""Laying a grid over a picture: the numbers, the preview to drag it in, and the lenses to check it with."""
