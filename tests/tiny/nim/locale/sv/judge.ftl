judge-good = Ett bra drag: den andra spelaren förlorar.
judge-missed = Ett vinnande drag missades.
judge-lost = Det fanns inget vinnande drag.
judge-stopped = Sökningen avbröts.
judge-wish = Du tänkte på hög { $heap }.
