### Stoly pro jednoho: hlavolamy a editory. Zprávy začínající na ui- dostává i kód prohlížeče.

desk-unknown = Tato hra nemá pracovní stůl „{ $name }“.
desk-draft-long = Text je na otevření příliš dlouhý: { $length } znaků, možných je nejvýš { $longest }.
desk-edit-long = Text je příliš dlouhý: { $length } znaků, možných je nejvýš { $longest }.
web-desk-refused = { $why }

ui-desk-busy = Hledá se …
ui-desk-thinking = Zkoumá se na pozadí …
ui-desk-offline = Server neodpovídá. Nic se neztratilo: zkuste to za chvíli znovu.
ui-desk-undo = Zpět
ui-desk-redo = Znovu
ui-desk-undone = Vzato zpět.
ui-desk-redone = Provedeno znovu.
ui-desk-command = Napište to
ui-desk-do = Provést
ui-desk-tools = Nástroje
ui-desk-choose-tool = Vyberte nástroj a pak pole na desce.
ui-desk-use-square = { $tool }: vyberte pole. Escape nástroj odloží.
ui-desk-use-side = { $tool }: ťukněte poblíž strany pole, nebo pole vyberte klávesou Enter a stranu šipkou.
ui-desk-choose-side = { $square }: která strana? Stiskněte šipku.
ui-desk-parts = Složit desku
ui-desk-which-part = Část desky
ui-desk-faults = Co ještě není v pořádku
ui-desk-show-fault = Ukázat { $square }
ui-desk-lines = Cesty odtud: { $count }
ui-desk-line-close = Zpět do předchozí pozice
ui-desk-share = Sdílet, vložit
ui-desk-text = Jako text
ui-desk-text-help = Dejte tento text ostatním, nebo sem vložte jiný a otevřete ho.
ui-desk-open = Otevřít tento text
ui-desk-copy-text = Kopírovat text
ui-desk-copy-link = Kopírovat odkaz

## puzzles
puzzles-title = Hlavolamy
puzzles-others = Další hlavolamy
