"""How minis look: what there is to paint, the painting, and the pixmaps kept of it."""
