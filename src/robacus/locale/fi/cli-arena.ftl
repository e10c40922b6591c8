### Areena. Viesteillä, jotka alkavat sanalla "help", ei ole argumentteja.

help-arena = Pane botit ja ohjelmat taistelemaan: otteluita, sarjoja, tikkaita, evoluutiota.
help-arena-more =
    ENTRY on kansio ohjelmia, yhden ohjelman tiedosto, library (pelin mukana tulevat ohjelmat),
    evolved (evoluution tuottamat), library:NAME, level:NAME (pelin botti) tai run:COMMAND (oma ohjelmasi, joka lukee ja kirjoittaa
    JSON-rivejä). NAME=ENTRY antaa sille toisen nimen. Samat osallistujat ja siemenluku antavat saman
    taulukon, kuinka monella prosessilla tahansa.
help-arena-match = Kaksi osallistujaa tai useampi samassa pöydässä yhä uudelleen.
help-arena-match-more = Paikkoja on yhtä monta kuin osallistujia; jokainen istuu joka paikalla yhtä usein.
help-arena-round-robin = Kaikki kaikkia vastaan.
help-arena-round-robin-more =
    Kaikki kohtaavat samoilla laudoilla, siemenluvuilla ja lähtöpaikoilla ja vaihtavat paikkoja.
    Myöhemmin mukaan tulevat pelaavat vain sen, mikä puuttuu.
help-arena-ladder = Suunnilleen yhtä hyvät kohtaavat; tehty suurelle joukolle.
help-arena-ladder-more =
    Taulukko on vahvuusluvun mukainen. Aja se uudelleen samalla tulostiedostolla, kun on uusia
    osallistujia: ne saavat pelinsä ensin.
help-arena-evolve = Kehitä ohjelmia vastustajia vastaan.
help-arena-evolve-more =
    OPPONENT kirjoitetaan kuten osallistuja, ja sen on oltava ohjelma. Kirjoittaa kansioon parhaan ohjelman
    ja sen, mitä se on harjoittelussa, uusilla lähtöpaikoilla ja uusilla laudoilla. Keskeytetty ajo
    jatkuu siitä, mihin se jäi.

help-arena-option-game = Pelaa tätä peliä; nimen alku riittää. Tarvitaan vain, kun ohjelmia on usealla pelillä.
help-arena-option-option = Aseta pelin valinta. Kun sama nimi annetaan monta kertaa, kaikki arvot ovat vuorollaan käytössä.
help-arena-option-starts = Näin monta siemenlukua ja lähtöpaikkaa kullakin laudalla, muuten 4.
help-arena-option-seed = Teksti, joka ratkaisee siemenluvut ja lähtöpaikat, muuten 1.
help-arena-option-broken = Mitä tehdään, kun osallistujaa ei voi lukea: stop keskeyttää (tavallisesti), skip jättää sen pois.
help-arena-option-processes = Käytä näin monta prosessia; muuten yksi kutakin suoritinta kohti.
help-arena-option-cluster = Tee työ dask-ryppäässä, jonka vuorottajalla on tämä osoite.
help-arena-option-results = Säilytä jokainen tulos tässä tiedostossa heti, kun se on selvillä; siinä olevaa ei pelata uudelleen.
help-arena-option-page = Kirjoita tähän kansioon sivu, jossa on taulukko ja pelien pöytäkirjoja.
help-arena-option-language = Sivun kieli; tavallisesti sama kuin komentorivin.
help-arena-option-replays = Kirjoita sivun viereen enintään näin monta pöytäkirjaa, muuten 100.
help-arena-option-json = Tulosta yksi JSON-dokumentti.
help-arena-option-seconds = Omalla ohjelmallasi on näin monta sekuntia vastaukseen, muuten 10.
help-arena-option-game-seconds = Ja näin monta kaikkiin vastauksiin yhdessä pelissä, muuten 300.
help-arena-option-megabytes = Ja näin monta megatavua muistia, muuten 2048.
help-arena-option-seats = Näin monta pelaa yhdessä pöydässä, muuten 2.
help-arena-option-meetings = Jatka, kunnes jokainen on kohdannut muita näin monta kertaa, muuten 20.
help-arena-option-out = Säilytä vaiheet ja paras ohjelma tässä kansiossa.
help-arena-option-battles = Taistele kaikkiaan näin monta taistelua, muuten 20000.
help-arena-option-population = Pidä näin monta ohjelmaa, muuten 40.
help-arena-option-wild = Harjoittele myös näin monella arvotulla laudalla ja mittaa yhtä monella muulla, muuten 8.
help-arena-option-from = Aloita myös tällä ohjelmalla tai tällä kansiolla ohjelmia.

