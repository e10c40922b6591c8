"""The arena: bots of any game meet in matches, round robins and ladders; programs are improved by evolution.

``entries`` is who takes part, ``schedule`` who meets whom and where, ``playing`` one game, ``outside`` programs from
elsewhere, ``work`` handing games out to any executor, ``ledger`` the file of results, ``rating`` and ``standing`` what
follows from them, ``tournament`` all of it together, ``page`` the result as a page, ``evolve`` better programs.

No rules of any game are here, and no words of the command line.
"""
