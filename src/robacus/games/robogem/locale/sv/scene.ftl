### Vad som syns vid ett bord med Robogem och vad man kan göra där.

## the board
scene-board = Bräde med { $width } × { $height } rutor
scene-square = { $name }
scene-blocker = { $name }, spärrplatta
scene-base = { $name }, { robot-of } bas
scene-diamond = diamant
scene-robot = { robot-name }, vänd { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , med en diamant ombord
   *[other] , med { $cargo } diamanter ombord
}
scene-heading = { $heading ->
    [N] uppåt
    [E] åt höger
    [S] nedåt
   *[W] åt vänster
}

## beside the board
scene-note-cargo = { $count ->
    [one] 1 diamant ombord
   *[other] { $count } diamanter ombord
}
scene-note-closed = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = kort för kort
scene-note-finished = är klar
scene-fact-pack = Talong
scene-fact-spare = Använda kort
scene-fact-last = Turer kvar
scene-fact-shuffled = Omblandad
scene-fact-yes = ja

## the headline
scene-status-over = Spelet är slut.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Funktion:{ " " }
}{ $number ->
    [0] { $name } startar programmet.
   *[other] { $name }: kort { $number } av { $cards }.
}
scene-status-bug = { $name }: fel i programmet: { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } vilar och samlar krafter.
scene-status-turn = { $name }, gör ett program!
scene-status-card = { $name }, välj ett kort!
scene-status-card-on = { $name }, välj nästa kort eller sluta.
scene-status-last = Sista omgången! { $name }, det här är dina sista kort.

## what can be done
control-run = Kör programmet
control-card = Spela kortet
control-nothing = Spela inget kort
control-stop = Sluta
control-rest = Vila: ta sju kort
control-rest-last = Vila

## what is to be done now
hint-program = Tryck på korten i den ordning de ska köras, eller dra dem hit.
hint-card = Kort för kort: välj ett kort, se vad det gör och välj sedan nästa.
hint-next = Välj nästa kort eller sluta. Ett kort som inte går avslutar din tur.
hint-closed = Bara du ser de här korten; det du kör ser alla.

## what a program would do
preview-not-now = Det är inte din tur nu.
preview-dead = Kort efter ett funktionskort i funktionen körs aldrig.
preview-wins = Med det här vinner du!
preview-other-wins = Se upp: med det här vinner någon annan.
preview-ends = Slutar på { $cell }, vänd { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , en diamant ombord
   *[other] , { $cargo } diamanter ombord
}{ $banked ->
    [0] { "" }
   *[other] , { $banked } på basen
}.
preview-bug = Fel vid kort { $number }: { $why } { $ends }

## the bench
client-bench = Dina kort och ditt program
client-hand = Dina kort
client-program = Program
client-function = Funktion
client-empty-hand = Alla kort är utlagda.
client-empty-function = Kort som läggs hit stannar hela spelet; ƒ i ett program kör dem.
client-full = Det finns ingen plats för fler kort.
client-clear = Ta tillbaka alla
client-card = { $card }, nummer { $number }, { $row }
client-arranged = Program { $program }. Funktion { $added }.
client-keys = Tangenter: F, L, R och C tar ett kort, 1 till 7 det kortet på handen, backsteg lägger tillbaka, + byter rad, Enter kör.
