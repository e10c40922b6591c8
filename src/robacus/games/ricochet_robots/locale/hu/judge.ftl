### Mit mond a bíró egy véget ért körről.

judge-title = { $round }. kör: { $target }
judge-optimal = { count-moves }: ennél kevesebbel nem megy.
judge-more = { count-moves }: { $lost ->
    [one] eggyel több a lehető legkevesebbnél ({ $best }).
   *[other] { $lost } lépéssel több a lehető legkevesebbnél ({ $best }).
}
judge-back = Senki sem talált utat: { count-moves } elég lett volna.
judge-back-alone = Nincs meg az út: { count-moves } elég lett volna.
judge-no-way = Egyáltalán nem volt út.
judge-limit = { count-moves }. Hogy kevesebb is elég-e, a korláton belül nem derült ki; legalább { $least } kell.
judge-limit-back = A korláton belül nincs megoldva; legalább { $least } lépés kell.
judge-stopped = { count-moves }. A rövidebb út keresése túl sok időt vagy memóriát igényelt, ezért leállt.
judge-stopped-back = A legrövidebb út keresése túl sok időt vagy memóriát igényelt, ezért leállt.
judge-there-already = A robot már az elején a célján állt: nincs mit összevetni.

judge-puzzle = Próbáld ki feladványként
judge-kept-back = Az utak akkor láthatók, ha a robotok elmozdultak, mert ez a zseton még újra sorra kerül.
judge-uncounted = Az egyik legrövidebb út; hogy hány van, a korláton belül nem derült ki.
judge-all = { $count ->
    [one] Az egyetlen legrövidebb út:
   *[other] { $count } legrövidebb út van, elöl a legkevesebb robotot mozgatók:
}
judge-some = { $listed } a { $count } legrövidebb út közül, elöl a legkevesebb robotot mozgatók:
judge-robots = { $robots } robot
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, a bemutatott út)
