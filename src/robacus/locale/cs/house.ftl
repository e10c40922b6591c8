### Texty domu: stoly, místa, záznamy, volby.

seat-unnamed = Hráč { $number }

event-begin = Hra začíná.
event-sat = { $seat } usedá ke stolu.
event-left = { $seat } odchází.
event-pause-asked = { $seat } žádá o přestávku: hodiny se zastaví, až toto kolo skončí.
event-paused = { $seat } zastavuje hodiny.
event-paused-host = Hostitel zastavuje hodiny.
event-paused-empty = Nikdo tu není: hodiny stojí.
event-resumed = Hra pokračuje.
event-undo = { $seat } bere zpět poslední tah.
event-resigned = { $seat } to vzdává.
outcome-resigned = Všichni ostatní to vzdali.
outcome-stayed = Hra skončila. Nejlepší z těch, kdo zůstali: { $winners }.

table-over = Hra skončila. Otevřete její přehrání, nebo požádejte o odvetu.
table-begun = Hra už začala.
table-not-begun = Hra ještě nezačala. Počkejte, až budou všechna místa obsazená, nebo ji spusťte.
table-paused = Hra je pozastavená. Nejdřív stiskněte „Pokračovat“.
table-not-paused = Hra není pozastavená.
table-pause-asked = O přestávku už někdo požádal: hodiny se zastaví, až toto kolo skončí.
table-open-seats = Jedno místo je ještě volné. Počkejte na někoho, nebo ho dejte botovi.
table-seat-taken = Toto místo je obsazené. Vyberte jiné.
table-seat-open = Nikdo tam nesedí.
table-no-seat = Místo { $seat } neexistuje; počet míst u tohoto stolu: { $seats }.
table-gone = Toto místo už hru opustilo.
table-resigned = Toto místo už hru vzdalo.
table-name = Přezdívka má 1 až { $longest } písmen, číslic nebo znaků.
table-no-undo = Tady nelze nic vzít zpět: něco vyšlo najevo, někdo mezitím táhl, čas na tah vypršel, nebo to stůl nedovoluje.
table-moved-on = Od vašeho výběru se situace na stole změnila. Podívejte se a vyberte znovu.

action-too-long = To je { $length } znaků; žádný tah jich nepotřebuje víc než { $longest }.
game-unknown = Hra „{ $name }“ neexistuje. Známé hry: { $known }.

option-unknown = Volba „{ $name }“ neexistuje. Známé volby: { $known }.
option-not-flag = Volba „{ $name }“ je zapnutá (on), nebo vypnutá (off), ne „{ $value }“.
option-not-number = Volba „{ $name }“ potřebuje celé číslo, ne „{ $value }“.
option-range = Volba „{ $name }“ má rozsah od { $low } do { $high }; { $value } je mimo něj.
option-choice = Volba „{ $name }“ nemůže být „{ $value }“. Možnosti: { $known }.
option-not-text = Volba „{ $name }“ potřebuje text.
option-too-long = Text volby „{ $name }“ má { $length } znaků; povoleno je nejvýše { $longest }.

record-empty = Záznam je prázdný. Vložte text nebo vyberte soubor, který byl odtud exportován.
record-unreadable = Toto není záznam hry: { $why }.
record-why-json = od znaku { $at } to není JSON
record-why-cut = je useknutý; zkopírujte ho celý
record-why-field = „{ $field }“ chybí nebo je chybné
record-why-text = není to text v UTF-8
record-why-deep = má příliš mnoho vnořených úrovní
record-format = Tento záznam má formát { $format }; tento program čte formát { $known }. Aktualizujte program.
record-ruleset = Tento záznam (hra { $game }) používá verzi pravidel { $ruleset }; tento program zná { $known }. Aktualizujte program.
record-seats = Počet míst { $seats } nevyhovuje: tato hra je pro { $low } až { $high }.
record-seed = Semínko náhody musí mít { $digits } šestnáctkových číslic (0–9, a–f).
record-level = Tato hra nemá úroveň bota „{ $level }“.
record-entry = Řádek záznamu nelze přečíst: { $why }.
record-bad-entry = Položka { $number } v záznamu: { $why }
record-time = Čas { $at } ms nesedí: předchozí položka má { $last } ms a čas se nikdy nevrací.
record-time-stands = Čas { $at } ms nesedí: hra je pozastavená a její čas stojí na { $last } ms.
record-skipped = Přestávka { $skipped } ms je mimo povolený rozsah.
record-begin = Hra začíná v čase 0.
record-too-long = Záznam je příliš dlouhý: víc než { $longest } položek nebo kroků.
record-too-big = Záznam má { $size } bajtů; čte se nejvýše { $biggest }.
