### Mi látszik a Ricochet Robots asztalán, és mit lehet ott tenni.

## names
scene-colour = { $colour ->
    [red] piros
    [green] zöld
    [blue] kék
    [yellow] sárga
    [black] fekete
    [silver] ezüst
   *[any] bármelyik
}
scene-target = { $shape ->
    [circle] { scene-colour } kör
    [triangle] { scene-colour } háromszög
    [square] { scene-colour } négyzet
    [hexagon] { scene-colour } hatszög
   *[vortex] örvény
}
scene-task = { $shape ->
    [vortex] örvény (bármelyik robot)
   *[other] { scene-target }
}
scene-robot = { scene-colour } robot
scene-marker = { scene-colour } robot helyjelölője
scene-goal = a kör célmezője

## the board
scene-board = { $width } × { $height } mezős tábla
scene-square = { $name }, { $things }
scene-square-target = célmező: { $target }
scene-square-diagonal = { $kind ->
    [rising] { scene-colour } átlós fal a bal alsó saroktól a jobb felsőig
   *[falling] { scene-colour } átlós fal a bal felső saroktól a jobb alsóig
}
scene-square-walls = { $count ->
    [one] fal { $sides }
   *[other] falak { $sides }
}
scene-side = { $side ->
    [up] fent
    [right] jobb oldalon
    [down] lent
   *[left] bal oldalon
}

## the headline
scene-status-ready = Jöhet az első zseton?
scene-status-won = { $name } megnyerte a zsetont: { $target }.
scene-status-back = Senki sem talált utat: a zseton visszakerül.
scene-status-think = Cél: { $target }. Ki lát utat?
scene-status-glass = { $name } licitje { $bid }. Ki lát rövidebb utat?
scene-status-last-minute = Cél: { $target }. Utolsó perc a licitálásra!
scene-status-show = { $name } bemutatja az utat: { $count } / { $bid } lépés
scene-status-solo = Cél: { $target }. Lépések: { $count }
scene-status-over = A játéknak vége.

## beside the players
scene-note-bid = licit: { $bid }
scene-note-next = ő jön
scene-note-pass = passzol
scene-note-failed = { $bid } nem sikerült

## beside the board
scene-fact-chip = Zseton
scene-fact-round = Kör
scene-fact-left = Hátralévő zsetonok
scene-fact-to-win = Győzelemhez kell
scene-fact-moves = Lépések
scene-fact-all-moves = Összes lépés
scene-clock-pause = Jön a következő zseton
scene-clock-referee = A játékvezető megfordítja a homokórát
scene-clock-glass = Homokóra
scene-clock-show = Idő az út bemutatására

## what can be done
control-next = Következő zseton
control-bid = Licit
control-bid-hint = Hány lépés kell hozzá?
control-pass = Passz
control-glass = Homokóra megfordítása
control-way = { $way ->
    [up] fel
    [right] jobbra
    [down] le
   *[left] balra
}
control-slide = { $robot } { control-way }, idáig: { $cell }
control-slide-refused = { $robot } { control-way }: most nem szabad
control-reset = Vissza a helyjelölőkre
control-give-up = Az út feladása
control-give-up-sure = Feladod az út bemutatását? A robotok visszamennek a helyjelölőikre.
control-put-back = Zseton visszatétele
control-put-back-sure = Visszateszed ezt a zsetont? Később újra sorra kerül.
