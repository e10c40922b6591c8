### Příkazový řádek. Zprávy začínající „help“ nemají proměnné.

help-robacus = Deskové hry o robotech a číslech: hrajte, řešte pozice, kontrolujte a měřte.
help-robacus-more = „robacus PŘÍKAZ --help“ řekne o příkazu víc.
help-robacus-version = Ukázat verze programu, jeho jádra a pravidel.
help-robacus-debug = Ukázat podrobnosti neočekávané chyby.
help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-options-metavar = [VOLBY]
help-command-metavar = PŘÍKAZ ...
help-help = Ukázat tuto stránku.

help-play = Hrát v prohlížeči na tomto počítači.
help-play-more =
    Spustí server a otevře prohlížeč. Proměnné prostředí PORT a BROWSER určují, kde server naslouchá
    a který prohlížeč se otevře.
help-play-port = Naslouchat na tomto portu místo 8765.
help-play-lan = Pustit do hry i telefony a počítače ve stejné síti; ukáže adresu a QR kód.
help-play-no-browser = Neotvírat prohlížeč.
help-play-data = Uchovávat hry v této složce.

help-serve = Spustit server pro ostatní.
help-serve-more = Neotvírá prohlížeč. Zastavíte ho Ctrl-C; rozehrané hry pokračují, až se znovu spustí.
help-serve-host = Naslouchat na této adrese místo 127.0.0.1; 0.0.0.0 znamená všechny sítě tohoto počítače.
help-serve-port = Naslouchat na tomto portu místo 8765.
help-serve-data = Uchovávat hry v této složce, nebo v databázi na adrese postgresql://.
help-serve-games = Nabízet i hry z této složky. Jejich kód běží s právy serveru.

help-games = Vypsat hry a jejich volby.
help-games-more = Se jménem hry: jen tu.
help-games-json = Vypsat pro každou hru jeden řádek JSON.

help-record = Ukázat, převést nebo nakreslit záznam hry.
help-record-more = FILE je záznam exportovaný od stolu; „-“ ho čte ze standardního vstupu.
help-record-at = Zastavit po tomto kroku hry podle číslování v seznamu tahů.
help-record-seat = Nakreslit, co vidí toto místo, místo toho, co vidí všichni.
help-record-svg = Nakreslit pozici jako SVG do tohoto souboru.
help-record-png = Nakreslit pozici jako PNG do tohoto souboru.
help-record-json = Vypsat záznam jako jeden dokument JSON.
help-record-jsonl = Vypsat záznam jako řádky JSON: nejdřív hlavičku, pak na každém řádku jednu položku.

help-paper = Nakreslit papírové listy, které hra má: formuláře, plány.
help-paper-more = SHEET je jeden z těch, které se bez něj vypíší. Stránky pro A4 a Letter jsou na stránce hry na serveru.
help-paper-from = Dát na list obsah tohoto souboru: program, mapu.
help-paper-svg = Nakreslit list jako SVG do tohoto souboru.
help-paper-png = Nakreslit list jako PNG do tohoto souboru.

help-solve = Řešit pozice.
help-solve-more =
    Bere pozici jako text, soubor s pozicí nebo soubor zkušebních případů; „-“ čte standardní vstup.
    Každá odpověď je před zobrazením přehrána podle pravidel.
help-solve-game = Ze které hry pozice je; potřeba jen tehdy, když ji umí přečíst víc her.
help-solve-time-limit = Přestat pozici prohledávat po tolika sekundách.
help-solve-memory-limit = Použít na pozici nejvýše tolik megabajtů.
help-solve-jsonl = Vypsat pro každou pozici jeden řádek JSON, jakmile je vyřešena.
help-solve-svg = Nakreslit odpověď jako SVG do tohoto souboru.
help-solve-png = Nakreslit odpověď jako PNG do tohoto souboru.

help-generate = Vytvářet úlohy požadované obtížnosti.
help-generate-more =
    GAME je jméno hry nebo jeho začátek. Stejný základ a stejná přání dají stejné úlohy,
    ať na nich pracuje jakýkoli počet procesů.
help-generate-count = Vytvořit tolik úloh místo jedné.
help-generate-seed = Text, který rozhoduje, jaké úlohy vzniknou; bez něj jsou pokaždé nové.
help-generate-time-limit = Skončit po tolika sekundách místo po hodině.
help-generate-processes = Pracovat s tolika procesy; jinak s jedním na každý procesor.
help-generate-cluster = Pracovat na clusteru dask, jehož plánovač má tuto adresu.
help-generate-jsonl = Vypsat pro každou úlohu jeden řádek JSON, jakmile je nalezena.

help-check = Zkontrolovat pravidla na zkušebních případech.
help-check-more = Na konci vypíše, kolik případů prošlo a kolik ne; návratový kód je 1, když některý neprošel.
help-check-json = Vypsat jeden řádek JSON pro každou chybu a jeden pro výsledek.

help-bench = Změřit, jak je to tady rychlé.
help-bench-more = GROUP je jedna ze skupin, které vypíše --list; bez ní se měří všechny a trvá to minuty.
help-bench-list = Vypsat skupiny.
help-bench-json = Vypsat každé měření jako řádek JSON, jakmile je hotové.

cli-try-help = „robacus PŘÍKAZ --help“ ukáže, co lze napsat.
cli-version-game = { $game }: { $count ->
    [one] verze pravidel
   *[other] verze pravidel:
} { $rulesets }

