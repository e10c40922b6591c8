### Stegar: mångas program som spelar mot varandra av sig själva, och tabellen över vilket som är bäst.

## Ett spels stegar, och en ny

ladders = Stegar
ladders-title = Stegar: { $game }
ladders-lead = Alla skriver ett program och lämnar in det. Programmen spelar mot varandra av sig själva, och en tabell visar vilket som är bäst.
ladders-mine = Dina stegar
ladders-none = Ingen stege än. Gör en för din klass eller dina vänner, eller öppna länken som någon har skickat dig.
ladders-made = gjord av dig
ladders-new = En ny stege
ladders-new-help = Du får en länk till dem som ska vara med, och en som du sköter stegen med. Ingen behöver något konto.
ladders-make = Gör stegen

ladder-name = Stegens namn
ladder-name-help = Det som alla ser ovanför tabellen, till exempel klassens namn.
ladder-grounds = Var de spelar
ladder-grounds-help = Alla möts på vart och ett av dem, och från båda sidor.
ladder-programs = Vem som får läsa programmen
ladder-programs-help = Du får alltid. Var och en ser sina egna.
ladder-programs-secret = Hemliga tills den stängs
ladder-programs-open = Alla genast
ladder-library = Programmen som följer med spelet är med
ladder-library-help = Då möter redan den första som lämnar in något motståndare.
ladder-own = Program per person
ladder-closes = Sista dag att lämna in
ladder-closes-help = Får vara tomt: då är den öppen tills du stänger den. Dagen slutar enligt den här serverns klocka.

ladder-no-name = Ge stegen ett namn.
ladder-no-ground = Välj minst en plats där de spelar.
ladder-own-range = En person får ha 1 till { $most } program.
ladder-bad-day = Välj en dag från { DATETIME($first, dateStyle: "medium") } till { DATETIME($last, dateStyle: "medium") }, eller ingen.
ladder-too-many = Det är för många nya stegar. Använd en som du har, eller vänta ett tag.
ladder-no-programs = Det här spelet spelas inte av program, så det har inga stegar.

## Tabellen

