### The program editor.

editor-title = Ditt program
editor-help = Välj en cell och sedan vad den gör. Programmet börjar på steg 1; efter 15 kommer 1.
editor-cell = Steg
editor-kind = Order
editor-number = Hur mycket
editor-question = Fråga
editor-x = Talet i frågan
editor-text = Programmet som text
editor-library = Program att lära av
editor-take = Ta det här
editor-clear = Töm alla celler
editor-hand-in = Lämna in
editor-change = Lämna in det här i stället
editor-ready = Inlämnat. Du kan fortfarande ändra medan andra skriver.
editor-save = Spara som fil
editor-open = Öppna en fil
editor-try = Provkörning
editor-try-against = Mot
editor-try-nobody = ingen
editor-try-turn = Omgång
editor-try-stop = Stanna
editor-try-step = Nästa omgång
editor-try-back = Förra omgången
editor-try-play = Kör

kind-move = gå
kind-turn = vrid
kind-ask = fråga
kind-go = gå till steg
kind-fire = skjut
kind-explode = explodera
kind-begin = tillbaka till början
kind-blank = tom

try-unreadable = En provkörning skrivs som ”try”, antal omgångar, ett program ur samlingen eller ”nobody”, och sexton celler.
try-not-now = Provkörningar går när program skrivs och alla robotar står på brädet.
