"""Abaku: lay digits so that they make examples, sums without signs.

The rules with their numbers (1 to 29) are in `rulebook`; `arithmetic` has what an example is, `placing` which tiles may
be laid and what they score, `turns` what turns do.  Everything the house needs is `GAME`.
"""

from robacus.games.abaku.rules import Abaku

GAME = Abaku()
