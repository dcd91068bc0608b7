"""Battlemap: a desktop battlemap for game masters of pen-and-paper tables."""

__version__ = "0.1.0"
