"""The list of all minis on the map: model, order and filter, and how a row looks."""
