### Mitä voi tulostaa.

paper-program = Ohjelmalomake
    .help = Kuusitoista täytettävää solua sekä kaikki käskyt ja kysymykset.
paper-program-note = Täytä kaikki kuusitoista solua salassa. Ohjelma alkaa askelesta 1; askelen 15 jälkeen tulee taas 1, ja soluun 0 pääsee vain käskyillä Z ja V0.
paper-board = Paperilauta
    .help = Kuusikulmioruuduista tehty lauta kartongista leikatuille roboteille.
paper-board-note = Aseta robotit reunalle, vähintään kolmen ruudun päähän toisistaan, ja käännä ne kohti jotakin kuudesta sivusta.
paper-board-hidden = Kartan piilotettuja asioita ei tulosteta. Merkitse ne muistiin niin, etteivät muut näe.
paper-robot = Robotti
paper-player = Pelaaja
paper-orders = Käskyt
paper-questions = Kysymykset
paper-question = kysymys: kyllä jatkaa seuraavasta askelesta, ei sitä seuraavasta
draft-print = Tulosta tämä lauta
