"""Pure geometry on the grid: cells, directions, distances and shapes. Knows neither minis nor rules."""
