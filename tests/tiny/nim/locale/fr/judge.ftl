judge-good = Bonne prise : l’autre joueur perd.
judge-missed = Une prise gagnante a été manquée.
judge-lost = Il n’y avait pas de prise gagnante.
judge-stopped = La recherche a été arrêtée.
judge-wish = Vous pensiez au tas { $heap }.
