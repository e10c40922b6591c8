### Co říká rozhodčí o skončeném kole.

judge-title = Kolo { $round }: { $target }
judge-optimal = { count-moves }: lépe to nejde.
judge-more = { count-moves }: { $lost ->
    [one] o jeden víc než nejlepší možný výsledek { $best }.
    [few] o { $lost } víc než nejlepší možný výsledek { $best }.
   *[other] o { $lost } víc než nejlepší možný výsledek { $best }.
}
judge-back = Nikdo cestu nenašel. Nejkratší má { count-moves }.
judge-back-alone = Cesta se nenašla. Nejkratší má { count-moves }.
judge-no-way = Žádná cesta neexistovala.
judge-limit = { count-moves }. Zda by stačilo méně, se v daném limitu nezjistilo; je třeba aspoň { $least }.
judge-limit-back = Nevyřešeno v daném limitu. { $least ->
    [one] Je třeba aspoň { $least } tah.
    [few] Jsou třeba aspoň { $least } tahy.
   *[other] Je třeba aspoň { $least } tahů.
}
judge-stopped = { count-moves }. Hledání kratší cesty zabralo příliš mnoho času nebo paměti a bylo zastaveno.
judge-stopped-back = Hledání nejkratší cesty zabralo příliš mnoho času nebo paměti a bylo zastaveno.
judge-there-already = Robot stál na cíli od začátku: není co porovnávat.

judge-puzzle = Zkusit jako úlohu
judge-kept-back = Cesty se ukážou, až se roboti přesunou, protože tento žeton ještě přijde na řadu.
judge-uncounted = Jedna z nejkratších cest; kolik jich je, se v daném limitu nezjistilo.
judge-all = { $count ->
    [one] Jediná nejkratší cesta:
   *[other] Počet nejkratších cest: { $count }. Nejdřív ty s nejméně roboty:
}
judge-some = Počet nejkratších cest: { $count }, zde { $listed }. Nejdřív ty s nejméně roboty:
judge-robots = { $robots ->
    [one] { $robots } robot
    [few] { $robots } roboti
   *[other] { $robots } robotů
}
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, předvedená cesta)
