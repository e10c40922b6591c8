### Co je vidět na stole hry Robogem a co se tam dá dělat.

## the board
scene-board = Hrací plán { $width } × { $height } polí
scene-square = { $name }
scene-blocker = { $name }, blok
scene-base = { $name }, základna { robot-of }
scene-diamond = diamant
scene-robot = { robot-name }, hledí { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , na palubě jeden diamant
   *[other] , na palubě { $cargo } diamanty
}
scene-heading = { $heading ->
    [N] nahoru
    [E] doprava
    [S] dolů
   *[W] doleva
}

## beside the board
scene-note-cargo = { $count ->
    [one] 1 diamant na palubě
   *[other] { $count } diamanty na palubě
}
scene-note-closed = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = po jedné kartě
scene-note-finished = má dohráno
scene-fact-pack = Balíček
scene-fact-spare = Odkládací balíček
scene-fact-last = Zbývá tahů
scene-fact-shuffled = Znovu zamícháno
scene-fact-yes = ano

## the headline
scene-status-over = Hra skončila.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Funkce:{ " " }
}{ $number ->
    [0] { $name } spouští program.
   *[other] { $name }: karta { $number } z { $cards }.
}
scene-status-bug = { $name }: chyba v programu: { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } odpočívá a nabírá síly.
scene-status-turn = { $name }, sestavte program!
scene-status-card = { $name }, vyberte kartu!
scene-status-card-on = { $name }, vyberte další kartu, nebo skončete.
scene-status-last = Poslední kolo! { $name }, toto jsou vaše poslední karty.

## what can be done
control-run = Spustit program
control-card = Zahrát kartu
control-nothing = Nehrát žádnou kartu
control-stop = Skončit
control-rest = Odpočinek: vzít sedm karet
control-rest-last = Odpočinek

## what is to be done now
hint-program = Klepejte na karty v pořadí, v jakém se mají provést, nebo je sem přetáhněte.
hint-card = Po jedné kartě: vyberte jednu, podívejte se, co udělá, a vyberte další.
hint-next = Vyberte další kartu, nebo skončete. Karta, která selže, ukončí váš tah.
hint-closed = Tyto karty vidíte jen vy; co spustíte, vidí všichni.

## what a program would do
preview-not-now = Teď nejste na tahu.
preview-dead = Karty za funkční kartou se ve funkci nikdy neprovedou.
preview-wins = Tímto vyhrajete!
preview-other-wins = Pozor: tímto vyhraje někdo jiný.
preview-ends = Skončí na { $cell }, hledí { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , na palubě jeden diamant
   *[other] , na palubě { $cargo } diamanty
}{ $banked ->
    [0] { "" }
   *[other] , na základně { $banked }
}.
preview-bug = Chyba u karty { $number }: { $why } { $ends }

## the bench
client-bench = Vaše karty a program
client-hand = Vaše karty
client-program = Program
client-function = Funkce
client-empty-hand = Všechny karty jsou vyložené.
client-empty-function = Karty, které sem dáte, zůstanou po celou hru; ƒ v programu je provede.
client-full = Pro další kartu tu není místo.
client-clear = Vzít všechny zpět
client-card = { $card }, číslo { $number }, { $row }
client-arranged = Program { $program }. Funkce { $added }.
client-keys = Klávesy: F, L, R a C berou kartu, 1 až 7 kartu z ruky podle čísla, Backspace ji vrací, + mění řádek, Enter spouští.
