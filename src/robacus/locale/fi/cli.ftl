### Komentorivi. Viesteissä, joiden alussa on ”help”, ei ole muuttujia.

help-robacus = Lautapelejä roboteista ja luvuista: pelaa, ratkaise asemia, tarkista ja mittaa.
help-robacus-more = ”robacus KOMENTO --help” kertoo komennosta lisää.
help-robacus-version = Näytä ohjelman, sen ytimen ja sääntöjen versiot.
help-robacus-debug = Näytä odottamattoman virheen yksityiskohdat.
help-usage = Käyttö:
help-options = Valinnat
help-commands = Komennot
help-options-metavar = [VALINNAT]
help-command-metavar = KOMENTO ...
help-help = Näytä tämä sivu.

help-play = Pelaa selaimessa tällä tietokoneella.
help-play-more =
    Käynnistää palvelimen ja avaa selaimen. Ympäristömuuttujat PORT ja BROWSER kertovat, mitä porttia
    palvelin kuuntelee ja mikä selain avataan.
help-play-port = Kuuntele tätä porttia eikä porttia 8765.
help-play-lan = Päästä saman verkon puhelimet ja tietokoneet peliin; näyttää osoitteen ja QR-koodin.
help-play-no-browser = Älä avaa selainta.
help-play-data = Säilytä pelit tässä kansiossa.

help-serve = Pidä palvelinta käynnissä muita varten.
help-serve-more = Ei avaa selainta. Pysäytä painamalla Ctrl-C; kesken olevat pelit jatkuvat, kun palvelin taas käynnistyy.
help-serve-host = Kuuntele tätä osoitetta eikä osoitetta 127.0.0.1; 0.0.0.0 tarkoittaa kaikkia tämän koneen verkkoja.
help-serve-port = Kuuntele tätä porttia eikä porttia 8765.
help-serve-data = Säilytä pelit tässä kansiossa tai postgresql://-osoitteen tietokannassa.
help-serve-games = Tarjoa myös tämän kansion pelejä. Niiden koodi toimii palvelimen oikeuksin.

help-games = Luettele pelit ja niiden valinnat.
help-games-more = Pelin nimellä: vain se.
help-games-json = Tulosta jokaisesta pelistä yksi JSON-rivi.

help-record = Näytä, muunna tai piirrä pelin pöytäkirja.
help-record-more = FILE on pöydästä viety pöytäkirja; ”-” lukee sen vakiosyötteestä.
help-record-at = Pysähdy tähän pelin askeleeseen, siirtolistan numeroilla.
help-record-seat = Piirrä, mitä tältä paikalta näkyy, eikä sitä, mitä kaikki näkevät.
help-record-svg = Piirrä asema SVG-kuvana tähän tiedostoon.
help-record-png = Piirrä asema PNG-kuvana tähän tiedostoon.
help-record-json = Tulosta pöytäkirja yhtenä JSON-dokumenttina.
help-record-jsonl = Tulosta pöytäkirja JSON-riveinä: ensin alku, sitten yksi merkintä riville.

help-paper = Piirrä pelin paperiarkit: lomakkeet, laudat.
help-paper-more = SHEET on jokin niistä, jotka luetellaan ilman sitä. A4- ja Letter-sivut ovat palvelimen pelisivulla.
help-paper-from = Pane arkille tämän tiedoston sisältö: ohjelma, kartta.
help-paper-svg = Piirrä arkki SVG-kuvana tähän tiedostoon.
help-paper-png = Piirrä arkki PNG-kuvana tähän tiedostoon.

help-solve = Ratkaise asemia.
help-solve-more =
    Ottaa aseman tekstinä, tiedoston jossa se on, tai tiedoston koetapauksia; ”-” lukee vakiosyötettä.
    Jokainen vastaus on pelattu sääntöjen mukaan läpi ennen näyttämistä.
help-solve-game = Minkä pelin asema se on; tarvitaan vain, kun usea peli osaa lukea sen.
help-solve-time-limit = Lopeta aseman ratkaiseminen näin monen sekunnin jälkeen.
help-solve-memory-limit = Käytä asemaan enintään näin monta megatavua.
help-solve-jsonl = Tulosta jokaisesta asemasta yksi JSON-rivi heti, kun se on ratkaistu.
help-solve-svg = Piirrä vastaus SVG-kuvana tähän tiedostoon.
help-solve-png = Piirrä vastaus PNG-kuvana tähän tiedostoon.

