"""What the templates of the rulesets may use."""
