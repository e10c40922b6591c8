### Mitä Robogemin pöydässä näkyy ja mitä siinä voi tehdä.

## the board
scene-board = Lauta, { $width } × { $height } ruutua
scene-square = { $name }
scene-blocker = { $name }, estelaatta
scene-base = { $name }, { robot-of } tukikohta
scene-diamond = timantti
scene-robot = { robot-name }, suunta { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , kyydissä yksi timantti
   *[other] , kyydissä { $cargo } timanttia
}
scene-heading = { $heading ->
    [N] ylös
    [E] oikealle
    [S] alas
   *[W] vasemmalle
}

## beside the board
scene-note-cargo = { $count ->
    [one] 1 timantti kyydissä
   *[other] { $count } timanttia kyydissä
}
scene-note-closed = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = kortti kerrallaan
scene-note-finished = on valmis
scene-fact-pack = Pakka
scene-fact-spare = Poistopakka
scene-fact-last = Vuoroja jäljellä
scene-fact-shuffled = Sekoitettu uudelleen
scene-fact-yes = kyllä

## the headline
scene-status-over = Peli on päättynyt.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Funktio:{ " " }
}{ $number ->
    [0] { $name } käynnistää ohjelman.
   *[other] { $name }: kortti { $number }/{ $cards }.
}
scene-status-bug = { $name }: virhe ohjelmassa: { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } lepää ja kerää voimia.
scene-status-turn = { $name }, tee ohjelma!
scene-status-card = { $name }, valitse kortti!
scene-status-card-on = { $name }, valitse seuraava kortti tai lopeta.
scene-status-last = Viimeinen kierros! { $name }, nämä ovat viimeiset korttisi.

## what can be done
control-run = Suorita ohjelma
control-card = Pelaa kortti
control-nothing = Älä pelaa korttia
control-stop = Lopeta vuoro
control-rest = Lepää: ota seitsemän korttia
control-rest-last = Lepää

## what is to be done now
hint-program = Napauta kortteja suoritusjärjestyksessä tai vedä ne tähän.
hint-card = Kortti kerrallaan: valitse yksi kortti, katso mitä se tekee ja valitse seuraava.
hint-next = Valitse seuraava kortti tai lopeta. Kortti, joka ei onnistu, päättää vuorosi.
hint-closed = Vain sinä näet nämä kortit; ohjelmasi näkevät kaikki.

## what a program would do
preview-not-now = Nyt ei ole sinun vuorosi.
preview-dead = Funktiossa funktiokortin jälkeen olevia kortteja ei koskaan suoriteta.
preview-wins = Tällä voitat!
preview-other-wins = Varo: tällä voittaa joku muu.
preview-ends = Lopuksi ruudussa { $cell }, suunta { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , kyydissä yksi timantti
   *[other] , kyydissä { $cargo } timanttia
}{ $banked ->
    [0] { "" }
   *[other] , tukikohdassa { $banked }
}.
preview-bug = Virhe, kortti { $number }: { $why } { $ends }

## the bench
client-bench = Korttisi ja ohjelmasi
client-hand = Korttisi
client-program = Ohjelma
client-function = Funktio
client-empty-hand = Kaikki kortit on sijoitettu.
client-empty-function = Tähän pannut kortit pysyvät koko pelin; ƒ ohjelmassa suorittaa ne.
client-full = Enempää kortteja ei mahdu.
client-clear = Ota kaikki takaisin
client-card = { $card }, { $number }., { $row }
client-arranged = Ohjelma { $program }. Funktio { $added }.
client-keys = Näppäimet: F, L, R ja C ottavat kortin, 1–7 kädestäsi sen numeroisen, askelpalautin palauttaa, + vaihtaa riviä, Enter suorittaa.
