### Blad att skriva ut.

papers-print = Skriv ut
papers-how = Skriv ut på A4 eller Letter, eller spara som PDF.
papers-unknown = Det finns inget sådant blad att skriva ut. Spelets formulär visar vilka som finns.
papers-unreadable = Texten gick inte att läsa, så bladet är tomt: { $why }
papers-list = Att skriva ut
