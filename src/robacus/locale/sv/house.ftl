### Husets texter: bord, platser, protokoll, val.

seat-unnamed = Spelare { $number }

event-begin = Partiet börjar.
event-sat = { $seat } sätter sig.
event-left = { $seat } har gått.
event-pause-asked = { $seat } ber om en paus: klockan stannar när den här rundan är slut.
event-paused = { $seat } stannar klockan.
event-paused-host = Värden stannar klockan.
event-paused-empty = Ingen är här: klockan står stilla.
event-resumed = Partiet fortsätter.
event-undo = { $seat } tar tillbaka senaste draget.
event-resigned = { $seat } ger upp.
outcome-resigned = Alla andra gav upp.
outcome-stayed = Spelet är slut. Bäst av dem som stannade: { $winners }.

table-over = Partiet är slut. Öppna reprisen eller be om revansch.
table-begun = Partiet har redan börjat.
table-not-begun = Partiet har inte börjat än. Vänta tills alla platser är tagna, eller starta det.
table-paused = Partiet är pausat. Tryck först på ”Fortsätt”.
table-not-paused = Partiet är inte pausat.
table-pause-asked = En paus är redan begärd: klockan stannar när den här rundan är slut.
table-open-seats = En plats är fortfarande ledig. Vänta på någon, eller ge den till en bot.
table-seat-taken = Platsen är upptagen. Välj en annan.
table-seat-open = Ingen sitter där.
table-no-seat = Det finns ingen plats { $seat }: det här bordet har { $seats }.
table-gone = Den här platsen har lämnat partiet.
table-resigned = Den här platsen har redan gett upp.
table-name = Ett smeknamn har 1 till { $longest } bokstäver, siffror eller tecken.
table-no-undo = Inget kan tas tillbaka här: något har avslöjats, någon har dragit sedan dess, tiden för draget är ute, eller så tillåter bordet det inte.
table-moved-on = Läget på bordet har ändrats sedan du valde. Titta efter och välj igen.

action-too-long = Det är { $length } tecken långt; inget drag behöver mer än { $longest }.
game-unknown = Det finns inget spel som heter ”{ $name }”. Spelen är: { $known }.

option-unknown = Det finns inget val som heter ”{ $name }”. Valen är: { $known }.
option-not-flag = Valet ”{ $name }” är på (on) eller av (off), inte ”{ $value }”.
option-not-number = Valet ”{ $name }” behöver ett heltal, inte ”{ $value }”.
option-range = Valet ”{ $name }” går från { $low } till { $high }; { $value } ligger utanför.
option-choice = Valet ”{ $name }” kan inte vara ”{ $value }”. Möjligt är: { $known }.
option-not-text = Valet ”{ $name }” behöver en text.
option-too-long = Texten för valet ”{ $name }” har { $length } tecken; högst { $longest } är tillåtna.

record-empty = Protokollet är tomt. Klistra in eller välj en fil som har exporterats här.
record-unreadable = Det här är inget spelprotokoll: { $why }.
record-why-json = från tecken { $at } är det inte JSON
record-why-cut = det slutar mitt i; kopiera allt
record-why-field = ”{ $field }” saknas eller är fel
record-why-text = det är inte text i UTF-8
record-why-deep = det har för många nivåer i varandra
record-format = Protokollet är skrivet i format { $format }; det här programmet läser format { $known }. Uppdatera programmet.
record-ruleset = Protokollet (spelet { $game }) använder regelversion { $ruleset }; det här programmet känner till { $known }. Uppdatera programmet.
record-seats = { $seats } platser passar inte: spelet tar { $low } till { $high }.
record-seed = Slumpfröet måste vara { $digits } hexadecimala siffror (0–9, a–f).
record-level = Spelet har ingen botnivå ”{ $level }”.
record-entry = En rad i loggen går inte att läsa: { $why }.
record-bad-entry = Post { $number } i loggen: { $why }
record-time = Tiden { $at } ms passar inte: posten före har { $last } ms, och tiden går aldrig bakåt.
record-time-stands = Tiden { $at } ms passar inte: partiet är pausat, och dess tid står stilla vid { $last } ms.
record-skipped = Pausen på { $skipped } ms ligger utanför gränserna.
record-begin = Partiet börjar vid tiden 0.
record-too-long = Loggen är för lång: mer än { $longest } poster eller steg.
record-too-big = Protokollet har { $size } byte; högst { $biggest } läses.
