judge-good = A good take: the other player loses.
judge-missed = A take that wins was missed.
judge-lost = There was no take that wins.
judge-stopped = The search was stopped.
judge-wish = You were thinking of heap { $heap }.
