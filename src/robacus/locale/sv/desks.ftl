### Skrivbord för en person: problem och redigerare. Meddelanden som börjar med ui- ges också till webbläsarens kod.

desk-unknown = Det finns inget skrivbord ”{ $name }” i det här spelet.
desk-draft-long = Texten är för lång för att öppnas: { $length } tecken, högst { $longest } är möjliga.
desk-edit-long = Texten är för lång: { $length } tecken, högst { $longest } är möjliga.
web-desk-refused = { $why }

ui-desk-busy = Söker …
ui-desk-thinking = Undersöker i bakgrunden …
ui-desk-offline = Servern svarar inte. Ingenting är förlorat: försök igen om en stund.
ui-desk-undo = Ångra
ui-desk-redo = Gör om
ui-desk-undone = Ångrat.
ui-desk-redone = Gjort igen.
ui-desk-command = Skriv det
ui-desk-do = Gör det
ui-desk-tools = Verktyg
ui-desk-choose-tool = Välj ett verktyg och sedan en ruta på brädet.
ui-desk-use-square = { $tool }: välj en ruta. Välj verktyget igen för att lägga undan det.
ui-desk-use-side = { $tool }: tryck nära en sida av en ruta, eller välj en ruta med Enter och sedan sidan med en pil.
ui-desk-choose-side = { $square }: vilken sida? Tryck på en piltangent.
ui-desk-parts = Sätt ihop brädet
ui-desk-which-part = Del av brädet
ui-desk-faults = Vad som inte stämmer än
ui-desk-show-fault = Visa { $square }
ui-desk-lines = Vägar härifrån: { $count }
ui-desk-line-close = Tillbaka dit jag var
ui-desk-share = Dela, klistra in
ui-desk-text = Som text
ui-desk-text-help = Ge den här texten till andra, eller klistra in en annan här och öppna den.
ui-desk-open = Öppna texten
ui-desk-copy-text = Kopiera texten
ui-desk-close = Stäng
ui-desk-whole = På en egen sida
ui-desk-copy-link = Kopiera en länk

## puzzles
puzzles-title = Problem
puzzles-others = Andra problem
puzzles-lead = På egen hand och i egen takt: efteråt får du veta hur nära det bästa du kom.
puzzles-daily = Dagens problem
puzzles-daily-help = Samma för alla, och svårare från måndag till söndag.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Spela
puzzles-days = De senaste dagarna
puzzles-earlier = En tidigare dag
puzzles-show = Visa
puzzles-day-before = Dagen innan
puzzles-day-after = Dagen efter
puzzles-all = Alla problem
puzzles-wish = Ett problem som du vill ha det
puzzles-make = Gör ett problem
puzzles-own = En egen ställning
puzzles-own-help = Klistra in texten till en ställning, eller börja med ett tomt skrivbord.
puzzles-own-text = Ställning
puzzles-own-go = Spela den
puzzles-kept = Resultaten sparas bara på den här enheten och skickas aldrig.
puzzles-no-day = Det finns inget problem för den här dagen: välj en från { DATETIME($first, dateStyle: "medium") } till { DATETIME($last, dateStyle: "medium") }.
puzzles-none = Det här spelet har inga problem.
puzzles-making = Den här dagens problem håller på att göras …
puzzles-making-help = Sidan tittar efter igen av sig själv. För andra är det sedan färdigt.
puzzles-not-found = Inget sådant hittades på den här tiden. Försök igen, eller önska något mindre sällsynt.
puzzles-failed = Det här problemet kunde inte göras. { $why }
ui-puzzles-streak = Dagar i rad: { $count }
ui-puzzles-solved = löst
ui-puzzles-best = löst på bästa sätt
ui-puzzles-trying = Letar efter ett problem …
ui-puzzles-tried = Försök: { $count }. Sekunder: { $seconds }
ui-puzzles-stopped = Avbrutet. Dina önskemål finns kvar.

## fel
mistakes-title = Fel att lära sig av
mistakes-lead = Vad som gick fel i problemen, varför, och vägen tillbaka dit. Det sparas bara på den här enheten och skickas aldrig.
mistakes-noscript = Webbläsaren sparar fel med JavaScript, som är avstängt.
ui-mistakes-open = Att försöka igen: { $count }
ui-mistakes-none = Här finns ingenting. Det du svarar fel på förklaras här.
ui-mistakes-answer = Ditt svar:
ui-mistakes-right = Vad som är rätt
ui-mistakes-again = Försök igen
ui-mistakes-remove = Ta bort
ui-mistakes-removed = Borttaget.
ui-mistakes-clear = Ta bort alla
ui-mistakes-clear-sure = Ta bort alla fel i det här spelet från den här enheten?
ui-mistakes-done = rätt sedan dess
ui-mistakes-link = Mina fel ({ $count })

lessons-title = Lär dig spela
lessons-help = Ett litet problem i taget: vart och ett lär ut en sak.
