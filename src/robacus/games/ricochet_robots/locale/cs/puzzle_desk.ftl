### Stůl na úlohy: co se tam říká a nápověda po krocích.

desk-puzzle = Úloha
    .help = Posílejte roboty tak, aby ten pravý dojel na svůj cíl. Nespěchejte: nikdo jiný nevidí, co zkoušíte.

## hra
puzzle-moves-many = Tahů je { $count }; cesta má nejvýš { $most }.
puzzle-moves-wrong = Tah { $number } není možný. { $why }
puzzle-moves-kept = { $count ->
    [0] V této variantě není dovolen ani první tah, roboti jsou tedy zpět na značkách.
    [one] V této variantě je dovolen jen první tah; ostatní byly vzaty zpět.
    [few] V této variantě jsou dovoleny jen první { $count } tahy; ostatní byly vzaty zpět.
   *[other] V této variantě je dovoleno jen prvních { $count } tahů; ostatní byly vzaty zpět.
}
puzzle-refused = { $why } Říká to pravidlo { $rule } ({ $variant }).
puzzle-not-arrived = { $slid } Stojí na cíli, ale ještě nezahnul v pravém úhlu (pravidlo R8), takže nedorazil.

## nápověda
puzzle-ask-hint = { $step ->
    [1] Nápověda: kolik tahů asi?
    [2] Nápověda: kolik přesně?
    [3] Nápověda: kteří roboti?
    [4] Nápověda: první tah
   *[5] Ukázat všechny nejkratší cesty
}
puzzle-solution-sure = Ukázat řešení? Úloha se pak nepočítá jako vámi vyřešená.
puzzle-hint-fewer = Existuje cesta s méně než { $count } tahy.
puzzle-hint-length = Nejkratší cesta má { $count ->
    [one] { $count } tah.
    [few] { $count } tahy.
   *[other] { $count } tahů.
}
puzzle-hint-robots = { $count ->
    [one] Stačí jeden robot: { $robots }.
    [few] Pohnou se { $count } roboti: { $robots }.
   *[other] Pohne se { $count } robotů: { $robots }.
}
puzzle-hint-first = První tah ze značek: { $robot } { $heading }.
puzzle-hint-next = Jste na nejkratší cestě. Dál: { $robot } { $heading }.
puzzle-no-way = K tomuto cíli žádná cesta nevede.

## vedle plánu
puzzle-shortest = Nejkratší cesta
puzzle-shortest-fewer = méně než { $count }
puzzle-robots = Roboti, kteří se pohnou
puzzle-first = První tah
puzzle-left = Tahů odsud
puzzle-left-exact = { $count }
puzzle-left-least = aspoň { $count }
puzzle-left-none = žádná cesta
puzzle-left-said = Tahů odsud: { $left }.
puzzle-live = Tahů odsud
puzzle-live-off = skrýt
puzzle-live-on = ukázat
puzzle-variant = Varianta
puzzle-table-help = Nápověda k tomuto žetonu
puzzle-edit = Změnit plán
puzzle-play = Hrát u stolu na tomto plánu
