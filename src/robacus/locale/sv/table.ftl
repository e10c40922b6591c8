### Bordssidan och reprisen. Meddelanden som börjar med ui- ges också till webbläsarens egen kod.

## anslutning
ui-connecting = Bordet dukas …
ui-offline = Anslutningen bröts. Vi försöker igen av oss själva; inget du har gjort går förlorat.
ui-ended = Servern avslutade anslutningen. Ladda om sidan för att fortsätta.
ui-no-script = För att spela behövs JavaScript. Slå på det för den här adressen och ladda om sidan.
ui-no-script-replay = För att visa reprisen behövs JavaScript. Protokollet går att läsa utan:

## platser
ui-seats = Spelare
ui-you = du
ui-this-screen = vid den här skärmen
ui-away = inte ansluten
ui-gone = har lämnat partiet
ui-winner = vinnare
ui-to-act = på tur
ui-play-on = Spela vidare utan { $name }

## före partiet
ui-lobby = Före partiet
ui-lobby-host = Vilka spelar?
ui-lobby-guest = Snart börjar det
ui-lobby-help = Partiet börjar av sig självt när alla platser är tagna.
ui-join-link = Länk för att gå med
ui-join-help = Skicka länken till dem som ska spela, eller låt dem skanna bilden. Inget konto behövs.
ui-join-here = Bara den här datorn kan öppna länken. För andra enheter: starta Robacus med ”robacus play --lan”.
ui-qr = QR-kod för länken
ui-copy = Kopiera
ui-copied = Kopierat
ui-copy-failed = Markera och kopiera själv
ui-fill = Fyll
ui-fill-seat = Fyll plats { $number }
ui-fill-person = Någon vid den här skärmen: namn
ui-fill-bot = En bot
ui-begin = Börja utan de lediga platserna
ui-waiting = Väntar på spelare

## spelet
ui-controls = Vad du kan göra
ui-choose-piece = Välj en pjäs
ui-choose-way = Flytta: { $piece }
ui-way-up = uppåt
ui-way-right = åt höger
ui-way-down = nedåt
ui-way-left = åt vänster
ui-no-way = Det går inte att flytta åt det hållet nu.
ui-moved-on = Det går inte längre: titta på brädet och välj på nytt.
ui-undo = Ångra
ui-undo-who = Vems drag ska tas tillbaka?
ui-resign = Ge upp partiet
ui-resign-sure = Ge upp partiet? Det går inte att ångra.
ui-leave = Lämna
ui-leave-sure = Lämna bordet? Någon annan kan ta platsen.
ui-pause = Paus
ui-resume = Fortsätt
ui-paused = Partiet är pausat
ui-watching = Du tittar på: bara de som sitter vid bordet kan spela.
ui-cancel = Avbryt
ui-command = Skriv ett drag
ui-command-send = Spela
ui-command-seat = Vem som spelar detta
ui-command-help = Pil upp hämtar det du skrev förut.
ui-rules = Regler
ui-moves = Drag
ui-links = Länkar
ui-watch-link = För att titta på
ui-seat-link = För att spela plats { $number } på en annan enhet
ui-seat-link-help = Den som öppnar länken till en plats tar över den: behåll den för dig själv.
ui-given-seed = Det här bordet började från ett valt slumpfrö och räknas inte.

## slutet
ui-result = Resultat
ui-won = Vinst: { $names }
ui-nobody-won = Ingen vann
ui-rematch = Revansch
ui-rematch-go = Till revanschen
ui-replay = Repris

## flera spelare vid en skärm
ui-hand-over = Lämna över till { $name }
ui-curtain-title = Nu { $name }
ui-curtain-help = De andra tittar bort.
ui-curtain-show = Jag är { $name }: visa

## repris
ui-replay-of = { $game }: repris
ui-replay-failed = Reprisen kunde inte laddas. Kontrollera anslutningen och ladda om sidan.
ui-transport = Uppspelning
ui-first = Till början
ui-before = Till draget före
ui-back = Ett steg bakåt
ui-play = Spela upp
ui-stop = Pausa
ui-step = Ett steg framåt
ui-after = Till nästa drag
ui-last = Till slutet
ui-speed = Hastighet
ui-hold = Stanna
ui-go-on = Fortsätt
ui-transport-keys = Tangenter: mellanslag stannar och fortsätter, → ett steg framåt, End till slutet, + och − ändrar hastigheten.
ui-position = { $at } av { $last }
ui-position-label = Ställning
ui-copy-position = Kopiera en länk till ställningen
ui-record = Ladda ner protokollet
ui-picture = Bild ({ $kind })
ui-looking = Sett av
ui-looking-all = någon som tittar på
ui-replay-help = Tangenter: mellanslag spelar och pausar, vänster och höger går ett steg, Page Up och Page Down ett drag i listan, Home och End till ändarna.
