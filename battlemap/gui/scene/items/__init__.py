"""What stands on the map, one item a kind of entity; items show, they do not know."""
