"""Invented older versions of a file, to try out how migrations are found and chained."""

PACKAGE = __name__
