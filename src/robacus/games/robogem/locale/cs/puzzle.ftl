### Stůl na úlohy „Naprogramujte robota“: co se tam říká a nápověda po krocích.

desk-puzzle = Naprogramujte robota
    .help = Sestavujte z karet programy a přivezte diamanty domů na co nejméně tahů. Vidíte karty, které přijdou, a nikdo jiný nevidí, co zkoušíte.

## what is read
puzzle-too-long = Text má { $length } znaků; možných je nejvýš { $longest }.
puzzle-statement = Údaji „{ $words }“ nelze rozumět. Napište řádky plánu a údaje jako: robot red A1 E; cards FFRLF.
puzzle-json = Tento JSON není úloha: potřebuje pole „text“ s jejím textem.
puzzle-robot = Údaji „{ $words }“ nelze rozumět. Napište barvu, pole na plánu, směr a případně diamanty na palubě a na základně: robot red A1 E 1 2.
puzzle-robot-twice = O jednom robotovi ({ colour }) jsou dva údaje; jeden nechte.
puzzle-robot-place = { robot-start } nemůže stát na { $cell }: je tam blok, diamant, jiný robot nebo základna, na kterou nesmí.
puzzle-robot-home = { robot-start } stojí na vlastní základně { $cell }: tam nemůže mít diamanty na palubě.
puzzle-robot-done = { robot-start } může mít na palubě nejvýš tři diamanty a na základně nejvýš { $most }.
puzzle-cards = „{ $sign }“ v „{ $words }“ není karta. Napište F vpřed, L vlevo, R vpravo, f funkce.
puzzle-no-cards = Úloha nemá karty. Napište je v pořadí, v jakém se berou: cards FFRLF FRFFL.
puzzle-many-cards = Úloha má { $count } karet; možných je nejvýš { $most }.
puzzle-cards-function = Mezi kartami je funkční karta (f). Přidejte slovo „functions“, nebo pište pro vpřed velké F.
puzzle-function-long = Ve funkci může ležet nejvýš { $most } karet.
puzzle-turn-wrong = Tah { $number } není možný. { $why }
puzzle-many-turns = Úloha má nejvýš { $most } tahů.
puzzle-now = „{ $words }“ neodpovídá kartám v ruce. Napište karty jako FFR, nebo jejich místa v ruce.

## the picture
puzzle-place-program = Program, místo { $number }
puzzle-place-function = Funkce, místo { $number }
puzzle-place-hand = Ruka, místo { $number }
puzzle-place-coming = Karty, které přijdou
puzzle-coming = { $count ->
    [one] jedna karta, { $cards }
    [few] { $count } karty, { $cards }
   *[other] { $count } karet, { $cards }
}
puzzle-status = { $number ->
    [1] Klepejte na karty v pořadí, v jakém se mají provést.
   *[other] Tah { $number }: sestavte další program.
} { $count ->
    [one] Domů zbývá přivézt jeden diamant.
    [few] Domů zbývá přivézt { $count } diamanty.
   *[other] Domů zbývá přivézt { $count } diamantů.
}
puzzle-solved = { $count ->
    [one] Vyřešeno jedním tahem!
   *[other] Vyřešeno { $count } tahy!
}
puzzle-other-won = Místo vás vyhrál jiný: { robot-name }. Vezměte tah zpět, nebo začněte znovu.
puzzle-used-up = Karty došly. Vezměte tah zpět, nebo začněte znovu.
puzzle-fact-lacking = Diamanty k přivezení
puzzle-fact-turns = Tahy
puzzle-fact-coming = Další karty
puzzle-fact-rules = Zvláštní pravidla
puzzle-rule-no-capture = bez sbírání
puzzle-rule-open-bases = nepoužité základny jsou otevřené

## what happened
puzzle-step-begin = Program { $program } začíná.
puzzle-step = Karta { $number } z { $count }. { $what }
puzzle-bug = Chyba! { $inner ->
    [0] Karta { $number }
   *[other] Karta { $number }, ve funkci karta { $inner }
}: { $why }
puzzle-loop = Funkce by se točila donekonečna, a proto tu program končí.
puzzle-turn-played = Hotovo. { $count ->
    [0] Žádné karty už nezbývají.
    [one] Berete si jednu kartu.
    [few] Berete si { $count } karty.
   *[other] Berete si { $count } karet.
}
puzzle-turn-rested = Robot odpočívá. { $count ->
    [0] Žádné karty už nezbývají.
    [one] Berete si jednu kartu.
    [few] Berete si { $count } karty.
   *[other] Berete si { $count } karet.
}
puzzle-turn-idle = Tentokrát bez programu. { $count ->
    [0] Žádné karty už nezbývají.
    [one] Berete si jednu kartu.
    [few] Berete si { $count } karty.
   *[other] Berete si { $count } karet.
}
puzzle-restarted = Od začátku.

