config-title = La configuration est inutilisable. Rien n’a démarré. À corriger :
config-line = { $variable } : { $text }
config-port = « { $typed } » n’est pas un port. Donnez un nombre de 0 à 65535, par exemple 4400.
config-database = Ce n’est pas l’adresse d’une base de données. Donnez sqlite:/dossier/parvis.db ou postgres://utilisateur:motdepasse@hôte/nom.
config-url = « { $typed } » n’est pas une adresse web. Elle commence par https:// ou http://.
config-locale = Parvis ne parle pas encore « { $typed } ». Donnez en ou fr.
config-zone = « { $typed } » n’est pas un fuseau horaire. Nommez une ville, par exemple Europe/Paris.
config-log = « { $typed } » n’est pas un niveau. Donnez debug, info, warn ou error.
config-secret-needed = Avec PostgreSQL il faut un secret, le même pour chaque processus : au moins 32 caractères, par exemple ceux de « openssl rand -hex 32 ».
config-secret-short = Un secret compte au moins 32 caractères ; celui-ci en a { $length }.
config-digits = Ce n’est pas un identifiant d’application : c’est un nombre d’environ 19 chiffres, à la page « General Information » de l’application.
config-hex = Ce n’est pas une clé publique : ce sont 64 caractères de 0 à 9 et de a à f, à la page « General Information » de l’application.
config-token-missing = Le jeton manque, alors que d’autres réglages de la même plateforme sont donnés.
config-token-shape = Donnez le jeton seul, sans « Bot » devant et sans espaces.
config-token-prefix = Ce jeton commence par { $prefix }.
config-slack-way-in = Il faut un jeton d’application (Socket Mode) ou un secret de signature (HTTP), pour que Parvis puisse être joint.
config-slack-client = L’identifiant et le secret du client se donnent ensemble, ou pas du tout.
config-slack-token = Il faut un jeton de bot (un espace de travail) ou l’identifiant et le secret du client (plusieurs).
store-url-unknown = L’adresse de la base de données est d’un genre inconnu ({ $scheme }). Donnez sqlite:/dossier/parvis.db ou postgres://…
store-folder-missing = Le dossier { $path } ne peut pas être créé. Créez-le, ou donnez à PARVIS_DATA un autre dossier.
store-read-only = { $path } ne peut pas être écrit : le disque ou le dossier est en lecture seule. Donnez à Parvis le droit d’y écrire, ou à PARVIS_DATA un autre dossier.
store-disk-full = Le disque est plein : { $path } ne peut pas grandir. Rien n’a été modifié. Faites de la place, puis redémarrez.
store-not-a-database = { $path } n’est pas une base de Parvis, ou est endommagé. Donnez à DATABASE_URL un autre fichier, ou restaurez une copie.
store-in-use = Un autre Parvis écrit dans { $path }. Arrêtez-le d’abord ; deux programmes sur un fichier se gêneraient.
store-busy = La base { $path } est restée occupée trop longtemps. Réessayez dans un moment.
store-unreachable = La base sur { $server } ne répond pas : { $reason }. Vérifiez qu’elle fonctionne, et DATABASE_URL.
store-postgres-too-old = PostgreSQL sur { $server } est en version { $version }. Parvis demande la 14 ou une plus récente.
store-database-newer = Cette base a été écrite par un Parvis plus récent ({ $name }). Rien n’a été modifié. Installez cette version ou une plus récente.
store-restore-unfinished = La remise en place d’une copie a été interrompue : les personnes qui ont demandé l’oubli depuis cette copie sont encore dans cette base. Remettez une copie en place (parvis restore FICHIER) ; elles seront alors oubliées.
store-backup-failed = Aucune copie de la base n’a pu être faite avant la mise à jour : { $reason }. Rien n’a été modifié.
store-change-lost = La base a abandonné une modification ; rien n’en a été gardé. { $reason }
store-change-waited = Une modification a attendu quelque chose hors de la base ; rien n’en a été gardé.
start-ready = Parvis écoute { $platforms }. Ctrl+C l’arrête.
start-ready-parts = Parvis est prêt : { $parts }. Ctrl+C l’arrête.
start-address = Ses propres pages et entrées sont à { $url }
start-playground = Parvis est ouvert à l’adresse { $url }
start-playground-about = C’est l’association d’exemple « { $name } », avec des personnes imaginaires et sa propre base. Rien ici n’atteint qui que ce soit au-dehors.
start-loopback = Seule cette machine peut l’atteindre (127.0.0.1), car sur cette page chacun peut parler au nom de tous. PARVIS_HOST l’ouvre à d’autres.
start-open = Quiconque atteint { $host } peut s’en servir, et parler au nom de chacune des personnes imaginaires.
start-stop = Ctrl+C l’arrête.
start-sample-new = L’exemple a été refait, pour que ses dates soient proches d’aujourd’hui.
start-stopping = Parvis termine ce qui est commencé, puis s’arrête.
cli-incident = Un incident s’est produit de notre côté : { $reason }. Avec PARVIS_LOG=debug, l’endroit est indiqué ; merci de le signaler.
cli-unknown-sample = L’exemple « { $typed } » n’existe pas. Les exemples sont : { $known }.
cli-file-unreadable = { $path } ne peut pas être lu : { $reason }
cli-migrated = { $count ->
        [0] La base est à jour.
        [one] { $count } étape a mis la base à jour.
        [many] { $count } d’étapes ont mis la base à jour.
       *[other] { $count } étapes ont mis la base à jour.
    }
