"""The windows: everything that draws or listens to a user, and the one object that changes, the document."""
