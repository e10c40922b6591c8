### Arenan. Meddelanden som börjar med "help" har inga argument.

help-arena = Låt botar och program slåss: matcher, serier, stegar, evolution.
help-arena-more =
    ENTRY är en mapp med program, filen med ett, library (program som följer med spelet),
    evolved (de som evolutionen har tagit fram), library:NAME, level:NAME (en bot i spelet) eller run:COMMAND (ett eget program som läser och skriver JSON-rader).
    NAME=ENTRY ger den ett annat namn. Samma deltagare och slumpfrö ger samma tabell, med hur många
    processer som helst.
help-arena-match = Två eller flera deltagare vid ett bord, om och om igen.
help-arena-match-more = Det finns lika många platser som deltagare; alla sitter lika ofta på varje plats.
help-arena-round-robin = Alla mot alla.
help-arena-round-robin-more =
    Alla möts på samma bräden, slumpfrön och startplatser och byter plats. Deltagare som kommer till senare
    spelar bara det som saknas.
help-arena-ladder = Möten mellan dem som är ungefär lika bra; gjord för många deltagare.
help-arena-ladder-more =
    Tabellen är ordnad efter styrketal. Kör den igen med samma resultatfil när det finns nya deltagare:
    de får sina partier först.
help-arena-evolve = Förbättra program mot motståndare.
help-arena-evolve-more =
    OPPONENT skrivs som en deltagare och måste vara ett program. Skriver det bästa programmet i mappen, med
    vad det är värt i träningen, på nya startplatser och på nya bräden. En körning som har stoppats
    fortsätter där den var.

help-arena-option-game = Spela det här spelet; början av namnet räcker. Behövs bara när flera spel har program.
help-arena-option-option = Ställ in ett val i spelet. Ges samma namn flera gånger används alla värdena i tur och ordning.
help-arena-option-starts = Så många slumpfrön och startplatser på varje bräde i stället för 4.
help-arena-option-seed = Texten som avgör slumpfrön och startplatser i stället för 1.
help-arena-option-broken = Vad som händer när en deltagare inte kan läsas: stop stannar (som vanligt), skip utelämnar den.
help-arena-option-processes = Arbeta med så många processer i stället för en per processor.
help-arena-option-cluster = Arbeta i det dask-kluster vars schemaläggare har den här adressen.
help-arena-option-results = Spara varje resultat i den här filen så snart det finns; det som står där spelas inte igen.
help-arena-option-page = Skriv en sida med tabellen och protokoll från partier i den här mappen.
help-arena-option-language = Sidans språk; vanligen kommandoradens.
help-arena-option-replays = Skriv högst så många protokoll bredvid sidan i stället för 100.
help-arena-option-json = Skriv ett JSON-dokument.
help-arena-option-seconds = Ett eget program har så många sekunder för ett svar i stället för 10.
help-arena-option-game-seconds = Och så många för alla svar i ett parti i stället för 300.
help-arena-option-megabytes = Och så många megabyte minne i stället för 2048.
help-arena-option-seats = Så många spelar vid ett bord i stället för 2.
help-arena-option-meetings = Fortsätt tills varje deltagare har mött andra så många gånger i stället för 20.
help-arena-option-out = Spara förloppet och det bästa programmet i den här mappen.
help-arena-option-battles = Utkämpa sammanlagt så många strider i stället för 20000.
help-arena-option-population = Behåll så många program i stället för 40.
help-arena-option-wild = Träna även på så många slumpgjorda bräden, och mät på lika många andra, i stället för 8.
help-arena-option-from = Börja även med det här programmet eller den här mappen med program.

arena-which-game = Vilket spel? Ange det med --game. Spel: { $known }.
arena-option-words = Alternativet --option behöver NAME=VALUE, inte ”{ $words }”.
arena-one-crew = Välj antingen --processes eller --cluster.
arena-seats = { $game } kan inte spelas av { $seats } på arenan; möjligt är { $low } till { $high }.
arena-many-tables = De här valen ger { $tables } olika bord; högst { $most } är möjliga.
arena-many-games = Det skulle bli { $games } partier; högst { $most } är möjliga. Ange färre deltagare eller startplatser, eller välj en stege.
arena-many-entries = Det finns fler än { $most } deltagare. Ange färre.
arena-few-entries = { $entries ->
    [0] Det finns ingen deltagare.
    [one] Det finns bara en deltagare.
   *[other] Det finns bara { $entries } deltagare.
} { $seats ->
    [one] Minst en behövs.
   *[other] Minst { $seats } behövs.
}
arena-same-name = Två deltagare heter ”{ $name }”: { $one } och { $other }. Ge en av dem ett annat namn: NAME=ENTRY.
arena-one-name = ”{ $name }” kan bara vara namn på en deltagare, och ”{ $words }” är ingen eller flera.
arena-command = Det här är inget kommando med högst { $longest } tecken: { $command }
arena-level = { $game } har ingen bot ”{ $level }”. Botar: { $known }.
arena-no-levels = inga
arena-no-library = Inga program följer med { $game }.
arena-not-in-library = Det finns inget program ”{ $name }” i biblioteket. Program: { $known }.
arena-no-programs = { $game } spelas inte av program från filer ({ $words }). Ange en bot med level:NAME eller ett eget program med run:COMMAND.
arena-empty-folder = Det finns inget program i mappen { $folder }. Programfiler slutar på { $endings }.
arena-no-file = Det kan inte läsas: { $why }.
arena-big-file = Filen är för stor: högst { $biggest } byte läses.
arena-bad-entry = { $place } kan inte delta: { $why }
arena-stopped = { $count ->
    [one] En deltagare kan inte delta.
   *[other] { $count } deltagare kan inte delta.
} Rätta det, eller utelämna sådana med --broken skip.
arena-lost = Arbete gick förlorat om och om igen ({ $why }). Försök med färre --processes, eller se efter klustrets arbetare.
arena-interrupted = Stoppat. Det som finns står i { $name }; samma kommando fortsätter därifrån.
arena-no-dask = För --cluster behövs dask, som inte är installerat. Installera det med: pip install "robacus[cluster]"
arena-no-cluster = Ingen arbetar för klustret på { $address } ({ $why }). Stämmer adressen, och är schemaläggaren och en arbetare i gång?
arena-in-use = { $name } används av en annan körning. Vänta på den eller välj en annan fil.
arena-not-results = { $name } är ingen resultatfil från arenan. Välj en annan fil.
arena-bad-line = { $name }, rad { $line }, kan inte läsas. Ta bort raden, så spelas dess parti igen.
arena-other-results = { $name } hör till något annat: { $fields } skiljer sig. Välj en annan plats eller samma inställningar.
arena-bad-course = { $name } kan inte läsas. Välj en annan mapp, eller ta bort filen för att börja om.
arena-evolve-few = Med { $population } program och de här motståndarna behövs minst { $least } strider. Tillåt fler --battles, eller håll en mindre --population.
arena-evolve-program = { $name } är inget program. Evolutionen behöver motståndare som är program.
arena-evolve-game = { $game } har inga program som evolutionen kan förbättra. Spel som har sådana: { $known }.

