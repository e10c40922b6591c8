### Mitä tuomari sanoo päättyneestä vuorosta.

judge-title = { $seat }, vuoro { $number }
judge-most = { count-points }: enempää ei saa.
judge-less = { count-points }: { $lost ->
    [one] yksi piste
   *[other] { $lost } pistettä
} vähemmän kuin paras mahdollinen, { $best }.
judge-not-laid = Mitään ei asetettu; mahdollista olisi ollut { count-points }.
judge-nothing = Mitään ei voinut asettaa.
judge-limit = { count-points }. Eniten löytyi { $best }; aika ei riittänyt kaikkeen.
judge-stopped = Haku vei liikaa aikaa tai muistia ja keskeytettiin.
judge-unknown = { count-points }. Muut mahdollisuudet näkyvät, kun katsot tämän pelaajan olan yli: { $seat }.
judge-kept-back = Siitä, mikä tässä oli mahdollista, voi vielä olla hyötyä: pelin toisto kertoo sen.
judge-worth = Käteen jääneiden laattojen kanssa arvo on { $worth }, parhaan asettelun { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = Loppupelissä mikään ei ollut parempaa ({ $proven }).
judge-ending-lost = Loppupelissä se maksoi { $lost } toiseen nähden; parasta oli { $tiles } ({ $proven }).
judge-list = { $count ->
    [one] Ainoa mahdollisuus:
   *[other] Parhaat { $count } mahdollisuudesta, arvokkain ensin:
}
judge-line-played = { $line } (pelattu)
judge-desk = Analysoi tämä asema
judge-before = Vuorossa on { $seat }.
judge-laid = Asetettu: { $tiles }
