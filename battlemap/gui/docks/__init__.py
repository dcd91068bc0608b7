"""The docks, one module each, found by looking into this folder."""
