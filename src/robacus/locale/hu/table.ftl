### Az asztal oldala és a visszajátszás. Az ui- kezdetű szövegeket a böngésző saját kódja is megkapja.

## kapcsolat
ui-connecting = Terítjük az asztalt …
ui-offline = Megszakadt a kapcsolat. Magától újra próbálkozik; semmi sem vész el.
ui-ended = A kiszolgáló bontotta a kapcsolatot. A folytatáshoz töltsd újra az oldalt.
ui-no-script = A játékhoz JavaScript kell. Engedélyezd ezen a címen, és töltsd újra az oldalt.
ui-no-script-replay = A visszajátszáshoz JavaScript kell. A jegyzőkönyv anélkül is olvasható:

## helyek
ui-seats = Játékosok
ui-you = te
ui-this-screen = ennél a képernyőnél
ui-away = nincs kapcsolatban
ui-gone = kiszállt
ui-winner = győztes
ui-to-act = lépésen
ui-play-on = Játék tovább nélküle: { $name }

## a játék előtt
ui-lobby = A játék előtt
ui-lobby-host = Kik játszanak?
ui-lobby-guest = Mindjárt kezdődik
ui-lobby-help = A játék magától elindul, amikor minden hely betelt.
ui-join-link = Csatlakozási link
ui-join-help = Küldd el ezt a linket a játékosoknak, vagy olvassák be a képet. Nem kell hozzá fiók.
ui-join-here = Ezt a linket csak ez a számítógép tudja megnyitni. Más eszközökhöz így indítsd a Robacust: „robacus play --lan”.
ui-qr = A csatlakozási link QR-kódja
ui-copy = Másolás
ui-copied = Másolva
ui-copy-failed = Jelöld ki, és másold kézzel
ui-fill = Leültetem
ui-fill-seat = Leültetés: { $number }. hely
ui-fill-person = Valaki ennél a képernyőnél: név
ui-fill-bot = Egy bot
ui-begin = Kezdés a szabad helyek nélkül
ui-waiting = Várjuk a játékosokat

## játék közben
ui-controls = Mit tehetsz
ui-choose-piece = Válassz figurát
ui-choose-way = Mozgatás: { $piece }
ui-way-up = fel
ui-way-right = jobbra
ui-way-down = le
ui-way-left = balra
ui-no-way = Arra most nem mehet.
ui-moved-on = Ez már nem lehetséges: nézd meg a táblát, és válassz újra.
ui-undo = Visszavonás
ui-undo-who = Kinek a lépését vonjuk vissza?
ui-resign = A játék feladása
ui-resign-sure = Feladod ezt a játékot? Nem vonható vissza.
ui-leave = Távozás
ui-leave-sure = Felállsz az asztaltól? A helyet más elfoglalhatja.
ui-pause = Szünet
ui-resume = Folytatás
ui-paused = A játék szünetel
ui-watching = Nézőként vagy itt: csak az játszhat, aki az asztalnál ül.
ui-cancel = Mégse
ui-command = Írj be egy lépést
ui-command-send = Lépés
ui-command-seat = Ki lépi ezt
ui-command-help = A felfelé nyíl visszahozza, amit korábban írtál.
ui-rules = Szabályok
ui-moves = Lépések
ui-links = Linkek
ui-watch-link = Nézőknek
ui-seat-link = { $number }. hely játéka másik készüléken
ui-seat-link-help = Aki megnyitja egy hely linkjét, átveszi a helyet: tartsd meg magadnak.
ui-given-seed = Ez az asztal megadott kezdőértékkel indult, ezért nem számít a ranglistán.

## a vége
ui-result = Eredmény
ui-won = Győzelem: { $names }
ui-nobody-won = Senki sem nyert
ui-rematch = Visszavágó
ui-rematch-go = A visszavágóhoz
ui-replay = Visszajátszás

## többen egy képernyőnél
ui-hand-over = Add át a készüléket: { $name }
ui-curtain-title = { $name } következik
ui-curtain-help = A többiek nem néznek ide.
ui-curtain-show = { $name } vagyok: mutasd

## visszajátszás
ui-replay-of = { $game }: visszajátszás
ui-replay-failed = A visszajátszás nem tölthető be. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.
ui-transport = Lejátszás vezérlése
ui-first = Az elejére
ui-before = Az előző lépéshez a listában
ui-back = Egy lépéssel vissza
ui-play = Lejátszás
ui-stop = Megállítás
ui-step = Egy lépéssel tovább
ui-after = A következő lépéshez a listában
ui-last = A végére
ui-speed = Sebesség
ui-hold = Megállítás
ui-go-on = Folytatás
ui-transport-keys = Billentyűk: a szóköz megállít és folytat, → egy lépés előre, End a végére, + és − a sebességet állítja.
ui-position = { $at } / { $last }
ui-position-label = Állás
ui-copy-position = Link másolása ehhez az álláshoz
ui-record = Jegyzőkönyv letöltése
ui-picture = Kép ({ $kind })
ui-looking = Kinek a szemével
ui-looking-all = egy néző
ui-replay-help = Billentyűk: a szóköz indít és megállít, a balra és jobbra nyíl egyet lép, a Page Up és a Page Down a lista egy lépésével, a Home és az End az elejére és a végére ugrik.
