### Co říká sám server: odmítnutí, chyby, jména míst.

seat-open = volné místo
seat-left = { $name } (už tu není)
bot-names = Robo, Šroubek, Matička, Pixel, Drátek, Kolečko, Pružina, Bajtík

web-no-table = Takový stůl neexistuje. Odkaz je možná neúplný, nebo byl stůl odstraněn.
web-no-page = Taková stránka neexistuje.
web-no-rules = Tato hra zatím nemá pravidla k přečtení.
web-no-step = Počet kroků v této hře je jen { $last }.
web-bad-number = „{ $name }“ musí být celé číslo.
web-bad-choice = „{ $value }“ není u „{ $name }“ možné.
web-bad-link = Tento odkaz už neplatí. Požádejte o nový.
web-no-watching = Tento stůl není otevřen divákům. Požádejte hostitele o odkaz k přisednutí.
web-not-your-seat = To není vaše místo.
web-host-only = To může jen hostitel stolu.
web-still-here = Tohoto místa se ostatní nemohou vzdát: kdo tam sedí, je stále tady, nebo právě odešel.
web-no-open-seat = Všechna místa jsou obsazena. Můžete se dívat, pokud to hostitel dovolí.
web-not-over = Hra ještě neskončila. Záznam a přehrávání se otevřou, až skončí.
web-imported = Toto je otevřený záznam: lze ho přehrát, ale ne v něm pokračovat.
web-abandoned = Tento stůl dlouho nikdo neotevřel, a tak byl uzavřen. Záznam partie si můžete dál přehrát.
web-no-bots = Tato hra zatím nemá boty. Založte stůl a někoho pozvěte.
web-action-id = Označení tahu má 1 až { $longest } písmen, číslic, teček, spojovníků nebo podtržítek.
web-csrf = Toto nepřišlo ze stránky tohoto serveru, nebo je stránka už stará. Načtěte stránku znovu a zopakujte to.
web-full = Server má tolik stolů, kolik unese. Zkuste to znovu za několik minut.
web-too-many = Příliš mnoho požadavků najednou. Chvíli počkejte a zkuste to znovu.
web-too-many-tables = To je příliš mnoho nových stolů. Zahrajte si u některého z nich, nebo chvíli počkejte.
web-too-many-connections = Je otevřeno příliš mnoho stránek tohoto stolu. Některé zavřete a zkuste to znovu.
web-too-fast = Přišlo příliš mnoho zpráv najednou, proto bylo spojení ukončeno. Načtěte stránku znovu.
web-frame-too-long = Zpráva byla příliš dlouhá, proto bylo spojení ukončeno. Načtěte stránku znovu.
web-bad-frame = Zprávu nelze přečíst: { $why }
web-bad-frames = Příliš mnoho zpráv nešlo přečíst, proto bylo spojení ukončeno. Načtěte stránku znovu.
web-bad-body = Požadavek nelze přečíst: { $why }
web-bad-request = Požadavku nelze rozumět.
web-bad-type = Server takový obsah nepřijímá.
web-wrong-method = Tato adresa takový požadavek nepřijímá.
web-too-big = To je na odeslání příliš velké.
web-failed = Serveru se to nepodařilo.
web-store-failed = Server se teď nedostane k tomu, co si zapsal, takže se nic nezměnilo. Kdo server provozuje, najde důvod v jeho záznamu.
web-fault = Na serveru se něco pokazilo. Zapsali jsme to pod číslem { $id }.
web-no-token = K tomu je potřeba klíč, který byl vydán s místem: Authorization: Bearer KLÍČ.
web-record-refused = { $why }
web-record-steps = Počet kroků v záznamu je větší než { $longest }; delší se tu neotevírají.

web-port-busy = Port { $port } je obsazen, možná jiným Robacusem. Zastavte ho, nebo zvolte jiný port: --port { $other }.
web-port-forbidden = Systém nepovoluje port { $port }. Zvolte port vyšší než 1023, třeba --port 8765.
web-port-failed = Server nemůže naslouchat na adrese { $host }, port { $port }: { $why }.

worker-slow = Výpočet trval déle než { $seconds } s a byl zastaven.
worker-failed = Výpočet se nezdařil ({ $why }).
worker-busy = Na výpočet čeká příliš mnoho úloh. Zkuste to za chvíli znovu.

web-status-400 = To se nepovedlo
web-status-403 = Není dovoleno
web-status-404 = Nenalezeno
web-status-409 = Teď to nejde
web-status-413 = Příliš velké
web-status-422 = Zkontrolujte prosím, co jste zadali
web-status-429 = Okamžik, prosím
web-status-500 = Naše chyba
web-status-503 = Právě není dostupné

web-remedy-400 = Vraťte se a zkuste to znovu.
web-remedy-403 = Pokud vás někdo pozval, otevřete jeho odkaz ještě jednou.
web-remedy-404 = Zkontrolujte adresu, nebo začněte na úvodní stránce.
web-remedy-409 = Otevřete stůl znovu a uvidíte, jak to na něm vypadá.
web-remedy-413 = Vyberte něco menšího.
web-remedy-422 = Vraťte se, opravte to a odešlete znovu.
web-remedy-429 = Chvíli počkejte a pak načtěte stránku znovu.
web-remedy-500 = Načtěte stránku znovu. Pokud to nepomůže, sdělte správci serveru číslo uvedené výše.
web-remedy-503 = Zkuste to za několik minut; nic z toho, co bylo odehráno, se neztratí.
