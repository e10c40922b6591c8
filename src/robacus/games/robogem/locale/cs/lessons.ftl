### Lekce: pět malých úloh.

lesson-intro = { $title }: { $text }
lesson-next = Další lekce: { $title }
lesson-done = { $praise }
lesson-last = { $praise } To byly všechny lekce: teď můžete začít hrát.

lesson-forward = Vpřed
    .help = Karta Vpřed posune robota o jedno pole tam, kam hledí. Veze diamant: dovezte ho na červenou základnu.
    .done = Výborně! Diamant je na základně v bezpečí.
lesson-turns = Otočky
    .help = Karty Vlevo a Vpravo otočí robota na místě. Karty se provádějí jedna po druhé, zleva doprava.
    .done = Velmi dobře! Řídíte jako profesionál.
lesson-diamond = Diamanty
    .help = Robot, který vjede na pole s diamantem, ho sebere. Dojeďte pro něj a přivezte ho domů; potřebujete na to dva tahy. Vidíte, které karty přijdou.
    .done = Skvěle! Naplánovali jste dva tahy dopředu.
lesson-push = Tlačení
    .help = Když vjedete na pole jiného robota, odtlačíte ho o jedno pole dál. Veze-li diamant, vezmete mu ho.
    .done = Znamenitě! Odtlačeno, sebráno a přivezeno domů.
lesson-function = Funkce
    .help = Karty ve funkci se provedou, když se zahraje karta ƒ. Leží-li ƒ i ve funkci, začíná funkce znovu a znovu. Dejte do funkce Vpřed a pak ƒ a spusťte druhou kartu ƒ.
    .done = Úžasné! Vaše funkce zavolala sama sebe.