arena-measured = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
} på { $tables ->
    [one] { $tables } bräde eller uppsättning val
   *[other] { $tables } bräden eller uppsättningar val
}, slumpfrö { $seed }.
arena-forfeits = { $count ->
    [one] Ett parti förverkat.
   *[other] { $count } partier förverkade.
}
arena-page-written = Sidan är { $page }
arena-written = Programmet är i { $file }
arena-took = Den här gången utkämpades { $battles } strider på { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
arena-evolved = Utvecklat i { $battles } strider och { $generations } generationer (slumpfrö { $seed }); gjort i generation { $born }.
arena-share-on = { $share } % av poängen på { $grounds }, { $battles } strider.
arena-grounds-training = träningens fält ({ $maps ->
    [one] { $maps } bräde
   *[other] { $maps } bräden
})
arena-grounds-fresh-starts = samma bräden med nya startplatser
arena-grounds-fresh-maps = { $maps ->
    [one] { $maps } nytt bräde
   *[other] { $maps } nya bräden
}
arena-short-training = Träning
arena-short-fresh-starts = Nya starter
arena-short-fresh-maps = Nya bräden

arena-head-place = Plats
arena-head-name = Namn
arena-head-opponent = Motståndare
arena-head-kind = Vad det är
arena-head-games = Partier
arena-head-wins = Vunna
arena-head-draws = Oavgjorda
arena-head-losses = Förlorade
arena-head-points = Poäng
arena-head-share = % av poängen
arena-head-rating = Styrketal
arena-head-players = Spelare
arena-head-result = Resultat
arena-head-turns = Drag
arena-head-options = Val
arena-head-replay = Protokoll

arena-kind-program = program
arena-kind-level = bot
arena-kind-command = utomstående program

arena-title-match = Match: { $game }
arena-title-round-robin = Serie: { $game }
arena-title-ladder = Stege: { $game }
arena-page-entries = { $count } deltagare
arena-page-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
arena-page-seats = { $count } vid ett bord
arena-page-seed = Slumpfrö
arena-page-tables = Bräden och val
arena-page-by-points = En vinst ger 3 poäng, ett oavgjort mellan två ger 1; av W spelare får de S som delar på resultatet (W × W − 1) / S var. Efter styrketalet står hur mycket det kan vara fel.
arena-page-by-rating = Ordnat efter vad styrketalet minst är; efter det står hur mycket det kan vara fel. En vinst ger 3 poäng, ett oavgjort mellan två ger 1; av W spelare får de S som delar på resultatet (W × W − 1) / S var.
arena-page-table = Tabell
arena-page-crossed = Alla mot alla
arena-page-crossed-help = Hur många procent av sina poäng radens deltagare fick mot kolumnens.
arena-page-pair = { $games } partier, { $points } mot { $against } poäng
arena-page-replays = Partier att spela upp
arena-page-replays-help = Se ett parti i dess repris; ett protokoll öppnas på Robacus startsida eller med ”robacus record FILE”.
arena-page-made = Gjort med Robacus.
arena-film-link = Titta på { $number }
arena-replay-link = Protokoll { $number }
arena-page-back = Tillbaka till tabellen
arena-percent = { $value } %
arena-with-forfeits = { $losses } ({ $count } förverkade)
arena-usual-options = vanliga val
arena-yes = ja
arena-no = nej
arena-won = { $name } vann.
arena-draw = Delat: { $names }.
arena-nobody-won = Ingen vann.
arena-forfeit-slow = { $name } behövde mer än { $detail } s för ett svar.
arena-forfeit-ended = { $name } avslutades före sitt parti ({ $detail }).
arena-forfeit-nonsense = { $name } gav ett svar som inte kan läsas: { $detail }
arena-forfeit-refused = { $name } ville något som reglerna inte tillåter: { $detail }
arena-forfeit-crashed = Det är fel på { $name }: { $detail }
arena-forfeit-silent = { $name } gjorde ingenting.
