### Kommandoraden. Meddelanden som börjar med ”help” har inga variabler.

help-robacus = Brädspel om robotar och tal: spela, lös ställningar, kontrollera och mät.
help-robacus-more = ”robacus KOMMANDO --help” berättar mer om ett kommando.
help-robacus-version = Visa versionerna av programmet, dess kärna och reglerna.
help-robacus-debug = Visa detaljerna i ett oväntat fel.
help-usage = Användning:
help-options = Flaggor
help-commands = Kommandon
help-options-metavar = [FLAGGOR]
help-command-metavar = KOMMANDO ...
help-help = Visa den här sidan.

help-play = Spela i webbläsaren på den här datorn.
help-play-more =
    Startar servern och öppnar webbläsaren. Miljövariablerna PORT och BROWSER säger var den lyssnar och
    vilken webbläsare som öppnas.
help-play-port = Lyssna på den här porten i stället för 8765.
help-play-lan = Låt telefoner och datorer i samma nätverk vara med; visar adressen och en QR-kod.
help-play-no-browser = Öppna ingen webbläsare.
help-play-data = Spara partierna i den här mappen.

help-serve = Kör servern åt andra.
help-serve-more = Öppnar ingen webbläsare. Stoppa med Ctrl-C; pågående partier fortsätter när den startar igen.
help-serve-host = Lyssna på den här adressen i stället för 127.0.0.1; 0.0.0.0 betyder datorns alla nätverk.
help-serve-port = Lyssna på den här porten i stället för 8765.
help-serve-data = Spara partierna i den här mappen, eller i databasen som en postgresql://-adress anger.
help-serve-games = Erbjud också spelen i den här mappen. Deras kod körs med serverns rättigheter.

help-games = Lista spelen och deras val.
help-games-more = Med namnet på ett spel: bara det.
help-games-json = Skriv en JSON-rad för varje spel.

help-record = Visa, omvandla eller rita ett spelprotokoll.
help-record-more = FILE är ett protokoll som har exporterats från ett bord; ”-” läser det från standard in.
help-record-at = Stanna efter det här steget i partiet, så som draglistan räknar.
help-record-seat = Rita det som den här platsen ser i stället för det som alla ser.
help-record-svg = Rita ställningen som SVG i den här filen.
help-record-png = Rita ställningen som PNG i den här filen.
help-record-json = Skriv protokollet som ett JSON-dokument.
help-record-jsonl = Skriv protokollet som JSON-rader: först huvudet, sedan en post per rad.

help-paper = Rita de pappersblad som ett spel har: formulär, bräden.
help-paper-more = SHEET är ett av dem som räknas upp utan det. Sidor för A4 och Letter finns på spelets sida hos en server.
help-paper-from = Lägg det som står i den här filen på bladet: ett program, en karta.
help-paper-svg = Rita bladet som SVG i den här filen.
help-paper-png = Rita bladet som PNG i den här filen.

help-solve = Lös ställningar.
help-solve-more =
    Tar en ställning som text, en fil med en ställning eller en fil med testfall; ”-” läser standard in.
    Varje svar har spelats igenom enligt reglerna innan det visas.
help-solve-game = Vilket spel ställningen hör till; behövs bara när flera spel kan läsa den.
help-solve-time-limit = Sluta leta i en ställning efter så många sekunder.
help-solve-memory-limit = Använd högst så många megabyte för en ställning.
help-solve-jsonl = Skriv en JSON-rad för varje ställning så snart den är löst.
help-solve-svg = Rita svaret som SVG i den här filen.
help-solve-png = Rita svaret som PNG i den här filen.

help-generate = Gör problem med önskad svårighet.
help-generate-more =
    GAME är namnet på ett spel, eller början av det. Samma frö och önskemål ger samma problem,
    hur många processer som än arbetar.
help-generate-count = Gör så många problem i stället för ett.
help-generate-seed = Texten som avgör vilka problem som kommer; utan den är de nya varje gång.
help-generate-time-limit = Sluta efter så många sekunder i stället för en timme.
help-generate-processes = Arbeta med så många processer i stället för en per processor.
help-generate-cluster = Arbeta i det dask-kluster vars schemaläggare har den här adressen.
help-generate-jsonl = Skriv en JSON-rad för varje problem så snart det är funnet.

help-check = Kontrollera reglerna mot testfall.
help-check-more = Slutar med antalet godkända och underkända fall; returkoden är 1 om något underkändes.
help-check-json = Skriv en JSON-rad för varje fel och en för resultatet.

help-bench = Mät hur snabbt det går här.
help-bench-more = GROUP är en av dem som --list skriver; utan den mäts alla, och det tar minuter.
help-bench-list = Lista grupperna.
help-bench-json = Skriv en JSON-rad för varje mätning så snart den är gjord.

cli-try-help = ”robacus KOMMANDO --help” visar vad man kan skriva.
cli-version-game = { $game }: { $count ->
    [one] regelversion
   *[other] regelversioner
} { $rulesets }

