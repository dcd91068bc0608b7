"""The map as a tactical surface: what stands and lies where. Knows no rules; all values are frozen."""
