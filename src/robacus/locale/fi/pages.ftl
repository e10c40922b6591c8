### Sivujen tekstit: aloitus, pöydän valmistelu, liittyminen, säännöt, pöytäkirjat, virheet.

page-title = Robacus
page-description = Lautapelejä roboteista ja luvuista perheille, luokille ja pulmien ystäville.
page-skip = Siirry sisältöön
page-home = Robacus, aloitussivulle
page-language = Kieli
page-theme = Värit
page-theme-auto = Kuten laitteessa
page-theme-light = Vaaleat
page-theme-dark = Tummat
page-nickname = Nimimerkkisi:
page-unofficial = Epävirallinen, ei yhteydessä pelien julkaisijoihin.
page-about = Tietoa Robacuksesta
page-version = Versio { $version }
page-problem = Tämä ei vielä onnistunut.
page-to-start = Aloitussivulle

start-title = Robotteja, lukuja ja pöytä, jonka ääressä pelata
start-lead = Yhdessä samalla näytöllä, kukin omalla laitteellaan tai yksin bottia vastaan. Kukaan ei tarvitse tiliä.
start-games = Pelit
start-no-games = Tänne ei ole asennettu pelejä.
start-play-now = Pelaa heti
start-set-up = Valmistele pöytä
start-rules = Säännöt
start-players = { $low }–{ $high } pelaajaa
start-players-exactly = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
start-tables = Omat pöydät
start-no-tables = Pöydällä ei ole vielä mitään. Aloita peli, niin se odottaa sinua täällä.
start-nobody = ei vielä ketään
start-finished = Päättyneet pelit
start-replay = Toisto
start-more = { $count ->
    [one] Vielä yksi
   *[other] Vielä { $count }
}
start-phase-waiting = odottaa pelaajia
start-phase-playing = käynnissä
start-phase-paused = tauolla
start-phase-over = päättynyt

record-open-title = Avaa pöytäkirja
record-open-help = Täältä viedyn pelin voi katsoa uudelleen siirto siirrolta.
record-open-file = Tiedosto
record-open-text = Tai liitä pöytäkirja tähän
record-open-button = Avaa toisto

setup-title = { $game }: valmistele pöytä
setup-who = Ketkä pelaavat?
setup-name = Nimimerkkisi
setup-seats-help = Pelaajia on { $low }–{ $high }. Linkin avaaja saa seuraavan vapaan paikan.
setup-seat = Paikka { $number }
setup-me = minä
setup-here = tällä ruudulla
setup-link = linkin kautta
setup-bot = botti: { $level }
setup-none = ei kukaan
setup-here-name = Nimi paikalla { $number }
setup-more-seats = Paikat { $low }–{ $high }
setup-how = Miten pelataan?
setup-more-options = { $count ->
    [one] Yksi valinta lisää
   *[other] { $count } valintaa lisää
}
setup-table = Peruminen, katsominen, siemenluku
setup-undo = Siirtojen peruminen
setup-undo-help = Oma: viimeisin siirtosi, jos mitään ei ole paljastunut sen jälkeen. Vapaa: vaikka olisi; sama kortti tulee uudelleen.
setup-undo-own = oma
setup-undo-free = vapaa
setup-undo-never = ei koskaan
setup-watch = Muut saavat katsoa
setup-watch-help = Pöydän osoitteella näkee sen, minkä kaikki pöydässä näkevät.
setup-seed = Siemenluku
setup-seed-help = Tyhjä aloittaa uuden pelin. Aiemman pelin 32 numerolla sattuma toistuu samanlaisena; pöytä kertoo siitä.
setup-button = Pöytään

join-title = Liity peliin: { $game }
join-host = { $host } on kutsunut sinut pöytään.
join-seats = Ketkä istuvat pöydässä
join-kind-person = ihminen
join-kind-bot = botti
join-name = Nimimerkkisi
join-name-help = Muut näkevät sen. Enintään 24 merkkiä.
join-button = Istu pöytään
join-watch = Katso vain
join-full = Pöydän kaikki paikat on varattu.

seat-title = Pelataanko paikkaa { $name } tällä laitteella?
seat-words = Paikka { $name } ({ $game }) siirtyy tälle laitteelle. Laitteella, jolla sitä tähän asti pelattiin, voi enää katsoa.
seat-button = Pelaa täällä

rules-title = { $game }: säännöt
rules-contents = Sisällys

about-what = Robacus on koti lautapeleille roboteista ja luvuista. Se toimii omalla tai koulun koneella, ja sitä pelataan selaimessa.
about-kept-title = Mitä säilytetään
about-kept = Evästeet muistavat tällä laitteella, kuka olet, nimimerkkisi, kielesi ja värisi. Pöydät ja niiden siirrot säilytetään tällä palvelimella. Tilejä ja mainoksia ei ole, eikä mikään sivu kysy mitään muilta sivustoilta.
about-publishers-title = Kenen pelejä nämä ovat
about-publishers = Robacus on epävirallinen eikä ole yhteydessä painettujen pelien julkaisijoihin tai tekijöihin; nimet kuuluvat omistajilleen. Kaikki täällä olevat kuvat, tekstit ja ohjelmat ovat omiamme.
about-programs-title = Ohjelmille
about-programs = Myös ohjelmat voivat istua pöytään. Mitä ne voivat kysyä ja tehdä, kerrotaan täällä:

picture-theme = Kuvaa ei voi tehdä teemalla ”{ $theme }”. Valitse jokin näistä: { $known }.
picture-size = Kuvaa, jonka leveys on { $size } kuvapistettä, ei voi tehdä. Valitse leveydeksi ja korkeudeksi { $low }–{ $high } kuvapistettä.
