"""Ricochet Robots: find the shortest way of a robot that cannot brake.

The rules with their numbers (R1 to R20) are in `rulebook`; `moves` has those of movement, `rules` and `rounds` the
table game.  Everything the house needs is `GAME`.
"""

from robacus.games.ricochet_robots.rules import RicochetRobots

GAME = RicochetRobots()
