"""The things a map is made of, one module each; every one is a frozen value with an id of its own."""
