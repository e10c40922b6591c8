### Amit maga a szerver mond: elutasítások, hibák, helyek nevei.

seat-open = szabad hely
seat-left = { $name } (elment)
bot-names = Robo, Csavar, Rugó, Pixel, Kerék, Anya, Drót, Bájt

web-no-table = Nincs ilyen asztal. Lehet, hogy a link hiányos, vagy az asztalt törölték.
web-no-page = Nincs ilyen oldal.
web-no-rules = Ennek a játéknak még nincs szabálykönyve.
web-no-step = A játszma csak { $last } lépésből áll.
web-bad-number = A(z) „{ $name }” csak egész szám lehet.
web-bad-choice = A(z) „{ $name }” nem lehet „{ $value }”.
web-bad-link = Ez a link már nem érvényes. Kérj újat.
web-no-watching = Ezt az asztalt nem lehet nézni. Kérj a házigazdától linket a csatlakozáshoz.
web-not-your-seat = Ez nem a te helyed.
web-host-only = Ezt csak az asztal házigazdája teheti meg.
web-still-here = Ezt a helyet mások nem adhatják fel: aki ott ül, még itt van, vagy épp csak most ment el.
web-no-open-seat = Minden hely foglalt. Nézheted a játékot, ha a házigazda megengedi.
web-not-over = A játszma még nem ért véget. A jegyzőkönyve és a visszajátszása a végén nyílik meg.
web-imported = Ez egy megnyitott jegyzőkönyv: visszajátszható, de nem folytatható.
web-abandoned = Ezt az asztalt sokáig senki sem nyitotta meg, ezért bezárult. A játszma visszajátszása megmaradt.
web-no-bots = Ehhez a játékhoz még nincsenek botok. Készíts elő egy asztalt, és hívj meg valakit.
web-action-id = Egy lépés azonosítója 1–{ $longest } betű, számjegy, pont, kötőjel vagy aláhúzás.
web-csrf = Ez nem ennek a kiszolgálónak az oldaláról jött, vagy az oldal elavult. Töltsd be újra az oldalt, és ismételd meg.
web-full = A kiszolgálón már annyi asztal van, amennyi elfér. Próbáld meg néhány perc múlva.
web-too-many = Egyszerre túl sok kérés érkezett. Várj egy kicsit, és próbáld újra.
web-too-many-tables = Túl sok az új asztal. Játssz valamelyiknél, vagy várj egy ideig.
web-too-many-connections = Ennek az asztalnak túl sok oldala van nyitva. Zárj be néhányat, és próbáld újra.
web-too-fast = Egyszerre túl sok üzenet érkezett, ezért a kapcsolat bezárult. Töltsd be újra az oldalt.
web-frame-too-long = Egy üzenet túl hosszú volt, ezért a kapcsolat bezárult. Töltsd be újra az oldalt.
web-bad-frame = Egy üzenetet nem lehet elolvasni: { $why }
web-bad-frames = Túl sok üzenetet nem lehetett elolvasni, ezért a kapcsolat bezárult. Töltsd be újra az oldalt.
web-bad-body = A kérést nem lehet elolvasni: { $why }
web-bad-request = A kérés nem érthető.
web-bad-type = A kiszolgáló nem fogad ilyen tartalmat.
web-wrong-method = Ez a cím nem fogad ilyen kérést.
web-too-big = Ez túl nagy ahhoz, hogy elküldd.
web-failed = A kiszolgálónak ez nem sikerült.
web-store-failed = A kiszolgáló most nem fér hozzá ahhoz, amit feljegyzett, ezért semmi sem változott. Az üzemeltetője a naplóban találja meg az okot.
web-fault = Valami elromlott a kiszolgálón. A(z) { $id } számon feljegyeztük.
web-no-token = Ehhez a hellyel kapott kulcs kell: Authorization: Bearer KULCS.
web-record-refused = { $why }
web-record-steps = A jegyzőkönyv több mint { $longest } lépést mutat; ennél hosszabbat itt nem nyitunk meg.

web-port-busy = A(z) { $port } port foglalt, talán egy másik Robacus használja. Állítsd le, vagy válassz másik portot: --port { $other }.
web-port-forbidden = A rendszer nem engedi a(z) { $port } portot. Válassz 1023-nál nagyobbat, például --port 8765.
web-port-failed = A kiszolgáló nem tud figyelni itt: { $host }, port: { $port }: { $why }.

worker-slow = A számítás { $seconds } másodpercnél tovább tartott, ezért leállítottuk.
worker-failed = A számítás nem sikerült ({ $why }).
worker-busy = Túl sok számítás vár a sorára. Próbáld újra egy kicsit később.

web-status-400 = Ez nem sikerült
web-status-403 = Nem megengedett
web-status-404 = Nem található
web-status-409 = Most nem lehetséges
web-status-413 = Túl nagy
web-status-422 = Ellenőrizd, amit beírtál
web-status-429 = Egy pillanat
web-status-500 = A mi hibánk
web-status-503 = Most nem elérhető

web-remedy-400 = Menj vissza, és próbáld újra.
web-remedy-403 = Ha valaki meghívott, nyisd meg még egyszer a linkjét.
web-remedy-404 = Ellenőrizd a címet, vagy kezdd a kezdőlapon.
web-remedy-409 = Nyisd meg újra az asztalt, és nézd meg, hol tart.
web-remedy-413 = Válassz kisebbet.
web-remedy-422 = Menj vissza, javítsd ki, és küldd el újra.
web-remedy-429 = Várj egy kicsit, aztán töltsd be újra az oldalt.
web-remedy-500 = Töltsd be újra az oldalt. Ha így marad, mondd meg a fenti számot a kiszolgáló üzemeltetőjének.
web-remedy-503 = Próbáld meg néhány perc múlva; semmi sem vész el abból, amit játszottatok.
