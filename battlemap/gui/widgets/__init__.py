"""Small widgets that docks and dialogs share."""
