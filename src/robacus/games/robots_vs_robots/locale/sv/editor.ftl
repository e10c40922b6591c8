### The program editor.

client-title = Ditt program
client-help = Välj en cell och sedan vad den gör. Programmet börjar på steg 1; efter 15 kommer 1.
client-cell = Steg
client-kind = Order
client-number = Hur mycket
client-question = Fråga
client-x = Talet i frågan
client-text = Programmet som text
client-library = Program att lära av
client-shelf = Program att spara och hämta
client-mine = Mina program
client-evolved = Framavlade program
client-name = Namn
client-keep = Spara i den här webbläsaren
client-kept = ”{ $name }” är sparat i den här webbläsaren.
client-forget = Glöm det
client-print = Skriv ut
client-take = Ta det här
client-clear = Töm alla celler
client-hand-in = Lämna in
client-change = Lämna in det här i stället
client-ready = Inlämnat. Du kan fortfarande ändra medan andra skriver.
client-save = Spara som fil
client-large = Filen är för stor: ett program behöver bara några rader.
client-open = Öppna en fil
client-try = Provkörning
client-try-against = Mot
client-try-nobody = ingen
client-try-turn = Omgång
client-try-stop = Stanna
client-try-step = Nästa omgång
client-try-back = Förra omgången
client-try-play = Kör

kind-move = gå
kind-turn = vrid
kind-ask = fråga
kind-go = gå till steg
kind-fire = skjut
kind-explode = explodera
kind-begin = tillbaka till början
kind-blank = tom

try-unreadable = En provkörning skrivs som ”try”, antal omgångar, ett program ur samlingen eller ”nobody”, och sexton celler; eller ”own” och cellerna i två program.
try-not-now = Provkörningar går när program skrivs och alla robotar står på brädet.
