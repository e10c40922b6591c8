### Mitä tuomari sanoo vuorosta, kun peli on päättynyt.

judge-title = Vuoro { $number }, { $seat }: { $turn }
judge-turn = { $kind ->
    [rest] lepo
    [nothing] ei korttia
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = Yhtä hyvä kuin paras löydetty. Voiton mahdollisuus: noin { $chance }{"\u00A0"}%.
judge-lost = Voiton mahdollisuus: noin { $chance }{"\u00A0"}%. Vuorolla { $best } se olisi ollut noin { $could }{"\u00A0"}%.
judge-missed = { $best } olisi voittanut heti.
judge-wins = Tämä voittaa pelin.
judge-last-best = Viimeiselle kierrokselle ei löytynyt parempaa.
judge-last-lost = { $best } olisi ollut parempi: { $lost ->
    [one] yksi timantti enemmän.
   *[other] { $lost } timanttia enemmän.
}
judge-hidden = Nämä kortit eivät näkyneet sinulle. Kun katsot pelaajan { $seat } silmin, näet, mitä muuta olisi voinut pelata.
judge-stopped = Paremman vuoron haku vei liikaa aikaa tai muistia ja keskeytettiin.
judge-mark = −{ $lost }{"\u00A0"}%
judge-mark-last = −{ $lost }

judge-line = { $turn }: { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(näin pelattiin)
}
judge-result = { $wins ->
    [0] { $chance }{"\u00A0"}%; tukikohdassa { $banked }, kyydissä { $cargo }{ judge-to-go }
   *[other] voittaa
}
judge-line-last = { $turn }: { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(näin pelattiin)
}
judge-result-last = { $wins ->
    [0] tukikohdassa { $banked }, kyydissä { $cargo }{ judge-to-go }
   *[other] voittaa
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , tarvitaan noin yksi kortti
   *[other] , tarvitaan noin { $needed } korttia
}
judge-as-played = { $turn } (näin pelattiin)
judge-note = Mahdollisuudet ovat arvioita: parhaita vuoroja jatkettiin { $samples } eri tavalla, joilla näkymättömät kortit voivat olla.{ judge-note-card }
judge-note-cut = Haku tuli aikarajaansa, kun näkymättömille korteille oli kokeiltu { $samples } eri järjestystä: luvut ovat karkeita arvioita.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }Yksittäinen kortti on niin hyvä kuin parasta, mitä sen jälkeen voi tulla.
}
judge-note-last = Viimeisellä kierroksella ratkaisevat tukikohdan timantit ja niiden jälkeen kyydissä olevat. Muiden viimeisiä vuoroja ei tutkittu.

judge-before = Ennen pelaajan { $seat } vuoroa
judge-laid = { $seat }: { $turn }