cli-copy = Une copie d’avant se trouve dans { $path }
outbox-state-due = en attente
outbox-state-sent = dit
outbox-state-given-up = abandonné
outbox-state-dropped = retiré
job-state-due = prévu
job-state-failed = échoué
job-state-done = fait
doctor-line =
    { $state ->
        [well] en ordre : { $text }
        [note] à savoir : { $text }
       *[wrong] à corriger : { $text }
    }
doctor-nothing = Aucune plateforme n’est configurée : parvis start ouvre le terrain de jeu.
manifest-not-https = « { $typed } » n’est pas une adresse que Slack peut atteindre. Elle commence par https://.
doctor-database-none = La base n’existe pas encore : { $path }. parvis start la crée.
doctor-database-sqlite = La base est saine : { $path }, { $megabytes } Mo
doctor-database-postgres = La base répond (PostgreSQL)
doctor-database-behind =
    { $count ->
        [one] La base a une étape de retard sur ce programme : parvis start ou parvis migrate la fait, après une copie.
        [many] La base a { $count } étapes de retard sur ce programme : parvis start ou parvis migrate les fait, après une copie.
       *[other] La base a { $count } étapes de retard sur ce programme : parvis start ou parvis migrate les fait, après une copie.
    }
doctor-database-unreachable = La base ne peut pas être ouverte : { $reason }. Vérifiez DATABASE_URL, et que la base tourne.
doctor-database-unsound = La base est abîmée : { $path } ({ $reason }). Arrêtez Parvis et remettez la dernière copie : parvis restore FICHIER.
doctor-clock = L’horloge est plausible ; données de fuseaux { $zones }
doctor-clock-behind = L’horloge de cette machine retarde de { $seconds } secondes sur ce qui a été écrit en dernier. Réglez-la par le réseau avant que quoi que ce soit ne soit planifié d’après elle.
doctor-disk = { $megabytes } Mo libres dans { $path }
doctor-disk-little = Seulement { $megabytes } Mo libres dans { $path }. Faites de la place avant que les copies n’échouent.
doctor-disk-full = Seulement { $megabytes } Mo libres dans { $path } : l’écriture échouera bientôt. Faites de la place maintenant.
doctor-feed = Le calendrier de { $host } se lit
doctor-feed-unread = Le calendrier de { $host } ne peut pas être lu en ce moment. Ce qui a été lu avant reste ; regardez son adresse, ou demandez à qui le tient.
doctor-rights = Les fichiers qui contiennent des secrets ne sont lus que par leur propriétaire, et les données peuvent être écrites
doctor-rights-folder = { $path } ne peut pas être lu et écrit par qui lance ceci. Donnez-le à l’utilisateur qui fait tourner Parvis (chown).
doctor-rights-open = { $path } peut être lu par d’autres. Fermez-le : chmod 600 { $path }
doctor-backup = La dernière copie a { $hours } heures : { $path }, { $megabytes } Mo
doctor-backup-old =
    { $by ->
        [nobody] La dernière copie a { $hours } heures : { $path }. Mettez PARVIS_BACKUP=03:30, ou lancez parvis backup --rotate chaque nuit.
       *[Parvis] La dernière copie a { $hours } heures : { $path }. Parvis en fait une chaque nuit tant qu’il tourne : voyez son journal.
    }
doctor-backup-none =
    { $by ->
        [nobody] Il n’y a pas encore de copie. Mettez PARVIS_BACKUP=03:30, ou lancez parvis backup --rotate chaque nuit.
       *[Parvis] Il n’y a pas encore de copie. Parvis fait la première dans l’heure qui suit son démarrage.
    }
doctor-backup-tool = pg_dump n’est pas sur cette machine : aucune copie ne peut s’y faire. Installez les outils de PostgreSQL (sous Debian : postgresql-client), ou faites les copies là où est la base.
config-backup = « { $typed } » n’est pas une heure. Donnez-en une comme 03:30, ou off.
config-connections = « { $typed } » n’est pas un nombre de connexions. Donnez 1 ou 2.
config-file-unreadable = { $path } ne peut pas être lu : { $reason }. Donnez-le à l’utilisateur qui fait tourner Parvis (chown), ou enlevez-le.
config-secret-unreadable = { $path } contient le secret de ce Parvis et ne peut pas être lu : { $reason }. Donnez-le à l’utilisateur qui fait tourner Parvis (chown), ou donnez le secret par PARVIS_SECRET.
config-secret-damaged = { $path } devrait contenir le secret de ce Parvis, et ne le contient pas. Remettez-le depuis l’endroit où vous le gardez. Si Parvis n’a jamais servi, enlevez le fichier, et un autre est fait.
config-secret-unwritable = Le secret de ce Parvis ne peut pas être gardé dans { $path } : { $reason }. Voyez PARVIS_DATA et ses droits, ou donnez un secret par PARVIS_SECRET.
config-switch = « { $typed } » n’est ni on ni off. Donnez l’un des deux.
cli-only-unknown = « { $typed } » n’est pas une partie de Parvis. Les parties sont { $known }, séparées par des virgules.
cli-only-alone = Les parties de Parvis partagent un PostgreSQL ; avec SQLite un seul processus fait tout. Enlevez --only, ou mettez DATABASE_URL.
cli-only-nothing = { $part } est demandé, mais n’est pas configuré. Ce qui l’est : { $known }.
