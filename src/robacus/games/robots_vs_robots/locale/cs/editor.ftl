### The program editor.

editor-title = Váš program
editor-help = Vyberte buňku a pak, co dělá. Program začíná krokem 1; po kroku 15 je krok 1.
editor-cell = Krok
editor-kind = Příkaz
editor-number = Kolik
editor-question = Otázka
editor-x = Číslo v otázce
editor-text = Program jako text
editor-library = Programy na ukázku
editor-take = Vzít tento
editor-clear = Vyprázdnit buňky
editor-hand-in = Odevzdat
editor-change = Odevzdat místo něj tento
editor-ready = Odevzdáno. Dokud ostatní píšou, můžete program změnit.
editor-save = Uložit do souboru
editor-open = Otevřít soubor
editor-try = Zkušební jízda
editor-try-against = Proti
editor-try-nobody = nikomu
editor-try-turn = Kolo
editor-try-stop = Zastavit
editor-try-step = Další kolo
editor-try-back = Předchozí kolo
editor-try-play = Spustit

kind-move = jet
kind-turn = otočit se
kind-ask = zeptat se
kind-go = jít na krok
kind-fire = vystřelit
kind-explode = vybuchnout
kind-begin = zpět na začátek
kind-blank = prázdné

try-unreadable = Zkušební jízda se píše „try“, počet kol, ukázkový program nebo „nobody“ a šestnáct buněk.
try-not-now = Zkušební jízda jde, dokud se píšou programy a všichni roboti stojí.
