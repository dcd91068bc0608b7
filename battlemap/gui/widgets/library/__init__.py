"""The library as tiles: model and filter, how a tile looks, and the view from which minis are dragged."""