help-generate = Tee halutun vaikeuden pulmia.
help-generate-more =
    GAME on pelin nimi tai sen alku. Sama siemen ja samat toiveet antavat samat pulmat riippumatta siitä,
    kuinka moni prosessi niitä tekee.
help-generate-count = Tee näin monta pulmaa yhden sijaan.
help-generate-seed = Teksti, joka ratkaisee, mitkä pulmat tulevat; ilman sitä ne ovat joka kerta uusia.
help-generate-time-limit = Lopeta näin monen sekunnin jälkeen tunnin sijaan.
help-generate-processes = Käytä näin monta prosessia; muuten yksi kutakin suoritinta kohti.
help-generate-cluster = Tee työ dask-ryppäässä, jonka vuorottajalla on tämä osoite.
help-generate-jsonl = Tulosta jokaisesta pulmasta yksi JSON-rivi heti, kun se on löytynyt.

help-check = Tarkista säännöt koetapauksilla.
help-check-more = Lopuksi tulee onnistuneiden ja epäonnistuneiden määrä; paluuarvo on 1, jos jokin epäonnistui.
help-check-json = Tulosta yksi JSON-rivi jokaisesta virheestä ja yksi tuloksesta.

help-bench = Mittaa, kuinka nopeita asiat ovat tällä koneella.
help-bench-more = GROUP on jokin ryhmistä, jotka --list tulostaa; ilman sitä mitataan kaikki, ja se vie minuutteja.
help-bench-list = Luettele ryhmät.
help-bench-json = Tulosta jokainen rivi JSON-muodossa heti, kun se on mitattu.

cli-try-help = ”robacus KOMENTO --help” näyttää, mitä voi kirjoittaa.
cli-version-game = { $game }: { $count ->
    [one] sääntöversio
   *[other] sääntöversiot
} { $rulesets }

cli-no-command = Komentoa ”{ $name }” ei ole. Komennot: { $known }.
cli-no-option = Valintaa { $option } ei tässä ole.
cli-option-value = Valinnalta { $option } puuttuu arvo, tai sillä on arvo, jota se ei ota.
cli-missing = { $name } puuttuu.
cli-extra = Tämä on liikaa: { $words }
cli-number = Valinta { $option } tarvitsee luvun väliltä { $low }–{ $high }, ei arvoa ”{ $value }”.
cli-usage = Komentoa ei voi ymmärtää: { $why }
cli-system = Tietokone kieltäytyi: { $why }
cli-unexpected = Robacusissa meni jotain vikaan ({ $why }). Se on ohjelman virhe: ilmoita siitä ja kerro, mitä ”robacus --debug …” näyttää.

cli-file-unreadable = Tiedostoa { $name } ei voi lukea: { $why }. Tarkista nimi ja lukuoikeus.
cli-file-unwritable = Tiedostoa { $name } ei voi kirjoittaa: { $why }. Valitse toinen paikka.
cli-file-too-big = { $name } on liian suuri: enintään { $biggest } tavua luetaan.
cli-not-text = Tämä ei ole UTF-8-tekstiä. Tallenna se UTF-8-muodossa ja yritä uudelleen.
cli-no-folder = Kansiota { $name } ei ole.

cli-port = PORT on ”{ $value }”; sen pitää olla luku väliltä 1–65535.
cli-play-here = Robacus on valmis: { $address }
cli-play-running = Robacus on jo käynnissä: { $address }
cli-play-lan = Saman verkon muut pelaavat osoitteessa { $address }
cli-play-no-lan = Tämä tietokone ei ole verkossa, joten muut eivät pääse mukaan.
cli-play-stop = Pysäytä painamalla Ctrl-C. Pelit säilyvät.
cli-serve-ready = Robacus vastaa osoitteessa { $address }

cli-games-seats = Pelaajia: { $low }–{ $high }
cli-games-levels = Botit: { $levels }
cli-games-option = Valinta
cli-games-default = Oletus
cli-games-possible = Mahdolliset
cli-games-meaning = Merkitys
cli-games-text = teksti, enintään { $longest } merkkiä

