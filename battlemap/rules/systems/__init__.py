"""The rule systems, one package each, found by looking into this folder.

A system's `__init__` defines only `INFO`, its id and title; its `system` module defines `SYSTEM` and is imported when
a map names it.
"""
