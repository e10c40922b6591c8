### Aréna. Zprávy, které začínají na "help", nemají argumenty.

help-arena = Nechat bojovat boty a programy: zápasy, turnaje, žebříčky, evoluce.
help-arena-more =
    ENTRY je složka programů, soubor jednoho z nich, library (programy, které patří ke hře),
    evolved (ty, které vznikly evolucí), library:NAME, level:NAME (bot hry) nebo run:COMMAND (váš vlastní program, který čte a píše řádky JSON). NAME=ENTRY mu
    dá jiné jméno. Stejní účastníci a stejné semínko dají stejnou tabulku na libovolném počtu procesů.
help-arena-match = Dva nebo více účastníků u jednoho stolu, stále znovu.
help-arena-match-more = Míst je tolik, kolik je účastníků; každý sedí na každém místě stejně často.
help-arena-round-robin = Každý s každým.
help-arena-round-robin-more =
    Všichni se potkají na stejných plánech, se stejnými semínky a výchozími místy a vymění si místa.
    Účastníci, kteří přijdou později, hrají jen to, co chybí.
help-arena-ladder = Setkání těch, kdo jsou přibližně stejně dobří; pro mnoho účastníků.
help-arena-ladder-more =
    Tabulka je seřazená podle hodnocení. Až přibudou účastníci, spusťte to znovu se stejným souborem výsledků:
    noví dostanou své partie jako první.
help-arena-evolve = Zlepšovat programy proti soupeřům.
help-arena-evolve-more =
    OPPONENT se píše jako účastník a musí to být program. Zapíše do složky nejlepší program a k němu, kolik
    za něco stojí při tréninku, na nových výchozích místech a na nových plánech. Přerušený běh pokračuje
    tam, kde byl.

help-arena-option-game = Hrát tuto hru; stačí začátek jména. Je to třeba jen tehdy, když má programy víc her.
help-arena-option-option = Nastavit volbu hry. Je-li stejné jméno uvedeno vícekrát, přijdou na řadu všechny hodnoty.
help-arena-option-starts = Tolik semínek a výchozích míst na každém plánu místo 4.
help-arena-option-seed = Text, který rozhoduje o semínkách a výchozích místech, místo 1.
help-arena-option-broken = Co se stane, když účastníka nelze přečíst: stop skončí (obvykle), skip ho vynechá.
help-arena-option-processes = Pracovat s tolika procesy; jinak s jedním na každý procesor.
help-arena-option-cluster = Pracovat na clusteru dask, jehož plánovač má tuto adresu.
help-arena-option-results = Uchovat každý výsledek v tomto souboru, jakmile je znám; co v něm je, se znovu nehraje.
help-arena-option-page = Zapsat do této složky stránku s tabulkou a záznamy partií.
help-arena-option-language = Jazyk stránky; obvykle ten, který má příkazový řádek.
help-arena-option-replays = Zapsat vedle stránky nejvýš tolik záznamů místo 100.
help-arena-option-json = Vypsat jeden dokument JSON.
help-arena-option-seconds = Váš program má na odpověď tolik sekund místo 10.
help-arena-option-game-seconds = A tolik na všechny odpovědi v jedné partii místo 300.
help-arena-option-megabytes = A tolik megabajtů paměti místo 2048.
help-arena-option-seats = U stolu hraje tolik účastníků místo 2.
help-arena-option-meetings = Pokračovat, dokud se každý nesetkal s ostatními tolikrát místo 20.
help-arena-option-out = Uchovat průběh a nejlepší program v této složce.
help-arena-option-battles = Vybojovat celkem tolik bitev místo 20000.
help-arena-option-population = Držet tolik programů místo 40.
help-arena-option-wild = Trénovat i na tolika náhodných plánech a měřit na stejném počtu jiných místo 8.
help-arena-option-from = Začít také s tímto programem nebo s touto složkou programů.

