"""What a hand does on the map: gestures with the pointer, and small editors that open at a mini."""