cli-no-command = Det finns inget kommando ”{ $name }”. Kommandon: { $known }.
cli-no-option = Flaggan { $option } finns inte här.
cli-option-value = Flaggan { $option } behöver ett värde, eller har ett som den inte tar.
cli-missing = { $name } saknas.
cli-extra = Det här är för mycket: { $words }
cli-number = Flaggan { $option } behöver ett tal från { $low } till { $high }, inte ”{ $value }”.
cli-usage = Kommandot går inte att förstå: { $why }
cli-system = Datorn vägrade: { $why }
cli-unexpected = Något gick fel i Robacus ({ $why }). Det är ett fel i programmet: rapportera det gärna, med det som ”robacus --debug …” visar.

cli-file-unreadable = { $name } kan inte läsas: { $why }. Kontrollera namnet och att du får läsa filen.
cli-file-unwritable = { $name } kan inte skrivas: { $why }. Välj en annan plats.
cli-file-too-big = { $name } är för stor: högst { $biggest } byte läses.
cli-not-text = Det här är inte text i UTF-8. Spara den som UTF-8 och försök igen.
cli-no-folder = Det finns ingen mapp { $name }.

cli-port = PORT är ”{ $value }”; det måste vara ett tal från 1 till 65535.
cli-play-here = Robacus är redo: { $address }
cli-play-running = Robacus körs redan: { $address }
cli-play-lan = Andra i samma nätverk spelar på { $address }
cli-play-no-lan = Datorn är inte i något nätverk, så ingen annan kan vara med.
cli-play-stop = Tryck Ctrl-C för att stoppa. Partierna är sparade.
cli-serve-ready = Robacus svarar på { $address }

cli-games-seats = Spelare: { $low } till { $high }
cli-games-levels = Botar: { $levels }
cli-games-option = Val
cli-games-default = Förval
cli-games-possible = Möjligt
cli-games-meaning = Betydelse
cli-games-text = text på högst { $longest } tecken

cli-record-game = { $title }, regelversion { $ruleset }
cli-record-options = Val: { $options }
cli-record-seat = Plats { $number }: { $name }
cli-record-winner = vinnare
cli-record-at = Protokollet har inget steg { $at }; det sista är { $last }.
cli-record-not-begun = Det finns inget att rita: partiet har inte börjat vid det här steget.
cli-paper-none = { $game } har inga pappersblad.
cli-paper-unknown = Det finns inget blad "{ $name }". Blad: { $known }.

cli-solve-what = Vad ska lösas? Ange en fil, ge en ställning eller skicka in en genom ett rör (pipe).
cli-solve-which = Flera spel kan läsa det här: { $known }. Välj med --game.
cli-solve-no-solver = Det finns ingen lösare för { $game }. Spel med lösare: { $known }.
cli-solve-none = Inget spel här har en lösare.
cli-solve-unreadable = Det här är varken en fil som finns eller en ställning i ett spel med lösare ({ $known }).
cli-solve-no-position = Det som lästes är ingen ställning i ett spel med lösare ({ $known }). Ange med --game vilket spel det gäller, så får du veta vad som är fel.
cli-solve-too-big = Ställningen är för stor: högst { $biggest } byte läses.
cli-solve-nothing = Det finns ingen ställning i den. Skriv en där eller ange en annan fil.
cli-solve-line = Rad { $line }: { $why }
cli-solve-one-picture = En bild visar en ställning, och här är flera. Lös dem utan --svg och --png.

cli-generate-none = Inget spel här gör problem.
cli-generate-no-generator = { $game } gör inga problem. Spel som gör det: { $known }.
cli-generate-seed = Alternativet --seed behöver en text med 1 till { $longest } vanliga bokstäver utan accenter, siffror och tecken.
cli-generate-few = Hittade { $found } av { $wanted } på { $seconds } s, i { $attempts } försök. Önska något mindre ovanligt, eller ge mer tid med --time-limit.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } försök
   *[other] { $attempts } försök
}
cli-generate-lost = En process som arbetade med problem har dött, kanske av brist på minne. Försök igen med färre --processes.
generate-no-generator = { $game } gör inga problem.

cli-bench-missing = Mätningarna är inte installerade. De ligger i källkodens mapp ”bench”: kör kommandot från en källkodsmapp som har installerats med ”make play”.
cli-bench-unknown = Det finns ingen grupp ”{ $group }”. Grupper: { $known }.
cli-bench-group = Grupp
cli-bench-case = Fall
cli-bench-value = Värde
cli-bench-unit = Enhet
cli-bench-reference = Referens
cli-bench-ratio = Kvot

check-failed = FEL { $place } { $case }
check-warning = Varning { $place }: { $why }
check-expected = väntat
check-actual = fick
check-unreadable = Filen kan inte läsas: { $why }.
check-empty = Filen innehåller inget fall.
check-long-line = Raden är längre än { $longest } byte.
check-not-json = Raden är inte JSON: { $why }.
check-not-object = Raden är inget JSON-objekt.
check-shape = Fallet är inte som det ska vara: { $why }.
check-twice = Rad { $line } har samma id.
check-unknown-kind = { $game } har inget slags fall som heter ”{ $kind }”. Slag: { $known }.
check-unknown-field = Ingen läser fältet ”{ $field }”.
check-crashed = Programmet stannade med ett fel: { $why }
