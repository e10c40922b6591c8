judge-good = Dobrý tah: druhý hráč prohraje.
judge-missed = Vyhrávající tah zůstal nevyužitý.
judge-lost = Vyhrávající tah nebyl.
judge-stopped = Hledání bylo zastaveno.
judge-wish = Mysleli jste na hromádku { $heap }.
