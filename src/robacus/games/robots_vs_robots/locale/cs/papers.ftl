### Co se dá vytisknout.

paper-program = List programu
    .help = Šestnáct buněk k vyplnění, se všemi příkazy a otázkami.
paper-program-note = Vyplňte tajně všech šestnáct buněk. Program začíná krokem 1; po kroku 15 následuje znovu krok 1 a do buňky 0 vede jen Z nebo V0.
paper-board = Papírový plán
    .help = Plán ze šestiúhelníků pro roboty vystřižené z kartonu.
paper-board-note = Postavte roboty na okraj, nejméně tři pole od sebe, a natočte je k jedné ze šesti stran.
paper-board-hidden = Co je na mapě skryté, se netiskne. Poznamenejte si to tak, aby to ostatní neviděli.
paper-robot = Robot
paper-player = Hráč
paper-orders = Příkazy
paper-questions = Otázky
paper-question = otázka: ano pokračuje dalším krokem, ne tím po něm
draft-print = Vytisknout tento plán
