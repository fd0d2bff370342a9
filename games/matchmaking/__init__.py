"""How players find each other: invitations, answered by rules where a player left some, and seeks."""
