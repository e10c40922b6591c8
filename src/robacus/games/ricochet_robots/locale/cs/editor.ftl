### Editor plánů: co nabízí, co úprava udělala a co ještě není v pořádku.

desk-board = Editor plánů
    .help = Poskládejte několika klepnutími plán ze svého stolu, nebo nakreslete vlastní; pak ho vyřešte, hrajte na něm nebo ho sdílejte.

## the headline
draft-status-begin = Vyberte čtyři čtvrtiny a pak postavte roboty.
draft-status-robots = Postavte roboty: vyberte robota a klepněte na jeho pole.
draft-status-chip = Vyberte žeton: klepněte na jeho cílové pole.
draft-status-target = Dejte na plán cílové pole.
draft-status-faults = { $count ->
    [one] Jedna věc ještě není v pořádku.
    [few] { $count } věci ještě nejsou v pořádku.
   *[other] { $count } věcí ještě není v pořádku.
}
draft-status-ready = Hotovo. Cíl: { $target }

## tools
draft-group-robots = Roboti a žeton
draft-group-walls = Zdi
draft-group-diagonals = Šikmé zdi
draft-group-targets = Cílová pole
draft-tool-goal = Vybrat žeton
draft-tool-wall = Zeď na straně pole
draft-tool-block = Plné pole
draft-tool-erase = Smazat

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] vlevo nahoře
    [NE] vpravo nahoře
    [SE] vpravo dole
   *[SW] vlevo dole
}
draft-quarter-now = teď { draft-quarter-name }
draft-edition-1999 = rovné zdi
draft-edition-2003 = i šikmé zdi
draft-edition-2013 = všechny strany
draft-width = Šířka
draft-height = Výška
draft-yes = ano
draft-no = ne
draft-control-both-sides = Dát všechny zdi na obě pole
draft-control-deal = Vylosovat plán
draft-control-box = Plán z krabice
draft-control-scatter = Vylosovat roboty a žeton
draft-control-clear = Sundat roboty
draft-control-new = Prázdný plán
draft-solve = Vyřešit tuto pozici
draft-play = Hrát u stolu na tomto plánu

## beside and on the board
draft-robots = Roboti
draft-targets = Cílová pole
draft-none = žádný
draft-chip = cílové pole žetonu
draft-square-solid = plné pole

## what an edit did
draft-wall = Mezi { $cell } a { $other } je zeď.
draft-no-wall = Mezi { $cell } a { $other } už zeď není.
draft-block = Pole { $cell } je teď plné.
draft-block-held = Pole { $cell } je teď plné; co na něm stálo, je pryč.
draft-no-block = Pole { $cell } už není plné.
draft-no-walls = Kolem pole { $cell } už nejsou zdi.
draft-both-sides = { $count ->
    [0] Všechny zdi už jsou na obou svých polích.
    [one] Jedna zeď je teď na obou svých polích.
    [few] { $count } zdi jsou teď na obou svých polích.
   *[other] { $count } zdí je teď na obou svých polích.
}
draft-robot = { $robot } stojí na poli { $cell }.
draft-robots-swapped = { $robot } stojí na poli { $cell } a vyměnil si místo s robotem, který tam byl.
draft-no-robot = { $robot } není na plánu.
draft-no-robots = Na plánu už není žádný robot.
draft-put = Na { $cell } přidáno: { $what }.
draft-taken-off = Z { $cell } odebráno: { $what }.
draft-goal = Žeton je odkrytý: { $target } na { $cell }.
draft-no-goal = Žádný žeton už není odkrytý.
draft-quarter = { $side } leží teď { draft-quarter-name }.
draft-printed = Plán { $sides }.
draft-edition = Hrací plány { $edition }.
draft-size = Plán má teď { $width } × { $height } polí.
draft-new = Prázdný plán, { $width } × { $height } polí.
draft-scattered = Roboti a žeton byli vylosováni.
draft-turn-yes = Otočení u šikmé zdi se počítá jako odraz.
draft-turn-no = Otočení u šikmé zdi se nepočítá jako odraz.
draft-import = Převzato: plán { $width } × { $height } polí, roboti: { $robots }, cílová pole: { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = Okraj byl otevřený a teď je uzavřený: { $more ->
    [0] { $sides }.
   *[other] { $sides } a další ({ $more }).
}

## why an edit is not possible
draft-unreadable = „{ $words }“ není srozumitelné: napište například „robot red C4“ nebo „wall C4 E“, nebo vložte text plánu.
draft-many = Počet pozic v textu je { $count }; vložte jednu.
draft-rim = { $cell }: zeď { $side } je okraj, a ten zůstává uzavřený.
draft-enclosed = Kolem pole { $cell } jsou jen plná pole: nejdřív otevřete některé z nich.
draft-taken = { $robot } stojí na poli { $cell }: zvolte jiné pole, nebo nejdřív přesuňte toho robota.
draft-no-target-here = Na { $cell } není cílové pole: klepněte na cílové pole, nebo tam nejdřív nějaké dejte.
draft-nothing-here = Na { $cell } není co odebrat.
draft-not-printed = Tohle je vlastní plán: nejdřív vezměte plán z krabice a pak vyberte jeho čtvrtiny.
draft-no-side = „{ $side }“ není strana tohoto vydání: vyberte některou z { $sides }, nebo změňte hrací plány.
draft-no-room = Na volná pole ({ $cells }) se tolik robotů ({ $robots }) nevejde; zvětšete plán, nebo uvolněte pole.

## what is not right yet
fault-no-robots = Ještě tu nejsou roboti: vyberte robota a klepněte na jeho pole.
fault-no-robot-for = { $count ->
    [one] { $robot } robot chybí: potřebuje ho cíl na { $cell }. Postavte robota, nebo cíl odeberte.
   *[other] { $robot } robot chybí: potřebují ho cíle ({ $count }), například na { $cell }. Postavte robota, nebo cíle odeberte.
}
fault-no-robots-for = Chybějící roboti: { $robots }. Cíle je potřebují: postavte roboty, nebo ty cíle odeberte.
fault-no-target = Ještě tu není cílové pole: vyberte ho a klepněte na pole.
fault-no-chip = Žádný žeton není odkrytý: vezměte nástroj „{ draft-tool-goal }“ a klepněte na cílové pole.
fault-one-sided = Zeď mezi { $cell } a { $other } je jen na { $cell }. Klepněte na ni nástrojem na zdi: jednou zůstane, dvakrát zmizí.
fault-one-sided-too = I zeď mezi { $cell } a { $other } je jen na { $cell }.
fault-one-sided-more = { $count ->
    [one] Ještě jedna zeď je jen na jednom ze svých polí.
    [few] Ještě { $count } zdi jsou jen na jednom ze svých polí.
   *[other] Ještě { $count } zdí je jen na jednom ze svých polí.
}
fault-walled-in = Pole { $cell } má zdi ze všech stran, takže na něm nic nemůže stát. Odeberte některou zeď, nebo to, co na poli je.
