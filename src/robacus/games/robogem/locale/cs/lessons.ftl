### Lekce: pět malých úloh.

lesson-intro = { $title }: { $text }
lesson-next = Další lekce: { $title }
lesson-done = { $praise }
lesson-last = { $praise } To byly všechny lekce: teď můžete začít hrát.

lesson-forward = Vpřed
    .help = Karta Vpřed posune robota o jedno pole tam, kam hledí. Veze diamant: dovezte ho na červenou základnu.
lesson-turns = Otočky
    .help = Karty Vlevo a Vpravo otočí robota na místě. Karty se provádějí jedna po druhé, zleva doprava.
lesson-diamond = Diamanty
    .help = Robot, který vjede na pole s diamantem, ho sebere. Dojeďte pro něj a přivezte ho domů; potřebujete na to dva tahy. Vidíte, které karty přijdou.
lesson-push = Tlačení
    .help = Když vjedete na pole jiného robota, odtlačíte ho o jedno pole dál. Veze-li diamant, vezmete mu ho.
lesson-function = Funkce
    .help = Karty ve funkci se provedou, když se zahraje karta ƒ. Leží-li ƒ i ve funkci, začíná funkce znovu a znovu. Dejte do funkce Vpřed a pak ƒ a spusťte druhou kartu ƒ.

lesson-done-forward = Výborně! Diamant je na základně v bezpečí.
lesson-done-turns = Velmi dobře! Řídíte jako profesionál.
lesson-done-diamond = Skvěle! Naplánovali jste dva tahy dopředu.
lesson-done-push = Znamenitě! Odtlačeno, sebráno a přivezeno domů.
lesson-done-function = Úžasné! Vaše funkce zavolala sama sebe.
