### Co říká rozhodčí o tahu, když je po hře.

judge-title = Tah { $number }, { $seat }: { $turn }
judge-turn = { $kind ->
    [rest] odpočinek
    [nothing] žádná karta
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = Stejně dobré jako to nejlepší, co se našlo. Šance na výhru: asi { $chance }{"\u00A0"}%.
judge-lost = Šance na výhru: asi { $chance }{"\u00A0"}%. S tahem { $best } by byla asi { $could }{"\u00A0"}%.
judge-missed = Tah { $best } by hned vyhrál.
judge-wins = Tímto tahem je hra vyhraná.
judge-last-best = Pro poslední kolo se nenašlo nic lepšího.
judge-last-lost = Tah { $best } by byl lepší { $lost ->
    [one] o jeden diamant.
    [few] o { $lost } diamanty.
   *[other] o { $lost } diamantů.
}
judge-hidden = Tyto karty jste neviděli. Co ještě šlo zahrát, uvidíte pohledem hráče { $seat }.
judge-stopped = Hledání lepšího tahu zabralo příliš mnoho času nebo paměti a bylo zastaveno.
judge-mark = −{ $lost }{"\u00A0"}%
judge-mark-last = −{ $lost }

judge-line = { $turn }: { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(jak se hrálo)
}
judge-result = { $wins ->
    [0] { $chance }{"\u00A0"}%; na základně { $banked }, na palubě { $cargo }{ judge-to-go }
   *[other] vyhrává
}
judge-line-last = { $turn }: { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(jak se hrálo)
}
judge-result-last = { $wins ->
    [0] na základně { $banked }, na palubě { $cargo }{ judge-to-go }
   *[other] vyhrává
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , chybí asi jedna karta
    [few] , chybějí asi { $needed } karty
   *[other] , chybí asi { $needed } karet
}
judge-as-played = { $turn } (jak se hrálo)
judge-note = Šance jsou odhady: s nejlepšími tahy se pokračovalo při { $samples } různých rozloženích karet, které nebyly vidět.{ judge-note-card }
judge-note-cut = Čas na hledání vypršel po { $samples } různých rozloženích karet, které nebyly vidět: jsou to hrubé odhady.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }Jedna karta je tak dobrá jako to nejlepší, co po ní může následovat.
}
judge-note-last = V posledním kole rozhodují diamanty na základně, potom ty na palubě. Co ještě mohou udělat ostatní, se nezkoumalo.

judge-before = Před tahem hráče { $seat }
judge-laid = { $seat }: { $turn }
