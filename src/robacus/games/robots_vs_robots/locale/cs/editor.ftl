### The program editor.

client-title = Váš program
client-help = Vyberte buňku a pak, co dělá. Program začíná krokem 1; po kroku 15 je krok 1.
client-cell = Krok
client-kind = Příkaz
client-number = Kolik
client-question = Otázka
client-x = Číslo v otázce
client-text = Program jako text
client-library = Programy na ukázku
client-shelf = Programy
client-mine = Moje programy
client-evolved = Programy z evoluce
client-name = Název
client-keep = Uložit v tomto prohlížeči
client-kept = „{ $name }“ je uloženo v tomto prohlížeči.
client-forget = Zapomenout
client-print = Vytisknout
client-take = Vzít tento
client-clear = Vyprázdnit buňky
client-hand-in = Odevzdat
client-change = Odevzdat místo něj tento
client-ready = Odevzdáno. Dokud ostatní píšou, můžete program změnit.
client-save = Uložit do souboru
client-large = Soubor je příliš velký: program má jen pár řádků.
client-open = Otevřít soubor
client-try = Zkušební jízda
client-try-against = Proti
client-try-nobody = nikomu
client-try-turn = Kolo
client-try-stop = Zastavit
client-try-step = Další kolo
client-try-back = Předchozí kolo
client-try-play = Spustit

kind-move = jet
kind-turn = otočit se
kind-ask = zeptat se
kind-go = jít na krok
kind-fire = vystřelit
kind-explode = vybuchnout
kind-begin = zpět na začátek
kind-blank = prázdné

try-unreadable = Zkušební jízda se píše „try“, počet kol, ukázkový program nebo „nobody“ a šestnáct buněk; nebo „own“ a buňky dvou programů.
try-not-now = Zkušební jízda jde, dokud se píšou programy a všichni roboti stojí.
