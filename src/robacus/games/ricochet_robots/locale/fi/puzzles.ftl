### Pulmat: mitä voi toivoa ja kuinka vaikeita ne ovat.

generate-moves = Jokaisen pulman pienin siirtomäärä; 0 = mikä tahansa. Noin 13:sta alkaen ne ovat harvinaisia.
    .label = Siirtoja
generate-or_more = Näin monta siirtoa tai enemmän.
    .label = Tai enemmän
generate-robots = Näin moni robotti liikkuu lyhimmällä reitillä, eikä vähempi riitä; 0 = mikä tahansa.
    .label = Liikkuvia robotteja
generate-min_difficulty = Tämä vaikeusaste tai vaikeampi.
    .label = Vaikeus vähintään
generate-min_difficulty-easy = helppo
generate-min_difficulty-medium = keskivaikea
generate-min_difficulty-hard = vaikea
generate-min_difficulty-expert = taitaville
generate-min_difficulty-master = mestareille
generate-variant = Mitä reitiltä vaaditaan: strict, literal tai free, kuten ratkaistaessa.
    .label = Muunnelma
generate-variant-strict = tiukka
generate-variant-literal = kirjaimellinen
generate-variant-free = vapaa
generate-edition = Minkä painoksen lautoja käytetään.
    .label = Painos
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = Mukana musta tai hopeinen robotti.
    .label = Viides robotti

wish-few-robots = Valinta ”{ $name }”: robotteja on vain { $most }. Toivo vähemmän tai ota viides mukaan valinnalla fifth_robot.
wish-few-moves = Valinta ”{ $name }”: { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
} ei riitä niin monelle robotille. Toivo enemmän siirtoja tai vähemmän robotteja.
wish-one-move = Valinta ”{ $name }”: reitillä, jolla kimmotaan, on ainakin 2 siirtoa. Toivo 2 tai muunnelmaa free.

puzzle-about = Vaikeus: { $grade }.

grade-easy = helppo
grade-medium = keskivaikea
grade-hard = vaikea
grade-expert = taitaville
grade-master = mestareille
puzzle-rating = Vaikeus: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Liikkuvia robotteja: { $robots }; lyhimpiä reittejä: { $count }; houkuttelevia ensisiirtoja, jotka vievät harhaan: { $tempting }.
