### Co se píše, co se děje a co nejde.

card = { $card ->
    [F] Vpřed
    [L] Vlevo
    [R] Vpravo
   *[function] Funkce
}

## what was typed
turn-empty = Napište program, například FFRF, nebo „odpočinek“, nebo „-“ pro žádnou kartu.
turn-no-append = Za + patří karty pro funkci, například FF +FL.
turn-unreadable = „{ $sign }“ v „{ $words }“ není karta. Napište F vpřed, L vlevo, R vpravo, f funkce, nebo „odpočinek“.
game-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.
rest-no-program = Kdo odpočívá, nespouští program. Vynechte karty, nebo neodpočívejte.
no-functions = Tato hra se hraje bez funkcí.
card-small-f = V této hře nejsou funkční karty. Vpřed je velké F.
card-not-in-hand = Kartu { $card } ({ $letter }) nemáte v ruce.
card-too-few = Kartu { $card } ({ $letter }) máte jen { $count ->
    [one] jednou
   *[other] { $count }krát
}.
append-at-the-start = Karty se do funkce přidávají na začátku tahu, ne později.
function-full = { $room ->
    [0] Vaše funkce je plná: má { $longest } karet.
    [one] Do vaší funkce se vejde ještě jedna karta.
    [few] Do vaší funkce se vejdou ještě { $room } karty.
   *[other] Do vaší funkce se vejde ještě { $room } karet.
}
one-card-at-a-time = Hrajete po jedné kartě: vyberte jednu kartu.
rest-at-the-start = Odpočívat lze jen na začátku tahu. Můžete skončit.

## what happened
did-program = { $seat } spouští { $program }{ $added ->
    [0] .
   *[other] { "" }, do funkce přibývá { $append }.
}
did-card = { $seat } hraje { $program }{ $added ->
    [0] .
   *[other] { "" }, do funkce přibývá { $append }.
}
did-rest = { $seat } odpočívá a nabírá síly{ $added ->
    [0] { "" }
   *[other] , do funkce přibývá { $append }
}{ $last ->
    [0] : žádný program neběží a místo pěti karet se bere sedm.
   *[other] : žádný program neběží.
}
did-nothing = { $seat } nehraje žádnou kartu{ $added ->
    [0] .
   *[other] { "" }, do funkce přibývá { $append }.
}
did-stop = { $seat } končí.
did-left = { $seat }: otočka vlevo.
did-right = { $seat }: otočka vpravo.
did-move = { $seat }: vpřed na { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Diamant je na palubě!
}{ $brought ->
    [0] { "" }
    [one] { " " }Jeden diamant je v bezpečí na základně!
    [few] { " " }{ $brought } diamanty jsou v bezpečí na základně!
   *[other] { " " }{ $brought } diamantů je v bezpečí na základně!
}
did-push = { $seat } tlačí { robot-object }.
did-push-rule = { did-push } V této hře se diamanty neberou.
did-push-full = { did-push } Se třemi diamanty na palubě už nelze žádný sebrat.
did-capture = { $seat } bere diamant { robot-from }.
did-pushed = { robot-start } je odtlačen na { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Dostává diamant, který tam leží.
}{ $brought ->
    [0] { "" }
   *[other] { " " }Je doma a jeho diamanty jsou v bezpečí!
}
did-follow = { $seat }: vpřed na { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Diamant je na palubě!
}{ $brought ->
    [0] { "" }
    [one] { " " }Jeden diamant je v bezpečí na základně!
    [few] { " " }{ $brought } diamanty jsou v bezpečí na základně!
   *[other] { " " }{ $brought } diamantů je v bezpečí na základně!
}
did-call = { $depth ->
    [1] { $seat } volá funkci: provedou se její karty a program pokračuje.
   *[other] Funkce volá sama sebe: { $depth }. spuštění. Tak to jde dál, dokud některá karta neselže.
}
did-call-empty = { $seat } volá funkci, ale ta je prázdná: nic se neděje.
did-bug = { $seat }: chyba v programu, karta { $number }: { $why } Program tu končí.
did-loop = { $seat }: program by se točil donekonečna, a proto tu končí.
did-reshuffle = Balíček došel: odkládací balíček se zamíchá a stává se novým balíčkem. To se stane jen jednou.
did-draw = { $seat } si bere { $count ->
    [one] jednu kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
did-last-round = Karty došly podruhé: poslední kolo! Kdo má ještě karty, má jeden tah.
did-last-turn = { $seat }: poslední tah je odehrán.

## why a program stopped
stop-off_board = vpřed by robot vyjel z plánu.
stop-blocker = v cestě je blok.
stop-foreign_base = na základnu jiného robota se nesmí.
stop-diamond_full = se třemi diamanty na palubě už není místo pro ten, který leží vpředu.
stop-push_off_board = robota vpředu nelze vytlačit z plánu.
stop-push_blocker = robota vpředu nelze zatlačit na blok.
stop-push_foreign_base = robota vpředu nelze zatlačit na základnu, která není jeho.
stop-push_two = dva roboty nelze tlačit najednou.
stop-push_diamond_full = robot vpředu veze tři diamanty a nelze ho zatlačit na další.
stop-endless_loop = funkce by se točila donekonečna.

## how it ended
over-diamonds = { $seat } má doma diamanty: { $count }, a hned vyhrává.
over-most = Karty došly. Nejvíc diamantů na základně má { $seat }: { $count }.
over-cargo = Karty došly. Na základnách je to nerozhodně ({ $count }), nejvíc diamantů na palubě má { $seat }: { $cargo }.
over-shared = Karty došly a všechno je stejné (na základně { $count }): o vítězství se dělí.
