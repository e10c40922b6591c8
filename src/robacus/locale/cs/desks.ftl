### Stoly pro jednoho: úlohy a editory. Zprávy začínající na ui- dostává i kód prohlížeče.

desk-unknown = Tato hra nemá pracovní stůl „{ $name }“.
desk-draft-long = Text je na otevření příliš dlouhý: { $length } znaků, možných je nejvýš { $longest }.
desk-edit-long = Text je příliš dlouhý: { $length } znaků, možných je nejvýš { $longest }.
web-desk-refused = { $why }

ui-desk-busy = Hledá se …
ui-desk-thinking = Zkoumá se na pozadí …
ui-desk-offline = Server neodpovídá. Nic se neztratilo: zkuste to za chvíli znovu.
ui-desk-undo = Vzít zpět
ui-desk-redo = Znovu
ui-desk-undone = Vzato zpět.
ui-desk-redone = Provedeno znovu.
ui-desk-command = Napište to
ui-desk-do = Provést
ui-desk-tools = Nástroje
ui-desk-choose-tool = Vyberte nástroj a pak pole na plánu.
ui-desk-use-square = { $tool }: vyberte pole. Nástroj odložíte, když ho vyberete znovu.
ui-desk-use-side = { $tool }: klepněte poblíž strany pole, nebo pole vyberte klávesou Enter a stranu šipkou.
ui-desk-choose-side = { $square }: která strana? Stiskněte šipku.
ui-desk-parts = Složit plán
ui-desk-which-part = Část plánu
ui-desk-faults = Co ještě není v pořádku
ui-desk-show-fault = Ukázat { $square }
ui-desk-lines = Cesty odtud: { $count }
ui-desk-line-close = Zpět do předchozí pozice
ui-desk-share = Sdílet, vložit
ui-desk-text = Jako text
ui-desk-text-help = Dejte tento text ostatním, nebo sem vložte jiný a otevřete ho.
ui-desk-open = Otevřít tento text
ui-desk-copy-text = Kopírovat text
ui-desk-close = Zavřít
ui-desk-whole = Na vlastní stránce
ui-desk-copy-link = Kopírovat odkaz

## puzzles
puzzles-title = Úlohy
puzzles-others = Další úlohy
puzzles-lead = Sami a svým tempem: nakonec se dozvíte, jak blízko jste byli nejlepšímu řešení.
puzzles-daily = Úloha dne
puzzles-daily-help = Pro všechny stejná a od pondělí do neděle stále těžší.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Hrát
puzzles-days = Poslední dny
puzzles-earlier = Dřívější den
puzzles-show = Ukázat
puzzles-day-before = Předchozí den
puzzles-day-after = Následující den
puzzles-all = Všechny úlohy
puzzles-wish = Úloha podle přání
puzzles-make = Vytvořit úlohu
puzzles-own = Vlastní pozice
puzzles-own-help = Vložte text pozice, nebo začněte s prázdným stolem.
puzzles-own-text = Pozice
puzzles-own-go = Hrát ji
puzzles-kept = Výsledky zůstávají jen na tomto zařízení a nikam se neposílají.
puzzles-no-day = Pro tento den úloha není: vyberte den od { DATETIME($first, dateStyle: "medium") } do { DATETIME($last, dateStyle: "medium") }.
puzzles-none = Tato hra nemá úlohy.
puzzles-making = Úloha tohoto dne se právě tvoří …
puzzles-making-help = Stránka se podívá znovu sama. Ostatní ji pak najdou hotovou.
puzzles-not-found = Za tuto dobu se nic takového nenašlo. Zkuste to znovu, nebo si přejte něco méně vzácného.
puzzles-failed = Tuto úlohu se nepodařilo vytvořit. { $why }
ui-puzzles-streak = Dnů v řadě: { $count }
ui-puzzles-solved = vyřešeno
ui-puzzles-best = vyřešeno nejlépe, jak to jde
ui-puzzles-trying = Hledá se úloha …
ui-puzzles-tried = Pokusů: { $count }. Sekund: { $seconds }
ui-puzzles-stopped = Zastaveno. Vaše přání tu zůstala.

## chyby
mistakes-title = Chyby, ze kterých se učíme
mistakes-lead = Co se v úlohách nepovedlo, proč, a jak se k tomu vrátit. Zůstává to jen na tomto zařízení a nikam se to neposílá.
mistakes-noscript = Chyby si prohlížeč pamatuje pomocí JavaScriptu, který je vypnutý.
ui-mistakes-open = Zkusit znovu: { $count }
ui-mistakes-none = Nic tu není. Co odpovíte špatně, se vysvětlí tady.
ui-mistakes-answer = Vaše odpověď:
ui-mistakes-right = Co je správně
ui-mistakes-again = Zkusit znovu
ui-mistakes-remove = Odstranit
ui-mistakes-removed = Odstraněno.
ui-mistakes-clear = Smazat všechny
ui-mistakes-clear-sure = Odstranit z tohoto zařízení všechny chyby v této hře?
ui-mistakes-done = od té doby správně
ui-mistakes-link = Moje chyby ({ $count })

lessons-title = Naučte se hrát
lessons-help = Jedna malá úloha za druhou: každá naučí jednu věc.
