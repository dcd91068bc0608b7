"""The file formats, one module each, found by looking into this folder."""
