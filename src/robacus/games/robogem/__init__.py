"""Robogem: program a robot with command cards, collect three diamonds and bring them home.

The rules with their ids (L1 to E4) are in `rulebook`; `moves` has those of movement, `turns` those of cards and
turns.  Everything the house needs is `GAME`.
"""

from robacus.games.robogem.rules import Robogem

GAME = Robogem()
