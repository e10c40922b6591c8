### Robotok, irányok, és hogy miért nem lehetséges egy lépés vagy állás.

robot-red = Piros
robot-green = Zöld
robot-blue = Kék
robot-yellow = Sárga
robot-black = Fekete
robot-silver = Ezüst

heading-N = északra
heading-E = keletre
heading-S = délre
heading-W = nyugatra

move-unreadable = „{ $words }” nem lépés: írd például így: „blue N”.
move-blocked = { $robot } nem mehet { $heading }: el sem mozdulna a mezőjéről.
move-endless = { $robot } nem mehet { $heading }: soha nem állna meg.
move-blocked-turn = { $robot } nem mehet { $heading }: a(z) { $cell } mező átlós fala akadálynak fordítaná.
move-back = { $robot } nem fordulhat azonnal vissza { $heading }: előbb egy másik robotnak kell lépnie.
move-too-early = { $robot } még nem mehet { $heading }: derékszögű irányváltás nélkül állna meg a célmezőn.
move-after-end = A célmező megvan; az út itt véget ér.
way-not-there = { $count ->
    [one] { $count } lépés után a cél nincs meg.
   *[other] { $count } lépés után a cél nincs meg.
}

position-robots = A robotok száma { $count }; egy állásban 1 és { $most } közötti lehet.
position-colour = „{ $words }” nem robotszín: red, green, blue, yellow, black vagy silver lehet.
position-colour-twice = { $robot } kétszer szerepel; csak egy maradjon.
position-two-fifth = A fekete és az ezüst nem lehet egyszerre játékban; csak az egyik maradjon.
position-cell-twice = Két robot áll a(z) { $cell } mezőn; az egyiket tedd máshová.
position-off-board = { $robot } nincs a táblán.
position-target-off-board = A cél nincs a táblán.
position-solid = A(z) { $cell } mező tömör: sem robot, sem cél nem lehet rajta.
position-no-robot = A cél színe „{ $words }”, de ilyen robot nincs; egy robot színét írd, vagy azt, hogy „any”.
