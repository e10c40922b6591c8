judge-good = Jó húzás: a másik játékos veszít.
judge-missed = Egy nyerő húzás kimaradt.
judge-lost = Nem volt nyerő húzás.
judge-stopped = A keresés leállt.
judge-wish = A(z) { $heap }. kupacra gondoltál.
