### A feladványasztal, „Programozd be a robotot”: mit mond, és segítség lépésenként.

desk-puzzle = Programozd be a robotot
    .help = Rakj össze programokat a kártyáidból, és vidd haza a gyémántokat minél kevesebb körben. Látod a következő kártyákat, és senki más nem látja, mit próbálsz.

## what is read
puzzle-too-long = A szöveg { $length } karakter; legfeljebb { $longest } lehet.
puzzle-statement = Ez nem érthető: „{ $words }”. Írd a tábla sorait, és adatokat, például: robot red A1 E; cards FFRLF.
puzzle-json = Ez a JSON nem feladvány: kell bele egy „text” mező a feladvány szövegével.
puzzle-robot = Ez nem érthető: „{ $words }”. Írj egy színt, egy mezőt a táblán, egy irányt, és ha kell, a robotnál és a bázison lévő gyémántokat: robot red A1 E 1 2.
puzzle-robot-twice = Egy robotról ({ colour }) két adat is van; egyet hagyj meg.
puzzle-robot-place = { robot-start } nem állhat itt: { $cell }. Akadály, gyémánt, másik robot vagy olyan bázis van ott, ahová nem mehet.
puzzle-robot-home = { robot-start } a saját bázisán áll ({ $cell }): ott nem lehet nála gyémánt.
puzzle-robot-done = { robot-start } legfeljebb három gyémántot vihet, és a bázisán legfeljebb { $most } lehet.
puzzle-cards = „{ $sign }” ebben: „{ $words }” nem kártya. Írj F előre, L balra, R jobbra, f függvény.
puzzle-no-cards = A feladványban nincs kártya. Írd őket a húzás sorrendjében: cards FFRLF FRFFL.
puzzle-many-cards = A feladványban { $count } kártya van; legfeljebb { $most } lehet.
puzzle-cards-function = Van a kártyák között függvénykártya (f). Tedd hozzá a „functions” szót, vagy írj nagy F-et az előréhez.
puzzle-function-long = A függvényben legfeljebb { $most } kártya lehet.
puzzle-turn-wrong = { $number }. kör: így nem lehetséges. { $why }
puzzle-many-turns = Egy feladványban legfeljebb { $most } kör lehet.
puzzle-now = Ez nem illik a kézben lévő kártyákhoz: „{ $words }”. Írj kártyákat, például FFR, vagy a helyüket a kézben.

## the picture
puzzle-place-program = Program, { $number }. hely
puzzle-place-function = Függvény, { $number }. hely
puzzle-place-hand = Kéz, { $number }. hely
puzzle-place-coming = Következő kártyák
puzzle-coming = { $count ->
    [one] egy kártya, { $cards }
   *[other] { $count } kártya, { $cards }
}
puzzle-status = { $number ->
    [1] Koppints a kártyáidra abban a sorrendben, ahogy fussanak.
   *[other] { $number }. kör: rakd össze a következő programot.
} { $count ->
    [one] Még egy gyémántot kell hazavinni.
   *[other] { $count } gyémántot kell hazavinni.
}
puzzle-solved = { $count ->
    [one] Egy körben megoldva!
   *[other] { $count } körben megoldva!
}
puzzle-other-won = Helyetted más nyert: { robot-name }. Vond vissza a kört, vagy kezdd újra.
puzzle-used-up = Elfogytak a kártyák. Vonj vissza egy kört, vagy kezdd újra.
puzzle-fact-lacking = Hazaviendő gyémántok
puzzle-fact-turns = Körök
puzzle-fact-coming = Következő kártyák
puzzle-fact-rules = Külön szabályok
puzzle-rule-no-capture = nincs elvétel
puzzle-rule-open-bases = a nem használt bázisok nyitva vannak

## what happened
puzzle-step-begin = Indul a program: { $program }.
puzzle-step = { $number }. kártya, összesen { $count }. { $what }
puzzle-bug = Hiba! { $inner ->
    [0] { $number }. kártya
   *[other] { $number }. kártya, a függvényben a következő: { $inner }.
}: { $why }
puzzle-loop = A függvény a végtelenségig futna, ezért a program itt véget ér.
puzzle-turn-played = Kész. { $count ->
    [0] Nincs több kártya.
    [one] Egy kártyát húzol.
   *[other] { $count } kártyát húzol.
}
puzzle-turn-rested = A robotod pihen. { $count ->
    [0] Nincs több kártya.
    [one] Egy kártyát húzol.
   *[other] { $count } kártyát húzol.
}
puzzle-turn-idle = Most program nélkül. { $count ->
    [0] Nincs több kártya.
    [one] Egy kártyát húzol.
   *[other] { $count } kártyát húzol.
}
puzzle-restarted = Elölről.

