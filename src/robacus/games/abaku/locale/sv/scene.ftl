### Vad som syns vid Abaku-bordet, och vad man kan göra där.

scene-board = Bräde med { $size } × { $size } rutor
scene-field-tile = { $field }, { $factor } × bricka
scene-field-example = { $field }, { $factor } × uträkning
scene-tile-joker = { $digit }, joker
scene-tile-new = { $digit }, nyss lagd
scene-held-joker = joker

scene-status-turn = { $name } är på tur.
scene-status-first = { $name } börjar: täck { $field } i mitten.
scene-status-lays = { $name } lägger brickor.
scene-status-over = Partiet är slut.

scene-note-tiles = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
scene-note-empty = tomma turer: { $count } av { $most }
scene-note-adjusted = vid slutet { $points }
scene-note-resigned = har gett upp
scene-fact-bag = I påsen
scene-fact-unseen = Kvar att komma
scene-clock-turn = Tid för turen

preview-points = { count-points }
preview-kombo = KOMBO: { count-points }
preview-joker = Välj en siffra för jokern.
preview-watching = Den som tittar på lägger inga brickor.
figure-label = En bit av ett bräde

sheet-end = vid slutet
sheet-total = totalt

control-pass = Stå över
control-pass-sure = Stå över utan att lägga eller byta? Tre tomma turer i rad avslutar partiet.
control-resign = Ge upp
control-resign-ends = Ge upp? Då slutar partiet, och du förlorar.
control-resign-alone = Ge upp? De andra spelar vidare utan dig.

## vad sidan själv säger
client-rack = Dina brickor
client-play = Lägg
client-recall = Ta tillbaka
client-shuffle = Blanda
client-sort = Sortera
client-exchange = Byt …
client-exchange-now = Byt valda ({ $count })
client-exchange-help = Välj brickorna som du vill byta.
client-cancel = Avbryt
client-joker = Vilken siffra är jokern?
client-joker-set = Jokern som { $digit }
client-across = Skriver åt höger
client-down = Skriver nedåt
client-help = Dra brickor till brädet, eller tryck på en bricka och sedan på en ruta. Eller välj en ruta och skriv siffror; mellanslag byter riktning, Enter lägger.
client-pending = { $digit } på { $field }, inte lagd än
client-returned = En bricka kom tillbaka: dess ruta är upptagen nu.
client-sheet = Poängprotokoll
