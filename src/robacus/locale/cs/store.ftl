### Co říká úložiště, v němž jsou stoly a jejich záznamy.

## Otevírání databáze

store-locked = Databázi { $where } už používá jiný server Robacus (proces { $process }). Nejdřív ho zastavte, nebo dejte tomuto serveru vlastní databázi.
store-newer = Databázi { $where } zapsala novější verze programu Robacus. Nainstalujte tuto nebo ještě novější verzi.
store-foreign = { $where } patří jinému programu, proto na ni Robacus nesahá. Zvolte jiný soubor nebo jinou databázi.
store-corrupt = { $where } je poškozená nebo to není databáze. Přesuňte ji jinam a obnovte zálohu, nebo začněte s novým souborem.
store-unwritable = Robacus nemůže zapisovat do své databáze { $where }. Zkontrolujte, že složka existuje, že do ní smíte zapisovat a že disk není jen pro čtení.
store-full = Disk s databází { $where } je plný. Uvolněte na něm místo; nic z toho, co bylo potvrzeno, se neztratilo.
store-busy = Databázi { $where } zaměstnává jiný program. Ukončete ho a zkuste to znovu.
store-failed = Databázi { $where } nelze použít: { $detail }
store-bad-address = „{ $address }“ není adresa databáze. Zadejte cestu k souboru nebo adresu začínající postgresql://.
store-no-driver = Chcete-li používat PostgreSQL, nainstalujte i jeho ovladač: pip install "robacus[postgres]"
store-closed = Databáze je zavřená. Spusťte server znovu.

## Zápis

store-overloaded = Server má právě příliš mnoho práce. Zkuste to znovu za několik sekund.
store-conflict = Hra u stolu { $table } mezitím pokročila: číslo { $sequence } není další položkou záznamu. Podívejte se na stůl znovu a svůj krok zopakujte.
store-moved-on = Někdo byl rychlejší. Podívejte se znovu a svůj krok zopakujte.
store-table-exists = Stůl { $table } už existuje. Zvolte jiný název.
store-unknown-table = Stůl { $table } neexistuje. Možná byl smazán.
store-unknown-seat = Stůl { $table } nemá místo { $seat }.
store-wrong-secret = Tento odkaz neotvírá místo { $seat } u stolu { $table }. Požádejte hostitele o nový odkaz.
store-seat-taken = Na místě { $seat } u stolu { $table } už někdo sedí. Zvolte jiné místo.

## Meze

store-too-large = { $kind ->
        [entry] Velikost tohoto kroku v bajtech je { $size }, povoleno je nejvýše { $limit }. Zkraťte ho.
        [setup] Velikost nastavení tohoto stolu v bajtech je { $size }, povoleno je nejvýše { $limit }. Zmenšete ho.
       *[result] Velikost tohoto výsledku v bajtech je { $size }, povoleno je nejvýše { $limit }.
    }
store-bad-id = „{ $id }“ není platné označení: smí mít 1 až { $limit } znaků, a to písmena (A–Z, a–z), číslice a znaky _ . : -
store-bad-sequence = { $sequence } není místo v záznamu; místa jsou od 1 do { $limit }.
store-too-many-seats = Počet míst u stolu nemůže být { $seats }, povoleno je nejvýše { $limit }.
store-bad-nickname = Přezdívka má 1 až { $limit } viditelných znaků.

## Žebříčky

store-unknown-ladder = Takový žebříček tu není. Možná byl smazán.
store-unknown-entry = Takový program tu nemáte. Možná byl odstraněn.
store-ladder-closed = Tento žebříček je uzavřen: další programy nepřijímá.
store-many-entries = Žebříček je plný: vejde se do něj nejvýše { $most } programů. Požádejte toho, kdo ho založil, ať některé odstraní.
store-many-own-entries = { $most ->
    [one] Každý tu může mít jeden program a vy už svůj máte. Změňte ho, nebo ho nejprve stáhněte.
    [few] Každý tu může mít { $most } programy a vy už své máte. Některý změňte, nebo nejprve jeden stáhněte.
   *[other] Každý tu může mít { $most } programů a vy už své máte. Některý změňte, nebo nejprve jeden stáhněte.
}
store-many-ladders = Počet vašich žebříčků je { $most } a víc jich být nemůže. Smažte některý, který už nepotřebujete.
