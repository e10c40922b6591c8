"""Robots vs Robots: write sixteen steps in secret, then watch your robot fight with them.

The rules with their numbers are in `rulebook`; `stages` has a turn, `program` and `questions` what programs say,
`rules` the table game.  Everything the house needs is `GAME`.
"""

from robacus.games.robots_vs_robots.rules import RobotsVsRobots

GAME = RobotsVsRobots()