arena-which-game = Která hra? Řekněte to volbou --game. Hry: { $known }.
arena-option-words = Volba --option potřebuje NAME=VALUE, ne „{ $words }“.
arena-one-crew = Vyberte buď --processes, nebo --cluster.
arena-seats = Hru { $game } nelze v aréně hrát v počtu { $seats }; možné je { $low } až { $high }.
arena-many-tables = Z těchto voleb vychází { $tables } různých stolů; možných je nejvýš { $most }.
arena-many-games = To by bylo { $games } partií; možných je nejvýš { $most }. Uveďte méně účastníků nebo výchozích míst, nebo zvolte žebříček.
arena-many-entries = Účastníků je víc než { $most }. Uveďte jich méně.
arena-few-entries = { $entries ->
    [0] Není žádný účastník.
    [one] Je jen jeden účastník.
    [few] Jsou jen { $entries } účastníci.
   *[other] Je jen { $entries } účastníků.
} { $seats ->
    [one] Je třeba aspoň jeden.
    [few] Je třeba aspoň { $seats }.
   *[other] Je třeba aspoň { $seats }.
}
arena-same-name = Dva účastníci se jmenují „{ $name }“: { $one } a { $other }. Dejte jednomu jiné jméno: NAME=ENTRY.
arena-one-name = „{ $name }“ může být jméno jen jednoho účastníka a „{ $words }“ není žádný nebo je jich víc.
arena-command = Toto není příkaz o nejvýš { $longest } znacích: { $command }
arena-level = { $game } nemá bota „{ $level }“. Boti: { $known }.
arena-no-levels = žádní
arena-no-library = Ke hře { $game } žádné programy nepatří.
arena-not-in-library = V knihovně není program „{ $name }“. Programy: { $known }.
arena-no-programs = Hru { $game } nehrají programy ze souborů ({ $words }). Uveďte bota: level:NAME, nebo svůj program: run:COMMAND.
arena-empty-folder = Ve složce { $folder } není žádný program. Soubory programů končí na { $endings }.
arena-no-file = Nelze ho přečíst: { $why }.
arena-big-file = Soubor je příliš velký: čte se nejvýš { $biggest } bajtů.
arena-bad-entry = { $place } se nemůže zúčastnit: { $why }
arena-stopped = { $count ->
    [one] Jeden účastník se nemůže zúčastnit.
    [few] { $count } účastníci se nemohou zúčastnit.
   *[other] { $count } účastníků se nemůže zúčastnit.
} Opravte to, nebo takové vynechejte pomocí --broken skip.
arena-lost = Práce se stále ztrácela ({ $why }). Zkuste to s menším --processes, nebo se podívejte na pracovníky clusteru.
arena-interrupted = Zastaveno. Co je hotovo, je v { $name }; stejný příkaz odtud pokračuje.
arena-no-dask = Pro --cluster je třeba dask, a ten není nainstalovaný. Nainstalujte ho: pip install "robacus[cluster]"
arena-no-cluster = Pro cluster na adrese { $address } nikdo nepracuje ({ $why }). Je adresa správná a běží plánovač i nějaký pracovník?
arena-in-use = { $name } používá jiný běh. Počkejte na něj, nebo vyberte jiný soubor.
arena-not-results = { $name } není soubor výsledků arény. Vyberte jiný soubor.
arena-bad-line = { $name }, řádek { $line }, nelze přečíst. Smažte ten řádek a jeho partie se odehraje znovu.
arena-other-results = { $name } patří k něčemu jinému: liší se { $fields }. Vyberte jiné místo, nebo stejná nastavení.
arena-bad-course = { $name } nelze přečíst. Vyberte jinou složku, nebo soubor smažte a začněte znovu.
arena-evolve-few = Při tomto počtu programů ({ $population }) a s těmito soupeři je třeba aspoň { $least } bitev. Povolte větší --battles, nebo držte menší --population.
arena-evolve-program = { $name } není program. Evoluce potřebuje soupeře, kteří jsou programy.
arena-evolve-game = Hra { $game } nemá programy, které by evoluce mohla zlepšovat. Hry, které je mají: { $known }.

