### Listy k tisku.

papers-print = Vytisknout
papers-how = Vytiskněte na A4 nebo Letter, nebo uložte jako PDF.
papers-unknown = Takový list k tisku tu není. Které jsou, ukazuje formulář hry.
papers-unreadable = Text se nepodařilo přečíst, list je proto prázdný: { $why }
papers-list = K tisku
