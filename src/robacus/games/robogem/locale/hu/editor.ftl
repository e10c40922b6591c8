### A táblaszerkesztő.

desk-board = Táblaszerkesztő
    .help = Készíts saját táblát: akadályok, gyémántok, bázisok, és merre néznek a robotok. Aztán játssz rajta, próbáld ki egyedül, vagy oszd meg.

board-status-ready = Ezen a táblán lehet játszani.
board-status-faults = { $count ->
    [one] Egy dolog még nincs rendben.
   *[other] { $count } dolog még nincs rendben.
}
board-unreadable = Ez nem érthető: „{ $words }”. Írd például: blocker C4, diamond D5, base red A1, turn A1, size 9x9, vagy illessz be egy egész táblát.
board-no-square = Ezen a táblán nincs ilyen mező: „{ $words }”.
board-turn-base = Ezen a mezőn nincs bázis. Válassz egy bázist, hogy a robotja elforduljon.

board-group-things = A táblán
board-group-bases = Bázisok
board-tool-blocker = Akadály
board-tool-diamond = Gyémánt
board-tool-erase = Törlés
board-tool-turn = Egy bázis robotjának elfordítása
board-thing-blocker = akadály
board-thing-base = { robot-of } bázisa
board-choose-players = Játékosok
board-choose-width = Szélesség
board-choose-height = Magasság
board-name-classic8 = klasszikus, 8 × 8
board-name-fair9 = igazságos, 9 × 9
board-control-layout = Tábla: { $board }
board-control-new = Üres tábla
board-control-mirror = Tükrözés balról jobbra
board-diamonds = Gyémántok
board-blockers = Akadályok
board-try = Próbáld ki egyedül

board-blocker = Itt akadály van: { $cell }.
board-diamond = Itt gyémánt van: { $cell }.
board-gone = { $cell } most üres.
board-base = Itt van { robot-of } bázisa: { $cell }.
board-turned = { robot-start } { scene-heading } néz.
board-size = A tábla { $width } × { $height } mezős.
board-players = { $count } játékos: a robotjaik a bázisukon állnak.
board-imported = { $width } × { $height } mezős tábla.
board-empty = A tábla üres; a bázisok a sarkokban vannak.
board-mirrored = A jobb fél a bal tükörképe.