arena-measured = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $tables ->
    [one] { $tables } plán nebo sada voleb
    [few] { $tables } plány nebo sady voleb
   *[other] { $tables } plánů nebo sad voleb
}, semínko { $seed }.
arena-forfeits = { $count ->
    [one] Jedna partie propadla.
    [few] { $count } partie propadly.
   *[other] { $count } partií propadlo.
}
arena-page-written = Stránka je { $page }
arena-written = Program je v souboru { $file }
arena-took = Tento běh: bitev { $battles } za { $seconds } s.
arena-evolved = Vyvinuto v { $battles } bitvách a { $generations } generacích (semínko { $seed }); vzniklo v generaci { $born }.
arena-share-on = { $share } % bodů, { $grounds }, bitev: { $battles }.
arena-grounds-training = tréninkové plány ({ $maps ->
    [one] { $maps } plán
    [few] { $maps } plány
   *[other] { $maps } plánů
})
arena-grounds-fresh-starts = stejné plány s novými výchozími místy
arena-grounds-fresh-maps = { $maps ->
    [one] { $maps } nový plán
    [few] { $maps } nové plány
   *[other] { $maps } nových plánů
}
arena-short-training = Trénink
arena-short-fresh-starts = Nová místa
arena-short-fresh-maps = Nové plány

arena-head-place = Pořadí
arena-head-name = Jméno
arena-head-opponent = Soupeř
arena-head-kind = Co to je
arena-head-games = Partie
arena-head-wins = Výhry
arena-head-draws = Remízy
arena-head-losses = Prohry
arena-head-points = Body
arena-head-share = % bodů
arena-head-rating = Hodnocení
arena-head-players = Hráči
arena-head-result = Výsledek
arena-head-turns = Tahy
arena-head-options = Volby
arena-head-replay = Záznam

arena-kind-program = program
arena-kind-level = bot
arena-kind-command = cizí program

arena-title-match = Zápas: { $game }
arena-title-round-robin = Turnaj každý s každým: { $game }
arena-title-ladder = Žebříček: { $game }
arena-page-entries = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
   *[other] { $count } účastníků
}
arena-page-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
arena-page-seats = { $count } u stolu
arena-page-seed = Semínko
arena-page-tables = Plány a volby
arena-page-by-points = Výhra je za 3 body, remíza dvou za 1; z W hráčů dostane každý z S, kdo se o výsledek dělí, (W × W − 1) / S. Za hodnocením stojí, o kolik se může mýlit.
arena-page-by-rating = Seřazeno podle toho, kolik je hodnocení nejméně; za ním stojí, o kolik se může mýlit. Výhra je za 3 body, remíza dvou za 1; z W hráčů dostane každý z S, kdo se o výsledek dělí, (W × W − 1) / S.
arena-page-table = Tabulka
arena-page-crossed = Každý s každým
arena-page-crossed-help = Kolik procent svých bodů získal účastník řádku proti účastníkovi sloupce.
arena-page-pair = Partie: { $games }, body { $points } : { $against }
arena-page-replays = Partie k přehrání
arena-page-replays-help = Partii si přehrajete odkazem; záznam otevřete na úvodní stránce Robaca nebo příkazem „robacus record FILE“.
arena-page-made = Vytvořeno v programu Robacus.
arena-film-link = Přehrát { $number }
arena-replay-link = Záznam { $number }
arena-page-back = Zpět k tabulce
arena-percent = { $value } %
arena-with-forfeits = { $losses } (propadlo: { $count })
arena-usual-options = obvyklé volby
arena-yes = ano
arena-no = ne
arena-won = Vyhrává { $name }.
arena-draw = Děleno: { $names }.
arena-nobody-won = Nevyhrál nikdo.
arena-forfeit-slow = { $name }: odpověď trvala déle než { $detail } s.
arena-forfeit-ended = { $name }: skončil před svou partií ({ $detail }).
arena-forfeit-nonsense = { $name }: odpověď, kterou nelze přečíst: { $detail }
arena-forfeit-refused = { $name }: chtěl něco, co pravidla nedovolují: { $detail }
arena-forfeit-crashed = { $name }: má v sobě chybu: { $detail }
arena-forfeit-silent = { $name }: neudělal nic.