arena-which-game = Mikä peli? Sano se valinnalla --game. Pelit: { $known }.
arena-option-words = Valinta --option tarvitsee muodon NAME=VALUE, ei ”{ $words }”.
arena-one-crew = Valitse joko --processes tai --cluster.
arena-seats = Peliä { $game } ei voi pelata areenalla { $seats } pelaajalla; mahdollisia ovat { $low }–{ $high }.
arena-many-tables = Näistä valinnoista tulee { $tables } erilaista pöytää; enintään { $most } on mahdollista.
arena-many-games = Pelejä tulisi { $games }; enintään { $most } on mahdollista. Nimeä vähemmän osallistujia tai lähtöpaikkoja tai valitse tikkaat.
arena-many-entries = Osallistujia on yli { $most }. Nimeä vähemmän.
arena-few-entries = { $entries ->
    [0] Osallistujia ei ole.
    [one] Osallistujia on vain yksi.
   *[other] Osallistujia on vain { $entries }.
} { $seats ->
    [one] Tarvitaan vähintään yksi.
   *[other] Tarvitaan vähintään { $seats }.
}
arena-same-name = Kahdella osallistujalla on nimi ”{ $name }”: { $one } ja { $other }. Anna toiselle toinen nimi: NAME=ENTRY.
arena-one-name = ”{ $name }” voi nimetä vain yhden osallistujan, eikä ”{ $words }” ole yksi.
arena-command = Tämä ei ole enintään { $longest } merkin komento: { $command }
arena-level = Pelissä { $game } ei ole bottia ”{ $level }”. Botit: { $known }.
arena-no-levels = ei yhtään
arena-no-library = Pelin { $game } mukana ei tule ohjelmia.
arena-not-in-library = Kirjastossa ei ole ohjelmaa ”{ $name }”. Ohjelmat: { $known }.
arena-no-programs = Peliä { $game } ei pelata tiedostoissa olevilla ohjelmilla ({ $words }). Nimeä botti: level:NAME, tai oma ohjelmasi: run:COMMAND.
arena-empty-folder = Kansiossa { $folder } ei ole ohjelmaa. Ohjelmatiedostojen loppu on { $endings }.
arena-no-file = Sitä ei voi lukea: { $why }.
arena-big-file = Tiedosto on liian suuri: enintään { $biggest } tavua luetaan.
arena-bad-entry = { $place } ei voi osallistua: { $why }
arena-stopped = { $count ->
    [one] Yksi osallistuja ei voi osallistua.
   *[other] { $count } osallistujaa ei voi osallistua.
} Korjaa tämä tai jätä sellaiset pois: --broken skip.
arena-lost = Työtä katosi yhä uudelleen ({ $why }). Yritä pienemmällä määrällä --processes tai katso ryppään työntekijöitä.
arena-interrupted = Pysäytetty. Se, mitä on, on paikassa { $name }; sama komento jatkaa siitä.
arena-no-dask = Valinta --cluster tarvitsee daskin, jota ei ole asennettu. Asenna se: pip install "robacus[cluster]"
arena-no-cluster = Kukaan ei tee työtä ryppäässä { $address } ({ $why }). Onko osoite oikea, ja ovatko vuorottaja ja työntekijä käynnissä?
arena-in-use = Toinen ajo käyttää tiedostoa { $name }. Odota sitä tai valitse toinen tiedosto.
arena-not-results = { $name } ei ole areenan tulostiedosto. Valitse toinen tiedosto.
arena-bad-line = Tiedoston { $name } riviä { $line } ei voi lukea. Poista rivi, niin sen peli pelataan uudelleen.
arena-other-results = { $name } kuuluu johonkin muuhun: eroavat { $fields }. Valitse toinen paikka tai samat asetukset.
arena-bad-course = Tiedostoa { $name } ei voi lukea. Valitse toinen kansio tai aloita alusta poistamalla tiedosto.
arena-evolve-few = Kun ohjelmia on { $population } ja vastustajat nämä, tarvitaan vähintään { $least } taistelua. Salli enemmän: --battles, tai pidä vähemmän ohjelmia: --population.
arena-evolve-program = { $name } ei ole ohjelma. Evoluutio tarvitsee vastustajiksi ohjelmia.
arena-evolve-game = Pelillä { $game } ei ole ohjelmia, joita evoluutio voisi parantaa. Pelit, joilla niitä on: { $known }.

