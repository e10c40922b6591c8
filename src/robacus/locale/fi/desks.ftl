### Pöydät yhdelle: pulmat ja muokkaimet. Viestit, joiden alussa on ui-, annetaan myös selaimen koodille.

desk-unknown = Tässä pelissä ei ole työpöytää ”{ $name }”.
desk-draft-long = Teksti on liian pitkä avattavaksi: { $length } merkkiä, enintään { $longest } on mahdollista.
desk-edit-long = Teksti on liian pitkä: { $length } merkkiä, enintään { $longest } on mahdollista.
web-desk-refused = { $why }

ui-desk-busy = Etsitään …
ui-desk-thinking = Tutkitaan taustalla …
ui-desk-offline = Palvelin ei vastaa. Mitään ei ole kadonnut: yritä hetken päästä uudelleen.
ui-desk-undo = Kumoa
ui-desk-redo = Tee uudelleen
ui-desk-undone = Kumottu.
ui-desk-redone = Tehty uudelleen.
ui-desk-command = Kirjoita se
ui-desk-do = Tee
ui-desk-tools = Työkalut
ui-desk-choose-tool = Valitse työkalu ja sitten laudan ruutu.
ui-desk-use-square = { $tool }: valitse ruutu. Esc panee työkalun pois.
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
ui-desk-copy-link = Kopioi linkki

## puzzles
puzzles-title = Pulmat
puzzles-others = Muita pulmia
