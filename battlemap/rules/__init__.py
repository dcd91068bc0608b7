"""What a fight follows: the situation, what a rule system offers, and the systems themselves."""
