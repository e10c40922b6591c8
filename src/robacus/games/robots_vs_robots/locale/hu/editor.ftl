### The program editor.

editor-title = A programod
editor-help = Válassz egy cellát, majd azt, hogy mit tegyen. A program az 1. lépéssel kezdődik; a 15. után az 1. jön.
editor-cell = Lépés
editor-kind = Utasítás
editor-number = Mennyit
editor-question = Kérdés
editor-x = Szám a kérdésben
editor-text = A program szövegként
editor-library = Tanulságos programok
editor-take = Ezt kérem
editor-clear = Cellák kiürítése
editor-hand-in = Leadás
editor-change = Inkább ennek a leadása
editor-ready = Leadva. Amíg mások írnak, még megváltoztathatod.
editor-save = Mentés fájlba
editor-open = Fájl megnyitása
editor-try = Próbafutás
editor-try-against = Ellenfél
editor-try-nobody = senki
editor-try-turn = Kör
editor-try-stop = Megállítás
editor-try-step = Következő kör
editor-try-back = Előző kör
editor-try-play = Indítás

kind-move = mozgás
kind-turn = fordulás
kind-ask = kérdés
kind-go = ugrás egy lépésre
kind-fire = lövés
kind-explode = robbanás
kind-begin = vissza az elejére
kind-blank = üres

try-unreadable = A próbafutás így írandó: „try”, a körök száma, egy mintaprogram vagy „nobody”, és tizenhat cella.
try-not-now = Próbafutás a programok írása közben lehetséges, amikor minden robot a helyén van.