arena-measured = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, { $tables ->
    [one] { $tables } lauta tai valintojen joukko
   *[other] { $tables } lautaa tai valintojen joukkoa
}, siemenluku { $seed }.
arena-forfeits = { $count ->
    [one] Yksi peli menetettiin.
   *[other] { $count } peliä menetettiin.
}
arena-page-written = Sivu on { $page }
arena-written = Ohjelma on tiedostossa { $file }
arena-took = Tällä kerralla käytiin { $battles } taistelua { $seconds ->
    [one] yhdessä sekunnissa
   *[other] { $seconds } sekunnissa
}.
arena-evolved = Kehittynyt { $battles } taistelussa ja { $generations } sukupolvessa (siemenluku { $seed }); tehty sukupolvessa { $born }.
arena-share-on = { $share } % pisteistä, { $grounds }, { $battles } taistelua.
arena-grounds-training = harjoittelun kentät ({ $maps ->
    [one] { $maps } lauta
   *[other] { $maps } lautaa
})
arena-grounds-fresh-starts = samat laudat, uudet lähtöpaikat
arena-grounds-fresh-maps = { $maps ->
    [one] { $maps } uusi lauta
   *[other] { $maps } uutta lautaa
}
arena-short-training = Harjoittelu
arena-short-fresh-starts = Uudet lähdöt
arena-short-fresh-maps = Uudet laudat

arena-head-place = Sija
arena-head-name = Nimi
arena-head-opponent = Vastustaja
arena-head-kind = Mikä se on
arena-head-games = Pelejä
arena-head-wins = Voittoja
arena-head-draws = Tasapelejä
arena-head-losses = Tappioita
arena-head-points = Pisteitä
arena-head-share = % pisteistä
arena-head-rating = Vahvuusluku
arena-head-players = Pelaajat
arena-head-result = Tulos
arena-head-turns = Vuoroja
arena-head-options = Valinnat
arena-head-replay = Pöytäkirja

arena-kind-program = ohjelma
arena-kind-level = botti
arena-kind-command = ulkopuolinen ohjelma

arena-title-match = Ottelu: { $game }
arena-title-round-robin = Sarja: { $game }
arena-title-ladder = Tikkaat: { $game }
arena-page-entries = { $count ->
    [one] { $count } osallistuja
   *[other] { $count } osallistujaa
}
arena-page-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
arena-page-seats = { $count } pöydässä
arena-page-seed = Siemenluku
arena-page-tables = Laudat ja valinnat
arena-page-by-points = Voitosta saa 3 pistettä, kahden tasapelistä 1; W pelaajasta ne S, jotka jakavat tuloksen, saavat kukin (W × W − 1) / S. Vahvuusluvun perässä on, kuinka paljon se voi olla väärin.
arena-page-by-rating = Järjestys sen mukaan, mitä vahvuusluku vähintään on; sen perässä on, kuinka paljon se voi olla väärin. Voitosta saa 3 pistettä, kahden tasapelistä 1; W pelaajasta ne S, jotka jakavat tuloksen, saavat kukin (W × W − 1) / S.
arena-page-table = Taulukko
arena-page-crossed = Kaikki kaikkia vastaan
arena-page-crossed-help = Kuinka monta prosenttia pisteistään rivin osallistuja sai sarakkeen osallistujaa vastaan.
arena-page-pair = { $games } peliä, pisteet { $points }–{ $against }
arena-page-replays = Toistettavia pelejä
arena-page-replays-help = Peliä voi katsella sen toistosta; pöytäkirjan voi avata Robacuksen aloitussivulla tai komennolla ”robacus record FILE”.
arena-page-made = Tehty Robacuksella.
arena-film-link = Katso { $number }
arena-replay-link = Pöytäkirja { $number }
arena-page-back = Takaisin taulukkoon
arena-percent = { $value } %
arena-with-forfeits = { $losses } ({ $count } menetetty)
arena-usual-options = tavalliset valinnat
arena-yes = kyllä
arena-no = ei
arena-won = { $name } voitti.
arena-draw = Jaettu: { $names }.
arena-nobody-won = Kukaan ei voittanut.
arena-forfeit-slow = { $name } vastasi hitaammin kuin { $detail } sekunnissa.
arena-forfeit-ended = { $name } loppui ennen peliään ({ $detail }).
arena-forfeit-nonsense = { $name } antoi vastauksen, jota ei voi lukea: { $detail }
arena-forfeit-refused = { $name } halusi sellaista, mitä säännöt eivät salli: { $detail }
arena-forfeit-crashed = { $name } on viallinen: { $detail }
arena-forfeit-silent = { $name } ei tehnyt mitään.
