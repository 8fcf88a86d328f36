"""Shooting (`shooting`), `close_combat`, at whom (`targeting`), what dice need (`to_hit`), the odds (`forecast`)."""
