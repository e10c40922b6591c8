### Karttaeditori.

desk-board = Karttaeditori
    .help = Piirrä oma lauta: sen muoto, muurit, luukut ja miinat; pelaa sitten sillä tai jaa se.

draft-group-shape = Muoto
draft-group-walls = Muurit
draft-group-traps = Luukut ja miinat
draft-tool-ground = ruutu, tai tyhjä ruutu
draft-tool-without = poista ruutu
draft-kind-low = matala muuri
draft-kind-high = korkea muuri
draft-kind-trap = luukku
draft-kind-trap_hidden = piilotettu luukku
draft-kind-mine = miina
draft-kind-mine_hidden = piilotettu miina
draft-square-none = ei ruutua

draft-maps = Aloita laudasta
draft-map-arena5 = areena
draft-map-open4 = avoin kenttä
draft-map-ring6 = rengas
draft-map-minefield = miinakenttä
draft-map-hourglass = tiimalasi
draft-radius = Ruutuja keskeltä reunaan
draft-radius-own = oma muoto
draft-control-twin = Sama kummallekin puolelle
draft-control-turn = Käännä kuudesosa
draft-control-mirror = Peilaa
draft-control-clear = Tyhjennä kaikki
draft-play = Pelaa tällä laudalla

draft-fact-hexes = Ruutuja
draft-fact-starts = Lähtöpaikkoja
draft-fact-robots = Robotteja
draft-status-ready =
    { $most ->
        [2] Valmis: tällä voi taistella kaksi robottia.
       *[other] Valmis: tällä voi taistella 2–{ $most } robottia.
    }
draft-status-faults = Ei vielä valmis: katso, mikä ei ole kunnossa.
draft-fault-edge = Reunalla ei ole yhtään vapaata ruutua, josta robotti voisi lähteä. Tyhjennä niitä.
draft-fault-room = Reunalle ei mahdu kahta robottia niin, että väliin jää { $distance } ruutua. Tee laudasta suurempi tai tyhjennä reunan ruutuja.
draft-fault-hidden = Ruutuun { $hex } on piilotettu jotakin, mutta se on reunalla, josta robotit lähtevät. Poista se tai siirrä sisemmäs.

draft-put =
    { $count ->
        [1] { $hex }: { $thing }.
       *[other] { $count } ruutua: { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } on vapaa.
       *[other] { $count } ruutua on vapaina.
    }
draft-free-already =
    { $count ->
        [1] { $hex } on jo vapaa.
       *[other] Ne ovat jo kaikki vapaita.
    }
draft-added =
    { $count ->
        [1] { $hex } on uusi.
       *[other] { $count } ruutua on uusia.
    }
draft-removed =
    { $count ->
        [1] { $hex } ei enää kuulu lautaan.
       *[other] { $count } ruutua ei enää kuulu lautaan.
    }
draft-not-there = Poistettavaa ruutua ei ole.
draft-map-said = Lauta ”{ $name }”.
draft-radius-said = Kuusikulmio, jossa on { $radius } ruutua keskeltä reunaan, yhteensä { $hexes }.
draft-radius-range = Sanan ”radius” jälkeen tulee yksi luku väliltä 1–{ $most }.
draft-shape-said = Lauta pysyy ennallaan, { $hexes } ruutua.
draft-cleared = Laudalla ei ole enää mitään.
draft-turned = Käännetty kuudesosa myötäpäivään.
draft-mirrored = Vasen ja oikea ovat vaihtaneet paikkaa.
draft-twin-said = Vastakkaiset puolet ovat nyt samanlaiset.
draft-far = { $hex } on liian kaukana: koordinaatit ovat välillä -{ $most }…{ $most }.
draft-import = Kartta on avattu: { $hexes } ruutua, joista { $things } ruudussa on jotakin.
draft-unreadable = ”{ $words }” ei ole ymmärrettävä. Kirjoita esimerkiksi ”low C4”, ”without 3,0”, ”ground 3,0”, ”radius 4” tai koko kartan teksti.
