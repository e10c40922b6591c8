### Boards, maps, and what is wrong with them.

hex-unknown = Tällä laudalla ei ole ruutua { $name }.
hex-unreadable = ”{ $words }” ei ole ruudun nimi. Kirjoita kirjain ja numero, esimerkiksi C4.
heading-unreadable = ”{ $words }” ei ole suunta. Mahdollisia: { $known }.
action-unreadable = ”{ $words }” jäi epäselväksi. Kirjoita esimerkiksi ”aseta C4 NE”, ”suunta S” tai ”ohjelma” ja kuusitoista solua.

map-small = Laudassa on oltava vähintään { $fewest } ruutua; tässä on { $hexes }.
map-large = Laudassa saa olla enintään { $most } ruutua; tässä on { $hexes }.
map-wide = Laudassa saa olla enintään { $most_columns } saraketta ja { $most_rows } riviä; tässä on { $columns } ja { $rows }.
map-long = Karttatekstissä on { $length } merkkiä; enintään { $longest } on mahdollista.
map-statement = Rivi { $line }: ”{ $words }” on tuntematon. Rivi alkaa sanalla radius, column, without, low, high, trap, mine, trap_hidden tai mine_hidden.
map-radius = Rivi { $line }: sanan ”radius” jälkeen tulee yksi luku väliltä 1–{ $most }.
map-column = Rivi { $line }: sanan ”column” jälkeen tulevat sarakkeen numero ja sen rivit, esimerkiksi ”column -2 0..4”.
map-number = Rivi { $line }: ”{ $words }” ei ole kokonaisluku väliltä -{ $most }–{ $most }.
map-no-hexes = Rivi { $line }: ruudut puuttuvat. Kirjoita ne muodossa q,r, esimerkiksi 0,-2.
map-hex = Rivi { $line }: ”{ $words }” ei ole ruutu. Kirjoita q,r, esimerkiksi 0,-2.
map-terrain-twice = Rivi { $line }: ruudussa { $hex } on jo jotakin.
map-terrain-off = Ruutu { $hex } ei ole laudalla, joten siinä ei voi olla { $kind }.

wrong-board = Valintaa ”board” ei voi lukea: { $why }
wrong-hidden-edge = Valinta ”board” piilottaa jotakin ruutuun { $hex }, reunalle, josta robotit lähtevät. Siirrä se sisemmäs.
wrong-hidden = { $wanted } piilomiinaa ja -luukkua on liikaa: tilaa on { $room }. Pienennä valintaa ”hidden_mines” tai ”hidden_traps”.
wrong-no-edge = Laudan reunalla ei ole vapaata ruutua, josta robotti voisi lähteä. Tyhjennä joitakin.
wrong-no-room = Reunalle ei mahdu { $robots } robottia niin, että väliin jää { $distance } ruutua. Valitse suurempi lauta tai vähemmän pelaajia.

figure-unreadable = ”{ $words }” ei ole kuvan rivi. Kirjoita esimerkiksi ”robot 0,4 N D+2 ?1” tai ”turns 3”.

terrain-low = matala muuri
terrain-high = korkea muuri
terrain-trap = luukku
terrain-mine = miina

heading-N = pohjoiseen
heading-NE = koilliseen
heading-SE = kaakkoon
heading-S = etelään
heading-SW = lounaaseen
heading-NW = luoteeseen
