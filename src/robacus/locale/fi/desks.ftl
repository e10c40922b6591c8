### Pöydät yhdelle: pulmat ja muokkaimet. Viestit, joiden alussa on ui-, annetaan myös selaimen koodille.

desk-unknown = Tässä pelissä ei ole työpöytää ”{ $name }”.
desk-draft-long = Teksti on liian pitkä avattavaksi: { $length } merkkiä, enintään { $longest } on mahdollista.
desk-edit-long = Teksti on liian pitkä: { $length } merkkiä, enintään { $longest } on mahdollista.
web-desk-refused = { $why }

ui-desk-busy = Etsitään …
ui-desk-thinking = Tutkitaan taustalla …
ui-desk-offline = Palvelin ei vastaa. Mitään ei ole kadonnut: yritä hetken päästä uudelleen.
ui-desk-undo = Peru
ui-desk-redo = Tee uudelleen
ui-desk-undone = Peruttu.
ui-desk-redone = Tehty uudelleen.
ui-desk-command = Kirjoita se
ui-desk-do = Tee
ui-desk-tools = Työkalut
ui-desk-choose-tool = Valitse työkalu ja sitten laudan ruutu.
ui-desk-use-square = { $tool }: valitse ruutu. Työkalu lähtee kädestä, kun valitset sen uudelleen.
ui-desk-use-side = { $tool }: napauta ruudun sivun läheltä, tai valitse ruutu Enterillä ja sivu nuolella.
ui-desk-choose-side = { $square }: mikä sivu? Paina nuolinäppäintä.
ui-desk-parts = Kokoa lauta
ui-desk-which-part = Laudan osa
ui-desk-faults = Mikä ei vielä ole kunnossa
ui-desk-show-fault = Näytä { $square }
ui-desk-lines = Jatkoja: { $count }
ui-desk-line-close = Takaisin siihen, missä olin
ui-desk-share = Jaa, liitä
ui-desk-text = Tekstinä
ui-desk-text-help = Anna tämä teksti muille, tai liitä tähän toinen ja avaa se.
ui-desk-open = Avaa tämä teksti
ui-desk-copy-text = Kopioi teksti
ui-desk-close = Sulje
ui-desk-whole = Omalle sivulle
ui-desk-copy-link = Kopioi linkki

## puzzles
puzzles-title = Pulmat
puzzles-others = Muita pulmia
puzzles-lead = Yksin ja omassa tahdissa: lopuksi saat kuulla, kuinka lähelle parasta pääsit.
puzzles-daily = Päivän pulma
puzzles-daily-help = Sama kaikille, ja vaikeampi maanantaista sunnuntaihin.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Pelaa
puzzles-days = Viime päivät
puzzles-earlier = Aiempi päivä
puzzles-show = Näytä
puzzles-day-before = Edellinen päivä
puzzles-day-after = Seuraava päivä
puzzles-all = Kaikki pulmat
puzzles-wish = Pulma toiveidesi mukaan
puzzles-make = Tee pulma
puzzles-own = Oma asema
puzzles-own-help = Liitä aseman teksti tai aloita tyhjältä työpöydältä.
puzzles-own-text = Asema
puzzles-own-go = Pelaa se
puzzles-kept = Tulokset säilyvät vain tällä laitteella, eikä niitä lähetetä minnekään.
puzzles-no-day = Tälle päivälle ei ole pulmaa: valitse päivä väliltä { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }.
puzzles-none = Tässä pelissä ei ole pulmia.
puzzles-making = Tämän päivän pulmaa tehdään …
puzzles-making-help = Tämä sivu katsoo itse uudelleen. Sen jälkeen pulma on muille valmiina.
puzzles-not-found = Mitään sellaista ei löytynyt tässä ajassa. Yritä uudelleen tai toivo jotakin vähemmän harvinaista.
puzzles-failed = Tätä pulmaa ei voitu tehdä. { $why }
ui-puzzles-streak = Peräkkäisiä päiviä: { $count }
ui-puzzles-solved = ratkaistu
ui-puzzles-best = ratkaistu parhaalla tavalla
ui-puzzles-trying = Etsitään pulmaa …
ui-puzzles-tried = Yrityksiä: { $count }. Sekunteja: { $seconds }
ui-puzzles-stopped = Keskeytetty. Toiveesi ovat tallella.

## virheet
mistakes-title = Virheitä, joista oppii
mistakes-lead = Mikä meni pulmissa väärin, miksi, ja tie takaisin siihen. Tämä säilyy vain tällä laitteella, eikä sitä lähetetä minnekään.
mistakes-noscript = Selain säilyttää virheet JavaScriptillä, joka on pois päältä.
ui-mistakes-open = Yritettävänä uudelleen: { $count }
ui-mistakes-none = Täällä ei ole mitään. Väärät vastauksesi selitetään täällä.
ui-mistakes-answer = Vastauksesi:
ui-mistakes-right = Mikä on oikein
ui-mistakes-again = Yritä uudelleen
ui-mistakes-remove = Poista
ui-mistakes-removed = Poistettu.
ui-mistakes-clear = Tyhjennä kaikki
ui-mistakes-clear-sure = Poistetaanko kaikki tämän pelin virheet tältä laitteelta?
ui-mistakes-done = sen jälkeen oikein
ui-mistakes-link = Virheeni ({ $count })

lessons-title = Opi pelaamaan
lessons-help = Pieni pulma kerrallaan: jokainen opettaa yhden asian.
