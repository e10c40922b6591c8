### A játék bírójának ítélete az asztal oldalán és a visszajátszásban.

web-no-study = Erről a lépésről nincs ítélet.
web-study-later = Az ítélet később jön: most még hasznos lehetne a játékban.

ui-study = Ítélet
ui-study-loading = A bíró nézi …
ui-study-later = A bíró akkor szól, ha az utolsó lépést már nem lehet visszavonni.
ui-study-failed = Az ítélet nem tölthető be.
ui-study-retry = Próbáld újra
ui-study-looking = A tábla most egy megtekinthető utat mutat, nem az asztal állását.