ladder-open = öppen
ladder-closed = stängd
ladder-closed-on = sista dag: { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = Programmen är hemliga tills den stängs
ladder-facts-open = Alla får läsa programmen
ladder-facts-shown = Programmen är inte hemliga längre
ladder-submit = Lämna in ett program
ladder-manage = Sköt stegen
ladder-yours = Dina program
ladder-change = ändra
ladder-look = titta
ladder-outside = För att vara med öppnar du länken som du får av den som gjorde stegen.

ladder-busy = De spelar …
ladder-settled = Allt är spelat: styrketalen har stadgat sig.
ladder-few = Så snart det finns två program börjar de spela.
ladder-counts = { $entries } program, { $games ->
    [one] { $games } strid
   *[other] { $games } strider
}
ladder-empty = Ingen är här än. Det första programmet öppnar stegen.
ladder-no-place = ingen plats än
ladder-first = spelar sina första strider härnäst
ladder-mine = ditt
ladder-from-library = följer med spelet
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = säkert
ladder-sure-fair = ganska säkert
ladder-sure-open = ännu osäkert
ladder-record-help = vunna, oavgjorda, förlorade
ladder-table-help = Styrketalet säger hur starkt ett program är: alla börjar med 25, och den som vinner mot starka stiger mest. Efter ± står hur mycket det ännu kan vara fel; ordningen följer vad talet är minst. En vinst ger 3 poäng, oavgjort 1.

ladder-battles = Senaste striderna
ladder-battles-secret = De kan ses när stegen är stängd: de skulle visa hur programmen ser ut.
ladder-battles-help = Varje märke är en strid att titta på, efter den som vann den.
ladder-battles-hidden = Varje märke är en strid att titta på, efter den som vann den. De visar vad som händer, men inte programmen: de är hemliga tills stegen stängs.
ladder-shared = oavgjort
ladder-no-battles = Ingen har spelat än.
ladder-turns = { $count ->
    [one] { $count } omgång.
   *[other] { $count } omgångar.
}
ladder-no-battle = Den här striden finns inte kvar: något av dess program har ändrats eller tagits ut, eller så är det länge sedan. Välj en annan från tabellen.
ladder-secret = Stegens program är hemliga tills den stängs.
ladder-no-entry = Det finns inget sådant program i stegen. Det kan ha tagits ut.
ladder-not-yours = Det här programmet är någon annans. Bara den som lämnade in det kan ändra det.

ui-ladder-offline = Servern svarar inte. Det du ser kan vara gammalt; sidan försöker igen av sig själv.
ui-ladder-risen = { $name } ligger nu på plats { $place } av { $count }.

## Lämna in

ladder-by = av { $name }
ladder-title = Programmets namn
ladder-title-help = Får vara tomt: då heter det som du.
ladder-program = Program
ladder-program-help = Som text. Vad som är fel sägs genast.
ladder-file = Eller en fil
ladder-file-wrong = Filen är för stor, eller är ingen text.
ladder-program-none = Det finns inget program än: skriv ett, eller välj en fil.
ladder-program-long = Programmet har { $length } tecken; högst { $longest } är tillåtna.
ladder-no-nickname = Skriv ett smeknamn, så att de andra vet vems program det är.
ladder-try = Vill du först se vad det gör?
ladder-try-link = Prova vid ett eget bord
ladder-new-tab = (öppnas bredvid den här sidan)
ladder-privacy-secret = Den som gjorde stegen kan läsa ditt program genast, alla andra när stegen är stängd.
ladder-privacy-open = Alla kan läsa ditt program genast.
ladder-submit-button = Lämna in
ladder-change-button = Lämna in den nya versionen
ladder-examples = Program som följer med spelet: { $count }
ladder-take-out = Ta ut det
ladder-take-out-help = Programmet lämnar stegen, och dess strider med det.
ladder-to-table = Till tabellen

ui-ladder-fine = Det går att läsa. Lämna in det när du vill.

## Sköta en stege

ladder-links = Länkar
ladder-class-link = Till dem som är med
ladder-class-help = Den som har länken kan lämna in program.
ladder-qr = QR-kod för länken till dem som är med
ladder-new-link = Gör en annan länk
ladder-new-link-sure = Göra en annan länk? Den gamla öppnar sedan ingenting; det som har lämnats in blir kvar.
ladder-own-link = Till dig själv
ladder-own-help = Med den här länken kan du sköta stegen även på en annan enhet. Behåll den för dig själv: den som har den kan göra allt på den här sidan.
ladder-when = Öppen eller stängd
ladder-close = Stäng den nu
ladder-close-help = När den är stängd kan ingen lämna in eller ändra något; det som saknas spelas ännu, och alla får läsa programmen.
ladder-close-help-open = När den är stängd kan ingen lämna in eller ändra något; det som saknas spelas ännu.
ladder-is-closed = Den är stängd: ingen kan lämna in eller ändra något. Alla får läsa programmen.
ladder-open-again = Öppna den igen
ladder-set-day = Bestäm dagen
ladder-submitted = Inlämnade program: { $count }
ladder-nothing-submitted = Ingen har lämnat in något än. Ge länken ovan till dem som ska vara med.
ladder-remove = Ta bort
ladder-remove-sure = Ta bort ”{ $name }” från stegen? Det går inte att få tillbaka.
ladder-results = Resultat att spara
ladder-results-help = Tabell, strider och program som data, eller som en sida med repriser som varken behöver server eller nät (öppna index.html i den).
ladder-download-json = Som data (JSON)
ladder-download-page = Som en sida med repriser (ZIP)
ladder-delete = Ta bort stegen
ladder-delete-help = Stegen med alla program och strider, för gott.
ladder-delete-sure = Ta bort ”{ $name }” med allt som finns i den? Det går inte att få tillbaka.

## Repris av en strid

ladder-replay-hidden = Programmen visas inte: de är hemliga tills stegen stängs.
