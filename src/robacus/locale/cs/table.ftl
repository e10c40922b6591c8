### Stránka stolu a přehrávání. Zprávy začínající ui- dostává i vlastní kód prohlížeče.

## spojení
ui-connecting = Připravuje se stůl …
ui-offline = Spojení se ztratilo. Zkouší se samo znovu; nic z vaší hry se neztratí.
ui-ended = Server ukončil spojení. Pokračujte obnovením stránky.
ui-no-script = Ke hře je potřeba JavaScript. Povolte ho pro tuto adresu a obnovte stránku.
ui-no-script-replay = K přehrání je potřeba JavaScript. Záznam lze číst i bez něj:

## místa
ui-seats = Hráči
ui-you = vy
ui-this-screen = u této obrazovky
ui-away = bez spojení
ui-gone = opustil(a) hru
ui-winner = vítězství
ui-to-act = na tahu
ui-play-on = Hrát dál bez hráče { $name }

## před hrou
ui-lobby = Před hrou
ui-lobby-host = Kdo hraje?
ui-lobby-guest = Brzy začneme
ui-lobby-help = Hra začne sama, až budou všechna místa obsazená.
ui-join-link = Odkaz pro připojení
ui-join-help = Pošlete tento odkaz spoluhráčům, nebo je nechte načíst obrázek. Účet není potřeba.
ui-join-here = Tento odkaz otevře jen tento počítač. Pro ostatní zařízení spusťte Robacus příkazem „robacus play --lan“.
ui-qr = QR kód odkazu pro připojení
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-copy-failed = Označte a zkopírujte ručně
ui-fill = Obsadit
ui-fill-seat = Obsadit místo { $number }
ui-fill-person = Někdo u této obrazovky: jméno
ui-fill-bot = Bot
ui-begin = Začít bez volných míst
ui-waiting = Čeká se na hráče

## hra
ui-controls = Co můžete udělat
ui-choose-piece = Vyberte figurku
ui-choose-way = Posunout: { $piece }
ui-way-up = nahoru
ui-way-right = doprava
ui-way-down = dolů
ui-way-left = doleva
ui-no-way = Tímto směrem to teď nejde.
ui-moved-on = To už nejde: podívejte se na plán a vyberte znovu.
ui-undo = Vzít zpět
ui-undo-who = Čí tah se má vzít zpět?
ui-resign = Vzdát hru
ui-resign-sure = Vzdát tuto hru? Nelze to vzít zpět.
ui-leave = Odejít
ui-leave-sure = Odejít od stolu? Místo může obsadit někdo jiný.
ui-pause = Pozastavit
ui-resume = Pokračovat
ui-paused = Hra je pozastavená
ui-watching = Díváte se: hrát mohou jen ti, kdo sedí u stolu.
ui-cancel = Zrušit
ui-command = Napište tah
ui-command-send = Zahrát
ui-command-seat = Kdo to hraje
ui-command-help = Šipka nahoru vrátí, co jste psali dříve.
ui-rules = Pravidla
ui-moves = Tahy
ui-links = Odkazy
ui-watch-link = Pro diváky
ui-seat-link = Hrát místo { $number } na jiném zařízení
ui-seat-link-help = Kdo otevře odkaz místa, převezme ho: nechte si ho pro sebe.
ui-given-seed = Tento stůl začal ze zvoleného semínka, proto se nehodnotí.

## konec
ui-result = Výsledek
ui-won = Výhra: { $names }
ui-nobody-won = Nikdo nevyhrál
ui-rematch = Odveta
ui-rematch-go = K odvetě
ui-replay = Přehrát

## více hráčů u jedné obrazovky
ui-hand-over = Předat zařízení: { $name }
ui-curtain-title = Teď { $name }
ui-curtain-help = Ostatní se nedívají.
ui-curtain-show = Jsem { $name }: ukázat

## přehrávání
ui-replay-of = { $game }: přehrání
ui-replay-failed = Přehrání se nepodařilo načíst. Zkontrolujte spojení a obnovte stránku.
ui-transport = Ovládání přehrávání
ui-first = Na začátek
ui-before = K předchozímu tahu
ui-back = O krok zpět
ui-play = Přehrát
ui-stop = Pozastavit
ui-step = O krok dál
ui-after = K dalšímu tahu
ui-last = Na konec
ui-speed = Rychlost
ui-hold = Zastavit
ui-go-on = Pokračovat
ui-transport-keys = Klávesy: mezerník zastaví a pokračuje, → o krok dál, End na konec, + a − mění rychlost.
ui-position = { $at } z { $last }
ui-position-label = Pozice
ui-copy-position = Kopírovat odkaz na tuto pozici
ui-record = Stáhnout záznam
ui-picture = Obrázek ({ $kind })
ui-looking = Kdo se dívá
ui-looking-all = divák
ui-replay-help = Klávesy: mezerník přehrává a zastavuje, šipky vlevo a vpravo jdou o krok, Page Up a Page Down o tah v seznamu, Home a End na začátek a konec.
