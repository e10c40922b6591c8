### Nyomtatható lapok.

papers-print = Nyomtatás
papers-how = Nyomtasd A4-es vagy Letter papírra, vagy mentsd PDF-be.
papers-unknown = Nincs ilyen nyomtatható lap. A játék űrlapja mutatja, melyek vannak.
papers-unreadable = Ezt a szöveget nem lehetett elolvasni, ezért a lap üres: { $why }
papers-list = Nyomtatásra
