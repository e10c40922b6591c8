### Mit lehet beírni, mi történik, és mi nem lehetséges.

card = { $card ->
    [F] Előre
    [L] Balra
    [R] Jobbra
   *[function] Függvény
}

## what was typed
turn-empty = Írj egy programot, például FFRF, vagy „pihenés”, vagy „-”, ha egy kártyát sem játszol ki.
turn-no-append = A + után a függvény kártyái jönnek, például FF +FL.
turn-unreadable = „{ $sign }” ebben: „{ $words }” nem kártya. Írj F előre, L balra, R jobbra, f függvény, vagy „pihenés”.
game-over = A játéknak vége.
not-your-turn = Most { $seat } következik.
rest-no-program = Aki pihen, nem futtat programot. Hagyd el a kártyákat, vagy ne pihenj.
no-functions = Ez a játék függvények nélkül megy.
card-small-f = Ebben a játékban nincs függvénykártya. Az előre nagy F.
card-not-in-hand = Nincs a kezedben ilyen kártya: { $card } ({ $letter }).
card-too-few = Ebből a kártyából: { $card } ({ $letter }) csak { $count ->
    [one] egy van nálad
   *[other] { $count } van nálad
}.
append-at-the-start = A függvényhez a kör elején lehet kártyát tenni, később nem.
function-full = { $room ->
    [0] A függvényed tele van: { $longest } kártya van benne.
    [one] A függvényedbe még egy kártya fér.
   *[other] A függvényedbe még { $room } kártya fér.
}
one-card-at-a-time = Lapról lapra játszol: egy kártyát válassz.
rest-at-the-start = Pihenni csak a kör elején lehet. Abbahagyhatod.

## what happened
did-program = { $seat } futtatja: { $program }{ $added ->
    [0] .
   *[other] { "" }, a függvényhez tesz: { $append }.
}
did-card = { $seat } kijátssza: { $program }{ $added ->
    [0] .
   *[other] { "" }, a függvényhez tesz: { $append }.
}
did-rest = { $seat } pihen és feltöltődik{ $added ->
    [0] { "" }
   *[other] , a függvényhez tesz: { $append }
}{ $last ->
    [0] ; program nem fut, de öt kártya helyett hetet húz.
   *[other] ; program nem fut.
}
did-nothing = { $seat } nem játszik ki kártyát{ $added ->
    [0] .
   *[other] { "" }, a függvényhez tesz: { $append }.
}
did-stop = { $seat } abbahagyja.
did-left = { $seat }: balra fordul.
did-right = { $seat }: jobbra fordul.
did-move = { $seat }: előre ide: { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Felvett egy gyémántot!
}{ $brought ->
    [0] { "" }
    [one] { " " }Egy gyémánt biztonságban van a bázison!
   *[other] { " " }{ $brought } gyémánt van biztonságban a bázison!
}
did-push = { $seat } eltolja { robot-object }.
did-push-rule = { did-push } Ebben a játékban nem lehet gyémántot elvenni.
did-push-full = { did-push } Három gyémánttal a fedélzeten többet nem lehet elvenni.
did-capture = { $seat } elvesz egy gyémántot { robot-from }.
did-pushed = { robot-start } ide tolódik: { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Felveszi az ott fekvő gyémántot.
}{ $brought ->
    [0] { "" }
   *[other] { " " }Hazaért, a gyémántjai biztonságban vannak!
}
did-follow = { $seat }: előre ide: { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Felvett egy gyémántot!
}{ $brought ->
    [0] { "" }
    [one] { " " }Egy gyémánt biztonságban van a bázison!
   *[other] { " " }{ $brought } gyémánt van biztonságban a bázison!
}
did-call = { $depth ->
    [1] { $seat } meghívja a függvényt: lefutnak a kártyái, aztán folytatódik a program.
   *[other] A függvény önmagát hívja: { $depth }. indulás. Ez addig megy, amíg egy kártya nem sikerül.
}
did-call-empty = { $seat } meghívja a függvényt, de az üres: nem történik semmi.
did-bug = { $seat }: hiba a programban, { $number }. kártya: { $why } A program itt véget ér.
did-loop = { $seat }: a program a végtelenségig futna, ezért itt véget ér.
did-reshuffle = Elfogyott a húzópakli: a dobópaklit megkeverjük, ez lesz az új pakli. Ez csak egyszer történik meg.
did-draw = { $seat } húz { $count ->
    [one] egy kártyát.
   *[other] { $count } kártyát.
}
did-last-round = Másodszor is elfogytak a kártyák: utolsó kör! Akinek még van kártyája, egyszer még sorra kerül.
did-last-turn = { $seat } lejátszotta az utolsó körét.

## why a program stopped
stop-off_board = előre lemenne a tábláról.
stop-blocker = akadály van az útban.
stop-foreign_base = más robot bázisára nem lehet rámenni.
stop-diamond_full = három gyémánttal a fedélzeten az előtte lévő már nem fér fel.
stop-push_off_board = az előtte álló robotot nem lehet letolni a tábláról.
stop-push_blocker = az előtte álló robotot nem lehet akadályra tolni.
stop-push_foreign_base = az előtte álló robotot nem lehet olyan bázisra tolni, amely nem az övé.
stop-push_two = két robotot egyszerre nem lehet tolni.
stop-push_diamond_full = az előtte álló roboton három gyémánt van, nem lehet még egyre rátolni.
stop-endless_loop = a függvény a végtelenségig futna.

## how it ended
over-diamonds = { $seat } hazavitt { $count } gyémántot, és azonnal győz.
over-most = Elfogytak a kártyák. A legtöbb gyémánt { $seat } bázisán van: { $count }.
over-cargo = Elfogytak a kártyák. A bázisokon egyenlő az állás ({ $count }), de a legtöbb gyémántot { $seat } szállítja: { $cargo }.
over-shared = Elfogytak a kártyák, és minden egyenlő (a bázison { $count }): a győzelmen osztoznak.
