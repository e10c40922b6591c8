### Az oldalak szövegei: kezdőlap, asztal előkészítése, csatlakozás, szabálykönyv, jegyzőkönyvek, hibák.

page-title = Robacus
page-description = Társasjátékok robotokról és számokról családoknak, osztályoknak és a fejtörők kedvelőinek.
page-skip = Ugrás a tartalomhoz
page-home = Robacus, a kezdőlapra
page-language = Nyelv
page-theme = Színek
page-theme-auto = Ahogy a készüléken
page-theme-light = Világos
page-theme-dark = Sötét
page-nickname = A beceneved:
page-unofficial = Nem hivatalos, a játékok kiadóitól független.
page-about = A Robacusról
page-version = { $version } verzió
page-problem = Ez így még nem sikerült.
page-to-start = A kezdőlapra

start-title = Robotok, számok és egy asztal a játékhoz
start-lead = Együtt egy képernyőn, mindenki a saját készülékén, vagy egyedül egy bot ellen. Fiókra senkinek sincs szüksége.
start-games = Játékok
start-no-games = Itt nincs telepítve játék.
start-play-now = Játék most
start-set-up = Asztal előkészítése
start-rules = Szabályok
start-players = { $low }–{ $high } játékos
start-players-exactly = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
start-tables = Az asztalaid
start-no-tables = Még üres az asztal. Kezdj egy játékot, és itt fog várni rád.
start-nobody = még senki
start-finished = Befejezett játékok
start-replay = Visszajátszás
start-more = { $count ->
    [one] Még egy
   *[other] Még { $count }
}
start-phase-waiting = játékosokra vár
start-phase-playing = folyamatban
start-phase-paused = szünetel
start-phase-over = véget ért

record-open-title = Jegyzőkönyv megnyitása
record-open-help = Az innen exportált játékot lépésről lépésre újra meg lehet nézni.
record-open-file = Fájl
record-open-text = Vagy illeszd be a jegyzőkönyvet
record-open-button = Visszajátszás megnyitása

setup-title = { $game }: asztal előkészítése
setup-who = Kik játszanak?
setup-name = A beceneved
setup-seats-help = { $low }–{ $high } játékos játszhatja. Aki megnyitja a linket, a következő szabad helyre ül.
setup-seat = { $number }. hely
setup-me = én
setup-here = ennél a képernyőnél
setup-link = linkkel
setup-bot = bot: { $level }
setup-none = senki
setup-here-name = Név a(z) { $number }. helyen
setup-more-seats = { $low }–{ $high }. hely
setup-how = Hogyan játsszatok?
setup-more-options = { $count ->
    [one] Még { $count } beállítás
   *[other] Még { $count } beállítás
}
setup-table = Visszavonás, nézők, kezdőérték
setup-undo = Lépések visszavonása
setup-undo-help = Saját: az utolsó lépésed, amíg azóta semmi sem derült ki. Szabad: akkor is; ugyanaz a lap jön újra.
setup-undo-own = saját
setup-undo-free = szabad
setup-undo-never = soha
setup-watch = Mások is nézhetik
setup-watch-help = Akinek megvan az asztal címe, azt látja, amit az asztalnál mindenki.
setup-seed = A véletlen kezdőértéke
setup-seed-help = Üresen új játék kezdődik. Egy korábbi játék 32 jegyével ugyanaz a véletlen jön újra; ezt az asztal jelzi.
setup-button = Az asztalhoz

join-title = Csatlakozás: { $game }
join-host = { $host } meghívott az asztalhoz.
join-seats = Kik ülnek ott
join-kind-person = ember
join-kind-bot = bot
join-name = A beceneved
join-name-help = A többiek látják. Legfeljebb 24 karakter.
join-button = Leülök
join-watch = Csak nézem
join-full = Ennél az asztalnál minden hely foglalt.

seat-title = { $name } helyén ezen a készüléken játszol tovább?
seat-words = { $name } helye ({ $game }) átkerül erre a készülékre. Ahol eddig játszottak vele, ott már csak nézni lehet.
seat-button = Játék itt

rules-title = { $game }: szabályok
rules-contents = Tartalom

about-what = A Robacus a robotokról és számokról szóló társasjátékok otthona. A saját vagy az iskolai számítógépen fut, és böngészőben lehet játszani.
about-kept-title = Amit megőrzünk
about-kept = A sütik ezen a készüléken megjegyzik, ki vagy, a beceneved, a nyelved és a színeid. Az asztalokat és a lépéseket ez a kiszolgáló őrzi. Nincsenek fiókok és reklámok, és egyik oldal sem kér semmit más webhelyektől.
about-publishers-title = Kié a játék
about-publishers = A Robacus nem hivatalos, és független a nyomtatott játékok kiadóitól és szerzőitől; a nevek a tulajdonosaikéi. Minden kép, szöveg és program a sajátunk.
about-programs-title = Programoknak
about-programs = Programok is leülhetnek egy asztalhoz. Hogy mit kérdezhetnek és mit tehetnek, itt olvasható:

picture-theme = Nincs kép „{ $theme }” színekben. Válassz ezek közül: { $known }.
picture-size = { $size } képpont széles kép nem készíthető. A szélesség és a magasság { $low } és { $high } képpont között lehet.
