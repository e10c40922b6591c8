judge-good = Hyvä otto: toinen pelaaja häviää.
judge-missed = Voittava otto jäi huomaamatta.
judge-lost = Voittavaa ottoa ei ollut.
judge-stopped = Haku keskeytettiin.
judge-wish = Ajattelit kasaa { $heap }.
