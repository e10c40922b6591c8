### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Kirjoita salaa kuusitoista askelta ja katso, miten robottisi taistelee niillä.

level-easy = helppo
level-normal = keskitaso
level-strong = vahva

option-map = Lauta
    .help = Missä robotit taistelevat.
option-map-arena5 = areena: kuusikulmio, jossa on kahdeksan muuria
option-map-open4 = avoin kenttä: pieni, mikään ei ole tiellä
option-map-ring6 = rengas: suuri, keskellä aukko
option-map-minefield = miinakenttä: miinoja ja luukkuja, jotka kaikki näkevät
option-map-hourglass = tiimalasi: kaksi salia ja niiden välissä kapea käytävä
option-board = Oma lauta
    .help = Sen karttateksti. Tyhjä: yllä valittu lauta.
option-hidden_mines = Piilomiinoja
    .help = Näin monta arvotaan paikkoihin, joissa kukaan ei näe niitä.
option-hidden_traps = Piiloluukkuja
    .help = Näin monta arvotaan paikkoihin, joissa kukaan ei näe niitä.
option-edge = Laudan reuna
    .help = Mitä käy robotille, joka ajaa reunan yli.
option-edge-wall = se pysähtyy kuin korkeaan muuriin
option-edge-void = se putoaa ja on ulkona
option-mine = Miinat
    .help = Mitä miina tekee robotille, joka ajaa sen päälle.
option-mine-out = robotti on ulkona
option-mine-step = robotti menettää meneillään olevan askelen
option-zero = Z palaa
    .help = Askel, josta ohjelma jatkuu Z:n jälkeen.
option-zero-0 = askeleen 0, kuten säännöissä
option-zero-1 = askeleen 1
option-blanks = Tyhjät solut sallitaan
    .help = Tyhjä solu ei tee kierroksella mitään. Alkuperäisten sääntöjen mukaan jokainen solu täytetään.
option-turns = Kierroksia enintään
    .help = Näin monen kierroksen jälkeen taistelu päättyy tasan jäljellä olevien kesken.
option-program_seconds = Kirjoitusaika sekunteina
    .help = Joka ei ole siihen mennessä jättänyt ohjelmaa, saa tyhjän. 0: niin kauan kuin tarvitaan.
