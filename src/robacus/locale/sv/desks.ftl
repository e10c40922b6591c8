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
ui-desk-use-square = { $tool }: välj en ruta. Esc lägger undan verktyget.
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
ui-desk-copy-link = Kopiera en länk

## puzzles
puzzles-title = Problem
puzzles-others = Andra problem
