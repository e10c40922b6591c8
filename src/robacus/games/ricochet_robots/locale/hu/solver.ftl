### Állások szövegként és a megoldó válaszai.

position-two-goals = A szövegben két cél van; csak egy maradjon.
position-no-goal = A szövegben nincs cél: írd például azt, hogy „goal blue E6”, az örvényhez pedig azt, hogy „goal any H9”.
position-statement = „{ $words }” nem illik egy állásba: írd például azt, hogy „robot red C4” vagy „goal blue E6”.
position-json = Ez a JSON nem állás: { $why }
position-json-other = Ez a JSON egy másik játék vagy másféle eset adata.
position-json-board = JSON-állásban vagy „walls”, vagy „quadrants” legyen, ne mindkettő.
position-json-cell = Ezen a táblán nincs mező a(z) { $row }. sorban és a(z) { $column }. oszlopban; mindkettőt 0-tól számoljuk.
position-json-diagonal = „{ $words }” nem átlós fal: / vagy \ és egy robot színe kell.

solve-variant = Mit kell tudnia egy útnak. strict: lepattanás, és a vége előtt nem állhat meg a célmezőn; literal: lepattanás, és nem fordulhat azonnal vissza; free: semmit.
solve-all = Az összes legrövidebb út felsorolása.
solve-threads = Ennyi szál dolgozhat egy álláson. Az összes utat (--all) mindig egy számolja.

answer-anybody = Bármelyik robot
answer-variant-strict = szigorú
answer-variant-literal = szó szerinti
answer-variant-free = szabad
answer-length = { $robot } → { $cell }: { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
} ({ $variant }); kevesebbel nem lehet.
answer-count = { $many ->
    [one] Ez az egyetlen legrövidebb út
   *[other] A legrövidebb utak száma { $count }
}{ $robots ->
    [one] ; { $robots } robot lép.
   *[other] ; { $robots } robot lép.
}
answer-no-way = { $robot } → { $cell }: nincs út ({ $variant }).
answer-unsolved = { $robot } → { $cell } ({ $variant }): { $why ->
    [memory] a memóriakorláton belül nincs megoldva
    [cancelled] a megoldás előtt megszakítva
   *[time] az időkorláton belül nincs megoldva
}. { $least ->
    [one] Legalább { $least } lépés kell.
   *[other] Legalább { $least } lépés kell.
}
answer-all = A legrövidebb utak, elöl a legkevesebb robotot mozgatók:
answer-more = … és még { $count }
