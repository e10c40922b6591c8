### Ce que dit la réserve, où sont gardées les tables et leurs journaux.

## Ouvrir la base de données

store-locked = Un autre serveur Robacus (processus { $process }) utilise déjà la base de données { $where }. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base.
store-newer = La base de données { $where } a été écrite par une version plus récente de Robacus. Installez cette version ou une version ultérieure.
store-foreign = { $where } appartient à un autre programme : Robacus n’y touche pas. Choisissez un autre fichier ou une autre base.
store-corrupt = { $where } est endommagé ou n’est pas une base de données. Mettez-le de côté et restaurez une copie, ou repartez d’un nouveau fichier.
store-unwritable = Robacus ne peut pas écrire dans sa base de données { $where }. Vérifiez que le dossier existe, que vous avez le droit d’y écrire et que le disque n’est pas en lecture seule.
store-full = Le disque qui contient la base de données { $where } est plein. Libérez de la place ; rien de ce qui a été confirmé n’est perdu.
store-busy = Un autre programme occupe la base de données { $where }. Fermez-le et réessayez.
store-failed = La base de données { $where } est inutilisable : { $detail }
store-bad-address = « { $address } » n’est pas l’adresse d’une base de données. Indiquez le chemin d’un fichier ou une adresse qui commence par postgresql://.
store-no-driver = Pour utiliser PostgreSQL, installez aussi son pilote : pip install "robacus[postgres]"
store-closed = La base de données est fermée. Redémarrez le serveur.

## Écrire

store-overloaded = Le serveur a trop à faire en ce moment. Réessayez dans quelques secondes.
store-conflict = La partie à la table { $table } a avancé : le numéro { $sequence } n’est pas la prochaine entrée du journal. Regardez de nouveau la table et refaites votre action.
store-moved-on = Quelqu’un a été plus rapide. Regardez de nouveau et refaites votre action.
store-table-exists = Il y a déjà une table { $table }. Choisissez un autre nom.
store-unknown-table = Il n’y a pas de table { $table }. Elle a peut-être été supprimée.
store-unknown-seat = La table { $table } n’a pas de place { $seat }.
store-wrong-secret = Ce lien n’ouvre pas la place { $seat } de la table { $table }. Demandez un nouveau lien à l’hôte.
store-seat-taken = La place { $seat } de la table { $table } est déjà occupée. Choisissez-en une autre.

## Limites

store-too-large = { $kind ->
        [entry] Cette action prend { $size } octets ; { $limit } au plus sont permis. Raccourcissez-la.
        [setup] La préparation de cette table prend { $size } octets ; { $limit } au plus sont permis. Réduisez-la.
       *[result] Ce résultat prend { $size } octets ; { $limit } au plus sont permis.
    }
store-bad-id = « { $id } » n’est pas un identifiant valable : de 1 à { $limit } lettres (A–Z, a–z), chiffres et caractères _ . : - sont permis.
store-bad-sequence = { $sequence } n’est pas une place dans un journal ; elles vont de 1 à { $limit }.
store-too-many-seats = Une table ne peut pas avoir { $seats } places ; { $limit } au plus sont permises.
store-bad-nickname = Un pseudo a de 1 à { $limit } caractères visibles.

## Échelles

store-unknown-ladder = Cette échelle n’existe pas. Elle a peut-être été supprimée.
store-unknown-entry = Vous n’avez pas ce programme ici. Il a peut-être été retiré.
store-ladder-closed = Cette échelle est fermée : elle n’accepte plus de programmes.
store-many-entries = Cette échelle est complète : elle accepte au plus { $most } programmes. Demandez à qui l’a créée d’en retirer.
store-many-own-entries = { $most ->
    [one] Chacun peut avoir un programme ici, et vous avez déjà le vôtre. Modifiez-le, ou retirez-le d’abord.
   *[other] Chacun peut avoir { $most } programmes ici, et vous avez déjà les vôtres. Modifiez-en un, ou retirez-en un d’abord.
}
store-many-ladders = Vous avez { $most } échelles, et c’est le maximum. Supprimez-en une dont vous n’avez plus besoin.
