"""Laws: what holds for every game, table, record and scene, tried on examples that hypothesis makes."""
