### Pulmat: mitä voi toivoa ja kuinka vaikeita ne ovat.

generate-moves = Jokaisen pulman pienin siirtomäärä; 0 = mikä tahansa. Noin 13:sta alkaen ne ovat harvinaisia.
generate-or_more = Näin monta siirtoa tai enemmän.
generate-robots = Näin moni robotti liikkuu lyhimmällä reitillä, eikä vähempi riitä; 0 = mikä tahansa.
generate-min_difficulty = Tämä vaikeusaste tai vaikeampi.
generate-variant = Mitä reitiltä vaaditaan: strict, literal tai free, kuten ratkaistaessa.
generate-edition = Minkä painoksen lautoja käytetään.
generate-fifth_robot = Mukana musta tai hopeinen robotti.

wish-few-robots = Valinta ”{ $name }”: robotteja on vain { $most }. Toivo vähemmän tai ota viides mukaan valinnalla fifth_robot.
wish-few-moves = Valinta ”{ $name }”: { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
} ei riitä niin monelle robotille. Toivo enemmän siirtoja tai vähemmän robotteja.
wish-one-move = Valinta ”{ $name }”: reitillä, jolla kimmotaan, on ainakin 2 siirtoa. Toivo 2 tai muunnelmaa free.

grade-easy = helppo
grade-medium = keskivaikea
grade-hard = vaikea
grade-expert = taitaville
grade-master = mestareille
puzzle-rating = Vaikeus: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Liikkuvia robotteja: { $robots }; lyhimpiä reittejä: { $count }; houkuttelevia ensisiirtoja, jotka vievät harhaan: { $tempting }.