## what can be done
puzzle-control-run = Spustit program
puzzle-control-nothing = Nehrát žádnou kartu
puzzle-control-back = Vzít kartu zpět
puzzle-control-into = Karty do funkce
puzzle-control-out = Karty do programu
puzzle-control-rest = Odpočinek: pak sedm karet
puzzle-control-slow = Podívat se znovu, kartu po kartě
puzzle-control-next = Další
puzzle-control-before = Zpět
puzzle-control-end = Na konec
puzzle-control-restart = Začít znovu
puzzle-take-back = Vzít zpět: { $card }
puzzle-show-on = ukázat
puzzle-show-off = skrýt
puzzle-left = Tahů odsud
puzzle-left-exact = { $count }
puzzle-left-least = aspoň { $count }
puzzle-left-none = nejde to
puzzle-left-said = Tahů odsud: { $left }.
puzzle-edit = Změnit plán
puzzle-play = Hrát u stolu na tomto plánu
puzzle-over = Úloha je vyřešená. Začněte znovu, nebo něco vezměte zpět.
puzzle-no-cards-left = Žádné karty už nezbývají. Vezměte tah zpět, nebo začněte znovu.
puzzle-no-such-card = Tuto kartu v ruce nemáte.
puzzle-nothing-laid = Tam žádná karta neleží.
puzzle-stepping = Prohlížíte si poslední tah. Přejděte nejdřív na jeho konec.
puzzle-nothing-ran = Ještě nebyl odehrán žádný tah.

## how good it was
puzzle-best = Nejméně tahů
puzzle-judge-best = { $count ->
    [one] Vyřešeno jedním tahem: lépe to nejde!
   *[other] Vyřešeno { $count } tahy a méně to nejde: výborně!
}
puzzle-judge-more = { $count ->
    [one] Vyřešeno jedním tahem
   *[other] Vyřešeno { $count } tahy
}; { $best ->
    [one] stačí jeden.
    [few] stačí { $best }.
   *[other] stačí { $best }.
}
puzzle-judge-limit = { $count ->
    [one] Vyřešeno jedním tahem!
   *[other] Vyřešeno { $count } tahy!
} Zda jich stačí méně, se nepodařilo zjistit; je jich třeba aspoň { $least }.

## help
puzzle-ask-hint = { $step ->
    [1] Nápověda: kolik tahů?
    [2] Nápověda: a co tento tah?
    [3] Nápověda: první karta
    [4] Nápověda: celý tento tah
   *[5] Ukázat řešení
}
puzzle-solution-sure = Ukázat řešení? Úloha se pak nepočítá jako vámi vyřešená.
puzzle-hint-turns = { $count ->
    [one] Stačí jeden tah.
    [few] Stačí { $count } tahy a méně ne.
   *[other] Stačí { $count } tahů a méně ne.
}
puzzle-hint-impossible = S těmito kartami diamanty domů přivézt nelze.
puzzle-hint-none = Odsud už karty nestačí. Vezměte tah zpět.
puzzle-hint-limit = To je příliš mnoho možností: je třeba aspoň { $least ->
    [one] jeden tah.
    [few] { $least } tahy.
   *[other] { $least } tahů.
}
puzzle-hint-off = Odsud { $left ->
    [one] je třeba ještě jeden tah
    [few] jsou třeba ještě { $left } tahy
   *[other] je třeba ještě { $left } tahů
}, o { $over } víc, než bylo nutné. { $told }
puzzle-hint-end = Na konci tohoto tahu by měl robot stát na { $cell } a hledět { scene-heading }.{ $added ->
    [0] { "" }
   *[other] { " " }Něco přijde i do funkce.
}
puzzle-hint-rest = V tomto tahu je nejlepší odpočívat.{ $added ->
    [0] { "" }
   *[other] { " " }Něco přijde i do funkce.
}
puzzle-hint-idle = V tomto tahu není třeba žádný program.{ $added ->
    [0] { "" }
   *[other] { " " }Něco ale přijde do funkce.
}
puzzle-hint-first = Program začíná kartou: { $card }.
puzzle-hint-append = Nejdřív dejte do funkce: { $card }.
puzzle-hint-turn = Tento tah: { $turn }.
puzzle-way-here = Odsud, tahů: { $count }. { $way }
puzzle-way-whole = Od začátku, tahů: { $count }. { $way }
