### The program editor.

client-title = A programod
client-help = Válassz egy cellát, majd azt, hogy mit tegyen. A program az 1. lépéssel kezdődik; a 15. után az 1. jön.
client-cell = Lépés
client-kind = Utasítás
client-number = Mennyit
client-question = Kérdés
client-x = Szám a kérdésben
client-text = A program szövegként
client-library = Tanulságos programok
client-shelf = Programok
client-mine = Saját programjaim
client-evolved = Evolúcióból
client-name = Név
client-keep = Megőrzés ebben a böngészőben
client-kept = „{ $name }” megmarad ebben a böngészőben.
client-forget = Elfelejtés
client-print = Nyomtatás
client-take = Ezt kérem
client-clear = Cellák kiürítése
client-hand-in = Leadás
client-change = Inkább ennek a leadása
client-ready = Leadva. Amíg mások írnak, még megváltoztathatod.
client-save = Mentés fájlba
client-large = Túl nagy a fájl: egy programhoz néhány sor elég.
client-open = Fájl megnyitása
client-try = Próbafutás
client-try-against = Ellenfél
client-try-nobody = senki
client-try-turn = Kör
client-try-stop = Megállítás
client-try-step = Következő kör
client-try-back = Előző kör
client-try-play = Indítás

kind-move = mozgás
kind-turn = fordulás
kind-ask = kérdés
kind-go = ugrás egy lépésre
kind-fire = lövés
kind-explode = robbanás
kind-begin = vissza az elejére
kind-blank = üres

try-unreadable = A próbafutás így írandó: „try”, a körök száma, egy mintaprogram vagy „nobody”, és tizenhat cella; vagy „own” és két program cellái.
try-not-now = Próbafutás a programok írása közben lehetséges, amikor minden robot a helyén van.
