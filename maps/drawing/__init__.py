"""How the sample maps are made: surfaces are painted with colour and relief, then lit, so that all shadows agree.

All lengths are in cells of the map. Every picture is the same each time it is made.
"""
