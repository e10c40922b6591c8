### Tulostettavat arkit.

papers-print = Tulosta
papers-how = Tulosta A4- tai Letter-paperille, tai tallenna PDF-tiedostoksi.
papers-unknown = Tällaista tulostettavaa arkkia ei ole. Pelin perustamislomakkeessa ovat ne, jotka ovat.
papers-unreadable = Tekstiä ei voitu lukea, joten arkki on tyhjä: { $why }
papers-list = Tulostettavaksi