cli-record-game = { $title }, sääntöversio { $ruleset }
cli-record-options = Valinnat: { $options }
cli-record-seat = Paikka { $number }: { $name }
cli-record-winner = voittaja
cli-record-at = Pöytäkirjassa ei ole askelta { $at }; viimeinen on { $last }.
cli-record-not-begun = Piirrettävää ei ole: tässä kohdassa peli ei ole vielä alkanut.
cli-paper-none = Pelillä { $game } ei ole paperiarkkeja.
cli-paper-unknown = Arkkia "{ $name }" ei ole. Arkit: { $known }.

cli-solve-what = Mitä ratkaistaan? Nimeä tiedosto, anna asema tai syötä se putkesta.
cli-solve-which = Usea peli osaa lukea tämän: { $known }. Valitse niistä valinnalla --game.
cli-solve-no-solver = Pelillä { $game } ei ole ratkaisijaa. Pelit, joilla on: { $known }.
cli-solve-none = Millään täällä olevalla pelillä ei ole ratkaisijaa.
cli-solve-unreadable = Tämä ei ole olemassa oleva tiedosto eikä asema pelistä, jolla on ratkaisija ({ $known }).
cli-solve-no-position = Luettu ei ole asema pelistä, jolla on ratkaisija ({ $known }). Kerro valinnalla --game, minkä pelin asema se on, niin saat tietää, mikä siinä on vialla.
cli-solve-too-big = Asema on liian suuri: enintään { $biggest } tavua luetaan.
cli-solve-nothing = Siinä ei ole yhtään asemaa. Kirjoita siihen asema tai anna toinen tiedosto.
cli-solve-line = Rivi { $line }: { $why }
cli-solve-one-picture = Kuvassa on yksi asema, ja näitä on useita. Ratkaise ne ilman valintoja --svg ja --png.

cli-generate-none = Mikään peli täällä ei tee pulmia.
cli-generate-no-generator = { $game } ei tee pulmia. Pelit, jotka tekevät: { $known }.
cli-generate-seed = Valinta --seed tarvitsee tekstin, jossa on 1–{ $longest } tavallista kirjainta, numeroa tai merkkiä ilman ääkkösiä.
cli-generate-few = Löytyi { $found }, toive oli { $wanted }: aikaa { $seconds } s, yrityksiä { $attempts }. Toivo jotakin vähemmän harvinaista tai anna lisää aikaa valinnalla --time-limit.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } yritys
   *[other] { $attempts } yritystä
}
cli-generate-lost = Pulmia tehnyt prosessi kuoli, ehkä muistin puutteeseen. Yritä uudelleen pienemmällä määrällä: --processes.
generate-no-generator = { $game } ei tee pulmia.

cli-bench-missing = Mittauksia ei ole asennettu. Ne ovat lähdekoodin kansiossa ”bench”: anna tämä komento lähdekoodikansiosta, joka on asennettu komennolla ”make play”.
cli-bench-unknown = Ryhmää ”{ $group }” ei ole. Ryhmät: { $known }.
cli-bench-group = Ryhmä
cli-bench-case = Tapaus
cli-bench-value = Arvo
cli-bench-unit = Yksikkö
cli-bench-reference = Vertailuarvo
cli-bench-ratio = Suhde

check-failed = VIRHE { $place } { $case }
check-warning = Varoitus { $place }: { $why }
check-expected = odotettu
check-actual = saatu
check-unreadable = Tiedostoa ei voi lukea: { $why }.
check-empty = Tiedostossa ei ole yhtään tapausta.
check-long-line = Rivi on pidempi kuin { $longest } tavua.
check-not-json = Rivi ei ole JSONia: { $why }.
check-not-object = Rivi ei ole JSON-olio.
check-shape = Tapaus ei ole sellainen kuin pitäisi: { $why }.
check-twice = Rivillä { $line } on sama tunnus (id).
check-unknown-kind = Pelissä { $game } ei ole tapauslajia ”{ $kind }”. Lajit: { $known }.
check-unknown-field = Kukaan ei lue kenttää ”{ $field }”.
check-crashed = Ohjelma pysähtyi virheeseen: { $why }
