"""The tools, one module each, found by looking into this folder."""
