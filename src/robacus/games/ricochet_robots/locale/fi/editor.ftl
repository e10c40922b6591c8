### Lautaeditori: mitä se tarjoaa, mitä muutos teki ja mikä ei ole vielä kunnossa.

desk-board = Lautaeditori
    .help = Kokoa pöydälläsi oleva lauta muutamalla napautuksella tai piirrä oma; sitten ratkaise se, pelaa sillä tai jaa se.

## the headline
draft-status-begin = Valitse neljä neljännestä ja aseta sitten robotit.
draft-status-robots = Aseta robotit: valitse robotti ja napauta sen ruutua.
draft-status-chip = Valitse kohdenappula: napauta sen kohderuutua.
draft-status-target = Lisää laudalle kohderuutu.
draft-status-faults = { $count ->
    [one] Yksi asia ei ole vielä kunnossa.
   *[other] { $count } asiaa ei ole vielä kunnossa.
}
draft-status-ready = Valmis. Kohde: { $target }

## tools
draft-group-robots = Robotit ja kohdenappula
draft-group-walls = Seinät
draft-group-diagonals = Vinoseinät
draft-group-targets = Kohderuudut
draft-tool-goal = Valitse kohdenappula
draft-tool-wall = Seinä ruudun sivulle
draft-tool-block = Umpinainen ruutu
draft-tool-erase = Poista

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] ylhäällä vasemmalla
    [NE] ylhäällä oikealla
    [SE] alhaalla oikealla
   *[SW] alhaalla vasemmalla
}
draft-quarter-now = nyt { draft-quarter-name }
draft-edition-1999 = suorat seinät
draft-edition-2003 = myös vinoseiniä
draft-edition-2013 = kaikki puolet
draft-width = Leveys
draft-height = Korkeus
draft-yes = kyllä
draft-no = ei
draft-control-both-sides = Merkitse kaikki seinät molempiin ruutuihin
draft-control-deal = Arvo lauta
draft-control-box = Pelin oma lauta
draft-control-scatter = Arvo robotit ja kohdenappula
draft-control-clear = Ota robotit pois
draft-control-new = Tyhjä lauta
draft-solve = Ratkaise tämä asema
draft-play = Pelaa pöydässä tällä laudalla

## beside and on the board
draft-robots = Robotteja
draft-targets = Kohderuutuja
draft-none = ei mitään
draft-chip = kohdenappulan kohderuutu
draft-square-solid = umpinainen

## what an edit did
draft-wall = Ruutujen { $cell } ja { $other } välissä on seinä.
draft-no-wall = Ruutujen { $cell } ja { $other } välissä ei ole enää seinää.
draft-block = { $cell } on nyt umpinainen.
draft-block-held = { $cell } on nyt umpinainen; mitä siinä oli, on poissa.
draft-no-block = { $cell } ei ole enää umpinainen.
draft-no-walls = Ruudun { $cell } ympärillä ei ole enää seiniä.
draft-both-sides = { $count ->
    [0] Kaikki seinät ovat jo molemmissa ruuduissaan.
    [one] Yksi seinä on nyt molemmissa ruuduissaan.
   *[other] { $count } seinää on nyt molemmissa ruuduissaan.
}
draft-robot = { $robot } on ruudussa { $cell }.
draft-robots-swapped = { $robot } on ruudussa { $cell } ja vaihtoi paikkaa siinä olleen robotin kanssa.
draft-no-robot = { $robot } on poissa laudalta.
draft-no-robots = Kaikki robotit ovat poissa laudalta.
draft-put = Ruutuun { $cell } lisätty: { $what }.
draft-taken-off = Ruudusta { $cell } poistettu: { $what }.
draft-goal = Kohdenappula on esillä: { $target }, ruutu { $cell }.
draft-no-goal = Kohdenappulaa ei ole enää esillä.
draft-quarter = { $side } on nyt { draft-quarter-name }.
draft-printed = Lauta { $sides }.
draft-edition = Laudat { $edition }.
draft-size = Laudan koko on nyt { $width } × { $height } ruutua.
draft-new = Tyhjä lauta, { $width } × { $height } ruutua.
draft-scattered = Robotit ja kohdenappula arvottiin.
draft-turn-yes = Käännös vinoseinästä on kimmoke.
draft-turn-no = Käännös vinoseinästä ei ole kimmoke.
draft-import = Otettu käyttöön: lauta { $width } × { $height } ruutua, robotteja: { $robots }, kohderuutuja: { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = Ulkoreuna oli auki ja on nyt suljettu: { $more ->
    [0] { $sides }.
   *[other] { $sides } ja vielä { $more }.
}

## why an edit is not possible
draft-unreadable = ”{ $words }” ei ole ymmärrettävä: kirjoita esimerkiksi ”robot red C4” tai ”wall C4 E”, tai liitä laudan teksti.
draft-many = Tekstissä on { $count } asemaa; liitä yksi.
draft-rim = { $cell }: seinä { $side } on ulkoreuna, ja se pysyy suljettuna.
draft-enclosed = Ruudun { $cell } ympärillä on vain umpinaisia ruutuja: avaa ensin jokin niistä.
draft-taken = { $robot } on ruudussa { $cell }: ota toinen ruutu tai siirrä ensin se robotti.
draft-no-target-here = Ruudussa { $cell } ei ole kohderuutua: napauta kohderuutua tai lisää se ensin.
draft-nothing-here = Ruudussa { $cell } ei ole mitään poistettavaa.
draft-not-printed = Tämä on oma lauta: ota ensin pelin oma lauta ja valitse sitten sen neljännekset.
draft-no-side = ”{ $side }” ei kuulu tähän painokseen: valitse jokin näistä: { $sides }, tai vaihda laudat.
draft-no-room = { $robots } robottia ei mahdu { $cells } vapaaseen ruutuun; suurenna lautaa tai vapauta ruutuja.

## what is not right yet
fault-no-robots = Robotteja ei vielä ole: valitse robotti ja napauta sen ruutua.
fault-no-robot-for = { $count ->
    [one] { $robot } robotti puuttuu: ruudun { $cell } kohde tarvitsee sen. Aseta robotti tai poista kohde.
   *[other] { $robot } robotti puuttuu: { $count } kohdetta tarvitsee sen, muun muassa ruudussa { $cell }. Aseta robotti tai poista kohteet.
}
fault-no-robots-for = Robotteja puuttuu: { $robots }. Kohteet tarvitsevat ne: aseta robotit tai poista nuo kohteet.
fault-no-target = Kohderuutua ei vielä ole: valitse sellainen ja napauta ruutua.
fault-no-chip = Kohdenappula ei ole esillä: ota työkalu ”{ draft-tool-goal }” ja napauta kohderuutua.
fault-one-sided = Ruutujen { $cell } ja { $other } välinen seinä on vain ruudussa { $cell }. Napauta sitä seinätyökalulla: kerran se jää, kahdesti se katoaa.
fault-one-sided-too = Myös ruutujen { $cell } ja { $other } välinen seinä on vain ruudussa { $cell }.
fault-one-sided-more = { $count ->
    [one] Vielä yksi seinä on vain toisessa ruudussaan.
   *[other] Vielä { $count } seinää on vain toisessa ruudussaan.
}
fault-walled-in = Ruudun { $cell } ympärillä on seinä joka sivulla, joten siinä ei voi olla mitään. Poista jokin seinä tai se, mitä ruudussa on.