## what can be done
puzzle-control-run = Program futtatása
puzzle-control-nothing = Egy kártyát sem
puzzle-control-back = Kártya vissza
puzzle-control-into = Kártyák a függvénybe
puzzle-control-out = Kártyák a programba
puzzle-control-rest = Pihenés: utána hét kártya
puzzle-control-slow = Még egyszer, lapról lapra
puzzle-control-next = Tovább
puzzle-control-before = Vissza
puzzle-control-end = A végére
puzzle-control-restart = Újrakezdés
puzzle-take-back = Vissza: { $card }
puzzle-show-on = látható
puzzle-show-off = rejtve
puzzle-left = Körök innen
puzzle-left-exact = { $count }
puzzle-left-least = legalább { $count }
puzzle-left-none = nem megy
puzzle-left-said = Körök innen: { $left }.
puzzle-edit = A tábla módosítása
puzzle-play = Játék asztalnál ezen a táblán
puzzle-over = A feladvány meg van oldva. Kezdd újra, vagy vonj vissza valamit.
puzzle-no-cards-left = Nincs több kártya. Vonj vissza egy kört, vagy kezdd újra.
puzzle-no-such-card = Ez a kártya nincs a kezedben.
puzzle-nothing-laid = Ott nincs kártya.
puzzle-stepping = Az utolsó kört nézed. Előbb menj a végére.
puzzle-nothing-ran = Még egy kört sem játszottál.

## how good it was
puzzle-best = Legkevesebb kör
puzzle-judge-best = { $count ->
    [one] Egy körben megoldva: ennél jobb nincs!
   *[other] { $count } körben megoldva, és kevesebben nem megy: szép munka!
}
puzzle-judge-more = { $count ->
    [one] Egy körben megoldva
   *[other] { $count } körben megoldva
}; { $best ->
    [one] egy is elég.
   *[other] { $best } is elég.
}
puzzle-judge-limit = { $count ->
    [one] Egy körben megoldva!
   *[other] { $count } körben megoldva!
} Nem derült ki, hogy kevesebb is elég-e; legalább { $least } kell.

## help
puzzle-ask-hint = { $step ->
    [1] Segítség: hány kör?
    [2] Segítség: mi legyen ebben a körben?
    [3] Segítség: az első kártya
    [4] Segítség: ez az egész kör
   *[5] Mutasd a megoldást
}
puzzle-solution-sure = Megmutassam a megoldást? A feladvány akkor nem számít általad megoldottnak.
puzzle-hint-turns = { $count ->
    [one] Egy kör elég.
   *[other] { $count } kör elég, kevesebb nem.
}
puzzle-hint-impossible = Ezekkel a kártyákkal sehogy sem lehet hazavinni a gyémántokat.
puzzle-hint-none = Innen már nem elég a kártya. Vonj vissza egy kört.
puzzle-hint-limit = Ez túl sok lehetőség: legalább { $least ->
    [one] egy kör kell.
   *[other] { $least } kör kell.
}
puzzle-hint-off = Innen még { $left ->
    [one] egy kör kell
   *[other] { $left } kör kell
}, { $over } körrel több, mint amennyi elég lett volna. { $told }
puzzle-hint-end = A kör végén a robot itt álljon: { $cell }, és { scene-heading } nézzen.{ $added ->
    [0] { "" }
   *[other] { " " }A függvénybe is kerül valami.
}
puzzle-hint-rest = Ebben a körben a legjobb pihenni.{ $added ->
    [0] { "" }
   *[other] { " " }A függvénybe is kerül valami.
}
puzzle-hint-idle = Ebben a körben nem kell program.{ $added ->
    [0] { "" }
   *[other] { " " }De a függvénybe kerül valami.
}
puzzle-hint-first = A program így kezdődik: { $card }.
puzzle-hint-append = Előbb tedd a függvénybe: { $card }.
puzzle-hint-turn = Ez a kör: { $turn }.
puzzle-way-here = Innen, körök: { $count }. { $way }
puzzle-way-whole = Elölről, körök: { $count }. { $way }
