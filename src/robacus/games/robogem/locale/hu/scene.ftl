### Mi látszik a Robogem asztalán, és mit lehet ott tenni.

## the board
scene-board = { $width } × { $height } mezős tábla
scene-square = { $name }
scene-blocker = { $name }, akadály
scene-base = { $name }, { robot-of } bázisa
scene-diamond = gyémánt
scene-robot = { robot-name }, { scene-heading } néz{ $cargo ->
    [0] { "" }
    [one] , egy gyémánttal
   *[other] , { $cargo } gyémánttal
}
scene-heading = { $heading ->
    [N] felfelé
    [E] jobbra
    [S] lefelé
   *[W] balra
}

## beside the board
scene-note-cargo = { $count ->
    [one] 1 gyémánt nála
   *[other] { $count } gyémánt nála
}
scene-note-closed = { $count ->
    [one] 1 kártya
   *[other] { $count } kártya
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = lapról lapra
scene-note-finished = végzett
scene-fact-pack = Húzópakli
scene-fact-spare = Dobópakli
scene-fact-last = Hátralévő körök
scene-fact-shuffled = Újrakeverve
scene-fact-yes = igen

## the headline
scene-status-over = A játéknak vége.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Függvény:{ " " }
}{ $number ->
    [0] { $name } elindítja a programot.
   *[other] { $name }: { $number }. kártya, összesen { $cards }.
}
scene-status-bug = { $name }: hiba a programban: { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } pihen és feltöltődik.
scene-status-turn = { $name }, írj programot!
scene-status-card = { $name }, válassz kártyát!
scene-status-card-on = { $name }, válaszd a következő kártyát, vagy hagyd abba.
scene-status-last = Utolsó kör! { $name }, ezek az utolsó kártyáid.

## what can be done
control-run = Program futtatása
control-card = Kártya kijátszása
control-nothing = Egy kártyát sem
control-stop = Abbahagyom
control-rest = Pihenés: hét kártya húzása
control-rest-last = Pihenés

## what is to be done now
hint-program = Koppints a kártyákra abban a sorrendben, ahogy fussanak, vagy húzd ide őket.
hint-card = Lapról lapra: válassz egy kártyát, nézd meg, mit tesz, aztán válaszd a következőt.
hint-next = Válaszd a következő kártyát, vagy hagyd abba. Az a kártya, amely nem sikerül, befejezi a körödet.
hint-closed = Ezeket a lapokat csak te látod; amit futtatsz, azt mindenki.

## what a program would do
preview-not-now = Most nem te következel.
preview-dead = A függvényben a függvénykártya utáni kártyák sosem futnak le.
preview-wins = Ezzel nyersz!
preview-other-wins = Vigyázz: ezzel valaki más nyer.
preview-ends = Ide ér: { $cell }, { scene-heading } néz{ $cargo ->
    [0] { "" }
    [one] , egy gyémánttal
   *[other] , { $cargo } gyémánttal
}{ $banked ->
    [0] { "" }
   *[other] , a bázison { $banked }
}.
preview-bug = Hiba, { $number }. kártya: { $why } { $ends }

## the bench
client-bench = A kártyáid és a programod
client-hand = A kártyáid
client-program = Program
client-function = Függvény
client-empty-hand = Minden kártya a helyén van.
client-empty-function = Az ide tett kártyák az egész játékban itt maradnak; egy programban a ƒ futtatja őket.
client-full = Nincs több kártyának hely.
client-clear = Mind vissza
client-card = { $card }, { $number }., { $row }
client-arranged = Program: { $program }. Függvény: { $added }.
client-keys = Billentyűk: F, L, R és C elvesz egy kártyát, 1–7 a kezedből az adott számút, a Backspace visszateszi, a + sort vált, az Enter futtat.
