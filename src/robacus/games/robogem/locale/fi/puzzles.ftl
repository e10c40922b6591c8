### Pulmat: mitä voi toivoa ja kuinka vaikeita ne ovat.

generate-turns = Jokaisen pulman pienin vuoromäärä, kahdesta alkaen; 0 = mikä tahansa.
    .label = Vuoroja
generate-functions = Mukana funktiokortteja; ilman funktiota kestäisi kauemmin.
    .label = Funktiot
generate-robots = Laudalla on näin monta muuta robottia; parhaalla reitillä ainakin yhtä niistä työnnetään.
    .label = Muita robotteja
generate-board = Pulman lauta.
    .label = Lauta
generate-board-small = pieni, arvottu
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = tasapuolinen, 9 × 9
generate-diamonds = Näin monta timanttia on tuotava kotiin; 0 = mikä tahansa määrä.
    .label = Timantteja
generate-min_difficulty = Tämä vaikeusaste tai vaikeampi.
    .label = Vaikeus vähintään
generate-min_difficulty-easy = helppo
generate-min_difficulty-medium = keskivaikea
generate-min_difficulty-hard = vaikea
generate-min_difficulty-expert = taitaville
wish-function-turns = Valinta ”{ $name }”: funktioiden kanssa on mahdollista enintään { $most } vuoroa. Toivo vähemmän.
wish-one-turn = Valinta ”{ $name }”: pulmassa on ainakin 2 vuoroa. Toivo 2 tai enemmän, tai 0.
wish-too-hard = Valinta ”{ $name }”: vuoroja on { $turns }, joten pulma on enintään: { $grade }. Toivo enemmän vuoroja tai helpompaa pulmaa.
puzzle-about = Vaikeus: { $grade }.
puzzle-difficulty = Vaikeus
grade-easy = helppo
grade-medium = keskivaikea
grade-hard = vaikea
grade-expert = taitaville
puzzle-robot-stands = { robot-start }: { $cell }, suunta { scene-heading }; kyydissä { $cargo }, tukikohdassa { $banked }.
solve-with-turns = Tässä tekstissä on jo pelattu vuoroja. Anna pelkkä pulma ilman sanaa ”turn”.