cli-no-command = Příkaz „{ $name }“ neexistuje. Příkazy: { $known }.
cli-no-option = Volba { $option } tady není.
cli-option-value = Volba { $option } potřebuje hodnotu, nebo má hodnotu, kterou nebere.
cli-missing = Chybí { $name }.
cli-extra = Tohle je navíc: { $words }
cli-number = Volba { $option } potřebuje číslo od { $low } do { $high }, ne „{ $value }“.
cli-usage = Příkazu nelze rozumět: { $why }
cli-system = Počítač odmítl: { $why }
cli-unexpected = V Robacusu se něco pokazilo ({ $why }). Je to chyba programu: nahlaste ji prosím i s tím, co ukáže „robacus --debug …“.

cli-file-unreadable = Soubor { $name } nelze přečíst: { $why }. Zkontrolujte jméno a právo ke čtení.
cli-file-unwritable = Soubor { $name } nelze zapsat: { $why }. Vyberte jiné místo.
cli-file-too-big = Soubor { $name } je příliš velký: čte se nejvýše { $biggest } bajtů.
cli-not-text = Toto není text v UTF-8. Uložte ho jako UTF-8 a zkuste to znovu.
cli-no-folder = Složka { $name } neexistuje.

cli-port = PORT je „{ $value }“; musí to být číslo od 1 do 65535.
cli-play-here = Robacus je připraven: { $address }
cli-play-running = Robacus už běží: { $address }
cli-play-lan = Ostatní ve stejné síti hrají na { $address }
cli-play-no-lan = Tento počítač není v žádné síti, takže se nikdo další nemůže přidat.
cli-play-stop = Zastavíte ho stiskem Ctrl-C. Hry jsou uložené.
cli-serve-ready = Robacus odpovídá na { $address }

cli-games-seats = Hráči: { $low } až { $high }
cli-games-levels = Boti: { $levels }
cli-games-option = Volba
cli-games-default = Výchozí
cli-games-possible = Možnosti
cli-games-meaning = Význam
cli-games-text = text, nejvýše { $longest } znaků

cli-record-game = { $title }, verze pravidel { $ruleset }
cli-record-options = Volby: { $options }
cli-record-seat = Místo { $number }: { $name }
cli-record-winner = vítěz
cli-record-at = Záznam nemá krok { $at }; poslední je { $last }.
cli-record-not-begun = Není co kreslit: v tomto kroku hra ještě nezačala.
cli-paper-none = { $game } nemá papírové listy.
cli-paper-unknown = List "{ $name }" neexistuje. Listy: { $known }.

cli-solve-what = Co se má řešit? Uveďte soubor, zadejte pozici, nebo ji pošlete rourou.
cli-solve-which = Tohle umí přečíst víc her: { $known }. Vyberte pomocí --game.
cli-solve-no-solver = Pro hru { $game } není řešitel. Hry s řešitelem: { $known }.
cli-solve-none = Žádná hra tady nemá řešitele.
cli-solve-unreadable = Není to existující soubor ani pozice hry, která má řešitele ({ $known }).
cli-solve-no-position = To, co se přečetlo, není pozice hry, která má řešitele ({ $known }). Uveďte pomocí --game, které hry je, a dozvíte se, co je na ní špatně.
cli-solve-too-big = Pozice je příliš velká: čte se nejvýše { $biggest } bajtů.
cli-solve-nothing = Není v tom žádná pozice. Zapište ji tam, nebo uveďte jiný soubor.
cli-solve-line = Řádek { $line }: { $why }
cli-solve-one-picture = Obrázek ukazuje jednu pozici a tady jich je víc. Vyřešte je bez --svg a --png.

cli-generate-none = Žádná zdejší hra úlohy nevytváří.
cli-generate-no-generator = { $game } úlohy nevytváří. Hry, které ano: { $known }.
cli-generate-seed = Volba --seed potřebuje text o 1 až { $longest } obyčejných písmenech bez diakritiky, číslicích a znacích.
cli-generate-few = Nalezeno { $found } z { $wanted } za { $seconds } s; počet pokusů: { $attempts }. Přejte si něco méně vzácného, nebo dejte víc času volbou --time-limit.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } pokus
    [few] { $attempts } pokusy
   *[other] { $attempts } pokusů
}
cli-generate-lost = Proces, který pracoval na úlohách, skončil, možná pro nedostatek paměti. Zkuste to znovu s menším --processes.
generate-no-generator = { $game } úlohy nevytváří.

cli-bench-missing = Měření nejsou nainstalovaná. Jsou ve složce „bench“ zdrojového kódu: spusťte příkaz ze složky se zdrojovým kódem, nainstalované pomocí „make play“.
cli-bench-unknown = Skupina „{ $group }“ neexistuje. Skupiny: { $known }.
cli-bench-group = Skupina
cli-bench-case = Případ
cli-bench-value = Hodnota
cli-bench-unit = Jednotka
cli-bench-reference = Srovnání
cli-bench-ratio = Poměr

check-failed = CHYBA { $place } { $case }
check-warning = Varování { $place }: { $why }
check-expected = očekáváno
check-actual = skutečně
check-unreadable = Soubor nelze přečíst: { $why }.
check-empty = V souboru není žádný případ.
check-long-line = Řádek je delší než { $longest } bajtů.
check-not-json = Řádek není JSON: { $why }.
check-not-object = Řádek není objekt JSON.
check-shape = Případ nemá správnou podobu: { $why }.
check-twice = Řádek { $line } má stejné id.
check-unknown-kind = { $game } nezná druh případu „{ $kind }“. Druhy: { $known }.
check-unknown-field = Pole „{ $field }“ nikdo nečte.
check-crashed = Program skončil chybou: { $why }
