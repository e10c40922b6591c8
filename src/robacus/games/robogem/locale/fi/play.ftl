### Mitä kirjoitetaan, mitä tapahtuu ja mikä ei ole mahdollista.

card = { $card ->
    [F] Eteen
    [L] Vasen
    [R] Oikea
   *[function] Funktio
}

## what was typed
turn-empty = Kirjoita ohjelma, esimerkiksi FFRF, tai ”lepo”, tai ”-”, jos et pelaa yhtään korttia.
turn-no-append = Plusmerkin jälkeen tulevat funktion kortit, esimerkiksi FF +FL.
turn-unreadable = ”{ $sign }” tekstissä ”{ $words }” ei ole kortti. Kirjoita F eteen, L vasen, R oikea, f funktio, tai ”lepo”.
game-over = Peli on päättynyt.
not-your-turn = Vuorossa on { $seat }.
rest-no-program = Levätessä ei suoriteta ohjelmaa. Jätä kortit pois tai älä lepää.
no-functions = Tätä peliä pelataan ilman funktioita.
card-small-f = Tässä pelissä ei ole funktiokortteja. Eteen on iso F.
card-not-in-hand = Kädessäsi ei ole korttia { $card } ({ $letter }).
card-too-few = Sinulla on kortti { $card } ({ $letter }) vain { $count ->
    [one] kerran
   *[other] { $count } kertaa
}.
append-at-the-start = Funktioon lisätään kortteja vuoron alussa, ei myöhemmin.
function-full = { $room ->
    [0] Funktiosi on täynnä: siinä on { $longest } korttia.
    [one] Funktioosi mahtuu enää yksi kortti.
   *[other] Funktioosi mahtuu enää { $room } korttia.
}
one-card-at-a-time = Pelaat kortti kerrallaan: valitse yksi kortti.
rest-at-the-start = Levätä voi vain vuoron alussa. Voit lopettaa vuorosi.

## what happened
did-program = { $seat } suorittaa ohjelman { $program }{ $added ->
    [0] .
   *[other] { "" }, funktioon lisätään { $append }.
}
did-card = { $seat } pelaa kortin { $program }{ $added ->
    [0] .
   *[other] { "" }, funktioon lisätään { $append }.
}
did-rest = { $seat } lepää ja kerää voimia{ $added ->
    [0] { "" }
   *[other] , funktioon lisätään { $append }
}{ $last ->
    [0] : ohjelmaa ei suoriteta, ja kortteja otetaan seitsemän eikä viisi.
   *[other] : ohjelmaa ei suoriteta.
}
did-nothing = { $seat } ei pelaa yhtään korttia{ $added ->
    [0] .
   *[other] { "" }, funktioon lisätään { $append }.
}
did-stop = { $seat } lopettaa vuoronsa.
did-left = { $seat }: käännös vasempaan.
did-right = { $seat }: käännös oikeaan.
did-move = { $seat }: eteen ruutuun { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Timantti on poimittu!
}{ $brought ->
    [0] { "" }
    [one] { " " }Yksi timantti on turvassa tukikohdassa!
   *[other] { " " }{ $brought } timanttia on turvassa tukikohdassa!
}
did-push = { $seat } työntää { robot-object }.
did-push-rule = { did-push } Tässä pelissä timantteja ei kaapata.
did-push-full = { did-push } Kyydissä on jo kolme timanttia, joten mitään ei kaapata.
did-capture = { $seat } kaappaa timantin { robot-from }.
did-pushed = { robot-start } siirtyy työnnettynä ruutuun { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Se saa siellä olevan timantin.
}{ $brought ->
    [0] { "" }
   *[other] { " " }Se on kotona, ja sen timantit ovat turvassa!
}
did-follow = { $seat }: eteen ruutuun { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Timantti on poimittu!
}{ $brought ->
    [0] { "" }
    [one] { " " }Yksi timantti on turvassa tukikohdassa!
   *[other] { " " }{ $brought } timanttia on turvassa tukikohdassa!
}
did-call = { $depth ->
    [1] { $seat } kutsuu funktiota: sen kortit suoritetaan, sitten ohjelma jatkuu.
   *[other] Funktio kutsuu itseään: { $depth }. kerta. Näin jatkuu, kunnes jokin kortti ei onnistu.
}
did-call-empty = { $seat } kutsuu funktiota, mutta se on tyhjä: mitään ei tapahdu.
did-bug = { $seat }: virhe ohjelmassa, kortti { $number }: { $why } Ohjelma päättyy tähän.
did-loop = { $seat }: ohjelma pyörisi loputtomiin, joten se päättyy tähän.
did-reshuffle = Pakka on tyhjä: poistopakka sekoitetaan uudeksi pakaksi. Näin käy vain kerran.
did-draw = { $seat } ottaa { $count ->
    [one] yhden kortin.
   *[other] { $count } korttia.
}
did-last-round = Kortit loppuivat toisen kerran: viimeinen kierros! Jokaisella, jolla on vielä kortteja, on yksi vuoro.
did-last-turn = { $seat } on pelannut viimeisen vuoronsa.

## why a program stopped
stop-off_board = eteen meneminen veisi laudan ulkopuolelle.
stop-blocker = tiellä on estelaatta.
stop-foreign_base = toisen robotin tukikohtaan ei saa mennä.
stop-diamond_full = kyydissä on jo kolme timanttia, eikä edessä oleva timantti mahdu mukaan.
stop-push_off_board = edessä olevaa robottia ei voi työntää laudalta ulos.
stop-push_blocker = edessä olevaa robottia ei voi työntää estelaatalle.
stop-push_foreign_base = edessä olevaa robottia ei voi työntää tukikohtaan, joka ei ole sen oma.
stop-push_two = kahta robottia ei voi työntää kerralla.
stop-push_diamond_full = edessä olevalla robotilla on kolme timanttia, eikä sitä voi työntää timantin päälle.
stop-endless_loop = funktio pyörisi loputtomiin.

## how it ended
over-diamonds = { $seat } on tuonut tukikohtaansa { $count } timanttia ja voittaa heti.
over-most = Kortit loppuivat. Eniten timantteja tukikohdassa: { $seat }, { $count }.
over-cargo = Kortit loppuivat. Tukikohdissa on tasan { $count }, mutta eniten timantteja kyydissä on pelaajalla { $seat }: { $cargo }.
over-shared = Kortit loppuivat, ja kaikki on tasan (tukikohdassa { $count }): voitto jaetaan.
