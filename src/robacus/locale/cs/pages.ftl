### Texty stránek: úvod, příprava stolu, přisednutí, pravidla, záznamy, chyby.

page-title = Robacus
page-description = Deskové hry o robotech a číslech pro rodiny, třídy a milovníky hlavolamů.
page-skip = Přejít k obsahu
page-home = Robacus, na úvodní stránku
page-language = Jazyk
page-theme = Barvy
page-theme-auto = Jako v zařízení
page-theme-light = Světlé
page-theme-dark = Tmavé
page-nickname = Vaše přezdívka:
page-unofficial = Neoficiální, bez vazby na vydavatele her.
page-about = O Robacusu
page-version = Verze { $version }
page-problem = Takhle to ještě nejde.
page-to-start = Na úvodní stránku

start-title = Roboti, čísla a stůl, u kterého se hraje
start-lead = Společně na jedné obrazovce, každý na svém zařízení, nebo sami proti botovi. Účet nikdo nepotřebuje.
start-games = Hry
start-no-games = Nejsou tu nainstalované žádné hry.
start-play-now = Hrát hned
start-set-up = Připravit stůl
start-rules = Pravidla
start-players = { $low } až { $high } hráčů
start-players-exactly = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
start-tables = Vaše stoly
start-no-tables = Na stole zatím nic není. Začněte partii a bude tu na vás čekat.
start-nobody = zatím nikdo
start-finished = Dohrané partie
start-replay = Přehrání
start-more = { $count ->
    [one] Ještě jeden
    [few] Ještě { $count }
   *[other] Ještě { $count }
}
start-phase-waiting = čeká na hráče
start-phase-playing = hraje se
start-phase-paused = pozastaveno
start-phase-over = dohráno

record-open-title = Otevřít záznam
record-open-help = Partii, která odtud byla exportována, si můžete znovu prohlédnout tah po tahu.
record-open-file = Soubor
record-open-text = Nebo sem záznam vložte
record-open-button = Otevřít přehrání

setup-title = { $game }: připravit stůl
setup-who = Kdo hraje?
setup-name = Vaše přezdívka
setup-seats-help = Hraje { $low } až { $high } hráčů. Kdo otevře odkaz, dostane další volné místo.
setup-seat = Místo { $number }
setup-me = já
setup-here = u této obrazovky
setup-link = přes odkaz
setup-bot = bot: { $level }
setup-none = nikdo
setup-here-name = Jméno na místě { $number }
setup-more-seats = Místa { $low } až { $high }
setup-how = Jak se hraje?
setup-more-options = { $count ->
    [one] { $count } další volba
    [few] { $count } další volby
   *[other] { $count } dalších voleb
}
setup-table = Braní zpět, diváci, semínko
setup-undo = Braní tahů zpět
setup-undo-help = Vlastní: váš poslední tah, pokud od té doby nic nevyšlo najevo. Volné: i potom; přijde znovu stejná karta.
setup-undo-own = vlastní
setup-undo-free = volné
setup-undo-never = nikdy
setup-watch = Ostatní se smějí dívat
setup-watch-help = Kdo má adresu stolu, vidí to, co vidí všichni u stolu.
setup-seed = Semínko náhody
setup-seed-help = Prázdné znamená novou partii. S 32 číslicemi dřívější partie se náhoda zopakuje; stůl to pak oznámí.
setup-button = Ke stolu

join-title = Přisednout: { $game }
join-host = { $host } vás zve ke stolu.
join-seats = Kdo tam sedí
join-kind-person = člověk
join-kind-bot = bot
join-name = Vaše přezdívka
join-name-help = Ostatní ji uvidí. Nejvýše 24 znaků.
join-button = Sednout si
join-watch = Jen se dívat
join-full = Všechna místa u tohoto stolu jsou obsazená.

seat-title = Hrát za { $name } na tomto zařízení?
seat-words = Místo { $name } ({ $game }) se přesune na toto zařízení. Tam, kde se za ně hrálo dosud, se pak bude možné jen dívat.
seat-button = Hrát tady

rules-title = { $game }: pravidla
rules-contents = Obsah

about-what = Robacus je domov deskových her o robotech a číslech. Běží na vašem nebo školním počítači a hraje se v prohlížeči.
about-kept-title = Co se ukládá
about-kept = Cookies si na tomto zařízení pamatují, kdo jste, vaši přezdívku, jazyk a barvy. Stoly a jejich tahy se ukládají na tomto serveru. Nejsou tu účty ani reklamy a žádná stránka se na nic neptá jiných webů.
about-publishers-title = Čí hry to jsou
about-publishers = Robacus je neoficiální a nemá vazbu na vydavatele ani autory tištěných her; názvy patří svým majitelům. Všechny obrázky, texty a programy jsou naše vlastní.
about-programs-title = Pro programy
about-programs = Ke stolu mohou usednout i programy. Na co se mohou ptát a co mohou dělat, je popsáno zde:

picture-theme = Obrázek v barvách „{ $theme }“ neexistuje. Vyberte jedno z: { $known }.
picture-size = Obrázek o šířce { $size } bodů nelze vytvořit. Zvolte { $low } až { $high } bodů na šířku i na výšku.
