### Spelet med några ord, dess val och botarnas nivåer.

title = Robogem
summary = Gör ett program av kommandokort, samla tre diamanter och bär hem dem till din bas.

level-easy = lätt
level-normal = vanlig
level-strong = stark

option-layout = Bräde
    .help = Var spärrplattorna och diamanterna ligger.
option-layout-classic8 = klassiskt, 8 × 8
option-layout-fair9 = rättvist, 9 × 9: lika för alla
option-board = Ett eget bräde
    .help = Raderna uppifrån: en punkt är en tom ruta, # en spärrplatta, * en diamant, R G B Y baserna; rader kan skiljas åt med snedstreck. Tomt: brädet som valts ovan.
option-functions = Funktioner
    .help = Tio funktionskort blandas in. Den som vill sparar upp till fem kort som en funktion och anropar den med ett sådant kort.
option-capture = Kapning
    .help = Den som skuffar en robot får en diamant av den. Utan kapning skuffar man bara.
option-closed_hands = Slutna kort
    .help = Var och en ser bara sina egna kort. Ett program ser alla från det att det startar.
option-open_unused_bases = Obesatta baser är öppna
    .help = Robotar får gå in på baser som ingen använder.
option-beginners = Vilka spelar kort för kort
    .help = Numren på de spelare som väljer nästa kort efter att ha sett det förra, till exempel 1 3, eller all (alla). Tomt: ingen.
option-dry_run = Provkörning
    .help = Medan du ordnar dina kort visar ett spöke vart din robot skulle gå.
option-dry_run-beginners = för dem som spelar kort för kort
option-dry_run-all = för alla
option-dry_run-nobody = för ingen
option-starter = Vem börjar
    .help = Spelarens nummer, oftast den yngstas. 0: lottas.
option-robots = Robotarnas färger
    .help = I spelarnas ordning, till exempel yellow green (red, green, blue, yellow). Tomt: röd och blå; för tre röd, grön och blå.

wrong-text = { $name }: { $why }
wrong-starter = { $name }: det finns bara { $seats } spelare; välj 0 till { $seats }.
wrong-beginners = { $name }: skriv nummer från 1 till { $seats }, till exempel 1 2, eller ordet all.
wrong-robots = { $name }: skriv { $seats } olika färger av red, green, blue och yellow.
